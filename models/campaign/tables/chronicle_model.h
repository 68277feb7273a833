// The chronicle up to the moment that is shown: one line for each event of the journal, in order. Undone entries are
// left out.
#pragma once

#include "core/campaign/reports/chronicle.h"
#include "models/campaign/campaign_session.h"
#include "models/campaign/tables/journal_table.h"

namespace ephor {

class ChronicleModel final : public JournalTable {
    Q_OBJECT

public:
    enum Column { DateColumn, TextColumn, Columns };
    enum Role { PlaceRole = Qt::UserRole };  ///< index of the place where it happened; none: -1

    explicit ChronicleModel(const CampaignSession& session, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    campaign::PlaceId placeOf(const QModelIndex& index) const override;

private:
    int rows() const override { return static_cast<int>(m_lines.size()); }
    void refresh();
    /// While an earlier moment is shown.
    void showEarlier();
    void readInBackground(std::span<const campaign::JournalEntry> unread);
    void show(std::vector<campaign::ChronicleLine> lines);

    const CampaignSession& m_session;
    std::unique_ptr<campaign::History> m_history;
    std::vector<campaign::ChronicleLine> m_lines;
};

}  // namespace ephor
