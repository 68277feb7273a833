// The computer player of DBA.
#pragma once

#include "core/battle/player.h"

namespace ephor::dba {

/// Keeps the line together, charges if the odds are good, and attacks isolated elements.
class ComputerPlayer final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override;
    std::unique_ptr<PlayerSession> newSession(const Game& game) const override;
};

}  // namespace ephor::dba
