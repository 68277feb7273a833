#include "core/rules/alala/battle/combat/combat_phase.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/rules/alala/battle/combat/pairing.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// ALA-177, ALA-218, ALA-AMB-079, ALA-AMB-092: figures of both units in contact. Of bands that share an enemy, cavalry
/// comes first.
int weightOf(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const int men = menInContact(game, table, unit, enemy);
    const int theirs = menInContact(game, table, enemy, unit);
    const auto horse = [&](PieceId p) { return game.profile(p).troops.isCavalry() ? 100 : 0; };
    return men + theirs + horse(unit) + horse(enemy);
}

}  // namespace

void findPairs(const Play& play, Pairs& pairs) {
    const Table& table = play.table();
    const Side first = play.initiative();
    PieceSet engaged;
    for (const PieceId unit : table.present(first))
        if (!table.enemiesTouching(unit).empty())
            engaged.insert(unit);
    if (engaged.empty())
        return;
    for (const PieceId unit : RightToLeft(table, first, engaged))
        for (const PieceId enemy : enemiesInContact(table, unit))
            pairs.push({unit, enemy, weightOf(play.game, table, unit, enemy)});
}

namespace {

/// Section 0 (ALA-176): a charger in front of the enemy that it charged fights no other, as long as that enemy is not
/// paired.
bool wantsAnother(const Table& table, PieceId unit, PieceId enemy, const PieceSet& paired) {
    const PieceId charged = impetus(table, unit) == Impetus::Charged ? opponent(table, unit) : PieceId{};
    return charged && charged != enemy && !paired.contains(charged) && enemiesInContact(table, unit).contains(charged);
}

}  // namespace

std::optional<Pair> nextPair(Play& play, const Pairs& pairs, const PieceSet& paired) {
    std::optional<Pair> best;
    PieceSet tied;
    for (const Pair& pair : pairs.all()) {
        if (paired.contains(pair.unit) || paired.contains(pair.enemy) ||
            wantsAnother(play.table(), pair.unit, pair.enemy, paired) ||
            wantsAnother(play.table(), pair.enemy, pair.unit, paired))
            continue;
        if (best && pair.weight == best->weight && pair.enemy == best->enemy)
            tied.insert(pair.unit);
        if (best && pair.weight <= best->weight)
            continue;
        best = pair;
        tied = {};
        tied.insert(pair.unit);
    }
    if (best && tied.size() > 1) {
        Request request;
        request.question = {WhoFights, play.initiative(), best->enemy};
        request.form = Form::OnePiece;
        request.pieces = tied;
        best->unit = play.referee.choose(request).piece;
        play.note(why::whoFights, best->unit, best->enemy);
    }
    return best;
}

namespace {

bool facesHoplites(const AlalaGame& game, const Table& table, PieceId unit) {
    for (const PieceId touched : enemiesInContact(table, unit))
        if (game.profile(touched).isHoplites())
            return true;
    return false;
}

RollRequest combatRoll(const Play& play, PieceId unit, const CombatSide& side, const Breakdown& dice) {
    return diceFor(play, unit, std::min<int>(dice.total(), Roll::most), why::combatDice, hitsOn(side));
}

void changeLevel(Play& play, PieceId unit, Outcome outcome) {
    const int steps = levelSteps(outcome);
    if (steps > 0)
        raise(play, unit, steps, why::combatLevel);
    else
        lower(play, unit, -steps, why::combatLevel);
}

}  // namespace

Fighter fighterOf(const AlalaGame& game, const Table& table, PieceId unit, const Fought& before) {
    Fighter fighter;
    fighter.arm = game.profile(unit).troops.arm;
    fighter.grade = gradeOf(game, table, unit);
    fighter.level = before.before;
    fighter.formed = before.formed;
    const Impetus how = impetus(table, unit);
    fighter.charged = how == Impetus::Charged || how == Impetus::CounterCharged;
    fighter.mustRetire = is(table, unit, Status::Withdrawing) || isMarked(table, unit, MustRetire);
    fighter.lastStand = is(table, unit, Status::LastStand);
    fighter.facesHoplites = before.facedHoplites;
    return fighter;
}

namespace {

/// Both units of a combat, and its result.
struct FoughtOut {
    std::array<PieceId, 2> both;
    std::array<Fighter, 2> fighters;
    std::array<Fought, 2> records;
    std::array<int, 2> hits{};

    /// The loser first.
    std::array<std::size_t, 2> order() const {
        return hits[0] < hits[1] ? std::array<std::size_t, 2>{0, 1} : std::array<std::size_t, 2>{1, 0};
    }
};

FoughtOut rollCombat(Play& play, PieceId unit, PieceId enemy) {
    const Table& table = play.table();
    FoughtOut combat;
    combat.both = {unit, enemy};
    const std::array<PieceId, 2>& both = combat.both;
    std::array<CombatSide, 2> sides;
    std::array<Breakdown, 2> dice;
    for (std::size_t i = 0; i < 2; ++i) {
        sides[i] = combatSide(play.game, table, both[i], both[1 - i]);
        dice[i] = combatDice(sides[i], play.options());
        combat.records[i] = {Outcome::Inconclusive, play.levelOf(both[i]), play.formed(both[i]),
                             facesHoplites(play.game, table, both[i])};
        combat.fighters[i] = fighterOf(play.game, table, both[i], combat.records[i]);
    }
    std::array<OpenRoll, 2> rolls;
    for (std::size_t i = 0; i < 2; ++i) {
        play.note(why::combatDice, both[i], both[1 - i], dice[i].total(), hitsOn(sides[i]), dice[i]);
        rolls[i].request = combatRoll(play, both[i], sides[i], dice[i]);
        rolls[i].request.against = both[1 - i];
    }
    rollBoth(play, rolls[0], rolls[1]);  // ALA-212
    for (std::size_t i = 0; i < 2; ++i)
        combat.hits[i] = rolls[i].roll.atLeast(rolls[i].request.need) + automaticHits(sides[i]);
    combat.records[0].outcome = outcomeOf(combat.hits[0] - combat.hits[1]);
    combat.records[1].outcome = opposite(combat.records[0].outcome);
    return combat;
}

void noteResults(Play& play, const FoughtOut& combat) {
    for (std::size_t i = 0; i < 2; ++i) {
        const PieceId unit = combat.both[i];
        const PieceId enemy = combat.both[1 - i];
        play.set(unit, Opponent, 1 + static_cast<int>(enemy.index()), why::combatResult);
        play.set(unit, OutcomeIs, combat.records[i].code(), why::combatResult);
        play.note(why::combatResult, unit, enemy, static_cast<int>(combat.records[i].outcome), combat.hits[i]);
        if (impetus(play.table(), unit) == Impetus::FollowedUp)
            play.set(unit, ImpetusIs, 0, why::combatResult);
    }
}

/// Losses of both sides, then levels of both.
void applyLosses(Play& play, const FoughtOut& combat) {
    for (const std::size_t i : combat.order())
        takeCasualties(play, combat.both[i],
                       casualtiesAfter(combat.fighters[i], combat.fighters[1 - i], combat.records[i].outcome),
                       why::combatLoss);
    for (const std::size_t i : combat.order())
        if (play.alive(combat.both[i]))
            changeLevel(play, combat.both[i], combat.records[i].outcome);
}

void applyReactions(Play& play, const FoughtOut& combat) {
    // Units nearby react to a forced move at once (ALA-040); the move itself comes later.
    for (const std::size_t i : combat.order())
        if (play.alive(combat.both[i]) && !combat.fighters[i].lastStand &&
            isBreak(compulsoryMove(combat.fighters[i], combat.records[i].outcome)))
            seenToBreak(play, combat.both[i]);
    for (const std::size_t i : combat.order())
        checkHalfStrength(play, combat.both[i]);
    for (const std::size_t i : combat.order())  // ALA-067
        if (play.alive(combat.both[i]))
            riskLeader(play, combat.both[i]);
}

}  // namespace

// ALA-212, ALA-222, ALA-223, ALA-224, ALA-225, ALA-226, ALA-227, ALA-228, ALA-229, ALA-AMB-024
void fightOut(Play& play, PieceId unit, PieceId enemy) {
    const FoughtOut combat = rollCombat(play, unit, enemy);
    noteResults(play, combat);
    applyLosses(play, combat);
    applyReactions(play, combat);
}

// ALA-141, ALA-192, ALA-193, ALA-216
void combatPhase(Play& play) {
    const Side first = play.initiative();
    Pairs all;
    findPairs(play, all);
    Pairs pairs;
    PieceSet paired;
    while (const std::optional<Pair> pair = nextPair(play, all, paired)) {
        paired.insert(pair->unit);
        paired.insert(pair->enemy);
        pairs.push(*pair);
    }
    PieceSet units;
    for (const Pair& pair : pairs.all())
        units.insert(pair.unit);
    for (const PieceId unit : RightToLeft(play.table(), first, units))
        for (const Pair& pair : pairs.all())
            if (pair.unit == unit && play.alive(unit) && play.alive(pair.enemy) &&
                fights(play.table(), unit, pair.enemy))
                fightOut(play, unit, pair.enemy);
}

}  // namespace ephor::alala
