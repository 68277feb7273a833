// What the fuzz targets share.
#pragma once

#include "core/rules/builtin.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace ephor {

inline std::string_view asText(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the run where something that must hold does not.
inline void must(bool holds) {
    if (!holds)
        std::abort();
}

}  // namespace ephor
