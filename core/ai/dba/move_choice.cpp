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

/// All offered groups except columns, which the computer player does not form.
void findMovers(const Viewpoint& view, std::span<const Option> options, MoverList& movers) {
    const Formation formation(view.game, view.table, view.me);
    ElementSet line;
    for (const Option& option : options) {
        if (option.code == code::pass || option.code == code::column || option.code == code::file)
            continue;
        if (!line.contains(option.piece))
            line = formation.groupOf(option.piece);
        Mover mover;
        mover.option = coded(option);
        mover.group = formation.partOf(line, option.piece, option.code);
        mover.limits =
            moveLimits(view.game, option.piece, mover.group, option.code == code::single ? SingleMove : GroupMove);
        mover.front = frontOf(view.table, mover.group, mover.limits);
        mover.price = option.price;
        mover.isPart = mover.group != line;
        mover.limits.mustContact = option.price > view.table.counter(view.me, Pips);
        movers.push(mover);
    }
}

bool isLegal(const Viewpoint& view, const NeighbourGrid& grid, const Mover& mover, const Choice& end) {
    Plan plan;
    const PieceSet group = mover.group.pieces();
    const Surroundings around = surroundingsOf(view.game, view.table, group, mover.limits, grid.neighbours());
    return !planMove(view.game, view.table, group, mover.limits, around, end, plan) &&
           (!mover.limits.mustContact || chariotsCharge(view.game, mover.group, plan));
}

/// The best candidate that is legal. Candidates are checked in descending value.
std::optional<PlannedMove> bestLegal(const Viewpoint& view, const NeighbourGrid& grid, CandidateMoves& candidates) {
    while (const std::optional<CandidateMove> move = candidates.takeBest()) {
        Choice end;
        end.pose = snapped(move->end);
        if (isLegal(view, grid, *move->mover, end))
            return PlannedMove{move->mover->option, move->mover->group, end};
    }
    return {};
}

void addContacts(CandidateMoves& candidates, std::span<const Mover> movers) {
    for (const Mover& mover : movers) {
        if (mover.limits.how != GroupMove)
            candidates.addStrikes(mover);
        if (!mover.isPart)
            candidates.addCharges(mover.group, movers);
    }
}

void addAdvances(CandidateMoves& candidates, std::span<const Mover> movers, bool areParts) {
    for (const Mover& mover : movers)
        if (!mover.limits.mustContact && mover.isPart == areParts && (!areParts || mover.limits.how == SingleMove))
            candidates.addAdvances(mover);
}

/// A move into contact if one is worth it, otherwise an advance. Single elements leave their line only if no line has
/// a move.
std::optional<PlannedMove> bestOf(const Viewpoint& view, std::span<const Mover> movers) {
    const NeighbourGrid grid(view);
    CandidateMoves candidates(view, grid);
    addContacts(candidates, movers);
    std::optional<PlannedMove> best = bestLegal(view, grid, candidates);
    for (const bool areParts : {false, true}) {
        if (best)
            break;
        addAdvances(candidates, movers, areParts);
        best = bestLegal(view, grid, candidates);
    }
    return best;
}

}  // namespace

PlannedMove bestMove(const Viewpoint& view, std::span<const Option> options) {
    for (const Option& option : options)
        if (option.code == code::byRoad)
            return {coded(option), {}, {}};
    MoverList movers;
    findMovers(view, options, movers);
    return bestOf(view, movers.all()).value_or(PlannedMove{});
}

Choice bestEnd(const Viewpoint& view, const Request& request) {
    Mover mover;
    mover.group = ElementSet(request.pieces);
    mover.limits = request.limits;
    mover.front = frontOf(view.table, mover.group, mover.limits);
    PlannedMove stay;
    stay.end.pose = view.table.body(request.limits.piece).pose;
    return bestOf(view, {&mover, 1}).value_or(stay).end;
}

}  // namespace ephor::dba
