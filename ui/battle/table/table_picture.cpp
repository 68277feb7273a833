#include "ui/battle/table/table_picture.h"

#include "core/table/geometry.h"
#include "models/text/battle_words.h"

#include <utility>

namespace ephor {

namespace {

void addMarkers(UnitShown& unit, const Game& game, const Table& table) {
    for (const Sign& sign : game.signs(table, unit.piece)) {
        if (sign.marker == "done")
            unit.done = true;
        else if (sign.marker == "phalanx")
            unit.formed = true;
        else if ((!sign.marker.empty() || sign.number != 0) && (!unit.waiting || sign.marker == "helmet"))
            unit.markers.push_back({QString::fromStdString(sign.marker), text(sign.words), sign.number});
    }
}

/// Places waiting units in rows behind their own edge, in order; no row is longer than the edge.
void lineUpWaiting(std::vector<UnitShown>& units, TableSize size, Vec facingOfA) {
    constexpr double gap = 1.5;
    for (const Side side : bothSides) {
        const Vec facing = side == Side::A ? facingOfA : -facingOfA;
        const bool isUpright = std::abs(facing.x) > std::abs(facing.y);  // the edge runs up the table
        const double edge = isUpright ? size.height : size.width;
        const double far = isUpright ? size.width : size.height;
        double along = 1;
        double behind = 2;
        double deepest = 0;  // in the current row
        for (UnitShown& unit : units) {
            if (!unit.waiting || unit.side != side)
                continue;
            const Footprint& base = unit.body.size;
            if (along > 1 && along + base.frontage > edge) {
                along = 1;
                behind += std::exchange(deepest, 0) + gap;
            }
            const double at = along + base.frontage / 2;
            const double off = behind + base.depth / 2;
            const double across = (isUpright ? facing.x : facing.y) > 0 ? -off : far + off;
            unit.body.pose = {isUpright ? Vec{across, at} : Vec{at, across}, facing};
            along += base.frontage + gap;
            deepest = std::max(deepest, base.depth);
        }
    }
}

/// Inches between figures in a rank, and between ranks.
Vec spacingOf(const QString& sign) {
    if (sign == QLatin1String("cavalry") || sign == QLatin1String("horse"))
        return {1.1, 1.6};
    if (sign == QLatin1String("psiloi") || sign == QLatin1String("archer"))
        return {0.9, 1.1};
    if (sign == QLatin1String("peltast"))
        return {0.8, 1.0};
    if (sign == QLatin1String("elephant") || sign == QLatin1String("artillery"))
        return {3, 3};
    return {0.56, 0.68};
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
        unit.sign = info.type ? QString::fromStdString(info.type->sign) : QString();
        unit.strength = waits ? info.strength : game.strength(table, piece);
        unit.full = info.strength;
        unit.inContact = !waits && !table.enemiesTouching(piece).empty();
        unit.waiting = waits;
        unit.mayBeChosen = chosen.contains(piece);
        addMarkers(unit, game, table);
        units.push_back(std::move(unit));
    }
    lineUpWaiting(units, table.size(), facing);
    return units;
}

PieceId unitAt(const std::vector<UnitShown>& units, Vec point) {
    for (auto unit = units.rbegin(); unit != units.rend(); ++unit)
        if (contains(unit->body, point))
            return unit->piece;
    return {};
}

namespace {

TablePart around(const std::vector<UnitShown>& units, Vec low, Vec high, bool waitingToo) {
    for (const UnitShown& unit : units) {
        if (unit.waiting && !waitingToo)
            continue;
        const double r = unit.body.radius();
        low = {std::min(low.x, unit.body.pose.centre.x - r), std::min(low.y, unit.body.pose.centre.y - r)};
        high = {std::max(high.x, unit.body.pose.centre.x + r), std::max(high.y, unit.body.pose.centre.y + r)};
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
    const Vec room{3, 2.5};
    return {part.low - room, part.high + room};
}

TablePart wholePart(const std::vector<UnitShown>& units, TableSize size) {
    return around(units, {0, 0}, {size.width, size.height}, true);
}

Ranks ranksOf(const UnitShown& unit) {
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
