// Step 2: shooting (SKI-003, SKI-020 to SKI-028, SKI-114 to SKI-117).
#include "core/rules/skirmish/play.h"

namespace ephor::skirmish {

// SKI-115, SKI-A26
bool mayShoot(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.missile != Missile::None && isAble(table, figure) &&
           table.counter(figure, LastCharge) != table.turn() && table.counter(figure, FledIn) != table.turn() &&
           !isEngaged(game, table, figure);
}

Band bandTo(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy) {
    return bandOf(game.profile(shooter).kind.missile, apart(discOf(game, table, shooter), discOf(game, table, enemy)));
}

bool isTarget(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy) {
    const Pose& pose = table.body(shooter).pose;
    return withinGap(discOf(game, table, shooter), discOf(game, table, enemy),
                     rangeOf(game.profile(shooter).kind.missile)) &&
           inFrontHalf(pose.centre, pose.facing, table.body(enemy).pose.centre) && !isEngaged(game, table, enemy);
}

// SKI-028, SKI-113
Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, Vec from, PieceId target) {
    const Protection own = protectionFrom(game, table, target, from);
    return isIn(game.country().cover, table.body(target).pose.centre) ? inCover(own) : own;
}

// SKI-C04: the block is rolled only for a hit.
void shoot(Play& play, PieceId shooter, PieceId target) {
    const Band band = bandTo(play.game, play.table(), shooter, target);
    const Protection protection = protectionAgainstShot(play.game, play.table(), shooter, target);
    play.note(why::shot, shooter, target);
    if (play.roll(why::shotRoll, shooter) > hitsUpTo(band))
        return;
    if (play.roll(why::block, target) <= blocksUpTo(protection))
        return;
    strike(play, target, shooter, false);
}

// SKI-D04, SKI-116: one after the other, so that the next knows who has fallen.
void shooting(Play& play, const Card& card) {
    for (const PieceId shooter : play.game.figuresOf(card) & play.table().present()) {
        if (!mayShoot(play.game, play.table(), shooter))
            continue;
        const Profile& p = play.profile(shooter);
        OptionList options;
        options.add(code::noShot, why::optionNoShot);
        for (const PieceId enemy :
             play.table().near(play.pose(shooter).centre, rangeOf(p.kind.missile) + p.radius + contactGap) &
                 play.table().all(other(play.side(shooter))))
            if (isTarget(play.game, play.table(), shooter, enemy) && sees(play.game, play.table(), shooter, enemy))
                options.add(code::shoot, why::optionShoot, enemy);
        Request request;
        request.question = {ShootAt, play.side(shooter), shooter};
        request.options = options.all();
        const Choice choice = play.umpire.choose(request);
        if (choice.code == code::shoot)
            shoot(play, shooter, choice.piece);
        else if (options.size() > 1)
            play.note(why::optionNoShot, shooter);
    }
}

}  // namespace ephor::skirmish
