// A position at a glance: what a move seems to bring, by flat arithmetic, before the rules are asked about the best of them.
#pragma once

#include "core/rules/dba/judgement.h"
#include "core/rules/dba/ways.h"

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

    /// No enemy can be reached in this move.
    bool isFar(const PieceSet& group, const MoveLimits& limits) const;
    /// What contacts may bring a group: by the factors of its elements against those whom they can reach.
    double promise(const PieceSet& group) const;
    /// How much nearer a group comes to the enemy, in base widths of all its elements; too near without contact is no gain.
    double progress(std::span<const End> ends) const;
    /// Of the fights that its contacts seem to lead to; nothing where there are none.
    std::optional<double> fights(const Place& place, std::span<const End> ends);
    /// Somebody who does not go along stands there.
    bool isTaken(const PieceSet& group, const End& end) const;
    /// Somebody has his front at that of the enemy.
    bool isEngaged(PieceId enemy) const;

private:
    /// Who stands in the field.
    struct Standing {
        PieceId piece;
        Vec front;  ///< middle of its front edge
        Vec facing;
        PieceId foe;  ///< in front contact
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
    double meet(const End& end, const Standing& enemy, std::uint64_t met, int beside, bool alone);
    std::optional<double> strike(const Place& place, const End& end);
    std::optional<double> lineMeets(std::span<const End> ends);

    const Judgement& m_j;
    std::array<std::pair<PieceId, Vec>, room> m_present;  ///< with their centres
    std::size_t m_presentCount = 0;
    std::array<Standing, ofSide> m_enemies;
    std::size_t m_enemyCount = 0;
    std::array<PieceId, room> m_nearest;  ///< enemy, of own elements
    std::array<double, room> m_away;      ///< its distance
    std::array<int, room> m_promise;      ///< of its best fight
    std::array<Known, room> m_known;
    std::array<std::array<Fight, ofSide>, ofSide> m_fights;
};

}  // namespace ephor::dba
