// The date of a report.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// "Summer 431 BC, first turn, turn 3".
std::string reportDate(const Course& course);

}  // namespace ephor::campaign
