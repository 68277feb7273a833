// The state of Alala! on the table (rules, section 6): counters of units and sides, and functions that read them.
#pragma once

#include "core/battle/request.h"
#include "core/battle/table.h"
#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"

namespace ephor::alala {

/// Counters of a unit or band. A stack is one piece (ALA-025).
enum UnitCounter : std::uint8_t {
    LostHead,          ///< figures lost from the head of a stack; the only losses of any other unit (ALA-027, ALA-029)
    LostTail,          ///< figures lost from its tail, after it has faced about (ALA-AMB-011)
    Aggression,        ///< Level of hoplites (ALA-033)
    Points,            ///< DPs, 0 to 3 (ALA-116, ALA-117)
    Unformed,          ///< 1: hoplites that have lost their order; bands always are (ALA-119)
    StatusIs,          ///< Status
    Leader,            ///< rating of the leader with it, 1 to 5; 0 none (ALA-052, ALA-053)
    LeaderLeft,        ///< points that its leader has left in this phase (ALA-054)
    SignalIs,          ///< 0 no, 1 in an earlier turn, 2 in this turn (ALA-064, ALA-094)
    ControlIs,         ///< Control of this turn (ALA-081)
    Advanced,          ///< hundredths of an inch advanced since the start, at most 30,000 (ALA-173)
    LastAction,        ///< what it did last, as PastAction codes it (ALA-080)
    Momentum,          ///< bit 0: moved in this turn, bit 1: moved in the turn before (ALA-129)
    ImpetusIs,         ///< Impetus: how it came into contact (ALA-200)
    Striking,          ///< 1: its front edge fights the enemies that it touches (ALA-193, section 0)
    Opponent,          ///< 1 + the piece that it fought, flees from or pursues; 0 none
    SectorOrDistance,  ///< in contact: the Sector of the opponent that it struck (ALA-213); of a declared charge, until
                       ///< contact: its distance in hundredths of an inch
    OutcomeIs,         ///< the result of this turn's combat, encoded by Fought; 0 none (ALA-222)
    Marks,             ///< Mark bits of this turn
    BrokeFor,          ///< bits of the hoplite units that have counted its flight in this turn (ALA-051)
    BrokeForMore,      ///< the same for units 15 to 29
    Blessing,          ///< Blessing bits: cards that lie with it (ALA-258, ALA-261)
    Reversed,          ///< 1: the tail is now in front (ALA-AMB-011)
    Escorts,           ///< 1 + the friend that it escorts in a charge (ALA-174); 0 none
    UnitCounters
};
static_assert(UnitCounters <= Table::counters);

/// The state of a unit besides its orders (section 6).
enum class Status : std::uint8_t { Steady, Retiring, Withdrawing, Routing, Pursuing, LastStand };

/// The order that its control test or its leader gave (ALA-056, ALA-076, ALA-077, ALA-078, ALA-079).
enum class Control : std::uint8_t { None, Controlled, Free, Halt, Repeat, Breakout, Continue, Retire };

/// The source of its +2 dice (ALA-200).
enum class Impetus : std::uint8_t { None, Charged, CounterCharged, Pursued, FollowedUp };

/// Bits of Marks.
enum Mark : std::uint16_t {
    Redressed = 1,
    HaltDrop = 2,         ///< has lost a level for receiving a charge standing (ALA-AMB-021)
    FlankDrop = 4,        ///< has lost a level for being struck in flank or rear
    MustRetire = 8,       ///< Shaken and lowered once more while in contact (ALA-AMB-016)
    Fled = 16,            ///< its first flight, with the bonus, is behind it (ALA-131); kept until it is steady
    CompulsoryMade = 32,  ///< has made its compulsory move of this turn
    StoodOffered = 64,    ///< the A grade's choice of the last stand was made (ALA-AMB-013); kept
    Caught = 128,         ///< was caught in an evade, its rout move is still due (ALA-AMB-087)
    Evaded = 256,         ///< has evaded in this turn
    ChargeMade = 512,     ///< has made its charge move of this phase
    Acted = 1024,         ///< has had its move of the phase
    Looted = 2048,        ///< stands in the enemy's baggage (ALA-241)
    Roughed = 4096,       ///< has taken this turn's DP for the ground (ALA-139)
};

/// Bits of Blessing.
enum BlessingBit : std::uint8_t { GodsWatch = 1, Cerberus = 2 };

/// A placed feature: its FeatureKind, its centre in hundredths of an inch, its width and depth in tenths.
enum FeatureField : std::uint8_t { FeatureKindIs, FeatureX, FeatureY, FeatureWidth, FeatureDepth, FeatureFields };

enum SideCounter : std::uint8_t {
    Initiative,       ///< 1: acts first in this turn (ALA-098)
    Chief,            ///< 1 + the phalanx of the commander in chief; 0 none (ALA-066)
    HandLow,          ///< bits of the cards held, 0 to 14 (ALA-244)
    HandHigh,         ///< 15 to 17
    HandSize,         ///< number of cards, which both sides see (ALA-250)
    HoplitesAtStart,  ///< units (ALA-264)
    FiguresAtStart,   ///< hoplite figures (ALA-AMB-117)
    AlalaPhalanx,     ///< 1 + the phalanx that runs this turn (ALA-252); 0 none
    Looting,          ///< 1: its baggage was looted (ALA-241)
    CardsLeft,        ///< deployment cards of its colour left in the deck (ALA-084)
    FirstWing,        ///< 1: deploys from its left wing, 2: from its right (ALA-086)
    // Kept only for side A:
    PackLow,      ///< bits of the Othismos cards not yet drawn, 0 to 14 (ALA-243)
    PackHigh,     ///< 15 to 17
    JokersLeft,   ///< ALA-084
    JokersOpen,   ///< drawn, and nothing placed yet (ALA-AMB-047)
    Features,     ///< terrain placed on Jokers
    FeatureData,  ///< the first of the FeatureFields of the first feature
    SideCounters = FeatureData + 2 * FeatureFields
};
static_assert(SideCounters <= Table::sideCounters);
constexpr int featureCounter(int feature, FeatureField field) { return FeatureData + FeatureFields * feature + field; }

/// Phases of the turn (ALA-100); initiative comes before them (ALA-097).
enum Phase : std::uint8_t {
    Deployment,
    InitiativeDice,
    CommandPhase,
    SkirmishPhase,
    PhalanxPhase,
    ChargePhase,
    CombatPhase,
    AfterCombat
};

/// Decision points (rules, 3.1). The number is that of the DEC-id.
enum Decision : std::uint8_t {
    FirstPhalanx = 2,
    PlacePhalanx,
    PlaceBand,
    PlaceTerrain,
    ChooseOrder,
    LeaderActs,
    GoodOmens,
    BadOmens,
    ChooseBlessed,
    UseCard,
    UseHubris,
    EliteBand,
    PlayEkdromoi,
    PlayHeavyArmour,
    PlayAlala,
    AfterRetire,
    BandAction,
    VolleyTarget,
    Manoeuvre,
    EaseOff,
    GoThrough,
    GiveWay,
    DeclareCharge,
    AnswerOfSkirmishers,
    AnswerOfCavalry,
    WhoFights,
    StandAndDie,
    AfterWinning,
    KeepTheLine,
    AnswerToPursuit,
    WhichToPursue,
    // Parts of a compound decision above, asked after the dice have been rolled:
    BandMove,        ///< DEC-18: where to
    ManoeuvreHow,    ///< DEC-20: heading or distance
    ChargeSupports,  ///< DEC-24: the escorts
    Decisions
};

/// Kinds of move (MoveLimits::how).
enum How : std::uint8_t { DeployPhalanx, DeployBand, FeaturePlace, BandPath };

namespace code {
inline constexpr std::int16_t no = noCode, yes = yesCode;
inline constexpr std::int16_t fromRight = 0, fromLeft = 1;                                                // DEC-02
inline constexpr std::int16_t asListed = 0, reversed = 1;                                                 // DEC-03
inline constexpr std::int16_t decline = 0, roughLarge = 1, roughSmall = 2, hillLarge = 3, hillSmall = 4;  // DEC-05
inline constexpr std::int16_t goFirst = 0, goSecond = 1;                                                  // DEC-06
inline constexpr std::int16_t finish = 0, control = 1, moveLeader = 2, encourage = 3, discourage = 4, signal = 5,
                              invoke = 6;  // DEC-07: the leader's phalanx × 8 is added
/// The parts of a code of DEC-07.
constexpr int actionOf(int code) { return code % 8; }
constexpr int phalanxOf(int code) { return code / 8; }
inline constexpr std::int16_t formUp = 0, retireOn = 1, standUnformed = 2;  // DEC-17
/// DEC-18: what a band does; moves add their number of dice.
inline constexpr std::int16_t nothing = 0, shootOnce = 1, shootTwice = 2, redress = 3, moveOnly = 10, shootAndMove = 20,
                              moveAndShoot = 30;
/// DEC-20
inline constexpr std::int16_t halt = 0, advance = 1 /* + dice - 1 */, wheelRight = 3, wheelLeft = 4, sideStep = 5,
                              stepBack = 6, aboutFace = 7 /* + dice - 1 */, reform = 9, redressRanks = 10;
inline constexpr std::int16_t stand = 0, evade = 1, counterCharge = 2;  // DEC-25, DEC-26
}  // namespace code

inline Level level(const Table& t, PieceId u) { return static_cast<Level>(t.counter(u, Aggression)); }
inline int disorder(const Table& t, PieceId u) { return t.counter(u, Points); }
inline Status status(const Table& t, PieceId u) { return static_cast<Status>(t.counter(u, StatusIs)); }
inline Control control(const Table& t, PieceId u) { return static_cast<Control>(t.counter(u, ControlIs)); }
inline Impetus impetus(const Table& t, PieceId u) { return static_cast<Impetus>(t.counter(u, ImpetusIs)); }
inline bool isMarked(const Table& t, PieceId u, Mark m) { return (t.counter(u, Marks) & m) != 0; }
/// True if the signal has been given in this turn.
inline bool hasNewSignal(const Table& t, PieceId u) { return t.counter(u, SignalIs) == 2; }
inline bool isSignalled(const Table& t, PieceId u) { return t.counter(u, SignalIs) != 0; }
inline bool hasLeader(const Table& t, PieceId u) { return t.counter(u, Leader) > 0; }
inline bool is(const Table& t, PieceId u, Status s) { return status(t, u) == s; }
/// True for any kind of flight.
inline bool isFleeing(const Table& t, PieceId u) {
    const Status s = status(t, u);
    return s == Status::Retiring || s == Status::Withdrawing || s == Status::Routing;
}
/// The enemy that it fights, charges or flees; none if there is none or it has left the table.
inline PieceId opponent(const Table& t, PieceId u) {
    const PieceId enemy = pieceIn(t.counter(u, Opponent));
    return enemy && t.isPresent(enemy) ? enemy : PieceId{};
}

/// ALA-129
inline bool movedLastTurn(const Table& t, PieceId u) { return (t.counter(u, Momentum) & 2) != 0; }
/// True if it has moved in this turn or in the turn before.
inline bool hasMomentum(const Table& t, PieceId u) { return t.counter(u, Momentum) != 0; }

/// The last action of a unit (ALA-080, ALA-AMB-037): number of dice and direction.
struct PastAction {
    enum class Kind : std::uint8_t { None, Stayed, Moved, Shot, ShotTwice, ShotAndMoved, MovedAndShot, Redressed };
    Kind kind = Kind::None;
    int dice = 0;  ///< of the move
    int bearing =
        0;  ///< of a hoplite: degrees to the right, in halves; of a band: eighths of a circle from the nearest enemy,
            ///< clockwise

    constexpr int code() const { return static_cast<int>(kind) + 8 * dice + 32 * bearing; }
    static constexpr PastAction from(int code) { return {static_cast<Kind>(code % 8), code / 8 % 4, code / 32}; }
};
inline constexpr PastAction stayed{PastAction::Kind::Stayed};
inline PastAction lastAction(const Table& t, PieceId u) { return PastAction::from(t.counter(u, LastAction)); }

/// A combat of this turn, for the after-combat move: the result, and the state of the unit before it.
struct Fought {
    Outcome outcome = Outcome::Inconclusive;
    Level before = Level::FormedUp;
    bool formed = false;
    bool facedHoplites = false;

    constexpr int code() const {
        return 1 + static_cast<int>(outcome) + 8 * static_cast<int>(before) + (formed ? 32 : 0) +
               (facedHoplites ? 64 : 0);
    }
    static constexpr Fought from(int code) {
        return {static_cast<Outcome>((code - 1) % 8), static_cast<Level>((code - 1) / 8 % 4), ((code - 1) & 32) != 0,
                ((code - 1) & 64) != 0};
    }
};
inline bool hasFought(const Table& t, PieceId u) { return t.counter(u, OutcomeIs) != 0; }
inline Fought fought(const Table& t, PieceId u) { return Fought::from(t.counter(u, OutcomeIs)); }

/// Distance in inches that a unit has advanced (ALA-173).
inline double advanced(const Table& t, PieceId u) { return t.counter(u, Advanced) / 100.0; }

/// ALA-006: true if `a` comes before `b`: farther to the right; on a tie nearer the enemy, then the lower id. Places
/// are the distances to the right and forward, as their side faces the enemy.
inline bool comesFirst(Vec placeOfA, PieceId a, Vec placeOfB, PieceId b) {
    const Vec apart = placeOfA - placeOfB;
    if (apart.x > tolerance || apart.x < -tolerance)
        return apart.x > 0;
    if (apart.y > tolerance || apart.y < -tolerance)
        return apart.y > 0;
    return a < b;
}
inline bool comesFirst(const Table& t, Side side, PieceId a, PieceId b) {
    const Vec ahead = towardsEnemy(side);
    const auto place = [&](PieceId p) {
        return Vec{rightward(t.body(p).pose.centre, ahead), dot(t.body(p).pose.centre, ahead)};
    };
    return comesFirst(place(a), a, place(b), b);
}

/// The first member of a set from right to left; none for an empty set.
inline PieceId rightmost(const Table& t, Side side, const PieceSet& set) {
    PieceId first;
    for (const PieceId p : set)
        if (!first || comesFirst(t, side, p, first))
            first = p;
    return first;
}

}  // namespace ephor::alala
