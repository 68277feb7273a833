// The newsletter of a turn (J19), as the umpire edits it and as the journal keeps it after publication.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

struct Newsletter {
    int turn = 1;  ///< the turn that it reports on
    std::string headline;
    std::string text;    ///< headings, each followed by lines indented by two blanks
    std::string notice;  ///< a message from the umpire; empty: none

    friend bool operator==(const Newsletter&, const Newsletter&) = default;
};

/// The last turn that a newsletter can report on: the one adjudicated last or in which the war ended, at least 1.
int lastTurnTold(const Campaign& campaign, std::span<const JournalEntry> entries);

/// Published newsletters that were not undone, by turn; the last one if a turn has several.
std::vector<Newsletter> published(std::span<const JournalEntry> entries);
/// Records the newsletter in the journal. Precondition: whyNotPublished() is empty.
void publish(Journal& journal, const Newsletter& newsletter);

/// The format of the journal, which people can also edit.
std::string toToml(const Newsletter& newsletter);
/// Begun: a draft, whose headline and text may be missing.
enum class PageState { Whole, Begun };
/// `lastTurn`: the highest valid turn.
Result<Newsletter> newsletterFrom(std::string_view toml, std::string_view file, int lastTurn,
                                  PageState state = PageState::Whole);
/// Why the journal could not store the newsletter unchanged: a part that is missing or too long, or invalid characters.
/// Empty: it can be published.
Diagnostics whyNotPublished(const Newsletter& newsletter);

}  // namespace ephor::campaign
