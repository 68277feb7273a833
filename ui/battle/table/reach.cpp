#include "ui/battle/table/reach.h"

#include "core/table/geometry.h"
#include "models/text/table_lengths.h"
#include "ui/battle/table/placing.h"

#include <QPolygonF>
#include <algorithm>
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
    void addWays();
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

/// Row by row; a run of legal places covers one rectangle.
void Sampler::addZone() {
    const TableSize table = m_table.size();
    const bool isSouth = m_asked.request.question.side == Side::A;
    const Vec facing =
        deployFacing(m_asked.game, m_table, m_asked.request, m_asked.piece).value_or(Vec{0, isSouth ? 1.0 : -1.0});
    const double step = std::max(zoneStep, std::max(table.width, table.height) / mostZoneSteps);
    std::vector<Body> bodies = m_asked.alongside;
    bodies.push_back({{{}, facing}, size()});
    Vec low{0, -step / 2};  // rows of small bases must not leave stripes
    Vec high{0, step / 2};
    for (const Body& body : bodies)
        for (const Vec corner : corners(body)) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
    for (double y = step / 2; y < table.height; y += step) {
        double first = -1;
        double last = -1;
        const auto close = [&] {
            if (first >= 0)
                m_path.addRect(first + low.x, y + low.y, last - first + high.x - low.x, high.y - low.y);
            first = -1;
        };
        for (double x = step / 2; x < table.width; x += step) {
            if (!isLegal({{x, y}, facing})) {
                close();
                continue;
            }
            first = first < 0 ? x : first;
            last = x;
        }
        close();
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
