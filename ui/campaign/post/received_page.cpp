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
#include <QStyledItemDelegate>
#include <QTableView>
#include <QUrl>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::MailState;
using store::PostMail;

namespace {

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

/// Marks orders that have errors.
class StateDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(ReceivedMails::FaultyRole).toBool())
            return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = icon("error");
    }
};

}  // namespace

ReceivedPage::ReceivedPage(CampaignSession& session, OrdersDesk& desk, std::function<Now()> now, LastFolder& files,
                           QWidget* parent)
    : QWidget(parent), m_session(session), m_desk(desk), m_now(std::move(now)), m_lastFolder(files) {
    auto* column = new QVBoxLayout(this);
    makeButtons(*column);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    m_mails = new ReceivedMails(session, this);
    m_table = named(new QTableView(parts), QStringLiteral("receivedMails"), tr("Received mails"));
    m_table->setModel(m_mails);
    m_table->setItemDelegateForColumn(ReceivedMails::StateColumn, new StateDelegate(m_table));
    lookLikeRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ReceivedMails::SubjectColumn, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReceivedPage::showMail);
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

std::optional<std::size_t> ReceivedPage::selected() const { return m_mails->mailAt(m_table->currentIndex().row()); }

void ReceivedPage::refresh() {
    const std::optional<std::size_t> before = selected();
    m_mails->refresh();
    if (m_mails->rowCount() > 0)
        m_table->selectRow(before ? std::max(0, m_mails->rowOf(*before)) : 0);
    showMail();
}

void ReceivedPage::showMail() {
    const std::optional<std::size_t> mail = selected();
    const PostMail* shown = mail ? &m_session.post().mails[*mail] : nullptr;
    m_toDesk->setEnabled(shown && m_mails->mayBeSubmitted(*shown));
    m_letter->setEnabled(shown && shown->kind == MailKind::Other && powerWithId(m_session.scenario(), shown->power));
    m_submit->setEnabled(!m_session.whyNot() &&
                         std::ranges::any_of(m_session.post().mails,
                                             [this](const PostMail& one) { return m_mails->mayBeSubmitted(one); }));
    m_text->setPlainText(shown ? shown->text : QString());
    const QString faults = shown && m_mails->mayBeSubmitted(*shown)
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
            m_mails->mayBeSubmitted(one) && powerWithId(m_session.scenario(), one.power))
            m_waiting.push_back(mail);
    if (!import.added.empty())
        select(import.added.back());
    draftNext();
}

void ReceivedPage::select(std::size_t mail) {
    if (const int row = m_mails->rowOf(mail); row >= 0)
        m_table->selectRow(row);
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
        if (!m_mails->mayBeSubmitted(one) || !power)
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
    for (const std::size_t mail : m_mails->newestSheets()) {
        const PostMail one = m_session.post().mails[mail];
        const MailCheck checked = checkMail(m_session.campaign(), m_session.post(), one);
        if (!m_mails->mayBeSubmitted(one) || !checked.orders)
            continue;
        const PowerId power = checked.power;
        const bool isDraft = m_desk.hasDraft(power);
        if (const QString why = m_mails->whyNotWithOthers(one, checked, {m_desk.ordersOf(power), isDraft});
            !why.isEmpty()) {
            faults << why;
            continue;
        }
        const Receipt receipt = receiptFor(one, checked);
        const Result<void> given =
            isDraft ? m_desk.submitDraft(power, receipt.from, receipt.at)
                    : m_session.submitOrders(power, {*checked.orders, receipt, checked.advice, one.text.toStdString(),
                                                     m_session.journal().head()});
        if (!given) {
            faults << tr("%1: %2").arg(nameOf(m_session.scenario(), power), ephor::text(given.error()));
            continue;
        }
        setState(mail, MailState::Submitted);
        ++submitted;
    }
    QStringList parts{tr("The orders of %n powers were submitted.", nullptr, submitted)};
    Q_EMIT said((parts + faults).join(u' '));
}

}  // namespace ephor
