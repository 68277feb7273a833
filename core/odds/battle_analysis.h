// What dice and choices did in a battle: the analysis of a record (luck and errors, as in GNU Backgammon).
#pragma once

#include "core/odds/equity.h"
#include "core/odds/record_steps.h"

#include <functional>
#include <stop_token>

namespace ephor {

/// A choice that was worse than another one, for the side that made it.
struct ChoiceError {
    std::size_t step = 0;  ///< index in BattleAnalysis::steps
    Choice better;         ///< the best answer that was found
    double loss = 0;       ///< equity of `better` minus equity of the choice, for the side that chose; at least 0
    double halfWidth = 0;  ///< of the 95 % interval of `loss`

    /// The interval excludes zero.
    bool isCertain() const { return loss > halfWidth; }
};

/// A step that changed the chances.
struct TurningPoint {
    std::size_t step = 0;
    double change = 0;     ///< of the equity of side A, from -1 to 1
    double halfWidth = 0;  ///< of its 95 % interval
};

struct SideTotals {
    int lucky = 0;      ///< rolls of the side that helped it by more than their interval
    int unlucky = 0;    ///< rolls of the side that harmed it by more than their interval
    int decisions = 0;  ///< answers of the side
    int errors = 0;     ///< choices of the side that were certainly worse than another one
    double lost = 0;    ///< by these errors
};

/// A roll, or an answer that the standard player would also have given at random.
bool isLuck(const RecordStep& step);

/// The steps of a record with the equity before each. All sums of changes are exact: start + luck + choices + umpire is
/// the equity at the end, to the last bit.
struct BattleAnalysis {
    std::vector<RecordStep> steps;
    /// The equity before each step, and at the end: one more than there are steps.
    std::vector<Equity> equities;
    /// Choices that differ from the standard player's and lost something, the worst first.
    std::vector<ChoiceError> errors;
    bool isComplete = false;  ///< every equity is as precise as was asked, and all errors are known

    double start() const { return equities.front().value(); }
    double end() const { return equities.back().value(); }
    /// The change of the equity of side A by a step.
    double change(std::size_t step) const { return equities[step + 1].value() - equities[step].value(); }
    /// What the dice of both sides brought to a side; the other side lost as much. Includes the answers that the
    /// standard player would also have given at random (RecordStep::isMixed).
    double luck(Side side) const;
    /// What a side's other choices brought it, compared with the standard player's.
    double choices(Side side) const;
    /// What the umpire's corrections brought to side A.
    double corrections() const;
    SideTotals totals(Side side) const;
    /// The chance of side A at the end minus its luck, from 0 to 1: the result with average dice.
    double withoutLuck() const;
    /// The largest half width of the known equities; 1 if one is unknown.
    double halfWidth() const;
    /// The share of positions whose interval is as narrow as `precision` (AnalysisPlan::precision), from 0 to 100.
    int progress(double precision) const;
    /// The steps that changed the chances most, the largest change first; only those whose interval excludes zero.
    std::vector<TurningPoint> turningPoints(std::size_t most) const;
    /// The change of the equity of side A by a step, if its interval excludes zero.
    std::optional<TurningPoint> certainChange(std::size_t step) const;
};

/// The default seed. Window, report, page and newsletter use it, so they show the same chances.
inline constexpr std::uint64_t usualAnalysisSeed = 0xA11A;

struct AnalysisPlan {
    std::shared_ptr<const Game> game;
    Record record;                     ///< must replay; may end before the battle does
    const Player* standard = nullptr;  ///< plays both sides on, usually the standard player; must outlive the analysis
    std::uint64_t seed = 0;
    double precision = 3;       ///< half width of every 95 % interval, in percent
    std::int64_t mostRuns = 0;  ///< battles from one position; 0: as many as the precision may need
    bool findsErrors = true;    ///< compares choices with better answers, too
    int threads = 0;            ///< 0: as many as there are cores
};

/// Receives intermediate results at most ten times a second, on any thread, one call at a time.
using AnalysisProgress = std::function<void(const BattleAnalysis&)>;

/// Analyses a battle. Every position is played on by the standard player for both sides with fresh dice; cards in hand
/// stay as they were. The result depends only on the plan, not on the number of threads. After a stop request it
/// returns what is known, within the time of one decision for each thread.
BattleAnalysis analyse(const AnalysisPlan& plan, const std::stop_token& stop = {},
                       const AnalysisProgress& progress = {});

}  // namespace ephor
