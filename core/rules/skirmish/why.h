// The reasons in events and options of the skirmish: rule ids and short texts of our own.
#pragma once

#include "core/battle/reason.h"

#include <array>

namespace ephor::skirmish::why {

// Set-up and cards
inline constexpr Reason deploymentRoll{"SKI-C01", "roll-off: the loser places first"};
inline constexpr Reason deploy{"SKI-103", "deployed"};
inline constexpr Reason noPlace{"SKI-104", "found no place in the zone and stayed away"};
inline constexpr Reason drawCard{"SKI-001", "card drawn"};
inline constexpr Reason cardOf{"SKI-001", "movement card"};
inline constexpr Reason shuffle{"SKI-006", "new turn"};

// Rally and move
inline constexpr Reason rally{"SKI-071", "rally die"};
inline constexpr Reason rallied{"SKI-130", "rallied"};
inline constexpr Reason runsOn{"SKI-075", "ran on"};
inline constexpr Reason formWall{"SKI-112", "formed up"};
inline constexpr Reason dropWall{"SKI-112", "left the wall"};
inline constexpr Reason wallTooThin{"SKI-112", "too few neighbours"};
inline constexpr Reason acts{"SKI-D02", "acted"};
inline constexpr Reason ready{"SKI-006", "new card"};
inline constexpr Reason keepsOrder{"SKI-D01", "kept the order"};
inline constexpr Reason restHold{"SKI-D03", "held, with all others"};
inline constexpr Reason holds{"SKI-D02", "held"};
inline constexpr Reason moves{"SKI-107", "moved"};
inline constexpr Reason marches{"SKI-107", "marched with the retinue", Meaning::SharedMove};
inline constexpr Reason breaksOff{"SKI-122", "broke off"};
inline constexpr Reason roughDie{"SKI-014", "die for rough ground"};
inline constexpr Reason chargeDie{"SKI-016", "charge die"};
inline constexpr Reason charges{"SKI-110", "charged", Meaning::Charge};
inline constexpr Reason chargeMove{"SKI-110", "ran in"};
inline constexpr Reason chargeShort{"SKI-110", "charged, but reached nobody", Meaning::PartOfCharge};
inline constexpr Reason chargeCounts{"SKI-045", "moved far enough for the charge bonus"};
inline constexpr Reason steadies{"SKI-060", "ready to charge again"};

// Shooting
inline constexpr Reason shot{"SKI-020", "shot at {1}, within {2} inches", Meaning::Shot};
/// By range: short, long.
inline constexpr std::array<Reason, 2> shotRoll{
    {{"SKI-022", "shooting die at short range, 6 or less hits", Meaning::Shot},
     {"SKI-022", "shooting die at long range, 3 or less hits", Meaning::Shot}}};
inline constexpr Reason hits{"SKI-021", "hit {1}", Meaning::Hit};
/// By protection, cover included.
inline constexpr std::array<Reason, 4> block{
    {{"SKI-026", "blocking die unarmoured, 4 or less saves", Meaning::Save},
     {"SKI-026", "blocking die partly armoured, 6 or less saves", Meaning::Save},
     {"SKI-027", "blocking die fully armoured, 8 or less saves", Meaning::Save},
     {"SKI-027", "blocking die in a shield wall, 10 or less saves", Meaning::Save}}};
inline constexpr Reason shotDown{"SKI-117", "shot down", Meaning::DoneByEnemy};

// Melee
inline constexpr Reason meleeRoll{"SKI-031", "melee die"};
inline constexpr Reason factors{"SKI-031", "score {2} against {1}; can be killed by a lead of {3}"};
inline constexpr Reason killed{"SKI-032", "struck down", Meaning::DoneByEnemy};
inline constexpr Reason met{"SKI-039", "fought a first round"};
inline constexpr Reason turns{"SKI-120", "faced the enemy"};
inline constexpr Reason leaderHit{"SKI-081", "leader hit: die, 3 or less kills"};
inline constexpr Reason leaderHitAgain{"SKI-083", "leader hit a third time, which kills"};
inline constexpr Reason wounded{"SKI-082", "wounded"};
inline constexpr Reason leaderKilled{"SKI-083", "leader killed", Meaning::LeaderLost};
inline constexpr Reason leaderCaptured{"SKI-127", "leader captured", Meaning::LeaderLost};

// Standards
inline constexpr Reason standardCaptured{"SKI-126", "took the standard of", Meaning::StandardTaken};
inline constexpr Reason standardDropped{"SKI-126", "standard fallen"};
inline constexpr Reason standardTaken{"SKI-126", "took up the standard"};
inline constexpr Reason standardGone{"SKI-126", "standard lost from the table"};

// Morale and flight
inline constexpr Reason losses{"SKI-052", "losses"};
inline constexpr Reason leaderLost{"SKI-051", "morale test of the retinue: leader lost"};
inline constexpr Reason standardLost{"SKI-053", "morale test of the retinue: standard lost"};
inline constexpr Reason fifthLost{"SKI-052", "morale test of the retinue: a fifth lost in this turn"};
inline constexpr Reason morale{"SKI-057", "morale die"};
inline constexpr Reason score{"SKI-057", "morale: die {2}, score {3}"};
inline constexpr Reason standsFirm{"SKI-059", "stood firm, with all who tested"};
inline constexpr Reason shaken{"SKI-060", "failed morale test"};
inline constexpr Reason breaks{"SKI-062", "broke"};
inline constexpr Reason wallBreaks{"SKI-060", "left the shield wall"};
inline constexpr Reason fallsBack{"SKI-060", "fell back"};
inline constexpr Reason routs{"SKI-062", "routed"};
inline constexpr Reason staysPut{"SKI-129", "stayed, with no way to run"};
inline constexpr Reason toEdge{"SKI-062", "ran {2} inches to the edge of the table"};
inline constexpr Reason offTable{"SKI-062", "left the table", Meaning::Flight};
inline constexpr Reason trapped{"SKI-129", "captured, with no way out"};

// The end
inline constexpr Reason lastStanding{"SKI-131", "no enemy is left who can fight"};
inline constexpr Reason bothGone{"SKI-131", "nobody is left who can fight"};
inline constexpr Reason moreLeft{"SKI-131", "more of its figures are left"};
inline constexpr Reason evenLeft{"SKI-131", "the losses are even"};

// Reasons for refusing a pose
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

// Names of options
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
inline constexpr Reason optionCharge{"SKI-D02", "Charge {1}", Meaning::Charge};
inline constexpr Reason optionNoShot{"SKI-D04", "Do not shoot"};
inline constexpr Reason optionShoot{"SKI-D04", "Shoot at {1}"};

}  // namespace ephor::skirmish::why
