#include "core/rules/men_of_bronze/battle/pushback.h"

#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

namespace ephor::men_of_bronze {

namespace {

/// A forced straight move until an obstacle; Difficult Ground neither slows nor stops it (MOB-129, MOB-AMB-37).
bool forced(Play& play, PieceId unit, Vec along, double distance, const Reason& reason) {
    const Body& body = play.body(unit);
    const Path path = pathAhead(play.game, play.table(), unit, body.pose, along, distance, {}, AtDifficult::Enters);
    return goStraight(play, unit, along, path.distance, reason, false);
}

}  // namespace

// MOB-126, MOB-127, MOB-128, D-23
void pushBack(Play& play, PieceId loser, PieceId winner) {
    const Table& table = play.table();
    const Edge edge = touchedEdge(table.body(winner), table.body(loser));
    const Vec away = outwardNormal(table.body(winner), edge);
    const double distance = rollBaseWidths(play, loser, why::pushback);
    const Vec before = play.body(loser).pose.centre;
    if (!forced(play, loser, away, distance, why::pushback))
        return;
    const double pushed = length(play.body(loser).pose.centre - before);

    OptionList options;
    options.add(code::stand, why::optionStandFast);
    if (edge == Edge::Front)
        options.add(code::pursue, why::optionFollowUp);
    options.add(code::regroup, why::optionRegroup);
    Request request;
    request.question = {AfterPushback, play.side(winner), winner};
    request.options = options.all();
    request.subject = loser;
    switch (play.referee.choose(request).code) {
    case code::pursue: {  // MOB-AMB-28: straight ahead until contact, at most as far as the loser went; no new fight
        const Vec origin = play.body(winner).pose.centre;
        if (forced(play, winner, play.body(winner).facing(), pushed, why::pushbackPursue) && play.alive(loser) &&
            table.touching(winner).contains(loser))
            meet(play, winner, loser, origin);
        break;
    }
    case code::regroup:
        forced(play, winner, -play.body(winner).facing(), rollBaseWidths(play, winner, why::regroup), why::regroup);
        break;
    default:
        break;
    }
}

}  // namespace ephor::men_of_bronze
