#include "core/rules/alala/game.h"

#include "core/rules/alala/battle/battle.h"
#include "core/rules/common/balance.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// ALA-139, ALA-140, ALA-AMB-049, ALA-AMB-051: sorts a terrain of the set-up by its ground and kind.
void sort(GroundMap& map, const Terrain& terrain) {
    const Outline outline(terrain.outline);
    const auto drawnAs = [&](std::initializer_list<const char*> kinds) {
        return std::ranges::any_of(kinds, [&](const char* kind) { return terrain.kind == kind; });
    };
    if (drawnAs({"hill", "low_hill"}))
        map.hills.push_back(outline);
    if (drawnAs({"fortification"}))
        map.walls.push_back(outline);
    if (drawnAs({"minor_obstacle", "passable_obstacle", "hedge"}))
        map.hedges.push_back(outline);
    if (terrain.ground == Ground::Impassable)
        map.impassable.push_back(outline);
    else if (terrain.ground != Ground::Open)
        (drawnAs({"light_wood", "orchard", "minor_obstacle", "passable_obstacle", "hedge"}) ? map.light : map.rough)
            .push_back(outline);
    if (terrain.blocksSight)
        map.hiding.push_back(outline);
}

Profile profileOf(const AlalaUnit& unit, const Options& options) {
    Profile profile;
    profile.troops = troopsOf(*unit.type, options);
    profile.depth = std::min(mostDeep, static_cast<int>(unit.grades.size()));
    for (int i = 0; i < profile.depth; ++i)
        profile.grades[static_cast<std::size_t>(i)] = unit.grades[static_cast<std::size_t>(i)];
    profile.spartan = unit.saidSpartan.value_or(
        options.spartansByNationality ? unit.spartan : isSpartanGrade(profile.grades[0]));  // ALA-AMB-007
    return profile;
}

/// Section 0, automatic deployment: the leader is with the centre unit unless the list says otherwise.
/// ALA-AMB-032: returns the number of the phalanx with the commander in chief, who has the highest rating; -1 if none.
int startLeaders(std::vector<Phalanx>& phalanxes, Table& opening) {
    int chief = -1;
    for (std::size_t i = 0; i < phalanxes.size(); ++i) {
        Phalanx& phalanx = phalanxes[i];
        if (!phalanx.host && !phalanx.line.empty())
            phalanx.host = phalanx.line[phalanx.line.size() / 2];
        if (phalanx.host && phalanx.rating > 0)
            opening.start(phalanx.host, Leader, phalanx.rating);
        if (phalanx.chief)
            chief = static_cast<int>(i);
    }
    return chief;
}

}  // namespace

AlalaGame::AlalaGame(const RuleSystem& system, Setup setup, const Options& options, const RulesData& rules)
    : Game(system, std::move(setup)), m_options(options), m_rules(rules) {
    m_opening = Table(m_setup.table);
    m_opening.touchWithin(contactGap);
    int bit = 0;
    for (const Side side : bothSides) {
        const AlalaArmy army = armyOf(m_setup.lists[index(side)], rules.list());
        if (side == Side::A)
            m_unitsOfA = static_cast<int>(army.units.size());
        auto& phalanxes = m_phalanxes[index(side)];
        for (const AlalaLeader& leader : army.leaders)
            phalanxes.push_back({side, {}, {}, leader.cp, {}, leader.commander});
        int number = 0;
        int hoplites = 0;
        int figures = 0;
        for (const AlalaUnit& unit : army.units) {
            Profile profile = profileOf(unit, options);
            const PieceId piece = m_opening.add(side, profile.troops.footprint(profile.depth));
            const Level level =
                unit.phalanx < 0 ? Level::FormedUp : army.leaders[static_cast<std::size_t>(unit.phalanx)].level;
            m_opening.start(piece, Aggression, static_cast<int>(level));  // ALA-090
            const int live = unit.left > 0 ? std::min(unit.left, profile.initial()) : profile.initial();
            m_opening.start(piece, LostHead, profile.initial() - live);
            if (profile.isHoplites()) {
                profile.phalanx = unit.phalanx;
                profile.bit = bit++;
                m_opening.start(piece, Points, unit.disorder < 0 ? mostDisorder : unit.disorder);
                m_hoplites[index(side)].insert(piece);
                Phalanx& phalanx = phalanxes[static_cast<std::size_t>(unit.phalanx)];
                phalanx.units.insert(piece);
                phalanx.line.push_back(piece);
                if (unit.leader)
                    phalanx.host = piece;
                hoplites += profile.depth;
                figures += live;
            } else {
                m_bands[index(side)].insert(piece);
                if (profile.troops.isCavalry())
                    m_cavalry[index(side)].insert(piece);
                m_opening.start(piece, Points, std::max(0, unit.disorder));
            }
            m_pieces.push_back({std::string(ephor::name(side)) + std::to_string(number + 1), unit.name, side, unit.type,
                                number, live});
            m_profiles.push_back(profile);
            ++number;
        }
        m_opening.start(side, Chief, startLeaders(phalanxes, m_opening) + 1);
        m_opening.start(side, CardsLeft, countOf(DeckCard::Red));  // ALA-084: as many as black
        m_opening.start(side, HoplitesAtStart, hoplites);
        m_opening.start(side, FiguresAtStart, figures);
    }
    m_opening.start(Side::A, PackLow, (1 << 15) - 1);  // ALA-243
    m_opening.start(Side::A, PackHigh, 7);
    m_opening.start(Side::A, JokersLeft, countOf(DeckCard::Joker));
    for (const Terrain& terrain : m_setup.terrain)
        sort(m_ground, terrain);
}

int AlalaGame::strength(const Table& table, PieceId piece) const {
    return table.isPresent(piece) ? liveFigures(*this, table, piece) : 0;
}

// The remaining hoplites weighted by their level; bands count a little.
double AlalaGame::evaluate(const Table& table, Side side) const {
    std::array<double, 2> worth{0, 0};
    for (const Side s : bothSides) {
        double all = 0;
        for (const PieceId unit : table.all(s)) {
            const Profile& p = profile(unit);
            const double full = p.initial() * (p.isHoplites() ? 1.0 : 0.5);
            all += full;
            if (!table.isPresent(unit) || is(table, unit, Status::Withdrawing) || is(table, unit, Status::Routing))
                continue;
            const double spirit = p.isHoplites() ? 0.85 + 0.05 * static_cast<int>(level(table, unit)) : 1.0;
            const double order = table.counter(unit, Unformed) != 0 ? 0.85 : 1.0 - 0.02 * disorder(table, unit);
            worth[index(s)] += full * (0.4 + 0.6 * liveFigures(*this, table, unit) / p.initial()) * spirit * order;
        }
        worth[index(s)] /= std::max(1.0, all);
    }
    return balanceOf(worth, side);
}

PieceId AlalaGame::general(const Table& table, Side side) const {
    const auto chief = static_cast<std::size_t>(table.counter(side, Chief));
    const bool isThere =
        chief != 0 && chief <= phalanxes(side).size();  // the umpire may set a number that does not exist
    return isThere ? leaderOf(*this, table, side, static_cast<int>(chief - 1)) : PieceId{};
}

}  // namespace ephor::alala
