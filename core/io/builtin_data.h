// The files of data/, compiled into the program so that it runs from any place.
#pragma once

#include "core/base/digest.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace ephor {

struct BuiltinFile {
    std::string_view path;  ///< path below data/, such as "rules/men_of_bronze/troops.toml"
    std::string_view text;
};

/// All files, sorted by path.
std::span<const BuiltinFile> builtinFiles();

/// The text of a file; empty if there is no such file.
std::string_view builtinText(std::string_view path);

/// Digest of several files, in the given order.
Digest builtinDigest(std::initializer_list<std::string_view> paths);

}  // namespace ephor
