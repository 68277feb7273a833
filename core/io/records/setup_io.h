// Battle set-ups as TOML (`--table`, the historical battles).
#pragma once

#include "core/io/lists/army_list_io.h"

namespace ephor {

/// Largest set-up file accepted, in bytes.
inline constexpr std::size_t largestSetup = 4 << 20;

/// The kinds of terrain, which determine how it is drawn.
const std::vector<std::string>& terrainKinds();

/// Reads a list that a set-up refers to by file name. The name comes from the set-up and must not be trusted
/// (readFileIn()).
using ReadOther = std::function<Result<std::string>(std::string_view file)>;

/// Positions of the table's size in the text; none if it is left out.
struct TablePlaces {
    SourcePosition width;
    SourcePosition height;
};

/// A set-up with its lists (inline as [a] and [b], or from files through `readOther`), or all faults with their
/// positions, including those of the lists. A set-up without lists describes only a table; both lists are empty.
/// Remarks that are no errors (advice about lists, another version of the rules data) go to `remarks`. RuleSystem::open
/// checks options, placements and terrain as a whole, without positions; the positions of the table's size are returned
/// in `places`.
Result<Setup> readSetup(std::string_view text, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known, const ReadOther& readOther,
                        Diagnostics* remarks = nullptr, TablePlaces* places = nullptr);

/// Canonical TOML with inline lists. Reading it gives an equal set-up.
std::string toToml(const Setup& setup);

}  // namespace ephor
