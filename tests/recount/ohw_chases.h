// Counts moves, flights, pursuits and rampages of O/THW Ancients again.
#pragma once

#include "tests/recount/ohw_part.h"

namespace ephor::testing {

class OhwChases : public OhwPart {
public:
    using OhwPart::OhwPart;

    void heard(int number, const Event& event, const Table& before) {
        m_number = number;
        std::visit([&](const auto& e) { look(e, before); }, event);
    }

private:
    template <typename Any> void look(const Any&, const Table&) {}

    void look(const PhaseBegan&, const Table& before) { closePursuit(before); }

    void look(const Rolled& e, const Table& before) {
        if (ruleOf(e.why) != "OTW-047" || e.rerolled >= 0)
            return;
        closePursuit(before);
        check("pursuers test", before.counter(e.piece, ohw::Pursuing) != 0, e.piece, "it does not pursue");
        m_pursuer = e.piece;
        m_pursuitFrom = before;
        m_target = targetOf(before, e.piece);
    }

    void look(const Noted& e, const Table& before) {
        if (ruleOf(e.what) != "OTW-048")
            return;
        if (const auto fled = m_fledFrom.find(targetOf(before, e.piece)); fled != m_fledFrom.end())
            check("waits at the edge", m_field.square(before, e.piece) == fled->second, e.piece,
                  "it waits in mid-board for a target that fled off");
    }

    void look(const PieceMoved& e, const Table& before) {
        const std::string_view rule = ruleOf(e.why);
        const Square from = m_field.square(before, e.piece);
        const Square to = m_field.squareAt(e.to);
        const Heading heading = ohw_texts::headingOf(e.to);
        if (rule == "OTW-012" || rule == "OTW-010")
            check("moves", obeys(before, e.piece), e.piece, "it takes no orders");
        if (rule == "OTW-012") {
            const std::optional<int> cost = m_field.costTo(before, e.piece, e.to);
            check("moves", cost && *cost <= m_field.stat(e.piece, "move"), e.piece, "farther than its Move");
        }
        if (rule == "OTW-038") {
            const Flight flight = m_field.flight(before, e.piece);
            check("flights",
                  flight.end == Flight::End::Stands && flight.square == to &&
                      heading == ohw_texts::BoardText::home(before.side(e.piece)),
                  e.piece, "it flees elsewhere");
        }
        if (rule == "OTW-061")
            check("rampages",
                  straightTo(from, to).value_or(heading) == heading && steps(from, to) <= m_field.stat(e.piece, "move"),
                  e.piece, "not straight");
    }

    void look(const PieceRemoved& e, const Table& before) {
        if (ruleOf(e.why) != "OTW-038")
            return;
        check("flights", m_field.flight(before, e.piece).end == Flight::End::Left, e.piece, "it cannot leave");
        m_fledFrom[e.piece] = {m_field.square(before, e.piece).column, m_field.baseRow(before.side(e.piece))};
    }

    /// OTW-047, OTW-048, OTW-211, OTW-212: who has failed goes on, or waits.
    void closePursuit(const Table& before) {
        const PieceId unit = m_pursuer;
        m_pursuer = {};
        if (!unit || !before.isPresent(unit) || targetOf(before, unit) != m_target ||
            m_field.is("pursuit_test", "after"))
            return;
        const Square from = m_field.square(m_pursuitFrom, unit);
        const Square now = m_field.square(before, unit);
        const int most = m_field.stat(unit, "move");
        if (before.isPresent(m_target) || m_fledFrom.contains(m_target)) {
            const Square goal = before.isPresent(m_target) ? m_field.square(before, m_target) : m_fledFrom[m_target];
            const bool isNear = steps(now, goal) <= std::max(0, steps(from, goal) - most);
            check("pursuits", isNear || isHampered(m_pursuitFrom, unit, from, goal), unit,
                  "it does not go on with all its Move");
        } else {  // caught by this move, or destroyed otherwise before
            check("pursuits", steps(from, now) <= most, unit, "it wanders");
        }
    }
    /// Somebody, or ground, may stand in its way.
    bool isHampered(const Table& table, PieceId unit, Square from, Square goal) const {
        for (int column = std::min(from.column, goal.column) - 1; column <= std::max(from.column, goal.column) + 1;
             ++column)
            for (int row = std::min(from.row, goal.row) - 1; row <= std::max(from.row, goal.row) + 1; ++row) {
                const Square s{column, row};
                const PieceId there = m_field.contains(s) ? m_field.at(table, s) : PieceId();
                if (!m_field.contains(s))
                    continue;
                if (m_field.isImpassable(s) || m_field.isSlowFor(unit, s) || (there && there != unit))
                    return true;
            }
        return false;
    }

    using Flight = ohw_texts::BoardText::Flight;

    std::map<PieceId, Square> m_fledFrom;  ///< the edge squares where units left the table
    PieceId m_pursuer;                     ///< who tested last
    PieceId m_target;
    Table m_pursuitFrom;  ///< when it tested
};

}  // namespace ephor::testing
