// What the player values. Gains and costs are in points, as units are priced; a point of Arete is worth what it gains.
// Inches of type int are converted by Options::inches.
#pragma once

#include <array>

namespace ephor::men_of_bronze::values {

// Units (Viewpoint::worth) and their Courage.
inline constexpr double strategos = 5;       ///< in addition to its unit
inline constexpr double courageShare = 0.6;  ///< of the worth of a unit, for all of its Courage
inline constexpr double routShare = 0.8;     ///< and for its rout
inline constexpr int nearlySpent = 2;        ///< Courage, at most
inline constexpr int footMove = 9;           ///< inches; a unit with a longer move is mounted

// Bonus for attacking (Viewpoint::nerve).
inline constexpr double nerveOfTurn = 0.12;  ///< for each turn
inline constexpr int nerveUntil = 6;         ///< the turn

// Distances.
inline constexpr double errorByEye = 0.12;   ///< share of a distance, from the shortest to the longest estimate
inline constexpr double roughlyAhead = 0.8;  ///< cosine
inline constexpr int linesMeet = 6;          ///< inches between two lines that are about to meet
inline constexpr int linesNear = 13;         ///< and between two that are near each other

// Next unit to act.
inline constexpr int turnsOfApproach = 2;     ///< in which the line goes before its light troops
inline constexpr double courageInFight = 10;  ///< for each point of Courage; the worth of the unit counts 1

// Actions.
inline constexpr double leastFight = -0.25;    ///< a fight must be worth more, less the nerve; otherwise it holds
inline constexpr double anyVolley = 0.25;      ///< in addition to the expected damage
inline constexpr double moveAndShoot = 0.2;    ///< if nothing is in range yet
inline constexpr int weakenedTarget = 3;       ///< Courage, at most
inline constexpr double weakenTarget = 1.3;    ///< factor of a volley at a weakened target
inline constexpr int spareToIgnoreGround = 2;  ///< Arete, at least

// Supports.
inline constexpr int usualSupports = 3;             ///< expected from a side: it uses most of those available
inline constexpr double supporterAtRisk = 0.4;      ///< share of its worth that a supporter risks in any case
inline constexpr double supporterCourage = 0.6;     ///< and with all of its Courage
inline constexpr int supportsForCounterCharge = 1;  ///< it may lose so many

// Charges. A charge with a value of less than the minimum (leastOfCharge) is not made.
inline constexpr double noCharge = -100;           ///< less than any charge that is in reach
inline constexpr double chargeReach = 3.5;         ///< base widths between centres, beyond the charge allowance
inline constexpr double beyondCharge = 4;          ///< inches past the allowance at which the enemy is still found
inline constexpr double leastHeavyCharge = 0.1;    ///< less the nerve
inline constexpr double leastLightCharge = 0.6;    ///< for its point
inline constexpr double leastSpareCharge = 0.2;    ///< for its point, if that can be spared
inline constexpr int spareToCharge = 2;            ///< Arete, at least
inline constexpr double strategosCharges = 0.8;    ///< the cost of a charge of light troops with the Strategos
inline constexpr double longCharge = 0.92;         ///< share of the allowance, more: it may fall short
inline constexpr double chanceOfLongCharge = 0.7;  ///< factor
inline constexpr int isolatedCharge = 5;           ///< inches without supports, more
inline constexpr double isolation = 0.6;           ///< its cost

// Formation.
inline constexpr double phalanxWithin = 16;     ///< inches between centres
inline constexpr double changeFormation = 0.2;  ///< a charge in the other formation must gain so much more
inline constexpr int areteToForm = 2;           ///< at least

// Moves. Distances are in inches.
inline constexpr double leastMove = 0.5;
inline constexpr double shortenMove = 1;            ///< step by which an advance is shortened until its end is free
inline constexpr std::array partsOfMove{1.0, 0.5};  ///< tried in this order
inline constexpr int halt = 4;                      ///< before the enemy
inline constexpr double keepsLine = 0.2;            ///< cosine to the enemy's direction, more
inline constexpr double neighbour = 20;             ///< between centres of units in one line, less
inline constexpr double aheadOfLine = 0.25;         ///< that a unit may end ahead of its slowest neighbour
inline constexpr double leastClosing = 1;           ///< that a unit may go even if it outruns its line
inline constexpr double evadingTarget = 5;          ///< the cost; each inch and each point of Courage costs 1
inline constexpr double behindLine = 4;             ///< base widths, for the Strategos with light troops

// Moves of light troops: their target and their distance.
inline constexpr double lightTarget = 3;
inline constexpr double targetInFight = 3;  ///< the cost
inline constexpr double targetCourage = 2;  ///< for each point of Courage below that of fresh troops
inline constexpr int freshCourage = 5;
inline constexpr double targetInch = 0.6;      ///< the cost of each inch
inline constexpr double insideRange = 0.75;    ///< base widths less than the range
inline constexpr double tooNear = 0.6;         ///< share of that distance, less: it moves away
inline constexpr double leastApproach = 0.25;  ///< inches, more

// Deployment.
inline constexpr int placesOfUnit = 4;     ///< places of the rows that a unit can block
inline constexpr int wingColumns = 2;      ///< that the line leaves to the light troops
inline constexpr double slotStep = 0.125;  ///< of places where terrain is in the way

// Arete: bids, steals and rallies.
inline constexpr int bidMeeting = 2;  ///< if the lines are about to meet
inline constexpr int bidNear = 1;
inline constexpr int bidWhim = 1;           ///< random part, at most so much more or less
inline constexpr int areteToSteal = 4;      ///< at least
inline constexpr int unitsToSteal = 2;      ///< of the line that have not acted, at least
inline constexpr int areteAfterSteal = 2;   ///< left when each of them has spent a point
inline constexpr double stealBeyond = 0.5;  ///< inches between the lines
inline constexpr int rallyInFight = 20;
inline constexpr double leastRally = 4;  ///< worth of a unit that rallies for a point that cannot be spared
inline constexpr int ralliesToCome = 1;  ///< expected while units are still to act

// Arete: rerolls.
inline constexpr double routByReroll = 0.5;  ///< share of the worth of an enemy that loses its last Courage
inline constexpr double freeArete = 0.3;     ///< the cost of a point that is not needed in this turn
inline constexpr double neededArete = 2;     ///< and of one that is
inline constexpr int areteForRollOff = 3;    ///< not needed in this turn, at least
inline constexpr int shortDistance = 2;      ///< face of the die, at most

}  // namespace ephor::men_of_bronze::values
