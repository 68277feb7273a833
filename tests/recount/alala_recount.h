// What a recount of Alala! knows of a position: read from table, counters and troop data, by the rule text alone.
#pragma once

#include "core/rules/alala/game.h"
#include "core/rules/alala/state.h"
#include "core/table/geometry.h"
#include "tests/recount/recount.h"

namespace ephor::testing {

/// A table of Alala! as the rule text speaks of it.
class AlalaPosition {
public:
    AlalaPosition(const alala::AlalaGame& game, const Table& table) : m_game(game), m_table(table) {}

    const Table& table() const { return m_table; }
    const Body& body(PieceId p) const { return m_table.body(p); }
    int counter(PieceId p, alala::UnitCounter c) const { return m_table.counter(p, c); }
    const alala::Profile& profile(PieceId p) const { return m_game.profile(p); }
    std::string_view type(PieceId p) const { return m_game.piece(p).type->id; }
    bool hoplites(PieceId p) const { return type(p) == "hoplite"; }
    bool skirmishers(PieceId p) const { return type(p) == "psiloi" || type(p) == "peltast"; }
    bool horse(PieceId p) const { return !hoplites(p) && !skirmishers(p); }
    /// ALA-119, ALA-120
    bool formed(PieceId p) const { return hoplites(p) && counter(p, alala::Unformed) == 0; }
    alala::Level level(PieceId p) const { return static_cast<alala::Level>(counter(p, alala::Aggression)); }
    alala::Status status(PieceId p) const { return static_cast<alala::Status>(counter(p, alala::StatusIs)); }
    bool flees(PieceId p) const {
        using enum alala::Status;
        return status(p) == Retiring || status(p) == Withdrawing || status(p) == Routing;
    }
    bool marked(PieceId p, alala::Mark m) const { return (counter(p, alala::Marks) & m) != 0; }
    PieceSet friends(PieceId p) const { return m_table.present(m_table.side(p)); }
    PieceSet enemies(PieceId p) const { return m_table.present(other(m_table.side(p))); }

    /// ALA-027: live figures of each unit of a stack, from the one in front now.
    std::vector<int> ranksOf(PieceId p) const {
        const int each = profile(p).troops.figures;
        std::vector<int> live(static_cast<std::size_t>(profile(p).depth), each);
        int head = counter(p, alala::LostHead);
        for (int& men : live) {
            const int lost = std::min(men, head);
            men -= lost;
            head -= lost;
        }
        int tail = counter(p, alala::LostTail);
        for (auto men = live.rbegin(); men != live.rend(); ++men) {
            const int lost = std::min(*men, tail);
            *men -= lost;
            tail -= lost;
        }
        if (counter(p, alala::Reversed) != 0)
            std::ranges::reverse(live);
        return live;
    }
    int live(PieceId p) const {
        int men = 0;
        for (const int some : ranksOf(p))
            men += some;
        return men;
    }
    int initial(PieceId p) const { return profile(p).troops.figures * profile(p).depth; }
    /// The men who fight, and how many units deep they stand.
    int front(PieceId p) const {
        for (const int men : ranksOf(p))
            if (men > 0)
                return men;
        return 0;
    }
    int depth(PieceId p) const {
        const std::vector<int> ranks = ranksOf(p);
        return static_cast<int>(std::ranges::count_if(ranks, [](int men) { return men > 0; }));
    }
    /// ALA-026: of the unit in front now.
    alala::Grade grade(PieceId p) const {
        const std::vector<int> ranks = ranksOf(p);
        const auto deep = static_cast<int>(ranks.size());
        int first = 0;
        while (first + 1 < deep && ranks[static_cast<std::size_t>(first)] == 0)
            ++first;
        return profile(p).grades[static_cast<std::size_t>(counter(p, alala::Reversed) != 0 ? deep - 1 - first : first)];
    }
    /// ALA-030
    bool belowHalf(PieceId p) const {
        if (!m_game.options().halfStrengthByFront)
            return 2 * live(p) < initial(p);
        const std::vector<int> ranks = ranksOf(p);
        return 2 * ranks.front() < profile(p).troops.figures;
    }

    /// AMB-002: base contact is at most 0.01 inch.
    bool touches(PieceId a, PieceId b) const { return gap(body(a), body(b)) <= 0.01 + tolerance; }
    Vec frontOf(PieceId p) const { return body(p).pose.centre + body(p).facing() * body(p).halfDepth(); }
    /// ALA-193, AMB-003: a front edge that strikes meets the other along more than a millimetre; who routs fights
    /// nobody.
    bool fights(PieceId a, PieceId b) const {
        if (status(a) == alala::Status::Routing || status(b) == alala::Status::Routing)
            return false;
        return touches(a, b) && ((counter(a, alala::Striking) != 0 && before(a, b)) ||
                                 (counter(b, alala::Striking) != 0 && before(b, a)));
    }
    /// Part of `b` lies along the front edge of `a`.
    bool before(PieceId a, PieceId b) const {
        double low = 1e9;
        double high = -1e9;
        double least = 1e9;
        for (const Vec corner : corners(body(b))) {
            const Vec at = corner - frontOf(a);
            least = std::min(least, dot(at, body(a).facing()));
            if (dot(at, body(a).facing()) <= 0.02) {
                low = std::min(low, dot(at, body(a).right()));
                high = std::max(high, dot(at, body(a).right()));
            }
        }
        const double half = body(a).halfFrontage();
        return least > -0.05 && std::min(high, half) - std::max(low, -half) > 1 / 25.4;
    }
    PieceSet enemiesInContact(PieceId p) const {
        PieceSet set;
        for (const PieceId enemy : enemies(p))
            if (fights(p, enemy))
                set.insert(enemy);
        return set;
    }

    /// AMB-018: the edge of a target that the line from a charger's front to its centre cuts: 'F', 'R', 'L' or 'B'.
    char struck(PieceId target, Vec from) const {
        const Vec at = from - body(target).pose.centre;
        const double ahead = dot(at, body(target).facing());
        const double aside = dot(at, body(target).right());
        if (std::abs(aside) * body(target).halfDepth() >= std::abs(ahead) * body(target).halfFrontage() - 1e-3)
            return aside >= 0 ? 'R' : 'L';
        return ahead >= 0 ? 'F' : 'B';
    }
    /// ALA-213: ahead of the line of its front, or the struck edge.
    char sector(PieceId target, Vec from) const {
        const double ahead = dot(from - frontOf(target), body(target).facing());
        return ahead >= -1e-3 ? 'F' : struck(target, from);
    }
    /// ALA-176: where a unit stands exactly opposite the front of another.
    Pose opposite(PieceId unit, PieceId target) const {
        const Body& his = body(target);
        return {his.pose.centre + his.facing() * (his.halfDepth() + body(unit).halfDepth()), -his.facing()};
    }
    /// Nobody stands there, and it is on the table.
    bool isFree(PieceId unit, const Pose& pose) const {
        const Body there{pose, body(unit).size};
        for (const Vec corner : corners(there))
            if (corner.x < 0 || corner.y < 0 || corner.x > m_table.size().width || corner.y > m_table.size().height)
                return false;
        for (const PieceId p : m_table.present())
            if (p != unit && overlap(there, body(p)))
                return false;
        return true;
    }

    /// ALA-214: hoplites that support `unit` beyond `at` on one side.
    PieceId nextSupport(PieceId unit, PieceId at, PieceId enemy, double sign, const PieceSet& chain) const {
        PieceId next;
        for (const PieceId p : friends(unit)) {
            const double aside = sign * dot(body(p).pose.centre - body(at).pose.centre, body(unit).right());
            if (p != unit && !chain.contains(p) && hoplites(p) && touches(at, p) &&
                aside >= 0.75 * body(at).halfFrontage() && supports(p, enemy) &&
                dot(body(p).facing(), body(unit).facing()) > 0.7)
                next = next && alala::comesFirst(m_table, m_table.side(p), next, p) ? next : p;
        }
        return next;
    }
    bool supports(PieceId p, PieceId enemy) const {
        PieceSet others = enemiesInContact(p);
        others.erase(enemy);
        return others.empty() && !flees(p) && (!hoplites(p) || level(p) != alala::Level::Shaken);
    }

private:
    const alala::AlalaGame& m_game;
    const Table& m_table;
};

}  // namespace ephor::testing
