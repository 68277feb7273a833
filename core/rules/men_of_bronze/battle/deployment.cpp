#include "core/rules/men_of_bronze/battle/deployment.h"

#include "core/rules/common/first_to_place.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <ranges>

namespace ephor::men_of_bronze {

namespace {

void putDown(Play& play, PieceId unit, const Pose& pose, int formation) {
    play.referee.apply(PiecePlaced{unit, snapped(pose), &why::deploy});
    if (formation == code::phalanx)
        play.set(unit, Phalanx, 1, why::startFormation);  // MOB-050: free
}

}  // namespace

const Reason* checkScenarioPlace(const BronzeGame& game, const Table& table, PieceId unit, const Pose& pose,
                                 int formation) {
    const Body body{pose, table.body(unit).size};
    if (!isFacing(pose.facing))
        return &why::outsideZone;
    if (!isOnTable(table.size(), body))
        return &why::offTable;
    for (const PieceId p : table.present())
        if (overlap(body, table.body(p)))
            return &why::onAnother;
    for (const Outline outline : game.ground().impassable)
        if (overlap(outline, body))
            return &why::impassable;
    if (formation == code::phalanx && (!game.profile(unit).traits.phalanx || onDifficult(game, body)))
        return &why::noPhalanxHere;
    return nullptr;
}

// MOB-208, MOB-050, MOB-AMB-65
const Reason* checkPlace(const BronzeGame& game, const Table& table, const Choice& choice) {
    const PieceId unit = choice.piece;
    const Side side = table.side(unit);
    const TableSize size = table.size();
    const Body body{choice.pose, table.body(unit).size};
    if (!(squaredLength(choice.pose.facing - towardsEnemy(side)) <= tolerance * tolerance))
        return &why::outsideZone;
    const double low = side == Side::A ? 0 : size.height - game.options().deployDepth;
    const double high = side == Side::A ? game.options().deployDepth : size.height;
    for (const Vec corner : corners(body)) {
        if (!(corner.x >= -tolerance && corner.x <= size.width + tolerance))
            return &why::offTable;
        if (!(corner.y >= low - tolerance && corner.y <= high + tolerance))
            return &why::outsideZone;
    }
    for (const PieceId p : table.near(body.pose.centre, table.radius(unit) + game.options().bw)) {
        const double between = gap(body, table.body(p));
        if (table.side(p) == side ? between < game.options().bw - tolerance : between <= tolerance)
            return table.side(p) == side ? &why::tooNearFriend : &why::onAnother;
    }
    for (const Outline outline : game.ground().impassable)
        if (overlap(outline, body))
            return &why::impassable;
    if (choice.code == code::phalanx && (!game.profile(unit).traits.phalanx || onDifficult(game, body)))
        return &why::noPhalanxHere;
    return nullptr;
}

std::vector<Vec> placesInZone(const BronzeGame& game, Side side) {
    const Table& table = game.opening();
    Footprint size;
    for (const PieceId unit : table.all(side)) {
        size.frontage = std::max(size.frontage, table.body(unit).size.frontage);
        size.depth = std::max(size.depth, table.body(unit).size.depth);
    }
    const double bw = game.options().bw;
    const int columns = static_cast<int>((table.size().width + bw + tolerance) / (size.frontage + bw));
    const int rows = static_cast<int>((game.options().deployDepth + bw + tolerance) / (size.depth + bw));
    std::vector<Vec> places;
    for (int row = 0; row < rows; ++row) {
        const double y = game.options().deployDepth - size.depth / 2 - row * (size.depth + bw);
        for (int i = 0; i < columns; ++i) {
            // From the middle outwards. The whole row is centred on the table.
            const int middle = (columns - 1) / 2;
            const int column = i % 2 == 0 ? middle - i / 2 : middle + (i + 1) / 2;
            const double x = table.size().width / 2 + (column - (columns - 1) / 2.0) * (size.frontage + bw);
            places.push_back({x, side == Side::A ? y : table.size().height - y});
        }
    }
    return places;
}

bool anyPlaceLeft(const BronzeGame& game, const Table& table, PieceId unit,
                  const std::function<void(const Choice&)>& found) {
    const Side side = table.side(unit);
    bool any = false;
    const auto fits = [&](Vec at) {
        Choice choice;
        choice.piece = unit;
        choice.pose = snapped({at, towardsEnemy(side)});
        if (checkPlace(game, table, choice))
            return false;
        any = true;
        if (found)
            found(choice);
        return !found;  // one is enough
    };
    for (const Vec at : game.places(side) | std::views::reverse)  // the rear rows fill up last
        if (fits(at))
            return true;
    if (any)
        return true;
    const double step = game.options().bw / 2;
    const double low = side == Side::A ? 0 : table.size().height - game.options().deployDepth;
    for (double y = 0; y <= game.options().deployDepth; y += step)
        for (double x = 0; x <= table.size().width; x += step)
            if (fits({x, low + y}))
                return true;
    return any;
}

namespace {

/// True if there is certainly a place for each of the side's units: a unit in the zone, square to it, blocks at most
/// four places.
bool hasRoomToSpare(const BronzeGame& game, const Table& table, Side side) {
    const bool undisturbed = game.ground().impassable.empty() && game.setup().placements.empty();
    return undisturbed && static_cast<int>(game.places(side).size()) > 4 * table.present(side).size();
}

}  // namespace

// MOB-208, D-01: single units alternately; a side with units left continues alone. Units placed by a scenario are
// already on the table.
void deploy(Play& play) {
    for (const Placement& placed : play.game.setup().placements)
        putDown(play, play.game.pieceOf(placed.side, placed.unit), placed.pose, placed.code);
    const auto left = [&](Side side) {
        return play.table().all(side) - play.table().present() - play.table().removed();
    };
    if (left(Side::A).empty() && left(Side::B).empty())
        return;

    for (Side side = firstToPlace(play.referee, why::deploymentRoll); !left(Side::A).empty() || !left(Side::B).empty();
         side = other(side)) {
        Request request;
        request.pieces = left(side);
        if (request.pieces.empty())
            continue;
        // House rule: a unit without a place in the zone stays away if its side has blocked the zone.
        for (const PieceId unit : request.pieces) {
            if (hasRoomToSpare(play.game, play.table(), side) || anyPlaceLeft(play.game, play.table(), unit))
                break;
            rout(play, unit, why::noPlace);
            request.pieces.erase(unit);
        }
        if (request.pieces.empty())
            continue;
        OptionList options;
        options.add(code::openOrder, why::optionOpenOrder);
        for (const PieceId unit : request.pieces) {
            if (play.profile(unit).traits.phalanx) {
                options.add(code::phalanx, why::optionPhalanx);
                break;
            }
        }
        request.question = {DeployUnit, side, {}};
        request.form = Form::Deploy;
        request.options = options.all();
        request.limits.how = DeployMove;
        const Choice choice = play.referee.choose(request);
        putDown(play, choice.piece, choice.pose, choice.code);
    }
}

}  // namespace ephor::men_of_bronze
