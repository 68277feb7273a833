// What O/THW's computer player keeps beside the table follows every change of it.
#include "core/ai/computer_players.h"
#include "core/ai/ohw/distances.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "core/rules/ohw/game.h"
#include "core/rules/ohw/system.h"
#include "tests/support/effort.h"
#include "tests/support/ohw_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

constexpr Grid largest{mostColumns, mostRows};

std::vector<Square> someSquares(const Grid& grid, Pcg32& draw) {
    std::vector<Square> squares;
    for (std::uint32_t n = draw.below(12); n > 0; --n)
        squares.push_back(grid.square(static_cast<int>(draw.below(static_cast<std::uint32_t>(grid.count())))));
    return squares;
}

Squares setOf(const std::vector<Square>& squares) {
    Squares set;
    for (const Square square : squares)
        set.insert(square);
    return set;
}

/// Asks another player with its memory and without it.
class AskedTwice final : public Player {
public:
    explicit AskedTwice(const Player& other) : m_other(other) {}

    By kind() const override { return m_other.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        return m_other.choose(request, position);
    }
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override {
        return std::make_unique<Session>(*this, m_other.newSession(game));
    }

    mutable int asked = 0;
    mutable int differ = 0;

private:
    class Session final : public PlayerSession {
    public:
        Session(const AskedTwice& player, std::unique_ptr<PlayerSession> other)
            : m_player(player), m_other(std::move(other)) {}

        void begin(const Table& table) override { m_other->begin(table); }
        void changed(const Table& table, const TableChange& change) override { m_other->changed(table, change); }
        Choice choose(const Request& request, const Position& position) override {
            const Choice choice = m_other->choose(request, position);
            ++m_player.asked;
            m_player.differ += choice == m_player.choose(request, position) ? 0 : 1;
            return choice;
        }

    private:
        const AskedTwice& m_player;
        std::unique_ptr<PlayerSession> m_other;
    };

    const Player& m_other;
};

std::shared_ptr<const Game> anyBattle(std::uint64_t number, Pcg32& draw) {
    Setup setup = ohwSetup(anyOhwArmy(draw, 14), anyOhwArmy(draw, 14), {60, 48});
    setup.terrain = {{.name = "wood",
                      .kind = "wood",
                      .ground = Ground::Difficult,
                      .outline = {{20, 18}, {32, 18}, {32, 30}, {20, 30}}}};
    if (number % 2 == 0)
        placeOhwClose(setup, 6, draw);
    return *ohw::system().open(setup);
}

/// In place of the third action: the umpire moves a unit behind another, into its square. False where no army has two
/// units that both find room in one.
bool crowdASquare(const Game& game, Record& record) {
    int actions = 0;
    const auto third = std::ranges::find_if(record.entries, [&](const RecordEntry& entry) {
        const auto* answer = std::get_if<Answer>(&entry);
        return answer && answer->question.decision == TakeAction && ++actions == 3;
    });
    record.entries.erase(third, record.entries.end());
    Conditions conditions;
    Fight fight(game);
    Record copy = record;
    if (!fight.run(conditions, &copy).pending)
        return false;
    for (const Side side : bothSides) {
        std::vector<PieceId> units;
        for (const PieceId unit : fight.table().present(side))
            if (fight.table().body(unit).size.depth < 2)
                units.push_back(unit);
        if (units.size() < 2)
            continue;
        Correction correction;
        correction.piece = units.front();
        correction.pose = fight.table().body(units.back()).pose;
        const Vec behind = -correction.pose.facing * 2.0;  // still in its square
        correction.pose.centre = correction.pose.centre + behind;
        correction.reason = "test";
        record.entries.emplace_back(correction);
        return true;
    }
    return false;
}

}  // namespace

class TestOhwPositionCache : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distancesAreStepsToTheNearest() {
        Pcg32 draw(431, 2);
        for (const Grid& grid : {Grid{fewestColumns, fewestRows}, Grid{12, 8}, Grid{15, 9}, largest}) {
            Distances distances(grid);
            for (int n = 0; n < 100; ++n) {
                const std::vector<Square> some = someSquares(grid, draw);
                distances.computeTo(setOf(some));
                QVERIFY(!distances.computeTo(setOf(some)));
                for (int i = 0; i < grid.count(); ++i) {
                    int nearest = 60;
                    for (const Square one : some)
                        nearest = std::min(nearest, steps(grid.square(i), one));
                    QCOMPARE(distances.at(grid.square(i)), nearest);
                    for (const Heading heading : headings)
                        if (const Square next = stepped(grid.square(i), heading); !grid.contains(next))
                            QVERIFY(distances.at(next) >= nearest);
                }
            }
        }
    }
    void itFollowsTheUmpiresHandWhereTwoUnitsComeIntoOneSquare() {
        Pcg32 draw(431, 12);
        int corrected = 0;
        for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(effort(100)); ++n) {
            const std::shared_ptr<const Game> game = anyBattle(n, draw);
            const AskedTwice player(standardPlayer(*game));
            Record record;
            record.dice.seed = n;
            const auto fight = [&] {
                Conditions conditions;
                conditions.players = {&player, &player};
                return Fight(*game).run(conditions, &record);
            };
            QVERIFY(fight().ended);
            if (crowdASquare(*game, record)) {
                const Run run = fight();
                QVERIFY2(!run.misfit, run.misfit ? toText(run.misfit->why).c_str() : "");
                QVERIFY(run.ended);
                ++corrected;
            }
            QVERIFY(player.asked > 0);
            QCOMPARE(player.differ, 0);
        }
        QVERIFY(corrected > effort(100) / 2);
    }
};

QTEST_GUILESS_MAIN(TestOhwPositionCache)
#include "tst_ohw_position_cache.moc"
