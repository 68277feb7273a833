#include "core/campaign/scenario/check.h"

#include "core/campaign/scenario/badge.h"
#include "core/campaign/scenario/reader.h"

#include <algorithm>
#include <cmath>

namespace ephor::campaign {

namespace {

constexpr int mostUnits = 20;
/// Distance in degrees below which two places count as one.
constexpr double sameSpot = 0.002;

class Lint {
public:
    Lint(const ScenarioFiles& files, const Campaign& campaign)
        : m_files(files), m_sheet(sheetOf(files)), m_campaign(campaign) {}

    Diagnostics all() {
        places();
        powers();
        armies();
        return std::move(m_found);
    }

private:
    void warn(const RowRef& ref, std::string code, Message message) {
        const SheetRow* row = m_sheet.find(ref);
        const std::string& folder = m_files.folder.empty() ? m_files.id : m_files.folder;
        m_found.push_back({Severity::Warning,
                           "campaign-" + code,
                           {folder + "/" + std::string(scenarioFileNames[fileOf(ref.kind)]), row ? row->line : 0, 1},
                           std::move(message),
                           {},
                           {}});
    }
    void places() {
        const Map& map = m_campaign.scenario.map;
        const std::array source{PlaceId(0)};
        constexpr int farthest = 10'000;
        const std::vector<int> far = distances(map, source, farthest, true);
        for (std::size_t i = 0; i < far.size(); ++i) {
            const Place& place = map.places()[i];
            if (far[i] >= farthest)
                warn({RowKind::Place, i, 0}, "unreachable",
                     {"No way leads from {0} to {1}: add one, or take the place away.",
                      {map.places().front().name, place.name}});
            for (std::size_t j = 0; j < i; ++j)
                if (const Place& other = map.places()[j]; std::abs(other.latitude - place.latitude) < sameSpot &&
                                                          std::abs(other.longitude - place.longitude) < sameSpot)
                    warn({RowKind::Place, i, 0}, "same-spot",
                         {"{0} lies where {1} lies: move one of them.", {place.name, other.name}});
        }
    }
    void powers() {
        for (std::size_t i = 0; i < m_campaign.scenario.powers.size(); ++i) {
            const PowerInfo& power = m_campaign.scenario.powers[i];
            if (m_campaign.state.cities[power.capital.index()].owner != PowerId(static_cast<int>(i)))
                warn({RowKind::Power, i, 0}, "capital",
                     {"{0} does not hold its capital {1}: add it to its cities, or name another capital.",
                      {power.name, m_campaign.scenario.map.place(power.capital).name}});
            for (std::size_t j = 0; j < i; ++j)
                if (const PowerInfo& other = m_campaign.scenario.powers[j]; lookAlike(other.badge, power.badge))
                    warn({RowKind::Power, i, 0}, "look-alike",
                         {"{0} looks like {1} on the map: give one of them another colour, or both different shapes.",
                          {power.name, other.name}});
        }
    }
    void armies() {
        const State& state = m_campaign.state;
        std::vector<int> units(state.armies.size());
        for (const Unit& unit : state.units)
            ++units[unit.army.index()];
        for (std::size_t i = 0; i < state.armies.size(); ++i) {
            const Army& army = state.armies[i];
            const RowRef row{RowKind::Army, i, 0};
            if (units[i] == 0)
                warn(row, "no-units", {"{0} has no units: add some, or take the army away.", {army.name}});
            if (units[i] > mostUnits)
                warn(row, "many-units",
                     {"{0} has {1} units; more than {2} fit no table. Make two armies of it.",
                      {army.name, std::to_string(units[i]), std::to_string(mostUnits)}});
            if (!army.leader)
                warn(row, "no-leader", {"Nobody leads {0}: name a leader of its power.", {army.name}});
            if (const PowerId owner = state.cities[army.place.index()].owner;
                owner && std::ranges::contains(state.powers[army.power.index()].war, owner))
                warn(row, "among-enemies",
                     {"{0} begins in {1}, which its enemy {2} holds: place it elsewhere.",
                      {army.name, m_campaign.scenario.map.place(army.place).name,
                       m_campaign.scenario.powers[owner.index()].name}});
        }
    }

    const ScenarioFiles& m_files;
    ScenarioSheet m_sheet;
    const Campaign& m_campaign;
    Diagnostics m_found;
};

}  // namespace

Diagnostics lintScenario(const ScenarioFiles& files) {
    const Result<Campaign> read = readScenario(files, 0);
    return read ? Lint(files, *read).all() : read.error();
}

}  // namespace ephor::campaign
