#include "core/rules/alala/battle/victory.h"

namespace ephor::alala {

// ALA-264, ALA-265, ALA-AMB-117
std::optional<Ended> ending(const Play& play, int turn) {
    const Table& table = play.table();
    const auto t = static_cast<std::int16_t>(turn);
    std::array<bool, 2> broken{};
    std::array<double, 2> left{};
    for (const Side side : bothSides) {
        const int start = table.counter(side, HoplitesAtStart);
        const int lost = lostHoplites(play.game, table, side);
        broken[index(side)] = lost >= start * play.options().breakFraction - tolerance;
        left[index(side)] = start == 0 ? 0
                                       : static_cast<double>(hopliteFiguresLeft(play.game, table, side)) /
                                             table.counter(side, FiguresAtStart);
    }
    if (broken[0] && broken[1])
        return Ended{Winner::Draw, t, &why::bothBroken};
    if (broken[0] || broken[1])
        return Ended{broken[0] ? Winner::B : Winner::A, t, &why::armyBroken};
    if (turn < play.options().turnLimit)
        return {};
    if (left[0] - left[1] < 0.1 - tolerance && left[1] - left[0] < 0.1 - tolerance)
        return Ended{Winner::Draw, t, &why::evenLosses};
    return Ended{left[0] > left[1] ? Winner::A : Winner::B, t, &why::turnLimit};
}

}  // namespace ephor::alala
