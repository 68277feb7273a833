// Another campaign that looks the same to a power: everything that it cannot know is different. A report for the power
// must not differ between the two.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/model/naval_positions.h"

#include <random>

namespace ephor::campaign {

class AlternativeCampaign {
public:
    AlternativeCampaign(const Campaign& campaign, PowerId power, std::mt19937& lots)
        : m_campaign(campaign), m_other(campaign), m_state(m_other.state), m_power(power), m_lots(lots) {}

    Campaign all() {
        armies();
        fleets();
        units();
        powers();
        cities();
        rows();
        bonds();
        affairs();
        m_state.course.leading = PowerId(lot(static_cast<int>(std::ssize(m_state.powers))));
        return std::move(m_other);
    }

private:
    int lot(int count) { return static_cast<int>(m_lots() % static_cast<unsigned>(count)); }

    /// Places that the power may see from its armies, its cities, and, for fleets, its ships.
    std::vector<bool> watched(bool fromShips) const {
        std::vector<bool> seen(m_state.cities.size(), false);
        const auto watch = [&](PlaceId place) {
            seen[place.index()] = true;
            for (const Step& step : m_campaign.scenario.map.steps(place))
                seen[step.to.index()] = true;
        };
        for (const Army& army : m_campaign.state.armies)
            if (isThere(army) && army.power == m_power)
                watch(army.place);
        if (fromShips)
            for (const FleetId own : fleetsOf(m_campaign.state, m_power))
                watch(m_campaign.state.fleets[own.index()].place);
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (m_campaign.state.cities[i].owner == m_power)
                watch(PlaceId(static_cast<int>(i)));
        return seen;
    }

    void armies() {
        const std::vector<bool> seen = watched(false);
        std::vector<PlaceId> dark;
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (!seen[i])
                dark.push_back(PlaceId(static_cast<int>(i)));
        for (Army& army : m_state.armies) {
            if (army.power == m_power || !isThere(army))
                continue;
            army.supply = lot(4);
            army.fatigue = lot(4);
            army.spirit = lot(4);
            army.initiative = lot(2) == 0;
            army.stayed = lot(4);
            if (!seen[army.place.index()] && !dark.empty())
                army.place = dark[static_cast<std::size_t>(lot(static_cast<int>(std::ssize(dark))))];
            if (army.posture != Posture::LieInWait)
                army.posture = lot(2) == 0 ? Posture::Seek : Posture::Hold;
        }
    }

    /// Whether fleets blockade the harbour, in sufficient numbers or not.
    bool isContested(PlaceId place) const {
        return std::ranges::any_of(m_campaign.state.fleets, [place](const Fleet& fleet) {
            return fleet.place == place && fleet.station == Station::Blockade;
        });
    }

    /// Changes enemy fleets that are not visible, and of visible ones everything that cannot be seen from a coast.
    void fleets() {
        const std::vector<bool> seen = watched(true);
        for (Fleet& fleet : m_state.fleets) {
            if (fleet.power == m_power || !isAfloat(fleet))
                continue;
            // Blockades are public, so fleets in a place with a blockade keep their strength and station.
            const bool closes = isContested(fleet.place);
            if (!closes && !seen[fleet.place.index()] && fleet.station != Station::Blockade)
                fleet.squadrons = 1 + lot(9);
            if (!closes && fleet.station != Station::Blockade)
                fleet.station = lot(2) == 0 ? Station::Watch : Station::Avoid;
            fleet.voyage = {{FleetId(0), Station::Seek, {}, {}, lot(3), 0, {}}};
            fleet.standing = fleet.voyage;
            fleet.from = {};
        }
    }

    void units() {
        for (Unit& unit : m_state.units) {
            if (!unit.army || m_state.armies[unit.army.index()].power == m_power || unit.steps == 0)
                continue;
            unit.steps = 1 + lot(unit.most);
            unit.troop = static_cast<Troop>(lot(7));
            unit.grade = static_cast<Grade>(lot(3));
            unit.stripes = lot(4);
        }
        for (Leader& leader : m_state.leaders)
            if (leader.power != m_power) {
                leader.cpNow = 1 + lot(5);
                leader.fame = lot(9);
                leader.wound = static_cast<Wound>(lot(3));
            }
        for (LeaderTrait& leaderTrait : m_state.leaderTraits)
            if (leaderTrait.trait && m_state.leaders[leaderTrait.leader.index()].power != m_power)
                leaderTrait.trait = TraitId(lot(static_cast<int>(std::ssize(m_campaign.scenario.traits))));
    }

    void powers() {
        for (std::size_t i = 0; i < m_state.powers.size(); ++i)
            if (PowerId(static_cast<int>(i)) != m_power) {
                Power& one = m_state.powers[i];
                one.treasury = lot(500);
                one.arete = lot(50);
                one.score = lot(500);
                one.missed = lot(5);
                one.orders.clear();
                one.standing.clear();
            }
    }

    void cities() {
        for (City& city : m_state.cities)
            if (city.owner != m_power) {
                city.garrison = lot(9);
                city.stores = lot(9);
                city.loyalty = lot(7) - 3;
                city.works = lot(4);
                city.starving = lot(4);
                city.breach = lot(3);
                city.ravaged = lot(3);
            }
    }

    void rows() {
        for (Sighting& sighting : m_state.sightings)
            if (sighting.power != m_power) {
                sighting.turn = lot(9);
                sighting.units = lot(12);
            }
        for (FleetSighting& seen : m_state.fleetSightings)
            if (seen.power != m_power) {
                seen.turn = lot(9);
                seen.squadrons = lot(12);
            }
        for (Goal& goal : m_state.goals)
            if (goal.power != m_power) {
                goal.amount += lot(20);
                goal.reached = lot(2) == 0;
            }
    }

    void bonds() {
        for (Treaty& treaty : m_state.treaties) {
            const bool his = treaty.from == m_power || treaty.to == m_power;
            if (treaty.status == AgreementStatus::Sealed && treaty.from != m_power)
                treaty.kind = static_cast<TreatyKind>(lot(6));
            else if (treaty.status == AgreementStatus::Offered && !his)
                treaty.talents = lot(99);
        }
    }

    void affairs() {
        for (Deal& deal : m_state.deals)
            if (deal.from != m_power && deal.to != m_power) {
                deal.amount = lot(50);
                deal.status = deal.status == AgreementStatus::Offered ? AgreementStatus::Void : deal.status;
            } else if (deal.from != m_power && deal.status == AgreementStatus::Sealed) {
                deal.amount = lot(50);
            }
        for (Favour& favour : m_state.favours)
            if (favour.power != m_power)
                favour.card = lot(static_cast<int>(std::ssize(m_campaign.scenario.omens)));
        for (StandOff& standOff : m_state.standOffs)
            if (m_state.armies[standOff.one.index()].power != m_power &&
                m_state.armies[standOff.other.index()].power != m_power)
                standOff.turn = lot(9);
    }

    const Campaign& m_campaign;
    Campaign m_other;
    State& m_state;
    PowerId m_power;
    std::mt19937& m_lots;
};

/// By lot; the same lots give the same campaign.
inline Campaign alternativeOf(const Campaign& campaign, PowerId power, std::mt19937& lots) {
    return AlternativeCampaign(campaign, power, lots).all();
}

/// The same journal with an entry more, after which everything is different that the power does not know.
inline Journal alternativeOf(const Journal& journal, PowerId power, std::mt19937& lots) {
    Journal other = journal;
    const Campaign& campaign = journal.campaign();
    other.record(
        {EntryKind::Ruling, "umpire", {}, {}, difference(campaign.state, alternativeOf(campaign, power, lots).state)});
    return other;
}

}  // namespace ephor::campaign
