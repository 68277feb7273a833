// The log of the post: every mail that was written or came, the newest first.
#pragma once

#include "models/campaign/campaign_session.h"

#include <QTableWidget>

namespace ephor {

class MailLog final : public QTableWidget {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit MailLog(const CampaignSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    const CampaignSession& m_session;
};

}  // namespace ephor
