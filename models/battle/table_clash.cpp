#include "models/battle/table_clash.h"

namespace ephor {

std::vector<std::pair<PieceId, PieceId>> unitsInContact(const Table& table) {
    std::vector<std::pair<PieceId, PieceId>> pairs;
    for (const PieceId mine : table.present(Side::A))
        for (const PieceId enemy : table.enemiesTouching(mine))
            pairs.emplace_back(mine, enemy);
    return pairs;
}

}  // namespace ephor
