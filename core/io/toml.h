// TOML texts: parsed within bounds, so that hostile ones are refused, with faults as diagnostics and the place of every word.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

// The library is compiled into this room (toml.cpp), without exceptions and with a small bound on nesting: not as the shared object that is installed.
#undef TOML_SHARED_LIB
#undef TOML_HEADER_ONLY
#define TOML_SHARED_LIB 0
#define TOML_HEADER_ONLY 0
#define TOML_EXCEPTIONS 0
#define TOML_MAX_NESTED_VALUES 16
#define TOML_ENABLE_FORMATTERS 0
// Its preconditions do not hold for every text ("[[[" of 3.4.0, marzer/tomlplusplus pull request 301) and become assumptions where NDEBUG is set; the code
// behind them reports an error without their help.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.hpp>
#pragma pop_macro("NDEBUG")

namespace ephor {

/// A parsed text. `text` is what was parsed; it must outlive this.
struct TomlText {
    std::string file;
    std::string_view text;
    toml::table table;
    std::vector<std::size_t> lineStarts;

    Place place(const toml::source_region& region) const;
    Place place(const toml::node& node) const { return place(node.source()); }
    Place place(const toml::key& key) const { return place(key.source()); }
    /// The text of a line (from 1), without its end.
    std::string_view line(int number) const;
};

/// `code` begins the codes of the diagnostics ("list": "list-syntax"). A text over `largest` bytes is refused before it is looked at.
Result<TomlText> parseToml(std::string_view text, std::string_view file, std::size_t largest, const std::string& code);

/// Characters that a region takes; 0 where it goes over several lines.
int lengthOf(const toml::source_region& region);

/// The keys of a table in the order of the text.
struct TomlField {
    std::string key;
    const toml::key* keyNode = nullptr;
    const toml::node* value = nullptr;
};
std::vector<TomlField> inOrder(const toml::table& table);

/// "a text", "a table", …
std::string kindName(const toml::node& node);

}  // namespace ephor
