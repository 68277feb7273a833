// The badges of powers in powers.toml: colour = "#134da1", shape = "circle", letter = "A".
#pragma once

#include "core/campaign/model/scenario.h"
#include "core/campaign/scenario/rows.h"

namespace ephor {
class TomlReader;
}

namespace ephor::campaign {

/// 0xRRGGBB from "#rrggbb"; nothing if the text is no such colour.
std::optional<std::uint32_t> colourFromText(std::string_view text);

/// True for colours that are hard to tell apart.
bool areNear(std::uint32_t a, std::uint32_t b);

/// Reads the three keys of a power and reports values that are not allowed.
Badge readBadge(TomlReader& power);
/// The badge of a row that may have faults; wrong values are left out.
Badge badgeOf(const SheetRow& power);

/// True if the chosen colours are nearly the same and no chosen shapes tell the badges apart.
bool lookAlike(const Badge& a, const Badge& b);

}  // namespace ephor::campaign
