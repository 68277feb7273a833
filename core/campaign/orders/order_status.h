// The orders board: whose orders for the turn are in, since when, whether they are final, who is late, and whose orders
// count if nothing more comes.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"

namespace ephor::campaign {

/// How a power's orders were received.
struct Receipt {
    std::optional<ClubTime> at;            ///< none: the time was not recorded
    bool isFinal = true;                   ///< provisional orders count unless others follow
    OrdersFrom from = OrdersFrom::Player;  ///< or Deputy; Computer: because the umpire let it order

    friend bool operator==(const Receipt&, const Receipt&) = default;
};
/// The sent text, with the receipt as its first line. In this form it is sealed.
std::string received(const Receipt& receipt, std::string_view sent);
/// Parses that line. Without one: final orders at an unknown time.
Receipt receiptIn(std::string_view text);
Receipt receiptOf(const JournalEntry& entry);

struct BoardRow {
    PowerId power;
    Players players;
    OrdersFrom from = OrdersFrom::Nobody;   ///< whose orders are sealed; after adjudication, whose counted
    Receipt receipt;                        ///< of the sealed orders
    OrdersFrom counts = OrdersFrom::Ruler;  ///< whose orders count if nothing more comes
    int missed = 0;                         ///< turns in a row without the player's own orders
};

struct OrderBoard {
    int turn = 0;
    Phase phase = Phase::Orders;
    std::optional<Deadline> deadline;
    std::vector<BoardRow> rows;  ///< by PowerId
};

OrderBoard boardOf(const Journal& journal);
/// At an earlier moment: the campaign after these entries.
OrderBoard boardOf(const Campaign& campaign, std::span<const JournalEntry> entries);

/// Whether the power has a player whose final orders are not in, and the umpire has not let the computer order.
bool isAwaited(const BoardRow& row);
/// By how much the orders were late; nothing if they were in time.
std::optional<std::chrono::seconds> lateBy(const std::optional<Deadline>& deadline, const Receipt& receipt);
/// For the sealed orders of the row.
std::optional<std::chrono::seconds> lateBy(const OrderBoard& board, const BoardRow& row);
/// Powers whose final orders are pending, in order.
std::vector<PowerId> awaited(const OrderBoard& board);
/// Whether adjudicating now would take time away from a player: the deadline is not over, and final orders are pending.
bool wouldCutShort(const OrderBoard& board, const ClubTime& now);

}  // namespace ephor::campaign
