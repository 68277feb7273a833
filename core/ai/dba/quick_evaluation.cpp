#include "core/ai/dba/quick_evaluation.h"

#include "core/rules/dba/odds/combat_odds.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// How many factors one has over another in the open.
int edgeOver(const Troop& mine, const Troop& his) {
    return (his.isFoot() ? mine.vFoot : mine.vMounted) - (mine.isFoot() ? his.vFoot : his.vMounted);
}

bool areOpposed(Vec a, Vec b) { return dot(a, b) < -0.9999; }

Vec turnedBy(Vec v, Vec turn) { return {v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x}; }

}  // namespace

Ends::Ends(const Table& table, ElementSet group, const MoveLimits& limits, const Pose& to) {
    if (limits.how != GroupMove) {  // of a column the others go where there is room
        m_ends.push({limits.piece, to});
        return;
    }
    const Pose from = table.body(limits.piece).pose;
    const Vec turn{dot(from.facing, to.facing), cross(from.facing, to.facing)};
    for (const PieceId p : group)
        m_ends.push({p, {to.centre + turnedBy(table.body(p).pose.centre - from.centre, turn), to.facing}});
}

Table& QuickEvaluation::trial() {
    m_trial = m_j.table;
    return m_trial;
}

ElementSet QuickEvaluation::besideOf(const Standing& enemy) {
    ElementSet& all = m_beside[enemy.piece.index() % ofSide];
    if (m_knownBeside.contains(enemy.piece))
        return all;
    m_knownBeside.insert(enemy.piece);
    all = {};
    const Vec aside = rightOf(enemy.facing);
    for (const PieceId p : m_free) {
        const Standing& e = standing(p);
        const Vec apart = e.front - enemy.front;
        if (squaredLength(apart) < 1.05 && dot(e.facing, enemy.facing) > 0.9999 &&
            (isAt(apart, aside) || isAt(apart, -aside)))
            all.insert(p);
    }
    return all;
}

bool QuickEvaluation::isShut(PieceId enemy, Contact edge, PieceId mine) {
    ElementSet& who = m_standing[enemy.index() % ofSide][static_cast<std::size_t>(edge)];
    if (ElementSet& known = m_knownStanding[static_cast<std::size_t>(edge)]; !known.contains(enemy)) {
        known.insert(enemy);
        who = whoStandsAt(enemy, edge);
    }
    ElementSet others = who;
    others.erase(mine);
    return !others.empty();
}

// In a narrow strip before the place where a striker's front would be: there anybody is in his way, however deep his base.
ElementSet QuickEvaluation::whoStandsAt(PieceId enemy, Contact edge) const {
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

Ahead QuickEvaluation::ahead(ElementSet group, PieceId leader) {
    Ahead ahead{m_nearest[leader.index()]};
    for (const PieceId p : group) {
        if (!m_knownClear.contains(p)) {
            m_knownClear.insert(p);
            m_clear[p.index()] = clearAhead(m_j.table, p, m_inSight[p.index()]);
        }
        ahead.clear = std::min(ahead.clear, m_clear[p.index()]);
    }
    return ahead;
}

double QuickEvaluation::hope(ElementSet group) {
    double sum = 0;
    for (const PieceId p : group)
        sum += bestFight(p);
    return sum;
}

double QuickEvaluation::progressHope(ElementSet group, const MoveLimits& limits) const {
    double sum = 0;
    for (const PieceId p : group)
        sum += std::min(limits.allowance, std::max(m_away[p.index()] - 1.5, 0.0)) + 0.3;
    return sum;
}

bool QuickEvaluation::isNearWork(ElementSet group, const MoveLimits& limits) const {
    if ((group & m_nearWork).empty())
        return false;
    const double reach = limits.allowance + reachBeyond;
    const auto isNear = [&](const Body& work) {
        for (const PieceId p : group)
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
double QuickEvaluation::bestFight(PieceId p) {
    double& best = m_best[p.index()];
    if (m_knownBest.contains(p))
        return best;
    m_knownBest.insert(p);
    best = 0;
    const Troop& troop = m_j.game.troop(p);
    const Vec here = m_j.table.body(p).pose.centre;
    for (const PieceId enemy : m_inReach[p.index()]) {
        const Standing& e = standing(enemy);
        const bool behindHim = dot(here - e.front, e.facing) < 0.5;
        const double odds = 0.33 + 0.12 * edgeOver(troop, m_j.game.troop(e.piece)) + (behindHim ? 0.35 : 0);
        best = std::max(best, std::min(odds, 1.0) * m_worth[e.piece.index()]);
    }
    return best;
}

bool QuickEvaluation::isFar(ElementSet group, const MoveLimits& limits) const {
    for (const PieceId p : group)
        if (m_away[p.index()] < limits.allowance + reachBeyond)
            return false;
    return true;
}

double QuickEvaluation::progress(std::span<const End> ends) const {
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

const QuickEvaluation::Known& QuickEvaluation::known(PieceId p) {
    Known& known = m_known[p.index()];
    if (!m_isKnown.contains(p)) {
        m_isKnown.insert(p);
        known = {standingTerms(m_j.game, m_j.table, p), !behind(m_j.table, p).empty()};
    }
    return known;
}

double QuickEvaluation::fight(PieceId mine, PieceId enemy, const CloseTerms& ours, const CloseTerms& his,
                              bool trapped) {
    const Troop& troop = m_j.game.troop(mine);
    const Troop& other = m_j.game.troop(enemy);
    const std::array<int, 2> factors{closeTotal(troop, other, ours), closeTotal(other, troop, his)};
    Fight& last = m_fights[mine.index() % ofSide][enemy.index() % ofSide];
    ElementSet& knownFights = m_knownFights[mine.index() % ofSide];
    if (knownFights.contains(enemy) && last.ours == factors[0] && last.his == factors[1] && last.trapped == trapped &&
        last.ourGoing == ours.going && last.hisGoing == his.going)
        return last.value;
    const auto lossOf = [&](PieceId loser, PieceId winner, std::size_t i, Going going, bool isTrapped) {
        const auto chances = outcomeChances(factors[i], factors[1 - i], m_j.game.endings(loser, winner, going));
        return expectedLoss(m_worth[loser.index()], chances, isTrapped);
    };
    last = {lossOf(enemy, mine, 1, his.going, trapped) - lossOf(mine, enemy, 0, ours.going, false),
            static_cast<std::int8_t>(factors[0]),
            static_cast<std::int8_t>(factors[1]),
            ours.going,
            his.going,
            trapped};
    knownFights.insert(enemy);
    return last.value;
}

// Where somebody fights him already, it is all the same who helps.
double QuickEvaluation::strike(PieceId mine, PieceId enemy, Strike how) {
    const PieceId foe = standing(enemy).foe;
    const std::size_t who = (foe ? foe : mine).index() % ofSide;
    const auto kind = static_cast<std::size_t>(how);
    double& value = m_strikes[who][enemy.index() % ofSide][kind];
    if (!m_knownStrikes[who][kind].contains(enemy)) {
        m_knownStrikes[who][kind].insert(enemy);
        value = how == Strike::Front ? meetAlone(mine, standing(enemy))
                                     : strikeFor(mine, standing(enemy), how == Strike::Behind);
    }
    return value;
}

/// Enemies in line with him with nobody before them whom nobody of the group meets (DBA-132).
int QuickEvaluation::overlapsOn(PieceId mine, const Standing& enemy, ElementSet met) {
    const Troop& troop = m_j.game.troop(mine);
    return troop.is(Kind::Ps) || troop.is(Kind::SCh) ? 0 : (besideOf(enemy) - met).size();
}

double QuickEvaluation::meetAlone(PieceId mine, const Standing& enemy) {
    const Known& struck = known(enemy.piece);
    ElementSet met;
    met.insert(enemy.piece);
    CloseTerms ours;
    ours.general = isGeneral(m_j.table, mine);
    ours.going = struck.terms.going;  // they stand on the same ground, or nearly
    ours.overlaps = overlapsOn(mine, enemy, met);
    return fight(mine, enemy.piece, ours, struck.terms, struck.trapped);
}

/// `met`: enemies whom somebody of the group meets. `beside`: how many of the group stand beside the enemy's front and meet nobody.
double QuickEvaluation::meetInLine(PieceId mine, const Standing& enemy, ElementSet met, int beside) {
    const int over = overlapsOn(mine, enemy, met);
    const auto value = [&] {
        const Known& struck = known(enemy.piece);
        CloseTerms ours = known(mine).terms;
        CloseTerms his = struck.terms;
        ours.going = his.going;
        ours.overlaps = over;
        his.overlaps += beside;
        return fight(mine, enemy.piece, ours, his, struck.trapped);
    };
    if (over > 2 || beside > 2)
        return value();
    const std::size_t who = mine.index() % ofSide;
    const auto kind = static_cast<std::size_t>(over) * 3 + static_cast<std::size_t>(beside);
    double& kept = m_lines[who][enemy.piece.index() % ofSide][kind];
    if (ElementSet& knownLines = m_knownLines[who][kind]; !knownLines.contains(enemy.piece)) {
        kept = value();
        knownLines.insert(enemy.piece);
    }
    return kept;
}

std::optional<double> QuickEvaluation::lineMeets(std::span<const End> ends) {
    std::array<const Standing*, ofSide> opposite;
    StackList<Vec, ofSide> apart;  ///< fronts of those who meet nobody
    ElementSet faced;
    for (const PieceId e : m_free)
        if (areOpposed(standing(e).facing, ends.front().pose.facing))
            faced.insert(e);
    ElementSet met;
    for (std::size_t k = 0; k < ends.size(); ++k) {
        const Vec front = frontOf(ends[k]);
        opposite[k] = nullptr;
        for (const PieceId e : m_whereabouts.near(front) & faced)
            if (const Standing& enemy = standing(e); isAt(front, enemy.front)) {
                opposite[k] = &enemy;
                met.insert(e);
            }
        if (!opposite[k])
            apart.push(front);
    }
    if (met.empty())
        return {};
    double sum = 0;
    for (std::size_t k = 0; k < ends.size(); ++k) {
        if (!opposite[k])
            continue;
        const Vec aside = rightOf(opposite[k]->facing);
        int beside = 0;
        for (const Vec front : apart.all())
            beside += isAt(front, opposite[k]->front + aside) || isAt(front, opposite[k]->front - aside) ? 1 : 0;
        sum += meetInLine(ends[k].piece, *opposite[k], met, beside);
    }
    return sum;
}

/// One that comes to the side of an enemy's front, where somebody fights him, or to his flank or rear.
double QuickEvaluation::strikeFor(PieceId mine, const Standing& enemy, bool behindHim) {
    const Known& struck = known(enemy.piece);
    CloseTerms his = struck.terms;
    ++his.overlaps;
    const PieceId fighter = enemy.foe ? enemy.foe : mine;
    CloseTerms ours;
    if (enemy.foe)
        ours = known(fighter).terms;
    else
        ours.general = isGeneral(m_j.table, fighter);
    const double after = fight(fighter, enemy.piece, ours, his, behindHim || struck.trapped);
    return enemy.foe ? after - fight(fighter, enemy.piece, ours, struck.terms, struck.trapped) : after;
}

}  // namespace ephor::dba
