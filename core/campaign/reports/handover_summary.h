// The briefing for a new player of a power: what the power knows, what it did last, and what is pending. Contains only
// what the power knows.
#pragma once

#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/report.h"
#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// Data for the briefing that only the journal has.
struct BriefNotes {
    BoardRow row;
    std::optional<Deadline> deadline;
    std::vector<ChronicleLine> lately;  ///< the last lines of the public chronicle
};

/// The brief itself, then the situation as in a power's report.
Report handOverBrief(const Visible& visible, const BriefNotes& notes);
/// As the campaign stands now.
Report handOverBrief(const Journal& journal, PowerId power);

}  // namespace ephor::campaign
