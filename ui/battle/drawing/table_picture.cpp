#include "ui/battle/drawing/table_picture.h"

#include "core/army/troop_sign.h"
#include "core/table/geometry.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <ranges>
#include <utility>

namespace ephor {

namespace {

void addMarkers(UnitShown& unit, const Game& game, const Table& table) {
    for (const Sign& sign : game.signs(table, unit.piece)) {
        if (sign.marker == Marker::Done)
            unit.done = true;
        else if (sign.marker == Marker::Phalanx)
            unit.formed = true;
        else if ((sign.marker != Marker::None || sign.number != 0) && (!unit.waiting || sign.marker == Marker::Helmet))
            unit.markers.push_back({sign.marker, text(sign.words), sign.number});
    }
}

/// The edge behind which a side's units wait, and the frame of reference for their rows.
struct WaitingEdge {
    Vec facing;
    bool isUpright = false;  ///< the edge runs up the table
    double length = 0;
    double across = 0;  ///< the table's size at right angles to it

    /// A pose behind the edge, at a distance along it.
    Pose pose(double along, double behind) const {
        const double off = (isUpright ? facing.x : facing.y) > 0 ? -behind : across + behind;
        return {isUpright ? Vec{off, along} : Vec{along, off}, facing};
    }
};

/// A place in the rows behind the edge. A unit that was deployed leaves it empty, so that the others stay where they
/// are.
struct WaitingPlace {
    UnitShown* unit;
    Footprint size;  ///< before it was deployed
};

/// Places the units of a row behind the edge, in its middle. Returns the depth of the row.
double placeRow(std::span<const WaitingPlace> row, const WaitingEdge& edge, double behind, double gap) {
    double length = -gap;
    double deepest = 0;
    for (const WaitingPlace& place : row) {
        length += place.size.frontage + gap;
        deepest = std::max(deepest, place.size.depth);
    }
    double along = (edge.length - length) / 2;
    for (const WaitingPlace& place : row) {
        if (place.unit->waiting)
            place.unit->body.pose = edge.pose(along + place.size.frontage / 2, behind + place.size.depth / 2);
        along += place.size.frontage + gap;
    }
    return deepest;
}

/// Places waiting units in rows behind their own edge, in order. Beside the long edges of a table and those of a square
/// one, a row may be longer than the edge: a shorter table is seen larger than one between many rows.
void lineUpWaiting(std::vector<UnitShown>& units, const Table& opening, Vec facingOfA) {
    const TableSize size = opening.size();
    const bool areSmall = !units.empty() && units.front().isOnBase();  // names are longer than bases
    const double gap = std::max(areSmall ? 1.75 : 1.35, 0.03 * std::min(size.width, size.height));
    const double labels = (areSmall ? 0.075 : 0.062) * std::min(size.width, size.height);  // between rows
    for (const Side side : bothSides) {
        WaitingEdge edge{.facing = side == Side::A ? facingOfA : -facingOfA};
        edge.isUpright = std::abs(edge.facing.x) > std::abs(edge.facing.y);
        edge.length = edge.isUpright ? size.height : size.width;
        edge.across = edge.isUpright ? size.width : size.height;
        const bool isShort = edge.isUpright && edge.across > 1.2 * edge.length;
        const double longest = isShort ? edge.length : std::max(edge.length, 1.45 * edge.across);
        double behind = 1.1 * labels;  // beyond the name of the edge
        double length = 0;
        std::vector<WaitingPlace> row;
        const auto close = [&] {
            behind += placeRow(row, edge, behind, gap) + labels;
            row.clear();
            length = 0;
        };
        for (UnitShown& unit : units) {
            if (unit.side != side || opening.isPresent(unit.piece))
                continue;
            const Footprint base = opening.body(unit.piece).size;
            if (!row.empty() && length + base.frontage > longest)
                close();
            row.push_back({&unit, base});
            length += base.frontage + gap;
        }
        if (!row.empty())
            close();
    }
}

constexpr const char* horseSigns[] = {"cavalry", "light_horse", "knights", "camels", "hamippoi", "mounted_foot"};
constexpr const char* shooterSigns[] = {"psiloi", "slinger", "archer", "crossbow"};

bool isOneOf(std::span<const char* const> signs, const QString& sign) {
    return std::ranges::any_of(signs, [&sign](const char* one) { return sign == QLatin1StringView(one); });
}

/// Inches between figures in a rank, and between ranks.
Vec spacingOf(const QString& sign) {
    if (isOneOf(horseSigns, sign))
        return {1.1, 1.6};
    if (isOneOf(shooterSigns, sign))
        return {0.9, 1.1};
    if (sign == QLatin1String("peltast"))
        return {0.8, 1.0};
    if (sign == QLatin1String("elephant"))
        return {1.77, 2.6};
    if (sign.endsWith(QLatin1String("chariot")))
        return {1.45, 2.2};
    if (sign == QLatin1String("artillery") || sign == QLatin1String("wagon") || sign == QLatin1String("camp"))
        return {3, 3};
    return {0.56, 0.68};
}

/// The figures on a base of a system with codes: the number in the code ("4Pk"), or what the troops usually have.
int figuresOnBase(const UnitShown& unit) {
    if (unit.code.front().isDigit())
        return unit.code.front().digitValue();
    if (unit.sign == QLatin1String("psiloi") || unit.sign == QLatin1String("light_horse"))
        return 2;
    if (isOneOf(horseSigns, unit.sign))
        return 3;
    return spacingOf(unit.sign).x > 1.1 ? 1 : 4;
}

}  // namespace

std::vector<UnitShown> unitsShown(const Game& game, const Table& table, const Request* request, Vec facing) {
    std::vector<UnitShown> units;
    PieceSet chosen;
    if (request) {
        chosen = request->pieces;
        for (const Option& option : request->options)
            if (option.piece)
                chosen.insert(option.piece);
        if (request->form == Form::Move)
            chosen.insert(request->limits.piece);
    }
    for (int i = 0; i < table.pieces(); ++i) {
        const PieceId piece(i);
        const bool waits = !table.isPresent(piece) && !table.removed().contains(piece);
        if (!table.isPresent(piece) && !waits)
            continue;
        const PieceInfo& info = game.piece(piece);
        UnitShown unit;
        unit.piece = piece;
        unit.side = info.side;
        unit.body = table.body(piece);
        unit.name = QString::fromStdString(info.name);
        if (info.type) {
            unit.sign = toQString(signOf(*info.type));
            unit.code = toQString(codeOf(*info.type));
        }
        unit.strength = waits ? info.strength : game.strength(table, piece);
        unit.full = info.strength;
        unit.inContact = !waits && !table.enemiesTouching(piece).empty();
        unit.waiting = waits;
        unit.mayBeChosen = chosen.contains(piece);
        addMarkers(unit, game, table);
        units.push_back(std::move(unit));
    }
    if (std::ranges::any_of(units, &UnitShown::waiting))
        lineUpWaiting(units, game.opening(), facing);
    return units;
}

PieceId unitAt(const std::vector<UnitShown>& units, Vec point, double around) {
    PieceId nearest;
    double least = around * around;
    for (const UnitShown& unit : units | std::views::reverse) {
        const Vec off = point - unit.body.pose.centre;
        const Vec beyond{std::max(0.0, std::abs(dot(off, unit.body.right())) - unit.body.halfFrontage()),
                         std::max(0.0, std::abs(dot(off, unit.body.facing())) - unit.body.halfDepth())};
        const double far = squaredLength(beyond);
        if (far <= 0)
            return unit.piece;
        if (far < least) {
            least = far;
            nearest = unit.piece;
        }
    }
    return nearest;
}

namespace {

TablePart around(const std::vector<UnitShown>& units, Vec low, Vec high, bool waitingToo) {
    for (const UnitShown& unit : units) {
        if (unit.waiting && !waitingToo)
            continue;
        const Body& body = unit.body;
        const Vec centre = body.pose.centre;
        Vec half{body.radius(), body.radius()};
        if (unit.waiting)  // parallel to an edge
            half = {std::abs(body.right().x) * body.halfFrontage() + std::abs(body.facing().x) * body.halfDepth(),
                    std::abs(body.right().y) * body.halfFrontage() + std::abs(body.facing().y) * body.halfDepth()};
        low = {std::min(low.x, centre.x - half.x), std::min(low.y, centre.y - half.y)};
        high = {std::max(high.x, centre.x + half.x), std::max(high.y, centre.y + half.y)};
    }
    return {low, high};
}

}  // namespace

TablePart fightingPart(const std::vector<UnitShown>& units, TableSize size) {
    const bool someWait = std::ranges::any_of(units, &UnitShown::waiting);
    const bool someStand = std::ranges::any_of(units, [](const UnitShown& u) { return !u.waiting; });
    if (someWait || !someStand)
        return wholePart(units, size);
    TablePart part = around(units, {size.width, size.height}, {0, 0}, false);
    const Vec room{std::min(3.0, size.width / 18), std::min(2.5, size.height / 18)};
    // Not beyond the table, but for units that are there.
    return {{std::max(part.low.x - room.x, std::min(part.low.x, 0.0)),
             std::max(part.low.y - room.y, std::min(part.low.y, 0.0))},
            {std::min(part.high.x + room.x, std::max(part.high.x, size.width)),
             std::min(part.high.y + room.y, std::max(part.high.y, size.height))}};
}

TablePart wholePart(const std::vector<UnitShown>& units, TableSize size) {
    return around(units, {0, 0}, {size.width, size.height}, true);
}

Ranks ranksOf(const UnitShown& unit) {
    if (!unit.code.isEmpty()) {
        const int figures = figuresOnBase(unit);
        const int ranks = figures > 4 ? 2 : 1;
        return {figures / ranks, ranks, unit.strength > 0 ? figures : 0};
    }
    const Vec spacing = spacingOf(unit.sign);
    const int room = std::max(1, static_cast<int>(std::lround(unit.body.size.frontage / spacing.x)));
    const int full = std::max(1, unit.full);
    Ranks r;
    if (full > room) {  // each strength point is a figure
        r.columns = room;
        r.ranks = (full + room - 1) / room;
        r.present = unit.strength;
        return r;
    }
    // Each strength point is the same number of figures.
    r.columns = full * std::max(1, (2 * room + full) / (2 * full));
    r.ranks = std::max(1, static_cast<int>(unit.body.size.depth / spacing.y));
    r.present = unit.strength * (r.columns * r.ranks / full);
    return r;
}

}  // namespace ephor
