// Scenarios edited row by row: what an edit is not about keeps every byte, ids are followed, and what is wrong is named
// with its line.
#include "core/campaign/scenario/check.h"
#include "core/campaign/scenario/editor.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::size_t map = 1;
constexpr std::size_t powers = 2;
constexpr std::size_t armies = 4;

std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        text += toText(d) + "\n";
    return text;
}

/// Lines that are in one text and not in the other.
int linesTouched(const std::string& before, const std::string& after) {
    const auto lines = [](const std::string& text) { return QString::fromStdString(text).split(u'\n'); };
    QStringList only = lines(after);
    for (const QString& line : lines(before))
        only.removeOne(line);
    return static_cast<int>(only.size());
}

ScenarioFiles edited(Result<EditedScenario> done) { return done ? std::move(done->files) : ScenarioFiles(); }

}  // namespace

class TestScenarioEdit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFieldTouchesItsLineAlone() {
        const ScenarioFiles files = *builtinScenario("hellas_431");
        const ScenarioSheet sheet = sheetOf(files);
        const RowRef place{RowKind::Place, 7, 0};
        const ScenarioFiles after = edited(withField(files, place, "tier", std::int64_t{3}));
        QCOMPARE(linesTouched(files.texts[map], after.texts[map]), 1);
        QCOMPARE(after.texts[powers], files.texts[powers]);
        QCOMPARE(sheetOf(after).places[7].number("tier", 0), 3.0);
        QCOMPARE(sheetOf(after).places[7].text("name"), sheet.places[7].text("name"));
        QVERIFY(after.texts[map].starts_with(files.texts[map].substr(0, 80)));
    }
    void aFieldIsTakenOutAndPutBack() {
        const ScenarioFiles files = smallFiles();
        const RowRef athens{RowKind::Place, 0, 0};
        const ScenarioFiles open = edited(withField(files, athens, "walls", std::nullopt));
        QVERIFY(!sheetOf(open).places[0].find("walls"));
        const ScenarioFiles back = edited(withField(open, athens, "walls", std::int64_t{2}));
        QCOMPARE(sheetOf(back).places[0].number("walls", 0), 2.0);
        const RowRef power{RowKind::Power, 0, 0};
        QVERIFY(!sheetOf(edited(withField(files, power, "treasury", std::nullopt))).powers[0].find("treasury"));
        QCOMPARE(sheetOf(edited(withField(files, power, "player", SheetValue(std::string("Anna")))))
                     .powers[0]
                     .text("player"),
                 std::string("Anna"));
    }
    void aNewIdIsFollowedByAllThatNameIt() {
        const Result<EditedScenario> done =
            withField(smallFiles(), {RowKind::Place, 0, 0}, "id", SheetValue(std::string("asty")));
        QVERIFY(done);
        QVERIFY(!done->also.empty());
        for (const std::size_t file : {map, powers, armies})
            QVERIFY(done->files.texts[file].find("\"asty\"") != std::string::npos);
        QVERIFY2(readScenario(done->files, 1), allText(lintScenario(done->files)).c_str());
        const ScenarioFiles power =
            edited(withField(smallFiles(), {RowKind::Power, 1, 0}, "id", SheetValue(std::string("lacedaemon"))));
        QVERIFY2(readScenario(power, 1), allText(lintScenario(power)).c_str());
        const ScenarioFiles leader =
            edited(withField(smallFiles(), {RowKind::Leader, 1, 0}, "id", SheetValue(std::string("agis_ii"))));
        QVERIFY2(readScenario(leader, 1), allText(lintScenario(leader)).c_str());
    }
    void aPlaceGoesWithItsWaysAndItsHolder() {
        const Result<EditedScenario> done = withRowRemoved(smallFiles(), {RowKind::Place, 3, 0});
        QVERIFY(done);
        const ScenarioSheet sheet = sheetOf(done->files);
        QCOMPARE(sheet.places.size(), std::size_t{4});
        QCOMPARE(sheet.ways.size(), std::size_t{2});
        QVERIFY(!sheet.ownerOf("corinth"));
        QCOMPARE(done->also.size(), std::size_t{2});
        const Diagnostics found = lintScenario(done->files);
        QVERIFY(!hasErrors(found));
        QVERIFY2(allText(found).contains("No way leads from Athens to Sparta"), allText(found).c_str());
    }
    void whatIsStillNamedIsSaidAndFound() {
        const Result<EditedScenario> done = withRowRemoved(smallFiles(), {RowKind::Place, 4, 0});
        QVERIFY(done);
        QVERIFY(toText(done->also.back()).contains("still name \"sparta\": 4"));
        const Diagnostics found = lintScenario(done->files);
        QVERIFY(hasErrors(found));
        QVERIFY2(allText(found).contains("armies.toml:"), allText(found).c_str());
    }
    void rowsAreAddedInTheLayoutOfTheirFile() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        const Result<EditedScenario> way =
            withRowAdded(files, {RowKind::Way, 0, 0},
                         {{"a", "athens"}, {"b", "corinth"}, {"kind", "sea"}, {"points", std::int64_t{1}}});
        QVERIFY(way);
        QCOMPARE(linesTouched(files.texts[map], way->files.texts[map]), 1);
        QVERIFY(
            way->files.texts[map].contains("\n  {a = \"athens\", b = \"corinth\", kind = \"sea\", points = 1},\n]"));
        const Result<EditedScenario> army =
            withRowAdded(way->files, {RowKind::Army, 0, 0},
                         {{"id", "new"}, {"name", "New"}, {"power", "athens"}, {"place", "athens"}});
        QVERIFY(army);
        QCOMPARE(army->row.row, sheetOf(files).armies.size());
        const Result<EditedScenario> unit =
            withRowAdded(army->files, {RowKind::Unit, army->row.row, 0},
                         {{"troop", "hoplite"}, {"name", "Athens"}, {"home", "athens"}});
        QVERIFY(unit);
        QVERIFY2(readScenario(unit->files, 1), allText(lintScenario(unit->files)).c_str());
        QVERIFY(allText(lintScenario(unit->files)).contains("Nobody leads New"));
    }
    void copiesHaveAnIdOfTheirOwn() {
        const ScenarioFiles files = smallFiles();
        for (const RowKind kind : {RowKind::Place, RowKind::Leader, RowKind::Army, RowKind::Way}) {
            const Result<EditedScenario> copy = withRowCopied(files, {kind, 0, 0});
            QVERIFY2(copy, copy ? "" : allText(copy.error()).c_str());
            QVERIFY2(readScenario(copy->files, 1), allText(lintScenario(copy->files)).c_str());
        }
        const Result<EditedScenario> army = withRowCopied(files, {RowKind::Army, 1, 0});
        QCOMPARE(sheetOf(army->files).armies.back().units.size(), std::size_t{2});
    }
    void fleetsFollowTheirHarbourPowerAndAdmiral() {
        ScenarioFiles files = *builtinScenario("hellas_431");
        const ScenarioSheet before = sheetOf(files);
        QVERIFY(!before.fleets.empty());
        const SheetRow& fleet = before.fleets.front();
        const auto harbour = before.rowOf(RowKind::Place, fleet.text("place"));
        files = edited(withField(files, {RowKind::Place, *harbour, 0}, "id", SheetValue(std::string("haven"))));
        QCOMPARE(sheetOf(files).fleets.front().text("place"), std::string("haven"));
        QVERIFY2(readScenario(files, 1), allText(lintScenario(files)).c_str());
        for (const SheetRow& one : before.fleets)
            if (const auto admiral = before.rowOf(RowKind::Leader, one.text("admiral"));
                admiral && one.find("admiral")) {
                const Result<EditedScenario> done = withRowRemoved(files, {RowKind::Leader, *admiral, 0});
                QVERIFY2(readScenario(done->files, 1), allText(lintScenario(done->files)).c_str());
                return;
            }
    }
    void aRowTakenAwayAfterItWasAddedLeavesTheText() {
        for (const char* id : {"quick_start", "hellas_431"}) {
            const ScenarioFiles files = *builtinScenario(id);
            for (const RowKind kind :
                 {RowKind::Place, RowKind::Way, RowKind::Leader, RowKind::Army, RowKind::Fleet, RowKind::Power}) {
                const Result<EditedScenario> more = withRowAdded(files, {kind, 0, 0}, {{"id", "new"}, {"name", "New"}});
                QVERIFY(more);
                const Result<EditedScenario> less = withRowRemoved(more->files, more->row);
                QVERIFY(less);
                QCOMPARE(less->files.texts, files.texts);
            }
        }
    }
    void holdersAndStancesAreWrittenOnBothSides() {
        ScenarioFiles files = edited(withOwner(smallFiles(), 1, 1));
        QCOMPARE(*sheetOf(files).ownerOf("eleusis"), std::size_t{1});
        files = edited(withOwner(files, 1, std::nullopt));
        QVERIFY(!sheetOf(files).ownerOf("eleusis"));
        files = edited(withStance(files, 0, 1, Stance::Alliance));
        QVERIFY(stanceOf(sheetOf(files), 1, 0) == Stance::Alliance);
        QVERIFY(sheetOf(files).powers[0].words("war").empty());
        files = edited(withStance(files, 1, 0, Stance::War));
        QVERIFY(stanceOf(sheetOf(files), 0, 1) == Stance::War);
        QVERIFY2(readScenario(files, 1), allText(lintScenario(files)).c_str());
    }
    void powersThatLookAlikeAreFound() {
        const auto with = [](ScenarioFiles files, std::size_t power, const char* key, const char* value) {
            return edited(withField(files, {RowKind::Power, power, 0}, key, SheetValue(std::string(value))));
        };
        ScenarioFiles files = with(with(smallFiles(), 0, "colour", "#104080"), 1, "colour", "#184488");
        const Diagnostics found = lintScenario(files);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(allText(found).contains("Sparta looks like Athens"), allText(found).c_str());
        QVERIFY(sheetOf(files).rowAtLine(powers, found.front().place.line) == (RowRef{RowKind::Power, 1, 0}));
        QVERIFY(lintScenario(with(files, 1, "colour", "#a04080")).empty());
        files = with(files, 0, "shape", "circle");
        QVERIFY(!lintScenario(files).empty());
        QVERIFY(!lintScenario(with(files, 1, "shape", "circle")).empty());
        QVERIFY(lintScenario(with(files, 1, "shape", "square")).empty());
        // A copy gets a badge of its own.
        QVERIFY(!sheetOf(edited(withRowCopied(files, {RowKind::Power, 0, 0}))).powers.back().find("colour"));
    }
    void scenariosOfTheProgramHaveNoFindings() {
        for (const std::string& id : builtinScenarios())
            QCOMPARE(allText(lintScenario(*builtinScenario(id))), std::string());
    }
    void aTextThatIsNoTomlIsRefusedAndKept() {
        ScenarioFiles files = smallFiles();
        files.texts[map] += "way = [";
        const Result<EditedScenario> done = withField(files, {RowKind::Place, 0, 0}, "tier", std::int64_t{3});
        QVERIFY(!done);
        QVERIFY(hasErrors(lintScenario(files)));
        ScenarioSheet sheet = sheetOf(smallFiles());
        readInto(sheet, files, map);
        QCOMPARE(sheet.places.size(), std::size_t{5});
    }
};

QTEST_GUILESS_MAIN(TestScenarioEdit)
#include "tst_scenario_edit.moc"
