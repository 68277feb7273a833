#include "core/rules/dba/game.h"

#include "core/rules/dba/why.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::dba {

namespace {

Feature drawnFeature(const Terrain& terrain) {
    Feature feature;
    feature.kind = featureNamed(terrain.kind)
                       .value_or(terrain.kind == "hill"           ? FeatureKind::GentleHill
                                 : terrain.ground == Ground::Open ? FeatureKind::None
                                                                  : FeatureKind::Scrub);
    feature.drawn = terrain.outline;
    feature.low = feature.high = terrain.outline.front();
    for (const Vec p : terrain.outline) {
        feature.low = {std::min(feature.low.x, p.x), std::min(feature.low.y, p.y)};
        feature.high = {std::max(feature.high.x, p.x), std::max(feature.high.y, p.y)};
    }
    return feature;
}

}  // namespace

DbaGame::DbaGame(const RuleSystem& system, Setup setup, const Options& options, const ListFigures& figures)
    : Game(system, std::move(setup)), m_options(options) {
    m_opening = Table(m_setup.table);
    m_opening.touchWithin(contactReach);
    for (const Side side : bothSides) {
        Army& army = m_armies[index(side)];
        army = armyOf(m_setup.lists[index(side)], figures);
        int number = 0;
        const auto add = [&](const TroopType& type, const std::string& name) {
            const Troop troop = troopOf(type);
            const PieceId piece = m_opening.add(side, troop.size);
            m_troops.push_back(troop);
            m_pieces.push_back(
                {std::string(ephor::name(side)) + std::to_string(number + 1), name, side, &type, number, 1});
            ++number;
            return piece;
        };
        for (const ArmyElement& element : army.elements) {
            const PieceId piece = add(*element.type, element.name);
            m_elements[index(side)].insert(piece);
            if (element.general) {
                m_generals[index(side)] = piece;
                m_opening.start(piece, General, 1);
            }
        }
        // Unused places of a campaign's smaller army; these pieces are never placed.
        while (number < armySize) {
            add(*figures.types.find("CF"), "Nobody");
            m_pieces.back().strength = 0;
        }
        add(*figures.types.find("CF"), "Camp followers");
        add(*figures.types.find("Den"), "Denizens");
    }
    for (const Terrain& terrain : m_setup.terrain)
        m_drawn.push_back(drawnFeature(terrain));
    readEndings();
    sortTroops();
}

void DbaGame::sortTroops() {
    for (std::size_t i = 0; i < m_troops.size(); ++i) {
        const PieceId p(static_cast<int>(i));
        if (isCostly(m_troops[i]))
            m_costly.insert(p);
        if (m_troops[i].is(Kind::SCh))
            m_chariots.insert(p);
        if (m_troops[i].is(Kind::LH))
            m_lightHorse.insert(p);
    }
}

void DbaGame::readEndings() {
    m_endings.resize(m_troops.size() * m_troops.size() * 3);
    auto at = m_endings.begin();
    for (const Troop& loser : m_troops)
        for (const Troop& winner : m_troops)
            for (const Going going : {Going::Good, Going::Rough, Going::Bad})
                *at++ = endingsOf(loser, winner, going, m_options);
}

Feature placedFeature(const Table& table, int i) { return featureAt(placedKind(table, i), placedBox(table, i)); }

bool hasFeatures(const DbaGame& game, const Table& table) {
    return !game.drawn().empty() || table.counter(Side::A, FeatureCount) > 0;
}

// DBA-107, section 0: any part of the base counts; a road counts as good.
Going goingAt(const DbaGame& game, const Table& table, const Troop& troop, const Body& body) {
    Going worst = Going::Good;
    if (!hasFeatures(game, table))
        return worst;
    bool road = false;
    const bool rough = isRoughPlough(table);
    const auto matters = [&](FeatureKind kind) {
        return kind == FeatureKind::Road || goingOf(kind, rough, troop) > worst;
    };
    eachFeatureNear(game, table, body.pose.centre, body.radius(), matters, [&](const Feature& feature) {
        if (feature.kind == FeatureKind::Road)
            road = road || covers(feature, body.pose.centre);
        else if (covers(feature, body))
            worst = goingOf(feature.kind, rough, troop);
    });
    return road ? Going::Good : worst;
}

std::optional<Feature> walls(const DbaGame& game, const Table& table) {
    std::optional<Feature> found;
    eachFeature(game, table, isWalled, [&](const Feature& feature) { found = feature; });
    return found;
}

Rect campOf(const Table& table, Side side) {
    const Vec low{table.counter(side, CampX) / 100.0, table.counter(side, CampY) / 100.0};
    return {low, low + Vec{1, 1}};
}

Body bodyOf(const Rect& rect) {
    return {{(rect.low + rect.high) * 0.5, {0, 1}}, {rect.high.x - rect.low.x, rect.high.y - rect.low.y}};
}

std::optional<TableEdge> waterwayEdge(const DbaGame& game, const Table& table) {
    std::optional<TableEdge> edge;
    eachFeature(game, table, [&](const Feature& f) {
        if (f.kind != FeatureKind::Waterway)
            return;
        if (f.high.x - f.low.x >= f.high.y - f.low.y)
            edge = f.low.y <= tolerance ? TableEdge::South : TableEdge::North;
        else
            edge = f.low.x <= tolerance ? TableEdge::West : TableEdge::East;
    });
    return edge;
}

std::uint8_t roadEdges(const DbaGame& game, const Table& table) {
    std::uint8_t edges = 0;
    const Vec size{table.size().width, table.size().height};
    eachFeature(game, table, [&](const Feature& f) {
        if (f.kind != FeatureKind::Road)
            return;
        const auto meets = [&](TableEdge edge, bool yes) {
            if (yes)
                edges = static_cast<std::uint8_t>(edges | bitOf(edge));
        };
        // A road runs from edge to edge along its longer side.
        const bool upright = f.high.y - f.low.y >= f.high.x - f.low.x;
        meets(TableEdge::South, upright && f.low.y <= tolerance);
        meets(TableEdge::North, upright && f.high.y >= size.y - tolerance);
        meets(TableEdge::West, !upright && f.low.x <= tolerance);
        meets(TableEdge::East, !upright && f.high.x >= size.x - tolerance);
    });
    return edges;
}

bool isHidden(const DbaGame& game, const Table& table, Vec a, Vec b, bool atWalls) {
    bool hidden = false;
    if (!hasFeatures(game, table))
        return false;
    eachFeature(game, table, [&](const Feature& f) {
        if (hidden)
            return;
        if (isHill(f.kind) && crossesCrest(f, a, b))
            hidden = true;
        else if (isWalled(f.kind) && !atWalls)
            hidden = lengthInside(f, a, b) > tolerance;
        else if (f.kind == FeatureKind::Gully)
            hidden = covers(f, a) || covers(f, b);
        else if (f.kind == FeatureKind::Marsh || f.kind == FeatureKind::River)
            hidden = covers(f, a);
        else if (isDeepCover(f.kind))
            hidden = lengthInside(f, a, b) >= 0.5 - tolerance;
    });
    return hidden;
}

Body standingBody(const DbaGame& game, const Table& table, PieceId piece) {
    switch (table.counter(piece, Guards)) {
    case InCamp:
        return bodyOf(campOf(table, table.side(piece)));
    case InWalls:
        if (const auto work = walls(game, table))
            return bodyOf(work->box());
        break;
    default:
        break;
    }
    return table.body(piece);
}

PieceId guardOf(const Table& table, Side side, Guard work) {
    for (const PieceId p : table.present(side))
        if (table.counter(p, Guards) == work)
            return p;
    return {};
}

// DBA-150, DBA-151, DBA-152. An element that is neither on the table nor waiting to land is lost.
int lossesOf(const DbaGame& game, const Table& table, Side side) {
    int losses = 0;
    bool firstDouble = true;
    for (const PieceId p : game.elements(side) - table.present()) {
        if (table.counter(p, Reserve) != 0)
            continue;
        const Troop& troop = game.troop(p);
        losses += lossOf(troop, isGeneral(table, p), firstDouble);
        firstDouble = firstDouble && !troop.doubled;
    }
    if (table.counter(side, CampIs) == CampTaken)
        losses += campLoss;
    if (side == defenderOf(table) && table.counter(Side::A, CityTaken) != 0) {
        const auto work = walls(game, table);
        losses += work && work->kind == FeatureKind::City ? cityLoss : 0;
    }
    return losses;
}

int DbaGame::strength(const Table& table, PieceId piece) const {
    const Side side = m_pieces[piece.index()].side;
    if (m_pieces[piece.index()].strength == 0)
        return 0;
    if (!elements(side).contains(piece))  // followers and denizens exist until they are driven out
        return table.removed().contains(piece) ? 0 : 1;
    return table.isPresent(piece) || table.counter(piece, Reserve) != 0 ? 1 : 0;
}

// How much closer the enemy is to four losses; on a tie, the number of elements left.
double DbaGame::evaluate(const Table& table, Side side) const {
    const auto worth = [&](Side s) {
        return std::min(1.0, lossesOf(*this, table, s) / static_cast<double>(lossesThatLose + 1));
    };
    return std::clamp(worth(other(side)) - worth(side), -1.0, 1.0);
}

PieceId DbaGame::general(const Table& table, Side side) const {
    return generalLost(*this, table, side) ? PieceId{} : generalOf(side);
}

RollMeaning DbaGame::meaning(const Table&, const Rolled& rolled) const {
    const std::array open{&why::aggression, &why::featureDie, &why::ploughDie, &why::riverDie};
    RollMeaning meaning;
    meaning.isOpen = std::ranges::contains(open, rolled.why);
    return meaning;
}

/// The inches of the table are base widths (DBA-102).
std::string DbaGame::distanceMoved(const Pose& from, const Pose& to) const {
    static constexpr double least = 0.005;
    const double baseWidths = length(to.centre - from.centre);
    return withTurn(baseWidths >= least ? fmt::format("{:.2f} BW", baseWidths) : std::string(), from, to);
}

}  // namespace ephor::dba
