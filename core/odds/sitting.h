// A side that waits for its enemy: how it is recognised, and what it is expected to do next.
#pragma once

#include "core/odds/here.h"

namespace ephor {

/// True where the other side did nothing in the last two turns: it came no nearer, and neither side's standing changed. False in the first turn, when it may not have
/// had its move yet.
bool isEnemySitting(const Game& game, const Here& here);

/// Does nothing where the rules let it (option code 0), and otherwise answers like another player.
class SittingPlayer final : public Player {
public:
    explicit SittingPlayer(const Player& otherwise) : m_otherwise(otherwise) {}

    By kind() const override { return m_otherwise.kind(); }
    bool needsRecord() const override { return m_otherwise.needsRecord(); }
    Choice choose(const Request& request, const Position& position) const override;

private:
    const Player& m_otherwise;
};

}  // namespace ephor
