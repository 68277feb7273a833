// Caches the best charges of the active unit, which the questions for its formation and its action both need.
#pragma once

#include "core/ai/men_of_bronze/values.h"
#include "core/battle/piece.h"
#include "core/table/vec.h"

#include <array>
#include <optional>

namespace ephor::men_of_bronze {

/// The formation in which a unit would charge. It may form or leave Phalanx before it acts (MOB-047, MOB-048).
enum class Formation : std::uint8_t { Open, Phalanx };

/// A charge and its value in points: expected gain minus loss, times the probability of reaching the enemy.
struct Charge {
    PieceId enemy;
    double value = values::noCharge;
};

/// Valid until the table changes.
class ChargeCache {
public:
    void clear() { m_best = {}; }
    /// The unit's best charge in this formation. Evaluated once.
    template <typename Evaluate> Charge best(PieceId unit, Formation formation, const Evaluate& evaluate) {
        if (unit != m_unit) {
            m_unit = unit;
            clear();
        }
        std::optional<Charge>& kept = m_best[static_cast<std::size_t>(formation)];
        if (!kept)
            kept = evaluate();
        return *kept;
    }

private:
    PieceId m_unit;
    std::array<std::optional<Charge>, 2> m_best;
};

}  // namespace ephor::men_of_bronze
