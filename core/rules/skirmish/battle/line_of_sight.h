// Lines of sight: SKI-114.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-114: true if the line from centre to centre is clear.
bool sees(const SkirmishGame& game, const Table& table, PieceId figure, PieceId other);
/// The same if the figure stood at `from`.
bool seesFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other);
/// The same for repeated queries from neighbouring places. It remembers the last blocking figure, which may block the
/// next line too.
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
