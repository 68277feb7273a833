// What a power's armies are told to do in a move.
#pragma once

#include "core/campaign/model/map.h"

namespace ephor::campaign {

using ArmyId = Id<struct ArmyTag>;
using PowerId = Id<struct PowerTag>;

/// How an army bears itself where it stands and where it comes to (2.4, 2.5).
enum class Posture : std::uint8_t { Hold, March, Seek, Avoid, Watch, LieInWait, Ravage, Besiege };
template <> struct Words<Posture> {
    static constexpr std::array<std::string_view, 8> list{"hold",  "march",       "seek",   "avoid",
                                                          "watch", "lie_in_wait", "ravage", "besiege"};
};

/// What the commander's further points go to (2.4).
enum class Task : std::uint8_t { Forced, Encourage, Market, Rest, Fortify, Works, Storm, Invoke, Vote, Treachery };
template <> struct Words<Task> {
    static constexpr std::array<std::string_view, 10> list{"forced", "encourage", "market", "rest", "fortify",
                                                           "works",  "storm",     "invoke", "vote", "treachery"};
};

/// What an army does when it meets one that is clearly stronger.
enum class IfStronger : std::uint8_t { Stand, Retire };
template <> struct Words<IfStronger> {
    static constexpr std::array<std::string_view, 2> list{"stand", "retire"};
};

struct Order {
    ArmyId army;
    Posture posture = Posture::Hold;
    std::vector<PlaceId> path;  ///< place after place, without the one it stands in
    std::vector<Task> tasks;
    IfStronger ifStronger = IfStronger::Stand;

    friend bool operator==(const Order&, const Order&) = default;
};

/// Who wrote the orders of a power in a move; the ladder for those who sent none (2.14).
enum class OrdersFrom : std::uint8_t { Nobody, Player, Standing, Ruler, Deputy, Disorder };
template <> struct Words<OrdersFrom> {
    static constexpr std::array<std::string_view, 6> list{"nobody", "player", "standing",
                                                          "ruler",  "deputy", "disorder"};
};

/// What powers say to each other, and may agree on (2.12).
enum class Bond : std::uint8_t { Truce, Peace, Pact, Alliance, Tribute, War };
template <> struct Words<Bond> {
    static constexpr std::array<std::string_view, 6> list{"truce", "peace", "pact", "alliance", "tribute", "war"};
};

/// A word to another power, sent with the orders.
struct Envoy {
    PowerId to;
    Bond word = Bond::Peace;
    int moves = 0;    ///< how long it shall hold; 0: for good
    int talents = 0;  ///< of a tribute, each winter: that the sender pays; 0: he takes what is offered

    friend bool operator==(const Envoy&, const Envoy&) = default;
};

}  // namespace ephor::campaign
