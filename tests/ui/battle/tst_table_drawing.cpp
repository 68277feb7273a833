// What the battle table shows: signs of troops, labels, terrain, overview, and where units wait.
#include "core/army/troop_sign.h"
#include "core/table/geometry.h"
#include "models/battle/samples.h"
#include "models/text.h"
#include "tests/ui/battle/alala_session.h"
#include "tests/ui/pictures.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/drawing/figure_shapes.h"
#include "ui/battle/drawing/overview.h"
#include "ui/battle/drawing/terrain_names.h"
#include "ui/battle/drawing/terrain_shapes.h"
#include "ui/battle/drawing/unit_labels.h"
#include "ui/battle/table/edge_plates.h"
#include "ui/battle/table/placing.h"
#include "ui/battle/table/table_view.h"

#include <QAction>
#include <QPainter>
#include <algorithm>

using namespace ephor;

namespace {

UnitShown unitNamed(int number, const char* name, Vec at, Vec facing = {0, 1}) {
    UnitShown unit;
    unit.piece = PieceId(number);
    unit.name = QString::fromLatin1(name);
    unit.sign = QStringLiteral("hoplite");
    unit.strength = unit.full = 5;
    unit.body = {{at, facing}, {5, 2}};
    return unit;
}

/// Two lines of units with room between them, on a table of 72 by 48 inches.
std::vector<UnitShown> twoLines() {
    std::vector<UnitShown> units;
    constexpr const char* names[] = {"Regiment of Leontis", "Regiment of Antiochis", "Peltasts I", "Peltasts II"};
    for (int i = 0; i < 8; ++i) {
        const bool isNorth = i % 2 == 1;
        units.push_back(
            unitNamed(i, names[i / 2], {9.0 + 18 * (i / 2), isNorth ? 32.0 : 16.0}, isNorth ? Vec{0, -1} : Vec{0, 1}));
        units.back().side = isNorth ? Side::B : Side::A;
    }
    return units;
}

/// The armies of a system against each other; the computer plays both.
std::unique_ptr<BattleSession> battleOf(const RuleSystem& system) {
    const auto find = [](std::string_view id) { return findSystem(id); };
    std::vector<Sample> armies = sampleArmies(find, systemIds());
    std::erase_if(armies, [&](const Sample& one) { return one.system != system.info().id; });
    Setup setup;
    setup.system = system.info().id;
    setup.rules = system.info().version;
    setup.table = system.info().table;
    for (std::size_t i = 0; i < 2; ++i)
        setup.lists[i] = readArmyList(armies[i].text, armies[i].path.toStdString(), find, systemIds()).list.value();
    DicePlan dice;
    dice.seed = 7;
    auto session = BattleSession::open(system, setup, dice);
    if (!session)
        return nullptr;
    for (const Side side : bothSides)
        (*session)->setPlayer(side, By::Doctrine);
    return std::move(*session);
}

bool playToDeployment(BattleSession& session) {
    return test::playUntil(session, [&] {
        return session.pending()->kind == Pending::Kind::Choice && session.pending()->request->form == Form::Deploy;
    });
}

void addSystems() {
    QTest::addColumn<QString>("id");
    for (const RuleSystem* system : builtinSystems())
        QTest::newRow(system->info().id.c_str()) << QString::fromStdString(system->info().id);
}

class Paper {
public:
    std::array<PowerLook, 2> looks{*knownLook(QStringLiteral("athens")), *knownLook(QStringLiteral("sparta"))};
    QPalette palette = ephorPalette(false);
    QFont font = QApplication::font();
    QImage image{1280, 800, QImage::Format_RGB32};
    QPainter painter{&image};

    UnitInk ink(const UnitShown& unit, const TableCamera& camera) const {
        return {camera, looks[index(unit.side)], palette, font, 1};
    }
    UnitLabels labels(const std::vector<UnitShown>& units, const TableCamera& camera, LabelMemory& memory) {
        UnitLabels all(units, &memory);
        for (const UnitShown& unit : units)
            all.add(painter, unit, ink(unit, camera));
        all.lengthenNames();
        return all;
    }
};

TableCamera cameraOn(double scale) { return {{36, 24}, scale, {1280, 800}}; }

}  // namespace

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
            QVERIFY2(hasFigureShape(toQString(signOf(type))), type.id.c_str());
            QCOMPARE(codeOf(type).empty(), id != QLatin1String("dba"));
        }
    }

    void signsDifferAtTwelvePixels() {
        const auto signs = allSigns();
        for (std::size_t i = 0; i < signs.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QImage a = figure(toQString(signs[i]));
                const QImage b = figure(toQString(signs[j]));
                int different = 0;
                for (int y = 0; y < a.height(); ++y)
                    for (int x = 0; x < a.width(); ++x)
                        different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 50;
                QVERIFY2(different >= 12, (std::string(signs[i]) + " and " + std::string(signs[j])).c_str());
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

    void namesAreWholeWhereThereIsRoom() {
        Paper paper;
        LabelMemory memory;
        const auto units = twoLines();
        for (const double scale : {9.5, 12.0, 20.0}) {
            const UnitLabels placed = paper.labels(units, cameraOn(scale), memory);
            for (const auto& label : placed.all())
                QCOMPARE(label.name, label.unit->name);
        }
    }

    void shortNamesTellRegimentsApart() {
        const auto units = twoLines();
        const auto forms = nameForms(units);
        QCOMPARE(forms[0], (QStringList{QStringLiteral("Regiment of Leontis"), QStringLiteral("Reg. Leontis"),
                                        QStringLiteral("Leo")}));
        QCOMPARE(forms[2][1], QStringLiteral("Reg. Antiochis"));
        QCOMPARE(forms[6],
                 (QStringList{QStringLiteral("Peltasts II"), QStringLiteral("Peltasts II"), QStringLiteral("Pel II")}));
        // What would be the same stays longer.
        const std::vector<UnitShown> alike{unitNamed(0, "Guards of Leontis", {}),
                                           unitNamed(1, "Guards of Leonidas", {})};
        QCOMPARE(nameForms(alike)[0][2], QStringLiteral("Gua. Leontis"));
        QCOMPARE(nameForms(alike)[1][2], QStringLiteral("Gua. Leonidas"));
    }

    void labelsKeepTheirSideFromZoomToZoom() {
        const auto session = test::alalaSession("battles/alala/mantinea_418.toml");
        QVERIFY(session);
        for (const Side side : bothSides)
            session->setPlayer(side, By::Doctrine);
        QVERIFY(test::playUntil(*session, [&] { return session->table().turn() >= 3; }));
        const auto units = unitsShown(session->game(), session->table(), nullptr);
        Paper paper;
        LabelMemory memory;
        TableCamera camera;
        camera.view = paper.image.size();
        const TablePart part = fightingPart(units, session->table().size());
        camera.fit(part.low, part.high, 34);
        const auto sides = [&] {
            QHash<int, int> found;
            const UnitLabels placed = paper.labels(units, camera, memory);
            for (const auto& label : placed.all())
                found[label.unit->piece.index()] = label.side;
            return found;
        };
        const auto before = sides();
        QCOMPARE(sides(), before);
        int changed = 0;
        camera.zoom(1.05, {640, 400}, 2, 120);
        const auto after = sides();
        for (auto one = before.cbegin(); one != before.cend(); ++one)
            changed += after.value(one.key(), -1) != one.value();
        QVERIFY2(changed * 10 <= before.size(), qPrintable(QString::number(changed)));
    }

    void aLabelStaysWhereItIsUntilSomethingIsInTheWay() {
        Paper paper;
        LabelMemory memory;
        std::vector<UnitShown> units{unitNamed(0, "Leontis", {36, 24}), unitNamed(1, "Antiochis", {36, 20.5})};
        const auto side = [&] { return paper.labels(units, cameraOn(12), memory).all().front().side; };
        const int moved = side();
        QVERIFY(moved != 0);  // no room behind
        units[1].body.pose.centre = {60, 40};
        QCOMPARE(side(), moved);
        units[1].body.pose.centre = {36, 27.5};
        QVERIFY(side() != moved || moved != 1);
    }

    void singleMenCarryOnlySigns() {
        const auto session = battleOf(*findSystem("skirmish"));
        QVERIFY(session && test::playUntil(*session, [&] { return session->table().turn() >= 1; }));
        const auto units = unitsShown(session->game(), session->table(), nullptr);
        Paper paper;
        LabelMemory memory;
        const UnitLabels labels = paper.labels(units, cameraOn(20), memory);
        QVERIFY(!labels.all().empty());
        QVERIFY(labels.all().size() < units.size() / 2);
        for (const auto& label : labels.all()) {
            QVERIFY(!label.unit->markers.empty());
            const bool leads =
                std::ranges::contains(label.unit->markers, QStringLiteral("helmet"), &MarkerShown::marker);
            QVERIFY(leads || label.name.isEmpty());
        }
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

    void namesOfEdgesAndTerrainHideNothing_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        for (const RuleSystem* system : builtinSystems())
            for (const QSize size : {QSize(660, 460), QSize(920, 560), QSize(1500, 840)})
                QTest::addRow("%s-%d", system->info().id.c_str(), size.width())
                    << QString::fromStdString(system->info().id) << size;
    }
    void namesOfEdgesAndTerrainHideNothing() {
        QFETCH(const QString, id);
        QFETCH(const QSize, size);
        const auto session = battleOf(*findSystem(id.toStdString()));
        QVERIFY(session && playToDeployment(*session));
        const TableSize table = session->table().size();
        Paper paper;
        for (int i = 0; i < 8; ++i) {
            const auto facing = deployFacing(session->game(), session->table(), *session->pending()->request);
            const auto units = unitsShown(session->game(), session->table(), &*session->pending()->request,
                                          facing.value_or(Vec{0, 1}));
            TableCamera camera;
            camera.view = size;
            const TablePart part = wholePart(units, table);
            camera.fit(part.low, part.high, 28);
            const EdgePlates plates(table, facing.value_or(Vec{0, 1}), camera, units,
                                    {QStringLiteral("Edge of Athens"), QStringLiteral("Edge of Sparta")}, paper.font);
            LabelMemory memory;
            UnitLabels labels(units, &memory);
            for (const Side side : bothSides) {
                QVERIFY(QRectF({0, 0}, size).contains(plates.box(side)));
                labels.keepClear(plates.box(side));
            }
            for (const UnitShown& unit : units)
                labels.add(paper.painter, unit, paper.ink(unit, camera));
            labels.lengthenNames();
            const std::vector<Terrain> ground = session->game().terrain(session->table());
            const std::vector<QRectF> names =
                paintTerrainNames(paper.painter, ground, {camera, paper.palette, paper.font}, labels, memory);
            for (const auto& label : labels.all()) {
                for (const Side side : bothSides)
                    QVERIFY(!label.box.intersects(plates.box(side)));
                for (const QRectF& name : names)
                    QVERIFY(!label.box.intersects(name));
            }
            for (const UnitShown& unit : units)
                for (const Side side : bothSides)
                    QVERIFY(!plates.box(side).contains(camera.toScreen(unit.body.pose.centre)));
            session->step();
            QVERIFY(QTest::qWaitFor([&] { return !session->isBusy(); }, 20000));
            if (!session->pending() || session->pending()->kind != Pending::Kind::Choice)
                return;
        }
    }

    void aNameOfTerrainKeepsItsPlaceWhileThatIsFree() {
        Paper paper;
        LabelMemory memory;
        Terrain wood;
        wood.name = "Wood";
        wood.kind = "wood";
        wood.outline = {{30, 20}, {42, 20}, {42, 28}, {30, 28}};
        std::vector<UnitShown> units{unitNamed(0, "Leontis", {36, 18.5})};
        const auto place = [&] {
            UnitLabels labels(units, &memory);
            const auto names =
                paintTerrainNames(paper.painter, {&wood, 1}, {cameraOn(12), paper.palette, paper.font}, labels, memory);
            return names.empty() ? QRectF() : names.front();
        };
        const QRectF inside = place();
        QVERIFY(cameraOn(12).toScreen(Vec{30, 20}, Vec{42, 28}).contains(inside));  // the unit stands below
        units.clear();
        QCOMPARE(place(), inside);
        for (int i = 0; i < 110; ++i)  // no room anywhere
            units.push_back(unitNamed(i, "Leontis", {24.0 + 3 * (i % 9), 14.0 + 2.1 * static_cast<double>(i / 9)}));
        QVERIFY(place().isNull());
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

    void labelsOfElementsAreQuieterThanTheElements() {
        Paper paper;
        LabelMemory memory;
        std::vector<UnitShown> units{unitNamed(0, "Psiloi I", {30, 24}), unitNamed(1, "Psiloi II", {44, 24})};
        for (UnitShown& unit : units)
            unit.code = QStringLiteral("Ps");
        UnitLabels labels(units, &memory);
        for (const UnitShown& unit : units) {
            UnitInk ink = paper.ink(unit, cameraOn(27));
            ink.quiet = unit.piece == PieceId(0);
            labels.add(paper.painter, unit, ink);
        }
        const auto& all = labels.all();
        QCOMPARE(all.size(), 2U);
        QVERIFY(all[0].row < all[1].row * 0.6);
        QVERIFY(all[0].font.pixelSize() < all[1].font.pixelSize());
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
