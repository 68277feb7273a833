#include "core/rules/dba/battle/deployment.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/deployment_places.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <cmath>

namespace ephor::dba {

namespace {

constexpr double campFromSides = 4;

/// City and Fort belong to the defender, so they are enemy works for the invader.
StackList<Rect, 1>& enemyWorks(StackList<Rect, 1>& works, const DbaGame& game, const Table& table, Side side) {
    if (side != defenderOf(table))
        if (const auto work = walls(game, table))
            works.push(work->box());
    return works;
}

bool mayHold(const DbaGame& game, const Table& table, PieceId piece) {
    const Side side = table.side(piece);
    return side == defenderOf(table) && mayGarrison(game.troop(piece)) && walls(game, table).has_value() &&
           !guardOf(table, side, InWalls);
}

void guard(Play& play, PieceId piece, Guard work, Vec centre, const Reason& reason) {
    play.referee.apply(PiecePlaced{piece, snapped({centre, towardsEnemy(play.table(), play.side(piece))}), &reason});
    play.set(piece, Guards, work, reason);
}

PieceSet undeployed(const DbaGame& game, const Table& table, Side side) {
    PieceSet left;
    for (const PieceId p : game.elements(side) - table.present())
        if (table.counter(p, Reserve) == 0)
            left.insert(p);
    return left;
}

/// True if every place for the other element also suits this one, with their fronts on the same line.
bool needsNoMore(const Troop& troop, const Troop& than) {
    const bool sameGoing = troop.kind == than.kind || (!troop.is(Kind::Cm) && !than.is(Kind::Cm));
    return troop.size.depth <= than.size.depth && (troop.wing || !than.wing) && sameGoing &&
           (troop.moveIn(Going::Bad) > 0 || than.moveIn(Going::Bad) == 0);
}

/// An element whose place is hardest to find (approximately).
PieceId hardestToPlace(const DbaGame& game, const PieceSet& left) {
    PieceId hardest = left.first();
    for (const PieceId p : left)
        if (needsNoMore(game.troop(hardest), game.troop(p)))
            hardest = p;
    return hardest;
}

/// The elements to deploy that fit neither into the field nor into walls. If one element finds a place, all that need
/// no more room are skipped.
PieceSet withoutPlace(const DbaGame& game, const Table& table, PieceSet left) {
    PieceSet without;
    while (!left.empty()) {
        const PieceId hardest = hardestToPlace(game, left);
        left.erase(hardest);
        if (anyDeployPlace(game, table, hardest)) {
            const PieceSet others = left;
            for (const PieceId p : others)
                if (needsNoMore(game.troop(p), game.troop(hardest)))
                    left.erase(p);
        } else if (!mayHold(game, table, hardest)) {
            without.insert(hardest);
        }
    }
    return without;
}

}  // namespace

// DBA-A21
const Reason* checkCamp(const DbaGame& game, const Table& table, Side side, const Choice& choice) {
    const Vec in = towardsEnemy(table, side);
    const Vec c = choice.pose.centre;
    const Body camp{{c, {0, 1}}, {1, 1}};
    if (choice.turns != 0 || !isFacing(choice.pose.facing) || !(squaredLength(c) < 1e6) ||
        !isOnTable(table.size(), camp))
        return &why::offTable;
    const Vec size{table.size().width, table.size().height};
    const double back = in.x > 0 ? c.x : in.x < 0 ? size.x - c.x : in.y > 0 ? c.y : size.y - c.y;
    const double along = in.x == 0 ? c.x : c.y;
    const double width = in.x == 0 ? size.x : size.y;
    const bool placed = std::abs(back - 0.5) <= 0.01 && along >= campFromSides + 0.5 - tolerance &&
                        along <= width - campFromSides - 0.5 + tolerance;
    bool good = true;
    eachFeature(game, table, [&](const Feature& f) {
        good = good && (f.kind == FeatureKind::GentleHill || f.kind == FeatureKind::Road || !covers(f, camp));
    });
    // A garrison does not fit into a small city and stands partly outside.
    if (const auto work = walls(game, table))
        good = good && !overlap(Body{{bodyOf(work->box()).pose.centre, {0, 1}}, camp.size}, camp);
    for (const PieceId p : table.present())
        good = good && !overlap(table.body(p), camp);
    return placed && good ? nullptr : &why::campEdge;
}

void eachCampPlace(const DbaGame& game, const Table& table, Side side, const Found& found) {
    const Vec in = towardsEnemy(table, side);
    const Vec size{table.size().width, table.size().height};
    const double width = in.x == 0 ? size.x : size.y;
    for (int i = 0; i < 15; ++i) {
        const int steps = (i + 1) / 2;
        const double along = width / 2 + (i % 2 == 0 ? 1 : -1) * 0.5 * steps;
        const Vec c = in.x > 0   ? Vec{0.5, along}
                      : in.x < 0 ? Vec{size.x - 0.5, along}
                      : in.y > 0 ? Vec{along, 0.5}
                                 : Vec{along, size.y - 0.5};
        Choice choice;
        choice.pose = snapped({c, in});
        if (!checkCamp(game, table, side, choice) && found(choice))
            return;
    }
}

// DBA-009. There is no camp if no place is left (section 0), or with three war wagons.
void placeCamp(Play& play, Side side) {
    int wagons = 0;
    for (const PieceId p : play.game.elements(side))
        wagons += play.troop(p).is(Kind::WWg) ? 1 : 0;
    bool any = false;
    eachCampPlace(play.game, play.table(), side, [&](const Choice&) { return any = true; });
    if (!any || wagons > 2)
        return;
    Request request;
    request.question = {PlaceCamp, side, {}};
    request.form = Form::Move;
    request.limits.how = CampPlace;
    request.limits.piece = play.game.followers(side);
    const Vec centre = play.referee.choose(request).pose.centre;
    const Vec low{hundredth(std::max(0.0, centre.x - 0.5)), hundredth(std::max(0.0, centre.y - 0.5))};
    play.set(side, CampX, static_cast<int>(std::lround(low.x * 100)), why::campPlaced);
    play.set(side, CampY, static_cast<int>(std::lround(low.y * 100)), why::campPlaced);
    play.set(side, CampIs, CampStands, why::campPlaced);
    OptionList options;
    options.add(code::none, why::followers);
    for (const PieceId p : play.game.elements(side) - play.table().present())
        if (mayGuardCamp(play.troop(p)) && play.troop(p).size.depth <= 1)
            options.add(code::chosen, why::optionGuard, p);
    const Choice choice = ask(play, GuardCamp, side, options);
    guard(play, choice.code == code::none ? play.game.followers(side) : choice.piece, InCamp, low + Vec{0.5, 0.5},
          why::campGuard);
}

// DBA-010, DBA-011, DBA-A02
const Reason* checkDeploy(const DbaGame& game, const Table& table, const Choice& choice) {
    const PieceId piece = choice.piece;
    if (choice.code == code::asGarrison)
        return mayHold(game, table, piece) ? nullptr : &why::wrongKind;  // DBA-012
    if (!isFacing(choice.pose.facing) || !(squaredLength(choice.pose.centre) < 1e6) || choice.turns != 0)
        return &why::wrongKind;
    const Body body{choice.pose, table.body(piece).size};
    const Side side = table.side(piece);
    StackList<Rect, 1> works;
    if (const Reason* why = checkZone(game.troop(piece), body, {table.size().width, table.size().height},
                                      baseOf(table, side), enemyWorks(works, game, table, side).all()))
        return why;
    return checkPosition(game, table, piece, body);
}

void holdBack(Play& play, Side side) {
    const bool littoral = play.game.army(side).home && play.game.army(side).home->name == "littoral";
    if (!play.options().landings || !littoral || !waterwayEdge(play.game, play.table()))
        return;
    for (int held = 0; held < 3; ++held) {
        OptionList options;
        if (held != 1)
            options.add(code::none, why::optionNobody);
        int able = 0;
        for (const PieceId p : undeployed(play.game, play.table(), side))
            if (fitsBoats(play.troop(p))) {
                options.add(code::chosen, why::optionReserve, p);
                ++able;
            }
        if (able < 2 - held)
            return;
        const Choice choice = ask(play, HoldBack, side, options);
        if (choice.code == code::none)
            return;
        play.set(choice.piece, Reserve, 1, why::heldBack);
    }
}

void deploy(Play& play, Side side) {
    const DbaGame& game = play.game;
    for (const Placement& placed : game.setup().placements)
        if (const PieceId p = DbaGame::pieceOf(side, placed.unit);
            placed.side == side && !isGuard(play.table(), p))  // the guard of the camp stays there
            play.referee.apply(PiecePlaced{p, snapped(placed.pose), &why::deployed});
    holdBack(play, side);
    for (;;) {
        PieceSet left = undeployed(game, play.table(), side);
        OptionList options;
        options.add(code::inField, why::deployHere);
        bool hold = false;
        for (const PieceId p : left)
            hold = hold || mayHold(game, play.table(), p);
        left = left - withoutPlace(game, play.table(), left);
        if (left.empty())
            break;
        if (hold)
            options.add(code::asGarrison, why::deployGarrison);
        Request request;
        request.question = {Deploy, side, {}};
        request.form = Form::Deploy;
        request.pieces = left;
        request.options = options.all();
        request.limits.how = DeployPlace;
        request.limits.piece = left.first();
        const Choice choice = play.referee.choose(request);
        if (choice.code == code::asGarrison)
            guard(play, choice.piece, InWalls, bodyOf(walls(game, play.table())->box()).pose.centre, why::cityManned);
        else
            play.referee.apply(PiecePlaced{choice.piece, choice.pose, &why::deployed});
    }
    for (const PieceId p : undeployed(game, play.table(), side))
        play.note(why::staysAway, p);
    const auto work = walls(game, play.table());
    if (side == defenderOf(play.table()) && work && work->kind == FeatureKind::City &&
        !guardOf(play.table(), side, InWalls))
        guard(play, game.denizens(side), InWalls, bodyOf(work->box()).pose.centre, why::cityManned);
}

namespace {

PieceSet reserve(const DbaGame& game, const Table& table, Side side) {
    PieceSet waiting;
    for (const PieceId p : game.elements(side))
        if (table.counter(p, Reserve) != 0)
            waiting.insert(p);
    return waiting;
}

/// DBA-018: one group abreast. The first element stands as chosen, the others to its right with front edges in line.
Pose landingPose(const DbaGame& game, PieceId first, PieceId piece, int place, const Pose& pose) {
    const double level = (game.troop(first).size.depth - game.troop(piece).size.depth) / 2;
    return snapped(
        {pose.centre + rightOf(pose.facing) * static_cast<double>(place) + pose.facing * level, pose.facing});
}

}  // namespace

// DBA-019
const Reason* checkLanding(const DbaGame& game, const Table& table, Side side, const Choice& choice) {
    const PieceSet group = reserve(game, table, side);
    const PieceId first = group.first();
    if (!isFacing(choice.pose.facing) || !(squaredLength(choice.pose.centre) < 1e6) || choice.turns != 0)
        return &why::wrongKind;
    bool ashore = false;
    int place = 0;
    for (const PieceId p : group) {
        const Body body{landingPose(game, first, p, place++, choice.pose), table.body(p).size};
        if (const Reason* why = checkPosition(game, table, p, body))
            return why;
        for (const PieceId e : table.near(body.pose.centre, body.radius() + 0.1))
            if (table.side(e) != side && within(body, table.body(e), contactReach))
                return &why::onAnother;
        eachFeature(game, table, [&](const Feature& f) {
            ashore = ashore || (f.kind == FeatureKind::Waterway && within(body, bodyOf(f.box()), 1e-4));
        });
    }
    return ashore ? nullptr : &why::offShore;
}

void eachLandingPlace(const DbaGame& game, const Table& table, Side side, const Found& found) {
    const auto edge = waterwayEdge(game, table);
    const PieceId first = reserve(game, table, side).first();
    if (!edge || !first)
        return;
    const Vec in = inward(*edge);
    const Vec size{table.size().width, table.size().height};
    const double width = in.x == 0 ? size.x : size.y;
    double deepest = 0;  // with front edges in line, the deepest base is at the water
    for (const PieceId p : reserve(game, table, side))
        deepest = std::max(deepest, table.body(p).size.depth);
    const double back = 1 + deepest - table.body(first).halfDepth();
    for (int i = 0; i < 2 * static_cast<int>(width); ++i) {
        const double along = 0.5 * ((i * 7) % (2 * static_cast<int>(width)));
        const Vec shore = in.x > 0   ? Vec{0, along}
                          : in.x < 0 ? Vec{size.x, along}
                          : in.y > 0 ? Vec{along, 0}
                                     : Vec{along, size.y};
        Choice choice;
        choice.pose = snapped({shore + in * back, in});
        if (!checkLanding(game, table, side, choice) && found(choice))
            return;
    }
}

void land(Play& play, Side side) {
    const PieceSet group = reserve(play.game, play.table(), side);
    const PieceId first = group.first();
    bool any = false;
    eachLandingPlace(play.game, play.table(), side, [&](const Choice&) { return any = true; });
    if (!any) {  // DBA-A04: in the next bound
        play.note(why::noLanding, first);
        return;
    }
    Request request;
    request.question = {Land, side, first};
    request.form = Form::Move;
    request.pieces = group;
    request.limits.how = LandingPlace;
    request.limits.piece = first;
    const Pose pose = play.referee.choose(request).pose;
    int place = 0;
    for (const PieceId p : group) {
        play.referee.apply(PiecePlaced{p, landingPose(play.game, first, p, place++, pose), &why::landed});
        play.set(p, Reserve, 0, why::landed);
    }
}

}  // namespace ephor::dba
