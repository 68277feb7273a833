// "Always answer so": makes a standing order of the answer that is chosen now. "Not again this turn": one for the turn.
#include "ui/battle/decision/decision_panel.h"
#include "ui/common/sizes.h"

#include <QGridLayout>
#include <QToolButton>

namespace ephor {

QWidget* DecisionPanel::makeOrdersRow() {
    auto* row = new QWidget(this);
    auto* box = new QGridLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    box->setColumnStretch(2, 1);
    const auto button = [&](const QString& text, const char* name, const QString& tip) {
        auto* made = new QToolButton(row);
        made->setObjectName(QLatin1StringView(name));
        made->setText(text);
        made->setAccessibleName(text);
        made->setToolTip(tip);
        made->setAutoRaise(true);
        made->setFont(sized(font(), 12));
        return made;
    };
    m_alwaysSo =
        button(tr("Always answer so"), "alwaysSo",
               tr("Gives this answer whenever the question comes up. You can change it in the standing orders."));
    m_notAgain = button(tr("Not again this turn"), "notAgain",
                        tr("Gives this answer now, and whenever the question comes up again in this turn."));
    m_orders = button(tr("Standing orders…"), "showOrders", tr("Shows the answers that each side gives in advance"));
    box->addWidget(m_alwaysSo, 0, 0);
    box->addWidget(m_orders, 0, 1);
    box->addWidget(m_notAgain, 1, 0, 1, 3);  // below them: a third text would widen the panel
    connect(m_alwaysSo, &QToolButton::clicked, this, &DecisionPanel::answerAlwaysSo);
    connect(m_notAgain, &QToolButton::clicked, this, &DecisionPanel::answerForThisTurn);
    connect(m_orders, &QToolButton::clicked, this, &DecisionPanel::ordersWanted);
    return row;
}

/// Key and value of the standing order that gives the answer chosen now.
std::optional<std::pair<std::string, std::string>> DecisionPanel::orderForAnswer() const {
    const std::optional<Choice> choice =
        m_showing == Showing::Question && m_form && !m_form->onTable() ? m_form->choice() : std::nullopt;
    const auto& pending = m_session.pending();
    if (!choice || !pending)
        return {};
    const Position position{m_session.game(),    m_session.table(),     0, m_session.run().decisions, pending->rolls,
                            &m_session.record(), pending->publicEntries};
    for (const OrderInfo& order : m_session.info().orders)
        for (const std::string& value : order.values) {
            const auto given = m_session.game().byOrder(order.key, value, *m_request, position);
            if (value != order.values.front() && given == choice)
                return std::pair(order.key, value);
        }
    return {};
}

void DecisionPanel::updateOrdersRow() {
    m_orders->setVisible(m_showing == Showing::Question && !m_session.info().orders.empty());
    const bool isOrder = orderForAnswer().has_value();
    m_alwaysSo->setVisible(isOrder);
    m_alwaysSo->setEnabled(!m_session.isBusy());
    // A question that names no unit is the same one each time.
    m_notAgain->setVisible(isOrder && m_request->form == Form::Options && !m_request->question.piece);
    m_notAgain->setEnabled(!m_session.isBusy());
}

void DecisionPanel::answerForThisTurn() {
    if (const auto choice = m_form ? m_form->choice() : std::nullopt) {
        Q_EMIT repeated(*choice);
        Q_EMIT answered(*choice);
    }
}

void DecisionPanel::answerAlwaysSo() {
    const auto given = orderForAnswer();
    if (!given)
        return;
    const Side side = m_request->question.side;
    StandingOrders orders = m_session.orders(side);
    std::erase_if(orders, [&](const auto& order) { return order.first == given->first; });
    orders.push_back(*given);
    m_session.setOrders(side, std::move(orders));
}

}  // namespace ephor
