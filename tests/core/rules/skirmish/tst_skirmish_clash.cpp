// The clash calculator: exact, and compared with clashes that are fought on a table.
#include "core/rules/skirmish/battle/melee.h"
#include "core/rules/skirmish/odds/clash.h"
#include "core/rules/skirmish/system.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

double chance(const ClashReport& report, std::string_view key) {
    for (const ClashLine& line : report.lines)
        if (line.key == key)
            return line.p;
    return -1;
}

/// Two who stand face to face, as a clash and on a table.
struct Situation {
    std::array<std::string, 2> types;
    std::array<bool, 2> leader{};
    std::array<int, 2> wounds{};
    bool charging = false;
    Arc struck = Arc::Front;  ///< of the second

    ClashInputs inputs() const {
        ClashInputs in;
        for (const std::size_t i : {0, 1}) {
            in[i] = {field("unit", types[i]), field("leader", leader[i]), field("wounds", std::int64_t{wounds[i]})};
        }
        in[0].push_back(field("charging", charging));
        static constexpr std::array<const char*, 4> words{"front", "shielded_flank", "unshielded_flank", "rear"};
        in[0].push_back(field("attacks", std::string(words[static_cast<std::size_t>(struck)])));
        return in;
    }

    SkirmishRig rig() const {
        const auto radius = [&](std::size_t i) { return kindOf(*catalogue().find(types[i])).radius(); };
        static constexpr std::array<Vec, 4> facings{{{0, -1}, {1, 0}, {-1, 0}, {0, 1}}};
        // Seen from the second, the first stands to the south: if it faces east, on its right.
        const Vec facing = struck == Arc::Front           ? facings[0]
                           : struck == Arc::Rear          ? facings[3]
                           : struck == Arc::ShieldedFlank ? facings[2]
                                                          : facings[1];
        SkirmishRig made({{types[0], Side::A, {10, 10}, {0, 1}, leader[0] ? "leader" : ""},
                          {types[1], Side::B, {10, 10 + radius(0) + radius(1)}, facing, leader[1] ? "leader" : ""},
                          {"spearman", Side::A, {40, 2}},
                          {"spearman", Side::B, {40, 34}}});
        for (const std::size_t i : {0, 1})
            made.set(i, Wounds, wounds[i]);
        if (charging)
            made.set(0, ChargedInto, made.man(1).value + 1);
        return made;
    }
};

Situation anySituation(Pcg32& draw) {
    const std::vector<std::string> types = catalogue().ids();
    Situation s;
    for (const std::size_t i : {0, 1}) {
        s.types[i] = types[draw.below(static_cast<std::uint32_t>(types.size()))];
        s.leader[i] = draw.below(3) == 0;
        s.wounds[i] = s.leader[i] ? static_cast<int>(draw.below(3)) : 0;
    }
    s.charging = draw.below(2) == 0;
    s.struck = static_cast<Arc>(draw.below(4));
    // One without a free shield has no shielded flank.
    if (s.struck == Arc::ShieldedFlank && !kindOf(*catalogue().find(s.types[1])).guardsFlank(false))
        s.struck = Arc::UnshieldedFlank;
    return s;
}

}  // namespace

class TestSkirmishClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The rules' worked case: 3 against 1, both unarmoured.
    void aRoundIsExact() {
        const RoundChances round = roundChances(3, 1, Protection::Unarmoured, Protection::Unarmoured);
        QVERIFY(std::abs(round.firstHits - 7.0 / 12) < 1e-12);
        QVERIFY(std::abs(round.secondHits - 11.0 / 36) < 1e-12);
    }
    void chancesAddUp() {
        Pcg32 draw(1, 1);
        for (int n = 0; n < 300; ++n) {
            const Result<ClashReport> report = skirmish::system().clash(anySituation(draw).inputs());
            QVERIFY(report);
            const auto p = [&](const char* key) { return chance(*report, key); };
            QVERIFY(std::abs(p("p_attacker_falls") + p("p_defender_falls") + p("p_attacker_wounded") +
                             p("p_defender_wounded") + p("p_goes_on") - 1) < 1e-12);
            const double ends = p("p_attacker_wins") + p("p_defender_wins");
            QVERIFY(std::abs(ends - 1) < 1e-12);
            for (const std::size_t i : {0, 1})
                QVERIFY(std::abs(report->losses[i].at(1) - p(i == 0 ? "p_attacker_falls" : "p_defender_falls")) <
                        1e-12);
        }
    }

    // Fifty situations, fought by the rules: one round, and to the end.
    void fiftySampledClashesAgree() {
        Pcg32 draw(431, 5);
        constexpr int fights = 1500;
        for (int n = 0; n < 50; ++n) {
            const Situation situation = anySituation(draw);
            const ClashReport report = *skirmish::system().clash(situation.inputs());
            std::array<int, 4> seen{};
            FastDice dice(mixed(9, static_cast<std::uint64_t>(n)));
            const SkirmishRig start = situation.rig();
            for (int f = 0; f < fights; ++f) {
                Table table = start.table();
                Conditions conditions;
                conditions.dice = &dice;
                Referee referee(start.game(), table, conditions, nullptr);
                Play play{referee, start.game()};
                const auto both = [&] { return table.isPresent(start.man(0)) && table.isPresent(start.man(1)); };
                melee(play, cardOf(Side::A));
                seen[0] += table.isPresent(start.man(0)) ? 0 : 1;
                seen[1] += table.isPresent(start.man(1)) ? 0 : 1;
                while (both())
                    melee(play, cardOf(Side::A));
                seen[2] += table.isPresent(start.man(0)) ? 1 : 0;
                seen[3] += table.isPresent(start.man(1)) ? 1 : 0;
            }
            static constexpr std::array keys{"p_attacker_falls", "p_defender_falls", "p_attacker_wins",
                                             "p_defender_wins"};
            for (std::size_t i = 0; i < keys.size(); ++i) {
                const double p = chance(report, keys[i]);
                const double sigma = std::sqrt(p * (1 - p) / fights);
                const double share = static_cast<double>(seen[i]) / fights;
                QVERIFY2(std::abs(share - p) <= 4 * sigma + 1e-12,
                         qPrintable(QString("situation %1, %2: %3, sampled %4").arg(n).arg(keys[i]).arg(p).arg(share)));
            }
        }
    }

    void whatCannotBeIsRefused() {
        RULE("SKI-013", "SKI-112");
        const auto codeOf = [](std::vector<Field> a, std::vector<Field> b = {}) {
            const Result<ClashReport> report = skirmish::system().clash({std::move(a), std::move(b)});
            return report ? std::string() : report.error().front().code;
        };
        QCOMPARE(codeOf({field("unit", std::string("knight")), field("wall", true)}), "clash-wall");
        QCOMPARE(codeOf({field("unit", std::string("spearman")), field("wall", true), field("charging", true)}),
                 "clash-charge");
        QCOMPARE(codeOf({field("wounds", std::int64_t{1})}), "clash-wounds");
        QCOMPARE(codeOf({field("enemy_uphill", true)}, {field("enemy_uphill", true)}), "clash-uphill");
        QCOMPARE(codeOf({field("unit", std::string("spearman")), field("wall", true)}), "");
    }
    // A figure without a shield has no shielded flank, and a figure in a wall has no flanks.
    void flanksThatCannotBeAreRefused() {
        RULE("SKI-121", "SKI-113");
        const auto codeOf = [](const char* arc, const char* enemy, bool wall) {
            const Result<ClashReport> report =
                skirmish::system().clash({std::vector<Field>{field("attacks", std::string(arc))},
                                          std::vector<Field>{field("unit", std::string(enemy)), field("wall", wall)}});
            return report ? std::string() : report.error().front().code;
        };
        QCOMPARE(codeOf("shielded_flank", "archer", false), "clash-flank");
        QCOMPARE(codeOf("shielded_flank", "huscarl", false), "clash-flank");
        QCOMPARE(codeOf("unshielded_flank", "archer", false), "");
        QCOMPARE(codeOf("shielded_flank", "spearman", false), "");
        QCOMPARE(codeOf("unshielded_flank", "spearman", true), "clash-wall-flank");
        QCOMPARE(codeOf("shielded_flank", "spearman", true), "clash-wall-flank");
        QCOMPARE(codeOf("front", "spearman", true), "");
        QCOMPARE(codeOf("rear", "spearman", true), "");
    }
    void inAWallTwoHandedWeaponsAreLeft() {
        RULE("SKI-112", "SKI-121");
        const auto report = [](bool wall) {
            return *skirmish::system().clash(
                {std::vector<Field>{field("unit", std::string("huscarl")), field("wall", wall)},
                 std::vector<Field>{field("unit", std::string("huscarl"))}});
        };
        QCOMPARE(report(false).dice[0].total(), 2 + 3);
        QCOMPARE(report(true).dice[0].total(), 2 + 2);
    }
};

QTEST_APPLESS_MAIN(TestSkirmishClash)
#include "tst_skirmish_clash.moc"
