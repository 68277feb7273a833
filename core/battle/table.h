// The table: positions and counters of all pieces of a battle. It changes only by events.
#pragma once

#include "core/battle/event.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace ephor {

/// Size of the table in inches. The origin is the south-west corner; side A deploys in the south.
struct TableSize {
    double width = 72;
    double height = 48;

    friend bool operator==(const TableSize&, const TableSize&) = default;
};

/// The facing of a side when it deploys.
constexpr Vec towardsEnemy(Side side) { return {0, side == Side::A ? 1.0 : -1.0}; }

/// True if the whole body is on the table, to the tolerance.
bool isOnTable(TableSize size, const Body& body);
/// Distance along a straight move, at most `distance`, until a corner reaches the table's edge; in inches.
double untilEdge(TableSize size, const Body& body, Vec along, double distance);

/// Pieces with pose, footprint, side and counters, and derived data (contacts, presence), in flat arrays. Assigning
/// another table of the same battle allocates nothing.
class Table {
public:
    static constexpr std::size_t counters = 24;
    static constexpr std::size_t sideCounters = 48;

    Table() = default;
    explicit Table(TableSize size) : m_size(size) {}

    /// Adds a piece, not yet on the table. Only for the set-up of a battle.
    PieceId add(Side side, Footprint footprint);
    /// Adds a piece on a round base; radius in inches. If one piece has a round base, all must. Bases touch if their
    /// gap is at most `gap` plus the tolerance. The footprint is used for everything but contact.
    PieceId addRound(Side side, Footprint footprint, double radius, double gap);
    /// Turns off contacts and the spatial index. For games on squares that are larger than the pieces, whose rules look
    /// for neighbours on the grid. Call it before any piece is placed.
    void keepApart() {
        assert(m_present.empty());
        m_isApart = true;
    }
    /// Sets the largest gap, in inches, at which pieces touch; the tolerance is added. Call it before any piece is
    /// placed.
    void touchWithin(double gap) {
        assert(m_present.empty());
        m_touchGap = gap;
    }
    /// Sets the starting value of a counter, before the first event.
    void start(PieceId piece, std::uint8_t counter, int value) {
        set(piece, counter, static_cast<std::int16_t>(value));
    }
    void start(Side side, std::uint8_t counter, int value) {
        m_sideCounters[index(side)][counter] = static_cast<std::int16_t>(value);
    }

    TableSize size() const { return m_size; }
    int pieces() const { return static_cast<int>(m_bodies.size()); }
    const Body& body(PieceId piece) const { return m_bodies[piece.index()]; }
    /// Radius of the circle around the centre that covers the piece, in inches.
    double radius(PieceId piece) const { return m_radii[piece.index()]; }
    /// Radius of its round base; 0 if it has none.
    double round(PieceId piece) const { return m_rounds.empty() ? 0 : m_rounds[piece.index()]; }
    double roundGap() const { return m_roundGap; }
    /// The gap set by touchWithin, in inches.
    double touchGap() const { return m_touchGap; }
    Side side(PieceId piece) const { return m_of[0].contains(piece) ? Side::A : Side::B; }
    int counter(PieceId piece, std::uint8_t c) const { return m_counters[piece.index()][c]; }
    int counter(Side side, std::uint8_t c) const { return m_sideCounters[index(side)][c]; }
    /// Pieces whose counter is not 0, whether on the table or not.
    const PieceSet& with(std::uint8_t counter) const { return m_with[counter]; }
    int turn() const { return m_turn; }
    int phase() const { return m_phase; }

    /// All pieces of a side, whether on the table or not.
    const PieceSet& all(Side side) const { return m_of[index(side)]; }
    /// The pieces on the table.
    const PieceSet& present() const { return m_present; }
    PieceSet present(Side side) const { return m_present & m_of[index(side)]; }
    /// The pieces on the table that may be within `reach` inches of a point. Tests covering circles: the result may
    /// have extra pieces and never misses one.
    PieceSet near(Vec point, double reach) const { return near(point, reach, m_present); }
    /// The same among the pieces of `among`, which must be on the table.
    PieceSet near(Vec point, double reach, const PieceSet& among) const;
    /// The same test for one piece.
    bool isNear(PieceId piece, Vec point, double reach) const {
        const double most = reach + m_radii[piece.index()];
        return squaredLength(m_centres[piece.index()] - point) <= most * most;
    }
    /// The same for a straight path along the unit vector `along` of `distance` inches.
    PieceSet nearPath(Vec from, Vec along, double distance, double reach) const {
        return nearPath(from, along, distance, reach, m_present);
    }
    PieceSet nearPath(Vec from, Vec along, double distance, double reach, const PieceSet& among) const;
    bool isPresent(PieceId piece) const { return m_present.contains(piece); }
    /// Pieces that were removed (not those that have not arrived yet).
    const PieceSet& removed() const { return m_removed; }

    /// Pieces on the table that this one touches: the gap is at most that of touchWithin plus the tolerance. For round
    /// bases, see addRound.
    const PieceSet& touching(PieceId piece) const { return m_touching[piece.index()]; }
    PieceSet enemiesTouching(PieceId piece) const { return touching(piece) & m_of[index(other(side(piece)))]; }
    /// Pieces on the table that touch an enemy.
    const PieceSet& inContact() const { return m_inContact; }

    void apply(const PiecePlaced& e);
    void apply(const PieceMoved& e);
    void apply(const CounterSet& e) { set(e.piece, e.counter, e.to); }
    void apply(const SideCounterSet& e) { m_sideCounters[index(e.side)][e.counter] = e.to; }
    void apply(const PieceRemoved& e);
    void apply(const PhaseBegan& e) {
        m_turn = e.turn;
        m_phase = e.phase;
    }
    void apply(const Rolled&) {}
    void apply(const Noted&) {}
    void apply(const Corrected&) {}
    void apply(const Ended&) {}
    void apply(const Event& e) {
        std::visit([this](const auto& one) { apply(one); }, e);
    }

    /// Memory in use, with the arrays; in bytes.
    std::size_t bytes() const;

    friend bool operator==(const Table&, const Table&) = default;

private:
    /// Number of strips across the width and the height of the table. Positions off the table count as in the outermost
    /// strips.
    static constexpr int strips = 32;
    /// Spatial index of 64 pieces by the strips of their centres. Bit k of `before[axis][i]` is set if piece k lies
    /// before strip i, so two words give the pieces in any range of strips.
    struct Strips {
        std::array<std::array<std::uint64_t, strips + 1>, 2> before{};

        friend bool operator==(const Strips&, const Strips&) = default;
    };

    static int stripOf(double at, double stripsPerInch);
    /// The pieces of `among` with a centre in the rectangle from `low` to `high` for which `holds(index)` is true.
    template <typename Holds> PieceSet where(Vec low, Vec high, const PieceSet& among, Holds holds) const;
    static void changeStrip(std::array<std::uint64_t, strips + 1>& before, std::uint64_t bit, int was, int is);
    void set(PieceId piece, std::uint8_t counter, std::int16_t value) {
        m_counters[piece.index()][counter] = value;
        if (value != 0)
            m_with[counter].insert(piece);
        else
            m_with[counter].erase(piece);
    }
    /// All other pieces on the table that it touches at its present pose.
    PieceSet touchedBy(PieceId piece) const;
    void stand(PieceId piece, const Pose& pose);
    void untouch(PieceId piece);

    TableSize m_size;
    Vec m_stripsPerInch{strips / m_size.width, strips / m_size.height};
    std::int16_t m_turn = 0;
    std::uint8_t m_phase = 0;
    std::array<PieceSet, 2> m_of;
    PieceSet m_present;
    PieceSet m_removed;
    PieceSet m_inContact;                   ///< follows from m_touching
    std::array<PieceSet, counters> m_with;  ///< follow from m_counters
    std::vector<Body> m_bodies;
    std::vector<Vec> m_centres;  ///< of the bodies, close together: most questions are answered by them alone
    std::vector<double> m_radii;
    std::vector<double> m_rounds;  ///< radii of round bases; none where the bases are rectangles
    double m_largestRound = 0;
    double m_roundGap = 0;
    double m_largestRadius = 0;
    double m_touchGap = 0;
    bool m_isApart = false;
    std::vector<Strips> m_strips;  ///< follow from the centres
    std::vector<PieceSet> m_touching;
    std::vector<std::array<std::int16_t, counters>> m_counters;
    std::array<std::array<std::int16_t, sideCounters>, 2> m_sideCounters{};
};

}  // namespace ephor
