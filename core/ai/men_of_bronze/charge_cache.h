// The best charges of the unit that acts, which is asked for its formation first and for its action then.
#pragma once

#include "core/battle/piece.h"
#include "core/table/vec.h"

#include <array>
#include <optional>

namespace ephor::men_of_bronze {

/// The formation in which a unit would charge: it may form Phalanx or leave it before it acts (MOB-047, MOB-048).
enum class Order : std::uint8_t { Open, Phalanx };

/// A charge, and its value in points: gained less lost, times the chance of reaching the enemy.
struct Charge {
    PieceId enemy;
    double value = -100;
};

/// Valid until the table changes.
class ChargeCache {
public:
    void clear() { m_best = {}; }
    /// The unit's best charge in that formation, evaluated once.
    template <typename Evaluate> Charge best(PieceId unit, Order order, const Evaluate& evaluate) {
        if (unit != m_unit) {
            m_unit = unit;
            clear();
        }
        std::optional<Charge>& kept = m_best[static_cast<std::size_t>(order)];
        if (!kept)
            kept = evaluate();
        return *kept;
    }

private:
    PieceId m_unit;
    std::array<std::optional<Charge>, 2> m_best;
};

}  // namespace ephor::men_of_bronze
