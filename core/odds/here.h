// A battle led up to a question: where odds "from here", the adviser and look-ahead begin.
#pragma once

#include "core/battle/delegating_player.h"
#include "core/battle/fight.h"

namespace ephor {

/// What the asked side may know of the way here, and nothing else. The answers that are secret from it are not in
/// `prefix`: they are asked again of the players. From roll number `rolls` on other dice fall: the dice to come of the
/// true battle are never drawn.
struct Here {
    Record prefix;  ///< dice, forks that have been taken, public entries; no set-up
    int rolls = 0;  ///< rolls made so far
    int asked = 0;  ///< Position::asked of the question that is due
    Side side{};    ///< whose question it is
};

/// Where a fight with this record was left.
Here hereOf(const Record& record, const Pending& pending);

/// Where a player is being asked. The position must have a record.
Here hereOf(const Position& position, Side asked);

/// Gives one answer, at one question, and leaves all others to `then`: "what if it did that?"
class AnswerOnce final : public DelegatingPlayer {
public:
    AnswerOnce(int asked, const Choice& choice, const Player& then)
        : DelegatingPlayer(then), m_asked(asked), m_choice(choice) {}
    /// From the next run on it gives another answer.
    void setChoice(const Choice& choice) { m_choice = choice; }

private:
    std::optional<Choice> ownAnswer(const Request& /*request*/, const Position& position) const override {
        return position.asked == m_asked ? std::optional(m_choice) : std::nullopt;
    }

    int m_asked;
    Choice m_choice;
};

/// Fights one battle after the other, from the opening or from here: run i always falls out the same. Allocates nothing
/// in a run once some have been fought, unless a player does. One for each thread.
class Rerun final {
public:
    /// `here` may be null: from the opening, with FastDice(seed, i) in run i. It must outlive this.
    Rerun(const Game& game, const Here* here, std::uint64_t seed);

    /// `conditions` says who plays; its dice and key are set here, and from a Here on whose knowledge counts (`knows`).
    Run fight(std::int64_t run, Conditions conditions);
    const Table& table() const { return m_fight.table(); }

private:
    Fight m_fight;
    const Here* m_here;
    std::uint64_t m_seed;
    FastDice m_fast;
    std::optional<SealedDice> m_sealed;  ///< as at the beginning, where the battle's dice are sealed
    Record m_record;
    std::optional<SealedDice> m_sealedNow;  ///< of this run
};

}  // namespace ephor
