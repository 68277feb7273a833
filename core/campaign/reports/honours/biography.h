// The biographies of leaders, as far as a reader may know them: of his own men a power knows everything, of others what
// everybody was told.
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
    std::string summary;  ///< fame, command points, traits, battles won and lost; empty: the reader does not know it
    std::vector<BiographyLine> lines;

    friend bool operator==(const Biography&, const Biography&) = default;
};

/// None where the reader cannot know that there is such a man.
std::optional<Biography> biographyOf(const Scenario& scenario, const Lives& lives, LeaderId leader, Audience audience);
/// Of all whom the reader knows and of whom there is something to tell, in the order of the campaign.
std::vector<Biography> biographiesOf(const Scenario& scenario, const Lives& lives, Audience audience);

/// As a report: the title, the summary, and for each move a heading with its lines.
std::string biographyText(const Biography& biography);
/// All of them as one report under the scenario's name, a heading for each leader.
std::string biographiesText(const Scenario& scenario, const std::vector<Biography>& all);

}  // namespace ephor::campaign
