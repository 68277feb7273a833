// Serves the players of a campaign that is open in a window.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/server/player_links.h"
#include "models/server/player_server.h"

#include <map>

namespace ephor {

class SessionHost final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it. `clock`: the club's; empty: this computer's.
    SessionHost(CampaignSession& session, std::function<campaign::ClubTime()> clock, const ServerLimits& limits = {},
                QObject* parent = nullptr);

    /// Listens; port 0: any that is free. The port, or why it is not possible.
    Result<quint16> start(const QHostAddress& address, quint16 port);
    void stop() { m_server.stop(); }
    bool isRunning() const { return m_server.isRunning(); }

    /// Gives the holder a new link; the previous one stops working.
    Result<void> renewLink(const LinkHolder& holder);
    Result<void> revokeLink(const LinkHolder& holder);
    /// "/p/KEY/" of a link that was made since this object was; empty: its key is not known.
    QString linkPath(const LinkHolder& holder) const;

Q_SIGNALS:
    /// A sheet of the power was kept.
    void sheetKept(ephor::campaign::PowerId power);
    /// The pages of the campaign as it is now are served.
    void shown();

private:
    SheetAnswer keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet);
    void show();

    CampaignSession& m_session;
    std::function<campaign::ClubTime()> m_clock;
    PlayerServer m_server;
    std::map<LinkHolder, QString> m_paths;  ///< of new links
};

}  // namespace ephor
