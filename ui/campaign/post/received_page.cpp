#include "ui/campaign/post/received_page.h"

#include "models/afterwards.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/post/mail_question.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/open_beside.h"
#include "ui/common/window/upright_scroll.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QUrl>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::MailState;
using store::PostMail;

namespace {

enum ReceivedColumn { FromColumn, ForColumn, SubjectColumn, StateColumn, ReceivedColumns };

QString faultsText(const Diagnostics& faults) {
    QStringList lines;
    for (const Diagnostic& fault : faults)
        lines << (fault.place.line > 0
                      ? ReceivedPage::tr("Line %1: %2").arg(fault.place.line).arg(ephor::text(fault.message))
                      : ephor::text(fault.message));
    return lines.join(u'\n');
}

MailsRead readFiles(const QStringList& files) {
    MailsRead all;
    for (const QString& file : files) {
        MailsRead one = readMailFile(file);
        std::ranges::move(one.mails, std::back_inserter(all.mails));
        std::ranges::move(one.faults, std::back_inserter(all.faults));
    }
    return all;
}

}  // namespace

ReceivedPage::ReceivedPage(CampaignSession& session, OrdersDesk& desk, std::function<Now()> now, LastFolder& files,
                           QWidget* parent)
    : QWidget(parent), m_session(session), m_desk(desk), m_now(std::move(now)), m_lastFolder(files) {
    auto* column = new QVBoxLayout(this);
    makeButtons(*column);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    m_table = named(new QTableWidget(0, ReceivedColumns, parts), QStringLiteral("receivedMails"), tr("Received mails"));
    m_table->setHorizontalHeaderLabels({tr("From"), tr("Power"), tr("Subject"), tr("State")});
    lookLikeRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SubjectColumn, QHeaderView::Stretch);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ReceivedPage::showMail);
    auto* mail = new QWidget(parts);
    auto* texts = new QVBoxLayout(mail);
    texts->setContentsMargins(0, 0, 0, 0);
    m_faults = named(wrapped(new QLabel(mail)), QStringLiteral("mailFaults"), tr("Errors in the selected mail"));
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_faults->setAlignment(Qt::AlignTop);
    m_faultsPlace = new UprightScroll(m_faults, mail);
    m_faultsPlace->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    texts->addWidget(m_faultsPlace, 1);
    m_text = named(new QPlainTextEdit(mail), QStringLiteral("mailText"), tr("Text of the selected mail"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    texts->addWidget(m_text, 2);
    m_letter = named(new QPushButton(tr("K&eep as letter"), mail), QStringLiteral("keepLetter"), tr("Keep as letter"));
    m_letter->setToolTip(tr("Fill in a letter of this power with the text of the mail"));
    m_letter->setAutoDefault(false);
    connect(m_letter, &QPushButton::clicked, this, &ReceivedPage::keepAsLetter);
    texts->addWidget(m_letter, 0, Qt::AlignRight);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    column->addWidget(parts, 1);
    connect(&session, &CampaignSession::changed, this, &ReceivedPage::refresh);
    connect(&session, &CampaignSession::postChanged, this, &ReceivedPage::refresh);
    refresh();
}

void ReceivedPage::makeButtons(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    const auto add = [&](const char* name, const char* drawing, const QString& label, const QString& tip,
                         void (ReceivedPage::*does)()) {
        auto* button =
            named(new QPushButton(icon(drawing), label, this), QLatin1StringView(name), QString(label).remove(u'&'));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        row->addWidget(button);
        return button;
    };
    add("importMails", "mail", tr("&Import mails…"),
        tr("Import mail files (.eml) or mailboxes; you can also drop them here"), &ReceivedPage::browse);
    add("pasteMails", "paste", tr("&Paste mails"), tr("Import the copied text of one mail or several"),
        &ReceivedPage::paste);
    m_toDesk = add("mailToDesk", "note", tr("Put on the des&k"),
                   tr("Put the orders of the selected mail on the orders desk"), &ReceivedPage::putOnDesk);
    m_submit = add("submitMails", "check", tr("S&ubmit valid orders"),
                   tr("Submit the orders of all mails of this turn that have no errors"), &ReceivedPage::submitValid);
    column.addLayout(row);
}

std::optional<std::size_t> ReceivedPage::selected() const {
    const int row = m_table->currentRow();
    return row < 0 || row >= std::ssize(m_rows) ? std::nullopt : std::optional(m_rows[static_cast<std::size_t>(row)]);
}

bool ReceivedPage::mayBeSubmitted(const PostMail& mail) const {
    return mail.kind == MailKind::Orders && mail.turn == m_session.campaign().state.course.turn &&
           m_session.next() == CampaignSession::Next::Adjudicate &&
           (mail.state == MailState::New || mail.state == MailState::Drafted);
}

QString ReceivedPage::stateOf(const PostMail& mail, const MailCheck& checked) const {
    if (mail.kind == MailKind::Other)
        return tr("no orders");
    if (checked.power && mail.turn == m_session.campaign().state.course.turn &&
        isSubmitted(m_session.journal(), checked.power, mail.text))
        return tr("submitted");
    const bool isPast = mail.turn != m_session.campaign().state.course.turn;
    if (mail.state == MailState::Submitted && isPast)
        return tr("submitted in turn %1").arg(mail.turn);
    if (mail.state == MailState::Dropped || mail.state == MailState::Submitted)
        return tr("replaced");
    if (isPast)
        return tr("turn %1").arg(mail.turn);
    if (!checked.faults.empty())
        return tr("%n errors", nullptr, static_cast<int>(checked.faults.size()));
    return mail.state == MailState::Drafted ? tr("valid, on the desk") : tr("valid");
}

/// The address; or how it came where there is none.
QString ReceivedPage::senderOf(const PostMail& mail) {
    return !mail.address.isEmpty()                  ? mail.address
           : mail.seat == store::PowerSeat::Unknown ? tr("pasted text")
                                                    : tr("private link");
}

/// "Athens", "Athens, deputy"
QString ReceivedPage::writerOf(const PostMail& mail, PowerId power) const {
    const QString name = nameOf(m_session.scenario(), power);
    return mail.writer() == store::PowerSeat::Deputy ? tr("%1, deputy").arg(name) : name;
}

void ReceivedPage::refresh() {
    const std::optional<std::size_t> before = selected();
    m_rows.clear();
    const std::vector<PostMail>& mails = m_session.post().mails;
    for (std::size_t i = mails.size(); i-- > 0;)
        if (mails[i].isIncoming())
            m_rows.push_back(i);
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(static_cast<int>(m_rows.size()));
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const PostMail& mail = mails[m_rows[row]];
            const MailCheck checked = mayBeSubmitted(mail)
                                          ? checkMail(m_session.campaign(), m_session.post(), mail)
                                          : MailCheck{powerWithId(m_session.scenario(), mail.power), {}, {}, {}, {}};
            const QStringList texts{senderOf(mail), checked.power ? writerOf(mail, checked.power) : tr("unknown"),
                                    mail.subject, stateOf(mail, checked)};
            for (int at = 0; at < ReceivedColumns; ++at) {
                auto* item = new QTableWidgetItem(texts[at]);
                item->setToolTip(texts[at]);
                m_table->setItem(static_cast<int>(row), at, item);
            }
            m_table->item(static_cast<int>(row), StateColumn)
                ->setIcon(mayBeSubmitted(mail) && !checked.faults.empty() ? icon("error") : QIcon());
        }
        if (!m_rows.empty())
            m_table->selectRow(0);
        if (before)
            select(*before);
    }
    showMail();
}

void ReceivedPage::showMail() {
    const std::optional<std::size_t> mail = selected();
    const PostMail* shown = mail ? &m_session.post().mails[*mail] : nullptr;
    m_toDesk->setEnabled(shown && mayBeSubmitted(*shown));
    m_letter->setEnabled(shown && shown->kind == MailKind::Other && powerWithId(m_session.scenario(), shown->power));
    m_submit->setEnabled(
        !m_session.whyNot() &&
        std::ranges::any_of(m_session.post().mails, [this](const PostMail& one) { return mayBeSubmitted(one); }));
    m_text->setPlainText(shown ? shown->text : QString());
    const QString faults = shown && mayBeSubmitted(*shown)
                               ? faultsText(checkMail(m_session.campaign(), m_session.post(), *shown).faults)
                               : QString();
    m_faults->setText(faults);
    m_faultsPlace->setVisible(!faults.isEmpty());
}

void ReceivedPage::browse() {
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Import mails"), m_lastFolder.path(),
                                                            tr("Mails (*.eml *.mbox *.mbx *.txt);;All files (*)"));
    m_lastFolder.chosen(files.value(0));
    importFiles(files);
}

void ReceivedPage::paste() {
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    if (!copied || (!copied->hasText() && !copied->hasUrls()))
        return Q_EMIT said(tr("The clipboard has no text. Copy the mails first."));
    importData(*copied);
}

void ReceivedPage::importFiles(const QStringList& files) {
    if (files.isEmpty())
        return;
    afterwards(QtConcurrent::run([files] { return readFiles(files); }), this,
               [this](const MailsRead& read) { takeMails(read); });
}

void ReceivedPage::importData(const QMimeData& dropped) {
    QStringList files;
    for (const QUrl& url : dropped.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    if (!files.isEmpty())
        return importFiles(files);
    const QString mail = QStringLiteral("message/rfc822");
    const QByteArray bytes = dropped.hasFormat(mail) ? dropped.data(mail) : dropped.text().toUtf8();
    if (bytes.trimmed().isEmpty())
        return Q_EMIT said(tr("The dropped items contain no mail. Save the mails as files and drop the files."));
    afterwards(QtConcurrent::run([bytes] { return readMails(bytes, tr("The text")); }), this,
               [this](const MailsRead& read) { takeMails(read); });
}

/// All mails are in the campaign's file before anything else is done with them.
void ReceivedPage::takeMails(const MailsRead& read) {
    store::Post post = m_session.post();
    const MailImport import = addMails(m_session.campaign(), post, read.mails, m_now());
    if (const Result<void> written = m_session.setPost(post); !written)
        return Q_EMIT said(ephor::text(written.error()));
    QStringList parts{tr("%n mails or sheets were imported.", nullptr, static_cast<int>(import.added.size()))};
    if (import.known > 0)
        parts << tr("%n mails were imported before.", nullptr, import.known);
    for (const Diagnostic& fault : read.faults)
        parts << tr("%1: %2").arg(QString::fromStdString(fault.place.file), ephor::text(fault.message));
    Q_EMIT said(parts.join(u' '));
    for (const std::size_t mail : import.added)
        if (const PostMail& one = m_session.post().mails[mail];
            mayBeSubmitted(one) && powerWithId(m_session.scenario(), one.power))
            m_waiting.push_back(mail);
    if (!import.added.empty())
        select(import.added.back());
    draftNext();
}

void ReceivedPage::select(std::size_t mail) {
    const auto row = std::ranges::find(m_rows, mail);
    if (row != m_rows.end())
        m_table->selectRow(static_cast<int>(row - m_rows.begin()));
}

void ReceivedPage::putOnDesk() {
    if (const std::optional<std::size_t> mail = selected()) {
        m_waiting.push_back(*mail);
        draftNext();
    }
}

void ReceivedPage::keepAsLetter() {
    if (const std::optional<std::size_t> mail = selected()) {
        const PostMail& one = m_session.post().mails[*mail];
        Q_EMIT letterWanted(powerWithId(m_session.scenario(), one.power), one.text.trimmed());
    }
}

void ReceivedPage::draftNext() {
    while (!m_waiting.empty() && !m_asks) {
        const std::size_t mail = m_waiting.front();
        m_waiting.pop_front();
        const PostMail& one = m_session.post().mails[mail];
        const PowerId power = powerWithId(m_session.scenario(), one.power);
        if (!mayBeSubmitted(one) || !power)
            continue;
        const QString present = m_desk.ordersOf(power);
        if (present.isEmpty() || present == one.text) {
            draft(mail);
            continue;
        }
        m_asks = true;
        const QString name = nameOf(m_session.scenario(), power);
        auto* question = new MailQuestion(
            {tr("%1 has orders already. Replace them on the desk with those of the mail?\nYou can undo this.")
                 .arg(name),
             m_desk.hasDraft(power) ? tr("Draft on the desk:") : tr("Submitted orders:"), present,
             tr("Mail from %1:").arg(senderOf(one)), one.text},
            this);
        connect(question, &QDialog::finished, this, [this, mail](int result) {
            m_asks = false;
            if (result == QDialog::Accepted)
                draft(mail);
            draftNext();
        });
        question->setAttribute(Qt::WA_DeleteOnClose);
        question->open();
    }
}

void ReceivedPage::draft(std::size_t mail) {
    const PostMail one = m_session.post().mails[mail];
    m_desk.setDraft(powerWithId(m_session.scenario(), one.power), one.text);
    setState(mail, MailState::Drafted);
}

void ReceivedPage::setState(std::size_t mail, MailState state) {
    store::Post post = m_session.post();
    if (state == MailState::Submitted)
        markSubmitted(post, mail);
    else
        post.mails[mail].state = state;
    if (const Result<void> written = m_session.setPost(post); !written)
        Q_EMIT said(ephor::text(written.error()));
}

void ReceivedPage::submitValid() {
    QStringList faults;
    int submitted = 0;
    std::vector<std::pair<PowerId, store::PowerSeat>> done;
    for (const std::size_t mail : std::vector(m_rows)) {  // newest first
        const PostMail one = m_session.post().mails[mail];
        const PowerId power = powerWithId(m_session.scenario(), one.power);
        if (!mayBeSubmitted(one) || !power || std::ranges::contains(done, std::pair(power, one.writer())))
            continue;
        done.emplace_back(power, one.writer());
        const MailCheck checked = checkMail(m_session.campaign(), m_session.post(), one);
        if (!checked.orders)
            continue;
        const QString name = nameOf(m_session.scenario(), power);
        if (m_desk.hasDraft(power) && m_desk.ordersOf(power) != one.text) {
            faults << tr("The draft of %1 on the desk differs from the mail; submit it there.").arg(name);
            continue;
        }
        const bool isOverDeputy = checked.from == OrdersFrom::Player &&
                                  m_session.campaign().state.powers[power.index()].from == OrdersFrom::Deputy;
        if (!m_desk.hasDraft(power) && one.state == MailState::New && !isOverDeputy &&
            !m_desk.ordersOf(power).isEmpty()) {
            faults << tr("%1 has submitted orders already; put the mail on the desk to replace them.").arg(name);
            continue;
        }
        if (!m_desk.hasDraft(power))
            m_desk.setDraft(power, one.text);
        const Receipt receipt = receiptFor(one, checked);
        if (const Result<void> given = m_desk.submitDraft(power, receipt.from, receipt.at); !given) {
            faults << tr("%1: %2").arg(name, ephor::text(given.error()));
            continue;
        }
        setState(mail, MailState::Submitted);
        ++submitted;
    }
    QStringList parts{tr("The orders of %n powers were submitted.", nullptr, submitted)};
    Q_EMIT said((parts + faults).join(u' '));
}

}  // namespace ephor
