// Hoplites go forward; enemy bands give way (rules, sections O and Q).
#include "core/rules/alala/in_turn.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// ALA-112, ALA-124, ALA-AMB-056: enemies, but bands, any part of whom is ahead of the front; unformed hoplites keep off all round.
PieceSet aheadOf(const AlalaGame& game, const Table& table, PieceId unit) {
    PieceSet ahead;
    const Side enemy = other(table.side(unit));
    for (const PieceId p : table.present(enemy) & game.hoplites(enemy))
        if (table.counter(unit, Unformed) != 0 || inForwardArc(table.body(unit), table.body(p)))
            ahead.insert(p);
    return ahead;
}

PieceSet bandsAhead(const AlalaGame& game, const Table& table, PieceId unit) {
    PieceSet ahead;
    const Side enemy = other(table.side(unit));
    for (const PieceId p : table.present(enemy) & game.bands(enemy))
        if (inForwardArc(table.body(unit), table.body(p)))
            ahead.insert(p);
    return ahead;
}

/// A unit of a body that goes forward, and what it may not come near or pass: the same for every way that is tried.
struct Marcher {
    PieceId unit;
    PieceSet passable;  ///< friends
    WayRules rules;
};
using Marchers = StackList<Marcher, PieceSet::room>;

void findMarchers(Marchers& marchers, const AlalaGame& game, const Table& table, const PieceSet& body,
                  const PieceSet& fast, bool throughFriends) {
    for (const PieceId unit : body) {
        const PieceSet bands = bandsAhead(game, table, unit);
        Marcher marcher{unit, passableFriends(game, table, unit) - body, {}};
        marcher.rules.rough = false;
        marcher.rules.keepFrom = aheadOf(game, table, unit) | (fast & bands);
        marcher.rules.through = body | (bands - fast);
        if (throughFriends)
            marcher.rules.through = marcher.rules.through | marcher.passable;
        marchers.push(marcher);
    }
}

/// How far the whole body may go where these enemy bands stand fast.
Way wayOf(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance,
          const PieceSet& fast, bool throughFriends) {
    Marchers marchers;
    findMarchers(marchers, game, table, body, fast, throughFriends);
    Way least{distance, Stop::None, {}};
    // Who stops short for one friend may so come to stand on another: again, until nothing changes.
    for (double before = -1; before != least.distance;) {
        before = least.distance;
        for (const Marcher& marcher : marchers.all()) {
            const Pose& from = table.body(marcher.unit).pose;
            Way way = wayAlong(game, table, marcher.unit, from, along, least.distance, marcher.rules);
            if (throughFriends)
                way = cleared(game, table, marcher.unit, from, along, way, marcher.passable, body);
            if (way.distance < least.distance)
                least = way;
        }
        if (!throughFriends)
            break;
    }
    return least;
}

/// Inches that a band must fall back along `away` to be 4 inches from all of the body once that has gone `distance`.
double neededToClear(const Table& table, const PieceSet& body, Vec along, double distance, PieceId band, Vec away) {
    const Body& here = table.body(band);
    const auto after = [&](PieceId unit) {
        const Body& its = table.body(unit);
        return Body{{its.pose.centre + along * distance, its.pose.facing}, its.size};
    };
    bool near = false;
    for (const PieceId unit : body)
        near = near || (inForwardArc(table.body(unit), here) && within(after(unit), here, standOff - 2 * tolerance));
    if (!near)
        return 0;
    // As if it came back from afar: where it would first be too near to one of them.
    constexpr double farAway = 32;
    const Body back{{here.pose.centre + away * farAway, here.pose.facing}, here.size};
    double need = 0;
    for (const PieceId unit : body)
        if (inForwardArc(table.body(unit), here))
            need = std::max(
                need, farAway - untilWithin(back, -away, farAway, after(unit), standOff - tolerance).value_or(farAway));
    return need;
}

struct FallBack {
    Vec along;
    double distance = 0;
    bool leaves = false;
};

/// ALA-AMB-055: whether the band can fall back that far in this direction.
std::optional<FallBack> fallsBack(const Play& play, const PieceSet& body, Vec along, double distance, PieceId band,
                                  Vec away) {
    const Table& table = play.table();
    const double need = neededToClear(table, body, along, distance, band, away);
    if (need <= 0)
        return FallBack{away, 0, false};
    WayRules rules;
    rules.through = passableFriends(play.game, table, band) | body;
    rules.rough = false;
    rules.edge = false;
    const Pose& from = play.body(band).pose;
    Way way = wayAlong(play.game, table, band, from, away, need, rules);
    if (const double edge = untilEdge(table.size(), play.body(band), away, way.distance); edge < way.distance)
        return FallBack{away, edge, true};
    if (way.distance < need)
        return {};
    way = cleared(play.game, table, band, from, away, way, rules.through - body);
    if (way.distance < need)
        return {};
    return FallBack{away, need, false};
}

/// DEC-23: directly away by default, else within a fan.
bool pushBand(Play& play, const PieceSet& body, Vec along, double distance, PieceId band, PieceId by) {
    const Vec away = play.body(by).facing();
    OptionList options;
    std::array<FallBack, 9> ways;
    for (const int step : {0, 1, -1, 2, -2, 3, -3, 4, -4})
        if (const auto way =
                fallsBack(play, body, along, distance, band, step == 0 ? away : turnedRight(away, 15 * step))) {
            ways[static_cast<std::size_t>(step) + 4] = *way;
            options.add(static_cast<std::int16_t>(step), why::optionGiveWay);
        }
    if (options.size() == 0)
        return false;
    Request request;
    request.question = {GiveWay, play.side(band), band};
    request.options = options.all();
    request.subject = by;
    const FallBack& way = ways[static_cast<std::size_t>(play.umpire.choose(request).code + 4)];
    payForWay(play, band, way.along, way.distance, false);
    const Pose from = play.body(band).pose;
    if (way.leaves)
        lose(play, band, why::leavesTable);
    else
        place(play, band, {from.centre + way.along * way.distance, from.facing}, why::givesWay);
    return true;
}

void moveAll(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason) {
    inTurn(
        play, body,
        [&](PieceId unit) {
            return snapped({play.body(unit).pose.centre + along * distance, play.body(unit).facing()});
        },
        [&](PieceId unit, const Pose& to) {
            payForWay(play, unit, along, distance, false);
            place(play, unit, to, reason);
            play.set(unit, Momentum, play.table().counter(unit, Momentum) | 1, reason);
        });
}

}  // namespace

Way bodyWay(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance) {
    const Side enemy = other(table.side(body.first()));
    PieceSet fast;
    for (const PieceId band : table.present(enemy) & game.bands(enemy))
        if (isInContact(table, band))
            fast.insert(band);
    return wayOf(game, table, body, along, distance, fast, true);
}

// ALA-112, ALA-113, ALA-134, ALA-AMB-055, DEC-22
double advanceBody(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason) {
    const Table& table = play.table();
    const Side enemy = other(play.side(body.first()));
    PieceSet fast;
    for (const PieceId band : table.present(enemy) & play.game.bands(enemy))
        if (isInContact(table, band))
            fast.insert(band);
    const Way through = wayOf(play.game, table, body, along, distance, fast, true);
    const Way before = wayOf(play.game, table, body, along, distance, fast, false);
    bool passes = true;
    if (before.distance < through.distance - tolerance)
        passes = asks(play, GoThrough, body.first(), before.by, why::optionStopShort, why::optionGoOn);
    for (;;) {
        const double gone = wayOf(play.game, table, body, along, distance, fast, passes).distance;
        // The farthest bands first, so that the nearer find room.
        PieceSet pushed;
        for (const PieceId unit : body)
            for (const PieceId band : bandsAhead(play.game, table, unit) - fast)
                if (neededToClear(table, body, along, gone, band, play.body(unit).facing()) > 0)
                    pushed.insert(band);
        bool again = false;
        while (!pushed.empty() && !again) {
            const Vec ahead = play.body(body.first()).facing();
            PieceId farthest = pushed.first();
            for (const PieceId band : pushed)
                if (dot(play.body(band).pose.centre - play.body(farthest).pose.centre, ahead) > 0)
                    farthest = band;
            pushed.erase(farthest);
            PieceId by = body.first();
            for (const PieceId unit : body)
                if (gap(play.body(unit), play.body(farthest)) < gap(play.body(by), play.body(farthest)))
                    by = unit;
            if (!pushBand(play, body, along, gone, farthest, by)) {
                fast.insert(farthest);
                again = true;
            }
        }
        if (again)
            continue;
        const double whole = std::max(0.0, gone);
        if (whole > 0)
            moveAll(play, body, along, whole, reason);
        return whole;
    }
}

}  // namespace ephor::alala
