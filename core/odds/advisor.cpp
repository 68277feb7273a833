#include "core/odds/advisor.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::int64_t firstRuns = 32;

/// The choices, with no battles yet. The record is run again to get the table of the question.
std::vector<Advice> choicesOf(const AdvicePlan& plan, int asked) {
    const Game& game = *plan.game;
    Record record = plan.record;
    record.entries.resize(std::min(record.entries.size(), plan.pending.entries));
    Conditions conditions;
    conditions.waitAtRoll = plan.pending.rolls;
    Fight fight(game);
    const Run run = fight.run(conditions, &record);
    if (!run.pending || run.pending->kind != Pending::Kind::Choice)
        return {};
    const Request& request = *plan.pending.request;
    const Position position{
        game, fight.table(), plan.seed, asked, plan.pending.rolls, &record, plan.pending.publicEntries};
    const Choice standard = plan.standard->choose(request, position);
    std::vector<Choice> choices = plan.standard->candidates(request, position);
    if (std::ranges::find(choices, standard) == choices.end())
        choices.insert(choices.begin(), standard);
    std::vector<Advice> advice;
    for (const Choice& choice : choices)
        if (choice == standard || advice.size() < plan.mostChoices)
            advice.push_back({choice, OddsReport(game), choice == standard});
    return advice;
}

}  // namespace

std::vector<Advice> advise(const AdvicePlan& plan, const std::stop_token& stop, const AdviceProgress& progress) {
    const auto here = std::make_shared<const Here>(hereOf(plan.record, plan.pending));
    std::vector<Advice> advice = choicesOf(plan, here->asked);
    SimulationPlan each;
    each.game = plan.game;
    each.here = here;
    each.seed = plan.seed;
    each.threads = plan.threads;
    std::int64_t done = 0;
    for (std::int64_t until = std::min(firstRuns, plan.runsEach); done < plan.runsEach;
         until = std::min(2 * until, plan.runsEach)) {
        each.firstRun = done;
        each.runs = until - done;
        for (Advice& one : advice) {
            const AnswerOnce answer(here->asked, one.choice, *plan.standard);
            each.players = {plan.standard, plan.standard};
            each.players[index(here->side)] = &answer;
            one.report.add(simulate(each, stop).report);
            if (stop.stop_requested())
                return advice;
        }
        done = until;
        if (progress)
            progress(advice);
    }
    return advice;
}

}  // namespace ephor
