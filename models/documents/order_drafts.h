// Order sheets of a move that are being written: kept beside the campaign, so that they are there again when it is opened the next time.
#pragma once

#include "models/documents/campaign_session.h"
#include "models/documents/copy_place.h"

#include <map>

namespace ephor {

class OrderDrafts {
public:
    /// `recovery` is the folder of all copies; empty: they are kept as long as the window is open. The session must outlive it.
    OrderDrafts(const CampaignSession& session, std::filesystem::path recovery);

    /// The move that they are written for: that which the campaign stood at when it was last looked at.
    int turn() const { return m_turn; }
    bool has(campaign::PowerId power) const { return m_sheets.contains(power); }
    /// None: nothing has been begun.
    std::optional<QString> of(campaign::PowerId power) const;
    void keep(campaign::PowerId power, const QString& sheet);
    /// It was sealed, or stands as it was again.
    void forget(campaign::PowerId power);
    /// Where the campaign has gone to another move, what was written for the last one goes.
    void takeMove();

private:
    std::string nameOf(campaign::PowerId power) const;
    void read();

    const CampaignSession& m_session;
    CopyPlace m_place;
    int m_turn = 0;
    std::map<campaign::PowerId, QString> m_sheets;
};

}  // namespace ephor
