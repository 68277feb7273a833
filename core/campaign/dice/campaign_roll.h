// One throw of a campaign's dice, as the log tells it and as it is read back: whoever knows the seed of the move can
// make its dice again.
#pragma once

#include "core/dice/sealed_dice.h"

#include <optional>
#include <string>
#include <vector>

namespace ephor::campaign {

/// Who is told of a throw. Of what others add to it, such as a garrison's loyalty, the faces alone may be told.
struct Told {
    std::string who;  ///< a power's id, several with blanks between, or `everybody`; empty: the umpire alone
    bool facesOnly = false;

    friend bool operator==(const Told&, const Told&) = default;
};
inline constexpr std::string_view everybody = "everybody";
bool isToldTo(const Told& told, std::string_view power);

struct Throw {
    /// Dice: as they fall; Average: 2, 3, 3, 4, 4, 5; Lot: one of `sides`; Share: one of a hundred, against `atMost`.
    enum class Kind : std::uint8_t { Dice, Average, Lot, Share };

    /// Which seed of the move it fell by: that of what everybody or several powers are told of, that of the one power
    /// that is told of it, or the one that is shown after the war.
    enum class Seed : std::uint8_t { Open, Power, Secret };

    std::string what;
    int nth = 1;  ///< of this purpose on its occasion
    Kind kind = Kind::Dice;
    int sides = 6;
    std::vector<int> faces;  ///< as they count
    int modifier = 0;
    int atMost = 0;
    Seed seed = Seed::Open;
    bool typed = false;  ///< fell on somebody's table
    Told told;

    friend bool operator==(const Throw&, const Throw&) = default;
};

/// More dice than that, no throw of a campaign has.
inline constexpr std::size_t mostFaces = 8;

/// What it is found by on its occasion: its purpose; of later throws of that purpose "Equal bids for the lead, throw
/// 2".
std::string purposeOf(const Throw& thrown);
int totalOf(const Throw& thrown);
/// "Siege of Plataea: 3 5 +2 = 10 [everybody, faces]".
std::string toText(const Throw& thrown);
/// A line of that kind; nothing if it is none.
std::optional<Throw> throwOf(std::string_view line);

/// A face as it falls, of 1 to sides, and as it counts.
int countOf(Throw::Kind kind, int face);
/// The faces that such a throw has by the occasion's key, as they count. Of a share, what it needs is part of its
/// purpose, so that it cannot be told otherwise.
std::vector<int> facesOf(const DiceKey& occasion, const Throw& thrown);

}  // namespace ephor::campaign
