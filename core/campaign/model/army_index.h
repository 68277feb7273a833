// An index of units by army and of armies by place and power, built once from a state; and what follows from it.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// Valid only for the state that it was built from, until an army moves or a unit changes armies.
class ArmyIndex {
public:
    explicit ArmyIndex(const State& state);

    std::span<const UnitId> units(ArmyId army) const { return m_units[army.index()]; }
    std::span<const ArmyId> armiesAt(PlaceId place) const { return m_at[place.index()]; }
    std::span<const ArmyId> armiesOf(PowerId power) const { return m_of[power.index()]; }

private:
    std::vector<std::vector<UnitId>> m_units;
    std::vector<std::vector<ArmyId>> m_at;
    std::vector<std::vector<ArmyId>> m_of;
};

inline bool isThere(const Army& army) { return static_cast<bool>(army.place); }
bool atWar(const State& state, PowerId a, PowerId b);
/// The same power, or an ally.
bool isFriend(const State& state, PowerId a, PowerId b);

/// Sum of steps times quality. A step of light troops is worth 60, a hoplite step of grade A 140, B 100, C 80.
int strengthOf(const State& state, const ArmyIndex& armyIndex, ArmyId army);
int stepsOfArmy(const State& state, const ArmyIndex& armyIndex, ArmyId army);
/// Number of units of light troops and horse, at most 3 (2.5).
int scoutsOf(const State& state, const ArmyIndex& armyIndex, ArmyId army);
bool hasHorse(const State& state, const ArmyIndex& armyIndex, ArmyId army);
bool onlyLight(const State& state, const ArmyIndex& armyIndex, ArmyId army);
/// March points of an army for a turn with this order.
int marchPoints(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, ArmyId army,
                const Order& order);
/// Command points of the army's leader now; 0 without a leader.
int commandPoints(const State& state, const Army& army);
/// Command points that an order costs.
int costOf(const CampaignRules& rules, const Order& order);

}  // namespace ephor::campaign
