// The files of data/ that are compiled into the program, so that it works wherever it is copied.
#pragma once

#include "core/base/digest.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace ephor {

struct BuiltinFile {
    std::string_view path;  ///< below data/, such as "rules/men_of_bronze/troops.toml"
    std::string_view text;
};

/// All files, ordered by path.
std::span<const BuiltinFile> builtinFiles();

/// The text of one file; empty if there is none of that path.
std::string_view builtinText(std::string_view path);

/// Digest of some of them, one after the other.
Digest builtinDigest(std::initializer_list<std::string_view> paths);

}  // namespace ephor
