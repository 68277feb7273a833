#include "core/campaign/turn/meeting.h"

namespace ephor::campaign {

namespace {

constexpr MeetingRule pass{Meeting::Pass, BattleKind::Decisive, true};
constexpr MeetingRule standOff{Meeting::StandOff, BattleKind::Decisive, true};
constexpr MeetingRule avoids{Meeting::Avoid, BattleKind::Stop, true};
constexpr MeetingRule ambush{Meeting::Ambush, BattleKind::Ambush, false};

constexpr MeetingRule fight(BattleKind kind, bool moverAttacks = true) { return {Meeting::Fight, kind, moverAttacks}; }

MeetingRule marching(Posture other, bool detected) {
    switch (other) {
    case Posture::Avoid:
        return pass;
    case Posture::LieInWait:
        return detected ? standOff : ambush;
    case Posture::Seek:
        return detected ? fight(BattleKind::Decisive, false) : pass;
    default:
        return standOff;
    }
}

MeetingRule seeking(Posture other, bool detected) {
    switch (other) {
    case Posture::Avoid:
        return avoids;
    case Posture::LieInWait:
        return detected ? fight(BattleKind::Decisive) : ambush;
    case Posture::Ravage:
        return fight(BattleKind::Ravage);
    case Posture::Besiege:
        return fight(BattleKind::Relief);
    default:
        return fight(BattleKind::Decisive);
    }
}

MeetingRule ravaging(Posture other, bool holderPays) {
    switch (other) {
    case Posture::Hold:
        return holderPays ? fight(BattleKind::Ravage, false) : pass;
    case Posture::Watch:
    case Posture::Seek:
        return fight(BattleKind::Ravage, false);
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
        return other == Posture::Seek ? MeetingRule{Meeting::Avoid, BattleKind::Stop, false} : pass;
    default:
        return marching(other, detected);
    }
}

}  // namespace ephor::campaign
