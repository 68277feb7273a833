// The reasons that events of Alala! carry: rule ids and our own few words.
#pragma once

#include "core/battle/reason.h"

#include <array>

namespace ephor::alala::why {

inline constexpr Reason acts{"ALA-109", "has its turn in the phase"};
inline constexpr Reason actsFirst{"ALA-098", "acts first in this turn"};
inline constexpr Reason advances{"ALA-127", "advances"};
inline constexpr Reason afterCombatMoves{"ALA-230", "its fight is settled"};
inline constexpr Reason afterWinning{"ALA-225", "decides what to do after winning"};
inline constexpr Reason agathaTyche{"ALA-247", "Agatha Tyche: one die again"};
inline constexpr Reason angerOfZeus{"ALA-263", "the Anger of Zeus: the leader loses a point"};
inline constexpr Reason apollo{"ALA-251", "Far-seeing Apollo: dice of a volley again"};
inline constexpr Reason ares{"ALA-254", "the Strength of Ares: dice of a combat again"};
inline constexpr Reason armyBroken{"ALA-264", "the other army is broken"};
inline constexpr Reason athena{"ALA-255", "Athena's Wisdom: the leader gains a point"};
inline constexpr Reason badOmens{"ALA-249", "Bad Omens: one of the drawer's units loses heart"};
inline constexpr Reason bandActs{"ALA-105", "skirmishes"};
inline constexpr Reason bandMoves{"ALA-127", "skirmishers and horse move"};
inline constexpr Reason blackCard{"ALA-085", "a black card"};
inline constexpr Reason bothBroken{"ALA-264", "both armies are broken"};
inline constexpr Reason breaksOut{"ALA-079", "breaks out without orders"};
inline constexpr Reason calms{"ALA-047", "is calmed by its leader"};
inline constexpr Reason cannotFallBack{"ALA-232", "cannot fall back"};
inline constexpr Reason cannotRetire{"ALA-235", "cannot retire"};
inline constexpr Reason catches{"ALA-237", "catches up"};
inline constexpr Reason cerberus{"ALA-261", "Cerberus runs with a band of horse"};
inline constexpr Reason chargeFails{"ALA-185", "its charge strikes nobody"};
inline constexpr Reason charges{"ALA-175", "charges"};
inline constexpr Reason chases{"ALA-185", "chases those who ran"};
inline constexpr Reason closedGround{"ALA-139", "the ground is closed to it"};
inline constexpr Reason combatDice{"ALA-194", "dice of the combat"};
inline constexpr Reason combatLevel{"ALA-048", "the result of the combat"};
inline constexpr Reason combatLoss{"ALA-223", "losses of the combat"};
inline constexpr Reason combatResult{"ALA-222", "result of the combat"};
inline constexpr Reason combatRetire{"ALA-235", "retires from the combat"};
inline constexpr Reason combatRout{"ALA-236", "routs"};
inline constexpr Reason commandsInChief{"ALA-066", "commands in chief"};
inline constexpr Reason contact{"ALA-171", "comes into contact"};
inline constexpr Reason contactEnds{"ALA-193", "is no longer in contact"};
inline constexpr Reason controlResult{"ALA-081", "result of the control test"};
inline constexpr Reason controlRetire{"ALA-076", "loses its nerve and retires"};
inline constexpr Reason controlTest{"ALA-073", "control test"};
inline constexpr Reason controls{"ALA-056", "is controlled by its leader"};
inline constexpr Reason counterCharges{"ALA-181", "counter-charges"};
inline constexpr Reason crossesGround{"ALA-139", "crosses difficult ground"};
inline constexpr Reason declaresCharge{"ALA-172", "declares a charge"};
inline constexpr Reason deploymentCard{"ALA-084", "a card of the deployment deck"};
inline constexpr Reason deploys{"ALA-085", "deploys"};
inline constexpr Reason destroyed{"ALA-029", "is destroyed"};
inline constexpr Reason dispersed{"ALA-236", "runs off and is gone"};
inline constexpr Reason drawsCard{"ALA-065", "draws an Othismos card"};
inline constexpr Reason easesOff{"ALA-137", "eases off"};
inline constexpr Reason ekdromoi{"ALA-253", "Ekdromoi run at the skirmishers"};
inline constexpr Reason eliteBand{"ALA-257", "acts as its owner wishes"};
inline constexpr Reason eliteHorsemen{"ALA-260", "Elite Horsemen"};
inline constexpr Reason eliteSkirmishers{"ALA-257", "Elite Skirmishers"};
inline constexpr Reason encourages{"ALA-061", "is encouraged by its leader"};
inline constexpr Reason enemyBreaks{"ALA-046", "sees an enemy break"};
inline constexpr Reason evades{"ALA-184", "evades"};
inline constexpr Reason evenLosses{"ALA-264", "the turns are over, both have lost alike"};
inline constexpr Reason facesAbout{"ALA-144", "faces about"};
inline constexpr Reason facesEnemy{"ALA-083", "must face the enemy's edge within 22.5 degrees"};
inline constexpr Reason fallsBack{"ALA-232", "falls back"};
inline constexpr Reason fatigue{"ALA-135", "tires on the move"};
inline constexpr Reason firstPhalanx{"ALA-086", "the wing where deployment starts"};
inline constexpr Reason followsUp{"ALA-233", "follows up"};
inline constexpr Reason formsUp{"ALA-148", "forms up"};
inline constexpr Reason freeHack{"ALA-187", "hacks at those who run"};
inline constexpr Reason friendBreaks{"ALA-041", "sees friends break"};
inline constexpr Reason givesWay{"ALA-113", "gives way before hoplites"};
inline constexpr Reason godsWatchOver{"ALA-258", "the Gods Watch Over: all dice again"};
inline constexpr Reason goesAlong{"ALA-174", "goes along with the charge"};
inline constexpr Reason goodOmens{"ALA-248", "Good Omens: a unit takes heart"};
inline constexpr Reason halfStrength{"ALA-030", "is below half strength"};
inline constexpr Reason halted{"ALA-076", "halts"};
inline constexpr Reason heavyArmour{"ALA-259", "Heavy Armour: a point of disorder"};
inline constexpr Reason hubris{"ALA-256", "Hubris: a die is forced again"};
inline constexpr Reason initiativeDie{"ALA-097", "die for the initiative"};
inline constexpr Reason initiativeWon{"ALA-097", "wins the initiative"};
inline constexpr Reason invokes{"ALA-065", "invokes the gods"};
inline constexpr Reason isCharged{"ALA-045", "is charged by hoplites"};
inline constexpr Reason jealousLeaders{"ALA-262", "Jealous Leaders"};
inline constexpr Reason jokerCard{"ALA-088", "a Joker"};
inline constexpr Reason jokerUsed{"ALA-088", "the Joker is used"};
inline constexpr Reason keepsCard{"ALA-244", "a card is kept"};
inline constexpr Reason lastStand{"ALA-031", "stands to the death"};
inline constexpr Reason leaderJoins{"ALA-060", "the leader joins a unit"};
inline constexpr Reason leaderKilled{"ALA-071", "the leader is killed"};
inline constexpr Reason leaderMissed{"ALA-042", "sees its leader fall"};
inline constexpr Reason leaderRisk{"ALA-068", "is the leader in danger?"};
inline constexpr Reason leaderWound{"ALA-069", "the leader is hit"};
inline constexpr Reason leaderWounded{"ALA-069", "the leader is wounded"};
inline constexpr Reason leavesTable{"ALA-265", "leaves the table"};
inline constexpr Reason loots{"ALA-241", "loots the baggage"};
inline constexpr Reason manoeuvres{"ALA-143", "manoeuvres"};
inline constexpr Reason meetsHalfway{"ALA-191", "meets the charge half way"};
inline constexpr Reason newTurn{"ALA-100", "a new turn"};
inline constexpr Reason noPlace{"ALA-091", "finds no place to deploy"};
inline constexpr Reason notNeighbour{"ALA-086", "the line is deployed from one wing to the other"};
inline constexpr Reason offTable{"ALA-083", "would stand off the table"};
inline constexpr Reason onAnother{"ALA-083", "would stand on another unit"};
inline constexpr Reason onTerrain{"ALA-088", "would lie on other terrain"};
inline constexpr Reason optionAboutFaceOne{"ALA-144", "about face, one die"};
inline constexpr Reason optionAboutFaceTwo{"ALA-144", "about face, two dice"};
inline constexpr Reason optionAdvanceOne{"ALA-127", "advance, one die"};
inline constexpr Reason optionAdvanceTwo{"ALA-127", "advance, two dice"};
inline constexpr Reason optionAsListed{"ALA-085", "as the list has it"};
inline constexpr Reason optionCharge{"ALA-172", "charge"};
inline constexpr Reason optionControl{"ALA-056", "control the phalanx"};
inline constexpr Reason optionCounterCharge{"ALA-181", "counter-charge"};
inline constexpr Reason optionDecline{"ALA-088", "place nothing"};
inline constexpr Reason optionDiscourage{"ALA-047", "calm"};
inline constexpr Reason optionEaseOff{"ALA-137", "ease off: an inch less, no disorder"};
inline constexpr Reason optionEncourage{"ALA-061", "encourage"};
inline constexpr Reason optionEvade{"ALA-180", "evade"};
/// By steps of 22.5 degrees to the right.
inline constexpr std::array<Reason, 16> optionFacings{{{"ALA-148", "face as it does"},
                                                       {"ALA-148", "turn 22.5° to the right"},
                                                       {"ALA-148", "turn 45° to the right"},
                                                       {"ALA-148", "turn 67.5° to the right"},
                                                       {"ALA-148", "turn 90° to the right"},
                                                       {"ALA-148", "turn 112.5° to the right"},
                                                       {"ALA-148", "turn 135° to the right"},
                                                       {"ALA-148", "turn 157.5° to the right"},
                                                       {"ALA-148", "turn about"},
                                                       {"ALA-148", "turn 157.5° to the left"},
                                                       {"ALA-148", "turn 135° to the left"},
                                                       {"ALA-148", "turn 112.5° to the left"},
                                                       {"ALA-148", "turn 90° to the left"},
                                                       {"ALA-148", "turn 67.5° to the left"},
                                                       {"ALA-148", "turn 45° to the left"},
                                                       {"ALA-148", "turn 22.5° to the left"}}};
inline constexpr Reason optionFinish{"ALA-054", "no more commands"};
inline constexpr Reason optionFollowUp{"ALA-233", "follow up"};
inline constexpr Reason optionFormUp{"ALA-148", "form up"};
inline constexpr Reason optionFromLeft{"ALA-086", "from the left wing"};
inline constexpr Reason optionFromRight{"ALA-086", "from the right wing"};
inline constexpr Reason optionFullMove{"ALA-134", "the full distance"};
/// By steps of 15 degrees, from four to the left to four to the right of whoever comes.
inline constexpr std::array<Reason, 9> optionGiveWays{{{"ALA-113", "fall back 60° to the left of those who come"},
                                                       {"ALA-113", "fall back 45° to the left of those who come"},
                                                       {"ALA-113", "fall back 30° to the left of those who come"},
                                                       {"ALA-113", "fall back 15° to the left of those who come"},
                                                       {"ALA-113", "fall back straight before those who come"},
                                                       {"ALA-113", "fall back 15° to the right of those who come"},
                                                       {"ALA-113", "fall back 30° to the right of those who come"},
                                                       {"ALA-113", "fall back 45° to the right of those who come"},
                                                       {"ALA-113", "fall back 60° to the right of those who come"}}};
inline constexpr Reason optionGoFirst{"ALA-098", "go first"};
inline constexpr Reason optionGoOn{"ALA-134", "go on, through them"};
inline constexpr Reason optionGoSecond{"ALA-098", "go second"};
inline constexpr Reason optionHalfMove{"ALA-144", "go on with half the move"};
inline constexpr Reason optionHalt{"ALA-095", "halt"};
inline constexpr Reason optionHillLarge{"ALA-088", "a large low hill"};
inline constexpr Reason optionHillSmall{"ALA-088", "a small low hill"};
inline constexpr Reason optionInvoke{"ALA-065", "invoke the gods"};
inline constexpr Reason optionKeepLine{"ALA-221", "move with them, to keep the line"};
inline constexpr std::array<Reason, 3> optionMoveAndShoots{{{"ALA-105", "move, one die, then shoot"},
                                                            {"ALA-105", "move, two dice, then shoot"},
                                                            {"ALA-105", "move, three dice, then shoot"}}};
inline constexpr Reason optionMoveLeader{"ALA-060", "the leader goes to"};
inline constexpr std::array<Reason, 3> optionMoves{
    {{"ALA-105", "move, one die"}, {"ALA-105", "move, two dice"}, {"ALA-105", "move, three dice"}}};
inline constexpr Reason optionNoCharge{"ALA-171", "no charge"};
inline constexpr Reason optionNothing{"ALA-105", "do nothing"};
inline constexpr Reason optionPass{"ALA-246", "keep the card"};
inline constexpr Reason optionPursue{"ALA-224", "pursue"};
inline constexpr Reason optionRedress{"ALA-151", "redress ranks"};
inline constexpr Reason optionRemain{"ALA-231", "remain"};
inline constexpr Reason optionRetireOn{"ALA-235", "go on retiring"};
inline constexpr Reason optionReversed{"ALA-086", "in the opposite order"};
inline constexpr Reason optionRoughLarge{"ALA-088", "a large piece of rough ground"};
inline constexpr Reason optionRoughSmall{"ALA-088", "a small piece of rough ground"};
inline constexpr std::array<Reason, 3> optionShootAndMoves{{{"ALA-105", "shoot, then move, one die"},
                                                            {"ALA-105", "shoot, then move, two dice"},
                                                            {"ALA-105", "shoot, then move, three dice"}}};
inline constexpr Reason optionShootOnce{"ALA-105", "shoot"};
inline constexpr Reason optionShootTwice{"ALA-105", "shoot twice"};
inline constexpr Reason optionSideStep{"ALA-146", "step to the side"};
inline constexpr Reason optionSignal{"ALA-064", "signal the advance"};
inline constexpr Reason optionStand{"ALA-180", "stand and receive"};
inline constexpr Reason optionStandAndDie{"ALA-031", "fight to the death"};
inline constexpr Reason optionStandFast{"ALA-144", "stand"};
inline constexpr Reason optionStandUnformed{"ALA-235", "stand unformed"};
inline constexpr Reason optionStay{"ALA-221", "stay"};
inline constexpr Reason optionStepBack{"ALA-146", "step back"};
inline constexpr Reason optionStopShort{"ALA-134", "stop before them"};
inline constexpr Reason optionWheelLeft{"ALA-147", "wheel to the left"};
inline constexpr Reason optionWheelRight{"ALA-147", "wheel to the right"};
inline constexpr Reason optionWithdraw{"ALA-032", "withdraw from the field"};
inline constexpr Reason outsideZone{"ALA-083", "is not behind the deployment line"};
inline constexpr Reason passedThrough{"ALA-149", "friends pass through it"};
inline constexpr Reason passesThrough{"ALA-149", "passes through friends"};
inline constexpr Reason plumage{"ALA-250", "Beautiful Plumage"};
inline constexpr Reason paysToCalm{"ALA-062", "the leader pays to calm men"};
inline constexpr Reason paysToEncourage{"ALA-062", "the leader pays to encourage men"};
inline constexpr Reason pointsAnew{"ALA-054", "command points of the turn"};
inline constexpr Reason pointsWithRating{"ALA-054", "command points follow the rating"};
inline constexpr Reason pursues{"ALA-238", "pursues"};
inline constexpr Reason pursuitContact{"ALA-239", "meets new enemies in pursuit"};
inline constexpr Reason pursuitEnds{"ALA-240", "ends its pursuit"};
inline constexpr Reason rating{"ALA-053", "the leader's rating"};
inline constexpr Reason redCard{"ALA-085", "a red card"};
inline constexpr Reason redressDrop{"ALA-156", "has halted after the signal"};
inline constexpr Reason redresses{"ALA-151", "redresses its ranks"};
inline constexpr Reason repeats{"ALA-080", "does the same again"};
inline constexpr Reason retiresOn{"ALA-235", "retires"};
inline constexpr Reason ridesThrough{"ALA-234", "rides through"};
inline constexpr Reason roughGround{"ALA-139", "is disordered by the ground"};
inline constexpr Reason routsOn{"ALA-236", "routs"};
inline constexpr Reason seen{"ALA-051", "its flight is seen"};
inline constexpr Reason sharesMove{"ALA-220", "goes with those it supports"};
inline constexpr Reason shotDown{"ALA-169", "is shot down"};
inline constexpr Reason shout{"ALA-252", "Alala! Two inches more"};
inline constexpr Reason signalAdvance{"ALA-064", "the advance is signalled"};
inline constexpr Reason standsAndDies{"ALA-031", "does not give an inch"};
inline constexpr Reason standsCharged{"ALA-183", "receives a charge standing"};
inline constexpr Reason standsToReceive{"ALA-180", "stands to receive the charge"};
inline constexpr Reason steps{"ALA-146", "shifts in formation"};
inline constexpr Reason stopsRetiring{"ALA-235", "retires no farther"};
inline constexpr Reason straightOnly{"ALA-134", "goes straight"};
inline constexpr Reason struckInFlank{"ALA-043", "is struck in flank or rear"};
inline constexpr Reason struckOnce{"ALA-043", "has been struck in flank or rear in this turn"};
inline constexpr Reason successor{"ALA-071", "the second in command takes over"};
inline constexpr Reason surrenders{"ALA-236", "surrenders"};
inline constexpr Reason terrainPlaced{"ALA-088", "terrain is placed"};
inline constexpr Reason tooFar{"ALA-127", "is farther than the dice carry it"};
inline constexpr Reason tooNearEnemy{"ALA-089", "is within 6 inches of the enemy"};
inline constexpr Reason turnLimit{"ALA-264", "the turns are over"};
inline constexpr Reason volley{"ALA-158", "shoots"};
inline constexpr Reason wheels{"ALA-147", "wheels"};
inline constexpr Reason whoFights{"ALA-177", "is the one that fights"};

}  // namespace ephor::alala::why
