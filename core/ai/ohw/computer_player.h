// The computer player of O/THW Ancients: a general who fights where the odds are good, moves his line as one, and sends his horse round the flanks.
#pragma once

#include "core/rules/ohw/game.h"

namespace ephor::ohw {

class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override;
    std::vector<Choice> candidates(const Request& request, const Position& position) const override;
};

}  // namespace ephor::ohw
