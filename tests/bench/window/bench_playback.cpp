// A battle of 30 against 30 units that is replayed: the time to paint a frame while units move (aim: 16 ms on average),
// and to go on to the next frame or action (aim: never 50 ms).
#include "tests/bench/window/frames.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/table/table_view.h"

#include <QCoreApplication>
#include <QTest>
#include <numeric>

using namespace ephor;

namespace {

constexpr std::size_t frames = 1500;
constexpr int frame = 16;  ///< milliseconds

/// The battle of the tests on a wide, plain table, with 30 units a side.
std::unique_ptr<BattleSession> largeBattle() {
    Setup setup = test::bronzeSetup();
    setup.table = {144, 72};
    setup.terrain.clear();
    for (ArmyList& list : setup.lists)
        for (std::size_t i = 1; list.entries.size() < 30; ++i)
            list.entries.push_back(Entry(list.entries[i]));
    DicePlan dice;
    dice.seed = 5;
    auto session = BattleSession::open(*findSystem("men_of_bronze"), setup, dice);
    return session ? std::move(*session) : nullptr;
}

}  // namespace

bool ephor::bench::playback() {
    std::unique_ptr<BattleSession> session = largeBattle();
    if (!session)
        return false;
    BattleWindowNeeds needs;
    needs.playback = {1, CardStop::Short};
    BattleWindow window(std::move(session), std::move(needs));
    window.setAsksBeforeClosing(false);
    window.resize(1400, 900);
    window.show();
    window.session().autoResolve(Until::End);
    if (!QTest::qWaitFor([&] { return window.session().ended() && !window.session().isBusy(); }, 60000))
        return false;
    auto& player = *window.findChild<Playback*>();
    auto& table = *window.findChild<TableView*>();
    player.replayFromStart();
    Times painting;
    Times steps;
    while (player.isPlaying() && painting.wall.size() < frames) {
        steps.measure([&] {
            player.advance(frame);
            QCoreApplication::sendPostedEvents();
        });
        painting.measure([&] { table.repaint(); });
    }
    fmt::print(
        "30 v 30, a frame of motion on average {:.2f} ms\n",
        std::accumulate(painting.wall.begin(), painting.wall.end(), 0.0) / static_cast<double>(painting.wall.size()));
    painting.report("30 v 30, painting a frame of motion");
    steps.report("30 v 30, a step of playback");
    return true;
}
