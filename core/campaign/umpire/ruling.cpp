#include "core/campaign/umpire/ruling.h"

#include "core/campaign/model/changes/state_diff.h"
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

std::string valueText(const Campaign& campaign, RulingSubject subject, int value, PowerId holder) {
    switch (subject) {
    case RulingSubject::Owner:
        return powerName(campaign, value);
    case RulingSubject::Place:
        return campaign.scenario.map.place(PlaceId(value)).name;
    case RulingSubject::Fate:
        return std::string(wordOf(static_cast<Fate>(value))) +
               (holder ? " by " + powerName(campaign, rowOrNobody(holder)) : "");
    case RulingSubject::Trait:
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
        state.leaderTraits.push_back({LeaderId(row), trait, state.course.turn});
        return;
    }
    for (LeaderTrait& leaderTrait : std::views::reverse(state.leaderTraits))
        if (leaderTrait.leader == LeaderId(row) && leaderTrait.trait) {
            leaderTrait.trait = {};
            return;
        }
}

void giveTo(State& state, int row, PowerId owner) {
    City& city = state.cities[at(row)];
    city.owner = owner;
    city.besieger = {};
    city.works = city.starving = city.breach = 0;
}

PowerId ownerOfThing(const Campaign& campaign, RulingSubject subject, int thing) {
    const State& state = campaign.state;
    switch (subject) {
    case RulingSubject::Treasury:
    case RulingSubject::Arete:
        return PowerId(thing);
    case RulingSubject::Loyalty:
    case RulingSubject::Owner:
        return state.cities[at(thing)].owner;
    case RulingSubject::Place:
        return state.armies[at(thing)].power;
    case RulingSubject::Steps: {
        const ArmyId army = state.units[at(thing)].army;
        return army ? state.armies[army.index()].power : PowerId{};
    }
    case RulingSubject::Fate:
    case RulingSubject::Trait:
        return state.leaders[at(thing)].power;
    }
    return {};
}

}  // namespace

std::vector<int> thingsOf(const Campaign& campaign, RulingSubject subject) {
    const State& state = campaign.state;
    std::vector<int> rows;
    const auto all = [&rows](const auto& table, auto isMeant) {
        for (std::size_t i = 0; i < table.size(); ++i)
            if (isMeant(table[i]))
                rows.push_back(static_cast<int>(i));
    };
    switch (subject) {
    case RulingSubject::Treasury:
        all(state.powers, [&](const Power&) { return hasMoney(campaign.scenario); });
        break;
    case RulingSubject::Arete:
        all(state.powers, [](const Power&) { return true; });
        break;
    case RulingSubject::Loyalty:
        all(state.cities, [](const City& city) { return static_cast<bool>(city.owner); });
        break;
    case RulingSubject::Owner:
        all(state.cities, [](const City&) { return true; });
        break;
    case RulingSubject::Place:
        all(state.armies, isThere);
        break;
    case RulingSubject::Steps:
        all(state.units, [](const Unit& unit) { return static_cast<bool>(unit.army); });
        break;
    case RulingSubject::Fate:
        all(state.leaders, [](const Leader&) { return true; });
        break;
    case RulingSubject::Trait:
        all(state.leaders, [&](const Leader&) { return !campaign.scenario.traits.empty(); });
        break;
    }
    return rows;
}

std::string nameOfThing(const Campaign& campaign, RulingSubject subject, int thing) {
    switch (subject) {
    case RulingSubject::Treasury:
    case RulingSubject::Arete:
        return powerName(campaign, thing);
    case RulingSubject::Loyalty:
    case RulingSubject::Owner:
        return campaign.scenario.map.place(PlaceId(thing)).name;
    case RulingSubject::Place:
        return campaign.state.armies[at(thing)].name;
    case RulingSubject::Steps:
        return campaign.state.units[at(thing)].name;
    case RulingSubject::Fate:
    case RulingSubject::Trait:
        return campaign.state.leaders[at(thing)].name;
    }
    return {};
}

int valueOf(const Campaign& campaign, RulingSubject subject, int thing) {
    const State& state = campaign.state;
    switch (subject) {
    case RulingSubject::Treasury:
        return state.powers[at(thing)].treasury;
    case RulingSubject::Arete:
        return state.powers[at(thing)].arete;
    case RulingSubject::Loyalty:
        return state.cities[at(thing)].loyalty;
    case RulingSubject::Owner:
        return rowOrNobody(state.cities[at(thing)].owner);
    case RulingSubject::Place:
        return static_cast<int>(state.armies[at(thing)].place.index());
    case RulingSubject::Steps:
        return state.units[at(thing)].steps;
    case RulingSubject::Fate:
        return static_cast<int>(state.leaders[at(thing)].fate);
    case RulingSubject::Trait: {
        const std::vector<TraitId> traits = traitsOf(state, LeaderId(thing));
        return traits.empty() ? nobody : static_cast<int>(traits.back().index());
    }
    }
    return 0;
}

std::pair<int, int> boundsOf(const Campaign& campaign, RulingSubject subject, int thing) {
    switch (subject) {
    case RulingSubject::Treasury:
        return {0, mostTalentsGiven};
    case RulingSubject::Arete:
        return {-mostArete, mostArete};
    case RulingSubject::Loyalty:
        return {-mostLoyalty, mostLoyalty};
    case RulingSubject::Owner:
        return {nobody, static_cast<int>(std::ssize(campaign.state.powers)) - 1};
    case RulingSubject::Place:
        return {0, static_cast<int>(std::ssize(campaign.state.cities)) - 1};
    case RulingSubject::Steps:
        return {0, campaign.state.units[at(thing)].most};
    case RulingSubject::Fate:
        return {0, static_cast<int>(Words<Fate>::list.size()) - 1};
    case RulingSubject::Trait:
        return {nobody, static_cast<int>(std::ssize(campaign.scenario.traits)) - 1};
    }
    return {};
}

static PowerId holderIn(const Campaign& campaign, const Ruling& ruling) {
    return ruling.subject == RulingSubject::Fate ? holderOf(campaign.state, LeaderId(ruling.thing)) : PowerId{};
}

/// 2.8: a captive is held by another power. Without diplomacy no power holds them, and they are ransomed in winter.
static std::optional<Message> whyNotHeld(const Campaign& campaign, const Ruling& ruling) {
    const bool isCaptured = ruling.subject == RulingSubject::Fate && static_cast<Fate>(ruling.value) == Fate::Captured;
    if (!isCaptured)
        return ruling.holder ? std::optional(Message("Only a captured leader has a holder.")) : std::nullopt;
    const Leader& leader = campaign.state.leaders[at(ruling.thing)];
    const bool isTreatedFor = campaign.scenario.rules.modules.has(Module::Diplomacy);
    if (isTreatedFor && !ruling.holder)
        return Message("Name the power that holds {0} after \"{1}\".",
                       {leader.name, std::string(wordOf(Fate::Captured))});
    if (!isTreatedFor && ruling.holder)
        return Message(
            "Without diplomacy no power can negotiate for {0}. Leave the power out; {0} is ransomed in winter.",
            {leader.name});
    if (ruling.holder.index() >= campaign.state.powers.size() && ruling.holder)
        return Message("There is no such power.");
    if (ruling.holder == leader.power)
        return Message("{0} is a leader of {1}: name another power.",
                       {leader.name, powerName(campaign, rowOrNobody(leader.power))});
    return {};
}

static bool isKnownForIt(const Campaign& campaign, const Ruling& ruling) {
    return ruling.subject == RulingSubject::Trait && ruling.value != nobody &&
           std::ranges::contains(traitsOf(campaign.state, LeaderId(ruling.thing)), TraitId(ruling.value));
}

std::optional<Message> whyNotRuled(const Campaign& campaign, const Ruling& ruling) {
    const State& state = campaign.state;
    if (state.course.phase == Phase::Over)
        return Message("The campaign is over.");
    const auto [least, most] = boundsOf(campaign, ruling.subject, ruling.thing);
    if (ruling.value < least || ruling.value > most)
        return Message("Enter a value from {0} to {1}.", {std::to_string(least), std::to_string(most)});
    if (std::optional<Message> why = whyNotHeld(campaign, ruling))
        return why;
    const bool isSo =
        valueOf(campaign, ruling.subject, ruling.thing) == ruling.value && holderIn(campaign, ruling) == ruling.holder;
    if (isSo || isKnownForIt(campaign, ruling))
        return Message("This is already its value.");
    if (ruling.subject == RulingSubject::Place && isFighting(state, ArmyId(ruling.thing)))
        return Message("{0} is in a battle. Resolve or veto the battle first.",
                       {nameOfThing(campaign, ruling.subject, ruling.thing)});
    if (ruling.subject != RulingSubject::Steps)
        return {};
    const Unit& unit = state.units[at(ruling.thing)];
    if (unit.army && isFighting(state, unit.army))
        return Message("{0} is in a battle. Resolve or veto the battle first.", {unit.name});
    if (ruling.value == 0 && stepsLeftBut(state, unit) == 0)
        return Message("The army would have no steps. Leave it at least one.");
    return {};
}

State ruled(const Campaign& campaign, const Ruling& ruling) {
    State state = campaign.state;
    switch (ruling.subject) {
    case RulingSubject::Treasury:
        state.powers[at(ruling.thing)].treasury = ruling.value;
        break;
    case RulingSubject::Arete:
        state.powers[at(ruling.thing)].arete = ruling.value;
        break;
    case RulingSubject::Loyalty:
        state.cities[at(ruling.thing)].loyalty = ruling.value;
        break;
    case RulingSubject::Owner:
        giveTo(state, ruling.thing, powerAt(ruling.value));
        break;
    case RulingSubject::Place:
        standAt(state, ruling.thing, ruling.value);
        break;
    case RulingSubject::Steps:
        keepSteps(state, ruling.thing, ruling.value);
        break;
    case RulingSubject::Fate:
        decideFate(state, ruling.thing, static_cast<Fate>(ruling.value), ruling.holder);
        break;
    case RulingSubject::Trait:
        makeKnownFor(state, ruling.thing, ruling.value == nobody ? TraitId{} : TraitId(ruling.value));
        break;
    }
    return state;
}

std::string rulingText(const Campaign& before, const Ruling& ruling) {
    static constexpr std::array<std::string_view, Words<RulingSubject>::list.size()> matters{
        "the treasury of ", "the Arete of ", "the loyalty of ", "who holds ",
        "the place of ",    "the steps of ", "the fate of ",    "what is known of "};
    const int was = valueOf(before, ruling.subject, ruling.thing);
    return fmt::format("{}{}: {} (was {})", matters[static_cast<std::size_t>(ruling.subject)],
                       nameOfThing(before, ruling.subject, ruling.thing),
                       valueText(before, ruling.subject, ruling.value, ruling.holder),
                       valueText(before, ruling.subject, was, holderIn(before, ruling)));
}

std::vector<PowerId> concernedBy(const Campaign& before, const Ruling& ruling) {
    std::set<PowerId> powers{ownerOfThing(before, ruling.subject, ruling.thing)};
    if (ruling.subject == RulingSubject::Owner)
        powers.insert(powerAt(ruling.value));
    powers.insert(ruling.holder);
    powers.insert(holderIn(before, ruling));
    powers.erase(PowerId{});
    return {powers.begin(), powers.end()};
}

Done rulingDone(const Campaign& before, const Ruling& ruling, const std::string& reason) {
    nlohmann::json concerns = nlohmann::json::array();
    for (const PowerId power : concernedBy(before, ruling))
        concerns.push_back(before.scenario.powers[power.index()].id);
    const nlohmann::json action{{"reason", reason},
                                {"ruled", rulingText(before, ruling)},
                                {"decree",
                                 {{"matter", wordOf(ruling.subject)},
                                  {"thing", ruling.thing},
                                  {"value", ruling.value},
                                  {"holder", rowOrNobody(ruling.holder)}}},
                                {"concerns", std::move(concerns)},
                                {"turn", before.state.course.turn}};
    return {EntryKind::Ruling, "umpire", action.dump(), {}, difference(before.state, ruled(before, ruling))};
}

void rule(Journal& journal, const Ruling& ruling, const std::string& reason) {
    journal.record(rulingDone(journal.campaign(), ruling, reason));
}

}  // namespace ephor::campaign
