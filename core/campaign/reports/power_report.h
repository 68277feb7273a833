// What one power knows of the campaign.
#pragma once

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/reports/report.h"
#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// For a player: who is near, what is due, and the rest of the situation. The deadline of the orders, if there is one.
Report powerReport(const Visible& visible, const std::optional<Deadline>& deadline = {});
/// Treasury, armies, fleets, sightings, treaties, affairs, goals and cities; the last section is for checking the dice.
/// Sails::OfOthers: the fleets of enemies are told elsewhere.
enum class Sails : std::uint8_t { All, OfOthers };
std::vector<ReportSection> situationOf(const Visible& visible, Sails sails = Sails::All);

}  // namespace ephor::campaign
