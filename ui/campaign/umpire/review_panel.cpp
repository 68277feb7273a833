#include "ui/campaign/umpire/review_panel.h"

#include "core/campaign/journal/active_entries.h"
#include "models/campaign/dice_desk.h"
#include "models/campaign/rulings.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>

namespace ephor {

using namespace campaign;

static const char* pictureOf(const ReviewStep& step) {
    if (step.isVetoed)
        return "stop";
    if (step.reversal && step.reversal->what == Reversed::Battle)
        return "battle";
    return !step.way.empty() || (step.reversal && step.reversal->what == Reversed::March) ? "march" : "info";
}

ReviewPanel::ReviewPanel(CampaignSight& sight, QWidget* parent) : QWidget(parent), m_sight(sight) {
    setObjectName(QStringLiteral("reviewPanel"));
    setHelpTopic(this, QStringLiteral("veto"));
    m_title = wrapped(new QLabel(this));
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_list = named(new QListWidget(this), QStringLiteral("reviewSteps"), tr("Steps of the adjudication"));
    m_list->setWordWrap(true);
    m_list->setAlternatingRowColors(true);
    m_why = named(new QTextBrowser(this), QStringLiteral("reviewWhy"), tr("Reasons"));
    m_why->setTabChangesFocus(true);
    m_reason = named(new QLineEdit(this), QStringLiteral("vetoReason"), tr("Reason for the veto"));
    m_reason->setPlaceholderText(tr("Reason for the veto"));
    m_reason->setToolTip(tr("Players who know of the step may read the reason"));
    m_reason->setMaxLength(500);
    m_veto = named(new QPushButton(icon("stop"), tr("Veto"), this), QStringLiteral("veto"), tr("Veto this step"));
    m_dice = named(new QPushButton(icon("dice"), tr("Enter dice…"), this), QStringLiteral("ownDice"),
                   tr("Repeat the adjudication with dice rolled at the table"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->addWidget(m_title);
    column->addWidget(m_list, 3);
    column->addWidget(m_why, 2);
    column->addWidget(m_reason);
    auto* row = new QHBoxLayout;
    row->addWidget(m_veto);
    row->addStretch();
    row->addWidget(m_dice);
    column->addLayout(row);
    connect(m_dice, &QPushButton::clicked, this, &ReviewPanel::diceWanted);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewPanel::showStep);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewPanel::selectPlace);
    connect(m_reason, &QLineEdit::textChanged, this, &ReviewPanel::updateInput);
    connect(m_reason, &QLineEdit::returnPressed, m_veto, &QPushButton::click);
    connect(m_veto, &QPushButton::clicked, this, &ReviewPanel::veto);
    connect(&sight.session(), &CampaignSession::changed, this, &ReviewPanel::refresh);
    connect(&sight, &CampaignSight::changed, this, &ReviewPanel::refresh);
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ReviewPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    Q_EMIT stepsShown();
}

void ReviewPanel::focusSteps() { m_list->setFocus(); }

const ReviewStep* ReviewPanel::step() const {
    const int row = m_list->currentRow();
    return row < 0 || row >= std::ssize(m_steps) ? nullptr : &m_steps[static_cast<std::size_t>(row)];
}

QString ReviewPanel::title() const {
    if (m_sight.seenBy())
        return tr("The review tells secrets of all powers. Choose Umpire (all) under Seen by to read it.");
    if (m_entry == 0)
        return tr("No turn has been adjudicated yet.");
    // The closing of a turn leads into the next one.
    const Journal& journal = m_sight.session().journal();
    const Result<Campaign> before = journal.at(m_entry - 1);
    const Course& course = before ? before->state.course : m_sight.campaign().state.course;
    return tr("%1, %2. Use the arrow keys to step through; the map follows.")
        .arg(actionText(journal, m_entry), seasonText(course));
}

void ReviewPanel::refresh() {
    if (!isVisible())
        return;  // it repeats the adjudication
    const CampaignSession& session = m_sight.session();
    const int row = m_list->currentRow();
    m_entry = m_sight.seenBy() ? 0 : lastTurnStep(session.journal(), session.moment());
    m_steps = m_entry > 0 ? reviewOf(session.journal(), m_entry, session.moment()) : std::vector<ReviewStep>();
    m_title->setText(title());
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ReviewStep& one : m_steps)
        new QListWidgetItem(icon(pictureOf(one)), one.title, m_list);
    m_list->setCurrentRow(m_steps.empty() ? -1 : std::clamp(row, 0, static_cast<int>(m_steps.size()) - 1));
    showStep();
}

QString ReviewPanel::whyNot() const {
    const ReviewStep* one = step();
    return one ? whyNoVeto(m_sight.session().journal(), m_entry, *one) : tr("Select a step.");
}

void ReviewPanel::updateInput() {
    const std::optional<Message> whyNoDice = whyNotAgain(m_sight.session(), m_entry);
    m_dice->setEnabled(!whyNoDice);
    m_dice->setToolTip(whyNoDice ? text(*whyNoDice) : tr("Repeat the adjudication with dice rolled at the table"));
    const QString fault = whyNot();
    m_veto->setEnabled(fault.isEmpty() && !m_reason->text().trimmed().isEmpty() && !m_sight.session().whyNot());
    m_veto->setToolTip(fault.isEmpty() ? tr("Undo the effects of this step") : fault);
    m_reason->setEnabled(fault.isEmpty());
}

void ReviewPanel::showStep() {
    updateInput();
    Q_EMIT stepsShown();
    const ReviewStep* one = step();
    if (!one)
        return m_why->clear();
    QString html = QStringLiteral("<p><b>%1</b></p><ul>").arg(one->title.toHtmlEscaped());
    for (const QString& line : one->why)
        html += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    html += QStringLiteral("</ul>");
    if (const QString fault = whyNot(); !fault.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(fault.toHtmlEscaped());
    m_why->setHtml(html);
}

void ReviewPanel::selectPlace() {
    if (const ReviewStep* one = step(); one && one->place && m_sight.selection().place != one->place)
        m_sight.select(one->place);
}

void ReviewPanel::veto() {
    const ReviewStep* one = step();
    CampaignSession& session = m_sight.session();
    if (!one || !whyNoVeto(session.journal(), m_entry, *one).isEmpty())
        return;
    const QString reason = m_reason->text().trimmed();
    const ReviewStep vetoing = *one;  // a copy, because the steps are read again when the journal changes
    Result<void> done;
    const Result<void> written =
        session.perform([&](Journal& journal) { done = ephor::veto(journal, m_entry, vetoing, reason); });
    if (!done || !written)
        return Q_EMIT faultSaid(!done ? done.error() : written.error());
    m_reason->clear();
    Q_EMIT vetoed();
}

}  // namespace ephor
