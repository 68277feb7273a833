// Who places first.
#pragma once

#include "core/battle/referee.h"

namespace ephor {

/// Two dice; the lower places first, ties are rerolled.
inline Side firstToPlace(Referee& referee, const Reason& why) {
    RollRequest request;
    request.count = 2;
    request.why = &why;
    Roll roll = referee.roll(request);
    while (roll[0] == roll[1])
        roll = referee.roll(request);
    return roll[0] < roll[1] ? Side::A : Side::B;
}

}  // namespace ephor
