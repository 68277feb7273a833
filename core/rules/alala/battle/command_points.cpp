#include "core/rules/alala/battle/command_points.h"

namespace ephor::alala {

int encourageCost(Grade grade, bool advancing) {
    const GradeFacts& facts = factsOf(grade);
    return advancing ? facts.encourageAdvancing : facts.encourage;
}

int costOf(const Command& command) {
    const LeaderFacts& leader = leaderFacts();
    switch (command.action) {
    case CommandAction::Control:
        return leader.control;
    case CommandAction::Move:
        return leader.move;
    case CommandAction::Signal:
        return leader.signal;
    case CommandAction::Invoke:
        return leader.invoke;
    case CommandAction::Encourage:
        break;
    }
    return encourageCost(command.grade, command.advancing);
}

bool mayCommand(const LeaderBudget& budget, const Command& command) {
    if (budget.engaged)
        return false;  // ALA-055
    if (budget.signalled && (command.action == CommandAction::Invoke || command.action == CommandAction::Signal))
        return false;                         // ALA-064: once; ALA-065: only before
    return costOf(command) <= budget.points;  // ALA-054
}

}  // namespace ephor::alala
