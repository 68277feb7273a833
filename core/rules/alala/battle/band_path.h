// How far a band gets in a straight line (rules, section N).
#pragma once

#include "core/rules/alala/battle/paths.h"

namespace ephor::alala {

/// The whole distance, as far as a band may go: through the friends that it can pass, and without passing any.
struct BandReach {
    Path through;
    Path before;
};
BandReach bandPath(const AlalaGame& game, const Table& table, PieceId band, Vec along, double distance);

}  // namespace ephor::alala
