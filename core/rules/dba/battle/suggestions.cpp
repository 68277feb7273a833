// Suggested answers to any request, for random play, search and the keyboard.
#include "core/battle/answers/plain_answers.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/deployment_places.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/rules/dba/battle/terrain_placement.h"

#include <algorithm>

namespace ephor::dba {

const Reason* DbaGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    const Side side = request.question.side;
    const int how = request.limits.how;
    if (request.form == Form::Deploy)
        return checkDeploy(*this, table, choice);
    if (how == FeaturePlace)
        return checkFeaturePlace(*this, table, request.limits.feature, choice);
    if (how == CampPlace)
        return checkCamp(*this, table, side, choice);
    if (how == LandingPlace)
        return checkLanding(*this, table, side, choice);
    Plan plan;
    if (const Reason* why = planMove(*this, table, request.pieces, request.limits, choice, plan))
        return why;
    // DBA-037: scythed chariots with only enough PIPs for a charge.
    const bool charges = chariotsCharge(*this, ElementSet(request.pieces), plan);
    return request.limits.mustContact && plan.count > 0 && !charges ? &why::costlyTroops : nullptr;
}

void DbaGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    const Side side = request.question.side;
    const int how = request.limits.how;
    constexpr std::size_t most = 24;
    const auto collect = [&](const Choice& choice) {
        if (std::ranges::find(choices, choice) == choices.end() && !refusal(table, request, choice))
            choices.push_back(choice);
        return choices.size() >= most;
    };
    if (request.form == Form::Deploy) {
        for (const PieceId piece : request.pieces) {
            Choice hold;
            hold.piece = piece;
            hold.code = code::asGarrison;
            if (request.options.size() > 1 && !checkDeploy(*this, table, hold))
                choices.push_back(hold);
            const std::size_t before = choices.size();
            eachDeployPlace(*this, table, piece, [&](const Choice& choice) {
                choices.push_back(choice);
                return choices.size() >= before + 3;
            });
        }
    } else if (request.form == Form::Move) {
        if (how == FeaturePlace)
            eachFeaturePlace(*this, table, request.limits.feature, collect);
        else if (how == CampPlace)
            eachCampPlace(*this, table, side, collect);
        else if (how == LandingPlace)
            eachLandingPlace(*this, table, side, collect);
        else {
            eachMove(*this, table, request.pieces, request.limits,
                     [&](const Choice& choice, const Plan&) { return collect(choice); });
            Choice stay;
            stay.pose = table.body(request.limits.piece).pose;
            choices.push_back(stay);
        }
    }
}

}  // namespace ephor::dba
