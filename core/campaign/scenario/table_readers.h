// Readers for the map, powers, leaders, armies and fleets.
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/io/toml_reader.h"

namespace ephor::campaign {

/// The destination for the values and faults of a file.
struct ScenarioReading {
    Campaign& campaign;
    const TomlText& text;
    Diagnostics& faults;
};

/// Ids must be usable in file names, web pages, spreadsheets and order sheets: first a lower-case letter or a digit,
/// then these, "_" or "-". Campaigns older than this check keep their ids.
void checkId(TomlReader& row, const ScenarioReading& into, const std::string& id);

void readMap(TomlReader& file, const ScenarioReading& into);
void readPowers(TomlReader& file, const ScenarioReading& into);
void readLeaders(TomlReader& file, const ScenarioReading& into);
void readArmies(TomlReader& file, const ScenarioReading& into);
/// Reads [[fleet]] of armies.toml. Call it after readArmies().
void readFleets(TomlReader& file, const ScenarioReading& into);

}  // namespace ephor::campaign
