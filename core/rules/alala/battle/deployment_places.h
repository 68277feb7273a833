// Where armies may be deployed, and where they usually are (rules, section J; section 0, automatic deployment).
#pragma once

#include "core/rules/alala/battle/battle.h"

#include <functional>

namespace ephor::alala {

/// Why an item (a phalanx by the unit on its right end, or a band) may not stand there.
const Reason* checkPlace(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
/// Calls `found` with the places where an item may be deployed, best first: those of automatic deployment (section 0),
/// then others; stops where it says so.
void eachPlace(const AlalaGame& game, const Table& table, const Request& request, PieceId item,
               const std::function<bool(const Choice&)>& found);
/// Where the units of a phalanx stand whose rightmost unit has this pose: side by side to its left, fronts level.
/// `code`: order of the list, or reversed.
Pose poseInLine(const AlalaGame& game, const Table& table, const Phalanx& phalanx, std::size_t place, const Pose& right,
                int order);
/// The unit at a place of the line, counted from the right.
PieceId inLine(const Phalanx& phalanx, std::size_t place, int order);
/// ALA-088, ALA-089, ALA-AMB-047
const Reason* checkFeature(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
enum FeatureSize : std::uint8_t { LargeFeature, SmallFeature };
Footprint featureSize(const FeatureLimits& feature);
void eachFeaturePlace(const AlalaGame& game, const Table& table, const Request& request,
                      const std::function<bool(const Choice&)>& found);

}  // namespace ephor::alala
