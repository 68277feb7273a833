#include "core/campaign/umpire/ruling.h"

#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/notice_json.h"

#include <array>
#include <fmt/format.h>
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

std::string powerName(const Campaign& campaign, int row) {
    return row == nobody ? "nobody" : campaign.scenario.powers[at(row)].name;
}

int stepsLeftBut(const State& state, const Unit& but) {
    int steps = 0;
    for (const Unit& unit : state.units)
        steps += unit.army == but.army && &unit != &but ? unit.steps : 0;
    return steps;
}

void standAt(State& state, const Ruling& ruling) {
    Army& army = state.armies[at(ruling.thing)];
    army.place = PlaceId(ruling.value);
    army.from = {};
    army.stayed = 0;
    army.fortified = false;  // the camp stays behind
}

void keepSteps(State& state, const Ruling& ruling) {
    Unit& unit = state.units[at(ruling.thing)];
    unit.steps = ruling.value;
    if (unit.steps == 0)
        unit.army = {};
}

/// A leader who is not Serving loses any command; one who is recovers. One who is not captured has no holder.
void decideFate(State& state, const Ruling& ruling) {
    const LeaderId id(ruling.thing);
    Leader& leader = state.leaders[id.index()];
    leader.fate = static_cast<Fate>(ruling.value);
    if (leader.fate == Fate::Serving) {
        leader.wound = Wound::None;
        leader.cpNow = leader.cp;
    } else {
        if (leader.army)
            state.armies[leader.army.index()].leader = {};
        leader.army = {};
        for (Fleet& fleet : state.fleets)
            if (fleet.admiral == id)
                fleet.admiral = {};
    }
    for (Captive& captive : state.captives)
        if (captive.leader == id)
            captive.holder = {};
    if (ruling.holder)
        capture(state, id, ruling.holder);
}

/// Without a trait, the one gained last is removed.
void makeKnownFor(State& state, const Ruling& ruling) {
    const LeaderId leader(ruling.thing);
    if (ruling.value != nobody) {
        state.leaderTraits.push_back({leader, TraitId(ruling.value), state.course.turn});
        return;
    }
    for (LeaderTrait& leaderTrait : std::views::reverse(state.leaderTraits))
        if (leaderTrait.leader == leader && leaderTrait.trait) {
            leaderTrait.trait = {};
            return;
        }
}

void giveTo(State& state, const Ruling& ruling) {
    City& city = state.cities[at(ruling.thing)];
    city.owner = powerAt(ruling.value);
    city.besieger = {};
    city.works = city.starving = city.breach = 0;
}

/// What can be ruled on: a row for each RulingSubject, in order.
struct Subject {
    std::string_view matter;                                    ///< "the treasury of "
    std::vector<int> (*things)(const Campaign&);                ///< rows that can be ruled on
    std::string (*name)(const Campaign&, int thing);            ///< of a thing
    PowerId (*owner)(const State&, int thing);                  ///< of a thing
    int (*value)(const State&, int thing);                      ///< the current value
    std::pair<int, int> (*bounds)(const Campaign&, int thing);  ///< the lowest and highest value
    std::string (*text)(const Campaign&, int value, PowerId holder);
    void (*set)(State&, const Ruling&);
};

/// The rows of a table for which `isMeant` is true.
template <typename T, typename Is> std::vector<int> rowsOf(const std::vector<T>& table, Is isMeant) {
    std::vector<int> rows;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (isMeant(table[i]))
            rows.push_back(static_cast<int>(i));
    return rows;
}
template <typename T> std::vector<int> rowsOf(const std::vector<T>& table) {
    return rowsOf(table, [](const T&) { return true; });
}
template <typename T> int lastRow(const std::vector<T>& table) { return static_cast<int>(std::ssize(table)) - 1; }

PowerId powerItself(const State& /*state*/, int thing) { return PowerId(thing); }
PowerId ownerOfCity(const State& state, int thing) { return state.cities[at(thing)].owner; }
PowerId powerOfLeader(const State& state, int thing) { return state.leaders[at(thing)].power; }
std::string placeName(const Campaign& campaign, int thing) { return campaign.scenario.map.place(PlaceId(thing)).name; }
std::string leaderName(const Campaign& campaign, int thing) { return campaign.state.leaders[at(thing)].name; }
std::string numberText(const Campaign& /*campaign*/, int value, PowerId /*holder*/) { return std::to_string(value); }

constexpr std::array<Subject, Words<RulingSubject>::list.size()> subjects{
    {{.matter = "the treasury of ",
      .things =
          [](const Campaign& campaign) {
              return hasMoney(campaign.scenario) ? rowsOf(campaign.state.powers) : std::vector<int>();
          },
      .name = powerName,
      .owner = powerItself,
      .value = [](const State& state, int thing) { return state.powers[at(thing)].treasury; },
      .bounds = [](const Campaign&, int) { return std::pair(0, mostTalentsGiven); },
      .text = numberText,
      .set = [](State& state, const Ruling& ruling) { state.powers[at(ruling.thing)].treasury = ruling.value; }},
     {.matter = "the Arete of ",
      .things = [](const Campaign& campaign) { return rowsOf(campaign.state.powers); },
      .name = powerName,
      .owner = powerItself,
      .value = [](const State& state, int thing) { return state.powers[at(thing)].arete; },
      .bounds = [](const Campaign&, int) { return std::pair(-mostArete, mostArete); },
      .text = numberText,
      .set = [](State& state, const Ruling& ruling) { state.powers[at(ruling.thing)].arete = ruling.value; }},
     {.matter = "the loyalty of ",
      .things =
          [](const Campaign& campaign) {
              return rowsOf(campaign.state.cities, [](const City& city) { return static_cast<bool>(city.owner); });
          },
      .name = placeName,
      .owner = ownerOfCity,
      .value = [](const State& state, int thing) { return state.cities[at(thing)].loyalty; },
      .bounds = [](const Campaign&, int) { return std::pair(-mostLoyalty, mostLoyalty); },
      .text = numberText,
      .set = [](State& state, const Ruling& ruling) { state.cities[at(ruling.thing)].loyalty = ruling.value; }},
     {.matter = "who holds ",
      .things = [](const Campaign& campaign) { return rowsOf(campaign.state.cities); },
      .name = placeName,
      .owner = ownerOfCity,
      .value = [](const State& state, int thing) { return rowOrNobody(state.cities[at(thing)].owner); },
      .bounds = [](const Campaign& campaign, int) { return std::pair(nobody, lastRow(campaign.state.powers)); },
      .text = [](const Campaign& campaign, int value, PowerId) { return powerName(campaign, value); },
      .set = giveTo},
     {.matter = "the place of ",
      .things = [](const Campaign& campaign) { return rowsOf(campaign.state.armies, isThere); },
      .name = [](const Campaign& campaign, int thing) { return campaign.state.armies[at(thing)].name; },
      .owner = [](const State& state, int thing) { return state.armies[at(thing)].power; },
      .value = [](const State& state, int thing) { return static_cast<int>(state.armies[at(thing)].place.index()); },
      .bounds = [](const Campaign& campaign, int) { return std::pair(0, lastRow(campaign.state.cities)); },
      .text = [](const Campaign& campaign, int value, PowerId) { return placeName(campaign, value); },
      .set = standAt},
     {.matter = "the steps of ",
      .things =
          [](const Campaign& campaign) {
              return rowsOf(campaign.state.units, [](const Unit& unit) { return static_cast<bool>(unit.army); });
          },
      .name = [](const Campaign& campaign, int thing) { return campaign.state.units[at(thing)].name; },
      .owner =
          [](const State& state, int thing) {
              const ArmyId army = state.units[at(thing)].army;
              return army ? state.armies[army.index()].power : PowerId{};
          },
      .value = [](const State& state, int thing) { return state.units[at(thing)].steps; },
      .bounds = [](const Campaign& campaign, int thing) { return std::pair(0, campaign.state.units[at(thing)].most); },
      .text = numberText,
      .set = keepSteps},
     {.matter = "the fate of ",
      .things = [](const Campaign& campaign) { return rowsOf(campaign.state.leaders); },
      .name = leaderName,
      .owner = powerOfLeader,
      .value = [](const State& state, int thing) { return static_cast<int>(state.leaders[at(thing)].fate); },
      .bounds = [](const Campaign&, int) { return std::pair(0, static_cast<int>(Words<Fate>::list.size()) - 1); },
      .text =
          [](const Campaign& campaign, int value, PowerId holder) {
              const std::string fate(wordOf(static_cast<Fate>(value)));
              return holder ? fate + " by " + powerName(campaign, rowOrNobody(holder)) : fate;
          },
      .set = decideFate},
     {.matter = "what is known of ",
      .things =
          [](const Campaign& campaign) {
              return campaign.scenario.traits.empty() ? std::vector<int>() : rowsOf(campaign.state.leaders);
          },
      .name = leaderName,
      .owner = powerOfLeader,
      .value =
          [](const State& state, int thing) {
              const std::vector<TraitId> traits = traitsOf(state, LeaderId(thing));
              return traits.empty() ? nobody : static_cast<int>(traits.back().index());
          },
      .bounds = [](const Campaign& campaign, int) { return std::pair(nobody, lastRow(campaign.scenario.traits)); },
      .text =
          [](const Campaign& campaign, int value, PowerId) {
              return value == nobody ? std::string("nothing") : campaign.scenario.traits[at(value)].name;
          },
      .set = makeKnownFor}}};

const Subject& subjectOf(RulingSubject subject) { return subjects[static_cast<std::size_t>(subject)]; }

}  // namespace

std::vector<int> thingsOf(const Campaign& campaign, RulingSubject subject) {
    return subjectOf(subject).things(campaign);
}

std::string nameOfThing(const Campaign& campaign, RulingSubject subject, int thing) {
    return subjectOf(subject).name(campaign, thing);
}

int valueOf(const Campaign& campaign, RulingSubject subject, int thing) {
    return subjectOf(subject).value(campaign.state, thing);
}

std::pair<int, int> boundsOf(const Campaign& campaign, RulingSubject subject, int thing) {
    return subjectOf(subject).bounds(campaign, thing);
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
    subjectOf(ruling.subject).set(state, ruling);
    return state;
}

std::string rulingText(const Campaign& before, const Ruling& ruling) {
    const Subject& subject = subjectOf(ruling.subject);
    const int was = subject.value(before.state, ruling.thing);
    return fmt::format("{}{}: {} (was {})", subject.matter, subject.name(before, ruling.thing),
                       subject.text(before, ruling.value, ruling.holder),
                       subject.text(before, was, holderIn(before, ruling)));
}

std::vector<PowerId> concernedBy(const Campaign& before, const Ruling& ruling) {
    std::set<PowerId> powers{subjectOf(ruling.subject).owner(before.state, ruling.thing)};
    if (ruling.subject == RulingSubject::Owner)
        powers.insert(powerAt(ruling.value));
    powers.insert(ruling.holder);
    powers.insert(holderIn(before, ruling));
    powers.erase(PowerId{});
    return {powers.begin(), powers.end()};
}

NewEntry rulingEntry(const Campaign& before, const Ruling& ruling, const std::string& reason) {
    nlohmann::json action =
        toJson(Notice{reason, rulingText(before, ruling), idsOf(before.scenario, concernedBy(before, ruling)),
                      before.state.course.turn});
    action["decree"] = {{"matter", wordOf(ruling.subject)},
                        {"thing", ruling.thing},
                        {"value", ruling.value},
                        {"holder", rowOrNobody(ruling.holder)}};
    return {EntryKind::Ruling, "umpire", action.dump(), {}, difference(before.state, ruled(before, ruling))};
}

void rule(Journal& journal, const Ruling& ruling, const std::string& reason) {
    journal.record(rulingEntry(journal.campaign(), ruling, reason));
}

}  // namespace ephor::campaign
