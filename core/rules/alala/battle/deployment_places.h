// Legal and usual deployment places (rules, section J; section 0, automatic deployment).
#pragma once

#include "core/rules/alala/battle/battle.h"

#include <functional>

namespace ephor::alala {

/// Why an item may not stand there; null if it may. An item is a band, or a phalanx with the pose of its rightmost
/// unit.
const Reason* checkPlace(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
/// Calls `found` with legal places for an item, best first: those of automatic deployment (section 0), then others.
/// Stops if `found` returns true.
void eachPlace(const AlalaGame& game, const Table& table, const Request& request, PieceId item,
               const std::function<bool(const Choice&)>& found);
/// The pose of a unit in a phalanx whose rightmost unit is at `right`: side by side to the left, fronts level. `code`:
/// the order of the list, or reversed.
Pose poseInLine(const Table& table, const Phalanx& phalanx, std::size_t place, const Pose& right, int order);
/// The unit at a place of the line, counted from the right.
PieceId inLine(const Phalanx& phalanx, std::size_t place, int order);
/// ALA-088, ALA-089, ALA-AMB-047
const Reason* checkFeature(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
enum FeatureSize : std::uint8_t { LargeFeature, SmallFeature };
Footprint featureSize(const FeatureLimits& feature);
void eachFeaturePlace(const AlalaGame& game, const Table& table, const Request& request,
                      const std::function<bool(const Choice&)>& found);

}  // namespace ephor::alala
