#include "core/dice/fast_dice.h"
#include "core/rules/men_of_bronze/reasons.h"
#include "core/rules/men_of_bronze/troops.h"
#include "tests/core/rules/men_of_bronze/fight_tally.h"
#include "tests/support/bronze_fight.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

#ifdef NDEBUG
constexpr int samples = 1'000'000;
#else
constexpr int samples = 50'000;
#endif
constexpr int situations = 60;
constexpr int playedSituations = 40;
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
        side.struckFrom = draw.oneIn(3) ? static_cast<Struck>(draw.upTo(3)) : Struck::Front;
        side.inDifficult = draw.oneIn(5);
        side.rerolls = draw.upTo(1);
        side.lostEarlierThisTurn = draw.upTo(2);
    }
    s.sides[0].attacks = facingOf(s.sides[1].struckFrom);
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
        const Reckoning reckoning = reckonFight(hits, {primaries[0].target, primaries[1].target}, options);
        for (const std::size_t i : {0, 1}) {
            const Struggle& after = reckoning.sides[i];
            ++tally.losses[i][static_cast<std::size_t>(after.loss)];
            tally.routs[i] += after.routed ? 1 : 0;
            tally.tests[i] += after.test.test ? 1 : 0;
            bool fails = false;
            for (int test = 0; test < after.test.tests && !fails; ++test)
                fails = successes(primaries[i].discipline, 4) < after.test.successesNeeded;
            tally.newlyWavering[i] += fails ? 1 : 0;
        }
        const auto& [attacker, defender] = reckoning.sides;
        tally.pushedBack[0] += reckoning.pushedBack == PushedBack::Attacker ? 1 : 0;
        tally.pushedBack[1] += reckoning.pushedBack == PushedBack::Defender ? 1 : 0;
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
        rig.set(primaries[i], Strikes, static_cast<int>(primaries[1 - i].index()) + 1);
        rig.set(primaries[i], StrikesSide, static_cast<int>(s.sides[1 - i].struckFrom));
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

Field field(const char* key, FieldValue value) { return {key, std::move(value), {}, {}, 0}; }

const ClashLine& line(const ClashReport& report, std::string_view key) {
    return *std::ranges::find(report.lines, key, &ClashLine::key);
}

std::string codesOf(const Result<ClashReport>& result) {
    std::string codes;
    if (!result)
        for (const Diagnostic& d : result.error())
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

}  // namespace

class ClashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // MOB-104, MOB-113 to MOB-118, MOB-125 to MOB-130, MOB-135 to MOB-142, MOB-148, MOB-009
    void exactChancesAgreeWithSampledFights() {
        Draw draw(2024);
        for (int i = 0; i < situations; ++i) {
            const Situation s = randomSituation(draw);
            const Clash clash = reckonClash(s.sides, s.options);
            FastDice dice(11, static_cast<std::uint64_t>(i));
            const std::string wrong = disagreement(sample(clash.primaries, s.options, dice), clash.chances);
            QVERIFY2(wrong.empty(),
                     qPrintable(QStringLiteral("situation %1: %2").arg(i).arg(QString::fromStdString(wrong))));
        }
    }

    // MOB-102, MOB-105 to MOB-118, MOB-161 and those above, as a battle plays them
    void exactChancesAgreeWithFightsOfABattle() {
        Draw draw(7);
        for (int i = 0; i < playedSituations; ++i) {
            const Situation s = randomSituation(draw);
            const Clash clash = reckonClash(s.sides, s.options);
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
            const FightChances chances = reckonClash(s.sides, s.options).chances;
            for (const std::size_t side : {0, 1}) {
                QVERIFY(std::abs(chances.losses[side].atLeast(0) - 1) < 1e-12);
                QVERIFY(std::abs(chances.losses[side][s.sides[side].courage] - chances.routs[side]) < 1e-12);
                QVERIFY(chances.newlyWavering[side] <= chances.tests[side] + 1e-12);
            }
        }
    }

    // MOB-106, MOB-110, MOB-112, MOB-140
    void theStrategosCountsForDiceAndTestsAndOnlyTheAttackerClaimsAFlank() {
        std::array<ClashSide, 2> sides;
        for (ClashSide& side : sides)
            side = {.attack = 4, .armor = 2, .discipline = 3, .courage = 5, .strategos = 2, .attacks = Facing::Rear};
        const Clash clash = reckonClash(sides, {});
        QCOMPARE(clash.dice[0].total(), 10);
        QCOMPARE(clash.dice[1].total(), 6);
        QCOMPARE(clash.primaries[0].discipline, 5);
    }

    // MOB-116
    void supportersRoutAsOftenAsTheirPrimary() {
        std::array<ClashSide, 2> sides;
        for (ClashSide& side : sides)
            side = {.attack = 6, .armor = 2, .discipline = 3, .courage = 1};
        sides[1].supports = 2;
        const Clash clash = reckonClash(sides, {});
        QCOMPARE(clash.supportersRout[0], 0.0);
        QCOMPARE(clash.supportersRout[1], clash.chances.routs[1]);
        QVERIFY(clash.chances.routs[1] > 0);
    }

    void aDuelOfEqualsIsEven() {
        const Combatant hoplites{6, 0, 3, {5, 3, false, 0, false}};
        const DuelChances duel = duelChances({hoplites, hoplites}, {2, 2}, {});
        QVERIFY(std::abs(duel.onlyRouts[0] - duel.onlyRouts[1]) < 1e-12);
        QVERIFY(std::abs(duel.onlyRouts[0] + duel.onlyRouts[1] + duel.bothRout - 1) < 1e-12);
    }

    void aDuelInWhichNobodyCanHurtTheOtherNeverEnds() {
        const Combatant harmless{1, 0, 3, {5, 3, false, 0, false}};
        const DuelChances duel = duelChances({harmless, harmless}, {0, 0}, {});
        QCOMPARE(duel.onlyRouts[0] + duel.onlyRouts[1] + duel.bothRout, 0.0);
        const Combatant deadly{9, 0, 3, {5, 3, false, 0, false}};
        QVERIFY(std::abs(duelChances({harmless, deadly}, {0, 0}, {}).onlyRouts[0] - 1) < 1e-12);
    }

    void theFirstRoundAloneHasItsExtraDice() {
        // One Courage each, no tests: the first round decides with 4 dice, all others with 2.
        const Combatant first{2, 0, 3, {1, 2, false, 0, false}};
        const Combatant second{0, 0, 3, {1, 2, false, 0, false}};
        const DuelChances duel = duelChances({first, second}, {2, 0}, {});
        QVERIFY(std::abs(duel.onlyRouts[1] - 1) < 1e-12);
        const Combatant answer{2, 0, 3, {1, 2, false, 0, false}};
        // First round: A hits with 11/16, B with 1/4; later with 1/4 each, so of the 5/16 * 3/4 that go on, 3/7 end for either and 1/7 for both.
        const DuelChances even = duelChances({first, answer}, {2, 0}, {});
        const double goesOn = 5.0 / 16 * 3 / 4;
        QVERIFY(std::abs(even.onlyRouts[1] - (11.0 / 16 * 3 / 4 + goesOn * 3 / 7)) < 1e-12);
        QVERIFY(std::abs(even.onlyRouts[0] - (5.0 / 16 / 4 + goesOn * 3 / 7)) < 1e-12);
        QVERIFY(std::abs(even.bothRout - (11.0 / 16 / 4 + goesOn / 7)) < 1e-12);
    }

    // MOB-166 to MOB-170, MOB-175
    void aChargeThatLosesItsTargetHurtsNobody() {
        const Combatant charger{6, 0, 3, {5, 2, false, 0, false}};
        const Combatant evader{2, 0, 2, {4, 1, false, 0, false}};
        const EvadedChargeChances none = evadedChargeChances(0, false, {charger, evader}, {});
        QCOMPARE(none.contact, 0.0);
        QCOMPARE(none.evaderRouts, 0.0);
        const EvadedChargeChances all = evadedChargeChances(3, false, {charger, evader}, {});
        QCOMPARE(all.contact, 1.0);
        QCOMPARE(all.evaderRouts, fightChances({charger, evader}, {}).routs[1]);
    }

    void theCalculatorAnswersWithReasonsAndChances() {
        const ClashInputs inputs{
            std::vector<Field>{field("unit", "drilled_hoplite"), field("phalanx", true), field("charging", true)},
            std::vector<Field>{field("unit", "drilled_hoplite"), field("phalanx", true)}};
        const Result<ClashReport> report = clash(inputs);
        QVERIFY(report);
        QCOMPARE(report->dice[0].total(), 8);
        QCOMPARE(report->dice[1].total(), 6);
        QCOMPARE(report->armor[0].total(), 3);
        QCOMPARE(report->dice[0].lines()[1].why, &reasons::chargeDice);
        QVERIFY(std::abs(report->losses[1].at(1) - 91.0 / 128) < 1e-12);
        QVERIFY(std::abs(line(*report, "p_attacker_pushed_back").p - 217.0 / 2048) < 1e-12);
        QVERIFY(std::abs(line(*report, "p_no_pushback_tie_both_survive").p - 8313.0 / 16384) < 1e-12);
    }

    void everyFieldOfTheCalculatorHasALegalDefault() {
        ClashInputs inputs;
        for (const ClashField& f : clashFields())
            for (std::vector<Field>& side : inputs)
                side.push_back({f.key, f.standard, {}, {}, 0});
        QVERIFY(clash(inputs));
        QVERIFY(clash({}));
        const std::vector<std::string> keys{"unit",     "courage",         "wavering",     "phalanx",
                                            "charging", "countercharging", "supports",     "strategos",
                                            "attacks",  "struck_from",     "in_difficult", "rerolls"};
        QVERIFY(std::ranges::equal(clashFields(), keys, {}, &ClashField::key));
    }

    void courageNotGivenIsThatOfTheType() {
        const Result<ClashReport> full =
            clash({std::vector{field("unit", "militia_hoplite")}, std::vector{field("unit", "elite_hoplite")}});
        const Result<ClashReport> given =
            clash({std::vector{field("unit", "militia_hoplite"), field("courage", std::int64_t{4})},
                   std::vector{field("unit", "elite_hoplite")}});
        QCOMPARE(full->losses[0], given->losses[0]);
    }

    void theCalculatorRefusesWhatItDoesNotUnderstand_data() {
        QTest::addColumn<std::string>("key");
        QTest::addColumn<FieldValue>("value");
        QTest::addColumn<std::string>("code");
        const auto row = [](const char* name, std::string key, FieldValue value, std::string code) {
            QTest::addRow("%s", name) << key << value << code;
        };
        row("unknown field", "supportz", std::int64_t{1}, "clash-unknown");
        row("unknown unit", "unit", "hoplight", "clash-value");
        row("text for a number", "supports", "two", "clash-value");
        row("number for a flag", "wavering", std::int64_t{1}, "clash-value");
        row("too many", "supports", std::int64_t{17}, "clash-value");
        row("below zero", "courage", std::int64_t{-1}, "clash-value");
        row("no side", "attacks", "left", "clash-value");
        row("no Phalanx trait (MOB-040)", "phalanx", true, "clash-phalanx");
        row("struck elsewhere (MOB-063)", "attacks", "rear", "clash-struck");
    }
    void theCalculatorRefusesWhatItDoesNotUnderstand() {
        QFETCH(std::string, key);
        QFETCH(FieldValue, value);
        QFETCH(std::string, code);
        std::vector<Field> attacker{{key, value, {}, {}, 0}};
        if (key != "unit")
            attacker.push_back(field("unit", "peltast"));
        QCOMPARE(codesOf(clash({attacker, {}})), code);
    }

    void theCalculatorReportsEveryFault() {
        const std::vector<Field> wrong{field("unti", "psiloi"), field("supports", -2.0), field("wavering", true),
                                       field("wavering", true)};
        QCOMPARE(codesOf(clash({wrong, wrong})),
                 std::string("clash-unknown clash-value clash-twice clash-unknown clash-value clash-twice"));
    }
};

QTEST_APPLESS_MAIN(ClashTest)
#include "tst_clash.moc"
