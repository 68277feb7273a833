// Exact clashes: factor against factor as published, and against clashes that are diced.
#include "core/dice/fast_dice.h"
#include "core/rules/dba/odds/clash.h"
#include "core/rules/dba/system.h"
#include "tests/support/rule.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::dba;

namespace {

double chanceOf(const ClashReport& report, std::string_view key) {
    for (const ClashLine& line : report.lines)
        if (line.key == key)
            return line.p;
    return -1;
}

}  // namespace

class TestDbaClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fourAgainstTwoIsAsPublished() {
        RULE("DBA-121");
        const auto report =
            dba::system().clash({{{field("factor", std::int64_t{4})}, {field("factor", std::int64_t{2})}}});
        QVERIFY(report);
        const std::array<std::pair<const char*, double>, 5> expected{{{"a_doubles", 9 / 36.0},
                                                                      {"a_beats", 17 / 36.0},
                                                                      {"equal", 4 / 36.0},
                                                                      {"b_beats", 6 / 36.0},
                                                                      {"b_doubles", 0}}};
        for (const auto& [key, p] : expected)
            QVERIFY(std::abs(chanceOf(*report, key) - p) < 1e-12);
    }

    void everyPairOfFactorsAddsUp() {
        RULE("DBA-120");
        for (int a = 0; a <= 9; ++a)
            for (int b = 0; b <= 9; ++b) {
                const TotalsChances c = totalsChances(a, b);
                QVERIFY(std::abs(c.aDoubles + c.aBeats + c.equal + c.bBeats + c.bDoubles - 1) < 1e-12);
                const TotalsChances mirrored = totalsChances(b, a);
                QCOMPARE(c.aDoubles, mirrored.bDoubles);
                QCOMPARE(c.aBeats, mirrored.bBeats);
            }
    }

    // Fifty situations by chance, each diced 20,000 times: within four sigma.
    void dicedClashesAgree() {
        Pcg32 draw(5, 5);
        const std::vector<std::string> ids = catalogue().ids();
        FastDice dice(99);
        for (int n = 0; n < 50; ++n) {
            std::array<ClashSide, 2> sides;
            for (ClashSide& side : sides) {
                side.troop = troopOf(*catalogue().find(ids[draw.below(static_cast<std::uint32_t>(ids.size()))]));
                side.terms.going = static_cast<Going>(draw.below(3));
                side.terms.overlaps = static_cast<int>(draw.below(3));
                side.terms.general = draw.below(2) == 0;
                side.terms.rearSupport = draw.below(2) == 0;
                side.terms.sideSupport = draw.below(2) == 0;
            }
            sides[0].shoots = sides[0].troop.range > 0 && draw.below(2) == 0;
            const Options options;
            const Clash exact = computeClash(sides, options);
            constexpr int throws = 20'000;
            std::array<std::array<int, 4>, 2> count{};
            for (int i = 0; i < throws; ++i) {
                std::array<std::uint8_t, 2> faces{};
                dice.draw(6, faces);
                std::array<int, 2> totals{faces[0] + exact.factors[0].total(), faces[1] + exact.factors[1].total()};
                Verdict verdict;
                if (!sides[0].shoots)
                    verdict = closeVerdict({sides[0].troop, sides[1].troop}, totals,
                                           {sides[0].terms.going, sides[1].terms.going}, options);
                else if (totals[0] > totals[1])
                    verdict.outcome[1] = outcomeFor(sides[1].troop, sides[0].troop, degreeOf(totals[0], totals[1]),
                                                    true, sides[1].terms.going, options);
                for (const std::size_t s : {0, 1})
                    ++count[s][static_cast<std::size_t>(verdict.outcome[s])];
            }
            for (const std::size_t s : {0, 1})
                for (std::size_t o = 0; o < 4; ++o) {
                    const double p = exact.chances.outcome[s][o];
                    const double sigma = std::sqrt(throws * p * (1 - p));
                    QVERIFY2(std::abs(count[s][o] - throws * p) <= 4 * sigma + 1e-6,
                             qPrintable(QString("situation %1, side %2, outcome %3").arg(n).arg(s).arg(o)));
                }
        }
    }

    void impossibleClashesAreRefused() {
        QVERIFY(!dba::system().clash({{{field("shoots", true)}, {}}}));
        QVERIFY(!dba::system().clash(
            {{{}, {field("element", std::string("El")), field("inside", std::string("garrison"))}}}));
        QVERIFY(!dba::system().clash({{{field("element", std::string("Nobody"))}, {}}}));
    }

    void anAssaultOfACampIsFoughtAsAgainstFoot() {
        RULE("DBA-129");
        const auto camp =
            dba::system().clash({{{field("element", std::string("3Kn"))},
                                  {field("element", std::string("CF")), field("inside", std::string("camp"))}}});
        QVERIFY(camp);
        QCOMPARE(camp->dice[0].total(), 3);  // as against foot
        QCOMPARE(camp->dice[1].total(), 2);  // 0 against mounted, +2 in camp
    }
};

QTEST_GUILESS_MAIN(TestDbaClash)
#include "tst_dba_clash.moc"
