#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/route.h"
#include "core/campaign/model/shown_name.h"
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
            const Way way = path(written, voyage);
            if (!voyage.fleet)
                continue;
            afford(written, voyage, way.isWhole);
            cargo(written, voyage);
            shipyard(written, voyage, way.end);
            squadrons(written, voyage);
            voyages.push_back(std::move(voyage));
        }
        return voyages;
    }

private:
    const Fleet& fleet(FleetId id) const { return m_state.fleets[id.index()]; }

    FleetId fleetOf(const Written& word) {
        if (m_names.fleets.find(word.text).empty() && !m_names.armies.find(word.text).empty()) {
            fault("no-fleet", word, {"\"{0}\" is an army, not a fleet: leave out the word \"fleet\".", {word.text}});
            return {};
        }
        return FleetId(
            rowOf(word, m_names.fleets,
                  {"unknown-fleet", "You have no fleet \"{0}\"; did you mean \"{1}\"?",
                   "You have no fleet \"{0}\". There are: {1}.", "You have no fleet \"{0}\", nor any other."}));
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

    struct Way {
        bool isWhole = true;  ///< without faults
        PlaceId end;          ///< where the fleet ends the turn; none if that place is wrong
    };
    /// The way from a wrong place to the next one is not checked.
    Way path(const WrittenVoyage& written, Voyage& voyage) {
        Way way{true, voyage.fleet ? fleet(voyage.fleet).place : PlaceId{}};
        for (const Written& word : written.path) {
            const PlaceId next = placeOf(word);
            const bool isRight =
                next && (!voyage.fleet || !way.end || next == way.end || addRoute(word, way.end, next, voyage));
            way.isWhole = way.isWhole && isRight;
            way.end = isRight ? next : PlaceId{};
        }
        if (way.isWhole)
            checkEnd(written, voyage, way.end);
        return way;
    }
    /// Returns false after a fault.
    bool addRoute(const Written& word, PlaceId at, PlaceId next, Voyage& voyage) {
        const std::vector<PlaceId> route =
            map().bySea(at, next) ? std::vector{next} : seaRoute(m_campaign.scenario, at, next);
        voyage.path.insert(voyage.path.end(), route.begin(), route.end());
        if (!route.empty())
            return true;
        std::vector<std::string> lanes;
        for (const Step& step : map().steps(at))
            if (map().way(step.way).kind == WayKind::Sea)
                lanes.push_back(map().place(step.to).name);
        fault("no-lane", word,
              {"No sea lane leads from {0} to {1}. From {0} ships come to {2}.",
               {map().place(at).name, map().place(next).name, lanes.empty() ? "no place" : anyOf(lanes)}});
        return false;
    }
    void checkEnd(const WrittenVoyage& written, const Voyage& voyage, PlaceId at) {
        if (voyage.fleet && voyage.station == Station::Sail && !written.path.empty() && voyage.path.empty())
            fault("contradictory", written.path.back(),
                  {"{0} is at {1} already.", {written.fleet.text, map().place(at).name}});
        const int lanes = m_campaign.scenario.rules.seaLanes;
        if (std::ssize(voyage.path) > lanes)
            advise("far", written.fleet,
                   {"{0} needs {1} sea lanes and has {2}: it will halt on the way.",
                    {written.fleet.text, std::to_string(voyage.path.size()), std::to_string(lanes)}});
    }

    void afford(const WrittenVoyage& written, const Voyage& voyage, bool isWhole) {
        const Fleet& ship = fleet(voyage.fleet);
        const SeaRules& rules = m_campaign.scenario.rules.sea;
        Voyage priced = voyage;
        if (!isWhole)
            priced.path = {ship.place};  // it goes somewhere
        checkPaid(written.fleet, costOf(rules, priced), rules.sailCost,
                  ship.admiral ? m_state.leaders[ship.admiral.index()].name : "a fleet without an admiral",
                  commandPoints(m_campaign.scenario, m_state, ship));
    }

    /// The army of this name, if it can embark.
    ArmyId passenger(const Written& word, const Fleet& ship) {
        const auto& armies = m_state.armies;
        const std::string& port = map().place(ship.place).name;
        const ArmyId own(m_names.armies.only(word.text));
        NameList here;
        for (const ArmyId id : m_armyIndex.armiesAt(ship.place))
            if (const Army& army = armies[id.index()]; isFriend(m_state, army.power, m_power))
                here.add(static_cast<int>(id.index()), army.id, shownName(m_campaign, id, army.power), army.name);
        if (own && armies[own.index()].place == ship.place)
            return own;
        if (own && here.find(word.text).empty()) {
            fault("not-there", word,
                  {"{0} stands at {1}, but {2} lies at {3}: an army goes aboard where it stands.",
                   {m_names.armies.shown(static_cast<int>(own.index())), map().place(armies[own.index()].place).name,
                    ship.name, port}});
            return {};
        }
        if (here.find(word.text).size() < 2 && here.only(word.text) < 0) {
            const int near = here.nearest(word.text);
            fault("unknown-army", word,
                  near >= 0 ? Message("No army of yours \"{0}\" stands at {1}; did you mean \"{2}\"?",
                                      {word.text, port, here.shown(near)})
                            : Message("No army of yours \"{0}\" stands at {1}.", {word.text, port}),
                  near >= 0 ? std::vector{here.written(near)} : std::vector<std::string>());
            return {};
        }
        return ArmyId(rowOf(word, here, {"unknown-army", "", ""}));
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
            const auto own = std::ranges::find_if(m_sheet.orders, [&](const WrittenOrder& order) {
                return ArmyId(m_names.armies.only(order.army.text)) == army;
            });
            if (own != m_sheet.orders.end() && !own->path.empty())
                fault("contradictory", word,
                      {"{0} is to go aboard and to march to {1}; it does one or the other in a turn.",
                       {word.text, own->path.front().text}});
            needs += squadronsFor(m_campaign.scenario, m_state, m_armyIndex, army);
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

    void shipyard(const WrittenVoyage& written, Voyage& voyage, PlaceId yard) {
        voyage.build = written.build;
        if (written.build == 0 || !yard)
            return;
        const Place& site = map().place(yard);
        if (site.docks == 0 || m_state.cities[yard.index()].owner != m_power)
            fault("docks", written.fleet,
                  {"{0} is to build at {1}, where you have no docks.", {written.fleet.text, site.name}});
        else if (written.build > site.harbour)
            advise("docks", written.fleet,
                   {"The yard of {0} turns out {1} in a turn, not {2}.",
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
