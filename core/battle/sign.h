// What there is to see of a piece, a side or the ground besides where the pieces stand: what a table shows, said as
// values.
#pragma once

#include "core/base/message.h"

#include <string>
#include <string_view>

namespace ephor {

/// A sign of a piece or of a side.
struct Sign {
    /// Its drawing on the table: "phalanx" draws the piece as a closed block, "done" pale; other names (wavering,
    /// disorder, level, helmet, signal, retiring, …) are markers behind the rear edge. None: a number without a
    /// drawing, or words alone where there is no number.
    std::string marker;
    int number = 0;  ///< how many or how strong; 0: it only is
    Message words;   ///< "Disorder 2"
    std::string rule;
};

/// A card that a side holds.
struct HeldCard {
    std::string name;
    std::string text;  ///< what it does and when, in our words
    std::string rule;
};

}  // namespace ephor
