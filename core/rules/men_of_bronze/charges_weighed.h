// What is worked out once for several questions: the charges that the doctrine has weighed for the unit that acts, and who may support a Fight.
#pragma once

#include "core/battle/player.h"
#include "core/table/vec.h"

#include <array>
#include <optional>

namespace ephor::men_of_bronze {

/// The order in which a unit would charge: it may form Phalanx or leave it before it acts (MOB-047, MOB-048).
enum class Order : std::uint8_t { Open, Phalanx };

/// A charge, and its value: points gained less points lost, weighed by the chance of reaching the enemy.
struct Charge {
    PieceId enemy;
    double value = -100;
    Vec along{};  ///< the line of the charge
};

/// The best charges of one unit in each order. A unit is asked for its order and then for its action: while nothing on the table has changed since it began to
/// act, what was weighed for the one serves for the other, and its line when it has chosen to charge. The rules that ask clear it when something does.
class ChargesWeighed final : public Workings {
public:
    explicit ChargesWeighed(PieceId unit) : m_unit(unit) {}

    void clear() { m_best = {}; }
    /// The line along which that unit would charge the enemy out of that order, if that was the best charge.
    std::optional<Vec> lineOf(PieceId unit, Order order, PieceId enemy) const {
        const std::optional<Charge>& kept = m_best[static_cast<std::size_t>(order)];
        if (unit != m_unit || !kept || kept->enemy != enemy)
            return {};
        return kept->along;
    }
    /// What `weigh` makes of that unit in that order, worked out once.
    template <typename Weigh> Charge best(PieceId unit, Order order, Weigh&& weigh) const {
        if (unit != m_unit)
            return weigh();
        std::optional<Charge>& kept = m_best[static_cast<std::size_t>(order)];
        if (!kept)
            kept = weigh();
        return *kept;
    }

private:
    PieceId m_unit;
    mutable std::array<std::optional<Charge>, 2> m_best;
};

/// Who may support either primary of a Fight: shown to the players while they declare supports (D-20, D-21).
struct Supporters final : Workings {
    PieceSet attackers;
    PieceSet defenders;
};

}  // namespace ephor::men_of_bronze
