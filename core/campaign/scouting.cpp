// Scouts (2.5): what each power learns of hostile armies one way off before anybody moves.
#include "core/campaign/phases.h"

namespace ephor::campaign {

namespace {

constexpr int seesSomething = 2;
constexpr int seesPosture = 4;
constexpr int seesList = 6;
constexpr int hidden = 2;  ///< off for an army that lies in wait

std::string listOf(const Move& move, ArmyId army) {
    std::array<int, Words<Troop>::list.size()> counts{};
    for (const UnitId unit : move.roll.units(army))
        ++counts[static_cast<std::size_t>(move.now.units[unit.index()].troop)];
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " + std::string(Words<Troop>::list[i]);
    return text;
}

class Scouts {
public:
    explicit Scouts(Move& move) : m_move(move) {}

    void all() {
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

private:
    void look(ArmyId id, PlaceId there) {
        const PowerId power = m_move.army(id).power;
        for (const ArmyId other : m_move.roll.armiesAt(there))
            if (atWar(m_move.now, power, m_move.army(other).power))
                see(power, other,
                    m_move.dice.die(m_move.army(id).name + " scouts " + m_move.army(other).name,
                                    scoreOf(id) - screenOf(other)));
    }
    int scoreOf(ArmyId id) const {
        const Army& army = m_move.now.armies[id.index()];
        const PowerId owner = m_move.now.cities[army.place.index()].owner;
        return scoutsOf(m_move.now, m_move.roll, id) + (army.posture == Posture::Watch ? 2 : 0) +
               (isFriend(m_move.now, owner, army.power) ? 1 : 0);
    }

    int screenOf(ArmyId id) const {
        return scoutsOf(m_move.now, m_move.roll, id) +
               (m_move.now.armies[id.index()].posture == Posture::LieInWait ? hidden : 0);
    }

    void see(PowerId power, ArmyId id, int score) {
        if (score < seesSomething)
            return;
        Sighting& sighting = rowOf(power, id);
        const Army& army = m_move.army(id);
        const Insight insight = score >= seesList      ? Insight::List
                                : score >= seesPosture ? Insight::Posture
                                                       : Insight::Something;
        if (sighting.turn == m_move.now.course.turn && sighting.insight >= insight)
            return;  // another army has seen as much
        const auto units = static_cast<int>(std::ssize(m_move.roll.units(id)));
        sighting.turn = m_move.now.course.turn;
        sighting.place = army.place;
        sighting.insight = insight;
        sighting.posture = insight >= Insight::Posture ? army.posture : Posture::Hold;
        sighting.units = insight >= Insight::Posture ? units : 0;
        sighting.list = insight == Insight::List ? listOf(m_move, id) : "";
    }
    /// What the power last knew of the army; a new row where it knew nothing.
    Sighting& rowOf(PowerId power, ArmyId army) {
        for (Sighting& sighting : m_move.now.sightings)
            if (sighting.power == power && sighting.army == army)
                return sighting;
        m_move.now.sightings.push_back({power, army, {}, Insight::Something, 0, Posture::Hold, 0, {}});
        return m_move.now.sightings.back();
    }

    Move& m_move;
};

}  // namespace

void scout(Move& move) { Scouts(move).all(); }

}  // namespace ephor::campaign
