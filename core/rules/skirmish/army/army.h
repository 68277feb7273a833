// The army lists of the skirmish: their keys, and the army that a list describes.
#pragma once

#include "core/rules/skirmish/army/troops.h"

namespace ephor::skirmish {

inline constexpr int leastFigures = 5;  ///< of a retinue (SKI-104)
inline constexpr int mostFigures = 20;  ///< of a retinue (SKI-104)
inline constexpr int mostRetinues = 5;  ///< of a side
inline constexpr int mostPlayers = 6;   ///< of a battle
inline constexpr int mostCards = 2 * mostRetinues;
inline constexpr int playersOfSide = 5;  ///< at most: one is left for the enemy

/// The keys of a list: a campaign's `morale`, `fatigue` and `initiative`, [[retinue]] with name, player, note, and
/// [[retinue.figure]] with type, count, name, leader, standard, class, stripes, note.
ListSchema listSchema();
ListSummary summarise(const ArmyList& list, const Catalogue& types);

struct Figure {
    std::string name;
    const TroopType* type = nullptr;
    Kind kind;
    int stripes = 0;  ///< SKI-105: the marks of its class (SKI-A14)
    int retinue = 0;  ///< of the side, from 0
    bool leader = false;
    bool standard = false;
};
struct ListedRetinue {
    std::string name;
    int player = 0;  ///< of the side, from 0: it acts on this player's card
    int figures = 0;
};
struct Army {
    int morale = 0;           ///< of a campaign: on every morale roll
    int fatigue = 0;          ///< of a campaign: inches off every move
    bool initiative = false;  ///< of a campaign: the first card, unless the enemy has kept the initiative, too
    std::vector<ListedRetinue> retinues;
    std::vector<Figure> figures;
    int players = 0;
};
/// The army of a list without errors; figures of unknown type are left out.
Army armyOf(const ArmyList& list, const Catalogue& types);

}  // namespace ephor::skirmish
