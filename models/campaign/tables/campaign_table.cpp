#include "models/campaign/tables/campaign_table.h"

#include "models/text/campaign_words.h"

#include <QLocale>

namespace ephor {

CampaignTable::CampaignTable(CampaignSight& sight, const std::vector<ColumnHead>& columns, QObject* parent)
    : TableModel(parent), m_sight(sight) {
    std::vector<Heading> headings;
    for (const ColumnHead& column : columns) {
        headings.push_back({column.title, {}, column.about});
        m_modules.push_back(column.module);
    }
    setHeadings(std::move(headings));
    connect(&sight, &CampaignSight::changed, this, &CampaignTable::refresh);
}

/// Updates the cells where the rows are the same, so that views keep their position; otherwise resets the model.
void CampaignTable::refresh() {
    std::vector<int> fresh = rowIds();
    if (fresh == m_ids) {
        if (!fresh.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_ids = std::move(fresh);
    endResetModel();
}

int CampaignTable::idOf(const QModelIndex& index) const {
    return index.isValid() ? m_ids[static_cast<std::size_t>(index.row())] : -1;
}

QModelIndex CampaignTable::indexOf(int id) const {
    const auto it = std::ranges::find(m_ids, id);
    return it == m_ids.end() ? QModelIndex() : index(static_cast<int>(it - m_ids.begin()), 0);
}

bool CampaignTable::hasColumn(int column) const {
    const std::optional<campaign::Module>& module = m_modules[static_cast<std::size_t>(column)];
    return !module || campaign().scenario.rules.modules.has(*module);
}

QVariant CampaignTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int id = idOf(index);
    if (role == IdRole)
        return id;
    if (role == PowerRole) {
        const campaign::PowerId whose = power(id);
        return whose ? static_cast<int>(whose.index()) : -1;
    }
    if (role == Qt::AccessibleTextRole && index.column() == 0)
        return nameAndPower(id, cell(id, 0).toString());
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::TextAlignmentRole && role != Qt::ToolTipRole)
        return {};
    QVariant value = cell(id, index.column());
    const bool isNumber = value.typeId() == QMetaType::Int;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role == SortRole)
        return value;
    if (role == Qt::ToolTipRole && index.column() == 0)
        return nameAndPower(id, value.toString());
    return isNumber ? QVariant(QLocale().toString(value.toInt())) : value;
}

/// The name for tool tips and screen readers, with the power that the badge shows by letter and colour.
QString CampaignTable::nameAndPower(int id, const QString& name) const {
    const campaign::PowerId whose = power(id);
    const QString power = whose ? nameOf(campaign().scenario, whose) : QString();
    return power.isEmpty() || power == name ? name : tr("%1 (%2)").arg(name, power);
}

}  // namespace ephor
