#include "core/dice/fast_dice.h"
#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/reasons.h"
#include "core/rules/alala/system.h"
#include "tests/core/rules/alala/clash_rig.h"
#include "tests/support/builtin_rules.h"
#include "tests/support/effort.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace ephor;
using namespace ephor::alala;

namespace {

#ifdef NDEBUG
constexpr int samples = 1'000'000;
constexpr int played = 25'000;
#else
constexpr int samples = 20'000;
constexpr int played = 1'000;
#endif
/// Under a sanitizer a few: it looks for other faults than a wrong chance.
const int situations = std::max(10, testing::effort(60));

/// Random numbers of a test: the same on every machine.
class Draw {
public:
    explicit Draw(std::uint64_t seed) : m_generator(seed, 0) {}

    int upTo(int most) { return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(most) + 1)); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

private:
    Pcg32 m_generator;
};

testing::ClashingSide randomSide(Draw& draw, bool hoplites) {
    constexpr std::array bands{"psiloi", "peltast", "cavalry", "hamippoi", "thessalian"};
    testing::ClashingSide side;
    if (!hoplites) {
        side.type = bands[static_cast<std::size_t>(draw.upTo(4))];
        side.lost = draw.upTo(2);
        side.supportLeft = draw.oneIn(3) ? 1 : 0;
        const bool horse = side.type == "cavalry" || side.type == "hamippoi" || side.type == "thessalian";
        side.cerberus = horse && draw.oneIn(4);
        side.impetus = side.type != "psiloi" ? static_cast<Impetus>(draw.upTo(4)) : Impetus::None;
        return side;
    }
    side.grade = static_cast<Grade>(draw.upTo(2));
    side.depth = draw.oneIn(4) ? 2 + draw.upTo(2) : 1;
    side.lost = draw.upTo(10);
    side.level = static_cast<Level>(draw.upTo(3));
    side.disorder = draw.upTo(3);
    side.impetus = static_cast<Impetus>(draw.upTo(4));
    side.supportLeft = draw.upTo(2);
    side.supportRight = draw.upTo(2);
    side.unformed = draw.oneIn(5);
    side.leader = draw.oneIn(2) ? 4 + draw.upTo(1) : 0;  // a wound leaves more than a successor has
    return side;
}

struct Situation {
    std::array<testing::ClashingSide, 2> sides;
    Options options;
};

Situation randomSituation(Draw& draw) {
    Situation s;
    s.options.deepBonus = static_cast<DeepBonus>(draw.upTo(2));
    s.options.flankChainUnlimited = draw.oneIn(3);
    s.options.halfStrengthByFront = draw.oneIn(4);
    s.options.shieldlessLeft = draw.oneIn(4);
    const bool bands = draw.oneIn(4);
    s.sides = {randomSide(draw, !bands && !draw.oneIn(6)), randomSide(draw, !bands)};
    return s;
}

/// Outcomes counted by name, each with its exact chance.
class Tally {
public:
    explicit Tally(int of) : m_of(of) {}

    void expect(std::string what, double p) { m_expected.emplace_back(std::move(what), p); }
    void count(const std::string& what) { ++m_counts[what]; }

    /// What does not lie within four sigma of its chance; empty where all does.
    std::string disagreement() const {
        std::string text;
        for (const auto& [what, p] : m_expected) {
            const auto counted = m_counts.find(what);
            const int n = counted == m_counts.end() ? 0 : counted->second;
            if (std::abs(n - m_of * p) > 4 * std::sqrt(m_of * p * (1 - p)) + 0.5)
                text += what + ": " + std::to_string(n) + " of " + std::to_string(m_of) + ", exact " +
                        std::to_string(p) + "\n";
        }
        return text;
    }

private:
    int m_of;
    std::vector<std::pair<std::string, double>> m_expected;
    std::map<std::string, int> m_counts;
};

std::string key(const char* what, std::size_t side, int n) {
    return std::string(what) + " of side " + std::to_string(side) + ": " + std::to_string(n);
}

double chance(const ClashReport& report, std::string_view name) {
    return std::ranges::find(report.lines, name, &ClashLine::key)->p;
}

std::string codesOf(const Result<ClashReport>& result) {
    std::string codes;
    if (!result)
        for (const Diagnostic& d : result.error())
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

}  // namespace

class TestAlalaClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The battle's own procedure fights them with its own dice.
    void exactChancesAgreeWithCombatsFoughtOut() {
        Draw draw(479);
        FastDice dice(2026);
        for (int n = 0; n < situations; ++n) {
            const Situation s = randomSituation(draw);
            testing::ClashRig rig(s.sides, s.options);
            const Clash exact = computeClash(rig.clash(), s.options);
            Tally tally(played);
            for (const std::size_t i : {0, 1}) {
                const ClashChances& side = exact.sides[i];
                for (const Outcome outcome : allOutcomes)
                    tally.expect(key("outcome", i, static_cast<int>(outcome)), side.outcomes[outcome]);
                for (int loss = 0; loss <= 5; ++loss)
                    tally.expect(key("loss", i, loss), side.losses[loss]);
                if (rig.game().profile(rig.engaged(i)).isHoplites())
                    for (int level = 0; level < 4; ++level)
                        tally.expect(key("level", i, level), side.levels[static_cast<std::size_t>(level)]);
                tally.expect(key("destroyed", i, 1), side.destroyed);
                tally.expect(key("killed", i, 1), side.leaderKilled);
                tally.expect(key("hurt", i, 1), side.leaderHurt);
                tally.expect(key("half", i, 1), side.belowHalf);
            }
            const auto before = rig.clash();
            for (int fight = 0; fight < played; ++fight)
                rig.fight(dice, [&](const Table& table) {
                    for (const std::size_t i : {0, 1}) {
                        const PieceId unit = rig.engaged(i);
                        const int live = liveFigures(rig.game(), table, unit);
                        const int rating = table.counter(unit, Leader);
                        tally.count(key("loss", i, before[i].combat.men + before[i].menBehind - live));
                        if (live == 0)
                            tally.count(key("destroyed", i, 1));
                        tally.count(key("outcome", i, static_cast<int>(fought(table, unit).outcome)));
                        if (rig.game().profile(unit).isHoplites())
                            tally.count(key("level", i, static_cast<int>(level(table, unit))));
                        if (before[i].leaderCp > 0 && rating <= 1)
                            tally.count(key("killed", i, 1));
                        if (rating < before[i].leaderCp)
                            tally.count(key("hurt", i, 1));
                        if (isBelowHalf(rig.game(), table, unit))
                            tally.count(key("half", i, 1));
                    }
                });
            const std::string wrong = tally.disagreement();
            QVERIFY2(wrong.empty(), ("situation " + std::to_string(n) + "\n" + wrong).c_str());
        }
    }

    void exactChancesAgreeWithSampledRolls() {
        Draw draw(362);
        FastDice dice(431);
        std::array<std::uint8_t, Roll::most> faces{};
        for (int n = 0; n < situations; ++n) {
            const Situation s = randomSituation(draw);
            const testing::ClashRig rig(s.sides, s.options);
            const Clash exact = computeClash(rig.clash(), s.options);
            Tally tally(samples);
            for (const Outcome outcome : allOutcomes)
                tally.expect(key("outcome", 0, static_cast<int>(outcome)), exact.sides[0].outcomes[outcome]);
            std::array<int, 5> counts{};
            for (int sample = 0; sample < samples; ++sample) {
                std::array<int, 2> hits{};
                for (const std::size_t i : {0, 1}) {
                    const CombatDice& roll = exact.rolls[i];
                    const std::span<std::uint8_t> some(faces.data(), static_cast<std::size_t>(roll.dice));
                    dice.draw(6, some);
                    hits[i] = roll.automatic;
                    for (const std::uint8_t face : some)
                        hits[i] += face >= roll.need ? 1 : 0;
                }
                ++counts[static_cast<std::size_t>(outcomeOf(hits[0] - hits[1]))];
            }
            for (const Outcome outcome : allOutcomes)
                for (int i = 0; i < counts[static_cast<std::size_t>(outcome)]; ++i)
                    tally.count(key("outcome", 0, static_cast<int>(outcome)));
            const std::string wrong = tally.disagreement();
            QVERIFY2(wrong.empty(), ("situation " + std::to_string(n) + "\n" + wrong).c_str());
        }
    }

    void chancesAddUpToOne() {
        Draw draw(7);
        for (int n = 0; n < 200; ++n) {
            const Situation s = randomSituation(draw);
            const Clash clash = computeClash(testing::ClashRig(s.sides, s.options).clash(), s.options);
            for (const ClashChances& side : clash.sides) {
                double outcomes = 0;
                double losses = 0;
                double levels = 0;
                double moves = 0;
                for (const double p : side.outcomes.p)
                    outcomes += p;
                for (int loss = 0; loss <= side.losses.highest(); ++loss)
                    losses += side.losses[loss];
                for (const double p : side.levels)
                    levels += p;
                for (const double p : side.mustMove)
                    moves += p;
                for (const double sum : {outcomes, losses, levels, moves + side.destroyed})  // the dead go nowhere
                    QVERIFY(std::abs(sum - 1) < 1e-12);
            }
        }
    }

    void aUnitBelowHalfRetiresUnlessItStandsToTheDeath() {
        RULE("ALA-030", "ALA-031", "ALA-032");
        ClashSide weak;
        weak.combat.troops = troopsNamed("hoplite", {});
        weak.combat.men = 10;
        weak.initialMen = 20;
        weak.fighter.grade = Grade::A;
        weak.fighter.facesHoplites = true;
        ClashSide enemy = weak;
        enemy.combat.men = 20;
        const Clash withdraws = computeClash({weak, enemy}, {});
        const auto retire = static_cast<std::size_t>(After::Retire);
        const double unhurt = withdraws.sides[0].outcomes[Outcome::Victory];
        QVERIFY(std::abs(withdraws.sides[0].belowHalf - (1 - unhurt)) < 1e-12);
        QVERIFY(std::abs(withdraws.sides[0].mustMove[retire] - (1 - unhurt)) < 1e-12);
        weak.toTheDeath = true;
        const Clash stands = computeClash({weak, enemy}, {});
        QVERIFY(stands.sides[0].mustMove[retire] == 0);
        QVERIFY(std::abs(stands.sides[0].mustMove[static_cast<std::size_t>(After::Remain)] - 1) < 1e-12);
    }

    // A support that counts must stand there.
    void supportOnTheShieldlessSideCountsAgainstFormedHoplitesAlone() {
        RULE("ALA-205", "ALA-AMB-093");
        const auto dice = [](const char* enemy, bool unformed, int supports) {
            const Result<ClashReport> report = alala::system().clash(
                {std::vector{field("unit", "hoplite"), field("support_left", std::int64_t{supports}),
                             field("shieldless_support", true), field("contact", "charge")},
                 std::vector{field("unit", enemy), field("unformed", unformed)}});
            return report->dice[0].total();
        };
        QCOMPARE(dice("hoplite", false, 1), 15);
        QCOMPARE(dice("hoplite", true, 1), 14);
        QCOMPARE(dice("peltast", false, 1), 14);
        QCOMPARE(dice("cavalry", false, 1), 14);
        QCOMPARE(dice("hoplite", false, 0), 12);
    }
    // A band of three loses three figures at most.
    void whoIsDestroyedDoesNotRetire() {
        RULE("ALA-029");
        const std::vector few{field("unit", "hamippoi"), field("men", std::int64_t{3})};
        const Result<ClashReport> report =
            alala::system().clash({std::vector{field("unit", "hamippoi"), field("contact", "charge")}, few});
        QVERIFY(report);
        const double destroyed = chance(*report, "p_defender_destroyed");
        double goes = 0;
        for (const char* move : {"p_defender_fall_back", "p_defender_retire", "p_defender_rout"})
            goes += chance(*report, move);
        QVERIFY(destroyed > 0.2);
        QVERIFY(goes <= 1 - destroyed + 1e-12);
    }

    void theCalculatorAnswersWithReasonsAndChances() {
        const ClashInputs inputs{
            std::vector{field("unit", "hoplite"), field("level", "ready"), field("contact", "charge")},
            std::vector{field("unit", "peltast")}};
        const Result<ClashReport> report = alala::system().clash(inputs);
        QVERIFY(report);
        QCOMPARE(report->dice[0].total(), 14);
        QCOMPARE(report->dice[1].total(), 4);
        QCOMPARE(report->dice[0].lines()[1].why, &reasons::ready);

        QVERIFY(std::abs(chance(*report, "p_victory") - 151410125.0 / 387420489) < 1e-12);
        QVERIFY(std::abs(chance(*report, "p_set_back") - 348928.0 / 387420489) < 1e-12);
        QVERIFY(std::abs(report->losses[1].mean() - 425899192.0 / 129140163) < 1e-12);
        QVERIFY(std::abs(chance(*report, "p_defender_rout") - chance(*report, "p_victory")) < 1e-12);
    }

    void everyFieldOfTheCalculatorHasALegalDefault() {
        ClashInputs inputs;
        for (const ClashField& f : alala::system().clashFields())
            for (std::vector<Field>& side : inputs)
                side.push_back({f.key, f.standard, {}, {}, 0, 0});
        QVERIFY(alala::system().clash(inputs));
        QVERIFY(alala::system().clash({}));
    }

    void whatASideFightsFollowsFromTheOther() {
        RULE("ALA-201");
        const Result<ClashReport> report = alala::system().clash(
            {std::vector{field("unit", "cavalry"), field("contact", "charge")}, std::vector{field("unit", "psiloi")}});
        QCOMPARE(report->dice[0].total(), 6);
        const Result<ClashReport> formed =
            alala::system().clash({std::vector{field("unit", "cavalry")}, std::vector{field("unit", "hoplite")}});
        QCOMPARE(formed->dice[0].total(), 3);
        const Result<ClashReport> unformed = alala::system().clash(
            {std::vector{field("unit", "cavalry")}, std::vector{field("unit", "hoplite"), field("unformed", true)}});
        QCOMPARE(unformed->dice[0].total(), 4);
    }

    void theCalculatorRefusesWhatItDoesNotUnderstand_data() {
        QTest::addColumn<std::string>("unit");
        QTest::addColumn<std::string>("key");
        QTest::addColumn<FieldValue>("value");
        QTest::addColumn<std::string>("code");
        const auto row = [](const char* name, std::string unit, std::string name2, FieldValue value, std::string code) {
            QTest::addRow("%s", name) << unit << name2 << value << code;
        };
        row("unknown field", "hoplite", "supports", std::int64_t{1}, "clash-unknown");
        row("unknown level", "hoplite", "level", "calm", "clash-value");
        row("too many figures", "psiloi", "men", std::int64_t{20}, "clash-men");
        row("level of a band (ALA-033)", "psiloi", "level", "eager", "clash-hoplites");
        row("stack of bands (ALA-024)", "cavalry", "depth", std::int64_t{2}, "clash-hoplites");
        row("shieldless side, of a band (ALA-205)", "psiloi", "shieldless_support", true, "clash-hoplites");
        row("leader of a band (ALA-052)", "cavalry", "leader", std::int64_t{3}, "clash-hoplites");
        row("hoplites behind a band (ALA-217)", "peltast", "support_left", std::int64_t{1}, "clash-hoplites");
        row("bands behind hoplites (ALA-217)", "hoplite", "supporting_bands", std::int64_t{1}, "clash-bands");
        row("Cerberus with foot (ALA-261)", "peltast", "cerberus", true, "clash-cerberus");
        row("B grade to the death (ALA-031)", "hoplite", "last_stand", true, "clash-last-stand");
        row("psiloi that charge (ALA-178)", "psiloi", "contact", "charge", "clash-charge");
        row("leader with 6 points (ALA-053)", "hoplite", "leader", std::int64_t{6}, "clash-value");
    }
    void theCalculatorRefusesWhatItDoesNotUnderstand() {
        QFETCH(std::string, unit);
        QFETCH(std::string, key);
        QFETCH(FieldValue, value);
        QFETCH(std::string, code);
        QCOMPARE(codesOf(alala::system().clash({std::vector{field("unit", unit), field(key.c_str(), value)}, {}})),
                 code);
    }

    void theCalculatorReportsEveryFault() {
        const std::vector<Field> wrong{field("unti", "psiloi"), field("men", -2.0), field("unit", "psiloi"),
                                       field("unit", "psiloi")};
        QCOMPARE(codesOf(alala::system().clash({wrong, wrong})),
                 std::string("clash-unknown clash-value clash-twice clash-unknown clash-value clash-twice"));
    }
};

QTEST_APPLESS_MAIN(TestAlalaClash)
#include "tst_alala_clash.moc"
