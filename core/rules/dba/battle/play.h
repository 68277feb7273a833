// The procedures of DBA, in the order of the rules. Each takes the battle being played and talks to the umpire.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/dba/game.h"
#include "core/rules/dba/why.h"

namespace ephor::dba {

/// A battle being played. Holds no state of its own.
struct Play {
    Umpire& umpire;
    const DbaGame& game;

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Troop& troop(PieceId p) const { return game.troop(p); }
    const Body& body(PieceId p) const { return table().body(p); }
    Side side(PieceId p) const { return table().side(p); }
    bool alive(PieceId p) const { return table().isPresent(p); }

    void set(PieceId p, PieceCounter counter, int to, const Reason& reason) const {
        if (table().counter(p, counter) != to)
            umpire.apply(CounterSet{p, counter, static_cast<std::int16_t>(to), &reason});
    }
    void set(Side s, int counter, int to, const Reason& reason) const {
        if (table().counter(s, static_cast<std::uint8_t>(counter)) != to)
            umpire.apply(SideCounterSet{s, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), &reason});
    }
    void note(const Reason& what, PieceId p, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = {}) const {
        umpire.apply(Noted{&what, p ? side(p) : Side::A, p, other, static_cast<std::int16_t>(number),
                           static_cast<std::int16_t>(otherNumber), breakdown});
    }
    void noteSide(const Reason& what, Side s, int number = 0, int otherNumber = 0) const {
        umpire.apply(
            Noted{&what, s, {}, {}, static_cast<std::int16_t>(number), static_cast<std::int16_t>(otherNumber), {}});
    }
    int die(Side s, PieceId p, const Reason& reason) const {
        RollRequest request;
        request.side = s;
        request.piece = p;
        request.why = &reason;
        return umpire.roll(request)[0];
    }
    void move(PieceId p, const Pose& to, const Reason& reason) const {
        umpire.apply(PieceMoved{p, snapped(to), &reason});
    }
    void remove(PieceId p, const Reason& reason) const { umpire.apply(PieceRemoved{p, &reason}); }
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
    StackList<Option, 128> m_options;
};

Choice ask(Play& play, Decision decision, Side side, const OptionList& options, PieceId piece = {},
           PieceId subject = {});

// aggression.cpp, terrain.cpp, deployment.cpp -------------------------------------------------------------------------
void rollAggression(Play& play);
void placeTerrain(Play& play);
void chooseEdges(Play& play);
void placeCamp(Play& play, Side side);
void deploy(Play& play, Side side);
void land(Play& play, Side side);
const Reason* checkFeaturePlace(const DbaGame& game, const Table& table, int how, int quarter, const Choice& choice);
const Reason* checkCamp(const DbaGame& game, const Table& table, Side side, const Choice& choice);
const Reason* checkDeploy(const DbaGame& game, const Table& table, const Choice& choice);
const Reason* checkLanding(const DbaGame& game, const Table& table, Side side, const Choice& choice);
FeatureKind featureOf(int how);
Footprint featureSizeOf(int how);
/// Calls `found(choice)` for sensible legal answers, best first, until it returns true.
using Found = std::function<bool(const Choice&)>;
void eachFeaturePlace(const DbaGame& game, const Table& table, int how, int quarter, const Found& found);
void eachCampPlace(const DbaGame& game, const Table& table, Side side, const Found& found);
void eachDeployPlace(const DbaGame& game, const Table& table, PieceId piece, const Found& found);
/// Is there any of them?
bool anyDeployPlace(const DbaGame& game, const Table& table, PieceId piece);
void eachLandingPlace(const DbaGame& game, const Table& table, Side side, const Found& found);

// standing.cpp --------------------------------------------------------------------------------------------------------
/// Why a body may not stand there: the edge, another piece but those of `beside`, a work, closed ground.
const Reason* checkStanding(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const PieceSet& beside = {});
/// Camps and walls: they stand in the way of everybody.
struct Works {
    std::array<Body, 3> bodies;
    std::size_t count = 0;

    void add(const Body& work) { bodies[count++] = work; }
    std::span<const Body> all() const { return {bodies.data(), count}; }
};
Works worksOf(const DbaGame& game, const Table& table);
/// Those that a side may assault.
Works worksOfEnemy(const DbaGame& game, const Table& table, Side side);
class Whereabouts;

/// Who and what can matter to a move of a group, wherever it ends: found once for all places that are tried.
struct Surroundings {
    PieceSet pieces;       ///< but its own
    bool ground = true;    ///< features or works
    bool features = true;  ///< features
    Works works;
    std::array<Vec, 2> front;                  ///< the left and right front corner about which the group wheels
    const Whereabouts* whereabouts = nullptr;  ///< where it is known who stands near a place
};
/// The same where it is known who and what is near.
const Reason* checkStanding(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const Surroundings& around);
/// Of the enemies of a side that can matter, those whom a body may touch: a few too many, never too few.
ElementSet enemiesNear(const Table& table, const Surroundings& around, Side side, const Body& body);
/// The one that the body would stand in, or none. Guards stand in theirs.
const Body* workAt(const Works& works, const Body& body);

/// DBA-130: how the front of one meets another.
enum class Contact : std::uint8_t { None, Front, LeftFlank, RightFlank, Rear, Wall };
/// Contact of the front edge of `a` with `b`: in full with its front edge, or along its flank or rear edge (DBA-124,
/// DBA-133).
Contact contactOf(const Body& a, const Body& b);
/// The same where a move may end so (DBA-130): on the flank with front corners together, on the rear in full.
Contact flushContactOf(const Body& a, const Body& b);
/// The same with a work's wall.
bool meetsWall(const Body& a, const Body& work);
/// The enemy in front contact with it, or none.
PieceId frontFoe(const Table& table, PieceId p);
/// Enemies whose front is in full contact with any of its edges, or whose edge its front meets.
PieceSet foesInContact(const Table& table, PieceId p);
bool isInContact(const Table& table, PieceId p);
/// Those of a side who stand in its works.
ElementSet guardsOf(const Table& table, Side side);
bool inCombat(const DbaGame& game, const Table& table, PieceId p);
/// Enemies whose front edge touches its flank or rear.
PieceSet behind(const Table& table, PieceId p);
/// DBA-124, DBA-132: flanks and rear of `p` that are overlapped or contacted.
int overlapsOf(const DbaGame& game, const Table& table, PieceId p);
/// DBA-130: an overlap position of a body beside an enemy.
bool isOverlapPosition(const Body& body, const Body& enemy);

// command.cpp ---------------------------------------------------------------------------------------------------------
/// What moves of a side cost as it stands: how far the general's command reaches is found once and asked for every
/// group and part.
class Command {
public:
    Command(const DbaGame& game, const Table& table, Side side);
    /// DBA-038: does the general fail to reach all (or any) of them?
    bool isOut(ElementSet movers) const;
    /// The cost of a move; of scythed chariots it depends on whether they are among those who move into contact.
    int costOf(ElementSet movers, ElementSet charging) const;

private:
    const DbaGame& m_game;
    Side m_side;
    PieceId m_general;
    bool m_firstBound;
    bool m_lost;
    bool m_hidden = false;
    ElementSet m_garrison;
    ElementSet m_reached;
    ElementSet m_reachedAsHorse;  ///< light horse moved without others (DBA-040)
};

// groups.cpp ----------------------------------------------------------------------------------------------------------
/// Who of a side may still move in this bound, and who of them stand together; found once for a position.
class Formation {
public:
    Formation(const DbaGame& game, const Table& table, Side side);

    ElementSet movable() const { return m_movable; }
    /// DBA-117: those that stand with it in edge and corner contact, facing as it does.
    ElementSet groupOf(PieceId p) const { return connected(p, m_movable); }
    /// Of its group, those that a code of ChooseMove means.
    PieceSet movers(PieceId p, int code) const { return partOf(groupOf(p), p, code).pieces(); }
    ElementSet partOf(ElementSet group, PieceId p, int code) const;
    /// Parts that go while the rest stays: all on one side of it, or those behind it.
    struct Parts {
        ElementSet toRight;
        ElementSet toLeft;
        ElementSet file;
    };
    Parts partsOf(ElementSet group, PieceId p) const;

private:
    ElementSet connected(PieceId p, ElementSet among) const;

    const Table& m_table;
    ElementSet m_movable;
    std::array<ElementSet, std::size_t{2} * (armySize + 2)> m_beside;
};
bool isColumn(const Table& table, const PieceSet& group);

// moving.cpp ----------------------------------------------------------------------------------------------------------
/// Where everybody ends.
struct Plan {
    std::array<std::pair<PieceId, Pose>, armySize + 2> places;
    std::size_t count = 0;
    bool contact = false;    ///< with an enemy or a work
    ElementSet charging;     ///< of the movers, those in contact
    bool far = false;        ///< somebody moved more than 1 BW (DBA-111)
    bool intoRiver = false;  ///< DBA-108
    PieceId conforms;        ///< DBA-131: the lone enemy that shifts, to
    Pose conformsTo;
    void add(PieceId p, const Pose& pose) { places[count++] = {p, pose}; }
};
MoveLimits moveLimits(const DbaGame& game, PieceId leader, ElementSet group, How how);
Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits);
Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                            const Whereabouts& whereabouts);
/// DBA-037: all scythed chariots of a group move into contact.
bool chariotsCharge(const DbaGame& game, ElementSet group, const Plan& plan);
/// The move that a pose of the leader means; why it is not legal.
const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Choice& choice, Plan& plan);
const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Surroundings& around, const Choice& choice, Plan& plan);
/// Calls `found(choice, plan)` for sensible legal moves, contacts first, until it returns true.
using FoundMove = std::function<bool(const Choice&, const Plan&)>;
void eachMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
              const FoundMove& found);
const Reason* checkGoing(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                         const Plan& plan, bool column, double slide);
const Reason* checkZones(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                         const Plan& plan, bool single);
const Reason* checkContact(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                           Plan& plan);
const Reason* checkFurther(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                           const Plan& plan);
/// The widest and the narrow strip of a way (DBA-116).
bool wayMeets(const Body& from, const Body& to, const Body& obstacle);
/// Length of the longest corner's way.
double cornerPath(const Body& from, const Body& to);
bool isCornerPathUpTo(const Body& from, const Body& to, double most);

// tactical_moves.cpp --------------------------------------------------------------------------------------------------
/// Those whom an offer moves.
struct Movers {
    ElementSet all;
    bool part = false;  ///< others of their group stay
};
/// What a side may move in a position (DBA-030 to DBA-034).
struct Moves {
    static constexpr std::size_t most = 128;

    Moves(const DbaGame& game, const Table& table, Side side);

    Formation formation;
    Command command;
    OptionList options;              ///< to pass is the first
    StackList<Movers, most> movers;  ///< of the options, in the same order

private:
    void offer(const Movers& who, PieceId leader, int code, const Reason& label, int pips);
    void offerParts(PieceId p, ElementSet group, int pips);
};
void rollPips(Play& play, Side side);
void makeMoves(Play& play, Side side);

// shooting.cpp, combat.cpp, outcomes.cpp ------------------------------------------------------------------------------
void shoot(Play& play, Side side);
PieceSet targetsOf(const DbaGame& game, const Table& table, PieceId shooter);
bool mayShoot(const DbaGame& game, const Table& table, PieceId shooter);
void fightAll(Play& play, Side side);
/// What bears on the factor of one in a close combat, as it stands, whoever in the field the enemy is.
CloseTerms standingTerms(const DbaGame& game, const Table& table, PieceId p);
/// The same and what lies between it and an enemy; and the factor.
CloseTerms closeTerms(const DbaGame& game, const Table& table, PieceId p, PieceId enemy);
Breakdown factorOf(const DbaGame& game, const Table& table, PieceId p, PieceId enemy);
PieceId supporterBehind(const DbaGame& game, const Table& table, PieceId p);
struct Fought {
    PieceId loser;
    PieceId winner;
    bool shot = false;
    PieceId supporter;  ///< of the loser, from behind
    int support = 0;
};
void suffer(Play& play, Outcome outcome, const Fought& fought);
void pursue(Play& play, PieceId winner, PieceId loser, const Troop& loserTroop);
void loseWork(Play& play, PieceId guard, PieceId attacker);
/// True where the battle is over.
std::optional<Ended> victoryCheck(Play& play);

}  // namespace ephor::dba
