#include "core/campaign/reports/sighting_text.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_phrases.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string whenSeen(const Campaign& campaign, int turn) {
    return turn == campaign.state.course.turn ? "now" : "in turn " + std::to_string(turn);
}

}  // namespace

std::string sightingText(const Campaign& campaign, const Sighting& sighting) {
    const std::string& owner = nameOfPower(campaign, campaign.state.armies[sighting.army.index()].power);
    std::string text = fmt::format("{}, {}: something of {}", whenSeen(campaign, sighting.turn),
                                   campaign.scenario.map.place(sighting.place).name, owner);
    if (sighting.insight >= Insight::Posture)
        text += fmt::format(", a {} army, {}", wordOf(sizeOf(sighting.units)), activityOf(sighting.posture));
    return sighting.list.empty() ? text : text + ": " + sighting.list;
}

std::string sightingText(const Campaign& campaign, const FleetSighting& seen) {
    const std::string& owner = nameOfPower(campaign, campaign.state.fleets[seen.fleet.index()].power);
    std::string text = fmt::format("{}, off {}: sails of {}", whenSeen(campaign, seen.turn),
                                   campaign.scenario.map.place(seen.place).name, owner);
    if (seen.insight >= Insight::Posture)
        text += fmt::format(", a {} fleet, {}", wordOf(sizeOf(seen.squadrons)), activityOf(seen.station));
    return seen.insight == Insight::List ? text + ": " + counted(seen.squadrons, "squadron") : text;
}

}  // namespace ephor::campaign
