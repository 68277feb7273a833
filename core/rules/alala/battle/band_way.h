// How far a band gets in a straight line (rules, section N).
#pragma once

#include "core/rules/alala/battle/ways.h"

namespace ephor::alala {

/// The whole distance, as far as a band may go: through the friends that it can pass, and without passing any.
struct BandReach {
    Way through;
    Way before;
};
BandReach bandWay(const AlalaGame& game, const Table& table, PieceId band, Vec along, double distance);

}  // namespace ephor::alala
