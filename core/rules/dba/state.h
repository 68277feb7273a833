// The state of DBA on the table: counters of elements and sides, and functions that read them.
#pragma once

#include "core/battle/table.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/terrain.h"

namespace ephor::dba {

enum PieceCounter : std::uint8_t {
    General,        ///< 1: the general's element
    MovesMade,      ///< tactical moves in this bound (DBA-118)
    DistanceMoved,  ///< Distance of its moves in this bound
    HasShot,        ///< 1: has shot or helped to in this bound
    HasFought,      ///< 1: has fought to its front in this bound
    Reserve,        ///< 1: held back for a landing (DBA-017)
    Guards,         ///< Guard: what it defends
    ShotBy,         ///< who shot at it in this bound, as IncomingFire codes it
    PieceCounters
};
static_assert(PieceCounters <= Table::counters);

/// How far an element has moved in this bound (DBA-111).
enum Distance : std::uint8_t { NotMoved, UpToOneWidth, BeyondOneWidth };

/// The going of plough in this battle (DBA-107).
enum class Plough : std::uint8_t { Unknown, Good, Rough };

/// Who shot at an element in this bound (DBA-111).
struct IncomingFire {
    bool byArtillery = false;  ///< artillery at artillery, which may then shoot back
    PieceId first;             ///< else who shot at it first, or none

    constexpr int code() const { return byArtillery ? 2 : first ? 3 + static_cast<int>(first.index()) : 0; }
    static constexpr IncomingFire from(int code) { return {code == 2, code > 2 ? PieceId(code - 3) : PieceId{}}; }
};

/// The work that an element defends.
enum Guard : std::uint8_t { InField, InCamp, InWalls };

/// A placed feature: its FeatureKind, and the corners of its box in hundredths of a base width.
enum FeatureField : std::uint8_t { FeatureKindIs, FeatureLowX, FeatureLowY, FeatureHighX, FeatureHighY, FeatureFields };
inline constexpr int mostFeatures = 6;

enum SideCounter : std::uint8_t {
    Defends,   ///< 1: the defender (DBA-003)
    BaseEdge,  ///< 1 + TableEdge; 0 not chosen yet
    Pips,      ///< left in this bound
    Losses,    ///< counted at the end of each bound (DBA-150)
    CampIs,    ///< CampState
    CampX,     ///< low corner, hundredths of a base width
    CampY,
    Bounds,  ///< own bounds begun (DBA-036)
    // Kept only for side A:
    ThisBound,  ///< number of the bound
    River,      ///< RiverIs
    PloughIs,   ///< Plough
    CityTaken,  ///< 1 + side that took the City or Fort; 0 nobody
    FeatureCount,
    FeatureData,  ///< the first of the FeatureFields of the first placed feature
    // For both sides again:
    DieUsed = FeatureData + mostFeatures * FeatureFields,  ///< in campaigns, 1: the PIP die of 1 was rerolled
    SideCounters
};
static_assert(SideCounters <= Table::sideCounters);
constexpr int featureCounter(int feature, FeatureField field) { return FeatureData + FeatureFields * feature + field; }

enum CampState : std::uint8_t { NoCamp, CampStands, CampTaken };

/// The phases of events: the set-up, then the steps.
enum Phase : std::uint8_t {
    AggressionPhase,
    TerrainPhase,
    EdgePhase,
    FirstStep,  ///< + Step
    Phases = FirstStep + static_cast<std::uint8_t>(Step::Steps)
};

/// Decision points (rules, B4).
enum Decision : std::uint8_t {
    ChooseFeature = 1,
    ChooseSize,
    ChooseQuarter,
    PlaceFeature,
    ChooseEdge,
    PlaceCamp,
    GuardCamp,
    HoldBack,
    Deploy,
    Land,
    ChooseMove,
    MoveTo,
    NextShooter,
    ShootAt,
    NextFight,
    Decisions
};

/// Kinds of move (MoveLimits::how).
enum How : std::uint8_t { CampPlace, DeployPlace, LandingPlace, SingleMove, GroupMove, ColumnMove, FeaturePlace };

namespace code {
inline constexpr std::int16_t pass = 0, single = 1, group = 2, toRight = 3, toLeft = 4, file = 5, column = 6,
                              byRoad = 7;                   // ChooseMove
inline constexpr std::int16_t none = 0;                     // ChooseFeature: nothing more; GuardCamp: followers
inline constexpr std::int16_t inField = 0, asGarrison = 1;  // Deploy
inline constexpr std::int16_t chosen = 1;
}  // namespace code

inline Plough plough(const Table& t) { return static_cast<Plough>(t.counter(Side::A, PloughIs)); }
inline bool isRoughPlough(const Table& t) { return plough(t) == Plough::Rough; }
inline bool isGeneral(const Table& t, PieceId p) { return t.counter(p, General) != 0; }
inline Side defenderOf(const Table& t) { return t.counter(Side::A, Defends) != 0 ? Side::A : Side::B; }
inline TableEdge baseOf(const Table& t, Side s) { return static_cast<TableEdge>(t.counter(s, BaseEdge) - 1); }
inline bool hasBase(const Table& t, Side s) { return t.counter(s, BaseEdge) != 0; }
inline Vec towardsEnemy(const Table& t, Side s) { return inward(baseOf(t, s)); }
/// The side whose bound it is: the defender has the odd bounds (DBA-021).
inline Side moving(const Table& t) {
    return t.counter(Side::A, ThisBound) % 2 == 1 ? defenderOf(t) : other(defenderOf(t));
}
inline RiverIs riverIs(const Table& t) { return static_cast<RiverIs>(t.counter(Side::A, River)); }
inline IncomingFire incomingFire(const Table& t, PieceId p) { return IncomingFire::from(t.counter(p, ShotBy)); }
inline bool isGuard(const Table& t, PieceId p) { return t.counter(p, Guards) != InField; }
/// The pieces of a side on the table; those that touch a piece, and of these its enemies and friends.
inline ElementSet presentOf(const Table& t, Side s) { return ElementSet(t.present()) & ElementSet(t.all(s)); }
inline ElementSet enemiesTouching(const Table& t, PieceId p) {
    return ElementSet(t.touching(p)) & ElementSet(t.all(other(t.side(p))));
}
inline ElementSet friendsTouching(const Table& t, PieceId p) {
    return ElementSet(t.touching(p)) & ElementSet(t.all(t.side(p)));
}
inline bool campStands(const Table& t, Side s) { return t.counter(s, CampIs) == CampStands; }

}  // namespace ephor::dba
