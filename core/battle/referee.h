// The only object that rules talk to. Dice, choices and changes of the table go through it.
#pragma once

#include "core/battle/game.h"
#include "core/battle/pending.h"
#include "core/battle/record/dice_stream.h"
#include "core/battle/record/record_cursor.h"

#include <limits>

namespace ephor {

/// Answers to minor decisions that a side has given in advance: order key and value (OrderInfo).
using StandingOrders = std::vector<std::pair<std::string, std::string>>;

/// The conditions of a fight: dice, players, orders and listener.
struct Conditions {
    DiceSource* dice = nullptr;              ///< none: those of the record
    std::array<const Player*, 2> players{};  ///< none: a person, whose answer the fight waits for
    std::array<const StandingOrders*, 2> orders{};
    Listener* listener = nullptr;
    std::uint64_t key = 0;  ///< see Position
    int waitAtRoll =
        std::numeric_limits<int>::max();  ///< from this roll on, wait for a person to roll or to type in dice
    /// In a what-if: the side that looks ahead. Information hidden from it is dealt again (Game::redeal) where the
    /// record's answers end.
    std::optional<Side> knows;
};

/// The sessions of both players during a run; null for a player without memory and for a person.
using PlayerSessions = std::array<PlayerSession*, 2>;

class Referee {
public:
    /// The record's entries answer first; later answers of players are appended to it.
    Referee(const Game& game, Table& table, const Conditions& conditions, Record* record,
            const PlayerSessions& sessions = {});

    const Game& game() const { return m_game; }
    const Table& table() const { return m_table; }

    /// Rolls dice. Both sides see the faces unless the request is secret.
    Roll roll(const RollRequest& request);
    void rollAgain(Roll& roll, int die, const RollRequest& request);

    /// Asks a player and returns a legal choice. Leaves the fight if a person has to answer.
    Choice choose(const Request& request);
    /// For options that are expensive to find, and of which there are certainly several: `list()` is called at most
    /// once, when the options are first read.
    template <typename List> Choice choose(Request& request, const List& list) {
        const ListedLate<List> late(list);
        request.options = late;
        return choose(request);
    }
    /// Both sides choose secretly, without knowing the other's choice.
    std::array<Choice, 2> chooseBoth(const Request& a, const Request& b);

    template <typename E> void apply(const E& event) {
        m_table.apply(event);
        if constexpr (requires { changeBy(event); })
            tell(changeBy(event));
        if (m_conditions.listener)
            m_conditions.listener->heard(m_events, Event(event));
        ++m_events;
    }

    /// Applies a Noted. The event is built only if there is a listener, because it does not change the table.
    void note(const Reason& what, Side side, PieceId piece, PieceId other, int number, int otherNumber,
              const Breakdown& breakdown) {
        if (m_conditions.listener)
            m_conditions.listener->heard(m_events, Noted{&what, side, piece, other, static_cast<std::int16_t>(number),
                                                         static_cast<std::int16_t>(otherNumber), breakdown});
        ++m_events;
    }

    /// Marks a point where the rules keep no state outside the table, so the umpire may correct it. True if it was
    /// corrected.
    bool safePoint();

    int events() const { return m_events; }
    int rolls() const { return m_rolls; }
    int asked() const { return m_asked; }
    std::size_t used() const { return m_record.used(); }

private:
    Choice answered(const Request& request, std::size_t publicEntries);
    /// The answer of the player or, if it has one, of its session.
    Choice playersAnswer(const Player& player, const Request& request, std::size_t publicEntries) const;
    /// Rounds and checks a new answer.
    void finish(const Request& request, Choice& choice) const;
    /// The player's answer, rounded and checked.
    Choice answerOf(const Player& player, const Request& request, std::size_t publicEntries) const;
    /// The general case: there is a record to read or write, a standing order, or a person to wait for.
    Choice answeredOnRecord(const Request& request, const Player* player, std::size_t publicEntries);
    Position position(std::size_t publicEntries) const {
        return {m_game, m_table, m_conditions.key, m_asked, m_rolls, m_record.record(), publicEntries};
    }
    static TableChange changeBy(const PiecePlaced& e) { return {.kind = TableChange::Kind::Placed, .piece = e.piece}; }
    static TableChange changeBy(const PieceMoved& e) { return {.kind = TableChange::Kind::Moved, .piece = e.piece}; }
    static TableChange changeBy(const PieceRemoved& e) {
        return {.kind = TableChange::Kind::Removed, .piece = e.piece};
    }
    static TableChange changeBy(const CounterSet& e) {
        return {.kind = TableChange::Kind::PieceCounter, .piece = e.piece, .counter = e.counter};
    }
    static TableChange changeBy(const SideCounterSet& e) {
        return {.kind = TableChange::Kind::SideCounter, .side = e.side, .counter = e.counter};
    }
    static TableChange changeBy(const PhaseBegan&) { return {.kind = TableChange::Kind::Phase}; }
    void tell(const TableChange& change) const {
        for (PlayerSession* session : m_listening)
            if (session)
                session->changed(m_table, change);
    }
    void draw(const RollRequest& request, std::span<std::uint8_t> faces, bool& typedIn);
    /// Deals hidden information again, once, in a what-if.
    void redealOnce();
    void correct(const Correction& correction);
    static bool hasSoleAnswer(const Request& request);
    static Choice soleAnswer(const Request& request);
    [[noreturn]] void leave(Pending pending) const;

    const Game& m_game;
    Table& m_table;
    const Conditions& m_conditions;
    PlayerSessions m_sessions;   ///< by side
    PlayerSessions m_listening;  ///< the same, each once
    RecordCursor m_record;
    DiceStream m_dice;
    int m_asked = 0;  // not beside m_rolls: both would be read as one while this one is still being written
    std::size_t m_safeAt = std::numeric_limits<std::size_t>::max();
    int m_events = 0;
    int m_rolls = 0;
    bool m_redealt = false;
};

}  // namespace ephor
