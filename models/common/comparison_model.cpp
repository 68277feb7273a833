#include "models/common/comparison_model.h"

#include <algorithm>

namespace ephor {

int ComparisonModel::differences() const {
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row& row) { return row.kind != Kind::Same; }));
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_columns; }

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell;
    case Qt::ToolTipRole:
        return cell.trimmed();
    case KindRole:
        return static_cast<int>(row.kind);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignment(index.column()));
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignment(section));
    return role == Qt::DisplayRole ? title(section) : QVariant();
}

}  // namespace ephor
