// Why things happen in the skirmish: the rule's id and a few words. Events and options point here.
#pragma once

#include "core/battle/reason.h"

#include <array>

namespace ephor::skirmish::why {

// Set-up and cards
inline constexpr Reason deploymentRoll{"SKI-C01", "roll-off: the loser places first"};
inline constexpr Reason deploy{"SKI-103", "takes its place"};
inline constexpr Reason noPlace{"SKI-104", "finds no place in its zone and stays away"};
inline constexpr Reason drawCard{"SKI-001", "which of the cards that are left is drawn"};
inline constexpr Reason cardOf{"SKI-001", "has the card"};
inline constexpr Reason shuffle{"SKI-006", "a new turn"};

// Rally and move
inline constexpr Reason rally{"SKI-071", "tries to rally"};
inline constexpr Reason rallied{"SKI-130", "rallies"};
inline constexpr Reason runsOn{"SKI-075", "runs on"};
inline constexpr Reason formWall{"SKI-112", "forms the shield wall"};
inline constexpr Reason dropWall{"SKI-112", "leaves the shield wall"};
inline constexpr Reason wallTooThin{"SKI-112", "has too few beside it for a shield wall"};
inline constexpr Reason acts{"SKI-D02", "acts"};
inline constexpr Reason ready{"SKI-006", "may act again"};
inline constexpr Reason keepsOrder{"SKI-D01", "keeps its order"};
inline constexpr Reason restHold{"SKI-D03", "and all others hold"};
inline constexpr Reason holds{"SKI-D02", "holds"};
inline constexpr Reason moves{"SKI-107", "moves"};
inline constexpr Reason marches{"SKI-107", "marches with its retinue"};
inline constexpr Reason breaksOff{"SKI-122", "breaks off"};
inline constexpr Reason roughDie{"SKI-014", "die for rough ground"};
inline constexpr Reason chargeDie{"SKI-016", "charge die"};
inline constexpr Reason charges{"SKI-110", "charges"};
inline constexpr Reason chargeMove{"SKI-110", "runs in"};
inline constexpr Reason chargeShort{"SKI-110", "charges and reaches nobody"};
inline constexpr Reason chargeCounts{"SKI-045", "has moved far enough for the charge bonus"};
inline constexpr Reason steadies{"SKI-060", "is ready to charge again"};

// Shooting
inline constexpr Reason shot{"SKI-020", "{0} shoots at {1}, within {2} inches"};
/// By range: short, long.
inline constexpr std::array<Reason, 2> shotRoll{
    {{"SKI-022", "shoots at short range, 6 or less hits"}, {"SKI-022", "shoots at long range, 3 or less hits"}}};
inline constexpr Reason hits{"SKI-021", "hits {1}"};
/// By protection, cover included.
inline constexpr std::array<Reason, 4> block{{{"SKI-026", "blocks unarmoured, 4 or less saves"},
                                              {"SKI-026", "blocks partly armoured, 6 or less saves"},
                                              {"SKI-027", "blocks fully armoured, 8 or less saves"},
                                              {"SKI-027", "blocks in a shield wall, 10 or less saves"}}};
inline constexpr Reason shotDown{"SKI-117", "is shot down"};

// Melee
inline constexpr Reason meleeRoll{"SKI-031", "fights"};
inline constexpr Reason factors{"SKI-031", "{0} against {1}: score {2}; {0} falls if {1} leads by {3}"};
inline constexpr Reason killed{"SKI-032", "is struck down"};
inline constexpr Reason met{"SKI-039", "has fought a first round"};
inline constexpr Reason turns{"SKI-120", "turns to face"};
inline constexpr Reason leaderHit{"SKI-081", "the leader is hit, 3 or less kills"};
inline constexpr Reason leaderHitAgain{"SKI-083", "the leader is hit a third time, which kills"};
inline constexpr Reason wounded{"SKI-082", "is wounded"};
inline constexpr Reason leaderKilled{"SKI-083", "the leader is killed"};
inline constexpr Reason leaderCaptured{"SKI-127", "the leader is captured"};

// Standards
inline constexpr Reason standardCaptured{"SKI-126", "takes the enemy's standard"};
inline constexpr Reason standardDropped{"SKI-126", "the standard falls"};
inline constexpr Reason standardTaken{"SKI-126", "takes up the standard"};
inline constexpr Reason standardGone{"SKI-126", "the standard leaves the table"};

// Morale and flight
inline constexpr Reason losses{"SKI-052", "losses"};
inline constexpr Reason leaderLost{"SKI-051", "its retinue tests its morale, for its leader is lost"};
inline constexpr Reason standardLost{"SKI-053", "its retinue tests its morale, for its standard is lost"};
inline constexpr Reason fifthLost{"SKI-052", "its retinue tests its morale, for a fifth of it fell in this turn"};
inline constexpr Reason morale{"SKI-057", "tests its morale"};
inline constexpr Reason score{"SKI-057", "{0}: die {2}, morale score {3}"};
inline constexpr Reason standsFirm{"SKI-059", "stands firm, and so do all who tested with it"};
inline constexpr Reason shaken{"SKI-060", "is shaken"};
inline constexpr Reason breaks{"SKI-062", "breaks"};
inline constexpr Reason wallBreaks{"SKI-060", "leaves its shield wall"};
inline constexpr Reason fallsBack{"SKI-060", "falls back"};
inline constexpr Reason routs{"SKI-062", "routs"};
inline constexpr Reason staysPut{"SKI-129", "has no way to run and stays where it is"};
inline constexpr Reason toEdge{"SKI-062", "{0} runs {2} inches to the edge of the table"};
inline constexpr Reason offTable{"SKI-062", "leaves the table"};
inline constexpr Reason trapped{"SKI-129", "finds no way out and is captured"};

// The end
inline constexpr Reason lastStanding{"SKI-131", "no enemy is left who can fight"};
inline constexpr Reason bothGone{"SKI-131", "nobody is left who can fight"};
inline constexpr Reason moreLeft{"SKI-131", "more of its figures are left"};
inline constexpr Reason evenLeft{"SKI-131", "the losses are even"};

// Why a pose is refused
inline constexpr Reason off{"SKI-101", "It would leave the table."};
inline constexpr Reason outsideZone{"SKI-101", "The whole retinue must stand in its own zone, facing the enemy."};
inline constexpr Reason onAnother{"SKI-107", "Another figure stands there."};
inline constexpr Reason throughEnemy{"SKI-107", "It may not pass an enemy closer than contact."};
inline constexpr Reason tooFar{"SKI-010", "That is farther than it may go."};
inline constexpr Reason impassable{"SKI-107", "It cannot enter this ground."};
inline constexpr Reason wallOnRough{"SKI-013", "A shield wall cannot move over rough ground."};
inline constexpr Reason facesNowhere{"SKI-107", "It must face somewhere."};
inline constexpr Reason marchStraight{"SKI-107", "A retinue marches straight."};
inline constexpr Reason stillTouches{"SKI-122", "Who breaks off must leave the contact."};

// What options are called
inline constexpr Reason optionTwoRanks{"SKI-103", "In two ranks"};
inline constexpr Reason optionOneRank{"SKI-103", "In one rank"};
inline constexpr Reason optionLoose{"SKI-103", "In loose order"};
inline constexpr Reason optionKeep{"SKI-112", "As they are"};
inline constexpr Reason optionForm{"SKI-112", "Form shield walls"};
inline constexpr Reason optionDrop{"SKI-112", "Leave the shield wall"};
inline constexpr Reason optionDone{"SKI-D03", "All others hold"};
inline constexpr Reason optionFigure{"SKI-D03", "Move {1}"};
inline constexpr Reason optionMarch{"SKI-D03", "March with the whole retinue of {1}"};
inline constexpr Reason optionHold{"SKI-D02", "Hold"};
inline constexpr Reason optionMove{"SKI-D02", "Move"};
inline constexpr Reason optionBreakOff{"SKI-D06", "Break off"};
inline constexpr Reason optionCharge{"SKI-D02", "Charge {1}"};
inline constexpr Reason optionNoShot{"SKI-D04", "Do not shoot"};
inline constexpr Reason optionShoot{"SKI-D04", "Shoot at {1}"};

}  // namespace ephor::skirmish::why
