// Names, markers and other labels on the battle table: where they stand, and how long they are.
#include "tests/ui/battle/drawn_units.h"
#include "ui/battle/drawing/terrain_names.h"
#include "ui/battle/table/edge_plates.h"
#include "ui/battle/table/placing.h"

#include <QApplication>

using namespace ephor;
using namespace ephor::test;

class TestUnitLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(); }

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
        QCOMPARE(forms[0], (QStringList{QStringLiteral("Regiment of Leontis"), QStringLiteral("Regiment\nof Leontis"),
                                        QStringLiteral("Regim. Leontis"), QStringLiteral("Leon.")}));
        QCOMPARE(forms[2][2], QStringLiteral("Regim. Antiochis"));
        QCOMPARE(forms[6], (QStringList{QStringLiteral("Peltasts II"), QStringLiteral("Peltasts II"),
                                        QStringLiteral("Pelt. II")}));  // no numeral alone on a line
        // What would be the same stays longer.
        const std::vector<UnitShown> alike{unitNamed(0, "Guards of Leontis", {}),
                                           unitNamed(1, "Guards of Leonidas", {})};
        QCOMPARE(nameForms(alike)[0].last(), QStringLiteral("Guards Leontis"));
        QCOMPARE(nameForms(alike)[1].last(), QStringLiteral("Guards Leonidas"));
    }

    void aNameTakesTwoLinesBeforeItIsCut() {
        // Side by side: there is no room for whole names, but above and below there is.
        std::vector<UnitShown> units;
        for (int i = 0; i < 5; ++i)
            units.push_back(
                unitNamed(i, qPrintable(QStringLiteral("Regiment of Antiochis %1").arg(i + 1)), {20 + 5.0 * i, 24}));
        Paper paper;
        LabelMemory memory;
        const UnitLabels placed = paper.labels(units, cameraOn(12), memory);
        QCOMPARE(placed.all().size(), units.size());
        int inTwoLines = 0;
        for (const auto& label : placed.all()) {
            QCOMPARE(QString(label.name).replace(u'\n', u' '), label.unit->name);
            inTwoLines += label.name.contains(u'\n') ? 1 : 0;
        }
        QVERIFY(inTwoLines > 0);
    }

    void aCutNameMovesToASideWithMoreRoom() {
        // No room above and below the middle one; beside the row there is.
        std::vector<UnitShown> units{unitNamed(0, "Regiment of Leontis", {36, 24}),
                                     unitNamed(1, "Regiment of Antiochis", {36, 26.5}),
                                     unitNamed(2, "Peltasts", {36, 21.5})};
        Paper paper;
        LabelMemory memory;
        const UnitLabels placed = paper.labels(units, cameraOn(12), memory);
        QCOMPARE(placed.all().size(), 3U);
        for (const auto& label : placed.all())
            QCOMPARE(label.name, label.unit->name);
    }

    void noLabelOfAWaitingUnitCrossesAnEdgeOfTheTable() {
        const TableCamera camera = cameraOn(12);
        const QRectF table = camera.toScreen(Vec{0, 0}, Vec{72, 48});
        std::vector<UnitShown> units{unitNamed(0, "Leontis", {36, -2.2}), unitNamed(1, "Antiochis", {-3.6, 24}),
                                     unitNamed(2, "Peltasts", {36, 50.2}, {0, -1})};
        for (UnitShown& unit : units)
            unit.waiting = true;
        Paper paper;
        LabelMemory memory;
        UnitLabels labels(units, &memory);
        labels.keepOffEdges({72, 48}, camera);
        for (const UnitShown& unit : units)
            labels.add(paper.painter, unit, paper.ink(unit, camera));
        labels.lengthenNames();
        QCOMPARE(labels.all().size(), units.size());
        for (const auto& label : labels.all())
            QVERIFY2(!table.intersects(label.box), qPrintable(label.name));
    }

    void labelsKeepTheirSideFromZoomToZoom() {
        const auto session = test::alalaSession("battles/alala/mantinea_418.toml");
        QVERIFY(session);
        for (const Side side : bothSides)
            session->setPlayer(side, By::Standard);
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
            const bool leads = std::ranges::contains(label.unit->markers, Marker::Helmet, &MarkerShown::marker);
            QVERIFY(leads || label.name.isEmpty());
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

    void theUnitOfTheQuestionIsNamedInAnyCrowd() {
        Paper paper;
        std::vector<UnitShown> units;
        for (int i = 0; i < 110; ++i)
            units.push_back(unitNamed(i, "Leontis", {24.0 + 3 * (i % 9), 14.0 + 2.1 * static_cast<double>(i / 9)}));
        constexpr std::size_t middle = 58;
        for (const double scale : {6.0, 12.0}) {
            const TableCamera camera = cameraOn(scale);
            const auto nameOf = [&](bool isNamed) {
                LabelMemory memory;
                UnitLabels labels(units, &memory);
                UnitInk ink = paper.ink(units[middle], camera);
                ink.named = isNamed;
                labels.add(paper.painter, units[middle], ink);
                return labels.all().empty() ? QString() : labels.all().front().name;
            };
            QCOMPARE(nameOf(false), QString());
            QVERIFY(!nameOf(true).isEmpty());
        }
    }

    void aLineOfElementsHasOneLabel() {
        Paper paper;
        LabelMemory memory;
        std::vector<UnitShown> units;
        for (const char* name : {"Spears III", "Spears II", "Spears IV", "Spears V"})
            units.push_back(unitNamed(static_cast<int>(units.size()), name, {30, 24}));
        units.push_back(unitNamed(4, "Spears VI", {54, 24}));
        for (UnitShown& unit : units) {
            unit.code = QStringLiteral("Sp");
            unit.strength = unit.full = 1;
            if (unit.piece != PieceId(4))
                unit.body.pose.centre.x += unit.piece.index() * unit.body.size.frontage;
        }
        const auto namesWhere = [&](PieceId own) {
            UnitLabels labels(units, &memory);
            labels.joinLines(lineNames(units, [&](const UnitShown& unit) { return unit.piece == own; }));
            for (const UnitShown& unit : units) {
                UnitInk ink = paper.ink(unit, cameraOn(27));
                ink.quiet = true;
                labels.add(paper.painter, unit, ink);
            }
            labels.lengthenNames();
            QStringList names;
            for (const auto& label : labels.all())
                names << label.name;
            names.sort();
            return names;
        };
        QCOMPARE(namesWhere({}), (QStringList{QStringLiteral("Spears II–V"), QStringLiteral("Spears VI")}));
        QCOMPARE(namesWhere(PieceId(1)).size(), 3);
        units[2].name = QStringLiteral("Spears IX");  // a gap: each has its own
        QVERIFY(lineNames(units, [](const UnitShown&) { return false; }).isEmpty());
    }

    void labelsOfElementsAreQuieterThanTheElements() {
        Paper paper;
        LabelMemory memory;
        std::vector<UnitShown> units{unitNamed(0, "Psiloi I", {30, 24}), unitNamed(1, "Psiloi II", {44, 24})};
        for (UnitShown& unit : units) {
            unit.code = QStringLiteral("Ps");
            unit.strength = unit.full = 1;
        }
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
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestUnitLabels test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_unit_labels.moc"
