// Tables as text, for spreadsheets: rows as they are sorted and filtered.
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace ephor {

/// Headings and rows with tabs between the columns; with the headings of the rows before them, where these say what a
/// row is about.
QString tsvOf(const QAbstractItemModel& model, bool hasRowNames = false);
/// The same as RFC 4180 has it.
QString csvOf(const QAbstractItemModel& model, bool hasRowNames = false);

}  // namespace ephor
