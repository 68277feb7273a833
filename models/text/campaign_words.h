// Texts for a campaign. All are translatable.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/reports/visible.h"

#include <QString>

namespace ephor {

QString text(campaign::Posture posture);
QString text(campaign::Station station);
QString text(campaign::Task task);
/// What the army does, as reports say it.
QString doesText(const campaign::Campaign& campaign, campaign::ArmyId army);
/// As part of a sentence: "seeking battle".
QString doing(campaign::Posture posture);
QString doing(campaign::Station station);
QString text(campaign::PlaceKind kind);
QString text(campaign::Country country);
QString text(campaign::WayKind kind);
QString text(campaign::Troop troop);
QString text(campaign::BattleKind kind);
QString text(campaign::Fate fate);
QString text(campaign::Wound wound);
QString text(campaign::Ruler ruler);
QString text(campaign::OrdersFrom from);
QString text(campaign::Size size);
QString fleetText(campaign::Size size);
QString text(campaign::Phase phase);
QString spiritText(int spirit);
QString wallsText(int walls);

QString nameOf(const campaign::Scenario& scenario, campaign::PlaceId place);
/// "neutral" where it has no owner.
QString nameOf(const campaign::Scenario& scenario, campaign::PowerId power);
/// With its place in brackets where another army of its power has the same name: "Army of Corinthia (Megara)".
QString nameOf(const campaign::Campaign& campaign, campaign::ArmyId army);
QString nameOf(const campaign::Campaign& campaign, campaign::FleetId fleet);
QString nameOf(const campaign::Campaign& campaign, campaign::LeaderId leader);
/// "Summer 431 BC".
QString seasonText(const campaign::Course& course);
/// "year 1, turn 4 of 6".
QString turnText(const campaign::Scenario& scenario, const campaign::Course& course);
/// The units of an army: "6 × hoplites, 2 × cavalry".
QString unitsText(const campaign::State& state, const campaign::ArmyIndex& armyIndex, campaign::ArmyId army);
/// The age of a sighting: "seen 2 turns ago".
QString ageText(int turns);
/// A scouts' report, as detailed as it is: "something is there", "a large army, on the march", "9 hoplites, 2 psiloi,
/// on the march".
QString sightedText(const campaign::Sighting& sighting);
QString sightedText(const campaign::FleetSighting& sighting);

/// With a capital first letter: "A large army".
QString capitalised(QString text);

/// Who made an entry of the journal: the name of a power, "umpire".
QString whoText(const campaign::Scenario& scenario, const std::string& who);
/// Who did the action of an entry; orders of the computer are the umpire's action.
QString whoText(const campaign::Scenario& scenario, const campaign::JournalEntry& entry);
/// An entry of the journal in one line.
QString actionText(const campaign::Journal& journal, int entry);

}  // namespace ephor
