#include "core/rules/dba/judgement.h"

#include "core/rules/dba/chances.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

double Judgement::worth(PieceId p) const { return 0.3 + lossOf(game.troop(p), isGeneral(table, p), false) * 0.8; }

PieceSet Judgement::enemyGuards() const {
    PieceSet guards;
    for (const PieceId e : enemies())
        if (isGuard(table, e))
            guards.insert(e);
    return guards;
}

namespace {

constexpr double ofRecoil = 0.1;
constexpr double ofFlight = 0.2;
/// What a charge is worth in itself: who waits gives the enemy the choice.
constexpr double eager = -0.06;

double loss(const Judgement& j, const Table& t, PieceId p, const std::array<double, 4>& outcome) {
    const double worth = j.worth(p);
    // Who has an enemy behind him does not recoil (DBA-145).
    const bool trapped = !isGuard(t, p) && !behind(t, p).empty();
    const double recoil = outcome[static_cast<std::size_t>(Outcome::Recoil)];
    const double flight = outcome[static_cast<std::size_t>(Outcome::Flee)];
    return outcome[static_cast<std::size_t>(Outcome::Destroyed)] * worth +
           (trapped ? (recoil + flight) * worth : recoil * ofRecoil + flight * ofFlight);
}

}  // namespace

double valueOfFight(const Judgement& j, const Table& t, PieceId mine, PieceId enemy) {
    const std::array<Troop, 2> troops{j.game.troop(mine), j.game.troop(enemy)};
    const std::array<int, 2> factors{factorOf(j.game, t, mine, enemy).total(),
                                     factorOf(j.game, t, enemy, mine).total()};
    const std::array<Going, 2> going{goingAt(j.game, t, troops[0], t.body(mine)),
                                     goingAt(j.game, t, troops[1], t.body(enemy))};
    const CombatChances chances = combatChances(troops, factors, going, j.game.options());
    if (isGuard(t, enemy)) {  // any win takes the work
        const TotalsChances totals = totalsChances(factors[0], factors[1]);
        return (totals.aBeats + totals.aDoubles) * (campLoss + j.worth(enemy)) - loss(j, t, mine, chances.outcome[0]);
    }
    return loss(j, t, enemy, chances.outcome[1]) - loss(j, t, mine, chances.outcome[0]);
}

double valueOfFights(const Judgement& j, const Table& t, const PieceSet& who) {
    const PieceSet guards = j.enemyGuards();
    double value = 0;
    PieceSet seen;
    const auto add = [&](PieceId mine, PieceId enemy) {
        if (!seen.contains(mine) && !seen.contains(enemy)) {
            value += valueOfFight(j, t, mine, enemy);
            seen.insert(mine);
            seen.insert(enemy);
        }
    };
    for (const PieceId p : who) {
        if (const PieceId foe = frontFoe(t, p)) {
            add(p, foe);
            continue;
        }
        for (const PieceId e : foesInContact(t, p)) {
            const PieceId other = frontFoe(t, e);  // somebody else fights him: this one strikes his flank
            add(other ? other : p, e);
        }
        for (const PieceId e : t.enemiesTouching(p))  // an overlap helps the neighbour
            if (const PieceId neighbour = isGuard(t, e) ? PieceId{} : frontFoe(t, e))
                add(neighbour, e);
        for (const PieceId e : guards)
            if (meetsWall(t.body(p), standingBody(j.game, t, e)))
                add(p, e);
    }
    return value;
}

namespace {

/// How many factors one has over another in the open.
int edgeOver(const Troop& mine, const Troop& his) {
    return (his.isFoot() ? mine.vFoot : mine.vMounted) - (mine.isFoot() ? his.vFoot : his.vMounted);
}

constexpr int mostContacts = 6;      ///< that are weighed for one group
constexpr int mostOthers = 2;        ///< of other moves: the first are the likeliest
constexpr double ofProgress = 0.02;  ///< an inch nearer is worth beside fights
constexpr double reachBeyond = 1.8;  ///< both bases and the slide, besides the way itself

}  // namespace

Outlook::Outlook(const Judgement& j) : m_j(j) {
    const PieceSet enemies = j.enemies() - j.enemyGuards();
    for (const PieceId p : j.friends()) {
        const Troop& troop = j.game.troop(p);
        const Vec here = j.table.body(p).pose.centre;
        const double reach = troop.moveIn(Going::Good) + reachBeyond;
        double least = 1e18;
        int best = -10;
        for (const PieceId e : enemies) {
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

double Outlook::promise(const PieceSet& group) const {
    double sum = 0;
    for (const PieceId p : group)
        sum += m_promise[p.index()] > -10 ? 0.5 + 0.3 * m_promise[p.index()] : -0.1;
    return sum;
}

double Outlook::mostOfAdvance(const PieceSet& group, const MoveLimits& limits) const {
    return ofProgress * group.size() * (limits.allowance + 0.3);
}

bool Outlook::isFar(const PieceSet& group, const MoveLimits& limits) const {
    for (const PieceId p : group)
        if (m_away[p.index()] < limits.allowance + reachBeyond)
            return false;
    return true;
}

/// How much nearer a group comes to the enemy, in base widths of all its elements; too near without contact is no gain.
double Outlook::progress(const Plan& plan) const {
    double sum = 0;
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const PieceId nearest = m_nearest[p.index()];
        if (!nearest)
            continue;
        const Body& enemy = m_j.table.body(nearest);
        const Vec apart = enemy.pose.centre - pose.centre;
        const double after = length(apart);
        const bool faces = dot(apart, pose.facing) > 0.7 * after;
        sum += std::clamp(m_away[p.index()], 1.5, 30.0) - std::clamp(after, 1.5, 30.0) + (faces ? 0.3 : -0.3);
        const bool flanked = inForwardArc({enemy.pose, enemy.size}, {pose, {0.1, 0.1}}) && !faces;
        sum -= flanked && after < 4 ? 0.5 : 0;
    }
    return sum;
}

/// Of the fights that the move leads to.
double Outlook::valueAfter(const Plan& plan) {
    if (!m_after)
        m_after = m_j.table;
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
    return value;
}

Scored Outlook::bestMove(const PieceSet& group, const MoveLimits& limits, bool onlyContact) {
    Scored best;
    const double before = valueOfFights(m_j, m_j.table, group);
    const int bound = m_j.table.counter(Side::A, ThisBound);
    int contacts = 0;
    int others = 0;
    eachMove(m_j.game, m_j.table, group, limits, [&](const Choice& choice, const Plan& plan) {
        if (!plan.contact && onlyContact)
            return true;  // contacts come first
        Scored scored{choice, 0};
        scored.score = plan.contact ? valueAfter(plan) - before + eager + 0.004 * bound : ofProgress * progress(plan);
        if (scored.score > best.score)
            best = scored;
        contacts += plan.contact ? 1 : 0;
        others += plan.contact ? 0 : 1;
        return contacts == mostContacts || others == mostOthers;
    });
    return best;
}

namespace {

/// An offer that may be worth its PIPs.
struct Prospect {
    const Option* option = nullptr;
    PieceSet group;
    MoveLimits limits;
    bool part = false;  ///< the rest of its line stays
    bool far = false;
    double promise = 0;
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

/// A fight that promises so much is taken at once: what else is good comes with the next PIP.
constexpr double goodEnough = 0.3;

/// The best offer found so far; pass before anything is.
class BestOffer {
public:
    explicit BestOffer(Outlook& outlook) : m_outlook(outlook) {}

    void look(const Prospect& prospect, bool onlyContact) {
        const Scored scored = m_outlook.bestMove(prospect.group, prospect.limits, onlyContact);
        const double score = scored.score - 0.03 * (prospect.option->price - 1) - (prospect.part ? 0.02 : 0);
        if (score > m_most && scored.score > -1e8) {
            m_most = score;
            m_best = coded(prospect.option->code, prospect.option->piece);
        }
    }
    const Choice& choice() const { return m_best; }
    bool isGood() const { return m_most >= goodEnough; }
    /// Could a move that scores at most so much be better?
    bool mayBeat(double most) const { return most > m_most; }

private:
    Outlook& m_outlook;
    Choice m_best;
    double m_most = 0.01;
};

constexpr std::size_t mostFar = 8;
constexpr std::size_t mostWhole = 8;
constexpr std::size_t mostParts = 5;
constexpr std::size_t mostAlone = 6;

/// `apart`: who stands in a line may leave it, too, though no enemy is near.
Choice bestOffer(const Judgement& j, const Formation& formation, Outlook& outlook, const Request& request, bool apart) {
    BestOffer best(outlook);
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
        prospect.far = outlook.isFar(prospect.group, prospect.limits);
        if (prospect.far && prospect.part && !apart)
            continue;  // who stands in a line goes with it until the enemy is near
        if (prospect.far && !apart) {
            prospect.promise = outlook.mostOfAdvance(prospect.group, prospect.limits);
            far.add(prospect);
            continue;
        }
        prospect.promise = outlook.promise(prospect.group);
        (prospect.part && !apart ? parts : whole).add(prospect);
    }
    for (const Prospect& prospect : far.all())
        if (best.mayBeat(prospect.promise))
            best.look(prospect, false);
    for (const Prospect& prospect : whole.all())
        if (!best.isGood())
            best.look(prospect, false);
    for (const Prospect& prospect : parts.all())
        if (!best.isGood())
            best.look(prospect, true);
    return best.choice();
}

}  // namespace

Choice chooseMove(const Judgement& j, const Request& request) {
    for (const Option& option : request.options)
        if (option.code == code::byRoad)
            return coded(option.code, option.piece);
    const Formation formation(j.game, j.table, j.me);
    Outlook outlook(j);
    const Choice together = bestOffer(j, formation, outlook, request, false);
    return together.code == code::pass ? bestOffer(j, formation, outlook, request, true) : together;
}

}  // namespace ephor::dba
