#include "ui/battle/table/reach.h"

#include "core/table/geometry.h"
#include "models/text/table_lengths.h"
#include "ui/battle/table/placing.h"

#include <QPolygonF>
#include <algorithm>
#include <array>
#include <numbers>
#include <ranges>
#include <vector>

namespace ephor {

namespace {

constexpr int directions = 48;
constexpr int halvings = 7;
/// Steps of a zone, in inches, and the most of them along a side of the table.
constexpr double zoneStep = 1;
constexpr int mostZoneSteps = 80;

/// The convex hull of all corners of bodies: the ground that a body covers while it moves from one to the others.
QPolygonF hullOf(std::span<const Body> bodies) {
    std::vector<Vec> points;
    for (const Body& body : bodies)
        for (const Vec corner : corners(body))
            points.push_back(corner);
    std::ranges::sort(points, {}, [](Vec p) { return std::pair(p.x, p.y); });
    QPolygonF hull;
    const auto addChain = [&hull](const auto& ordered) {
        const auto first = hull.size();
        for (const Vec p : ordered) {
            while (hull.size() >= first + 2) {
                const QPointF a = hull[hull.size() - 2];
                const QPointF b = hull.back();
                if ((b.x() - a.x()) * (p.y - a.y()) - (b.y() - a.y()) * (p.x - a.x()) > 0)
                    break;
                hull.pop_back();
            }
            hull << QPointF(p.x, p.y);
        }
        hull.pop_back();  // the next chain begins with it
    };
    addChain(points);
    addChain(points | std::views::reverse);
    return hull;
}

/// Calls `add` with the first and last of each run of numbers below `count` that are in.
void eachRun(int count, const auto& isIn, const auto& add) {
    for (int first = 0; first < count; ++first) {
        if (!isIn(first))
            continue;
        int last = first;
        while (last + 1 < count && isIn(last + 1))
            ++last;
        add(first, last);
        first = last;
    }
}

/// A grid of places over the table, and which of them are legal.
struct LegalGrid {
    Vec facing;
    double step = 0;
    int columns = 0;
    int rows = 0;
    Vec low;  ///< the box around the bodies that are placed, relative to the place
    Vec high;
    std::vector<bool> legal;

    Vec at(int column, int row) const { return {(column + 0.5) * step, (row + 0.5) * step}; }
    std::size_t cell(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    }
    /// False beyond the table.
    bool is(int column, int row) const {
        return column >= 0 && column < columns && row >= 0 && row < rows && legal[cell(column, row)];
    }
};

class Sampler {
public:
    Sampler(const PlaceAsked& asked, bool seesEnemies) : m_asked(asked), m_table(asked.table) {
        static constexpr Reason unseen{"", ""};
        if (!seesEnemies)
            for (const PieceId enemy : m_table.present(other(asked.request.question.side)))
                m_table.apply(PieceRemoved{enemy, &unseen});
        m_path.setFillRule(Qt::WindingFill);
    }

    QPainterPath sample();

private:
    bool isLegal(const Pose& pose) const {
        Choice choice = coded(m_asked.code, m_asked.request.form == Form::Deploy ? m_asked.piece : PieceId{});
        choice.pose = snapped(pose);
        return !m_asked.game.refusal(m_table, m_asked.request, choice);
    }
    Footprint size() const { return m_asked.table.body(m_asked.piece).size; }
    void addSquares(double side);
    void addZone();
    LegalGrid makeGrid() const;
    void cover(const LegalGrid& grid, Vec first, Vec last);
    void addRows(const LegalGrid& grid);
    /// Where each run of legal places in a column begins and ends, by the cell there.
    using ColumnEnds = std::array<std::vector<double>, 2>;
    ColumnEnds addColumns(const LegalGrid& grid);
    void addCorners(const LegalGrid& grid, const ColumnEnds& ends);
    void addWays();
    Vec limit(Vec legal, Vec refused, Vec facing) const;
    Pose farthest(Vec along, bool isFacedAlong) const;

    const PlaceAsked& m_asked;
    Table m_table;
    QPainterPath m_path;
};

QPainterPath Sampler::sample() {
    if (const double side = TableLengths(m_asked.game).square(); side > 0)
        addSquares(side);
    else if (m_asked.request.form == Form::Deploy)
        addZone();
    else
        addWays();
    return m_path;
}

void Sampler::addSquares(double side) {
    const TableSize table = m_table.size();
    const bool moves = m_asked.request.form == Form::Move;
    const Vec from = m_asked.table.body(m_asked.piece).pose.centre;
    const double most = moves ? m_asked.request.limits.allowance + side : table.width + table.height;
    for (double x = side / 2; x < table.width; x += side)
        for (double y = side / 2; y < table.height; y += side)
            for (int quarter = 0; quarter < 4; ++quarter) {
                const Vec facing = turned({{}, {0, 1}}, {}, cosSin(std::numbers::pi * quarter / 2)).facing;
                if (std::abs(x - from.x) + std::abs(y - from.y) > most && moves)
                    break;
                if (isLegal({{x, y}, facing})) {
                    m_path.addRect(x - side / 2, y - side / 2, side, side);
                    break;
                }
            }
}

/// The last legal place on the way from a legal one to another one.
Vec Sampler::limit(Vec legal, Vec refused, Vec facing) const {
    for (int i = 0; i < halvings; ++i) {
        const Vec middle = (legal + refused) * 0.5;
        (isLegal({middle, facing}) ? legal : refused) = middle;
    }
    return legal;
}

LegalGrid Sampler::makeGrid() const {
    const TableSize table = m_table.size();
    const bool isSouth = m_asked.request.question.side == Side::A;
    LegalGrid grid;
    grid.facing =
        deployFacing(m_asked.game, m_table, m_asked.request, m_asked.piece).value_or(Vec{0, isSouth ? 1.0 : -1.0});
    grid.step = std::max(zoneStep, std::max(table.width, table.height) / mostZoneSteps);
    grid.columns = static_cast<int>(std::ceil(table.width / grid.step - 0.5));
    grid.rows = static_cast<int>(std::ceil(table.height / grid.step - 0.5));
    std::vector<Body> bodies = m_asked.alongside;
    bodies.push_back({{{}, grid.facing}, size()});
    for (const Body& body : bodies)
        for (const Vec corner : corners(body)) {
            grid.low = {std::min(grid.low.x, corner.x), std::min(grid.low.y, corner.y)};
            grid.high = {std::max(grid.high.x, corner.x), std::max(grid.high.y, corner.y)};
        }
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            grid.legal.push_back(isLegal({grid.at(column, row), grid.facing}));
    return grid;
}

/// The ground that the bodies cover while their centre goes from one corner of a rectangle to the other.
void Sampler::cover(const LegalGrid& grid, Vec first, Vec last) {
    m_path.addRect(QRectF(QPointF(first.x + grid.low.x, first.y + grid.low.y),
                          QPointF(last.x + grid.high.x, last.y + grid.high.y)));
}

/// Each run of legal places in a row or column covers a rectangle, up to where they cease to be legal.
void Sampler::addZone() {
    const LegalGrid grid = makeGrid();
    addRows(grid);
    addCorners(grid, addColumns(grid));
}

void Sampler::addRows(const LegalGrid& grid) {
    for (int row = 0; row < grid.rows; ++row) {
        eachRun(
            grid.columns, [&](int column) { return grid.is(column, row); },
            [&](int first, int last) {
                cover(grid, limit(grid.at(first, row), grid.at(first - 1, row), grid.facing),
                      limit(grid.at(last, row), grid.at(last + 1, row), grid.facing));
            });
        if (row > 0)  // rows of small bases must not leave stripes
            eachRun(
                grid.columns, [&](int column) { return grid.is(column, row) && grid.is(column, row - 1); },
                [&](int first, int last) { cover(grid, grid.at(first, row - 1), grid.at(last, row)); });
    }
}

Sampler::ColumnEnds Sampler::addColumns(const LegalGrid& grid) {
    ColumnEnds ends{std::vector<double>(grid.legal.size()), std::vector<double>(grid.legal.size())};
    for (int column = 0; column < grid.columns; ++column)
        eachRun(
            grid.rows, [&](int row) { return grid.is(column, row); },
            [&](int first, int last) {
                const Vec from = limit(grid.at(column, first), grid.at(column, first - 1), grid.facing);
                const Vec to = limit(grid.at(column, last), grid.at(column, last + 1), grid.facing);
                ends[0][grid.cell(column, first)] = from.y;
                ends[1][grid.cell(column, last)] = to.y;
                cover(grid, from, to);
            });
    return ends;
}

/// Between the limits of a row and those of its columns, as far as all of these columns go.
void Sampler::addCorners(const LegalGrid& grid, const ColumnEnds& ends) {
    for (int row = 0; row < grid.rows; ++row)
        for (const bool up : {false, true}) {
            const int next = up ? row + 1 : row - 1;
            eachRun(
                grid.columns, [&](int column) { return grid.is(column, row) && !grid.is(column, next); },
                [&](int first, int last) {
                    std::vector<double> limits;
                    for (int column = first; column <= last; ++column)
                        limits.push_back(ends[up ? 1U : 0U][grid.cell(column, row)]);
                    const auto addSide = [&](int column, int outside) {
                        Vec corner = grid.at(column, row);
                        if (grid.is(outside, row))
                            return corner;
                        corner = limit(corner, grid.at(outside, row), grid.facing);
                        limits.push_back(limit(corner, {corner.x, grid.at(column, next).y}, grid.facing).y);
                        return corner;
                    };
                    const Vec left = addSide(first, first - 1);
                    const Vec right = addSide(last, last + 1);
                    if (up)
                        cover(grid, left, {right.x, std::ranges::min(limits)});
                    else
                        cover(grid, {left.x, std::ranges::max(limits)}, right);
                });
        }
}

/// Where the unit stops that goes as far as it may in this direction.
Pose Sampler::farthest(Vec along, bool isFacedAlong) const {
    const auto& [from, ahead] = m_asked.table.body(m_asked.piece).pose;
    const Vec facing = isFacedAlong ? along : ahead;
    double legal = 0;
    double refused = m_asked.request.limits.allowance;
    if (isLegal({from + along * refused, facing}))
        legal = refused;
    for (int i = 0; i < halvings && legal < refused; ++i) {
        const double middle = (legal + refused) / 2;
        (isLegal({from + along * middle, facing}) ? legal : refused) = middle;
    }
    return {from + along * legal, facing};
}

/// The ground between two neighbouring directions belongs to the reach where the unit gets about as far in both.
void Sampler::addWays() {
    const Pose& start = m_asked.table.body(m_asked.piece).pose;
    const double least = zoneStep / 8;
    for (const bool isFacedAlong : {false, true}) {
        std::vector<Body> ends;
        for (int i = 0; i < directions; ++i) {
            const Vec along = turned({{}, start.facing}, {}, cosSin(2 * std::numbers::pi * i / directions)).facing;
            ends.push_back({farthest(along, isFacedAlong), size()});
        }
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const Body& end = ends[i];
            const Body& next = ends[(i + 1) % ends.size()];
            const double far = length(end.pose.centre - start.centre);
            if (far < least)
                continue;
            const Body from{{start.centre, end.facing()}, size()};
            const bool isEven = std::abs(length(next.pose.centre - start.centre) - far) < zoneStep;
            m_path.addPolygon(isEven ? hullOf(std::array{from, end, next}) : hullOf(std::array{from, end}));
            m_path.closeSubpath();
        }
    }
}

}  // namespace

QPainterPath reachOf(const PlaceAsked& asked, bool seesEnemies) { return Sampler(asked, seesEnemies).sample(); }

}  // namespace ephor
