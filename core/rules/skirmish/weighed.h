// What the doctrine has weighed for the figure that acts.
#pragma once

#include "core/battle/player.h"
#include "core/battle/request.h"

#include <optional>

namespace ephor::skirmish {

/// A way on foot into contact, and what the blow is worth.
struct Approach {
    Choice choice;
    double value = 0;
};

/// A figure is asked for its action and then where it moves: nothing but that it acts has changed on the table in between, so what was weighed for the one
/// serves for the other where it may go as far.
class Weighed final : public Workings {
public:
    explicit Weighed(PieceId figure) : m_figure(figure) {}

    /// What `weigh` makes of the ways into contact for a figure that may go so far, worked out once.
    template <typename Weigh> std::optional<Approach> approach(PieceId figure, double allowance, Weigh&& weigh) const {
        return kept(m_approach, figure, allowance, weigh);
    }
    /// The same of the places to shoot from.
    template <typename Weigh> std::optional<Choice> place(PieceId figure, double allowance, Weigh&& weigh) const {
        return kept(m_place, figure, allowance, weigh);
    }

private:
    template <typename T> struct Kept {
        double allowance = -1;  ///< for which it was worked out; negative: for none yet
        std::optional<T> best;
    };
    template <typename T, typename Weigh>
    std::optional<T> kept(Kept<T>& of, PieceId figure, double allowance, Weigh& weigh) const {
        if (figure != m_figure)
            return weigh();
        if (of.allowance != allowance) {
            of.best = weigh();
            of.allowance = allowance;
        }
        return of.best;
    }

    PieceId m_figure;
    mutable Kept<Approach> m_approach;
    mutable Kept<Choice> m_place;
};

}  // namespace ephor::skirmish
