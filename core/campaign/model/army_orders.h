// Orders to the armies of a power for one turn.
#pragma once

#include "core/campaign/model/map.h"

namespace ephor::campaign {

using ArmyId = Id<struct ArmyTag>;
using PowerId = Id<struct PowerTag>;

/// What an army does where it stands and where it arrives (2.4, 2.5).
enum class Posture : std::uint8_t { Hold, March, Seek, Avoid, Watch, LieInWait, Ravage, Besiege };
template <> struct Words<Posture> {
    static constexpr std::array<std::string_view, 8> list{"hold",  "march",       "seek",   "avoid",
                                                          "watch", "lie_in_wait", "ravage", "besiege"};
};

/// What the commander spends further command points on (2.4).
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
    std::vector<PlaceId> path;  ///< places in order, without the one where the army stands
    std::vector<Task> tasks;
    IfStronger ifStronger = IfStronger::Stand;

    friend bool operator==(const Order&, const Order&) = default;
};

/// Who wrote the orders of a power for a turn. Standing to Disorder are the fallbacks when its player sent none (2.14).
/// Computer: the computer, because the umpire let it order; the player has not missed the turn.
enum class OrdersFrom : std::uint8_t { Nobody, Player, Standing, Ruler, Deputy, Disorder, Computer };
template <> struct Words<OrdersFrom> {
    static constexpr std::array<std::string_view, 7> list{"nobody", "player",   "standing", "ruler",
                                                          "deputy", "disorder", "computer"};
};
/// Whether the player or the deputy has sent the orders.
constexpr bool sentByPeople(OrdersFrom from) { return from == OrdersFrom::Player || from == OrdersFrom::Deputy; }

/// Diplomatic messages between powers, and the treaties that follow from them (2.12).
enum class TreatyKind : std::uint8_t { Truce, Peace, Pact, Alliance, Tribute, War };
template <> struct Words<TreatyKind> {
    static constexpr std::array<std::string_view, 6> list{"truce", "peace", "pact", "alliance", "tribute", "war"};
};

/// A message to another power, sent with the orders.
struct Envoy {
    PowerId to;
    TreatyKind word = TreatyKind::Peace;
    int turns = 0;    ///< duration in turns; 0: permanent
    int talents = 0;  ///< of a tribute, paid by the sender each winter; 0: accept the amount that was offered

    friend bool operator==(const Envoy&, const Envoy&) = default;
};

}  // namespace ephor::campaign
