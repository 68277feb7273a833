// The post of a campaign: which player got the report of this turn, has read it and has sent orders; mails that are
// written, mails that came, letters, and a log of all of them.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/orders/orders_board.h"
#include "ui/common/window/last_folder.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QVBoxLayout;

namespace ephor {

class LettersPage;
class OrdersDesk;
class ReceivedPage;
class ReportMails;
class ReportTicks;
struct MailToPost;

class PostDialog final : public QDialog {
    Q_OBJECT

public:
    /// Everything must outlive it.
    PostDialog(CampaignSession& session, const PowerLooks& looks, OrdersDesk& desk, LastFolder& files, Clock clock,
               QWidget* parent = nullptr);

    /// Waits until all mails are written.
    void reject() override;

public Q_SLOTS:
    /// Reports of this turn for all players.
    void writeReports();
    void writeNewsletter();
    /// The newsletter of that turn.
    void mailNewsletter(int turn);
    /// For each player whose final orders are missing, unless a draft of them is on the desk.
    void writeReminders();
    /// For each mail with orders that was not answered.
    void writeAnswers();
    /// The packets of pending battles, for the players who fight them.
    void writePackets();
    void writeCalendar();
    void markAllSent();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeButtons(QVBoxLayout& column);
    void makePages();
    /// What was done last, and a button for the folder of the mails.
    void makeFoot(QVBoxLayout& column);
    void refresh();
    QDateTime now() const;
    /// Opens one mail in the mail program, or writes several as files; enters them in the post.
    void deliver(std::vector<MailToPost> mails, bool mayBeAddress);
    void takeWritten(const QStringList& files, const Diagnostics& faults);
    void openFolder();
    void say(const QString& text);

    CampaignSession& m_session;
    OrdersDesk& m_desk;
    LastFolder& m_lastFolder;
    Clock m_clock;
    ReportMails* m_writer = nullptr;
    ReceivedPage* m_received = nullptr;
    LettersPage* m_letters = nullptr;  ///< waits while reports are written
    QLabel* m_state = nullptr;
    ReportTicks* m_players = nullptr;
    QTabWidget* m_pages = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_open = nullptr;
    std::vector<QPushButton*> m_liveButtons;  ///< need the present moment
    QString m_folder;                         ///< of the last mails
};

}  // namespace ephor
