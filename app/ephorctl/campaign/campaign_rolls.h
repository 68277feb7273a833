// Campaign dice that are typed in on the command line; shared by the commands that run a step.
#pragma once

#include "app/ephorctl/campaign/campaign_file.h"
#include "core/campaign/umpire/actions.h"

namespace ephor::ctl {

struct RollArguments {
    std::vector<std::string> dice;
    bool areShown = false;  ///< only prints the rolls, without running the step
};

/// Adds --die and --rolls.
void addRolls(CLI::App& command, RollArguments& given);
/// A preview of a step with the typed-in dice. Prints remarks on them; fails where the step cannot be run with them.
Outcome<campaign::Preview> previewWith(
    const RollArguments& given, const std::function<campaign::Preview(const campaign::TypedDice& typed)>& preview);
/// Prints the rolls of a step without running it.
Outcome<ExitStatus> printRolls(const campaign::Preview& seen, bool json);

}  // namespace ephor::ctl
