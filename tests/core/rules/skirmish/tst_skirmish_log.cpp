// What the log of a skirmish tells: the numbers that count, each thing once, the right rule.
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/battle/telling/narrator.h"
#include "core/rules/skirmish/battle/casualties.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/melee.h"
#include "core/rules/skirmish/battle/morale.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shooting.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

/// The events of one procedure on a rig's table, in words.
template <typename Procedure>
std::vector<std::string> toldBy(SkirmishRig& rig, std::vector<std::uint8_t> faces, const Procedure& procedure) {
    std::vector<std::string> lines;
    Narrator narrator(rig.game(), [&lines](const LogLine& line) { lines.push_back(line.text); });
    // The narrator starts with an empty table.
    for (const PieceId piece : rig.table().present()) {
        narrator.heard(0, PiecePlaced{piece, rig.table().body(piece).pose, nullptr});
        for (std::uint8_t c = 0; c < FigureCounters; ++c)
            narrator.heard(0, CounterSet{piece, c, static_cast<std::int16_t>(rig.table().counter(piece, c)), nullptr});
    }
    narrator.finish();
    lines.clear();
    rig.play(std::move(faces), procedure, plainAnswer, &narrator);
    narrator.finish();
    return lines;
}
int linesWith(const std::vector<std::string>& lines, std::string_view words) {
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const std::string& line) { return line.find(words) != std::string::npos; }));
}

}  // namespace

class TestSkirmishLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Also when one player has two cards in a row.
    void everyCardSaysWhoHasIt() {
        RULE("SKI-001");
        Setup setup;
        setup.system = "skirmish";
        setup.rules = skirmish::system().info().version;
        setup.table = {48, 36};
        for (ArmyList& list : setup.lists)
            list = skirmishList("list", {skirmishBand("one", 1, "sergeant", {{"spearman", 3}})});
        const auto game = *skirmish::system().open(setup);
        int cards = 0;
        int owners = 0;
        Narrator narrator(*game, [&](const LogLine& line) {
            cards += line.rank == LogLine::Rank::Phase && line.rule == "SKI-001" ? 1 : 0;
            owners += line.text.ends_with(": movement card") ? 1 : 0;
        });
        FastDice dice(5);
        const RandomPlayer random(5);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&random, &random};
        conditions.listener = &narrator;
        Fight(*game).run(conditions);
        narrator.finish();
        QVERIFY(cards > 4);
        QCOMPARE(owners, cards);
    }

    void lossesOfEveryRetinueAreTold() {
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {20, 10}, {0, 1}, "", 1},
                         {"archer", Side::B, {10, 30}}});
        const auto lines = toldBy(rig, {}, [&](Play& play) { remove(play, rig.man(1), Loss::Falls, why::killed); });
        QCOMPARE(linesWith(lines, "Retinue 2: figures lost 0 → 1"), 1);
    }

    void theTextsOfDiceSayTheNumbersThatCount() {
        const auto says = [](const Reason& why, int number) {
            return why.text.find(" " + std::to_string(number) + " or less ") != std::string_view::npos;
        };
        for (const Band band : {Band::Short, Band::Long})
            QVERIFY(says(why::shotRoll[static_cast<std::size_t>(band)], hitsUpTo(band)));
        for (const Protection protection :
             {Protection::Unarmoured, Protection::Partly, Protection::Fully, Protection::ShieldWall})
            QVERIFY(says(why::block[static_cast<std::size_t>(protection)], blocksUpTo(protection)));
        int kills = 0;
        while (leaderFalls(0, kills + 1))
            ++kills;
        QVERIFY(says(why::leaderHit, kills));
    }

    void aShotTellsItsRangeAndWhatIsNeeded() {
        RULE("SKI-020", "SKI-022", "SKI-026");
        SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"spearman", Side::B, {10, 14.5}, {0, -1}}});
        const auto lines = toldBy(rig, {3, 7}, [&](Play& play) { shoot(play, rig.man(0), rig.man(1)); });
        QCOMPARE(linesWith(lines, "within 9 inches"), 1);
        QCOMPARE(linesWith(lines, "long range, 3 or less hits: 3"), 1);
        QCOMPARE(linesWith(lines, "6 or less saves: 7"), 1);
    }

    // The margin in the line is that of the figure's own protection.
    void aScoreSaysWhoFallsToWhichLead() {
        RULE("SKI-031", "SKI-034");
        SkirmishRig rig({{"sergeant", Side::A, {10, 10}}, {"levy_spearman", Side::B, {10, 11}, {0, -1}}});
        const auto lines = toldBy(rig, {5, 8}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        const std::string mine = rig.game().piece(rig.man(0)).name;
        QCOMPARE(linesWith(lines, "score 9 against "), 2);
        QCOMPARE(linesWith(lines, mine + " (Side A): score 9"), 1);
        QCOMPARE(linesWith(lines, "can be killed by a lead of 2"), 1);
        QCOMPARE(linesWith(lines, "can be killed by a lead of 1"), 1);
    }

    void aTestSaysWhyItIsMadeAndThatAllStand() {
        RULE("SKI-052", "SKI-059");
        SkirmishRig rig({{"spearman", Side::A, {10, 10}, {0, 1}, "standard"},
                         {"spearman", Side::A, {12, 10}},
                         {"archer", Side::B, {10, 30}}});
        rig.set(Side::A, 0, LostThisTurn, 1);
        const auto lines = toldBy(rig, {12}, [](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(linesWith(lines, "a fifth lost in this turn"), 1);
        QCOMPARE(linesWith(lines, "stood firm"), 1);
    }

    // Also over the edge of the table.
    void aFlightIsToldOnceWithItsInches() {
        RULE("SKI-060", "SKI-062", "SKI-112");
        SkirmishRig rig({{"spearman", Side::A, {10, 20}, {0, 1}, "standard"}, {"archer", Side::B, {10, 30}}});
        rig.set(0, Wall, 1);
        rig.set(Side::A, 0, LostThisTurn, 1);
        const auto lines = toldBy(rig, {3}, [](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(linesWith(lines, "fell back"), 1);
        QCOMPARE(linesWith(lines, "fell back, 12.0"), 1);
        QCOMPARE(linesWith(lines, "left the shield wall"), 1);
        SkirmishRig off({{"spearman", Side::A, {10, 8}}, {"archer", Side::B, {10, 30}}});
        const auto routed = toldBy(off, {}, [&](Play& play) { fallBack(play, off.man(0), true); });
        QCOMPARE(linesWith(routed, "ran 8 inches to the edge"), 1);
        SkirmishRig stuck({{"spearman", Side::A, {10, 0.5}}, {"archer", Side::B, {10, 30}}});
        const auto standing = toldBy(stuck, {}, [&](Play& play) { fallBack(play, stuck.man(0), false); });
        QCOMPARE(linesWith(standing, "no way to run"), 1);
        QCOMPARE(linesWith(standing, "fell back"), 0);
    }

    void aChargeThatFallsShortIsToldSo() {
        RULE("SKI-110");
        SkirmishRig rig({{"spearman", Side::A, {10, 5}}, {"archer", Side::B, {10, 19}}});
        CardDice dice;
        const auto lines = toldBy(rig, {1}, [&](Play& play) { charge(play, rig.man(0), rig.man(1), dice); });
        QCOMPARE(linesWith(lines, "charged, but reached nobody, 9.0"), 1);
    }
};

QTEST_APPLESS_MAIN(TestSkirmishLog)
#include "tst_skirmish_log.moc"
