#include "core/battle/table.h"

#include "core/table/geometry.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>

namespace ephor {

namespace {

/// True where no part of a body within `reach` inches of where it stands is near the edge: most bodies, and no corner need be looked at.
bool isWellInside(TableSize size, const Body& body, double reach) {
    const double most = body.halfFrontage() + body.halfDepth() + reach;
    const Vec centre = body.pose.centre;
    return centre.x >= most && centre.y >= most && centre.x <= size.width - most && centre.y <= size.height - most;
}

}  // namespace

bool isOnTable(TableSize size, const Body& body) {
    return isWellInside(size, body, 0) || std::ranges::all_of(corners(body), [&](Vec c) {
               return c.x >= -tolerance && c.y >= -tolerance && c.x <= size.width + tolerance &&
                      c.y <= size.height + tolerance;
           });
}

double untilEdge(TableSize size, const Body& body, Vec along, double distance) {
    if (isWellInside(size, body, distance))
        return distance;
    for (const Vec corner : corners(body)) {
        if (along.x > 0)
            distance = std::min(distance, std::max(0.0, (size.width - corner.x) / along.x));
        else if (along.x < 0)
            distance = std::min(distance, std::max(0.0, -corner.x / along.x));
        if (along.y > 0)
            distance = std::min(distance, std::max(0.0, (size.height - corner.y) / along.y));
        else if (along.y < 0)
            distance = std::min(distance, std::max(0.0, -corner.y / along.y));
    }
    return distance;
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

PieceId Table::addRound(Side side, Footprint footprint, double radius, double gap) {
    assert(m_rounds.size() == m_bodies.size());
    m_rounds.push_back(radius);
    m_roundGap = gap;
    return add(side, footprint);
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

namespace {

/// Two numbers that one instruction works on: of two pieces.
using Two = double __attribute__((vector_size(2 * sizeof(double))));
using TwoBits = decltype(Two{} <= Two{});

/// Without their signs.
Two sizeOf(Two numbers) {
    const TwoBits signs = {std::numeric_limits<long long>::min(), std::numeric_limits<long long>::min()};
    return std::bit_cast<Two>(std::bit_cast<TwoBits>(numbers) & ~signs);
}

}  // namespace

// Without a jump for each piece: nobody can foresee who is near. Those who are not on the table are left out at the end.
template <typename Holds> PieceSet Table::where(const std::vector<double>& ofPieces, Holds holds) const {
    PieceSet pieces;
    const Vec* centres = m_centres.data();
    const double* radii = ofPieces.data();
    const std::size_t count = m_centres.size();
    for (std::size_t first = 0; first < count; first += 64) {
        TwoBits found{};
        TwoBits bits{1, 2};
        const auto look = [&](std::size_t i, std::size_t k) {
            found |=
                bits & holds(Two{centres[i].x, centres[k].x}, Two{centres[i].y, centres[k].y}, Two{radii[i], radii[k]});
            bits <<= 2;
        };
        const std::size_t last = std::min(first + 64, count);
        for (std::size_t i = first; i + 1 < last; i += 2)
            look(i, i + 1);
        if ((last - first) % 2 != 0)
            look(last - 1, last - 1);
        pieces.setWord(first / 64, static_cast<std::uint64_t>(found[0] | found[1]));
    }
    return pieces & m_present;
}

PieceSet Table::near(Vec point, double reach) const {
    return where(m_radii, [=](Two x, Two y, Two radius) {
        const Two most = reach + radius;
        const Two aside = x - point.x;
        const Two ahead = y - point.y;
        return aside * aside + ahead * ahead <= most * most;
    });
}

PieceSet Table::nearWay(Vec from, Vec along, double distance, double reach) const {
    const double half = distance / 2;
    const Vec middle = from + along * half;
    return where(m_radii, [=](Two x, Two y, Two radius) {
        const Two most = reach + radius;
        const Two right = x - middle.x;
        const Two up = y - middle.y;
        const Two ahead = sizeOf(right * along.x + up * along.y);
        const Two aside = sizeOf(right * along.y - up * along.x);
        return (ahead - half <= most) & (aside <= most);
    });
}

/// All others on the table that it touches where it stands.
PieceSet Table::touchedBy(PieceId piece) const {
    const Body& body = m_bodies[piece.index()];
    const Vec centre = body.pose.centre;
    PieceSet touched;
    if (m_rounds.empty()) {
        for (const PieceId other : near(centre, m_radii[piece.index()] + tolerance))
            if (ephor::touching(body, m_bodies[other.index()]))
                touched.insert(other);
    } else {
        const double mine = m_rounds[piece.index()];
        touched = where(m_rounds, [=, gap = m_roundGap](Two x, Two y, Two radius) {
            const Two most = mine + radius + gap + tolerance;
            const Two aside = x - centre.x;
            const Two ahead = y - centre.y;
            return aside * aside + ahead * ahead <= most * most;
        });
    }
    touched.erase(piece);
    return touched;
}

void Table::stand(PieceId piece, const Pose& pose) {
    m_bodies[piece.index()].pose = pose;
    m_centres[piece.index()] = pose.centre;
    m_touching[piece.index()] = touchedBy(piece);
    for (const PieceId touched : m_touching[piece.index()])
        m_touching[touched.index()].insert(piece);
}

void Table::untouch(PieceId piece) {
    for (const PieceId p : m_touching[piece.index()])
        m_touching[p.index()].erase(piece);
    m_touching[piece.index()] = {};
}

std::size_t Table::bytes() const {
    return sizeof(*this) +
           m_bodies.size() * (sizeof(Body) + sizeof(Vec) + sizeof(double) + sizeof(PieceSet) + sizeof(m_counters[0])) +
           m_rounds.size() * sizeof(double);
}

}  // namespace ephor
