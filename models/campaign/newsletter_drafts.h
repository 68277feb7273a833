// Drafts of newsletters, kept beside the campaign until they are published, so that they survive closing the program.
#pragma once

#include "core/campaign/journal/newsletter.h"
#include "models/campaign/campaign_session.h"
#include "models/common/copy_place.h"

namespace ephor {

class NewsletterDrafts {
public:
    /// `recovery` is the folder for the drafts; empty: they are lost with the window. The session must outlive it.
    NewsletterDrafts(const CampaignSession& session, std::filesystem::path recovery);

    /// None: there is no draft for that turn.
    std::optional<campaign::Newsletter> of(int turn) const;
    void keep(const campaign::Newsletter& newsletter);
    /// Drops the draft: it was published, or its changes were undone.
    void forget(int turn);

private:
    std::string nameOf(int turn) const;
    void read();

    const CampaignSession& m_session;
    CopyPlace m_place;
    std::map<int, campaign::Newsletter> m_pages;  ///< by turn
};

}  // namespace ephor
