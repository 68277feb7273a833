#include "ui/campaign/reports/newsletter_dialog.h"

#include "core/campaign/reports/name_check/name_check.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "models/afterwards.h"
#include "models/paper/report_html.h"
#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPromise>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QThread>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

namespace {

constexpr int evenly = 10'000;
constexpr int percents = 100;   ///< the progress of a battle that is analysed
constexpr int pagePause = 500;  ///< milliseconds without typing before the draft is stored

/// As one undo step of the field.
void rewrite(QPlainTextEdit& field, const QString& text) {
    QTextCursor whole(field.document());
    whole.select(QTextCursor::Document);
    whole.insertText(text);
}

}  // namespace

NewsletterDialog::NewsletterDialog(CampaignSession& session, const std::filesystem::path& recovery, QWidget* parent)
    : QDialog(parent), m_session(session), m_drafts(session, recovery) {
    setObjectName(QStringLiteral("newsletterDialog"));
    setWindowTitle(tr("Newsletter"));
    setHelpTopic(this, QStringLiteral("newsletter"));
    auto* column = new QVBoxLayout(this);
    auto* top = new QHBoxLayout;
    m_turns = named(new QComboBox(this), QStringLiteral("newsletterTurn"), tr("Turn of the newsletter"));
    auto* label = new QLabel(tr("Tu&rn"), this);
    label->setBuddy(m_turns);
    top->addWidget(label);
    top->addWidget(m_turns, 1);
    column->addLayout(top);
    column->addWidget(makePage(), 1);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("newsletterSaid"), tr("Status of the newsletter"));
    column->addWidget(m_said);
    m_bar = named(new QProgressBar(this), QStringLiteral("newsletterProgress"), tr("Progress of the analysis"));
    m_bar->hide();
    column->addWidget(m_bar);
    makeButtons();
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(pagePause);
    connect(&m_keepSoon, &QTimer::timeout, this, &NewsletterDialog::keepDraft);
    fillTurns();
    connect(m_turns, &QComboBox::currentIndexChanged, this, &NewsletterDialog::showTurn);
    connect(&m_session, &CampaignSession::changed, this, &NewsletterDialog::takeCampaign);
    showTurn();
    resize(scaled(this, 940), scaled(this, 620));
}

NewsletterDialog::~NewsletterDialog() {
    m_stop.request_stop();
    keepDraft();
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
    m_notice = named(new QPlainTextEdit(words), QStringLiteral("newsletterNotice"), tr("Umpire's notice"));
    m_text->setTabChangesFocus(true);
    m_notice->setTabChangesFocus(true);
    m_notice->setPlaceholderText(tr("For example: the next meeting, what to bring, who plays whom"));
    add(tr("&Headline"), m_headline, 0);
    add(tr("&Text: headings, each followed by lines indented by two spaces"), m_text, 4);
    add(tr("Umpire's &notice"), m_notice, 1);
    m_preview = named(new QTextBrowser(page), QStringLiteral("newsletterPreview"), tr("Preview"));
    page->addWidget(words);
    page->addWidget(m_preview);
    // Half the width for each, whatever their size hints.
    page->setSizes({evenly, evenly});
    connect(m_headline, &QLineEdit::textChanged, this, &NewsletterDialog::takeEdit);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewsletterDialog::takeEdit);
    connect(m_notice, &QPlainTextEdit::textChanged, this, &NewsletterDialog::takeEdit);
    return page;
}

void NewsletterDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_draft = named(buttons->addButton(tr("New &draft"), QDialogButtonBox::ResetRole),
                    QStringLiteral("newsletterDraft"), tr("New draft"));
    m_draft->setToolTip(tr("Replace headline and text with a new draft; undo in each field restores yours"));
    m_luck = named(buttons->addButton(tr("Was it &luck?"), QDialogButtonBox::ResetRole),
                   QStringLiteral("newsletterLuck"), tr("Was it luck?"));
    m_luck->setToolTip(tr("Add what dice and choices did in the battles that were played in Ephor this turn"));
    m_publish = named(buttons->addButton(tr("&Publish"), QDialogButtonBox::ActionRole),
                      QStringLiteral("newsletterPublish"), tr("Publish"));
    // So that Return in the headline presses no button.
    for (QPushButton* one : buttons->findChildren<QPushButton*>())
        one->setAutoDefault(false);
    connect(m_draft, &QPushButton::clicked, this, &NewsletterDialog::draftAnew);
    connect(m_luck, &QPushButton::clicked, this, &NewsletterDialog::addLuck);
    connect(m_publish, &QPushButton::clicked, this, &NewsletterDialog::publish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    layout()->addWidget(buttons);
}

int NewsletterDialog::selectedTurn() const { return std::max(1, m_turns->currentData().toInt()); }

bool NewsletterDialog::isOut(const Newsletter& page) const {
    return std::ranges::contains(campaign::published(m_session.journal().entries()), page);
}

Newsletter NewsletterDialog::written() const {
    // Cells pasted from a spreadsheet are separated by tabs, which a page cannot have.
    const auto words = [](const QPlainTextEdit& field) {
        return field.toPlainText().replace(u'\t', QStringLiteral("  ")).toStdString();
    };
    return {m_turn, m_headline->text().simplified().toStdString(), words(*m_text), words(*m_notice)};
}

/// Lists the turns; selects the last one, unless the one selected before still exists.
void NewsletterDialog::fillTurns() {
    const auto all = campaign::published(m_session.journal().entries());
    const int last = lastTurnTold(m_session.campaign(), m_session.journal().entries());
    const QSignalBlocker quiet(m_turns);
    const int before = m_turns->count() > 0 ? selectedTurn() : last;
    m_turns->clear();
    for (int turn = last; turn >= 1; --turn)
        m_turns->addItem(std::ranges::contains(all, turn, &Newsletter::turn) ? tr("Turn %1, published").arg(turn)
                                                                             : tr("Turn %1").arg(turn),
                         turn);
    m_turns->setCurrentIndex(std::max(0, m_turns->findData(before)));
}

/// A page whose publication was undone is a draft again.
void NewsletterDialog::takeCampaign() {
    fillTurns();
    if (m_isPublishing)
        return;
    if (m_isOut && !isOut(m_kept))
        m_kept = {};
    showTurn();
}

template <typename Work, typename Take> auto NewsletterDialog::inBackground(const QString& said, Work work, Take take) {
    setWorking(true, said);
    auto begun = QtConcurrent::run(std::move(work));
    afterwards(begun, this, [this, run = ++m_run, take = std::move(take)](const auto& made) {
        if (run == m_run)
            take(made);
    });
    return begun;
}

void NewsletterDialog::showTurn() {
    m_stop.request_stop();
    m_isAnalysing = false;
    keepDraft();
    auto draft = [scenario = m_session.scenario(), all = m_session.journal().entries(), turn = selectedTurn()] {
        return std::pair(newsletterOf(scenario, all, turn), battlesOnRecord(scenario, all, turn));
    };
    inBackground(tr("Writing the draft…"), std::move(draft), [this](const auto& made) {
        const Newsletter& page = made.first;
        m_battles = made.second;
        m_kept = page;
        m_isOut = isOut(page);
        const std::optional<Newsletter> begun = m_drafts.of(page.turn);
        const bool isBegun = begun && *begun != page;
        put(begun.value_or(page));
        setWorking(false, isBegun ? tr("This is your text; it is not published yet.") : QString());
    });
}

void NewsletterDialog::draftAnew() {
    auto draft = [scenario = m_session.scenario(), all = m_session.journal().entries(), turn = m_turn] {
        return draftOf(scenario, all, turn);
    };
    inBackground(tr("Writing the draft…"), std::move(draft), [this](const Newsletter& page) {
        setWorking(false, {});
        m_headline->selectAll();
        m_headline->insert(QString::fromStdString(page.headline));
        rewrite(*m_text, QString::fromStdString(page.text));
    });
}

void NewsletterDialog::addLuck() {
    if (m_isAnalysing) {
        m_stop.request_stop();
        return;
    }
    m_stop = std::stop_source();
    m_isAnalysing = true;
    auto work = [battles = m_battles, system = &m_session.system(),
                 stop = m_stop.get_token()](QPromise<QString>& promise) {
        promise.setProgressRange(0, percents * static_cast<int>(battles.size()));
        QString lines;
        for (int done = 0; const BattleOnRecord& battle : battles) {
            const auto tell = [&promise, done](const BattleAnalysis& analysis) {
                promise.setProgressValue(done + analysis.progress(AnalysisPlan{}.precision));
            };
            for (const std::string& line :
                 luckLines(battle, *system, std::max(1, QThread::idealThreadCount() - 1), stop, tell))
                lines += QStringLiteral("  %1\n").arg(QString::fromStdString(line));
            done += percents;
        }
        promise.addResult(stop.stop_requested() ? QString() : lines);
    };
    m_bar->setRange(0, percents * static_cast<int>(m_battles.size()));
    m_bar->setValue(0);
    const QFuture<QString> lines = inBackground(tr("Playing every position of the battles on many times…"),
                                                std::move(work), [this](const QString& found) { insertLuck(found); });
    auto* watcher = new QFutureWatcher<QString>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, run = m_run](int value) {
        if (run == m_run)
            m_bar->setValue(value);
    });
    connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    watcher->setFuture(lines);
}

void NewsletterDialog::insertLuck(const QString& lines) {
    m_isAnalysing = false;
    setWorking(false, {});
    if (lines.isEmpty())
        return;
    QTextCursor end(m_text->document());
    end.movePosition(QTextCursor::End);
    const QString before = m_text->toPlainText();
    const QString gap = before.isEmpty() || before.endsWith(u'\n') ? QStringLiteral("\n") : QStringLiteral("\n\n");
    end.insertText(gap + QStringLiteral("Was it luck?\n") + lines);
    m_text->setTextCursor(end);
}

/// Fields whose text is the same are not touched, so that they keep their cursor.
void NewsletterDialog::put(const Newsletter& page) {
    m_isShowing = true;
    const bool isAnother = std::exchange(m_turn, page.turn) != page.turn;
    if (written() != page) {
        m_headline->setText(QString::fromStdString(page.headline));
        m_text->setPlainText(QString::fromStdString(page.text));
        m_notice->setPlainText(QString::fromStdString(page.notice));
    }
    m_isShowing = false;
    takeEdit();
    if (isAnother)
        m_preview->verticalScrollBar()->setValue(0);
}

void NewsletterDialog::takeEdit() {
    if (m_isShowing)
        return;
    preview();
    m_publish->setText(m_warned == written() ? tr("&Publish anyway") : tr("&Publish"));
    m_keepSoon.start();
}

/// Keeps the scroll position while the user writes.
void NewsletterDialog::preview() {
    QScrollBar& bar = *m_preview->verticalScrollBar();
    const int at = bar.value();
    m_preview->setHtml(viewHtml(newsletterReport(m_session.scenario(), written())));
    bar.setValue(at);
}

void NewsletterDialog::keepDraft() {
    m_keepSoon.stop();
    if (m_turn == 0)
        return;
    const Newsletter page = written();
    if (page == m_kept)
        m_drafts.forget(page.turn);
    else
        m_drafts.keep(page);
}

/// Disables the widgets that wait for the background work, and returns the focus to the one that had it.
void NewsletterDialog::setWorking(bool works, const QString& said) {
    const std::initializer_list<QWidget*> waiting{m_headline, m_text, m_notice, m_draft, m_publish};
    if (works && std::ranges::contains(waiting, focusWidget()))
        m_hadFocus = focusWidget();
    for (QWidget* one : waiting)
        one->setEnabled(!works);
    m_luck->setEnabled(m_isAnalysing || (!works && !m_battles.empty()));
    m_luck->setText(m_isAnalysing ? tr("&Stop") : tr("Was it &luck?"));
    m_bar->setVisible(m_isAnalysing);
    m_said->setText(said);
    if (!works && m_hadFocus)
        std::exchange(m_hadFocus, nullptr)->setFocus();
}

void NewsletterDialog::publish() {
    keepDraft();
    const Newsletter page = written();
    if (page.headline.empty() || page.text.empty())
        return m_said->setText(tr("The newsletter has no headline or no text. Enter both, then publish."));
    if (const Diagnostics why = whyNotPublished(page); !why.empty())
        return m_said->setText(text(why));
    if (m_warned == page)
        return takeLeaks(page, {});
    auto check = [campaign = m_session.campaign(), entries = m_session.journal().entries(), page] {
        ReportSet reports(campaign, entries);
        return NameCheck(reports, {}).unknownIn(newsletterReport(campaign.scenario, page).text(), {});
    };
    inBackground(tr("Checking the newsletter for secret names…"), std::move(check),
                 [this, page](const Diagnostics& leaks) { takeLeaks(page, leaks); });
}

void NewsletterDialog::takeLeaks(const Newsletter& page, const Diagnostics& leaks) {
    if (!leaks.empty()) {
        m_warned = page;
        setWorking(false, tr("Not published: %1").arg(text(leaks)));
        return takeEdit();
    }
    const QScopedValueRollback publishing(m_isPublishing, true);
    const Result<void> done = m_session.perform([&](Journal& journal) { campaign::publish(journal, page); });
    setWorking(false, done ? tr("Published as an entry of the journal and copied to the clipboard. You can undo this.")
                           : text(done.error()));
    if (!done)
        return;
    QApplication::clipboard()->setText(QString::fromStdString(newsletterReport(m_session.scenario(), page).text()));
    m_kept = page;
    m_isOut = true;
    m_warned.reset();
    takeEdit();
    keepDraft();
    Q_EMIT published(page.turn);
}

}  // namespace ephor
