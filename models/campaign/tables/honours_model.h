// The honours of the war up to the moment shown, as far as the viewer may know them.
#pragma once

#include "core/campaign/reports/honours/honours.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/tables/journal_table.h"

namespace ephor {

/// The viewer: the umpire or a power.
campaign::Audience audienceOf(const CampaignSight& sight);

class HonoursModel final : public JournalTable {
    Q_OBJECT

public:
    enum Column { HonourColumn, WhoColumn, PlaceColumn, DateColumn, FiguresColumn, Columns };

    explicit HonoursModel(const CampaignSight& sight, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    campaign::PlaceId placeOf(const QModelIndex& index) const override;

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    void refresh();
    void read();
    void show();

    const CampaignSight& m_sight;
    campaign::WarAchievements m_achievements;
    int m_moment = 0;  ///< last journal entry that was read
    std::vector<campaign::Achievement> m_rows;
};

}  // namespace ephor
