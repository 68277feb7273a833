// The data of a turn page.
#pragma once

#include "core/campaign/reports/story/turn_story.h"
#include "core/campaign/reports/visible.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

/// What a turn page shows besides the report.
struct TurnFacts {
    Visible visible;
    std::optional<Deadline> deadline;
    std::vector<PlaceNews> news;  ///< of the last turn
    std::string replyTo;          ///< address for the order sheet; empty: none
    bool isServed = false;        ///< the page is made for a server, to which it can submit orders
};

/// JSON; data/pages/turn_data.js describes the fields. Everything in it is made from the facts alone.
std::string turnData(const TurnFacts& facts);

// Its parts.
/// "places", "ways", "ground", "powers": the map as everybody knows it, with the cities as the power does.
nlohmann::ordered_json mapJson(const Visible& visible);
/// "armies", "fleets", "marches", "voyages", "seen": what stands on the map, and where its own units can go.
nlohmann::ordered_json unitsJson(const Visible& visible);
/// "postures", "stations", "tasks", "retire", "marchCost", "sailCost", "forms": what can be ordered, in the words of an
/// order sheet.
nlohmann::ordered_json choicesJson(const Visible& visible);

/// "news".
nlohmann::ordered_json newsJson(const std::vector<PlaceNews>& news);

}  // namespace ephor::campaign
