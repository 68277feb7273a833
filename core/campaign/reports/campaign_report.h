// Reports of where the campaign stands: the umpire's, and what one power knows of it.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/report.h"
#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// The umpire's report: date, standings, armies, pending battles.
Report umpiresReport(const Campaign& campaign);
/// For a player: who is near, what is due, and the rest of the situation. The deadline of the orders, if there is one.
Report powerReport(const Visible& visible, const std::optional<Deadline>& deadline = {});
/// Treasury, armies, fleets, sightings, treaties, affairs, goals and cities; the last section is for checking the dice.
/// Sails::OfOthers: the fleets of enemies are told elsewhere.
enum class Sails : std::uint8_t { All, OfOthers };
std::vector<ReportSection> situationOf(const Visible& visible, Sails sails = Sails::All);
/// What everybody may know of the scores.
Report standingsReport(const Campaign& campaign);
/// What the army does; none: it relieves a city. The state keeps Besiege for an army that has not reached the enemy's
/// city.
std::optional<Posture> postureNow(const Campaign& campaign, ArmyId army);
/// "Summer 431 BC, first turn, turn 3".
std::string reportDate(const Course& course);
/// "in turn 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in turn 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetSighting& sighting);
/// Captives, omens in hand, contingents, stand-offs and deals of the power, a line each.
std::vector<std::string> affairsText(const Visible& visible);

}  // namespace ephor::campaign
