// A row of the order form: what its fields change.
#include "models/campaign/orders/passage_preview.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/order_row.h"

#include <QComboBox>
#include <QLineEdit>

namespace ephor {

using namespace campaign;

void OrderRow::select() { m_row.army ? m_sight.select(m_row.army) : m_sight.select(m_row.fleet); }

void OrderRow::send(int posture, std::vector<PlaceId> path) {
    if (m_row.fleet)
        return Q_EMIT stationChanged(m_row.fleet, static_cast<Station>(posture), path);
    Order order = m_row.order.value_or(Order());
    order.army = m_row.army;
    order.posture = static_cast<Posture>(posture);
    order.path = std::move(path);
    Q_EMIT orderChanged(order);
}

/// To hold means to stay; any other posture keeps the goal.
void OrderRow::changePosture(int) {
    const int value = m_posture->currentData().toInt();
    const bool stays =
        m_row.army ? static_cast<Posture>(value) == Posture::Hold : static_cast<Station>(value) == Station::Hold;
    send(value, stays ? std::vector<PlaceId>() : path());
}

std::vector<PlaceId> OrderRow::pathTo(PlaceId goal) const {
    const Campaign& campaign = m_sight.session().campaignShown();
    return m_row.army ? marchTo(campaign, ArmyIndex(campaign.state), m_row.army, goal).path()
                      : passageTo(campaign, m_row.fleet, goal).path();
}

void OrderRow::changeGoal() {
    const QString name = m_goal->text().trimmed();
    m_fault.clear();
    if (name == goalText())
        return showState();
    const campaign::Map& map = m_sight.session().scenario().map;
    const PlaceId goal = map.find(name.toStdString());
    const std::vector<PlaceId> way = goal && goal != m_row.place ? pathTo(goal) : std::vector<PlaceId>();
    if (!name.isEmpty() && !goal) {
        const PlaceId near = map.nearest(name.toStdString());
        m_fault = near ? tr("\"%1\" is not on this map. Did you mean %2?")
                             .arg(name, QString::fromStdString(map.place(near).name))
                       : tr("\"%1\" is not on this map.").arg(name);
    } else if (goal && goal != m_row.place && way.empty()) {
        m_fault = tr("No way leads to %1.").arg(nameOf(m_sight.session().scenario(), goal));
    }
    if (!m_fault.isEmpty())
        return showState();
    m_goal->setModified(false);
    const int value = m_posture->currentIndex() < 0 ? 0 : m_posture->currentData().toInt();
    const auto moving = m_row.army ? static_cast<int>(Posture::March) : static_cast<int>(Station::Sail);
    // Whoever has a goal goes there; whoever has none any more stays.
    send(way.empty() ? (value == moving ? 0 : value) : (value == 0 ? moving : value), way);
}

}  // namespace ephor
