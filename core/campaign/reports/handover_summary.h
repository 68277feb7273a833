// The brief for whoever takes a power over: all that the power knows, what it did last, and what waits for it. Nothing
// that it does not know.
#pragma once

#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/chronicle.h"

namespace ephor::campaign {

/// What stands in the journal besides the campaign.
struct BriefNotes {
    BoardRow row;
    std::optional<Deadline> deadline;
    std::vector<ChronicleLine> lately;  ///< of the public chronicle
};

/// A title, then headings with indented lines below them, as a power's report.
std::string handOverBrief(const Visible& visible, const BriefNotes& notes);
/// As the campaign stands now.
std::string handOverBrief(const Journal& journal, PowerId power);

}  // namespace ephor::campaign
