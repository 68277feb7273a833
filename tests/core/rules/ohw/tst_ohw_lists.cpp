// Troops, generals, lists and set-ups.
#include "core/io/lists/army_list_io.h"
#include "core/rules/ohw/system.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/ohw_setups.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

constexpr std::string_view head = "format = 1\nsystem = \"ohw\"\nrules = \"1\"\nname = \"Army\"\n";

ReadList read(const std::string& body) {
    return readArmyList(std::string(head) + body, "army.toml",
                        [](std::string_view id) { return id == "ohw" ? &ohw::system() : nullptr; }, {"ohw"});
}

std::string codesOf(const Diagnostics& diagnostics) {
    std::string codes;
    for (const Diagnostic& d : diagnostics)
        if (d.severity != Severity::Advice)
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

std::string faultOf(const Setup& setup) {
    const auto game = ohw::system().open(setup);
    return game ? "" : game.error().front().code;
}

Setup small() { return ohwSetup(ohwArmy("A", "consul", {{"legionaries", 2}}), ohwArmy("B", "", {{"warband", 2}})); }

}  // namespace

class TestOhwLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRosterIsComplete() {
        RULE("OTW-201", "OTW-A02");
        QCOMPARE(catalogue().types.size(), 24U);
        for (const TroopType& type : catalogue().types) {
            QCOMPARE(type.rule, "OTW-201");
            QCOMPARE(type.pointsSource, "house");
            const double reach = type.frontage * type.frontage + type.depth * type.depth;
            QVERIFY2(reach < usualSquare * usualSquare,
                     type.id.c_str());  // it stays within its square, turned either way
        }
        QCOMPARE(catalogue().find("heavy_cavalry")->stat("attack"), 3);
        QCOMPARE(catalogue().find("archers")->stat("strength"), 3);
    }
    void aRosterOfAnotherMakeIsRead() {
        std::string text =
            "format = 1\nsystem = \"ohw\"\nversion = \"2\"\n[[type]]\nid = \"x\"\nname = \"X\"\nsign = \"infantry\"\n"
            "move = 1\nattack = 5\ndefence = 5\nstrength = 3\nleadership = 4\nfrontage_cm = 9\ndepth_cm = 5\n";
        QCOMPARE(readTroops(text, "t")->types.front().stat("attack"), 5);
        text.replace(text.find("attack = 5"), 10, "attack = 9");
        QVERIFY(!readTroops(text, "t"));
    }
    void theGeneralsOfTheRulesAreThere() {
        RULE("OTW-050", "OTW-051");
        const GeneralType& hannibal = *builtinRules().general("hannibal");
        QVERIFY((std::array{hannibal.attack, hannibal.rally, hannibal.morale} == std::array{0, 2, 2}));
        QCOMPARE(hannibal.ability, Ability::BattlefieldManager);
        const GeneralType& alexander = *builtinRules().general("alexander");
        QVERIFY((std::array{alexander.attack, alexander.rally, alexander.morale} == std::array{2, 1, 2}));
        QCOMPARE(alexander.ability, Ability::FortuneFavoursTheBold);
        QVERIFY(!readGenerals("format = 1\nsystem = \"ohw\"\nversion = \"1\"\n[[general]]\nid = \"x\"\n", "g"));
    }
    void aSoundListHasNoFaults() {
        const ReadList sound = read("[[general]]\ntype = \"hannibal\"\n[[unit]]\ntype = \"warband\"\ncount = 3\n");
        QCOMPARE(codesOf(sound.diagnostics), "");
        QVERIFY(sound.list ==
                readArmyList(toToml(*sound.list), "army.toml", [](std::string_view) { return &ohw::system(); }, {"ohw"})
                    .list);
    }
    void everyFaultIsNamedWithLineRuleAndFix_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("fix");
        const auto row = [](const char* name, const char* body, const char* code, int line, bool fix) {
            QTest::newRow(name) << QString::fromUtf8(body) << QString::fromLatin1(code) << line << fix;
        };
        row("type", "[[unit]]\ntype = \"legionarys\"\n", "list-unknown-type", 6, true);
        row("general", "[[general]]\ntype = \"hanibal\"\n[[unit]]\ntype = \"warband\"\n", "list-unknown-general", 6,
            true);
        row("two generals",
            "[[general]]\ntype = \"consul\"\n[[general]]\ntype = \"able\"\n[[unit]]\ntype = \"warband\"\n",
            "list-many-generals", 7, true);
        row("no units", "[[general]]\ntype = \"consul\"\n", "list-no-units", 4, true);
        row("skirmishers", "[[unit]]\ntype = \"javelin_skirmishers\"\n", "list-skirmishers-only", 4, true);
        row("too many",
            "[[unit]]\ntype = \"warband\"\ncount = 20\n[[unit]]\ntype = \"cavalry\"\ncount = 20\n"
            "[[unit]]\ntype = \"hoplites\"\ncount = 3\n",
            "list-too-many-units", 11, true);
        row("limit", "limit = 1\n[[unit]]\ntype = \"warband\"\n", "list-over-limit", 5, true);
        row("names", "[[unit]]\ntype = \"warband\"\nname = \"G\"\n[[unit]]\ntype = \"warband\"\nname = \"G\"\n",
            "list-duplicate-name", 10, true);
    }
    void everyFaultIsNamedWithLineRuleAndFix() {
        QFETCH(QString, body);
        QFETCH(QString, code);
        QFETCH(int, line);
        QFETCH(bool, fix);
        const ReadList faulty = read(body.toStdString());
        const auto found = std::ranges::find(faulty.diagnostics, code.toStdString(), &Diagnostic::code);
        QVERIFY2(found != faulty.diagnostics.end(), codesOf(faulty.diagnostics).c_str());
        QCOMPARE(found->place.line, line);
        QCOMPARE(!found->fixes.empty(), fix);
    }
    void allFaultsAreToldAtOnce() {
        const ReadList faulty = read(
            "[[unit]]\ntype = \"x\"\ncount = 99\n[[general]]\ntype = \"consul\"\nattack = 3\n"
            "[[general]]\ntype = \"consul\"\n");
        QVERIFY(std::ranges::count(faulty.diagnostics, Severity::Error, &Diagnostic::severity) >= 4);
    }
    void aSetupMustFitTheGrid() {
        RULE("OTW-202");
        Setup setup = small();
        QCOMPARE(faultOf(setup), "");
        setup.placements = {{Side::A, 0, {{75, 3}, {0, 1}}, 0}};
        QCOMPARE(faultOf(setup), "setup-placement");
        setup.placements = {{Side::A, 0, {{3, 3}, {0, 1}}, 0}, {Side::A, 1, {{3, 3}, {0, 1}}, 0}};
        QCOMPARE(faultOf(setup), "setup-placement");
        setup.placements = {{Side::A, 0, {{4, 3}, {0, 1}}, 0}};
        QCOMPARE(faultOf(setup), "setup-placement");
        setup.placements = {{Side::A, 5, {{3, 3}, {0, 1}}, 0}};
        QCOMPARE(faultOf(setup), "setup-placement");
        setup.placements = {{Side::A, 0, {{3, 3}, {0, 1}}, 0}, {Side::B, 0, {{3, 9}, {0, -1}}, 0}};
        QCOMPARE(faultOf(setup), "");
    }
    void theTableIsOfWholeSquares() {
        RULE("OTW-202", "OTW-A03");
        Setup setup = small();
        setup.table = {70, 48};
        QCOMPARE(faultOf(setup), "setup-table-size");
        setup.table = {78, 48};  // thirteen columns
        QCOMPARE(faultOf(setup), "");
        setup.table = {126, 48};
        QCOMPARE(faultOf(setup), "setup-table-size");
        setup.table = {72, 36};
        setup.options = {{"deploy_rows", "4"}};
        QCOMPARE(faultOf(setup), "setup-zones-overlap");
        setup.options = {{"square", "12"}};
        QCOMPARE(faultOf(setup), "setup-table-size");
    }
    void theBackRowsMustHoldTheArmy() {
        RULE("OTW-203");
        Setup setup = small();
        setup.table = {36, 48};
        setup.lists[0] = ohwArmy("A", "", {{"warband", 13}});
        QCOMPARE(faultOf(setup), "setup-no-room");
    }
    void optionsAreReadAndRefused() {
        for (const auto& [key, value] :
             {std::pair{"hoplite_flank", "normal"}, std::pair{"general_reach", "army"}, std::pair{"reply", "never"},
              std::pair{"combats_per_phase", "unlimited"}, std::pair{"general_actions", "one"},
              std::pair{"gen_morale", "loss"}, std::pair{"alex", "combat"}, std::pair{"pursuit_test", "after"},
              std::pair{"phase_limit", "12"}, std::pair{"deploy_rows", "1"}, std::pair{"square", "4"}}) {
            const Result<Options> options = readOptions({{key, value}});
            QVERIFY2(options && !(*options == Options{}), key);
        }
        QCOMPARE(optionInfos().size(), 11U);
        QVERIFY(!readOptions({{"square", "13"}}));
        QVERIFY(!readOptions({{"alex", "always"}}));
    }
    // That option never changed a battle.
    void filesOfVersionOneThatNameTheOptionLeadershipStillOpen() {
        RULE("OTW-A01");
        for (const char* value : {"target", "modifier"}) {
            Setup setup = small();
            setup.options = {{"leadership", value}, {"reply", "never"}};
            QCOMPARE(faultOf(setup), "");
            QVERIFY(readOptions(setup.options) == readOptions({{"reply", "never"}}));
        }
        QVERIFY(!readOptions({{"leadership", "captain"}}));
        QVERIFY(!std::ranges::contains(optionInfos(), "leadership", &OptionInfo::key));
    }
};

QTEST_GUILESS_MAIN(TestOhwLists)
#include "tst_ohw_lists.moc"
