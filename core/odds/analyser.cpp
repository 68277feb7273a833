// Plays every position of a record on, and finds better answers than those that were given.
#include "core/base/threads.h"
#include "core/battle/until_stop.h"
#include "core/odds/battle_analysis.h"
#include "core/odds/choice_errors.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <mutex>

namespace ephor {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto publishEvery = std::chrono::milliseconds(100);

/// Battles from each position after each round. The first gives a graph early; later ones refine only what is not yet
/// precise.
constexpr std::int64_t runsOfFirstRound = 16;
constexpr std::int64_t growth = 4;

/// 0, n/2, n/4, 3n/4, … (van der Corput 1935): any first part of the order is spread evenly over 0 to n - 1.
std::vector<std::size_t> spreadOrder(std::size_t n) {
    std::vector<std::size_t> order;
    order.reserve(n);
    const int bits = std::bit_width(n);
    for (std::size_t i = 0; order.size() < n; ++i) {
        std::size_t reversed = 0;
        for (int b = 0; b < bits; ++b)
            reversed |= ((i >> b) & 1) << (bits - 1 - b);
        if (reversed < n)
            order.push_back(reversed);
    }
    return order;
}

/// Equities of the positions of a record. Positions between which only the standard player chose have one equity.
class Analyser {
public:
    Analyser(const AnalysisPlan& plan, const std::stop_token& stop, const AnalysisProgress& progress)
        : m_plan(plan),
          m_stop(stop),
          m_progress(progress),
          m_mostRuns(plan.mostRuns > 0 ? plan.mostRuns : runsForPrecision(plan.precision)) {
        m_analysis.steps = stepsOf(*plan.game, plan.record, *plan.standard, stop);
        findPositions();
    }

    BattleAnalysis run() {
        bool isPrecise = false;
        for (std::int64_t runs = runsOfFirstRound; !isPrecise && !m_stop.stop_requested(); runs *= growth) {
            m_target = std::min(runs, m_mostRuns);
            m_todo.clear();
            for (const std::size_t i : spreadOrder(m_positions.size()))
                if (!isPreciseEnough(m_positions[i].equity))
                    m_todo.push_back(i);
            share([this] { estimate(); });
            isPrecise = m_todo.empty() || m_target == m_mostRuns;
        }
        if (m_plan.findsErrors && !m_stop.stop_requested())
            share([this] { findErrors(); });
        std::ranges::stable_sort(m_analysis.errors, std::greater{}, &ChoiceError::loss);
        m_analysis.isComplete = !m_stop.stop_requested();
        publish();
        return std::move(m_analysis);
    }

private:
    struct Position {
        std::size_t entries = 0;  ///< of the record, before it
        int rolls = 0;
        Equity equity{};
    };

    /// One position for all boundaries that only standard choices lie between. The last one of a battle that is over is
    /// exact, and so is every one from which the standard player's choices alone led there.
    void findPositions() {
        const std::vector<RecordStep>& steps = m_analysis.steps;
        for (const RecordStep& step : steps) {
            if (m_positionOf.empty() || !m_wasStandard)
                m_positions.push_back({step.entries, step.rolls});
            m_positionOf.push_back(m_positions.size() - 1);
            m_wasStandard = step.kind == RecordStep::Kind::Choice && step.isStandard;
        }
        Record whole = m_plan.record;
        Fight fight(*m_plan.game);
        const Run end = fight.run({}, &whole);
        if (m_positionOf.empty() || !m_wasStandard)
            m_positions.push_back({m_plan.record.entries.size(), end.rolls});
        m_positionOf.push_back(m_positions.size() - 1);
        if (end.ended) {
            Equity& last = m_positions.back().equity;
            last.add(end.ended->winner);
            last.isExact = true;
        }
        m_analysis.equities.resize(m_positionOf.size());
    }

    bool isPreciseEnough(const Equity& equity) const {
        return equity.isExact || equity.runs >= m_mostRuns ||
               (equity.runs >= runsOfFirstRound && equity.share().halfWidth() * 100 <= m_plan.precision);
    }

    /// Runs the work on all threads, each starting with the next item.
    void share(const std::function<void()>& work) {
        m_next = 0;
        shareWork(threadsFor(m_plan.threads), work);
    }

    /// The work of one thread: position after position, up to the number of battles of this round.
    void estimate() {
        Rerun rerun(*m_plan.game, nullptr, m_plan.seed);
        const UntilStop player(*m_plan.standard, m_stop);
        Conditions conditions;
        conditions.players = {&player, &player};
        for (std::size_t i = m_next++; i < m_todo.size(); i = m_next++) {
            Position& position = m_positions[m_todo[i]];
            const Here here = hereAfter(m_plan.record, position.entries, position.rolls);
            rerun.startFrom(here);
            Equity equity = position.equity;
            while (equity.runs < m_target) {
                const Run run = rerun.fight(equity.runs, conditions);
                if (!run.ended || m_stop.stop_requested())
                    return;
                equity.add(run.ended->winner);
            }
            const std::scoped_lock lock(m_mutex);
            position.equity = equity;
            tell();
        }
    }

    void findErrors() {
        const std::vector<RecordStep>& steps = m_analysis.steps;
        for (std::size_t i = m_next++; i < steps.size(); i = m_next++) {
            if (steps[i].kind != RecordStep::Kind::Choice || steps[i].isStandard || steps[i].isMixed ||
                m_stop.stop_requested())
                continue;
            const std::optional<ChoiceError> error = findError(m_plan, i, steps[i], m_stop);
            const std::scoped_lock lock(m_mutex);
            if (error)
                m_analysis.errors.insert(std::ranges::upper_bound(m_analysis.errors, i, {}, &ChoiceError::step),
                                         *error);
            tell();
        }
    }

    void tell() {
        if (m_progress && Clock::now() - m_toldAt >= publishEvery) {
            publish();
            m_toldAt = Clock::now();
        }
    }

    void publish() {
        for (std::size_t i = 0; i < m_positionOf.size(); ++i)
            m_analysis.equities[i] = m_positions[m_positionOf[i]].equity;
        if (m_progress)
            m_progress(m_analysis);
    }

    const AnalysisPlan& m_plan;
    const std::stop_token& m_stop;
    const AnalysisProgress& m_progress;
    const std::int64_t m_mostRuns;
    BattleAnalysis m_analysis;
    std::vector<Position> m_positions;
    std::vector<std::size_t> m_positionOf;  ///< index of the position before each step, and of the end
    bool m_wasStandard = false;
    std::vector<std::size_t> m_todo;  ///< the positions of this round
    std::int64_t m_target = 0;        ///< battles from each
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    Clock::time_point m_toldAt{};
};

}  // namespace

BattleAnalysis analyse(const AnalysisPlan& plan, const std::stop_token& stop, const AnalysisProgress& progress) {
    return Analyser(plan, stop, progress).run();
}

}  // namespace ephor
