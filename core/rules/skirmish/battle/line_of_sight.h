// Lines of sight: SKI-114.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-114: one clear line from centre to centre.
bool sees(const SkirmishGame& game, const Table& table, PieceId figure, PieceId other);
/// The same if the figure stood there.
bool seesFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other);
/// The same for one who looks again and again, and from places beside each other: who hid somebody lately may hide the
/// next one, too.
class Lookout {
public:
    Lookout(const SkirmishGame& game, const Table& table, PieceId figure)
        : m_game(game), m_table(table), m_figure(figure) {}
    bool sees(Vec from, PieceId other) const;

private:
    const SkirmishGame& m_game;
    const Table& m_table;
    PieceId m_figure;
    mutable std::array<PieceId, 6> m_hiders{};
    mutable std::size_t m_next = 0;
};

}  // namespace ephor::skirmish
