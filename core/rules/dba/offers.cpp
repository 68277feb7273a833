// Which of the moves that are offered is the best: what all of them seem to bring first, the rules' word on the few that seem best.
#include "core/rules/dba/glance.h"

#include <algorithm>
#include <bitset>

namespace ephor::dba {

namespace {

constexpr double ofProgress = 0.03;  ///< an inch nearer is worth beside fights
/// What a charge is worth in itself: who waits gives the enemy the choice, the more so the longer the battle lasts.
constexpr double eager = -0.08;
constexpr double ofBound = 0.004;
/// Late in the battle he who is ahead keeps what he has.
constexpr double ofKeeping = 0.025;
constexpr int late = 20;
constexpr double ofAssault = 0.5;  ///< what coming to the walls of a work seems to bring, until it is looked at
constexpr double leastGain = 0.01;
constexpr int mostOpen = 5;  ///< places without contact that are weighed for one group: the first are the likeliest

double chargeWorth(const Judgement& j) {
    const int bound = j.table.counter(Side::A, ThisBound);
    const bool isAhead = j.table.counter(j.me, Losses) < j.table.counter(other(j.me), Losses);
    return eager + ofBound * bound - (isAhead ? ofKeeping * std::max(0, bound - late) : 0);
}

/// An offer that may be worth its PIPs.
struct Prospect {
    const Option* option = nullptr;  ///< none where it is chosen already
    PieceSet group;
    MoveLimits limits;
    bool part = false;  ///< the rest of its line stays
    bool far = false;
    bool onlyContact = false;
    bool onlyOpen = false;
    bool mustContact = false;  ///< its PIPs suffice for a charge alone (DBA-037)
    double hope = 0;           ///< what it may bring at the most, or nearly

    double cost() const { return option ? 0.03 * (option->price - 1) : 0; }
};

/// Of the offers those that may bring most: only they are looked at closely, the best first.
class Prospects {
public:
    explicit Prospects(std::size_t most) : m_most(most) {}

    void add(const Prospect& prospect) {
        std::size_t at = m_count;
        while (at > 0 && m_all[at - 1].hope < prospect.hope)
            --at;
        if (at == m_most)
            return;
        m_count = std::min(m_count + 1, m_most);
        for (std::size_t i = m_count - 1; i > at; --i)
            m_all[i] = m_all[i - 1];
        m_all[at] = prospect;
    }
    std::span<const Prospect> all() const { return {m_all.data(), m_count}; }

private:
    std::array<Prospect, 14> m_all;
    std::size_t m_most;
    std::size_t m_count = 0;
};

/// A prospect that is looked at closely, with who and what its moves may have to do with.
struct Start {
    const Prospect* prospect;
    Surroundings around;
};

/// A place that the leader of a prospect may be sent to, not yet checked.
struct Try {
    double seems;
    const Start* from;
    Place place;
};

/// A move that the rules allow, and how good it is.
struct Best {
    const Prospect* prospect = nullptr;
    Choice choice;
    Plan plan;
    double score = leastGain;
};

/// Looks for the best move of some groups: what seems best is checked first, until nothing that is left seems better than what was found.
class MoveSearch {
public:
    MoveSearch(const Judgement& j, Glance& glance) : m_j(j), m_glance(glance), m_charge(chargeWorth(j)) {}

    void add(const Prospect& prospect);
    /// Of all that were added so far.
    const Best& best();

private:
    bool consider(const Start& from, const Place& place, bool contact);
    bool isKnown(const Pose& place) const;
    /// Somebody who stays stands there.
    bool isTaken(const Start& from, const End& end) const {
        return m_glance.whereabouts().isTaken({end.pose, m_j.table.body(end.piece).size},
                                              ElementSet(from.around.pieces));
    }
    void check(const Try& next);
    double valueAfter(const PieceSet& group, const Plan& plan);

    static constexpr std::size_t mostTries = 128;
    static constexpr int mostChecks = 24;
    static constexpr std::size_t mostStarts = 24;

    const Judgement& m_j;
    Glance& m_glance;
    double m_charge;
    StackList<Start, mostStarts> m_starts;
    StackList<Try, mostTries> m_tries;
    std::bitset<mostTries> m_checked;
    Best m_best;
    std::size_t m_first = 0;       ///< of the prospect that is being added
    std::optional<Table> m_after;  ///< the table, on which moves are tried and taken back
};

void MoveSearch::add(const Prospect& prospect) {
    m_first = m_tries.size();
    m_starts.push(
        {&prospect, surroundingsOf(m_j.game, m_j.table, prospect.group, prospect.limits, m_glance.whereabouts())});
    const Start& from = m_starts.all().back();
    if (!prospect.far && !prospect.onlyOpen)
        eachContactPlace(m_j.game, m_j.table, prospect.group, prospect.limits, from.around, [&](const Place& place) {
            consider(from, place, true);
            return m_tries.isFull();
        });
    int open = 0;
    if (!prospect.onlyContact && !prospect.mustContact)
        eachOpenPlace(m_j.game, m_j.table, prospect.group, prospect.limits, from.around, [&](const Place& place) {
            open += consider(from, place, false) ? 1 : 0;
            return m_tries.isFull() || open == mostOpen;
        });
}

bool MoveSearch::isKnown(const Pose& pose) const {
    return std::ranges::any_of(m_tries.all().subspan(m_first), [&](const Try& other) {
        const Pose& known = other.place.pose;
        return squaredLength(known.centre - pose.centre) + squaredLength(known.facing - pose.facing) < 1e-9;
    });
}

/// True where it may be one of the likely ones.
bool MoveSearch::consider(const Start& from, const Place& place, bool contact) {
    const Prospect& prospect = *from.prospect;
    if (m_tries.isFull())
        return false;
    const Body& leader = m_j.table.body(prospect.limits.piece);
    const double most = prospect.limits.allowance + 1.001;  // with the slide
    if (contact && place.edge == Contact::None && !m_glance.isEngaged(place.enemy))
        return false;  // to stand beside somebody's front helps whoever fights him
    if (contact && place.enemy && place.edge != Contact::None && prospect.limits.how == SingleMove &&
        m_glance.isShut(place.enemy, place.edge, prospect.limits.piece))
        return false;
    if (prospect.limits.how == SingleMove && !isCornerPathUpTo(leader, {place.pose, leader.size}, most))
        return false;
    if (prospect.limits.how == GroupMove && !isInReach(m_j.table, prospect.limits, from.around, place.pose))
        return false;
    if (isKnown(place.pose) || isTaken(from, {prospect.limits.piece, place.pose}))
        return false;
    const Ends ends(m_j.table, prospect.group, prospect.limits, place.pose);
    double seems = 0;
    if (!contact)
        seems = ofProgress * m_glance.progress(ends.all());
    else if (place.edge == Contact::Wall)
        seems = ofAssault;
    else if (const std::optional<double> fights = m_glance.fights(place, ends.all()))
        seems = *fights + m_charge;
    else
        return false;
    seems -= prospect.cost();
    if (seems > leastGain)
        m_tries.push({seems, &from, place});
    return true;
}

// Equal ones in the order in which they came.
const Best& MoveSearch::best() {
    const std::span<const Try> tries = m_tries.all();
    for (int checks = 0; checks < mostChecks; ++checks) {
        std::size_t next = tries.size();
        for (std::size_t i = 0; i < tries.size(); ++i)
            if (!m_checked[i] && (next == tries.size() || tries[i].seems > tries[next].seems))
                next = i;
        if (next == tries.size() || tries[next].seems <= m_best.score)
            break;
        m_checked[next] = true;
        check(tries[next]);
    }
    return m_best;
}

void MoveSearch::check(const Try& next) {
    const Prospect& prospect = *next.from->prospect;
    const Surroundings& around = next.from->around;
    Choice choice;
    choice.pose = snapped(next.place.pose);
    Plan plan;
    const Ends ends(m_j.table, prospect.group, prospect.limits, choice.pose);
    if (std::ranges::any_of(ends.all(), [&](const End& end) { return isTaken(*next.from, end); }) ||
        planMove(m_j.game, m_j.table, prospect.group, prospect.limits, around, choice, plan) ||
        (prospect.mustContact && !plan.contact))
        return;
    double score = next.seems;
    if (plan.contact)
        score = valueAfter(prospect.group, plan) + m_charge - prospect.cost();
    if (score > m_best.score)
        m_best = {&prospect, choice, plan, score};
}

/// Of the fights that the move leads to.
double MoveSearch::valueAfter(const PieceSet& group, const Plan& plan) {
    if (!m_after)
        m_after = m_j.table;
    const double before = valueOfFights(m_j, m_j.table, group);
    PieceSet moved;
    // Nobody stands on another meanwhile: the table only keeps who touches whom.
    const auto stand = [&](PieceId p, const Pose& pose) { m_after->apply(PieceMoved{p, pose, nullptr}); };
    for (std::size_t i = 0; i < plan.count; ++i) {
        moved.insert(plan.places[i].first);
        stand(plan.places[i].first, plan.places[i].second);
    }
    if (plan.conforms)
        stand(plan.conforms, plan.conformsTo);
    const double value = valueOfFights(m_j, *m_after, moved);
    for (const PieceId p : moved)
        stand(p, m_j.table.body(p).pose);
    if (plan.conforms)
        stand(plan.conforms, m_j.table.body(plan.conforms).pose);
    return value - before;
}

/// A fight that promises so much is taken at once: what else is good comes with the next PIP.
constexpr double goodEnough = 0.3;
constexpr std::size_t together = 2;  ///< so many prospects are added before the best is looked for
constexpr std::size_t mostFar = 8;
constexpr std::size_t mostWhole = 8;
constexpr std::size_t mostParts = 14;
constexpr std::size_t mostAlone = 12;

/// What contacts may bring at the most, or nearly: by it the likely ones come first, and the rest need not be looked at.
double hopeOf(const Prospect& prospect, Glance& glance, double charge) {
    const double fights = glance.hope(prospect.group) + charge;
    return std::max(fights, glance.isNearWork(prospect.group, prospect.limits) ? ofAssault : 0) - prospect.cost();
}

Prospect prospectOf(const Judgement& j, const Moves& moves, std::size_t option) {
    Prospect prospect;
    prospect.option = &moves.options.all()[option];
    prospect.group = moves.movers.all()[option].all;
    prospect.part = moves.movers.all()[option].part;
    prospect.mustContact = prospect.option->price > j.table.counter(j.me, Pips);
    const How how = prospect.option->code == code::single ? SingleMove : GroupMove;
    prospect.limits = moveLimits(j.game, j.table, prospect.option->piece, prospect.group, how);
    return prospect;
}

/// Adds the likely ones, until what was found is as good as what the rest may bring.
void look(MoveSearch& search, const Prospects& prospects) {
    std::size_t seen = 0;
    for (const Prospect& prospect : prospects.all()) {
        if (seen++ % together == 0 && search.best().score >= std::min(goodEnough, prospect.hope))
            break;
        search.add(prospect);
    }
}

std::optional<Intent> intentOf(const Best& best) {
    if (!best.prospect)
        return {};
    const Prospect& prospect = *best.prospect;
    return Intent{coded(prospect.option->code, prospect.option->piece), prospect.group, prospect.limits, best.choice,
                  best.plan};
}

/// Into contact, and nearer to the enemy; who stands in a line goes with it until he is near.
std::optional<Intent> bestOffer(const Judgement& j, const Moves& moves, Glance& glance) {
    Prospects whole(mostWhole);
    Prospects parts(mostParts);
    Prospects far(mostFar);
    const double charge = chargeWorth(j);
    for (std::size_t i = 1; i < moves.options.size(); ++i) {
        if (const int code = moves.options.all()[i].code; code == code::column || code == code::file)
            continue;
        Prospect prospect = prospectOf(j, moves, i);
        prospect.far = glance.isFar(prospect.group, prospect.limits);
        if (prospect.far) {
            prospect.hope = prospect.group.size() * prospect.limits.allowance;
            if (!prospect.part)
                far.add(prospect);
            continue;
        }
        prospect.hope = hopeOf(prospect, glance, charge);
        prospect.onlyContact = prospect.part;
        (prospect.part ? parts : whole).add(prospect);
    }
    MoveSearch search(j, glance);
    for (const Prospect& prospect : far.all())
        search.add(prospect);
    look(search, whole);
    look(search, parts);
    return intentOf(search.best());
}

/// Who stands in a line leaves it, though nobody can be struck.
std::optional<Intent> bestAlone(const Judgement& j, const Moves& moves, Glance& glance) {
    Prospects alone(mostAlone);
    for (std::size_t i = 1; i < moves.options.size(); ++i) {
        if (moves.options.all()[i].code != code::single)
            continue;
        Prospect prospect = prospectOf(j, moves, i);
        prospect.onlyOpen = true;
        prospect.hope = ofProgress * glance.progressHope(prospect.group, prospect.limits) - prospect.cost();
        alone.add(prospect);
    }
    MoveSearch search(j, glance);
    look(search, alone);
    return intentOf(search.best());
}

Intent bestIntent(const Judgement& j, const Moves& moves) {
    for (const Option& option : moves.options.all())
        if (option.code == code::byRoad)
            return {coded(option.code, option.piece), {}, {}, {}, {}};
    Glance glance(j);
    if (const auto inGroups = bestOffer(j, moves, glance))
        return *inGroups;
    return bestAlone(j, moves, glance).value_or(Intent{});
}

const Intent& intentOf(const Judgement& j, const Moves& moves) {
    if (!moves.intent)
        moves.intent = bestIntent(j, moves);
    return *moves.intent;
}

}  // namespace

Choice chooseMove(const Judgement& j, const Moves& moves) { return intentOf(j, moves).offer; }

// Whoever chose the group: where the doctrine would have sent it, else the best for that group alone.
Choice chooseEnd(const Judgement& j, const Moves& moves, const Request& request) {
    const Intent& intent = intentOf(j, moves);
    if (intent.offer.piece == request.limits.piece && intent.group == request.pieces &&
        request.limits.how != ColumnMove)
        return intent.end;
    Prospect chosen;
    chosen.group = request.pieces;
    chosen.limits = request.limits;
    chosen.mustContact = request.lowest != 0;
    Glance glance(j);
    MoveSearch search(j, glance);
    search.add(chosen);
    if (const Best& best = search.best(); best.prospect)
        return best.choice;
    Choice stay;
    stay.pose = j.table.body(request.limits.piece).pose;
    return stay;
}

}  // namespace ephor::dba
