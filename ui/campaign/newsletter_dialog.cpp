#include "ui/campaign/newsletter_dialog.h"

#include "core/campaign/guard.h"
#include "models/items/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

NewsletterDialog::NewsletterDialog(CampaignSession& session, const std::filesystem::path& recovery, QWidget* parent)
    : QDialog(parent), m_session(session), m_drafts(session, recovery) {
    setObjectName(QStringLiteral("newsletterDialog"));
    setWindowTitle(tr("Newsletter"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#newsletter"));
    auto* column = new QVBoxLayout(this);
    auto* top = new QHBoxLayout;
    m_moves = named(new QComboBox(this), QStringLiteral("newsletterMove"), tr("The move that it tells of"));
    auto* label = new QLabel(tr("&Move"), this);
    label->setBuddy(m_moves);
    top->addWidget(label);
    top->addWidget(m_moves, 1);
    column->addLayout(top);
    column->addWidget(makePage(), 1);
    m_said = named(new QLabel(this), QStringLiteral("newsletterSaid"), tr("What became of the newsletter"));
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_draft = named(buttons->addButton(tr("&Draft anew"), QDialogButtonBox::ResetRole),
                    QStringLiteral("newsletterDraft"), tr("Draft anew"));
    m_publish = named(buttons->addButton(tr("&Publish"), QDialogButtonBox::ActionRole),
                      QStringLiteral("newsletterPublish"), tr("Publish"));
    column->addWidget(buttons);
    connect(m_draft, &QPushButton::clicked, this, &NewsletterDialog::draftAnew);
    connect(m_publish, &QPushButton::clicked, this, &NewsletterDialog::publish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    fillMoves();
    connect(m_moves, &QComboBox::currentIndexChanged, this, &NewsletterDialog::showMove);
    connect(&m_session, &CampaignSession::changed, this, &NewsletterDialog::fillMoves);
    showMove();
    resize(scaled(this, 940), scaled(this, 620));
}

QWidget* NewsletterDialog::makePage() {
    auto* page = new QSplitter(Qt::Horizontal, this);
    page->setChildrenCollapsible(false);
    auto* words = new QWidget(page);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& title, QWidget* field, int stretch) {
        auto* label = new QLabel(title, words);
        label->setBuddy(field);
        column->addWidget(label);
        column->addWidget(field, stretch);
    };
    m_headline = named(new QLineEdit(words), QStringLiteral("newsletterHeadline"), tr("Headline"));
    m_text = named(new QPlainTextEdit(words), QStringLiteral("newsletterText"), tr("Text"));
    m_notice = named(new QPlainTextEdit(words), QStringLiteral("newsletterNotice"), tr("A notice of yours"));
    m_text->setTabChangesFocus(true);
    m_notice->setTabChangesFocus(true);
    m_notice->setPlaceholderText(tr("When you meet, what you need, who plays against whom"));
    add(tr("&Headline"), m_headline, 0);
    add(tr("&Text: headings, and below each its lines with two blanks before them"), m_text, 4);
    add(tr("A &notice of yours"), m_notice, 1);
    m_preview = named(new QTextBrowser(page), QStringLiteral("newsletterPreview"), tr("As it will look"));
    page->addWidget(words);
    page->addWidget(m_preview);
    page->setSizes({1, 1});
    connect(m_headline, &QLineEdit::textChanged, this, &NewsletterDialog::takeEdit);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewsletterDialog::takeEdit);
    connect(m_notice, &QPlainTextEdit::textChanged, this, &NewsletterDialog::takeEdit);
    return page;
}

int NewsletterDialog::turn() const { return std::max(1, m_moves->currentData().toInt()); }

std::vector<JournalEntry> NewsletterDialog::entries() const { return m_session.journal().entries(); }

Newsletter NewsletterDialog::written() const {
    return {turn(), m_headline->text().trimmed().toStdString(), m_text->toPlainText().toStdString(),
            m_notice->toPlainText().toStdString()};
}

/// The moves that there are, the last one picked where nothing else was.
void NewsletterDialog::fillMoves() {
    const auto all = campaign::published(m_session.journal().entries());
    const int last = lastMoveTold(m_session.campaign(), m_session.journal().entries());
    const QSignalBlocker quiet(m_moves);
    const int before = m_moves->count() > 0 ? turn() : last;
    m_moves->clear();
    for (int move = last; move >= 1; --move)
        m_moves->addItem(std::ranges::contains(all, move, &Newsletter::turn) ? tr("Move %1, published").arg(move)
                                                                             : tr("Move %1").arg(move),
                         move);
    m_moves->setCurrentIndex(std::max(0, m_moves->findData(before)));
}

void NewsletterDialog::showMove() {
    setWorking(true, tr("The page is being drafted…"));
    QtConcurrent::run([scenario = m_session.scenario(), all = entries(), move = turn()] {
        return newsletterOf(scenario, all, move);
    }).then(this, [this](const Newsletter& page) {
        if (page.turn != turn())
            return;  // another move was picked meanwhile
        m_kept = page;
        const std::optional<Newsletter> begun = m_drafts.of(page.turn);
        setWorking(false, begun ? tr("This is what you have written; it is not published yet.") : QString());
        put(begun.value_or(page));
    });
}

void NewsletterDialog::draftAnew() {
    setWorking(true, tr("The page is being drafted…"));
    QtConcurrent::run([scenario = m_session.scenario(), all = entries(), move = turn()] {
        return draftOf(scenario, all, move);
    }).then(this, [this](const Newsletter& page) {
        setWorking(false, {});
        if (page.turn == turn())
            put(page);
    });
}

void NewsletterDialog::put(const Newsletter& page) {
    m_isShowing = true;
    m_headline->setText(QString::fromStdString(page.headline));
    m_text->setPlainText(QString::fromStdString(page.text));
    m_notice->setPlainText(QString::fromStdString(page.notice));
    m_isShowing = false;
    takeEdit();
}

void NewsletterDialog::takeEdit() {
    if (m_isShowing)
        return;
    const Newsletter page = written();
    m_preview->setHtml(QString::fromStdString(htmlOf(pageOf(m_session.scenario(), page))));
    if (page == m_kept)
        m_drafts.forget(page.turn);
    else
        m_drafts.keep(page);
    m_publish->setText(m_warned == page ? tr("&Publish all the same") : tr("&Publish"));
}

void NewsletterDialog::setWorking(bool works, const QString& said) {
    for (QWidget* one : std::initializer_list<QWidget*>{m_headline, m_text, m_notice, m_draft, m_publish})
        one->setEnabled(!works);
    m_said->setText(said);
}

void NewsletterDialog::publish() {
    const Newsletter page = written();
    if (page.headline.empty() || page.text.empty())
        return m_said->setText(tr("A newsletter needs a headline and a text."));
    if (m_warned == page)
        return takeLeaks(page, {});
    setWorking(true, tr("The page is looked through for what not everybody may know…"));
    QtConcurrent::run([scenario = m_session.scenario(), all = entries(), page] {
        return publicLeaks(scenario, all, pageOf(scenario, page), {});
    }).then(this, [this, page](const Diagnostics& leaks) { takeLeaks(page, leaks); });
}

void NewsletterDialog::takeLeaks(const Newsletter& page, const Diagnostics& leaks) {
    if (!leaks.empty()) {
        m_warned = page;
        setWorking(false, tr("Not published: %1").arg(text(leaks)));
        return takeEdit();
    }
    const Result<void> done = m_session.perform([&](Journal& journal) { campaign::publish(journal, page); });
    setWorking(false, done ? tr("Published. It is an entry of the journal; Undo takes it back.") : text(done.error()));
    if (!done)
        return;
    m_kept = page;
    m_warned.reset();
    takeEdit();
    Q_EMIT published(page.turn);
}

}  // namespace ephor
