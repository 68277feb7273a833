// A player that answers like another one, except where it says otherwise.
#pragma once

#include "core/battle/player.h"

#include <optional>

namespace ephor {

/// Uses the other player's memory. The other player must outlive it.
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

    /// The answer where it differs; none where the other player answers.
    virtual std::optional<Choice> ownAnswer(const Request& request, const Position& position) const = 0;

    const Player& m_other;
};

}  // namespace ephor
