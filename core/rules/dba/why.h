// The reasons in DBA's events: rule ids and short texts of our own.
#pragma once

#include "core/battle/reason.h"

namespace ephor::dba::why {

// Set-up
inline constexpr Reason aggression{"DBA-001", "aggression die"};
inline constexpr Reason aggressionTotals{"DBA-001", "total {2}, of it aggression {3}"};
inline constexpr Reason tiedAggression{"DBA-002", "equal totals: both dice again"};
inline constexpr Reason defends{"DBA-003", "lower total"};
inline constexpr Reason featureDie{"DBA-106", "die for the feature's quarter"};
inline constexpr Reason featurePlaced{"DBA-106", "feature placed"};
inline constexpr Reason featureDropped{"DBA-106", "no place for a feature: left out"};
inline constexpr Reason campPlaced{"DBA-009", "camp placed"};
inline constexpr Reason campGuard{"DBA-A21", "defended the camp"};
inline constexpr Reason cityManned{"DBA-010", "manned the walls"};
inline constexpr Reason deployed{"DBA-010", "deployed"};
inline constexpr Reason staysAway{"DBA-013", "found no place and stayed away"};
inline constexpr Reason heldBack{"DBA-017", "held back for a landing"};
inline constexpr Reason landed{"DBA-018", "landed"};
inline constexpr Reason noLanding{"DBA-A04", "found no shore to land on"};

// PIPs and moves
inline constexpr Reason pipDie{"DBA-022", "PIP die"};
inline constexpr Reason pips{"DBA-031", "PIPs of the bound"};
inline constexpr Reason pipsAgain{"DBA-022", "PIP die of 1 again for the general"};
inline constexpr Reason pipsLost{"DBA-032", "left over"};
inline constexpr Reason ploughDie{"DBA-107", "die for the ploughed ground"};
inline constexpr Reason costlyTroops{"DBA-037", "troops that are hard to move"};
inline constexpr Reason paid{"DBA-033", "paid for a move"};
inline constexpr Reason moved{"DBA-116", "moved"};
inline constexpr Reason movedInGroup{"DBA-117", "moved in a group"};
inline constexpr Reason fileIn{"DBA-117", "followed in file"};
inline constexpr Reason roadMove{"DBA-034", "moved by road, for no PIPs"};
inline constexpr Reason conforms{"DBA-131", "lined up with the enemy", Meaning::SharedMove};
inline constexpr Reason turnsToFace{"DBA-133", "faced the enemy"};
inline constexpr Reason fresh{"DBA-021", "new bound"};
inline constexpr Reason riverDie{"DBA-108", "die for the river"};
inline constexpr Reason riverKnown{"DBA-108", "river known"};

// Options of a decision
inline constexpr Reason pass{"DBA-032", "no more moves"};
inline constexpr Reason optionSingle{"DBA-116", "the element alone"};
inline constexpr Reason optionGroup{"DBA-117", "its whole group"};
inline constexpr Reason optionRight{"DBA-117", "it and all on its right"};
inline constexpr Reason optionLeft{"DBA-117", "it and all on its left"};
inline constexpr Reason optionFile{"DBA-117", "it and those behind it"};
inline constexpr Reason optionColumn{"DBA-117", "its group in column behind it"};
inline constexpr Reason optionRoad{"DBA-034", "by road"};
inline constexpr Reason none{"DBA-105", "none more"};
inline constexpr Reason followers{"DBA-A21", "the camp followers"};
inline constexpr Reason optionGuard{"DBA-A21", "this element"};
inline constexpr Reason optionNobody{"DBA-017", "nobody"};
inline constexpr Reason optionReserve{"DBA-017", "holds it back"};
inline constexpr Reason deployHere{"DBA-010", "in the field"};
inline constexpr Reason deployGarrison{"DBA-012", "as the garrison"};
inline constexpr Reason optionShooter{"DBA-024", "shoots next"};
inline constexpr Reason optionTarget{"DBA-111", "at this enemy"};
inline constexpr Reason optionFight{"DBA-025", "fights next"};

// Combat
inline constexpr Reason combatDie{"DBA-120", "combat die"};
inline constexpr Reason shooting{"DBA-113", "shot at {1}: {2} to {3}", Meaning::Shot};
inline constexpr Reason shotAt{"DBA-113", "under fire from {1}: {2} to {3}", Meaning::Shot};
inline constexpr Reason shot{"DBA-024", "shot"};
inline constexpr Reason helpsShot{"DBA-114", "shot in support"};
inline constexpr Reason noEffect{"DBA-113", "unharmed by"};
inline constexpr Reason closeCombat{"DBA-120", "fought {1}: {2} to {3}"};
inline constexpr Reason fought{"DBA-025", "fought"};
inline constexpr Reason stand{"DBA-141", "stood against"};
inline constexpr Reason holds{"DBA-140", "beaten, but held against"};
inline constexpr Reason isBeaten{"DBA-121", "beaten by"};
inline constexpr Reason isDoubled{"DBA-121", "doubled by"};
inline constexpr Reason recoil{"DBA-142", "recoiled"};
inline constexpr Reason recoilBlocked{"DBA-145", "could not recoil"};
inline constexpr Reason pushed{"DBA-145", "pushed back", Meaning::DoneByEnemy};
inline constexpr Reason flee{"DBA-143", "fled"};
inline constexpr Reason fleesOff{"DBA-143", "left the table", Meaning::Flight};
inline constexpr Reason drowned{"DBA-143", "lost in the river"};
inline constexpr Reason destroyed{"DBA-140", "destroyed", Meaning::DoneByEnemy};
inline constexpr Reason surrounded{"DBA-145", "destroyed: an enemy was behind", Meaning::DoneByEnemy};
inline constexpr Reason flankedDown{"DBA-133", "destroyed: struck in flank", Meaning::DoneByEnemy};
inline constexpr Reason trampled{"DBA-146", "trampled by elephants"};
inline constexpr Reason elephantsBothDie{"DBA-146", "destroyed with the other elephants"};
inline constexpr Reason blockedFlight{"DBA-146", "could not flee: destroyed"};
inline constexpr Reason diesWithFront{"DBA-147", "destroyed with the supported element"};
inline constexpr Reason friendGaveWay{"DBA-147", "recoiled with a friend"};
inline constexpr Reason pursuit{"DBA-144", "pursued"};
inline constexpr Reason campTaken{"DBA-152", "took the camp", Meaning::CampTaken};
inline constexpr Reason cityTaken{"DBA-152", "took the City", Meaning::CityTaken};
inline constexpr Reason workLost{"DBA-152", "lost the place that they held"};
inline constexpr Reason losses{"DBA-151", "counted at the end of the bound"};
inline constexpr Reason lostArmy{"DBA-150", "the enemy has four losses and more than the winner"};
inline constexpr Reason boundsOver{"DBA-A22", "the bounds are over: losses are compared"};

// Refusals
inline constexpr Reason offTable{"DBA-101", "That is off the table."};
inline constexpr Reason wrongKind{"DBA-116", "That is no place for it."};
inline constexpr Reason featureTight{"DBA-106",
                                     "A feature keeps 1 base width from other features and lies in its quarter."};
inline constexpr Reason nearCentre{"DBA-013", "It must stay 3 base widths from the centre line."};
inline constexpr Reason nearCity{"DBA-014", "It must stay 1 base width from an enemy City or Fort."};
inline constexpr Reason nearSide{"DBA-015", "It must stay farther from the side edge."};
inline constexpr Reason nearSideHeavy{"DBA-016", "It must stay 4 base widths from the side edge."};
inline constexpr Reason onAnother{"DBA-116", "Another element is in the way."};
inline constexpr Reason inWork{"DBA-116", "A camp, City or Fort is in the way."};
inline constexpr Reason closedGround{"DBA-115", "It may not enter this ground."};
inline constexpr Reason campEdge{"DBA-A21",
                                 "A camp stands at the rear edge, 4 base widths from the sides, in good going."};
inline constexpr Reason offShore{"DBA-019", "One of them must touch the waterway."};
inline constexpr Reason tooFar{"DBA-115", "That is too far."};
inline constexpr Reason groupStraight{"DBA-117", "A group goes straight ahead or wheels on a front corner."};
inline constexpr Reason groupGoing{"DBA-117", "Only a column may enter this going."};
inline constexpr Reason noFile{"DBA-117", "The others cannot follow in file."};
inline constexpr Reason zone{"DBA-119", "It is in a threat zone: it may line up, make contact or go straight back."};
inline constexpr Reason badContact{"DBA-130", "It must line up with the enemy that it touches."};
inline constexpr Reason nearEnemy{"DBA-118", "A further move stays 1 base width from the enemy."};
inline constexpr Reason secondGoing{"DBA-118", "A further move like this is not allowed on this ground."};
inline constexpr Reason mayNotCharge{"DBA-135", "These troops never move into such contact."};
inline constexpr Reason riverColumn{"DBA-108", "Only a single column may cross this river."};

}  // namespace ephor::dba::why
