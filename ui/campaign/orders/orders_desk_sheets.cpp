// The orders desk: what the sheets of the powers say.
#include "core/campaign/journal/active_entries.h"
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

/// The adjudication replaces orders by what was carried out, so they are taken from the campaign before it.
void OrdersDesk::findOrdered() {
    const bool isLocked = campaign().state.course.phase == Phase::Battles;
    const int locked = isLocked ? lastTurnStep(m_session.journal(), m_session.moment()) : 0;
    if (locked == std::exchange(m_locked, locked))
        return;
    m_ordered.reset();
    if (locked == 0)
        return;
    if (Result<Campaign> before = m_session.journal().at(locked - 1))
        m_ordered = *std::move(before);
}

OrdersDesk::Given OrdersDesk::given(PowerId power) const {
    const OrdersFrom from = campaign().state.powers[power.index()].from;
    if (m_ordered && from == OrdersFrom::Standing)
        return {*m_ordered, standingOrders(m_ordered->state, power)};
    // The computer orders during the adjudication where nobody else has submitted orders.
    const bool isSubmitted =
        m_ordered && from != OrdersFrom::Nobody && m_ordered->state.powers[power.index()].from == from;
    const Campaign& of = isSubmitted ? *m_ordered : campaign();
    return {of, submittedOrders(of.state, power)};
}

QString OrdersDesk::sheetOf(PowerId power) const {
    Given shown = given(power);
    const bool isIn = campaign().state.powers[power.index()].from != OrdersFrom::Nobody;
    if (isIn && (campaign().state.course.phase == Phase::Orders || shown.orders != Orders())) {
        shown.orders.isFinal = m_session.boardShown().rows[power.index()].receipt.isFinal;
        return QString::fromStdString(ordersText(shown.campaign, power, shown.orders));
    }
    return QString::fromStdString(orderForm(visibleTo(campaign(), power)));
}

QString OrdersDesk::exampleOf(PowerId power) const {
    const Scenario& scenario = campaign().scenario;
    const ArmyIndex armyIndex(campaign().state);
    Orders orders;
    for (const ArmyId army : armyIndex.armiesOf(power)) {
        const PlaceId at = campaign().state.armies[army.index()].place;
        for (const Step& step : scenario.map.steps(at))
            if (orders.land.empty() && scenario.marchWay(at, step.to))
                orders.land = {{army, Posture::March, {step.to}, {Task::Forced}, IfStronger::Retire}};
    }
    return QString::fromStdString(ordersText(campaign(), power, orders, {}));
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
        return orderFormRows(m_session, campaign(), power, draftOf(power), validated(power));
    // Orders that were submitted are not read again: they were valid.
    const Given shown = given(power);
    CampaignSession::Submission submitted;
    submitted.orders = shown.orders;
    // After the adjudication, the form still shows the places and command points of the time of the orders.
    const Campaign& of = m_ordered ? *m_ordered : shown.campaign;
    return orderFormRows(m_session, of, power, {}, CheckedSheet::Sheet(std::move(submitted)));
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
    const bool isDraft = hasDraft(power);
    if (!isDraft && campaign().state.powers[power.index()].from == OrdersFrom::Nobody)
        return {};
    for (const OrderFormRow& row : isDraft ? rowsOf(power) : std::vector<OrderFormRow>())
        if (row.army == army)
            return row.order ? orderText(campaign().scenario, *row.order) : QString();
    for (const Order& order : given(power).orders.land)
        if (order.army == army)
            return orderText(campaign().scenario, order);
    return {};
}

}  // namespace ephor
