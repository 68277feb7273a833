// Battle set-ups as TOML (`--table`, the historical battles).
#pragma once

#include "core/io/army_list_io.h"

namespace ephor {

/// Largest set-up file that is read, in bytes.
inline constexpr std::size_t largestSetup = 4 << 20;

/// What terrain may be called; how it is drawn.
const std::vector<std::string>& terrainKinds();

/// Reads a list that a set-up names by file; the name is as written there, and may be anything (readFileIn()).
using ReadOther = std::function<Result<std::string>(std::string_view file)>;

/// Where a set-up says how large its table is; nowhere where it does not.
struct TablePlaces {
    Place width;
    Place height;
};

/// A set-up with its lists (in place as [a] and [b], or by file through `readOther`), or all its faults with their
/// places, those of the lists included. A set-up without lists is a table alone: both are empty. What is no error
/// (advice about the lists, another version of the rules data) goes to `remarks`. Options, placements and ground are
/// judged as a whole by RuleSystem::open, which knows no places: those of the table go to `places`.
Result<Setup> readSetup(std::string_view text, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known, const ReadOther& readOther,
                        Diagnostics* remarks = nullptr, TablePlaces* places = nullptr);

/// Canonical TOML, the lists in place; reading it gives an equal set-up.
std::string toToml(const Setup& setup);

}  // namespace ephor
