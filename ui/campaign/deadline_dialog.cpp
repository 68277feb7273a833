#include "ui/campaign/deadline_dialog.h"

#include "models/items/battle_words.h"
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

/// The evening a week from now, at the full hour.
QDateTime proposal(const Now& now) {
    const QDateTime from = now ? dateTimeOf(*now).toLocalTime() : QDateTime::fromSecsSinceEpoch(0);
    return {from.date().addDays(daysOfWeek), QTime(20, 0)};
}

/// The same moment by another clock is no other deadline.
bool isSame(const std::optional<Deadline>& one, const std::optional<Deadline>& other) {
    if (!one || !other)
        return one.has_value() == other.has_value();
    return one->at.moment == other->at.moment && one->everyDays == other->everyDays;
}

}  // namespace

DeadlineDialog::DeadlineDialog(CampaignSession& session, const Now& now, QWidget* parent)
    : QDialog(parent), m_session(session) {
    setObjectName(QStringLiteral("deadlineDialog"));
    setWindowTitle(tr("Deadline for orders"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#orders"));
    const std::optional<Deadline> set = deadlineOf(session.journal());
    auto* form = new QFormLayout(this);
    auto* about = new QLabel(tr("Late orders are taken until you adjudicate, and marked as late."), this);
    about->setWordWrap(true);
    form->addRow(about);
    m_isSet = named(new QCheckBox(tr("Orders of this move are &due"), this), QStringLiteral("deadlineSet"),
                    tr("There is a deadline"));
    m_isSet->setChecked(true);
    form->addRow(m_isSet);
    m_at = named(new QDateTimeEdit(set ? dateTimeOf(set->at).toLocalTime() : proposal(now), this),
                 QStringLiteral("deadlineAt"), tr("Date and time by this computer's clock"));
    m_at->setDisplayFormat(QStringLiteral("ddd d MMM yyyy  HH:mm"));
    m_at->setCalendarPopup(true);
    form->addRow(tr("D&ate and time"), m_at);
    m_every = named(new QSpinBox(this), QStringLiteral("deadlineEvery"), tr("Days from one move to the next"));
    m_every->setRange(0, mostDaysOfMove);
    m_every->setSpecialValueText(tr("this move alone"));
    m_every->setPrefix(tr("every ", "days"));
    m_every->setSuffix(tr(" days"));
    m_every->setValue(set ? set->everyDays : daysOfWeek);
    form->addRow(tr("&Then"), m_every);
    m_said = new QLabel(this);
    m_said->setWordWrap(true);
    form->addRow(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &DeadlineDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    for (QWidget* field : {static_cast<QWidget*>(m_at), static_cast<QWidget*>(m_every)})
        connect(m_isSet, &QCheckBox::toggled, field, &QWidget::setEnabled);
    resize(scaled(this, 380), sizeHint().height());
}

std::optional<Deadline> DeadlineDialog::deadline() const {
    if (!m_isSet->isChecked())
        return {};
    return Deadline{clubTimeOf(m_at->dateTime()), m_every->value()};
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
