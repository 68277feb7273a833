// The settable options of Men of Bronze (resources/manual/men-of-bronze.md, Options). Other rulings are fixed at their
// defaults; their ids are at the code that follows them.
#pragma once

#include "core/battle/game.h"

namespace ephor::men_of_bronze {

enum class ArmorModel : std::uint8_t { Multiple, Excess, Threshold };              // MOB-AMB-01
enum class ArmorFlank : std::uint8_t { Right, Left, None };                        // MOB-AMB-18
enum class FormWindow : std::uint8_t { OwnActivation, AlsoWhenCharged, Any };      // MOB-AMB-10
enum class FailedCharge : std::uint8_t { None, OpenOrder, OpenOrderAndWavering };  // MOB-AMB-14

/// Upper limit for the turn limit (MOB-AMB-49).
inline constexpr int hardTurnLimit = 50;

struct Options {
    ArmorModel armorModel = ArmorModel::Multiple;
    int strategosValue = 1;         // MOB-AMB-02
    bool winnerPaysBid = false;     // MOB-AMB-05
    bool stealTieRerolled = false;  // MOB-AMB-07
    ArmorFlank phalanxArmorFlank = ArmorFlank::Right;
    bool phalanxDiceFrontOnly = false;  // MOB-AMB-19
    FormWindow formWindow = FormWindow::OwnActivation;
    FailedCharge failedCharge = FailedCharge::None;
    bool lossWindowTurn = false;      // MOB-AMB-31
    bool doubleTestAll = false;       // MOB-AMB-30
    bool collapsePerTrigger = false;  // MOB-AMB-46
    bool collapseByUnits = false;     // MOB-AMB-47
    bool premeasure = false;          // MOB-032
    bool mayConcede = false;          // D-26
    bool moveInInches = false;        // MOB-AMB-03
    double bw = 1.0;                  ///< inches in a base width (MOB-AMB-04)
    double deployDepth = 12.0;        ///< inches (MOB-AMB-65)
    int turnLimit = 6;                ///< MOB-AMB-49; "none" is hardTurnLimit

    /// Inches of a Move or Range value (MOB-045).
    double inches(int value) const { return moveInInches ? value : value * bw; }

    friend bool operator==(const Options&, const Options&) = default;
};

/// The options as `ephorctl systems` and the set-up page show them.
std::vector<OptionInfo> optionInfos();

/// The options of a set-up, or all faults in them.
Result<Options> readOptions(const std::vector<ChosenOption>& chosen);

}  // namespace ephor::men_of_bronze
