#include "core/campaign/turn/naval/naval_meeting.h"

namespace ephor::campaign {

namespace {

constexpr bool attacks(Station station) {
    return station == Station::Seek || station == Station::Watch || station == Station::Blockade;
}

}  // namespace

SeaMeetingRule seaMeetingOf(Station mover, Station other, bool sheltered) {
    if (other == Station::Hold && (sheltered || !attacks(mover)))
        return {SeaMeeting::Pass, true};
    if (other == Station::Avoid)
        return {attacks(mover) ? SeaMeeting::Slip : SeaMeeting::Pass, true};
    if (attacks(mover))
        return {SeaMeeting::Fight, true};
    if (!attacks(other))
        return {SeaMeeting::Pass, true};
    return {mover == Station::Avoid ? SeaMeeting::Slip : SeaMeeting::Fight, false};
}

}  // namespace ephor::campaign
