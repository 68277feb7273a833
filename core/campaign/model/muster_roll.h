// Who stands where and who serves in what: the look-ups that every phase of a move needs, made once from the state.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// Rows by what they refer to. Made of one state; it is out of date as soon as an army moves or a unit changes armies.
class MusterRoll {
public:
    explicit MusterRoll(const State& state);

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
/// The same power, or allies.
bool isFriend(const State& state, PowerId a, PowerId b);

/// Steps of an army's units, weighed by troop and grade: a drilled hoplite step counts 100.
int strengthOf(const State& state, const MusterRoll& roll, ArmyId army);
int stepsOfArmy(const State& state, const MusterRoll& roll, ArmyId army);
/// Light troops and horse, at most 3 (2.5).
int scoutsOf(const State& state, const MusterRoll& roll, ArmyId army);
bool hasHorse(const State& state, const MusterRoll& roll, ArmyId army);
bool onlyLight(const State& state, const MusterRoll& roll, ArmyId army);
/// March points of a move.
int marchPoints(const Scenario& scenario, const State& state, const MusterRoll& roll, ArmyId army, const Order& order);
/// Command points of whoever commands it; 0 without a leader.
int commandPoints(const State& state, const Army& army);
/// What an order costs of them.
int costOf(const CampaignRules& rules, const Order& order);

}  // namespace ephor::campaign
