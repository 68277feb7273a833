// Unit types (rules 1.15).
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/system.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

struct Row {
    const char* rule;
    const char* id;
    int move, attack, armor, courage, discipline, shoot, range;
    std::vector<std::string> traits;
    int points;
};

const std::vector<Row> rows{
    {"MOB-190", "elite_hoplite", 6, 6, 2, 5, 4, 0, 0, {"phalanx", "drilled", "counter_charge"}, 12},
    {"MOB-191", "drilled_hoplite", 6, 4, 2, 5, 3, 0, 0, {"phalanx", "drilled", "counter_charge"}, 10},
    {"MOB-192", "militia_hoplite", 6, 3, 2, 4, 2, 0, 0, {"phalanx", "counter_charge"}, 8},
    {"MOB-193", "elite_infantry", 6, 5, 2, 5, 4, 0, 0, {"counter_charge"}, 10},
    {"MOB-194", "drilled_infantry", 6, 4, 2, 5, 3, 0, 0, {"counter_charge"}, 8},
    {"MOB-195", "warband_infantry", 7, 3, 1, 4, 2, 0, 0, {}, 4},
    {"MOB-196", "psiloi", 8, 2, 1, 4, 2, 3, 6, {"evade", "move_and_shoot", "skirmisher"}, 2},
    {"MOB-197", "peltast", 7, 3, 1, 5, 3, 3, 6, {"evade", "move_and_shoot", "pursue"}, 4},
    {"MOB-198", "archer_slinger", 7, 1, 1, 4, 2, 4, 12, {"evade"}, 4},
    {"MOB-199", "light_cavalry", 12, 2, 2, 4, 2, 2, 6, {"evade", "pursue", "move_and_shoot"}, 6},
};

ArmyList armyOf(const std::vector<const char*>& types) {
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

}  // namespace

class TestUnits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // MOB-190, MOB-191, MOB-192, MOB-193, MOB-194, MOB-195, MOB-196, MOB-197, MOB-198, MOB-199, MOB-AMB-55
    void everyCellOfTheTableIsAsPrinted() {
        QCOMPARE(catalogue().types.size(), rows.size());
        for (const Row& row : rows) {
            const TroopType* type = catalogue().find(row.id);
            QVERIFY2(type, row.id);
            QCOMPARE(type->rule, std::string(row.rule));
            const std::vector<std::pair<const char*, int>> stats{
                {"move", row.move},       {"attack", row.attack},         {"armor", row.armor},
                {"courage", row.courage}, {"discipline", row.discipline}, {"shoot", row.shoot},
                {"range", row.range}};
            for (const auto& [key, value] : stats)
                QVERIFY2(type->stat(key) == value, row.id);
            auto traits = type->traits;
            auto expected = row.traits;
            std::ranges::sort(traits);
            std::ranges::sort(expected);
            QVERIFY2(traits == expected, row.id);
            QCOMPARE(type->points, std::optional(row.points));
        }
    }
    // MOB-209, MOB-AMB-04: 5 by 2 base widths, in inches by the club's base width
    void everyTypeCoversFiveByTwoBaseWidths() {
        for (const double bw : {1.0, 0.75}) {
            Setup setup;
            setup.rules = "1";
            setup.lists = {armyOf({"psiloi", "light_cavalry"}), armyOf({"elite_hoplite"})};
            setup.options = {{"bw_inches", bw == 1.0 ? "1" : "0.75"}};
            const auto game = system().open(setup);
            QVERIFY(game);
            for (int i = 0; i < 3; ++i)
                QCOMPARE((*game)->opening().body(PieceId(i)).size, (Footprint{5 * bw, 2 * bw}));
        }
    }
    // MOB-205: N-136 to N-138
    void theSampleArmiesComeToTheirPublishedTotals() {
        QCOMPARE(summarise(armyOf({"drilled_hoplite", "drilled_hoplite", "militia_hoplite", "psiloi", "archer_slinger",
                                   "peltast"}))
                     .cost,
                 std::optional(38));
        QCOMPARE(summarise(armyOf({"elite_hoplite", "elite_hoplite", "drilled_hoplite", "psiloi", "psiloi"})).cost,
                 std::optional(38));
        QCOMPARE(summarise(armyOf({"drilled_hoplite", "drilled_hoplite", "peltast", "peltast", "archer_slinger"})).cost,
                 std::optional(32));
    }
    // MOB-200, MOB-AMB-56, MOB-206: any subset of traits plays; without points the army counts units
    void aTypeMadeByTheClubPlaysABattle() {
        const std::vector<std::string> traits{"phalanx",        "drilled",    "counter_charge", "evade",
                                              "move_and_shoot", "skirmisher", "pursue"};
        for (unsigned subset = 0; subset < 128; ++subset) {
            std::string named;
            for (std::size_t i = 0; i < traits.size(); ++i)
                if ((subset >> i & 1u) != 0)
                    named += (named.empty() ? "\"" : ", \"") + traits[i] + "\"";
            const auto types = readTroops(
                "format = 1\nsystem = \"men_of_bronze\"\nversion = \"1\"\n[[type]]\nid = \"own\"\nname = \"Own\"\nrule = \"MOB-200\"\n"
                "sign = \"infantry\"\nmove = 7\nattack = 4\narmor = 1\ncourage = 6\ndiscipline = 3\nshoot = 3\nrange = 8\n"
                "traits = [" +
                    named + "]\nfrontage_bw = 4\ndepth_bw = 3\n",
                "own.toml");
            QVERIFY2(types, types ? "" : toText(types.error().front()).c_str());
            Setup setup;
            setup.table = {40, 28};
            setup.lists = {armyOf({"own", "own", "own"}), armyOf({"own", "own", "own"})};
            const BronzeGame game(system(), setup, Options{}, *types);
            QCOMPARE(game.opening().counter(Side::A, ValueTotal), 3);
            const RandomPlayer player(subset);
            FastDice dice(subset);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&player, &player};
            QVERIFY(Fight(game).run(conditions).ended);
        }
    }
};

QTEST_GUILESS_MAIN(TestUnits)
#include "tst_units.moc"
