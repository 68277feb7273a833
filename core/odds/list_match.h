// Matches of army lists: their set-up and dice, averages over several enemies, and ranks that respect intervals.
#pragma once

#include "core/battle/game.h"
#include "core/odds/wilson.h"

#include <optional>
#include <span>

namespace ephor {

/// The set-up of a battle of two lists on the usual table.
Setup matchOf(const RuleSystem& system, const ArmyList& first, const ArmyList& second);

/// The seed of a match of many. Each has its own dice, because averageOf() counts on independent matches.
std::uint64_t matchSeed(std::uint64_t seed, std::size_t match);

/// The average of shares of independent battles, each counted alike, with its 95 % interval; none without shares.
std::optional<Share> averageOf(std::span<const Share> shares);

/// A place from 1 on. Where intervals overlap it is not certain: the best and the worst one that may be.
struct Rank {
    int best = 1;
    int worst = 1;

    friend bool operator==(const Rank&, const Rank&) = default;
};

/// The rank of each share, the largest first.
std::vector<Rank> ranksOf(std::span<const Share> shares);

}  // namespace ephor
