// The settable options of Alala! (resources/manual/alala.md, Options). Other rulings are fixed at their defaults; their
// ids are at the code that follows them.
#pragma once

#include "core/battle/game.h"

namespace ephor::alala {

enum class DeepBonus : std::uint8_t { Position, LiteralAdditional, QrsUnlimited };  // ALA-AMB-094

/// Upper limit for the turn limit (ALA-AMB-117).
inline constexpr int hardTurnLimit = 60;

struct Options {
    int hopliteFigures = 20;               ///< ALA-AMB-005: 20 or 24
    int redressA = 2;                      ///< ALA-AMB-023: DPs that A grade removes
    bool redressPenaltyExemptA = false;    // ALA-AMB-019
    bool redressPenaltyNoAdvance = false;  ///< ALA-AMB-019: a unit that does not advance pays, redressing or not
    bool chargeAdvanceInOneMove = false;   // ALA-AMB-076
    bool halfStrengthByFront = false;      ///< ALA-AMB-010: of a stack, the front unit counts
    DeepBonus deepBonus = DeepBonus::Position;
    bool flankChainUnlimited = false;    // ALA-AMB-091
    bool shieldlessLeft = false;         // ALA-AMB-017
    bool chaseFromContact = false;       ///< ALA-AMB-084: a missed charger's dice count from where it touched
    bool wheelByChord = false;           // ALA-AMB-064
    bool freeHackAllMen = false;         // ALA-AMB-088
    bool leaderRiskPerCasualty = false;  // ALA-AMB-033
    bool spartansByNationality = false;  // ALA-AMB-007
    double controlReach = 4;             ///< inches (ALA-AMB-027)
    bool initiativeEachTurn = true;      // ALA-AMB-048
    double breakFraction = 0.5;          ///< of the hoplite units (ALA-AMB-117)
    int turnLimit = 20;                  ///< ALA-AMB-117; "none" is hardTurnLimit
    bool housePoints = false;            ///< ALA-AMB-118: armies are weighed by our points

    friend bool operator==(const Options&, const Options&) = default;
};

/// The options as `ephorctl systems` and the set-up page show them.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up, or all faults in them.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::alala
