// The computer player beats the random player, and search beats the computer player.
#include "core/ai/computer_players.h"
#include "core/ai/ohw/computer_player.h"
#include "core/ai/random_player.h"
#include "core/ai/search_player.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "tests/support/effort.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/ohw_setups.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// Of so many mirrored battles, each side in turn, how many `ours` wins and loses.
struct Tally {
    int won = 0;
    int lost = 0;
};

using Made = std::function<std::unique_ptr<Player>(const Game&, std::uint64_t)>;

Tally fight(int battles, std::uint64_t seed, const Made& ours, const Made& theirs,
            const std::function<ArmyList(Pcg32&)>& armies) {
    Tally tally;
    Pcg32 draw(seed, 9);
    for (int n = 0; n < battles; ++n) {
        const ArmyList list = armies(draw);
        const auto game = ohw::system().open(ohwSetup(list, list));
        const Side side = n % 2 == 0 ? Side::A : Side::B;
        const auto one = ours(**game, static_cast<std::uint64_t>(n));
        const auto two = theirs(**game, static_cast<std::uint64_t>(n));
        FastDice dice(mixed(3, static_cast<std::uint64_t>(n)), 0);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players[index(side)] = one.get();
        conditions.players[index(other(side))] = two.get();
        conditions.key = static_cast<std::uint64_t>(n);
        Record record;  // search fights the battle again from its beginning, with these dice
        record.dice = {DicePlan::Kind::Fast, mixed(3, static_cast<std::uint64_t>(n)), 0, {}};
        Fight battle(**game);
        const Run run = battle.run(conditions, &record);
        if (run.ended->winner == (side == Side::A ? Winner::A : Winner::B))
            ++tally.won;
        else if (run.ended->winner != Winner::Draw)
            ++tally.lost;
    }
    return tally;
}

/// Six units at least: with fewer, luck decides.
ArmyList army(Pcg32& draw) {
    for (;;)
        if (ArmyList list = anyOhwArmy(draw, 12); unitsOf(list, catalogue()).size() >= 6)
            return list;
}

const Made computer = [](const Game&, std::uint64_t) { return std::make_unique<ComputerPlayer>(); };
const Made randomly = [](const Game&, std::uint64_t n) { return std::make_unique<RandomPlayer>(n); };
const Made search = [](const Game&, std::uint64_t n) {
    SearchSettings settings;
    settings.candidates = 5;  // fewer than usual, for it takes long
    settings.playouts = 8;
    settings.seed = n;
    return std::make_unique<SearchPlayer>(settings);
};

}  // namespace

class TestOhwPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itBeatsTheRandomPlayer() {
        const int battles = effort(1000);
        const Tally tally = fight(battles, 431, computer, randomly, army);
        qInfo("the computer player won %d of %d battles against the random player and lost %d", tally.won, battles,
              tally.lost);
        // 95 of 100 at least; a smaller sample may miss that by three sigma.
        QVERIFY(tally.won >= battles * 0.95 - 3 * std::sqrt(battles * 0.95 * 0.05));
    }

    void aWoodBeforeTheLineDoesNotHoldItBack() {
        Pcg32 draw(431, 18);
        int undecided = 0;
        const int battles = effort(100);
        for (int n = 0; n < battles; ++n) {
            ArmyList both = anyOhwArmy(draw, 10);
            while (both.entries.size() < 4)  // a line, not a few horsemen
                both = anyOhwArmy(draw, 10);
            Setup setup = ohwSetup(both, both, {60, 48});
            setup.terrain = {{.name = "wood",
                              .kind = "wood",
                              .ground = Ground::Difficult,
                              .outline = {{24, 18}, {36, 18}, {36, 30}, {24, 30}}}};
            const auto game = ohw::system().open(setup);
            QVERIFY(game.has_value());
            FastDice dice(431, static_cast<std::uint64_t>(n));
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&standardPlayer(**game), &standardPlayer(**game)};
            const Run run = Fight(**game).run(conditions);
            QVERIFY(run.ended);
            undecided += run.ended->winner == Winner::Draw ? 1 : 0;
        }
        qInfo("%d of %d battles over a wood are draws", undecided, battles);
        QVERIFY(undecided <= battles / 20 + 1);
    }
    void itIsBeatenBySearch() {
        const int battles = effort(40);
        const Tally tally = fight(battles, 7, search, computer, army);
        qInfo("search won %d of %d battles against the computer player and lost %d", tally.won, battles, tally.lost);
        // Three of five, less one standard deviation: more than half of 40.
        QVERIFY(tally.won >= battles * 0.6 - std::sqrt(battles * 0.6 * 0.4));
    }
};

QTEST_GUILESS_MAIN(TestOhwPlayer)
#include "tst_ohw_player.moc"
