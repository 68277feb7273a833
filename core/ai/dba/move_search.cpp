#include "core/ai/dba/move_search.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Who waits gives the enemy the choice, the more so the longer the battle lasts.
constexpr double eager = -0.08;
constexpr double ofBound = 0.004;
/// Late in the battle he who is ahead keeps what he has.
constexpr double ofKeeping = 0.025;
constexpr int late = 20;
constexpr int mostOpen = 5;  ///< places without contact that are weighed for one group: the first are the likeliest

bool areSame(const Pose& a, const Pose& b) {
    return squaredLength(a.centre - b.centre) + squaredLength(a.facing - b.facing) < 1e-9;
}

}  // namespace

double chargeWorth(const Judgement& j) {
    const int bound = j.table.counter(Side::A, ThisBound);
    const bool isAhead = j.table.counter(j.me, Losses) < j.table.counter(other(j.me), Losses);
    return eager + ofBound * bound - (isAhead ? ofKeeping * std::max(0, bound - late) : 0);
}

// What a place would bring is asked before whether anybody may go there: it costs less, and most are not worth it.
void MoveSearch::add(const Prospect& prospect) {
    if (m_starts.isFull())
        return;
    m_starts.push({&prospect, frontOf(m_j.table, prospect.group, prospect.limits), {}, {}});
    const Start& from = m_starts.all().back();
    m_seen.clear();
    m_first = m_tries.size();
    if (!prospect.far && !prospect.onlyOpen) {
        if (prospect.limits.how == SingleMove)
            strikes(from);
        else if (prospect.limits.how == GroupMove)
            lines(from);
        else
            heads(from);
        walls(from);
    }
    if (!prospect.onlyContact && !prospect.mustContact)
        open(from);
}

void MoveSearch::strikes(const Start& from) {
    const PieceId p = from.prospect->limits.piece;
    const Body& body = m_j.table.body(p);
    for (const PieceId e : m_glance.inReach(p)) {
        const Body& enemy = m_j.table.body(e);
        const bool isFree = m_glance.free().contains(e);
        if (isFree)
            strike(from, e, Contact::Front);
        if (comesFromBehind(body, enemy))
            for (const Contact edge : {Contact::LeftFlank, Contact::RightFlank, Contact::Rear})
                strike(from, e, edge);
        if (isFree)
            continue;  // to stand beside somebody's front helps whoever fights him
        const Pose front = flush(body, enemy, Contact::Front);
        for (const double aside : {1.0, -1.0})
            consider(from, {front.centre + enemy.right() * aside, front.facing}, false,
                     [&] { return seemsBy(from, m_glance.strike(p, e, QuickEvaluation::Strike::Beside)); });
    }
}

void MoveSearch::strike(const Start& from, PieceId enemy, Contact edge) {
    const PieceId p = from.prospect->limits.piece;
    const auto how = edge == Contact::Front ? QuickEvaluation::Strike::Front : QuickEvaluation::Strike::Behind;
    consider(from, flush(m_j.table.body(p), m_j.table.body(enemy), edge), true,
             [&] { return m_glance.isShut(enemy, edge, p) ? 0 : seemsBy(from, m_glance.strike(p, enemy, how)); });
}

void MoveSearch::lines(const Start& from) {
    const Prospect& prospect = *from.prospect;
    const Body& leader = m_j.table.body(prospect.limits.piece);
    const double reach = prospect.limits.allowance + reachBeyond;
    ElementSet near;
    for (const PieceId p : prospect.group)
        near = near | m_glance.inReach(p);
    for (const PieceId e : near& m_glance.free()) {
        const Body& enemy = m_j.table.body(e);
        for (const PieceId p : prospect.group) {
            const Body& body = m_j.table.body(p);
            if (squaredLength(body.pose.centre - enemy.pose.centre) <= reach * reach && mayLineUp(body, enemy))
                line(from, leaderFor(leader, body, flush(body, enemy, Contact::Front)));
        }
    }
}

/// Many pairs of a group and a line of enemies lead to the same place.
void MoveSearch::line(const Start& from, const Pose& pose) {
    const Prospect& prospect = *from.prospect;
    if (!isInReach(from, pose) || isSeen(pose))
        return;
    see(pose);
    if (isTaken(prospect, {prospect.limits.piece, pose}))
        return;
    const Ends ends(m_j.table, prospect.group, prospect.limits, pose);
    if (const std::optional<double> fights = m_glance.lineMeets(ends.all()))
        push(from, pose, seemsBy(from, *fights));
}

/// Of a column only the head meets somebody.
void MoveSearch::heads(const Start& from) {
    const Prospect& prospect = *from.prospect;
    const PieceId p = prospect.limits.piece;
    const Body& body = m_j.table.body(p);
    const double reach = prospect.limits.allowance + reachBeyond;
    for (const PieceId e : m_glance.free())
        if (const Body& enemy = m_j.table.body(e);
            squaredLength(body.pose.centre - enemy.pose.centre) <= reach * reach && mayLineUp(body, enemy))
            consider(from, flush(body, enemy, Contact::Front), true,
                     [&] { return seemsBy(from, m_glance.strike(p, e, QuickEvaluation::Strike::Front)); });
}

void MoveSearch::walls(const Start& from) {
    const Prospect& prospect = *from.prospect;
    const double seems = ofAssault - prospect.cost();
    if (!isWorth(seems) || m_glance.works().count == 0)
        return;
    eachWallPlace(m_j.table.body(prospect.limits.piece), prospect.limits, m_glance.works(), [&](const Place& place) {
        consider(from, place.pose, true, [&] { return seems; });
        return false;
    });
}

// How much nearer it comes is looked at first: where its best is no good, none of its places is.
void MoveSearch::open(const Start& from) {
    const Prospect& prospect = *from.prospect;
    if (!isWorth(ofProgress * m_glance.progressHope(prospect.group, prospect.limits) + tolerance - prospect.cost()))
        return;
    const Ahead ahead = m_glance.ahead(prospect.group, prospect.limits.piece);
    int count = 0;
    eachOpenPlace(m_j.table, prospect.group, prospect.limits, ahead, [&](const Place& place) {
        if (!isInReach(from, place.pose) || isSeen(place.pose) ||
            isTaken(prospect, {prospect.limits.piece, place.pose}))
            return false;
        const Ends ends(m_j.table, prospect.group, prospect.limits, place.pose);
        const double seems = ofProgress * m_glance.progress(ends.all()) - prospect.cost();
        if (seems > leastGain)
            see(place.pose);
        push(from, place.pose, seems);
        return ++count == mostOpen;
    });
}

/// What costs least is asked first: most places are too far. Of what is promised for one place, the best counts.
template <typename Promise>
void MoveSearch::consider(const Start& from, const Pose& pose, bool linesUp, Promise&& promise) {
    if (!(linesUp ? isContactInReach(from, pose) : isInReach(from, pose)))
        return;
    const double seems = promise();
    if (!isWorth(seems))
        return;
    for (Try& other : m_tries.all().subspan(m_first))
        if (areSame(other.pose, pose)) {
            other.seems = std::max(other.seems, seems);
            return;
        }
    if (!isTaken(*from.prospect, {from.prospect->limits.piece, pose}))
        push(from, pose, seems);
}

/// One alone that lines up with somebody there may slide as far as it has to, up to 1 BW.
bool MoveSearch::isContactInReach(const Start& from, const Pose& pose) const {
    const MoveLimits& limits = from.prospect->limits;
    if (limits.how != SingleMove)
        return isInReach(from, pose);
    const Body& leader = m_j.table.body(limits.piece);
    const double most = limits.allowance + 1.01;
    if (squaredLength(pose.centre - leader.pose.centre) > most * most)
        return false;
    const double slide = slideOf(leader, pose);
    return isCornerPathUpTo(leader, {{pose.centre - rightOf(pose.facing) * slide, pose.facing}, leader.size},
                            limits.allowance + 2 * tolerance);
}

bool MoveSearch::isInReach(const Start& from, const Pose& pose) const {
    const MoveLimits& limits = from.prospect->limits;
    const Body& leader = m_j.table.body(limits.piece);
    if (limits.how == SingleMove)
        return isCornerPathUpTo(leader, {pose, leader.size}, limits.allowance + 1.001);  // with the slide
    return limits.how != GroupMove || dba::isInReach(leader, limits, from.front, pose);
}

bool MoveSearch::isSeen(const Pose& pose) const {
    return std::ranges::any_of(m_seen.all(), [&](const Pose& seen) { return areSame(seen, pose); });
}

void MoveSearch::see(const Pose& pose) {
    if (!m_seen.isFull())
        m_seen.push(pose);
}

/// Somebody who stays stands there.
bool MoveSearch::isTaken(const Prospect& prospect, const End& end) const {
    return static_cast<bool>(
        m_glance.whereabouts().whoStandsIn(bodyAt(end), ElementSet(m_j.table.present()) - prospect.group));
}

void MoveSearch::push(const Start& from, const Pose& pose, double seems) {
    if (isWorth(seems) && !m_tries.isFull())
        m_tries.push({seems, &from, pose});
}

// Equal ones in the order in which they came.
const Best& MoveSearch::best() {
    const std::span<const Try> tries = m_tries.all();
    for (int checks = 0; checks < mostChecks; ++checks) {
        std::size_t next = tries.size();
        for (std::size_t i = 0; i < tries.size(); ++i)
            if (!m_checked[i] && (next == tries.size() || tries[i].seems > tries[next].seems))
                next = i;
        if (next == tries.size() || !isWorth(tries[next].seems)) {
            m_tries.clear();  // the rest is not worth a look any more
            m_checked.reset();
            break;
        }
        m_checked[next] = true;
        check(tries[next]);
    }
    return m_best;
}

/// At a glance: somebody stands where another of the group would end, or in the way of one alone. The leader's place was looked at before.
PieceId MoveSearch::whoBars(const Prospect& prospect, const Pose& pose) const {
    const PieceId leader = prospect.limits.piece;
    const ElementSet others = ElementSet(m_j.table.present()) - prospect.group;
    if (prospect.limits.how != SingleMove) {
        const Ends ends(m_j.table, prospect.group, prospect.limits, pose);
        for (const End& end : ends.all())
            if (end.piece != leader)
                if (const PieceId by = m_glance.whereabouts().whoStandsIn(bodyAt(end), others))
                    return by;
        return {};
    }
    const Body& from = m_j.table.body(leader);
    const Body to{pose, from.size};
    const Vec middle = (from.pose.centre + pose.centre) * 0.5;
    const double reach = length(pose.centre - from.pose.centre) / 2 + 1.5;
    for (const PieceId p : others) {
        const Body& other = m_j.table.body(p);
        if (squaredLength(other.pose.centre - middle) <= reach * reach && wayMeets(from, to, other) &&
            !(m_j.table.side(p) == m_j.me && passes(m_j.game.troop(leader), m_j.game.troop(p))))
            return p;
    }
    return {};
}

/// On whom it depends that the rules refuse a move; nobody where it is not known. The enemies stand still.
ElementSet MoveSearch::dependsOn(const Reason* why, const Start& from) const {
    const ElementSet group = from.prospect->group;
    if (why == &why::onAnother)
        return group | ElementSet(from.around->pieces);
    const bool ofGround = why == &why::riverColumn || why == &why::groupGoing || why == &why::closedGround ||
                          why == &why::inWork || why == &why::offTable || why == &why::secondGoing;
    const bool ofWay = why == &why::tooFar || why == &why::groupStraight;
    return ofGround || ofWay ? group : ElementSet();
}

void MoveSearch::check(const Try& next) {
    const Start& from = *next.from;
    const Prospect& prospect = *from.prospect;
    Choice choice;
    choice.pose = snapped(next.pose);
    const IllegalMoveCache::Try asked{prospect.group.bits(), prospect.limits.piece, choice.pose};
    if (m_glance.refusals().contains(asked))
        return;
    if (const PieceId by = whoBars(prospect, choice.pose)) {
        ElementSet depends = prospect.group;
        depends.insert(by);
        m_glance.refusals().add(asked, depends);
        return;
    }
    const PieceSet group = prospect.group.pieces();
    if (!from.around)
        from.around = surroundingsOf(m_j.game, m_j.table, group, prospect.limits, m_glance.whereabouts());
    Plan plan;
    if (const Reason* why = planMove(m_j.game, m_j.table, group, prospect.limits, *from.around, choice, plan)) {
        m_glance.refusals().add(asked, dependsOn(why, from));
        return;
    }
    if (prospect.mustContact && !chariotsCharge(m_j.game, prospect.group, plan))
        return;
    double score = next.seems;
    if (plan.contact)
        score = seemsBy(from, valueAfter(from, plan));
    if (score > m_best.score)
        m_best = {&prospect, choice, plan, score};
}

/// Of the fights that the move leads to.
double MoveSearch::valueAfter(const Start& from, const Plan& plan) {
    if (!from.before)
        from.before = valueOfFights(m_j, m_j.table, from.prospect->group);
    Table& after = m_glance.trial();
    ElementSet moved;
    // Nobody stands on another meanwhile: the table only keeps who touches whom.
    const auto stand = [&](PieceId p, const Pose& pose) { after.apply(PieceMoved{p, pose, nullptr}); };
    for (std::size_t i = 0; i < plan.count; ++i) {
        moved.insert(plan.places[i].first);
        stand(plan.places[i].first, plan.places[i].second);
    }
    if (plan.conforms)
        stand(plan.conforms, plan.conformsTo);
    return valueOfFights(m_j, after, moved) - *from.before;
}

}  // namespace ephor::dba
