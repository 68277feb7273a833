// Who touches whom (SKI-102), and the melees that go on between them.
#include "core/rules/skirmish/play.h"

namespace ephor::skirmish {

namespace {

/// A little more than the circles that the table keeps, which are a hair smaller than the bases.
constexpr double slack = 0.02;

/// All whom it may touch, and a few too many.
PieceSet enemiesBeside(const Table& table, PieceId figure, const Disc& disc) {
    return table.near(disc.centre, disc.radius + slack) & table.all(other(table.side(figure)));
}

}  // namespace

PieceSet touching(const SkirmishGame& game, const Table& table, const Disc& disc, PieceId except) {
    PieceSet found;
    for (const PieceId other : table.near(disc.centre, disc.radius + slack))
        if (other != except && touchEachOther(disc, discOf(game, table, other)))
            found.insert(other);
    return found;
}

PieceSet enemiesInContact(const SkirmishGame& game, const Table& table, PieceId figure) {
    const Disc disc = discOf(game, table, figure);
    PieceSet found;
    for (const PieceId enemy : enemiesBeside(table, figure, disc))
        if (touchEachOther(disc, discOf(game, table, enemy)))
            found.insert(enemy);
    return found;
}

bool isEngaged(const SkirmishGame& game, const Table& table, PieceId figure) {
    const Disc disc = discOf(game, table, figure);
    for (const PieceId enemy : enemiesBeside(table, figure, disc))
        if (touchEachOther(disc, discOf(game, table, enemy)))
            return true;
    return false;
}

bool mayBreakOff(const SkirmishGame& game, const Table& table, PieceId figure) {
    if (!game.profile(figure).kind.mounted)
        return false;
    for (const PieceId enemy : enemiesInContact(game, table, figure))
        if (game.profile(enemy).kind.mounted)
            return false;
    return true;
}

bool hasMet(const Table& table, PieceId rider, PieceId enemy) {
    for (std::uint8_t c = MetFirst; c <= MetLast; ++c)
        if (table.counter(rider, c) == enemy.value + 1)
            return true;
    return false;
}

void meet(Play& play, PieceId rider, PieceId enemy) {
    if (!play.profile(rider).kind.mounted || hasMet(play.table(), rider, enemy))
        return;
    for (std::uint8_t c = MetFirst; c <= MetLast; ++c)
        if (play.table().counter(rider, c) == 0) {
            play.set(rider, static_cast<FigureCounter>(c), enemy.value + 1, why::met);
            return;
        }
}

namespace {

void forget(Play& play, PieceId figure, PieceId enemy) {
    const Table& table = play.table();
    if (table.counter(figure, ChargedInto) == enemy.value + 1)
        play.set(figure, ChargedInto, 0, why::met);
    if (play.profile(figure).kind.mounted)
        for (std::uint8_t c = MetFirst; c <= MetLast; ++c)
            if (table.counter(figure, c) == enemy.value + 1)
                play.set(figure, static_cast<FigureCounter>(c), 0, why::met);
}

}  // namespace

void endMelees(Play& play, PieceId figure) {
    for (const PieceId enemy : enemiesInContact(play.game, play.table(), figure)) {
        forget(play, figure, enemy);
        forget(play, enemy, figure);
    }
}

}  // namespace ephor::skirmish
