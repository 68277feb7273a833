#include "ui/campaign/post/deadline_watch.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

DeadlineWatch::DeadlineWatch(const CampaignSession& session, std::function<ClubTime()> clock,
                             std::function<bool(PowerId)> hasDraft, QObject* parent)
    : QObject(parent), m_session(session), m_clock(std::move(clock)), m_hasDraft(std::move(hasDraft)) {
    if (!m_clock)
        return;
    constexpr int pause = 15'000;  // milliseconds: deadlines are in minutes
    m_tick.setInterval(pause);
    connect(&m_tick, &QTimer::timeout, this, &DeadlineWatch::check);
    connect(&session, &CampaignSession::changed, this, &DeadlineWatch::check);
    m_tick.start();
    QTimer::singleShot(0, this, &DeadlineWatch::check);
}

void DeadlineWatch::check() {
    const OrderBoard board = boardOf(m_session.journal());
    if (!board.deadline || board.phase != Phase::Orders || m_told == board.deadline->at)
        return;
    const ClubTime now = m_clock();
    if (board.deadline->at.moment > now.moment)
        return;
    m_told = board.deadline->at;
    std::vector<PowerId> missing = awaited(board);
    const auto first = std::ranges::stable_partition(missing, [this](PowerId power) { return !m_hasDraft(power); });
    const std::vector<PowerId> drafted(first.begin(), first.end());
    missing.erase(first.begin(), first.end());
    QStringList parts{
        tr("The deadline for orders passed %1 ago.").arg(durationText(now.moment - board.deadline->at.moment))};
    if (!missing.empty())
        parts << tr("Orders are missing from %1.").arg(playersText(missing, board, m_session.scenario()));
    if (!drafted.empty())
        parts << tr("Drafts on the desk: %1.").arg(playersText(drafted, board, m_session.scenario()));
    const bool isAll = missing.empty() && drafted.empty();
    if (isAll)
        parts << tr("All orders are submitted.");
    Q_EMIT passed(parts.join(u' '), isAll ? FinalOrders::Complete : FinalOrders::Missing);
}

}  // namespace ephor
