// The journal as a list of actions, one row for each entry: who did it, whether it was undone, and the moment that is
// shown.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/common/table_model.h"

namespace ephor {

class HistoryModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { NumberColumn, ActionColumn, WhoColumn, DiceColumn, Columns };
    enum Role { UndoneRole = Qt::UserRole, ShownRole };

    explicit HistoryModel(const CampaignSession& session, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return static_cast<int>(m_undone.size()); }
    void refresh();
    void recolour();
    bool isUndone(int entry) const { return m_undone[static_cast<std::size_t>(entry - 1)]; }

    const CampaignSession& m_session;
    std::vector<bool> m_undone;  ///< by entry: undone and not redone
};

}  // namespace ephor
