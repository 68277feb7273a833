// Counts the combats of O/THW Ancients again: who may attack, dice, scores, hits, ladders, follow-ups, and who pursues.
#pragma once

#include "tests/recount/ohw_part.h"

namespace ephor::testing {

class OhwFights : public OhwPart {
public:
    using OhwPart::OhwPart;

    void heard(int number, const Event& event, const Table& before) {
        m_number = number;
        std::visit([&](const auto& e) { look(e, before); }, event);
    }

private:
    struct Fighter {
        PieceId unit;
        int dice = 0;
        int taken = 0;
        bool rolled = false;
        Roll roll;
        int need = 0;
    };

    template <typename Any> void look(const Any&, const Table&) {}

    void look(const PhaseBegan& e, const Table& before) {
        closeRound(before);
        m_phase = e.phase;
        if (e.phase != ohw::Flight)
            return;
        m_moved.clear();
        m_beside.clear();
        for (const PieceId one : before.present())
            for (const PieceId two : before.present())
                if (before.side(one) != before.side(two) &&
                    adjoin(m_field.square(before, one), m_field.square(before, two)))
                    m_beside.insert(one);
    }

    void look(const Rolled& e, const Table& before) {
        const std::string_view rule = ruleOf(e.why);
        // OTW-A20: a test after the chase may end the pursuit that its combat has begun.
        if (rule == "OTW-004" || rule == "OTW-047")
            closeRound(before);
        if (isLeadershipTest(rule))
            m_passed = e.roll[0] >= e.need ? e.piece : PieceId();
        if (rule == "OTW-032")
            attackRolled(e);
        if (rule == "OTW-100" && e.rerolled >= 0)
            archersRolledAgain(e);
        if (rule == "OTW-055")
            rallied(e, before);
        if (rule == "OTW-040")
            ladderTested(e);
        if (rule == "OTW-060" && m_isLost && e.piece == m_loser && before.counter(e.piece, ohw::Rampaging) == 0)
            m_ranWild = e.roll[0] <= 3;
    }

    void attackRolled(const Rolled& e) {
        for (Fighter& fighter : m_round)
            if (fighter.unit == e.piece) {
                fighter.rolled = true;
                fighter.roll = e.roll;
                fighter.need = e.need;
                check("attack dice", e.roll.count == fighter.dice, e.piece, "another number of dice");
            }
    }

    void archersRolledAgain(const Rolled& e) {
        for (Fighter& fighter : m_round)
            if (fighter.unit == e.piece) {
                check("Archers' re-rolls", m_field.has(e.piece, "archers") && fighter.roll[e.rerolled] < fighter.need,
                      e.piece, "no failed die");
                fighter.roll = e.roll;
            }
    }

    void rallied(const Rolled& e, const Table& before) {
        count();
        const ohw::GeneralType* general = m_field.general(before.side(e.piece));
        for (Fighter& fighter : m_round)
            if (fighter.unit == e.piece) {
                check("rallies", isServed(before, e.piece) && e.roll.count == std::min(general->rally, fighter.taken),
                      e.piece, "another number of rally dice");
                fighter.taken -= e.roll.atLeast(5);
            }
    }

    /// The hits of both rolls, once.
    void count() {
        if (m_isCounted)
            return;
        m_isCounted = true;
        for (const std::size_t i : {0, 1})
            m_round[i].taken = m_round[1 - i].rolled ? m_round[1 - i].roll.atLeast(m_round[1 - i].need) : 0;
    }

    void ladderTested(const Rolled& e) {
        if (e.rerolled >= 0)
            --m_failed;
        check("ladders", m_isLost && e.piece == m_loser && !m_breaks && !m_ranWild && !m_wasWild, e.piece,
              "nobody asks it to test");
        const int most = m_field.has(e.piece, "steady") ? 2 : 3;
        check("ladders", !m_ladderOver || e.rerolled >= 0, e.piece, "it has passed already");
        m_ladderOver = e.roll[0] >= e.need;
        m_failed += m_ladderOver ? 0 : 1;
        check("ladders", m_failed <= most, e.piece, "too many tests");
    }

    void look(const Noted& e, const Table& before) {
        const std::string_view rule = ruleOf(e.what);
        if (rule == "OTW-032" && e.other)
            attackBegan(e, before);
        if (rule == "OTW-031" && e.other)
            m_round[1].dice = diceOf(e, before);
        if (rule == "OTW-054")
            m_adds.insert(e.piece);
        if (rule == "OTW-103")
            negated(e, before);
        if (rule == "OTW-043")
            roundEnded(e, before);
        if (rule == "OTW-015")
            charged(e, before);
    }

    void attackBegan(const Noted& e, const Table& before) {
        closeRound(before);
        m_round = {};
        m_round[0].unit = e.piece;
        m_round[1].unit = e.other;
        m_isCounted = false;
        m_round[0].dice = diceOf(e, before);
        const Square there = m_field.square(before, e.other);
        check("attacks go straight ahead",
              stepped(m_field.square(before, e.piece), m_field.heading(before, e.piece)) == there, e.piece,
              "its target is not before it");
        check("who flees is not fought", before.counter(e.other, ohw::Fleeing) == 0, e.other, "it flees");
        m_isWild = before.counter(e.piece, ohw::Rampaging) != 0;
        if (m_phase != ohw::Action || m_isWild)
            return;
        check("who may attack", obeys(before, e.piece), e.piece, "it takes no orders");
        if (m_charger != e.piece)
            check("fights", m_beside.contains(e.piece) && !m_moved.contains(e.piece), e.piece,
                  "it did not begin the phase beside an enemy, or has moved");
        check("attacks in a phase",
              m_field.is("combats_per_phase", "unlimited") || before.counter(e.piece, ohw::Fought) == 1, e.piece,
              "it has attacked already");
        m_charger = {};
    }

    int diceOf(const Noted& e, const Table& before) {
        const int base = m_field.dice(before, e.piece, e.other);
        const ohw::GeneralType* general = m_field.general(before.side(e.piece));
        const int added = m_adds.contains(e.piece) && general ? general->attack : 0;
        check("dice of combats", e.number == base + added, e.piece,
              fmt::format("{} dice instead of {} and {} of the general", int{e.number}, base, added));
        if (added > 0)
            check("generals' dice", isServed(before, e.piece), e.piece, "no general to serve it");
        return e.number;
    }

    void negated(const Noted& e, const Table& before) {
        count();
        for (Fighter& fighter : m_round)
            if (fighter.unit == e.piece) {
                check("Phalanxes",
                      m_field.has(e.piece, "phalanx") && fighter.taken > 0 &&
                          before.counter(e.piece, ohw::Strength) >= m_field.stat(e.piece, "strength"),
                      e.piece, "it may not hold off a hit");
                --fighter.taken;
            }
    }

    void charged(const Noted& e, const Table& before) {
        m_charger = e.piece;
        check("charges of unmoved units", !m_moved.contains(e.piece) && obeys(before, e.piece), e.piece, "it may not");
        const Square there = m_field.square(before, e.other);
        bool reaches = false;
        for (const Heading way : headings) {
            const Square from = stepped(there, opposite(way));
            const Pose pose{m_field.centre(from), facingOf(way)};
            if (!m_field.contains(from) || (m_field.at(before, from) && m_field.at(before, from) != e.piece))
                continue;
            const std::optional<int> cost = m_field.costTo(before, e.piece, pose);
            const bool slow = m_field.isSlowFor(e.piece, m_field.square(before, e.piece)) ||
                              m_field.isSlowFor(e.piece, there) || m_field.isSlowFor(e.piece, from);
            reaches = reaches || (cost && *cost + 1 <= (slow ? 1 : m_field.stat(e.piece, "move")));
        }
        check("charges reach", reaches, e.piece, "its Move does not reach the enemy");
    }

    void roundEnded(const Noted& e, const Table& before) {
        count();
        const auto& [attacker, attacked] = m_round;
        const int struck = m_field.struck(before, attacker.unit, attacked.unit);
        check("replies", attacked.rolled == m_field.replies(struck), attacked.unit, "its reply is wrong");
        check("scores", attacker.need == m_field.score(before, attacker.unit, attacked.unit), attacker.unit,
              fmt::format("needs {}", attacker.need));
        if (attacked.rolled)
            check("scores", attacked.need == m_field.score(before, attacked.unit, attacker.unit), attacked.unit,
                  fmt::format("needs {}", attacked.need));
        check(
            "hits", e.number == attacked.taken && e.otherNumber == attacker.taken, e.piece,
            fmt::format("{}, {} instead of {}, {}", int{e.number}, int{e.otherNumber}, attacked.taken, attacker.taken));
        std::array<int, 2> left{};
        for (const std::size_t i : {0, 1})
            left[i] = std::max(0, before.counter(m_round[i].unit, ohw::Strength) - m_round[i].taken);
        const int more = attacked.taken - attacker.taken;  // above 0 the attacker has won
        const std::array<bool, 2> broke{left[0] == 0, left[1] == 0};
        if (broke[0] && broke[1])  // OTW-063
            for (const std::size_t i : {0, 1})
                if (more == 0 || (more > 0) == (i == 0))
                    left[i] = 1;
        m_left = left;
        const bool lost0 = left[0] == 0 || (left[1] > 0 && more < 0);
        const bool lost1 = left[1] == 0 || (left[0] > 0 && more > 0);
        m_adds.clear();
        m_isLost = lost0 || lost1;
        m_awaitsStrength = true;
        if (!m_isLost)
            return;
        m_loser = m_round[lost0 ? 0 : 1].unit;
        m_winner = m_round[lost0 ? 1 : 0].unit;
        m_breaks = left[lost0 ? 0 : 1] == 0;
        m_wasWild = before.counter(m_loser, ohw::Rampaging) != 0;
        m_ranWild = false;
        m_failed = 0;
        m_ladderOver = false;
        m_vacated = m_field.square(before, m_loser);
        m_away = straightTo(m_field.square(before, m_winner), m_vacated).value_or(Heading::North);
    }

    void look(const CounterSet& e, const Table& before) {
        const std::string_view rule = ruleOf(e.why);
        const int from = before.counter(e.piece, e.counter);
        if (e.counter == ohw::Strength && rule == "OTW-093") {
            closeRound(before);
        } else if (e.counter == ohw::Strength && (rule == "OTW-074" || rule == "OTW-063") && m_awaitsStrength) {
            for (const std::size_t i : {0, 1})
                if (m_round[i].unit == e.piece)
                    check("Strength after combat",
                          e.to == m_left[i] && (rule == "OTW-063") == (m_left[i] == 1 && from <= m_round[i].taken),
                          e.piece, fmt::format("{} by {}", int{e.to}, rule));
        } else if (e.counter == ohw::Pursuing && e.to != 0) {
            check("pursuits begin", m_isLost && e.piece == m_winner && PieceId(e.to - 1) == m_loser, e.piece,
                  "it has broken nobody");
        }
        if (e.counter == ohw::Moved && e.to != 0 && rule != "OTW-015")
            m_moved.insert(e.piece);
    }

    void look(const SideCounterSet& e, const Table& before) {
        if (e.counter == ohw::Drained)
            closeRound(before);
    }

    void look(const PieceMoved& e, const Table& before) {
        const std::string_view rule = ruleOf(e.why);
        const Square from = m_field.square(before, e.piece);
        const Square to = m_field.squareAt(e.to);
        if (rule == "OTW-041")
            fellBack(e, before);
        if (rule == "OTW-044") {
            check("follow-ups", m_isLost && e.piece == m_winner && to == m_vacated && adjoin(from, to), e.piece,
                  "not into the square that was left");
            check("follow-ups", m_field.has(e.piece, "impetuous") || m_passed == e.piece, e.piece, "no passed test");
        }
    }

    void fellBack(const PieceMoved& e, const Table& before) {
        check("falling back", m_isLost && e.piece == m_loser && !m_ladderOver, e.piece, "it has not failed");
        const Square from = m_field.square(before, e.piece);
        const Square to = m_field.squareAt(e.to);
        const std::optional<Heading> way = straightTo(from, to);
        check("falling back",
              m_failed == 2 ? from == to && ohw_texts::headingOf(e.to) == m_away
                            : way == m_away && ohw_texts::headingOf(e.to) == m_field.heading(before, e.piece),
              e.piece, fmt::format("wrong after {} failures", m_failed));
        if (m_failed == 2)
            return;
        for (Square s = stepped(from, m_away); !(s == to); s = stepped(s, m_away))
            check("falling back", m_field.at(before, s) && m_field.mayPass(before, e.piece, m_field.at(before, s)),
                  e.piece, "more than a square");
    }

    void look(const Ended&, const Table& before) { closeRound(before); }

    /// What a round has led to, when the next thing begins.
    void closeRound(const Table& before) {
        m_awaitsStrength = false;
        if (!m_isLost)
            return;
        m_isLost = false;
        const bool isFree = !m_isWild && !m_wasWild && !m_ranWild && before.isPresent(m_winner) &&
                            before.counter(m_winner, ohw::Fleeing) == 0 &&
                            before.counter(m_winner, ohw::Rampaging) == 0;
        if (m_breaks && !m_wasWild)
            check("who breaks flees", !before.isPresent(m_loser) || before.counter(m_loser, ohw::Fleeing) != 0, m_loser,
                  "it stands");
        if (m_breaks && isFree)
            check("victors pursue", targetOf(before, m_winner) == m_loser, m_winner, "it does not");
        if (isFree && m_field.has(m_winner, "impetuous") && !m_field.at(before, m_vacated) &&
            stepped(m_field.square(before, m_winner), m_field.heading(before, m_winner)) == m_vacated)
            check("the Impetuous follow", false, m_winner, "it stays");
    }

    int m_phase = 0;
    std::set<PieceId> m_moved;
    std::set<PieceId> m_beside;  ///< adjoined an enemy when the phase began
    PieceId m_charger;
    PieceId m_passed;  ///< the last Leadership test; none where it was failed

    // The round.
    std::array<Fighter, 2> m_round{};
    std::set<PieceId> m_adds;  ///< their general adds his dice
    std::array<int, 2> m_left{};
    bool m_isCounted = false;
    bool m_awaitsStrength = false;
    bool m_isWild = false;
    bool m_isLost = false;
    PieceId m_loser;
    PieceId m_winner;
    bool m_breaks = false;
    bool m_wasWild = false;
    bool m_ranWild = false;
    int m_failed = 0;
    bool m_ladderOver = false;
    Square m_vacated;
    Heading m_away = Heading::North;
};

}  // namespace ephor::testing
