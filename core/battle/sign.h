// Signs: public information about a piece, a side or the ground, besides positions.
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <string>

namespace ephor {

/// How a sign is drawn on the table.
enum class Marker : std::uint8_t {
    None,  ///< a number without a drawing, or only words if the number is 0
    // The piece itself is drawn otherwise.
    Phalanx,  ///< as a closed block
    Done,     ///< pale
    // Behind its rear edge.
    Wavering,
    Unformed,
    Disorder,
    Level,
    Helmet,
    Signal,
    Retiring,
    Routing,
    Pursuing,
    Stand,
    Card,
    // Of a side.
    Initiative,
    Looted,
};

struct Sign {
    Marker marker = Marker::None;
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
