// ephorctl list best
#pragma once

#include "app/ephorctl/commands.h"

namespace ephor::ctl {

void addListBest(CLI::App& list, Action& action);

}  // namespace ephor::ctl
