// Readers of the map, the powers, their leaders, armies and fleets.
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/io/toml_reader.h"

namespace ephor::campaign {

/// Where a file's values go, and its faults.
struct ScenarioReading {
    Campaign& campaign;
    const TomlText& text;
    Diagnostics& faults;
};

/// An id is what file names, web pages, spreadsheets and order sheets can bear: a small letter or a digit, then these,
/// "_" and "-". Campaigns that were founded before this was asked keep theirs.
void checkId(TomlReader& row, const ScenarioReading& into, const std::string& id);

void readMap(TomlReader& file, const ScenarioReading& into);
void readPowers(TomlReader& file, const ScenarioReading& into);
void readLeaders(TomlReader& file, const ScenarioReading& into);
void readArmies(TomlReader& file, const ScenarioReading& into);
/// [[fleet]] of armies.toml, behind the armies.
void readFleets(TomlReader& file, const ScenarioReading& into);

}  // namespace ephor::campaign
