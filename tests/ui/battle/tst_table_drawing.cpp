// What the battle table shows: signs of troops, terrain, overview, and where units wait.
#include "core/army/troop_sign.h"
#include "core/table/geometry.h"
#include "models/paper/figure_shapes.h"
#include "models/text.h"
#include "tests/ui/battle/drawn_units.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/drawing/open_ground.h"
#include "ui/battle/drawing/overview.h"
#include "ui/battle/drawing/terrain_shapes.h"
#include "ui/battle/table/table_view.h"

#include <QAction>
#include <algorithm>
#include <set>

using namespace ephor;
using namespace ephor::test;

class TestTableDrawing : public QObject {
    Q_OBJECT

    /// A figure of 12 pixels.
    static QImage figure(const QString& sign) {
        UnitShown unit = unitNamed(0, "One", {0, 0});
        unit.sign = sign;
        unit.strength = unit.full = 1;
        unit.body.size = {1, 1};
        const TableCamera camera{{0, 0}, 15, {30, 30}};
        const PowerLook look = *knownLook(QStringLiteral("athens"));
        const QPalette palette = ephorPalette(false);
        const QFont font;
        QImage image(30, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintUnit(painter, unit, {camera, look, palette, font}, UnitState::Plain);
        return image;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void eachTroopTypeHasADrawing_data() { addSystems(); }
    void eachTroopTypeHasADrawing() {
        QFETCH(const QString, id);
        for (const TroopType& type : findSystem(id.toStdString())->catalogue().types) {
            QVERIFY2(&figureShape(toQString(signOf(type))) != &figureShape({}), type.id.c_str());
            QCOMPARE(codeOf(type).empty(), id != QLatin1String("dba"));
        }
    }

    void theSidesOfABattleNeverHaveLikeColours() {
        for (const auto& [first, second] :
             {std::pair("Macedon under Alexander", "The Seleucids"), std::pair("The Seleucids", "Macedon"),
              std::pair("Athens", "Macedon"), std::pair("Macedon", "Macedon"), std::pair("Nobody", "Nobody")}) {
            Setup setup;
            setup.lists[0].name = first;
            setup.lists[1].name = second;
            const auto looks = looksOf(setup);
            const int apart = std::abs(looks[0].light.hsvHue() - looks[1].light.hsvHue());
            QVERIFY2(std::min(apart, 360 - apart) >= 35, second);
            QVERIFY2(looks[0].letter != looks[1].letter, second);
        }
    }

    void signsDifferAtTwelvePixels() {
        std::set<std::string_view> signs;
        for (const RuleSystem* system : builtinSystems())
            for (const TroopType& type : system->catalogue().types)
                signs.insert(signOf(type));
        QVERIFY(signs.size() >= 20);
        for (auto one = signs.begin(); one != signs.end(); ++one)
            for (auto other = signs.begin(); other != one; ++other) {
                const QImage a = figure(toQString(*one));
                const QImage b = figure(toQString(*other));
                int different = 0;
                for (int y = 0; y < a.height(); ++y)
                    for (int x = 0; x < a.width(); ++x)
                        different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 50;
                QVERIFY2(different >= 12, (std::string(*one) + " and " + std::string(*other)).c_str());
            }
    }

    void troopsThatSharedASignAreToldApart() {
        const auto sign = [](const char* system, const char* type) {
            return signOf(*findSystem(system)->catalogue().find(type));
        };
        QCOMPARE(sign("dba", "El"), "elephant");
        QCOMPARE(sign("dba", "4Pk"), "pike");
        QCOMPARE(sign("dba", "SCh"), "scythed_chariot");
        QCOMPARE(sign("dba", "Art"), "artillery");
        QCOMPARE(sign("ohw", "indian_elephants"), "elephant");
        QCOMPARE(sign("ohw", "warband"), "warband");
        QCOMPARE(sign("men_of_bronze", "light_cavalry"), "light_horse");
        QCOMPARE(sign("alala", "hoplite"), "hoplite");
        QCOMPARE(sign("skirmish", "knight"), "knights");
        QCOMPARE(sign("skirmish", "dismounted_knight"), "hoplite");
    }

    void codesTakeTheFiguresPlace() {
        const auto session = battleOf(*findSystem("dba"));
        QVERIFY(session && playToDeployment(*session));
        const auto units = unitsShown(session->game(), session->table(), nullptr);
        QVERIFY(std::ranges::none_of(units, [](const UnitShown& unit) { return unit.code.isEmpty(); }));
        TableView view(*session);
        view.resize(800, 600);
        view.grab();  // labels keep the sides that they find in the first picture
        const QImage figures = view.grab().toImage();
        view.setCodesShown(true);
        QVERIFY(view.grab().toImage() != figures);
        view.setCodesShown(false);
        QCOMPARE(view.grab().toImage(), figures);
    }

    void theMenuShowsCodes() {
        auto owned = battleOf(*findSystem("dba"));
        QVERIFY(owned && playToDeployment(*owned));
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.resize(1000, 700);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* view = window.findChild<TableView*>();
        auto* codes = window.findChild<QAction*>(QStringLiteral("actionCodes"));
        QVERIFY(codes && !codes->isChecked());
        const QImage figures = view->grab().toImage();
        codes->trigger();
        QVERIFY(view->grab().toImage() != figures);
    }

    void aBaseHasAsManyFiguresAsItsCode() {
        UnitShown unit = unitNamed(0, "One", {0, 0});
        unit.strength = unit.full = 1;
        const auto ranks = [&](const char* sign, const char* code) {
            unit.sign = QString::fromLatin1(sign);
            unit.code = QString::fromLatin1(code);
            const Ranks r = ranksOf(unit);
            return std::array{r.columns, r.ranks, r.present};
        };
        QCOMPARE(ranks("pike", "4Pk"), (std::array{4, 1, 4}));
        QCOMPARE(ranks("hoplite", "8Sp"), (std::array{4, 2, 8}));
        QCOMPARE(ranks("psiloi", "Ps"), (std::array{2, 1, 2}));
        QCOMPARE(ranks("elephant", "El"), (std::array{1, 1, 1}));
        QCOMPARE(ranks("cavalry", "Cv"), (std::array{3, 1, 3}));
    }

    void theOverviewTakesAFreeCorner_data() {
        QTest::addColumn<int>("freeCorner");
        for (int corner = 0; corner < 4; ++corner)
            QTest::addRow("corner %d", corner) << corner;
    }
    void theOverviewTakesAFreeCorner() {
        QFETCH(const int, freeCorner);
        const TableCamera camera = cameraOn(24);
        constexpr QPointF corners[] = {{60, 60}, {1220, 60}, {60, 740}, {1220, 720}};
        std::vector<UnitShown> units{unitNamed(9, "Beyond the view", {2, 2})};
        for (int corner = 0; corner < 4; ++corner)
            if (corner != freeCorner)
                units.push_back(unitNamed(corner, "In a corner", camera.toTable(corners[corner])));
        const Overview overview = Overview::in(camera, {72, 48}, units);
        QVERIFY(overview.isNeeded);
        QVERIFY(overview.contains(corners[freeCorner]));
        for (const UnitShown& unit : units)
            for (const Vec corner : ephor::corners(unit.body))
                QVERIFY(!overview.box.contains(camera.toScreen(corner)));
    }

    void noOverviewWhereAllUnitsAreInView() {
        const auto units = twoLines();
        QVERIFY(!Overview::in(cameraOn(18), {72, 48}, units).isNeeded);
        QVERIFY(Overview::in(cameraOn(60), {72, 48}, units).isNeeded);
    }

    void waitingUnitsLeaveRoomForTheTable_data() { addSystems(); }
    void waitingUnitsLeaveRoomForTheTable() {
        QFETCH(const QString, id);
        auto owned = battleOf(*findSystem(id.toStdString()));
        QVERIFY(owned && playToDeployment(*owned));
        BattleSession& session = *owned;
        TableView view(session);
        view.resize(1000, 640);
        view.grab();
        const TableSize size = session.table().size();
        const QRectF table = view.camera().toScreen(Vec{0, 0}, Vec{size.width, size.height});
        const double share = std::max(table.width() / view.width(), table.height() / view.height());
        QVERIFY2(share >= 0.6, qPrintable(QString::number(share)));
        const auto units = unitsShown(session.game(), session.table(), nullptr);
        const Body ground{{{size.width / 2, size.height / 2}, {0, 1}}, {size.width, size.height}};
        for (const UnitShown& unit : units) {
            if (!unit.waiting)
                continue;
            QVERIFY(!overlap(unit.body, ground));
            QVERIFY(QRectF(view.rect()).contains(*view.placeOf(unit.piece)));
            for (const UnitShown& other : units)
                QVERIFY(&other == &unit || !overlap(unit.body, other.body));
        }
    }

    void aDeployedUnitLeavesTheOthersInTheirPlaces_data() { addSystems(); }
    void aDeployedUnitLeavesTheOthersInTheirPlaces() {
        QFETCH(const QString, id);
        const auto session = battleOf(*findSystem(id.toStdString()));
        QVERIFY(session && playToDeployment(*session));
        const auto before = unitsShown(session->game(), session->table(), nullptr);
        session->step();
        QVERIFY(QTest::qWaitFor([&] { return !session->isBusy(); }, 20000));
        for (const UnitShown& unit : unitsShown(session->game(), session->table(), nullptr))
            if (unit.waiting)
                QCOMPARE(unit.body.pose.centre, before[unit.piece.index()].body.pose.centre);
    }

    void openGroundVariesQuietly_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void openGroundVariesQuietly() {
        QFETCH(const bool, dark);
        const QPalette palette = ephorPalette(dark);
        const QImage tones = groundTones({72, 48}, palette);
        int lightest = 0;
        int darkest = 255;
        QSet<QRgb> colours;
        for (int y = 0; y < tones.height(); ++y)
            for (int x = 0; x < tones.width(); ++x) {
                const int light = QColor(tones.pixel(x, y)).lightness();
                lightest = std::max(lightest, light);
                darkest = std::min(darkest, light);
                colours.insert(tones.pixel(x, y));
            }
        QVERIFY2(colours.size() > 8, qPrintable(QString::number(colours.size())));
        QVERIFY2(lightest - darkest < 20, qPrintable(QString::number(lightest - darkest)));
    }

    void theScaleBarLeavesACornerWithUnits() {
        const auto session = battleOf(*findSystem("men_of_bronze"));
        QVERIFY(session);
        const QPalette palette;
        const QFont font;
        const TableCamera camera = cameraOn(20);
        const GroundInk ink{camera, palette, font};
        const TableLengths lengths(session->game());
        const ScaleBar right = scaleBarFor(ink, lengths, {});
        QVERIFY(QRectF({0, 0}, camera.view).contains(right.box));
        const ScaleBar left = scaleBarFor(ink, lengths, {unitNamed(0, "Leontis", camera.toTable(right.box.center()))});
        QVERIFY(left.box.right() < right.box.left());
        QVERIFY(QRectF({0, 0}, camera.view).contains(left.box));
    }

    void lengthsAreInTheUnitOfTheRules_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("six");
        QTest::addColumn<QString>("bar");
        QTest::addColumn<QString>("place");
        QTest::newRow("dba") << "dba" << "6 BW" << "12 base widths" << "x 7.0 BW  y 13.0 BW";
        QTest::newRow("ohw") << "ohw" << "1 square" << "2 squares" << "square 2, 3";
        QTest::newRow("men_of_bronze") << "men_of_bronze" << QStringLiteral("6″") << "12 inches"
                                       << QStringLiteral("x 7.0″  y 13.0″");
    }
    void lengthsAreInTheUnitOfTheRules() {
        QFETCH(const QString, id);
        QFETCH(const QString, six);
        QFETCH(const QString, bar);
        QFETCH(const QString, place);
        const auto session = battleOf(*findSystem(id.toStdString()));
        QVERIFY(session);
        const TableLengths lengths(session->game());
        QCOMPARE(lengths.text(6), six);
        QCOMPARE(lengths.bar(12), bar);
        QCOMPARE(lengths.position({7, 13}), place);
        QVERIFY(!lengths.table().contains(QStringLiteral("inches")) || lengths.square() <= 0);
    }

    void aScaleBarHasWholeSquaresOfAnyLength() {
        const RuleSystem& system = *findSystem("ohw");
        const auto usual = battleOf(system);
        QVERIFY(usual);
        Setup setup = usual->game().setup();
        setup.options = {{"square", "7.5"}};
        setup.table = {90, 60};
        const auto session = BattleSession::open(system, setup, DicePlan{});
        QVERIFY(session);
        const TableLengths lengths((*session)->game());
        QCOMPARE(lengths.square(), 7.5);
        QCOMPARE(lengths.table(), QStringLiteral("table 12 × 8 squares"));
        const QPalette palette;
        const QFont font;
        for (const auto& [scale, text] : {std::pair(12.0, "2 squares"), std::pair(20.0, "1 square")}) {
            const TableCamera camera = cameraOn(scale);
            QCOMPARE(scaleBarFor({camera, palette, font, lengths.square()}, lengths, {}).text,
                     QString::fromLatin1(text));
        }
    }

    /// How much darker a line of the grid is than the ground beside it.
    void squaresAreSeen() {
        const QPalette palette;
        const QFont font;
        const TableCamera camera = cameraOn(12);
        const auto contrast = [&](double square) {
            QImage image(camera.view.toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            TableGround().paint(painter, {72, 48}, {}, {camera, palette, font, square});
            painter.end();
            int sum = 0;
            for (int y = 13; y < 18; ++y) {  // a line at x = 30, halfway between two feet
                const QPoint line = camera.toScreen(Vec{30, y + 0.5}).toPoint();
                int darkest = 255;
                for (int x = -1; x <= 1; ++x)
                    darkest = std::min(darkest, qGray(image.pixel(line + QPoint(x, 0))));
                sum += qGray(image.pixel(line + QPoint(8, 0))) - darkest;
            }
            return sum;
        };
        QVERIFY2(contrast(6) > contrast(0) * 3 / 2, qPrintable(QString::number(contrast(6))));
    }

    void aStreamHasBanksInsideItsOutline() {
        const TableCamera camera{{7.5, 7.5}, 40, {600, 600}};
        Terrain river;
        river.kind = "river";
        river.outline = {{0, 3}, {15, 3}, {15, 3.6}, {0, 3.6}};
        const QPainterPath exact = exactShape(river, camera);
        const QPainterPath water = streamShape(river, camera).intersected(exact);
        QSet<int> widths;
        for (int x = 4; x < 596; x += 8) {
            int wet = 0;
            for (int y = 0; y < 600; ++y)
                wet += water.contains(QPointF(x, y)) ? 1 : 0;
            QVERIFY2(wet >= 8 && wet <= 24, qPrintable(QStringLiteral("%1 at %2").arg(wet).arg(x)));
            widths.insert(wet);
        }
        QVERIFY(widths.size() >= 4);  // no bar
    }

    void aUnitIsFoundAFewPixelsBesideIt() {
        const std::vector<UnitShown> units{unitNamed(0, "Leontis", {36, 24}), unitNamed(1, "Antiochis", {42, 24})};
        QCOMPARE(unitAt(units, {36, 25}), PieceId(0));
        QVERIFY(!unitAt(units, {38.8, 24}));
        QCOMPARE(unitAt(units, {38.8, 24}, 0.5), PieceId(0));
        QCOMPARE(unitAt(units, {39.2, 24}, 0.5), PieceId(1));
        QVERIFY(!unitAt(units, {36, 26}, 0.5));
    }

    void terrainLooksTheSameEachTime() {
        const auto session = test::alalaSession();
        QVERIFY(session);
        const QFont font;
        const QPalette palette;
        const TableCamera camera{{48, 24}, 12, {1200, 600}};
        const auto picture = [&](TableGround& ground) {
            QImage image(1200, 600, QImage::Format_RGB32);
            QPainter painter(&image);
            ground.paint(painter, session->table().size(), session->game().setup().terrain, {camera, palette, font});
            return image;
        };
        TableGround kept;
        const QImage first = picture(kept);
        QCOMPARE(picture(kept), first);
        TableGround other;
        QCOMPARE(picture(other), first);
        // The two water-courses are dry beds, nowhere reddish.
        for (int x = 0; x < first.width(); x += 3)
            for (int y = 0; y < first.height(); y += 3)
                QVERIFY(qRed(first.pixel(x, y)) - qGreen(first.pixel(x, y)) < 24);
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestTableDrawing test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_table_drawing.moc"
