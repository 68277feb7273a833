#include "models/server/session_host.h"

#include "models/text.h"

#include <QtNetwork/QHostAddress>

namespace ephor {

SessionHost::SessionHost(CampaignSession& session, std::function<campaign::ClubTime()> clock,
                         const ServerLimits& limits, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_clock(std::move(clock)),
      m_server([this](campaign::PowerId power, const QByteArray& linkHash,
                      const QByteArray& sheet) { return keep(power, linkHash, sheet); },
               limits) {
    connect(&m_session, &CampaignSession::changed, this, &SessionHost::show);
    connect(&m_session, &CampaignSession::postChanged, this, &SessionHost::show);
    connect(&m_server, &PlayerServer::shown, this, &SessionHost::shown);
}

Result<quint16> SessionHost::start(const QHostAddress& address, quint16 port) {
    Result<quint16> started = m_server.start(address, port);
    show();
    return started;
}

void SessionHost::show() {
    if (isRunning())
        m_server.show(m_session.journal(), m_session.post());
}

Result<void> SessionHost::renewLink(const LinkHolder& holder) {
    store::Post post = m_session.post();
    const QString path = pathOfLink(ephor::renewLink(post, holder));
    Result<void> written = m_session.setPost(post);
    if (written)
        m_paths[holder] = path;
    return written;
}

Result<void> SessionHost::revokeLink(const LinkHolder& holder) {
    store::Post post = m_session.post();
    ephor::revokeLink(post, holder);
    Result<void> written = m_session.setPost(post);
    if (written)
        m_paths.erase(holder);
    return written;
}

QString SessionHost::linkPath(const LinkHolder& holder) const {
    const auto found = m_paths.find(holder);
    return found == m_paths.end() ? QString() : found->second;
}

SheetAnswer SessionHost::keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet) {
    const std::optional<store::PowerSeat> seat =
        seatOfLink(m_session.post(), m_session.scenario().powers[power.index()].id, linkHash);
    if (!seat)
        return linkRevoked();
    const SheetAnswer answer = keepSheet(m_session.journal(), m_session.post(), power, *seat, sheet,
                                         m_clock ? m_clock() : clubTimeOf(QDateTime::currentDateTime()),
                                         [this](const store::Post& post) { return m_session.setPost(post); });
    if (answer.isNew)
        Q_EMIT sheetKept(power);
    return answer;
}

}  // namespace ephor
