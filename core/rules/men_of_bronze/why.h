// The reasons in events of Men of Bronze: rule ids and short texts of our own.
#pragma once

#include "core/battle/reason.h"

#include <array>

namespace ephor::men_of_bronze::why {

// Turn, Arete, Initiative
inline constexpr Reason arete{"MOB-002", "Arete for every unit and the Strategos"};
inline constexpr Reason bid{"MOB-024", "bid for the Initiative", Meaning::Bid};
inline constexpr Reason bidsRevealed{"MOB-020", "bids shown"};
inline constexpr Reason initiative{"MOB-021", "higher bid"};
inline constexpr Reason bidShown{"MOB-020", "bid for the Initiative", Meaning::Bid};
inline constexpr Reason bidNothing{"MOB-020", "bid nothing", Meaning::Bid};
inline constexpr Reason bidsTied{"MOB-022", "tied the first bids: one more round"};
inline constexpr Reason keptByBid{"MOB-021", "kept the Initiative with the higher bid"};
inline constexpr Reason keptByRoll{"MOB-023", "kept the Initiative by the roll-off"};
inline constexpr Reason rollOff{"MOB-023", "roll-off for the Initiative"};
inline constexpr Reason rollOffWon{"MOB-023", "won the roll-off"};
inline constexpr Reason steal{"MOB-025", "tried to steal the Initiative"};
inline constexpr Reason stolen{"MOB-025", "stole the Initiative"};
inline constexpr Reason notStolen{"MOB-025", "failed to steal the Initiative, {2} to {3}"};
inline constexpr Reason rally{"MOB-008", "rallied"};
inline constexpr Reason reroll{"MOB-009", "bought a re-roll of one die"};
inline constexpr Reason discard{"MOB-150", "left over"};
inline constexpr Reason concede{"D-26", "conceded"};

// Activation and formation
inline constexpr Reason activate{"MOB-030", "activated"};
inline constexpr Reason fresh{"MOB-028", "new turn"};
inline constexpr Reason stays{"MOB-041", "stayed where it was"};
inline constexpr Reason hold{"MOB-035", "held"};
inline constexpr Reason formPhalanx{"MOB-047", "formed Phalanx"};
inline constexpr Reason leavePhalanx{"MOB-048", "took Open Order"};
inline constexpr Reason brokenByGround{"MOB-077", "Phalanx lost in Difficult Ground"};

// Moving
inline constexpr Reason move{"MOB-041", "moved"};
inline constexpr Reason pivot{"MOB-041", "pivoted"};
inline constexpr Reason advance{"MOB-042", "went straight ahead"};
inline constexpr Reason driftTest{"MOB-043", "Discipline test against drift"};
inline constexpr Reason drift{"MOB-044", "drifted to the right"};
inline constexpr Reason drilledStep{"MOB-049", "stepped in formation"};
inline constexpr Reason skirmish{"MOB-172", "moved as skirmishers"};
inline constexpr Reason ignoreGround{"MOB-078", "paid to ignore the ground"};
inline constexpr Reason danger{"MOB-075", "Discipline test to enter Dangerous Ground"};
inline constexpr Reason dangerLoss{"MOB-076", "lost in Dangerous Ground"};
inline constexpr Reason conform{"MOB-064", "lined up with the enemy", Meaning::SharedMove};
inline constexpr Reason contact{"MOB-046", "came into contact"};

// Charging, evading
inline constexpr Reason charge{"MOB-055", "charged", Meaning::Charge};
inline constexpr Reason chargePivot{"MOB-057", "faced the target"};
inline constexpr Reason chargeMove{"MOB-056", "made the charge move", Meaning::PartOfCharge};
inline constexpr Reason chargeFails{"MOB-060", "did not reach the enemy"};
inline constexpr Reason failedChargeOrder{"MOB-AMB-14", "fell out of formation after a failed charge"};
inline constexpr Reason counterCharge{"MOB-163", "counter-charged", Meaning::PartOfCharge};
inline constexpr Reason counterAdvance{"MOB-164", "met the charge", Meaning::PartOfCharge};
inline constexpr Reason evade{"MOB-166", "evaded"};
inline constexpr Reason evadeMove{"MOB-167", "fell away from the enemy"};
inline constexpr Reason follow{"MOB-168", "followed with the movement left", Meaning::SharedMove};
inline constexpr Reason pursue{"MOB-169", "pursued"};
inline constexpr Reason escaped{"MOB-175", "got away from"};

// Shooting
inline constexpr Reason shoot{"MOB-089", "shot", Meaning::Shot};
inline constexpr Reason shotLost{"MOB-091", "lost to missiles"};
inline constexpr Reason shotHits{"MOB-091", "against {1}: hits {2}, Courage lost {3}"};
inline constexpr Reason wasted{"MOB-096", "wasted a volley, out of range of"};
inline constexpr Reason moveAndShoot{"MOB-171", "moved and shot"};
inline constexpr std::array<ValueText, 2> moveShootOrders{{{0, "move, then shoot"}, {1, "shoot, then move"}}};
inline constexpr Reason moveShootOrder{"MOB-171", "action: {2}", {}, moveShootOrders};

// Fighting
inline constexpr Reason fight{"MOB-101", "fought"};
inline constexpr Reason attackerDice{"MOB-104", "Fight dice as the attacker of"};
inline constexpr Reason defenderDice{"MOB-104", "Fight dice as the defender against"};
inline constexpr Reason supports{"MOB-102", "supported"};
inline constexpr Reason fightLost{"MOB-114", "lost in the fight"};
inline constexpr Reason fightLoss{"MOB-114", "against {1}: hits {2}, Courage lost {3}"};
inline constexpr Reason rout{"MOB-115", "routed", Meaning::Flight};
inline constexpr Reason supporterRouts{"MOB-116", "routed with the supported unit", Meaning::Flight};
inline constexpr Reason shotAway{"MOB-094", "routed under missiles", Meaning::Flight};
inline constexpr Reason pushback{"MOB-126", "pushed back", Meaning::DoneByEnemy};
inline constexpr Reason pushbackPursue{"MOB-128", "followed up into contact"};
inline constexpr Reason regroup{"MOB-128", "regrouped to the rear"};

// Discipline, Strategos, end
inline constexpr Reason test{"MOB-136", "Discipline test"};
inline constexpr Reason secondTest{"MOB-137", "second Discipline test at Courage 1"};
inline constexpr Reason impossible{"MOB-141", "Discipline test impossible: {2} needed of {3} dice"};
inline constexpr Reason wavers{"MOB-138", "Discipline test failed"};
inline constexpr Reason attach{"MOB-180", "Strategos attached"};
inline constexpr Reason transfer{"MOB-182", "Strategos changed units"};
inline constexpr Reason strategosFalls{"MOB-185", "Strategos lost"};
inline constexpr Reason value{"MOB-152", "counted as lost"};
inline constexpr Reason collapse{"MOB-153", "Collapse test"};
inline constexpr Reason collapses{"MOB-153", "fled in the Collapse", Meaning::Flight};
inline constexpr Reason collapseSeen{"MOB-154", "Collapse checked"};
inline constexpr Reason lastStanding{"MOB-157", "no enemy is left on the field"};
inline constexpr Reason turnLimit{"MOB-157", "more of the enemy's army is routed"};
inline constexpr Reason evenLosses{"MOB-157", "the losses are even"};
inline constexpr Reason bothGone{"MOB-157", "neither army is left"};

// Deployment
inline constexpr Reason deploymentRoll{"MOB-208", "roll-off: the loser places first"};
inline constexpr Reason deploy{"MOB-208", "deployed"};
inline constexpr Reason noPlace{"MOB-208", "found no place in its zone and stayed away"};
inline constexpr Reason startFormation{"MOB-050", "deployed in Phalanx"};

// Reasons for refusing a pose
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

// Names of options
inline constexpr Reason optionHold{"MOB-035", "Hold"};
inline constexpr Reason optionMove{"MOB-031", "Move"};
inline constexpr Reason optionShoot{"MOB-085", "Shoot at {1}"};
inline constexpr Reason optionFight{"MOB-100", "Fight {1}"};
inline constexpr Reason optionCharge{"MOB-055", "Charge {1}", Meaning::Charge};
inline constexpr Reason optionChargeTooFar{"MOB-056", "Charge {1}, out of reach", Meaning::ChargeOutOfReach};
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
