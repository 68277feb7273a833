// The form for a pending roll: roll here, or type in the dice of a real table.
#include "ui/battle/decision/decision_panel.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

namespace ephor {

namespace {

/// With more than nine sides, faces are typed with spaces between them.
bool isWide(const RollRequest& roll) { return roll.sides > 9; }

}  // namespace

void DecisionPanel::showRoll() {
    clearForm();
    const RollRequest& roll = m_session.pending()->roll;
    const QString need = m_words.need(roll.need, roll.wanted);
    setHead(roll.side, m_words.roll(roll), need.isEmpty() ? m_words.meanings(roll, m_session.table()) : need, {});
    showPage(makeRollForm());
    m_other->hide();
    m_dice->setFocus(Qt::OtherFocusReason);
}

/// The exact chances of a clash, then the dice of each side with their reasons.
QWidget* DecisionPanel::makeChances(const ClashReport& report, const RollRequest& roll) {
    QString html = QStringLiteral("<p><b>%1</b><br>%2</p>")
                       .arg(tr("Exact chances, %1 as the attacker").arg(m_words.piece(roll.piece).toHtmlEscaped()),
                            m_words.chances(report).join(QStringLiteral("<br>")));
    for (const std::size_t i : {0, 1}) {
        html += QStringLiteral("<p><b>%1</b>")
                    .arg(tr("%1: %2 dice")
                             .arg(m_words.piece(i == 0 ? roll.piece : roll.against).toHtmlEscaped())
                             .arg(report.dice[i].total()));
        for (const auto& line : report.dice[i].lines())
            html += QStringLiteral("<br>%1 %2 <a href=\"%3\">%3</a>")
                        .arg(line.amount)
                        .arg(m_words.reason(*line.why).toHtmlEscaped(), QString::fromUtf8(line.why->rule));
        html += QStringLiteral("</p>");
    }
    auto* label = named(new QLabel(html), QStringLiteral("clashChances"), tr("Chances of this clash"));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(label, &QLabel::linkActivated, this, &DecisionPanel::ruleWanted);
    return label;
}

QWidget* DecisionPanel::makeRollForm() {
    const RollRequest& roll = m_session.pending()->roll;
    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    const bool isCard = m_words.isCard(roll);
    auto* label = new QLabel(isCard                           ? tr("Number of the &card that is drawn:")
                             : isWide(roll) && roll.count > 1 ? tr("&Dice on the table, with spaces between them:")
                             : isWide(roll)                   ? tr("&Die on the table:")
                                                              : tr("&Dice on the table, one digit each:"),
                             page);
    m_dice = named(new QLineEdit(page), QStringLiteral("typedDice"),
                   isCard ? tr("Number of the card") : tr("Faces of the dice on the table"));
    m_dice->setPlaceholderText(
        isCard ? tr("1 to %1, or Enter draws").arg(roll.sides)
               : tr("%n face(s) from 1 to %1, or Enter rolls", nullptr, roll.count).arg(roll.sides));
    m_dice->setFont(sized(font(), 16));
    label->setBuddy(m_dice);
    box->addWidget(label);
    box->addWidget(m_dice);
    if (roll.against)
        if (const auto report = m_session.game().clashNow(m_session.table(), roll.piece, roll.against))
            box->addWidget(makeChances(*report, roll));
    box->addStretch(1);
    connect(m_dice, &QLineEdit::textChanged, this, &DecisionPanel::updateButton);
    return page;
}

void DecisionPanel::typeDice() {
    std::vector<std::uint8_t> faces;
    if (isWide(m_session.pending()->roll)) {
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
