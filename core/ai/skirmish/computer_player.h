// The computer player of the skirmish: keeps figures together, walls them against arrows for some turns, then goes to
// the enemy and hunts the last of them.
#pragma once

#include "core/battle/player.h"

namespace ephor::skirmish {

class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override;
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override;
};

}  // namespace ephor::skirmish
