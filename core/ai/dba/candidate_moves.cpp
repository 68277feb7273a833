#include "core/ai/dba/candidate_moves.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double ofProgress = 0.03;  ///< an inch nearer is worth beside fights
constexpr double ofPip = 0.03;       ///< what each PIP but the first costs
constexpr int mostAdvances = 5;      ///< places for one group: the first are the likeliest

/// What a charge is worth in itself. Who waits gives the enemy the choice, the more so the longer the battle lasts.
/// Late in the battle the side that is ahead keeps what it has.
double eagerness(const Viewpoint& view) {
    constexpr double ofCharge = -0.08;
    constexpr double ofBound = 0.004;
    constexpr double ofKeeping = 0.025;
    constexpr int late = 20;
    const int bound = view.table.counter(Side::A, ThisBound);
    const bool isAhead = view.table.counter(view.me, Losses) < view.table.counter(other(view.me), Losses);
    return ofCharge + ofBound * bound - (isAhead ? ofKeeping * std::max(0, bound - late) : 0);
}

double costOf(const Mover& mover) { return ofPip * (mover.price - 1); }

Vec turnedBy(Vec v, Vec turn) { return {v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x}; }

bool areSame(const Pose& a, const Pose& b) {
    return squaredLength(a.centre - b.centre) + squaredLength(a.facing - b.facing) < 1e-9;
}

/// Where those of a group end when one of it ends at `to`.
void findEnds(const Table& table, ElementSet group, PieceId leader, const Pose& to, Ends& ends) {
    const Pose from = table.body(leader).pose;
    const Vec turn{dot(from.facing, to.facing), cross(from.facing, to.facing)};
    for (const PieceId p : group)
        ends.push({p, {to.centre + turnedBy(table.body(p).pose.centre - from.centre, turn), to.facing}});
}

/// Of a column the head alone counts: the others go where there is room.
void findEnds(const Table& table, const Mover& mover, const Pose& to, Ends& ends) {
    if (mover.limits.how == GroupMove)
        findEnds(table, mover.group, mover.limits.piece, to, ends);
    else
        ends.push({mover.limits.piece, to});
}

}  // namespace

CandidateMoves::CandidateMoves(const Viewpoint& view, const NeighbourGrid& grid)
    : m_view(view), m_grid(grid), m_evaluation(view, grid), m_eagerness(eagerness(view)) {
    for (const PieceId guard : guardsOf(view.table, other(view.me))) {
        Work work{guard, {}};
        work.walls.add(standingBody(view.game, view.table, guard));
        m_works.push(work);
    }
}

void CandidateMoves::add(const Mover& mover, const Pose& end, double value, CandidateMove::Kind kind) {
    if (value > leastGain && !m_candidates.isFull() && isInReach(mover, end))
        m_candidates.push({&mover, end, value, kind});
}

void CandidateMoves::addStrikes(const Mover& single) {
    const PieceId p = single.limits.piece;
    const Body& body = m_view.table.body(p);
    for (const PieceId e : m_grid.inReach(p)) {
        const Body& enemy = m_view.table.body(e);
        const auto strike = [&](double fight, const Pose& end) {
            add(single, end, fight + m_eagerness - costOf(single), CandidateMove::Kind::Contact);
        };
        const Pose front = flush(body, enemy, Contact::Front);
        const double before = m_evaluation.strike(p, e, false);
        if (m_grid.free().contains(e)) {
            strike(before, front);
        } else {
            for (const double aside : {1.0, -1.0})
                strike(before, {front.centre + enemy.right() * aside, front.facing});
        }
        if (!comesFromBehind(body, enemy))
            continue;
        const double behind = m_evaluation.strike(p, e, true);
        for (const Contact edge : {Contact::LeftFlank, Contact::RightFlank, Contact::Rear})
            strike(behind, flush(body, enemy, edge));
    }
}

// What the whole line would do at a place tells what each of its parts would, or nearly.
void CandidateMoves::addCharges(ElementSet line, std::span<const Mover* const> movers) {
    const PieceId first = line.first();
    const Body& firstBody = m_view.table.body(first);
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
            const Pose to = leaderFor(firstBody, body, flush(body, enemy, Contact::Front));
            if (isSeen(to))
                continue;
            seen.push(to);
            Ends ends;
            findEnds(m_view.table, line, first, to, ends);
            Evaluation::Shares shares;
            m_evaluation.fights(ends.all(), shares);
            for (const Mover* mover : movers) {
                double value = m_eagerness - costOf(*mover);
                for (std::size_t i = 0; i < ends.size(); ++i)
                    value += mover->group.contains(ends.all()[i].piece) ? shares[i] : 0;
                if (value > leastGain)
                    add(*mover, leaderFor(m_view.table.body(mover->limits.piece), firstBody, to), value,
                        CandidateMove::Kind::Contact);
            }
        }
}

void CandidateMoves::addAssaults(const Mover& mover) {
    const PieceId p = mover.limits.piece;
    for (const Work& work : m_works.all())
        eachWallPlace(m_view.table.body(p), mover.limits, work.walls, [&](const Place& place) {
            add(mover, place.pose, m_evaluation.assault(p, work.guard) + m_eagerness - costOf(mover),
                CandidateMove::Kind::Assault);
            return false;
        });
}

void CandidateMoves::addAdvances(const Mover& mover) {
    const Ahead ahead{m_grid.nearest(mover.limits.piece), m_grid.clearAhead(mover.group)};
    int count = 0;
    eachOpenPlace(m_view.table, mover.group, mover.limits, ahead, [&](const Place& place) {
        Ends ends;
        findEnds(m_view.table, mover, place.pose, ends);
        add(mover, place.pose, ofProgress * m_evaluation.progress(ends.all()) - costOf(mover),
            CandidateMove::Kind::Advance);
        return ++count == mostAdvances;
    });
}

/// One alone that lines up with an enemy may slide as far as it has to, up to 1 base width (DBA-131).
bool CandidateMoves::isInReach(const Mover& mover, const Pose& end) const {
    const Body& leader = m_view.table.body(mover.limits.piece);
    if (mover.limits.how == GroupMove)
        return dba::isInReach(leader, mover.limits, frontOf(m_view.table, mover.group, mover.limits), end);
    const Pose unslid{end.centre - rightOf(end.facing) * slideOf(leader, end), end.facing};
    return isCornerPathUpTo(leader, {unslid, leader.size}, mover.limits.allowance + tolerance);
}

/// Nothing where somebody stands in the way.
double CandidateMoves::checkedValue(const CandidateMove& move) {
    const Mover& mover = *move.mover;
    Ends ends;
    findEnds(m_view.table, mover, move.end, ends);
    for (const auto& [p, pose] : ends.all())
        if (!m_grid.isFree(p, pose, mover.group))
            return 0;
    if (mover.limits.how != GroupMove && m_grid.isBarred(mover.limits.piece, move.end))
        return 0;
    if (move.kind != CandidateMove::Kind::Contact)
        return move.value;
    Evaluation::Shares shares;
    const std::optional<double> fights = m_evaluation.fights(ends.all(), shares);
    return fights ? *fights + m_eagerness - costOf(mover) : 0;
}

double CandidateMoves::valueAfter(const Mover& mover, const Plan& plan) const {
    Table after = m_view.table;
    for (std::size_t i = 0; i < plan.count; ++i)
        after.apply(PieceMoved{plan.places[i].first, plan.places[i].second, nullptr});
    if (plan.conforms)
        after.apply(PieceMoved{plan.conforms, plan.conformsTo, nullptr});
    return valueOfFights({m_view.game, after, m_view.me}, mover.group) - valueOfFights(m_view, mover.group) +
           m_eagerness - costOf(mover);
}

std::optional<CandidateMove> CandidateMoves::takeBest() {
    const auto isLess = [](const CandidateMove& a, const CandidateMove& b) { return a.value < b.value; };
    std::ranges::make_heap(m_candidates.all(), isLess);
    while (m_candidates.size() > 0) {
        std::ranges::pop_heap(m_candidates.all(), isLess);
        CandidateMove& best = m_candidates.all().back();
        if (!best.isChecked)
            best.value = checkedValue(best);
        if (best.value <= leastGain) {
            m_candidates.erase(m_candidates.size() - 1);
        } else if (best.isChecked) {
            const CandidateMove taken = best;
            m_candidates.erase(m_candidates.size() - 1);
            return taken;
        } else {
            best.isChecked = true;
            std::ranges::push_heap(m_candidates.all(), isLess);
        }
    }
    return {};
}

}  // namespace ephor::dba
