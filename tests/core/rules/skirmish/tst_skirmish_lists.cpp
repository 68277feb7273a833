// Retinues, and every fault that a list can have.
#include "core/base/fix.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/skirmish/army/army.h"
#include "core/rules/skirmish/system.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

constexpr std::string_view head = "format = 1\nsystem = \"skirmish\"\nrules = \"1\"\nname = \"Army\"\n";
constexpr std::string_view retinue = R"(
[[retinue]]
name = "Household"
player = 1

[[retinue.figure]]
type = "man_at_arms"
leader = true

[[retinue.figure]]
type = "sergeant"
standard = true

[[retinue.figure]]
type = "spearman"
count = 8
)";

ReadList read(const std::string& text) {
    return readArmyList(text, "army.toml", [](std::string_view id) { return id == "skirmish" ? &system() : nullptr; },
                        {"skirmish"});
}

std::string list(std::string_view body) { return std::string(head) + std::string(body); }

std::string codesOf(const Diagnostics& diagnostics) {
    std::string codes;
    for (const Diagnostic& d : diagnostics)
        codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

std::string replaced(std::string_view from, std::string_view to) {
    std::string text(retinue);
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace

class TestSkirmishLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundListIsAnArmy() {
        RULE("SKI-103", "SKI-105", "SKI-A14");
        const ReadList sound = read(list(retinue));
        QCOMPARE(codesOf(sound.diagnostics), "");
        QVERIFY(sound.list == read(toToml(*sound.list)).list);
        const Army army = armyOf(*sound.list, catalogue());
        QCOMPARE(army.figures.size(), 10U);
        QVERIFY(army.figures[0].leader && army.figures[1].standard);
        QCOMPARE(army.figures[0].stripes, 2);
        QCOMPARE(army.figures[2].stripes, 1);
        QCOMPARE(army.figures[2].name, "Spearman I");
        QCOMPARE(system().summary(*sound.list).cost, std::optional<int>(8 + 6 + 8 * 4));
    }
    void classAndStripesMayBeSetForAFigure() {
        RULE("SKI-105");
        const ReadList set = read(list(replaced("type = \"spearman\"", "type = \"spearman\"\nclass = \"elite\"")));
        QCOMPARE(armyOf(*set.list, catalogue()).figures[2].stripes, 3);
        const ReadList stripes = read(list(replaced("type = \"spearman\"", "type = \"spearman\"\nstripes = 0")));
        QCOMPARE(armyOf(*stripes.list, catalogue()).figures[2].stripes, 0);
        QCOMPARE(armyOf(*stripes.list, catalogue()).figures[2].kind.unitClass, Class::Average);
    }

    void everyFaultIsNamedWithLineRuleAndRemedy_data() {
        QTest::addColumn<std::string>("body");
        QTest::addColumn<std::string>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("mended");
        const std::string sound(retinue);
        QTest::newRow("no retinue") << std::string() << std::string("list-no-retinues") << 4 << true;
        QTest::newRow("no standard") << replaced("standard = true\n", "") << std::string("list-no-standard") << 6
                                     << false;
        QTest::newRow("no leader") << replaced("leader = true\n", "") << std::string("list-no-leader") << 6 << true;
        QTest::newRow("two leaders") << replaced("standard = true", "leader = true\nstandard = true")
                                     << std::string("list-many-leader list-leader-with-standard") << 16 << true;
        QTest::newRow("four figures") << replaced("count = 8", "count = 2") << std::string("list-retinue-size") << 6
                                      << false;
        QTest::newRow("many figures") << replaced("count = 8", "count = 19") << std::string("list-retinue-size") << 6
                                      << false;
        QTest::newRow("unknown type") << replaced("\"spearman\"", "\"spaerman\"") << std::string("list-unknown-type")
                                      << 19 << true;
        QTest::newRow("unknown class") << replaced("count = 8", "count = 8\nclass = \"elte\"")
                                       << std::string("list-unknown-class") << 21 << true;
        QTest::newRow("a standard for eight") << replaced("standard = true", "standard = true\ncount = 8")
                                              << std::string("list-standard-count") << 16 << true;
        QTest::newRow("the seventh player")
            << replaced("player = 1", "player = 7") << std::string("list-value-range") << 8 << false;
        QTest::newRow("unknown key") << replaced("player = 1", "plyer = 1") << std::string("list-unknown-key") << 8
                                     << true;
        QTest::newRow("the same name") << sound + sound << std::string("list-duplicate-name") << 23 << false;
    }
    void everyFaultIsNamedWithLineRuleAndRemedy() {
        RULE("SKI-104");
        QFETCH(std::string, body);
        QFETCH(std::string, code);
        QFETCH(int, line);
        QFETCH(bool, mended);
        const std::string text = list(body);
        const ReadList faulty = read(text);
        std::string first;
        for (const Diagnostic& d : faulty.diagnostics)
            first += (first.empty() ? "" : " ") + d.code;
        if (code != "list-value-range")
            QCOMPARE(first, code);
        QVERIFY(hasErrors(faulty.diagnostics));
        QCOMPARE(faulty.diagnostics.front().place.line, line);
        QVERIFY(!toText(faulty.diagnostics.front().message).empty());
        if (mended) {
            QVERIFY(!faulty.diagnostics.front().fixes.empty());
            const ReadList better = read(withFix(text, faulty.diagnostics.front().fixes.front()));
            QVERIFY2(better.diagnostics.size() < faulty.diagnostics.size(), codesOf(better.diagnostics).c_str());
        }
    }
    void allFaultsAreNamedAtOnce() {
        std::string body = replaced("\"spearman\"", "\"spaerman\"");
        body.replace(body.find("standard = true\n"), 16, "");
        QCOMPARE(codesOf(read(list(body)).diagnostics), "list-no-standard list-unknown-type");
    }

    void sevenPlayersAreTooMany() {
        RULE("SKI-106");
        const auto setup = [](int ofA, int ofB) {
            Setup s;
            s.system = "skirmish";
            s.rules = system().info().version;
            s.table = {72, 48};
            const std::array<int, 2> players{ofA, ofB};
            for (const Side side : bothSides) {
                std::vector<Entry> retinues;
                for (int p = 1; p <= players[index(side)]; ++p)
                    retinues.push_back(skirmishBand("r" + std::to_string(p), p, "sergeant", {{"spearman", 3}}));
                s.lists[index(side)] = skirmishList("list", std::move(retinues));
            }
            return s;
        };
        QVERIFY(system().open(setup(3, 3)));
        QVERIFY(system().open(setup(5, 1)));
        const auto refused = system().open(setup(4, 3));
        QVERIFY(!refused);
        QCOMPARE(refused.error().front().code, "setup-players");
        QCOMPARE(refused.error().front().rule, "SKI-106");
    }
    void setUpsThatCannotBeAreRefused() {
        RULE("SKI-101");
        Setup setup;
        setup.system = "skirmish";
        setup.rules = system().info().version;
        setup.table = {48, 36};
        setup.lists = {skirmishList("a", {skirmishBand("r", 1, "sergeant", {{"spearman", 8}})}),
                       skirmishList("b", {skirmishBand("r", 1, "sergeant", {{"spearman", 8}})})};
        QVERIFY(system().open(setup));
        const auto codeOf = [](const Setup& s) {
            const auto opened = system().open(s);
            return opened ? std::string() : opened.error().front().code;
        };
        Setup small = setup;
        small.table = {48, 15};
        QCOMPARE(codeOf(small), "setup-zones-overlap");
        Setup placed = setup;
        placed.placements = {{Side::A, 0, {{24, 10}, {0, 1}}, 0}, {Side::A, 0, {{24, 20}, {0, 1}}, 0}};
        QCOMPARE(codeOf(placed), "setup-placement");
        placed.placements = {{Side::A, 1, {{24, 10}, {0, 1}}, 0}};
        QCOMPARE(codeOf(placed), "setup-placement");
        Setup narrow = setup;
        narrow.table = {12, 36};
        for (int r = 1; r < 5; ++r)
            narrow.lists[0].entries.push_back(skirmishBand("more" + std::to_string(r), 1, "knight", {{"knight", 18}}));
        QCOMPARE(codeOf(narrow), "setup-no-room");
    }

    void theTypesOfTheDataSayWhatAFigureIs() {
        const Kind knight = kindOf(*catalogue().find("knight"));
        QVERIFY(knight.mounted && knight.weapon == Weapon::Lance && knight.secondary == Weapon::SingleHanded);
        QCOMPARE(knight.unitClass, Class::Elite);
        for (const TroopType& type : catalogue().types)
            QCOMPARE(type.pointsSource, "house");
        const char* bad =
            "format = 1\nsystem = \"skirmish\"\nversion = \"1\"\n[[type]]\nid = \"x\"\nname = \"X\"\nsign = \"infantry\"\n"
            "traits = [\"militia\", \"spear\"]\nfrontage_cm = 2.54\ndepth_cm = 2.54\n";
        QCOMPARE(readTroops(bad, "troops.toml").error().front().code, "troops-traits");
    }
};

QTEST_APPLESS_MAIN(TestSkirmishLists)
#include "tst_skirmish_lists.moc"
