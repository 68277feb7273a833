// The report of a battle, printed or as a file: armies, result, dice, and the log with all rules.
#pragma once

#include "models/battle/battle_log_model.h"

class QTextDocument;

namespace ephor {

/// A complete, self-contained page.
QString reportAsHtml(const BattleSession& session, const BattleLogModel& log);
QString reportAsText(const BattleSession& session, const BattleLogModel& log);
/// The HTML report for printing (ui/common/paper.h).
std::unique_ptr<QTextDocument> reportAsPages(const QString& html);

}  // namespace ephor
