#include "core/ai/men_of_bronze/deployment.h"

#include "core/rules/men_of_bronze/battle/deployment.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

/// The order of deployment: heavy troops, light foot, cavalry.
int rank(const Viewpoint& view, PieceId unit) { return view.isHeavy(unit) ? 0 : view.isMounted(unit) ? 2 : 1; }

int placedOfRank(const Viewpoint& view, int wanted) {
    if (wanted == 0)
        return (view.friends() & view.game.heavy()).size();
    int placed = 0;
    for (const PieceId p : view.friends() - view.game.heavy())
        placed += rank(view, p) == wanted ? 1 : 0;
    return placed;
}

/// The next unit to place: by rank, the best first.
PieceId nextToPlace(const Viewpoint& view, const PieceSet& pieces) {
    const PieceSet heavy = pieces & view.game.heavy();
    PieceId next;
    for (const PieceId p : heavy.empty() ? pieces : heavy)
        if (!next || rank(view, p) < rank(view, next) ||
            (rank(view, p) == rank(view, next) && view.profile(p).value > view.profile(next).value))
            next = p;
    return next;
}

bool fits(const Viewpoint& view, Choice& choice) {
    if (!checkPlace(view.game, view.table, choice))
        return true;
    if (choice.code == code::openOrder)
        return false;
    choice.code = code::openOrder;  // it may only be unable to form Phalanx there (MOB-050)
    return !checkPlace(view.game, view.table, choice);
}

/// True if a friend is at the place. Compares centres only.
bool isTaken(const Viewpoint& view, Vec at) {
    for (const PieceId p : view.friends()) {
        const Body& body = view.body(p);
        const double reach = std::min(body.size.frontage, body.size.depth) / 2;
        if (squaredLength(body.pose.centre - at) < reach * reach)
            return true;
    }
    return false;
}

/// For zones that are barely large enough: the unit takes the first free place of its rows.
std::optional<Choice> placeInRows(const Viewpoint& view, PieceId unit) {
    Choice choice;
    choice.piece = unit;
    for (const Vec at : view.game.places(view.me)) {
        if (isTaken(view, at))
            continue;
        choice.code = view.profile(unit).traits.phalanx ? code::phalanx : code::openOrder;
        choice.pose = snapped({at, view.ahead()});
        if (fits(view, choice))
            return choice;
    }
    return {};
}

/// True if free placement might leave a unit without a place, since each unit can block four places of the rows.
bool isCramped(const Viewpoint& view) {
    return static_cast<int>(view.game.places(view.me).size()) < values::placesOfUnit * view.table.all(view.me).size();
}

}  // namespace

// The line is at the front of the zone with the best troops on the right, as was Greek custom; light foot beside it,
// cavalry outside. Units without room in the first line form a second.
Choice placeInLine(const Viewpoint& view, const Request& request) {
    const PieceId unit = nextToPlace(view, request.pieces);

    if (isCramped(view))
        if (const std::optional<Choice> place = placeInRows(view, unit))
            return *place;

    const double bw = view.game.options().bw;
    const Footprint size = view.body(unit).size;
    const double step = size.frontage + bw;
    const double middle = view.table.size().width / 2;
    const double deep = view.game.options().deployDepth;
    const Vec right = rightOf(view.ahead());
    const int heavy = (view.table.all(view.me) & view.game.heavy()).size();
    const int placed = placedOfRank(view, rank(view, unit));  // they took the first places
    const int columns = std::max(1, static_cast<int>((view.table.size().width + bw) / step) - 1);
    const int line = std::min(heavy, std::max(1, columns - values::wingColumns));

    Choice choice;
    choice.piece = unit;
    choice.code = view.profile(unit).traits.phalanx ? code::phalanx : code::openOrder;
    const auto at = [&](double slot, double back) {
        const double y = deep - back - size.depth / 2;
        choice.code = view.profile(unit).traits.phalanx ? code::phalanx : code::openOrder;
        choice.pose = snapped(
            {{middle + right.x * slot * step, view.me == Side::A ? y : view.table.size().height - y}, view.ahead()});
        return fits(view, choice);
    };
    const int rows = std::max(1, static_cast<int>((deep + bw) / (size.depth + bw)));
    for (int row = 0; row < rows; ++row) {
        const double back = row * (size.depth + bw);
        if (view.isHeavy(unit)) {
            for (int i = row == 0 ? std::min(placed, line) : 0; i < line; ++i)  // from the right wing to the left
                if (at((line - 1) / 2.0 - i, back))
                    return choice;
        } else {
            for (int i = row == 0 ? placed : 0; i < columns;
                 ++i) {  // outwards from the line, alternately right and left; cavalry leaves room for the foot
                const int out = i / 2 + (view.isMounted(unit) && row == 0 ? 1 : 0);
                const double slot = (line - 1) / 2.0 + 1 + out;
                if (at(i % 2 == 0 ? slot : -slot, back))
                    return choice;
            }
        }
    }
    // Terrain is in the way: the first place from the middle outwards, in finer steps.
    for (double back = 0; back + size.depth <= deep + tolerance; back += bw / 2)
        for (double slot = 0; slot * step < view.table.size().width; slot += values::slotStep)
            if (at(slot, back) || at(-slot, back))
                return choice;
    std::vector<Choice> places;
    view.game.suggest(view.table, request, places);
    return places.front();
}

}  // namespace ephor::men_of_bronze
