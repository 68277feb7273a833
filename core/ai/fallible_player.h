// A player that errs: it answers a share of the questions at random and the others as the standard player does.
#pragma once

#include "core/battle/delegating_player.h"

namespace ephor {

/// Seeded by key and question, so it has no state. It never errs in placing its units, which a beginner can do well.
class FalliblePlayer final : public DelegatingPlayer {
public:
    /// `errors`: of a hundred questions, how many it answers at random.
    FalliblePlayer(By kind, const Player& standard, std::uint32_t errors)
        : DelegatingPlayer(standard), m_kind(kind), m_standard(standard), m_errors(errors) {}

    By kind() const override { return m_kind; }

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;

    By m_kind;
    const Player& m_standard;
    std::uint32_t m_errors;
};

}  // namespace ephor
