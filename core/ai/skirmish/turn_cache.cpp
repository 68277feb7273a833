#include "core/ai/skirmish/turn_cache.h"

namespace ephor::skirmish {

void TurnCache::changed(const Table& table, const TableChange& change) {
    const bool isOwn = change.piece && table.side(change.piece) == m_side;
    const bool isMove = change.kind == TableChange::Kind::Moved;
    const bool isHarmless = change.kind == TableChange::Kind::PieceCounter && change.counter != State &&
                            change.counter != Wounds && change.counter != Standard;
    if (!isOwn || !(isMove || isHarmless)) {
        clear();
        return;
    }
    m_marches[static_cast<std::size_t>(m_game.profile(change.piece).retinue)] = {};
    if (isMove || change.counter != Acted)
        forgetMoves();
}

}  // namespace ephor::skirmish
