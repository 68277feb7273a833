// Which of the moves that are offered is the best.
#include "core/ai/dba/move_choice.h"

#include "core/ai/dba/move_search.h"

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
double hopeOf(const Prospect& prospect, QuickEvaluation& glance, double charge) {
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

std::optional<PlannedMove> plannedBy(const Best& best) {
    if (!best.prospect)
        return {};
    const Prospect& prospect = *best.prospect;
    return PlannedMove{coded(prospect.option->code, prospect.option->piece), prospect.group.pieces(), prospect.limits,
                       best.choice};
}

/// Into contact, and nearer to the enemy; who stands in a line goes with it until he is near.
std::optional<PlannedMove> bestOffer(const Judgement& j, const Moves& moves, QuickEvaluation& glance) {
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
    return plannedBy(search.best());
}

/// Who stands in a line leaves it, though nobody can be struck.
std::optional<PlannedMove> bestAlone(const Judgement& j, const Moves& moves, QuickEvaluation& glance) {
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
    return plannedBy(search.best());
}

PlannedMove bestMove(const Judgement& j, MoveMemory& memory) {
    const Moves& moves = memory.moves();
    for (const Option& option : moves.options.all())
        if (option.code == code::byRoad)
            return {coded(option.code, option.piece), {}, {}, {}};
    if (const auto inGroups = bestOffer(j, moves, memory.evaluation()))
        return *inGroups;
    return bestAlone(j, moves, memory.evaluation()).value_or(PlannedMove{});
}

const PlannedMove& plannedMove(const Judgement& j, MoveMemory& memory) {
    return memory.planned([&] { return bestMove(j, memory); });
}

}  // namespace

void MoveMemory::begin(const DbaGame& game, const Table& table, Side side) {
    if (side != m_side)
        clear();
    m_side = side;
    if (m_moves)
        return;
    m_moves.emplace(game, table, side);
    if (m_evaluation)
        m_evaluation->follow();
    else
        m_evaluation.emplace(Judgement(game, table, side));
}

Choice chooseMove(const Judgement& j, MoveMemory& memory) { return plannedMove(j, memory).option; }

// Whoever chose the group: where the player wants to send it, else the best for that group alone.
Choice chooseEnd(const Judgement& j, MoveMemory& memory, const Request& request) {
    const PlannedMove& planned = plannedMove(j, memory);
    if (planned.option.piece == request.limits.piece && planned.group == request.pieces &&
        request.limits.how != ColumnMove)
        return planned.end;
    Prospect chosen;
    chosen.group = ElementSet(request.pieces);
    chosen.limits = request.limits;
    chosen.mustContact = request.lowest != 0;
    QuickEvaluation glance(j);
    MoveSearch search(j, glance);
    search.add(chosen);
    if (const Best& best = search.best(); best.prospect)
        return best.choice;
    Choice stay;
    stay.pose = j.table.body(request.limits.piece).pose;
    return stay;
}

}  // namespace ephor::dba
