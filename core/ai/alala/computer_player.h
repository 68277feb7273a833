// The computer player of Alala!: a strategos who dresses his ranks, signals when they stand, and spends his points
// where the lines will meet.
#pragma once

#include "core/rules/alala/game.h"

namespace ephor::alala {

class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    Choice choose(const Request& request, const Position& position) const override;
};

}  // namespace ephor::alala
