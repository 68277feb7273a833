// The question that is a roll: throw it here, or type in what fell on the table.
#include "ui/battle/decision_panel.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

namespace ephor {

void DecisionPanel::showRoll() {
    clearForm();
    const RollRequest& roll = m_session.pending()->roll;
    setHead(roll.side, m_words.roll(roll), m_words.need(roll.need, roll.wanted), {});
    showPage(makeRollForm());
    m_other->hide();
    m_dice->setFocus(Qt::OtherFocusReason);
}

QWidget* DecisionPanel::makeRollForm() {
    const RollRequest& roll = m_session.pending()->roll;
    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Dice on the table, one digit each:"), page);
    m_dice = new QLineEdit(page);
    m_dice->setObjectName(QStringLiteral("typedDice"));
    m_dice->setAccessibleName(tr("Faces of the dice on the table"));
    m_dice->setPlaceholderText(
        tr("%1 faces from 1 to %2, or Enter to throw them here").arg(roll.count).arg(roll.sides));
    m_dice->setFont(sized(font(), 16));
    label->setBuddy(m_dice);
    box->addWidget(label);
    box->addWidget(m_dice);
    box->addStretch(1);
    connect(m_dice, &QLineEdit::textChanged, this, &DecisionPanel::updateButton);
    return page;
}

void DecisionPanel::typeDice() {
    std::vector<std::uint8_t> faces;
    const bool wide = m_session.pending()->roll.sides > 9;
    if (wide) {
        for (const QString& word : m_dice->text().split(QLatin1Char(' '), Qt::SkipEmptyParts))
            faces.push_back(static_cast<std::uint8_t>(std::clamp(word.toInt(), 0, 255)));
    } else {
        for (const QChar c : m_dice->text())
            if (!c.isSpace())
                faces.push_back(c.isDigit() ? static_cast<std::uint8_t>(c.digitValue()) : std::uint8_t{0});
    }
    if (const auto why = m_session.typeIn(faces))
        showRefusal(text(*why));
}

}  // namespace ephor
