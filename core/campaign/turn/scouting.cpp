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
    explicit Scouts(Move& move) : m_move(move) {}

    void armies() {
        m_move.lookAround();
        for (std::size_t i = 0; i < m_move.now.armies.size(); ++i) {
            const ArmyId id(static_cast<int>(i));
            if (!isThere(m_move.army(id)))
                continue;
            const PlaceId here = m_move.army(id).place;
            look(id, here);
            PlaceId last;
            for (const Step& step : m_move.map().steps(here))
                if (step.to != last && m_move.map().way(step.way).kind != WayKind::Sea) {
                    last = step.to;
                    look(id, step.to);
                }
        }
    }

    /// Armies look for fleets in all neighbouring places, fleets only along sea lanes.
    void fleets() {
        if (m_move.now.fleets.empty())
            return;
        for (const Army& army : m_move.now.armies)
            if (isThere(army))
                lookForShips({army.power, army.name, army.posture == Posture::Watch}, army.place, true);
        for (const Fleet& fleet : m_move.now.fleets)
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
        const PowerId power = m_move.army(id).power;
        for (const ArmyId other : m_move.roll.armiesAt(there))
            if (atWar(m_move.now, power, m_move.army(other).power))
                see(power, other,
                    m_move.dice.inSecret().die(m_move.army(id).name + " scouts " + m_move.army(other).name,
                                               scoreOf(id) - screenOf(other)));
    }
    int scoreOf(ArmyId id) const {
        const Army& army = m_move.now.armies[id.index()];
        return scoutsOf(m_move.now, m_move.roll, id) + (army.posture == Posture::Watch ? keepsWatch : 0) +
               amongFriends(army.power, army.place);
    }
    int amongFriends(PowerId power, PlaceId place) const {
        return isFriend(m_move.now, m_move.now.cities[place.index()].owner, power) ? 1 : 0;
    }

    int screenOf(ArmyId id) const {
        return scoutsOf(m_move.now, m_move.roll, id) +
               (m_move.now.armies[id.index()].posture == Posture::LieInWait ? hidden : 0);
    }

    void see(PowerId power, ArmyId id, int score) {
        const std::optional<Insight> insight = insightOf(score);
        if (!insight)
            return;
        Sighting& sighting = rowOf(m_move.now.sightings, power, id, &Sighting::army);
        const Army& army = m_move.army(id);
        if (sighting.turn == m_move.now.course.turn && sighting.insight >= *insight)
            return;  // another army has seen at least as much
        const auto units = static_cast<int>(std::ssize(m_move.roll.units(id)));
        sighting.turn = m_move.now.course.turn;
        sighting.place = army.place;
        sighting.insight = *insight;
        sighting.posture = insight >= Insight::Posture ? army.posture : Posture::Hold;
        sighting.units = insight == Insight::List ? units : insight == Insight::Posture ? leastOf(sizeOf(units)) : 0;
        sighting.list = insight == Insight::List ? troopsText(m_move.now, m_move.roll, id) : "";
    }

    void lookForShips(const LookOut& by, PlaceId here, bool byLandToo) {
        std::vector<PlaceId> places{here};
        for (const Step& step : m_move.map().steps(here))
            if ((byLandToo || m_move.map().way(step.way).kind == WayKind::Sea) &&
                std::ranges::find(places, step.to) == places.end())
                places.push_back(step.to);
        const int score = (by.watches ? keepsWatch : 0) + amongFriends(by.power, here);
        for (std::size_t i = 0; i < m_move.now.fleets.size(); ++i) {
            const Fleet& fleet = m_move.now.fleets[i];
            if (!isAfloat(fleet) || !atWar(m_move.now, by.power, fleet.power) ||
                std::ranges::find(places, fleet.place) == places.end())
                continue;
            const int screen = fleet.station == Station::Avoid ? hidden : 0;
            see(by.power, FleetId(static_cast<int>(i)),
                m_move.dice.inSecret().die(by.name + " looks out for " + fleet.name, score - screen));
        }
    }
    void see(PowerId power, FleetId id, int score) {
        const std::optional<Insight> insight = insightOf(score);
        if (!insight)
            return;
        FleetSighting& tale = rowOf(m_move.now.fleetSightings, power, id, &FleetSighting::fleet);
        const Fleet& fleet = m_move.now.fleets[id.index()];
        if (tale.turn == m_move.now.course.turn && tale.insight >= *insight)
            return;
        tale.turn = m_move.now.course.turn;
        tale.place = fleet.place;
        tale.insight = *insight;
        tale.station = insight >= Insight::Posture ? fleet.station : Station::Hold;
        tale.squadrons = insight == Insight::List      ? fleet.squadrons
                         : insight == Insight::Posture ? leastOf(sizeOf(fleet.squadrons))
                                                       : 0;
    }

    /// The power's row for that army or fleet, created if necessary.
    template <typename Tale, typename Id>
    static Tale& rowOf(std::vector<Tale>& tales, PowerId power, Id whom, Id Tale::* of) {
        for (Tale& tale : tales)
            if (tale.power == power && tale.*of == whom)
                return tale;
        Tale& added = tales.emplace_back();
        added.power = power;
        added.*of = whom;
        return added;
    }

    Move& m_move;
};

}  // namespace

std::string troopsText(const State& state, const MusterRoll& roll, ArmyId army) {
    using TroopNames = std::array<std::string_view, Words<Troop>::list.size()>;
    static constexpr TroopNames one{"hoplite", "peltast", "psiloi", "archer", "cavalry", "Thessalian", "hamippoi"};
    static constexpr TroopNames many{"hoplites", "peltasts", "psiloi", "archers", "cavalry", "Thessalians", "hamippoi"};
    std::array<int, one.size()> counts{};
    for (const UnitId unit : roll.units(army))
        ++counts[static_cast<std::size_t>(state.units[unit.index()].troop)];
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " +
                    std::string(counts[i] == 1 ? one[i] : many[i]);
    return text;
}

void scout(Move& move) {
    if (!move.isPlayed(Module::Scouting))
        return;
    Scouts scouts(move);
    scouts.armies();
    scouts.fleets();
}

}  // namespace ephor::campaign
