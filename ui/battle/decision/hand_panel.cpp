#include "ui/battle/decision/hand_panel.h"

#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/manual/manual_text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ephor {

HandPanel::HandPanel(BattleSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_words(session.game()),
      m_cards(new QLabel(this)),
      m_show(new QPushButton(this)) {
    named(this, QStringLiteral("handPanel"), tr("Cards in hand"));
    named(m_cards, QStringLiteral("handCards"), tr("Cards in hand"));
    m_cards->setWordWrap(true);
    m_cards->setTextFormat(Qt::RichText);
    m_cards->setAlignment(Qt::AlignTop);
    m_cards->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_show->setObjectName(QStringLiteral("handShow"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(8, 6, 8, 6);
    box->addWidget(m_show);
    box->addWidget(m_cards, 1);
    connect(m_cards, &QLabel::linkActivated, this, &HandPanel::ruleWanted);
    connect(m_cards, &QLabel::linkHovered, this,
            [this](const QString& rule) { m_cards->setToolTip(rule.isEmpty() ? QString() : ruleTip(rule)); });
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_asked = !m_asked;
        m_askedFor = m_session.record().entries.size();
        refresh();
    });
    connect(&session, &BattleSession::changed, this, &HandPanel::refresh);
    connect(&session, &BattleSession::momentChanged, this, &HandPanel::refresh);
    connect(&session, &BattleSession::playersChanged, this, &HandPanel::refresh);
    connect(&session, &BattleSession::busyChanged, this, &HandPanel::refresh);
    refresh();
}

bool HandPanel::isOpen(Side side) const {
    if (m_session.player(other(side)) != By::Person)
        return m_session.player(side) == By::Person || m_session.player(Side::A) != By::Person;
    return m_session.player(side) == By::Person && m_session.isLive() && m_session.sideDue() == side && m_asked &&
           m_askedFor == m_session.record().entries.size();
}

QString HandPanel::handOf(Side side) const {
    const std::vector<HeldCard> hand = m_session.game().hand(m_session.tableShown(), side);
    const int count = static_cast<int>(hand.size());
    QString text = QStringLiteral("<p><b>%1</b></p>")
                       .arg(count == 0   ? tr("%1 holds no card").arg(m_words.side(side).toHtmlEscaped())
                            : count == 1 ? tr("%1 holds one card").arg(m_words.side(side).toHtmlEscaped())
                                         : tr("%1 holds %2 cards").arg(m_words.side(side).toHtmlEscaped()).arg(count));
    if (!isOpen(side))
        return text;
    for (const HeldCard& card : hand)
        text += QStringLiteral("<p><b>%1</b> <a href=\"%3\">%3</a><br>%2</p>")
                    .arg(translated(card.name).toHtmlEscaped(), translated(card.text).toHtmlEscaped(),
                         QString::fromStdString(card.rule).toHtmlEscaped());
    return text;
}

void HandPanel::refresh() {
    QString text;
    for (const Side side : bothSides)
        text += handOf(side);
    m_cards->setText(text);
    const auto due = m_session.sideDue();
    const bool bothSitHere =
        m_session.player(Side::A) == By::Person && m_session.player(Side::B) == By::Person && m_session.isLive() && due;
    m_show->setVisible(bothSitHere);
    if (bothSitHere)
        m_show->setText(isOpen(*due) ? tr("Hide the cards") : tr("I am %1: show my cards").arg(m_words.side(*due)));
}

}  // namespace ephor
