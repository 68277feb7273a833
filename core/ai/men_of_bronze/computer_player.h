// The computer player of Men of Bronze.
#pragma once

#include "core/battle/player.h"

namespace ephor::men_of_bronze {

/// Keeps the line together, fights if the odds are good, and spends Arete where it matters.
class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override;
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override;
};

}  // namespace ephor::men_of_bronze
