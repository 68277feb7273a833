// Texts for odds, always with their interval.
#pragma once

#include "core/odds/odds_report.h"

#include <QString>

namespace ephor {

/// "57.6 %", with one decimal.
QString share(double p);
/// "56.7 to 58.5 %".
QString interval(const Share& share);
/// "± 0.9": half of the interval, in percent.
QString plusMinus(const Share& share);
/// "17.4 ± 0.04 of 20": the average that is left of a piece, with its 95 % interval.
QString meanLeft(const OddsReport& report, PieceId piece, int atStart);

/// The whole report as a table: for a spreadsheet (`separator` a tab), or as CSV (a comma; quoted where needed).
QString oddsTable(const OddsReport& report, const Game& game, QChar separator);

}  // namespace ephor
