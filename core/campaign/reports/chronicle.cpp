#include "core/campaign/reports/chronicle.h"

#include "core/campaign/model/calendar.h"

namespace ephor::campaign {

std::vector<ChronicleLine> chronicle(const History& history) {
    std::vector<ChronicleLine> lines;
    for (const DatedEvent& event : history.events())
        if (std::optional<PublicNews> told = newsOf(history.now(), event.what))
            lines.push_back(
                {moveName(event.date.year, event.date.move), std::move(told->text), told->news, event.turn});
    return lines;
}

std::vector<ChronicleLine> chronicle(const Journal& journal) {
    return chronicle(History(journal.campaign().scenario, journal.entries()));
}

}  // namespace ephor::campaign
