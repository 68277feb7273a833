// The seeds that a move's dice follow from: one for what everybody is told of, one for each power, one for what nobody
// is told of. Each is promised before the orders by its SHA-256, and shown afterwards: then anyone who was shown it can
// make its dice again.
#pragma once

#include "core/base/digest.h"
#include "core/campaign/model/campaign_seed.h"
#include "core/campaign/model/diplomacy_records.h"

#include <algorithm>
#include <map>
#include <vector>

namespace ephor::campaign {

/// Moves are counted from 1 to this: their seeds are a chain, in which each is the SHA-256 of the next. More than a
/// hundred years of six moves need.
inline constexpr int mostMoves = 1000;

/// Of throws that everybody is told of. Its promise is the seed of the move before, and so are all promises kept by the
/// first.
DiceKey moveSeedOf(const CampaignSeed& seed, int turn);
/// Of throws that the power of this name alone is told of. An old campaign has none.
DiceKey powerSeedOf(const CampaignSeed& seed, std::string_view power, int turn);
/// Of throws that nobody is told of before the war is over, or whose faces would tell a player what is none of his
/// business: goals, omens in hand, scouts.
DiceKey secretSeedOf(const CampaignSeed& seed, int turn);

/// SHA-256 of the seed's 32 bytes, in hex.
std::string promiseOf(const DiceKey& seed);
/// Of all moves' seeds: what is left of any move's seed once it was hashed as often as its move is counted. Old
/// campaigns have no such chain: empty.
std::string promiseOfMoves(const CampaignSeed& seed);
/// The same, worked out from the seed of one move.
std::string promiseOfMoves(DiceKey moveSeed, int turn);

/// The key of an occasion's dice, "close" or "aftermath 5": it follows from a seed, the occasion and what players
/// contributed alone, so that nobody gets other dice by taking a deed back. `contributions` is what
/// contributionsDigest() comes to; empty where nobody gave any.
DiceKey keyOf(const DiceKey& seed, std::string_view occasion, std::string_view contributions = {});
/// "aftermath 5": what concerns a battle is named by the number that people see.
std::string occasionOf(std::string_view what, BattleId battle);
/// "muster", "close", "aftermath 5", "ground 5", "battle 5": something at which dice are thrown.
bool isOccasion(std::string_view name);
/// Every throw of an occasion has dice of its own, by its purpose (the nth of that purpose, from 1): so it is found
/// again by whoever knows of it, and nobody learns how many others there were.
DiceKey throwKeyOf(const DiceKey& occasion, std::string_view what, int nth);

/// What a power added to the dice: "Athens: nine owls". Its SHA-256 is the seal, so that no power can use the seal of
/// another.
std::string contributionLine(std::string_view power, std::string_view words);
/// The SHA-256 of all such lines in the order of their bytes, a newline behind each, in hex. Empty of none.
std::string contributionsDigest(std::vector<std::string> lines);

/// The keys of one occasion.
struct OccasionKeys {
    DiceKey open;
    DiceKey secret;
    std::map<std::string, DiceKey, std::less<>> ofPower = {};
};

}  // namespace ephor::campaign
