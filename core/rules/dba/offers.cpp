// Which of the moves that are offered is the best.
#include "core/rules/dba/move_search.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Of the offers those that may bring most: only they are looked at closely, the best first.
class Prospects {
public:
    explicit Prospects(std::size_t most) : m_most(most) {}

    void add(const Prospect& prospect) {
        std::size_t at = m_count;
        while (at > 0 && m_all[at - 1]->hope < prospect.hope)
            --at;
        if (at == m_most)
            return;
        m_count = std::min(m_count + 1, m_most);
        for (std::size_t i = m_count - 1; i > at; --i)
            m_all[i] = m_all[i - 1];
        m_all[at] = &prospect;
    }
    std::span<const Prospect* const> all() const { return {m_all.data(), m_count}; }

private:
    std::array<const Prospect*, 14> m_all{};
    std::size_t m_most;
    std::size_t m_count = 0;
};

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
    prospect.limits = moveLimits(j.game, prospect.option->piece, prospect.group, how);
    return prospect;
}

/// Adds the likely ones, until what was found is as good as what the rest may bring.
void look(MoveSearch& search, const Prospects& prospects) {
    std::size_t seen = 0;
    for (const Prospect* prospect : prospects.all()) {
        if (seen++ % together == 0 && search.best().score >= std::min(goodEnough, prospect->hope))
            break;
        search.add(*prospect);
    }
}

std::optional<Intent> intentOf(const Best& best) {
    if (!best.prospect)
        return {};
    const Prospect& prospect = *best.prospect;
    return Intent{coded(prospect.option->code, prospect.option->piece), prospect.group.pieces(), prospect.limits,
                  best.choice, best.plan};
}

/// Into contact, and nearer to the enemy; who stands in a line goes with it until he is near.
std::optional<Intent> bestOffer(const Judgement& j, const Moves& moves, Glance& glance) {
    Prospects whole(mostWhole);
    Prospects parts(mostParts);
    Prospects far(mostFar);
    StackList<Prospect, Moves::most> all;
    const double charge = chargeWorth(j);
    for (std::size_t i = 1; i < moves.options.size(); ++i) {
        if (const int code = moves.options.all()[i].code; code == code::column || code == code::file)
            continue;
        Prospect prospect = prospectOf(j, moves, i);
        prospect.far = glance.isFar(prospect.group, prospect.limits);
        if (prospect.far) {
            prospect.hope = prospect.group.size() * prospect.limits.allowance;
            if (!prospect.part)
                far.add(all.push(prospect));
            continue;
        }
        prospect.hope = hopeOf(prospect, glance, charge);
        prospect.onlyContact = prospect.part;
        (prospect.part ? parts : whole).add(all.push(prospect));
    }
    MoveSearch search(j, glance);
    for (const Prospect* prospect : far.all()) {
        search.add(*prospect);
        search.best();
    }
    look(search, whole);
    look(search, parts);
    return intentOf(search.best());
}

/// Who stands in a line leaves it, though nobody can be struck.
std::optional<Intent> bestAlone(const Judgement& j, const Moves& moves, Glance& glance) {
    Prospects alone(mostAlone);
    StackList<Prospect, Moves::most> all;
    for (std::size_t i = 1; i < moves.options.size(); ++i) {
        if (moves.options.all()[i].code != code::single)
            continue;
        Prospect prospect = prospectOf(j, moves, i);
        prospect.onlyOpen = true;
        prospect.hope = ofProgress * glance.progressHope(prospect.group, prospect.limits) - prospect.cost();
        alone.add(all.push(prospect));
    }
    MoveSearch search(j, glance);
    look(search, alone);
    return intentOf(search.best());
}

Intent bestIntent(const Judgement& j, const Moves& moves, Glance& glance) {
    if (const auto inGroups = bestOffer(j, moves, glance))
        return *inGroups;
    return bestAlone(j, moves, glance).value_or(Intent{});
}

Intent bestIntent(const Judgement& j, const Moves& moves) {
    for (const Option& option : moves.options.all())
        if (option.code == code::byRoad)
            return {coded(option.code, option.piece), {}, {}, {}, {}};
    if (moves.glance) {
        moves.glance->follow();
        return bestIntent(j, moves, *moves.glance);
    }
    Glance own(j);
    return bestIntent(j, moves, own);
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
    chosen.group = ElementSet(request.pieces);
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
