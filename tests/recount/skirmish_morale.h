// Counts morale, flights, rallies and the end of a skirmish again: SKI-050 to SKI-075, SKI-125 to SKI-131.
#pragma once

#include "tests/recount/skirmish_card.h"

namespace ephor::testing {

class SkirmishMorale : public SkirmishCard {
public:
    using SkirmishCard::SkirmishCard;

    void heard(int number, const Event& event, const Table& before, const Table& after) {
        begin(number, event);
        std::visit([&](const auto& e) { see(e, before, after); }, event);
    }

private:
    using Retinue = std::pair<Side, int>;
    struct Loss {
        int all = 0;
        int thisTurn = 0;
        int tested = 0;  ///< fifths of this turn
        bool leader = false;
        bool standardSeen = false;
    };

    Retinue retinueOf(const Table& table, PieceId figure) const {
        return {table.side(figure), m_book.man(figure).retinue};
    }
    template <typename Any> void see(const Any&, const Table&, const Table&) {}

    // Phases ---------------------------------------------------------------------------------------------------------
    void see(const PhaseBegan& e, const Table& table, const Table&) {
        settle();
        if (m_isMorale)
            checkAllTested(table);
        m_isMorale = false;
        if (e.phase == skirmish::CardDrawn) {
            if (e.turn != m_countedTurn)
                for (auto& [retinue, loss] : m_losses)
                    loss.thisTurn = loss.tested = 0;
            m_countedTurn = e.turn;
        }
        if (e.phase == skirmish::Morale)
            beginMorale(table);
    }

    void see(const Noted& e, const Table& table, const Table&) {
        if (is(e.what, skirmish::why::score))
            seeScore(e, table);
    }
    void see(const Rolled& e, const Table& table, const Table&) {
        if (is(e.why, skirmish::why::rally))
            seeRally(e, table);
    }
    // SKI-126: a standard that was taken up again may be lost anew, before the next step.
    void see(const SideCounterSet& e, const Table&, const Table&) {
        using namespace skirmish;
        for (int r = 0; r < m_book.retinues(e.side); ++r)
            if (e.counter == counterOf(r, StandardState) && e.to == Carried)
                m_losses[{e.side, r}].standardSeen = false;
    }
    void see(const PieceMoved& e, const Table& before, const Table& after) {
        using namespace skirmish;
        if (is(e.why, why::fallsBack) || is(e.why, why::routs) || is(e.why, why::staysPut) || is(e.why, why::runsOn))
            seeFlight(e, before, after, length(e.to.centre - before.body(e.piece).pose.centre));
    }

    // Morale ----------------------------------------------------------------------------------------------------------
    PieceSet steady(const Table& table, const Retinue& retinue) const {
        PieceSet figures;
        for (const PieceId figure : m_book.retinueOf(retinue.first, retinue.second) & table.present())
            if (!Book::isRouting(table, figure))
                figures.insert(figure);
        return figures;
    }
    int sizeOf(const Retinue& retinue) const { return m_book.retinueOf(retinue.first, retinue.second).size(); }
    bool hasLostStandard(const Table& table, const Retinue& retinue) const {
        return table.counter(retinue.first, skirmish::counterOf(retinue.second, skirmish::StandardState)) !=
               skirmish::Carried;
    }
    // SKI-050 to SKI-053, SKI-126, SKI-128
    bool isDue(const Table& table, const Retinue& retinue) const {
        const auto found = m_losses.find(retinue);
        const Loss loss = found == m_losses.end() ? Loss{} : found->second;
        return loss.leader || (hasLostStandard(table, retinue) && !loss.standardSeen) ||
               5 * loss.thisTurn / sizeOf(retinue) > loss.tested;
    }
    void markTested(const Table& table, const Retinue& retinue) {
        Loss& loss = m_losses[retinue];
        loss.leader = false;
        loss.standardSeen = hasLostStandard(table, retinue);
        loss.tested = std::max(loss.tested, 5 * loss.thisTurn / sizeOf(retinue));
    }
    void beginMorale(const Table& table) {
        m_isMorale = true;
        m_due.clear();
        m_inStep.clear();
        for (const Side side : bothSides)
            for (int r = 0; r < m_book.retinues(side); ++r) {
                const Retinue retinue{side, r};
                if (isDue(table, retinue) && steady(table, retinue).empty())
                    markTested(table, retinue);
                else if (isDue(table, retinue))
                    m_due.insert(retinue);
            }
    }
    void checkAllTested(const Table& table) {
        for (const Retinue& retinue : m_due)  // another's flight may have brought its standard back
            check("morale: all who must test (SKI-050)", steady(table, retinue).empty() || !isDue(table, retinue),
                  fmt::format("retinue {} of {}", retinue.second + 1, name(retinue.first)));
        m_due.clear();
    }

    // SKI-054 to SKI-058, SKI-063, SKI-064
    void seeScore(const Noted& e, const Table& table) {
        using namespace skirmish;
        const Retinue retinue = retinueOf(table, e.piece);
        if (retinue != m_tested) {
            settle();
            // One test for each step; another's flight in it may have lost its standard.
            check("morale: a trigger (SKI-050, SKI-128)",
                  m_inStep.insert(retinue).second && (m_due.erase(retinue) == 1 || isDue(table, retinue)), id(e.piece));
            markTested(table, retinue);
            m_tested = retinue;
            m_lastDistance = 1e9;
        }
        int modifier = -(5 * m_losses[retinue].all / sizeOf(retinue));
        modifier -= table.counter(retinue.first, counterOf(retinue.second, StandardState)) == Captured ? 2 : 0;
        modifier += m_book.isLed(table, retinue.first, retinue.second) ? 3 : 0;
        check("morale: modifiers (SKI-054 to SKI-056)", e.breakdown.total() == modifier,
              fmt::format("{}: {}, counted {}", id(e.piece), e.breakdown.total(), modifier));
        check("morale: score (SKI-057)", e.otherNumber == e.number + modifier, id(e.piece));
        const bool isForEach = m_book.option("morale_roll") == "figure";
        for (const PieceId figure : steady(table, retinue))
            if (!isForEach || figure == e.piece) {
                m_findings.checked("morale tests of figures");
                if (const int result = m_book.result(table, figure, e.otherNumber))
                    m_results[figure] = result;
            }
        m_before = table;
    }

    void see(const CounterSet& e, const Table&, const Table&) {
        using namespace skirmish;
        if (e.counter != State)
            return;
        if (is(e.why, why::rallied)) {
            check("rally: who (SKI-072 to SKI-074)", m_rallies.erase(e.piece) == 1, id(e.piece));
        } else if (e.to != Steady) {
            const auto found = m_results.find(e.piece);
            const int result = e.to == Routing ? 2 : 1;
            check("morale: result (SKI-057)", found != m_results.end() && found->second == result,
                  fmt::format("{}: {}", id(e.piece), result));
            m_results.erase(e.piece);
            m_runs[e.piece] = result;
        }
    }

    // All who had to flee, rally or run have done so.
    void settle() {
        check("morale: all results come (SKI-057)", m_results.empty(),
              m_results.empty() ? "" : id(m_results.begin()->first));
        check("flight: all run (SKI-060, SKI-062)", m_runs.empty(), m_runs.empty() ? "" : id(m_runs.begin()->first));
        check("rally: all who may (SKI-071)", m_rallies.empty(), m_rallies.empty() ? "" : id(*m_rallies.begin()));
        m_results.clear();
        m_runs.clear();
        m_rallies.clear();
        m_tested = {Side::A, -1};
    }

    // SKI-071 to SKI-075, SKI-A34
    void seeRally(const Rolled& e, const Table& table) {
        static constexpr std::array<int, 4> from{10, 7, 4, 1};
        check("rally: whose (SKI-002)", isPhasing(table, e.piece) && m_phase == skirmish::RallyAndMove, id(e.piece));
        for (const PieceId figure :
             m_book.retinueOf(table.side(e.piece), m_book.man(e.piece).retinue) & table.present()) {
            if (!Book::isRouting(table, figure))
                continue;
            const int shift = m_book.option("rally_shift") == "true" ? m_book.levels(table, figure) : 0;
            const auto grade = static_cast<std::size_t>(std::clamp(m_book.man(figure).grade + shift, 0, 3));
            if (e.roll[0] >= from[grade])
                m_rallies.insert(figure);
            else
                m_runs[figure] = 3;
        }
    }

    // Flights ---------------------------------------------------------------------------------------------------------
    double toNearestEnemy(const Table& table, PieceId figure, PieceId* nearest = nullptr) const {
        double least = 1e9;
        for (const PieceId enemy : table.present(other(table.side(figure))))
            if (const double way = length(table.body(enemy).pose.centre - table.body(figure).pose.centre);
                way < least) {
                least = way;
                if (nearest)
                    *nearest = enemy;
            }
        return least;
    }

    // SKI-060 to SKI-062, SKI-075, SKI-129
    void seeFlight(const PieceMoved& e, const Table& before, const Table& after, double way) {
        using namespace skirmish;
        const auto found = m_runs.find(e.piece);
        const std::string who = fmt::format("{}, {} inches", id(e.piece), way);
        if (!check("flight: whose (SKI-060, SKI-075)", found != m_runs.end(), who))
            return;
        const bool isFirst = found->second != 3;
        const bool isRout = found->second != 1;
        m_runs.erase(found);
        const double most = m_book.flight(e.piece);
        const Vec from = before.body(e.piece).pose.centre;
        check("flight: far enough (SKI-A16)", way <= most + 1e-4, who);
        check("flight: the whole way (SKI-A16)", way >= most - 1e-4 || isBlocked(after, e.piece, 0.06), who);
        check("flight: not into contact (SKI-129)",
              (m_book.enemiesTouching(after, e.piece) - m_book.enemiesTouching(before, e.piece)).empty(), who);
        PieceId nearest;
        toNearestEnemy(before, e.piece, &nearest);
        if (isFirst && nearest) {
            const Vec away = from - before.body(nearest).pose.centre;
            check("flight: away from the nearest enemy (SKI-129)",
                  dot(e.to.facing, away) >= (1 - 1e-6) * length(away) || length(away) == 0, who);
            const double distance = toNearestEnemy(m_before, e.piece);
            check("flight: farthest first (SKI-129)", distance <= m_lastDistance + 1e-6, who);
            m_lastDistance = distance;
        }
        if (way > 1e-6)
            check("flight: facing away (SKI-060)", dot(e.to.facing, e.to.centre - from) >= way - 1e-4, who);
        // Only a rout reaches the edge and leaves.
        const bool isHome = isRout && !isFirst && way >= most - 1e-4;
        if (isHome && isFreeHome(before, e.piece, most))
            check("flight: straight to the own edge (SKI-075)",
                  (e.to.centre.y - from.y) * (before.side(e.piece) == Side::A ? -1 : 1) >= most - 1e-3, who);
    }
    bool isFreeHome(const Table& table, PieceId figure, double way) const {
        const Vec home{0, table.side(figure) == Side::A ? -1.0 : 1.0};
        const Vec from = table.body(figure).pose.centre;
        const Vec end = from + home * way;
        for (const PieceId one : table.present())
            if (one != figure && Book::squaredFromLine(table.body(one).pose.centre, from, end) <
                                     std::pow(m_book.man(one).radius() + m_book.man(figure).radius() + 0.1, 2))
                return false;
        for (const Terrain& one : m_book.game.setup().terrain)
            if (one.ground == Ground::Impassable)
                return false;
        return end.y > 1 && end.y < table.size().height - 1;
    }

    void see(const PieceRemoved& e, const Table& before, const Table&) {
        using namespace skirmish;
        if (is(e.why, why::offTable)) {
            const Vec at = before.body(e.piece).pose.centre;
            const double edge = std::min({at.x, at.y, before.size().width - at.x, before.size().height - at.y}) -
                                m_book.man(e.piece).radius();
            const auto found = m_runs.find(e.piece);
            check("flight: off the table in a rout alone (SKI-062)",
                  found != m_runs.end() && found->second != 1 && edge <= m_book.flight(e.piece) + 1e-4, id(e.piece));
        }
        m_runs.erase(e.piece);
        if (before.turn() == 0)
            return;
        Loss& loss = m_losses[retinueOf(before, e.piece)];
        ++loss.all;
        ++loss.thisTurn;
        loss.leader = loss.leader || (m_book.man(e.piece).leader && !is(e.why, why::offTable));  // SKI-051
    }

    // SKI-131
    void see(const Ended& e, const Table& table, const Table&) {
        std::array<int, 2> able{};
        std::array<int, 2> all{};
        for (const Side side : bothSides) {
            all[index(side)] = table.all(side).size();
            for (const PieceId figure : table.present(side))
                able[index(side)] += Book::isRouting(table, figure) ? 0 : 1;
        }
        const int a = able[0] * all[1] * 100;
        const int b = able[1] * all[0] * 100;
        const int tenth = 10 * all[0] * all[1];
        Winner winner = a - b >= tenth ? Winner::A : b - a >= tenth ? Winner::B : Winner::Draw;
        if (able[0] == 0 || able[1] == 0)
            winner = able[0] != 0 ? Winner::A : able[1] != 0 ? Winner::B : Winner::Draw;
        check("the end (SKI-131)", e.winner == winner,
              fmt::format("{} of {} and {} of {}", able[0], all[0], able[1], all[1]));
        const std::string limit = m_book.option("turn_limit");
        check("the end: in time (SKI-131)",
              able[0] == 0 || able[1] == 0 || m_turn == (limit == "none" ? 50 : std::stoi(limit)),
              fmt::format("{}", m_turn));
    }

    int m_countedTurn = 0;
    std::map<Retinue, Loss> m_losses;
    std::set<Retinue> m_due;     ///< retinues that must test in this step
    std::set<Retinue> m_inStep;  ///< those that have tested in it
    bool m_isMorale = false;
    Retinue m_tested{Side::A, -1};
    std::map<PieceId, int> m_results;  ///< that are to come: 1 fall back, 2 rout
    std::map<PieceId, int> m_runs;     ///< who is to run: by result, 3 for one that has not rallied
    std::set<PieceId> m_rallies;
    Table m_before;  ///< when the test was rolled for
    double m_lastDistance = 1e9;
};

}  // namespace ephor::testing
