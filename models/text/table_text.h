// Tables as text for spreadsheets; rows are sorted and filtered as in the model.
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace ephor {

/// Headings and rows with tabs between the columns. With `hasRowNames`, each row begins with its vertical heading.
QString tsvOf(const QAbstractItemModel& model, bool hasRowNames = false);
/// The same as CSV (RFC 4180).
QString csvOf(const QAbstractItemModel& model, bool hasRowNames = false);

}  // namespace ephor
