#include "models/campaign/tables/history_model.h"

#include "models/text/campaign_words.h"
#include "models/text/roll_words.h"

namespace ephor {

using namespace campaign;

HistoryModel::HistoryModel(const CampaignSession& session, QObject* parent) : TableModel(parent), m_session(session) {
    setHeadings({{tr("No.")}, {tr("Action")}, {tr("Who")}, {tr("Rolls")}});
    connect(&session, &CampaignSession::changed, this, &HistoryModel::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &HistoryModel::recolour);
    refresh();
}

void HistoryModel::refresh() {
    const std::vector<JournalEntry>& entries = m_session.journal().entries();
    const int before = rowCount();
    const int now = static_cast<int>(entries.size());
    const bool grows = now > before;
    if (grows)
        beginInsertRows({}, before, now - 1);
    for (int i = before; i < now; ++i) {
        const JournalEntry& entry = entries[static_cast<std::size_t>(i)];
        m_undone.push_back(false);
        if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo)
            m_undone[static_cast<std::size_t>(std::stoi(entry.action)) - 1] = entry.kind == EntryKind::Undo;
    }
    if (grows)
        endInsertRows();
    recolour();
}

void HistoryModel::recolour() { Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1)); }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int number = index.row() + 1;
    const JournalEntry& entry = m_session.journal().entries()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case UndoneRole:
        return isUndone(number);
    case ShownRole:
        return number == m_session.moment();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (index.column() == NumberColumn || index.column() == DiceColumn ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter));
    case Qt::ToolTipRole: {
        const QString dice = rollLines(m_session.scenario(), entry.dice).join(u'\n');
        return isUndone(number) ? tr("Undone. %1").arg(dice) : dice;
    }
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case NumberColumn:
        return number;
    case ActionColumn:
        return actionText(m_session.journal(), number);
    case WhoColumn:
        return whoText(m_session.scenario(), entry);
    case DiceColumn: {
        const auto rolls = std::ranges::count(entry.dice, '\n');
        return rolls > 0 ? QVariant(static_cast<int>(rolls)) : QVariant();
    }
    default:
        return {};
    }
}

}  // namespace ephor
