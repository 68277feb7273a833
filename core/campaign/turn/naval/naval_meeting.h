// What comes of two hostile fleets in one place: the table of stations, as meeting.h is that of postures.
#pragma once

#include "core/campaign/model/fleet.h"

namespace ephor::campaign {

enum class SeaMeeting : std::uint8_t { Pass, Slip, Fight };

struct SeaMeetingRule {
    SeaMeeting meeting = SeaMeeting::Pass;
    bool moverAttacks = true;

    friend bool operator==(const SeaMeetingRule&, const SeaMeetingRule&) = default;
};

/// Slip: whoever is attacked tries to get away first. `sheltered`: the other lies in a harbour of its own side, where
/// nobody can force it to fight.
SeaMeetingRule seaMeetingOf(Station mover, Station other, bool sheltered);

}  // namespace ephor::campaign
