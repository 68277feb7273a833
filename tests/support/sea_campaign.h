// A campaign of two powers on two coasts, for tests: Piraeus - Aegina - Epidaurus - Cenchreae by sea, Athens - Piraeus
// and Corinth - Cenchreae by land.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/umpire/actions.h"
#include "tests/support/turn_without_vetoes.h"

namespace ephor::campaign {

inline ScenarioFiles seaFiles() {
    ScenarioFiles files;
    files.id = "sea";
    files.texts = {R"(format = 1
name = "Saronic"
system = "men_of_bronze"
year = -431
years = 2
)",
                   R"(format = 1
place = [
  {id = "athens", name = "Athens", kind = "polis", region = "Attica", country = "arable", tier = 4, walls = 2, lat = 38.0, lon = 23.7},
  {id = "piraeus", name = "Piraeus", kind = "port", region = "Attica", country = "dry", tier = 3, walls = 4, harbour = 2, docks = 20, lat = 37.9, lon = 23.6},
  {id = "aegina", name = "Aegina", kind = "polis", region = "Saronic", country = "dry", tier = 2, walls = 1, harbour = 1, docks = 2, lat = 37.7, lon = 23.4},
  {id = "epidaurus", name = "Epidaurus", kind = "polis", region = "Argolis", country = "arable", tier = 2, walls = 1, harbour = 1, lat = 37.6, lon = 23.2},
  {id = "cenchreae", name = "Cenchreae", kind = "port", region = "Corinthia", country = "littoral", tier = 2, walls = 1, harbour = 2, docks = 6, lat = 37.9, lon = 23.0},
  {id = "corinth", name = "Corinth", kind = "polis", region = "Corinthia", country = "littoral", tier = 4, walls = 4, lat = 37.9, lon = 22.9},
]
way = [
  {a = "athens", b = "piraeus", kind = "road", points = 1},
  {a = "corinth", b = "cenchreae", kind = "road", points = 1},
  {a = "epidaurus", b = "cenchreae", kind = "track", points = 3},
  {a = "piraeus", b = "aegina", kind = "sea", points = 1},
  {a = "aegina", b = "epidaurus", kind = "sea", points = 1},
  {a = "epidaurus", b = "cenchreae", kind = "sea", points = 1},
]
)",
                   R"(format = 1
[[power]]
id = "athens"
name = "Athens"
capital = "athens"
treasury = 40
war = ["corinth"]
cities = ["athens", "piraeus", "aegina"]
[[power]]
id = "corinth"
name = "Corinth"
capital = "corinth"
treasury = 20
war = ["athens"]
cities = ["corinth", "cenchreae", "epidaurus"]
)",
                   R"(format = 1
leader = [
  {id = "nicias", name = "Nicias", power = "athens", cp = 3},
  {id = "phormio", name = "Phormio", power = "athens", cp = 4},
  {id = "aristeus", name = "Aristeus", power = "corinth", cp = 4},
]
)",
                   R"(format = 1
[[army]]
id = "attic"
name = "Army of Attica"
power = "athens"
place = "piraeus"
leader = "nicias"
unit = [
  {troop = "hoplite", grade = "B", count = 6, name = "Athens", home = "athens"},
]
[[army]]
id = "isthmian"
name = "Army of Corinth"
power = "corinth"
place = "corinth"
leader = "aristeus"
unit = [
  {troop = "hoplite", grade = "B", count = 5, name = "Corinth", home = "corinth"},
]
[[fleet]]
id = "attic_fleet"
name = "Fleet of Piraeus"
power = "athens"
place = "piraeus"
squadrons = 12
admiral = "phormio"
[[fleet]]
id = "isthmian_fleet"
name = "Fleet of Cenchreae"
power = "corinth"
place = "cenchreae"
squadrons = 4
)", "format = 1\n[sea]\nfleets = 1\n", "format = 1\n"};
    return files;
}

inline Campaign seaCampaign() { return *readScenario(seaFiles(), 431); }

inline constexpr PowerId athenians(0), corinthians(1);
inline constexpr FleetId attic(0), isthmian(1);
inline constexpr ArmyId atticArmy(0), isthmianArmy(1);
inline constexpr PlaceId piraeus(1), aegina(2), epidaurus(3), cenchreae(4), corinth(5);

inline Voyage voyage(FleetId fleet, Station station, std::vector<PlaceId> path = {}, std::vector<ArmyId> carries = {}) {
    return {fleet, station, std::move(path), std::move(carries), 0, 0, {}};
}
inline Order order(ArmyId army, Posture posture, std::vector<PlaceId> path = {}) {
    return {army, posture, std::move(path), {}, IfStronger::Stand};
}
inline const Fleet& fleet(const Campaign& campaign, FleetId id) { return campaign.state.fleets[id.index()]; }
inline const Army& army(const Campaign& campaign, ArmyId id) { return campaign.state.armies[id.index()]; }

/// The campaign after fleets and armies have moved so.
inline Campaign moved(Campaign campaign, std::vector<Voyage> voyages, std::vector<Order> orders = {},
                      std::uint64_t seed = 1, std::string* log = nullptr) {
    for (Voyage& one : voyages)
        campaign.state.fleets[one.fleet.index()].voyage = {std::move(one)};
    for (Order& one : orders)
        campaign.state.powers[army(campaign, one.army).power.index()].orders.push_back(std::move(one));
    for (Power& power : campaign.state.powers)
        power.from = OrdersFrom::Player;
    CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
    applyAll(campaign.state, adjudicateTurn(campaign, dice));
    if (log)
        *log = dice.log();
    return campaign;
}
inline Campaign closed(Campaign campaign, std::uint64_t seed = 1) {
    CampaignDice dice(keyOf(turnSeedOf(seed, 0), "close"));
    applyAll(campaign.state, closeTurn(campaign, dice));
    return campaign;
}
/// Athens' fleet before Cenchreae.
inline Campaign blockade() {
    Campaign campaign = seaCampaign();
    campaign.state.fleets[0].place = cenchreae;
    campaign.state.fleets[0].station = Station::Blockade;
    return campaign;
}

}  // namespace ephor::campaign
