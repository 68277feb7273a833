#include "core/rules/alala/battle/arithmetic/command_points.h"

namespace ephor::alala {

int encourageCost(Grade grade, bool advancing, const CommandFacts& facts) {
    return advancing ? facts.of(grade).encourageAdvancing : facts.of(grade).encourage;
}

int costOf(const Command& command, const CommandFacts& facts) {
    const LeaderFacts& leader = facts.leader;
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
    return encourageCost(command.grade, command.advancing, facts);
}

bool mayCommand(const LeaderBudget& budget, const Command& command, const CommandFacts& facts) {
    if (budget.engaged)
        return false;  // ALA-055
    if (budget.signalled && (command.action == CommandAction::Invoke || command.action == CommandAction::Signal))
        return false;                                // ALA-064: once; ALA-065: only before
    return costOf(command, facts) <= budget.points;  // ALA-054
}

}  // namespace ephor::alala
