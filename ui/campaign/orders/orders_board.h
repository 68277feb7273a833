// The orders board: the deadline, the state of each power's orders, and its player and deputy, at the moment that is
// shown. Updated by the club's clock.
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

/// The club's clock; null: none.
using Clock = std::function<campaign::ClubTime()>;

class OrdersBoard final : public QWidget {
    Q_OBJECT

public:
    /// Session and looks must outlive it.
    OrdersBoard(CampaignSession& session, const PowerLooks& looks, Clock clock, QWidget* parent = nullptr);

    const campaign::OrderBoard& board() const { return m_board; }
    Now now() const { return m_clock ? Now(m_clock()) : Now(); }
    /// Sets the function that tells for which powers there are drafts; called at each update.
    void setBeingWritten(std::function<bool(campaign::PowerId)> isBeingWritten);
    void setPower(campaign::PowerId power);

public Q_SLOTS:
    /// Updates the board after the campaign or the drafts have changed.
    void refresh();
    /// Updates the board when time has passed.
    void takeTime();
    void askForDeadline();

Q_SIGNALS:
    void powerSelected(campaign::PowerId power);
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
