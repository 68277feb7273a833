#include "ui/campaign/post/deadline_watch.h"

namespace ephor {

using namespace campaign;

DeadlineWatch::DeadlineWatch(const CampaignSession& session, std::function<ClubTime()> clock, QObject* parent)
    : QObject(parent), m_session(session), m_clock(std::move(clock)) {
    if (!m_clock)
        return;
    constexpr int pause = 15'000;  // milliseconds: deadlines are in minutes
    m_tick.setInterval(pause);
    connect(&m_tick, &QTimer::timeout, this, &DeadlineWatch::look);
    connect(&session, &CampaignSession::changed, this, &DeadlineWatch::look);
    m_tick.start();
    QTimer::singleShot(0, this, &DeadlineWatch::look);
}

void DeadlineWatch::look() {
    const OrderBoard board = boardOf(m_session.journal());
    if (!board.deadline || board.phase != Phase::Orders || m_told == board.deadline->at)
        return;
    const ClubTime now = m_clock();
    if (board.deadline->at.moment > now.moment)
        return;
    m_told = board.deadline->at;
    const QString missing = awaitedText(board, m_session.scenario());
    const QString when =
        tr("The deadline for orders passed %1 ago.").arg(durationText(now.moment - board.deadline->at.moment));
    Q_EMIT passed(missing.isEmpty() ? tr("%1 All orders are submitted.").arg(when)
                                    : tr("%1 Orders are missing from %2.").arg(when, missing),
                  !missing.isEmpty());
}

}  // namespace ephor
