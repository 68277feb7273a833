// Biographies of leaders, limited to what the reader knows: a power knows everything about its own leaders, and about
// others what was public.
#pragma once

#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/reports/honours/leader_lives.h"

namespace ephor::campaign {

/// A line of a biography.
struct BiographyLine {
    Date date;
    std::string text;

    friend bool operator==(const BiographyLine&, const BiographyLine&) = default;
};

struct Biography {
    LeaderId leader;
    std::string title;    ///< "Brasidas of Sparta"
    std::string summary;  ///< fame, command points, traits, battles; empty if the reader does not know them
    std::vector<BiographyLine> lines;

    friend bool operator==(const Biography&, const Biography&) = default;
};

/// Nothing if the reader cannot know that the leader exists.
std::optional<Biography> biographyOf(const Scenario& scenario, const Lives& lives, LeaderId leader, Audience audience);
/// The biographies with at least one line, by LeaderId.
std::vector<Biography> biographiesOf(const Scenario& scenario, const Lives& lives, Audience audience);

/// Title, summary, and a heading with lines for each turn.
Report biographyReport(const Scenario& scenario, const Biography& biography);
/// All biographies, with a heading for each leader.
Report biographiesReport(const Scenario& scenario, const std::vector<Biography>& all);

}  // namespace ephor::campaign
