// Land that a scenario draws itself: read from map.toml, written back, and named with its line where it is wrong.
#include "core/campaign/scenario/check.h"
#include "core/campaign/scenario/editor.h"
#include "core/campaign/scenario/ground.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <cmath>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::size_t map = 1;

ScenarioFiles withText(const std::string& text) {
    ScenarioFiles files = smallFiles();
    files.texts[map] += text;
    return files;
}

std::vector<GroundShape> groundOf(const ScenarioFiles& files) {
    const auto read = readScenario(files, 1);
    return read ? read->scenario.ground : std::vector<GroundShape>();
}

std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        text += toText(d) + "\n";
    return text;
}

GroundShape circle(std::size_t points) {
    GroundShape shape;
    const auto rounded = [](double degrees) { return std::round(degrees * 1e4) / 1e4; };
    for (std::size_t i = 0; i < points; ++i)
        shape.points.push_back(
            {rounded(38 + std::sin(static_cast<double>(i))), rounded(23 + std::cos(static_cast<double>(i)))});
    return shape;
}

}  // namespace

class TestScenarioLand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void landIsReadAndHasNoFindings() {
        const ScenarioFiles files = withText(
            "\n[[land]]\nname = \"Attica\"\npoints = [[38, 23.5], [38.5, 24], [37.5, 24]]\n"
            "[[land]]\nkind = \"water\"\npoints = [[38.0, 23.8], [38.1, 23.9], [37.9, 23.9]]\n"
            "[[land]]\nkind = \"coast\"\npoints = [[36.0, 22.0], [36.5, 22.5]]\n");
        QCOMPARE(allText(lintScenario(files)), std::string());
        const std::vector<GroundShape> ground = groundOf(files);
        QCOMPARE(ground.size(), std::size_t{3});
        QVERIFY(ground[0] == (GroundShape{"Attica", GroundKind::Land, {{38, 23.5}, {38.5, 24}, {37.5, 24}}}));
        QVERIFY(ground[1].kind == GroundKind::Water);
        QVERIFY(ground[2].kind == GroundKind::Coast);
        QVERIFY(groundOf(smallFiles()).empty());
    }

    void whatIsWrongIsNamedWithItsLine_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("said");
        QTest::newRow("few") << QByteArray("points = [[1, 2], [3, 4]]")
                             << QStringLiteral("too few points: 2. It needs 3");
        QTest::newRow("few of a coast") << QByteArray("points = [[1, 2]]\nkind = \"coast\"")
                                        << QStringLiteral("too few points: 1. It needs 2");
        QTest::newRow("none") << QByteArray("name = \"Attica\"") << QStringLiteral("points");
        QTest::newRow("north of the pole")
            << QByteArray("points = [[1, 2], [90.5, 4], [5, 6]]") << QStringLiteral("Point 2 is not a position");
        QTest::newRow("too far east") << QByteArray("points = [[1, 2], [3, 4], [5, 181]]")
                                      << QStringLiteral("Point 3 is not a position");
        QTest::newRow("word") << QByteArray("points = [[1, \"2\"], [3, 4], [5, 6]]")
                              << QStringLiteral("Point 1 is not a position");
        QTest::newRow("no number") << QByteArray("points = [[nan, 2], [3, 4], [5, 6]]")
                                   << QStringLiteral("Point 1 is not a position");
        QTest::newRow("three numbers") << QByteArray("points = [[1, 2, 3], [3, 4], [5, 6]]")
                                       << QStringLiteral("Point 1 is not a position");
        QTest::newRow("kind") << QByteArray("points = [[1, 2], [3, 4], [5, 6]]\nkind = \"hill\"")
                              << QStringLiteral("water");
        QTest::newRow("unknown key") << QByteArray("points = [[1, 2], [3, 4], [5, 6]]\ncolour = \"red\"")
                                     << QStringLiteral("colour");
    }
    void whatIsWrongIsNamedWithItsLine() {
        QFETCH(QByteArray, row);
        QFETCH(QString, said);
        const auto before = static_cast<int>(std::ranges::count(smallFiles().texts[map], '\n'));
        const auto read = readScenario(withText("[[land]]\n" + row.toStdString() + "\n"), 1);
        QVERIFY(!read);
        QCOMPARE(read.error().size(), std::size_t{1});
        QVERIFY2(allText(read.error()).contains(said.toStdString()), allText(read.error()).c_str());
        QVERIFY(read.error().front().place.line > before);
        QVERIFY(read.error().front().place.line <= before + 3);
    }

    void tooManyPointsAreRefusedOnce() {
        const std::vector<GroundShape> most(4, circle(mostGroundPoints / 4));
        const auto full = withGround(smallFiles(), most);
        QVERIFY(full);
        QVERIFY(readScenario(*full, 1));
        const auto more = withGround(smallFiles(), {most[0], most[0], most[0], most[0], circle(3), circle(3)});
        QVERIFY(more);
        const auto read = readScenario(*more, 1);
        QVERIFY(!read);
        QCOMPARE(read.error().size(), std::size_t{1});
        QVERIFY2(allText(read.error()).contains("more than 20000 points"), allText(read.error()).c_str());
    }

    void landIsWrittenAndReadBack() {
        GroundShape lake = circle(30);
        lake.name = "A \"lake\"";
        lake.kind = GroundKind::Water;
        const std::vector<GroundShape> shapes{circle(3), lake, circle(17)};
        for (const ScenarioFiles& files : {smallFiles(), *builtinScenario("hellas_431")}) {
            const Result<ScenarioFiles> drawn = withGround(files, shapes);
            QVERIFY(drawn);
            QVERIFY(groundOf(*drawn) == shapes);
            QVERIFY(drawn->texts[map].starts_with(files.texts[map]));
            const ScenarioSheet sheet = sheetOf(*drawn);
            QCOMPARE(sheet.land.size(), shapes.size());
            for (std::size_t i = 0; i < shapes.size(); ++i)
                QVERIFY(shapeOf(sheet.land[i]) == shapes[i]);
            QVERIFY(sheet.rowAtLine(map, sheet.land[1].line + 4) == (RowRef{RowKind::Land, 1, 0}));
            // Others take their place, and without any the file is as it was.
            QVERIFY(groundOf(*withGround(*drawn, {circle(5)})) == std::vector{circle(5)});
            QCOMPARE(withGround(*drawn, {})->texts, files.texts);
        }
    }

    void landInBracesIsReplacedToo() {
        const ScenarioFiles files = withText("land = [{points = [[1, 2], [3, 4], [5, 6]]}]\n");
        QCOMPARE(groundOf(files).size(), std::size_t{1});
        QVERIFY(groundOf(*withGround(files, {circle(4)})) == std::vector{circle(4)});
    }

    void aShapeIsAddedEditedAndRemovedAsARow() {
        const ScenarioFiles files = smallFiles();
        const Result<EditedScenario> added = withRowAdded(files, {RowKind::Land, 0, 0}, fieldsOf(circle(12)));
        QVERIFY(added);
        QCOMPARE(added->row.row, std::size_t{0});
        const Result<EditedScenario> named =
            withField(added->files, added->row, "name", SheetValue(std::string("Isle")));
        QVERIFY(named);
        QCOMPARE(groundOf(named->files).front().name, std::string("Isle"));
        QVERIFY(groundOf(named->files).front().points == circle(12).points);
        const Result<EditedScenario> copied = withRowCopied(named->files, named->row);
        QVERIFY(copied);
        QCOMPARE(groundOf(copied->files).size(), std::size_t{2});
        const Result<EditedScenario> removed = withRowRemoved(added->files, added->row);
        QVERIFY(removed);
        QCOMPARE(removed->files.texts, files.texts);
    }

    void rowsWithFaultsAreLeftOut() {
        const ScenarioSheet sheet =
            sheetOf(withText("[[land]]\npoints = [[1, 2], [3]]\n[[land]]\npoints = [[1, 2], [3, 4]]\n[[land]]\n"));
        QCOMPARE(sheet.land.size(), std::size_t{3});
        for (const SheetRow& row : sheet.land)
            QVERIFY(!shapeOf(row));
    }
};

QTEST_GUILESS_MAIN(TestScenarioLand)
#include "tst_scenario_land.moc"
