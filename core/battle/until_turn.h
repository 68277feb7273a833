// A player who answers like another one until a turn is over, and then leaves the fight as a person would: what looks only so far ahead ends there.
#pragma once

#include "core/battle/player.h"

namespace ephor {

/// To be asked within Fight::run alone, which catches what it throws (Leaving).
class UntilTurn final : public Player {
public:
    UntilTurn(const Player& who, int lastTurn) : m_who(who), m_lastTurn(lastTurn) {}

    By kind() const override { return m_who.kind(); }
    bool needsRecord() const override { return m_who.needsRecord(); }
    Choice choose(const Request& request, const Position& position) const override;

private:
    const Player& m_who;
    int m_lastTurn;
};

}  // namespace ephor
