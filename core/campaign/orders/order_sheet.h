// Order sheets: what a player wrote, before it is checked.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

inline constexpr std::size_t largestOrders = 1 << 18;

/// The most that a sheet may say.
struct SheetLimits {
    static constexpr std::size_t orders = 5000;  ///< of each kind
    static constexpr int moves = 600;            ///< that a treaty lasts
    static constexpr int talents = 10'000;       ///< in one word or deal
    static constexpr int squadrons = 99;         ///< that a fleet builds or detaches
};

/// A word of a sheet with its place.
struct Written {
    std::string text;
    ephor::SourcePosition place;  ///< in the text
};

struct WrittenOrder {
    Written army;
    Written posture;
    std::vector<Written> path;
    std::vector<Written> tasks;
    Written ifStronger;  ///< empty: stand
};

/// A word to another power: offer, answer or declaration of war.
struct WrittenEnvoy {
    Written to;
    Written word;
    int moves = 0;
    int talents = 0;
};

/// What a fleet is told.
struct WrittenVoyage {
    Written fleet;
    Written station;
    std::vector<Written> path;
    std::vector<Written> carries;
    Written join;  ///< empty: none
    int build = 0;
    int detach = 0;
};

/// A deal with another power, or an affair of his own: "ransom nicias 6 talents".
struct WrittenDeal {
    Written to;  ///< empty: his own affair
    Written business;
    std::vector<Written> names;  ///< leaders, armies, places and cards, in the order in which one says them
    int amount = 0;
    int again = 0;
};

/// A sheet before anybody has looked whether it can be done.
struct OrderSheet {
    std::string file;
    Written power;
    int turn = 0;
    ephor::SourcePosition turnPlace;
    bool isFinal = true;  ///< provisional ones: others are to follow, and these count where none come
    std::vector<WrittenOrder> orders;
    std::vector<WrittenEnvoy> envoys;
    std::vector<WrittenVoyage> voyages;
    std::vector<WrittenDeal> deals;
};

}  // namespace ephor::campaign
