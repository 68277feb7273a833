// The procedures of O/THW Ancients, in the order of the rules. Each takes the battle being played and talks to the umpire.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/ohw/battle/reachable_squares.h"
#include "core/rules/ohw/why.h"

namespace ephor::ohw {

/// Of notes about no number; made once, for it is not small.
inline const Breakdown noBreakdown;

/// A battle being played: who is asked, by which rules, and the board that follows from the table.
struct Play {
    Umpire& umpire;
    const OhwGame& game;
    Board board;
    PieceId attacker;  ///< of the combat under way (OTW-051)

    explicit Play(Umpire& u, const OhwGame& g) : umpire(u), game(g), board(g, u.table()) {}
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    Side side(PieceId unit) const { return game.side(unit); }
    Side active() const { return activeSide(table()); }
    bool alive(PieceId unit) const { return table().isPresent(unit); }

    /// A counter that has the value already makes no event.
    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) {
        if (table().counter(unit, counter) == to)
            return;
        umpire.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
        board.changed(unit, counter);
    }
    void set(Side whose, SideCounter counter, int to, const Reason& reason) {
        if (table().counter(whose, counter) != to)
            umpire.apply(SideCounterSet{whose, counter, static_cast<std::int16_t>(to), &reason});
    }
    void note(const Reason& what, PieceId unit, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = noBreakdown);
    void note(const Reason& what, Side whose);
    /// Puts a unit into a free square; a fleeing enemy there must have been caught before.
    void place(PieceId unit, Place to, Heading heading, const Reason& reason);
    void remove(PieceId unit, const Reason& reason);
    /// One die.
    int die(Side whose, PieceId unit, const Reason& reason, int need = 0);
};

/// Answers to an Options request, kept on the stack.
class OptionList {
public:
    void add(std::int16_t code, const Reason& label, PieceId piece = {}) { m_options.push({code, piece, &label, 0}); }
    std::span<const Option> all() const { return m_options.all(); }
    std::size_t size() const { return m_options.size(); }

private:
    StackList<Option, 7 * mostUnits> m_options;
};

/// Asks yes or no.
bool asks(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes,
          const Reason* context = nullptr);

// turn.cpp ---------------------------------------------------------------------------------------------------------------------
/// OTW-001 to OTW-003: one side's phase.
void playPhase(Play& play, Side side, int turn);

// deployment.cpp ---------------------------------------------------------------------------------------------------------------
/// Puts all units on the board; the side that moves first.
Side deploy(Play& play);
/// Why a unit may not be placed there (OTW-203).
const Reason* checkPlace(const Board& board, const Choice& choice);
/// Why a scenario may not place it there: any free square of the grid.
const Reason* checkScenarioPlace(const Board& board, const Pose& pose);

// activation.cpp ---------------------------------------------------------------------------------------------------------------
/// OTW-003 to OTW-007: the actions of a phase.
void actions(Play& play, Side side);
/// Who of some units may do what alone, as things stand.
struct Ready {
    Units mahouts;    ///< OTW-D10
    Units movers;     ///< have not moved
    Units attackers;  ///< of those, who may attack still (OTW-204, OTW-A07); whom: mayFight, mayCharge
    Units again;      ///< have moved (OTW-016)

    Units all() const { return mahouts | movers | again; }
};
Ready readyOf(const Board& board, const Units& units);
/// Has any of some units something to do?
bool mayAct(const Board& board, const Units& units);
/// OTW-216: whom a side's general may join, from the way ahead clockwise; none where he may not.
std::array<PieceId, 4> mayJoin(const Board& board, Side side);
/// What follows when the umpire has changed the table by hand: every unit in a square of its own.
void afterCorrection(Play& play);

// movement.cpp -----------------------------------------------------------------------------------------------------------------
const Reason* checkMove(const Board& board, const Request& request, const Choice& choice);
/// OTW-012, OTW-016: asks where, and goes there.
void moveUnit(Play& play, PieceId unit);
/// Takes a unit to a square it can reach, cutting down a fleeing enemy there (OTW-049).
void enter(Play& play, PieceId unit, Place to, Heading heading, const Reason& reason);
/// OTW-015: asks for the target, and closes with it. The enemy that is then fought.
PieceId chargeHome(Play& play, PieceId unit);

// group.cpp --------------------------------------------------------------------------------------------------------------------
/// The units of `among` that one is joined with over adjoining squares, all facing the same way.
Units groupOf(const Board& board, PieceId unit, const Units& among);
/// True where the ways of all of a group are free so far, which face or turn that way.
bool groupCanAdvance(const Board& board, const Units& group, Heading facing, int forward);
/// True where all of a group can do what takes its first unit there.
bool groupCanMove(const Board& board, const Units& group, Square square, Heading facing);
/// OTW-D03: who stays behind.
Units chooseGroup(Play& play, PieceId unit);
void moveGroup(Play& play, const Units& group);

// leadership.cpp ---------------------------------------------------------------------------------------------------------------
/// OTW-070, OTW-053: one test, and the general's re-roll.
bool passes(Play& play, PieceId unit, const Reason& reason);
/// The general who can serve a unit: able to act, and with it or with any of its army; none otherwise (OTW-217, OTW-A15).
const GeneralType* ableGeneral(const OhwGame& game, const Table& table, PieceId unit);
/// OTW-056 to OTW-058: a unit's general has served it.
void riskGeneral(Play& play, PieceId served);

// combat.cpp -------------------------------------------------------------------------------------------------------------------
/// OTW-205: one round, attacker first. `wild`: elephants that run wild attack.
void combat(Play& play, PieceId attacker, PieceId target, bool wild = false);
/// OTW-D10
void mahoutsStrike(Play& play, PieceId elephants);
/// The attack of a unit that stands `here` on an enemy `there`, without its general's dice.
Attack attackFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there);
/// The dice of that attack.
int diceFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there);
/// The score with which a unit hits another as they stand.
Breakdown scoreOf(const Board& board, PieceId unit, PieceId target);
/// The side of `target` on which `attacker` strikes it from an adjoining square.
Struck struckBy(const Board& board, PieceId attacker, PieceId target);

// retreat.cpp ------------------------------------------------------------------------------------------------------------------
/// OTW-040 to OTW-042: the loser's ladder, away from where the winner stands.
void retreat(Play& play, PieceId loser, Heading away);
/// OTW-044
void followUp(Play& play, PieceId winner, Square vacated);

// flight.cpp -------------------------------------------------------------------------------------------------------------------
/// OTW-045, OTW-091: a unit is made to flee by combat. Elephants that run wild are gone at once.
void breakUnit(Play& play, PieceId unit);
/// OTW-037
void pushOff(Play& play, PieceId unit);
/// OTW-038, OTW-210: one flight move.
void flee(Play& play, PieceId unit);
/// OTW-001, OTW-039
void flights(Play& play, Side side);
/// OTW-049, OTW-092
void cutDown(Play& play, PieceId unit, const Reason& reason);

// pursuit.cpp ------------------------------------------------------------------------------------------------------------------
/// OTW-046: the victor of a broken unit.
void beginPursuit(Play& play, PieceId victor, PieceId target);
void endPursuit(Play& play, PieceId unit);
/// OTW-002, OTW-047, OTW-211
void pursuits(Play& play, Side side);

// rampage.cpp ------------------------------------------------------------------------------------------------------------------
/// OTW-060: elephants that have lost a round; true where they run wild.
bool mayRunWild(Play& play, PieceId elephants);
/// OTW-062, OTW-A26
void rampages(Play& play, Side side);

// morale.cpp -------------------------------------------------------------------------------------------------------------------
void loseMorale(Play& play, Side side, int amount, const Reason& reason);
/// OTW-059: the general with a unit is lost, if he is.
void loseGeneral(Play& play, PieceId unit, const Reason& reason);
/// OTW-093, OTW-094, OTW-215: what the drops of army morale so far take from the units.
void settleMorale(Play& play);
/// OTW-214: the end of a phase.
std::optional<Ended> victory(const Table& table, const OhwGame& game, int turn, bool lastPhase);

}  // namespace ephor::ohw
