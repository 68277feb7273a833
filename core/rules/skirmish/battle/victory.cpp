#include "core/rules/skirmish/battle/victory.h"

namespace ephor::skirmish {

std::optional<Ended> decided(const Play& play, int turn) {
    const auto hasAble = [&](Side side) {
        for (const PieceId figure : play.table().present(side))
            if (!isRouting(play.table(), figure))
                return true;
        return false;
    };
    const std::array<bool, 2> stands{hasAble(Side::A), hasAble(Side::B)};
    const auto number = static_cast<std::int16_t>(turn);
    if (stands[0] && stands[1])
        return {};
    if (!stands[0] && !stands[1])
        return Ended{Winner::Draw, number, &why::bothGone};
    return Ended{stands[0] ? Winner::A : Winner::B, number, &why::lastStanding};
}

// At the turn limit the shares of able figures are compared. A difference below 10 percentage points is a draw.
Ended adjudicated(const Play& play, int turn) {
    const Table& table = play.table();
    const auto number = static_cast<std::int16_t>(turn);
    const int ofA = able(table, Side::A) * 100 * table.all(Side::B).size();
    const int ofB = able(table, Side::B) * 100 * table.all(Side::A).size();
    const int whole = table.all(Side::A).size() * table.all(Side::B).size();
    if (std::abs(ofA - ofB) < 10 * whole)
        return {Winner::Draw, number, &why::evenLeft};
    return {ofA > ofB ? Winner::A : Winner::B, number, &why::moreLeft};
}

}  // namespace ephor::skirmish
