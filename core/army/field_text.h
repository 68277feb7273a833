// A field's value as TOML writes it.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

std::string tomlValue(const FieldValue& value);

}  // namespace ephor
