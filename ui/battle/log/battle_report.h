// A battle on paper: who fought, how it ended, by which dice, and the log with every rule; printed, or written as a
// file.
#pragma once

#include "models/battle/battle_log_model.h"

class QTextDocument;

namespace ephor {

/// A complete page, by itself.
QString reportAsHtml(const BattleSession& session, const BattleLogModel& log);
QString reportAsText(const BattleSession& session, const BattleLogModel& log);
/// Of the report as HTML; for paper (ui/common/paper.h).
std::unique_ptr<QTextDocument> reportAsPages(const QString& html);

}  // namespace ephor
