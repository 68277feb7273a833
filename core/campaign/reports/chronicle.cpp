#include "core/campaign/reports/chronicle.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/reports/story/battle_story.h"

namespace ephor::campaign {

std::vector<ChronicleLine> chronicle(const History& history) {
    std::vector<ChronicleLine> lines;
    std::vector<const DatedEvent*> events;
    for (const DatedEvent& event : history.events())
        events.push_back(&event);
    for (const DatedEvent* one : events) {
        const DatedEvent& event = *one;
        std::optional<PublicNews> told = newsOf(history.now(), event.what);
        if (!told)
            continue;
        const auto* settled = std::get_if<BattleSettled>(&event.what);
        if (settled)
            if (const std::string outcome = battleOutcome(history.now(), events, event); !outcome.empty())
                told->text += " " + outcome;
        // Nobody is told where a leader died or was captured.
        const PlaceId place = told->news == News::Leader ? PlaceId{} : placeOf(event.what);
        lines.push_back({turnName(event.date.year, event.date.turnOfYear), std::move(told->text), told->news,
                         event.turn, settled ? settled->battle.digest : std::string(), place, std::move(told->headline),
                         settled && settled->battle.decisive && settled->battle.result != Verdict::Draw});
    }
    return lines;
}

std::vector<ChronicleLine> chronicle(const Journal& journal) {
    return chronicle(History(journal.campaign().scenario, journal.entries()));
}

}  // namespace ephor::campaign
