// Who stands near whom in one position: each question is put to the table once.
#pragma once

#include "core/rules/dba/play.h"

#include <bitset>

namespace ephor::dba {

/// What is found out about a position when it is first asked for, and holds until somebody moves.
class Whereabouts {
public:
    Whereabouts(const DbaGame& game, const Table& table);

    /// Those whose base may touch one that stands there: a few too many, never too few.
    ElementSet near(Vec place) const {
        const std::size_t square = squareOf(place);
        if (!m_isKnown[square])
            look(square);
        return m_near[square];
    }
    /// The same as `frontFoe`.
    PieceId foe(PieceId p) const {
        if (!m_hasFoe.contains(p)) {
            m_foes[p.index()] = frontFoe(m_table, p);
            m_hasFoe.insert(p);
        }
        return m_foes[p.index()];
    }
    /// Of a side, those who guard nothing.
    ElementSet inField(Side side) const { return m_inField & ElementSet(m_table.all(side)); }
    const Works& works() const { return m_works; }
    /// Somebody of `among` would share ground with the body.
    bool isTaken(const Body& body, ElementSet among) const;

private:
    static constexpr std::size_t squares = 16;  ///< along each edge of the table

    std::size_t squareOf(Vec place) const {
        const auto along = [](double at, double scale) {
            return static_cast<std::size_t>(std::clamp(at * scale, 0.0, squares - 1.0));
        };
        return along(place.y, m_scale.y) * squares + along(place.x, m_scale.x);
    }
    void look(std::size_t square) const;

    const Table& m_table;
    Vec m_scale;         ///< squares to a base width
    double m_reach = 0;  ///< from the middle of a square to the centre of a base that anybody in the square may touch
    ElementSet m_inField;
    Works m_works;
    mutable std::bitset<squares * squares> m_isKnown;
    mutable std::array<ElementSet, squares * squares> m_near;
    mutable ElementSet m_hasFoe;
    mutable std::array<PieceId, ElementSet::room> m_foes;
};

}  // namespace ephor::dba
