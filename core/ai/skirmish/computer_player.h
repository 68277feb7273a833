// The computer player of the skirmish: it keeps figures together, forms shield walls within a distance of the enemy
// that depends on its stance, advances, and hunts down the last enemies.
#pragma once

#include "core/battle/player.h"

namespace ephor::skirmish {

class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override;
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override;
};

}  // namespace ephor::skirmish
