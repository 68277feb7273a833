// The procedures of Men of Bronze, in the order of the rules. Each takes the battle being played and talks to the umpire.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/why.h"

namespace ephor::men_of_bronze {

/// A battle being played: who is asked, and by which rules. Holds no state of its own.
struct Play {
    Umpire& umpire;
    const BronzeGame& game;

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    const Body& body(PieceId unit) const { return table().body(unit); }
    Side side(PieceId unit) const { return table().side(unit); }
    bool alive(PieceId unit) const { return table().isPresent(unit); }
    /// The Strategos' value if he is with the unit, else 0 (MOB-181, MOB-187).
    int strategosValue(PieceId unit) const { return hasStrategos(table(), unit) ? options().strategosValue : 0; }

    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) const {
        umpire.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, SideCounter counter, int to, const Reason& reason) const {
        umpire.apply(SideCounterSet{whose, counter, static_cast<std::int16_t>(to), &reason});
    }
    void note(const Reason& what, PieceId unit, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = {}) const;
    /// Takes Arete out of a pool that covers it (MOB-003, MOB-010).
    void pay(Side whose, int arete, const Reason& reason) const;
};

/// Answers to an Options request, kept on the stack.
class OptionList {
public:
    void add(std::int16_t code, const Reason& label, PieceId piece = {}, int price = 0) {
        m_options.push({code, piece, &label, price});
    }
    std::span<const Option> all() const { return m_options.all(); }
    std::size_t size() const { return m_options.size(); }

private:
    StackList<Option, 2 * PieceSet::room> m_options;
};

/// Asks yes or no; `yes` costs `price`.
bool asks(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes, int price);

// deployment.cpp ---------------------------------------------------------------------------------------------------------------
void deploy(Play& play);
/// Where a side looks when it deploys.
constexpr Vec towardsEnemy(Side side) { return {0, side == Side::A ? 1.0 : -1.0}; }
/// Places for units in rows that fill a side's zone from its front back and from the middle outwards, far enough apart for the largest of its units.
std::vector<Vec> placesInZone(const BronzeGame& game, Side side);
/// True where a unit can still be placed in its zone: in the rows, or else on a finer grid. `found`, if given, hears of every such place.
bool anyPlaceLeft(const BronzeGame& game, const Table& table, PieceId unit,
                  const std::function<void(const Choice&)>& found = {});
/// Why a unit may not be placed there (MOB-208).
const Reason* checkPlace(const BronzeGame& game, const Table& table, const Choice& choice);
/// Why a scenario may not place it there: anywhere on the table where there is room.
const Reason* checkScenarioPlace(const BronzeGame& game, const Table& table, PieceId unit, const Pose& pose,
                                 int formation);

// arete.cpp --------------------------------------------------------------------------------------------------------------------
void reckonArete(Play& play);
void bidForInitiative(Play& play);
Side holder(const Table& table);
void offerRally(Play& play, Side side);
void offerSteal(Play& play);
/// Dice that have fallen and may be thrown again: how many successes count (0: as the roll asked), and whom they strike, if anyone.
struct OpenRoll {
    Roll& roll;
    const RollRequest& request;
    int wanted = 0;
    PieceId against = {};
};
/// D-22 for dice of one side: the window stays open until the side passes (MOB-009).
void offerRerolls(Play& play, const OpenRoll& open);
inline void offerRerolls(Play& play, Roll& roll, const RollRequest& request) { offerRerolls(play, {roll, request}); }
/// D-22 for the dice of both sides of a Fight, `first` asked first, until both pass in a row.
void offerRerolls(Play& play, const OpenRoll& first, const OpenRoll& second);

// activation.cpp ---------------------------------------------------------------------------------------------------------------
/// The third phase. True where a side conceded; then `conceded` is that side.
bool activations(Play& play, Side& conceded);
UnitTraits usableTraits(const Play& play, PieceId unit);
bool mayFormPhalanx(const Play& play, PieceId unit);

// movement.cpp -----------------------------------------------------------------------------------------------------------------
/// How a straight way ends.
struct Way {
    double distance = 0;  ///< inches that the unit may go
    PieceId met;          ///< the unit that stops it; none: the ground, the edge, or the way's end
};
/// What a Phalanx does at the edge of Difficult Ground: halts where it goes of its own will (MOB-072), is forced into it where it is pushed (MOB-077).
enum class AtDifficult : std::uint8_t { Halts, Enters };
/// What stops a unit that goes straight: units (but those of `through`), impassable ground, the edge of the table.
Way wayAhead(const BronzeGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
             const PieceSet& through, AtDifficult phalanx = AtDifficult::Halts);
/// wayAhead() of a charge as one question: inches until the unit meets `target`, if it does so first; `never` where it does not. `alone`: how far it would go
/// if nothing else stood on the table.
double untilMetFirst(const BronzeGame& game, const Table& table, PieceId unit, const Pose& from, Vec along,
                     PieceId target, double alone);
/// Inches that `allowance` carries a centre along a straight way over slow ground (MOB-071, MOB-079).
double reachOnGround(const BronzeGame& game, Vec from, Vec along, double allowance, bool ignoreGround);
double costOnGround(const BronzeGame& game, Vec from, Vec to, bool ignoreGround);

void moveUnit(Play& play, PieceId unit);
/// Puts a unit at a pose, and what follows at once: Phalanx broken by ground, contacts that end.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
/// Goes straight for `distance` and tests at each entry of Dangerous Ground (MOB-075); at the end it faces `facing`, if given. False where it routed on the way.
bool goStraight(Play& play, PieceId unit, Vec along, double distance, const Reason& reason, bool ignoreGround,
                const Vec* facing = nullptr);
/// A d3 of base widths in inches, re-rolls offered.
double rollBaseWidths(Play& play, PieceId unit, const Reason& reason);
/// MOB-043: true where the Phalanx drifts.
bool drifts(Play& play, PieceId unit);
void slideRight(Play& play, PieceId unit);
/// D-11, before a way that may touch slow ground.
bool paysForGround(Play& play, PieceId unit, double allowance);
MoveLimits moveLimits(const BronzeGame& game, const Table& table, PieceId unit, bool ignoreGround);
const Reason* checkMove(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// Whether a unit must keep its distance from friends where it stands (MOB-033, MOB-AMB-51).
enum class Spacing : std::uint8_t { Kept, Any };
/// Why a unit may not stand there: the table's edge, another unit, impassable ground, too near a friend.
const Reason* checkStanding(const BronzeGame& game, const Table& table, PieceId unit, const Body& body,
                            Spacing spacing);
/// What follows when the umpire has changed the table by hand: contacts that ended, Phalanx broken by ground.
void afterCorrection(Play& play);

// contact.cpp ------------------------------------------------------------------------------------------------------------------
/// A unit that moved `along` has touched `enemy`: Evade, follow, Pursue (MOB-166 to MOB-170). True where they are in contact in the end.
bool keepsContact(Play& play, PieceId mover, PieceId enemy, Vec along, double movementLeft, bool ignoreGround);
/// Turns a unit flush with an edge of the enemy it touches, if there is room (MOB-064).
void lineUp(Play& play, PieceId mover, PieceId enemy, Edge edge);
/// Fixes the struck side and lines up (MOB-063, MOB-064). `origin` is the mover's centre before it moved.
void meet(Play& play, PieceId mover, PieceId enemy, Vec origin);
/// The side of `enemy` that `unit` strikes, as fixed at contact or by where it stands.
Struck strikes(const Play& play, PieceId unit, PieceId enemy);

// charge.cpp -------------------------------------------------------------------------------------------------------------------
void charge(Play& play, PieceId unit, PieceId target);
/// Enemies that a unit may declare a Charge against (MOB-057, MOB-059).
bool mayDeclareCharge(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);

// shooting.cpp -----------------------------------------------------------------------------------------------------------------
/// MOB-085, MOB-097: enemies near enough to be shot at, by the circles that cover them.
PieceSet possibleMarks(const BronzeGame& game, const Table& table, PieceId unit);
/// MOB-086 to MOB-088: inches to one of these at whom the unit may shoot, as far as the rules let its player know, if it sees him; else nothing.
std::optional<double> distanceToMark(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// True where nothing hides an enemy from the unit; he lies in its arc.
bool isInSight(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
bool mayShootAt(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// Enemies at whom it may shoot; and whether there are any among some.
PieceSet marksOf(const BronzeGame& game, const Table& table, PieceId unit);
bool hasMark(const BronzeGame& game, const Table& table, PieceId unit, const PieceSet& among);
/// Inches from the shooter to the nearest part of the enemy in its arc; nothing where no part is.
std::optional<double> shootingDistance(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
Struck struckByVolley(const Table& table, PieceId unit, PieceId enemy);
void volley(Play& play, PieceId unit, PieceId target);

// fighting.cpp -----------------------------------------------------------------------------------------------------------------
struct FightTerms {
    bool attackerCharged = false;
    bool defenderCounterCharged = false;
};
void fightRound(Play& play, PieceId attacker, PieceId defender, const FightTerms& terms);
PieceSet supportersOf(const Table& table, PieceId primary);
/// The dice of a primary in a Fight, line by line or in Total (MOB-105 to MOB-112). `charging`: or counter-charging.
template <typename Sum = Breakdown>
Sum diceOf(const BronzeGame& game, const Table& table, PieceId primary, int supports, bool charging, Facing facing,
           Struck struckFrom) {
    FightSide side;
    side.attack = game.profile(primary).attack;
    side.strategos = hasStrategos(table, primary) ? game.options().strategosValue : 0;
    side.supports = supports;
    side.charging = charging;
    side.phalanx = inPhalanx(table, primary);
    side.facing = facing;
    side.struckFrom = struckFrom;
    return fightDice<Sum>(side, game.options());
}
/// MOB-073, MOB-161
template <typename Sum = Breakdown>
Sum armorOf(const BronzeGame& game, const Table& table, PieceId unit, Struck struckFrom) {
    return effectiveArmor<Sum>(game.profile(unit).armor, inPhalanx(table, unit), struckFrom,
                               inCover(game, table.body(unit).pose.centre), game.options());
}

// pushback.cpp -----------------------------------------------------------------------------------------------------------------
void pushBack(Play& play, PieceId loser, PieceId winner);

// discipline.cpp ---------------------------------------------------------------------------------------------------------------
/// The unit as the reckoning of its losses sees it.
Target targetOf(const Play& play, PieceId unit, const Breakdown& armor);
/// Takes Courage, at most what it has (Struggle::loss).
void loseCourage(Play& play, PieceId unit, int loss, const Reason& reason);
/// Removes a unit; its Strategos falls with it (MOB-185).
void rout(Play& play, PieceId unit, const Reason& reason);
/// MOB-117, MOB-136 to MOB-141: the tests after a loss; a failure makes it Wavering.
void takeTests(Play& play, PieceId unit, const TestNeed& need);
/// MOB-143: a drift, entry or Collapse test. True where it is passed.
bool plainTest(Play& play, PieceId unit, const Reason& reason, bool collapse);

// strategos.cpp ----------------------------------------------------------------------------------------------------------------
void attachStrategos(Play& play);
/// Whom the Strategos with `host` may join in a Move activation of `unit` (MOB-182).
PieceSet transferTargets(const Table& table, PieceId unit, PieceId host);
/// D-24 during a Move activation of `unit`.
void offerTransfer(Play& play, PieceId unit);

// end_phase.cpp ----------------------------------------------------------------------------------------------------------------
/// The fourth phase; the battle's end if it is one.
std::optional<Ended> endPhase(Play& play, int turn);

}  // namespace ephor::men_of_bronze
