// The analysis of a finished battle, computed in the background.
#pragma once

#include "core/odds/battle_analysis.h"
#include "core/odds/step_words.h"
#include "models/battle/battle_session.h"
#include "models/common/background_run.h"

namespace ephor {

/// A step of the battle that is worth a row: a turning point, or a choice that lost something.
struct AnalysisRow {
    int moment = 0;   ///< of the timeline: the table after the step
    StepWords words;  ///< in English, like the log
    bool isError = false;
    bool isLuck = false;   ///< of a turning point
    Side side = Side::A;   ///< the side that chose or rolled
    double change = 0;     ///< of the chances of side A; for an error, of the side that chose: negative
    double halfWidth = 0;  ///< of its 95 % interval
};

/// An analysis that is refined while it runs.
struct AnalysisShown {
    BattleAnalysis analysis;
    std::vector<AnalysisRow> rows;  ///< turning points in the order of the battle, then errors; only once it is over
};

class AnalysisRun final : public BackgroundRun<AnalysisShown> {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit AnalysisRun(const BattleSession& session, QObject* parent = nullptr);

    /// Only a finished battle is analysed: an analysis knows all hands of cards.
    bool canStart() const { return m_session.ended().has_value() && !m_session.isBusy() && !isRunning(); }
    /// Starts again from nothing. The same battle gives the same analysis.
    void start();

private:
    void forgetIfChanged();

    const BattleSession& m_session;
    std::optional<BattleResult> m_of;  ///< result of the battle that is shown; none where its record has none
};

}  // namespace ephor
