// Armies and fleets of a turn page, and where they can go.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/route.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/passengers.h"
#include "core/campaign/reports/sighting_text.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/scouting.h"
#include "core/pages/turn_data.h"

#include <map>

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

class Units {
public:
    explicit Units(const Visible& visible)
        : m_visible(visible),
          m_scenario(visible.known.scenario),
          m_state(visible.known.state),
          m_names(visible.known, visible.power),
          m_armyIndex(visible.known.state) {}

    Json all() {
        Json armies = Json::array();
        for (const ArmyId id : m_armyIndex.armiesOf(m_visible.power))
            armies.push_back(army(id));
        Json fleets = Json::array();
        for (const FleetId id : fleetsOf(m_state, m_visible.power))
            fleets.push_back(fleet(id));
        return {{"armies", std::move(armies)},
                {"fleets", std::move(fleets)},
                {"marches", std::move(m_marches)},
                {"voyages", std::move(m_voyages)},
                {"seen", seen()}};
    }

private:
    std::size_t places() const { return m_scenario.map.places().size(); }

    Json leader(LeaderId id) const {
        if (!id)
            return {};
        const Leader& one = m_state.leaders[id.index()];
        return {{"name", one.name}, {"traits", traitNames(m_scenario, m_state, id)}};
    }

    Json army(ArmyId id) {
        const Army& one = m_state.armies[id.index()];
        const Contingent* contingent = contingentOf(m_state, id);
        addMarches(one.place);
        Json json{{"name", shownName(m_visible.known, id, m_visible.power)},
                  {"written", m_names.armies.written(static_cast<int>(id.index()))},
                  {"place", one.place.index()},
                  {"units", m_armyIndex.units(id).size()},
                  {"steps", stepsOfArmy(m_state, m_armyIndex, id)},
                  {"troops", troopsText(m_state, m_armyIndex, id)},
                  {"fatigue", one.fatigue},
                  {"spirit", one.spirit},
                  {"leader", leader(one.leader)},
                  {"points", commandPoints(m_state, one)},
                  {"serves", contingent ? Json(m_state.armies[contingent->host.index()].name) : Json()},
                  {"reach", contingent ? Json::array() : reachOf(id)}};
        if (m_scenario.rules.modules.has(Module::Supply))
            json["food"] = one.supply;
        return json;
    }

    /// The cheapest march to each place: the places on it. One list for all armies of a place.
    void addMarches(PlaceId from) {
        const std::string key = std::to_string(from.index());
        if (m_marches.contains(key))
            return;
        Json rows = Json::array();
        std::vector<std::vector<Step>>& marches = m_steps[from];
        for (std::size_t i = 0; i < places(); ++i) {
            marches.push_back(marchRoute(m_scenario, from, PlaceId(static_cast<int>(i))));
            Json path = Json::array();
            PlaceId at = from;
            for (Step& step : marches.back()) {
                step.way = m_scenario.marchWay(at, step.to);  // where there are two, this one is marched
                at = step.to;
                path.push_back(step.to.index());
            }
            rows.push_back(std::move(path));
        }
        m_marches[key] = std::move(rows);
    }

    /// Turns to the end of the way, from 1; negative: only by a forced march.
    int turnsOf(ArmyId id, const std::vector<Step>& way, Posture posture, bool isForced) const {
        Order order{id, posture, {}, {}, {}};
        for (const Step& step : way)
            order.path.push_back(step.to);
        if (isForced)
            order.tasks = {Task::Forced};
        const int perTurn = marchPoints(m_scenario, m_state, m_armyIndex, id, order);
        const int turns = stagesOf(m_scenario.map, way, perTurn).back().turn + 1;
        const bool isTooFar =
            std::ranges::any_of(way, [&](const Step& step) { return m_scenario.map.way(step.way).points > perTurn; });
        return isTooFar ? -turns : turns;
    }
    /// For each place: march points, then turns for each speed; null: no way leads there.
    Json reachOf(ArmyId id) {
        Json rows = Json::array();
        for (const std::vector<Step>& way : m_steps[m_state.armies[id.index()].place]) {
            if (way.empty()) {
                rows.push_back(nullptr);
                continue;
            }
            int points = 0;
            for (const Step& step : way)
                points += m_scenario.map.way(step.way).points;
            rows.push_back({points, turnsOf(id, way, Posture::March, false), turnsOf(id, way, Posture::March, true),
                            turnsOf(id, way, Posture::Ravage, false), turnsOf(id, way, Posture::Ravage, true)});
        }
        return rows;
    }

    Json fleet(FleetId id) {
        const Fleet& one = m_state.fleets[id.index()];
        addVoyages(one.place);
        const std::string line = voyageLine(m_names, {id, Station::Hold, {}, {}, 0, 0, {}});
        Json passengers = Json::array();
        for (const ArmyId army : passengersOf(m_visible.known, m_armyIndex, id))
            passengers.push_back({{"written", m_names.armies.written(static_cast<int>(army.index()))},
                                  {"squadrons", squadronsFor(m_scenario, m_state, m_armyIndex, army)}});
        Json others = Json::array();
        for (const FleetId other : fleetsOf(m_state, m_visible.power))
            if (other != id)
                others.push_back(m_names.fleets.written(static_cast<int>(other.index())));
        return {{"name", shownName(m_visible.known, id, m_visible.power)},
                {"written", line.substr(0, line.rfind(": "))},
                {"place", one.place.index()},
                {"squadrons", one.squadrons},
                {"leader", leader(one.admiral)},
                {"points", commandPoints(m_scenario, m_state, one)},
                {"passengers", std::move(passengers)},
                {"others", std::move(others)}};
    }
    /// The shortest voyage to each place: its turns and the places on it; empty: no lane leads there.
    void addVoyages(PlaceId from) {
        const std::string key = std::to_string(from.index());
        if (m_voyages.contains(key))
            return;
        const int perTurn = std::max(1, m_scenario.rules.seaLanes);
        Json rows = Json::array();
        for (std::size_t i = 0; i < places(); ++i) {
            Json row = Json::array();
            const std::vector<PlaceId> path = seaRoute(m_scenario, from, PlaceId(static_cast<int>(i)));
            if (!path.empty())
                row.push_back((static_cast<int>(path.size()) - 1) / perTurn + 1);
            for (const PlaceId place : path)
                row.push_back(place.index());
            rows.push_back(std::move(row));
        }
        m_voyages[key] = std::move(rows);
    }

    /// Armies and fleets of others: in sight, or reported by scouts and not seen since.
    Json seen() const {
        Json rows = Json::array();
        for (const SeenArmy& army : m_visible.armies)
            rows.push_back(seenJson(false, army.power, army.place, wordOf(army.size)));
        for (const SeenFleet& fleet : m_visible.fleets)
            rows.push_back(seenJson(true, fleet.power, fleet.place, wordOf(fleet.size)));
        for (const Sighting& sighting : m_state.sightings)
            addSighting(rows,
                        seenJson(false, m_state.armies[sighting.army.index()].power, sighting.place,
                                 sizeWord(sighting.insight, sighting.units)),
                        sightingText(m_visible.known, sighting), m_state.course.turn - sighting.turn);
        for (const FleetSighting& sighting : m_state.fleetSightings)
            addSighting(rows,
                        seenJson(true, m_state.fleets[sighting.fleet.index()].power, sighting.place,
                                 sizeWord(sighting.insight, sighting.squadrons)),
                        sightingText(m_visible.known, sighting), m_state.course.turn - sighting.turn);
        return rows;
    }
    static Json seenJson(bool isFleet, PowerId power, PlaceId place, std::string_view size) {
        return {{"isFleet", isFleet}, {"power", power.index()}, {"place", place.index()}, {"size", size}, {"age", 0}};
    }
    static std::string_view sizeWord(Insight insight, int count) {
        return insight == Insight::Something ? std::string_view() : wordOf(sizeOf(count));
    }
    /// A report of this turn about what is in sight tells more of it; others have a row of their own.
    static void addSighting(Json& rows, Json row, const std::string& text, int age) {
        const auto same = std::ranges::find_if(rows, [&](const Json& one) {
            return age == 0 && !one.contains("text") && one["isFleet"] == row["isFleet"] &&
                   one["power"] == row["power"] && one["place"] == row["place"];
        });
        if (same != rows.end()) {
            (*same)["text"] = text;
            return;
        }
        row["age"] = age;
        row["text"] = text;
        rows.push_back(std::move(row));
    }

    const Visible& m_visible;
    const Scenario& m_scenario;
    const State& m_state;
    SheetNames m_names;
    ArmyIndex m_armyIndex;
    std::map<PlaceId, std::vector<std::vector<Step>>> m_steps;  ///< to each place
    Json m_marches = Json::object();
    Json m_voyages = Json::object();
};

}  // namespace

Json unitsJson(const Visible& visible) { return Units(visible).all(); }

}  // namespace ephor::campaign
