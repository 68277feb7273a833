// Which pieces are near each other in one position. Each question is asked of the table once.
#pragma once

#include "core/rules/dba/battle/contact.h"

namespace ephor::dba {

/// From the centre of who moves to that of an enemy whom he may meet, besides the way: both bases and the slide.
constexpr double reachBeyond = 1.8;

/// What is found out about a position.
class Neighbours {
public:
    Neighbours(const DbaGame& game, const Table& table);

    /// Those whose base may touch one that stands there: a few too many, never too few.
    ElementSet near(Vec place) const { return m_near[along(place.y, m_scale.y) * squares + along(place.x, m_scale.x)]; }
    /// The same as `frontEnemy`.
    PieceId opponent(PieceId p) const {
        if (!m_hasOpponent.contains(p)) {
            m_opponents[p.index()] = frontEnemy(*m_table, p);
            m_hasOpponent.insert(p);
        }
        return m_opponents[p.index()];
    }
    /// Of a side, those who guard nothing.
    ElementSet inField(Side side) const { return m_inField & ElementSet(m_table->all(side)); }
    const Works& works() const { return m_works; }
    /// One of `among` who would share ground with the body, or none.
    PieceId whoStandsIn(const Body& body, ElementSet among) const;
    bool isTaken(const Body& body, ElementSet among) const { return static_cast<bool>(whoStandsIn(body, among)); }

private:
    static constexpr std::size_t squares = 16;  ///< along each edge of the table

    /// The square along an edge of the table.
    static std::size_t along(double at, double scale) {
        return static_cast<std::size_t>(std::clamp(at * scale, 0.0, squares - 1.0));
    }
    void mark(PieceId p);

    const Table* m_table;
    Vec m_scale;           ///< squares to a base width
    double m_largest = 0;  ///< half the diagonal of the largest base
    ElementSet m_inField;
    Works m_works;
    std::array<ElementSet, squares * squares> m_near;  ///< by the squares in which somebody may stand
    mutable ElementSet m_hasOpponent;
    mutable std::array<PieceId, ElementSet::room> m_opponents;
};

}  // namespace ephor::dba
