// Who invades, and from where.
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/dba/battle/aggression.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

const Terrain northSouthRoad = dbaGround("road", 7, 0, 7.5, 15);
const Terrain northernWater = dbaGround("waterway", 0, 14, 15, 15);
const Terrain easternWater = dbaGround("waterway", 14, 0, 15, 15);

/// The edges that the invader may choose from; empty if there is no question.
std::vector<TableEdge> offeredEdges(const DbaField& field) {
    DbaRig r({}, {}, field);
    r.play({}, [](Play& play) { chooseEdges(play); });
    const Request* asked = r.player.last(ChooseEdge);
    if (!asked)
        return {baseOf(r.table(), Side::B)};
    std::vector<TableEdge> edges;
    for (const Option& option : asked->options)
        edges.push_back(static_cast<TableEdge>(option.code));
    return edges;
}

/// A battle's texts about base edges, by side.
struct EdgeTexts final : Listener {
    std::array<std::string, 2> texts;

    void heard(int, const Event& event) override {
        if (const auto* noted = std::get_if<Noted>(&event);
            noted && noted->what && (noted->what->rule == "DBA-005" || noted->what->rule == "DBA-008"))
            texts[index(noted->side)] = noted->what->text;
    }
};

}  // namespace

class TestDbaAggression : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachSideAddsItsAggressionToItsDie() {
        RULE("DBA-001");
        DbaRig r({}, {}, {.armies = {"II/5c", "II/12"}});  // 1 and 4
        const StepLog log = r.play({3, 2}, [](Play& play) { rollAggression(play); });
        const auto totals = log.all<Noted>(why::aggressionTotals);
        QCOMPARE(totals.size(), std::size_t{2});
        QCOMPARE(int{totals[0].number}, 4);
        QCOMPARE(int{totals[1].number}, 6);
    }

    void equalTotalsAreRolledAgain() {
        RULE("DBA-002");
        DbaRig r({}, {});
        r.set(Side::A, Defends, 0);
        const StepLog log = r.play({3, 3, 5, 2}, [](Play& play) { rollAggression(play); });
        QCOMPARE(log.count(why::tiedAggression), 1);
        QCOMPARE(log.diceLeft, 0);
        QCOMPARE(defenderOf(r.table()), Side::B);
    }

    void theLowerTotalDefends() {
        RULE("DBA-003");
        for (const Side lower : bothSides) {
            DbaRig r({}, {}, {.armies = {"II/5c", "II/5c"}});
            r.set(Side::A, Defends, 0);
            r.play(lower == Side::A ? std::vector<std::uint8_t>{2, 3} : std::vector<std::uint8_t>{3, 2},
                   [](Play& play) { rollAggression(play); });
            QCOMPARE(defenderOf(r.table()), lower);
        }
    }

    void sideARollsBeforeSideB() {
        RULE("DBA-C01");
        DbaRig r({}, {});
        const auto rolls = r.play({4, 1}, [](Play& play) { rollAggression(play); }).all<Rolled>(why::aggression);
        QCOMPARE(rolls.size(), std::size_t{2});
        QCOMPARE(rolls[0].side, Side::A);
        QCOMPARE(rolls[1].side, Side::B);
    }

    void onlyTheInvaderChoosesAnEdge() {
        RULE("DBA-005");
        for (const Side defender : bothSides) {
            DbaRig r({}, {});
            r.set(Side::A, Defends, defender == Side::A ? 1 : 0);
            r.play({}, [](Play& play) { chooseEdges(play); });
            QCOMPARE(r.player.times(ChooseEdge), 1);
            QCOMPARE(r.player.last(ChooseEdge)->question.side, other(defender));
        }
    }

    void theLogAndTheScreenSayWhoseEdgeIsWhose() {
        RULE("DBA-005");
        static constexpr std::array names{"north", "east", "south", "west"};
        std::array<int, 4> seen{};
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Pcg32 draw(seed, 5);
            const auto game = dba::system().open(mirroredDbaSetup(dba::system(), draw));
            QVERIFY(game);
            const RandomPlayer chance(seed);
            EdgeTexts edges;
            FastDice dice(seed);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.key = seed;
            conditions.listener = &edges;
            conditions.players = {&chance, &chance};
            Fight fight(**game);
            QVERIFY(fight.run(conditions).ended);
            for (const Side side : bothSides) {
                const auto edge = static_cast<std::size_t>(baseOf(fight.table(), side));
                ++seen[edge];
                QVERIFY2(edges.texts[index(side)].find(names[edge]) != std::string::npos,
                         edges.texts[index(side)].c_str());
                const std::vector<Sign> signs = (*game)->signs(fight.table(), side);
                QVERIFY(std::ranges::any_of(signs, [&](const Sign& sign) {
                    return toText(sign.words).find(names[edge]) != std::string::npos;
                }));
            }
        }
        QVERIFY(std::ranges::all_of(seen, [](int count) { return count > 0; }));
    }

    void anInvaderComesAlongTheRoad() {
        RULE("DBA-006");
        QCOMPARE(offeredEdges({.ground = {northSouthRoad}}), (std::vector{TableEdge::North, TableEdge::South}));
    }

    void noInvaderComesFromOppositeTheWaterway() {
        RULE("DBA-007");
        QCOMPARE(offeredEdges({.ground = {northernWater}}),
                 (std::vector{TableEdge::North, TableEdge::East, TableEdge::West}));
    }

    void theDefenderHasTheOppositeEdge() {
        RULE("DBA-008");
        DbaRig r({}, {});
        r.player.on(ChooseEdge, [](const Request&) { return coded(static_cast<std::int16_t>(TableEdge::West)); });
        r.play({}, [](Play& play) { chooseEdges(play); });
        QCOMPARE(baseOf(r.table(), Side::B), TableEdge::West);
        QCOMPARE(baseOf(r.table(), Side::A), TableEdge::East);
    }

    void withARoadTheWaterwayDoesNotCount() {
        RULE("DBA-A01");
        QCOMPARE(offeredEdges({.ground = {northSouthRoad, northernWater}}),
                 (std::vector{TableEdge::North, TableEdge::South}));
    }

    void aClubMayLetRoadAndWaterwayCountTogether() {
        RULE("DBA-A01");
        QCOMPARE(offeredEdges({.ground = {northSouthRoad, northernWater}, .options = {.bothEdges = true}}),
                 std::vector{TableEdge::North});
        // The road leads nowhere else.
        QCOMPARE(offeredEdges({.ground = {northSouthRoad, easternWater}, .options = {.bothEdges = true}}),
                 (std::vector{TableEdge::North, TableEdge::South}));
    }

    void inAnOpenFieldTheInvaderMayTakeAnyEdge() {
        RULE("DBA-D02");
        QCOMPARE(offeredEdges({}).size(), std::size_t{4});
    }
};

QTEST_GUILESS_MAIN(TestDbaAggression)
#include "tst_dba_aggression.moc"
