// A player that forwards to another player until a stop request and then leaves the fight.
#pragma once

#include "core/battle/delegating_player.h"

namespace ephor {

/// After a stop request the next question ends Fight::run, whose Run then has neither an end nor a pending question. So
/// a stop takes no longer than one answer of the other player. Use it only within Fight::run.
class UntilStop final : public DelegatingPlayer {
public:
    UntilStop(const Player& who, std::stop_token stop) : DelegatingPlayer(who), m_stop(std::move(stop)) {}

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;

    std::stop_token m_stop;
};

}  // namespace ephor
