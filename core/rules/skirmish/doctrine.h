// The computer player of the skirmish: keeps figures together, walls them against arrows for some turns, then goes to the enemy and hunts the last of them.
#pragma once

#include "core/rules/skirmish/game.h"

namespace ephor::skirmish {

class Doctrine final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override;
};

}  // namespace ephor::skirmish
