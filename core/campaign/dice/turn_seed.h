// The seeds for the dice of a turn: one for the rolls that everybody is told of, one for each power, one for secret
// rolls. The SHA-256 of each is promised before the orders. The seed is published afterwards, so that everybody who was
// told of a roll can compute it again.
#pragma once

#include "core/base/digest.h"
#include "core/campaign/model/campaign_seed.h"
#include "core/campaign/model/diplomacy_records.h"

#include <algorithm>
#include <map>
#include <vector>

namespace ephor::campaign {

/// Maximum number of turns. The seeds of all turns are a chain, in which each is the SHA-256 of the next. 1000 turns
/// are more than 160 years.
inline constexpr int mostTurns = 1000;

/// For rolls that everybody is told of. Its promise equals the seed of the turn before, so the promise of the first
/// turn binds all.
DiceKey turnSeedOf(const CampaignSeed& seed, int turn);
/// For rolls that only the power of this name is told of. Old campaigns have none.
DiceKey powerSeedOf(const CampaignSeed& seed, std::string_view power, int turn);
/// For rolls that nobody is told of until the war is over, or whose faces would tell a player too much: goals, omens in
/// hand, scouts.
DiceKey secretSeedOf(const CampaignSeed& seed, int turn);

/// The SHA-256 of the seed's 32 bytes, in hex.
std::string promiseOf(const DiceKey& seed);
/// The promise for the seeds of all turns: the seed of turn n, hashed n times. Empty for old campaigns, which have no
/// chain.
std::string promiseOfTurns(const CampaignSeed& seed);
/// The same, computed from the seed of one turn.
std::string promiseOfTurns(DiceKey turnSeed, int turn);

/// The key for the dice of an occasion, "close" or "aftermath 5". It depends on nothing but the seed, the occasion and
/// the players' contributions, so undoing an action does not change the dice. `contributions` is the result of
/// contributionsDigest(); empty if there are none.
DiceKey keyOf(const DiceKey& seed, std::string_view occasion, std::string_view contributions = {});
/// "aftermath 5": the name of an occasion with the number of its battle as people see it.
std::string occasionOf(std::string_view what, BattleId battle);
/// Whether dice can be rolled on an occasion of this name: "muster", "close", "aftermath 5", "ground 5", "battle 5".
bool isOccasion(std::string_view name);
/// Each roll has its own key, by its purpose and its number among the rolls with this purpose (from 1). So a roll can
/// be verified alone, and nobody learns how many others there were.
DiceKey rollKeyOf(const DiceKey& occasion, std::string_view what, int nth);

/// A power's contribution with its name: "Athens: nine owls". The seal is its SHA-256, so no power can use the seal of
/// another.
std::string contributionLine(std::string_view power, std::string_view words);
/// SHA-256, in hex, of all lines in byte order, each followed by a newline. Empty without lines.
std::string contributionsDigest(std::vector<std::string> lines);

/// The keys for one occasion.
struct OccasionKeys {
    DiceKey open;
    DiceKey secret;
    std::map<std::string, DiceKey, std::less<>> ofPower = {};
};

}  // namespace ephor::campaign
