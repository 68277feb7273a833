// What a golden battle of Alala! tells: its events are folded over the opening table, and what is seen on the way is
// kept by name.
#pragma once

#include "core/rules/alala/battle/battle.h"

#include <algorithm>
#include <set>
#include <string>

namespace ephor::testing {

class Told final : public Listener {
public:
    explicit Told(const Game& game)
        : m_game(static_cast<const alala::AlalaGame&>(game)), m_table(game.opening()), m_pack(alala::othismosPack()) {}

    void heard(int, const Event& event) override {
        std::visit([&](const auto& one) { look(one); }, event);
        m_table.apply(event);
        std::visit([&](const auto& one) { lookAfter(one); }, event);
    }
    bool of(const std::string& fact) const { return m_facts.contains(fact); }
    const std::set<std::string>& all() const { return m_facts; }

private:
    /// Before the event.
    template <typename Any> void look(const Any&) {}
    void look(const PieceRemoved& e) {
        using namespace alala;
        if (e.why == &why::leavesTable && is(m_table, e.piece, Status::Routing))
            m_facts.insert("routs off the table");
        if (e.why == &why::destroyed && is(m_table, e.piece, Status::LastStand) &&
            gradeOf(m_game, m_table, e.piece) == Grade::A)
            m_facts.insert("stands to the death");
    }
    void look(const CounterSet& e) {
        using namespace alala;
        if (e.counter == Blessing && e.why == &why::godsWatchOver && e.to < m_table.counter(e.piece, Blessing))
            m_facts.insert("the gods watched over a throw");
        if (e.counter == Leader && e.to == 1 && e.why == &why::successor && m_dead &&
            m_game.profile(e.piece).phalanx == m_game.profile(m_dead).phalanx &&
            m_table.side(e.piece) == m_table.side(m_dead))
            m_facts.insert("a leader is killed and succeeded");
    }

    /// After it.
    template <typename Any> void lookAfter(const Any&) {}
    void lookAfter(const PiecePlaced& e) {
        if (m_cardDrawn)
            m_placed.insert(m_table.side(e.piece));
        if (m_placed.size() == 2)
            m_facts.insert("cards deploy both armies");
    }
    void lookAfter(const Rolled& e) { m_cardDrawn = m_cardDrawn || e.why == &alala::why::deploymentCard; }
    void lookAfter(const SideCounterSet& e) {
        using namespace alala;
        if (e.counter == Features && e.why == &why::terrainPlaced)
            m_facts.insert("a Joker brings terrain");
        if (e.why == &why::keepsCard)
            lookAtHands();
    }
    void lookAfter(const Noted& e) {
        using namespace alala;
        if (e.what == &why::leaderKilled)
            m_dead = e.piece;
        if (e.what == &why::combatResult && m_table.phase() != CombatPhase)
            m_facts.insert("fights a new enemy in pursuit");
        if (e.what == &why::combatDice && liveDepth(m_game, m_table, e.piece) > 1)
            for (const BreakdownLine& line : e.breakdown.lines())
                if (line.why->rule == "ALA-206" || line.why->rule == "ALA-207")
                    m_facts.insert("a deep phalanx of " + m_game.setup().lists[index(m_table.side(e.piece))].state);
        for (const Card card : m_pack)
            if (cards()[static_cast<std::size_t>(card)].rule == e.what->rule)
                m_facts.insert("card " + cards()[static_cast<std::size_t>(card)].id);
    }

    /// Cards that do nothing but lie in a hand (ALA-250).
    void lookAtHands() {
        using namespace alala;
        int plumages = 0;
        for (std::size_t i = 0; i < m_pack.size(); ++i)
            for (const Side side : bothSides)
                if (m_pack[i] == Card::BeautifulPlumage &&
                    (i < 15 ? m_table.counter(side, HandLow) >> i : m_table.counter(side, HandHigh) >> (i - 15)) % 2 !=
                        0)
                    ++plumages;
        if (plumages > 0)
            m_facts.insert("card " + cards()[static_cast<std::size_t>(Card::BeautifulPlumage)].id);
        if (plumages > 1)
            m_facts.insert("both plumages are kept");
    }

    const alala::AlalaGame& m_game;
    Table m_table;
    std::array<alala::Card, alala::othismosCards> m_pack;
    std::set<std::string> m_facts;
    std::set<Side> m_placed;
    bool m_cardDrawn = false;
    PieceId m_dead;
};

}  // namespace ephor::testing
