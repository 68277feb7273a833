// The reasons that events of Men of Bronze carry: rule ids and our own few words.
#pragma once

#include "core/battle/reason.h"

namespace ephor::men_of_bronze::why {

// Turn, Arete, Initiative
inline constexpr Reason arete{"MOB-002", "Arete for every unit and the Strategos"};
inline constexpr Reason bid{"MOB-024", "bid for the Initiative"};
inline constexpr Reason bidsRevealed{"MOB-020", "bids are shown"};
inline constexpr Reason initiative{"MOB-021", "takes the Initiative with the higher bid"};
inline constexpr Reason bidShown{"MOB-020", "bid for the Initiative"};
inline constexpr Reason bidNothing{"MOB-020", "bid nothing"};
inline constexpr Reason bidsTied{"MOB-022", "tied the first bids: one more round"};
inline constexpr Reason keptByBid{"MOB-021", "kept the Initiative with the higher bid"};
inline constexpr Reason keptByRoll{"MOB-023", "kept the Initiative by the roll-off"};
inline constexpr Reason rollOff{"MOB-023", "roll-off for the Initiative"};
inline constexpr Reason rollOffWon{"MOB-023", "wins the roll-off"};
inline constexpr Reason steal{"MOB-025", "tries to steal the Initiative"};
inline constexpr Reason stolen{"MOB-025", "steals the Initiative"};
inline constexpr Reason notStolen{"MOB-025", "fails to steal the Initiative"};
inline constexpr Reason rally{"MOB-008", "rallies"};
inline constexpr Reason reroll{"MOB-009", "buys another throw of one die"};
inline constexpr Reason discard{"MOB-150", "Arete left over is lost"};
inline constexpr Reason concede{"D-26", "concedes"};

// Activation and formation
inline constexpr Reason activate{"MOB-030", "is activated"};
inline constexpr Reason fresh{"MOB-028", "may act again"};
inline constexpr Reason stays{"MOB-041", "stayed where it was"};
inline constexpr Reason hold{"MOB-035", "holds"};
inline constexpr Reason formPhalanx{"MOB-047", "forms Phalanx"};
inline constexpr Reason leavePhalanx{"MOB-048", "takes Open Order"};
inline constexpr Reason keepFormation{"MOB-040", "keeps its formation"};
inline constexpr Reason brokenByGround{"MOB-077", "loses its Phalanx in Difficult Ground"};

// Moving
inline constexpr Reason move{"MOB-041", "moves"};
inline constexpr Reason pivot{"MOB-041", "turns about its centre"};
inline constexpr Reason advance{"MOB-042", "goes straight ahead"};
inline constexpr Reason driftTest{"MOB-043", "Discipline test against drift"};
inline constexpr Reason drift{"MOB-044", "drifts to the right"};
inline constexpr Reason drilledStep{"MOB-049", "steps in formation"};
inline constexpr Reason skirmish{"MOB-172", "moves in any direction"};
inline constexpr Reason ignoreGround{"MOB-078", "pays to ignore the ground"};
inline constexpr Reason danger{"MOB-075", "Discipline test to enter Dangerous Ground"};
inline constexpr Reason dangerLoss{"MOB-076", "loses Courage in Dangerous Ground"};
inline constexpr Reason conform{"MOB-064", "lines up with the enemy"};
inline constexpr Reason contact{"MOB-046", "comes into contact"};

// Charging, evading
inline constexpr Reason charge{"MOB-055", "charges"};
inline constexpr Reason chargePivot{"MOB-057", "turns to charge"};
inline constexpr Reason chargeMove{"MOB-056", "charges home"};
inline constexpr Reason chargeFails{"MOB-060", "does not reach the enemy"};
inline constexpr Reason failedChargeOrder{"MOB-AMB-14", "falls out of formation after a failed charge"};
inline constexpr Reason counterCharge{"MOB-163", "counter-charges"};
inline constexpr Reason counterAdvance{"MOB-164", "meets the charge"};
inline constexpr Reason evade{"MOB-166", "evades"};
inline constexpr Reason evadeMove{"MOB-167", "falls away from the enemy"};
inline constexpr Reason follow{"MOB-168", "follows with the movement left"};
inline constexpr Reason pursue{"MOB-169", "pursues"};
inline constexpr Reason escaped{"MOB-175", "has got away"};

// Shooting
inline constexpr Reason shoot{"MOB-089", "shoots"};
inline constexpr Reason shotLost{"MOB-091", "lost to missiles"};
inline constexpr Reason shotHits{"MOB-091", "{0} against {1}: hits {2}, Courage lost {3}"};
inline constexpr Reason wasted{"MOB-096", "wastes its volley: out of range"};
inline constexpr Reason moveAndShoot{"MOB-171", "moves and shoots"};
inline constexpr Reason movesFirst{"MOB-171", "moves, then shoots"};
inline constexpr Reason shootsFirst{"MOB-171", "shoots, then moves"};

// Fighting
inline constexpr Reason fight{"MOB-101", "fights"};
inline constexpr Reason attackerDice{"MOB-104", "Fight dice of the attacker"};
inline constexpr Reason defenderDice{"MOB-104", "Fight dice of the defender"};
inline constexpr Reason supports{"MOB-102", "lends support"};
inline constexpr Reason fightLost{"MOB-114", "lost in the fight"};
inline constexpr Reason fightLoss{"MOB-114", "{0} against {1}: hits {2}, Courage lost {3}"};
inline constexpr Reason rout{"MOB-115", "routs"};
inline constexpr Reason supporterRouts{"MOB-116", "routs with the unit that it supported"};
inline constexpr Reason shotAway{"MOB-094", "routs under missiles"};
inline constexpr Reason pushback{"MOB-126", "is pushed back"};
inline constexpr Reason pushbackStand{"MOB-128", "stands"};
inline constexpr Reason pushbackPursue{"MOB-128", "follows up into contact"};
inline constexpr Reason regroup{"MOB-128", "regroups to its rear"};

// Discipline, Strategos, end
inline constexpr Reason test{"MOB-136", "Discipline test"};
inline constexpr Reason secondTest{"MOB-137", "second Discipline test at Courage 1"};
inline constexpr Reason impossible{"MOB-141", "cannot pass its Discipline test"};
inline constexpr Reason wavers{"MOB-138", "wavers"};
inline constexpr Reason attach{"MOB-180", "the Strategos is with it"};
inline constexpr Reason transfer{"MOB-182", "the Strategos joins another unit"};
inline constexpr Reason strategosFalls{"MOB-185", "the Strategos is lost"};
inline constexpr Reason value{"MOB-152", "counts as lost"};
inline constexpr Reason collapse{"MOB-153", "Collapse test"};
inline constexpr Reason collapses{"MOB-153", "flees in the Collapse"};
inline constexpr Reason collapseSeen{"MOB-154", "Collapse is checked"};
inline constexpr Reason lastStanding{"MOB-157", "no enemy is left on the field"};
inline constexpr Reason turnLimit{"MOB-157", "more of the enemy's army is routed"};
inline constexpr Reason evenLosses{"MOB-157", "the losses are even"};
inline constexpr Reason bothGone{"MOB-157", "neither army is left"};

// Deployment
inline constexpr Reason deploymentRoll{"MOB-208", "roll-off: the loser places first"};
inline constexpr Reason deploy{"MOB-208", "takes its place"};
inline constexpr Reason noPlace{"MOB-208", "finds no place in its zone and stays away"};
inline constexpr Reason startFormation{"MOB-050", "starts in Phalanx"};

// Why a pose is refused
inline constexpr Reason offTable{"MOB-AMB-71", "It would leave the table."};
inline constexpr Reason outsideZone{"MOB-208", "It must stand wholly in its own deployment zone, facing the enemy."};
inline constexpr Reason onAnother{"MOB-036", "Another unit stands there."};
inline constexpr Reason tooNearFriend{"MOB-033", "It must end at least 1 base width from friends."};
inline constexpr Reason throughFriend{"MOB-034", "It may not pass through friends."};
inline constexpr Reason tooFar{"MOB-041", "That is farther than it may go."};
inline constexpr Reason straightOnly{"MOB-042", "A Phalanx goes straight ahead only."};
inline constexpr Reason stepsOnly{"MOB-049",
                                  "A drilled Phalanx goes ahead, back up to 1 or sideways up to 2 base widths."};
inline constexpr Reason impassable{"MOB-036", "It cannot enter this ground."};
inline constexpr Reason noPhalanxHere{"MOB-072", "There is no Phalanx in Difficult Ground."};
inline constexpr Reason pivotTooFar{"MOB-057", "It may turn up to 90 degrees before it charges."};
inline constexpr Reason noWay{"MOB-042", "The way may not bend."};

// What options are called
inline constexpr Reason optionHold{"MOB-035", "Hold"};
inline constexpr Reason optionMove{"MOB-031", "Move"};
inline constexpr Reason optionShoot{"MOB-085", "Shoot at {1}"};
inline constexpr Reason optionFight{"MOB-100", "Fight {1}"};
inline constexpr Reason optionCharge{"MOB-055", "Charge {1}"};
inline constexpr Reason optionMoveAndShoot{"MOB-171", "Move and shoot"};
inline constexpr Reason optionMoveFirst{"MOB-171", "Move first"};
inline constexpr Reason optionShootFirst{"MOB-171", "Shoot first"};
inline constexpr Reason optionSkip{"MOB-171", "Do not shoot"};
inline constexpr Reason optionNo{"", "No"};
inline constexpr Reason optionSteal{"MOB-025", "Try to steal the Initiative"};
inline constexpr Reason optionCounterCharge{"MOB-163", "Counter-charge"};
inline constexpr Reason optionStandCharge{"MOB-163", "Receive the charge"};
inline constexpr Reason optionEvade{"MOB-166", "Evade"};
inline constexpr Reason optionStand{"MOB-166", "Stand"};
inline constexpr Reason optionFollow{"MOB-168", "Follow"};
inline constexpr Reason optionStop{"MOB-168", "Let them go"};
inline constexpr Reason optionPursue{"MOB-169", "Pursue"};
inline constexpr Reason optionIgnoreGround{"MOB-078", "Ignore the ground"};
inline constexpr Reason optionPayGround{"MOB-071", "Let the ground slow it"};
inline constexpr Reason optionForm{"MOB-047", "Form Phalanx"};
inline constexpr Reason optionLeave{"MOB-048", "Take Open Order"};
inline constexpr Reason optionKeep{"MOB-040", "Keep the formation"};
inline constexpr Reason optionOpenOrder{"MOB-050", "Open Order"};
inline constexpr Reason optionPhalanx{"MOB-050", "Phalanx"};
inline constexpr Reason optionFollowUp{"MOB-128", "Follow up"};
inline constexpr Reason optionStandFast{"MOB-128", "Stand fast"};
inline constexpr Reason optionRegroup{"MOB-128", "Regroup"};
inline constexpr Reason optionTransfer{"MOB-182", "The Strategos joins {1}"};
inline constexpr Reason optionStay{"MOB-182", "The Strategos stays"};
inline constexpr Reason optionConcede{"D-26", "Concede the battle"};
inline constexpr Reason optionFightOn{"D-26", "Fight on"};

}  // namespace ephor::men_of_bronze::why
