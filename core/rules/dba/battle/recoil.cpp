#include "core/rules/dba/battle/recoil.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

bool stopsRecoil(FeatureKind kind) { return kind == FeatureKind::Waterway || isWalled(kind); }

namespace {

constexpr double pushClearance = 1e-7;  ///< BW, left between a loser that recoils and the friend that it pushes

/// Friends pushed back to make room, rearmost last.
struct Push {
    std::array<std::pair<PieceId, Pose>, armySize> moves;
    std::size_t count = 0;
};
bool makeRoom(const Play& play, PieceId loser, const Body& body, Vec back, Push& push) {
    const Table& table = play.table();
    PieceSet moved;
    moved.insert(loser);
    std::array<Body, armySize + 1> covered{};
    std::size_t bodies = 0;
    covered[bodies++] = body;
    for (std::size_t i = 0; i < bodies; ++i) {
        for (const PieceId o : standingOn(table, loser, covered[i]) - moved) {
            const Troop& troop = play.troop(o);
            if (table.side(o) != table.side(loser) || troop.is(Kind::El) || troop.is(Kind::WWg) || isGuard(table, o) ||
                inCombat(play.game, table, o) || push.count == push.moves.size())
                return false;
            // Push only as far as the recoil needs.
            const Body& from = table.body(o);
            double most = 0;
            for (const Vec corner : corners(covered[i]))
                most = std::max(most, dot(corner - from.pose.centre, back));
            double least = 1e9;
            for (const Vec corner : corners(from))
                least = std::min(least, dot(corner - from.pose.centre, back));
            const Body to{snapped({from.pose.centre + back * (most - least + pushClearance), from.pose.facing}),
                          from.size};
            if (!isOnTable(table.size(), to) || workAt(worksOf(play.game, table), to) ||
                entersAny(play.game, table, to, stopsRecoil))
                return false;
            moved.insert(o);
            push.moves[push.count++] = {o, to.pose};
            covered[bodies++] = to;
        }
        for (std::size_t k = 0; k < i; ++k)
            if (overlap(covered[i], covered[k]))
                return false;
    }
    return true;
}

/// DBA-146: elephants trample what they cannot pass. False if they are destroyed by other elephants.
bool trample(Play& play, PieceId elephants, const Body& body) {
    for (const PieceId o : standingOn(play.table(), elephants, body)) {
        const bool others = play.troop(o).is(Kind::El);
        play.destroy(o, others ? why::elephantsBothDie : why::trampled);
        if (others) {
            play.destroy(elephants, why::elephantsBothDie);
            return false;
        }
    }
    return true;
}

}  // namespace

// DBA-142, DBA-145
bool recoil(Play& play, PieceId p) {
    const Table& table = play.table();
    if (!strikersOfFlankOrRear(table, p).empty()) {
        play.destroy(p, frontEnemy(table, p) ? why::surrounded : why::flankedDown);
        return false;
    }
    const Body from = table.body(p);
    const Vec back = -from.facing();
    Body to{snapped({from.pose.centre + back * recoilDistance(from.size.depth), from.pose.facing}), from.size};
    // DBA-134: it ends beyond a friend that it passes through.
    for (int i = 0; i < 3; ++i)
        for (const PieceId o : standingOn(table, p, to))
            if (table.side(o) == table.side(p) && !isGuard(table, o) && recoilsThrough(play.troop(p), play.troop(o)) &&
                faceAlike(table.body(o).facing(), from.facing())) {
                const double beyond = dot(table.body(o).pose.centre - from.pose.centre, back) +
                                      table.body(o).halfDepth() + from.halfDepth();
                to.pose = snapped({from.pose.centre + back * beyond, from.pose.facing});
            }
    if (!isOnTable(table.size(), to)) {
        play.destroy(p, why::fleesOff);
        return false;
    }
    if (play.troop(p).is(Kind::El) && !trample(play, p, to))
        return false;
    Push push;
    const bool blocked = workAt(worksOf(play.game, table), to) || entersAny(play.game, table, to, stopsRecoil) ||
                         !makeRoom(play, p, to, back, push);
    if (blocked) {
        play.note(why::recoilBlocked, p);
        return true;
    }
    // Rearmost first: each moves as soon as its place is free.
    for (std::size_t left = push.count; left > 0; --left)
        for (std::size_t i = 0; i < left; ++i) {
            const auto [o, pose] = push.moves[i];
            if (left > 1 && !standingOn(table, o, {pose, table.body(o).size}).empty())
                continue;
            play.move(o, pose, why::pushed);
            push.moves[i] = push.moves[left - 1];
            break;
        }
    play.move(p, to.pose, why::recoil);
    return true;
}

}  // namespace ephor::dba
