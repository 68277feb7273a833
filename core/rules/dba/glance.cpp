#include "core/rules/dba/glance.h"

#include "core/rules/dba/chances.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double reachBeyond = 1.8;  ///< both bases and the slide, besides the way itself
constexpr int nobodyThere = -10;
constexpr double farthest = 2.3;  ///< of the centres of two bases that overlap: the deepest are two base widths deep

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
    for (const PieceId p : group)
        m_ends[m_count++] = {p, {to.centre + turnedBy(table.body(p).pose.centre - from.centre, turn), to.facing}};
}

Glance::Glance(const Judgement& j) : m_j(j) {
    for (const PieceId p : j.table.present())
        m_present[m_presentCount++] = {p, j.table.body(p).pose.centre};
    for (const PieceId e : j.enemies())
        if (!isGuard(j.table, e)) {
            const Body& body = j.table.body(e);
            m_enemies[m_enemyCount++] = {e, frontMiddle(body), body.facing(), frontFoe(j.table, e)};
        }
    for (const PieceId p : j.friends()) {
        const Troop& troop = j.game.troop(p);
        const Vec here = j.table.body(p).pose.centre;
        const double reach = troop.moveIn(Going::Good) + reachBeyond;
        double least = 1e18;
        int best = nobodyThere;
        for (std::size_t i = 0; i < m_enemyCount; ++i) {
            const PieceId e = m_enemies[i].piece;
            const double away = squaredLength(j.table.body(e).pose.centre - here);
            if (away < least) {
                least = away;
                m_nearest[p.index()] = e;
            }
            if (away < reach * reach)
                best = std::max(best, edgeOver(troop, j.game.troop(e)));
        }
        m_away[p.index()] = std::sqrt(least);
        m_promise[p.index()] = best;
    }
}

double Glance::promise(const PieceSet& group) const {
    double sum = 0;
    for (const PieceId p : group)
        sum += m_promise[p.index()] > nobodyThere ? 0.5 + 0.3 * m_promise[p.index()] : -0.1;
    return sum;
}

bool Glance::isFar(const PieceSet& group, const MoveLimits& limits) const {
    for (const PieceId p : group)
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

bool Glance::isTaken(const PieceSet& group, const End& end) const {
    const Body body{end.pose, m_j.table.body(end.piece).size};
    for (const auto& [p, centre] : std::span(m_present.data(), m_presentCount))
        if (squaredLength(centre - end.pose.centre) < farthest * farthest && !group.contains(p) &&
            overlap(body, m_j.table.body(p)))
            return true;
    return false;
}

bool Glance::isEngaged(PieceId enemy) const {
    const Standing* found = standing(enemy);
    return found && found->foe;
}

const Glance::Known& Glance::known(PieceId p) {
    Known& known = m_known[p.index()];
    if (!known.isKnown)
        known = {closeTerms(m_j.game, m_j.table, p, p), !behind(m_j.table, p).empty(), true};
    return known;
}

const Glance::Standing* Glance::standing(PieceId enemy) const {
    const auto end = m_enemies.begin() + static_cast<std::ptrdiff_t>(m_enemyCount);
    const auto found = std::find_if(m_enemies.begin(), end, [&](const Standing& e) { return e.piece == enemy; });
    return found == end ? nullptr : &*found;
}

double Glance::fight(PieceId mine, PieceId enemy, const CloseTerms& ours, const CloseTerms& his, bool trapped) {
    const Troop& troop = m_j.game.troop(mine);
    const Troop& other = m_j.game.troop(enemy);
    const std::array<int, 2> factors{closeFactor(troop, other, ours).total(), closeFactor(other, troop, his).total()};
    Fight& last = m_fights[mine.index() % ofSide][enemy.index() % ofSide];
    if (last.isKnown && last.ours == factors[0] && last.his == factors[1] && last.trapped == trapped)
        return last.value;
    const CombatChances chances = combatChances({troop, other}, factors, {ours.going, his.going}, m_j.game.options());
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
    return meet(ends.front(), *enemy, std::uint64_t{1} << enemy->piece.index(), 0, true);
}

/// One fight to the front. `met`: enemies whom somebody of the group meets; those beside this one who have nobody before them overlap (DBA-132).
/// `beside`: how many of the group stand beside the enemy's front and meet nobody.
double Glance::meet(const End& end, const Standing& enemy, std::uint64_t met, int beside, bool alone) {
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
    const Vec aside = rightOf(enemy.facing);
    for (std::size_t i = 0; i < m_enemyCount && !troop.is(Kind::Ps) && !troop.is(Kind::SCh); ++i) {
        const Standing& e = m_enemies[i];
        if (e.foe || (met >> e.piece.index() & 1) != 0 || dot(e.facing, enemy.facing) < 0.9999)
            continue;
        ours.overlaps += areAt(e.front, enemy.front + aside) || areAt(e.front, enemy.front - aside) ? 1 : 0;
    }
    return fight(end.piece, enemy.piece, ours, his, struck.trapped);
}

std::optional<double> Glance::lineMeets(std::span<const End> ends) {
    std::array<const Standing*, ofSide> opposite{};
    std::uint64_t met = 0;
    for (std::size_t i = 0; i < m_enemyCount; ++i) {
        const Standing& e = m_enemies[i];
        if (e.foe || !areOpposed(e.facing, ends.front().pose.facing))
            continue;
        for (std::size_t k = 0; k < ends.size(); ++k)
            if (areAt(frontOf(ends[k]), e.front)) {
                opposite[k] = &e;
                met |= std::uint64_t{1} << e.piece.index();
                break;
            }
    }
    if (met == 0)
        return {};
    double sum = 0;
    for (std::size_t k = 0; k < ends.size(); ++k) {
        if (!opposite[k])
            continue;
        const Vec aside = rightOf(opposite[k]->facing);
        int beside = 0;
        for (std::size_t i = 0; i < ends.size(); ++i)
            beside += !opposite[i] && (areAt(frontOf(ends[i]), opposite[k]->front + aside) ||
                                       areAt(frontOf(ends[i]), opposite[k]->front - aside))
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
