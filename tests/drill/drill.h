// Drill: a small made-up rule system for tests of everything that must not know which rules it serves. It asks in every
// form that there is.
#pragma once

#include "core/battle/referee.h"

namespace ephor::drill {

enum Counter : std::uint8_t { Steps, Shaken, Close, Done, Leader };
enum SideCounter : std::uint8_t { Points, First };
enum Phase : std::uint8_t { PlacingPhase, BiddingPhase, ActionPhase };
enum Decision : std::uint8_t { Place, Bid, Pick, Action, Move, Supports, Again, Rally };
namespace code {
inline constexpr std::int16_t hold = 0, move = 1, strike = 2;
}

/// A battle of the drill; the set-up has units on both sides.
std::shared_ptr<const Game> makeGame(const RuleSystem& system, const Setup& setup);

/// The one drill there is.
const RuleSystem& system();

/// Three units a side on a 48 x 32 table, nobody placed yet.
Setup plainSetup();
/// The same with everybody placed, the lines 6 inches apart.
Setup placedSetup();

}  // namespace ephor::drill
