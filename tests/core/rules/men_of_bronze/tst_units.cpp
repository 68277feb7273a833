// Unit types (rules 1.15).
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

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
    // In inches by the club's base width.
    void everyTypeCoversFiveByTwoBaseWidths() {
        RULE("MOB-209", "MOB-AMB-04");
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
    // With any set of traits; without points the army counts units.
    void aTypeMadeByTheClubPlaysABattle() {
        RULE("MOB-200", "MOB-206", "MOB-AMB-56");
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
