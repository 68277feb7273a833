#include "core/campaign/turn/naval/sailing.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/naval/naval_combat.h"
#include "core/campaign/turn/naval/naval_meeting.h"
#include "core/campaign/turn/naval/ports.h"

#include <fmt/format.h>
#include <map>
#include <set>

namespace ephor::campaign {

namespace {

/// The progress of a fleet.
struct Sailor {
    std::size_t next = 0;  ///< index in the path
    int lanes = 0;         ///< left this turn
    bool halted = true;
    bool sailed = false;  ///< met an enemy on its lane in this tick, and does not sail on
    PlaceId last;         ///< its place before the last lane
};

class Sailing {
public:
    explicit Sailing(TurnContext& turn) : m_turn(turn) {}

    void all() {
        goAboard();
        detachSquadrons();
        beginVoyages();
        meetWhereTheyLie();
        for (int tick = 1; tick <= m_turn.rules().seaLanes && anySails(); ++tick) {
            const std::vector<FleetId> arrived = sailOneLane();
            for (const FleetId id : arrived)
                meetAt(id);
            for (const FleetId id : arrived)
                intercepted(id);
        }
        land();
        joinFleets();
        m_turn.updateIndex();
    }

private:
    Fleet& fleet(FleetId id) { return m_turn.now.fleets[id.index()]; }
    Sailor& sailor(FleetId id) { return m_sailors[id.index()]; }
    std::vector<FleetId> afloat() const {
        std::vector<FleetId> all;
        for (std::size_t i = 0; i < m_turn.now.fleets.size(); ++i)
            if (isAfloat(m_turn.now.fleets[i]))
                all.push_back(FleetId(static_cast<int>(i)));
        return all;
    }
    const Voyage* voyageOf(FleetId id) { return fleet(id).voyage.empty() ? nullptr : &fleet(id).voyage.front(); }

    /// Embarks armies as long as there is room.
    void goAboard() {
        for (const FleetId id : afloat()) {
            if (fleet(id).voyage.empty())
                continue;
            int room = fleet(id).squadrons - fleet(id).voyage.front().detach;
            std::erase_if(fleet(id).voyage.front().carries, [&](ArmyId army) {
                const Army& one = m_turn.army(army);
                const int needs = squadronsFor(m_turn.scenario, m_turn.now, m_turn.armyIndex, army);
                const bool stays = one.place != fleet(id).place || !isFriend(m_turn.now, one.power, fleet(id).power) ||
                                   needs > room || !m_aboard.insert(army).second;
                room -= stays ? 0 : needs;
                if (!stays)
                    m_turn.order(army).path.clear();
                return stays;
            });
        }
    }
    void detachSquadrons() {
        for (const FleetId id : afloat()) {
            const int left = voyageOf(id) ? std::min(voyageOf(id)->detach, fleet(id).squadrons - 1) : 0;
            if (left < 1)
                continue;
            Fleet rest;
            rest.id = freeId(m_turn.now.fleets, fleet(id).id, 2);
            rest.name = fleet(id).name + ", detached";
            rest.power = fleet(id).power;
            rest.place = fleet(id).place;
            rest.squadrons = left;
            fleet(id).squadrons -= left;
            m_turn.now.fleets.push_back(std::move(rest));
        }
    }
    void beginVoyages() {
        m_sailors.resize(m_turn.now.fleets.size());
        for (const FleetId id : afloat()) {
            const Voyage* voyage = voyageOf(id);
            fleet(id).station = voyage ? voyage->station : Station::Hold;
            sailor(id) = {0, m_turn.rules().seaLanes, !voyage || voyage->path.empty(), false, {}};
        }
    }
    bool anySails() {
        return std::ranges::any_of(m_sailors, [](const Sailor& one) { return !one.halted; });
    }

    /// Fleets that want to fight an enemy in their place, and those that leave a place with an enemy.
    void meetWhereTheyLie() {
        for (const FleetId id : afloat()) {
            const Station station = fleet(id).station;
            if (!sailor(id).halted || station == Station::Seek || station == Station::Watch ||
                station == Station::Blockade)
                meetAt(id);
        }
    }
    void meetAt(FleetId id) {
        for (const FleetId other : afloat())
            if (isAfloat(fleet(id)) && !fleet(id).beaten && fleet(other).place == fleet(id).place &&
                atWar(m_turn.now, fleet(id).power, fleet(other).power))
                meet(id, other);
    }

    std::vector<FleetId> sailOneLane() {
        std::map<WayId, std::vector<FleetId>> on;
        for (const FleetId id : afloat()) {
            sailor(id).sailed = false;
            const WayId way = nextLane(id);
            if (!way)
                sailor(id).halted = true;
            else
                on[way].push_back(id);
        }
        for (const auto& [way, those] : on)
            for (std::size_t i = 0; i + 1 < those.size(); ++i)
                for (std::size_t j = i + 1; j < those.size(); ++j)
                    meetOnTheWay(those[i], those[j]);
        std::vector<FleetId> arrived;
        for (const FleetId id : afloat()) {
            Sailor& one = sailor(id);
            if (one.halted || one.sailed)
                continue;
            lie(id, voyageOf(id)->path[one.next]);
            ++one.next;
            --one.lanes;
            one.halted = one.next >= voyageOf(id)->path.size();
            arrived.push_back(id);
        }
        return arrived;
    }
    WayId nextLane(FleetId id) {
        const Sailor& one = sailor(id);
        const bool goes = !one.halted && one.lanes > 0 && voyageOf(id) && one.next < voyageOf(id)->path.size() &&
                          !m_turn.omen(Effect::Storms);
        return goes ? m_turn.map().bySea(fleet(id).place, voyageOf(id)->path[one.next]) : WayId{};
    }
    void lie(FleetId id, PlaceId place) {
        Fleet& one = fleet(id);
        if (one.place == place)
            return;
        sailor(id).last = one.place;
        if (!one.from)
            one.from = one.place;
        one.place = place;
    }
    /// 2.5: they meet where the one with more lanes left started.
    void meetOnTheWay(FleetId a, FleetId b) {
        if (sailor(a).halted || sailor(b).halted || fleet(a).place == fleet(b).place ||
            !atWar(m_turn.now, fleet(a).power, fleet(b).power))
            return;
        if (seaMeetingOf(fleet(a).station, fleet(b).station, false).meeting == SeaMeeting::Pass)
            return;
        const FleetId fresh = sailor(b).lanes > sailor(a).lanes ? b : a;
        const FleetId tired = fresh == a ? b : a;
        sailor(fresh).sailed = sailor(tired).sailed = true;
        lie(tired, fleet(fresh).place);
        ++sailor(tired).next;
        --sailor(tired).lanes;
        meet(tired, fresh);
    }

    void meet(FleetId mover, FleetId other) {
        if (!m_met.insert(std::minmax(mover, other)).second || fleet(mover).beaten || fleet(other).beaten)
            return;
        const bool sheltered = isHarbourOf(m_turn.scenario, m_turn.now, fleet(other).place, fleet(other).power);
        const SeaMeetingRule rule = seaMeetingOf(fleet(mover).station, fleet(other).station, sheltered);
        const FleetId attacker = rule.moverAttacks ? mover : other;
        const FleetId defender = rule.moverAttacks ? other : mover;
        if (rule.meeting == SeaMeeting::Fight || (rule.meeting == SeaMeeting::Slip && !slipsAway(defender)))
            fight(attacker, defender);
    }
    /// 2.5: as on land, but -1 for a fleet that carries armies.
    bool slipsAway(FleetId id) {
        const bool laden = voyageOf(id) && !voyageOf(id)->carries.empty();
        return m_turn.diceOf(fleet(id).power).die(fleet(id).name + " slips away", laden ? -1 : 0) >=
               m_turn.rules().avoidAt;
    }
    /// 2.5: by fleets one lane off that watch or seek battle.
    void intercepted(FleetId id) {
        for (const FleetId other : afloat()) {
            if (!isAfloat(fleet(id)) || fleet(id).beaten)
                return;
            const Fleet& hunter = fleet(other);
            const bool may = (hunter.station == Station::Watch || hunter.station == Station::Seek) &&
                             sailor(other).halted && !hunter.beaten &&
                             atWar(m_turn.now, hunter.power, fleet(id).power) &&
                             m_turn.map().bySea(hunter.place, fleet(id).place) && !m_turn.omen(Effect::Storms);
            if (!may || !m_tried.insert({other, id}).second)
                continue;
            const int watch = hunter.station == Station::Watch ? 1 : 0;
            if (m_turn.dice.averageDie(hunter.name + " intercepts " + fleet(id).name, watch) <
                m_turn.rules().interceptAt)
                continue;
            lie(other, fleet(id).place);
            if (!m_met.insert(std::minmax(other, id)).second)
                continue;
            if (fleet(id).station != Station::Avoid || !slipsAway(id))
                fight(other, id);
        }
    }

    std::vector<FleetId> sideOf(FleetId chief, FleetId enemy) {
        std::vector<FleetId> side;
        for (const FleetId id : afloat()) {
            const Fleet& one = fleet(id);
            const bool keepsOut = one.station == Station::Hold || one.station == Station::Avoid;
            if (id == chief || (one.place == fleet(chief).place && !one.beaten && !keepsOut &&
                                isFriend(m_turn.now, one.power, fleet(chief).power) &&
                                atWar(m_turn.now, one.power, fleet(enemy).power)))
                side.push_back(id);
        }
        return side;
    }
    SeaSide strengthOfSide(const std::vector<FleetId>& side) {
        SeaSide sum;
        for (const FleetId id : side) {
            sum.squadrons += fleet(id).squadrons;
            sum.command = std::max(sum.command, seaCommand(m_turn.now, fleet(id)));
        }
        return sum;
    }

    void fight(FleetId attacker, FleetId defender) {
        SeaFight done;
        done.turn = m_turn.now.course.turn;
        done.place = fleet(defender).place;
        done.attackers = sideOf(attacker, defender);
        done.defenders = sideOf(defender, attacker);
        const SeaRules& rules = m_turn.rules().sea;
        const SeaSide a = strengthOfSide(done.attackers);
        const SeaSide d = strengthOfSide(done.defenders);
        std::set<PowerId> fought;
        for (const std::vector<FleetId>* side : {&done.attackers, &done.defenders})
            for (const FleetId id : *side)
                fought.insert(fleet(id).power);
        const auto powerOf = [&](FleetId id) { return m_turn.scenario.powers[fleet(id).power.index()].name; };
        const auto dieOf = [&](FleetId id, FleetId enemy, const SeaSide& own, const SeaSide& other) {
            const int modifier = seaModifier(rules, own, other);
            const std::string what =
                fmt::format("Sea fight off {}, {} with {} against {} of {} ({})", m_turn.name(done.place), powerOf(id),
                            counted(own.squadrons, "squadron"), other.squadrons, powerOf(enemy),
                            oddsText(seaOdds(rules, own, other)));
            return m_turn.facesTo(fought).die(what, modifier) - modifier;
        };
        done.attackerSquadrons = a.squadrons;
        done.defenderSquadrons = d.squadrons;
        done.attackerCommand = a.command;
        done.defenderCommand = d.command;
        const std::size_t rollsBefore = m_turn.dice.rolls().size();
        done.attackerDie = dieOf(attacker, defender, a, d);
        done.defenderDie = dieOf(defender, attacker, d, a);
        if (!m_turn.acts.reach(
                {ActKind::SeaFight, static_cast<int>(attacker.index()), static_cast<int>(defender.index())}))
            return m_turn.dice.forget(rollsBefore);
        const SeaResult result = seaResult(rules, a, d, done.attackerDie, done.defenderDie);
        done.attackerLosses = result.lossesA;
        done.defenderLosses = result.lossesB;
        done.result = result.difference > 0   ? Verdict::Attacker
                      : result.difference < 0 ? Verdict::Defender
                                              : Verdict::Draw;
        sink(done.attackers, result.lossesA, done.attackerDrowned);
        sink(done.defenders, result.lossesB, done.defenderDrowned);
        if (done.result == Verdict::Draw)
            part(done.attackers, done.defenders);
        else
            flee(done.result == Verdict::Attacker ? done.defenders : done.attackers);
        m_turn.now.seaFights.push_back(std::move(done));
    }
    /// The largest fleet of a side loses each squadron, so that losses are shared.
    void sink(const std::vector<FleetId>& side, int squadrons, int& drowned) {
        std::vector<int> losses(side.size(), 0);
        for (; squadrons > 0; --squadrons) {
            std::size_t most = 0;
            const auto left = [&](std::size_t i) { return fleet(side[i]).squadrons - losses[i]; };
            for (std::size_t i = 1; i < side.size(); ++i)
                if (left(i) > left(most))
                    most = i;
            ++losses[most];
        }
        for (std::size_t i = 0; i < side.size(); ++i)
            if (losses[i] > 0)
                sinkSquadrons(m_turn, side[i], losses[i], drowned);
    }
    /// After a draw, fleets return to where they came from.
    void part(const std::vector<FleetId>& attackers, const std::vector<FleetId>& defenders) {
        for (const std::vector<FleetId>* side : {&attackers, &defenders})
            for (const FleetId id : *side) {
                sailor(id).halted = true;
                if (isAfloat(fleet(id)) && sailor(id).last)
                    lie(id, sailor(id).last);
            }
    }
    void flee(const std::vector<FleetId>& side) {
        for (const FleetId id : side) {
            sailor(id).halted = true;
            if (!isAfloat(fleet(id)))
                continue;
            fleet(id).beaten = true;
            const PlaceId before = fleet(id).place;
            fleeToHarbour(m_turn, id);
            if (isAfloat(fleet(id)) && fleet(id).place != before && !fleet(id).from)
                fleet(id).from = before;
        }
    }

    void land() {
        for (const FleetId id : afloat())
            if (const Voyage* voyage = voyageOf(id))
                for (const ArmyId army : voyage->carries)
                    if (isThere(m_turn.army(army)))
                        putAshore(army, fleet(id).place);
    }
    void putAshore(ArmyId id, PlaceId place) {
        Army& army = m_turn.army(id);
        if (army.place == place)
            return;
        army.from = army.place;
        army.place = place;
        army.stayed = 0;
        const bool opposed = std::ranges::any_of(m_turn.armyIndex.armiesAt(place), [&](ArmyId other) {
            const Army& there = m_turn.army(other);
            return isThere(there) && there.posture != Posture::Avoid && atWar(m_turn.now, there.power, army.power);
        });
        // A landing against enemies tires the army.
        if (opposed)
            army.fatigue = std::min(3, army.fatigue + 1);
        m_turn.landed.push_back(id);
    }
    void joinFleets() {
        for (const FleetId id : afloat()) {
            const FleetId into = voyageOf(id) ? voyageOf(id)->join : FleetId{};
            if (!into || into == id || !isAfloat(fleet(into)) || fleet(into).power != fleet(id).power ||
                fleet(into).place != fleet(id).place)
                continue;
            fleet(into).squadrons += fleet(id).squadrons;
            if (!fleet(into).admiral)
                fleet(into).admiral = fleet(id).admiral;
            fleet(id).squadrons = 0;
            fleet(id).place = {};
            fleet(id).admiral = {};
        }
    }

    TurnContext& m_turn;
    std::vector<Sailor> m_sailors;
    std::set<ArmyId> m_aboard;
    std::set<std::pair<FleetId, FleetId>> m_met;
    std::set<std::pair<FleetId, FleetId>> m_tried;
};

}  // namespace

bool isCarried(const State& state, ArmyId army) {
    return std::ranges::any_of(state.fleets, [&](const Fleet& fleet) {
        return isAfloat(fleet) && !fleet.voyage.empty() &&
               std::ranges::find(fleet.voyage.front().carries, army) != fleet.voyage.front().carries.end();
    });
}

void leaveAshore(State& state, ArmyId army) {
    for (Fleet& fleet : state.fleets)
        for (Voyage& voyage : fleet.voyage)
            std::erase(voyage.carries, army);
}

void sail(TurnContext& turn) {
    if (hasSea(turn.scenario) && !turn.now.fleets.empty())
        Sailing(turn).all();
}

}  // namespace ephor::campaign
