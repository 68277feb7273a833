// Counts shots and melees of a skirmish again: SKI-020 to SKI-049, SKI-081 to SKI-083, SKI-113 to SKI-121.
#pragma once

#include "tests/recount/skirmish_card.h"

namespace ephor::testing {

class SkirmishFights : public SkirmishCard {
public:
    using SkirmishCard::SkirmishCard;

    void heard(int number, const Event& event, const Table& before, const Table& after) {
        begin(number, event);
        std::visit([&](const auto& e) { see(e, before); }, event);
        forgetMelees(after);
    }

private:
    using Pair = std::pair<PieceId, PieceId>;
    /// What must come next.
    enum class Stage { None, Hit, Block, Leader, Wound, Falls };

    static Pair ordered(PieceId a, PieceId b) { return a < b ? Pair{a, b} : Pair{b, a}; }

    // SKI-039: a melee lasts as long as the two touch.
    void forgetMelees(const Table& table) {
        const auto isOver = [&](const Pair& pair) {
            return !table.isPresent(pair.first) || !table.isPresent(pair.second) ||
                   !m_book.touch(table, pair.first, pair.second);
        };
        std::erase_if(m_met, isOver);
        std::erase_if(m_charged, [&](const auto& one) { return isOver({one.first, one.second}); });
    }

    template <typename Any> void see(const Any&, const Table&) {}

    void see(const PhaseBegan& e, const Table& table) {
        settle();
        if (e.phase == skirmish::CardDrawn)
            m_shot.clear();
        if (m_isComplete && e.phase == skirmish::Morale)
            check("melee: every pair (SKI-118)", m_due.empty(), "a pair in contact did not fight");
        m_due.clear();
        m_isComplete = false;
        if (e.phase != skirmish::Melee)
            return;
        const bool isSequence = m_book.option("multi") == "sequence";
        m_isComplete = isSequence && m_book.option("melee_per") == "card" && m_book.option("cards") == "player";
        for (const PieceId figure : table.present())
            if (isPhasing(table, figure))
                for (const PieceId enemy : m_book.enemiesTouching(table, figure))
                    m_due.insert(ordered(figure, enemy));
    }

    void see(const Noted& e, const Table& table) {
        using namespace skirmish;
        if (is(e.what, why::shot))
            seeShot(e, table);
        else if (is(e.what, why::factors))
            seeFactors(e, table);
        else if (is(e.what, why::charges))
            m_lastCharge[e.piece] = m_turn;
    }

    // SKI-022 to SKI-028, SKI-113 to SKI-115
    void seeShot(const Noted& e, const Table& table) {
        settle();
        const Man& shooter = m_book.man(e.piece);
        const Vec to = table.body(e.other).pose.centre;
        const double gap = m_book.gap(table, e.piece, e.other);
        const std::string who = fmt::format("{} at {}, {} inches", id(e.piece), id(e.other), gap);
        check("shots: range (SKI-022)", shooter.longRange > 0 && gap <= shooter.longRange + 1e-6, who);
        check("shots: inches told", e.number == static_cast<int>(std::ceil(std::max(0.0, gap - 1e-6))), who);
        check("shots: arc (SKI-114)", Book::isInFront(table.body(e.piece).pose, to), who);
        check("shots: line (SKI-114)", m_book.sees(table, e.piece, e.other), who);
        check("shots: who may (SKI-115)",
              isPhasing(table, e.piece) && m_phase == skirmish::Shooting && m_lastCharge[e.piece] != m_turn &&
                  m_fled[e.piece] != m_turn && !Book::isRouting(table, e.piece) &&
                  m_book.enemiesTouching(table, e.piece).empty() && m_shot.insert(e.piece).second,
              who);
        check("shots: not into a melee (SKI-115)", m_book.enemiesTouching(table, e.other).empty(), who);
        m_struck = e.other;
        m_hitsUpTo = gap <= shooter.shortRange + 1e-6 ? 6 : 3;
        m_blocksUpTo = m_book.blocks(table, e.other, table.body(e.piece).pose.centre);
        m_stage = Stage::Hit;
    }

    // SKI-030 to SKI-049, SKI-118, SKI-119
    void seeFactors(const Noted& e, const Table& table) {
        settle();
        const Pair pair = ordered(e.piece, e.other);
        const auto charged = m_charged.find(e.piece);
        const bool isCharging = charged != m_charged.end() && charged->second == e.other;
        const int factors = m_book.factors(table, e.piece, e.other, !m_met.contains(pair), isCharging);
        const std::string who = fmt::format("{} against {}", id(e.piece), id(e.other));
        check("melee: factors (SKI-031)", e.breakdown.total() == factors,
              fmt::format("{}: {}, counted {}", who, e.breakdown.total(), factors));
        check("melee: score (SKI-035)", e.number == std::clamp(m_die + factors, 1, 12), who);
        const int margin = m_book.margin(table, e.piece, table.body(e.other).pose.centre);
        check("melee: lead that kills (SKI-034)", e.otherNumber == margin,
              fmt::format("{}: {}, counted {}", who, e.otherNumber, margin));
        if (!m_first) {
            check("melee: in contact (SKI-030)", m_book.touch(table, e.piece, e.other), who);
            check("melee: each pair once in its card (SKI-118)", m_due.erase(pair) == 1, who);
            m_first = e.piece;
            m_score = e.number;
            m_margin = margin;
            return;
        }
        m_met.insert(pair);
        std::erase_if(m_charged, [&](const auto& one) { return ordered(one.first, one.second) == pair; });
        if (m_score - e.number >= margin)  // SKI-032
            expectHit(e.piece);
        else if (e.number - m_score >= m_margin)
            expectHit(m_first);
        m_first = {};
        m_findings.checked("melee rounds");
    }

    // SKI-117, SKI-081
    void expectHit(PieceId figure) {
        m_struck = figure;
        m_stage = m_book.man(figure).leader ? Stage::Leader : Stage::Falls;
    }

    void see(const Rolled& e, const Table& table) {
        const int die = e.roll[0];
        if (e.why == &skirmish::why::meleeRoll) {
            m_die = die;
        } else if (m_stage == Stage::Hit) {
            check("shots: a die of the shooter (SKI-020)", e.roll.sides == 12 && e.side == m_phasing, id(m_struck));
            m_stage = die <= m_hitsUpTo ? Stage::Block : Stage::None;
            m_findings.checked("shots");
        } else if (m_stage == Stage::Block) {
            check("shots: a die of the target (SKI-021)", e.roll.sides == 12 && e.piece == m_struck, id(m_struck));
            m_stage = Stage::None;
            if (die > m_blocksUpTo)
                expectHit(m_struck);
        } else if (m_stage == Stage::Leader) {
            check("leaders: a die of the enemy (SKI-081)", e.piece == m_struck && e.side != table.side(m_struck),
                  id(m_struck));
            m_stage = die <= 3 || table.counter(m_struck, skirmish::Wounds) >= 2 ? Stage::Falls : Stage::Wound;
        }
    }

    void see(const CounterSet& e, const Table& before) {
        using namespace skirmish;
        if (e.counter == Wounds) {
            check("leaders: wounds (SKI-082)",
                  m_stage == Stage::Wound && e.piece == m_struck && e.to == before.counter(e.piece, Wounds) + 1,
                  id(e.piece));
            m_stage = Stage::None;
        }
        if (e.counter == State && e.to != Steady && !is(e.why, why::rallied))
            m_fled[e.piece] = m_turn;
    }

    // SKI-044, SKI-045: the bonus against whom the charge has met.
    void see(const PieceMoved& e, const Table& before) {
        using namespace skirmish;
        if (is(e.why, why::runsOn))
            m_fled[e.piece] = m_turn;
        if (!is(e.why, why::chargeMove))
            return;
        const Man& man = m_book.man(e.piece);
        const double way = length(e.to.centre - before.body(e.piece).pose.centre);
        PieceId met;
        double least = 1e9;
        for (const PieceId enemy : before.present(other(before.side(e.piece)))) {
            const double gap =
                length(before.body(enemy).pose.centre - e.to.centre) - man.radius() - m_book.man(enemy).radius();
            if (gap < least) {
                least = gap;
                met = enemy;
            }
        }
        check("charges: contact (SKI-110)", met && least <= 0.01 + 1e-6, id(e.piece));
        if (met && way >= (man.mounted ? man.move() / 2 : 2.0) - 1e-6)
            m_charged[e.piece] = met;
    }

    void see(const PieceRemoved& e, const Table&) {
        using namespace skirmish;
        if (!is(e.why, why::killed) && !is(e.why, why::shotDown) && !is(e.why, why::leaderKilled) &&
            !is(e.why, why::leaderCaptured))
            return;
        check("losses: by a hit (SKI-032, SKI-117)", m_stage == Stage::Falls && e.piece == m_struck, id(e.piece));
        m_stage = Stage::None;
        std::erase_if(m_due, [&](const Pair& pair) { return pair.first == e.piece || pair.second == e.piece; });
    }

    void see(const Ended&, const Table&) { settle(); }

    // What was due must have come before anything else begins.
    void settle() {
        check("outcomes (SKI-021, SKI-032)", m_stage == Stage::None, id(m_struck) + ": what was due did not come");
        m_stage = Stage::None;
    }

    std::set<Pair> m_met;                  ///< whose first round is over
    std::map<PieceId, PieceId> m_charged;  ///< who has the charge bonus against whom
    std::set<Pair> m_due;                  ///< pairs that are to fight in this step
    bool m_isComplete = false;             ///< all of them
    std::map<PieceId, int> m_lastCharge;   ///< by turn
    std::map<PieceId, int> m_fled;
    std::set<PieceId> m_shot;  ///< on this card
    Stage m_stage = Stage::None;
    PieceId m_struck;
    PieceId m_first;  ///< of the pair that fights
    int m_die = 0;
    int m_score = 0;
    int m_margin = 0;
    int m_hitsUpTo = 0;
    int m_blocksUpTo = 0;
};

}  // namespace ephor::testing
