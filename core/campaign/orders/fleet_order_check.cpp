#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/sheet_check.h"

#include <set>

namespace ephor::campaign {

namespace {

class VoyageCheck : SheetCheck {
public:
    using SheetCheck::SheetCheck;

    std::vector<Voyage> all() {
        std::vector<Voyage> voyages;
        std::set<FleetId> ordered;
        for (const WrittenVoyage& written : m_sheet.voyages) {
            if (!hasSea(m_campaign.scenario)) {
                fault("no-sea", written.fleet,
                      "This campaign is played without fleets; armies cross the sea by themselves.");
                continue;
            }
            Voyage voyage;
            voyage.fleet = fleetOf(written.fleet);
            if (voyage.fleet && !ordered.insert(voyage.fleet).second)
                twice(written.fleet);
            station(written, voyage);
            if (!path(written, voyage) || !voyage.fleet)
                continue;
            afford(written, voyage);
            cargo(written, voyage);
            shipyard(written, voyage);
            squadrons(written, voyage);
            voyages.push_back(std::move(voyage));
        }
        return voyages;
    }

private:
    const Fleet& fleet(FleetId id) const { return m_state.fleets[id.index()]; }

    FleetId fleetOf(const Written& word) {
        std::vector<std::string> own;
        for (const FleetId id : fleetsOf(m_state, m_power)) {
            if (fleet(id).id == word.text)
                return id;
            own.push_back(fleet(id).id);
        }
        const auto army = std::ranges::find(m_state.armies, word.text, &Army::id);
        if (army != m_state.armies.end() && army->power == m_power)
            fault("no-fleet", word, {"\"{0}\" is an army, not a fleet: leave out the word \"fleet\".", {word.text}});
        else
            unknown({"unknown-fleet", "You have no fleet \"{0}\"; did you mean \"{1}\"?",
                     "You have no fleet \"{0}\". There are: {1}.", "You have no fleet \"{0}\", nor any other."},
                    word, own);
        return {};
    }

    void station(const WrittenVoyage& written, Voyage& voyage) {
        voyage.station =
            valueOf<Station>(written.station, {"unknown-station", "A fleet cannot \"{0}\"; did you mean \"{1}\"?",
                                               "A fleet cannot \"{0}\"; it may {1}."})
                .value_or(voyage.station);
        if (voyage.station == Station::Hold && !written.path.empty())
            fault("contradictory", written.station,
                  {"{0} is to hold and to go to {1}; say \"sail\" where it shall go.",
                   {written.fleet.text, written.path.front().text}});
        if (voyage.station == Station::Sail && written.path.empty())
            fault("contradictory", written.station, {"{0} is to sail, but no place says where.", {written.fleet.text}});
    }

    bool path(const WrittenVoyage& written, Voyage& voyage) {
        PlaceId at = voyage.fleet ? fleet(voyage.fleet).place : PlaceId{};
        for (const Written& word : written.path) {
            const PlaceId next = placeOf(word);
            if (!next)
                return false;
            if (at && !map().bySea(at, next)) {
                std::vector<std::string> lanes;
                for (const Step& step : map().steps(at))
                    if (map().way(step.way).kind == WayKind::Sea)
                        lanes.push_back(map().place(step.to).id);
                fault("no-lane", word,
                      {"No sea lane leads from {0} to {1}. From there ships come to {2}.",
                       {map().place(at).name, map().place(next).name, lanes.empty() ? "nowhere" : anyOf(lanes)}});
                return false;
            }
            at = next;
            voyage.path.push_back(next);
        }
        const int lanes = m_campaign.scenario.rules.seaLanes;
        if (std::ssize(voyage.path) > lanes)
            advise("far", written.fleet,
                   {"{0} needs {1} sea lanes and has {2}: it will halt on the way.",
                    {written.fleet.text, std::to_string(voyage.path.size()), std::to_string(lanes)}});
        return true;
    }

    /// 2.4: as on land, a fleet may sail without enough points, with a Control Test; everything else must be paid.
    void afford(const WrittenVoyage& written, const Voyage& voyage) {
        const Fleet& ship = fleet(voyage.fleet);
        const SeaRules& rules = m_campaign.scenario.rules.sea;
        const int has = commandPoints(m_campaign.scenario, m_state, ship);
        const int cost = costOf(rules, voyage);
        if (cost > std::max(has, rules.sailCost))
            tooDear(written.fleet, cost,
                    ship.admiral ? m_state.leaders[ship.admiral.index()].name : "a fleet without an admiral", has);
    }

    /// The army of this name, if it can embark.
    ArmyId passenger(const Written& word, const Fleet& ship) {
        const auto& armies = m_state.armies;
        std::vector<std::string> here;
        for (const ArmyId id : m_roll.armiesAt(ship.place)) {
            const Army& army = armies[id.index()];
            if (!isFriend(m_state, army.power, m_power))
                continue;
            if (army.id == word.text)
                return id;
            here.push_back(army.id);
        }
        const auto elsewhere = std::ranges::find(armies, word.text, &Army::id);
        const auto near = nearestWord(word.text, here);
        if (elsewhere != armies.end() && isThere(*elsewhere) && elsewhere->power == m_power)
            fault("not-there", word,
                  {"{0} stands at {1}, but {2} lies at {3}: an army goes aboard where it stands.",
                   {elsewhere->name, map().place(elsewhere->place).name, ship.name, map().place(ship.place).name}});
        else if (near)
            fault("unknown-army", word,
                  {"No army of yours \"{0}\" stands at {1}; did you mean \"{2}\"?",
                   {word.text, map().place(ship.place).name, *near}});
        else
            fault("unknown-army", word,
                  {"No army of yours \"{0}\" stands at {1}.", {word.text, map().place(ship.place).name}});
        return {};
    }
    void cargo(const WrittenVoyage& written, Voyage& voyage) {
        const Fleet& ship = fleet(voyage.fleet);
        int needs = 0;
        for (const Written& word : written.carries) {
            const ArmyId army = passenger(word, ship);
            if (!army)
                continue;
            if (!m_aboard.insert(army).second) {
                fault("twice", word, {"{0} is taken aboard twice.", {word.text}});
                continue;
            }
            const auto own =
                std::ranges::find(m_sheet.orders, word.text, [](const WrittenOrder& o) { return o.army.text; });
            if (own != m_sheet.orders.end() && !own->path.empty())
                fault("contradictory", word,
                      {"{0} is to go aboard and to march to {1}; it does one or the other in a move.",
                       {word.text, own->path.front().text}});
            needs += squadronsFor(m_campaign.scenario, m_state, m_roll, army);
            voyage.carries.push_back(army);
        }
        if (!written.carries.empty() && written.path.empty())
            fault("contradictory", written.carries.front(),
                  {"{0} is to carry {1}, but no place says where.", {ship.name, written.carries.front().text}});
        const int room = std::max(0, ship.squadrons - written.detach);
        if (needs > room)
            fault("room", written.carries.front(),
                  {"{0} has {1}; to carry these it needs {2}.",
                   {ship.name, counted(room, "squadron"), std::to_string(needs)}});
    }

    void shipyard(const WrittenVoyage& written, Voyage& voyage) {
        voyage.build = written.build;
        if (written.build == 0)
            return;
        const PlaceId yard = voyage.path.empty() ? fleet(voyage.fleet).place : voyage.path.back();
        const Place& site = map().place(yard);
        if (site.docks == 0 || m_state.cities[yard.index()].owner != m_power)
            fault("docks", written.fleet,
                  {"{0} is to build at {1}, where you have no docks.", {written.fleet.text, site.name}});
        else if (written.build > site.harbour)
            advise("docks", written.fleet,
                   {"The yard of {0} turns out {1} in a move, not {2}.",
                    {site.name, counted(site.harbour, "squadron"), std::to_string(written.build)}});
    }
    void squadrons(const WrittenVoyage& written, Voyage& voyage) {
        voyage.detach = written.detach;
        if (written.detach > 0 && written.detach >= fleet(voyage.fleet).squadrons)
            fault("detach", written.fleet,
                  {"{0} has {1} and cannot leave {2} behind.",
                   {fleet(voyage.fleet).name, counted(fleet(voyage.fleet).squadrons, "squadron"),
                    std::to_string(written.detach)}});
        if (written.join.text.empty())
            return;
        voyage.join = fleetOf(written.join);
        if (voyage.join == voyage.fleet)
            fault("join", written.join, {"{0} cannot join itself.", {written.fleet.text}});
    }

    std::set<ArmyId> m_aboard;
};

}  // namespace

std::vector<Voyage> checkVoyages(Validation& validation) { return VoyageCheck(validation).all(); }

}  // namespace ephor::campaign
