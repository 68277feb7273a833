// The words of a battle record, in the order of the enum values.
#pragma once

#include "core/battle/player.h"

#include <array>
#include <string_view>

namespace ephor::record_words {

inline constexpr std::string_view corrections[] = {"move", "remove", "set_counter", "set_side_counter"};
inline constexpr std::string_view dice[] = {"fast", "sealed"};
/// Words for the ranks of log lines.
inline constexpr std::string_view ranks[] = {"turn", "phase", "act", "event", "detail"};
inline constexpr std::array givers{By::Person, By::StandingOrder, By::Standard, By::Search,
                                   By::Random, By::Scripted,      By::Novice,   By::Club};

}  // namespace ephor::record_words
