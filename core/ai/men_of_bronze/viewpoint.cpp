#include "core/ai/men_of_bronze/viewpoint.h"

#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

namespace ephor::men_of_bronze {

double Viewpoint::byEye(double distance, PieceId unit, PieceId target) const {
    if (game.options().premeasure)
        return distance;
    const std::uint64_t look =
        mixed(mixed(position.key, static_cast<std::uint64_t>(table.turn())), unit.index() * 256 + target.index());
    const double error = static_cast<double>(look % 1024) / 1023.0 - 0.5;
    return distance * (1 + values::errorByEye * error);
}

int Viewpoint::sparePoints() const {
    const PieceSet waiting = (friends() & game.heavy()) - table.with(Activated);
    return points() - (waiting.size() + 1) / 2;
}

PieceId Viewpoint::nearestEnemy(PieceId unit) const {
    PieceId nearest;
    double least = 0;
    for (const PieceId enemy : enemies()) {
        const double distance = squaredApart(unit, enemy);
        if (!nearest || distance < least) {
            nearest = enemy;
            least = distance;
        }
    }
    return nearest;
}

bool Viewpoint::meetsEnemy(const Body& where) const {
    for (const PieceId enemy : enemies())
        if (inLane(where, body(enemy)))
            return true;
    return false;
}

int Viewpoint::supportsAt(PieceId unit, const Body& where) const {
    return std::min(supportersOf(table, unit, where).size(), values::usualSupports);
}

}  // namespace ephor::men_of_bronze
