// Relations of powers besides war and treaties: captives, deals, bids, contingents, omens. Also how armies arrived at a
// battle or avoided one.
#pragma once

#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

using BattleId = Id<struct BattleTag>;

/// The status of a message, treaty or deal between two powers.
enum class AgreementStatus : std::uint8_t { Void, Sealed, Offered, Stands, Kept, Broken };
template <> struct Words<AgreementStatus> {
    static constexpr std::array<std::string_view, 6> list{"void", "sealed", "offered", "stands", "kept", "broken"};
};

/// Deals that are sealed with the orders. The first five involve another power, the others only the power itself.
enum class DealKind : std::uint8_t {
    Gift,        ///< talents, at once
    Ransom,      ///< a captive for talents, once both sides agree
    Exchange,    ///< a captive for a captive, once both sides agree
    Release,     ///< a captive without payment
    Contingent,  ///< calls the contingent that an ally owes (2.12)
    Ride,        ///< a leader takes command of another army (2.4)
    Appease,     ///< Arete for the loyalty of a city (2.4)
    Dismiss,     ///< Arete to replace a commander (2.4)
    Omen,        ///< plays an omen card that the power holds (2.4)
    Bid          ///< Arete for the lead in a season (2.4)
};
template <> struct Words<DealKind> {
    static constexpr std::array<std::string_view, 10> list{"gift", "ransom",  "exchange", "release", "contingent",
                                                           "ride", "appease", "dismiss",  "omen",    "bid"};
};
constexpr bool isWithAnother(DealKind dealKind) { return dealKind <= DealKind::Contingent; }

struct Deal {
    DealKind kind = DealKind::Gift;
    PowerId from;
    PowerId to;        ///< invalid: no other power is involved
    LeaderId leader;   ///< who is released, takes another command, or is dismissed
    LeaderId against;  ///< of an exchange: the other captive
    ArmyId army;       ///< that calls a contingent, or that the leader takes over
    PlaceId place;     ///< that is appeased, or that an omen is played on
    int card = -1;     ///< index of an omen card
    int amount = 0;    ///< talents, or Arete; of a ransom 0: the amount that the other side names
    int again = 0;     ///< of a bid: the second bid, in case of equal first bids
    AgreementStatus status = AgreementStatus::Void;
    int turn = 0;  ///< when it was sent, or carried out

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// A leader held by another power.
struct Captive {
    LeaderId leader;
    PowerId holder;  ///< invalid: released
    int turn = 0;    ///< when the leader was captured

    friend bool operator==(const Captive&, const Captive&) = default;
};

/// Troops of one power under another's command until winter (2.12).
struct Contingent {
    ArmyId army;
    ArmyId host;  ///< that it follows; invalid: it has gone home
    ArmyId home;  ///< that it was detached from
    int turn = 0;

    friend bool operator==(const Contingent&, const Contingent&) = default;
};

/// An omen card that a power was given.
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

/// An army that marches to the sound of battle (2.6).
struct Arrival {
    BattleId battle;
    ArmyId army;
    PlaceId from;
    int turn = 2;  ///< turn of the battle in which it arrives, 2-7

    friend bool operator==(const Arrival&, const Arrival&) = default;
};

}  // namespace ephor::campaign
