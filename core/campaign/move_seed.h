// The seeds that a move's dice follow from. Each is promised before the orders by its SHA-256, and shown afterwards: then anyone can make the dice again.
#pragma once

#include "core/campaign/affairs.h"
#include "core/dice/sealed_dice.h"

#include <string>

namespace ephor::campaign {

/// Of the campaign's rules and dice. One more whenever the same seed and orders come to something else: a campaign of another edition cannot be played again
/// to the same end. Campaigns that were founded before editions were counted are of edition 0.
inline constexpr int campaignEdition = 3;

/// What all dice of a move follow from but the secret ones. It tells nothing of the campaign's seed that a search through all seeds would not, nor of another move.
DiceKey moveSeedOf(std::uint64_t seed, int turn);
/// Likewise of the throws whose faces would tell a player what is none of his business: private goals, omens in hand, scouts.
DiceKey secretSeedOf(std::uint64_t seed, int turn);
/// SHA-256 of the seed's 32 bytes, in hex.
std::string promiseOf(const DiceKey& seed);

/// The key of an occasion's dice, "close" or "aftermath 5": it follows from a move's seed and the occasion alone, so that nobody gets other dice by taking a
/// deed back.
DiceKey keyOf(const DiceKey& moveSeed, std::string_view occasion);
/// The same of a campaign's move.
DiceKey keyOf(std::uint64_t seed, std::string_view occasion, int turn);
/// "aftermath 5": what concerns a battle is named by the number that people see.
std::string occasionOf(std::string_view what, BattleId battle);
/// Every throw of an occasion has dice of its own, by its purpose (the nth of that purpose, from 1): so it is found again by whoever knows of it, and nobody
/// learns how many others there were.
DiceKey throwKeyOf(const DiceKey& occasion, std::string_view what, int nth);

}  // namespace ephor::campaign
