// What is told before and after a historical battle: a TOML file beside its set-ups, one for all rule systems.
#pragma once

#include "core/base/result.h"

#include <array>
#include <string>
#include <string_view>

namespace ephor {

/// Largest briefing accepted, in bytes.
inline constexpr std::size_t largestBriefing = 64 << 10;

/// Paragraphs are separated by an empty line.
struct Briefing {
    static constexpr int currentFormat = 1;

    std::string date;                 ///< "November 424 BC"
    std::string place;                ///< one line
    std::string sources;              ///< one line
    std::string story;                ///< what led to the battle; three paragraphs
    std::string outcome;              ///< what happened in history
    std::array<std::string, 2> aims;  ///< what each side wants, one or two sentences
};

/// A briefing, or all faults with their positions. Unknown keys are faults.
Result<Briefing> readBriefing(std::string_view text, std::string_view file);

}  // namespace ephor
