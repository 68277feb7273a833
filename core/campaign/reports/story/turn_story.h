// What happened to a power in a turn, told from its side: only what it took part in, owns or is told of.
#pragma once

#include "core/campaign/reports/report.h"
#include "core/campaign/reports/story/turn_record.h"

namespace ephor::campaign {

/// The section "What happened to you in turn 3": its battles, then everything else that concerns it.
ReportSection whatHappened(const TurnRecord& record, PowerId reader);
/// The public news of the turn that do not concern the power; empty if there are none.
std::vector<std::string> newsOfOthers(const TurnRecord& record, PowerId reader);

/// Something that happened at a place of the map, as the reader is told.
struct PlaceNews {
    PlaceId place;
    std::string text;
    bool isBattle = false;  ///< on land or at sea
};
/// What whatHappened() and newsOfOthers() tell of places. Without a reader: the public news that name their place.
std::vector<PlaceNews> newsByPlace(const TurnRecord& record, PowerId reader);

}  // namespace ephor::campaign
