// What comes of two hostile armies in one place: the table of postures (2.5).
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

enum class Meeting : std::uint8_t { Pass, StandOff, Avoid, Fight, Ambush };

struct MeetingRule {
    Meeting meeting = Meeting::Pass;
    Kind kind = Kind::Decisive;
    bool moverAttacks = true;
};

/// `detected`: the mover has seen the other in time, which counts where he lies in wait, or where a marching army meets
/// one that seeks battle. `holderPays`: the one that holds has a command point to come out against ravagers.
MeetingRule meetingOf(Posture mover, Posture other, bool detected, bool holderPays);

}  // namespace ephor::campaign
