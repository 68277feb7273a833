#include "ui/battle/table/reach.h"

#include "core/table/geometry.h"
#include "ui/battle/table/placing.h"

#include <QPolygonF>
#include <algorithm>
#include <charconv>
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

/// The side of a square in inches in a game that is played on squares; 0 in others.
double squareOf(const Game& game) {
    std::string side;
    for (const OptionInfo& option : game.system().info().options)
        if (option.key == "square")
            side = option.standard;
    for (const ChosenOption& chosen : game.setup().options)
        if (chosen.key == "square")
            side = chosen.value;
    double size = 0;
    std::from_chars(side.data(), side.data() + side.size(), size);
    return size;
}

/// The ground that a body covers while it moves by `way`: the convex hull of its corners before and after.
QPolygonF sweptBy(const Body& body, Vec way) {
    std::vector<Vec> points;
    for (const Vec corner : corners(body)) {
        points.push_back(corner);
        points.push_back(corner + way);
    }
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
    void addWay(Vec along, bool isFacedAlong);

    const PlaceAsked& m_asked;
    Table m_table;
    QPainterPath m_path;
};

QPainterPath Sampler::sample() {
    if (const double side = squareOf(m_asked.game); side > 0)
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
    const Body body{{{}, facing}, size()};
    Vec half;
    for (const Vec corner : corners(body))
        half = {std::max(half.x, corner.x), std::max(half.y, corner.y)};
    const double step = std::max(zoneStep, std::max(table.width, table.height) / mostZoneSteps);
    const double high = std::max(half.y, step / 2);  // rows of small bases must not leave stripes
    for (double y = step / 2; y < table.height; y += step) {
        double first = -1;
        double last = -1;
        const auto close = [&] {
            if (first >= 0)
                m_path.addRect(first - half.x, y - high, last - first + 2 * half.x, 2 * high);
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

/// The ground that the unit covers on its way as far as it may go in this direction.
void Sampler::addWay(Vec along, bool isFacedAlong) {
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
    if (legal < zoneStep / 8)
        return;
    m_path.addPolygon(sweptBy({{from, facing}, size()}, along * legal));
    m_path.closeSubpath();
}

void Sampler::addWays() {
    const Pose& start = m_asked.table.body(m_asked.piece).pose;
    for (int i = 0; i < directions; ++i) {
        const Vec along = turned({{}, start.facing}, {}, cosSin(2 * std::numbers::pi * i / directions)).facing;
        addWay(along, false);
        if (i > 0)
            addWay(along, true);
    }
}

}  // namespace

QPainterPath reachOf(const PlaceAsked& asked, bool seesEnemies) { return Sampler(asked, seesEnemies).sample(); }

}  // namespace ephor
