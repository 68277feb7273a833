// The newsletter of a move (J19), as the umpire edits it and as the journal keeps it once it is published.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

struct Newsletter {
    int turn = 1;  ///< the move that it tells of
    std::string headline;
    std::string text;    ///< headings, and below each lines that are indented by two blanks
    std::string notice;  ///< the umpire's own words; empty: none

    friend bool operator==(const Newsletter&, const Newsletter&) = default;
};

/// The last move of which there is something to tell: the one that was adjudicated last, or in which the war was ended;
/// at the beginning the first.
int lastMoveTold(const Campaign& campaign, std::span<const JournalEntry> entries);

/// Those that were published and not taken back, by move; of one that was published twice the last.
std::vector<Newsletter> published(std::span<const JournalEntry> entries);
/// Writes it into the journal; whyNotPublished() has nothing to say.
void publish(Journal& journal, const Newsletter& newsletter);

/// As it is kept, and edited by hand.
std::string toToml(const Newsletter& newsletter);
/// Of a page that is still being written headline and text may be missing.
enum class PageState { Whole, Begun };
/// `lastTurn`: the last move that there is.
Result<Newsletter> newsletterFrom(std::string_view toml, std::string_view file, int lastTurn,
                                  PageState state = PageState::Whole);
/// What the journal would not give back as it is: a part that is missing or too long, signs that are none of a text.
/// Empty: it can be published.
Diagnostics whyNotPublished(const Newsletter& newsletter);

}  // namespace ephor::campaign
