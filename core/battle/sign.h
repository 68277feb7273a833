// Signs: public information about a piece, a side or the ground, besides positions.
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <string>

namespace ephor {

struct Sign {
    /// Name of its drawing on the table. "phalanx" draws the piece as a closed block, "done" pale; other names
    /// (wavering, disorder, level, helmet, signal, retiring, …) are markers behind the rear edge. Empty: a number
    /// without a drawing, or only words if the number is 0.
    std::string marker;
    int number = 0;  ///< amount or strength; 0 if there is no number
    Message words;   ///< "Disorder 2"
    std::string rule;
    /// Of a side: what is spent now comes before what decides the battle; details are shown only where there is room.
    enum class Use : std::uint8_t { Usual, Spent, Detail };
    Use use = Use::Usual;
};

struct HeldCard {
    std::string name;
    std::string text;  ///< what it does and when, in our own words
    std::string rule;
};

}  // namespace ephor
