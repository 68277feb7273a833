// Watches the club's clock and says once that a deadline for orders has passed.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/text/order_words.h"

#include <QTimer>

namespace ephor {

class DeadlineWatch final : public QObject {
    Q_OBJECT

public:
    enum class FinalOrders : std::uint8_t { Complete, Missing };

    /// The session must outlive it. Without a clock it never says anything. A deadline that has passed already is said
    /// once the event loop runs.
    /// `hasDraft`: whether orders of the power are on the desk as a draft.
    DeadlineWatch(const CampaignSession& session, std::function<campaign::ClubTime()> clock,
                  std::function<bool(campaign::PowerId)> hasDraft, QObject* parent = nullptr);

public Q_SLOTS:
    void check();

Q_SIGNALS:
    void passed(const QString& text, FinalOrders orders);

private:
    const CampaignSession& m_session;
    std::function<campaign::ClubTime()> m_clock;
    std::function<bool(campaign::PowerId)> m_hasDraft;
    std::optional<campaign::ClubTime> m_told;  ///< the deadline that was said to have passed
    QTimer m_tick;
};

}  // namespace ephor
