// A battle up to a question: the start of odds "from here", of the adviser and of look-ahead.
#pragma once

#include "core/battle/delegating_player.h"
#include "core/battle/fight.h"

namespace ephor {

/// The part of the record that the asked side may know. Answers that are secret from it are not in `prefix`; the
/// players are asked for them again. From roll number `rolls` on other dice are used, so the future dice of the true
/// battle are never drawn.
struct Here {
    Record prefix;  ///< dice, past forks and public entries; no set-up
    int rolls = 0;  ///< rolls made so far
    int asked = 0;  ///< Position::asked of the question that is due
    Side side{};    ///< the side that is asked
    /// False: what is hidden from the asked side is dealt again. True: as it was, to look back at a battle.
    bool keepsHidden = false;
};

/// The state in which a fight with this record stopped.
Here hereOf(const Record& record, const Pending& pending);

/// The state after so many entries and rolls of a record, with all that was hidden then.
Here hereAfter(const Record& record, std::size_t entries, int rolls);

/// The state in which a player is being asked. The position must have a record.
Here hereOf(const Position& position, Side asked);

/// Gives one answer to one question and forwards all others to `then`. For trying an answer.
class AnswerOnce final : public DelegatingPlayer {
public:
    AnswerOnce(int asked, const Choice& choice, const Player& then)
        : DelegatingPlayer(then), m_asked(asked), m_choice(choice) {}
    /// Sets another answer for the next run.
    void setChoice(const Choice& choice) { m_choice = choice; }

private:
    std::optional<Choice> ownAnswer(const Request& /*request*/, const Position& position) const override {
        return position.asked == m_asked ? std::optional(m_choice) : std::nullopt;
    }

    int m_asked;
    Choice m_choice;
};

/// Fights battles repeatedly, from the opening or from a Here. Run i always has the same result. After the first runs
/// nothing is allocated, except by players. Use one for each thread.
class Rerun final {
public:
    /// If `here` is null, battles start at the opening, and run i uses FastDice(seed, i). `here` must outlive this.
    Rerun(const Game& game, const Here* here, std::uint64_t seed);

    /// Later runs start here. `here` must outlive this.
    void startFrom(const Here& here);

    /// `conditions` gives the players. Its dice and key are set here and, for a Here, the side whose knowledge counts
    /// (`knows`).
    Run fight(std::int64_t run, Conditions conditions);
    const Table& table() const { return m_fight.table(); }

private:
    Fight m_fight;
    const Here* m_here;
    std::uint64_t m_seed;
    FastDice m_fast;
    std::optional<SealedDice> m_sealed;  ///< initial state, if the battle's dice are sealed
    Record m_record;
    std::optional<SealedDice> m_sealedNow;  ///< state in this run
};

}  // namespace ephor
