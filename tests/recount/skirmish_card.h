// What each part of a skirmish's recount knows of the card that is played.
#pragma once

#include "core/rules/skirmish/why.h"
#include "tests/recount/recount.h"
#include "tests/recount/skirmish_book.h"

#include <set>

namespace ephor::testing {

class SkirmishCard {
public:
    SkirmishCard(const skirmish_book::Book& book, Findings& findings) : m_book(book), m_findings(findings) {}

    void begin(int number, const Event& event) {
        m_number = number;
        if (const auto* phase = std::get_if<PhaseBegan>(&event)) {
            m_turn = phase->turn;
            m_phase = phase->phase;
        } else if (const auto* set = std::get_if<SideCounterSet>(&event);
                   set && set->counter == skirmish::Phasing && set->to > 0) {
            m_phasing = set->side;
            m_player = set->to - 1;
        }
    }

protected:
    using Book = skirmish_book::Book;
    using Man = skirmish_book::Man;

    bool check(const std::string& what, bool holds, const std::string& words) {
        return m_findings.check(what, holds, fmt::format("event {}, turn {}: {}", m_number, m_turn, words));
    }
    const std::string& id(PieceId piece) const {
        static const std::string nobody = "nobody";
        return piece ? m_book.game.piece(piece).id : nobody;
    }
    static bool is(const Reason* why, const Reason& reason) { return why == &reason; }
    /// Does the player whose card it is lead this figure? With a card for each retinue it may yet be another's.
    bool isPhasing(const Table& table, PieceId figure) const {
        return table.side(figure) == m_phasing && m_book.man(figure).player == m_player;
    }

    /// Is there an edge, a figure or a building just before it, or within `shy` inches of an enemy?
    bool isBlocked(const Table& table, PieceId figure, double shy) const {
        const Pose& pose = table.body(figure).pose;
        const double r = m_book.man(figure).radius();
        for (const double step : {0.002, 0.01, 0.05}) {
            const Vec at = pose.centre + pose.facing * step;
            if (at.x < r || at.y < r || at.x > table.size().width - r || at.y > table.size().height - r)
                return true;
            for (const PieceId one : table.present())
                if (one != figure && length(table.body(one).pose.centre - at) - r - m_book.man(one).radius() <
                                         (table.side(one) == table.side(figure) ? 0 : shy))
                    return true;
        }
        // House: a base may hang over by three tenths of its radius.
        const Body body{{pose.centre, pose.facing}, table.body(figure).size};
        for (const Terrain& one : m_book.game.setup().terrain)
            if (one.ground == Ground::Impassable && sweep(body, pose.facing, 0.05, one.outline))
                return true;
        return false;
    }

    const Book& m_book;
    Findings& m_findings;
    int m_number = 0;
    int m_turn = 0;
    int m_phase = 0;
    Side m_phasing = Side::A;
    int m_player = 0;
};

}  // namespace ephor::testing
