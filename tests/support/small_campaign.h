// A campaign of two powers and five places in a row, for tests: a - b - c - d - e, Athens at a, Sparta at e.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/scenario/settings.h"

namespace ephor::campaign {

inline ScenarioFiles smallFiles() {
    ScenarioFiles files;
    files.id = "small";
    files.texts = {R"(format = 1
name = "Small"
system = "men_of_bronze"
year = -431
years = 1
)",
                   R"(format = 1
place = [
  {id = "athens", name = "Athens", kind = "polis", region = "Attica", country = "arable", tier = 4, walls = 2, lat = 38.0, lon = 23.7},
  {id = "eleusis", name = "Eleusis", kind = "polis", region = "Attica", country = "arable", tier = 1, lat = 38.0, lon = 23.5},
  {id = "megara", name = "Megara", kind = "polis", region = "Megarid", country = "hilly", tier = 2, walls = 1, lat = 38.0, lon = 23.3},
  {id = "corinth", name = "Corinth", kind = "polis", region = "Corinthia", country = "littoral", tier = 1, lat = 37.9, lon = 22.9},
  {id = "sparta", name = "Sparta", kind = "polis", region = "Laconia", country = "arable", tier = 4, walls = 2, lat = 37.1, lon = 22.4},
]
way = [
  {a = "athens", b = "eleusis", kind = "road", points = 1},
  {a = "eleusis", b = "megara", kind = "road", points = 1},
  {a = "megara", b = "corinth", kind = "pass", points = 1},
  {a = "corinth", b = "sparta", kind = "road", points = 1},
]
)",
                   R"(format = 1
[[power]]
id = "athens"
name = "Athens"
capital = "athens"
treasury = 20
war = ["sparta"]
cities = ["athens", "eleusis"]
[[power]]
id = "sparta"
name = "Sparta"
capital = "sparta"
treasury = 10
war = ["athens"]
cities = ["sparta", "corinth"]
)",
                   R"(format = 1
leader = [
  {id = "nicias", name = "Nicias", power = "athens", cp = 3},
  {id = "agis", name = "Agis", power = "sparta", cp = 4},
]
)",
                   R"(format = 1
[[army]]
id = "attic"
name = "Army of Attica"
power = "athens"
place = "athens"
leader = "nicias"
unit = [
  {troop = "hoplite", grade = "B", count = 4, name = "Athens", home = "athens"},
  {troop = "cavalry", count = 1, name = "Athens", home = "athens"},
]
[[army]]
id = "laconian"
name = "Army of Laconia"
power = "sparta"
place = "sparta"
leader = "agis"
unit = [
  {troop = "hoplite", grade = "A", count = 4, name = "Sparta", home = "sparta"},
  {troop = "psiloi", count = 2, name = "Helots", home = "sparta"},
]
)", "format = 1\n", "format = 1\n"};
    return files;
}

/// The six cities with every part of the rules.
inline ScenarioFiles sixCities() { return withModules(*builtinScenario("quick_start"), Modules::full()).value(); }

inline Campaign smallCampaign() { return *readScenario(smallFiles(), 431); }

}  // namespace ephor::campaign
