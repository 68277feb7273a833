// Dice of the campaign that are typed in on the command line: what the steps of a move have in common.
#pragma once

#include "app/ephorctl/campaign/campaign_file.h"
#include "core/campaign/umpire/actions.h"

namespace ephor::ctl {

struct RollArguments {
    std::vector<std::string> dice;
    bool areShown = false;  ///< the throws alone, and nothing is done
};

/// --die and --throws.
void addRolls(CLI::App& command, RollArguments& given);
/// What a step would come to with the dice that were typed in, and says what there is to say of them; trouble where it
/// cannot be done with them.
Outcome<campaign::Preview> foreseenWith(
    const RollArguments& given, const std::function<campaign::Preview(const campaign::TypedDice& typed)>& foresee);
/// The throws of a step that is not done.
Outcome<ExitStatus> printRolls(const campaign::Preview& seen, bool json);

}  // namespace ephor::ctl
