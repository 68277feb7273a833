#include "core/campaign/change.h"

#include "core/campaign/fields.h"
#include "core/campaign/id_check.h"

#include <cassert>

namespace ephor::campaign {

namespace {

Put<Course> swapped(State& state, Put<Course> put) {
    std::swap(state.course, *put.value);
    return put;
}

template <typename T> Put<T> swapped(State& state, Put<T> put) {
    std::vector<T>& rows = tableOf<T>(state);
    if (put.row == rows.size()) {
        rows.push_back(*std::move(put.value));
        return {put.row, {}};
    }
    if (!put.value) {
        put.value = std::move(rows.back());
        rows.pop_back();
        return put;
    }
    std::swap(rows[put.row], *put.value);
    return put;
}

struct Feeder {
    Digester& to;

    template <typename T> void operator()(std::string_view, const T& value) { add(value); }

    void add(int value) { to.addNumber(value); }
    void add(bool value) { to.addNumber(value ? 1 : 0); }
    void add(const std::string& value) { to.addText(value); }
    template <typename E>
        requires std::is_enum_v<E>
    void add(E value) {
        to.addNumber(static_cast<std::int64_t>(value));
    }
    template <typename Tag> void add(const Id<Tag>& id) {
        to.addNumber(id ? static_cast<std::int64_t>(id.index()) : -1);
    }
    void add(const Order& order) { eachField(order, *this); }
    void add(const Voyage& voyage) { eachField(voyage, *this); }
    template <typename T> void add(const std::vector<T>& values) {
        to.addNumber(std::ssize(values));
        for (const T& value : values)
            add(value);
    }
};

/// Looks whether the ids of a row name rows.
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
    /// A list names nobody who is nobody.
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

/// What every row of the affairs must name, whoever wrote the file.
bool affairsAreSound(const State& state, int events) {
    const auto whole = [events](const Deal& deal) {
        return deal.from && deal.to != deal.from && deal.card >= -1 && deal.card < events &&
               (deal.business != Business::Omen || deal.card >= 0);
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

Change apply(State& state, Change change) {
    assert(fits(state, change));
    return std::visit([&](auto& put) -> Change { return swapped(state, std::move(put)); }, change);
}

bool fits(const State& state, const Change& change) {
    return std::visit(
        [&]<typename T>(const Put<T>& put) {
            if constexpr (std::same_as<T, Course>) {
                return put.row == 0 && put.value.has_value();
            } else {
                const std::size_t rows = tableOf<T>(const_cast<State&>(state)).size();
                if (put.value)
                    return put.row <= rows && put.row < mostRows;
                return rows > 0 && put.row == rows - 1;
            }
        },
        change);
}

Changes applyAll(State& state, Changes changes) {
    Changes inverse;
    inverse.reserve(changes.size());
    for (Change& change : changes)
        inverse.push_back(apply(state, std::move(change)));
    std::ranges::reverse(inverse);
    return inverse;
}

Digest digestOf(const State& state) {
    Digester digester;
    Feeder feeder{digester};
    eachField(state.course, feeder);
    // Tables that came later are counted from their first row on: what was written before they came keeps its digest.
    static constexpr std::array<std::string_view, 16> later{
        "treaty", "goal",      "sighting", "fleet",      "sea_fight", "deal",   "captive", "contingent",
        "favour", "stand_off", "arrival",  "fleet_tale", "renown",    "famine", "seating", "contribution"};
    eachTable(state, [&](std::string_view name, const auto& rows) {
        if (rows.empty() && std::ranges::find(later, name) != later.end())
            return;
        digester.addText(name);
        digester.addNumber(std::ssize(rows));
        for (const auto& row : rows)
            eachField(row, feeder);
    });
    return digester.digest();
}

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
    eachTable(state, [&](std::string_view name, const auto& rows) {
        for (const auto& row : rows)
            check(name, row);
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
    for (const FleetTale& tale : state.fleetTales)
        need(tale.power && tale.fleet && tale.place);
    for (const Renown& renown : state.renowns)
        need(static_cast<bool>(renown.leader));
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
    if (!fault &&
        (state.course.event >= events || state.course.event < -1 || state.course.move < 0 || state.course.move >= 6))
        fault = Message("The calendar of the campaign is out of range.");
    return fault;
}

}  // namespace ephor::campaign
