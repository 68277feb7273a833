#include "core/campaign/reports/visible.h"

#include "core/campaign/model/naval_positions.h"

#include <iterator>

namespace ephor::campaign {

namespace {

/// Turns for which sightings are kept.
constexpr int turnsRemembered = 3;

/// Copies what the power knows of each table into an empty state.
class Veil {
public:
    Veil(const State& all, PowerId power) : m_all(all), m_power(power) {}

    State lift() {
        m_known.course = m_all.course;
        m_known.course.leading = {};
        m_known.cities.resize(m_all.cities.size());
        for (std::size_t i = 0; i < m_all.cities.size(); ++i)
            if (isOwn(m_all.cities[i].owner))
                m_known.cities[i] = m_all.cities[i];
            else
                m_known.cities[i].owner = m_all.cities[i].owner;
        m_known.powers.resize(m_all.powers.size());
        m_known.powers[m_power.index()] = m_all.powers[m_power.index()];
        m_known.seatings = m_all.seatings;
        ownRows(m_all.armies, m_known.armies);
        ownRows(m_all.fleets, m_known.fleets);
        ownRows(m_all.leaders, m_known.leaders);
        m_known.units.resize(m_all.units.size());
        for (std::size_t i = 0; i < m_all.units.size(); ++i)
            if (const ArmyId army = m_all.units[i].army; army && isOwn(ownerOf(army)))
                m_known.units[i] = m_all.units[i];
        copyIf(m_all.leaderTraits, m_known.leaderTraits,
               [&](const LeaderTrait& leaderTrait) { return isOwn(m_all.leaders[leaderTrait.leader.index()].power); });
        copyIf(m_all.famines, m_known.famines, [&](const Famine& famine) { return isOwn(ownerOf(famine.army)); });
        copyIf(m_all.goals, m_known.goals, [&](const Goal& goal) { return isOwn(goal.power); });
        copyIf(m_all.favours, m_known.favours,
               [&](const Favour& favour) { return isOwn(favour.power) && !favour.played; });
        sightings();
        battles();
        diplomacy();
        return std::move(m_known);
    }

private:
    bool isOwn(PowerId power) const { return power == m_power; }
    PowerId ownerOf(ArmyId army) const { return m_all.armies[army.index()].power; }
    bool isRecent(int turn) const { return turn >= m_all.course.turn - 1; }

    /// As many rows as there are, those of others empty.
    template <typename Row> void ownRows(const std::vector<Row>& from, std::vector<Row>& to) const {
        to.resize(from.size());
        for (std::size_t i = 0; i < from.size(); ++i)
            if (isOwn(from[i].power))
                to[i] = from[i];
    }
    template <typename Row> static void copyIf(const std::vector<Row>& from, std::vector<Row>& to, auto isKnown) {
        std::ranges::copy_if(from, std::back_inserter(to), isKnown);
    }
    /// Whose army it is.
    void revealOwner(ArmyId id) {
        if (id)
            m_known.armies[id.index()].power = ownerOf(id);
    }
    void revealName(ArmyId id) {
        if (!id || isOwn(ownerOf(id)))
            return;
        revealOwner(id);
        m_known.armies[id.index()].name = m_all.armies[id.index()].name;
    }
    /// Name, power, rank and whether it serves.
    void reveal(LeaderId id) {
        if (!id || isOwn(m_all.leaders[id.index()].power))
            return;
        const Leader& leader = m_all.leaders[id.index()];
        Leader& known = m_known.leaders[id.index()];
        known.id = leader.id;
        known.name = leader.name;
        known.power = leader.power;
        known.cp = leader.cp;
        known.fate = leader.fate;
    }

    void sightings() {
        const auto remembers = [&](const auto& sighting) {
            return isOwn(sighting.power) && sighting.turn + turnsRemembered >= m_all.course.turn;
        };
        copyIf(m_all.sightings, m_known.sightings, remembers);
        for (const Sighting& sighting : m_known.sightings)
            revealOwner(sighting.army);
        copyIf(m_all.fleetSightings, m_known.fleetSightings, remembers);
        for (const FleetSighting& sighting : m_known.fleetSightings)
            m_known.fleets[sighting.fleet.index()].power = m_all.fleets[sighting.fleet.index()].power;
        copyIf(m_all.standOffs, m_known.standOffs, [&](const StandOff& standOff) {
            return isRecent(standOff.turn) && (isOwn(ownerOf(standOff.one)) || isOwn(ownerOf(standOff.other)));
        });
        for (const StandOff& standOff : m_known.standOffs)
            revealOwner(standOff.one), revealOwner(standOff.other);
    }

    /// Those in which it fights or fought.
    void battles() {
        const auto fights = [&](ArmyId army) { return isOwn(ownerOf(army)); };
        copyIf(m_all.battles, m_known.battles, [&](const Battle& battle) {
            return std::ranges::any_of(battle.attackers, fights) || std::ranges::any_of(battle.defenders, fights);
        });
        for (const Battle& battle : m_known.battles)
            for (const std::vector<ArmyId>* side : {&battle.attackers, &battle.defenders})
                for (const ArmyId army : *side)
                    revealOwner(army);
    }

    void diplomacy() {
        copyIf(m_all.treaties, m_known.treaties, [&](const Treaty& treaty) {
            const bool isOpen = treaty.status == AgreementStatus::Sealed || treaty.status == AgreementStatus::Offered;
            const bool concerns = isOwn(treaty.from) || (isOwn(treaty.to) && treaty.status == AgreementStatus::Offered);
            return treaty.status == AgreementStatus::Stands || (isOpen && concerns);
        });
        copyIf(m_all.captives, m_known.captives, [&](const Captive& captive) {
            return captive.holder && (isOwn(captive.holder) || isOwn(m_all.leaders[captive.leader.index()].power));
        });
        for (const Captive& captive : m_known.captives)
            reveal(captive.leader);
        copyIf(m_all.deals, m_known.deals, [&](const Deal& deal) {
            const bool isDone = deal.status == AgreementStatus::Kept || deal.status == AgreementStatus::Stands;
            const bool isOpen = deal.status == AgreementStatus::Offered || (isDone && isRecent(deal.turn));
            return (isOwn(deal.from) && (isOpen || deal.status == AgreementStatus::Sealed)) ||
                   (isOwn(deal.to) && isOpen);
        });
        for (const Deal& deal : m_known.deals)
            reveal(deal.leader), reveal(deal.against), revealName(deal.army);
        copyIf(m_all.contingents, m_known.contingents, [&](const Contingent& contingent) {
            return contingent.host && (isOwn(ownerOf(contingent.army)) || isOwn(ownerOf(contingent.host)));
        });
        for (const Contingent& contingent : m_known.contingents)
            revealOwner(contingent.army), revealOwner(contingent.host);
    }

    const State& m_all;
    PowerId m_power;
    State m_known;
};

/// The places that a power can see: its own, and their neighbours by land or by sea.
class Lookout {
public:
    /// Without the scouting module everybody sees every place.
    explicit Lookout(const Scenario& scenario)
        : m_map(scenario.map), m_watched(scenario.map.places().size(), !scenario.rules.modules.has(Module::Scouting)) {}

    void watch(PlaceId place, bool bySea) {
        m_watched[place.index()] = true;
        for (const Step& step : m_map.steps(place))
            if ((m_map.way(step.way).kind == WayKind::Sea) == bySea)
                m_watched[step.to.index()] = true;
    }
    bool sees(PlaceId place) const { return m_watched[place.index()]; }

private:
    const Map& m_map;
    std::vector<bool> m_watched;
};

void watchFromOwn(Lookout& lookout, const State& known, PowerId power, bool bySea) {
    for (const Army& army : known.armies)
        if (isThere(army))
            lookout.watch(army.place, bySea);
    for (std::size_t i = 0; i < known.cities.size(); ++i)
        if (known.cities[i].owner == power)
            lookout.watch(PlaceId(static_cast<int>(i)), bySea);
    if (bySea)
        for (const Fleet& fleet : known.fleets)
            if (isAfloat(fleet))
                lookout.watch(fleet.place, true);
}

}  // namespace

Visible visibleTo(const Campaign& campaign, PowerId power) {
    const State& all = campaign.state;
    Visible visible{power, {campaign.scenario, Veil(all, power).lift()}, {}, {}, {}, diceViewOf(campaign, power)};
    visible.known.scenario.seed = {};
    for (std::size_t i = 0; i < all.cities.size(); ++i)
        visible.cities.push_back({static_cast<bool>(all.cities[i].besieger),
                                  isBlockaded(campaign.scenario, all, PlaceId(static_cast<int>(i)))});
    Lookout land(campaign.scenario);
    watchFromOwn(land, visible.known.state, power, false);
    const ArmyIndex armyIndex(all);
    for (std::size_t i = 0; i < all.armies.size(); ++i)
        if (const Army& army = all.armies[i];
            isThere(army) && army.power != power && land.sees(army.place) && army.posture != Posture::LieInWait)
            visible.armies.push_back(
                {army.power, army.place,
                 sizeOf(static_cast<int>(std::ssize(armyIndex.units(ArmyId(static_cast<int>(i))))))});
    if (all.fleets.empty())
        return visible;
    Lookout sea(campaign.scenario);
    watchFromOwn(sea, visible.known.state, power, true);
    for (const Fleet& fleet : all.fleets)
        if (isAfloat(fleet) && fleet.power != power && sea.sees(fleet.place))
            visible.fleets.push_back({fleet.power, fleet.place, sizeOf(fleet.squadrons)});
    return visible;
}

}  // namespace ephor::campaign
