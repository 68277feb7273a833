#include "core/rules/men_of_bronze/battle/end_phase.h"

#include "core/rules/men_of_bronze/battle/discipline.h"

namespace ephor::men_of_bronze {

namespace {

/// MOB-152, MOB-153, MOB-154, MOB-155: every unit of an army with a trigger tests once, in order of id.
void collapseOf(Play& play, Side side, const CollapseTriggers& triggers) {
    const int tests = collapseTests(triggers, play.options());
    for (const PieceId unit : play.table().present(side)) {
        for (int i = 0; i < tests; ++i) {
            if (!plainTest(play, unit, why::collapse, TestFor::Collapse)) {
                rout(play, unit, why::collapses);  // supporters do not rout with it (MOB-AMB-59)
                break;
            }
        }
    }
}

/// MOB-157, MOB-AMB-49
std::optional<Ended> victory(Play& play, int turn) {
    const Table& table = play.table();
    const bool aStands = !table.present(Side::A).empty();
    const bool bStands = !table.present(Side::B).empty();
    const auto t = static_cast<std::int16_t>(turn);
    if (!aStands && !bStands)
        return Ended{Winner::Draw, t, &why::bothGone};
    if (!aStands || !bStands)
        return Ended{aStands ? Winner::A : Winner::B, t, &why::lastStanding};
    if (turn < play.options().turnLimit)
        return {};
    const int lostByA = table.counter(Side::A, ValueLost);
    const int lostByB = table.counter(Side::B, ValueLost);
    if (lostByA == lostByB)
        return Ended{Winner::Draw, t, &why::evenLosses};
    return Ended{lostByA < lostByB ? Winner::A : Winner::B, t, &why::turnLimit};
}

}  // namespace

// MOB-150, MOB-151: discard, Collapse, victory. Routs in this phase count in the next End Phase (MOB-158), so the
// triggers of both armies are determined before any test.
std::optional<Ended> endPhase(Play& play, int turn) {
    std::array<CollapseTriggers, 2> triggers;
    for (const Side side : bothSides) {
        const Table& table = play.table();
        play.set(side, Pool, 0, why::discard);
        triggers[index(side)] = collapseTriggers(
            table.counter(side, ValueTotal), table.counter(side, ValueLost), table.counter(side, StrategosLost) != 0,
            table.counter(side, HalfFired) != 0, table.counter(side, ThreeQuartersFired) != 0);
        play.set(side, StrategosLost, 0, why::collapseSeen);
        if (triggers[index(side)].half)
            play.set(side, HalfFired, 1, why::collapseSeen);
        if (triggers[index(side)].threeQuarters)
            play.set(side, ThreeQuartersFired, 1, why::collapseSeen);
    }
    for (const Side side : bothSides)
        collapseOf(play, side, triggers[index(side)]);
    return victory(play, turn);
}

}  // namespace ephor::men_of_bronze
