#include "ui/campaign/umpire/review_dialog.h"

#include "models/campaign/dice_desk.h"
#include "models/campaign/rulings.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>

namespace ephor {

using namespace campaign;

static const char* pictureOf(const ReviewStep& step) {
    if (step.reversal && step.reversal->what == Reversed::Battle)
        return "battle";
    return step.reversal && step.reversal->what == Reversed::March ? "march" : "info";
}

ReviewDialog::ReviewDialog(CampaignSight& sight, QWidget* parent) : QDialog(parent), m_sight(sight) {
    setObjectName(QStringLiteral("reviewDialog"));
    setWindowTitle(tr("Review the turn"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#review"));
    m_title = new QLabel(this);
    m_title->setWordWrap(true);
    m_list = named(new QListWidget(this), QStringLiteral("reviewSteps"), tr("Steps of the adjudication"));
    m_list->setWordWrap(true);
    m_list->setAlternatingRowColors(true);
    m_why = named(new QTextBrowser(this), QStringLiteral("reviewWhy"), tr("Reasons"));
    m_reason = named(new QLineEdit(this), QStringLiteral("vetoReason"), tr("Reason for the veto"));
    m_reason->setPlaceholderText(tr("Reason for the veto; players who know of the step may read it"));
    m_reason->setMaxLength(500);
    m_veto = named(new QPushButton(icon("stop"), tr("&Veto"), this), QStringLiteral("veto"), tr("Veto this step"));
    m_veto->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_title);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_list, 3);
    middle->addWidget(m_why, 2);
    column->addLayout(middle, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(m_veto);
    column->addLayout(row);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_dice = named(new QPushButton(icon("dice"), tr("Enter &dice…"), this), QStringLiteral("ownDice"),
                   tr("Repeat the adjudication with dice rolled at the table"));
    m_dice->setAutoDefault(false);
    buttons->addButton(m_dice, QDialogButtonBox::ActionRole);
    connect(m_dice, &QPushButton::clicked, this, &ReviewDialog::diceWanted);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewDialog::showStep);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewDialog::selectPlace);
    connect(m_reason, &QLineEdit::textChanged, this, &ReviewDialog::judge);
    connect(m_reason, &QLineEdit::returnPressed, m_veto, &QPushButton::click);
    connect(m_veto, &QPushButton::clicked, this, &ReviewDialog::veto);
    connect(&sight.session(), &CampaignSession::changed, this, &ReviewDialog::take);
    take();
    selectPlace();
    resize(scaled(this, 860), scaled(this, 560));
}

const ReviewStep* ReviewDialog::step() const {
    const int row = m_list->currentRow();
    return row < 0 || row >= std::ssize(m_steps) ? nullptr : &m_steps[static_cast<std::size_t>(row)];
}

void ReviewDialog::take() {
    const Journal& journal = m_sight.session().journal();
    const int row = m_list->currentRow();
    m_entry = lastAdjudication(journal);
    m_steps = m_entry > 0 ? reviewOf(journal, m_entry) : std::vector<ReviewStep>();
    m_title->setText(m_entry > 0 ? tr("%1, %2. Use the arrow keys to step through; the map follows.")
                                       .arg(actionText(journal, m_entry), seasonText(journal.campaign().state.course))
                                 : tr("No turn has been adjudicated yet."));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ReviewStep& one : m_steps)
        new QListWidgetItem(icon(pictureOf(one)), one.title, m_list);
    m_list->setCurrentRow(m_steps.empty() ? -1 : std::clamp(row, 0, static_cast<int>(m_steps.size()) - 1));
    showStep();
}

QString ReviewDialog::whyNot() const {
    const ReviewStep* one = step();
    return one ? whyNoVeto(m_sight.session().journal(), m_entry, *one) : tr("Select a step.");
}

void ReviewDialog::judge() {
    const std::optional<Message> whyNoDice = whyNotAgain(m_sight.session(), m_entry);
    m_dice->setEnabled(!whyNoDice);
    m_dice->setToolTip(whyNoDice ? text(*whyNoDice) : tr("Repeat the adjudication with dice rolled at the table"));
    const QString fault = whyNot();
    m_veto->setEnabled(fault.isEmpty() && !m_reason->text().trimmed().isEmpty() && !m_sight.session().whyNot());
    m_veto->setToolTip(fault.isEmpty() ? tr("Undo the effects of this step") : fault);
    m_reason->setEnabled(fault.isEmpty());
}

void ReviewDialog::showStep() {
    judge();
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

void ReviewDialog::selectPlace() {
    if (const ReviewStep* one = step(); one && one->place && m_sight.selection().place != one->place)
        m_sight.select(one->place);
}

void ReviewDialog::veto() {
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
}

}  // namespace ephor
