// The orders board: until when orders are due, whose are in, and who plays for whom. It is kept current by the club's
// clock.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace ephor {

/// What the club's clock shows; none: nobody looks at one.
using Clock = std::function<campaign::ClubTime()>;

class OrdersBoard final : public QWidget {
    Q_OBJECT

public:
    /// Session and looks must outlive it.
    OrdersBoard(CampaignSession& session, const PowerLooks& looks, Clock clock, QWidget* parent = nullptr);

    const campaign::OrderBoard& board() const { return m_board; }
    Now now() const { return m_clock ? Now(m_clock()) : Now(); }
    /// Whose sheets are being written is asked each time.
    void setBeingWritten(std::function<bool(campaign::PowerId)> isBeingWritten);
    void setPower(campaign::PowerId power);

public Q_SLOTS:
    /// The campaign, or the sheets, are others than before.
    void take();
    /// The clock has gone on.
    void takeTime();
    void askForDeadline();

Q_SIGNALS:
    void powerPicked(campaign::PowerId power);
    void manualWanted(const QString& topic);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeDeadline(QVBoxLayout& column);
    void makeTable(QVBoxLayout& column);
    void fill();
    void fillRow(const campaign::BoardRow& row);
    void sizeColumns();
    QString stateOf(const campaign::BoardRow& row) const;

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    Clock m_clock;
    std::function<bool(campaign::PowerId)> m_isBeingWritten;
    campaign::OrderBoard m_board;
    campaign::PowerId m_power;
    QLabel* m_due = nullptr;
    QPushButton* m_change = nullptr;
    QTableWidget* m_table = nullptr;
    QTimer m_tick;
};

}  // namespace ephor
