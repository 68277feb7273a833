// An index of pieces near each other in one position. Each question is put to the table only once.
#pragma once

#include "core/rules/dba/battle/contact.h"

namespace ephor::dba {

/// Distance between the centres of a mover and an enemy that it may contact, beyond the path: both bases and the slide.
constexpr double reachBeyond = 1.8;

/// Cached facts about a position.
class Neighbours {
public:
    Neighbours(const DbaGame& game, const Table& table);

    /// Pieces that may touch a base at this place. A superset: may include others.
    ElementSet near(Vec place) const {
        return m_columns[along(place.x, m_scale.x)] & m_rows[along(place.y, m_scale.y)];
    }
    /// The same as `frontEnemy`.
    PieceId opponent(PieceId p) const {
        if (!m_hasOpponent.contains(p)) {
            m_opponents[p.index()] = frontEnemy(*m_table, p);
            m_hasOpponent.insert(p);
        }
        return m_opponents[p.index()];
    }
    /// The pieces of a side that guard nothing.
    ElementSet inField(Side side) const { return m_inField & ElementSet(m_table->all(side)); }
    const Works& works() const { return m_works; }
    /// A piece of `among` that overlaps the body; none if there is none.
    PieceId whoStandsIn(const Body& body, ElementSet among) const;
    bool isTaken(const Body& body, ElementSet among) const { return static_cast<bool>(whoStandsIn(body, among)); }

private:
    /// Pieces near each strip across the table.
    using Strips = std::array<ElementSet, 16>;

    /// The index of the strip along one edge of the table.
    static std::size_t along(double at, double scale) {
        return static_cast<std::size_t>(std::clamp(at * scale, 0.0, Strips{}.size() - 1.0));
    }
    void mark(PieceId p);
    static void mark(Strips& strips, PieceId p, double low, double high, double scale);

    const Table* m_table;
    Vec m_scale;           ///< strips for each base width
    double m_largest = 0;  ///< half the diagonal of the largest base
    ElementSet m_inField;
    Works m_works;
    Strips m_columns;  ///< strips along x
    Strips m_rows;     ///< strips along y
    mutable ElementSet m_hasOpponent;
    mutable std::array<PieceId, ElementSet::room> m_opponents;
};

}  // namespace ephor::dba
