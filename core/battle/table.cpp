#include "core/battle/table.h"

#include "core/table/geometry.h"

#include <cassert>

namespace ephor {

PieceId Table::add(Side side, Footprint footprint) {
    assert(pieces() < PieceSet::room);
    const PieceId piece(pieces());
    m_bodies.push_back({{}, footprint});
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

void Table::stand(PieceId piece, const Pose& pose) {
    Body& body = m_bodies[piece.index()];
    body.pose = pose;
    PieceSet& mine = m_touching[piece.index()];
    for (const PieceId p : m_present) {
        if (p == piece)
            continue;
        const double near = m_radii[piece.index()] + m_radii[p.index()] + tolerance;
        const Body& its = m_bodies[p.index()];
        if (squaredLength(its.pose.centre - pose.centre) <= near * near && ephor::touching(body, its)) {
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
    return sizeof(*this) + m_bodies.size() * (sizeof(Body) + sizeof(double) + sizeof(PieceSet) + sizeof(m_counters[0]));
}

}  // namespace ephor
