// Order sheets as written, not yet checked.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

inline constexpr std::size_t largestOrders = 1 << 18;

/// Maximum values in a sheet.
struct SheetLimits {
    static constexpr std::size_t orders = 5000;  ///< of each kind
    static constexpr int turns = 600;            ///< duration of a treaty, in turns
    static constexpr int talents = 10'000;       ///< in one message or deal
    static constexpr int squadrons = 99;         ///< to build or detach
};

/// A word of a sheet with its position.
struct Written {
    std::string text;
    ephor::SourcePosition place;  ///< position in the text
    int length = 0;               ///< in characters; 0: unknown, or on several lines
};

struct WrittenOrder {
    Written army;
    ephor::SourcePosition end;  ///< behind the order in the text; line 0: unknown
    Written posture;
    std::vector<Written> path;
    std::vector<Written> tasks;
    Written ifStronger;  ///< empty: stand
};

/// A message to another power: offer, answer or declaration of war.
struct WrittenEnvoy {
    Written to;
    Written word;
    int turns = 0;
    int talents = 0;
};

/// Orders to a fleet.
struct WrittenVoyage {
    Written fleet;
    ephor::SourcePosition end;  ///< behind the order in the text; line 0: unknown
    Written station;
    std::vector<Written> path;
    std::vector<Written> carries;
    Written join;                 ///< empty: none
    std::vector<Written> others;  ///< parts that cannot be read
    int build = 0;
    int detach = 0;
};

/// A deal with another power, or an affair of the power itself: "ransom nicias 6 talents".
struct WrittenDeal {
    Written to;  ///< empty: an affair of the power itself
    Written kind;
    std::vector<Written> names;  ///< leaders, armies, places and cards, in the written order
    int amount = 0;
    int again = 0;
};

/// A sheet that was parsed but not checked against the campaign.
struct OrderSheet {
    std::string file;
    std::string text;  ///< the lines of the sheet; reading them gives the same sheet
    PowerId whose;     ///< invalid: the text does not say it
    Written power;     ///< as written; empty: not written
    int turn = 0;
    ephor::SourcePosition turnPlace;
    bool isFinal = true;  ///< false: provisional orders, which count unless others follow
    bool isToml = false;  ///< written as TOML, not as lines of a mail
    std::vector<WrittenOrder> orders;
    std::vector<WrittenEnvoy> envoys;
    std::vector<WrittenVoyage> voyages;
    std::vector<WrittenDeal> deals;
    Diagnostics faults;  ///< of lines that cannot be read
    Diagnostics advice;  ///< about lines that were skipped
};

}  // namespace ephor::campaign
