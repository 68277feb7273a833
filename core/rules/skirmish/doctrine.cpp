// The doctrine's answer to each decision; those about walls and moves stand in doctrine_moves, about shooting in doctrine_shots.
#include "core/rules/skirmish/doctrine.h"

#include "core/rules/skirmish/judgement.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// Shooters need a clear line, so they stand in one rank; all others in two.
Choice deployRetinue(const Judgement& j) {
    Choice best;
    const PieceId leader = j.request.pieces.first();
    const Company& company = j.game.companyOf(leader);
    int shooters = 0;
    for (const PieceId figure : company.figures)
        shooters += j.profile(figure).kind.missile != Missile::None ? 1 : 0;
    const int wish = 3 * shooters >= company.size ? code::oneRank : code::twoRanks;
    eachPlace(j.game, j.table, company, wish, [&](const Choice& choice) {
        best = choice;
        return true;
    });
    return best;
}

/// SKI-D05: the best blow first.
Choice whomToFight(const Judgement& j) {
    Choice choice;
    double best = -1e9;
    for (const PieceId enemy : j.request.pieces) {
        const double value = j.valueInContact(j.request.question.piece, enemy);
        if (value > best) {
            best = value;
            choice.piece = enemy;
        }
    }
    return choice;
}

Choice nextFighter(const Judgement& j) {
    Choice choice;
    double best = -1e9;
    for (const PieceId figure : j.request.pieces)
        for (const PieceId enemy : enemiesInContact(j.table, figure)) {
            const double value = j.valueInContact(figure, enemy);
            if (value > best) {
                best = value;
                choice.piece = figure;
            }
        }
    return choice;
}

/// SKI-D07: the best man.
Choice takeStandard(const Judgement& j) {
    Choice choice;
    choice.piece = j.request.pieces.first();
    for (const PieceId figure : j.request.pieces)
        if (j.profile(figure).kind.unitClass > j.profile(choice.piece).kind.unitClass)
            choice.piece = figure;
    return choice;
}

}  // namespace

Choice Doctrine::choose(const Request& request, const Position& position) const {
    const Judgement j(request, position);
    switch (static_cast<Decision>(request.question.decision)) {
    case DeployRetinue:
        return deployRetinue(j);
    case FormWall:
        return wall(j);
    case NextFigure:
        return nextFigure(j);
    case TakeAction:
        return bestAction(j);
    case MoveTo:
        return bestMove(j);
    case ShootAt:
        return target(j);
    case NextFighter:
        return nextFighter(j);
    case WhomToFight:
        return whomToFight(j);
    case TakeStandard:
        return takeStandard(j);
    case Decisions:
        break;
    }
    return {};
}

}  // namespace ephor::skirmish
