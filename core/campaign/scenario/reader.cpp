#include "core/campaign/scenario/reader.h"

#include "core/campaign/scenario/ground.h"
#include "core/campaign/scenario/rules_reader.h"
#include "core/campaign/scenario/table_readers.h"
#include "core/io/toml_reader.h"

namespace ephor::campaign {

namespace {

constexpr int currentFormat = 1;
constexpr std::string_view codePrefix = "campaign";

/// One of the seven files: parses it, reads its header, collects its faults.
class File {
public:
    File(const ScenarioFiles& files, std::size_t which, bool isOfVersion01, Diagnostics& faults)
        : m_name((files.folder.empty() ? files.id : files.folder) + "/" + std::string(scenarioFileNames[which])),
          m_faults(faults) {
        Result<TomlText> parsed = parseToml(files.texts[which], m_name, largestScenarioFile, std::string(codePrefix));
        if (!parsed) {
            m_faults.insert(m_faults.end(), parsed.error().begin(), parsed.error().end());
            return;
        }
        m_text = std::move(*parsed);
        m_text->isOfVersion01 = isOfVersion01;
    }

    /// Reads the rest of the file. Does nothing if it is not TOML or has a newer format.
    template <typename F> void read(F body) {
        if (!m_text)
            return;
        TomlReader reader(*m_text, m_text->table, "the file", std::string(codePrefix), m_faults);
        if (!readFormat(reader, currentFormat))
            return;
        body(reader, *m_text);
        reader.finish();
    }

private:
    std::string m_name;
    Diagnostics& m_faults;
    std::optional<TomlText> m_text;
};

}  // namespace

Result<Campaign> readScenario(const ScenarioFiles& files, const CampaignSeed& seed) {
    Campaign campaign;
    campaign.scenario.id = files.id;
    campaign.scenario.seed = seed;
    Diagnostics faults;
    const auto read = [&](std::size_t which, auto part) {
        File(files, which, seed.isOld(), faults).read([&](TomlReader& reader, const TomlText& text) {
            part(reader, ScenarioReading{campaign, text, faults});
        });
    };
    read(0, readCampaignHead);
    read(5, readCampaignRules);
    read(6, readOmens);
    read(1, [](TomlReader& reader, const ScenarioReading& into) {
        readMap(reader, into);
        readGround(reader, into);
    });
    read(2, readPowers);
    read(3, readLeaders);
    read(4, [](TomlReader& reader, const ScenarioReading& into) {
        readArmies(reader, into);
        readFleets(reader, into);
    });
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return campaign;
}

Changes foundingOf(const State& state) {
    Changes changes;
    changes.emplace_back(std::in_place_type<Put<Course>>, std::uint16_t{0}, state.course);
    const auto add = [&]<typename T>(const std::vector<T>& rows) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            changes.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(i), rows[i]);
    };
    add(state.cities);
    add(state.powers);
    add(state.leaders);
    add(state.leaderTraits);
    add(state.units);
    add(state.armies);
    add(state.fleets);
    return changes;
}

}  // namespace ephor::campaign
