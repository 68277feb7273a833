#include "core/ai/dba/move_choice.h"

#include "core/ai/dba/candidate_moves.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/groups.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/tactical_moves.h"

namespace ephor::dba {

namespace {

using MoverList = StackList<Mover, Moves::most>;

/// Columns are left to people.
void findMovers(const Viewpoint& view, std::span<const Option> options, MoverList& movers) {
    const Formation formation(view.game, view.table, view.me);
    ElementSet line;
    for (const Option& option : options) {
        if (option.code == code::pass || option.code == code::column || option.code == code::file)
            continue;
        if (!line.contains(option.piece))
            line = formation.groupOf(option.piece);
        Mover mover;
        mover.option = coded(option.code, option.piece);
        mover.group = formation.partOf(line, option.piece, option.code);
        mover.limits =
            moveLimits(view.game, option.piece, mover.group, option.code == code::single ? SingleMove : GroupMove);
        mover.price = option.price;
        mover.isPart = mover.group != line;
        mover.mustContact = option.price > view.table.counter(view.me, Pips);
        movers.push(mover);
    }
}

bool isLegal(const Viewpoint& view, const NeighbourGrid& grid, const Mover& mover, const Choice& end, Plan& plan) {
    const PieceSet group = mover.group.pieces();
    const Surroundings around = surroundingsOf(view.game, view.table, group, mover.limits, grid.neighbours());
    return !planMove(view.game, view.table, group, mover.limits, around, end, plan) &&
           (!mover.mustContact || chariotsCharge(view.game, mover.group, plan));
}

/// The rules are asked about the best first, until nothing that is left seems better than what they allow.
std::optional<PlannedMove> bestLegal(const Viewpoint& view, const NeighbourGrid& grid, CandidateMoves& candidates) {
    std::optional<PlannedMove> best;
    double most = leastGain;
    while (const std::optional<CandidateMove> move = candidates.takeBest()) {
        if (move->value <= most)
            break;
        Choice end;
        end.pose = snapped(move->end);
        Plan plan;
        if (!isLegal(view, grid, *move->mover, end, plan))
            continue;
        const double value = plan.contact ? candidates.valueAfter(*move->mover, plan) : move->value;
        if (value <= most)
            continue;
        best = PlannedMove{move->mover->option, move->mover->group, end};
        most = value;
    }
    return best;
}

/// Into contact, and nearer to the enemy: who stands in a line goes with it until an enemy is near.
void addTogether(CandidateMoves& candidates, std::span<const Mover> movers) {
    for (const Mover& mover : movers) {
        candidates.addAssaults(mover);
        if (mover.limits.how == SingleMove)
            candidates.addStrikes(mover);
        if (mover.isPart)
            continue;
        if (!mover.mustContact)
            candidates.addAdvances(mover);
        StackList<const Mover*, Moves::most> parts;
        for (const Mover& part : movers)
            if (part.limits.how == GroupMove && mover.group.contains(part.limits.piece))
                parts.push(&part);
        if (parts.size() > 0)
            candidates.addCharges(mover.group, parts.all());
    }
}

/// Who stands in a line leaves it, though there is nobody to strike.
void addAlone(CandidateMoves& candidates, std::span<const Mover> movers) {
    for (const Mover& mover : movers)
        if (mover.limits.how == SingleMove && mover.isPart && !mover.mustContact)
            candidates.addAdvances(mover);
}

}  // namespace

PlannedMove bestMove(const Viewpoint& view, std::span<const Option> options) {
    for (const Option& option : options)
        if (option.code == code::byRoad)
            return {coded(option.code, option.piece), {}, {}};
    MoverList movers;
    findMovers(view, options, movers);
    const NeighbourGrid grid(view);
    CandidateMoves candidates(view, grid);
    addTogether(candidates, movers.all());
    if (const auto best = bestLegal(view, grid, candidates))
        return *best;
    addAlone(candidates, movers.all());
    return bestLegal(view, grid, candidates).value_or(PlannedMove{});
}

Choice bestEnd(const Viewpoint& view, const Request& request) {
    Mover mover;
    mover.group = ElementSet(request.pieces);
    mover.limits = request.limits;
    mover.mustContact = request.lowest != 0;
    const NeighbourGrid grid(view);
    CandidateMoves candidates(view, grid);
    candidates.addAssaults(mover);
    candidates.addAdvances(mover);
    if (const Mover* const only = &mover; mover.limits.how == GroupMove)
        candidates.addCharges(mover.group, {&only, 1});
    else
        candidates.addStrikes(mover);
    Choice stay;
    stay.pose = view.table.body(request.limits.piece).pose;
    const auto best = bestLegal(view, grid, candidates);
    return best ? best->end : stay;
}

}  // namespace ephor::dba
