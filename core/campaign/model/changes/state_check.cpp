#include "core/campaign/model/changes/state_check.h"

#include "core/campaign/model/changes/state_fields.h"
#include "core/campaign/model/changes/state_tables.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// Checks whether the ids of a row refer to existing rows.
struct IdCheck {
    const Campaign& campaign;
    bool sound = true;

    template <typename T> void operator()(std::string_view, const T& value) { look(value); }

    void within(std::size_t index, std::size_t count) { sound = sound && index < count; }
    void look(PlaceId id) { id ? within(id.index(), campaign.state.cities.size()) : void(); }
    void look(PowerId id) { id ? within(id.index(), campaign.state.powers.size()) : void(); }
    void look(LeaderId id) { id ? within(id.index(), campaign.state.leaders.size()) : void(); }
    void look(BattleId id) { id ? within(id.index(), campaign.state.battles.size()) : void(); }
    void look(ArmyId id) { id ? within(id.index(), campaign.state.armies.size()) : void(); }
    void look(TraitId id) { id ? within(id.index(), campaign.scenario.traits.size()) : void(); }
    void look(FleetId id) { id ? within(id.index(), campaign.state.fleets.size()) : void(); }
    void look(const Order& order) {
        sound = sound && order.army;
        eachField(order, *this);
    }
    void look(const Voyage& voyage) {
        sound = sound && voyage.fleet;
        eachField(voyage, *this);
    }
    /// A list must not contain invalid ids.
    template <typename Tag> void look(const std::vector<Id<Tag>>& ids) {
        for (const Id<Tag>& id : ids) {
            sound = sound && id;
            look(id);
        }
    }
    template <typename T> void look(const std::vector<T>& values) {
        for (const T& value : values)
            look(value);
    }
    template <typename T>
        requires std::is_arithmetic_v<T> || std::is_enum_v<T> || std::same_as<T, std::string>
    void look(const T&) {}
};

/// Checks the fields that diplomacy rows must have set.
bool affairsAreSound(const State& state, int events) {
    const auto whole = [events](const Deal& deal) {
        return deal.from && deal.to != deal.from && deal.card >= -1 && deal.card < events &&
               (deal.kind != DealKind::Omen || deal.card >= 0);
    };
    const auto isCard = [events](const Favour& favour) {
        return favour.power && favour.card >= 0 && favour.card < events;
    };
    return std::ranges::all_of(state.deals, whole) && std::ranges::all_of(state.favours, isCard) &&
           std::ranges::all_of(state.captives, [](const Captive& c) { return static_cast<bool>(c.leader); }) &&
           std::ranges::all_of(state.contingents, [](const Contingent& c) { return c.army && c.home; }) &&
           std::ranges::all_of(state.standOffs, [](const StandOff& s) { return s.one && s.other && s.place; }) &&
           std::ranges::all_of(state.arrivals, [](const Arrival& a) { return a.battle && a.army && a.from; });
}

}  // namespace

bool namesRows(const Campaign& campaign, const Change& change) {
    return std::visit(
        [&]<typename T>(const Put<T>& put) {
            if (!put.value)
                return true;
            IdCheck ids{campaign};
            eachField(*put.value, ids);
            return ids.sound;
        },
        change);
}

std::optional<Message> danglingId(const Campaign& campaign) {
    const State& state = campaign.state;
    if (state.cities.size() != campaign.scenario.map.places().size() ||
        state.powers.size() != campaign.scenario.powers.size())
        return Message("The campaign has other places or powers than its map.");
    std::optional<Message> fault;
    const auto check = [&](std::string_view table, const auto& row) {
        IdCheck ids{campaign};
        eachField(row, ids);
        if (!ids.sound && !fault)
            fault = Message("A row of the table \"{0}\" names something that is not there.", {std::string(table)});
    };
    check("course", state.course);
    eachTable([&](const auto& table) {
        for (const auto& row : state.*table.rows)
            check(table.name, row);
    });
    const auto need = [&](bool there) {
        if (!there && !fault)
            fault = Message("A leader, an army, a fleet or a battle belongs to nobody or nowhere.");
    };
    for (const Leader& leader : state.leaders)
        need(static_cast<bool>(leader.power));
    for (const Army& army : state.armies)
        need(static_cast<bool>(army.power));
    for (const Treaty& treaty : state.treaties)
        need(treaty.from && treaty.to && treaty.from != treaty.to);
    for (const Sighting& sighting : state.sightings)
        need(sighting.power && sighting.army && sighting.place);
    for (const FleetSighting& seen : state.fleetSightings)
        need(seen.power && seen.fleet && seen.place);
    for (const LeaderTrait& leaderTrait : state.leaderTraits)
        need(static_cast<bool>(leaderTrait.leader));
    for (const Famine& famine : state.famines)
        need(static_cast<bool>(famine.army));
    for (const Seating& seating : state.seatings)
        need(static_cast<bool>(seating.power));
    for (const Contribution& contribution : state.contributions)
        need(static_cast<bool>(contribution.power));
    for (const Goal& goal : state.goals)
        need(goal.power && (goal.aim != Aim::Hold || goal.place) && (goal.aim != Aim::Humble || goal.rival));
    for (const Fleet& fleet : state.fleets)
        need(static_cast<bool>(fleet.power));
    for (const SeaFight& fight : state.seaFights)
        need(fight.place && !fight.attackers.empty() && !fight.defenders.empty());
    for (const Battle& battle : state.battles)
        need(battle.place && !battle.attackers.empty() && !battle.defenders.empty());
    const int events = static_cast<int>(campaign.scenario.omens.size());
    if (!fault && !affairsAreSound(state, events))
        fault = Message("A deal, a captive, a contingent or an omen belongs to nobody or names nothing.");
    if (!fault && (state.course.omen >= events || state.course.omen < -1 || state.course.turnOfYear < 0 ||
                   state.course.turnOfYear >= 6))
        fault = Message("The calendar of the campaign is out of range.");
    return fault;
}

}  // namespace ephor::campaign
