// Dice of the campaign that fell on somebody's table. Every throw of an occasion has dice of its own by its purpose, so
// what was typed in belongs to one of them by its name, and the others fall as they would have.
#pragma once

#include "core/base/result.h"
#include "core/campaign/dice/campaign_roll.h"

#include <map>
#include <span>

namespace ephor::campaign {

/// The faces of throws of one occasion, by purposeOf(); as they count, so that an average die shows 2 to 5.
using TypedDice = std::map<std::string, std::vector<int>, std::less<>>;

/// What one of its dice can show.
struct FaceRange {
    int least = 1;
    int most = 6;
};
FaceRange rangeOf(const Throw& thrown);
/// Why these are no faces of such a throw; nothing where they are.
std::optional<Message> whyNotFaces(const Throw& thrown, std::span<const int> faces);

/// "4, 2", "4,2" or "4 2"; nothing where something else stands there.
std::optional<std::vector<int>> facesIn(std::string_view text);
/// "Siege of Plataea=4,2", a text for each throw; or all that is wrong with them.
Result<TypedDice> typedDiceIn(std::span<const std::string> texts);

/// Those of the throws that were typed in.
TypedDice typedOf(std::span<const Throw> throws);
/// What was typed in against the throws that are made with it: an error where it does not fit, or where nothing is
/// thrown by that name (`bySeed` is what would be thrown without it), and advice where a throw is no longer made
/// because others fell otherwise.
Diagnostics remarksOn(const TypedDice& typed, std::span<const Throw> throws, std::span<const Throw> bySeed);

/// As a journal keeps it; of no dice at all an empty text.
std::string toJson(const TypedDice& typed);
Result<TypedDice> typedDiceFromJson(std::string_view text);

}  // namespace ephor::campaign
