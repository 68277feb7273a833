// The reasons in events of Alala!: rule ids and short texts of our own.
#pragma once

#include "core/battle/reason.h"
#include "core/rules/alala/state.h"

#include <array>
#include <utility>

namespace ephor::alala::why {

// Texts for the numbers of notes.
inline constexpr std::array<ValueText, 7> aftersInWords{{{std::to_underlying(After::Remain), "remained"},
                                                         {std::to_underlying(After::Pursue), "pursued"},
                                                         {std::to_underlying(After::FollowUp), "followed up"},
                                                         {std::to_underlying(After::Retire), "retired"},
                                                         {std::to_underlying(After::FallBack), "fell back"},
                                                         {std::to_underlying(After::RideThrough), "rode through"},
                                                         {std::to_underlying(After::Rout), "routed"}}};
/// By the codes of DEC-18.
inline constexpr std::array<ValueText, 13> bandActionsInWords{
    {{code::nothing, "none"},
     {code::shootOnce, "shoot"},
     {code::shootTwice, "shoot twice"},
     {code::redress, "redress"},
     {code::moveOnly + 1, "move, one die"},
     {code::moveOnly + 2, "move, two dice"},
     {code::moveOnly + 3, "move, three dice"},
     {code::shootAndMove + 1, "shoot, then move, one die"},
     {code::shootAndMove + 2, "shoot, then move, two dice"},
     {code::shootAndMove + 3, "shoot, then move, three dice"},
     {code::moveAndShoot + 1, "move, one die, then shoot"},
     {code::moveAndShoot + 2, "move, two dice, then shoot"},
     {code::moveAndShoot + 3, "move, three dice, then shoot"}}};
inline constexpr std::array<ValueText, 8> controlsInWords{
    {{std::to_underlying(Control::None), "no order"},
     {std::to_underlying(Control::Controlled), "controlled"},
     {std::to_underlying(Control::Free), "free to act"},
     {std::to_underlying(Control::Halt), "halt"},
     {std::to_underlying(Control::Repeat), "repeat the last move"},
     {std::to_underlying(Control::Breakout), "break out"},
     {std::to_underlying(Control::Continue), "continue the pursuit"},
     {std::to_underlying(Control::Retire), "retire"}}};
/// By the codes of DEC-20.
inline constexpr std::array<ValueText, 11> manoeuvresInWords{{{code::halt, "halt"},
                                                              {code::advance, "advance, one die"},
                                                              {code::advance + 1, "advance, two dice"},
                                                              {code::wheelRight, "wheel to the right"},
                                                              {code::wheelLeft, "wheel to the left"},
                                                              {code::sideStep, "step to the side"},
                                                              {code::stepBack, "step back"},
                                                              {code::aboutFace, "about face, one die"},
                                                              {code::aboutFace + 1, "about face, two dice"},
                                                              {code::reform, "form up"},
                                                              {code::redressRanks, "redress"}}};
inline constexpr std::array<ValueText, 5> outcomesInWords{{{std::to_underlying(Outcome::Victory), "Victory"},
                                                           {std::to_underlying(Outcome::Success), "Success"},
                                                           {std::to_underlying(Outcome::Inconclusive), "Inconclusive"},
                                                           {std::to_underlying(Outcome::SetBack), "Set-back"},
                                                           {std::to_underlying(Outcome::Defeat), "Defeat"}}};
inline constexpr std::array<ValueText, 4> sectorsInWords{{{std::to_underlying(Sector::Front), "front"},
                                                          {std::to_underlying(Sector::FlankLeft), "left flank"},
                                                          {std::to_underlying(Sector::FlankRight), "right flank"},
                                                          {std::to_underlying(Sector::Rear), "rear"}}};

// Deployment
inline constexpr Reason deploymentCard{"ALA-084", "deployment card"};
inline constexpr Reason blackCard{"ALA-085", "black card"};
inline constexpr Reason redCard{"ALA-085", "red card"};
inline constexpr Reason jokerCard{"ALA-088", "a Joker"};
inline constexpr Reason jokerUsed{"ALA-088", "used the Joker"};
inline constexpr Reason terrainPlaced{"ALA-088", "terrain placed"};
inline constexpr Reason rating{"ALA-053", "leader's rating"};
inline constexpr Reason commandsInChief{"ALA-066", "commander in chief"};
inline constexpr Reason firstPhalanx{"ALA-086", "the wing where deployment starts"};
inline constexpr Reason deploys{"ALA-085", "deployed"};
inline constexpr Reason noPlace{"ALA-091", "found no place to deploy"};

// Turn, initiative, command
inline constexpr Reason newTurn{"ALA-100", "new turn"};
inline constexpr Reason initiativeDie{"ALA-097", "initiative die"};
inline constexpr Reason initiativeWon{"ALA-097", "won the initiative, {2} to {3}"};
inline constexpr Reason actsFirst{"ALA-098", "first to act in this turn"};
inline constexpr Reason acts{"ALA-109", "had its turn in the phase"};
inline constexpr Reason pointsAnew{"ALA-054", "command points of the turn"};
inline constexpr Reason pointsWithRating{"ALA-054", "command points follow the rating"};
inline constexpr Reason controls{"ALA-056", "controlled by the leader"};
inline constexpr Reason leaderJoins{"ALA-060", "the leader changed units"};
inline constexpr Reason signalAdvance{"ALA-064", "advance signalled"};
inline constexpr Reason encourages{"ALA-061", "encouraged by the leader"};
inline constexpr Reason paysToEncourage{"ALA-062", "paid to encourage"};
inline constexpr Reason calms{"ALA-047", "calmed by the leader"};
inline constexpr Reason paysToCalm{"ALA-062", "paid to calm"};
inline constexpr Reason invokes{"ALA-065", "invoked the gods"};

// Control tests
inline constexpr Reason controlTest{"ALA-073", "control test"};
inline constexpr Reason controlResult{"ALA-081", "control test {2}: {3}", {}, {}, controlsInWords};
inline constexpr Reason controlRetire{"ALA-076", "lost nerve and retired"};
inline constexpr Reason halted{"ALA-076", "halted"};
inline constexpr Reason repeats{"ALA-080", "repeated the last move"};
inline constexpr Reason breaksOut{"ALA-079", "broke out without orders"};

// Moving
inline constexpr Reason bandActs{"ALA-105", "action: {2}", {}, bandActionsInWords};
inline constexpr Reason bandMoves{"ALA-127", "moved"};
inline constexpr Reason advances{"ALA-127", "advanced"};
inline constexpr Reason manoeuvres{"ALA-143", "action: {2}", {}, manoeuvresInWords};
inline constexpr Reason steps{"ALA-146", "shifted in formation"};
inline constexpr Reason wheels{"ALA-147", "wheeled"};
inline constexpr Reason facesAbout{"ALA-144", "faced about"};
inline constexpr Reason formsUp{"ALA-148", "formed up"};
inline constexpr Reason redresses{"ALA-151", "redressed ranks"};
inline constexpr Reason redressDrop{"ALA-156", "halted after the signal"};
inline constexpr Reason easesOff{"ALA-137", "eased off"};
inline constexpr Reason fatigue{"ALA-135", "tired on the move"};
inline constexpr Reason crossesGround{"ALA-139", "crossed difficult ground"};
inline constexpr Reason roughGround{"ALA-139", "disordered by the ground"};
inline constexpr Reason passesThrough{"ALA-149", "passed through friends"};
inline constexpr Reason passedThrough{"ALA-149", "friends passed through"};
inline constexpr Reason givesWay{"ALA-113", "gave way before hoplites"};

// Shooting
inline constexpr Reason volley{"ALA-158", "shot at", Meaning::Shot};
inline constexpr Reason shotDown{"ALA-169", "shot down"};

// Charging, evading
inline constexpr Reason declaresCharge{"ALA-172", "declared a charge on", Meaning::PartOfCharge};
inline constexpr Reason isCharged{"ALA-045", "charged by hoplites"};
inline constexpr Reason standsToReceive{"ALA-180", "stood to receive the charge by", Meaning::PartOfCharge};
inline constexpr Reason standsCharged{"ALA-183", "received a charge standing"};
inline constexpr Reason counterCharges{"ALA-181", "counter-charged"};
inline constexpr Reason evades{"ALA-184", "evaded"};
inline constexpr Reason charges{"ALA-175", "charged", Meaning::Charge};
inline constexpr Reason meetsHalfway{"ALA-191", "met the charge half way", Meaning::PartOfCharge};
inline constexpr Reason goesAlong{"ALA-174", "went along with the charge", Meaning::SharedCharge};
inline constexpr Reason chases{"ALA-185", "chased those who ran"};
inline constexpr Reason catches{"ALA-237", "caught"};
inline constexpr Reason freeHack{"ALA-187", "free hack at"};
inline constexpr Reason chargeFails{"ALA-185", "the charge struck nobody"};
inline constexpr Reason contact{"ALA-171", "struck {1} in the {2}", {}, sectorsInWords};
inline constexpr Reason struckInFlank{"ALA-043", "struck in flank or rear"};
inline constexpr Reason struckOnce{"ALA-043", "already struck in flank or rear in this turn"};

// Combat
inline constexpr Reason whoFights{"ALA-177", "matched against"};
inline constexpr Reason combatDice{"ALA-194", "combat dice against"};
inline constexpr Reason combatResult{"ALA-222", "{2} against {1}, hits {3}", {}, outcomesInWords};
inline constexpr Reason combatLoss{"ALA-223", "lost in the combat"};
inline constexpr Reason combatLevel{"ALA-048", "result of the combat"};
inline constexpr Reason combatRetire{"ALA-235", "retired from the combat"};
inline constexpr Reason combatRout{"ALA-236", "routed"};
inline constexpr Reason contactEnds{"ALA-193", "no longer in contact"};

// After the combat
inline constexpr Reason afterCombatMoves{"ALA-230", "combat settled"};
inline constexpr Reason afterWinning{"ALA-225", "after beating {1}: {2}", {}, aftersInWords};
inline constexpr Reason sharesMove{"ALA-220", "went with those supported"};
inline constexpr Reason fallsBack{"ALA-232", "fell back"};
inline constexpr Reason cannotFallBack{"ALA-232", "could not fall back"};
inline constexpr Reason cannotRetire{"ALA-235", "could not retire"};
inline constexpr Reason followsUp{"ALA-233", "followed up"};
inline constexpr Reason ridesThrough{"ALA-234", "rode through"};
inline constexpr Reason pursues{"ALA-238", "pursued"};
inline constexpr Reason pursuitContact{"ALA-239", "met new enemies in pursuit"};
inline constexpr Reason pursuitEnds{"ALA-240", "ended the pursuit"};
inline constexpr Reason loots{"ALA-241", "looted the baggage", Meaning::CampTaken};

// Losses and flight
inline constexpr Reason destroyed{"ALA-029", "destroyed", Meaning::DoneByEnemy};
inline constexpr Reason halfStrength{"ALA-030", "fell below half strength"};
inline constexpr Reason lastStand{"ALA-031", "stood to the death"};
inline constexpr Reason standsAndDies{"ALA-031", "gave no ground"};
inline constexpr Reason friendBreaks{"ALA-041", "saw friends break"};
inline constexpr Reason enemyBreaks{"ALA-046", "saw an enemy break"};
inline constexpr Reason seen{"ALA-051", "flight seen"};
inline constexpr Reason retiresOn{"ALA-235", "retired"};
inline constexpr Reason stopsRetiring{"ALA-235", "stopped retiring"};
inline constexpr Reason routsOn{"ALA-236", "routed"};
inline constexpr Reason surrenders{"ALA-236", "surrendered"};
inline constexpr Reason dispersed{"ALA-236", "ran off for good", Meaning::Flight};
inline constexpr Reason leavesTable{"ALA-265", "left the table", Meaning::Flight};

// Leaders
inline constexpr Reason leaderRisk{"ALA-068", "leader in danger, on a 1"};
inline constexpr Reason leaderWound{"ALA-069", "leader hit"};
inline constexpr Reason leaderWounded{"ALA-069", "leader wounded"};
inline constexpr Reason leaderKilled{"ALA-071", "leader killed"};
inline constexpr Reason leaderMissed{"ALA-042", "saw the leader fall"};
inline constexpr Reason successor{"ALA-071", "the second in command took over"};

// Othismos cards
inline constexpr Reason drawsCard{"ALA-065", "drew an Othismos card"};
inline constexpr Reason keepsCard{"ALA-244", "kept a card"};
inline constexpr Reason agathaTyche{"ALA-247", "Agatha Tyche: one die again"};
inline constexpr Reason goodOmens{"ALA-248", "Good Omens: a unit took heart"};
inline constexpr Reason badOmens{"ALA-249", "Bad Omens: one of the drawer's units lost heart"};
inline constexpr Reason plumage{"ALA-250", "Beautiful Plumage"};
inline constexpr Reason apollo{"ALA-251", "Far-seeing Apollo: dice of a volley again"};
inline constexpr Reason shout{"ALA-252", "Alala! Two inches more"};
inline constexpr Reason ekdromoi{"ALA-253", "Ekdromoi ran at the skirmishers"};
inline constexpr Reason ares{"ALA-254", "the Strength of Ares: dice of a combat again"};
inline constexpr Reason athena{"ALA-255", "Athena's Wisdom: the leader gained a point"};
inline constexpr Reason hubris{"ALA-256", "Hubris: a die is forced again"};
inline constexpr Reason eliteBand{"ALA-257", "action as the owner wishes"};
inline constexpr Reason eliteSkirmishers{"ALA-257", "Elite Skirmishers"};
inline constexpr Reason godsWatchOver{"ALA-258", "the Gods Watch Over: all dice again"};
inline constexpr Reason heavyArmour{"ALA-259", "Heavy Armour: a point of disorder"};
inline constexpr Reason eliteHorsemen{"ALA-260", "Elite Horsemen"};
inline constexpr Reason cerberus{"ALA-261", "Cerberus ran with a band of horse"};
inline constexpr Reason jealousLeaders{"ALA-262", "Jealous Leaders"};
inline constexpr Reason angerOfZeus{"ALA-263", "the Anger of Zeus: the leader lost a point"};

// The end
inline constexpr Reason armyBroken{"ALA-264", "the other army is broken"};
inline constexpr Reason bothBroken{"ALA-264", "both armies are broken"};
inline constexpr Reason turnLimit{"ALA-264", "the turns are over"};
inline constexpr Reason evenLosses{"ALA-264", "the turns are over, both have lost alike"};

// Questions
inline constexpr Reason askHeading{"ALA-142",
                                   "By how many half degrees does {0} turn off to the right? 0 is straight ahead."};
inline constexpr Reason askHalfMove{"ALA-144", "{0} has faced about. Does it stand, or go on with half the move?"};
inline constexpr Reason askStep{"ALA-146", "How many half inches does {0} shift?"};
inline constexpr Reason askWheel{"ALA-147", "How many half inches does the outer end of {0} wheel?"};
inline constexpr Reason askFacing{"ALA-148", "Which way does {0} face when it has formed up?"};

// Reasons for refusing a pose
inline constexpr Reason offTable{"ALA-083", "would stand off the table"};
inline constexpr Reason onAnother{"ALA-083", "would stand on another unit"};
inline constexpr Reason outsideZone{"ALA-083", "is not behind the deployment line"};
inline constexpr Reason facesEnemy{"ALA-083", "must face the enemy's edge within 22.5 degrees"};
inline constexpr Reason notNeighbour{"ALA-086", "the line is deployed from one wing to the other"};
inline constexpr Reason onTerrain{"ALA-088", "would lie on other terrain"};
inline constexpr Reason tooNearEnemy{"ALA-089", "is within 6 inches of the enemy"};
inline constexpr Reason closedGround{"ALA-139", "the ground is closed to it"};
inline constexpr Reason straightOnly{"ALA-134", "goes straight"};
inline constexpr Reason tooFar{"ALA-127", "is farther than the dice carry it"};

// Names of options
inline constexpr Reason optionFromRight{"ALA-086", "from the right wing"};
inline constexpr Reason optionFromLeft{"ALA-086", "from the left wing"};
inline constexpr Reason optionAsListed{"ALA-085", "as the list has it"};
inline constexpr Reason optionReversed{"ALA-086", "in the opposite order"};
inline constexpr Reason optionDecline{"ALA-088", "place nothing"};
inline constexpr Reason optionRoughLarge{"ALA-088", "a large piece of rough ground"};
inline constexpr Reason optionRoughSmall{"ALA-088", "a small piece of rough ground"};
inline constexpr Reason optionHillLarge{"ALA-088", "a large low hill"};
inline constexpr Reason optionHillSmall{"ALA-088", "a small low hill"};
inline constexpr Reason optionGoFirst{"ALA-098", "go first"};
inline constexpr Reason optionGoSecond{"ALA-098", "go second"};
inline constexpr Reason optionFinish{"ALA-054", "no more commands"};
inline constexpr Reason optionControl{"ALA-056", "control the phalanx"};
inline constexpr Reason optionMoveLeader{"ALA-060", "the leader goes to {1}"};
inline constexpr Reason optionEncourage{"ALA-061", "encourage"};
inline constexpr Reason optionDiscourage{"ALA-047", "calm"};
inline constexpr Reason optionSignal{"ALA-064", "signal the advance"};
inline constexpr Reason optionInvoke{"ALA-065", "invoke the gods"};
inline constexpr Reason optionPass{"ALA-246", "keep the card"};
inline constexpr Reason optionFormUp{"ALA-148", "form up"};
inline constexpr Reason optionRetireOn{"ALA-235", "go on retiring"};
inline constexpr Reason optionStandUnformed{"ALA-235", "stand unformed"};
inline constexpr Reason optionNothing{"ALA-105", "do nothing"};
inline constexpr Reason optionShootOnce{"ALA-105", "shoot"};
inline constexpr Reason optionShootTwice{"ALA-105", "shoot twice"};
inline constexpr Reason optionRedress{"ALA-151", "redress ranks"};
inline constexpr std::array<Reason, 3> optionMoves{
    {{"ALA-105", "move, one die"}, {"ALA-105", "move, two dice"}, {"ALA-105", "move, three dice"}}};
inline constexpr std::array<Reason, 3> optionShootAndMoves{{{"ALA-105", "shoot, then move, one die"},
                                                            {"ALA-105", "shoot, then move, two dice"},
                                                            {"ALA-105", "shoot, then move, three dice"}}};
inline constexpr std::array<Reason, 3> optionMoveAndShoots{{{"ALA-105", "move, one die, then shoot"},
                                                            {"ALA-105", "move, two dice, then shoot"},
                                                            {"ALA-105", "move, three dice, then shoot"}}};
inline constexpr Reason optionHalt{"ALA-095", "halt"};
inline constexpr Reason optionAdvanceOne{"ALA-127", "advance, one die"};
inline constexpr Reason optionAdvanceTwo{"ALA-127", "advance, two dice"};
inline constexpr Reason optionWheelRight{"ALA-147", "wheel to the right"};
inline constexpr Reason optionWheelLeft{"ALA-147", "wheel to the left"};
inline constexpr Reason optionSideStep{"ALA-146", "step to the side"};
inline constexpr Reason optionStepBack{"ALA-146", "step back"};
inline constexpr Reason optionAboutFaceOne{"ALA-144", "about face, one die"};
inline constexpr Reason optionAboutFaceTwo{"ALA-144", "about face, two dice"};
inline constexpr Reason optionStandFast{"ALA-144", "stand"};
inline constexpr Reason optionHalfMove{"ALA-144", "go on with half the move"};
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
inline constexpr Reason optionEaseOff{"ALA-137", "ease off: an inch less, no disorder"};
inline constexpr Reason optionFullMove{"ALA-134", "the full distance"};
inline constexpr Reason optionGoOn{"ALA-134", "go on, through them"};
inline constexpr Reason optionStopShort{"ALA-134", "stop before them"};
/// In steps of 15 degrees, from four to the left to four to the right of the approaching unit.
inline constexpr std::array<Reason, 9> optionGiveWays{{{"ALA-113", "fall back 60° to the left of those who come"},
                                                       {"ALA-113", "fall back 45° to the left of those who come"},
                                                       {"ALA-113", "fall back 30° to the left of those who come"},
                                                       {"ALA-113", "fall back 15° to the left of those who come"},
                                                       {"ALA-113", "fall back straight before those who come"},
                                                       {"ALA-113", "fall back 15° to the right of those who come"},
                                                       {"ALA-113", "fall back 30° to the right of those who come"},
                                                       {"ALA-113", "fall back 45° to the right of those who come"},
                                                       {"ALA-113", "fall back 60° to the right of those who come"}}};
inline constexpr Reason optionNoCharge{"ALA-171", "no charge"};
inline constexpr Reason optionCharge{"ALA-172", "charge", Meaning::Charge};
inline constexpr Reason optionStand{"ALA-180", "stand and receive"};
inline constexpr Reason optionEvade{"ALA-180", "evade"};
inline constexpr Reason optionCounterCharge{"ALA-181", "counter-charge"};
inline constexpr Reason optionWithdraw{"ALA-032", "withdraw from the field"};
inline constexpr Reason optionStandAndDie{"ALA-031", "fight to the death"};
inline constexpr Reason optionRemain{"ALA-231", "remain"};
inline constexpr Reason optionPursue{"ALA-224", "pursue"};
inline constexpr Reason optionFollowUp{"ALA-233", "follow up"};
inline constexpr Reason optionStay{"ALA-221", "stay"};
inline constexpr Reason optionKeepLine{"ALA-221", "move with them, to keep the line"};

}  // namespace ephor::alala::why
