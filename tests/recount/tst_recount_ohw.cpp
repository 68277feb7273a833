// O/THW Ancients counted again from its text: combats, ladders, army morale and what it takes, who may act, flights and pursuits.
#include "tests/recount/ohw_texts.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;
using namespace ephor::testing::ohw_texts;

namespace {

class OhwRecount final : public Recount {
public:
    OhwRecount(const Game& game, Findings& findings) : m_game(game), m_field(game), m_findings(findings) {
        for (const Side side : bothSides) {
            int steady = 0;
            for (const PieceId unit : game.opening().all(side))
                steady += m_field.has(unit, "skirmisher") ? 0 : 1;
            const GeneralType* general = m_field.general(side);
            const bool counts = general && !m_field.is("gen_morale", "loss") && !m_field.is("gen_morale", "ignore");
            m_morale[index(side)] = (steady + 3) / 4 + 4 + (counts ? general->morale : 0);
        }
    }

    void heard(int number, const Event& event, const Table& before, const Table& after) override {
        m_number = number;
        std::visit([&](const auto& e) { look(e, before, after); }, event);
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

    bool check(const char* what, bool holds, PieceId unit, const std::string& words) {
        return m_findings.check(what, holds,
                                fmt::format("event {}, {}: {}", m_number, unit ? m_game.piece(unit).id : "-", words));
    }
    static std::string_view ruleOf(const Reason* why) { return why ? why->rule : std::string_view(); }
    bool isSkirmisher(PieceId unit) const { return m_field.has(unit, "skirmisher"); }
    int steadyLoss(PieceId unit) const { return isSkirmisher(unit) ? 0 : 1; }
    void lower(Side side, int by) { m_morale[index(side)] = std::max(0, m_morale[index(side)] - by); }
    bool isServed(const Table& table, PieceId unit) const {
        const Side side = table.side(unit);
        const PieceSet with = table.with(General) & table.present(side);
        return table.counter(side, GeneralOut) == 0 && !with.empty() &&
               (with.contains(unit) || m_field.is("general_reach", "army"));
    }
    static bool obeys(const Table& table, PieceId unit) {
        for (const UnitCounter counter : {Fleeing, Pursuing, Rampaging, Halted})
            if (table.counter(unit, counter) != 0)
                return false;
        return true;
    }

    void look(const PiecePlaced&, const Table&, const Table&) {}
    void look(const Corrected&, const Table&, const Table&) {}

    void look(const PhaseBegan& e, const Table& before, const Table&) {
        closeRound(before);
        closeDrain();
        closePursuit(before);
        for (const Side side : bothSides) {
            if (e.turn == 0)
                continue;
            check("army morale", before.counter(side, Morale) == m_morale[index(side)], {},
                  fmt::format("morale {} instead of {}", before.counter(side, Morale), m_morale[index(side)]));
            check("attrition taken", before.counter(side, Drained) == before.counter(side, Morale), {}, "drops left");
        }
        if (e.phase == Flight) {
            for (const Side side : bothSides)
                check("battles go on", e.turn == 0 || !isBeaten(before, side), {}, "a beaten army fights on");
            m_over = m_isTestFailed = false;
            m_moved.clear();
            m_beside.clear();
            for (const PieceId one : before.present())
                for (const PieceId two : before.present())
                    if (before.side(one) != before.side(two) &&
                        adjoin(m_field.square(before, one), m_field.square(before, two)))
                        m_beside.insert(one);
        }
        m_phase = e.phase;
    }

    void look(const Rolled& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.why);
        closeFate();
        if (rule == "OTW-004") {
            closeRound(before);
            closeDrain();
            check("phase-end dice", !m_over && !m_isTestFailed, {}, "an action after the phase has ended");
            m_over = e.roll[0] == 1;
            return;
        }
        for (const char* test : {"OTW-016", "OTW-040", "OTW-044", "OTW-047"})
            if (rule == test) {
                check("Leadership tests", e.need == m_field.stat(e.piece, "leadership"), e.piece, "another score");
                m_passed = e.roll[0] >= e.need ? e.piece : PieceId();
                if (e.rerolled >= 0)
                    check("re-rolls", isServed(before, e.piece), e.piece, "no general to serve it");
            }
        if (rule == "OTW-016")  // OTW-017
            m_isTestFailed = e.roll[0] < e.need;
        if (rule == "OTW-032")
            attackRolled(e);
        if (rule == "OTW-100" && e.rerolled >= 0)
            for (Fighter& fighter : m_round)
                if (fighter.unit == e.piece) {
                    check("Archers' re-rolls",
                          m_field.has(e.piece, "archers") && fighter.roll[e.rerolled] < fighter.need, e.piece,
                          "no failed die");
                    fighter.roll = e.roll;
                }
        if (rule == "OTW-055")
            rallied(e, before);
        if (rule == "OTW-057")
            m_isAtRisk = e.roll[0] == 1;
        if (rule == "OTW-058") {
            check("fates", m_isAtRisk, e.piece, "no Risk has failed");
            m_fate = {true, e.side, e.roll[0], e.piece};
        }
        if (rule == "OTW-040")
            ladderTested(e);
        if (rule == "OTW-060" && m_isLost && e.piece == m_loser && before.counter(e.piece, Rampaging) == 0)
            m_ranWild = e.roll[0] <= 3;
        if (rule == "OTW-047" && e.rerolled < 0) {
            closePursuit(before);
            check("pursuers test", before.counter(e.piece, Pursuing) != 0, e.piece, "it does not pursue");
            m_pursuer = e.piece;
            m_pursuitFrom = before;
            m_target = PieceId(before.counter(e.piece, Pursuing) - 1);
        }
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

    void rallied(const Rolled& e, const Table& before) {
        count();
        const GeneralType* general = m_field.general(before.side(e.piece));
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

    void look(const Noted& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.what);
        closeFate();
        if (rule == "OTW-032" && e.other)
            attackBegan(e, before);
        if (rule == "OTW-031" && e.other)
            m_round[1].dice = diceOf(e, before);
        if (rule == "OTW-054")
            m_adds.insert(e.piece);
        if (rule == "OTW-103") {
            count();
            for (Fighter& fighter : m_round)
                if (fighter.unit == e.piece) {
                    check("Phalanxes",
                          m_field.has(e.piece, "phalanx") && fighter.taken > 0 &&
                              before.counter(e.piece, Strength) >= m_field.stat(e.piece, "strength"),
                          e.piece, "it may not hold off a hit");
                    --fighter.taken;
                }
        }
        if (rule == "OTW-043")
            roundEnded(e, before);
        if (rule == "OTW-015")
            charged(e, before);
        if (rule == "OTW-048")
            if (const auto fled = m_fledFrom.find(static_cast<std::size_t>(before.counter(e.piece, Pursuing) - 1));
                fled != m_fledFrom.end())
                check("waits at the edge", m_field.square(before, e.piece) == fled->second, e.piece,
                      "it waits in mid-board for a target that fled off");
    }

    int diceOf(const Noted& e, const Table& before) {
        const int base = m_field.dice(before, e.piece, e.other);
        const GeneralType* general = m_field.general(before.side(e.piece));
        const int added = m_adds.contains(e.piece) && general ? general->attack : 0;
        check("dice of combats", e.number == base + added, e.piece,
              fmt::format("{} dice instead of {} and {} of the general", int{e.number}, base, added));
        if (added > 0)
            check("generals' dice", isServed(before, e.piece), e.piece, "no general to serve it");
        return e.number;
    }

    void attackBegan(const Noted& e, const Table& before) {
        closeRound(before);
        closeDrain();
        m_round = {};
        m_round[0].unit = e.piece;
        m_round[1].unit = e.other;
        m_isCounted = false;
        m_round[0].dice = diceOf(e, before);
        const Square there = m_field.square(before, e.other);
        check("attacks go straight ahead",
              stepped(m_field.square(before, e.piece), m_field.heading(before, e.piece)) == there, e.piece,
              "its target is not before it");
        check("who flees is not fought", before.counter(e.other, Fleeing) == 0, e.other, "it flees");
        m_isWild = before.counter(e.piece, Rampaging) != 0;
        if (m_phase != Action || m_isWild)
            return;
        check("who may attack", obeys(before, e.piece), e.piece, "it takes no orders");
        if (m_charger != e.piece) {
            check("fights", m_beside.contains(e.piece) && !m_moved.contains(e.piece), e.piece,
                  "it did not begin the phase beside an enemy, or has moved");
        }
        check("attacks in a phase",
              m_field.is("combats_per_phase", "unlimited") || before.counter(e.piece, ohw::Fought) == 1, e.piece,
              "it has attacked already");
        m_charger = {};
    }

    void charged(const Noted& e, const Table& before) {
        m_charger = e.piece;
        check("charges of unmoved units", !m_moved.contains(e.piece) && obeys(before, e.piece), e.piece, "it may not");
        const Square there = m_field.square(before, e.other);
        bool reaches = false;
        for (const Heading way : headings) {
            const Square from = stepped(there, opposite(way));
            Pose pose{m_field.centre(from), facingOf(way)};
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
            left[i] = std::max(0, before.counter(m_round[i].unit, Strength) - m_round[i].taken);
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
        m_wasWild = before.counter(m_loser, Rampaging) != 0;
        m_ranWild = false;
        m_failed = 0;
        m_ladderOver = false;
        m_vacated = m_field.square(before, m_loser);
        m_away = straightTo(m_field.square(before, m_winner), m_vacated).value_or(Heading::North);
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

    void look(const CounterSet& e, const Table& before, const Table& after) {
        const std::string_view rule = ruleOf(e.why);
        if (m_fate.due && e.counter == General && rule == "OTW-058")
            m_fate.removed = true;
        const int from = before.counter(e.piece, e.counter);
        if (e.counter == Strength && rule == "OTW-093") {
            closeRound(before);
            check("attrition", e.to == from - 1 && m_drained.erase(e.piece) == 1, e.piece, "it should lose nothing");
            m_melts = e.to == 0 ? e.piece : PieceId();
        } else if (e.counter == Strength && (rule == "OTW-074" || rule == "OTW-063") && m_awaitsStrength) {
            for (const std::size_t i : {0, 1})
                if (m_round[i].unit == e.piece)
                    check("Strength after combat",
                          e.to == m_left[i] && (rule == "OTW-063") == (m_left[i] == 1 && from <= m_round[i].taken),
                          e.piece, fmt::format("{} by {}", int{e.to}, rule));
        } else if (e.counter == Fleeing && e.to != 0) {
            check("who flees has no Strength", after.counter(e.piece, Strength) == 0, e.piece, "it has some left");
            if (rule == "OTW-045")
                lower(before.side(e.piece), steadyLoss(e.piece));
        } else if (e.counter == General && e.to == 0 && (rule == "OTW-058" || rule == "OTW-059")) {
            const GeneralType* general = m_field.general(before.side(e.piece));
            lower(before.side(e.piece), m_field.is("gen_morale", "loss") && general ? general->morale : 1);
        } else if (e.counter == Pursuing && e.to != 0) {
            check("pursuits begin", m_isLost && e.piece == m_winner && e.to == 1 + static_cast<int>(m_loser.index()),
                  e.piece, "it has broken nobody");
        }
        if (e.counter == Moved && e.to != 0 && rule != "OTW-015")
            m_moved.insert(e.piece);
    }

    void look(const SideCounterSet& e, const Table& before, const Table& after) {
        if (m_fate.due && e.counter == GeneralOut)
            m_fate.out = true;
        if (e.counter == GeneralActs && e.to > 0)
            check("untested actions",
                  e.to == before.counter(e.side, GeneralActs) + 1 && before.counter(e.side, GeneralOut) == 0 &&
                      (e.to == 1 || !m_field.is("general_actions", "one")),
                  {}, "the general may not");
        if (e.counter != Drained)
            return;
        closeRound(before);
        closeDrain();
        for (const PieceId unit : after.present(e.side))
            if (e.to <= 6 && m_field.stat(unit, "leadership") >= e.to && after.counter(unit, Fleeing) == 0)
                m_drained.insert(unit);
    }

    void look(const PieceMoved& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.why);
        const Square from = m_field.square(before, e.piece);
        const Square to = squareOf(e.to, m_field.side());
        if (rule == "OTW-012" || rule == "OTW-010") {
            const std::optional<int> cost = m_field.costTo(before, e.piece, e.to);
            check("moves", obeys(before, e.piece), e.piece, "it takes no orders");
            if (rule == "OTW-012")
                check("moves", cost && *cost <= m_field.stat(e.piece, "move"), e.piece, "farther than its Move");
        }
        if (rule == "OTW-041") {
            check("falling back", m_isLost && e.piece == m_loser && !m_ladderOver, e.piece, "it has not failed");
            const std::optional<Heading> way = straightTo(from, to);
            check("falling back",
                  m_failed == 2 ? from == to && headingOf(e.to) == m_away
                                : way == m_away && headingOf(e.to) == m_field.heading(before, e.piece),
                  e.piece, fmt::format("wrong after {} failures", m_failed));
            if (m_failed != 2)
                for (Square s = stepped(from, m_away); !(s == to); s = stepped(s, m_away))
                    check("falling back",
                          m_field.at(before, s) && m_field.mayPass(before, e.piece, m_field.at(before, s)), e.piece,
                          "more than a square");
        }
        if (rule == "OTW-044") {
            check("follow-ups", m_isLost && e.piece == m_winner && to == m_vacated && adjoin(from, to), e.piece,
                  "not into the square that was left");
            check("follow-ups", m_field.has(e.piece, "impetuous") || m_passed == e.piece, e.piece, "no passed test");
        }
        if (rule == "OTW-038") {
            const BoardText::Flight flight = m_field.flight(before, e.piece);
            check("flights",
                  flight.end == BoardText::Flight::End::Stands && flight.square == to &&
                      headingOf(e.to) == m_field.home(before.side(e.piece)),
                  e.piece, "it flees elsewhere");
        }
        if (rule == "OTW-061")
            check("rampages",
                  straightTo(from, to).value_or(headingOf(e.to)) == headingOf(e.to) &&
                      steps(from, to) <= m_field.stat(e.piece, "move"),
                  e.piece, "not straight");
    }

    void look(const PieceRemoved& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.why);
        const Side side = before.side(e.piece);
        if (rule == "OTW-038") {
            check("flights", m_field.flight(before, e.piece).end == BoardText::Flight::End::Left, e.piece,
                  "it cannot leave");
            m_fledFrom[e.piece.index()] = {m_field.square(before, e.piece).column, m_field.baseRow(side)};
        } else if (rule == "OTW-062") {
            lower(side, m_melts == e.piece ? 0 : steadyLoss(e.piece));
        } else {
            lower(side, steadyLoss(e.piece));
        }
    }

    void look(const Ended& e, const Table& before, const Table&) {
        closeRound(before);
        closeDrain();
        const bool a = isBeaten(before, Side::A);
        const bool b = isBeaten(before, Side::B);
        const auto share = [&](Side side) {
            return before.counter(side, Morale) * 1.0 / before.counter(side, MoraleStart);
        };
        const double ahead = a || b ? (b ? 1 : 0) - (a ? 1 : 0) : share(Side::A) - share(Side::B);
        check("victories",
              e.winner == (ahead > 0   ? Winner::A
                           : ahead < 0 ? Winner::B
                                       : Winner::Draw),
              {}, "wrong winner");
        check("victories", a || b || e.turns == m_field.number("phase_limit", 30), {}, "nobody is beaten");
    }

    /// OTW-214
    bool isBeaten(const Table& table, Side side) const {
        if (table.counter(side, Morale) <= 0)
            return true;
        for (const PieceId unit : table.present(side))
            if (!isSkirmisher(unit) && table.counter(unit, Fleeing) == 0)
                return false;
        return true;
    }

    /// What a round has led to, when the next thing begins.
    void closeRound(const Table& before) {
        closeFate();
        m_awaitsStrength = false;
        if (!m_isLost)
            return;
        m_isLost = false;
        const bool isFree = !m_isWild && !m_wasWild && !m_ranWild && before.isPresent(m_winner) &&
                            before.counter(m_winner, Fleeing) == 0 && before.counter(m_winner, Rampaging) == 0;
        if (m_breaks && !m_wasWild)
            check("who breaks flees", !before.isPresent(m_loser) || before.counter(m_loser, Fleeing) != 0, m_loser,
                  "it stands");
        if (m_breaks && isFree)
            check("victors pursue", before.counter(m_winner, Pursuing) == 1 + static_cast<int>(m_loser.index()),
                  m_winner, "it does not");
        if (isFree && m_field.has(m_winner, "impetuous") && !m_field.at(before, m_vacated) &&
            stepped(m_field.square(before, m_winner), m_field.heading(before, m_winner)) == m_vacated)
            check("the Impetuous follow", false, m_winner, "it stays");
    }

    void closeDrain() {
        check("attrition", m_drained.empty(), m_drained.empty() ? PieceId() : *m_drained.begin(),
              "it should lose Strength");
        m_drained.clear();
    }

    /// OTW-050, OTW-058: his fate shows at once.
    void closeFate() {
        if (!m_fate.due)
            return;
        const GeneralType* general = m_field.general(m_fate.side);
        const int sum = m_fate.die + (general && general->fateBonus() ? 1 : 0);
        check("fates", m_fate.removed == (sum <= 2) && m_fate.out == (sum == 3 || sum == 4), m_fate.unit,
              "another fate");
        m_fate = {};
    }

    /// OTW-047, OTW-048, OTW-211, OTW-212: who has failed goes on, or waits.
    void closePursuit(const Table& before) {
        const PieceId unit = m_pursuer;
        m_pursuer = {};
        if (!unit || !before.isPresent(unit) ||
            before.counter(unit, Pursuing) != 1 + static_cast<int>(m_target.index()) ||
            m_field.is("pursuit_test", "after"))
            return;
        const Square from = m_field.square(m_pursuitFrom, unit);
        const Square now = m_field.square(before, unit);
        const int most = m_field.stat(unit, "move");
        if (before.isPresent(m_target) || m_fledFrom.contains(m_target.index())) {
            const Square goal =
                before.isPresent(m_target) ? m_field.square(before, m_target) : m_fledFrom[m_target.index()];
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

    const Game& m_game;
    BoardText m_field;
    Findings& m_findings;
    int m_number = 0;
    int m_phase = 0;
    std::array<int, 2> m_morale{};
    bool m_over = false;          ///< a 1 has been rolled
    bool m_isTestFailed = false;  ///< OTW-017
    std::set<PieceId> m_moved;
    std::set<PieceId> m_beside;
    std::set<PieceId> m_drained;
    std::set<PieceId> m_adds;
    std::map<std::size_t, Square> m_fledFrom;
    PieceId m_charger;
    PieceId m_melts;
    PieceId m_passed;
    bool m_isAtRisk = false;
    struct Fate {
        bool due = false;
        Side side = Side::A;
        int die = 0;
        PieceId unit;
        bool removed = false;
        bool out = false;
    } m_fate;

    std::array<Fighter, 2> m_round{};
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
    PieceId m_pursuer;
    PieceId m_target;
    Table m_pursuitFrom;  ///< when it tested
};

}  // namespace

class TestRecountOhw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battlesCountedAgainShowNoContradiction() {
        const Findings findings = recountBattles<OhwRecount>("ohw", effort(360));
        qInfo("%s", findings.text().c_str());
        QVERIFY(findings.count("hits") > effort(360));
        QVERIFY(findings.count("waits at the edge") > 0);
        QVERIFY2(findings.contradictions().empty(), findings.text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestRecountOhw)
#include "tst_recount_ohw.moc"
