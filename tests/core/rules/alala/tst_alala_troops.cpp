#include "core/io/builtin_data.h"
#include "tests/support/builtin_rules.h"
#include "tests/support/rule.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::alala;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string copy(text);
    const std::size_t at = copy.find(from);
    if (at == std::string::npos)
        return {};
    return copy.replace(at, from.size(), to);
}

/// The code of the first fault of these troops; empty where there is none.
std::string troopFault(const std::string& toml) {
    const Result<Catalogue> read = readTroops(toml, "troops.toml");
    return read ? std::string() : read.error().front().code;
}

}  // namespace

class TestAlalaTroops : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyClassIsAsInTheRules_data() {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<int>("figures");
        QTest::addColumn<int>("files");
        QTest::addColumn<double>("widthCm");
        QTest::addColumn<double>("depthCm");
        const auto row = [](const char* rule, const char* id, int figures, int files, double width, double depth) {
            QTest::newRow(rule) << std::string(id) << figures << files << width << depth;
        };
        row("ALA-007", "hoplite", 20, 10, 15, 4);
        row("ALA-009", "psiloi", 6, 6, 18, 3);
        row("ALA-010", "peltast", 9, 9, 18, 2);
        row("ALA-012", "cavalry", 6, 6, 18, 4);
        row("ALA-013", "hamippoi", 6, 6, 18, 4);
        row("ALA-014", "thessalian", 9, 9, 18, 4);
    }
    void everyClassIsAsInTheRules() {
        RULE("ALA-002", "ALA-AMB-118");
        QFETCH(std::string, id);
        QFETCH(int, figures);
        QFETCH(int, files);
        QFETCH(double, widthCm);
        QFETCH(double, depthCm);
        const TroopType* type = catalogue().find(id);
        QVERIFY(type);
        const Troops troops = troopsOf(*type, {});
        QCOMPARE(type->rule, std::string(QTest::currentDataTag()));
        QCOMPARE(troops.figures, figures);
        QCOMPARE(troops.files(), files);
        QVERIFY(near(troops.footprint().frontage, widthCm / 2.54));
        QVERIFY(near(troops.footprint().depth, depthCm / 2.54));
        QVERIFY(near(type->frontage, troops.footprint().frontage) && near(type->depth, troops.footprint().depth));
        QCOMPARE(type->pointsSource, "house");
    }
    void thereAreSixClasses() {
        RULE("ALA-001");
        QCOMPARE(catalogue().types.size(), std::size_t{6});
    }
    void theArmsAreHoplitesSkirmishersAndCavalry() {
        RULE("ALA-011", "ALA-012", "ALA-017");
        for (const char* id : {"psiloi", "peltast"})
            QVERIFY(troopsNamed(id, {}).isSkirmishers());
        for (const char* id : {"cavalry", "hamippoi", "thessalian"})
            QVERIFY(troopsNamed(id, {}).isCavalry());
        QVERIFY(troopsNamed("hoplite", {}).isHoplites());
    }

    void unitsOfTwentyFourAreTwelveFilesWide() {
        RULE("ALA-008", "ALA-015");
        const Troops troops = troopsNamed("hoplite", {.hopliteFigures = 24});
        QCOMPARE(troops.figures, 24);
        QCOMPARE(troops.files(), 12);
        QVERIFY(near(troops.footprint().frontage, 18 / 2.54));
        QCOMPARE(troopsNamed("psiloi", {.hopliteFigures = 24}).figures, 6);
    }

    void theFrontRankIsEmptiedLast() {
        RULE("ALA-018", "ALA-025");
        const Troops troops = troopsNamed("hoplite", {});
        QCOMPARE(troops.filesFilled(20), 10);
        QCOMPARE(troops.filesFilled(10), 10);
        QCOMPARE(troops.filesFilled(7), 7);
        QVERIFY(near(troops.footprint(2).depth, 8 / 2.54));
        QVERIFY(near(troops.footprint(2).frontage, 15 / 2.54));
    }

    void traitsSetTheClassesApart() {
        RULE("ALA-128", "ALA-129", "ALA-178", "ALA-219");
        QVERIFY(troopsNamed("cavalry", {}).thirdDie && troopsNamed("thessalian", {}).thirdDie);
        QVERIFY(!troopsNamed("hamippoi", {}).thirdDie && !troopsNamed("hoplite", {}).thirdDie);
        QVERIFY(troopsNamed("hamippoi", {}).alwaysSupported && !troopsNamed("cavalry", {}).alwaysSupported);
        QVERIFY(!troopsNamed("psiloi", {}).mayCharge && troopsNamed("peltast", {}).mayCharge);
        QCOMPARE(troopsNamed("hoplite", {}).figuresPerShot, 0);
        QCOMPARE(troopsNamed("hamippoi", {}).shotBonus, 1);
    }

    void troopsThatDoNotFitTogetherAreRefused() {
        RULE("ALA-016");
        const std::string_view text = builtinText("rules/alala/troops.toml");
        QCOMPARE(troopFault(std::string(text)), "");
        QCOMPARE(troopFault(replaced(text, "frontage_cm = 15", "frontage_cm = 16")), "troops-ground");
        QCOMPARE(troopFault(replaced(text, "traits = [\"skirmisher\"]", "traits = []")), "troops-arm");
        QCOMPARE(troopFault(replaced(text, "frontage_cm = 15", "frontage_bw = 15")), "troops-missing-key");
        QCOMPARE(troopFault(replaced(text, "figures = 20", "figures = 0")), "troops-range");
    }

    void gradesAndLeadersAreThoseOfTheRules() {
        RULE("ALA-019", "ALA-053", "ALA-071", "ALA-137");
        QCOMPARE(commandFacts().of(Grade::A).wheel, 1);
        QCOMPARE(commandFacts().of(Grade::B).wheel, 2);
        QCOMPARE(commandFacts().of(Grade::C).wheel, 3);
        QVERIFY(commandFacts().of(Grade::A).steps && commandFacts().of(Grade::B).steps &&
                !commandFacts().of(Grade::C).steps);
        QVERIFY(commandFacts().of(Grade::A).eases && !commandFacts().of(Grade::B).eases &&
                !commandFacts().of(Grade::C).eases);
        QVERIFY(commandFacts().of(Grade::C).plainDie && !commandFacts().of(Grade::A).plainDie &&
                !commandFacts().of(Grade::B).plainDie);
        QCOMPARE(commandFacts().leader.lowestCp, 2);
        QCOMPARE(commandFacts().leader.highestCp, 5);
        QCOMPARE(commandFacts().leader.successorCp, 1);
        QCOMPARE(commandFacts().leader.moveInches, 6);
        QVERIFY(gradeNamed("B") == Grade::B && !gradeNamed("D"));
        QVERIFY(isSpartanGrade(Grade::A) && !isSpartanGrade(Grade::B));
    }

    void figuresOfCommandThatAreIncompleteAreRefused() {
        const std::string_view text = builtinText("rules/alala/command.toml");
        QVERIFY(readCommand(text, "command.toml").has_value());
        QVERIFY(!readCommand(replaced(text, "id = \"C\"", "id = \"B\""), "command.toml"));
        QVERIFY(!readCommand(replaced(text, "signal = 1 ", "signals = 1 "), "command.toml"));
        QVERIFY(!readCommand(replaced(text, "[leader]", "[leaders]"), "command.toml"));
    }
};

QTEST_APPLESS_MAIN(TestAlalaTroops)
#include "tst_alala_troops.moc"
