// The table of stations: what happens when two hostile fleets are in one place. See meeting.h for armies.
#pragma once

#include "core/campaign/model/fleet.h"

namespace ephor::campaign {

enum class SeaMeeting : std::uint8_t { Pass, Slip, Fight };

struct SeaMeetingRule {
    SeaMeeting meeting = SeaMeeting::Pass;
    bool moverAttacks = true;

    friend bool operator==(const SeaMeetingRule&, const SeaMeetingRule&) = default;
};

/// Slip: the defender first rolls to evade. `sheltered`: the other fleet is in a friendly harbour, where nobody can
/// force it to fight.
SeaMeetingRule seaMeetingOf(Station mover, Station other, bool sheltered);

}  // namespace ephor::campaign
