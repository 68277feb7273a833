#include "ui/campaign/orders/deadline_dialog.h"

#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QCheckBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace ephor {

using namespace campaign;

namespace {

constexpr int daysOfWeek = 7;

/// The proposed deadline: 20:00 in a week.
QDateTime proposal(const Now& now) {
    const QDateTime from = now ? dateTimeOf(*now).toLocalTime() : QDateTime::fromSecsSinceEpoch(0);
    return {from.date().addDays(daysOfWeek), QTime(20, 0)};
}

/// Compares moments, so that another time zone makes no difference.
bool isSame(const std::optional<Deadline>& one, const std::optional<Deadline>& other) {
    if (!one || !other)
        return one.has_value() == other.has_value();
    return one->at.moment == other->at.moment && one->everyDays == other->everyDays;
}

}  // namespace

DeadlineDialog::DeadlineDialog(CampaignSession& session, const Now& now, QWidget* parent)
    : QDialog(parent), m_session(session), m_now(now), m_set(deadlineOf(session.journal())) {
    setObjectName(QStringLiteral("deadlineDialog"));
    setWindowTitle(tr("Deadline for orders"));
    setHelpTopic(this, QStringLiteral("players-and-deadline#set-the-deadline"));
    auto* form = new QFormLayout(this);
    auto* about =
        wrapped(new QLabel(tr("Late orders are accepted until you adjudicate, and are marked as late."), this));
    form->addRow(about);
    makeFields(*form);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("deadlineSaid"), tr("Warnings about the deadline"));
    m_said->setMinimumHeight(2 * fontMetrics().lineSpacing());
    form->addRow(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &DeadlineDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    fill();
    connect(m_isSet, &QCheckBox::toggled, this, &DeadlineDialog::updateWarning);
    connect(m_at, &QDateTimeEdit::dateTimeChanged, this, &DeadlineDialog::updateWarning);
    connect(&session, &CampaignSession::changed, this, &DeadlineDialog::takeCampaign);
    updateWarning();
    resize(scaled(this, 380), sizeHint().height());
}

void DeadlineDialog::makeFields(QFormLayout& form) {
    m_isSet = named(new QCheckBox(tr("&Set a deadline for this turn"), this), QStringLiteral("deadlineSet"),
                    tr("Set a deadline for this turn"));
    m_isSet->setChecked(true);
    form.addRow(m_isSet);
    m_at = named(new QDateTimeEdit(this), QStringLiteral("deadlineAt"), tr("Date and time on this computer's clock"));
    m_at->setDisplayFormat(QStringLiteral("ddd d MMM yyyy  HH:mm"));
    m_at->setCalendarPopup(true);
    form.addRow(tr("D&ate and time"), m_at);
    m_every = named(new QSpinBox(this), QStringLiteral("deadlineEvery"), tr("Days between deadlines"));
    m_every->setRange(0, mostDaysOfTurn);
    m_every->setSpecialValueText(tr("this turn only"));
    m_every->setPrefix(tr("every ", "days"));
    connect(m_every, &QSpinBox::valueChanged, this,
            [this](int days) { m_every->setSuffix(days == 1 ? tr(" day") : tr(" days")); });
    form.addRow(tr("&Repeat"), m_every);
    for (QWidget* field : {static_cast<QWidget*>(m_at), static_cast<QWidget*>(m_every)})
        connect(m_isSet, &QCheckBox::toggled, field, &QWidget::setEnabled);
}

void DeadlineDialog::fill() {
    m_at->setDateTime(m_set ? dateTimeOf(m_set->at).toLocalTime() : proposal(m_now));
    m_every->setValue(m_set ? m_set->everyDays : daysOfWeek);
}

void DeadlineDialog::takeCampaign() {
    const std::optional<Deadline> now = deadlineOf(m_session.journal());
    if (isSame(now, m_set))
        return;
    m_set = now;
    fill();
    updateWarning();
}

void DeadlineDialog::updateWarning() {
    const std::optional<Deadline> wanted = deadline();
    const bool isOver = wanted && m_now && wanted->at.moment < m_now->moment;
    m_said->setText(isOver ? tr("This deadline has passed; new orders will be late.") : QString());
}

std::optional<Deadline> DeadlineDialog::deadline() const {
    if (!m_isSet->isChecked())
        return {};
    const ClubTime at = clubTimeOf(m_at->dateTime());
    return Deadline{at, m_every->value(), zoneHere(at)};
}

void DeadlineDialog::accept() {
    const std::optional<Deadline> wanted = deadline();
    if (!isSame(wanted, deadlineOf(m_session.journal()))) {
        const Result<void> done = m_session.perform([&](Journal& journal) { setDeadline(journal, wanted); });
        if (!done)
            return m_said->setText(text(done.error()));
    }
    QDialog::accept();
}

}  // namespace ephor
