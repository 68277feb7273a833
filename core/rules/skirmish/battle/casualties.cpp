#include "core/rules/skirmish/battle/casualties.h"

#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/battle/standard_bearers.h"

namespace ephor::skirmish {

namespace {

bool hasMateBeside(const Play& play, PieceId figure) {
    return !(play.table().touching(figure) & play.table().all(play.side(figure))).empty();
}

}  // namespace

void remove(Play& play, PieceId figure, Loss loss, const Reason& reason) {
    const Table& table = play.table();
    const Side side = play.side(figure);
    const int retinue = play.profile(figure).retinue;
    endMelees(play, figure, enemiesInContact(table, figure));
    for (int r = 0; r < static_cast<int>(play.game.retinues(side).size()); ++r)
        if (carriesStandard(table, figure, r))  // SKI-126: as for a bearer that flees
            play.set(side, r, StandardState, loss == Loss::Captured ? Captured : Gone,
                     loss == Loss::Captured ? why::standardCaptured : why::standardGone);
    play.set(side, retinue, Lost, counterOf(table, side, retinue, Lost) + 1, why::losses);
    play.set(side, retinue, LostThisTurn, counterOf(table, side, retinue, LostThisTurn) + 1, why::losses);
    if (play.profile(figure).leader && loss != Loss::LeavesTable)
        play.set(side, retinue, LeaderFell, 1, reason);
    play.referee.apply(PieceRemoved{figure, &reason});
    play.wallsStand = false;
}

// SKI-C06: the die is rolled even if the third wound kills the leader anyway.
void strike(Play& play, PieceId figure, PieceId by, HitBy hit) {
    const bool inMelee = hit == HitBy::Melee;
    const Reason* why = inMelee ? &why::killed : &why::shotDown;
    if (play.profile(figure).leader) {
        const int wounds = woundsOf(play.table(), figure);
        const Reason& wound = wounds + 1 >= mostWounds ? why::leaderHitAgain : why::leaderHit;
        const int die = play.die(other(play.side(figure)), figure, wound, dieSides);
        if (!leaderFalls(wounds, die)) {
            play.set(figure, Wounds, wounds + 1, why::wounded);
            return;
        }
        // SKI-127, SKI-D08: a leader without a friend beside them is captured; this has no effect on the rules.
        why = inMelee && !hasMateBeside(play, figure) ? &why::leaderCaptured : &why::leaderKilled;
    }
    if (play.table().counter(figure, Standard) != 0)
        bearerFalls(play, figure, by, hit);
    remove(play, figure, Loss::Falls, *why);
    keepWalls(play);  // SKI-112: a wall ends as soon as a chain has fewer than three figures
}

}  // namespace ephor::skirmish
