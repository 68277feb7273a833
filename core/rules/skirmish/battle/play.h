// The procedures of the skirmish, in the order of the rules. Each takes the battle being played and talks to the umpire.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/umpire.h"
#include "core/rules/skirmish/game.h"
#include "core/rules/skirmish/why.h"

namespace ephor::skirmish {

/// A battle being played: who is asked, and by which rules.
struct Play {
    Umpire& umpire;
    const SkirmishGame& game;
    bool wallsStand =
        false;  ///< nobody has moved, turned or left the table since walls that are too thin were dissolved

    const Table& table() const { return umpire.table(); }
    const Options& options() const { return game.options(); }
    const Profile& profile(PieceId figure) const { return game.profile(figure); }
    const Pose& pose(PieceId figure) const { return table().body(figure).pose; }
    Side side(PieceId figure) const { return table().side(figure); }

    void set(PieceId figure, FigureCounter counter, int to, const Reason& reason) const {
        umpire.apply(CounterSet{figure, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), &reason});
    }
    void set(Side whose, int retinue, RetinueCounter counter, int to, const Reason& reason) const {
        umpire.apply(SideCounterSet{whose, counterOf(retinue, counter), static_cast<std::int16_t>(to), &reason});
    }
    void note(const Reason& what, PieceId figure, PieceId other = {}, int number = 0, int otherNumber = 0,
              const Breakdown& breakdown = {}) const;
    /// One die of that many sides.
    int roll(const Reason& why, PieceId figure, Side whose, int sides = dieSides) const;
    int roll(const Reason& why, PieceId figure) const { return roll(why, figure, side(figure)); }
};

/// Answers to an Options request, kept on the stack.
class OptionList {
public:
    void add(std::int16_t code, const Reason& label, PieceId piece = {}) { m_options.push({code, piece, &label, 0}); }
    std::span<const Option> all() const { return m_options.all(); }
    std::size_t size() const { return m_options.size(); }
    /// Takes out those for which `over(option)`.
    template <typename Over> void drop(const Over& over) {
        for (std::size_t i = m_options.size(); i-- > 0;)
            if (over(m_options.all()[i]))
                m_options.erase(i);
    }

private:
    StackList<Option, 2 * PieceSet::room> m_options;
};

inline Disc discOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return {table.body(figure).pose.centre, game.profile(figure).radius};
}

// contact.cpp ------------------------------------------------------------------------------------------------------------------
/// SKI-102: the table knows whose bases touch.
inline PieceSet enemiesInContact(const Table& table, PieceId figure) { return table.enemiesTouching(figure); }
inline bool isEngaged(const Table& table, PieceId figure) { return !enemiesInContact(table, figure).empty(); }
/// Enemies at which a figure may fight that have it in contact, all on foot (SKI-122): then a rider may break off.
bool mayBreakOff(const SkirmishGame& game, const Table& table, PieceId figure);
/// Has a rider fought a round of the melee that goes on with this enemy (SKI-039)?
bool hasMet(const Table& table, PieceId rider, PieceId enemy);
void meet(Play& play, PieceId rider, PieceId enemy);
/// SKI-039: the melees of a figure with enemies whom it leaves, or who leave it, are over.
void endMelees(Play& play, PieceId figure, const PieceSet& enemies);

// deployment.cpp ---------------------------------------------------------------------------------------------------------------
void deploy(Play& play);
constexpr Vec towardsEnemy(Side side) { return {0, side == Side::A ? 1.0 : -1.0}; }
inline constexpr double zoneDepth = 8;  ///< inches (section 0, "Set-up")
/// The places of a retinue's figures in a formation.
std::vector<Station> stationsOf(const SkirmishGame& game, const Company& company, int formation);
/// Where a figure stands if the middle of the front rank is there.
Pose poseAt(const Station& station, const Pose& middle);
/// Puts a whole retinue onto the table.
void putDown(Table& table, const Company& company, const Pose& middle, int formation);
/// Why a retinue may not be placed so; `choice.piece` is its leader.
const Reason* checkPlace(const SkirmishGame& game, const Table& table, const Choice& choice);
/// Why a scenario may not place it so: anywhere where there is room.
const Reason* checkScenarioPlace(const SkirmishGame& game, const Table& table, const Company& company, const Pose& pose,
                                 int formation);
/// Places of a retinue in its zone, the wished formation first, from the front and the middle, until `found` says that it has enough.
void eachPlace(const SkirmishGame& game, const Table& table, const Company& company, int wish,
               const std::function<bool(const Choice&)>& found);

// rally.cpp --------------------------------------------------------------------------------------------------------------------
void rally(Play& play, const Card& card);

// wall.cpp ---------------------------------------------------------------------------------------------------------------------
/// Of these, the ones that stand in a chain of three or more (SKI-112).
PieceSet wallChains(const SkirmishGame& game, const Table& table, const PieceSet& figures);
/// Those of a retinue that could stand in walls; none where all of them do.
PieceSet mayFormWall(const SkirmishGame& game, const Table& table, const Company& company);
void offerWalls(Play& play, const Card& card);
/// Walls that have become too thin dissolve.
void keepWalls(Play& play);
/// SKI-113: the protection that counts against an attack from there.
Protection protectionFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from);
/// SKI-112, SKI-121: the weapon that a figure uses, and whether it has a hand free for its shield.
inline Weapon weaponOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.weaponIn(inWall(table, figure));
}
inline bool guardsFlank(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.guardsFlank(inWall(table, figure));
}
/// SKI-121: is that flank covered by a mate of the wall?
bool flankCovered(const SkirmishGame& game, const Table& table, PieceId figure, bool right);

// movement.cpp -----------------------------------------------------------------------------------------------------------------
void moves(Play& play, const Card& card);
/// Puts a figure somewhere, and what follows at once for standards that lie there.
void place(Play& play, PieceId figure, const Pose& pose, const Reason& reason);
const Reason* checkMove(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// A march: `limits.piece` and all that march with it go the same way.
const Reason* checkMarch(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// Who marches with a figure: those of its retinue that are free to.
PieceSet marchers(const SkirmishGame& game, const Table& table, PieceId figure);
/// Why a figure may not stand there; `ignoring` some others.
const Reason* checkStanding(const SkirmishGame& game, const Table& table, PieceId figure, const Pose& pose,
                            const PieceSet& ignoring = {});
/// The movement dice of a card: one for each retinue and type (SKI-109).
struct CardDice {
    std::array<std::array<std::uint8_t, 32>, mostRetinues> rough{};
    std::array<std::array<std::uint8_t, 32>, mostRetinues> charge{};
};
/// Inches that the figure has in this move: its gait, or the rough die (SKI-014).
double allowanceOf(Play& play, PieceId figure, CardDice& dice);
bool startsOnRough(const SkirmishGame& game, const Table& table, PieceId figure);
int chargeDieOf(Play& play, PieceId figure, CardDice& dice);

// charge.cpp -------------------------------------------------------------------------------------------------------------------
bool mayCharge(const SkirmishGame& game, const Table& table, PieceId figure);
/// Inches of its longest charge, from whatever ground.
double greatestCharge(const Profile& profile);
/// SKI-110: is it in sight, in reach at best, and is there room at the end of the way?
bool mayChargeAt(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
void charge(Play& play, PieceId figure, PieceId enemy, CardDice& dice);
/// A straight way of at most `distance`: what a base can go of it, so that it ends on nobody, and the enemy that it has met.
struct StraightWay {
    double distance = 0;
    PieceId met;
};
StraightWay straightWay(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);
/// Shortens a way until a base at its end stands on nobody.
double shortened(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);

// sight.cpp --------------------------------------------------------------------------------------------------------------------
/// SKI-114: one clear line from centre to centre.
bool sees(const SkirmishGame& game, const Table& table, PieceId figure, PieceId other);
/// The same if the figure stood there.
bool seesFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other);
/// The same for one who looks again and again, and from places beside each other: who hid somebody lately may hide the next one, too.
class Lookout {
public:
    Lookout(const SkirmishGame& game, const Table& table, PieceId figure)
        : m_game(game), m_table(table), m_figure(figure) {}
    bool sees(Vec from, PieceId other) const;

private:
    const SkirmishGame& m_game;
    const Table& m_table;
    PieceId m_figure;
    mutable std::array<PieceId, 6> m_hiders{};
    mutable std::size_t m_next = 0;
};

// shooting.cpp -----------------------------------------------------------------------------------------------------------------
void shooting(Play& play, const Card& card);
bool mayShoot(const SkirmishGame& game, const Table& table, PieceId figure);
/// SKI-115 but for the line of sight: in range, in the front half, and in nobody's contact.
bool isTarget(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy);
Band bandTo(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy);
/// `fromFront`: the shot comes from the target's front half.
Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, PieceId target, bool fromFront);
inline Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId target) {
    const Pose& pose = table.body(target).pose;
    const bool fromFront = inFrontHalf(pose.centre, pose.facing, table.body(shooter).pose.centre);
    return protectionAgainstShot(game, table, target, fromFront);
}
void shoot(Play& play, PieceId shooter, PieceId target);

// melee.cpp --------------------------------------------------------------------------------------------------------------------
void melee(Play& play, const Card& card);
/// What a figure adds to its die against an enemy in contact, line by line.
Breakdown factorsOf(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
/// The protection that an enemy's blow must beat.
Protection protectionInMelee(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
void fightRound(Play& play, PieceId own, PieceId enemy);

// losses.cpp -------------------------------------------------------------------------------------------------------------------
/// An effective hit: it removes a figure, a leader rolls for it (SKI-117, SKI-081). `inMelee`: by a blow, not a shot.
void strike(Play& play, PieceId figure, PieceId by, bool inMelee);
/// Takes a figure out of the battle.
void remove(Play& play, PieceId figure, const Reason& reason);

// standards.cpp ----------------------------------------------------------------------------------------------------------------
/// SKI-126: the bearer is about to fall to an enemy.
void bearerFalls(Play& play, PieceId bearer, PieceId by, bool inMelee);
/// SKI-126: standards that lie near a figure that has ended its move.
void findStandards(Play& play, PieceId figure);
/// The place where a fallen standard lies.
Vec standardPlace(const Table& table, Side side, int retinue);
/// SKI-064: can the figure see the standard of its retinue?
bool seesStandard(const SkirmishGame& game, const Table& table, PieceId figure);

// morale.cpp -------------------------------------------------------------------------------------------------------------------
void morale(Play& play, const Card& card);
/// The state that a retinue's test is modified by.
MoraleState moraleStateOf(const SkirmishGame& game, const Table& table, Side side, int retinue);
/// SKI-063, SKI-064: levels up or down of a figure.
int levelOf(const SkirmishGame& game, const Table& table, PieceId figure);

// flight.cpp -------------------------------------------------------------------------------------------------------------------
/// SKI-060, SKI-129: directly away from the nearest enemy.
void fallBack(Play& play, PieceId figure, bool routs);
/// SKI-075, SKI-129: on towards the own edge.
void runOn(Play& play, PieceId figure);

// ending.cpp -------------------------------------------------------------------------------------------------------------------
/// SKI-131: the end, if one side has nobody left who can fight.
std::optional<Ended> decided(const Play& play, int turn);
Ended adjudicated(const Play& play, int turn);

// ../standing_orders.cpp ---------------------------------------------------------------------------------------------------------
/// The figure of the best class, of equal ones the first.
PieceId bestMan(const SkirmishGame& game, const PieceSet& figures);

}  // namespace ephor::skirmish
