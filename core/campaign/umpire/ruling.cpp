#include "core/campaign/umpire/ruling.h"

#include "core/campaign/model/state_diff.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <ranges>
#include <set>

namespace ephor::campaign {

namespace {

constexpr int mostTalentsGiven = 100'000;
constexpr int mostArete = 1000;
constexpr int mostLoyalty = 3;
constexpr int nobody = -1;

int rowOrNobody(PowerId power) { return power ? static_cast<int>(power.index()) : nobody; }
PowerId powerAt(int row) { return row == nobody ? PowerId{} : PowerId(row); }
std::size_t at(int row) { return static_cast<std::size_t>(row); }

const std::string& powerName(const Campaign& campaign, int row) {
    static const std::string noPower = "nobody";
    return row == nobody ? noPower : campaign.scenario.powers[at(row)].name;
}

std::string valueText(const Campaign& campaign, Matter matter, int value, PowerId holder) {
    switch (matter) {
    case Matter::Owner:
        return powerName(campaign, value);
    case Matter::Place:
        return campaign.scenario.map.place(PlaceId(value)).name;
    case Matter::Fate:
        return std::string(wordOf(static_cast<Fate>(value))) +
               (holder ? " by " + powerName(campaign, rowOrNobody(holder)) : "");
    case Matter::Trait:
        return value == nobody ? "nothing" : campaign.scenario.traits[at(value)].name;
    default:
        return std::to_string(value);
    }
}

int stepsLeftBut(const State& state, const Unit& but) {
    int steps = 0;
    for (const Unit& unit : state.units)
        steps += unit.army == but.army && &unit != &but ? unit.steps : 0;
    return steps;
}

void standAt(State& state, int row, int place) {
    Army& army = state.armies[at(row)];
    army.place = PlaceId(place);
    army.from = {};
    army.stayed = 0;
    army.fortified = false;  // the camp stays behind
}

void keepSteps(State& state, int row, int steps) {
    Unit& unit = state.units[at(row)];
    unit.steps = steps;
    if (steps == 0)
        unit.army = {};
}

/// A leader who is not Serving loses any command; one who is recovers. One who is not captured has no holder.
void decideFate(State& state, int row, Fate fate, PowerId holder) {
    Leader& leader = state.leaders[at(row)];
    leader.fate = fate;
    if (fate == Fate::Serving) {
        leader.wound = Wound::None;
        leader.cpNow = leader.cp;
    } else {
        if (leader.army)
            state.armies[leader.army.index()].leader = {};
        leader.army = {};
        for (Fleet& fleet : state.fleets)
            if (fleet.admiral == LeaderId(row))
                fleet.admiral = {};
    }
    for (Captive& captive : state.captives)
        if (captive.leader == LeaderId(row))
            captive.holder = {};
    if (holder)
        capture(state, LeaderId(row), holder);
}

/// An invalid trait removes the one gained last.
void makeKnownFor(State& state, int row, TraitId trait) {
    if (trait) {
        state.renowns.push_back({LeaderId(row), trait, state.course.turn});
        return;
    }
    for (Renown& renown : std::views::reverse(state.renowns))
        if (renown.leader == LeaderId(row) && renown.trait) {
            renown.trait = {};
            return;
        }
}

void giveTo(State& state, int row, PowerId owner) {
    City& city = state.cities[at(row)];
    city.owner = owner;
    city.besieger = {};
    city.works = city.starving = city.breach = 0;
}

PowerId ownerOfThing(const Campaign& campaign, Matter matter, int thing) {
    const State& state = campaign.state;
    switch (matter) {
    case Matter::Treasury:
    case Matter::Arete:
        return PowerId(thing);
    case Matter::Loyalty:
    case Matter::Owner:
        return state.cities[at(thing)].owner;
    case Matter::Place:
        return state.armies[at(thing)].power;
    case Matter::Steps: {
        const ArmyId army = state.units[at(thing)].army;
        return army ? state.armies[army.index()].power : PowerId{};
    }
    case Matter::Fate:
    case Matter::Trait:
        return state.leaders[at(thing)].power;
    }
    return {};
}

}  // namespace

std::vector<int> thingsOf(const Campaign& campaign, Matter matter) {
    const State& state = campaign.state;
    std::vector<int> rows;
    const auto all = [&rows](const auto& table, auto isMeant) {
        for (std::size_t i = 0; i < table.size(); ++i)
            if (isMeant(table[i]))
                rows.push_back(static_cast<int>(i));
    };
    switch (matter) {
    case Matter::Treasury:
        all(state.powers, [&](const Power&) { return hasMoney(campaign.scenario); });
        break;
    case Matter::Arete:
        all(state.powers, [](const Power&) { return true; });
        break;
    case Matter::Loyalty:
        all(state.cities, [](const City& city) { return static_cast<bool>(city.owner); });
        break;
    case Matter::Owner:
        all(state.cities, [](const City&) { return true; });
        break;
    case Matter::Place:
        all(state.armies, isThere);
        break;
    case Matter::Steps:
        all(state.units, [](const Unit& unit) { return static_cast<bool>(unit.army); });
        break;
    case Matter::Fate:
        all(state.leaders, [](const Leader&) { return true; });
        break;
    case Matter::Trait:
        all(state.leaders, [&](const Leader&) { return !campaign.scenario.traits.empty(); });
        break;
    }
    return rows;
}

std::string nameOfThing(const Campaign& campaign, Matter matter, int thing) {
    switch (matter) {
    case Matter::Treasury:
    case Matter::Arete:
        return powerName(campaign, thing);
    case Matter::Loyalty:
    case Matter::Owner:
        return campaign.scenario.map.place(PlaceId(thing)).name;
    case Matter::Place:
        return campaign.state.armies[at(thing)].name;
    case Matter::Steps:
        return campaign.state.units[at(thing)].name;
    case Matter::Fate:
    case Matter::Trait:
        return campaign.state.leaders[at(thing)].name;
    }
    return {};
}

int valueOf(const Campaign& campaign, Matter matter, int thing) {
    const State& state = campaign.state;
    switch (matter) {
    case Matter::Treasury:
        return state.powers[at(thing)].treasury;
    case Matter::Arete:
        return state.powers[at(thing)].arete;
    case Matter::Loyalty:
        return state.cities[at(thing)].loyalty;
    case Matter::Owner:
        return rowOrNobody(state.cities[at(thing)].owner);
    case Matter::Place:
        return static_cast<int>(state.armies[at(thing)].place.index());
    case Matter::Steps:
        return state.units[at(thing)].steps;
    case Matter::Fate:
        return static_cast<int>(state.leaders[at(thing)].fate);
    case Matter::Trait: {
        const std::vector<TraitId> traits = traitsOf(state, LeaderId(thing));
        return traits.empty() ? nobody : static_cast<int>(traits.back().index());
    }
    }
    return 0;
}

std::pair<int, int> boundsOf(const Campaign& campaign, Matter matter, int thing) {
    switch (matter) {
    case Matter::Treasury:
        return {0, mostTalentsGiven};
    case Matter::Arete:
        return {-mostArete, mostArete};
    case Matter::Loyalty:
        return {-mostLoyalty, mostLoyalty};
    case Matter::Owner:
        return {nobody, static_cast<int>(std::ssize(campaign.state.powers)) - 1};
    case Matter::Place:
        return {0, static_cast<int>(std::ssize(campaign.state.cities)) - 1};
    case Matter::Steps:
        return {0, campaign.state.units[at(thing)].most};
    case Matter::Fate:
        return {0, static_cast<int>(Words<Fate>::list.size()) - 1};
    case Matter::Trait:
        return {nobody, static_cast<int>(std::ssize(campaign.scenario.traits)) - 1};
    }
    return {};
}

static PowerId holderIn(const Campaign& campaign, const Decree& decree) {
    return decree.matter == Matter::Fate ? holderOf(campaign.state, LeaderId(decree.thing)) : PowerId{};
}

/// 2.8: a captive is held by another power. Without diplomacy no power holds them, and they are ransomed in winter.
static std::optional<Message> whyNotHeld(const Campaign& campaign, const Decree& decree) {
    const bool isCaptured = decree.matter == Matter::Fate && static_cast<Fate>(decree.value) == Fate::Captured;
    if (!isCaptured)
        return decree.holder ? std::optional(Message("Only a leader who is captured is in somebody's hands."))
                             : std::nullopt;
    const Leader& leader = campaign.state.leaders[at(decree.thing)];
    const bool isTreatedFor = campaign.scenario.rules.modules.has(Module::Diplomacy);
    if (isTreatedFor && !decree.holder)
        return Message("Say in whose hands {0} is: name the power behind \"{1}\".",
                       {leader.name, std::string(wordOf(Fate::Captured))});
    if (!isTreatedFor && decree.holder)
        return Message("Without diplomacy nobody can treat for {0}: name no power, and he is ransomed in winter.",
                       {leader.name});
    if (decree.holder.index() >= campaign.state.powers.size() && decree.holder)
        return Message("There is no such power.");
    if (decree.holder == leader.power)
        return Message("{0} is a leader of {1}: name another power.",
                       {leader.name, powerName(campaign, rowOrNobody(leader.power))});
    return {};
}

static bool isKnownForIt(const Campaign& campaign, const Decree& decree) {
    return decree.matter == Matter::Trait && decree.value != nobody &&
           std::ranges::contains(traitsOf(campaign.state, LeaderId(decree.thing)), TraitId(decree.value));
}

std::optional<Message> whyNotRuled(const Campaign& campaign, const Decree& decree) {
    const State& state = campaign.state;
    if (state.course.phase == Phase::Over)
        return Message("The campaign is over.");
    const auto [least, most] = boundsOf(campaign, decree.matter, decree.thing);
    if (decree.value < least || decree.value > most)
        return Message("From {0} to {1} can be ruled.", {std::to_string(least), std::to_string(most)});
    if (std::optional<Message> why = whyNotHeld(campaign, decree))
        return why;
    const bool isSo =
        valueOf(campaign, decree.matter, decree.thing) == decree.value && holderIn(campaign, decree) == decree.holder;
    if (isSo || isKnownForIt(campaign, decree))
        return Message("It is so already.");
    if (decree.matter == Matter::Place && isFighting(state, ArmyId(decree.thing)))
        return Message("{0} is in a battle: settle that first, or call it off.",
                       {nameOfThing(campaign, decree.matter, decree.thing)});
    if (decree.matter != Matter::Steps)
        return {};
    const Unit& unit = state.units[at(decree.thing)];
    if (unit.army && isFighting(state, unit.army))
        return Message("{0} is in a battle: settle that first, or call it off.", {unit.name});
    if (decree.value == 0 && stepsLeftBut(state, unit) == 0)
        return Message("That would leave an army without men. Leave it a step.");
    return {};
}

State ruled(const Campaign& campaign, const Decree& decree) {
    State state = campaign.state;
    switch (decree.matter) {
    case Matter::Treasury:
        state.powers[at(decree.thing)].treasury = decree.value;
        break;
    case Matter::Arete:
        state.powers[at(decree.thing)].arete = decree.value;
        break;
    case Matter::Loyalty:
        state.cities[at(decree.thing)].loyalty = decree.value;
        break;
    case Matter::Owner:
        giveTo(state, decree.thing, powerAt(decree.value));
        break;
    case Matter::Place:
        standAt(state, decree.thing, decree.value);
        break;
    case Matter::Steps:
        keepSteps(state, decree.thing, decree.value);
        break;
    case Matter::Fate:
        decideFate(state, decree.thing, static_cast<Fate>(decree.value), decree.holder);
        break;
    case Matter::Trait:
        makeKnownFor(state, decree.thing, decree.value == nobody ? TraitId{} : TraitId(decree.value));
        break;
    }
    return state;
}

std::string decreeText(const Campaign& before, const Decree& decree) {
    static constexpr std::array<std::string_view, Words<Matter>::list.size()> matters{
        "the treasury of ", "the Arete of ", "the loyalty of ", "who holds ",
        "the place of ",    "the steps of ", "the fate of ",    "what is known of "};
    const int was = valueOf(before, decree.matter, decree.thing);
    return fmt::format("{}{}: {} (was {})", matters[static_cast<std::size_t>(decree.matter)],
                       nameOfThing(before, decree.matter, decree.thing),
                       valueText(before, decree.matter, decree.value, decree.holder),
                       valueText(before, decree.matter, was, holderIn(before, decree)));
}

std::vector<PowerId> concernedBy(const Campaign& before, const Decree& decree) {
    std::set<PowerId> powers{ownerOfThing(before, decree.matter, decree.thing)};
    if (decree.matter == Matter::Owner)
        powers.insert(powerAt(decree.value));
    powers.insert(decree.holder);
    powers.insert(holderIn(before, decree));
    powers.erase(PowerId{});
    return {powers.begin(), powers.end()};
}

Done rulingDone(const Campaign& before, const Decree& decree, const std::string& reason) {
    nlohmann::json concerns = nlohmann::json::array();
    for (const PowerId power : concernedBy(before, decree))
        concerns.push_back(before.scenario.powers[power.index()].id);
    const nlohmann::json action{{"reason", reason},
                                {"ruled", decreeText(before, decree)},
                                {"decree",
                                 {{"matter", wordOf(decree.matter)},
                                  {"thing", decree.thing},
                                  {"value", decree.value},
                                  {"holder", rowOrNobody(decree.holder)}}},
                                {"concerns", std::move(concerns)},
                                {"turn", before.state.course.turn}};
    return {Deed::Ruling, "umpire", action.dump(), {}, difference(before.state, ruled(before, decree))};
}

void rule(Journal& journal, const Decree& decree, const std::string& reason) {
    journal.record(rulingDone(journal.campaign(), decree, reason));
}

}  // namespace ephor::campaign
