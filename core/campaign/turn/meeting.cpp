#include "core/campaign/turn/meeting.h"

namespace ephor::campaign {

namespace {

constexpr MeetingRule pass{Meeting::Pass, Kind::Decisive, true};
constexpr MeetingRule standOff{Meeting::StandOff, Kind::Decisive, true};
constexpr MeetingRule avoids{Meeting::Avoid, Kind::Stop, true};
constexpr MeetingRule ambush{Meeting::Ambush, Kind::Ambush, false};

constexpr MeetingRule fight(Kind kind, bool moverAttacks = true) { return {Meeting::Fight, kind, moverAttacks}; }

MeetingRule marching(Posture other, bool detected) {
    switch (other) {
    case Posture::Avoid:
        return pass;
    case Posture::LieInWait:
        return detected ? standOff : ambush;
    case Posture::Seek:
        return detected ? fight(Kind::Decisive, false) : pass;
    default:
        return standOff;
    }
}

MeetingRule seeking(Posture other, bool detected) {
    switch (other) {
    case Posture::Avoid:
        return avoids;
    case Posture::LieInWait:
        return detected ? fight(Kind::Decisive) : ambush;
    case Posture::Ravage:
        return fight(Kind::Ravage);
    case Posture::Besiege:
        return fight(Kind::Relief);
    default:
        return fight(Kind::Decisive);
    }
}

MeetingRule ravaging(Posture other, bool holderPays) {
    switch (other) {
    case Posture::Hold:
        return holderPays ? fight(Kind::Ravage, false) : pass;
    case Posture::Watch:
    case Posture::Seek:
        return fight(Kind::Ravage, false);
    case Posture::LieInWait:
        return ambush;
    case Posture::March:
        return standOff;
    default:
        return pass;
    }
}

}  // namespace

MeetingRule meetingOf(Posture mover, Posture other, bool detected, bool holderPays) {
    switch (mover) {
    case Posture::Seek:
    case Posture::Besiege:
        return seeking(other, detected);
    case Posture::Ravage:
        return ravaging(other, holderPays);
    case Posture::Avoid:
        return other == Posture::Seek ? MeetingRule{Meeting::Avoid, Kind::Stop, false} : pass;
    default:
        return marching(other, detected);
    }
}

}  // namespace ephor::campaign
