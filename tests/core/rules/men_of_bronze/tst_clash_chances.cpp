// The exact chances of a Fight against Fights that were fought: with the pure functions, and with the rules of the
// battle.
#include "core/dice/fast_dice.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/reasons.h"
#include "tests/core/rules/men_of_bronze/fight_tally.h"
#include "tests/support/bronze_fight.h"
#include "tests/support/effort.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

#ifdef NDEBUG
constexpr int samples = 1'000'000;
#else
constexpr int samples = 50'000;
#endif
/// Under a sanitizer a few: it looks for other faults than a wrong chance.
const int situations = std::max(10, testing::effort(60));
const int playedSituations = std::max(8, testing::effort(40));
constexpr int played = samples / 20;

/// Random numbers of a test: the same on every machine.
class Draw {
public:
    explicit Draw(std::uint64_t seed) : m_generator(seed, 0) {}

    int upTo(int most) { return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(most) + 1)); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

private:
    Pcg32 m_generator;
};

/// A clash of random units, and the options it is fought by.
struct Situation {
    std::array<const TroopType*, 2> types{};
    std::array<ClashSide, 2> sides;
    Options options;
};

Situation randomSituation(Draw& draw) {
    Situation s;
    s.options.armorModel = draw.oneIn(4)   ? ArmorModel::Excess
                           : draw.oneIn(6) ? ArmorModel::Threshold
                                           : ArmorModel::Multiple;
    s.options.phalanxArmorFlank = draw.oneIn(4)   ? ArmorFlank::Left
                                  : draw.oneIn(6) ? ArmorFlank::None
                                                  : ArmorFlank::Right;
    s.options.phalanxDiceFrontOnly = draw.oneIn(4);
    s.options.lossWindowTurn = draw.oneIn(4);
    s.options.strategosValue = draw.upTo(3);
    for (const std::size_t i : {0, 1}) {
        const std::vector<TroopType>& types = catalogue().types;
        const TroopType& type = types[static_cast<std::size_t>(draw.upTo(static_cast<int>(types.size()) - 1))];
        ClashSide& side = s.sides[i];
        s.types[i] = &type;
        side.attack = type.stat("attack");
        side.armor = type.stat("armor");
        side.discipline = type.stat("discipline");
        side.courage = 1 + draw.upTo(type.stat("courage") - 1);
        side.wavering = draw.oneIn(4);
        side.phalanxCapable = type.has("phalanx");
        side.phalanx = side.phalanxCapable && !draw.oneIn(3);
        side.charging = i == 0 && !draw.oneIn(3);
        side.countercharging = i == 1 && draw.oneIn(3);
        side.supports = draw.upTo(3);
        side.strategos = draw.oneIn(3) ? s.options.strategosValue : 0;
        side.attackedSide = draw.oneIn(3) ? static_cast<AttackedSide>(draw.upTo(3)) : AttackedSide::Front;
        side.inDifficult = draw.oneIn(5);
        side.rerolls = draw.upTo(1);
        side.lostEarlierThisTurn = draw.upTo(2);
    }
    s.sides[0].attacks = facingOf(s.sides[1].attackedSide);
    return s;
}

/// Samples Fights with dice through the pure functions.
FightTally sample(const std::array<Combatant, 2>& primaries, const Options& options, FastDice& dice) {
    std::array<std::uint8_t, mostDice> faces{};
    const auto successes = [&](int count, int need) {
        dice.draw(6, {faces.data(), static_cast<std::size_t>(count)});
        int n = 0;
        for (int i = 0; i < count; ++i)
            n += faces[static_cast<std::size_t>(i)] >= need ? 1 : 0;
        return n;
    };
    FightTally tally;
    tally.fights = samples;
    for (int fight = 0; fight < samples; ++fight) {
        std::array<int, 2> hits{};
        for (const std::size_t i : {0, 1}) {
            const int need = toHit(primaries[i].target.wavering);
            hits[i] = successes(primaries[i].dice, need);
            for (int r = 0; r < primaries[i].rerolls && hits[i] < primaries[i].dice; ++r)
                hits[i] += successes(1, need);
        }
        const FightResult result = resolveHits(hits, {primaries[0].target, primaries[1].target}, options);
        for (const std::size_t i : {0, 1}) {
            const LossResult& after = result.sides[i];
            ++tally.losses[i][static_cast<std::size_t>(after.loss)];
            tally.routs[i] += after.routed ? 1 : 0;
            tally.tests[i] += after.test.test ? 1 : 0;
            bool fails = false;
            for (int test = 0; test < after.test.tests && !fails; ++test)
                fails = successes(primaries[i].discipline, 4) < after.test.successesNeeded;
            tally.newlyWavering[i] += fails ? 1 : 0;
        }
        const auto& [attacker, defender] = result.sides;
        tally.pushedBack[0] += result.pushedBack == PushedBack::Attacker ? 1 : 0;
        tally.pushedBack[1] += result.pushedBack == PushedBack::Defender ? 1 : 0;
        tally.bothRout += attacker.routed && defender.routed ? 1 : 0;
        tally.tied += !attacker.routed && !defender.routed && attacker.loss == defender.loss ? 1 : 0;
    }
    return tally;
}

/// Counts what the events of a Fight say.
class Counting final : public Listener {
public:
    Counting(FightTally& tally, const std::array<PieceId, 2>& primaries) : m_tally(tally), m_primaries(primaries) {}

    void heard(int, const Event& event) override {
        for (const std::size_t i : {0, 1}) {
            const PieceId unit = m_primaries[i];
            if (const auto* noted = std::get_if<Noted>(&event)) {
                if (noted->what == &why::fightLoss && noted->other == unit)
                    m_losses[i] = noted->otherNumber;
                if (noted->what == &why::impossible && noted->piece == unit)
                    m_tested[i] = true;
            } else if (const auto* rolled = std::get_if<Rolled>(&event); rolled && rolled->piece == unit) {
                m_tested[i] = m_tested[i] || rolled->why == &why::test;
                if (rolled->why == &why::pushback)
                    ++m_tally.pushedBack[i];
            } else if (const auto* set = std::get_if<CounterSet>(&event);
                       set && set->piece == unit && set->why == &why::wavers) {
                ++m_tally.newlyWavering[i];
            }
        }
    }

    void closeFight(const Table& table) {
        std::array<bool, 2> routed{};
        for (const std::size_t i : {0, 1}) {
            routed[i] = !table.isPresent(m_primaries[i]);
            ++m_tally.losses[i][static_cast<std::size_t>(m_losses[i])];
            m_tally.routs[i] += routed[i] ? 1 : 0;
            m_tally.tests[i] += m_tested[i] ? 1 : 0;
        }
        m_tally.bothRout += routed[0] && routed[1] ? 1 : 0;
        m_tally.tied += !routed[0] && !routed[1] && m_losses[0] == m_losses[1] ? 1 : 0;
        m_losses = {};
        m_tested = {};
        ++m_tally.fights;
    }

private:
    FightTally& m_tally;
    std::array<PieceId, 2> m_primaries;
    std::array<int, 2> m_losses{};
    std::array<bool, 2> m_tested{};
};

/// Buys one missed Fight die again, nothing else.
Choice buysOneFightDie(const Request& request) {
    Choice choice = ephor::testing::quietAnswer(request);
    if (request.question.decision == Rally)
        choice.set = {};
    if (request.form != Form::Die || (request.context != &why::attackerDice && request.context != &why::defenderDice))
        return choice;
    for (int die = 0; die < request.roll->count && choice.code == 0; ++die) {
        if ((*request.roll)[die] < request.need) {
            choice.code = 1;
            choice.number = die;
        }
    }
    return choice;
}

/// Plays Fights with the rules of the battle itself.
FightTally play(const Situation& s, FastDice& dice) {
    std::array<ephor::testing::FightingUnit, 2> units;
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = s.sides[i];
        units[i] = {s.types[i]->id,
                    side.courage,
                    side.wavering,
                    side.phalanx,
                    side.strategos > 0,
                    side.inDifficult,
                    std::vector<std::string>(static_cast<std::size_t>(side.supports), "psiloi")};
    }
    ephor::testing::BronzeRig rig = ephor::testing::fightRig(units, s.options);
    const std::array<PieceId, 2> primaries{rig.unit(0), rig.unit(1)};
    for (const std::size_t i : {0, 1}) {
        rig.set(primaries[i], LostThisTurn, s.sides[i].lostEarlierThisTurn);
        rig.set(primaries[i], ContactEnemy, static_cast<int>(primaries[1 - i].index()) + 1);
        rig.set(primaries[i], ContactSide, static_cast<int>(s.sides[1 - i].attackedSide));
        rig.set(i == 0 ? Side::A : Side::B, Pool, s.sides[i].rerolls);
    }
    const Table start = rig.table();
    FightTally tally;
    Counting counting(tally, primaries);
    const FightTerms terms{s.sides[0].charging, s.sides[1].countercharging};
    for (int fight = 0; fight < played; ++fight) {
        rig.table() = start;
        rig.play(
            dice, [&](Play& play) { fightRound(play, primaries[0], primaries[1], terms); }, buysOneFightDie, &counting);
        counting.closeFight(rig.table());
    }
    return tally;
}

}  // namespace

class TestClashChances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exactChancesAgreeWithSampledFights() {
        Draw draw(2024);
        for (int i = 0; i < situations; ++i) {
            const Situation s = randomSituation(draw);
            const Clash clash = computeClash(s.sides, s.options);
            FastDice dice(11, static_cast<std::uint64_t>(i));
            const std::string wrong = disagreement(sample(clash.primaries, s.options, dice), clash.chances);
            QVERIFY2(wrong.empty(),
                     qPrintable(QStringLiteral("situation %1: %2").arg(i).arg(QString::fromStdString(wrong))));
        }
    }

    void exactChancesAgreeWithFightsOfABattle() {
        Draw draw(7);
        for (int i = 0; i < playedSituations; ++i) {
            const Situation s = randomSituation(draw);
            const Clash clash = computeClash(s.sides, s.options);
            FastDice dice(12, static_cast<std::uint64_t>(i));
            const std::string wrong = disagreement(play(s, dice), clash.chances);
            QVERIFY2(wrong.empty(),
                     qPrintable(QStringLiteral("situation %1: %2").arg(i).arg(QString::fromStdString(wrong))));
        }
    }

    void everythingThatMayHappenSumsToOne() {
        Draw draw(3);
        for (int i = 0; i < 1000; ++i) {
            const Situation s = randomSituation(draw);
            const FightChances chances = computeClash(s.sides, s.options).chances;
            for (const std::size_t side : {0, 1}) {
                QVERIFY(std::abs(chances.losses[side].atLeast(0) - 1) < 1e-12);
                QVERIFY(std::abs(chances.losses[side][s.sides[side].courage] - chances.routs[side]) < 1e-12);
                QVERIFY(chances.newlyWavering[side] <= chances.tests[side] + 1e-12);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestClashChances)
#include "tst_clash_chances.moc"
