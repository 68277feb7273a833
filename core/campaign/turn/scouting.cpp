#include "core/campaign/turn/scouting.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/turn_context.h"

#include <optional>

namespace ephor::campaign {

namespace {

constexpr int seesSomething = 2;
constexpr int seesPosture = 4;
constexpr int seesList = 6;
constexpr int hidden = 2;  ///< deducted for armies that lie in wait and for fleets that avoid contact
constexpr int keepsWatch = 2;

/// Nothing if the score is too low.
std::optional<Insight> insightOf(int score) {
    if (score < seesSomething)
        return {};
    return score >= seesList ? Insight::List : score >= seesPosture ? Insight::Posture : Insight::Something;
}

/// The lowest number of this size.
int leastOf(Size size) {
    int count = 1;
    while (sizeOf(count) != size)
        ++count;
    return count;
}

class Scouts {
public:
    explicit Scouts(TurnContext& turn) : m_turn(turn) {}

    void armies() {
        m_turn.updateIndex();
        for (std::size_t i = 0; i < m_turn.now.armies.size(); ++i) {
            const ArmyId id(static_cast<int>(i));
            if (!isThere(m_turn.army(id)))
                continue;
            const PlaceId here = m_turn.army(id).place;
            look(id, here);
            PlaceId last;
            for (const Step& step : m_turn.map().steps(here))
                if (step.to != last && m_turn.map().way(step.way).kind != WayKind::Sea) {
                    last = step.to;
                    look(id, step.to);
                }
        }
    }

    /// Armies look for fleets in all neighbouring places, fleets only along sea lanes.
    void fleets() {
        if (m_turn.now.fleets.empty())
            return;
        for (const Army& army : m_turn.now.armies)
            if (isThere(army))
                lookForShips({army.power, army.name, army.posture == Posture::Watch}, army.place, true);
        for (const Fleet& fleet : m_turn.now.fleets)
            if (isAfloat(fleet))
                lookForShips({fleet.power, fleet.name, fleet.station == Station::Watch}, fleet.place, false);
    }

private:
    struct LookOut {
        PowerId power;
        std::string name;
        bool watches = false;
    };

    void look(ArmyId id, PlaceId there) {
        const PowerId power = m_turn.army(id).power;
        for (const ArmyId other : m_turn.armyIndex.armiesAt(there))
            if (atWar(m_turn.now, power, m_turn.army(other).power))
                see(power, other,
                    m_turn.dice.inSecret().die(m_turn.army(id).name + " scouts " + m_turn.army(other).name,
                                               scoreOf(id) - screenOf(other)));
    }
    int scoreOf(ArmyId id) const {
        const Army& army = m_turn.now.armies[id.index()];
        return scoutsOf(m_turn.now, m_turn.armyIndex, id) + (army.posture == Posture::Watch ? keepsWatch : 0) +
               amongFriends(army.power, army.place);
    }
    int amongFriends(PowerId power, PlaceId place) const {
        return isFriend(m_turn.now, m_turn.now.cities[place.index()].owner, power) ? 1 : 0;
    }

    int screenOf(ArmyId id) const {
        return scoutsOf(m_turn.now, m_turn.armyIndex, id) +
               (m_turn.now.armies[id.index()].posture == Posture::LieInWait ? hidden : 0);
    }

    void see(PowerId power, ArmyId id, int score) {
        const std::optional<Insight> insight = insightOf(score);
        if (!insight)
            return;
        Sighting& sighting = rowOf(m_turn.now.sightings, power, id, &Sighting::army);
        const Army& army = m_turn.army(id);
        if (sighting.turn == m_turn.now.course.turn && sighting.insight >= *insight)
            return;  // another army has seen at least as much
        const auto units = static_cast<int>(std::ssize(m_turn.armyIndex.units(id)));
        sighting.turn = m_turn.now.course.turn;
        sighting.place = army.place;
        sighting.insight = *insight;
        sighting.posture = insight >= Insight::Posture ? army.posture : Posture::Hold;
        sighting.units = insight == Insight::List ? units : insight == Insight::Posture ? leastOf(sizeOf(units)) : 0;
        sighting.list = insight == Insight::List ? troopsText(m_turn.now, m_turn.armyIndex, id) : "";
    }

    void lookForShips(const LookOut& by, PlaceId here, bool byLandToo) {
        std::vector<PlaceId> places{here};
        for (const Step& step : m_turn.map().steps(here))
            if ((byLandToo || m_turn.map().way(step.way).kind == WayKind::Sea) &&
                std::ranges::find(places, step.to) == places.end())
                places.push_back(step.to);
        const int score = (by.watches ? keepsWatch : 0) + amongFriends(by.power, here);
        for (std::size_t i = 0; i < m_turn.now.fleets.size(); ++i) {
            const Fleet& fleet = m_turn.now.fleets[i];
            if (!isAfloat(fleet) || !atWar(m_turn.now, by.power, fleet.power) ||
                std::ranges::find(places, fleet.place) == places.end())
                continue;
            const int screen = fleet.station == Station::Avoid ? hidden : 0;
            see(by.power, FleetId(static_cast<int>(i)),
                m_turn.dice.inSecret().die(by.name + " looks out for " + fleet.name, score - screen));
        }
    }
    void see(PowerId power, FleetId id, int score) {
        const std::optional<Insight> insight = insightOf(score);
        if (!insight)
            return;
        FleetSighting& seen = rowOf(m_turn.now.fleetSightings, power, id, &FleetSighting::fleet);
        const Fleet& fleet = m_turn.now.fleets[id.index()];
        if (seen.turn == m_turn.now.course.turn && seen.insight >= *insight)
            return;
        seen.turn = m_turn.now.course.turn;
        seen.place = fleet.place;
        seen.insight = *insight;
        seen.station = insight >= Insight::Posture ? fleet.station : Station::Hold;
        seen.squadrons = insight == Insight::List      ? fleet.squadrons
                         : insight == Insight::Posture ? leastOf(sizeOf(fleet.squadrons))
                                                       : 0;
    }

    /// The power's row for that army or fleet, created if necessary.
    template <typename Row, typename Id>
    static Row& rowOf(std::vector<Row>& rows, PowerId power, Id whom, Id Row::* of) {
        for (Row& seen : rows)
            if (seen.power == power && seen.*of == whom)
                return seen;
        Row& added = rows.emplace_back();
        added.power = power;
        added.*of = whom;
        return added;
    }

    TurnContext& m_turn;
};

}  // namespace

std::string troopsText(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    using TroopNames = std::array<std::string_view, Words<Troop>::list.size()>;
    static constexpr TroopNames one{"hoplite", "peltast", "psiloi", "archer", "cavalry", "Thessalian", "hamippoi"};
    static constexpr TroopNames many{"hoplites", "peltasts", "psiloi", "archers", "cavalry", "Thessalians", "hamippoi"};
    std::array<int, one.size()> counts{};
    for (const UnitId unit : armyIndex.units(army))
        ++counts[static_cast<std::size_t>(state.units[unit.index()].troop)];
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " +
                    std::string(counts[i] == 1 ? one[i] : many[i]);
    return text;
}

void scout(TurnContext& turn) {
    if (!turn.isPlayed(Module::Scouting))
        return;
    Scouts scouts(turn);
    scouts.armies();
    scouts.fleets();
}

}  // namespace ephor::campaign
