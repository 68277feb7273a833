// The procedures of Alala!, in the order of the rules. Each takes the battle being played and talks to the umpire.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/alala/battle/charge_formulas.h"
#include "core/rules/alala/battle/command_points.h"
#include "core/rules/alala/battle/deck.h"
#include "core/rules/alala/battle/formulas.h"
#include "core/rules/alala/battle/ways.h"
#include "core/rules/alala/game.h"
#include "core/rules/alala/why.h"

#include <functional>

namespace ephor::alala {

/// A battle being played: who is asked, and by which rules. Holds no state of its own.
struct Play {
    Umpire& umpire;
    const AlalaGame& game;

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    const Troops& troops(PieceId unit) const { return game.profile(unit).troops; }
    const Body& body(PieceId unit) const { return table().body(unit); }
    Side side(PieceId unit) const { return table().side(unit); }
    bool alive(PieceId unit) const { return unit && table().isPresent(unit); }
    Grade grade(PieceId unit) const { return gradeOf(game, table(), unit); }
    bool formed(PieceId unit) const { return isFormed(game, table(), unit); }
    bool hoplites(PieceId unit) const { return game.profile(unit).isHoplites(); }
    Level levelOf(PieceId unit) const { return level(table(), unit); }
    /// The side that acts first in this turn (ALA-098).
    Side initiative() const { return table().counter(Side::B, Initiative) != 0 ? Side::B : Side::A; }

    void set(PieceId unit, UnitCounter counter, int to, const Reason& reason) const {
        if (table().counter(unit, counter) != to)
            umpire.apply(CounterSet{unit, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, int counter, int to, const Reason& reason) const {
        const auto c = static_cast<std::uint8_t>(counter);
        if (table().counter(whose, c) != to)
            umpire.apply(SideCounterSet{whose, c, static_cast<std::int16_t>(to), &reason});
    }
    void set(PieceId unit, Status to, const Reason& reason) const { set(unit, StatusIs, static_cast<int>(to), reason); }
    void mark(PieceId unit, Mark m, const Reason& reason) const {
        set(unit, Marks, table().counter(unit, Marks) | m, reason);
    }
    void unmark(PieceId unit, Mark m, const Reason& reason) const {
        set(unit, Marks, table().counter(unit, Marks) & ~m, reason);
    }
    bool marked(PieceId unit, Mark m) const { return isMarked(table(), unit, m); }
    void note(const Reason& what, PieceId unit, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = {}) const {
        umpire.apply(Noted{&what, unit ? side(unit) : Side::A, unit, other, static_cast<std::int16_t>(number),
                           static_cast<std::int16_t>(otherNumber), breakdown});
    }
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
    StackList<Option, 4 * PieceSet::room> m_options;
};

/// The members of a set from right to left as `side` sees them (ALA-006).
class Order {
public:
    Order(const Table& table, Side side, PieceSet set);
    auto begin() const { return m_pieces.begin(); }
    auto end() const { return m_pieces.begin() + static_cast<std::ptrdiff_t>(m_count); }

private:
    static constexpr std::size_t most = 64;  ///< no side has more units

    std::array<PieceId, most> m_pieces;
    std::size_t m_count = 0;
};

/// Asks yes or no.
bool asks(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes);

// dice.cpp --------------------------------------------------------------------------------------------------------------------------
/// What a throw is for: which cards may mend it (ALA-246).
enum class Throw : std::uint8_t { Plain, Volley, Combat };
/// Throws dice and offers the cards of re-rolling (ALA-247, ALA-251, ALA-254, ALA-256, ALA-258).
Roll throwDice(Play& play, const RollRequest& request, Throw kind = Throw::Plain);
/// Both sides of a combat throw, then the windows; the side with initiative goes through both first (ALA-AMB-107).
struct OpenThrow {
    RollRequest request;
    Roll roll;
};
void throwBoth(Play& play, OpenThrow& first, OpenThrow& second);
/// A request for dice of a unit.
RollRequest diceFor(const Play& play, PieceId unit, int count, const Reason& why, int need = 0);
/// The dice of a move and what they came to; A grade may ease one (ALA-137). `body`: all that move on this roll.
Moved rollMove(Play& play, PieceId unit, const MoveDice& dice, const Reason& why, const PieceSet& body);

// aggression.cpp --------------------------------------------------------------------------------------------------------------------
/// ALA-040, ALA-048: changes a hoplite unit's level at once; bands ignore it (ALA-033).
void raise(Play& play, PieceId unit, int levels, const Reason& reason);
void lower(Play& play, PieceId unit, int levels, const Reason& reason);
/// ALA-041, ALA-046, ALA-AMB-015: a hoplite unit has begun to flee or is destroyed; neighbours see it.
void seenToBreak(Play& play, PieceId unit);
/// ALA-036, ALA-AMB-016
void mustRetire(Play& play, PieceId unit, const Reason& reason);

// casualties.cpp --------------------------------------------------------------------------------------------------------------------
/// ALA-029. False where the unit is destroyed.
bool takeCasualties(Play& play, PieceId unit, int figures, const Reason& reason);
/// ALA-030, ALA-031: below half it goes, or stands for good.
void checkHalfStrength(Play& play, PieceId unit);
/// Off the table for good; its leader is lost with it (ALA-072).
void lose(Play& play, PieceId unit, const Reason& reason);

// leaders.cpp -----------------------------------------------------------------------------------------------------------------------
void rollRatings(Play& play);
/// ALA-067 to ALA-071: the leader with a unit that was shot at or has fought.
void riskLeader(Play& play, PieceId unit, int times = 1);
/// ALA-071, ALA-072: his second in command takes over, with the nearest unit where his own is lost.
void killLeader(Play& play, PieceId unit, bool unitIsLost);
/// ALA-AMB-025: a rating changed by wound or card.
void setRating(Play& play, PieceId unit, int rating, const Reason& reason);

// deployment.cpp, places.cpp --------------------------------------------------------------------------------------------------------
void deploy(Play& play);
/// Why an item (a phalanx by the unit on its right end, or a band) may not stand there.
const Reason* checkPlace(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
/// Calls `found` with the places where an item may be deployed, best first: those of automatic deployment (section 0), then others; stops where it says so.
void eachPlace(const AlalaGame& game, const Table& table, const Request& request, PieceId item,
               const std::function<bool(const Choice&)>& found);
/// Where the units of a phalanx stand whose rightmost unit has this pose: side by side to its left, fronts level. `code`: order of the list, or reversed.
Pose poseInLine(const AlalaGame& game, const Table& table, const Phalanx& phalanx, std::size_t place, const Pose& right,
                int order);
/// The unit at a place of the line, counted from the right.
PieceId inLine(const Phalanx& phalanx, std::size_t place, int order);
/// ALA-088, ALA-089, ALA-AMB-047
const Reason* checkFeature(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
Footprint featureSize(int how);
void eachFeaturePlace(const AlalaGame& game, const Table& table, const Request& request,
                      const std::function<bool(const Choice&)>& found);

// turn.cpp --------------------------------------------------------------------------------------------------------------------------
void rollInitiative(Play& play);

// command.cpp -----------------------------------------------------------------------------------------------------------------------
void leadersAct(Play& play, Side side);
/// ALA-056, ALA-057: who would obey a leader with this unit.
PieceSet inReach(const AlalaGame& game, const Table& table, PieceId host);
/// ALA-062
int costToEncourage(const AlalaGame& game, const Table& table, PieceId unit);

// control.cpp -----------------------------------------------------------------------------------------------------------------------
void controlTests(Play& play, Side side);

// compulsory.cpp --------------------------------------------------------------------------------------------------------------------
void compulsoryMoves(Play& play, Side side);
/// Routers that nobody holds any more are gone.
void endRouts(Play& play);

// moves.cpp -------------------------------------------------------------------------------------------------------------------------
/// Puts a unit at a pose; contacts that end there end.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
void addDisorder(Play& play, PieceId unit, int points, const Reason& reason);
/// What a straight move does to ground and friends: disorder points (ALA-139, ALA-149). Before the move is made.
void payForGround(Play& play, PieceId unit, Vec along, double distance);
void payForPassage(Play& play, PieceId unit, const Pose& from, const PieceSet& friends, Vec along, double distance,
                   bool routs);
void payForWay(Play& play, PieceId unit, Vec along, double distance, bool routs);
/// The same for a charge that ends there: it passes who stands before it; to turn and shift in line is no passage (ALA-175, ALA-176).
void payForCharge(Play& play, PieceId unit, const Pose& to);
void addAdvance(Play& play, PieceId unit, double inches, const Reason& reason);
/// ALA-259: the enemy's heavy armour, when hoplites move.
void offerHeavyArmour(Play& play, PieceId unit);
/// ALA-148: any facing that fits; the unit is formed and steady then.
void formUp(Play& play, PieceId unit);
bool mayFormUp(const AlalaGame& game, const Table& table, PieceId unit);
/// ALA-152 to ALA-154: DPs that redressing would take off.
int redressable(const AlalaGame& game, const Table& table, PieceId unit);
void redressRanks(Play& play, PieceId unit, bool halted, Blocked blocked);

// flight.cpp ------------------------------------------------------------------------------------------------------------------------
enum class Flight : std::uint8_t { Gone, Moved, Unable };
/// ALA-130 to ALA-133, ALA-AMB-083, ALA-AMB-102: a full move away, up to 60 degrees aside where the way is blocked.
Flight flee(Play& play, PieceId unit, Vec away, const Reason& reason);
/// The way from what it flees.
Vec awayFor(const Play& play, PieceId unit);
/// ALA-235: retires, or stays and suffers. False where it is gone.
bool retire(Play& play, PieceId unit, const Reason& reason);
/// ALA-236
bool rout(Play& play, PieceId unit, const Reason& reason);
void startRetiring(Play& play, PieceId unit, const Reason& reason);
void startRouting(Play& play, PieceId unit, const Reason& reason);

// skirmish.cpp, shooting.cpp --------------------------------------------------------------------------------------------------------
void skirmishPhase(Play& play, Side side);
const Reason* checkBandWay(const AlalaGame& game, const Table& table, const Request& request, const Choice& choice);
PieceSet targetsOf(const AlalaGame& game, const Table& table, PieceId band);
bool volley(Play& play, PieceId band, const PieceSet& targets, const Reason& reason);

// phalanx.cpp, advance.cpp ----------------------------------------------------------------------------------------------------------
void phalanxPhase(Play& play, Side side);
/// The bodies of a side: controlled units that touch (ALA-111).
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit);
/// ALA-112: inches that a body may go; the units in its way that stop it.
Way bodyWay(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance);
/// Goes forward and pushes bands back (ALA-113). Inches gone.
double advanceBody(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason);

// drill.cpp -------------------------------------------------------------------------------------------------------------------------
/// What the units of a body did last (ALA-080).
void record(Play& play, const PieceSet& body, Deed deed, const Reason& reason);
/// ALA-147: whether the body may wheel half an inch; and as far as its owner says.
bool mayWheel(const AlalaGame& game, const Table& table, const PieceSet& body, bool right);
void wheelAbout(Play& play, const PieceSet& body, bool right);
/// ALA-146: half inches that the whole body may shift; and as far as its owner says.
int mostStep(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along);
void stepAside(Play& play, const PieceSet& body, bool back);
/// ALA-144
void aboutFace(Play& play, const PieceSet& body, int dice);

// charge.cpp, contact.cpp -----------------------------------------------------------------------------------------------------------
void chargePhase(Play& play);
bool mayCharge(const AlalaGame& game, const Table& table, PieceId unit, PieceId target);
/// Where a charger ends: exactly opposite the struck edge, or as near as there is room (ALA-176, section 0).
std::optional<Pose> contactPose(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge);
/// Lines up at contact: +2 dice, strikes, sector, loss of level (ALA-043). False where there is no room.
bool makeContact(Play& play, PieceId unit, PieceId target, Vec from, Impetus impetus, const Reason& reason);
/// ALA-183: hoplites that are charged by hoplites and have not charged themselves.
void standsCharged(Play& play, PieceId target, PieceId charger);
/// ALA-174: those who go along with a charge; `before`: where the charger began.
void bringEscorts(Play& play, PieceId charger, const Body& before);
/// ALA-185: after a target that ran. True where it is in contact with somebody in the end.
bool chase(Play& play, PieceId unit, PieceId target);
void catchUp(Play& play, PieceId unit, PieceId quarry);
/// ALA-187: figures in contact hack at those who run. False where the victim is destroyed.
bool freeHack(Play& play, PieceId unit, PieceId victim);

// response.cpp ----------------------------------------------------------------------------------------------------------------------
enum class Response : std::uint8_t { Stands, Evades, CounterCharges };
void evade(Play& play, PieceId band, PieceId charger);
Response respond(Play& play, PieceId target, PieceId charger, Decision asSkirmishers, Decision asCavalry);

// combat.cpp, supports.cpp ----------------------------------------------------------------------------------------------------------
void combatPhase(Play& play);
struct Supports {
    PieceSet left;  ///< hoplites: the unbroken chain
    PieceSet right;
    PieceSet bands;
    bool shieldless = false;
};
Supports supportsOf(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);
CombatSide combatSide(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);
/// One combat: dice, results, losses, levels, leaders (ALA-229).
void fightOut(Play& play, PieceId unit, PieceId enemy);

// after_combat.cpp, pursuit.cpp -----------------------------------------------------------------------------------------------------
void afterCombatPhase(Play& play);
/// The moves after one combat (ALA-230).
void afterCombat(Play& play, PieceId unit, PieceId enemy, int chain);
/// A unit as the results see it.
Fighter fighterOf(const AlalaGame& game, const Table& table, PieceId unit, const Fought& before);
/// ALA-238, DEC-32: whom it goes after; none where nobody is left to chase. `beaten`: whom it has just fought, or caught.
PieceId chooseQuarry(Play& play, PieceId unit, PieceId beaten);
/// ALA-238, ALA-239: after a beaten opponent. `chain`: pursuits that led to this one.
void pursue(Play& play, PieceId unit, PieceId quarry, int chain);
void loot(Play& play, PieceId unit);
Vec baggage(const AlalaGame& game, Side side);
inline constexpr int longestChain = 8;  ///< ALA-AMB-104

// cards.cpp -------------------------------------------------------------------------------------------------------------------------
bool holds(const Table& table, Side side, Card card);
/// The cards that a side holds, in the order of the pack.
std::vector<Card> handOf(const Table& table, Side side);
int packLeft(const Table& table);
/// ALA-065: draws a card for the leader with this unit and handles it.
void invoke(Play& play, PieceId host);
/// Spends a card from a hand (ALA-245).
void spend(Play& play, Side side, Card card, PieceId on = {});
/// ALA-245, ALA-246: offers the holder of a card to play it on a unit; true where he does, and the card is spent.
bool playsCard(Play& play, Decision decision, Side holder, Card card, PieceId on, const Reason& playing);
/// ALA-253, at the start of a phase.
void offerEkdromoi(Play& play);

// ending.cpp ------------------------------------------------------------------------------------------------------------------------
std::optional<Ended> ending(const Play& play, int turn);

}  // namespace ephor::alala
