// A player that forwards to another player, except for answers that a subclass overrides.
#pragma once

#include "core/battle/player.h"

#include <optional>

namespace ephor {

/// Shares the session of the other player, which must outlive this one.
class DelegatingPlayer : public Player {
public:
    explicit DelegatingPlayer(const Player& other) : m_other(other) {}

    By kind() const override { return m_other.kind(); }
    bool needsRecord() const override { return m_other.needsRecord(); }
    Choice choose(const Request& request, const Position& position) const final {
        const std::optional<Choice> own = ownAnswer(request, position);
        return own ? *own : m_other.choose(request, position);
    }
    std::unique_ptr<PlayerSession> newSession(const Game& game) const final;

private:
    class Session;

    /// The overriding answer; none to forward the question.
    virtual std::optional<Choice> ownAnswer(const Request& request, const Position& position) const = 0;

    const Player& m_other;
};

}  // namespace ephor
