#include "core/rules/dba/glance.h"

#include "core/rules/dba/chances.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double reachBeyond = 1.8;  ///< both bases and the slide, besides the way itself

/// How many factors one has over another in the open.
int edgeOver(const Troop& mine, const Troop& his) {
    return (his.isFoot() ? mine.vFoot : mine.vMounted) - (mine.isFoot() ? his.vFoot : his.vMounted);
}

bool areOpposed(Vec a, Vec b) { return dot(a, b) < -0.9999; }
bool areAt(Vec a, Vec b) { return squaredLength(a - b) < 1e-6; }

Vec turnedBy(Vec v, Vec turn) { return {v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x}; }

}  // namespace

Ends::Ends(const Table& table, const PieceSet& group, const MoveLimits& limits, const Pose& to) {
    if (limits.how != GroupMove) {  // of a column the others go where there is room
        m_ends[m_count++] = {limits.piece, to};
        return;
    }
    const Pose from = table.body(limits.piece).pose;
    const Vec turn{dot(from.facing, to.facing), cross(from.facing, to.facing)};
    for (const PieceId p : ElementSet(group))
        m_ends[m_count++] = {p, {to.centre + turnedBy(table.body(p).pose.centre - from.centre, turn), to.facing}};
}

Glance::Glance(const Judgement& j)
    : m_j(j), m_whereabouts(j.game, j.table), m_works(worksOfEnemy(j.game, j.table, j.me)) {
    for (const PieceId e : m_whereabouts.inField(other(j.me))) {
        const Body& body = j.table.body(e);
        m_places[e.index()] = m_enemyCount;
        m_enemies[m_enemyCount++] = {e, body.pose.centre, frontMiddle(body), body.facing(), m_whereabouts.foe(e), {}};
        if (!m_whereabouts.foe(e))
            m_free.insert(e);
    }
    for (std::size_t i = 0; i < m_enemyCount; ++i)
        findBeside(m_enemies[i]);
    for (const PieceId p : ElementSet(j.friends())) {
        const Vec here = j.table.body(p).pose.centre;
        double least = 1e18;
        for (std::size_t i = 0; i < m_enemyCount; ++i) {
            const PieceId e = m_enemies[i].piece;
            const double away = squaredLength(m_enemies[i].centre - here);
            if (away < least) {
                least = away;
                m_nearest[p.index()] = e;
            }
        }
        m_away[p.index()] = std::sqrt(least);
    }
}

void Glance::findBeside(Standing& enemy) const {
    const Vec aside = rightOf(enemy.facing);
    for (std::size_t i = 0; i < m_enemyCount; ++i) {
        const Standing& e = m_enemies[i];
        const Vec apart = e.front - enemy.front;
        if (!e.foe && squaredLength(apart) < 1.01 && dot(e.facing, enemy.facing) > 0.9999 &&
            (areAt(apart, aside) || areAt(apart, -aside)))
            enemy.beside.insert(e.piece);
    }
}

bool Glance::isShut(PieceId enemy, Contact edge, PieceId mine) {
    auto& who = m_standing[enemy.index() % ofSide][static_cast<std::size_t>(edge)];
    if (!who)
        who = whoStandsAt(enemy, edge);
    ElementSet others = *who;
    others.erase(mine);
    return !others.empty();
}

// In a narrow strip before the place where a striker's front would be: there anybody is in his way, however deep his base.
ElementSet Glance::whoStandsAt(PieceId enemy, Contact edge) const {
    constexpr double narrow = 0.1;
    const Body& body = m_j.table.body(enemy);
    const Vec ahead = body.facing();
    const Vec aside = body.right();
    // Who strikes a flank stands with a front corner at a front corner (section 0).
    const Vec level = body.pose.centre + ahead * (body.halfDepth() - 0.5);
    const Pose at = edge == Contact::Front        ? Pose{frontMiddle(body), ahead}
                    : edge == Contact::Rear       ? Pose{body.pose.centre - ahead * body.halfDepth(), -ahead}
                    : edge == Contact::RightFlank ? Pose{level + aside * 0.5, aside}
                                                  : Pose{level - aside * 0.5, -aside};
    const Body strip{{at.centre + at.facing * (narrow / 2), at.facing}, {0.9, narrow}};
    ElementSet who;
    for (const PieceId p : m_whereabouts.near(strip.pose.centre))
        if (overlap(strip, m_j.table.body(p)))
            who.insert(p);
    return who;
}

double Glance::hope(const PieceSet& group) {
    double sum = 0;
    for (const PieceId p : ElementSet(group))
        sum += bestFight(p);
    return sum;
}

double Glance::progressHope(const PieceSet& group, const MoveLimits& limits) const {
    double sum = 0;
    for (const PieceId p : ElementSet(group))
        sum += std::min(limits.allowance, std::max(m_away[p.index()] - 1.5, 0.0)) + 0.3;
    return sum;
}

bool Glance::isNearWork(const PieceSet& group, const MoveLimits& limits) const {
    const double reach = limits.allowance + reachBeyond;
    const auto isNear = [&](const Body& work) {
        for (const PieceId p : ElementSet(group))
            if (within(m_j.table.body(p), work, reach))
                return true;
        return false;
    };
    for (const Body& work : m_works.all())
        if (isNear(work))
            return true;
    return false;
}

/// The best that it can do to somebody, by the factors in the open: a third of his worth when they are equal, more where it may come behind him.
double Glance::bestFight(PieceId p) {
    std::optional<double>& best = m_best[p.index()];
    if (best)
        return *best;
    best = 0;
    const Troop& troop = m_j.game.troop(p);
    const Vec here = m_j.table.body(p).pose.centre;
    const double reach = troop.moveIn(Going::Good) + reachBeyond;
    for (const Standing& e : std::span(m_enemies.data(), m_enemyCount)) {
        if (squaredLength(e.centre - here) > reach * reach)
            continue;
        const bool behindHim = dot(here - e.front, e.facing) < 0.5;
        const double odds = 0.33 + 0.12 * edgeOver(troop, m_j.game.troop(e.piece)) + (behindHim ? 0.35 : 0);
        best = std::max(*best, std::min(odds, 1.0) * m_j.worth(e.piece));
    }
    return *best;
}

bool Glance::isFar(const PieceSet& group, const MoveLimits& limits) const {
    for (const PieceId p : ElementSet(group))
        if (m_away[p.index()] < limits.allowance + reachBeyond)
            return false;
    return true;
}

double Glance::progress(std::span<const End> ends) const {
    double sum = 0;
    for (const auto& [p, pose] : ends) {
        const PieceId nearest = m_nearest[p.index()];
        if (!nearest)
            continue;
        const Body& enemy = m_j.table.body(nearest);
        const Vec apart = enemy.pose.centre - pose.centre;
        const double after = length(apart);
        const bool faces = dot(apart, pose.facing) > 0.7 * after;
        sum += std::clamp(m_away[p.index()], 1.5, 30.0) - std::clamp(after, 1.5, 30.0) + (faces ? 0.3 : -0.3);
        const bool flanked = !faces && after < 4 && inForwardArc({enemy.pose, enemy.size}, {pose, {0.1, 0.1}});
        sum -= flanked ? 0.5 : 0;
    }
    return sum;
}

const Glance::Known& Glance::known(PieceId p) {
    Known& known = m_known[p.index()];
    if (!known.isKnown)
        known = {closeTerms(m_j.game, m_j.table, p, p), !behind(m_j.table, p).empty(), true};
    return known;
}

const Glance::Standing* Glance::standing(PieceId enemy) const {
    if (isGuard(m_j.table, enemy))
        return nullptr;
    return &m_enemies[m_places[enemy.index()]];
}

double Glance::fight(PieceId mine, PieceId enemy, const CloseTerms& ours, const CloseTerms& his, bool trapped) {
    const Troop& troop = m_j.game.troop(mine);
    const Troop& other = m_j.game.troop(enemy);
    const std::array<int, 2> factors{closeTotal(troop, other, ours), closeTotal(other, troop, his)};
    Fight& last = m_fights[mine.index() % ofSide][enemy.index() % ofSide];
    if (last.isKnown && last.ours == factors[0] && last.his == factors[1] && last.trapped == trapped)
        return last.value;
    const CombatChances chances =
        combatChances(factors, {m_j.game.endings(mine, enemy, ours.going), m_j.game.endings(enemy, mine, his.going)});
    last = {expectedLoss(m_j, enemy, chances.outcome[1], trapped) - expectedLoss(m_j, mine, chances.outcome[0], false),
            static_cast<std::int8_t>(factors[0]), static_cast<std::int8_t>(factors[1]), trapped, true};
    return last.value;
}

std::optional<double> Glance::fights(const Place& place, std::span<const End> ends) {
    if (ends.size() > 1)
        return lineMeets(ends);
    const Standing* enemy = place.enemy ? standing(place.enemy) : nullptr;
    if (!enemy)
        return {};
    if (place.edge != Contact::Front)
        return strike(place, ends.front());
    ElementSet met;
    met.insert(enemy->piece);
    return meet(ends.front(), *enemy, met, 0, true);
}

/// One fight to the front. `met`: enemies whom somebody of the group meets; those beside this one who have nobody before them overlap (DBA-132).
/// `beside`: how many of the group stand beside the enemy's front and meet nobody.
double Glance::meet(const End& end, const Standing& enemy, ElementSet met, int beside, bool alone) {
    CloseTerms ours;
    if (alone)
        ours.general = isGeneral(m_j.table, end.piece);
    else
        ours = known(end.piece).terms;
    const Known& struck = known(enemy.piece);
    CloseTerms his = struck.terms;
    ours.going = his.going;  // they stand on the same ground, or nearly
    ours.overlaps = 0;
    his.overlaps += beside;
    const Troop& troop = m_j.game.troop(end.piece);
    if (!troop.is(Kind::Ps) && !troop.is(Kind::SCh))
        ours.overlaps = (enemy.beside - met).size();
    return fight(end.piece, enemy.piece, ours, his, struck.trapped);
}

std::optional<double> Glance::lineMeets(std::span<const End> ends) {
    std::array<const Standing*, ofSide> opposite{};
    std::array<Vec, ofSide> fronts;
    for (std::size_t k = 0; k < ends.size(); ++k)
        fronts[k] = frontOf(ends[k]);
    ElementSet met;
    for (std::size_t k = 0; k < ends.size(); ++k)
        for (const PieceId e : m_whereabouts.near(fronts[k]) & m_free)
            if (const Standing& enemy = *standing(e);
                areAt(fronts[k], enemy.front) && areOpposed(enemy.facing, ends.front().pose.facing)) {
                opposite[k] = &enemy;
                met.insert(e);
            }
    if (met.empty())
        return {};
    double sum = 0;
    for (std::size_t k = 0; k < ends.size(); ++k) {
        if (!opposite[k])
            continue;
        const Vec aside = rightOf(opposite[k]->facing);
        int beside = 0;
        for (std::size_t i = 0; i < ends.size(); ++i)
            beside += !opposite[i] && (areAt(fronts[i], opposite[k]->front + aside) ||
                                       areAt(fronts[i], opposite[k]->front - aside))
                          ? 1
                          : 0;
        sum += meet(ends[k], *opposite[k], met, beside, false);
    }
    return sum;
}

/// One that comes to the side of an enemy's front, at his flank or at his rear.
std::optional<double> Glance::strike(const Place& place, const End& end) {
    const Standing& enemy = *standing(place.enemy);
    const bool behindHim = place.edge != Contact::None;
    if (!enemy.foe && !behindHim)
        return {};
    const Known& struck = known(enemy.piece);
    CloseTerms his = struck.terms;
    ++his.overlaps;
    const PieceId mine = enemy.foe ? enemy.foe : end.piece;
    CloseTerms ours;
    if (enemy.foe)
        ours = known(mine).terms;
    else
        ours.general = isGeneral(m_j.table, mine);
    const double after = fight(mine, enemy.piece, ours, his, behindHim || struck.trapped);
    return enemy.foe ? after - fight(mine, enemy.piece, ours, struck.terms, struck.trapped) : after;
}

}  // namespace ephor::dba
