// Places for shooters, and their targets.
#pragma once

#include "core/ai/skirmish/viewpoint.h"

namespace ephor::skirmish {

/// The best place for a shooter to move to or to turn at; none if no shot is worth its risk.
std::optional<Choice> placeToShootFrom(const Viewpoint& view, PieceId shooter, double allowance);
Choice target(const Viewpoint& view);

}  // namespace ephor::skirmish
