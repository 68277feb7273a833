#include "models/items/list_rows_model.h"

namespace ephor {

bool hasGeneral(const Entry& entry) {
    return entry.flag("strategos") || entry.flag("general") || entry.flag("commander");
}

ListRowsModel::ListRowsModel(const ArmyListDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_rows(static_cast<int>(document.summary().rows.size())) {
    connect(&document, &ArmyListDocument::checked, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_document.summary().rows.size());
        endResetModel();
    });
}

int ListRowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int ListRowsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

int ListRowsModel::rowOfLine(int line) const {
    const Entry* entry = m_document.entryAt(line);
    for (int i = 0; entry && i < m_rows; ++i)
        if (row(i).line == entry->place.line)
            return i;
    return -1;
}

int ListRowsModel::worst(const ListRow& row) const {
    int found = -1;
    if (const Entry* entry = m_document.entryAt(row.line))
        for (const Diagnostic& one : m_document.diagnostics())
            if (one.place.line >= entry->place.line && one.place.line < entry->place.line + entry->lines)
                found = std::max(found, static_cast<int>(one.severity));
    return found;
}

QVariant ListRowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        static_cast<std::size_t>(index.row()) >= m_document.summary().rows.size())
        return {};
    const ListRow& one = row(index.row());
    switch (role) {
    case SignRole:
        return one.type ? QString::fromStdString(one.type->sign) : QString();
    case LineRole:
        return one.line;
    case WorstRole:
        return worst(one);
    case GeneralRole: {
        const Entry* entry = m_document.entryAt(one.line);
        return entry && hasGeneral(*entry);
    }
    case Qt::TextAlignmentRole:
        return index.column() >= CountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return QString::fromStdString(one.remarks);
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case UnitColumn:
        return QString::fromStdString(one.name);
    case TypeColumn:
        return one.type ? QString::fromStdString(one.type->name) : tr("unknown type");
    case CountColumn:
        return one.count;
    case PointsColumn:
        return one.points ? QVariant(*one.points) : QVariant(QStringLiteral("–"));
    default:
        return {};
    }
}

QVariant ListRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= CountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UnitColumn:
        return tr("Unit");
    case TypeColumn:
        return tr("Type");
    case CountColumn:
        return tr("Units");
    default:
        return tr("Points");
    }
}

}  // namespace ephor
