// The post of a campaign: which player got the report of this turn, has read it and has sent orders; mails that are
// written, mails that came, letters, and a log of all of them.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/mail/mail.h"
#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/orders/orders_board.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableWidget;
class QTableWidgetItem;
class QVBoxLayout;

namespace ephor {

class OrdersDesk;
class ReceivedPage;
class ReportMails;

class PostDialog final : public QDialog {
    Q_OBJECT

public:
    /// Everything must outlive it.
    PostDialog(CampaignSession& session, const PowerLooks& looks, OrdersDesk& desk, Clock clock,
               QWidget* parent = nullptr);

public Q_SLOTS:
    /// Reports of this turn for all players.
    void writeReports();
    void writeNewsletter();
    /// For each player whose final orders are missing.
    void writeReminders();
    /// For each mail with orders that was not answered: what was understood, or what is wrong.
    void writeAnswers();
    void writeCalendar();
    void markAllSent();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makePlayers(QVBoxLayout& column);
    void makeButtons(QVBoxLayout& column);
    void refresh();
    void fillRow(int row, campaign::PowerId power, const campaign::OrderBoard& board);
    void takeTick(const QTableWidgetItem* item);
    QTableWidget* makeLog();
    void fillLog();
    QDateTime now() const;
    /// Players of this turn, by power.
    std::vector<campaign::PowerId> players() const;
    /// Opens one mail in the mail program, or writes several as files; enters them in the post.
    void deliver(std::vector<std::pair<store::PostMail, Mail>> mails, bool mayBeAddress);
    void takeWritten(const QStringList& files, const Diagnostics& faults);
    void openFolder();
    void say(const QString& text);

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    Clock m_clock;
    ReportMails* m_writer = nullptr;
    ReceivedPage* m_received = nullptr;
    QLabel* m_state = nullptr;
    QTableWidget* m_players = nullptr;
    QTableWidget* m_log = nullptr;
    QTabWidget* m_pages = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_open = nullptr;
    std::vector<QPushButton*> m_liveButtons;  ///< need the present moment
    std::vector<campaign::PowerId> m_rows;
    QString m_folder;  ///< of the last mails
};

}  // namespace ephor
