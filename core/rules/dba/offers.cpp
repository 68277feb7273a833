// Which of the moves that are offered is the best: what all of them seem to bring first, the rules' word on the few that seem best.
#include "core/rules/dba/glance.h"

#include <algorithm>
#include <bitset>

namespace ephor::dba {

namespace {

constexpr double ofProgress = 0.03;  ///< an inch nearer is worth beside fights
/// What a charge is worth in itself: who waits gives the enemy the choice.
constexpr double eager = -0.06;
constexpr double ofAssault = 0.5;  ///< what coming to the walls of a work seems to bring, until it is looked at
constexpr double leastGain = 0.01;
constexpr int mostOpen = 2;  ///< places without contact that are weighed for one group: the first are the likeliest

/// An offer that may be worth its PIPs.
struct Prospect {
    const Option* option = nullptr;  ///< none where it is chosen already
    PieceSet group;
    MoveLimits limits;
    bool part = false;  ///< the rest of its line stays
    bool far = false;
    double promise = 0;

    double cost() const { return (option ? 0.03 * (option->price - 1) : 0) + (part ? 0.01 : 0); }
};

/// Of the offers near the enemy those that promise most: only they are looked at closely.
class Prospects {
public:
    explicit Prospects(std::size_t most) : m_most(most) {}

    void add(const Prospect& prospect) {
        std::size_t at = m_count;
        while (at > 0 && m_all[at - 1].promise < prospect.promise)
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
    std::array<Prospect, 8> m_all;
    std::size_t m_most;
    std::size_t m_count = 0;
};

/// A place that the leader of a prospect may be sent to, not yet checked.
struct Try {
    double seems;
    const Prospect* prospect;
    Place place;
};

/// A move that the rules allow, and how good it is.
struct Best {
    const Prospect* prospect = nullptr;
    Choice choice;
    double score = leastGain;
};

/// Looks for the best move of some groups: what seems best is checked first, until nothing that is left seems better than what was found.
class MoveSearch {
public:
    explicit MoveSearch(const Judgement& j) : m_j(j), m_glance(j), m_bound(j.table.counter(Side::A, ThisBound)) {}

    Glance& glance() { return m_glance; }
    void add(const Prospect& prospect, bool onlyContact);
    /// Of all that were added so far.
    const Best& best();

private:
    bool consider(const Prospect& prospect, const Place& place, bool contact);
    bool isKnown(const Pose& place) const;
    void check(const Try& next);
    double valueAfter(const PieceSet& group, const Plan& plan);

    static constexpr std::size_t mostTries = 128;
    static constexpr int mostChecks = 24;

    const Judgement& m_j;
    Glance m_glance;
    int m_bound;
    StackList<Try, mostTries> m_tries;
    std::bitset<mostTries> m_checked;
    Best m_best;
    std::size_t m_first = 0;       ///< of the prospect that is being added
    std::optional<Table> m_after;  ///< the table, on which moves are tried and taken back
};

void MoveSearch::add(const Prospect& prospect, bool onlyContact) {
    m_first = m_tries.size();
    if (!prospect.far)
        eachContactPlace(m_j.game, m_j.table, prospect.group, prospect.limits, [&](const Place& place) {
            consider(prospect, place, true);
            return m_tries.isFull();
        });
    int open = 0;
    if (!onlyContact)
        eachOpenPlace(m_j.game, m_j.table, prospect.group, prospect.limits, [&](const Place& place) {
            open += consider(prospect, place, false) ? 1 : 0;
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
bool MoveSearch::consider(const Prospect& prospect, const Place& place, bool contact) {
    if (m_tries.isFull())
        return false;
    const Body& leader = m_j.table.body(prospect.limits.piece);
    const double most = prospect.limits.allowance + 1.001;  // with the slide
    if (contact && place.edge == Contact::None && !m_glance.isEngaged(place.enemy))
        return false;  // to stand beside somebody's front helps whoever fights him
    if (prospect.limits.how == SingleMove && (squaredLength(place.pose.centre - leader.pose.centre) > most * most ||
                                              cornerPath(leader, {place.pose, leader.size}) > most))
        return false;
    if (prospect.limits.how == GroupMove && !isInReach(m_j.table, prospect.group, prospect.limits, place.pose))
        return false;
    if (isKnown(place.pose) || m_glance.isTaken(prospect.group, {prospect.limits.piece, place.pose}))
        return false;
    const Ends ends(m_j.table, prospect.group, prospect.limits, place.pose);
    double seems = 0;
    if (!contact)
        seems = ofProgress * m_glance.progress(ends.all());
    else if (place.edge == Contact::Wall)
        seems = ofAssault;
    else if (const std::optional<double> fights = m_glance.fights(place, ends.all()))
        seems = *fights + eager + 0.004 * m_bound;
    else
        return false;
    seems -= prospect.cost();
    if (seems > leastGain)
        m_tries.push({seems, &prospect, place});
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
    const Prospect& prospect = *next.prospect;
    Choice choice;
    choice.pose = snapped(next.place.pose);
    Plan plan;
    const Ends ends(m_j.table, prospect.group, prospect.limits, choice.pose);
    const auto isTaken = [&](const End& end) { return m_glance.isTaken(prospect.group, end); };
    if (std::ranges::any_of(ends.all(), isTaken) ||
        planMove(m_j.game, m_j.table, prospect.group, prospect.limits, choice, plan))
        return;
    double score = next.seems;
    if (plan.contact)
        score = valueAfter(prospect.group, plan) + eager + 0.004 * m_bound - prospect.cost();
    if (score > m_best.score)
        m_best = {&prospect, choice, score};
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
constexpr std::size_t together = 3;  ///< so many prospects are added before the best is looked for
constexpr std::size_t mostFar = 8;
constexpr std::size_t mostWhole = 8;
constexpr std::size_t mostParts = 5;
constexpr std::size_t mostAlone = 6;

/// `apart`: who stands in a line may leave it, too, though no enemy is near.
Choice bestOffer(const Judgement& j, const Formation& formation, const Request& request, bool apart) {
    MoveSearch search(j);
    Prospects whole(apart ? mostAlone : mostWhole);
    Prospects parts(mostParts);
    Prospects far(mostFar);
    for (const Option& option : request.options) {
        if (option.code == code::pass || option.code == code::column || option.code == code::file ||
            (apart && option.code != code::single))
            continue;
        const PieceId p = option.piece;
        const PieceSet line = formation.groupOf(p);
        Prospect prospect{&option, formation.partOf(line, p, option.code), {}, false, false, 0};
        prospect.limits =
            moveLimits(j.game, j.table, p, prospect.group, prospect.group.size() > 1 ? GroupMove : SingleMove);
        prospect.part = prospect.group.size() < line.size();
        prospect.far = search.glance().isFar(prospect.group, prospect.limits);
        if (prospect.far && prospect.part && !apart)
            continue;  // who stands in a line goes with it until the enemy is near
        if (prospect.far && !apart) {
            prospect.promise = prospect.group.size() * prospect.limits.allowance;
            far.add(prospect);
            continue;
        }
        prospect.promise = search.glance().promise(prospect.group);
        (prospect.part && !apart ? parts : whole).add(prospect);
    }
    for (const Prospect& prospect : far.all())
        search.add(prospect, false);
    const auto look = [&](const Prospects& prospects, bool onlyContact) {
        std::size_t seen = 0;
        for (const Prospect& prospect : prospects.all()) {
            if (seen++ % together == 0 && search.best().score >= goodEnough)
                break;
            search.add(prospect, onlyContact);
        }
    };
    look(whole, false);
    look(parts, true);
    const Best& best = search.best();
    return best.prospect ? coded(best.prospect->option->code, best.prospect->option->piece) : Choice{};
}

}  // namespace

Choice chooseMove(const Judgement& j, const Request& request) {
    for (const Option& option : request.options)
        if (option.code == code::byRoad)
            return coded(option.code, option.piece);
    const Formation formation(j.game, j.table, j.me);
    const Choice inGroups = bestOffer(j, formation, request, false);
    return inGroups.code == code::pass ? bestOffer(j, formation, request, true) : inGroups;
}

Choice chooseEnd(const Judgement& j, const Request& request) {
    Prospect chosen;
    chosen.group = request.pieces;
    chosen.limits = request.limits;
    MoveSearch search(j);
    search.add(chosen, request.lowest != 0);
    if (const Best& best = search.best(); best.prospect)
        return best.choice;
    Choice stay;
    stay.pose = j.table.body(request.limits.piece).pose;
    return stay;
}

}  // namespace ephor::dba
