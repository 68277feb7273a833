// Dice that were rolled at the table and entered by hand. Each belongs to a roll by its name. The other rolls do not
// change, because each has its own key.
#pragma once

#include "core/base/result.h"
#include "core/campaign/dice/campaign_roll.h"

#include <map>
#include <span>

namespace ephor::campaign {

/// The faces for rolls of one occasion, by purposeOf(). Values after countOf(): an average die shows 2 to 5.
using TypedDice = std::map<std::string, std::vector<int>, std::less<>>;

/// The range of one die of the roll.
struct FaceRange {
    int least = 1;
    int most = 6;
};
FaceRange rangeOf(const CampaignRoll& roll);
/// Why these faces are not valid for the roll; nothing if they are.
std::optional<Message> whyNotFaces(const CampaignRoll& roll, std::span<const int> faces);

/// Parses "4, 2", "4,2" or "4 2". Nothing if the text has anything else.
std::optional<std::vector<int>> facesIn(std::string_view text);
/// Parses texts such as "Siege of Plataea=4,2", one for each roll. The error has all faults.
Result<TypedDice> typedDiceIn(std::span<const std::string> texts);

/// The rolls that were typed in.
TypedDice typedOf(std::span<const CampaignRoll> rolls);
/// Compares what was typed in with the rolls made with it. An error if faces do not fit or no roll has the name. Advice
/// if a roll that is made without typed dice (`bySeed`) is no longer made, because other rolls changed.
Diagnostics remarksOn(const TypedDice& typed, std::span<const CampaignRoll> rolls,
                      std::span<const CampaignRoll> bySeed);

/// For the journal. An empty text if there are no dice.
std::string toJson(const TypedDice& typed);
Result<TypedDice> typedDiceFromJson(std::string_view text);

}  // namespace ephor::campaign
