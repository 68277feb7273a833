// How far a band can go in a straight line (rules, section N).
#pragma once

#include "core/rules/alala/battle/arithmetic/paths.h"

namespace ephor::alala {

/// The distances with and without passing through friends.
struct BandReach {
    Path through;
    Path before;
};
BandReach bandPath(const AlalaGame& game, const Table& table, PieceId band, Vec along, double distance);

}  // namespace ephor::alala
