// What a page needs of a campaign to check an order sheet: as far as its power knows it, and nothing else.
#pragma once

#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// A campaign for validate(): map without positions, rules, omens, and of the state the power's own rows, cities,
/// captives and contingents. Rows are numbered anew, so that gaps do not tell how many others there are.
struct KnownCampaign {
    PowerId power;
    Campaign campaign;
};

KnownCampaign checkedPartOf(const Visible& visible);
/// As JSON on one line.
std::string toJson(const KnownCampaign& known);
/// The campaign, or why the text cannot be used. The text is not trusted.
Result<KnownCampaign> knownCampaignFrom(std::string_view text);

}  // namespace ephor::campaign
