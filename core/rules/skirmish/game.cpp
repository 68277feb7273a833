#include "core/rules/skirmish/game.h"

#include "core/rules/common/balance.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/odds/exchanges.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// The square inscribed in a base is the table's footprint, so footprints overlap only if bases do (SKI-102).
Footprint footprintOf(double radius) { return {1.414 * radius, 1.414 * radius}; }

Profile profileOf(const Figure& figure, int fatigue, const Options& options, const Catalogue& types) {
    Profile profile;
    profile.kind = figure.kind;
    profile.stripes = figure.stripes;
    profile.retinue = figure.retinue;
    profile.type = static_cast<int>(figure.type - types.types.data());
    profile.leader = figure.leader;
    profile.bearer = figure.standard;
    profile.radius = figure.kind.radius();
    const Gait gait = gaitOf(figure.kind.protection, figure.kind.mounted);
    profile.move = std::max(1, gait.move - fatigue);
    profile.roughDie = gait.roughDie;
    profile.fallBack = fallBackOf(figure.kind.protection, figure.kind.mounted, options);
    profile.worth = figure.type->points.value_or(1) + (figure.leader ? 6 : figure.standard ? 2 : 0);
    return profile;
}

}  // namespace

SkirmishGame::SkirmishGame(const RuleSystem& system, Setup setup, const Options& options, const Catalogue& types)
    : Game(system, std::move(setup)), m_options(options) {
    m_opening = Table(m_setup.table);
    for (const Side side : bothSides)
        add(side, armyOf(m_setup.lists[index(side)], types), types);
    computeFactors();
    computeExchanges();
    m_ground = groundOf(m_setup.terrain);
}

void SkirmishGame::add(Side side, const Army& army, const Catalogue& types) {
    m_spirit[index(side)] = army.morale;
    m_keeps[index(side)] = army.initiative;
    std::vector<Retinue>& retinues = m_retinues[index(side)];
    for (const ListedRetinue& listed : army.retinues)
        retinues.push_back({listed.name, listed.player, {}, {}, {}, listed.figures, {}});
    int number = 0;
    for (const Figure& figure : army.figures) {
        Profile profile = profileOf(figure, army.fatigue, m_options, types);
        for (const bool inWall : {false, true})
            profile.fighters[inWall ? 1 : 0] = numberOf(
                {{profile.stripes, profile.kind.weaponIn(inWall), profile.kind.secondary, profile.kind.mounted, 0},
                 profile.kind.protection});
        const PieceId piece = m_opening.addRound(side, footprintOf(profile.radius), profile.radius, contactGap);
        m_opening.start(piece, Standard, figure.standard ? 1 << figure.retinue : 0);
        m_profiles.push_back(profile);
        Retinue& retinue = retinues[static_cast<std::size_t>(figure.retinue)];
        retinue.figures.insert(piece);
        if (figure.leader)
            retinue.leader = piece;
        if (figure.standard)
            retinue.bearer = piece;
        ++number;
        m_pieces.push_back({std::string(ephor::name(side)) + std::to_string(number), figure.name, side, figure.type,
                            figure.retinue, 1});
    }
    for (Retinue& retinue : retinues)
        for (const int formation : {code::twoRanks, code::oneRank, code::loose})
            retinue.formations[static_cast<std::size_t>(formation)] = stationsOf(*this, retinue, formation);
    // SKI-106: a card for each player or, by option, for each retinue.
    if (m_options.cardsByRetinue)
        for (int r = 0; r < static_cast<int>(retinues.size()); ++r)
            m_deck.push_back({side, retinues[static_cast<std::size_t>(r)].player, r});
    else
        for (int player = 0; player < army.players; ++player)
            m_deck.push_back({side, player, -1});
}

int SkirmishGame::numberOf(const FighterKind& kind) {
    const auto found = std::ranges::find(m_fighters, kind);
    const auto number = static_cast<int>(found - m_fighters.begin());
    if (found == m_fighters.end())
        m_fighters.push_back(kind);
    return number;
}

void SkirmishGame::computeFactors() {
    for (const FighterKind& kind : m_fighters)
        for (const FighterKind& enemy : m_fighters) {
            std::array<std::int8_t, 16>& factors = m_factors.emplace_back();
            for (std::size_t i = 0; i < factors.size(); ++i) {
                Bout bout;
                bout.firstRound = (i & 8U) != 0;
                bout.charging = (i & 4U) != 0;
                bout.arc = static_cast<Arc>(i & 3U);
                bout.enemyMounted = enemy.fighter.mounted;
                bout.enemyWeapon = enemy.fighter.weapon;
                factors[i] = static_cast<std::int8_t>(meleeFactors(kind.fighter, bout, m_options).total());
            }
        }
}

void SkirmishGame::computeExchanges() {
    const int count = static_cast<int>(m_fighters.size());
    m_exchanges.resize(m_fighters.size() * m_fighters.size());
    for (int fighter = 0; fighter < count; ++fighter)
        for (int enemy = 0; enemy < count; ++enemy)
            for (const bool charging : {false, true})
                for (const bool inWall : {false, true})
                    for (const bool againstWall : {false, true})
                        for (const bool held : {false, true})
                            for (const Arc arc : {Arc::Front, Arc::ShieldedFlank, Arc::UnshieldedFlank, Arc::Rear}) {
                                const AttackTerms how{arc, charging, inWall, againstWall, held};
                                m_exchanges[pairOf(fighter, enemy)][how.number()] =
                                    exchangeOf(*this, fighter, enemy, how, 0, 0);
                            }
}

std::optional<Side> SkirmishGame::keepsInitiative() const {
    if (m_keeps[0] == m_keeps[1])
        return {};
    return m_keeps[0] ? Side::A : Side::B;
}

PieceSet SkirmishGame::figuresOf(const Card& card) const {
    PieceSet figures;
    for (const Retinue& retinue : retinuesOf(card))
        figures = figures | retinue.figures;
    return figures;
}

const Reason* SkirmishGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    if (request.form == Form::Deploy)
        return checkPlace(*this, table, choice);
    return request.limits.how == March ? checkMarch(*this, table, request.limits, choice)
                                       : checkMove(*this, table, request.limits, choice);
}

int SkirmishGame::strength(const Table& table, PieceId piece) const { return table.isPresent(piece) ? 1 : 0; }

// The value of the figures on the table; a routing figure counts little.
double SkirmishGame::evaluate(const Table& table, Side side) const {
    std::array<double, 2> worth{0, 0};
    for (const Side s : bothSides) {
        double whole = 0;
        for (const PieceId figure : table.all(s))
            whole += profile(figure).worth;
        for (const PieceId figure : table.present(s)) {
            const double left = 1 - 0.25 * woundsOf(table, figure);
            worth[index(s)] += profile(figure).worth * left * (isRouting(table, figure) ? 0.25 : 1.0);
        }
        worth[index(s)] /= whole;
    }
    return balanceOf(worth, side);
}

PieceId SkirmishGame::general(const Table& table, Side side) const {
    for (const Retinue& retinue : retinues(side))
        if (table.isPresent(retinue.leader))
            return retinue.leader;
    return {};
}

}  // namespace ephor::skirmish
