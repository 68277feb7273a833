// The formulas of Men of Bronze, written a second time from its rule texts alone: for the recount.
#pragma once

#include "core/battle/game.h"
#include "core/rules/men_of_bronze/army/options.h"
#include "core/rules/men_of_bronze/state.h"
#include "core/table/geometry.h"

namespace ephor::testing {

/// The rule that an event names; empty where it names none.
template <typename E> std::string_view ruleOf(const E& e) {
    if constexpr (requires { e.what; })
        return e.what ? e.what->rule : std::string_view();
    else if constexpr (requires { e.why; })
        return e.why ? e.why->rule : std::string_view();
    else
        return {};
}

class BronzeFormulas {
public:
    static constexpr double rounding = 1e-5;

    /// A primary of the fight that is being counted.
    struct Primary {
        PieceId unit;
        PieceSet supports;
        int armor = 1;  ///< against the other's dice
        int need = 4;
        std::optional<Roll> roll;
        int loss = 0;
    };

    /// Discipline tests that are due after a loss.
    struct Due {
        PieceId unit;
        int wanted = 1;
        int tests = 1;
    };

    explicit BronzeFormulas(const Game& game)
        : m_game(game), m_options(*men_of_bronze::readOptions(game.setup().options)) {
        for (const PieceInfo& piece : game.pieces())
            m_isPriced = m_isPriced && piece.type->points.has_value() && !m_options.collapseByUnits;
    }

    const TroopType& type(PieceId p) const { return *m_game.piece(p).type; }
    double inches(int value) const { return m_options.moveInInches ? value : value * m_options.bw; }
    double move(PieceId p) const { return inches(type(p).stat("move")); }
    int general(const Table& t, PieceId p) const {
        return men_of_bronze::hasStrategos(t, p) ? m_options.strategosValue : 0;
    }
    int value(PieceId p) const { return m_isPriced ? *type(p).points : 1; }
    int valueOf(const PieceSet& pieces) const {
        int all = 0;
        for (const PieceId p : pieces)
            all += value(p);
        return all;
    }

    // Ground ----------------------------------------------------------------------------------------------------------
    static bool covers(const Terrain& terrain, Vec p) {
        bool inside = false;
        const auto& o = terrain.outline;
        for (std::size_t i = 0, j = o.size() - 1; i < o.size(); j = i++)
            if ((o[i].y > p.y) != (o[j].y > p.y) &&
                p.x < (o[j].x - o[i].x) * (p.y - o[i].y) / (o[j].y - o[i].y) + o[i].x)
                inside = !inside;
        return inside;
    }
    bool isSlow(Vec p) const {
        return std::ranges::any_of(m_game.setup().terrain, [&](const Terrain& t) {
            return (t.ground == Ground::Difficult || t.ground == Ground::Dangerous) && covers(t, p);
        });
    }
    /// MOB-071, MOB-079: a straight way, by small steps, of which those on slow ground count twice.
    double cost(Vec from, Vec to, bool ignoresGround) const {
        const double way = length(to - from);
        if (m_game.setup().terrain.empty() || ignoresGround)
            return way;
        static constexpr int steps = 400;
        int slow = 0;
        for (int i = 0; i < steps; ++i)
            slow += isSlow(from + (to - from) * ((i + 0.5) / steps)) ? 1 : 0;
        return way * (1 + static_cast<double>(slow) / steps);
    }
    double slack() const { return m_game.setup().terrain.empty() ? 1e-4 : 0.2; }

    // Fights and volleys -----
    /// MOB-063: by where the unit stood, and the edge that it touches. 0 front, 1 right, 2 rear, 3 left.
    static int struckFrom(const Body& target, Vec origin, const Body& unit) {
        if (aheadOfFront(target, origin) >= -rounding)
            return 0;
        const auto edge = static_cast<int>(touchedEdge(target, unit));
        const double behindRear = aheadOfFront(target, origin) + target.size.depth;
        if (edge == 2 && behindRear > rounding)
            return dot(origin - target.pose.centre, target.right()) >= 0 ? 1 : 3;
        return edge;
    }
    static int struckNow(const Table& t, PieceId unit, PieceId enemy) {
        if (t.counter(unit, men_of_bronze::ContactEnemy) == static_cast<int>(enemy.index()) + 1)
            return t.counter(unit, men_of_bronze::ContactSide);
        return struckFrom(t.body(enemy), t.body(unit).pose.centre, t.body(unit));
    }
    /// MOB-073, MOB-161
    int armor(const Table& t, PieceId unit, int side) const {
        const int flank = m_options.phalanxArmorFlank == men_of_bronze::ArmorFlank::Right  ? 1
                          : m_options.phalanxArmorFlank == men_of_bronze::ArmorFlank::Left ? 3
                                                                                           : -1;
        const bool shields = men_of_bronze::inPhalanx(t, unit) && (side == 0 || side == flank);
        return type(unit).stat("armor") + (shields ? 1 : 0) + (isSlow(t.body(unit).pose.centre) ? 1 : 0);
    }
    /// MOB-105 to MOB-112. `facing`: the side that the activated primary strikes; 0 of the other one.
    int dice(const Table& t, const Primary& p, bool charging, int facing, int struckOn) const {
        const bool phalanx = men_of_bronze::inPhalanx(t, p.unit) && (!m_options.phalanxDiceFrontOnly || struckOn == 0);
        return type(p.unit).stat("attack") + general(t, p.unit) + 2 * p.supports.size() + (charging ? 2 : 0) +
               (phalanx ? 2 : 0) +
               (facing == 2   ? 4
                : facing != 0 ? 2
                              : 0);
    }
    /// MOB-091, MOB-AMB-01, MOB-AMB-25
    int lossOf(int hits, int armor, int left) const {
        const int loss = m_options.armorModel == men_of_bronze::ArmorModel::Multiple ? hits / armor
                         : m_options.armorModel == men_of_bronze::ArmorModel::Excess ? std::max(0, hits - armor)
                                                                                     : (hits >= armor ? 1 : 0);
        return std::min(loss, left);
    }
    bool seesAround(const Table& t, PieceId unit) const {
        return type(unit).has("skirmisher") && !men_of_bronze::isWavering(t, unit);
    }
    bool reaches(const Table& t, PieceId unit, PieceId enemy) const {
        const std::optional<double> distance =
            seesAround(t, unit) ? gap(t.body(unit), t.body(enemy)) : gapInForwardArc(t.body(unit), t.body(enemy));
        return distance && *distance <= inches(type(unit).stat("range")) + rounding;
    }
    /// MOB-AMB-39: where the line between the centres leaves the target; a corner counts as the flank.
    static int struckByVolley(const Body& target, Vec from) {
        if (aheadOfFront(target, from) >= -rounding)
            return 0;
        const Vec way = from - target.pose.centre;
        const double aside = dot(way, target.right());
        const double back = -dot(way, target.facing());
        if (back * target.halfFrontage() > std::abs(aside) * target.halfDepth() + 1e-9)
            return 2;
        return aside >= 0 ? 1 : 3;
    }

protected:
    const Game& m_game;
    men_of_bronze::Options m_options;
    bool m_isPriced = true;
};

}  // namespace ephor::testing
