#include "core/rules/ohw/game.h"

#include "core/base/counted.h"
#include "core/rules/common/balance.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/battle/movement.h"
#include "core/table/terrain.h"

#include <algorithm>
#include <cmath>

namespace ephor::ohw {

namespace {

Profile profileOf(const TroopType& type, bool elephantDrill) {
    Profile profile;
    profile.move = type.stat("move");
    profile.attack = type.stat("attack");
    profile.defence = type.stat("defence");
    profile.strength = type.stat("strength");
    profile.leadership = type.stat("leadership");
    profile.value = type.points.value_or(1);
    profile.traits = traitsOf(type);
    profile.traits.elephantDrill = profile.traits.elephantDrill || elephantDrill;
    return profile;
}

/// House rule: slow terrain is a wood, but crossable water is a ford (OTW-018, OTW-219).
SquareTerrain squareTerrainOf(const Terrain& terrain) {
    switch (terrain.ground) {
    case Ground::Open:
        return SquareTerrain::Open;
    case Ground::Impassable:
        return SquareTerrain::Impassable;
    case Ground::Difficult:
    case Ground::Dangerous:
        break;
    }
    return terrain.kind == "river" || terrain.kind == "ditch" ? SquareTerrain::Ford : SquareTerrain::Wood;
}

}  // namespace

Grid gridOf(const TableSize& size, double square) {
    return {static_cast<int>(std::floor(size.width / square + 1e-6)),
            static_cast<int>(std::floor(size.height / square + 1e-6))};
}

Heading headingOf(Vec facing) {
    if (std::abs(facing.x) > std::abs(facing.y))
        return facing.x > 0 ? Heading::East : Heading::West;
    return facing.y >= 0 ? Heading::North : Heading::South;
}

OhwGame::OhwGame(const RuleSystem& system, Setup setup, const Options& options, const RulesData& rules)
    : Game(system, std::move(setup)), m_options(options), m_grid(gridOf(m_setup.table, options.square)) {
    m_opening = Table(m_setup.table);
    const double scale = options.square / usualSquare;
    double largest = 0;  // size of the largest base in inches
    for (const Side side : bothSides) {
        const ArmyList& list = m_setup.lists[index(side)];
        const std::vector<OhwUnit> units = ohw::unitsOf(list, rules.types);
        m_generals[index(side)] = generalOf(list, rules);
        int number = 0;
        int nonSkirmish = 0;
        for (const OhwUnit& unit : units) {
            const Profile profile = profileOf(*unit.type, unit.elephantDrill);
            const PieceId piece = m_opening.add(side, {unit.type->frontage * scale, unit.type->depth * scale});
            const int strength = unit.strength > 0 ? unit.strength : profile.strength;
            m_opening.start(piece, Strength, strength);
            largest = std::max({largest, unit.type->frontage * scale, unit.type->depth * scale});
            m_profiles.push_back(profile);
            nonSkirmish += profile.traits.skirmisher ? 0 : 1;
            m_pieces.push_back({std::string(ephor::name(side)) + std::to_string(number + 1), unit.name, side, unit.type,
                                number, strength});
            ++number;
        }
        if (side == Side::A)
            m_unitsOfA = number;
        const Condition condition = conditionOf(list);
        const int start = std::max(
            1, moraleAtStart(nonSkirmish, m_generals[index(side)] ? m_generals[index(side)]->morale : 0, options) +
                   condition.morale);
        m_opening.start(side, Tired, condition.fatigue);
        for (const SideCounter counter : {Morale, MoraleStart, Drained})
            m_opening.start(side, counter, start);
    }
    if (largest + tolerance < options.square)
        m_opening.keepApart();
    readGround();
    readMatchups();
}

// OTW-202, OTW-219: a square has the terrain under its centre. Each hill raises it by a level.
void OhwGame::readGround() {
    m_terrain.fill(SquareTerrain::Impassable);
    m_centres.resize(Place::count);
    for (int i = 0; i < m_grid.count(); ++i) {
        const std::size_t at = Place(m_grid.square(i)).index();
        m_terrain[at] = SquareTerrain::Open;
        m_squares.insert(m_grid.square(i));
        const Pose pose = ephor::poseOn(m_grid.square(i), Heading::North, m_options.square);
        m_centres[at] = snapped(pose).centre;
        for (const Terrain& terrain : m_setup.terrain) {
            if (!contains(terrain.outline, pose.centre))
                continue;
            m_terrain[at] = std::max(m_terrain[at], squareTerrainOf(terrain));
            m_heights[at] = static_cast<std::int8_t>(m_heights[at] + (terrain.kind == "hill" ? 1 : 0));
        }
        m_isEven = m_isEven && m_terrain[at] == SquareTerrain::Open && m_heights[at] == 0;
    }
}

void OhwGame::readMatchups() {
    m_units = m_profiles.size();
    m_matchups.reserve(m_units * m_units);
    for (const Profile& unit : m_profiles)
        for (const Profile& enemy : m_profiles) {
            Matchup& matchup = m_matchups.emplace_back();
            for (const bool full : {false, true}) {
                Attack attack;
                attack.attack = unit.attack;
                attack.traits = unit.traits;
                attack.enemy = enemy.traits;
                attack.fullStrength = full;
                matchup.dice[full ? 1 : 0] = static_cast<std::int8_t>(attackDice(attack).total());
            }
            for (const Struck struck : {Struck::Front, Struck::Flank, Struck::Rear})
                matchup.need[static_cast<std::size_t>(struck)] = static_cast<std::int8_t>(
                    scoreToHit(enemy.defence, enemy.traits, unit.traits, struck, m_options).total());
        }
}

Square OhwGame::squareAt(Vec point) const {
    const auto whole = [&](double along) {
        const double squares = along / m_options.square;
        const int towardsZero = static_cast<int>(squares);
        return squares < towardsZero ? towardsZero - 1 : towardsZero;
    };
    return {whole(point.x), whole(point.y)};
}

Zone OhwGame::zone(Side side) const { return m_grid.along(baseEdge(side), m_options.deployRows); }

const Reason* OhwGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    const Board board(*this, table);
    if (request.form == Form::Deploy)
        return checkPlace(board, choice);
    return checkMove(board, request, choice);
}

int OhwGame::strength(const Table& table, PieceId piece) const {
    return table.isPresent(piece) && !isFleeing(table, piece) ? ohw::strength(table, piece) : 0;
}

// Army morale decides the battle; the Strength of steady units predicts how it will go on.
double OhwGame::evaluate(const Table& table, Side side) const {
    std::array<double, 2> worth{0, 0};
    for (const Side s : bothSides) {
        double standing = 0;
        double all = 0;
        for (const PieceId unit : table.all(s)) {
            const Profile& p = profile(unit);
            all += p.value;
            if (table.isPresent(unit) && !isFleeing(table, unit) && !isRampaging(table, unit))
                standing += p.value * (0.4 + 0.6 * ohw::strength(table, unit) / p.strength);
        }
        const double spirit = static_cast<double>(morale(table, s)) / std::max(1, table.counter(s, MoraleStart));
        worth[index(s)] = 0.5 * spirit + 0.5 * (all > 0 ? standing / all : 0);
    }
    return balanceOf(worth, side);
}

/// Moves go from square to square (OTW-012).
std::string OhwGame::distanceMoved(const Pose& from, const Pose& to) const {
    const Square a = squareAt(from.centre);
    const Square b = squareAt(to.centre);
    const int squares = std::abs(b.column - a.column) + std::abs(b.row - a.row);
    return withTurn(squares == 0 ? std::string() : counted(squares, "square", "squares"), from, to);
}

// OTW-004, OTW-060
RollMeaning OhwGame::meaning(const Table&, const Rolled& rolled) const {
    RollMeaning meaning;
    meaning.isOpen = rolled.why == &why::phaseDie || rolled.why == &why::rampageDie;
    if (rolled.why == &why::phaseDie)
        meaning.result = rolled.roll[0] == 1 ? "the phase is over" : "the phase goes on";
    return meaning;
}

}  // namespace ephor::ohw
