// A prepared O/THW Ancients battle: the grid and its terrain, the figures of every unit, the generals, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/ohw/army/army.h"
#include "core/rules/ohw/battle/squares.h"
#include "core/rules/ohw/state.h"

namespace ephor::ohw {

/// The figures of a unit, ready for use.
struct Profile {
    int move = 0;
    int attack = 0;
    int defence = 0;
    int strength = 0;  ///< the roster's
    int leadership = 0;
    int value = 0;  ///< points
    Traits traits;

    /// True for most foot: an activation moves it one square ahead or turns it.
    bool isFoot() const { return move == 1 && !traits.freeTurn; }
};

/// The attack of one unit on another on open, level terrain, without its general.
struct Matchup {
    std::array<std::int8_t, 2> dice{};  ///< weakened, and at full Strength
    std::array<std::int8_t, 3> need{};  ///< the face that hits, by the side that it strikes (Struck)
};

Grid gridOf(const TableSize& size, double square);

class OhwGame final : public Game {
public:
    /// The set-up must have been checked: lists without errors, valid options, a table of whole squares.
    OhwGame(const RuleSystem& system, Setup setup, const Options& options, const RulesData& rules);

    const Options& options() const { return m_options; }
    const Profile& profile(PieceId unit) const { return m_profiles[unit.index()]; }
    const Grid& grid() const { return m_grid; }
    const Squares& squares() const { return m_squares; }
    /// The terrain of a place. Places beyond the grid are impassable.
    SquareTerrain terrainAt(Place place) const { return m_terrain[place.index()]; }
    /// True if the whole grid is open and level, so that terrain need not be looked up.
    bool isEven() const { return m_isEven; }
    int height(Place place) const { return m_heights[place.index()]; }
    /// The side's general at the start of the battle; null if it has none.
    const GeneralType* generalType(Side side) const { return m_generals[index(side)]; }
    /// The piece of a side's list unit. The units of side A come first.
    PieceId pieceOf(Side side, int unit) const { return PieceId(unit + (side == Side::A ? 0 : m_unitsOfA)); }
    Side side(PieceId unit) const { return static_cast<int>(unit.index()) < m_unitsOfA ? Side::A : Side::B; }
    int unitsOf(Side side) const { return side == Side::A ? m_unitsOfA : m_opening.pieces() - m_unitsOfA; }

    /// OTW-202: the square of a point, which may be off the grid.
    Square squareAt(Vec point) const;
    /// The snapped pose of a unit in the middle of a square.
    Pose poseOn(Place place, Heading heading) const { return {m_centres[place.index()], facingOf(heading)}; }
    const Matchup& matchup(PieceId unit, PieceId enemy) const {
        return m_matchups[unit.index() * m_units + enemy.index()];
    }
    /// OTW-203: the side's back rows.
    Zone zone(Side side) const;

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override;
    double evaluate(const Table& table, Side side) const override;
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position& position) const override;
    PieceId general(const Table& table, Side side) const override { return generalsUnit(table, side); }
    std::string distanceMoved(const Pose& from, const Pose& to) const override;
    std::vector<Sign> signs(const Table& table, Side side) const override;
    using Game::signs;
    RollMeaning meaning(const Table& table, const Rolled& rolled) const override;

private:
    void readGround();
    void readMatchups();

    Options m_options;
    Grid m_grid;
    Squares m_squares;
    bool m_isEven = true;
    std::vector<Profile> m_profiles;
    std::vector<Matchup> m_matchups;  ///< of every unit with every other
    std::vector<Vec> m_centres;       ///< of the squares, by their places
    std::array<SquareTerrain, Place::count> m_terrain;
    std::array<std::int8_t, Place::count> m_heights{};
    std::array<const GeneralType*, 2> m_generals{};
    int m_unitsOfA = 0;
    std::size_t m_units = 0;  ///< of both sides
};

/// The direction of the enemy; and the base edge to which a side's units flee (OTW-038).
constexpr Heading ahead(Side side) { return side == Side::A ? Heading::North : Heading::South; }
constexpr Heading baseEdge(Side side) { return opposite(ahead(side)); }
/// The heading nearest to a facing.
Heading headingOf(Vec facing);

}  // namespace ephor::ohw
