#include "core/base/fix.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/alala/army/check_list.h"
#include "core/rules/alala/game.h"
#include "core/rules/alala/system.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::alala;

namespace {

constexpr std::string_view head =
    "format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"Army\"\nstate = \"sparta\"\n";
constexpr std::string_view phalanx = R"(
[[phalanx]]
name = "Right"
leader = "Agis"
cp = 4

[[phalanx.unit]]
grade = "A"
count = 2
)";

ReadList read(const std::string& text) {
    return readArmyList(text, "army.toml", [](std::string_view id) { return id == "alala" ? &system() : nullptr; },
                        {"alala"});
}

std::string list(std::string_view body) { return std::string(head) + std::string(body); }

std::string codesOf(const Diagnostics& diagnostics) {
    std::string codes;
    for (const Diagnostic& d : diagnostics)
        if (d.severity != Severity::Advice)
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    return at == std::string::npos ? "" : text.replace(at, from.size(), to);
}

}  // namespace

class TestAlalaLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundListHasNoFaults() {
        const ReadList sound = read(list(std::string(phalanx) + "\n[[band]]\ntype = \"psiloi\"\ncount = 2\n"));
        QCOMPARE(codesOf(sound.diagnostics), "");
        QVERIFY(sound.list == read(toToml(*sound.list)).list);
    }

    void everyFaultIsNamedWithLineRuleAndFix_data() {
        QTest::addColumn<std::string>("body");
        QTest::addColumn<std::string>("code");
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<int>("line");
        const auto row = [](const char* rule, const char* name, std::string body, const char* code, int line) {
            QTest::addRow("%s %s", rule, name) << std::move(body) << std::string(code) << std::string(rule) << line;
        };
        const std::string sound(phalanx);
        row("ALA-022", "a phalanx of one unit", replaced(sound, "count = 2\n", ""), "list-small-phalanx", 7);
        row("ALA-022", "a phalanx of no unit", sound + "\n[[phalanx]]\nname = \"Left\"\n", "list-small-phalanx", 16);
        row("ALA-022", "an army of bands", "\n[[band]]\ntype = \"psiloi\"\n", "list-no-phalanx", 4);
        row("ALA-053", "a leader with 6 points", replaced(sound, "cp = 4", "cp = 6"), "list-leader-cp", 10);
        row("ALA-053", "a leader with 1 point", replaced(sound, "cp = 4", "cp = 1"), "list-leader-cp", 10);
        row("ALA-052", "a leader in two places",
            replaced(sound, "count = 2", "leader = true\n\n[[phalanx.unit]]\ngrade = \"B\"\nleader = true"),
            "list-leader-twice", 18);
        row("ALA-066", "two commanders",
            replaced(sound, "cp = 4", "commander = true") +
                replaced(replaced(sound, "cp = 4", "commander = true"), "Right", "Left"),
            "list-many-commanders", 19);
        row("ALA-013", "hamippoi of hoplite size", sound + "\n[[band]]\ntype = \"hamippoi\"\nfigures = 20\n",
            "list-figures", 18);
        row("ALA-007", "hoplites of 22", replaced(sound, "count = 2", "count = 2\nfigures = 22"), "list-figures", 15);
        row("ALA-015", "hoplites of two sizes",
            replaced(sound, "count = 2", "figures = 20\n\n[[phalanx.unit]]\ngrade = \"B\"\nfigures = 24"),
            "list-mixed-sizes", 18);
        row("ALA-024", "a stack of three for Sparta", replaced(sound, "count = 2", "behind = \"BB\""),
            "list-stack-nation", 14);
        row("ALA-019", "grade D", replaced(sound, "\"A\"", "\"D\""), "list-grade", 13);
        row("ALA-020", "A-grade psiloi", sound + "\n[[band]]\ntype = \"psiloi\"\ngrade = \"A\"\n", "list-band-grade",
            18);
        row("ALA-001", "a class that is not there", sound + "\n[[band]]\ntype = \"peltasts\"\n", "list-unknown-type",
            17);
        row("ALA-AMB-118", "a limit without points", replaced(list("limit = 100\n" + sound), std::string(head), ""),
            "list-limit-without-points", 6);
        row("ALA-AMB-118", "an army over its limit", "points = \"house\"\nlimit = 60\n" + sound, "list-over-limit", 7);
        row("ALA-AMB-118", "points of another kind", "points = \"ours\"\n" + sound, "list-points", 6);
    }
    void everyFaultIsNamedWithLineRuleAndFix() {
        QFETCH(std::string, body);
        QFETCH(std::string, code);
        QFETCH(std::string, rule);
        QFETCH(int, line);
        const std::string text = list(body);
        const ReadList faulty = read(text);
        QCOMPARE(codesOf(faulty.diagnostics), code);
        const Diagnostic& wrong = faulty.diagnostics.front();
        QVERIFY(wrong.severity == Severity::Error);
        QCOMPARE(wrong.rule, rule);
        QCOMPARE(wrong.place.line, line);
        QVERIFY(!wrong.fixes.empty());
        for (const Fix& fix : wrong.fixes) {
            const std::string mended = withFix(text, fix);
            const ReadList again = read(mended);
            QVERIFY2(std::ranges::count(again.diagnostics, code, &Diagnostic::code) == 0, mended.c_str());
            if (code != "list-limit-without-points")  // then it may cost too much
                QVERIFY2(!hasErrors(again.diagnostics), (mended + codesOf(again.diagnostics)).c_str());
        }
    }

    void faultsWithoutAMechanicalFixAreNamed() {
        const std::string sound(phalanx);
        QCOMPARE(codesOf(read(list(sound + "\n[[band]]\ntype = \"hoplite\"\n")).diagnostics), "list-hoplite-band");
        QCOMPARE(codesOf(read(list(sound + "\n[[band]]\ntype = \"elephants of war\"\n")).diagnostics),
                 "list-unknown-type");
        QCOMPARE(
            codesOf(
                read(replaced(list(replaced(sound, "count = 2", "behind = \"XY\"")), "sparta", "thebes")).diagnostics),
            "list-stack-grades");
        QCOMPARE(
            codesOf(read(list(replaced(sound, "count = 2", "count = 12") + replaced(sound, "count = 2", "count = 12")))
                        .diagnostics),
            "list-too-many-units");
        std::string horde = sound;
        for (int i = 0; i < 3; ++i)
            horde += "\n[[band]]\ntype = \"psiloi\"\ncount = 12\n";
        QCOMPARE(codesOf(read(list(horde)).diagnostics), "list-too-many-units");
    }

    void allFaultsAreReportedAtOnce() {
        const ReadList faulty = read(list(
            "limit = 10\n\n[[phalanx]]\ncp = 6\ncommanders = true\n\n[[phalanx.unit]]\ngrade = \"D\"\nbehind = \"BB\"\n\n[[band]]\ntype = "
            "\"hamippoi\"\nfigures = 20\ngrade = \"A\"\n\n[[band]]\ntype = \"elephants of war\"\n"));
        for (const char* code : {"list-unknown-key", "list-leader-cp", "list-grade", "list-stack-nation",
                                 "list-figures", "list-band-grade", "list-unknown-type", "list-limit-without-points"})
            QVERIFY2(std::ranges::count(faulty.diagnostics, code, &Diagnostic::code) == 1, code);
    }

    void scenariosAndStacksMayHaveOneItem() {
        RULE("ALA-022", "ALA-025", "ALA-AMB-008");
        const std::string one = replaced(std::string(phalanx), "count = 2\n", "");
        QCOMPARE(codesOf(read(list("scenario = true\n" + one)).diagnostics), "");
        const std::string stack = replaced(std::string(phalanx), "count = 2", "behind = \"B\"");
        QCOMPARE(codesOf(read(replaced(list(stack), "sparta", "thebes")).diagnostics), "");
        QCOMPARE(codesOf(read(list(replaced(stack, "name = \"Right\"", "nation = \"macedon\""))).diagnostics), "");
    }

    void theArmyIsAsTheListHasIt() {
        RULE("ALA-021", "ALA-023", "ALA-026", "ALA-052");
        const ReadList thebes = read(replaced(list(R"(
[[phalanx]]
leader = "Epaminondas"
cp = 5
commander = true

[[phalanx.unit]]
name = "Column"
grade = "A"
behind = "BC"
leader = true

[[phalanx.unit]]
grade = "C"
count = 2

[[band]]
type = "cavalry"
name = "Horse"

[[phalanx]]
nation = "sparta"

[[phalanx.unit]]
grade = "B"
count = 2
)"),
                                              "sparta", "thebes"));
        QCOMPARE(codesOf(thebes.diagnostics), "");
        const AlalaArmy army = armyOf(*thebes.list, builtinRules().list());
        QCOMPARE(army.leaders.size(), 2U);
        QCOMPARE(army.leaders[0].cp, 5);
        QVERIFY(army.leaders[0].commander && !army.leaders[1].commander);
        QCOMPARE(army.leaders[1].cp, 0);
        QCOMPARE(army.units.size(), 6U);
        QCOMPARE(army.units[0].name, "Column");
        QVERIFY((army.units[0].grades == std::vector{Grade::A, Grade::B, Grade::C}));
        QVERIFY(army.units[0].leader && !army.units[1].leader);
        QCOMPARE(army.units[1].name, "Hoplites I");
        QCOMPARE(army.units[3].phalanx, -1);
        QVERIFY(army.units[3].grades.front() == Grade::B);
        QCOMPARE(army.units[4].phalanx, 1);
        QVERIFY(army.units[4].spartan && !army.units[0].spartan);
        const ListSummary summary = system().summary(*thebes.list);
        QCOMPARE(summary.units, 6);
        QVERIFY(!summary.cost);
        QCOMPARE(summary.rows.size(), 4U);
        QVERIFY(inOneLine(summary.rows[0].remarks).contains("3 deep") &&
                inOneLine(summary.rows[0].leader).contains("Epaminondas"));
        QVERIFY(!summary.rows[0].points);
    }

    // Grade A counts as Spartan unless the list says otherwise.
    void theListMaySayWhoCountsAsSpartans() {
        RULE("ALA-AMB-007");
        const auto isSpartan = [](const char* said) {
            const ReadList army = read(list(std::string(phalanx) + said));
            Setup setup;
            setup.system = "alala";
            setup.table = {72, 48};
            setup.lists = {*army.list, *army.list};
            const AlalaGame game(alala::system(), setup, {}, builtinRules());
            return game.profile(game.pieceOf(Side::A, 0)).spartan;
        };
        QVERIFY(isSpartan(""));
        QVERIFY(!isSpartan("spartan = false\n"));
        QVERIFY(isSpartan("spartan = true\n"));
    }

    void housePointsAreReckonedWhereTheListAsksForThem() {
        RULE("ALA-AMB-118");
        const std::string body =
            "points = \"house\"\n" + std::string(phalanx) + "\n[[band]]\ntype = \"peltast\"\ncount = 2\n";
        QCOMPARE(system().summary(*read(list(body)).list).cost, std::optional<int>(2 * 30 + 4 * 2 + 2 * 8));
        const std::string large = replaced(body, "count = 2\n", "count = 2\nfigures = 24\n");
        QCOMPARE(system().summary(*read(list(large)).list).cost, std::optional<int>(2 * 36 + 4 * 2 + 2 * 8));
        QCOMPARE(hopliteFigures(*read(list(large)).list), std::optional<int>(24));
    }

    void aListOfAnotherSizeThanTheBattleIsRefused() {
        RULE("ALA-015");
        const ArmyList large = *read(list(replaced(std::string(phalanx), "count = 2", "count = 2\nfigures = 24"))).list;
        const ArmyList any = *read(list(phalanx)).list;
        QVERIFY(checkSizes({any, any}, {.hopliteFigures = 24}).empty());
        QVERIFY(checkSizes({large, any}, {.hopliteFigures = 24}).empty());
        const Diagnostics faults = checkSizes({any, large}, {});
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults.front().rule, "ALA-015");
    }

    void aSetupThatCannotBeIsRefusedWithEveryFault() {
        Setup setup;
        setup.system = "alala";
        setup.rules = "0";
        setup.table = {72, 20};
        setup.lists = {*read(list(replaced(std::string(phalanx), "cp = 4", "cp = 6"))).list, *read(list(phalanx)).list};
        setup.options = {{"turn_limit", "0"}};
        const auto game = system().open(setup);
        QVERIFY(!game);
        QCOMPARE(codesOf(game.error()), "option-value setup-rules-version list-leader-cp setup-zones-overlap");
    }
};

QTEST_APPLESS_MAIN(TestAlalaLists)
#include "tst_alala_lists.moc"
