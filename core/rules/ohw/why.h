// The reasons in events of O/THW Ancients: rule ids and short texts of our own.
#pragma once

#include "core/battle/reason.h"

namespace ephor::ohw::why {

// Set-up
inline constexpr Reason setupDie{"OTW-203", "roll-off before deployment"};
inline constexpr Reason deploy{"OTW-203", "deployed"};
inline constexpr Reason noPlace{"OTW-203", "found no free square in the back rows and stayed away"};
inline constexpr Reason generalJoins{"OTW-216", "general attached"};
inline constexpr Reason movesFirst{"OTW-203", "first to move"};
inline constexpr Reason tired{"OTW-070", "tired on arrival: test failed"};

// Phase and activation
inline constexpr Reason phase{"OTW-001", "phase"};
inline constexpr Reason fresh{"OTW-007", "new phase"};
inline constexpr Reason beside{"OTW-030", "began the phase beside an enemy"};
inline constexpr Reason phaseDie{"OTW-004", "phase-end die"};
inline constexpr Reason phaseEnds{"OTW-005", "rolled a 1: the phase ends"};
inline constexpr Reason testEndsPhase{"OTW-017", "test failed: no second move, and the phase ends"};
inline constexpr Reason stops{"OTW-003", "ended the phase"};
inline constexpr Reason untested{"OTW-052", "acted with the general, without a die"};
inline constexpr Reason leftOver{"OTW-006", "used the general's activation after the end of the phase"};
inline constexpr Reason transfers{"OTW-216", "general joined"};
inline constexpr Reason leavesUnit{"OTW-216", "general left"};

// Moves
inline constexpr Reason move{"OTW-012", "moved"};
inline constexpr Reason groupMove{"OTW-010", "moved in a group"};
inline constexpr Reason secondMove{"OTW-016", "Leadership test to move again"};
inline constexpr Reason charge{"OTW-015", "charged", Meaning::Charge};
inline constexpr Reason chargeMove{"OTW-020", "closed with the enemy", Meaning::SharedMove};
inline constexpr Reason caught{"OTW-049", "caught and cut down", Meaning::DoneByEnemy};

// Combat
inline constexpr Reason fight{"OTW-030", "fought"};
inline constexpr Reason attackerDice{"OTW-032", "Attack dice against"};
inline constexpr Reason defenderDice{"OTW-031", "Attack dice in reply to"};
inline constexpr Reason attackRoll{"OTW-032", "attacked"};
inline constexpr Reason archersAgain{"OTW-100", "one failed die of the Archers again"};
inline constexpr Reason negateTest{"OTW-103", "Leadership test of the Phalanx"};
inline constexpr Reason negated{"OTW-103", "the Phalanx held off a hit"};
inline constexpr Reason rally{"OTW-055", "general rallied hits"};
inline constexpr Reason round{"OTW-043", "against {1}: hits {2}, hits taken {3}"};
inline constexpr Reason hit{"OTW-074", "hits of the combat"};
inline constexpr Reason survives{"OTW-063", "survived at Strength 1"};
inline constexpr Reason breaks{"OTW-045", "broke"};

// Retreat, follow-up
inline constexpr Reason ladder{"OTW-040", "Leadership test against falling back"};
inline constexpr Reason fallsBack{"OTW-041", "fell back"};
inline constexpr Reason turnsAway{"OTW-041", "turned away"};
inline constexpr Reason pushedOff{"OTW-037", "pushed off the board"};
inline constexpr Reason blocked{"OTW-209", "could not fall back"};
inline constexpr Reason blockedHit{"OTW-209", "hit again, with nowhere to go"};
inline constexpr Reason followTest{"OTW-044", "Leadership test to follow up"};
inline constexpr Reason follows{"OTW-044", "followed up"};

// Flight, pursuit
inline constexpr Reason flees{"OTW-038", "fled"};
inline constexpr Reason fledOff{"OTW-038", "fled from the field", Meaning::Flight};
inline constexpr Reason intercepted{"OTW-049", "ran into the enemy and died", Meaning::Flight};
inline constexpr Reason pursues{"OTW-046", "pursued"};
inline constexpr Reason pursuitTest{"OTW-047", "Leadership test to end the pursuit"};
inline constexpr Reason halts{"OTW-047", "halted the pursuit"};
inline constexpr Reason chases{"OTW-211", "chased"};
inline constexpr Reason waits{"OTW-048", "waited: the target is gone"};
inline constexpr Reason pursuitOver{"OTW-046", "ended the pursuit"};

// Elephants
inline constexpr Reason rampageDie{"OTW-060", "rampage die"};
inline constexpr Reason rampage{"OTW-060", "ran wild"};
inline constexpr Reason runs{"OTW-061", "trampled on"};
inline constexpr Reason trampled{"OTW-213", "trampled down", Meaning::DoneByEnemy};
inline constexpr Reason wildGone{"OTW-062", "fell"};
inline constexpr Reason wildOff{"OTW-213", "ran from the field", Meaning::Flight};
inline constexpr Reason mahouts{"OTW-213", "mahouts' dice against their own beast"};

// Generals
inline constexpr Reason reroll{"OTW-053", "test taken again with the general"};
inline constexpr Reason addsDice{"OTW-054", "general joined the fight"};
inline constexpr Reason risk{"OTW-057", "risk to the general, on a 1"};
inline constexpr Reason fate{"OTW-058", "general's fate, lost on 1 or 2, out of action on 3 or 4"};
inline constexpr Reason lucky{"OTW-051", "fortune favoured the bold"};
inline constexpr Reason generalFalls{"OTW-058", "general killed"};
inline constexpr Reason generalSwept{"OTW-059", "general lost with the unit"};
inline constexpr Reason generalOut{"OTW-217", "general out of action for a turn"};
inline constexpr Reason generalBack{"OTW-217", "general back in action"};

// Army morale
inline constexpr Reason moraleFlees{"OTW-091", "a unit made to flee"};
inline constexpr Reason moraleCaught{"OTW-092", "a fleeing unit cut down"};
inline constexpr Reason moraleGeneral{"OTW-095", "the general"};
inline constexpr Reason drain{"OTW-093", "lost heart as army morale fell"};
inline constexpr Reason drained{"OTW-215", "melted away"};

// The end
inline constexpr Reason spent{"OTW-214", "the enemy's army morale is spent"};
inline constexpr Reason allBroken{"OTW-214", "the enemy has nobody steady left but skirmishers"};
inline constexpr Reason bothSpent{"OTW-214", "both armies are beaten"};
inline constexpr Reason phaseLimit{"OTW-214", "more of its army morale is left"};
inline constexpr Reason evenAtLimit{"OTW-214", "as much of both armies' morale is left"};

// Corrections by the umpire
inline constexpr Reason toSquare{"OTW-202", "moved to the nearest free square"};

// Reasons for refusing a pose
inline constexpr Reason offGrid{"OTW-202", "It would stand off the grid."};
inline constexpr Reason outsideZone{"OTW-203", "It must stand in its own back rows."};
inline constexpr Reason taken{"OTW-202", "Another unit stands there; a square holds one unit."};
inline constexpr Reason impassable{"OTW-209", "No unit enters this square."};
inline constexpr Reason outOfReach{"OTW-012", "That is farther than it may go, or its way is blocked."};
inline constexpr Reason noBends{"OTW-012", "A move is told by the square where it ends; it has no bends."};
inline constexpr Reason groupReach{"OTW-011", "Not every unit of the group can make that move."};

// Names of options
inline constexpr Reason optionStop{"OTW-003", "End the phase"};
inline constexpr Reason optionMove{"OTW-003", "Move {1}"};
inline constexpr Reason optionGroup{"OTW-010", "Move the group of {1}"};
inline constexpr Reason optionFight{"OTW-030", "{1} fights the enemy before it"};
inline constexpr Reason optionCharge{"OTW-015", "{1} charges", Meaning::Charge};
inline constexpr Reason optionMoveAgain{"OTW-016", "{1} tests Leadership and moves again"};
inline constexpr Reason optionTransfer{"OTW-216", "The general joins {1}"};
inline constexpr Reason optionMahouts{"OTW-213", "The mahouts of {1} turn on their beast"};
inline constexpr Reason optionFront{"OTW-020", "{1}, from the front"};
inline constexpr Reason optionRight{"OTW-020", "{1}, on its right flank"};
inline constexpr Reason optionRear{"OTW-020", "{1}, from the rear"};
inline constexpr Reason optionLeft{"OTW-020", "{1}, on its left flank"};
inline constexpr Reason optionGo{"OTW-010", "All of them go"};
inline constexpr Reason optionLeave{"OTW-010", "{1} stays behind"};
inline constexpr Reason optionDeploySecond{"OTW-203", "Deploy second"};
inline constexpr Reason optionMoveFirst{"OTW-203", "Move first"};
inline constexpr Reason optionPlace{"OTW-203", "Place it"};
inline constexpr Reason optionNo{"", "No"};
inline constexpr Reason optionReroll{"OTW-053", "Test again, at the general's risk"};
inline constexpr Reason optionAddDice{"OTW-054", "Add the general's dice, at the general's risk"};
inline constexpr Reason optionRally{"OTW-055", "Rally, at the general's risk"};
inline constexpr Reason optionNegate{"OTW-103", "Test to negate a hit"};
inline constexpr Reason optionFollow{"OTW-044", "Follow up"};
inline constexpr Reason optionStay{"OTW-044", "Stay"};

}  // namespace ephor::ohw::why
