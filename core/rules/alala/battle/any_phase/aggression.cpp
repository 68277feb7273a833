#include "core/rules/alala/battle/any_phase/aggression.h"

#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/table/geometry.h"

namespace ephor::alala {

// ALA-033, ALA-037, ALA-038, ALA-039, ALA-040: Formed-up, Ready and Eager; ALA-049: cards change the level the same
// way; ALA-050: no control test does.
void raise(Play& play, PieceId unit, int levels, const Reason& reason) {
    if (!play.hoplites(unit) || levels == 0)
        return;
    play.set(unit, Aggression, static_cast<int>(changed(play.levelOf(unit), levels).level), reason);
}

void lower(Play& play, PieceId unit, int levels, const Reason& reason) {
    if (!play.hoplites(unit) || levels == 0)
        return;
    const LevelChange change = changed(play.levelOf(unit), -levels);
    play.set(unit, Aggression, static_cast<int>(change.level), reason);
    if (change.mustRetire)
        mustRetire(play, unit, reason);
}

// ALA-036, ALA-AMB-016. A unit without figures stays on the table until all have reacted to its loss (ALA-029).
void mustRetire(Play& play, PieceId unit, const Reason& reason) {
    const Table& table = play.table();
    if (!play.alive(unit) || liveFigures(play.game, table, unit) == 0)
        return;
    if (isFleeing(table, unit) || play.marked(unit, MustRetire))
        return;
    if (isInContact(table, unit)) {
        play.mark(unit, MustRetire, reason);
        return;
    }
    startRetiring(play, unit, reason);
    retire(play, unit, reason);
}

namespace {

constexpr int bitsPerCounter = 15;

bool hasCounted(const Table& table, PieceId source, int bit) {
    return bit < bitsPerCounter ? (table.counter(source, BrokeFor) >> bit & 1) != 0
                                : (table.counter(source, BrokeForMore) >> (bit - bitsPerCounter) & 1) != 0;
}

void markCounted(Play& play, PieceId source, int bit) {
    const UnitCounter counter = bit < bitsPerCounter ? BrokeFor : BrokeForMore;
    play.set(source, counter, play.table().counter(source, counter) | 1 << bit % bitsPerCounter, why::seen);
}

}  // namespace

// ALA-041, ALA-046, ALA-051, ALA-AMB-015, ALA-AMB-022: measured at this moment; drops first, then rises, each from
// right to left.
void seenToBreak(Play& play, PieceId source) {
    if (!play.hoplites(source))
        return;
    const Side side = play.side(source);
    const Grade grade = play.grade(source);
    for (const bool friends : {true, false}) {
        PieceSet observers;
        for (const PieceId u :
             play.table().present(friends ? side : other(side)) & play.game.hoplites(friends ? side : other(side)))
            if (u != source && within(play.body(u), play.body(source), moraleRange) &&
                !hasCounted(play.table(), source, play.profile(u).bit))
                observers.insert(u);
        for (const PieceId u : RightToLeft(play.table(), play.initiative(), observers)) {
            if (!play.alive(u) || hasCounted(play.table(), source, play.profile(u).bit))
                continue;
            const int steps = breakSteps(play.grade(u), grade, friends);
            if (steps == 0)
                continue;
            markCounted(play, source, play.profile(u).bit);
            if (steps > 0)
                raise(play, u, steps, why::enemyBreaks);
            else
                lower(play, u, -steps, why::friendBreaks);
            if (!play.alive(source))
                return;
        }
    }
}

}  // namespace ephor::alala
