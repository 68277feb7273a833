// Reads a compiled-in data file.
#pragma once

#include "core/io/builtin_data.h"

#include <cassert>
#include <utility>

namespace ephor {

/// What `read(text, path)` makes of a compiled-in file. A test checks that it has no faults.
template <typename Read> auto readBuiltin(std::string_view path, const Read& read) {
    auto data = read(builtinText(path), path);
    assert(data);
    return *std::move(data);
}

}  // namespace ephor
