// The computer player of the skirmish: a captain who keeps his men together, walls them against arrows, and strikes where the odds are good.
#pragma once

#include "core/rules/skirmish/skirmish_game.h"

namespace ephor::skirmish {

class Doctrine final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override;
};

}  // namespace ephor::skirmish
