#include "core/ai/dba/candidate_moves.h"

#include "core/ai/dba/values.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/rules/dba/battle/works.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Added to the value of any charge: a cost that shrinks with every bound and is 0 in bound 20. From then on it rises
/// for the side that is ahead, which avoids risks; for the other side it turns into a bonus.
double eagerness(const Viewpoint& view) {
    const int bound = view.table.counter(Side::A, ThisBound);
    const bool isAhead = view.table.counter(view.me, Losses) < view.table.counter(other(view.me), Losses);
    return values::charge + values::bound * bound +
           std::max(0, bound - values::lateBound) * (isAhead ? values::keepLead : values::haste);
}

bool areSame(const Pose& a, const Pose& b) {
    return squaredLength(a.centre - b.centre) + squaredLength(a.facing - b.facing) < 1e-9;
}

/// Where the elements of a group end when its leader ends at `to`.
void findEnds(const Table& table, ElementSet group, PieceId leader, const Pose& to, Ends& ends) {
    for (const PieceId p : group)
        ends.push({p, movedWith(table.body(p), table.body(leader), to)});
}

/// Evaluates only the head of a column, since the others follow where there is room.
void findEnds(const Table& table, const Mover& mover, const Pose& to, Ends& ends) {
    if (mover.limits.how == GroupMove)
        findEnds(table, mover.group, mover.limits.piece, to, ends);
    else
        ends.push({mover.limits.piece, to});
}

}  // namespace

CandidateMoves::CandidateMoves(const Viewpoint& view, const NeighbourGrid& grid)
    : m_view(view), m_grid(grid), m_evaluation(view, grid), m_eagerness(eagerness(view)) {
    for (const PieceId guard : guardsOf(view.table, other(view.me)))
        m_works.push({guard, standingBody(view.game, view.table, guard)});
}

void CandidateMoves::add(const Mover& mover, const Pose& end, double gain) {
    const double value = gain - values::pip * (mover.price - 1);
    if (value > values::leastGain && !m_candidates.isFull())
        m_candidates.push({&mover, end, value});
}

void CandidateMoves::addStrikes(const Mover& single) {
    const PieceId p = single.limits.piece;
    const Body& body = m_view.table.body(p);
    for (const PieceId e : m_grid.inReach(p)) {
        const Body& enemy = m_view.table.body(e);
        const auto strike = [&](const Pose& end, Contact edge) {
            if (isInReach(single, end))
                add(single, end, m_evaluation.strike(p, end, e, edge) + m_eagerness);
        };
        const Pose front = flush(body, enemy, Contact::Front);
        if (m_grid.free().contains(e)) {
            strike(front, Contact::Front);
        } else {
            for (const double aside : {1.0, -1.0})
                strike({front.centre + enemy.right() * aside, front.facing}, Contact::None);
        }
        if (comesFromBehind(body, enemy))
            for (const Contact edge : {Contact::LeftFlank, Contact::RightFlank, Contact::Rear})
                strike(flush(body, enemy, edge), edge);
    }
    for (const Work& work : m_works.all()) {
        WallPlaces ends;
        findWallPlaces(body, single.limits, work.walls, ends);
        for (const Pose& end : ends.all())
            if (isInReach(single, end))
                add(single, end, m_evaluation.assault(p, work.guard) + m_eagerness);
    }
}

// The fights of the whole line are evaluated once. Each part of the line gets its share of them.
void CandidateMoves::addCharges(ElementSet line, std::span<const Mover> movers) {
    const PieceId first = line.first();
    const Body& firstBody = m_view.table.body(first);
    StackList<std::size_t, Moves::most> parts;  // of the line, as indices in movers
    for (std::size_t i = 0; i < movers.size(); ++i)
        if (movers[i].limits.how == GroupMove && line.contains(movers[i].limits.piece))
            parts.push(i);
    StackList<Pose, 24> seen;
    const auto isSeen = [&](const Pose& to) {
        return seen.isFull() || std::ranges::any_of(seen.all(), [&](const Pose& other) { return areSame(to, other); });
    };
    for (const PieceId p : line)
        for (const PieceId e : m_grid.inReach(p) & m_grid.free()) {
            const Body& body = m_view.table.body(p);
            const Body& enemy = m_view.table.body(e);
            if (!mayLineUp(body, enemy))
                continue;
            const Pose to = movedWith(firstBody, body, flush(body, enemy, Contact::Front));
            if (isSeen(to))
                continue;
            seen.push(to);
            StackList<CandidateMove, Moves::most> reached;
            for (const std::size_t part : parts.all()) {
                const Mover& mover = movers[part];
                const Pose end = movedWith(m_view.table.body(mover.limits.piece), firstBody, to);
                if (isInReach(mover, end))
                    reached.push({&mover, end, 0});
            }
            if (reached.size() == 0)
                continue;
            Ends ends;
            findEnds(m_view.table, line, first, to, ends);
            Evaluation::Shares shares;
            const ElementSet fighting = m_evaluation.fights(ends.all(), shares);
            for (const CandidateMove& move : reached.all()) {
                double value = m_eagerness;
                for (std::size_t i = 0; i < ends.size(); ++i)
                    value += move.mover->group.contains(ends.all()[i].piece) ? shares[i] : 0;
                if (!(move.mover->group & fighting).empty())
                    add(*move.mover, move.end, value);
            }
        }
}

void CandidateMoves::addAdvances(const Mover& mover) {
    const RoomAhead ahead{m_grid.nearest(mover.limits.piece), m_grid.clearAhead(mover.group, mover.limits.allowance)};
    int count = 0;
    eachOpenPlace(m_view.table, mover.group, mover.limits, ahead, [&](const Pose& end) {
        if (isInReach(mover, end)) {
            Ends ends;
            findEnds(m_view.table, mover, end, ends);
            add(mover, end, values::progress * m_evaluation.progress(ends.all()));
        }
        return ++count == values::mostAdvances;
    });
}

/// A single element that lines up with an enemy may slide up to 1 base width (DBA-131).
bool CandidateMoves::isInReach(const Mover& mover, const Pose& end) const {
    const Body& leader = m_view.table.body(mover.limits.piece);
    if (mover.limits.how == GroupMove)
        return dba::isInReach(leader, mover.limits, mover.front, end);
    const double most = mover.limits.allowance + tolerance;
    if (squaredLength(end.centre - leader.pose.centre) > most * most + 1)
        return false;
    const Pose unslid{end.centre - rightOf(end.facing) * slideOf(leader, end), end.facing};
    return isCornerPathUpTo(leader, {unslid, leader.size}, most);
}

bool CandidateMoves::isFree(const CandidateMove& move) const {
    const Mover& mover = *move.mover;
    Ends ends;
    findEnds(m_view.table, mover, move.end, ends);
    return std::ranges::all_of(ends.all(),
                               [&](const End& end) { return m_grid.isFree(end.piece, end.pose, mover.group); });
}

std::optional<CandidateMove> CandidateMoves::takeBest() {
    while (m_candidates.size() > 0) {
        const std::span<CandidateMove> left = m_candidates.all();
        std::swap(*std::ranges::max_element(left, {}, &CandidateMove::value), left.back());
        const CandidateMove best = left.back();
        m_candidates.erase(m_candidates.size() - 1);
        if (isFree(best))
            return best;
    }
    return {};
}

}  // namespace ephor::dba
