// Order sheets: what a player wrote, as TOML or pasted from a mail, read and judged.
#pragma once

#include "core/base/result.h"
#include "core/campaign/campaign.h"

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
    ephor::Place place;  ///< in the text
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
    ephor::Place turnPlace;
    bool isFinal = true;  ///< provisional ones: others are to follow, and these count where none come
    std::vector<WrittenOrder> orders;
    std::vector<WrittenEnvoy> envoys;
    std::vector<WrittenVoyage> voyages;
    std::vector<WrittenDeal> deals;
};

/// Orders as they come. Where the first line that says anything has an "=" or a "[", TOML: format, power, turn, final,
/// [[order]] with army, posture, path, tasks, if_stronger, [[envoy]] with to, word, moves, talents, [[voyage]] with
/// fleet, station, path, carries, build, detach, join, [[deal]] with business, to, names, amount, again.
///
/// Else as one writes a mail: "power athens", "turn 3", "provisional" where the orders are not final, then a line for
/// each army: "athens_2: march eleusis, megara; forced; retire", and for each word to another power "envoy thebes:
/// truce 6 moves", and for each fleet "fleet athens_fleet_1: sail aegina, epidaurus; carry athens_2; build 2; detach 3;
/// join athens_fleet_2", for each deal "deal sparta: ransom nicias 6 talents", for what concerns nobody else "affair:
/// appease megara". What stands after a line "--" is not read.
///
/// Either may have come through a mail program: marks of quotation (">") before a line, curly quotes, hard blanks and
/// signs that nobody sees are looked over. The words that a line of a mail begins with may have a capital letter.
Result<OrderSheet> readOrders(std::string_view text, std::string_view file);

/// What the power may do of it, or all that is wrong: an army that is not his, a place that is not there, no way, too
/// few command points, two orders for one army, the wrong move. `advice` takes what is no fault.
Result<std::vector<Order>> judged(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                  Diagnostics& advice);

/// The words of a sheet to other powers, likewise. judged() finds what is wrong with them, too.
Result<std::vector<Envoy>> envoysOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);

/// What the fleets are told, likewise. judged() finds what is wrong with it, too, and gives the advice.
Result<std::vector<Voyage>> voyagesOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                      Diagnostics& advice);

/// The deals of a sheet, likewise.
Result<std::vector<Deal>> dealsOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);
/// The words behind "deal sparta:" or "affair:".
WrittenDeal dealOf(const Written& to, std::vector<Written> words, Diagnostics& faults);
/// The same in TOML, a [[deal]] for each.
std::string dealsToml(const Campaign& campaign, std::span<const Deal> deals);

/// The sheet that says the same in TOML; reading it gives the same orders. Also what a player is sent back: so his
/// orders were understood.
std::string ordersToml(const Campaign& campaign, PowerId power, const std::vector<Order>& orders,
                       const std::vector<Envoy>& envoys = {}, const std::vector<Voyage>& voyages = {},
                       const std::vector<Deal>& deals = {}, bool isFinal = true);

/// Words as remarks of a sheet, broken into lines of 72 signs at most, so that no mail program breaks them; a longer
/// word has a line of its own.
std::string remarks(std::string_view words);

}  // namespace ephor::campaign
