// Tables as text, for spreadsheets: rows as they are sorted and filtered.
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace ephor {

/// Headings and rows with tabs between the columns.
QString tsvOf(const QAbstractItemModel& model);
/// The same as RFC 4180 has it.
QString csvOf(const QAbstractItemModel& model);

}  // namespace ephor
