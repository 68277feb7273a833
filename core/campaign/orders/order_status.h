// The orders board: whose orders for the move are in, since when and how firmly, who is late, and what counts where
// nothing comes.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"

namespace ephor::campaign {

/// How a power's orders came in.
struct Receipt {
    std::optional<ClubTime> at;  ///< none: nobody looked at the clock
    bool isFinal = true;         ///< provisional ones are to be followed by others; they count where none come
    OrdersFrom from = OrdersFrom::Player;  ///< or his deputy, or the program where the umpire asked it (Ruler)

    friend bool operator==(const Receipt&, const Receipt&) = default;
};
/// What was sent, under a line that says how it came in: so it is sealed.
std::string received(const Receipt& receipt, std::string_view sent);
/// What that line says; without one, orders are final and came in at no known time.
Receipt receiptIn(std::string_view text);
Receipt receiptOf(const JournalEntry& entry);

struct BoardRow {
    PowerId power;
    Players players;
    OrdersFrom from = OrdersFrom::Nobody;   ///< whose orders are sealed; once they are adjudicated, whose counted
    Receipt receipt;                        ///< of those that are sealed
    OrdersFrom counts = OrdersFrom::Ruler;  ///< whose count if nothing more comes
    int missed = 0;                         ///< moves in a row without his own orders
};

struct OrderBoard {
    int turn = 0;
    Phase phase = Phase::Orders;
    std::optional<Deadline> deadline;
    std::vector<BoardRow> rows;  ///< by power
};

OrderBoard boardOf(const Journal& journal);

/// Somebody plays it, and his own final orders are not in.
bool isAwaited(const BoardRow& row);
/// By how much orders came after the deadline; nothing where they did not.
std::optional<std::chrono::seconds> lateBy(const std::optional<Deadline>& deadline, const Receipt& receipt);
/// Of those that are sealed.
std::optional<std::chrono::seconds> lateBy(const OrderBoard& board, const BoardRow& row);
/// Powers whose final orders are awaited, in order.
std::vector<PowerId> awaited(const OrderBoard& board);
/// The deadline is still to come, and final orders are: who adjudicates now takes time away from somebody.
bool wouldCutShort(const OrderBoard& board, const ClubTime& now);

}  // namespace ephor::campaign
