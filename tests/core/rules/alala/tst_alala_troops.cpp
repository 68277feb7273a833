#include "core/io/builtin_data.h"
#include "core/rules/alala/army/troops.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::alala;

namespace {

struct Row {
    const char* id;
    const char* rule;
    int figures;
    int files;
    double widthCm;
    double depthCm;
};

// ALA-007 to ALA-014
constexpr Row rows[] = {
    {"hoplite", "ALA-007", 20, 10, 15, 4}, {"psiloi", "ALA-009", 6, 6, 18, 3},   {"peltast", "ALA-010", 9, 9, 18, 2},
    {"cavalry", "ALA-012", 6, 6, 18, 4},   {"hamippoi", "ALA-013", 6, 6, 18, 4}, {"thessalian", "ALA-014", 9, 9, 18, 4},
};

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

class AlalaTroopsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ALA-001, ALA-002: there are six classes; a figure stands for about 50 men
    void theClassesAreThoseOfTheRules() {
        QCOMPARE(catalogue().types.size(), std::size(rows));
        for (std::size_t i = 0; i < std::size(rows); ++i) {
            const TroopType& type = catalogue().types[i];
            const Troops troops = troopsOf(type, {});
            QCOMPARE(type.id, rows[i].id);
            QCOMPARE(type.rule, rows[i].rule);
            QCOMPARE(troops.figures, rows[i].figures);
            QCOMPARE(troops.files(), rows[i].files);
            QVERIFY(near(troops.footprint().frontage, rows[i].widthCm / 2.54));
            QVERIFY(near(troops.footprint().depth, rows[i].depthCm / 2.54));
            QVERIFY(near(type.frontage, troops.footprint().frontage) && near(type.depth, troops.footprint().depth));
            QCOMPARE(type.pointsSource, "house");  // ALA-AMB-118
        }
        QVERIFY(!catalogue().find("elephant"));
    }

    // ALA-011, ALA-012, ALA-017
    void theArmsAreHoplitesSkirmishersAndCavalry() {
        for (const char* id : {"psiloi", "peltast"})
            QVERIFY(troopsNamed(id, {}).isSkirmishers());
        for (const char* id : {"cavalry", "hamippoi", "thessalian"})
            QVERIFY(troopsNamed(id, {}).isCavalry());
        QVERIFY(troopsNamed("hoplite", {}).isHoplites());
    }

    // ALA-008, ALA-015: the other size has the same bases
    void unitsOfTwentyFourAreTwelveFilesWide() {
        const Troops troops = troopsNamed("hoplite", {.hopliteFigures = 24});
        QCOMPARE(troops.figures, 24);
        QCOMPARE(troops.files(), 12);
        QVERIFY(near(troops.footprint().frontage, 18 / 2.54));
        QCOMPARE(troopsNamed("psiloi", {.hopliteFigures = 24}).figures, 6);
    }

    // ALA-018: the front rank stays filled; ALA-025: a stack is as deep as its units
    void theFrontRankIsEmptiedLast() {
        const Troops troops = troopsNamed("hoplite", {});
        QCOMPARE(troops.filesFilled(20), 10);
        QCOMPARE(troops.filesFilled(10), 10);
        QCOMPARE(troops.filesFilled(7), 7);
        QVERIFY(near(troops.footprint(2).depth, 8 / 2.54));
        QVERIFY(near(troops.footprint(2).frontage, 15 / 2.54));
    }

    // ALA-013, ALA-128, ALA-129, ALA-158, ALA-178, ALA-219
    void traitsSetTheClassesApart() {
        QVERIFY(troopsNamed("cavalry", {}).thirdDie && troopsNamed("thessalian", {}).thirdDie);
        QVERIFY(!troopsNamed("hamippoi", {}).thirdDie && !troopsNamed("hoplite", {}).thirdDie);
        QVERIFY(troopsNamed("hamippoi", {}).alwaysSupported && !troopsNamed("cavalry", {}).alwaysSupported);
        QVERIFY(!troopsNamed("psiloi", {}).mayCharge && troopsNamed("peltast", {}).mayCharge);
        QCOMPARE(troopsNamed("hoplite", {}).figuresPerShot, 0);
        QCOMPARE(troopsNamed("hamippoi", {}).shotBonus, 1);
    }

    // ALA-016: bases come from the data, and what does not fit together is refused
    void troopsThatDoNotFitTogetherAreRefused() {
        const std::string_view text = builtinText("rules/alala/troops.toml");
        QCOMPARE(troopFault(std::string(text)), "");
        QCOMPARE(troopFault(replaced(text, "frontage_cm = 15", "frontage_cm = 16")), "troops-ground");
        QCOMPARE(troopFault(replaced(text, "traits = [\"skirmisher\"]", "traits = []")), "troops-arm");
        QCOMPARE(troopFault(replaced(text, "frontage_cm = 15", "frontage_bw = 15")), "troops-missing-key");
        QCOMPARE(troopFault(replaced(text, "figures = 20", "figures = 0")), "troops-range");
    }

    // ALA-019 to ALA-021, ALA-053, ALA-062, ALA-071, ALA-137, ALA-146, ALA-147
    void gradesAndLeadersAreThoseOfTheRules() {
        QCOMPARE(factsOf(Grade::A).wheel, 1);
        QCOMPARE(factsOf(Grade::B).wheel, 2);
        QCOMPARE(factsOf(Grade::C).wheel, 3);
        QVERIFY(factsOf(Grade::A).steps && factsOf(Grade::B).steps && !factsOf(Grade::C).steps);
        QVERIFY(factsOf(Grade::A).eases && !factsOf(Grade::B).eases && !factsOf(Grade::C).eases);
        QVERIFY(factsOf(Grade::C).plainDie && !factsOf(Grade::A).plainDie && !factsOf(Grade::B).plainDie);
        QCOMPARE(leaderFacts().lowestCp, 2);
        QCOMPARE(leaderFacts().highestCp, 5);
        QCOMPARE(leaderFacts().successorCp, 1);
        QCOMPARE(leaderFacts().moveInches, 6);  // ALA-060
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

QTEST_APPLESS_MAIN(AlalaTroopsTest)
#include "tst_alala_troops.moc"
