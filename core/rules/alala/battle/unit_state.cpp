#include "core/rules/alala/battle/unit_state.h"

#include "core/rules/alala/battle/arithmetic/formulas.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

// ALA-027, ALA-AMB-011: the present front unit comes first.
Stack stackOf(const AlalaGame& game, const Table& table, PieceId unit) {
    const Profile& profile = game.profile(unit);
    const int each = profile.troops.figures;
    Stack whole;
    whole.count = profile.depth;
    std::fill_n(whole.initial.begin(), profile.depth, each);
    std::fill_n(whole.live.begin(), profile.depth, each);
    whole = afterCasualties(whole, table.counter(unit, LostHead));
    std::reverse(whole.live.begin(), whole.live.begin() + profile.depth);
    whole = afterCasualties(whole, table.counter(unit, LostTail));
    if (table.counter(unit, Reversed) == 0)
        std::reverse(whole.live.begin(), whole.live.begin() + profile.depth);
    return whole;
}

int liveDepth(const AlalaGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).depth == 1 ? (liveFigures(game, table, unit) > 0 ? 1 : 0)
                                         : stackOf(game, table, unit).depth();
}
int frontFigures(const AlalaGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).depth == 1 ? liveFigures(game, table, unit) : stackOf(game, table, unit).men();
}
Grade gradeInFront(const AlalaGame& game, const Table& table, PieceId unit) {
    const Profile& profile = game.profile(unit);
    const int front = std::min(stackOf(game, table, unit).front(), profile.depth - 1);
    const bool reversed = table.counter(unit, Reversed) != 0;
    return profile.grades[static_cast<std::size_t>(reversed ? profile.depth - 1 - front : front)];
}

// ALA-028, ALA-030
bool isBelowHalf(const AlalaGame& game, const Table& table, PieceId unit) {
    return belowHalf(stackOf(game, table, unit), game.options());
}

namespace {

/// Inches of a front edge that touch another body.
double sharedFront(const Body& body, const Body& other) {
    double low = 1e9;
    double high = -1e9;
    double least = 1e9;
    for (const Vec corner : corners(other)) {
        const double along = dot(corner - body.pose.centre, body.right());
        const double ahead = aheadOfFront(body, corner);
        least = std::min(least, ahead);
        if (ahead > 0.02)
            continue;
        low = std::min(low, along);
        high = std::max(high, along);
    }
    if (least < -0.05)  // it is beside the front, not ahead of it
        return 0;
    return std::min(high, body.halfFrontage()) - std::max(low, -body.halfFrontage());
}

}  // namespace

// ALA-193, ALA-AMB-003
bool fightsTouching(const Table& table, PieceId unit, PieceId enemy) {
    if (is(table, unit, Status::Routing) || is(table, enemy, Status::Routing))
        return false;
    const auto strikes = [&](PieceId a, PieceId b) {
        return table.counter(a, Striking) != 0 && sharedFront(table.body(a), table.body(b)) > leastContact;
    };
    return strikes(unit, enemy) || strikes(enemy, unit);
}

// ALA-190, ALA-AMB-003
int menInContact(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy) {
    return figuresInContact(game.profile(unit).troops, table.body(unit), frontFigures(game, table, unit),
                            liveDepth(game, table, unit), table.body(enemy));
}

// ALA-265, ALA-AMB-117
int lostHoplites(const AlalaGame& game, const Table& table, Side side) {
    int lost = 0;
    for (const PieceId unit : game.hoplites(side)) {
        const bool gone = table.removed().contains(unit) || is(table, unit, Status::Withdrawing);
        lost += game.profile(unit).depth - (gone ? 0 : liveDepth(game, table, unit));
    }
    return lost;
}

int hopliteFiguresLeft(const AlalaGame& game, const Table& table, Side side) {
    int left = 0;
    for (const PieceId unit : table.present(side) & game.hoplites(side))
        if (!is(table, unit, Status::Withdrawing))
            left += liveFigures(game, table, unit);
    return left;
}

PieceId leaderOf(const AlalaGame& game, const Table& table, Side side, int phalanx) {
    for (const PieceId unit : game.phalanxes(side)[static_cast<std::size_t>(phalanx)].units & table.present())
        if (hasLeader(table, unit))
            return unit;
    return {};
}

}  // namespace ephor::alala
