#include "core/rules/men_of_bronze/game.h"

#include "core/rules/common/balance.h"
#include "core/rules/men_of_bronze/battle/deployment.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

Profile profileOf(const TroopType& type, const Options& options, bool byUnits) {
    Profile profile;
    profile.move = options.inches(type.stat("move"));
    profile.range = options.inches(type.stat("range"));
    profile.attack = type.stat("attack");
    profile.armor = type.stat("armor");
    profile.courage = type.stat("courage");
    profile.discipline = type.stat("discipline");
    profile.shoot = type.stat("shoot");
    profile.value = byUnits ? 1 : *type.points;
    profile.traits = traitsOf(type);
    return profile;
}

}  // namespace

BronzeGame::BronzeGame(const RuleSystem& system, Setup setup, const Options& options, const Catalogue& types)
    : Game(system, std::move(setup)), m_options(options), m_losses(options) {
    m_opening = Table(m_setup.table);
    for (const Side side : bothSides) {
        const std::vector<BronzeUnit> units = unitsOf(m_setup.lists[index(side)], types);
        if (side == Side::A)
            m_unitsOfA = static_cast<int>(units.size());
        // MOB-206, MOB-AMB-47: if one unit has no points, the whole army is counted by units.
        const bool byUnits =
            options.collapseByUnits || std::ranges::any_of(units, [](const BronzeUnit& u) { return !u.type->points; });
        int number = 0;
        int total = 0;
        for (const BronzeUnit& unit : units) {
            const Profile profile = profileOf(*unit.type, options, byUnits);
            const PieceId piece =
                m_opening.add(side, {unit.type->frontage * options.bw, unit.type->depth * options.bw});  // MOB-209
            m_opening.start(piece, Courage, unit.courage);
            m_opening.start(piece, Wavering, unit.wavering ? 1 : 0);
            m_opening.start(piece, Strategos, unit.strategos ? 1 : 0);
            m_profiles.push_back(profile);
            if (!profile.traits.shoots)
                m_heavy.insert(piece);
            total += profile.value;
            m_pieces.push_back({std::string(ephor::name(side)) + std::to_string(number + 1), unit.name, side, unit.type,
                                number, unit.courage});
            ++number;
        }
        m_opening.start(side, ValueTotal, total);
    }
    for (const Terrain& terrain : m_setup.terrain) {
        if (terrain.ground == Ground::Difficult || terrain.ground == Ground::Dangerous)
            m_ground.slow.emplace_back(terrain.outline);
        if (terrain.ground == Ground::Dangerous)
            m_ground.dangerous.emplace_back(terrain.outline);
        if (terrain.ground == Ground::Impassable)
            m_ground.impassable.emplace_back(terrain.outline);
        if (terrain.blocksSight)
            m_ground.hiding.emplace_back(terrain.outline);
    }
    for (const Side side : bothSides)
        m_places[index(side)] = placesInZone(*this, side);
}

// MOB-072, MOB-074
bool onDifficult(const BronzeGame& game, const Body& body) {
    return std::ranges::any_of(game.ground().slow, [&](Outline outline) { return overlap(outline, body); });
}

// MOB-073, MOB-079
bool inCover(const BronzeGame& game, Vec centre) {
    return std::ranges::any_of(game.ground().slow, [&](Outline outline) { return contains(outline, centre); });
}

const Reason* BronzeGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    if (request.form == Form::Deploy)
        return checkPlace(*this, table, choice);
    return checkMove(*this, table, request.limits, choice);
}

int BronzeGame::strength(const Table& table, PieceId piece) const {
    return table.isPresent(piece) ? courage(table, piece) : 0;
}

// The share of the army's value still on the table, weighted by Courage and reduced by Wavering. Once an army is gone,
// the result.
double BronzeGame::evaluate(const Table& table, Side side) const {
    std::array<double, 2> worth{0, 0};
    for (const Side s : bothSides) {
        for (const PieceId unit : table.present(s)) {
            const Profile& p = profile(unit);
            const double left = static_cast<double>(courage(table, unit)) / p.courage;
            worth[index(s)] += p.value * (0.55 + 0.45 * left) * (isWavering(table, unit) ? 0.85 : 1.0);
        }
        worth[index(s)] /= std::max(1, table.counter(s, ValueTotal));
    }
    return balanceOf(worth, side);
}

/// rollBaseWidths() rolls a D3 (C8).
RollMeaning BronzeGame::meaning(const Table&, const Rolled& rolled) const {
    RollMeaning meaning;
    const std::array baseWidths{&why::pushback, &why::evade, &why::pursue, &why::regroup};
    if (std::ranges::find(baseWidths, rolled.why) != baseWidths.end())
        for (const std::uint8_t face : rolled.roll.shown())
            meaning.counts.push_back(d3(face));
    return meaning;
}

}  // namespace ephor::men_of_bronze
