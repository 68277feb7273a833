#include "core/odds/simulator.h"

#include "core/base/threads.h"
#include "core/battle/until_stop.h"

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>

namespace ephor {

namespace {

using Clock = std::chrono::steady_clock;

/// Number of battles that a thread fights between two synchronisations; 1 for players that take seconds for a battle.
/// The precision is tested after each batch in order, once this many battles have been fought.
constexpr std::int64_t usualBatch = 32;
constexpr auto progressEvery = std::chrono::milliseconds(50);

/// Receives batches from the threads and adds them in the order of their runs, so that the end of a simulation does not
/// depend on the speed of threads.
class Collector {
public:
    Collector(const SimulationPlan& plan, const SimulationProgress& progress)
        : m_plan(plan), m_progress(progress), m_began(Clock::now()), m_lastProgress(m_began - progressEvery) {
        m_sum.report = OddsReport(*plan.game);
    }

    /// Adds the batch and clears `report` for the next one.
    void take(std::int64_t batch, OddsReport& report) {
        const std::scoped_lock lock(m_mutex);
        if (m_done)
            return;
        if (batch != m_next) {
            m_early.emplace(batch, report);
            report.clear();
            return;
        }
        add(report);
        report.clear();
        for (auto next = m_early.find(m_next); next != m_early.end() && !m_done; next = m_early.find(m_next)) {
            add(next->second);
            m_early.erase(next);
        }
        tell();
    }

    bool isDone() const { return m_done.load(std::memory_order_relaxed); }

    Simulation result(int threads, bool stopped) {
        m_sum.threads = threads;
        m_sum.seconds = secondsSoFar();
        m_sum.stopped = stopped && !m_done;
        return std::move(m_sum);
    }

private:
    void add(const OddsReport& report) {
        m_sum.report.add(report);
        ++m_next;
        if (m_sum.report.runs() >= m_plan.runs || (m_plan.precision && m_sum.report.runs() >= usualBatch &&
                                                   m_sum.report.halfWidth() * 100 <= *m_plan.precision))
            m_done = true;
    }

    void tell() {
        if (!m_progress || Clock::now() - m_lastProgress < progressEvery)
            return;
        m_sum.seconds = secondsSoFar();
        m_progress(m_sum);
        m_lastProgress = Clock::now();
    }

    double secondsSoFar() const { return std::chrono::duration<double>(Clock::now() - m_began).count(); }

    const SimulationPlan& m_plan;
    const SimulationProgress& m_progress;
    const Clock::time_point m_began;
    Clock::time_point m_lastProgress;
    std::mutex m_mutex;
    Simulation m_sum;
    std::int64_t m_next = 0;
    std::map<std::int64_t, OddsReport> m_early;
    std::atomic<bool> m_done = false;
};

/// The players, who leave a battle after a stop request. Those that look ahead are replaced by copies that also stop
/// while they think. A player of both sides stays one, so that both sides share its session.
struct Seats {
    std::array<const Player*, 2> players{};
    std::array<std::shared_ptr<const Player>, 2> stoppable;
    std::array<std::optional<UntilStop>, 2> leaving;
    std::int64_t batchSize = usualBatch;

    Seats(const SimulationPlan& plan, const std::stop_token& stop) {
        for (const std::size_t i : {0U, 1U}) {
            const Player* player = plan.players[i];
            assert(player);
            if (i == 1 && player == plan.players[0]) {
                players[1] = players[0];
                continue;
            }
            stoppable[i] = player->stoppedBy(stop);
            if (stoppable[i])
                batchSize = 1;  // with larger batches the first progress would take minutes
            players[i] = &leaving[i].emplace(stoppable[i] ? *stoppable[i] : *player, stop);
        }
    }
};

/// The work of one thread: batch after batch, with its own memory.
void work(const SimulationPlan& plan, const Seats& seats, std::atomic<std::int64_t>& nextBatch, Collector& collector,
          const std::stop_token& stop) {
    const Game& game = *plan.game;
    const std::int64_t batchSize = seats.batchSize;
    Conditions conditions;
    conditions.orders = plan.orders;
    conditions.players = seats.players;
    Rerun rerun(game, plan.here.get(), plan.seed);
    OddsReport report(game);
    while (!collector.isDone()) {
        const std::int64_t batch = nextBatch.fetch_add(1, std::memory_order_relaxed);
        const std::int64_t first = batch * batchSize;
        if (first >= plan.runs)
            return;
        for (std::int64_t i = first; i < std::min(first + batchSize, plan.runs); ++i) {
            if (stop.stop_requested() || collector.isDone())
                return;
            const Run run = rerun.fight(plan.firstRun + i, conditions);
            if (stop.stop_requested())
                return;  // a player that looks ahead may have finished this battle in haste
            assert(run.ended);
            report.add(*run.ended, game, rerun.table());
        }
        collector.take(batch, report);
    }
}

}  // namespace

Simulation simulate(const SimulationPlan& plan, std::stop_token stop, const SimulationProgress& progress) {
    const Seats seats(plan, stop);
    const std::int64_t batches = (plan.runs + seats.batchSize - 1) / seats.batchSize;
    Collector collector(plan, progress);
    std::atomic<std::int64_t> nextBatch = 0;
    const int worked =
        shareWork(threadsFor(plan.threads, batches), [&] { work(plan, seats, nextBatch, collector, stop); });
    return collector.result(worked, stop.stop_requested());
}

}  // namespace ephor
