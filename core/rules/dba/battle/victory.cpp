#include "core/rules/dba/battle/victory.h"

#include "core/rules/dba/battle/works.h"

namespace ephor::dba {

// DBA-150, DBA-151, DBA-152. An element that is neither on the table nor waiting to land is lost.
int lossesOf(const DbaGame& game, const Table& table, Side side) {
    int losses = 0;
    bool firstDouble = true;
    for (const PieceId p : game.elements(side) - table.present()) {
        if (table.counter(p, Reserve) != 0)
            continue;
        const Troop& troop = game.troop(p);
        losses += lossOf(troop, isGeneral(table, p), firstDouble);
        firstDouble = firstDouble && !troop.doubled;
    }
    if (table.counter(side, CampIs) == CampTaken)
        losses += campLoss;
    if (side == defenderOf(table) && table.counter(Side::A, CityTaken) != 0) {
        const auto work = walls(game, table);
        losses += work && work->kind == FeatureKind::City ? cityLoss : 0;
    }
    return losses;
}

// DBA-150, DBA-A22
std::optional<Ended> victoryCheck(Play& play) {
    std::array<int, 2> losses{};
    for (const Side side : bothSides) {
        losses[index(side)] = lossesOf(play.game, play.table(), side);
        play.set(side, Losses, losses[index(side)], why::losses);
    }
    const int bound = play.table().counter(Side::A, ThisBound);
    const auto ended = [&](Winner winner, const Reason& reason) {
        return Ended{winner, static_cast<std::int16_t>(bound), &reason};
    };
    if (losses[0] >= lossesThatLose && losses[0] > losses[1])
        return ended(Winner::B, why::lostArmy);
    if (losses[1] >= lossesThatLose && losses[1] > losses[0])
        return ended(Winner::A, why::lostArmy);
    if (bound < play.options().mostBounds)
        return {};
    return ended(losses[0] > losses[1] ? Winner::B : losses[1] > losses[0] ? Winner::A : Winner::Draw, why::boundsOver);
}

}  // namespace ephor::dba
