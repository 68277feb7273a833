#include "ui/campaign/post/post_dialog.h"

#include "core/io/file.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_writer.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/post/letters_page.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/post/received_page.h"
#include "ui/campaign/post/report_mails.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QUrl>

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::PostMail;

namespace {

enum PlayerColumn { PowerColumn, PersonColumn, MadeColumn, SentColumn, ReadColumn, OrdersColumn, PlayerColumns };
enum LogColumn { LogTime, LogKind, LogPower, LogAddress, LogSubject, LogSent, LogColumns };

QString timeOf(const QString& iso) {
    const Result<ClubTime> time = clubTimeFrom(iso.toStdString());
    return time ? timeText(*time) : QString();
}

QTableWidgetItem* cell(QTableWidget& table, int row, int column) {
    if (!table.item(row, column))
        table.setItem(row, column, new QTableWidgetItem);
    return table.item(row, column);
}

}  // namespace

PostDialog::PostDialog(CampaignSession& session, const PowerLooks& looks, OrdersDesk& desk, Clock clock,
                       QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_looks(looks),
      m_clock(std::move(clock)),
      m_writer(new ReportMails(session, looks, this)) {
    setObjectName(QStringLiteral("postDialog"));
    setWindowTitle(tr("Post"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#post"));
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    m_state = named(new QLabel(this), QStringLiteral("postState"), tr("State of the post"));
    m_state->setWordWrap(true);
    column->addWidget(m_state);
    makePlayers(*column);
    makeButtons(*column);
    m_pages = named(new QTabWidget(this), QStringLiteral("postPages"), tr("Mails and letters"));
    m_received = new ReceivedPage(session, desk, [this] { return Now(clubTimeOf(now())); }, m_pages);
    connect(m_received, &ReceivedPage::said, this, &PostDialog::say);
    connect(m_received, &ReceivedPage::answersWanted, this, &PostDialog::writeAnswers);
    m_pages->addTab(m_received, tr("&Received"));
    m_pages->addTab(makeLog(), tr("&Log"));
    m_pages->addTab(new LettersPage(session, [this] { return now(); }, m_pages), tr("Le&tters"));
    column->addWidget(m_pages, 3);
    m_bar = named(new QProgressBar(this), QStringLiteral("postProgress"), tr("Mails written"));
    m_bar->hide();
    column->addWidget(m_bar);
    auto* foot = new QHBoxLayout;
    m_said = named(new QLabel(this), QStringLiteral("postSaid"), tr("Result"));
    m_said->setWordWrap(true);
    foot->addWidget(m_said, 1);
    m_open = named(new QPushButton(tr("Open &folder"), this), QStringLiteral("openMailFolder"),
                   tr("Open the folder with the mails"));
    m_open->setAutoDefault(false);
    m_open->hide();
    connect(m_open, &QPushButton::clicked, this, &PostDialog::openFolder);
    foot->addWidget(m_open);
    column->addLayout(foot);
    connect(m_writer, &ReportMails::progress, this, [this](int done, int all) {
        m_bar->setRange(0, all);
        m_bar->setValue(done);
        m_bar->show();
    });
    connect(m_writer, &ReportMails::finished, this, &PostDialog::takeWritten);
    connect(&session, &CampaignSession::changed, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::busyChanged, this, &PostDialog::refresh);
    connect(&session, &CampaignSession::postChanged, this, &PostDialog::refresh);
    refresh();
    resize(scaled(this, 860), scaled(this, 680));
}

void PostDialog::makePlayers(QVBoxLayout& column) {
    m_players = named(new QTableWidget(0, PlayerColumns, this), QStringLiteral("postPlayers"),
                      tr("Players and their reports of this turn"));
    m_players->setHorizontalHeaderLabels(
        {tr("Power"), tr("Player"), tr("Report written"), tr("Sent"), tr("Read"), tr("Orders")});
    lookLikeRows(*m_players);
    m_players->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_players->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_players->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_players->horizontalHeader()->setSectionResizeMode(PersonColumn, QHeaderView::Stretch);
    m_players->setMinimumHeight(scaled(this, 130));
    connect(m_players, &QTableWidget::itemChanged, this, &PostDialog::takeTick);
    column.addWidget(m_players, 2);
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
    add("writeReports", "mail", tr("&Write report mails"),
        tr("Write a mail to each player with the report, map and order form attached"), &PostDialog::writeReports);
    add("markSent", "check", tr("Mark all as &sent"), tr("Tick every written report that is not ticked as sent"),
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
    column.addLayout(grid);
}

QTableWidget* PostDialog::makeLog() {
    m_log = named(new QTableWidget(0, LogColumns, this), QStringLiteral("postLog"), tr("All mails"));
    m_log->setHorizontalHeaderLabels({tr("Time"), tr("Kind"), tr("Power"), tr("Address"), tr("Subject"), tr("Sent")});
    lookLikeRows(*m_log);
    m_log->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_log->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_log->horizontalHeader()->setSectionResizeMode(LogSubject, QHeaderView::Stretch);
    return m_log;
}

QDateTime PostDialog::now() const { return m_clock ? dateTimeOf(m_clock()) : QDateTime::currentDateTime(); }

std::vector<PowerId> PostDialog::players() const {
    std::vector<PowerId> all;
    const std::vector<Players> seated = playersOf(m_session.journal());
    for (std::size_t i = 0; i < seated.size(); ++i)
        if (!seated[i].player.empty())
            all.emplace_back(static_cast<int>(i));
    return all;
}

void PostDialog::refresh() {
    const OrderBoard board = boardOf(m_session.journal());
    const QSignalBlocker quiet(m_players);
    m_rows = players();
    m_players->setRowCount(static_cast<int>(m_rows.size()));
    int made = 0;
    int sent = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        fillRow(static_cast<int>(i), m_rows[i], board);
        const PostMail* report = reportMailOf(m_session.post(), m_session.campaign(), m_rows[i]);
        made += report ? 1 : 0;
        sent += report && !report->sent.isEmpty() ? 1 : 0;
    }
    const QString counted =
        tr("Turn %1: %2 of %3 reports written, %4 sent.").arg(board.turn).arg(made).arg(m_rows.size()).arg(sent);
    const QString due = board.phase == Phase::Over ? QString() : deadlineText(board, Now(clubTimeOf(now()))) + u'.';
    m_state->setText(m_rows.empty() ? tr("No power has a player. Assign players and their addresses first "
                                         "(Orders, Assign players).")
                                    : counted + u' ' + due);
    const bool mayWrite = !m_session.whyNot() && !m_writer->isBusy();
    for (QPushButton* button : m_liveButtons)
        button->setEnabled(mayWrite);
    fillLog();
}

void PostDialog::fillRow(int row, PowerId power, const OrderBoard& board) {
    const BoardRow& seat = board.rows[power.index()];
    const QString address = addressOf(m_session.post(), m_session.scenario().powers[power.index()].id);
    const QString player = QString::fromStdString(seat.players.player);
    const PostMail* report = reportMailOf(m_session.post(), m_session.campaign(), power);
    const QString name = nameOf(m_session.scenario(), power);
    cell(*m_players, row, PowerColumn)->setText(name);
    cell(*m_players, row, PowerColumn)->setIcon(m_looks.of(power).icon(scaled(this, 16), palette(), font()));
    cell(*m_players, row, PersonColumn)
        ->setText(address.isEmpty() ? tr("%1 (no address)").arg(player) : tr("%1, %2").arg(player, address));
    cell(*m_players, row, MadeColumn)->setText(report ? timeOf(report->made) : tr("no"));
    const auto tick = [&](int column, const QString& time, const QString& accessible) {
        QTableWidgetItem* item = cell(*m_players, row, column);
        item->setFlags(report ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::NoItemFlags);
        item->setCheckState(time.isEmpty() ? Qt::Unchecked : Qt::Checked);
        item->setText(timeOf(time));
        item->setData(Qt::AccessibleTextRole, accessible.arg(name));
    };
    tick(SentColumn, report ? report->sent : QString(), tr("Report for %1 sent"));
    tick(ReadColumn, report ? report->read : QString(), tr("Report for %1 read"));
    const Now time = Now(clubTimeOf(now()));
    cell(*m_players, row, OrdersColumn)->setText(stateText(seat, board, time));
    cell(*m_players, row, OrdersColumn)->setToolTip(stateSentence(seat, board, time));
}

/// Only ticks can be changed by hand.
void PostDialog::takeTick(const QTableWidgetItem* item) {
    const int column = item->column();
    if (column != SentColumn && column != ReadColumn)
        return;
    const PostMail* report =
        reportMailOf(m_session.post(), m_session.campaign(), m_rows[static_cast<std::size_t>(item->row())]);
    if (!report)
        return;
    store::Post post = m_session.post();
    PostMail& ticked = post.mails[static_cast<std::size_t>(report - m_session.post().mails.data())];
    const QString time = toQString(isoText(clubTimeOf(now())));
    (column == SentColumn ? ticked.sent : ticked.read) = item->checkState() == Qt::Checked ? time : QString();
    if (const Result<void> written = m_session.setPost(post); !written)
        say(ephor::text(written.error()));
}

void PostDialog::fillLog() {
    const std::vector<PostMail>& mails = m_session.post().mails;
    m_log->setRowCount(static_cast<int>(mails.size()));
    for (std::size_t i = 0; i < mails.size(); ++i) {
        const PostMail& mail = mails[mails.size() - 1 - i];  // newest first
        const PowerId power = powerWithId(m_session.scenario(), mail.power);
        const QStringList texts{
            timeOf(mail.made),
            mail.isIncoming() ? tr("%1 (received)").arg(ephor::text(mail.kind)) : ephor::text(mail.kind),
            power ? nameOf(m_session.scenario(), power) : QString(),
            mail.address,
            mail.subject,
            mail.isIncoming() ? QString() : timeOf(mail.sent)};
        for (int column = 0; column < LogColumns; ++column) {
            cell(*m_log, static_cast<int>(i), column)->setText(texts[column]);
            cell(*m_log, static_cast<int>(i), column)->setToolTip(texts[column]);
        }
    }
}

void PostDialog::writeReports() { m_writer->writeReports(players(), now()); }

void PostDialog::writeNewsletter() { m_writer->writeNewsletter(now()); }

void PostDialog::takeWritten(const QStringList& files, const Diagnostics& faults) {
    m_bar->hide();
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
    std::vector<std::pair<PostMail, Mail>> mails;
    if (board.phase == Phase::Orders)
        for (const PowerId power : awaited(board)) {
            Mail mail = umpiresMail(m_session, now());
            mail.to = addressOf(m_session.post(), m_session.scenario().powers[power.index()].id);
            mail.subject = mailSubject(m_session.campaign(), MailKind::Reminder, power);
            mail.text = reminderText(m_session.campaign(), board, power, Now(clubTimeOf(now())));
            if (std::optional<MailAttachment> deadline = deadlineFile(m_session, now()))
                mail.attachments.push_back(*std::move(deadline));
            PostMail entry = logged(m_session, MailKind::Reminder, power, mail);
            mails.emplace_back(std::move(entry), std::move(mail));
        }
    if (mails.empty())
        return say(tr("No orders are missing."));
    deliver(std::move(mails), true);
}

void PostDialog::writeAnswers() {
    const store::Post& post = m_session.post();
    const OrderBoard board = boardOf(m_session.journal());
    std::vector<std::pair<PostMail, Mail>> mails;
    const auto isAnswered = [&](const PostMail& mail) {
        return std::ranges::any_of(post.mails, [&](const PostMail& one) {
            return (one.kind == MailKind::Receipt || one.kind == MailKind::Faults) && one.address == mail.address &&
                   one.power == mail.power && one.turn == mail.turn &&
                   (mail.messageId.isEmpty() ? one.made >= mail.made : one.thread.split(u' ').contains(mail.messageId));
        });
    };
    for (const PostMail& mail : post.mails) {
        if (mail.kind != MailKind::Orders || mail.turn != board.turn || mail.address.isEmpty() || isAnswered(mail) ||
            mail.state == store::MailState::Dropped)
            continue;
        const MailJudgement judgement = judged(m_session.campaign(), post, mail);
        const bool isIn = judgement.power && isSubmitted(m_session.journal(), judgement.power, mail.text);
        if (!isIn && judgement.faults.empty())
            continue;  // valid, but not submitted yet
        const MailKind kind = isIn ? MailKind::Receipt : MailKind::Faults;
        Mail answer = umpiresMail(m_session, now());
        answer.to = mail.address;
        answer.subject = mail.subject.startsWith(QStringLiteral("Re:"), Qt::CaseInsensitive)
                             ? mail.subject
                             : QStringLiteral("Re: ") + mail.subject;
        answer.answers = mail.thread.split(u' ', Qt::SkipEmptyParts);
        if (!mail.messageId.isEmpty())
            answer.answers << mail.messageId;
        answer.text = isIn ? receiptMailText(m_session.campaign(), board, judgement.power)
                           : faultsMailText(m_session.campaign(), mail, judgement.faults);
        PostMail entry = logged(m_session, kind, judgement.power, answer);
        mails.emplace_back(std::move(entry), std::move(answer));
    }
    if (mails.empty())
        return say(tr("No mail needs an answer. Orders without errors are answered once they are submitted."));
    deliver(std::move(mails), false);
}

void PostDialog::deliver(std::vector<std::pair<PostMail, Mail>> mails, bool mayBeAddress) {
    QStringList files;
    m_folder = mailFolder(m_session);
    const QUrl address = mails.size() == 1 && mayBeAddress ? mailAddress(mails.front().second) : QUrl();
    store::Post post = m_session.post();
    for (auto& [entry, mail] : mails) {
        if (address.isEmpty()) {
            const PowerId power = powerWithId(m_session.scenario(), entry.power);
            const QString kind = ephor::text(entry.kind);
            const Result<QString> file = writeMailFile(
                m_folder, power ? tr("%1, %2").arg(kind, nameOf(m_session.scenario(), power)) : kind, mail);
            if (!file)
                return say(ephor::text(file.error()));
            files << *file;
        }
        post.mails.push_back(std::move(entry));
    }
    if (const Result<void> written = m_session.setPost(post); !written)
        return say(ephor::text(written.error()));
    m_open->setVisible(!files.isEmpty());
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
    const QString file =
        saveName(*this, tr("Save the deadline"), tr("Orders, turn %1").arg(m_session.campaign().state.course.turn),
                 tr("Calendar files (*.ics)"), QStringLiteral("ics"));
    if (file.isEmpty())
        return;
    const QByteArray bytes = calendarOf({deadlineEvent(m_session.journal(), *deadline)}, now());
    const Result<void> written =
        writeFile(file.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    say(written ? tr("The deadline was saved to %1.").arg(file) : ephor::text(written.error()));
}

void PostDialog::markAllSent() {
    store::Post post = m_session.post();
    const QString time = toQString(isoText(clubTimeOf(now())));
    int marked = 0;
    for (PostMail& mail : post.mails)
        if (!mail.isIncoming() && mail.turn == m_session.campaign().state.course.turn && mail.sent.isEmpty()) {
            mail.sent = time;
            ++marked;
        }
    const Result<void> written = m_session.setPost(post);
    say(written ? tr("%n mails are marked as sent.", nullptr, marked) : ephor::text(written.error()));
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
