// Writes the headline of one fight from its events. Private to headlines.cpp.
#pragma once

#include "core/battle/telling/headlines.h"

namespace ephor {

class FightTelling {
public:
    FightTelling(const Game& game, const Headlines& all, Headline& into)
        : m_game(game), m_all(all), m_into(into), m_two(into.pieces) {}

    /// Call it for the events of the fight in their order.
    void hear(const Event& event) {
        std::visit([this](const auto& e) { take(e); }, event);
    }
    /// Decides who won, and writes the text.
    void tell();

private:
    struct Fate {
        Fate() = default;
        explicit Fate(std::string verb) : text(std::move(verb)) {}
        explicit Fate(const Reason& why) : text(why.text), meaning(why.meaning) {}

        std::string text{};
        Meaning meaning = Meaning::None;
    };
    /// What became of one of the two.
    struct Fates {
        Fate removed{};
        Fate flag{};
        Fate moved{};

        const Fate& last() const { return !removed.text.empty() ? removed : !flag.text.empty() ? flag : moved; }
        /// The lower, the worse.
        int worth() const { return !removed.text.empty() ? 0 : !flag.text.empty() ? 1 : 2; }
    };
    struct Verb;

    int at(PieceId piece) const { return piece == m_two[0] ? 0 : piece == m_two[1] ? 1 : -1; }

    template <typename Any> void take(const Any&) {}
    void take(const Noted& e);
    void take(const Rolled& e);
    void take(const PieceRemoved& e);
    void take(const PieceMoved& e);
    void take(const CounterSet& e);
    void takeNumbers(const Noted& e, std::size_t own);

    bool isWorse(std::size_t one) const;
    /// True if the numbers are what the enemy lost, not what each scored.
    bool countsLosses() const { return !m_note->unit.empty() && m_note->unit == m_note->units; }
    bool isToldWithLosses(std::size_t one) const;
    std::string numbers(std::size_t first) const;
    std::string amount(int number) const;
    std::string becameOf(std::size_t one) const;
    std::string undecided() const;
    std::string melee() const;
    std::string shot() const;

    const Game& m_game;
    const Headlines& m_all;
    Headline& m_into;
    std::array<PieceId, 2> m_two;
    const FightNote* m_note = nullptr;  ///< the last one
    std::array<int, 2> m_numbers{};
    std::array<int, 2> m_ranks{};
    std::array<Fates, 2> m_fates;
    std::vector<std::pair<PieceId, std::string>> m_others;  ///< other pieces that left the table
    int m_charged = -1;                                     ///< which of the two
    int m_shooter = -1;
    int m_hits = 0;
    int m_hitsNow = 0;        ///< of the last roll
    bool m_hasSaved = false;  ///< the target rolled against a hit
};

}  // namespace ephor
