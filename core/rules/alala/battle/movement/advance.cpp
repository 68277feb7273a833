#include "core/rules/alala/battle/movement/advance.h"

#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/movement/in_turn.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// The units that are at least partly ahead of the front.
PieceSet aheadOf(const Table& table, PieceId unit, const PieceSet& among) {
    PieceSet ahead;
    for (const PieceId p : among)
        if (inForwardArc(table.body(unit), table.body(p)))
            ahead.insert(p);
    return ahead;
}

/// A unit of an advancing body, with the units near its path and those it must keep away from or may not pass.
struct Marcher {
    PieceId unit;
    PieceSet near;
    PieceSet passable;  ///< friends
    PathRules rules;
};

/// An advancing body; the enemy bands given here do not give way. Built once for all distances tried.
class March {
public:
    March(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance,
          const PieceSet& fast)
        : m_game(game), m_table(table), m_along(along), m_distance(distance) {
        const Side enemy = other(table.side(body.first()));
        for (const PieceId unit : body) {
            Marcher marcher{unit,
                            onPath(table, table.present() - body, unit, table.body(unit).pose, along, distance, true),
                            {},
                            {}};
            // ALA-112, ALA-124, ALA-AMB-056: hoplites ahead of the front; unformed ones keep off all round.
            const PieceSet hoplites = marcher.near & game.hoplites(enemy);
            const PieceSet bands = aheadOf(table, unit, marcher.near & game.bands(enemy));
            marcher.rules.rough = false;
            marcher.rules.keepFrom =
                (table.counter(unit, Unformed) != 0 ? hoplites : aheadOf(table, unit, hoplites)) | (fast & bands);
            marcher.rules.through = body | (bands - fast);
            marcher.passable = marcher.near & passableFriends(game, table, unit);
            m_passes = m_passes || !marcher.passable.empty();
            m_marchers.push(marcher);
        }
    }

    /// True if some of them may pass through friends.
    bool passes() const { return m_passes; }

    Path path(bool throughFriends) const {
        Path least{m_distance, Stop::None, {}};
        // A unit that stops short for one friend may end on another, so repeat until nothing changes.
        for (double before = -1; before != least.distance;) {
            before = least.distance;
            for (const Marcher& marcher : m_marchers.all()) {
                const Pose& from = m_table.body(marcher.unit).pose;
                PathRules rules = marcher.rules;
                if (throughFriends)
                    rules.through = rules.through | marcher.passable;
                Path path =
                    pathAmong(m_game, m_table, marcher.near, marcher.unit, from, m_along, least.distance, rules);
                if (throughFriends)
                    path = cleared(m_table, marcher.unit, from, m_along, path, marcher.passable);
                if (path.distance < least.distance)
                    least = path;
            }
            if (!throughFriends || !m_passes)
                break;
        }
        return least;
    }

private:
    const AlalaGame& m_game;
    const Table& m_table;
    Vec m_along;
    double m_distance;
    bool m_passes = false;
    StackList<Marcher, PieceSet::room> m_marchers;
};

/// Enemy bands in contact, which do not give way.
PieceSet bandsInContact(const AlalaGame& game, const Table& table, Side side) {
    PieceSet fast;
    for (const PieceId band : table.present(side) & game.bands(side))
        if (isInContact(table, band))
            fast.insert(band);
    return fast;
}

/// The units of a body with a band in front of them, at their positions after an advance.
class Pushing {
public:
    Pushing(const Table& table, const PieceSet& body, Vec along, double distance, PieceId band)
        : m_band(table.body(band)) {
        for (const PieceId unit : body) {
            const Body& its = table.body(unit);
            if (!inForwardArc(its, m_band))
                continue;
            const Body there{{its.pose.centre + along * distance, its.pose.facing}, its.size};
            m_units.push(there);
            m_near = m_near || within(there, m_band, standOff - 2 * tolerance);
        }
    }

    /// Distance in inches that the band must fall back along `away` to be 4 inches from all of them.
    double needed(Vec away) const {
        if (!m_near)
            return 0;
        // Moves the band in from far away to the first position that is too close to one of them.
        constexpr double farAway = 32;
        const Body back{{m_band.pose.centre + away * farAway, m_band.pose.facing}, m_band.size};
        const Lane lane(back, -away);
        double need = 0;
        for (const Body& unit : m_units.all())
            if (!lane.passes(unit, farAway - need, standOff))
                need = std::max(
                    need, farAway - untilWithin(back, -away, farAway, unit, standOff - tolerance).value_or(farAway));
        return need;
    }

private:
    Body m_band;
    bool m_near = false;
    StackList<Body, PieceSet::room> m_units;
};

struct FallBack {
    Vec along;
    double distance = 0;
    bool leaves = false;
};

/// ALA-AMB-055: the distance that the band can fall back in this direction; none if it is not enough.
std::optional<FallBack> fallsBack(const Play& play, const PieceSet& body, const Pushing& pushing, PieceId band,
                                  Vec away) {
    const Table& table = play.table();
    const double need = pushing.needed(away);
    if (need <= 0)
        return FallBack{away, 0, false};
    PathRules rules;
    rules.through = passableFriends(play.game, table, band) | body;
    rules.rough = false;
    rules.edge = false;
    const Pose& from = play.body(band).pose;
    Path path = pathAlong(play.game, table, band, from, away, need, rules);
    if (const double edge = untilEdge(table.size(), play.body(band), away, path.distance); edge < path.distance)
        return FallBack{away, edge, true};
    if (path.distance < need)
        return {};
    path = cleared(table, band, from, away, path, rules.through - body);
    if (path.distance < need)
        return {};
    return FallBack{away, need, false};
}

/// DEC-23: directly away by default, else within a fan.
bool pushBand(Play& play, const PieceSet& body, Vec along, double distance, PieceId band, PieceId by) {
    const Vec away = play.body(by).facing();
    const Pushing pushing(play.table(), body, along, distance, band);
    OptionList options;
    std::array<FallBack, 9> fallBacks;
    for (const int step : {0, 1, -1, 2, -2, 3, -3, 4, -4})
        if (const auto path = fallsBack(play, body, pushing, band, step == 0 ? away : turnedRight(away, 15 * step))) {
            fallBacks[static_cast<std::size_t>(step) + 4] = *path;
            options.add(static_cast<std::int16_t>(step), why::optionGiveWays[static_cast<std::size_t>(step) + 4]);
        }
    if (options.size() == 0)
        return false;
    Request request;
    request.question = {GiveWay, play.side(band), band};
    request.options = options.all();
    request.subject = by;
    const FallBack& path = fallBacks[static_cast<std::size_t>(play.referee.choose(request).code + 4)];
    payForPath(play, band, path.along, path.distance);
    const Pose from = play.body(band).pose;
    if (path.leaves)
        lose(play, band, why::leavesTable);
    else
        place(play, band, {from.centre + path.along * path.distance, from.facing}, why::givesWay);
    return true;
}

void moveAll(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason) {
    inTurn(
        play, body,
        [&](PieceId unit) {
            return snapped({play.body(unit).pose.centre + along * distance, play.body(unit).facing()});
        },
        [&](PieceId unit, const Pose& to) {
            payForPath(play, unit, along, distance);
            place(play, unit, to, reason);
            play.noteMoved(unit, reason);
        });
}

}  // namespace

Path bodyPath(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance) {
    const PieceSet fast = bandsInContact(game, table, other(table.side(body.first())));
    return March(game, table, body, along, distance, fast).path(true);
}

// ALA-112, ALA-113, ALA-134, ALA-AMB-055, DEC-22
double advanceBody(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason) {
    const Table& table = play.table();
    const Side enemy = other(play.side(body.first()));
    PieceSet fast = bandsInContact(play.game, table, enemy);
    bool passes = true;
    double gone = 0;
    {
        const March march(play.game, table, body, along, distance, fast);
        const Path through = march.path(true);
        const Path before = march.passes() ? march.path(false) : through;
        if (before.distance < through.distance - tolerance)
            passes = askYesNo(play, GoThrough, body.first(), before.by, why::optionStopShort, why::optionGoOn);
        gone = passes ? through.distance : before.distance;
    }
    for (;;) {
        // The farthest bands first, so that the nearer ones find room.
        const Vec ahead = play.body(body.first()).facing();
        PieceSet near;
        for (const PieceId unit : body)
            near = near | onPath(table, (table.present(enemy) & play.game.bands(enemy)) - fast, unit,
                                 play.body(unit).pose, along, gone, true);
        PieceSet pushed;
        for (const PieceId band : near)
            if (Pushing(table, body, along, gone, band).needed(ahead) > 0)
                pushed.insert(band);
        bool again = false;
        while (!pushed.empty() && !again) {
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
        if (again) {
            gone = March(play.game, table, body, along, distance, fast).path(passes).distance;
            continue;
        }
        const double whole = std::max(0.0, gone);
        if (whole > 0)
            moveAll(play, body, along, whole, reason);
        return whole;
    }
}

}  // namespace ephor::alala
