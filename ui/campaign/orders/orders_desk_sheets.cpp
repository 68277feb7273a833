// The orders desk: what the sheets of the powers say.
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/order_form.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/orders_form.h"
#include "ui/campaign/orders/sheet_problems.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

/// "March to Eleusis".
QString orderText(const Scenario& scenario, const Order& order) {
    const QString posture = capitalised(text(order.posture));
    return order.path.empty() ? posture : OrdersDesk::tr("%1 to %2").arg(posture, nameOf(scenario, order.path.back()));
}

}  // namespace

QString OrdersDesk::sheetOf(PowerId power) const {
    const Power& row = campaign().state.powers[power.index()];
    Orders submitted = submittedOrders(campaign().state, power);
    if (row.from != OrdersFrom::Nobody && (isOpen() || submitted != Orders())) {
        submitted.isFinal = boardOf(m_session.journal()).rows[power.index()].receipt.isFinal;
        return QString::fromStdString(ordersText(campaign(), power, submitted));
    }
    return QString::fromStdString(orderForm(visibleTo(campaign(), power)));
}

const OrdersDesk::Sheet& OrdersDesk::validated(PowerId power) {
    if (power == m_power)
        return m_text.sheet();
    const std::string text = draftOf(power).toStdString();
    const std::string& head = m_session.journal().head();
    const auto known = m_validated.find(power);
    if (known != m_validated.end() && known->second.text == text && known->second.head == head)
        return known->second.sheet;
    Validated fresh{text, head, m_session.readOrders(power, text, {})};
    return m_validated.insert_or_assign(power, std::move(fresh)).first->second.sheet;
}

std::vector<OrderFormRow> OrdersDesk::rowsOf(PowerId power) {
    if (isOpen())
        return orderFormRows(m_session, power, draftOf(power), validated(power));
    // What was adjudicated is not read again: it was valid before the armies moved.
    CampaignSession::Submission submitted;
    submitted.orders = submittedOrders(campaign().state, power);
    return orderFormRows(m_session, power, {}, CheckedSheet::Sheet(std::move(submitted)));
}

void OrdersDesk::showForm() {
    m_form->setRows(rowsOf(m_power), isOpen() && !m_session.whyNot());
    Q_EMIT plansChanged();
}

void OrdersDesk::showVerdict() {
    showForm();
    if (m_isTyped)
        m_said->setProblems(m_text.diagnostics());
    else
        m_said->clear();
}

std::vector<PlannedMove> OrdersDesk::plans() {
    std::vector<PlannedMove> moves;
    if (!isOpen())
        return moves;
    const std::vector<PowerId> drafts = drafted();
    for (std::size_t i = 0; i < campaign().scenario.powers.size(); ++i) {
        const PowerId power(static_cast<int>(i));
        Orders orders;
        const bool isDraft = std::ranges::find(drafts, power) != drafts.end();
        if (isDraft) {
            for (const OrderFormRow& row : rowsOf(power)) {
                if (row.order)
                    orders.land.push_back(*row.order);
                if (row.voyage)
                    orders.voyages.push_back(*row.voyage);
            }
        } else if (campaign().state.powers[i].from != OrdersFrom::Nobody) {
            orders = submittedOrders(campaign().state, power);
        }
        std::ranges::move(plannedMoves(campaign(), power, orders, !isDraft), std::back_inserter(moves));
    }
    return moves;
}

QString OrdersDesk::orderOf(ArmyId army) {
    const PowerId power = campaign().state.armies[army.index()].power;
    const bool isDraft = power == m_power ? m_isTyped : m_drafts.has(power);
    if (!isDraft && campaign().state.powers[power.index()].from == OrdersFrom::Nobody)
        return {};
    for (const OrderFormRow& row : isDraft ? rowsOf(power) : std::vector<OrderFormRow>())
        if (row.army == army)
            return row.order ? orderText(campaign().scenario, *row.order) : QString();
    for (const Order& order : submittedOrders(campaign().state, power).land)
        if (order.army == army)
            return orderText(campaign().scenario, order);
    return {};
}

}  // namespace ephor
