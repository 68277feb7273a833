#include "models/campaign/orders/order_form_rows.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/politics/contingents.h"
#include "models/campaign/orders/order_text.h"
#include "models/campaign/orders/passage_preview.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

class Rows {
public:
    Rows(const CampaignSession& session, const Campaign& campaign, PowerId power, const QString& text,
         const CheckedSheet::Sheet& sheet)
        : m_session(session),
          m_campaign(campaign),
          m_power(power),
          m_text(m_campaign, text),
          m_sheet(sheet),
          m_armyIndex(m_campaign.state) {}

    std::vector<OrderFormRow> all() {
        for (const ArmyId army : m_armyIndex.armiesOf(m_power))
            if (!contingentOf(m_campaign.state, army))
                m_rows.push_back(rowOf(army));
        for (const FleetId fleet : fleetsOf(m_campaign.state, m_power))
            m_rows.push_back(rowOf(fleet));
        for (const OrderFormRow& row : m_rows)
            if (row.voyage)
                for (const ArmyId army : row.voyage->carries)
                    if (const auto carried = std::ranges::find(m_rows, army, &OrderFormRow::army);
                        carried != m_rows.end())
                        carried->aboard = row.fleet;
        return std::move(m_rows);
    }

private:
    /// The orders of the whole sheet, or of the part of it for an army or a fleet.
    template <typename Id> Orders ordersOf(Id id, Diagnostics& faults) {
        if (m_sheet)
            return m_sheet->orders;
        const std::optional<OrderText::Part> part = m_text.only(id);
        if (!part)
            return {};
        CheckedSheet::Sheet alone = m_session.readOrders(m_power, part->text.toStdString(), {});
        if (alone)
            return std::move(alone->orders);
        std::ranges::copy_if(alone.error(), std::back_inserter(faults), [&](const Diagnostic& one) {
            return one.place.line >= part->firstLine && one.place.line <= part->lastLine;
        });
        return {};
    }

    OrderFormRow rowOf(ArmyId army) {
        OrderFormRow row{army, {}};
        row.place = m_campaign.state.armies[army.index()].place;
        const Orders orders = ordersOf(army, row.faults);
        if (const auto it = std::ranges::find(orders.land, army, &Order::army); it != orders.land.end())
            row.order = *it;
        row.has = commandPoints(m_campaign.state, m_campaign.state.armies[army.index()]);
        if (!row.order)
            return row;
        row.cost = costOf(m_campaign.scenario.rules, *row.order);
        if (row.order->path.empty())
            return row;
        const MarchPreview march = marchTo(m_campaign, m_armyIndex, army, row.order->path.back(), row.order->posture);
        row.turns = march.path() == row.order->path ? march.turns() : 0;
        return row;
    }

    OrderFormRow rowOf(FleetId fleet) {
        OrderFormRow row{{}, fleet};
        row.place = m_campaign.state.fleets[fleet.index()].place;
        const Orders orders = ordersOf(fleet, row.faults);
        if (const auto it = std::ranges::find(orders.voyages, fleet, &Voyage::fleet); it != orders.voyages.end())
            row.voyage = *it;
        row.has = commandPoints(m_campaign.scenario, m_campaign.state, m_campaign.state.fleets[fleet.index()]);
        row.choices = choicesOf(row);
        if (!row.voyage)
            return row;
        row.cost = costOf(m_campaign.scenario.rules.sea, *row.voyage);
        if (!row.voyage->path.empty())
            row.turns = passageTo(m_campaign, fleet, row.voyage->path.back()).turns();
        return row;
    }

    FleetChoices choicesOf(const OrderFormRow& row) const {
        FleetChoices choices;
        choices.passengers = passengersOf(m_campaign, m_armyIndex, row.fleet);
        if (row.voyage)
            for (const ArmyId army : row.voyage->carries)
                if (!std::ranges::contains(choices.passengers, army))
                    choices.passengers.push_back(army);
        std::ranges::copy_if(fleetsOf(m_campaign.state, m_power), std::back_inserter(choices.others),
                             [&](FleetId other) { return other != row.fleet; });
        const PlaceId yard = row.voyage && !row.voyage->path.empty() ? row.voyage->path.back() : row.place;
        const Place& site = m_campaign.scenario.map.place(yard);
        const bool hasDocks = site.docks > 0 && m_campaign.state.cities[yard.index()].owner == m_power;
        choices.build = hasDocks ? site.harbour : 0;
        choices.detach = std::max(0, m_campaign.state.fleets[row.fleet.index()].squadrons - 1);
        return choices;
    }

    const CampaignSession& m_session;
    const Campaign& m_campaign;
    PowerId m_power;
    OrderText m_text;
    const CheckedSheet::Sheet& m_sheet;
    ArmyIndex m_armyIndex;
    std::vector<OrderFormRow> m_rows;
};

}  // namespace

std::vector<OrderFormRow> orderFormRows(const CampaignSession& session, const Campaign& campaign, PowerId power,
                                        const QString& text, const CheckedSheet::Sheet& sheet) {
    return Rows(session, campaign, power, text, sheet).all();
}

}  // namespace ephor
