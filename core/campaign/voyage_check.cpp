// What a sheet says to fleets, judged: lanes, room aboard, docks, and what contradicts the orders of the armies.
#include "core/campaign/order_sheet.h"
#include "core/campaign/sea.h"

#include <set>

namespace ephor::campaign {

namespace {

class SeaJudge {
public:
    SeaJudge(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice)
        : m_campaign(campaign), m_power(power), m_sheet(sheet), m_advice(advice), m_roll(campaign.state) {}

    Result<std::vector<Voyage>> all() {
        std::vector<Voyage> voyages;
        std::set<FleetId> told;
        for (const WrittenVoyage& written : m_sheet.voyages) {
            if (!hasSea(m_campaign.scenario)) {
                fault("no-sea", written.fleet,
                      "This campaign is played without fleets; armies cross the sea by themselves.");
                continue;
            }
            Voyage voyage;
            voyage.fleet = fleetOf(written.fleet);
            if (voyage.fleet && !told.insert(voyage.fleet).second)
                fault("twice", written.fleet,
                      {"There are two orders for {0}; the earlier one stands before this.", {written.fleet.text}});
            station(written, voyage);
            if (!path(written, voyage) || !voyage.fleet)
                continue;
            cargo(written, voyage);
            shipyard(written, voyage);
            squadrons(written, voyage);
            voyages.push_back(std::move(voyage));
        }
        if (hasErrors(m_faults))
            return std::unexpected(std::move(m_faults));
        return voyages;
    }

private:
    const Map& map() const { return m_campaign.scenario.map; }
    const Fleet& fleet(FleetId id) const { return m_campaign.state.fleets[id.index()]; }
    void fault(std::string code, const Written& at, Message message) {
        m_faults.push_back({Severity::Error, "orders-" + std::move(code), at.place, std::move(message), {}, {}});
    }
    void advise(std::string code, const Written& at, Message message) {
        m_advice.push_back({Severity::Advice, "orders-" + std::move(code), at.place, std::move(message), {}, {}});
    }

    FleetId fleetOf(const Written& word) {
        const State& state = m_campaign.state;
        std::vector<std::string> own;
        for (const FleetId id : fleetsOf(state, m_power)) {
            if (fleet(id).id == word.text)
                return id;
            own.push_back(fleet(id).id);
        }
        const auto other = std::ranges::find(state.fleets, word.text, &Fleet::id);
        const auto army = std::ranges::find(state.armies, word.text, &Army::id);
        const auto near = nearestWord(word.text, own);
        if (other != state.fleets.end() && isAfloat(*other))
            fault("not-yours", word, {"{0} (\"{1}\") is not yours to command.", {other->name, other->id}});
        else if (army != state.armies.end() && army->power == m_power)
            fault("no-fleet", word, {"\"{0}\" is an army, not a fleet: leave out the word \"fleet\".", {word.text}});
        else if (near)
            fault("unknown-fleet", word, {"You have no fleet \"{0}\"; did you mean \"{1}\"?", {word.text, *near}});
        else if (own.empty())
            fault("unknown-fleet", word, {"You have no fleet \"{0}\", nor any other.", {word.text}});
        else
            fault("unknown-fleet", word, {"You have no fleet \"{0}\". There are: {1}.", {word.text, anyOf(own)}});
        return {};
    }

    void station(const WrittenVoyage& written, Voyage& voyage) {
        if (const auto station = fromWord<Station>(written.station.text)) {
            voyage.station = *station;
        } else {
            const auto near = nearestWord(written.station.text, allWords<Station>());
            fault("unknown-station", written.station,
                  near ? Message("A fleet cannot \"{0}\"; did you mean \"{1}\"?", {written.station.text, *near})
                       : Message("A fleet cannot \"{0}\"; it may {1}.",
                                 {written.station.text, anyOf(allWords<Station>())}));
        }
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
            const PlaceId next = map().find(word.text);
            if (!next) {
                const PlaceId near = map().nearest(word.text);
                fault("unknown-place", word,
                      near ? Message("There is no place \"{0}\" on the map; did you mean \"{1}\"?",
                                     {word.text, map().place(near).id})
                           : Message("There is no place \"{0}\" on the map.", {word.text}));
                return false;
            }
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

    /// The army that a word names, if it may go aboard.
    ArmyId passenger(const Written& word, const Fleet& ship) {
        const auto& armies = m_campaign.state.armies;
        std::vector<std::string> here;
        for (const ArmyId id : m_roll.armiesAt(ship.place)) {
            const Army& army = armies[id.index()];
            if (!isFriend(m_campaign.state, army.power, m_power))
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
            needs += squadronsFor(m_campaign.scenario, m_campaign.state, m_roll, army);
            voyage.carries.push_back(army);
        }
        if (!written.carries.empty() && written.path.empty())
            fault("contradictory", written.carries.front(),
                  {"{0} is to carry {1}, but no place says where.", {ship.name, written.carries.front().text}});
        if (const int room = ship.squadrons - written.detach; needs > room)
            fault("room", written.carries.front(),
                  {"{0} has {1} squadrons; to carry these it needs {2}.",
                   {ship.name, std::to_string(std::max(0, room)), std::to_string(needs)}});
    }

    void shipyard(const WrittenVoyage& written, Voyage& voyage) {
        voyage.build = written.build;
        if (written.build == 0)
            return;
        const PlaceId yard = voyage.path.empty() ? fleet(voyage.fleet).place : voyage.path.back();
        const Place& site = map().place(yard);
        if (site.docks == 0 || m_campaign.state.cities[yard.index()].owner != m_power)
            fault("docks", written.fleet,
                  {"{0} is to build at {1}, where you have no docks.", {written.fleet.text, site.name}});
        else if (written.build > site.harbour)
            advise("docks", written.fleet,
                   {"The yard of {0} turns out {1} squadrons in a move, not {2}.",
                    {site.name, std::to_string(site.harbour), std::to_string(written.build)}});
    }
    void squadrons(const WrittenVoyage& written, Voyage& voyage) {
        voyage.detach = written.detach;
        if (written.detach > 0 && written.detach >= fleet(voyage.fleet).squadrons)
            fault("detach", written.fleet,
                  {"{0} has {1} squadrons and cannot leave {2} behind.",
                   {fleet(voyage.fleet).name, std::to_string(fleet(voyage.fleet).squadrons),
                    std::to_string(written.detach)}});
        if (written.join.text.empty())
            return;
        voyage.join = fleetOf(written.join);
        if (voyage.join == voyage.fleet)
            fault("join", written.join, {"{0} cannot join itself.", {written.fleet.text}});
    }

    const Campaign& m_campaign;
    PowerId m_power;
    const OrderSheet& m_sheet;
    Diagnostics& m_advice;
    MusterRoll m_roll;
    std::set<ArmyId> m_aboard;
    Diagnostics m_faults;
};

}  // namespace

Result<std::vector<Voyage>> voyagesOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                      Diagnostics& advice) {
    return SeaJudge(campaign, power, sheet, advice).all();
}

}  // namespace ephor::campaign
