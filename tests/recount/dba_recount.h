// The rules of DBA as the text has them (rules/dba.md), for a recount: types, going, contact, factors, outcomes.
// Nothing of it comes from core/rules/dba but the numbers of counters and decisions.
#pragma once

#include "core/rules/dba/state.h"
#include "core/table/geometry.h"
#include "tests/recount/recount.h"

#include <algorithm>
#include <cmath>

namespace ephor::testing::dba_text {

constexpr double reach = 0.02;   ///< section 0: front edges within 0.02 BW are in contact
constexpr double edge = 0.0201;  ///< what two numbers may differ that are within the tolerance

enum class Land { Good, Rough, Bad };
enum class Suffers { Nothing, Recoil, Flee, Destroyed };

/// DBA-104: the letters of a type without its figures; HCh plays as Kn, LCh as Cv.
inline std::string letters(const Game& game, PieceId p) {
    std::string id = game.piece(p).type->id;
    id.erase(0, id.find_first_not_of("0123456789"));
    return id == "HCh" ? "Kn" : id == "LCh" ? "Cv" : id;
}
inline bool isOne(const std::string& word, std::initializer_list<const char*> of) {
    return std::ranges::any_of(of, [&](const char* one) { return word == one; });
}
inline bool has(const Game& game, PieceId p, const char* trait) { return game.piece(p).type->has(trait); }
inline int stat(const Game& game, PieceId p, const char* key) { return game.piece(p).type->stat(key); }
inline bool isFoot(const Game& game, PieceId p) { return has(game, p, "foot"); }

template <typename Holds> bool anyOf(const PieceSet& pieces, Holds&& holds) {
    for (const PieceId p : pieces)
        if (holds(p))
            return true;
    return false;
}
template <typename Holds> bool allOf(const PieceSet& pieces, Holds&& holds) {
    return !anyOf(pieces, [&](PieceId p) { return !holds(p); });
}

inline Vec frontOf(const Body& b) { return b.pose.centre + b.facing() * b.halfDepth(); }
inline std::array<Vec, 2> frontEdge(const Body& b) {
    const Vec aside = b.right() * b.halfFrontage();
    return {frontOf(b) - aside, frontOf(b) + aside};
}
inline bool near(double a, double b) { return std::abs(a - b) <= edge; }
/// DBA-005: from its base edge to the middle; the counter holds 1 for north, then east, south and west.
inline Vec towardsEnemy(const Table& t, Side side) {
    static constexpr std::array<Vec, 4> inward{{{0, -1}, {-1, 0}, {0, 1}, {1, 0}}};
    return inward[static_cast<std::size_t>(t.counter(side, dba::BaseEdge) - 1)];
}
inline bool isGuard(const Table& t, PieceId p) { return t.counter(p, dba::Guards) != 0; }

/// DBA-107, section 0: any part of the base counts; a road is good.
inline Land groundAt(const Game& game, const Table& t, PieceId p) {
    const Body& body = t.body(p);
    const bool rough = t.counter(Side::A, dba::PloughIs) == 2;
    const bool camels = letters(game, p) == "Cm";
    Land worst = Land::Good;
    for (const Terrain& terrain : game.terrain(t)) {
        const bool placed = game.setup().terrain.empty();
        const std::string& kind = placed ? terrain.name : terrain.kind;
        if (kind == "road" && contains(terrain.outline, body.pose.centre))
            return Land::Good;
        Land ground = Land::Good;
        if (isOne(kind, {"difficult_hill", "wood", "marsh", "gully", "hamlet", "edifice"}) ||
            (!camels && isOne(kind, {"dunes", "oasis"})))
            ground = Land::Bad;
        else if (isOne(kind, {"rocky", "scrub", "boggy", "enclosure"}) || (rough && kind == "plough"))
            ground = Land::Rough;
        if (ground > worst && overlap(terrain.outline, body))
            worst = ground;
    }
    return worst;
}
/// Ground of which a term of the factor depends that is not counted again: hills and rivers (DBA-125).
inline bool hasHeights(const Game& game, const Table& t) {
    return std::ranges::any_of(game.terrain(t), [&](const Terrain& terrain) {
        const std::string& kind = game.setup().terrain.empty() ? terrain.name : terrain.kind;
        return isOne(kind, {"difficult_hill", "gentle_hill", "hill", "river"});
    });
}

/// DBA-025, section 0: face to face, lined up, within the tolerance.
inline bool faceEachOther(const Body& a, const Body& b) {
    const Vec apart = frontOf(b) - frontOf(a);
    return dot(a.facing(), b.facing()) < -0.9998 && near(dot(apart, a.facing()), 0) &&
           std::abs(dot(apart, a.right())) <= edge;
}
inline PieceId opponent(const Table& t, PieceId p) {
    for (const PieceId e : t.present(other(t.side(p))))
        if (!isGuard(t, p) && !isGuard(t, e) && faceEachOther(t.body(p), t.body(e)))
            return e;
    return {};
}

/// DBA-124, DBA-133, section 0: the enemy's front edge along the left flank (0), the right (1) or the rear (2), sharing
/// more than the tolerance; else -1.
inline int struckEdge(const Body& enemy, const Body& body) {
    const auto front = frontEdge(enemy);
    const std::array<Vec, 3> out{-body.right(), body.right(), -body.facing()};
    const std::array<double, 3> from{body.halfFrontage(), body.halfFrontage(), body.halfDepth()};
    for (std::size_t k = 0; k < 3; ++k) {
        if (dot(enemy.facing(), out[k]) > -0.9998)
            continue;
        const Vec along = k == 2 ? body.right() : body.facing();
        const double half = k == 2 ? body.halfFrontage() : body.halfDepth();
        const std::array apart{front[0] - body.pose.centre, front[1] - body.pose.centre};
        const auto [low, high] = std::minmax({dot(apart[0], along), dot(apart[1], along)});
        if (near(dot(apart[0], out[k]), from[k]) && near(dot(apart[1], out[k]), from[k]) &&
            std::min(high, half) - std::max(low, -half) > edge)
            return static_cast<int>(k);
    }
    return -1;
}
inline bool isStruckBehind(const Table& t, PieceId p) {
    return anyOf(t.present(other(t.side(p))),
                 [&](PieceId e) { return !isGuard(t, e) && struckEdge(t.body(e), t.body(p)) >= 0; });
}

/// DBA-124, DBA-132, section 0: flanks and rear that are overlapped or contacted.
inline int overlaps(const Game& game, const Table& t, PieceId p) {
    const Body& body = t.body(p);
    const std::string type = letters(game, p);
    std::array<bool, 3> struck{};
    for (const PieceId e : t.present(other(t.side(p)))) {
        if (isGuard(t, e))
            continue;
        const Body& enemy = t.body(e);
        if (const int at = struckEdge(enemy, body); at >= 0) {
            struck[static_cast<std::size_t>(at)] = true;
            continue;
        }
        const double facing = dot(body.facing(), enemy.facing());
        // (a) The same-side front corners meet, and nobody is in contact with the enemy's front.
        if (!isOne(type, {"Ps", "SCh"}) && facing < -0.9998 && !opponent(t, e))
            for (const std::size_t side : {0, 1})
                struck[side] = struck[side] || length(frontEdge(body)[side] - frontEdge(enemy)[side]) <= edge;
        // (b) Side edge to side edge.
        const Vec apart = enemy.pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        if (std::abs(facing) > 0.9998 && near(std::abs(aside), body.halfFrontage() + enemy.halfFrontage()) &&
            body.halfDepth() + enemy.halfDepth() - std::abs(dot(apart, body.facing())) > edge)
            struck[aside < 0 ? 0 : 1] = true;
    }
    if (!isOne(type, {"Cv", "LH"}))
        for (const std::size_t side : {0, 1}) {
            const Vec at = body.pose.centre + body.right() * ((side == 0 ? -1 : 1) * body.halfFrontage());
            struck[side] = struck[side] || at.x <= reach || at.y <= reach || at.x >= t.size().width - reach ||
                           at.y >= t.size().height - reach;
        }
    return struck[0] + struck[1] + struck[2];
}

/// DBA-127, DBA-128: a friend that faces the same way, directly behind, or beside with its front in line.
inline bool isBehind(const Body& rear, const Body& front) {
    const Vec apart = frontOf(front) - front.facing() * front.size.depth - frontOf(rear);
    return dot(rear.facing(), front.facing()) > 1 - 1e-8 && near(dot(apart, front.facing()), 0) &&
           std::abs(dot(apart, front.right())) <= edge;
}
inline bool isBeside(const Body& a, const Body& b) {
    const Vec apart = frontOf(b) - frontOf(a);
    return dot(a.facing(), b.facing()) > 1 - 1e-8 && near(dot(apart, a.facing()), 0) &&
           near(std::abs(dot(apart, a.right())), 1);
}

/// DBA-122 to DBA-128 of a fight in the field, without heights and banks.
inline int factor(const Game& game, const Table& t, PieceId p, PieceId enemy) {
    const std::string type = letters(game, p);
    const std::string his = letters(game, enemy);
    const bool againstFoot = isFoot(game, enemy);
    const Land ground = groundAt(game, t, p);
    int sum = stat(game, p, againstFoot ? "v_foot" : "v_mounted") + (t.counter(p, dba::General) != 0 ? 1 : 0) -
              overlaps(game, t, p);
    bool behind = false;
    bool beside = false;
    for (const PieceId f : t.present(t.side(p))) {
        if (f == p || isGuard(t, f) || groundAt(game, t, f) != Land::Good)
            continue;
        const std::string friendly = letters(game, f);
        const bool solidBlades = friendly == "Bd" && !has(game, f, "fast");
        behind = behind || (friendly == type && isBehind(t.body(f), t.body(p)));
        beside = beside || (isBeside(t.body(p), t.body(f)) && ((type == "Sp" && (friendly == "Sp" || solidBlades)) ||
                                                               (type == "Bw" && !has(game, p, "fast") && solidBlades)));
    }
    if (ground == Land::Good) {
        if (behind && type == "Pk")
            sum += againstFoot ? (his == "Ps" ? 0 : 3) : isOne(his, {"El", "Kn", "SCh"}) ? 1 : 0;
        if (behind && type == "Wb")
            sum += againstFoot && his != "Ps" ? 1 : 0;
        if (behind && type == "LH")
            sum += 1;
        if (againstFoot)
            sum += (beside ? 1 : 0) + (has(game, p, "double") ? 1 : 0);
    }
    if (ground == Land::Bad && !isOne(type, {"Ax", "Wb", "Bw", "Ps"}))
        sum -= 2;
    return sum;
}

/// DBA-140: what a loser suffers that is beaten or doubled; `shot`: by shooting.
inline Suffers outcome(const Game& game, PieceId loser, PieceId winner, bool doubled, bool shot, Land ground) {
    using enum Suffers;
    std::string type = letters(game, loser);
    if (type == "MtdInf")
        type = "Bd";  // house
    const std::string by = letters(game, winner) == "MtdInf" ? "Bd" : letters(game, winner);
    const bool good = ground == Land::Good;
    const bool bad = ground == Land::Bad;
    const bool byMounted = !isFoot(game, winner);
    if (type == "El")
        return doubled || isOne(by, {"Ax", "Ps", "LH"}) || (shot && by == "Art") ? Destroyed
               : by == "El"                                                      ? Flee
                                                                                 : Recoil;
    if (type == "Kn")
        return doubled || (!shot && isOne(by, {"El", "SCh", "Cm", "LH"})) ? Destroyed : Recoil;
    if (type == "Cv") {
        if (doubled)
            return (isOne(by, {"Pk", "Sp", "Hd"}) && good) || (by == "Art" && !shot) ? Flee : Destroyed;
        return by == "SCh" || bad ? Flee : Recoil;
    }
    if (type == "LH") {
        const bool slow = isOne(by, {"Pk", "Sp", "Bd", "Wb", "Ax", "Hd", "WWg", "CF", "Den"}) || (by == "Art" && !shot);
        if (doubled)
            return slow && !bad ? Flee : Destroyed;
        return by == "SCh" || (shot && by == "Art") || bad ? Flee : Recoil;
    }
    if (type == "Cm")
        return doubled || by == "SCh" || bad ? Destroyed : by == "El" ? Flee : Recoil;
    if (type == "SCh")
        return doubled || !shot ? Destroyed : Flee;
    if (isOne(type, {"Sp", "Pk", "Bd"}))
        return doubled || by == "Wb" || (isOne(by, {"Kn", "SCh"}) && good) ? Destroyed : Recoil;
    if (type == "Wb")
        return doubled || (isOne(by, {"Kn", "SCh"}) && good) ? Destroyed : Recoil;
    if (type == "Ax")
        return doubled || (by == "Kn" && good) ? Destroyed : Recoil;
    if (type == "Bw")
        return doubled || (!shot && byMounted) ? Destroyed : Recoil;
    if (type == "Ps") {
        if (!doubled)
            return isOne(by, {"Kn", "Cv", "Cm"}) && good ? Destroyed : Recoil;
        if (isOne(by, {"El", "SCh"}))
            return Recoil;
        return (byMounted && good) || isOne(by, {"Ax", "Ps"}) || (by == "Bw" && !shot) ? Destroyed : Flee;
    }
    if (type == "Hd")
        return doubled || by == "Wb" || (isOne(by, {"El", "Kn"}) && good) ? Destroyed : shot ? Recoil : Nothing;
    if (type == "Art")
        return doubled || !shot || by == "Art" ? Destroyed : Recoil;
    if (type == "WWg")
        return doubled || by == "El" || (shot && by == "Art") ? Destroyed : Nothing;
    return Destroyed;  // camp followers, denizens
}

/// DBA-141, DBA-A20: on equal totals in close combat.
inline Suffers onEqual(const Game& game, PieceId p, PieceId enemy, bool fastTie) {
    const std::string type = letters(game, p);
    const std::string by = letters(game, enemy) == "MtdInf" ? "Bd" : letters(game, enemy);
    if (isOne(type, {"Kn", "Cm"}) && by == "Bd")
        return Suffers::Destroyed;
    if (game.piece(p).type->id == "4Kn" && game.piece(enemy).type->id == "3Kn")
        return Suffers::Recoil;
    if (fastTie && isFoot(game, p) && has(game, p, "fast") && type != "Ps" && isFoot(game, enemy) &&
        !has(game, enemy, "fast"))
        return Suffers::Recoil;
    return Suffers::Nothing;
}

/// DBA-144: how far a winner pursues.
inline double pursuit(const Game& game, PieceId winner, PieceId loser) {
    const std::string id = game.piece(winner).type->id;
    const std::string type = letters(game, winner);
    if (isOne(type, {"SCh", "El", "Hd"}) || isOne(id, {"3Kn", "6Kn", "HCh"}))
        return 1;
    const bool foot = isFoot(game, loser) && letters(game, loser) != "Ps";
    return isOne(type, {"Pk", "Bd", "Wb"}) && foot ? 0.5 : 0;
}

/// Within the tolerance of an enemy.
inline bool touchesEnemy(const Table& t, PieceId p) {
    return !isGuard(t, p) && anyOf(t.present(other(t.side(p))),
                                   [&](PieceId e) { return !isGuard(t, e) && gap(t.body(p), t.body(e)) <= edge; });
}

/// DBA-143: who flees may pass friends, but not stop among them: does a base stand behind it, as far as it would go?
inline bool isShutIn(const Game& game, const Table& t, PieceId p) {
    const Body& body = t.body(p);
    const double way = stat(game, p, "move_good");
    const Body lane{{body.pose.centre - body.facing() * (way / 2), body.facing()},
                    {body.size.frontage, body.size.depth + way}};
    return anyOf(t.present(), [&](PieceId o) { return o != p && overlap(lane, t.body(o)); });
}

/// DBA-112: directly before the front edge.
inline bool faceLine(const Body& body, const Body& other) {
    const Body ahead{{frontOf(body) + body.facing() * 0.05, body.facing()}, {0.98, 0.09}};
    return overlap(ahead, other) && inLane(body, other) &&
           std::abs(dot(other.pose.centre - body.pose.centre, body.right())) < 0.2;
}

/// True where land or a camp may limit the command to 4 BW or hide the general or light horse: where its box meets the
/// box about the leader and all who move (DBA-035).
inline bool isAnythingBetween(const Game& game, const Table& t, PieceSet all, PieceId leader) {
    Vec low = t.body(leader).pose.centre;
    Vec high = low;
    all.insert(leader);
    for (const PieceId p : all)
        for (const Vec corner : corners(t.body(p))) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
    return std::ranges::any_of(game.terrain(t), [&](const Terrain& terrain) {
        const std::string& kind = game.setup().terrain.empty() ? terrain.name : terrain.kind;
        const auto [left, right] = std::ranges::minmax(terrain.outline, {}, &Vec::x);
        const auto [bottom, top] = std::ranges::minmax(terrain.outline, {}, &Vec::y);
        return !isOne(kind, {"river", "road", "waterway", "plough", "enclosure", "scrub", "boggy", "rocky"}) &&
               left.x <= high.x && right.x >= low.x && bottom.y <= high.y && top.y >= low.y;
    });
}

}  // namespace ephor::testing::dba_text
