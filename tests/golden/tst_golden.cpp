// Golden battles: their events and digests, as they were when they were last accepted. A commit that changes them says
// "Battles: changed, because …". EPHOR_ACCEPT_GOLDEN=1 in the environment writes them anew.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/golden/told.h"
#include "tests/support/alala_setups.h"
#include "tests/support/battle_checks.h"
#include "tests/support/event_text.h"
#include "tests/support/random_setups.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

ArmyList army(const std::vector<const char*>& types) {
    ArmyList list;
    list.system = "men_of_bronze";
    for (const char* type : types) {
        Entry entry;
        entry.table = "unit";
        entry.fields.push_back({"type", std::string(type), {}, {}, 0});
        if (list.entries.empty())
            entry.fields.push_back({"strategos", true, {}, {}, 0});
        list.entries.push_back(std::move(entry));
    }
    return list;
}

/// A battle, the player of both sides, and what it must show: words of its text, and facts that folding its events
/// brings to light (told.h, of Alala!). The seed of the accepted battle is kept as long as it shows them all; else the
/// first from 431 on that does is taken.
struct Golden {
    const char* name;
    Setup setup;
    bool isStandard = false;
    std::vector<const char*> shows;
    std::vector<std::string> facts{};
};

/// What one seed's battle is.
struct GoldenBattle {
    bool shows = false;  ///< all that it is to show
    std::string text;
};

GoldenBattle fightGolden(const Game& game, const Golden& golden, std::uint64_t seed) {
    const RandomPlayer random(seed);
    const Player& player = golden.isStandard ? standardPlayer(game) : random;
    EventText lines(game);
    std::optional<Told> told;
    std::vector<Listener*> all{&lines};
    if (!golden.facts.empty())
        all.push_back(&told.emplace(game));
    Listeners listeners(all);
    DicePlan plan;
    plan.seed = seed;
    const Fought fought = fightOut(game, plan, {&player, &player}, seed, &listeners);
    GoldenBattle battle;
    battle.shows = fought.run.ended && verify(game, fought.record).empty() &&
                   std::ranges::all_of(
                       golden.shows, [&](const char* word) { return lines.text().find(word) != std::string::npos; }) &&
                   std::ranges::all_of(golden.facts, [&](const std::string& fact) { return told->of(fact); });
    battle.text = fmt::format("{} seed {} digest {}\n{}", golden.name, seed, toHex(fought.digest), lines.text());
    return battle;
}

QString fileOf(const Golden& golden) {
    return QStringLiteral("tests/golden/%1/%2.txt")
        .arg(QString::fromStdString(golden.setup.system), QLatin1String(golden.name));
}

/// The seed of the battle that was accepted last.
std::optional<std::uint64_t> acceptedSeed(const Golden& golden) {
    QFile file(fileOf(golden));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> words = file.readLine().split(' ');
    bool whole = false;
    const std::uint64_t seed = words.value(2).toULongLong(&whole);
    return whole ? std::optional(seed) : std::nullopt;
}

Setup setupOf(std::vector<ChosenOption> options, bool close) {
    Setup setup;
    setup.system = "men_of_bronze";
    setup.rules = men_of_bronze::system().info().version;
    setup.options = std::move(options);
    setup.lists = {
        army({"elite_hoplite", "elite_hoplite", "drilled_hoplite", "psiloi", "psiloi"}),
        army({"drilled_hoplite", "drilled_hoplite", "militia_hoplite", "psiloi", "archer_slinger", "peltast"})};
    if (close)  // the two lines six inches apart
        for (const Side side : bothSides)
            for (int i = 0; i < static_cast<int>(setup.lists[index(side)].entries.size()); ++i)
                setup.placements.push_back(
                    {side,
                     i,
                     {{18.0 + 6 * i, side == Side::A ? 20.0 : 28.0}, {0, side == Side::A ? 1.0 : -1.0}},
                     i < 3 ? 1 : 0});
    return setup;
}

std::vector<Terrain> country() {
    const auto box = [](const char* name, Ground ground, double x, double y, double w, double h, bool hides) {
        return Terrain{name, "wood", ground, hides, {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}};
    };
    return {box("wood", Ground::Difficult, 26, 22, 8, 5, true), box("marsh", Ground::Dangerous, 38, 23, 6, 4, false),
            box("rock", Ground::Impassable, 12, 22, 3, 3, true)};
}

Entry alalaPhalanx(std::vector<std::pair<const char*, const char*>> units) {
    Entry phalanx = alalaEntry("phalanx", {{"cp", std::int64_t{5}}});
    for (const auto& [grade, behind] : units) {
        Entry unit = alalaEntry("unit", {{"grade", std::string(grade)}});
        if (*behind)
            unit.fields.push_back({"behind", std::string(behind), {}, {}, 0, 0});
        phalanx.children.push_back(std::move(unit));
    }
    return phalanx;
}

/// Thebans, one of their stacks deep, against an army with Spartans.
Setup alalaSetup(int turns, bool close) {
    Setup setup;
    setup.system = "alala";
    setup.rules = findSystem("alala")->info().version;
    setup.options = {{"turn_limit", std::to_string(turns)}};
    for (ArmyList& list : setup.lists)
        list.system = "alala";
    setup.lists[0].state = "thebes";
    setup.lists[0].entries = {alalaPhalanx({{"B", ""}, {"B", "C"}}),
                              alalaEntry("band", {{"type", std::string("cavalry")}}),
                              alalaEntry("band", {{"type", std::string("psiloi")}})};
    setup.lists[1].state = "sparta";
    setup.lists[1].entries = {alalaPhalanx({{"A", ""}, {"C", ""}}),
                              alalaEntry("band", {{"type", std::string("peltast")}}),
                              alalaEntry("band", {{"type", std::string("hamippoi")}})};
    if (close) {
        const double width = 15 / 2.54;
        const double depth = 4 / 2.54;
        const std::array<std::array<Vec, 4>, 2> places{{{{{39, 19}, {39 - width, 19 - depth / 2}, {52, 20}, {20, 20}}},
                                                        {{{33, 26}, {33 + width, 26}, {52, 27}, {20, 27}}}}};
        for (const Side side : bothSides)
            for (int i = 0; i < 4; ++i)
                setup.placements.push_back(
                    {side, i,
                     snapped({places[index(side)][static_cast<std::size_t>(i)], {0, side == Side::A ? 1.0 : -1.0}}),
                     0});
    }
    return setup;
}

/// One Spartan among many, who will not go.
Setup besetSetup() {
    Setup setup = alalaSetup(16, true);
    setup.lists[1].entries[0] = alalaPhalanx({{"A", ""}, {"A", ""}});
    return setup;
}

Setup macedonianSetup() {
    Setup setup = alalaSetup(6, true);
    setup.lists[0].state = "macedon";
    setup.lists[0].entries[0] = alalaPhalanx({{"B", "B"}, {"C", "C"}});
    return setup;
}

void addAlala(std::vector<Golden>& all) {
    const auto add = [&](const char* name, Setup setup, std::vector<std::string> facts, bool isStandard = false) {
        all.push_back({name, std::move(setup), isStandard, {}, std::move(facts)});
    };
    add("cards_deployment", alalaSetup(3, false), {"cards deploy both armies", "a Joker brings terrain"});
    all.push_back({"doctrine", alalaSetup(12, false), true, {"ALA-222"}});
    add("deep_phalanx", alalaSetup(6, true), {"a deep phalanx of thebes"});
    add("deep_phalanx_of_macedon", macedonianSetup(), {"a deep phalanx of macedon"});
    add("pursuit_into_a_new_enemy", alalaSetup(8, true), {"fights a new enemy in pursuit"});
    add("rout_off_the_table", alalaSetup(10, true), {"routs off the table"});
    add("leader_killed", alalaSetup(6, true), {"a leader is killed and succeeded"});
    add("last_stand", besetSetup(), {"stands to the death"});
    // Every card, a few in each battle.
    add("cards_of_omens", alalaSetup(6, true), {"card good_omens", "card bad_omens", "card athena"});
    add("cards_of_leaders", alalaSetup(6, true), {"card jealous_leaders", "card anger_of_zeus"});
    add("cards_of_dice", alalaSetup(6, true), {"card agatha_tyche", "card ares"});
    add("cards_against_the_drawer", alalaSetup(6, true), {"card hubris", "card heavy_armour"});
    add("cards_of_bands", alalaSetup(6, true), {"card elite_skirmishers", "card cerberus"});
    add("cards_of_horse", alalaSetup(6, true), {"card elite_horsemen"});
    add("card_apollo", alalaSetup(4, true), {"card apollo"});
    add("card_ekdromoi", alalaSetup(6, true), {"card ekdromoi"});
    add("card_alala", alalaSetup(6, true), {"card alala"});
    add("card_gods", alalaSetup(6, true), {"card gods_watch_over", "the gods watched over a throw"});
    add("cards_of_plumage", alalaSetup(6, true), {"card beautiful_plumage", "both plumages are kept"});
}

/// The lines two squares apart.
Setup ohwClose(Setup setup) {
    for (const Side side : bothSides)
        for (int i = 0; i < 6; ++i)
            setup.placements.push_back(
                {side, i, snapped(poseOn({3 + i, side == Side::A ? 3 : 5}, ohw::ahead(side), 6)), 0});
    return setup;
}

Setup romeAndCarthage() {
    return ohwSetup(
        ohwArmy("Rome", "scipio",
                {{"legionaries", 3}, {"veteran_heavy_infantry", 1}, {"javelin_skirmishers", 1}, {"cavalry", 1}}),
        ohwArmy("Carthage", "hannibal",
                {{"african_elephants", 2}, {"warband", 2}, {"archers", 1}, {"light_cavalry", 1}}));
}

/// Horse against those who run before it.
Setup horseAndWarbands() {
    return ohwSetup(ohwArmy("Horse", "able", {{"heavy_cavalry", 2}, {"cavalry", 3}, {"light_cavalry", 1}}),
                    ohwArmy("Warbands", "able", {{"warband", 4}, {"light_cavalry", 2}}));
}

/// Armies that lose heart soon.
Setup levies() {
    return ohwSetup(ohwArmy("Levies", "", {{"levy_spearmen", 4}, {"light_infantry", 2}}),
                    ohwArmy("More levies", "", {{"levy_spearmen", 3}, {"warband", 2}, {"archers", 1}}));
}

void addOhw(std::vector<Golden>& all) {
    all.push_back({"doctrine", romeAndCarthage(), true, {"OTW-010", "OTW-091"}});
    all.push_back({"elephants", ohwClose(romeAndCarthage()), false, {"OTW-060", "OTW-213"}});
    all.push_back({"flight_and_pursuit", ohwClose(horseAndWarbands()), false, {"OTW-038", "OTW-047", "OTW-049"}});
    all.push_back({"generals", ohwClose(romeAndCarthage()), false, {"OTW-054", "OTW-055", "OTW-058"}});
    all.push_back({"morale_drains", ohwClose(levies()), false, {"OTW-093", "OTW-215"}});
}

Setup dbaGolden(const char* a, const char* terrainOfA, const char* b, const char* terrainOfB) {
    return dbaSetup(*findSystem("dba"), dbaArmy(a, terrainOfA), dbaArmy(b, terrainOfB));
}

/// The two lines in two ranks, half a base width apart.
Setup dbaClose(Setup setup) {
    for (const Side side : bothSides) {
        const double sign = side == Side::A ? 1 : -1;
        const dba::Army army = dba::armyOf(setup.lists[index(side)], dba::builtinFigures());
        for (int i = 0; i < dba::armySize; ++i) {
            const double depth = army.elements[static_cast<std::size_t>(i)].type->depth;
            setup.placements.push_back(
                {side, i, snapped({{5.0 + i % 6, 7.5 - sign * (0.25 + depth / 2 + i / 6 * 1.5)}, {0, sign}}), 0});
        }
    }
    return setup;
}

void addDba(std::vector<Golden>& all) {
    const Setup greeks = dbaGolden("I/52d", "arable", "I/52b", "arable");
    const Setup successors = dbaGolden("II/19a", "arable", "II/32a", "littoral");
    all.push_back({"doctrine", greeks, true, {"DBA-106", "DBA-117", "DBA-142", "DBA-150"}});
    all.push_back({"ground_and_camps", successors, false, {"DBA-106", "DBA-108", "DBA-009", "DBA-A21"}});
    all.push_back({"flanks_and_recoils", dbaClose(greeks), false, {"DBA-124", "DBA-133", "DBA-145"}});
    all.push_back({"elephants", dbaClose(successors), false, {"DBA-146", "DBA-144"}});
    all.push_back(
        {"shooting", dbaClose(dbaGolden("I/60a", "arable", "II/32a", "littoral")), false, {"DBA-113", "DBA-143"}});
}

Setup skirmishGolden(const std::vector<std::pair<std::string, int>>& menOfA,
                     const std::vector<std::pair<std::string, int>>& menOfB, bool close) {
    const RuleSystem& system = *findSystem("skirmish");
    Setup setup;
    setup.system = "skirmish";
    setup.rules = system.info().version;
    setup.table = system.info().table;
    setup.lists = {skirmishList("the lord's men", {skirmishBand("the household", 1, "man_at_arms", menOfA)}),
                   skirmishList("the rising", {skirmishBand("the villages", 1, "sergeant", menOfB)})};
    if (close)
        for (const Side side : bothSides) {
            const double sign = side == Side::A ? 1 : -1;
            setup.placements.push_back(
                {side, 0, snapped({{setup.table.width / 2, setup.table.height / 2 - sign * 2}, {0, sign}}), 0});
        }
    return setup;
}

void addSkirmish(std::vector<Golden>& all) {
    all.push_back({"doctrine",
                   skirmishGolden({{"sergeant", 4}, {"archer", 3}}, {{"spearman", 6}, {"slinger", 3}}, false),
                   true,
                   {"SKI-001", "SKI-022", "SKI-131"}});
    all.push_back({"shield_walls",
                   skirmishGolden({{"spearman", 6}}, {{"spearman", 7}}, true),
                   false,
                   {"SKI-112", "SKI-031", "SKI-057"}});
    all.push_back({"charges_and_flight",
                   skirmishGolden({{"mounted_sergeant", 4}}, {{"peasant", 6}, {"clubman", 2}}, true),
                   false,
                   {"SKI-110", "SKI-122", "SKI-062", "SKI-130"}});
    all.push_back({"leaders_and_standards",
                   skirmishGolden({{"billman", 5}}, {{"billman", 5}}, true),
                   false,
                   {"SKI-081", "SKI-083", "SKI-126"}});
    all.push_back({"shooting",
                   skirmishGolden({{"archer", 4}, {"crossbowman", 3}}, {{"spearman", 4}, {"javelinman", 4}}, false),
                   false,
                   {"SKI-021", "SKI-117", "SKI-052"}});
}

std::vector<Golden> goldens() {
    std::vector<Golden> all;
    all.push_back({"sparta_corinth", setupOf({}, false), false, {"MOB-042", "MOB-021"}});
    all.push_back({"sparta_corinth_doctrine", setupOf({}, false), true, {"MOB-101"}});
    Golden ground{"terrain", setupOf({{"turn_limit", "4"}}, true), false, {"MOB-075", "MOB-078", "MOB-089"}};
    ground.setup.terrain = country();
    for (Placement& placed : ground.setup.placements)
        placed.code = 0;
    all.push_back(ground);
    all.push_back(
        {"flank_and_pushback", setupOf({{"turn_limit", "4"}}, true), false, {"MOB-110", "MOB-126", "MOB-128"}});
    all.push_back(
        {"collapse", setupOf({{"strategos_value", "2"}}, true), false, {"MOB-115", "MOB-116", "MOB-153", "MOB-185"}});
    Golden chase{"evade_and_pursue", setupOf({{"turn_limit", "4"}}, true), false, {"MOB-167", "MOB-168", "MOB-169"}};
    chase.setup.lists = {army({"psiloi", "psiloi", "psiloi", "archer_slinger", "peltast"}),
                         army({"light_cavalry", "light_cavalry", "light_cavalry", "peltast", "peltast", "psiloi"})};
    for (Placement& placed : chase.setup.placements)
        placed.code = 0;
    all.push_back(chase);
    all.push_back({"counter_charge", setupOf({{"turn_limit", "3"}}, true), false, {"MOB-163", "MOB-164", "MOB-126"}});
    all.push_back({"options_fierce",
                   setupOf({{"armor_model", "excess"},
                            {"bid_payment", "winner_pays"},
                            {"steal_tie", "reroll"},
                            {"phalanx_armor_flank", "left"},
                            {"phalanx_dice_side", "front_only"},
                            {"form_phalanx_window", "any"},
                            {"failed_charge", "open_order_and_wavering"},
                            {"loss_window", "turn"},
                            {"double_test_scope", "all"},
                            {"collapse_tests", "per_trigger"},
                            {"collapse_value", "unit_count"},
                            {"turn_limit", "5"}},
                           true),
                   false,
                   {"MOB-023", "MOB-AMB-14"}});
    all.push_back({"options_small",
                   setupOf({{"bw_inches", "0.75"},
                            {"move_unit", "inch"},
                            {"premeasure", "true"},
                            {"armor_model", "threshold"},
                            {"deploy_depth_bw", "16"},
                            {"form_phalanx_window", "also_when_charged"},
                            {"failed_charge", "open_order"}},
                           false),
                   false,
                   {"MOB-042"}});
    addAlala(all);
    addOhw(all);
    addDba(all);
    addSkirmish(all);
    return all;
}

}  // namespace

class TestGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBattleIsAsItWasAccepted_data() {
        QTest::addColumn<int>("number");
        int n = 0;
        for (const Golden& golden : goldens())
            QTest::addRow("%s/%s", golden.setup.system.c_str(), golden.name) << n++;
    }
    void theBattleIsAsItWasAccepted() {
        QFETCH(int, number);
        const Golden golden = goldens()[static_cast<std::size_t>(number)];
        const auto game = findSystem(golden.setup.system)->open(golden.setup);
        QVERIFY2(game, game ? "" : toText(game.error().front()).c_str());
        std::string text;
        if (const auto accepted = acceptedSeed(golden))
            if (GoldenBattle battle = fightGolden(**game, golden, *accepted); battle.shows)
                text = std::move(battle.text);
        for (std::uint64_t seed = 431; text.empty(); ++seed) {
            QVERIFY2(seed < 3000, "no seed shows all that the battle is to show");
            if (GoldenBattle battle = fightGolden(**game, golden, seed); battle.shows)
                text = std::move(battle.text);
        }
        QFile file(fileOf(golden));
        if (qEnvironmentVariableIsSet("EPHOR_ACCEPT_GOLDEN")) {
            QVERIFY(QDir().mkpath(QFileInfo(file).path()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly),
                 "No such golden battle. EPHOR_ACCEPT_GOLDEN=1 in the environment writes it.");
        const QList<QByteArray> accepted = file.readAll().split('\n');
        const QList<QByteArray> now = QByteArray::fromStdString(text).split('\n');
        for (qsizetype i = 0; i < std::max(accepted.size(), now.size()); ++i) {
            const QByteArray before = i < accepted.size() ? accepted[i] : QByteArray("(nothing)");
            const QByteArray after = i < now.size() ? now[i] : QByteArray("(nothing)");
            if (i > 0 ||
                accepted.mid(1) == now.mid(1))  // the digest at the top says less than the first line that differs
                QVERIFY2(before == after,
                         ("\nline " + QByteArray::number(i + 1) + " was\n  " + before + "\nand is\n  " + after +
                          "\nEPHOR_ACCEPT_GOLDEN=1 in the environment accepts the new battles.")
                             .constData());
        }
    }
    void noTwoGoldenBattlesAreTheSame() {
        std::set<QByteArray> digests;
        for (const Golden& golden : goldens()) {
            QFile file(fileOf(golden));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray digest = file.readLine().trimmed().split(' ').value(4);
            QVERIFY2(!digests.contains(digest), golden.name);
            digests.insert(digest);
        }
    }
    // ALA-243: eighteen cards of seventeen titles
    void everyCardOfThePackIsInSomeGoldenBattle() {
        std::set<std::string> shown;
        for (const Golden& golden : goldens())
            shown.insert(golden.facts.begin(), golden.facts.end());
        for (const alala::Card card : alala::othismosPack())
            QVERIFY2(shown.contains("card " + alala::cards()[static_cast<std::size_t>(card)].id),
                     alala::cards()[static_cast<std::size_t>(card)].id.c_str());
        QVERIFY(shown.contains("both plumages are kept"));
    }
};

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
