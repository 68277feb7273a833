#include "core/battle/table.h"

#include "core/table/geometry.h"

#include <algorithm>
#include <cassert>

namespace ephor {

bool isOnTable(TableSize size, const Body& body) {
    return std::ranges::all_of(corners(body), [&](Vec c) {
        return c.x >= -tolerance && c.y >= -tolerance && c.x <= size.width + tolerance &&
               c.y <= size.height + tolerance;
    });
}

PieceId Table::add(Side side, Footprint footprint) {
    assert(pieces() < PieceSet::room);
    const PieceId piece(pieces());
    m_bodies.push_back({{}, footprint});
    m_centres.emplace_back();
    m_radii.push_back(m_bodies.back().radius());
    m_touching.emplace_back();
    m_counters.emplace_back();
    m_of[index(side)].insert(piece);
    return piece;
}

void Table::apply(const PiecePlaced& e) {
    m_present.insert(e.piece);
    stand(e.piece, e.to);
}

void Table::apply(const PieceMoved& e) {
    untouch(e.piece);
    stand(e.piece, e.to);
}

void Table::apply(const PieceRemoved& e) {
    untouch(e.piece);
    m_present.erase(e.piece);
    m_removed.insert(e.piece);
}

// Without a jump for each piece: nobody can foresee who is near.
template <typename Holds> PieceSet Table::where(Holds holds) const {
    PieceSet pieces;
    const Vec* centres = m_centres.data();
    const double* radii = m_radii.data();
    for (std::size_t w = 0; w * 64 < m_centres.size(); ++w) {
        std::uint64_t found = 0;
        for (std::uint64_t left = m_present.word(w); left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            const std::size_t i = 64 * w + bit;
            found |= static_cast<std::uint64_t>(holds(centres[i], radii[i])) << bit;
        }
        pieces.setWord(w, found);
    }
    return pieces;
}

PieceSet Table::near(Vec point, double reach) const {
    return where([=](Vec centre, double radius) {
        const double most = reach + radius;
        return squaredLength(centre - point) <= most * most;
    });
}

PieceSet Table::nearWay(Vec from, Vec along, double distance, double reach) const {
    return where([=](Vec centre, double radius) {
        const double most = reach + radius;
        const Vec apart = centre - from;
        const double ahead = dot(apart, along);
        const double beyond = std::max(-ahead, ahead - distance);
        return std::max(beyond, std::abs(cross(apart, along))) <= most;
    });
}

void Table::stand(PieceId piece, const Pose& pose) {
    Body& body = m_bodies[piece.index()];
    body.pose = pose;
    m_centres[piece.index()] = pose.centre;
    PieceSet& mine = m_touching[piece.index()];
    PieceSet others = near(pose.centre, m_radii[piece.index()] + tolerance);
    others.erase(piece);
    for (const PieceId p : others) {
        if (ephor::touching(body, m_bodies[p.index()])) {
            mine.insert(p);
            m_touching[p.index()].insert(piece);
        }
    }
}

void Table::untouch(PieceId piece) {
    for (const PieceId p : m_touching[piece.index()])
        m_touching[p.index()].erase(piece);
    m_touching[piece.index()] = {};
}

std::size_t Table::bytes() const {
    return sizeof(*this) +
           m_bodies.size() * (sizeof(Body) + sizeof(Vec) + sizeof(double) + sizeof(PieceSet) + sizeof(m_counters[0]));
}

}  // namespace ephor
