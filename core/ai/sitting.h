// A side that waits for its enemy: how it is recognised, and what it is expected to do next.
#pragma once

#include "core/odds/here.h"

namespace ephor {

/// True where the other side has done nothing since the turn before this one began: it came no nearer, and no piece of either side was lost or weakened. False in the
/// first turn.
bool isEnemySitting(const Game& game, const Here& here);

/// Takes option 0 wherever it is offered, and otherwise answers like another player. Option 0 begins no action in any system: hold, stop, pass, done, halt, decline.
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
