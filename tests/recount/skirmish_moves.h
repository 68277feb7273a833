// Counts moves, charges and shield walls of a skirmish again: SKI-010 to SKI-017, SKI-107 to SKI-112, SKI-122.
#pragma once

#include "tests/recount/skirmish_card.h"

namespace ephor::testing {

class SkirmishMoves : public SkirmishCard {
public:
    using SkirmishCard::SkirmishCard;

    void heard(int number, const Event& event, const Table& before, const Table& after) {
        begin(number, event);
        std::visit([&](const auto& e) { see(e, before, after); }, event);
    }

private:
    template <typename Any> void see(const Any&, const Table&, const Table&) {}

    void see(const PhaseBegan& e, const Table& table, const Table&) {
        for (const Side side : bothSides)
            for (int r = 0; r < m_book.retinues(side); ++r)
                checkWall(table, m_book.retinueOf(side, r) & table.present());
        if (e.phase == skirmish::CardDrawn) {
            m_dice.clear();
            m_acted.clear();
        }
    }

    void checkWall(const Table& table, const PieceSet& figures) {
        PieceSet wall;
        for (const PieceId figure : figures)
            if (Book::isWalled(table, figure)) {
                wall.insert(figure);
                check("walls: who (SKI-112)",
                      m_book.man(figure).shield && !m_book.man(figure).mounted && !Book::isRouting(table, figure),
                      id(figure));
            }
        if (!wall.empty())
            check("walls: chains of three (SKI-112)", m_book.areChains(table, wall), id(wall.first()));
    }

    // Moves -----------------------------------------------------------------------------------------------------------
    void see(const Rolled& e, const Table&, const Table&) {
        using namespace skirmish;
        const bool isRough = is(e.why, why::roughDie);
        if (isRough || is(e.why, why::chargeDie)) {
            const Man& man = m_book.man(e.piece);
            check("dice: sides (SKI-014, SKI-016)", e.roll.sides == (isRough ? man.roughDie() : 6), id(e.piece));
            check("dice: one for a retinue and type (SKI-109)",
                  m_dice.insert({{man.retinue, man.type, isRough}, e.roll[0]}).second, id(e.piece));
        }
    }
    int dieOf(PieceId figure, bool isRough) const {
        const Man& man = m_book.man(figure);
        const auto die = m_dice.find({man.retinue, man.type, isRough});
        return die == m_dice.end() ? 0 : die->second;
    }
    double pace(const Table& table, PieceId figure) const {
        const Vec from = table.body(figure).pose.centre;
        return Book::isWalled(table, figure) ? 4
               : m_book.isRough(from)        ? dieOf(figure, true)
                                             : m_book.man(figure).move();
    }

    void see(const Noted& e, const Table& table, const Table&) {
        using namespace skirmish;
        if (is(e.what, why::charges)) {
            const Man& man = m_book.man(e.piece);
            const double most = (m_book.isRough(table.body(e.piece).pose.centre) ? man.roughDie() : man.move()) + 6;
            check("charges: who may (SKI-013, SKI-017, SKI-060)",
                  isPhasing(table, e.piece) && table.counter(e.piece, State) == Steady &&
                      !Book::isWalled(table, e.piece) && m_book.enemiesTouching(table, e.piece).empty() &&
                      (!m_lastCharge.contains(e.piece) || m_turn >= m_lastCharge[e.piece] + 2),
                  id(e.piece));
            check("charges: at whom (SKI-110)",
                  m_book.gap(table, e.piece, e.other) <= most + 1e-6 && m_book.sees(table, e.piece, e.other),
                  fmt::format("{} at {}", id(e.piece), id(e.other)));
            m_lastCharge[e.piece] = m_turn;
            m_target = e.other;
        }
    }

    void see(const PieceMoved& e, const Table& before, const Table& after) {
        using namespace skirmish;
        const Vec from = before.body(e.piece).pose.centre;
        const double way = length(e.to.centre - from);
        const std::string who = fmt::format("{}, {} inches", id(e.piece), way);
        if (is(e.why, why::moves) || is(e.why, why::marches) || is(e.why, why::breaksOff)) {
            check("moves: far enough (SKI-010 to SKI-015)", way <= pace(before, e.piece) + 1e-4, who);
            check("moves: by whom (SKI-107)",
                  isPhasing(before, e.piece) && !Book::isRouting(before, e.piece) && m_acted.insert(e.piece).second,
                  who);
            if (is(e.why, why::marches) && Book::isWalled(before, e.piece))
                check("moves: no wall over rough ground (SKI-013)", !crossesRough(from, e.to.centre), who);
            // SKI-122: men on foot do not leave a melee.
            const bool isFree =
                m_book.enemiesTouching(before, e.piece).empty() || m_book.man(e.piece).mounted || way == 0;
            check("moves: not out of a melee on foot (SKI-122)", isFree, who);
        } else if (is(e.why, why::chargeMove) || is(e.why, why::chargeShort)) {
            seeChargeMove(e, before, after, way);
        }
    }
    bool crossesRough(Vec from, Vec to) const {
        for (const Terrain& one : m_book.game.setup().terrain)
            if ((one.ground == Ground::Difficult || one.ground == Ground::Dangerous) &&
                lengthInside(one.outline, from, to) > skirmish_book::rounding)
                return true;
        return false;
    }

    // SKI-016, SKI-110
    void seeChargeMove(const PieceMoved& e, const Table& before, const Table& after, double way) {
        const Vec from = before.body(e.piece).pose.centre;
        const Vec towards = before.body(m_target).pose.centre - from;
        const double most = pace(before, e.piece) + dieOf(e.piece, false);
        const std::string who = fmt::format("{} at {}, {} of {}", id(e.piece), id(m_target), way, most);
        check("charges: far enough (SKI-016)", way <= most + 1e-4, who);
        check("charges: straight (SKI-110)",
              way < 0.01 || dot(e.to.centre - from, towards) / length(towards) >= way - 1e-3, who);
        check("charges: the whole way (SKI-110)",
              way >= most - 1e-4 || !m_book.enemiesTouching(after, e.piece).empty() || isBlocked(after, e.piece, 0),
              who);
        m_acted.insert(e.piece);
    }

    std::map<std::tuple<int, const TroopType*, bool>, int> m_dice;  ///< of this card: by retinue, type, rough or charge
    std::set<PieceId> m_acted;
    std::map<PieceId, int> m_lastCharge;  ///< by turn
    PieceId m_target;
};

}  // namespace ephor::testing
