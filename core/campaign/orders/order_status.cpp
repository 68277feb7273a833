#include "core/campaign/orders/order_status.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/turn/orders_in_turn.h"

#include <ranges>

namespace ephor::campaign {

namespace {

constexpr std::string_view receiptMark = "# received";
constexpr std::string_view provisionalMark = ", provisional";
constexpr std::string_view deputyMark = ", from the deputy";
/// In older journals, where such orders counted as a missed turn.
constexpr std::string_view programMark = ", from the program";
constexpr std::string_view computerMark = ", from the computer";

std::string_view receiptMarkOf(OrdersFrom from) {
    return from == OrdersFrom::Deputy     ? deputyMark
           : from == OrdersFrom::Computer ? computerMark
           : from == OrdersFrom::Ruler    ? programMark
                                          : std::string_view();
}

/// The last orders that the power sealed this turn; null if there are none.
const JournalEntry* lastOrders(const std::vector<const JournalEntry*>& standing, const std::string& power) {
    for (const JournalEntry* entry : std::views::reverse(standing)) {
        if (entry->kind == EntryKind::Close)
            return nullptr;
        if (entry->kind == EntryKind::Orders && entry->who == power)
            return entry;
    }
    return nullptr;
}

}  // namespace

std::string received(const Receipt& receipt, std::string_view sent) {
    // A receipt is always added if the text itself begins like one, so that a player cannot forge it.
    if (receipt == Receipt{} && !sent.starts_with(receiptMark))
        return std::string(sent);
    std::string line(receiptMark);
    if (receipt.at)
        line += " " + isoText(*receipt.at);
    line += receiptMarkOf(receipt.from);
    if (!receipt.isFinal)
        line += provisionalMark;
    return line + "\n" + std::string(sent);
}

/// Removes the mark from the end of the line. Returns false if it is not there.
static bool cutMark(std::string_view& line, std::string_view mark) {
    if (!line.ends_with(mark))
        return false;
    line.remove_suffix(mark.size());
    return true;
}

Receipt receiptIn(std::string_view text) {
    std::string_view line = text.substr(0, text.find('\n'));
    if (!line.starts_with(receiptMark))
        return {};
    line.remove_prefix(receiptMark.size());
    Receipt receipt;
    receipt.isFinal = !cutMark(line, provisionalMark);
    for (const OrdersFrom from : {OrdersFrom::Deputy, OrdersFrom::Ruler, OrdersFrom::Computer})
        if (cutMark(line, receiptMarkOf(from)))
            receipt.from = from;
    if (const Result<ClubTime> at = clubTimeFrom(line.substr(std::min<std::size_t>(1, line.size()))))
        receipt.at = *at;
    return receipt;
}

Receipt receiptOf(const JournalEntry& entry) {
    return entry.kind == EntryKind::Orders ? receiptIn(entry.action) : Receipt{};
}

OrderBoard boardOf(const Journal& journal) { return boardOf(journal.campaign(), journal.entries()); }

OrderBoard boardOf(const Campaign& campaign, std::span<const JournalEntry> entries) {
    const std::vector<Players> players = playersOf(campaign.scenario, entries);
    const std::vector<const JournalEntry*> standing = activeEntries(entries);
    OrderBoard board{campaign.state.course.turn, campaign.state.course.phase, {}, {}};
    if (board.phase != Phase::Over)
        board.deadline = deadlineAfter(standing);
    for (std::size_t i = 0; i < campaign.state.powers.size(); ++i) {
        const PowerId id(static_cast<int>(i));
        const Power& power = campaign.state.powers[i];
        BoardRow row{id, players[i], power.from, {}, power.from, power.missed};
        if (board.phase == Phase::Orders)
            row.counts = whoseOrdersCount(campaign.scenario, campaign.state, id);
        const JournalEntry* submitted = lastOrders(standing, campaign.scenario.powers[i].id);
        if (submitted && power.from != OrdersFrom::Nobody)
            row.receipt = receiptOf(*submitted);
        board.rows.push_back(std::move(row));
    }
    return board;
}

bool isAwaited(const BoardRow& row) {
    if (row.from == OrdersFrom::Player)
        return !row.receipt.isFinal;
    return row.from != OrdersFrom::Ruler && row.from != OrdersFrom::Computer && !row.players.player.empty();
}

std::optional<std::chrono::seconds> lateBy(const std::optional<Deadline>& deadline, const Receipt& receipt) {
    if (!deadline || !receipt.at || receipt.at->moment <= deadline->at.moment)
        return {};
    return receipt.at->moment - deadline->at.moment;
}

std::optional<std::chrono::seconds> lateBy(const OrderBoard& board, const BoardRow& row) {
    return lateBy(board.deadline, row.receipt);
}

std::vector<PowerId> awaited(const OrderBoard& board) {
    std::vector<PowerId> powers;
    if (board.phase == Phase::Orders)
        for (const BoardRow& row : board.rows)
            if (isAwaited(row))
                powers.push_back(row.power);
    return powers;
}

bool wouldCutShort(const OrderBoard& board, const ClubTime& now) {
    return board.deadline && now.moment < board.deadline->at.moment && !awaited(board).empty();
}

}  // namespace ephor::campaign
