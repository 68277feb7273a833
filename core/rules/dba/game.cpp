#include "core/rules/dba/game.h"

#include "core/rules/dba/battle/victory.h"

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
