// The computer player of O/THW Ancients.
#pragma once

#include "core/battle/player.h"

namespace ephor::ohw {

/// Fights unless the odds are clearly bad, moves its line in groups, and sends its cavalry to the flanks of the enemy.
class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override;
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override;
    std::vector<Choice> candidates(const Request& request, const Position& position) const override;
};

}  // namespace ephor::ohw
