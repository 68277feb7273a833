#include "core/rules/skirmish/battle/rally.h"

#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/morale.h"

namespace ephor::skirmish {

// SKI-071, SKI-C08, SKI-A22: a die for each retinue with routing figures, which each figure reads by its own class
// (SKI-A34).
void rally(Play& play, const Card& card) {
    for (const Retinue& retinue : play.game.retinuesOf(card)) {
        PieceSet routing;
        for (const PieceId figure : retinue.figures & play.table().present())
            if (isRouting(play.table(), figure))
                routing.insert(figure);
        if (routing.empty())
            continue;
        const int die = play.roll(why::rally, routing.first());
        // One die counts for all at once: a leader who rallies by it does not shift the others' class yet.
        PieceSet rallied;
        for (const PieceId figure : routing) {
            const int shift = play.options().rallyShift ? levelOf(play.game, play.table(), figure) : 0;
            if (rallies(shifted(play.profile(figure).kind.unitClass, shift), die))
                rallied.insert(figure);
        }
        for (const PieceId figure : rallied)
            play.set(figure, State, Shaken, why::rallied);
        for (const PieceId figure : routing - rallied)
            runOn(play, figure);
    }
}

}  // namespace ephor::skirmish
