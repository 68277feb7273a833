#include "models/campaign/orders/order_outcome.h"

#include "core/campaign/model/army_index.h"
#include "models/campaign/battle_result.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"

#include <algorithm>
#include <span>

namespace ephor {

using namespace campaign;

namespace {

const Order* orderIn(const std::vector<Order>& orders, ArmyId army) {
    const auto it = std::ranges::find(orders, army, &Order::army);
    return it == orders.end() ? nullptr : &*it;
}

class Outcome {
public:
    Outcome(const TurnOrders& turn, ArmyId army)
        : m_scenario(turn.before.scenario),
          m_before(turn.before.state),
          m_after(turn.after),
          m_army(army),
          m_now(turn.after.armies[army.index()]) {}

    QStringList lines() const {
        const Power& after = m_after.powers[m_now.power.index()];
        const Order* done = orderIn(after.orders, m_army);
        const Order* meant = asWritten();
        const Order* ordered = meant ? meant : done;
        if (!ordered)
            return {};
        QStringList lines{orderText(*ordered)};
        if (!done)
            return lines << tr("The order was no longer possible: the army or its route had changed.");
        if (meant)
            lines << change(*meant, *done);
        return lines << arrival(*done);
    }

private:
    QString name(PlaceId place) const { return nameOf(m_scenario, place); }

    /// Null where the computer wrote the orders during the adjudication.
    const Order* asWritten() const {
        const Power& before = m_before.powers[m_now.power.index()];
        const Power& after = m_after.powers[m_now.power.index()];
        if (after.from == OrdersFrom::Standing)
            return orderIn(before.standing, m_army);
        return after.from == before.from ? orderIn(before.orders, m_army) : nullptr;
    }

    QString orderText(const Order& order) const {
        QStringList path;
        for (const PlaceId place : order.path)
            path << name(place);
        QString line = path.isEmpty() ? tr("Ordered: %1").arg(text(order.posture))
                                      : tr("Ordered: %1 by %2").arg(text(order.posture), path.join(tr(", ")));
        QStringList tasks;
        for (const Task task : order.tasks)
            tasks << translated(wordOf(task));
        return tasks.isEmpty() ? line : tr("%1; tasks: %2").arg(line, tasks.join(tr(", ")));
    }

    /// What the turn made of the order.
    QStringList change(const Order& meant, const Order& done) const {
        if (meant.posture == done.posture && meant.path == done.path && meant.tasks == done.tasks)
            return {};
        if (meant.path == done.path && meant.tasks == done.tasks && meant.posture == Posture::Seek && isTruce())
            return {tr("%1 turned it into: %2").arg(QString::fromStdString(omen()->title), text(done.posture))};
        const int cost = costOf(m_scenario.rules, meant);
        if (meant.posture == done.posture && meant.path == done.path)
            return {tr("Too few command points (cost %1): its tasks were not done").arg(cost)};
        QStringList path;
        for (const PlaceId place : done.path)
            path << name(place);
        return {path.isEmpty() ? tr("Too few command points (cost %1): the control roll changed the order to: %2")
                                     .arg(cost)
                                     .arg(text(done.posture))
                               : tr("Too few command points (cost %1): the control roll changed the order to: %2 by %3")
                                     .arg(cost)
                                     .arg(text(done.posture), path.join(tr(", ")))};
    }
    const OmenCard* omen() const {
        return m_after.course.omen < 0 ? nullptr : &m_scenario.omens[static_cast<std::size_t>(m_after.course.omen)];
    }
    bool isTruce() const { return omen() && omen()->effect == Effect::Truce; }
    bool hasStorms() const { return omen() && omen()->effect == Effect::Storms; }

    /// Why it did not reach the end of its path.
    QStringList arrival(const Order& done) const {
        if (done.path.empty() || !m_now.place || m_now.place == done.path.back())
            return {};
        const QString goal = name(done.path.back());
        const QString here = name(m_now.place);
        for (std::size_t i = m_before.battles.size(); i < m_after.battles.size(); ++i) {
            const Battle& battle = m_after.battles[i];
            const bool attacks = std::ranges::contains(battle.attackers, m_army);
            if (attacks || std::ranges::contains(battle.defenders, m_army))
                return {tr("It did not reach %1: it met %2 at %3")
                            .arg(goal, sideText(m_after, attacks ? battle.defenders : battle.attackers), here)};
        }
        for (const StandOff& pair : m_after.standOffs)
            if (pair.turn == m_after.course.turn && (pair.one == m_army || pair.other == m_army))
                return {tr("It did not reach %1: it faced %2 at %3, and neither attacked")
                            .arg(goal, sideText(m_after, {pair.one == m_army ? pair.other : pair.one}), here)};
        const PlaceId from = m_before.armies[m_army.index()].place;
        const auto at = std::ranges::find(done.path, m_now.place);
        if (at == done.path.end() && m_now.place != from)
            return {tr("It did not reach %1: it slipped away to %2").arg(goal, here)};
        const PlaceId next = at == done.path.end() ? done.path.front() : *std::next(at);
        const WayId way = m_scenario.marchWay(m_now.place, next);
        if (way && hasStorms() && m_scenario.map.way(way).kind == WayKind::Sea)
            return {tr("It did not reach %1: storms kept it at %2").arg(goal, here)};
        return {way ? tr("It did not reach %1: the route from %2 to %3 costs %4 march points, more than it had left")
                          .arg(goal, here, name(next))
                          .arg(m_scenario.map.way(way).points)
                    : tr("It did not reach %1: no route leads on from %2").arg(goal, here)};
    }

    const Scenario& m_scenario;
    const State& m_before;
    const State& m_after;
    ArmyId m_army;
    const Army& m_now;
};

}  // namespace

/// From one place to another; by the path as far as it was followed.
static std::vector<PlaceId> wayBetween(PlaceId from, PlaceId to, std::span<const PlaceId> path) {
    if (!from || !to || from == to)
        return {};
    std::vector<PlaceId> way{from};
    if (const auto end = std::ranges::find(path, to); end != path.end())
        way.insert(way.end(), path.begin(), end);
    way.push_back(to);
    return way;
}

std::vector<PlaceId> wayOf(const TurnOrders& turn, ArmyId army) {
    if (army.index() >= turn.before.state.armies.size())
        return {};
    const Army& now = turn.after.armies[army.index()];
    const Order* done = orderIn(turn.after.powers[now.power.index()].orders, army);
    return wayBetween(turn.before.state.armies[army.index()].place, now.place,
                      done ? std::span(done->path) : std::span<const PlaceId>());
}

std::vector<PlaceId> wayOf(const TurnOrders& turn, FleetId fleet) {
    if (fleet.index() >= turn.before.state.fleets.size())
        return {};
    const Fleet& now = turn.after.fleets[fleet.index()];
    return wayBetween(turn.before.state.fleets[fleet.index()].place, now.place,
                      now.voyage.empty() ? std::span<const PlaceId>() : std::span(now.voyage.front().path));
}

QStringList orderOutcome(const TurnOrders& turn, ArmyId army) {
    return army.index() < turn.after.armies.size() ? Outcome(turn, army).lines() : QStringList();
}

}  // namespace ephor
