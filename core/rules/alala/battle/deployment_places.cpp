#include "core/rules/alala/battle/deployment_places.h"

#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

double lineOf(const Table& table, Side side) { return deploymentLines(table.size().height)[index(side)]; }

const Reason* checkBody(const AlalaGame& game, const Table& table, PieceId unit, const Body& body) {
    const Side side = table.side(unit);
    if (!isOnTable(table.size(), body))
        return &why::offTable;
    const double line = lineOf(table, side);
    for (const Vec corner : corners(body))  // ALA-083
        if (side == Side::A ? corner.y > line + tolerance : corner.y < line - tolerance)
            return &why::outsideZone;
    for (const PieceId p : table.near(body.pose.centre, table.radius(unit)))
        if (overlap(body, table.body(p)))
            return &why::onAnother;
    if (isClosedAt(game, table, unit, body))
        return &why::closedGround;
    return nullptr;
}

/// ALA-086: true if the body is beyond the end of the line deployed so far.
bool continuesLine(const AlalaGame& game, const Table& table, Side side, const Body& body) {
    const Vec right = rightOf(towardsEnemy(side));
    const double sign = table.counter(side, FirstWing) == 1 + code::fromLeft ? 1.0 : -1.0;
    for (const PieceId p : game.hoplites(side) & table.present())
        if (sign * dot(body.pose.centre - table.body(p).pose.centre, right) < 0)
            return false;
    return true;
}

/// True only if `theirs` occupies that place. A quick test for bodies with a straight facing, which are most.
bool standsThere(const Body& theirs, const Body& body) {
    const Vec apart = theirs.pose.centre - body.pose.centre;
    return theirs.facing().x == 0 && std::abs(apart.x) < body.halfFrontage() + theirs.halfFrontage() - 2 * tolerance &&
           std::abs(apart.y) < body.halfDepth() + theirs.halfDepth() - 2 * tolerance;
}

double widthOf(const Table& table, const Phalanx& phalanx) {
    double width = 0;
    for (const PieceId unit : phalanx.line)
        width += table.body(unit).size.frontage;
    return width;
}

/// Section 0: distance of a phalanx's right end from the middle, to the right.
double usualRightEnd(const AlalaGame& game, const Table& table, Side side, int phalanx) {
    const auto& phalanxes = game.phalanxes(side);
    double all = -1;
    double before = 0;
    for (std::size_t i = 0; i < phalanxes.size(); ++i) {
        const double width = widthOf(table, phalanxes[i]) + 1;
        all += width;
        if (static_cast<int>(i) < phalanx)
            before += width;
    }
    return all / 2 - before;
}

double wholeWidth(const AlalaGame& game, const Table& table, Side side) {
    double all = -1;
    for (const Phalanx& phalanx : game.phalanxes(side))
        all += widthOf(table, phalanx) + 1;
    return std::max(0.0, all);
}

}  // namespace

PieceId inLine(const Phalanx& phalanx, std::size_t place, int order) {
    return order == code::reversed ? phalanx.line[phalanx.line.size() - 1 - place] : phalanx.line[place];
}

Pose poseInLine(const Table& table, const Phalanx& phalanx, std::size_t place, const Pose& right, int order) {
    const PieceId first = inLine(phalanx, 0, order);
    const Footprint firstSize =
        table.body(phalanx.line.front()).size;  // the requested pose is that of the first unit in the list
    const Vec front = right.centre + right.facing * (firstSize.depth / 2);
    double aside = table.body(first).size.frontage / 2;
    const double shift = firstSize.frontage / 2 - aside;
    for (std::size_t i = 1; i <= place; ++i)
        aside += (table.body(inLine(phalanx, i - 1, order)).size.frontage +
                  table.body(inLine(phalanx, i, order)).size.frontage) /
                 2;
    const double left = aside - table.body(first).size.frontage / 2;
    const double depth = table.body(inLine(phalanx, place, order)).size.depth;
    return snapped({front + rightOf(right.facing) * (shift - left) - right.facing * (depth / 2), right.facing});
}

// ALA-083, ALA-085, ALA-086, ALA-AMB-045
const Reason* checkPlace(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice) {
    const PieceId item = choice.piece;
    const Side side = table.side(item);
    if (choice.turns != 0)
        return &why::outsideZone;
    if (!isFacing(choice.pose.facing) || !(dot(choice.pose.facing, towardsEnemy(side)) >= cosine225 - 1e-9))
        return &why::facesEnemy;
    if (!game.profile(item).isHoplites())
        return checkBody(game, table, item, {choice.pose, table.body(item).size});
    const Phalanx& phalanx = game.phalanxOf(item);
    for (std::size_t i = 0; i < phalanx.line.size(); ++i) {
        const PieceId unit = inLine(phalanx, i, choice.code);
        const Body body{poseInLine(table, phalanx, i, choice.pose, choice.code), table.body(unit).size};
        if (const Reason* why = checkBody(game, table, unit, body))
            return why;
        if (!request.limits.passFriends && !continuesLine(game, table, side, body))
            return &why::notNeighbour;
    }
    return nullptr;
}

void eachPlace(const AlalaGame& game, const Table& table, const Request& request, PieceId item,
               const std::function<bool(const Choice&)>& found) {
    const Side side = table.side(item);
    const Vec ahead = towardsEnemy(side);
    const Vec right = rightOf(ahead);
    const Vec middle{table.size().width / 2, lineOf(table, side)};
    const Footprint size = table.body(item).size;
    const bool hoplites = game.profile(item).isHoplites();
    int count = 0;
    PieceId last;  // the obstacle of the last try, which will probably block the next one too
    const auto tryAt = [&](double rightEnd, double back) {
        const Vec centre = middle + right * (rightEnd - size.frontage / 2) - ahead * (back + size.depth / 2);
        if (last && standsThere(table.body(last), {{centre, ahead}, size}))
            return false;
        for (const PieceId p : table.present(side))
            if (standsThere(table.body(p), {{centre, ahead}, size})) {
                last = p;
                return false;
            }
        Choice choice;
        choice.piece = item;
        choice.pose = snapped({centre, ahead});
        return !checkPlace(game, table, request, choice) && (++count, found(choice));
    };
    const double width = hoplites ? widthOf(table, game.phalanxOf(item)) : size.frontage;
    if (hoplites) {
        if (tryAt(usualRightEnd(game, table, side, game.profile(item).phalanx), 0))
            return;
    } else {
        // Alternately right and left of the phalanxes, an inch apart. Cavalry is never behind hoplites.
        const double half = wholeWidth(game, table, side) / 2;
        for (int i = 0; i < 8; ++i)
            for (const bool left : {false, true})
                if (const double away = half + 1 + i * (size.frontage + 1);
                    tryAt(left ? -away : away + size.frontage, 0))
                    return;
        for (int i = 0; i < 8 && !game.profile(item).troops.isCavalry(); ++i)
            if (tryAt(half - i * (size.frontage + 1), 6))
                return;
    }
    const double depth = side == Side::A ? middle.y : table.size().height - middle.y;
    const double spread = table.size().width / 2;
    for (double back = 0; back + size.depth <= depth + tolerance && count < 12; back += 2)
        for (double end = spread; end - width >= -spread - tolerance && count < 12; end -= 1)
            if (tryAt(end, back))
                return;
}

Footprint featureSize(const FeatureLimits& feature) {
    return feature.size == LargeFeature ? Footprint{12, 8} : Footprint{6, 4};
}

// ALA-088, ALA-089, ALA-AMB-047
const Reason* checkFeature(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice) {
    const Body body{{choice.pose.centre, {0, 1}}, featureSize(request.limits.feature)};
    if (choice.turns != 0 || !isOnTable(table.size(), body))
        return &why::offTable;
    for (const PieceId p : table.present()) {
        if (overlap(body, table.body(p)))
            return &why::onAnother;
        if (table.side(p) != request.question.side && gap(body, table.body(p)) < 6 - tolerance)
            return &why::tooNearEnemy;
    }
    for (const Terrain& terrain : game.setup().terrain)
        if (overlap(terrain.outline, body))
            return &why::onTerrain;
    for (int i = 0; i < featureCount(table); ++i)
        if (overlap(featureAt(table, i).outline, body))
            return &why::onTerrain;
    return nullptr;
}

void eachFeaturePlace(const AlalaGame& game, const Table& table, const Request& request,
                      const std::function<bool(const Choice&)>& found) {
    const Footprint size = featureSize(request.limits.feature);
    int count = 0;
    for (double y = size.depth / 2; y + size.depth / 2 <= table.size().height && count < 24; y += 4)
        for (double x = size.frontage / 2; x + size.frontage / 2 <= table.size().width && count < 24; x += 6) {
            Choice choice;
            choice.pose = snapped({{x, y}, {0, 1}});
            if (checkFeature(game, table, request, choice))
                continue;
            ++count;
            if (found(choice))
                return;
        }
}

}  // namespace ephor::alala
