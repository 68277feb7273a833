// A battle on paper: who fought, how it ended, by which dice, and the log with every rule; printed, or written as a file.
#pragma once

#include "models/items/battle_log_model.h"

class QPrinter;

namespace ephor {

/// A complete page, by itself.
QString reportAsHtml(const BattleSession& session, const BattleLogModel& log);
QString reportAsText(const BattleSession& session, const BattleLogModel& log);

// Laying out pages takes its time: these need no window and may be called in any thread.

QByteArray pdfOf(const QString& html, const QString& title);
void printPages(const QString& html, QPrinter& printer);

}  // namespace ephor
