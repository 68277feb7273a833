// Exact chances of a combat against combats that the battle's own procedure has fought.
#include "core/dice/fast_dice.h"
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/odds/clash.h"
#include "core/rules/ohw/system.h"
#include "tests/support/effort.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

constexpr int situations = 50;

struct Situation {
    std::array<const TroopType*, 2> types{};
    std::array<int, 2> strength{};
    Struck struck = Struck::Front;
    std::array<Square, 2> squares{Square{5, 3}, Square{5, 4}};
    OhwField field;
    std::array<bool, 2> general{};
};

Situation randomSituation(Pcg32& draw) {
    Situation s;
    for (const std::size_t i : {0, 1}) {
        const auto& types = catalogue().types;
        s.types[i] = &types[draw.below(static_cast<std::uint32_t>(types.size()))];
        s.strength[i] = 1 + static_cast<int>(draw.below(static_cast<std::uint32_t>(s.types[i]->stat("strength"))));
        if (draw.below(2) == 0)
            s.strength[i] = s.types[i]->stat("strength");
        s.general[i] = draw.below(3) == 0;
        s.field.generals[i] = s.general[i] ? "able" : "";
        switch (draw.below(6)) {
        case 0:
            s.field.ground.push_back({s.squares[i]});
            break;
        case 1:
            s.field.ground.push_back({s.squares[i], "hill", Ground::Open});
            break;
        case 2:
            s.field.ground.push_back({s.squares[i], "river"});
            break;
        default:
            break;
        }
    }
    // Elephants that run wild from a flank attack would run into the attacker: another combat.
    s.struck = s.types[1]->has("elephants") ? Struck::Front : static_cast<Struck>(draw.below(3));
    return s;
}

ClashSide sideOf(const Situation& s, std::size_t i) {
    const TroopType& type = *s.types[i];
    ClashSide side;
    side.attack = type.stat("attack");
    side.defence = type.stat("defence");
    side.strength = s.strength[i];
    side.fullStrength = type.stat("strength");
    side.leadership = type.stat("leadership");
    side.traits = traitsOf(type);
    side.general = s.general[i] ? builtinRules().general("able")->attack : 0;
    side.rally = s.general[i] ? builtinRules().general("able")->rally : 0;
    side.rowsBehind = 3;
    side.struck = s.struck;
    for (const SquareGround& ground : s.field.ground) {
        const bool here = ground.square == s.squares[i];
        side.inForest = side.inForest || (here && ground.kind == "wood");
        side.inFord = side.inFord || (here && ground.kind == "river");
        side.higher = side.higher || (here && ground.kind == "hill");
    }
    return side;
}

/// How often each thing happened.
struct Counts {
    std::array<int, 2> breaks{};
    std::array<int, 2> wild{};
    std::array<int, 2> back{};
    std::array<int, 2> gone{};
};

}  // namespace

class TestOhwClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exactChancesAgreeWithCombatsThatWereFought() {
        Pcg32 draw(431, 3);
        const int samples = effort(20'000);
        for (int n = 0; n < situations; ++n) {
            const Situation s = randomSituation(draw);
            std::array<ClashSide, 2> sides{sideOf(s, 0), sideOf(s, 1)};
            if (sides[0].higher && sides[1].higher)
                sides[0].higher = sides[1].higher = false;
            const Clash clash = computeClash(sides, {});

            const Heading facing = s.struck == Struck::Front  ? Heading::South
                                   : s.struck == Struck::Rear ? Heading::North
                                                              : Heading::East;
            OhwRig rig({{s.types[0]->id, Side::A, s.squares[0], Heading::North, s.general[0]},
                        {s.types[1]->id, Side::B, s.squares[1], facing, s.general[1]}},
                       s.field);
            for (const std::size_t i : {0, 1})
                rig.set(i, Strength, s.strength[i]);
            // Both generals do what they can, but for failed tests; nobody follows.
            for (const Decision decision : {AddDice, RallyHits, Negate, ArchersReroll})
                rig.player.on(decision, [](const Request& request) {
                    Choice choice = coded(code::yes);
                    if (request.question.decision == ArchersReroll)
                        choice.number = std::countr_zero(request.mayReroll);
                    return choice;
                });
            FastDice dice(mixed(77, static_cast<std::uint64_t>(n)));
            Counts counts;
            for (int sample = 0; sample < samples; ++sample) {
                OhwRig one = rig;
                one.playWith(dice, [&](Play& play) { combat(play, one.unit(0), one.unit(1)); });
                for (const std::size_t i : {0, 1}) {
                    const bool gone = !one.stands(i) && one.counter(i, Fleeing) == 0 && one.counter(i, Rampaging) == 0;
                    counts.breaks[i] += one.counter(i, Fleeing);
                    counts.wild[i] += one.counter(i, Rampaging);
                    counts.gone[i] += gone ? 1 : 0;
                    const int rows = one.square(i).row - s.squares[i].row;  // the Impetuous go forward
                    const bool steady = one.counter(i, Fleeing) == 0 && one.counter(i, Rampaging) == 0;
                    counts.back[i] += one.stands(i) && steady && (i == 0 ? rows < 0 : rows > 0) ? 1 : 0;
                }
            }
            const auto agrees = [&](const char* what, std::size_t i, int count, double p) {
                const double sigma = std::sqrt(samples * p * (1 - p));
                const bool fine = std::abs(count - samples * p) <= 4 * sigma + 1e-6;
                if (!fine)
                    qWarning("situation %d, side %d, %s: %d of %d, exactly %.5f", n, static_cast<int>(i), what, count,
                             samples, p);
                return fine;
            };
            for (const std::size_t i : {0, 1}) {
                const SideChances& c = clash.sides[i];
                QVERIFY(agrees("breaks", i, counts.breaks[i], c.breaks));
                QVERIFY(agrees("runs wild", i, counts.wild[i], c.runsWild));
                QVERIFY(agrees("falls back", i, counts.back[i],
                               c.ladder.backFacing + c.ladder.backAway + c.ladder.twiceAway));
                QVERIFY(agrees("off the board", i, counts.gone[i], c.ladder.offBoard));
            }
        }
    }
    // Four dice hit on 3 or more; one hit is rallied in one case of three.
    void aGeneralTakesNoRiskForDiceThatAreNotRolled() {
        RULE("OTW-054", "OTW-057");
        const Result<ClashReport> report = ohw::system().clash(
            {std::vector{field("unit", std::string("medium_infantry"))},
             std::vector{field("unit", std::string("archers")), field("struck", std::string("rear")),
                         field("general", std::int64_t{1}), field("rally", std::int64_t{1})}});
        QVERIFY(report);
        const auto draw = std::ranges::find(report->lines, "p_draw", &ClashLine::key);
        QVERIFY(draw != report->lines.end());
        QVERIFY(std::abs(draw->p - (1 / 81.0 + 8 / 81.0 / 3)) < 1e-12);
    }
    void allOutcomesAddUpToOne() {
        Pcg32 draw(17, 1);
        for (int n = 0; n < 200; ++n) {
            const Situation s = randomSituation(draw);
            const Clash clash = computeClash({sideOf(s, 0), sideOf(s, 1)}, {});
            double sum = clash.draw;
            for (const SideChances& side : clash.sides) {
                const LadderChances& l = side.ladder;
                sum += side.breaks + side.runsWild + l.holds + l.backFacing + l.backAway + l.twiceAway + l.offBoard;
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
    }
    void theCalculatorRefusesWhatCannotBe() {
        QVERIFY(ohw::system().clash(
            {std::vector{field("unit", std::string("legionaries"))},
             std::vector{field("unit", std::string("warband")), field("struck", std::string("flank"))}}));
        QVERIFY(!ohw::system().clash({std::vector{field("strength", std::int64_t{5})}, {}}));
        QVERIFY(!ohw::system().clash({std::vector{field("higher", true)}, std::vector{field("higher", true)}}));
        QVERIFY(!ohw::system().clash({std::vector{field("struck", std::string("rear"))}, {}}));
        QVERIFY(!ohw::system().clash({std::vector{field("in_forest", true), field("in_ford", true)}, {}}));
    }
};

QTEST_GUILESS_MAIN(TestOhwClash)
#include "tst_ohw_clash.moc"
