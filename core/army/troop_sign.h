// How a troop type is drawn and abbreviated, found by its id where its data have only a general sign.
#pragma once

#include "core/army/catalogue.h"

namespace ephor {

/// The sign that its id means, or else that of its data, which is part of the rules' digest and stays as it is:
/// "cavalry" of an id with "elephant" is drawn as an elephant.
std::string_view signOf(const TroopType& type);

/// The code by which players call the type (DBA: "4Pk", "LH"); empty where its id is none.
std::string_view codeOf(const TroopType& type);

}  // namespace ephor
