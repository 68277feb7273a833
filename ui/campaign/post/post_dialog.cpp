#include "ui/campaign/post/post_dialog.h"

#include "core/io/file.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_writer.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/post/letters_page.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/post/mail_log.h"
#include "ui/campaign/post/received_page.h"
#include "ui/campaign/post/report_mails.h"
#include "ui/campaign/post/report_ticks.h"
#include "ui/campaign/post/short_mails.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QUrl>
#include <algorithm>

namespace ephor {

using namespace campaign;
using store::PostMail;

PostDialog::PostDialog(CampaignSession& session, const PowerLooks& looks, OrdersDesk& desk, LastFolder& files,
                       Clock clock, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_desk(desk),
      m_lastFolder(files),
      m_clock(std::move(clock)),
      m_writer(new ReportMails(session, looks, this)) {
    setObjectName(QStringLiteral("postDialog"));
    setWindowTitle(tr("Mail"));
    setHelpTopic(this, QStringLiteral("orders-by-mail"));
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    m_state = named(wrapped(new QLabel(this)), QStringLiteral("postState"), tr("State of the mail"));
    column->addWidget(m_state);
    m_players = new ReportTicks(session, looks, desk, [this] { return clubTimeOf(now()); }, this);
    connect(m_players, &ReportTicks::said, this, &PostDialog::say);
    column->addWidget(m_players, 2);
    makeButtons(*column);
    makePages();
    column->addWidget(m_pages, 3);
    m_bar = named(new QProgressBar(this), QStringLiteral("postProgress"), tr("Mails written"));
    m_bar->hide();
    column->addWidget(m_bar);
    makeFoot(*column);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_writer, &ReportMails::progress, this, [this](int done, int all) {
        m_bar->setRange(0, all);
        m_bar->setValue(done);
        m_bar->show();
    });
    connect(m_writer, &ReportMails::finished, this, &PostDialog::takeWritten);
    connect(&desk, &OrdersDesk::draftChanged, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::changed, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::busyChanged, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::postChanged, this, &PostDialog::refresh);
    refresh();
    resize(scaled(this, 860), scaled(this, 680));
}

void PostDialog::makePages() {
    m_pages = named(new QTabWidget(this), QStringLiteral("postPages"), tr("Mails and letters"));
    m_received = new ReceivedPage(m_session, m_desk, [this] { return Now(clubTimeOf(now())); }, m_lastFolder, m_pages);
    connect(m_received, &ReceivedPage::said, this, &PostDialog::say);
    m_pages->addTab(m_received, tr("&Received"));
    m_pages->addTab(new MailLog(m_session, m_pages), tr("&Log"));
    m_letters = new LettersPage(m_session, [this] { return now(); }, m_pages);
    m_pages->addTab(m_letters, tr("Le&tters"));
    connect(m_letters, &LettersPage::said, this, &PostDialog::say);
    connect(m_received, &ReceivedPage::letterWanted, this, [this](PowerId from, const QString& text) {
        m_pages->setCurrentWidget(m_letters);
        m_letters->write(from, text);
    });
}

void PostDialog::makeFoot(QVBoxLayout& column) {
    auto* foot = new QHBoxLayout;
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("postSaid"), tr("Result"));
    foot->addWidget(m_said, 1);
    m_open = named(new QPushButton(tr("Open &folder"), this), QStringLiteral("openMailFolder"),
                   tr("Open the folder with the mails"));
    m_open->setAutoDefault(false);
    m_open->hide();
    connect(m_open, &QPushButton::clicked, this, &PostDialog::openFolder);
    foot->addWidget(m_open);
    column.addLayout(foot);
}

void PostDialog::makeButtons(QVBoxLayout& column) {
    auto* grid = new QGridLayout;
    int at = 0;
    const auto add = [&](const char* name, const char* drawing, const QString& label, const QString& tip,
                         void (PostDialog::*does)()) {
        auto* button =
            named(new QPushButton(icon(drawing), label, this), QLatin1StringView(name), QString(label).remove(u'&'));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        grid->addWidget(button, at / 3, at % 3);
        ++at;
        m_liveButtons.push_back(button);
    };
    add("writeReports", "mail", tr("Make the pla&yers' reports"),
        tr("Make a mail to each player with the report, map and order form attached"), &PostDialog::writeReports);
    add("markSent", "check", tr("Mark all as &sent"), tr("Mark every mail of this turn as sent"),
        &PostDialog::markAllSent);
    add("writeReminders", "clock", tr("Re&mind the late"),
        tr("Write a reminder to each player whose orders are missing"), &PostDialog::writeReminders);
    add("writeNewsletterMail", "note", tr("Mail the &newsletter"),
        tr("Write one mail with the newsletter to all players; they do not see each other's addresses"),
        &PostDialog::writeNewsletter);
    add("writeCalendar", "page", tr("Save the &deadline…"), tr("Save the deadline as a calendar file (.ics)"),
        &PostDialog::writeCalendar);
    add("writeAnswers", "march", tr("Write &answers"),
        tr("Answer each mail with orders: what was understood, or what is wrong"), &PostDialog::writeAnswers);
    add("writePackets", "battle", tr("Mail the &battles"),
        tr("Write the packet of each pending battle to the players of both sides"), &PostDialog::writePackets);
    column.addLayout(grid);
}

QDateTime PostDialog::now() const { return m_clock ? dateTimeOf(m_clock()) : QDateTime::currentDateTime(); }

void PostDialog::refresh() {
    const OrderBoard board = boardOf(m_session.journal());
    m_players->refresh();
    int made = 0;
    int sent = 0;
    for (const PowerId power : m_players->players()) {
        const PostMail* report = reportMailOf(m_session.post(), m_session.campaign(), power);
        made += report ? 1 : 0;
        sent += report && !report->sent.isEmpty() ? 1 : 0;
    }
    const auto all = m_players->players().size();
    const QString counted =
        tr("Turn %1: %2 of %3 reports written, %4 sent.").arg(board.turn).arg(made).arg(all).arg(sent);
    const QString due = board.phase == Phase::Over ? QString() : deadlineText(board, Now(clubTimeOf(now()))) + u'.';
    m_state->setText(all == 0 ? tr("No power has a player. Assign players and their addresses first "
                                   "(Orders, Assign players).")
                              : counted + u' ' + due);
    const bool mayWrite = !m_session.whyNot() && !m_writer->isBusy();
    for (QPushButton* button : m_liveButtons)
        button->setEnabled(mayWrite);
}

void PostDialog::writeReports() {
    m_letters->setEnabled(false);  // a letter that is added now would be in no report
    m_writer->writeReports(m_players->players(), now());
}

void PostDialog::reject() {
    if (m_writer->isBusy())
        return say(tr("The mails are still being written. Close this window when they are done."));
    QDialog::reject();
}

void PostDialog::markAllSent() { m_players->markAllSent(); }

void PostDialog::writeNewsletter() { m_writer->writeNewsletter(now()); }

void PostDialog::mailNewsletter(int turn) { m_writer->writeNewsletter(now(), turn); }

void PostDialog::takeWritten(const QStringList& files, const Diagnostics& faults) {
    m_bar->hide();
    m_letters->setEnabled(true);
    refresh();
    if (!files.isEmpty())
        m_folder = QFileInfo(files.front()).path();
    m_open->setVisible(!files.isEmpty());
    if (!faults.empty())
        return say(ephor::text(faults));
    say(tr("%n mails were written to %1. Open each with your mail program and send it, then mark it as sent.", nullptr,
           static_cast<int>(files.size()))
            .arg(m_folder));
}

void PostDialog::openFolder() { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)); }

void PostDialog::writeReminders() {
    const OrderBoard board = boardOf(m_session.journal());
    std::vector<PowerId> missing = board.phase == Phase::Orders ? awaited(board) : std::vector<PowerId>();
    const auto drafts = std::ranges::stable_partition(missing, [&](PowerId power) { return !m_desk.hasDraft(power); });
    const QString drafted = playersText({drafts.begin(), drafts.end()}, board, m_session.scenario());
    missing.erase(drafts.begin(), drafts.end());
    const QString hint = drafted.isEmpty() ? QString() : tr("Drafts on the desk, not reminded: %1.").arg(drafted);
    if (missing.empty())
        return say(drafted.isEmpty() ? tr("No orders are missing.") : hint);
    deliver(reminderMails(m_session, missing, now()), true);
    say((m_said->text() + u' ' + hint).trimmed());
}

void PostDialog::writeAnswers() {
    std::vector<MailToPost> mails = answerMails(m_session, now());
    if (mails.empty())
        return say(tr("No mail needs an answer. Orders without errors are answered once they are submitted."));
    deliver(std::move(mails), false);
}

void PostDialog::writePackets() {
    Result<std::vector<MailToPost>> mails = packetMails(m_session, now());
    if (!mails)
        return say(ephor::text(mails.error()));
    if (mails->empty())
        return say(tr("No battle of a player is pending."));
    deliver(*std::move(mails), false);
}

void PostDialog::deliver(std::vector<MailToPost> mails, bool mayBeAddress) {
    QStringList files;
    m_folder = mailFolder(m_session);
    const QUrl address = mails.size() == 1 && mayBeAddress ? mailAddress(mails.front().mail) : QUrl();
    store::Post post = m_session.post();
    Diagnostics faults;
    for (auto& [entry, mail] : mails) {
        if (address.isEmpty()) {
            const PowerId power = powerWithId(m_session.scenario(), entry.power);
            const QString kind = ephor::text(entry.kind);
            const Result<QString> file = writeMailFile(
                m_folder, power ? tr("%1, %2").arg(kind, nameOf(m_session.scenario(), power)) : kind, mail);
            if (!file) {
                faults = file.error();
                break;
            }
            files << *file;
        }
        post.mails.push_back(std::move(entry));
    }
    if (const Result<void> written = m_session.setPost(post); !written)
        return say(ephor::text(written.error()));
    m_open->setVisible(!files.isEmpty());
    if (!faults.empty())
        return say(ephor::text(faults));
    if (!address.isEmpty()) {
        QDesktopServices::openUrl(address);
        return say(tr("The mail was opened in your mail program."));
    }
    if (files.size() == 1)
        QDesktopServices::openUrl(QUrl::fromLocalFile(files.front()));
    say(tr("%n mails were written to %1.", nullptr, static_cast<int>(files.size())).arg(m_folder));
}

void PostDialog::writeCalendar() {
    const std::optional<Deadline> deadline = deadlineOf(m_session.journal());
    if (!deadline)
        return say(tr("There is no deadline. Set one first (Orders, Set deadline)."));
    const QString file = m_lastFolder.chosen(saveName(
        *this, tr("Save the deadline"),
        m_lastFolder.file(tr("Orders, turn %1").arg(m_session.campaign().state.course.turn) + QStringLiteral(".ics")),
        tr("Calendar files (*.ics)"), QStringLiteral("ics")));
    if (file.isEmpty())
        return;
    const QByteArray bytes = calendarOf({deadlineEvent(m_session.journal(), *deadline)}, now());
    const Result<void> written =
        writeFile(file.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    say(written ? tr("The deadline was saved to %1.").arg(file) : ephor::text(written.error()));
}

void PostDialog::say(const QString& text) { m_said->setText(text); }

void PostDialog::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData& dragged = *event->mimeData();
    if (dragged.hasUrls() || dragged.hasText() || dragged.hasFormat(QStringLiteral("message/rfc822")))
        event->acceptProposedAction();
}

void PostDialog::dropEvent(QDropEvent* event) {
    m_pages->setCurrentWidget(m_received);
    m_received->importData(*event->mimeData());
    event->acceptProposedAction();
}

}  // namespace ephor
