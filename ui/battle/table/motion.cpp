#include "ui/battle/table/motion.h"

#include <algorithm>

namespace ephor {

namespace {

bool standsAmong(const std::vector<UnitShown>& units, PieceId piece) {
    const auto found = std::ranges::find(units, piece, &UnitShown::piece);
    return found != units.end() && !found->waiting;
}

}  // namespace

Motion::Motion(const std::vector<UnitShown>& before, std::vector<UnitShown> after, std::vector<PiecePath> paths)
    : m_units(std::move(after)), m_paths(std::move(paths)) {
    for (const UnitShown& unit : m_units)
        if (!unit.waiting && !standsAmong(before, unit.piece))
            m_coming.insert(unit.piece);
    for (const UnitShown& unit : before)
        if (!unit.waiting && std::ranges::find(m_units, unit.piece, &UnitShown::piece) == m_units.end()) {
            m_leaving.insert(unit.piece);
            m_units.push_back(unit);
        }
}

const std::vector<UnitShown>& Motion::at(double share) {
    share = std::clamp(share, 0.0, 1.0);
    const double eased = share * share * (3 - 2 * share);
    for (const PiecePath& path : m_paths)
        if (const auto unit = std::ranges::find(m_units, path.piece, &UnitShown::piece); unit != m_units.end())
            unit->body.pose = path.at(eased);
    for (UnitShown& unit : m_units) {
        if (m_coming.contains(unit.piece))
            unit.opacity = share;
        if (m_leaving.contains(unit.piece))
            unit.opacity = 1 - share;
    }
    return m_units;
}

bool Motion::isMoving(PieceId piece) const {
    return m_coming.contains(piece) || m_leaving.contains(piece) ||
           std::ranges::find(m_paths, piece, &PiecePath::piece) != m_paths.end();
}

}  // namespace ephor
