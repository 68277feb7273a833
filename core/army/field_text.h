// A field's value in TOML notation.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

std::string tomlValue(const FieldValue& value);

}  // namespace ephor
