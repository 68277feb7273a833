// Mails that came in: imported from files, dropped or pasted; sorted by power, with what is wrong with their orders.
#pragma once

#include "models/campaign/post/received_mails.h"
#include "models/mail/mail_reader.h"
#include "ui/common/window/last_folder.h"

#include <QWidget>
#include <deque>

class QLabel;
class QMimeData;
class QPlainTextEdit;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace ephor {

class OrdersDesk;

class ReceivedPage final : public QWidget {
    Q_OBJECT

public:
    /// Everything must outlive it.
    ReceivedPage(CampaignSession& session, OrdersDesk& desk, std::function<Now()> now, LastFolder& files,
                 QWidget* parent = nullptr);

    /// Mails that were dropped or copied: files, mails or text. They are read in the background.
    void importData(const QMimeData& dropped);
    void importFiles(const QStringList& files);

public Q_SLOTS:
    void browse();
    void paste();
    /// Puts the selected mail's orders on the desk of its power.
    void putOnDesk();
    /// Submits the orders of this turn that have no errors; of each power the newest.
    void submitValid();
    /// Offers the text of the selected mail as a letter of its sender.
    void keepAsLetter();

Q_SIGNALS:
    void said(const QString& text);
    /// The text of a mail should become a letter of the power.
    void letterWanted(ephor::campaign::PowerId from, const QString& text);

private:
    void makeButtons(QVBoxLayout& column);
    void refresh();
    void showMail();
    void takeMails(const MailsRead& read);
    void select(std::size_t mail);
    /// Puts the orders of these mails on the desk one by one. Asks where a power has orders already.
    void draftNext();
    void draft(std::size_t mail);
    void setState(std::size_t mail, store::MailState state);
    /// The index in the post; nothing selected: none.
    std::optional<std::size_t> selected() const;

    CampaignSession& m_session;
    OrdersDesk& m_desk;
    std::function<Now()> m_now;
    LastFolder& m_lastFolder;
    ReceivedMails* m_mails = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_faults = nullptr;
    QWidget* m_faultsPlace = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QPushButton* m_toDesk = nullptr;
    QPushButton* m_submit = nullptr;
    QPushButton* m_letter = nullptr;
    std::deque<std::size_t> m_waiting;
    bool m_asks = false;
};

}  // namespace ephor
