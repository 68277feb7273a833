// The players of a campaign: whether the report of the turn was written for them, is sent and read, and whether their
// orders are in. Sent and read are ticked by hand.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"

#include <QTableWidget>

namespace ephor {

class OrdersDesk;

class ReportTicks final : public QTableWidget {
    Q_OBJECT

public:
    /// Everything must outlive it. `now`: the time on the club's clock.
    ReportTicks(CampaignSession& session, const PowerLooks& looks, const OrdersDesk& desk,
                std::function<campaign::ClubTime()> now, QWidget* parent = nullptr);

    /// The powers that have a player, in the order of the rows.
    const std::vector<campaign::PowerId>& players() const { return m_rows; }
    void refresh();
    /// Ticks all mails of the turn that were written as sent.
    void markAllSent();

Q_SIGNALS:
    void said(const QString& text);

private:
    void fillRow(int row, campaign::PowerId power, const campaign::OrderBoard& board);
    void takeTick(const QTableWidgetItem* item);
    QTableWidgetItem* cell(int row, int column);

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    const OrdersDesk& m_desk;
    std::function<campaign::ClubTime()> m_now;
    std::vector<campaign::PowerId> m_rows;
};

}  // namespace ephor
