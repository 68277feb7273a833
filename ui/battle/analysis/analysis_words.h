// The analysis of a battle in words, for its panel and for reports.
#pragma once

#include "models/battle/analysis_run.h"

#include <QString>

namespace ephor {

/// "+31.0 ± 2.1": percentage points.
QString pointsText(double change, double halfWidth);
/// "Turn 3, Melee"
QString whenText(const StepWords& words);
/// What happened; of an error also the better answer.
QString whatText(const StepWords& words);
/// The chance at the start, and a table of what dice and choices brought each side.
QString balanceAsHtml(const BattleSession& session, const BattleAnalysis& analysis);

/// The part of a report about a complete analysis: graph, balance, turning points and errors.
QString analysisAsHtml(const BattleSession& session, const AnalysisShown& shown);
QString analysisAsText(const BattleSession& session, const AnalysisShown& shown);

}  // namespace ephor
