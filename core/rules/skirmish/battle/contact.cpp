#include "core/rules/skirmish/battle/contact.h"

namespace ephor::skirmish {

bool mayBreakOff(const SkirmishGame& game, const Table& table, PieceId figure) {
    if (!game.profile(figure).kind.mounted)
        return false;
    for (const PieceId enemy : enemiesInContact(table, figure))
        if (game.profile(enemy).kind.mounted)
            return false;
    return true;
}

bool hasFoughtRound(const Table& table, PieceId rider, PieceId enemy) {
    for (std::uint8_t c = FoughtFirst; c <= FoughtLast; ++c)
        if (table.counter(rider, c) == asCounter(enemy))
            return true;
    return false;
}

void meet(Play& play, PieceId rider, PieceId enemy) {
    if (!play.profile(rider).kind.mounted || hasFoughtRound(play.table(), rider, enemy))
        return;
    for (std::uint8_t c = FoughtFirst; c <= FoughtLast; ++c)
        if (play.table().counter(rider, c) == 0) {
            play.set(rider, static_cast<FigureCounter>(c), asCounter(enemy), why::met);
            return;
        }
}

namespace {

void forget(Play& play, PieceId figure, PieceId enemy) {
    const Table& table = play.table();
    if (table.counter(figure, ChargedInto) == asCounter(enemy))
        play.set(figure, ChargedInto, 0, why::met);
    if (play.profile(figure).kind.mounted)
        for (std::uint8_t c = FoughtFirst; c <= FoughtLast; ++c)
            if (table.counter(figure, c) == asCounter(enemy))
                play.set(figure, static_cast<FigureCounter>(c), 0, why::met);
}

}  // namespace

void endMelees(Play& play, PieceId figure, const PieceSet& enemies) {
    for (const PieceId enemy : enemies) {
        forget(play, figure, enemy);
        forget(play, enemy, figure);
    }
}

}  // namespace ephor::skirmish
