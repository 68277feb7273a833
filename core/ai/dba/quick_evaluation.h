// A position at a glance: what a move seems to bring, by flat arithmetic, before the rules are asked about the best of them.
#pragma once

#include "core/ai/dba/evaluation.h"
#include "core/ai/dba/illegal_move_cache.h"
#include "core/rules/dba/battle/ways.h"
#include "core/rules/dba/battle/whereabouts.h"

namespace ephor::dba {

/// Where one of a group ends.
struct End {
    PieceId piece;
    Pose pose;
};

/// Where those of a group end when its leader ends at `to`, in the order of their numbers; of a column its head.
class Ends {
public:
    Ends(const Table& table, ElementSet group, const MoveLimits& limits, const Pose& to);
    std::span<const End> all() const { return m_ends.all(); }

private:
    StackList<End, armySize + 2> m_ends;
};

/// Kept for a bound of a side: what has been found out holds for the next move as long as nobody near has moved.
class QuickEvaluation {
public:
    explicit QuickEvaluation(const Judgement& j);

    /// Forgets what those who have moved since then may have changed.
    void follow();

    const Whereabouts& whereabouts() const { return m_whereabouts; }
    /// What a side may assault.
    const Works& works() const { return m_works; }

    /// No enemy can be reached in this move.
    bool isFar(ElementSet group, const MoveLimits& limits) const;
    /// What contacts may bring a group at the most, or nearly: the best that each of its elements can do.
    double hope(ElementSet group);
    /// The same of its coming nearer (`progress`), and never less.
    double progressHope(ElementSet group, const MoveLimits& limits) const;
    /// It may come to the walls of a work that the enemy holds.
    bool isNearWork(ElementSet group, const MoveLimits& limits) const;
    /// How much nearer a group comes to the enemy, in base widths of all its elements; too near without contact is no gain.
    double progress(std::span<const End> ends) const;
    /// Of the fights that the contacts of a line seem to lead to; nothing where there are none.
    std::optional<double> lineMeets(std::span<const End> ends);
    /// How one alone strikes an enemy: wherever it stands it promises the same.
    enum class Strike : std::uint8_t { Front, Behind, Beside };
    double strike(PieceId mine, PieceId enemy, Strike how);
    /// Enemies in the field whom it may meet: a few too many for those who go with slower ones.
    ElementSet inReach(PieceId p) const { return m_inReach[p.index()]; }
    /// What a group comes to that goes ahead or nearer.
    Ahead ahead(ElementSet group, PieceId leader);
    /// Enemies in the field with nobody before them.
    ElementSet free() const { return m_free; }
    IllegalMoveCache& refusals() { return m_refusals; }
    /// A copy of the table to try a move on; whoever asks finds it as the table is.
    Table& trial();
    /// Somebody but `mine` stands at that edge of the enemy.
    bool isShut(PieceId enemy, Contact edge, PieceId mine);

private:
    /// Who stands in the field.
    struct Standing {
        PieceId piece;
        Vec centre;
        Vec front;  ///< middle of its front edge
        Vec facing;
        PieceId foe;  ///< in front contact
    };
    /// What bears on its factor as it stands.
    struct Known {
        CloseTerms terms;
        bool trapped = false;
    };
    /// The last value of a fight between two: most placements lead to the same.
    struct Fight {
        double value;
        std::int8_t ours;
        std::int8_t his;
        Going ourGoing;
        Going hisGoing;
        bool trapped;
    };
    static constexpr std::size_t ofSide = armySize + 2;
    static constexpr std::size_t room = 2 * ofSide;

    const Known& known(PieceId p);
    Vec frontOf(const End& end) const {
        return end.pose.centre + end.pose.facing * m_j.table.body(end.piece).halfDepth();
    }
    const Standing& standing(PieceId enemy) const { return m_enemies[m_places[enemy.index()]]; }
    double fight(PieceId mine, PieceId enemy, const CloseTerms& ours, const CloseTerms& his, bool trapped);
    double meetAlone(PieceId mine, const Standing& enemy);
    double meetInLine(PieceId mine, const Standing& enemy, ElementSet met, int beside);
    int overlapsOn(PieceId mine, const Standing& enemy, ElementSet met);
    double strikeFor(PieceId mine, const Standing& enemy, bool behindHim);
    double bestFight(PieceId p);
    ElementSet besideOf(const Standing& enemy);
    ElementSet whoStandsAt(PieceId enemy, Contact edge) const;

    void lookAtAll();
    void lookAtEnemies();
    void lookFrom(PieceId p);
    ElementSet nearMoved(const Whereabouts::Moved& moved) const;
    void forgetNear(const Whereabouts::Moved& moved, bool isFreeChanged);

    const Judgement m_j;
    Whereabouts m_whereabouts;
    Works m_works;  ///< of the enemy
    RiverIs m_river = RiverIs::Unknown;
    Table m_trial;
    IllegalMoveCache m_refusals;
    std::array<Standing, ofSide> m_enemies;
    std::size_t m_enemyCount = 0;
    std::array<std::size_t, room> m_places;  ///< of enemies in the field among them
    ElementSet m_free;
    std::array<ElementSet, ofSide>
        m_beside;  ///< of enemies: those in line with them on either side with nobody before them
    ElementSet m_knownBeside;
    ElementSet m_nearWork;                   ///< own elements that may come to the walls of a work that the enemy holds
    std::array<ElementSet, room> m_inReach;  ///< of own elements
    std::array<ElementSet, room> m_inSight;  ///< enemies whom it may come near to, straight ahead
    std::array<double, room> m_clear;        ///< ahead of it, where known:
    ElementSet m_knownClear;
    std::array<PieceId, room> m_nearest;  ///< enemy, of own elements
    std::array<double, room> m_away;      ///< its distance
    std::array<double, room> m_best;      ///< of its best fight, where known:
    ElementSet m_knownBest;
    std::array<double, room> m_worth;
    std::array<Known, room> m_known;
    ElementSet m_isKnown;
    /// Who stands at an edge of an enemy.
    std::array<std::array<ElementSet, 6>, ofSide> m_standing;
    std::array<ElementSet, 6> m_knownStanding;
    std::array<std::array<Fight, ofSide>, ofSide> m_fights;  ///< of own against enemies, where known:
    std::array<ElementSet, ofSide> m_knownFights;
    std::array<std::array<std::array<double, 3>, ofSide>, ofSide>
        m_strikes;  ///< by who strikes, whom and how, where known:
    std::array<std::array<ElementSet, 3>, ofSide> m_knownStrikes;
    /// The same of one in a line, by how many overlap him and his enemy.
    static constexpr std::size_t overlaps = 9;
    std::array<std::array<std::array<double, overlaps>, ofSide>, ofSide> m_lines;
    std::array<std::array<ElementSet, overlaps>, ofSide> m_knownLines;
};

}  // namespace ephor::dba
