// The chronicle of a war: all public events, in order.
#pragma once

#include "core/campaign/history/history.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/reports/story/event_text.h"

namespace ephor::campaign {

/// A line of the chronicle.
struct ChronicleLine {
    std::string date;
    std::string text;
    News news = News::Omen;
    int turn = 0;               ///< in which it happened
    std::string digest = {};    ///< of a battle on land that the program fought
    PlaceId place = {};         ///< where it happened, if everybody is told; none: at no place of the map
    std::string headline = {};  ///< as PublicNews has it
    bool isDecisive = false;    ///< a battle on land that somebody won decisively
};

std::vector<ChronicleLine> chronicle(const History& history);
std::vector<ChronicleLine> chronicle(const Journal& journal);

}  // namespace ephor::campaign
