// The two sides are alike: a battle with the sides exchanged, and the dice of the sides with them, is the same battle.
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "core/rules/men_of_bronze/play.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// The dice and bids of two generals, each his own. `exchanged`: the first of them leads side B.
class Generals {
public:
    Generals(std::uint64_t seed, bool exchanged)
        : m_streams{Pcg32(seed, 0), Pcg32(seed, 1)}, m_exchanged(exchanged ? 1 : 0) {}

    TypedRoll roll(const RollRequest& request) {
        TypedRoll typed{request.side, request.piece, static_cast<std::uint8_t>(request.sides), {}};
        const bool opposed = request.need == 0 && request.count == 2;  // one die each, side A's first
        for (int i = 0; i < request.count; ++i)
            typed.faces.push_back(static_cast<std::uint8_t>(
                1 + of(opposed ? bothSides[static_cast<std::size_t>(i)] : request.side).below(request.sides)));
        return typed;
    }
    int bid(const Request& request) {
        const int most = std::min(2, request.highest - request.lowest);
        return request.lowest + static_cast<int>(of(request.question.side).below(static_cast<std::uint32_t>(most + 1)));
    }

private:
    Pcg32& of(Side side) { return m_streams[index(side) ^ m_exchanged]; }

    std::array<Pcg32, 2> m_streams;
    std::size_t m_exchanged;
};

/// One battle of the doctrine, in which the generals roll and bid.
Ended fightOut(Fight& fight, Generals generals) {
    const Game& game = fight.game();
    Record record;
    record.setup = game.setup();
    Conditions conditions;
    conditions.waitAtRoll = 0;
    for (;;) {
        const Run run = fight.run(conditions, &record);
        if (run.ended)
            return *run.ended;
        const Pending& pending = *run.pending;
        if (pending.kind == Pending::Kind::Roll) {
            record.entries.emplace_back(generals.roll(pending.roll));
            continue;
        }
        const Request& request = *pending.request;
        const Position position{game, fight.table(), 0, run.decisions, pending.rolls, &record, pending.publicEntries};
        Choice choice = game.doctrine().choose(request, position);
        if (request.question.decision == BidRound1 || request.question.decision == BidRound2)
            choice.number = generals.bid(request);
        record.entries.emplace_back(Answer{request.question, snapped(choice), By::Person});
    }
}

/// What is left of each side's units, in the order of its list.
std::vector<int> leftOf(const Table& table, Side side) {
    std::vector<int> left;
    for (const PieceId unit : table.all(side))
        left.push_back(table.present().contains(unit) ? courage(table, unit) : 0);
    return left;
}

}  // namespace

class TestExchangedSides : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattleWithTheSidesExchangedEndsAlike() {
        Setup setup = bronzeSetup(tenUnits(), tenUnits());
        setup.options.emplace_back("premeasure", "true");  // what is judged by eye is not judged alike by both
        const std::shared_ptr<const Game> game = bronzeGame(setup);
        QVERIFY(game);
        Fight battle(*game);
        Fight exchanged(*game);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(effort(40)); ++seed) {
            const Ended one = fightOut(battle, Generals(seed, false));
            const Ended other = fightOut(exchanged, Generals(seed, true));
            const Winner expected = one.winner == Winner::A   ? Winner::B
                                    : one.winner == Winner::B ? Winner::A
                                                              : Winner::Draw;
            QVERIFY2(other.winner == expected && other.turns == one.turns, qPrintable(QString::number(seed)));
            QCOMPARE(leftOf(exchanged.table(), Side::B), leftOf(battle.table(), Side::A));
            QCOMPARE(leftOf(exchanged.table(), Side::A), leftOf(battle.table(), Side::B));
        }
    }
};

QTEST_GUILESS_MAIN(TestExchangedSides)
#include "tst_exchanged_sides.moc"
