#include "core/rules/dba/battle/tactical_moves.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/groups.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/labels.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

// DBA-031, DBA-C04. The modifiers of the die come from the campaign.
void rollPips(Play& play, Side side) {
    const Army& army = play.game.army(side);
    int die = play.die(side, {}, why::pipDie);
    if (die == 1 && army.secondDie && play.table().counter(side, DieUsed) == 0) {
        play.set(side, DieUsed, 1, why::pipsAgain);
        die = play.die(side, {}, why::pipsAgain);
    }
    if (plough(play.table()) == Plough::Unknown)  // DBA-107, section 0: the first of the battle
        play.set(Side::A, PloughIs, static_cast<int>(die == 1 ? Plough::Rough : Plough::Good), why::ploughDie);
    const int spirit = play.table().counter(side, Bounds) == 1 ? army.firstPips : 0;
    play.set(side, Pips, die + spirit, why::pips);
}

namespace {

/// DBA-034: the end of a move along the road that the group is on, as far as allowed or to the next obstacle; none off
/// the road.
std::optional<Pose> byRoad(const DbaGame& game, const Table& table, const PieceSet& group, PieceId leader) {
    if (!hasFeatures(game, table) || !isColumn(table, group) || table.counter(leader, MovesMade) > 0)
        return {};
    const Body& body = table.body(leader);
    double distance = game.troop(leader).moveIn(Going::Good);
    for (const PieceId p : group) {
        distance = std::min(distance, static_cast<double>(game.troop(p).moveIn(Going::Good)));
        if (dot(table.body(p).pose.centre - body.pose.centre, body.facing()) > tolerance)
            return {};  // the first element in file leads
    }
    bool on = false;
    eachFeature(game, table, isRoad, [&](const Feature& f) {
        const Vec end = body.pose.centre + body.facing() * distance;
        on = on || (covers(f, body.pose.centre) && covers(f, end));
    });
    if (!on)
        return {};
    for (const PieceId o : table.nearPath(body.pose.centre, body.facing(), distance, 1) - group)
        if (const auto met = sweep(body, body.facing(), distance, table.body(o)))
            distance = std::min(distance, *met);
    if (distance <= 0.01)
        return {};
    return snapped({body.pose.centre + body.facing() * distance, body.facing()});
}

bool leadsAlongRoad(const DbaGame& game, const Table& table, const PieceSet& group, PieceId leader) {
    const auto road = byRoad(game, table, group, leader);
    if (!road)
        return false;
    Plan plan;
    Choice choice;
    choice.pose = *road;
    const MoveLimits limits = moveLimits(game, leader, ElementSet(group), group.size() > 1 ? GroupMove : SingleMove);
    return !planMove(game, table, group, limits, choice, plan) && plan.count > 0;
}

bool hasRoad(const DbaGame& game, const Table& table) {
    bool any = false;
    eachFeature(game, table, isRoad, [&](const Feature&) { any = true; });
    return any;
}

}  // namespace

Moves::Moves(const DbaGame& game, const Table& table, Side side)
    : formation(game, table, side), command(game, table, side) {
    const int pips = table.counter(side, Pips);
    options.add(code::pass, why::pass);
    movers.push({});
    ElementSet inGroups;
    std::array<ElementSet, ElementSet::room> groups;
    const bool anyRoad = hasRoad(game, table);
    for (const PieceId p : formation.movable()) {
        ElementSet& group = groups[p.index()];
        if (group.empty()) {
            const ElementSet all = formation.groupOf(p);
            for (const PieceId member : all)
                groups[member.index()] = all;
        }
        if (anyRoad && leadsAlongRoad(game, table, group.pieces(), p)) {
            options.add(code::byRoad, why::optionRoad, p);
            movers.push({group});
        }
        if (pips == 0)
            continue;  // every other move costs one
        ElementSet alone;
        alone.insert(p);
        offer({alone, group != alone}, p, code::single, why::optionSingle, pips);
        if (group == alone)
            continue;
        if (!inGroups.contains(p)) {
            offer({group}, p, code::group, why::optionGroup, pips);
            inGroups = inGroups | group;
        }
        offerParts(p, group, pips);
    }
}

void Moves::offer(const Movers& who, PieceId leader, int code, const Reason& label, int pips) {
    const int price = command.costOf(who.all, {});
    if (price > pips && command.costOf(who.all, who.all) > pips)
        return;
    options.add(static_cast<std::int16_t>(code), label, leader, price);
    movers.push(who);
}

void Moves::offerParts(PieceId p, ElementSet group, int pips) {
    ElementSet alone;
    alone.insert(p);
    const auto offerPart = [&](int code, const Reason& label) {
        const ElementSet part = formation.partOf(group, p, code);
        if (part != alone && part != group && options.size() < 100)
            offer({part, true}, p, code, label, pips);
    };
    offerPart(code::toRight, why::optionRight);
    offerPart(code::toLeft, why::optionLeft);
    offerPart(code::file, why::optionFile);
    // The others can follow in file only from an end of the line.
    if (group.size() <= 4 && options.size() < 100)
        offer({group}, p, code::column, why::optionColumn, pips);
}

namespace {

/// DBA-C03: rolled at the first crossing. The move that discovers it is carried out as ordered.
void crossRiver(Play& play, Side side) {
    if (riverIs(play.table()) != RiverIs::Unknown)
        return;
    const int die = play.die(side, {}, why::riverDie);
    play.set(Side::A, River, static_cast<int>(riverOf(die)), why::riverKnown);
}

bool entersRiver(const DbaGame& game, const Table& table, const Plan& plan) {
    bool river = false;
    eachFeature(game, table, [&](const Feature& f) {
        if (f.kind == FeatureKind::River)
            for (std::size_t i = 0; i < plan.count; ++i) {
                const Body& from = table.body(plan.places[i].first);
                river = river || covers(f, Body{plan.places[i].second, from.size}) ||
                        lengthInside(f, from.pose.centre, plan.places[i].second.centre) > tolerance;
            }
    });
    return river;
}

/// Moves the elements to the planned ends, each once its end is free, so that no two overlap meanwhile. If they wait
/// for each other in a circle, the rest stay.
void carryOut(Play& play, const PieceSet& group, PieceId leader, const Plan& plan, int code) {
    const auto reasonFor = [&](PieceId p) -> const Reason& {
        if (code == code::byRoad)
            return why::roadMove;
        if (p == leader || group.size() == 1)
            return why::moved;
        return code == code::column ? why::fileIn : why::movedInGroup;
    };
    const bool river = hasFeatures(play.game, play.table()) && entersRiver(play.game, play.table(), plan);
    std::array<bool, armySize + 2> done{};
    for (std::size_t left = plan.count; left > 0; --left) {
        // The next element whose end is clear of those that have not moved yet.
        std::size_t next = plan.count;
        for (std::size_t i = 0; i < plan.count && next == plan.count; ++i) {
            if (done[i])
                continue;
            const Body end{plan.places[i].second, play.body(plan.places[i].first).size};
            bool free = true;
            for (std::size_t k = 0; k < plan.count; ++k)
                free = free && (k == i || done[k] || !overlap(end, play.body(plan.places[k].first)));
            if (free)
                next = i;
        }
        if (next == plan.count)
            break;
        const auto& [p, pose] = plan.places[next];
        play.move(p, pose, reasonFor(p));
        done[next] = true;
    }
    if (const auto& [enemy, to] = plan.linedUpEnemy; enemy)
        play.move(enemy, to, why::conforms);
    for (const PieceId p : group) {
        play.set(p, MovesMade, play.table().counter(p, MovesMade) + 1, why::paid);
        if (plan.count > 0)
            play.set(p, DistanceMoved, plan.far ? BeyondOneWidth : UpToOneWidth, why::paid);
    }
    if (river)
        crossRiver(play, moving(play.table()));
}

/// DBA-133: an element contacted in flank or rear and with no enemy in front turns, if there is room.
void turnToFace(Play& play) {
    const Table& table = play.table();
    for (const PieceId p : ElementSet(table.present())) {
        if (isGuard(table, p) || frontEnemy(table, p))
            continue;
        for (const PieceId e : strikersOfFlankOrRear(table, p)) {
            if (frontEnemy(table, e))
                continue;
            const Body& enemy = table.body(e);
            const Body turned{
                snapped({frontMiddle(enemy) + enemy.facing() * table.body(p).halfDepth(), -enemy.facing()}),
                table.body(p).size};
            if (checkPosition(play.game, table, p, turned))
                continue;
            play.move(p, turned.pose, why::turnsToFace);
            break;
        }
    }
}

Plan planOf(const Play& play, const Request& request, const Choice& where) {
    Plan plan;
    const Reason* refused = planMove(play.game, play.table(), request.pieces, request.limits, where, plan);
    assert(!refused);
    static_cast<void>(refused);
    return plan;
}

/// Asks for a move and carries it out. False if the side passes or has no moves left.
bool makeMove(Play& play, Side side) {
    const int pips = play.table().counter(side, Pips);
    const DbaGame& game = play.game;
    if (pips == 0 && !hasRoad(game, play.table()))
        return false;  // only moves along roads are left
    Moves moves(game, play.table(), side);
    if (moves.options.size() == 1)
        return false;
    const Choice choice = ask(play, ChooseMove, side, moves.options);
    if (choice.code == code::pass)
        return false;
    const PieceId leader = choice.piece;
    const PieceSet group = moves.formation.movers(leader, choice.code);
    const How how = choice.code == code::column ? ColumnMove : group.size() > 1 ? GroupMove : SingleMove;
    Request request;
    request.question = {MoveTo, side, leader};
    request.form = Form::Move;
    request.pieces = group;
    request.prompt = group.size() > 1 ? &label::whereGroup : nullptr;
    request.limits = moveLimits(game, leader, ElementSet(group), how);
    request.limits.mustContact = moves.command.costOf(ElementSet(group), {}) > pips;
    Choice where;
    if (choice.code == code::byRoad) {
        where.pose = *byRoad(game, play.table(), group, leader);
        request.limits.mustContact = false;
    } else {
        where = play.referee.choose(request);
    }
    const Plan plan = planOf(play, request, where);
    const int price = choice.code == code::byRoad ? 0 : moves.command.costOf(ElementSet(group), plan.charging);
    carryOut(play, group, leader, plan, choice.code);
    play.set(side, Pips, std::max(0, pips - price), why::paid);
    return true;
}

}  // namespace

void makeMoves(Play& play, Side side) {
    while (makeMove(play, side)) {
    }
    play.set(side, Pips, 0, why::pipsLost);  // DBA-032
    turnToFace(play);
}

}  // namespace ephor::dba
