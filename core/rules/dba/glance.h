// A position at a glance: what a move seems to bring, by flat arithmetic, before the rules are asked about the best of them.
#pragma once

#include "core/rules/dba/judgement.h"
#include "core/rules/dba/ways.h"
#include "core/rules/dba/whereabouts.h"

namespace ephor::dba {

/// Where one of a group ends.
struct End {
    PieceId piece;
    Pose pose;
};

/// Where those of a group end when its leader ends at `to`, in the order of their numbers; of a column its head.
class Ends {
public:
    Ends(const Table& table, const PieceSet& group, const MoveLimits& limits, const Pose& to);
    std::span<const End> all() const { return {m_ends.data(), m_count}; }

private:
    std::array<End, armySize + 2> m_ends;
    std::size_t m_count = 0;
};

class Glance {
public:
    explicit Glance(const Judgement& j);

    const Whereabouts& whereabouts() const { return m_whereabouts; }

    /// No enemy can be reached in this move.
    bool isFar(const PieceSet& group, const MoveLimits& limits) const;
    /// What contacts may bring a group at the most, or nearly: the best that each of its elements can do.
    double hope(const PieceSet& group);
    /// The same of its coming nearer (`progress`).
    double progressHope(const PieceSet& group, const MoveLimits& limits) const;
    /// It may come to the walls of a work that the enemy holds.
    bool isNearWork(const PieceSet& group, const MoveLimits& limits) const;
    /// How much nearer a group comes to the enemy, in base widths of all its elements; too near without contact is no gain.
    double progress(std::span<const End> ends) const;
    /// Of the fights that its contacts seem to lead to; nothing where there are none.
    std::optional<double> fights(const Place& place, std::span<const End> ends);
    /// Somebody has his front at that of the enemy.
    bool isEngaged(PieceId enemy) const { return static_cast<bool>(m_whereabouts.foe(enemy)); }
    /// Somebody but `mine` stands at that edge of the enemy.
    bool isShut(PieceId enemy, Contact edge, PieceId mine);

private:
    /// Who stands in the field.
    struct Standing {
        PieceId piece;
        Vec centre;
        Vec front;  ///< middle of its front edge
        Vec facing;
        PieceId foe;        ///< in front contact
        ElementSet beside;  ///< those who stand in line with him on either side and have nobody before them
    };
    /// What bears on its factor as it stands.
    struct Known {
        CloseTerms terms;
        bool trapped = false;
        bool isKnown = false;
    };
    /// The last value of a fight between two: most placements lead to the same.
    struct Fight {
        double value = 0;
        std::int8_t ours = 0;
        std::int8_t his = 0;
        bool trapped = false;
        bool isKnown = false;
    };
    static constexpr std::size_t ofSide = armySize + 2;
    static constexpr std::size_t room = 2 * ofSide;

    const Known& known(PieceId p);
    Vec frontOf(const End& end) const {
        return end.pose.centre + end.pose.facing * m_j.table.body(end.piece).halfDepth();
    }
    const Standing* standing(PieceId enemy) const;
    double fight(PieceId mine, PieceId enemy, const CloseTerms& ours, const CloseTerms& his, bool trapped);
    double meet(const End& end, const Standing& enemy, ElementSet met, int beside, bool alone);
    std::optional<double> strike(const Place& place, const End& end);
    std::optional<double> lineMeets(std::span<const End> ends);
    double bestFight(PieceId p);
    void findBeside(Standing& enemy) const;
    ElementSet whoStandsAt(PieceId enemy, Contact edge) const;

    const Judgement& m_j;
    const Whereabouts m_whereabouts;
    const Works m_works;  ///< of the enemy
    std::array<Standing, ofSide> m_enemies;
    std::size_t m_enemyCount = 0;
    std::array<std::size_t, room> m_places;          ///< of enemies in the field among them
    ElementSet m_free;                               ///< enemies in the field with nobody before them
    std::array<PieceId, room> m_nearest;             ///< enemy, of own elements
    std::array<double, room> m_away;                 ///< its distance
    std::array<std::optional<double>, room> m_best;  ///< of its best fight
    std::array<Known, room> m_known;
    /// Who stands at an edge of an enemy.
    std::array<std::array<std::optional<ElementSet>, 6>, ofSide> m_standing;
    std::array<std::array<Fight, ofSide>, ofSide> m_fights;
};

}  // namespace ephor::dba
