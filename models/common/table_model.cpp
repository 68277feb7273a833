#include "models/common/table_model.h"

namespace ephor {

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Heading& heading = m_headings[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return heading.title;
    if (role == Qt::ToolTipRole && !heading.about.isEmpty())
        return heading.about;
    return role == Qt::TextAlignmentRole && heading.alignment ? QVariant(heading.alignment.toInt()) : QVariant();
}

}  // namespace ephor
