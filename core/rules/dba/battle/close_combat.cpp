#include "core/rules/dba/battle/close_combat.h"

#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/pursuit.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// A pending fight: the front of `attacker` contacts `defender`, which may be a guard behind a wall.
struct DueFight {
    PieceId attacker;
    PieceId defender;
    bool assault = false;
};

/// DBA-A18: an element that was destroyed or driven off meanwhile does not fight.
bool isDue(const DbaGame& game, const Table& table, const DueFight& due) {
    if (!table.isPresent(due.attacker) || !table.isPresent(due.defender) || table.counter(due.attacker, HasFought) != 0)
        return false;
    if (due.assault)
        return isGuard(table, due.defender) &&
               meetsWall(table.body(due.attacker), standingBody(game, table, due.defender));
    if (table.counter(due.defender, HasFought) != 0)
        return false;
    const Contact contact = contactOf(table.body(due.attacker), table.body(due.defender));
    return contact == Contact::Front || (contact != Contact::None && !frontEnemy(table, due.defender));
}

using DueFights = StackList<DueFight, 64>;

void findFights(const DbaGame& game, const Table& table, Side side, DueFights& fights) {
    const std::array guards{guardsOf(table, Side::A), guardsOf(table, Side::B)};
    for (const PieceId p : ElementSet(table.present()) - guards[0] - guards[1]) {
        if (const PieceId opponent = frontEnemy(table, p)) {
            if (table.side(p) == side)
                fights.push({p, opponent, false});
            continue;
        }
        const ElementSet met = enemiesTouching(table, p);
        for (const PieceId e : met | guards[index(other(table.side(p)))])
            if (isGuard(table, e) ? meetsWall(table.body(p), standingBody(game, table, e))
                                  : met.contains(e) && !frontEnemy(table, e) &&
                                        contactOf(table.body(p), table.body(e)) != Contact::None)
                fights.push({p, e, isGuard(table, e)});
    }
}

Inside insideOf(const DbaGame& game, const Table& table, PieceId p) {
    switch (table.counter(p, Guards)) {
    case InCamp:
        return Inside::Camp;
    case InWalls:
        return game.troop(p).is(Kind::Den) ? Inside::OwnCity : Inside::Fortified;
    default:
        return Inside::Field;
    }
}

/// DBA-128: spears beside spears or solid blades, or solid bows beside solid blades, both in good going.
bool hasSideSupport(const DbaGame& game, const Table& table, PieceId p) {
    const Troop& troop = game.troop(p);
    if (!troop.is(Kind::Sp) && !troop.is(Kind::Bw))
        return false;
    const Body& body = table.body(p);
    for (const PieceId f : friendsTouching(table, p)) {
        const Troop& other = game.troop(f);
        const bool blades = other.is(Kind::Bd) && !other.fast;
        if (isGuard(table, f) || (!blades && !(troop.is(Kind::Sp) && other.is(Kind::Sp))))
            continue;
        if (isBeside(body, table.body(f)) && goingAt(game, table, other, table.body(f)) == Going::Good)
            return true;
    }
    return false;
}

double heightOf(const DbaGame& game, const Table& table, Vec point) {
    double height = 0;
    eachFeatureNear(game, table, point, 0, isHill,
                    [&](const Feature& f) { height = std::max(height, heightOn(f, point)); });
    return height;
}

}  // namespace

// DBA-127: an element of the same kind directly behind, facing the same way.
PieceId supporterBehind(const DbaGame& game, const Table& table, PieceId p) {
    const Body& body = table.body(p);
    for (const PieceId f : friendsTouching(table, p)) {
        if (game.troop(f).kind != game.troop(p).kind || isGuard(table, f))
            continue;
        const Body& rear = table.body(f);
        if (isDirectlyBehind(rear, body) && goingAt(game, table, game.troop(f), rear) == Going::Good)
            return f;
    }
    return {};
}

CloseTerms standingTerms(const DbaGame& game, const Table& table, PieceId p) {
    CloseTerms terms;
    terms.general = isGeneral(table, p);
    terms.inside = insideOf(game, table, p);
    if (terms.inside != Inside::Field) {
        const Body work = standingBody(game, table, p);
        int others = -1;
        for (const PieceId e : presentOf(table, other(table.side(p))))
            others += !isGuard(table, e) && table.counter(e, HasFought) == 0 && meetsWall(table.body(e), work) ? 1 : 0;
        terms.furtherAssaults = std::max(0, others);
        return terms;
    }
    terms.going = goingAt(game, table, game.troop(p), table.body(p));
    terms.overlaps = overlapsOf(game, table, p);
    if (!friendsTouching(table, p).empty()) {
        terms.sideSupport = hasSideSupport(game, table, p);
        terms.rearSupport = static_cast<bool>(supporterBehind(game, table, p));
    }
    return terms;
}

CloseTerms closeTerms(const DbaGame& game, const Table& table, PieceId p, PieceId enemy) {
    CloseTerms terms;
    if (isGuard(table, enemy)) {  // no other modifier counts in an assault
        terms.assault = true;
        terms.general = isGeneral(table, p);
        terms.inside = insideOf(game, table, p);
        if (terms.inside == Inside::Field) {
            terms.going = goingAt(game, table, game.troop(p), table.body(p));
            return terms;
        }
    }
    const bool assault = terms.assault;
    terms = standingTerms(game, table, p);
    terms.assault = assault;
    if (terms.inside != Inside::Field || !hasFeatures(game, table))
        return terms;
    const Body& body = table.body(p);
    const Body& opponent = table.body(enemy);
    if (heightOf(game, table, frontMiddle(body)) > 0)
        terms.uphill = heightOf(game, table, body.pose.centre) > heightOf(game, table, opponent.pose.centre) + 1e-9;
    if (riverIs(table) > RiverIs::Paltry)
        eachFeatureNear(game, table, opponent.pose.centre, opponent.radius(), isRiver, [&](const Feature& f) {
            if (covers(f, opponent) && !covers(f, body))
                terms.bank = true;
        });
    return terms;
}

namespace {

/// Both elements of a close combat before the dice, that of the moving side first (DBA-C06).
struct Combatants {
    std::array<PieceId, 2> who;
    std::array<Troop, 2> troops;
    std::array<Breakdown, 2> factors;
    std::array<Going, 2> going{};
    std::array<PieceId, 2> supporters;  ///< from behind
    std::array<int, 2> support{};       ///< what they add
};

Combatants factorsOf(const Play& play, const DueFight& due) {
    const Table& table = play.table();
    Combatants both;
    both.who = {due.attacker, due.defender};
    if (play.side(due.attacker) != moving(table))
        std::swap(both.who[0], both.who[1]);
    for (const std::size_t i : {0, 1}) {
        const PieceId self = both.who[i];
        both.troops[i] = play.troop(self);
        const Troop& enemy = play.troop(both.who[1 - i]);
        const CloseTerms terms = closeTerms(play.game, table, self, both.who[1 - i]);
        both.factors[i] = closeFactor(both.troops[i], enemy, terms);
        both.support[i] = rearSupport(both.troops[i], enemy, terms);
        both.going[i] = goingAt(play.game, table, both.troops[i], play.body(self));
        if (!due.assault)
            both.supporters[i] = supporterBehind(play.game, table, self);
    }
    return both;
}

std::array<int, 2> rollTotals(Play& play, const Combatants& both) {
    const std::array<PieceId, 2>& who = both.who;
    std::array<int, 2> totals{};
    for (const std::size_t i : {0, 1})
        totals[i] = play.die(play.side(who[i]), who[i], why::combatDie) + both.factors[i].total();
    for (const std::size_t i : {0, 1})
        play.note(why::closeCombat, who[i], who[1 - i], totals[i], totals[1 - i], both.factors[i]);
    return totals;
}

void applyVerdict(Play& play, const Combatants& both, const Verdict& verdict, bool assault) {
    for (const std::size_t i : {0, 1}) {
        const PieceId self = both.who[i];
        const PieceId enemy = both.who[1 - i];
        if (verdict.outcome[i] == Outcome::Nothing) {
            if (verdict.winner == static_cast<int>(1 - i))
                play.note(why::holds, self, enemy);
            continue;
        }
        if (!play.alive(self) || isGuard(play.table(), self))
            continue;
        Fought fought;
        fought.loser = self;
        fought.winner = enemy;
        fought.supporter = both.supporters[i];
        fought.support = both.support[i];
        suffer(play, verdict.outcome[i], fought);
        if (!assault && play.alive(enemy))
            pursue(play, enemy, self, both.troops[i]);
    }
}

/// DBA-120
void fight(Play& play, const DueFight& due) {
    const Combatants both = factorsOf(play, due);
    const std::array<PieceId, 2>& who = both.who;
    const std::array<int, 2> totals = rollTotals(play, both);
    play.set(due.attacker, HasFought, 1, why::fought);
    if (!due.assault)
        play.set(due.defender, HasFought, 1, why::fought);
    Verdict verdict = closeVerdict(both.troops, totals, both.going, play.options());
    if (due.assault && verdict.winner < 0)  // a guard stays where it is
        verdict.outcome[who[0] == due.defender ? 0 : 1] = Outcome::Nothing;
    if (verdict.winner >= 0) {
        const auto l = static_cast<std::size_t>(1 - verdict.winner);
        play.note(degreeOf(totals[1 - l], totals[l]) == Degree::Doubled ? why::isDoubled : why::isBeaten, who[l],
                  who[1 - l]);
        if (due.assault && who[l] == due.defender) {  // DBA-A21: a guard that is beaten loses its work
            loseWork(play, due.defender, due.attacker);
            return;
        }
    } else if (verdict.outcome[0] == Outcome::Nothing && verdict.outcome[1] == Outcome::Nothing) {
        play.note(why::stand, who[0], who[1]);
    }
    applyVerdict(play, both, verdict, due.assault);
}

/// DBA-A21: an enemy in contact with an undefended camp takes it.
void takeEmptyCamps(Play& play) {
    for (const Side side : bothSides) {
        if (!campStands(play.table(), side) || guardOf(play.table(), side, InCamp))
            continue;
        for (const PieceId e : play.table().present(other(side)))
            if (!isGuard(play.table(), e) && meetsWall(play.body(e), bodyOf(campOf(play.table(), side)))) {
                play.note(why::campTaken, e);
                play.set(side, CampIs, CampTaken, why::campTaken);
                break;
            }
    }
}

}  // namespace

// DBA-025, section 0: contacts made by pursuit are fought in the next bound.
void fightAll(Play& play, Side side) {
    DueFights fights;
    findFights(play.game, play.table(), side, fights);
    for (;;) {
        OptionList options;
        PieceSet offered;
        for (const DueFight& due : fights.all())
            if (isDue(play.game, play.table(), due) && !offered.contains(due.attacker)) {
                offered.insert(due.attacker);
                options.add(code::chosen, why::optionFight, due.attacker);
            }
        if (options.size() == 0)
            break;
        const PieceId next = ask(play, NextFight, side, options).piece;
        for (const DueFight& due : fights.all())
            if (due.attacker == next && isDue(play.game, play.table(), due)) {
                fight(play, due);
                break;
            }
    }
    takeEmptyCamps(play);
}

}  // namespace ephor::dba
