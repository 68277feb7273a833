// The computer player of Alala!: it dresses its ranks, signals the advance when they are in order, and spends its
// command points where the lines will meet.
#pragma once

#include "core/rules/alala/game.h"

namespace ephor::alala {

class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override;
};

}  // namespace ephor::alala
