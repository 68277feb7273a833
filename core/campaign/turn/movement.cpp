#include "core/campaign/turn/movement.h"

#include "core/campaign/turn/encounters.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/meeting.h"

#include <map>
#include <set>

namespace ephor::campaign {

namespace {

/// An army with a path.
struct Mover {
    ArmyId army;
    std::size_t next = 0;  ///< index in the path
    int points = 0;        ///< march points left
    WayId way;             ///< that it is marching along; invalid: it is in a place
    int toGo = 0;          ///< ticks until it arrives
    bool halted = false;
};

class Movement {
public:
    explicit Movement(TurnContext& turn)
        : m_turn(turn), m_moverOf(turn.now.armies.size(), -1), m_at(turn.now.cities.size()) {
        for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
            const ArmyId id(static_cast<int>(i));
            const Army& army = turn.army(id);
            if (!isThere(army))
                continue;
            m_at[army.place.index()].push_back(id);
            if (army.posture == Posture::Watch || army.posture == Posture::Seek)
                m_anyWatch = true;
            const Order& order = turn.order(id);
            if (order.path.empty())
                continue;
            m_moverOf[i] = static_cast<int>(m_movers.size());
            m_movers.push_back(
                {id, 0, marchPoints(turn.scenario, turn.now, turn.armyIndex, id, turn.order(id)), {}, 0, false});
        }
    }

    void run() {
        // Armies that seek battle also meet enemies in their own place, without marching.
        m_arrived.clear();
        for (const Mover& mover : m_movers)
            m_started.insert(mover.army);
        for (const ArmyId id : m_turn.landed)
            meetAt(id);
        meetWhereTheyStand();
        for (int tick = 1; tick <= lastTick && anyMoves(); ++tick) {
            setOut();
            cross();
            arrive();
            for (const ArmyId id : m_arrived)
                meetAt(id);
            for (const ArmyId id : m_arrived)
                intercepted(id);
        }
        standOffAgain();
        finish();
        joinBattles(m_turn, m_contacts);
    }

private:
    static constexpr int lastTick = 20;

    bool anyMoves() const {
        return std::ranges::any_of(m_movers, [&](const Mover& m) {
            return !m.halted && (m.way || m.next < m_turn.order(m.army).path.size());
        });
    }
    bool engaged(ArmyId id) const { return m_engaged.contains(id); }
    bool isMoving(ArmyId id) const {
        const int at = m_moverOf[id.index()];
        if (at < 0)
            return false;
        const Mover& mover = m_movers[static_cast<std::size_t>(at)];
        return !mover.halted && mover.next < m_turn.order(id).path.size();
    }
    void halt(ArmyId id) {
        if (const int at = m_moverOf[id.index()]; at >= 0)
            m_movers[static_cast<std::size_t>(at)].halted = true;
    }
    void stand(ArmyId id, PlaceId place) {
        Army& army = m_turn.army(id);
        if (army.place == place)
            return;
        std::erase(m_at[army.place.index()], id);
        army.from = army.place;
        army.place = place;
        army.stayed = 0;
        auto& there = m_at[place.index()];
        there.insert(std::ranges::lower_bound(there, id), id);
    }

    void setOut() {
        for (Mover& mover : m_movers) {
            const Order& order = m_turn.order(mover.army);
            if (mover.halted || mover.way || mover.next >= order.path.size())
                continue;
            const WayId id = m_turn.scenario.marchWay(m_turn.army(mover.army).place, order.path[mover.next]);
            if (!id) {
                mover.halted = true;
                continue;
            }
            const Way& way = m_turn.map().way(id);
            if (way.points > mover.points || (way.kind == WayKind::Sea && m_turn.omen(Effect::Storms))) {
                mover.halted = true;
                continue;
            }
            mover.points -= way.points;
            mover.way = id;
            mover.toGo = way.points;
        }
        for (Mover& mover : m_movers)
            if (mover.way && !mover.halted)
                --mover.toGo;
    }

    /// Hostile armies that march in opposite directions on one way meet where the one with more points left started.
    void cross() {
        std::map<WayId, std::vector<std::size_t>> on;
        for (std::size_t i = 0; i < m_movers.size(); ++i)
            if (m_movers[i].way && !m_movers[i].halted)
                on[m_movers[i].way].push_back(i);
        for (const auto& [way, those] : on)
            for (std::size_t i = 0; i + 1 < those.size(); ++i)
                for (std::size_t j = i + 1; j < those.size(); ++j)
                    meetOnTheWay(m_movers[those[i]], m_movers[those[j]]);
    }
    void meetOnTheWay(Mover& a, Mover& b) {
        const Army& one = m_turn.army(a.army);
        const Army& other = m_turn.army(b.army);
        if (a.halted || b.halted || one.place == other.place || !atWar(m_turn.now, one.power, other.power))
            return;
        Mover& fresh = b.points > a.points ? b : a;
        Mover& tired = &fresh == &a ? b : a;
        fresh.way = {};
        tired.way = {};
        fresh.halted = true;
        stand(tired.army, m_turn.army(fresh.army).place);
        tired.halted = true;
        meet(tired.army, fresh.army);
    }

    void arrive() {
        m_arrived.clear();
        for (Mover& mover : m_movers) {
            if (!mover.way || mover.halted || mover.toGo > 0)
                continue;
            mover.way = {};
            stand(mover.army, m_turn.order(mover.army).path[mover.next]);
            ++mover.next;
            m_arrived.push_back(mover.army);
        }
    }

    void meetWhereTheyStand() {
        for (std::size_t i = 0; i < m_turn.now.armies.size(); ++i) {
            const ArmyId id(static_cast<int>(i));
            if (isThere(m_turn.army(id)) && m_turn.army(id).posture == Posture::Seek && !m_started.contains(id))
                meetAt(id);
        }
    }
    void meetAt(ArmyId id) {
        const std::vector<ArmyId> there = m_at[m_turn.army(id).place.index()];
        for (const ArmyId other : there)
            if (atWar(m_turn.now, m_turn.army(id).power, m_turn.army(other).power))
                meet(id, other);
    }

    bool detects(ArmyId seer, ArmyId seen) {
        const int watch = m_turn.army(seer).posture == Posture::Watch ? 2 : 0;
        const int friendly =
            isFriend(m_turn.now, m_turn.city(m_turn.army(seer).place).owner, m_turn.army(seer).power) ? 1 : 0;
        const int score = scoutsOf(m_turn.now, m_turn.armyIndex, seer) + watch + friendly -
                          scoutsOf(m_turn.now, m_turn.armyIndex, seen);
        return m_turn.dice.inSecret().die(m_turn.army(seer).name + " scouts " + m_turn.army(seen).name, score) >= 4;
    }

    void meet(ArmyId mover, ArmyId other) {
        if (!m_met.insert(std::minmax(mover, other)).second)
            return;
        const Posture a = m_turn.army(mover).posture;
        const Posture b = m_turn.army(other).posture;
        const bool looks = b == Posture::LieInWait || (b == Posture::Seek && a != Posture::Seek);
        const bool detected = looks && detects(mover, other);
        const MeetingRule rule = meetingOf(a, b, detected, commandPoints(m_turn.now, m_turn.army(other)) >= 1);
        const ArmyId attacker = rule.moverAttacks ? mover : other;
        const ArmyId defender = rule.moverAttacks ? other : mover;
        switch (rule.meeting) {
        case Meeting::Pass:
            return;
        case Meeting::StandOff:
            halt(mover);
            halt(other);
            m_stoodOff.insert(std::minmax(mover, other));
            skirmish(mover);
            skirmish(other);
            return;
        case Meeting::Avoid:
            halt(attacker);
            if (slipsAway(defender, attacker))
                return;
            return engage(BattleKind::Stop, attacker, defender);
        case Meeting::Ambush:
            return engage(BattleKind::Ambush, attacker, defender);
        case Meeting::Fight:
            if (retires(defender, attacker))
                return halt(attacker);
            return engage(rule.kind, attacker, defender);
        }
    }

    /// The condition in its orders: whether it retreats from a clearly stronger enemy.
    bool retires(ArmyId army, ArmyId enemy) {
        if (m_turn.order(army).ifStronger != IfStronger::Retire ||
            2 * strengthOf(m_turn.now, m_turn.armyIndex, enemy) < 3 * strengthOf(m_turn.now, m_turn.armyIndex, army))
            return false;
        return slipsAway(army, enemy);
    }
    bool slipsAway(ArmyId army, ArmyId enemy) {
        const int light = onlyLight(m_turn.now, m_turn.armyIndex, army) ? 1 : 0;
        const int scouts =
            scoutsOf(m_turn.now, m_turn.armyIndex, army) > scoutsOf(m_turn.now, m_turn.armyIndex, enemy) ? 1 : 0;
        const int ravaging = m_turn.army(army).posture == Posture::Ravage ? 1 : 0;
        const Bonus known = bonusOf(m_turn.scenario, m_turn.now, m_turn.army(army).leader, TraitEffect::Avoid);
        const PlaceId back = engaged(army) ? PlaceId{} : wayBackNow(army);
        if (!back || m_turn.facesTo(m_turn.army(army).power)
                             .die(purposeOf(m_turn.army(army).name + " slips away", known),
                                  light + scouts - ravaging + known.amount) < m_turn.rules().avoidAt)
            return false;
        halt(army);
        stand(army, back);
        return true;
    }
    PlaceId wayBackNow(ArmyId army) {
        m_turn.updateIndex();
        return wayBack(m_turn, army);
    }

    void engage(BattleKind kind, ArmyId attacker, ArmyId defender) {
        halt(attacker);
        halt(defender);
        m_engaged.insert(attacker);
        m_engaged.insert(defender);
        m_contacts.push_back({m_turn.army(defender).place, kind, attacker, defender});
    }

    /// 2.5: losses of light troops in a stand-off.
    void skirmish(ArmyId id) {
        if (m_turn.diceOf(m_turn.army(id).power).die("Skirmish of " + m_turn.army(id).name) > 2)
            return;
        for (const UnitId unit : m_turn.armyIndex.units(id)) {
            Unit& one = m_turn.now.units[unit.index()];
            if ((one.troop == Troop::Psiloi || one.troop == Troop::Peltast) && one.steps > 1) {
                --one.steps;
                return;
            }
        }
    }

    void intercepted(ArmyId id) {
        if (!m_anyWatch || engaged(id))
            return;
        const Army& army = m_turn.army(id);
        if (army.posture == Posture::Avoid)
            return;
        for (const Step& step : m_turn.map().steps(army.place)) {
            const Way& way = m_turn.map().way(step.way);
            if (way.kind == WayKind::Sea)
                continue;
            const std::vector<ArmyId> near = m_at[step.to.index()];
            for (const ArmyId other : near) {
                const Army& hunter = m_turn.army(other);
                const bool may = (hunter.posture == Posture::Watch || hunter.posture == Posture::Seek) &&
                                 !isMoving(other) && !engaged(other) && atWar(m_turn.now, hunter.power, army.power);
                if (!may || !m_tried.insert({other, id}).second)
                    continue;
                const int horse =
                    hasHorse(m_turn.now, m_turn.armyIndex, other) && !hasHorse(m_turn.now, m_turn.armyIndex, id) ? 1
                                                                                                                 : 0;
                const int watch = hunter.posture == Posture::Watch ? 1 : 0;
                const bool isRough =
                    way.kind == WayKind::Pass || m_turn.scenario.map.place(army.place).country == Country::Forest;
                const Bonus known = bonusOf(m_turn.scenario, m_turn.now, hunter.leader, TraitEffect::Intercept);
                const int total =
                    m_turn.dice.averageDie(purposeOf(hunter.name + " intercepts " + army.name, known),
                                           watch + horse - (isRough ? 1 : 0) - hunter.fatigue + known.amount);
                if (total < m_turn.rules().interceptAt)
                    continue;
                stand(other, army.place);
                halt(other);
                if (!retires(id, other))
                    engage(BattleKind::Decisive, other, id);
                return;
            }
        }
    }

    /// 2.5: a second stand-off in a row becomes a battle, unless the defender leaves.
    void standOffAgain() {
        for (const auto& [one, other] : facingAgain(m_turn))
            m_stoodOff.insert({one, other});
        for (const auto& [one, other] : m_stoodOff) {
            if (m_turn.army(one).place != m_turn.army(other).place || engaged(one) || engaged(other))
                continue;
            if (!stoodOffBefore(m_turn, one, other) || m_turn.omen(Effect::Truce))
                continue;
            const ArmyId defender = defenderOf(m_turn, one, other);
            const ArmyId attacker = defender == one ? other : one;
            if (isBehindWalls(m_turn, defender) || leaves(defender, attacker))
                continue;
            engage(BattleKind::Decisive, attacker, defender);
        }
        std::erase_if(m_stoodOff, [&](const auto& pair) { return engaged(pair.first) || engaged(pair.second); });
        noteStandOffs(m_turn, m_stoodOff);
    }
    bool leaves(ArmyId army, ArmyId enemy) {
        const bool wants =
            m_turn.army(army).posture == Posture::Avoid ||
            (m_turn.order(army).ifStronger == IfStronger::Retire &&
             2 * strengthOf(m_turn.now, m_turn.armyIndex, enemy) >= 3 * strengthOf(m_turn.now, m_turn.armyIndex, army));
        const PlaceId back = wants ? wayBackNow(army) : PlaceId{};
        if (back)
            stand(army, back);
        return static_cast<bool>(back);
    }

    /// Armies still between two places when the turn ends stay where they set out.
    void finish() {
        for (std::size_t i = 0; i < m_turn.now.armies.size(); ++i)
            if (Army& army = m_turn.now.armies[i]; isThere(army) && !army.from)
                ++army.stayed;
        m_turn.updateIndex();
    }

    TurnContext& m_turn;
    std::vector<Mover> m_movers;
    std::vector<int> m_moverOf;
    std::vector<std::vector<ArmyId>> m_at;
    std::vector<ArmyId> m_arrived;
    std::set<ArmyId> m_started;
    std::set<ArmyId> m_engaged;
    std::set<std::pair<ArmyId, ArmyId>> m_met;
    std::set<std::pair<ArmyId, ArmyId>> m_tried;
    std::vector<Contact> m_contacts;
    ArmyPairs m_stoodOff;
    bool m_anyWatch = false;
};

}  // namespace

void march(TurnContext& turn) { Movement(turn).run(); }

}  // namespace ephor::campaign
