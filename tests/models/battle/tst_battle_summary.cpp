// What a battle came to, from its events alone.
#include "core/ai/computer_players.h"
#include "core/dice/distribution.h"
#include "core/rules/alala/why.h"
#include "core/rules/dba/why.h"
#include "core/rules/men_of_bronze/why.h"
#include "core/rules/skirmish/why.h"
#include "models/battle/log/battle_summary.h"
#include "tests/support/random_setups.h"

#include <QRegularExpression>
#include <QTest>
#include <map>

using namespace ephor;

namespace {

/// A battle of a system, fought to its end.
std::unique_ptr<BattleSession> fought(int row, std::uint64_t seed) {
    const testing::SystemUnderTest system = testing::systemsUnderTest()[static_cast<std::size_t>(row)];
    auto opened = BattleSession::open(*findSystem(system.id), testing::anyGame(system, seed)->setup(),
                                      {.kind = DicePlan::Kind::Fast, .seed = seed, .stream = 0, .key = {}}, makePlayer);
    if (!opened)
        return nullptr;
    (*opened)->autoResolve(Until::End);
    return QTest::qWaitFor([&] { return !(*opened)->isBusy(); }, 60000) ? std::move(*opened) : nullptr;
}

void addSystems() {
    QTest::addColumn<int>("row");
    const auto rows = testing::systemsUnderTest();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].id) << static_cast<int>(i);
}

}  // namespace

class TestBattleSummary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFieldAtTheEndShowsWhoIsLeft_data() { addSystems(); }
    void theFieldAtTheEndShowsWhoIsLeft() {
        QFETCH(const int, row);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleSummary summary = summaryOf(*session);
            const Table field = fieldHeld(*session);
            for (const Side side : bothSides) {
                const SideSummary& told = summary.sides[index(side)];
                int shown = 0;
                for (const PieceId piece : field.present(side))
                    shown += session->game().piece(piece).strength > 0 ? 1 : 0;
                QVERIFY2(shown <= told.units - told.lost, qPrintable(QString::number(shown)));
                // The header of the battle counts the same units as lost, but for those that never came.
                const PieceSet lost = lostPieces(session->game(), session->table()) & session->table().all(side);
                QVERIFY2(lost.size() <= told.lost, qPrintable(QString::number(lost.size())));
                for (const PieceId piece : lost)
                    QCOMPARE(session->game().strength(session->table(), piece), 0);
            }
        }
    }

    void theTableOfLossesIsThatOfTheTable_data() { addSystems(); }
    void theTableOfLossesIsThatOfTheTable() {
        QFETCH(const int, row);
        int lost = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleSummary summary = summaryOf(*session);
            for (const Side side : bothSides) {
                SideSummary expected;
                for (int i = 0; i < session->table().pieces(); ++i) {
                    const PieceInfo& piece = session->game().piece(PieceId(i));
                    if (piece.side != side)
                        continue;
                    const int left = session->game().strength(session->table(), PieceId(i));
                    ++expected.units;
                    expected.strength += piece.strength;
                    expected.left += left;
                    expected.lost += left == 0 ? 1 : 0;
                }
                const SideSummary& told = summary.sides[index(side)];
                QCOMPARE(told.units, expected.units);
                QCOMPARE(told.strength, expected.strength);
                QCOMPARE(told.left, expected.left);
                QCOMPARE(told.lost, expected.lost);
                QVERIFY(told.routed <= told.lost);
                // What decides is a number and its limit: "4 of 4 losses that mean defeat".
                static const QRegularExpression share(QStringLiteral("\\d+ of \\d+"));
                QVERIFY2(share.match(told.standing).hasMatch(), qPrintable(told.standing));
                lost += told.lost;
            }
        }
        QVERIFY(lost > 0);
    }

    void turningPointsAreInOrderAndSaid_data() { addSystems(); }
    void turningPointsAreInOrderAndSaid() {
        QFETCH(const int, row);
        std::size_t points = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleSummary summary = summaryOf(*session);
            QVERIFY(std::ranges::is_sorted(summary.points, {}, &KeyMoment::event));
            QVERIFY(summary.points.size() <= BattleSummary::mostPoints);
            for (const KeyMoment& point : summary.points) {
                QVERIFY(!point.what.isEmpty());
                QVERIFY2(!point.text.isEmpty(), qPrintable(point.what));
                QVERIFY(point.event >= 0 && point.event < session->timeline().size());
            }
            points += summary.points.size();
            QVERIFY(!summary.story.isEmpty() && summary.story.size() <= 6);
            QVERIFY(summary.story.front().endsWith(u'.'));
            const std::vector<int> moments = summary.moments(session->timeline());
            QVERIFY(std::ranges::is_sorted(moments));
            QVERIFY(moments.size() >= 2 && moments.size() <= 5);
            QCOMPARE(moments.back(), session->timeline().size());
        }
        QVERIFY(points > 0);
    }

    void theHeaviestLossesOfATurnAreATurningPoint_data() { addSystems(); }
    void theHeaviestLossesOfATurnAreATurningPoint() {
        QFETCH(const int, row);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            std::map<std::pair<int, Side>, std::pair<int, int>> lost;  // by turn and side: units and their strength
            int turn = 0;
            for (int i = 0; i < session->timeline().size(); ++i) {
                const Event& event = session->timeline().event(i);
                if (const auto* began = std::get_if<PhaseBegan>(&event))
                    turn = began->turn;
                const auto* removed = std::get_if<PieceRemoved>(&event);
                if (!removed || turn == 0)
                    continue;
                const PieceInfo& piece = session->game().piece(removed->piece);
                auto& [units, strength] = lost[{turn, piece.side}];
                ++units;
                strength += piece.strength;
            }
            const auto worst = std::ranges::max_element(lost, {}, [](const auto& one) { return one.second.second; });
            const BattleSummary summary = summaryOf(*session);
            const auto point =
                std::ranges::find(summary.points, QStringLiteral("The heaviest losses of a turn"), &KeyMoment::what);
            QCOMPARE(point != summary.points.end(), worst != lost.end() && worst->second.first > 1);
            if (point == summary.points.end())
                continue;
            const auto& last = std::get<PieceRemoved>(session->timeline().event(point->event));
            const std::pair told(point->turn, session->game().piece(last.piece).side);
            QCOMPARE(lost[told].second, worst->second.second);
        }
    }

    void whatIsTakenAndWhoFleesIsKnownByTheReason() {
        QVERIFY(skirmish::why::standardCaptured.meaning == Meaning::StandardTaken);
        QVERIFY(alala::why::loots.meaning == Meaning::CampTaken);
        QVERIFY(dba::why::campTaken.meaning == Meaning::CampTaken);
        QVERIFY(dba::why::cityTaken.meaning == Meaning::CityTaken);
        QVERIFY(men_of_bronze::why::rout.meaning == Meaning::Flight);
        QVERIFY(skirmish::why::offTable.meaning == Meaning::Flight);
        QVERIFY(skirmish::why::killed.meaning != Meaning::Flight);
        QVERIFY(dba::why::blockedFlight.meaning != Meaning::Flight);
    }

    /// A standard of the skirmish is no camp.
    void whatIsTakenIsNamed() {
        const auto rows = testing::systemsUnderTest();
        const auto skirmish = std::ranges::find(rows, std::string_view("skirmish"), &testing::SystemUnderTest::id);
        int taken = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto session = fought(static_cast<int>(skirmish - rows.begin()), seed);
            QVERIFY(session);
            for (const KeyMoment& point : summaryOf(*session).points) {
                QVERIFY2(!point.what.contains(QStringLiteral("camp")), qPrintable(point.text));
                taken += point.what == QStringLiteral("A standard is taken") ? 1 : 0;
            }
        }
        qInfo("standards taken: %d", taken);
    }

    void theUnitOfTheDayCostTheEnemySomething_data() { addSystems(); }
    void theUnitOfTheDayCostTheEnemySomething() {
        QFETCH(const int, row);
        int found = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleSummary summary = summaryOf(*session);
            if (!summary.best)
                continue;
            ++found;
            QVERIFY(summary.bestCost > 0);
        }
        QVERIFY(found > 0);
    }

    void theLuckiestRollHasItsExactChance() {
        const auto rows = testing::systemsUnderTest();
        const auto bronze = std::ranges::find(rows, std::string_view("men_of_bronze"), &testing::SystemUnderTest::id);
        const auto session = fought(static_cast<int>(bronze - rows.begin()), 1);
        QVERIFY(session);
        const BattleSummary summary = summaryOf(*session);
        QVERIFY(summary.luckiest.event >= 0 && summary.unluckiest.event >= 0);
        const auto& rolled = std::get<Rolled>(session->timeline().event(summary.luckiest.event));
        const double one = (rolled.roll.sides - rolled.need + 1.0) / rolled.roll.sides;
        const double chance = Distribution::binomial(rolled.roll.count, one).atLeast(rolled.roll.atLeast(rolled.need));
        QCOMPARE(summary.luckiest.chance, chance);
        for (int i = 0; i < session->timeline().size(); ++i) {
            const auto* roll = std::get_if<Rolled>(&session->timeline().event(i));
            if (!roll || roll->need == 0 || roll->rerolled >= 0 || !roll->piece)
                continue;
            const double each = (roll->roll.sides - roll->need + 1.0) / roll->roll.sides;
            QVERIFY(Distribution::binomial(roll->roll.count, each).atLeast(roll->roll.atLeast(roll->need)) >=
                    chance - 1e-12);
        }
    }

    void aBattleThatIsNotOverSaysWhereItStands() {
        const testing::SystemUnderTest system = testing::systemsUnderTest()[0];
        const auto session = std::move(
            *BattleSession::open(*findSystem(system.id), testing::anyGame(system, 1)->setup(), {}, makePlayer));
        const BattleSummary summary = summaryOf(*session);
        QVERIFY2(summary.result.startsWith(QStringLiteral("The battle is not over")), qPrintable(summary.result));
        QVERIFY(summary.points.empty());
        QVERIFY(!summary.best);
    }
};

QTEST_GUILESS_MAIN(TestBattleSummary)
#include "tst_battle_summary.moc"
