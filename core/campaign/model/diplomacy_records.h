// What powers have to do with each other besides war and treaties: captives, deals, bids, contingents, omens; and how
// armies came together.
#pragma once

#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

using BattleId = Id<struct BattleTag>;

/// What became of a word between two powers.
enum class Pledge : std::uint8_t { Void, Sealed, Offered, Stands, Kept, Broken };
template <> struct Words<Pledge> {
    static constexpr std::array<std::string_view, 6> list{"void", "sealed", "offered", "stands", "kept", "broken"};
};

/// Affairs that are sealed with the orders: the first five with another power, the others a power's own.
enum class Business : std::uint8_t {
    Gift,        ///< talents, at once
    Ransom,      ///< a captive for talents, once both say so
    Exchange,    ///< a captive for a captive, likewise
    Release,     ///< a captive for nothing
    Contingent,  ///< calls what an ally owes (2.12)
    Ride,        ///< a leader takes over another army (2.4)
    Appease,     ///< Arete for a city's loyalty (2.4)
    Dismiss,     ///< Arete for another commander (2.4)
    Omen,        ///< plays a card that the gods gave (2.4)
    Bid          ///< Arete for the lead in a season (2.4)
};
template <> struct Words<Business> {
    static constexpr std::array<std::string_view, 10> list{"gift", "ransom",  "exchange", "release", "contingent",
                                                           "ride", "appease", "dismiss",  "omen",    "bid"};
};
constexpr bool isWithAnother(Business business) { return business <= Business::Contingent; }

struct Deal {
    Business business = Business::Gift;
    PowerId from;
    PowerId to;        ///< none: his own affair
    LeaderId leader;   ///< who comes free, rides, or is dismissed
    LeaderId against;  ///< of an exchange: the other captive
    ArmyId army;       ///< that calls a contingent, or that is ridden to
    PlaceId place;     ///< that is appeased, or that an omen is for
    int card = -1;     ///< of the omens
    int amount = 0;    ///< talents, or Arete; of a ransom 0: what the other side names
    int again = 0;     ///< of a bid: the second, where the first is equalled
    Pledge pledge = Pledge::Void;
    int turn = 0;  ///< when it was said, or done

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// A leader in another's hands.
struct Captive {
    LeaderId leader;
    PowerId holder;  ///< none: he is free again
    int turn = 0;    ///< when he was taken

    friend bool operator==(const Captive&, const Captive&) = default;
};

/// Troops of one power under another's command until winter (2.12).
struct Contingent {
    ArmyId army;
    ArmyId host;  ///< that it follows; none: it has gone home
    ArmyId home;  ///< that it was taken from
    int turn = 0;

    friend bool operator==(const Contingent&, const Contingent&) = default;
};

/// A card of the omens that a power was given.
struct Favour {
    PowerId power;
    int card = 0;
    int turn = 0;
    bool played = false;

    friend bool operator==(const Favour&, const Favour&) = default;
};

/// Two hostile armies in one place that did not fight (2.5).
struct StandOff {
    ArmyId one;
    ArmyId other;
    PlaceId place;
    int turn = 0;

    friend bool operator==(const StandOff&, const StandOff&) = default;
};

/// An army that marched to the sound of a battle (2.6).
struct Arrival {
    BattleId battle;
    ArmyId army;
    PlaceId from;
    int turn = 2;  ///< of the battle, 2-7

    friend bool operator==(const Arrival&, const Arrival&) = default;
};

}  // namespace ephor::campaign
