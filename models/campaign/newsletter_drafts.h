// Newsletters that are being written: kept beside the campaign until they are published, so that they are there again
// when it is opened the next time.
#pragma once

#include "core/campaign/journal/newsletter.h"
#include "models/campaign/campaign_session.h"
#include "models/common/copy_place.h"

namespace ephor {

class NewsletterDrafts {
public:
    /// `recovery` is the folder of all copies; empty: nothing outlives the window. The session must outlive it.
    NewsletterDrafts(const CampaignSession& session, std::filesystem::path recovery);

    /// None: nothing has been written for that move.
    std::optional<campaign::Newsletter> of(int turn) const;
    void keep(const campaign::Newsletter& newsletter);
    /// It was published, or is as it was again.
    void forget(int turn);

private:
    std::string nameOf(int turn) const;
    void read();

    const CampaignSession& m_session;
    CopyPlace m_place;
    std::map<int, campaign::Newsletter> m_pages;  ///< by move
};

}  // namespace ephor
