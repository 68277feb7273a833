#include "ui/campaign/orders/adjudicate_dialog.h"

#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

enum QuestionColumn { BadgeColumn, WhoColumn, WhatColumn, QuestionColumns };

QString whyNotGiven(const Diagnostics& faults) {
    const auto worst = std::ranges::find_if(faults, [](const Diagnostic& one) { return one.place.line > 0; });
    const Diagnostic& first = worst == faults.end() ? faults.front() : *worst;
    const QString words = text(first.message);
    const QString where =
        first.place.line > 0 ? AdjudicateDialog::tr("Line %1: %2").arg(first.place.line).arg(words) : words;
    return AdjudicateDialog::tr("It cannot be submitted. %1").arg(where);
}

}  // namespace

AdjudicateDialog::AdjudicateDialog(OrdersDesk& desk, const Campaign& campaign, const OrderBoard& board,
                                   const PowerLooks& looks, const Now& now, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_campaign(campaign), m_board(board), m_looks(looks), m_now(now) {
    setObjectName(QStringLiteral("adjudicateQuestion"));
    setWindowTitle(tr("Adjudicate the orders?"));
    setHelpTopic(this, QStringLiteral("run-a-turn#adjudicate-the-orders"));
    setWindowModality(Qt::WindowModal);
    auto* column = new QVBoxLayout(this);
    auto* due =
        named(new QLabel(tr("%1.").arg(deadlineText(board, now)), this), QStringLiteral("questionDue"), tr("Deadline"));
    due->setWordWrap(true);
    due->setVisible(board.deadline.has_value());
    column->addWidget(due);
    m_grid = new QGridLayout;
    m_grid->setColumnStretch(WhatColumn, 1);
    m_grid->setHorizontalSpacing(scaled(this, 8));
    column->addLayout(m_grid);
    column->addStretch();
    addPowers();
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("questionSaid"), tr("Errors"));
    m_said->hide();
    column->addWidget(m_said);
    column->addWidget(makeButtons());
    resize(std::max(scaled(this, 480), sizeHint().width()), sizeHint().height());
}

void AdjudicateDialog::addPowers() {
    const std::vector<PowerId> drafted = m_desk.drafted();
    const auto isDrafted = [&](const BoardRow& row) { return std::ranges::find(drafted, row.power) != drafted.end(); };
    const auto addAll = [&](const QString& heading, auto belongs, auto add) {
        bool isFirst = true;
        for (const BoardRow& row : m_board.rows) {
            if (!belongs(row))
                continue;
            if (std::exchange(isFirst, false))
                addHeading(heading);
            add(row);
        }
    };
    addAll(tr("Not submitted"), isDrafted, [this](const BoardRow& row) { addDraft(row); });
    addAll(
        tr("Missing"), [&](const BoardRow& row) { return !isDrafted(row) && isAwaited(row); },
        [&](const BoardRow& row) {
            addPower(row, tr("%1. Without new orders, %2.")
                              .arg(stateSentence(row, m_board, m_now), countsText(row, m_campaign.scenario)));
        });
    const auto isComputers = [](const BoardRow& row) {
        return row.from == OrdersFrom::Ruler || row.from == OrdersFrom::Computer || row.from == OrdersFrom::Nobody;
    };
    addAll(
        tr("Submitted"), [&](const BoardRow& row) { return !isDrafted(row) && !isAwaited(row) && !isComputers(row); },
        [&](const BoardRow& row) { addPower(row, stateSentence(row, m_board, m_now)); });
    addAll(
        tr("By the computer"),
        [&](const BoardRow& row) { return !isDrafted(row) && !isAwaited(row) && isComputers(row); },
        [&](const BoardRow& row) { addPower(row, tr("%1.").arg(capitalised(countsText(row, m_campaign.scenario)))); });
}

QWidget* AdjudicateDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(this);
    auto* adjudicate = named(buttons->addButton(tr("&Adjudicate now"), QDialogButtonBox::AcceptRole),
                             QStringLiteral("adjudicateNow"), tr("Adjudicate now"));
    auto* wait =
        named(buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole), QStringLiteral("wait"), tr("Cancel"));
    const bool isReady = m_desk.drafted().empty() && awaited(m_board).empty();
    adjudicate->setAutoDefault(isReady);
    (isReady ? adjudicate : wait)->setDefault(true);
    (isReady ? adjudicate : wait)->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &AdjudicateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void AdjudicateDialog::addHeading(const QString& text) {
    auto* heading = new QLabel(text, this);
    heading->setFont(sized(font(), 13, true));
    m_grid->addWidget(heading, m_grid->rowCount(), 0, 1, QuestionColumns);
}

void AdjudicateDialog::addPower(const BoardRow& row, const QString& state) {
    const int at = m_grid->rowCount();
    const int size = scaled(this, 18);
    auto* badge = new QLabel(this);
    badge->setPixmap(m_looks.of(row.power).icon(size, palette(), font()).pixmap(size));
    auto* what = wrapped(new QLabel(state, this));
    what->setObjectName(QStringLiteral("state_%1").arg(row.power.index()));
    m_grid->addWidget(badge, at, BadgeColumn, Qt::AlignTop);
    m_grid->addWidget(new QLabel(nameOf(m_campaign.scenario, row.power), this), at, WhoColumn, Qt::AlignTop);
    m_grid->addWidget(what, at, WhatColumn);
}

void AdjudicateDialog::addDraft(const BoardRow& row) {
    const Diagnostics faults = m_desk.faultsOfDraft(row.power);
    const QString name = nameOf(m_campaign.scenario, row.power);
    const QString counts = countsText(row, m_campaign.scenario);
    addPower(row, faults.empty() ? tr("All orders are valid.") : whyNotGiven(faults));
    auto* choices = new QWidget(this);
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    auto* group = new QButtonGroup(choices);
    const auto add = [&](const char* id, const QString& label, const QString& accessible) {
        auto* button = named(new QRadioButton(label, choices),
                             QStringLiteral("%1_%2").arg(QLatin1StringView(id)).arg(row.power.index()), accessible);
        group->addButton(button);
        column->addWidget(button);
        return button;
    };
    QRadioButton* give = add("give", tr("Submit"), tr("Submit the sheet of %1").arg(name));
    QRadioButton* leave = add(
        "leave", row.from == OrdersFrom::Nobody ? tr("Keep as draft: %1").arg(counts) : tr("Keep the submitted orders"),
        tr("Keep the sheet of %1 as a draft").arg(name));
    give->setEnabled(faults.empty());
    (faults.empty() ? give : leave)->setChecked(true);
    m_grid->addWidget(choices, m_grid->rowCount(), WhatColumn);
    m_drafts.push_back({row.power, choices, give});
}

/// If a draft is refused, nothing is adjudicated.
void AdjudicateDialog::accept() {
    m_isDeciding = true;
    for (const Draft& draft : m_drafts) {
        if (!draft.choices->isEnabled() || !draft.give->isChecked())
            continue;
        if (const Result<void> given = m_desk.submitDraft(draft.power); !given) {
            m_said->setText(text(given.error()));
            m_said->show();
            m_isDeciding = false;
            return;
        }
        draft.choices->setEnabled(false);
        m_isChanged = true;
    }
    QDialog::accept();
    Q_EMIT decided(m_isChanged);
}

void AdjudicateDialog::closeIfOld() {
    if (!m_isDeciding)
        reject();
}

}  // namespace ephor
