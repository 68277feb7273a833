// One roll of a campaign, with the line for the log. Anyone who knows the seed of the turn can compute the faces again
// from that line.
#pragma once

#include "core/dice/sealed_dice.h"

#include <optional>
#include <string>
#include <vector>

namespace ephor::campaign {

/// Who is told of a roll. `facesOnly`: modifiers, such as a garrison's loyalty, and the total are not told.
struct Told {
    std::string who;  ///< a power's id, several separated by blanks, or `everybody`; empty: only the umpire
    bool facesOnly = false;

    friend bool operator==(const Told&, const Told&) = default;
};
inline constexpr std::string_view everybody = "everybody";
bool isToldTo(const Told& told, std::string_view power);

struct CampaignRoll {
    /// Dice: the number rolled; Average: 2, 3, 3, 4, 4, 5; Lot: one of `sides`; Share: one of a hundred, against
    /// `atMost`.
    enum class Kind : std::uint8_t { Dice, Average, Lot, Share };

    /// The seed that the roll uses: Open for rolls that everybody or several powers are told of, Power for those of one
    /// power, Secret for those that are published after the war.
    enum class Seed : std::uint8_t { Open, Power, Secret };

    std::string what;
    int nth = 1;  ///< counts the rolls with this purpose on one occasion
    Kind kind = Kind::Dice;
    int sides = 6;
    std::vector<int> faces;  ///< after countOf()
    int modifier = 0;
    int atMost = 0;
    Seed seed = Seed::Open;
    bool typed = false;  ///< rolled at the table and entered by hand
    Told told;

    friend bool operator==(const CampaignRoll&, const CampaignRoll&) = default;
};

/// Maximum number of dice in one roll.
inline constexpr std::size_t mostFaces = 8;

/// The name of the roll within its occasion: its purpose, and for later rolls with the same purpose a number, as in
/// "Equal bids for the lead, throw 2".
std::string purposeOf(const CampaignRoll& roll);
int totalOf(const CampaignRoll& roll);
/// "Siege of Plataea: 3 5 +2 = 10 [everybody, faces]".
std::string toText(const CampaignRoll& roll);
/// Parses a line of toText(). Nothing if it is not one.
std::optional<CampaignRoll> parseRoll(std::string_view line);

/// Converts the number on a die, 1 to sides, to the value that counts.
int countOf(CampaignRoll::Kind kind, int face);
/// The faces of a roll by the occasion's key, after countOf(). The `atMost` of a share is part of its purpose, so that
/// an umpire cannot state another.
std::vector<int> facesOf(const DiceKey& occasion, const CampaignRoll& roll);

}  // namespace ephor::campaign
