// The table of postures: what happens when two hostile armies are in one place (2.5).
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

enum class Meeting : std::uint8_t { Pass, StandOff, Avoid, Fight, Ambush };

struct MeetingRule {
    Meeting meeting = Meeting::Pass;
    BattleKind kind = BattleKind::Decisive;
    bool moverAttacks = true;
};

/// `detected`: the mover saw the other in time; counts only if the other lies in wait, or seeks battle with a marching
/// army. `holderPays`: the other has a command point to come out against ravagers.
MeetingRule meetingOf(Posture mover, Posture other, bool detected, bool holderPays);

}  // namespace ephor::campaign
