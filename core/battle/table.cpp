#include "core/battle/table.h"

#include "core/table/geometry.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ephor {

namespace {

/// True if no part of a body can be near the edge within `reach` inches of its position. True for most bodies, which
/// saves the test of the corners.
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
    m_largestRadius = std::max(m_largestRadius, m_radii.back());
    if (piece.index() % 64 == 0)
        m_strips.emplace_back();
    for (auto& before : m_strips.back().before)  // the first strip: the piece has no position yet
        for (int i = 1; i <= strips; ++i)
            before[static_cast<std::size_t>(i)] |= std::uint64_t{1} << (piece.index() % 64);
    m_touching.emplace_back();
    m_counters.emplace_back();
    m_of[index(side)].insert(piece);
    return piece;
}

PieceId Table::addRound(Side side, Footprint footprint, double radius, double gap) {
    assert(m_rounds.size() == m_bodies.size());
    m_rounds.push_back(radius);
    m_largestRound = std::max(m_largestRound, radius);
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

// NaN counts as the first strip. Branch-free.
int Table::stripOf(double at, double stripsPerInch) {
    const double strip = at * stripsPerInch;
    const double fromFirst = strip > 0 ? strip : 0;
    return static_cast<int>(fromFirst < strips - 1 ? fromFirst : strips - 1);
}

void Table::changeStrip(std::array<std::uint64_t, strips + 1>& before, std::uint64_t bit, int was, int is) {
    for (int i = was + 1; i <= is; ++i)
        before[static_cast<std::size_t>(i)] &= ~bit;
    for (int i = is + 1; i <= was; ++i)
        before[static_cast<std::size_t>(i)] |= bit;
}

template <typename Holds> PieceSet Table::where(Vec low, Vec high, const PieceSet& among, Holds holds) const {
    const auto west = static_cast<std::size_t>(stripOf(low.x, m_stripsPerInch.x));
    const auto east = static_cast<std::size_t>(stripOf(high.x, m_stripsPerInch.x)) + 1;
    const auto south = static_cast<std::size_t>(stripOf(low.y, m_stripsPerInch.y));
    const auto north = static_cast<std::size_t>(stripOf(high.y, m_stripsPerInch.y)) + 1;
    PieceSet pieces;
    std::size_t block = 0;
    for (const Strips& sixtyFour : m_strips) {
        const auto& [x, y] = sixtyFour.before;
        std::uint64_t found = among.word(block);
        if (!m_isApart)
            found &= x[east] & ~x[west] & y[north] & ~y[south];
        for (std::uint64_t left = found; left != 0; left &= left - 1) {
            const std::size_t i = block * 64 + static_cast<std::size_t>(std::countr_zero(left));
            const std::uint64_t isOut = holds(i) ? 0 : 1;
            found &= ~(left & -left & -isOut);  // branch-free: the result cannot be predicted
        }
        pieces.setWord(block, found);
        ++block;
    }
    return pieces;
}

PieceSet Table::near(Vec point, double reach, const PieceSet& among) const {
    const double most = reach + m_largestRadius + tolerance;
    return where({point.x - most, point.y - most}, {point.x + most, point.y + most}, among, [&](std::size_t i) {
        const double farthest = reach + m_radii[i];
        return squaredLength(m_centres[i] - point) <= farthest * farthest;
    });
}

PieceSet Table::nearPath(Vec from, Vec along, double distance, double reach, const PieceSet& among) const {
    const double half = distance / 2;
    const Vec middle = from + along * half;
    const double most = reach + m_largestRadius + 0.001;  // slack: a unit vector may be slightly shorter than 1
    const double x = std::abs(along.x);
    const double y = std::abs(along.y);
    const Vec span{(half + most) * x + most * y, (half + most) * y + most * x};
    return where(middle - span, middle + span, among, [&](std::size_t i) {
        const Vec offset = m_centres[i] - middle;
        const double farthest = reach + m_radii[i];
        return std::max(std::abs(dot(offset, along)) - half, std::abs(cross(along, offset))) <= farthest;
    });
}

PieceSet Table::touchedBy(PieceId piece) const {
    const Body& body = m_bodies[piece.index()];
    const Vec centre = body.pose.centre;
    PieceSet others = m_present;
    others.erase(piece);
    if (!m_rounds.empty()) {
        const double mine = m_rounds[piece.index()];
        const double most = mine + m_largestRound + m_roundGap + 2 * tolerance;
        return where({centre.x - most, centre.y - most}, {centre.x + most, centre.y + most}, others,
                     [&](std::size_t i) {
                         const double farthest = mine + m_rounds[i] + m_roundGap + tolerance;
                         return squaredLength(m_centres[i] - centre) <= farthest * farthest;
                     });
    }
    PieceSet touched;
    for (const PieceId other : near(centre, m_radii[piece.index()] + m_touchGap + tolerance, others))
        if (within(body, m_bodies[other.index()], m_touchGap))
            touched.insert(other);
    return touched;
}

void Table::stand(PieceId piece, const Pose& pose) {
    Body& body = m_bodies[piece.index()];
    if (const Vec from = body.pose.centre; from != pose.centre && !m_isApart) {
        auto& [x, y] = m_strips[piece.index() / 64].before;
        const std::uint64_t bit = std::uint64_t{1} << (piece.index() % 64);
        changeStrip(x, bit, stripOf(from.x, m_stripsPerInch.x), stripOf(pose.centre.x, m_stripsPerInch.x));
        changeStrip(y, bit, stripOf(from.y, m_stripsPerInch.y), stripOf(pose.centre.y, m_stripsPerInch.y));
    }
    body.pose = pose;
    m_centres[piece.index()] = pose.centre;
    if (m_isApart)
        return;
    PieceSet& mine = m_touching[piece.index()];
    mine = touchedBy(piece);
    for (const PieceId p : mine) {
        m_touching[p.index()].insert(piece);
        if (side(p) != side(piece)) {
            m_inContact.insert(p);
            m_inContact.insert(piece);
        }
    }
}

void Table::untouch(PieceId piece) {
    if (m_isApart)
        return;
    for (const PieceId p : m_touching[piece.index()]) {
        m_touching[p.index()].erase(piece);
        if (enemiesTouching(p).empty())
            m_inContact.erase(p);
    }
    m_touching[piece.index()] = {};
    m_inContact.erase(piece);
}

std::size_t Table::bytes() const {
    return sizeof(*this) +
           m_bodies.size() * (sizeof(Body) + sizeof(Vec) + sizeof(double) + sizeof(PieceSet) + sizeof(m_counters[0])) +
           m_rounds.size() * sizeof(double) + m_strips.size() * sizeof(Strips);
}

}  // namespace ephor
