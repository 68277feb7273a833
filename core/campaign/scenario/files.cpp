#include "core/campaign/scenario/files.h"

#include "core/campaign/dice/turn_seed.h"
#include "core/io/builtin_data.h"
#include "core/io/json_depth.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view folderOfAll = "campaigns/";
constexpr int mostEditions = 1'000'000;

}  // namespace

std::string toJson(const ScenarioFiles& files, const CampaignSeed& seed) {
    Json json = {{"scenario", files.id}, {"seed", seed.text()}, {"edition", campaignEdition}};
    for (std::size_t i = 0; i < files.texts.size(); ++i)
        json["files"][std::string(scenarioFileNames[i])] = files.texts[i];
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<FoundedFiles> filesFromJson(std::string_view text) {
    const auto none = [] {
        return failure("journal-founding", "The founding entry does not hold the scenario's files.");
    };
    const Json json = tooDeepAt(text, 8) ? Json() : Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("scenario") || !json["scenario"].is_string() || !json.contains("seed") ||
        !json["seed"].is_string() || !json.contains("files") || !json["files"].is_object())
        return none();
    FoundedFiles founded;
    founded.files.id = json["scenario"].get<std::string>();
    if (const auto edition = json.find("edition"); edition != json.end()) {
        if (!edition->is_number_integer() || *edition < 1 || *edition > mostEditions)
            return none();
        founded.edition = edition->get<int>();
        if (founded.edition > campaignEdition)
            return failure(
                "journal-newer",
                {"The campaign was founded by edition {0} of the rules and dice; this program knows those up to "
                 "{1}. Open it with a newer version of Ephor.",
                 {std::to_string(founded.edition), std::to_string(campaignEdition)}});
    }
    const auto seed = CampaignSeed::fromText(json["seed"].get_ref<const std::string&>(), founded.edition);
    if (!seed)
        return none();
    founded.seed = *seed;
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i) {
        const auto it = json["files"].find(std::string(scenarioFileNames[i]));
        if (it == json["files"].end() || !it->is_string())
            return none();
        founded.files.texts[i] = it->get<std::string>();
    }
    return founded;
}

std::vector<std::string> builtinScenarios() {
    std::map<std::string, std::size_t> sizes;
    for (const BuiltinFile& file : builtinFiles()) {
        if (!file.path.starts_with(folderOfAll))
            continue;
        const std::string_view rest = file.path.substr(folderOfAll.size());
        sizes[std::string(rest.substr(0, rest.find('/')))] += file.text.size();
    }
    std::vector<std::string> ids;
    for (const auto& [id, size] : sizes)
        ids.push_back(id);
    std::ranges::sort(ids, {}, [&](const std::string& id) { return sizes.at(id); });
    return ids;
}

std::optional<ScenarioFiles> builtinScenario(std::string_view id) {
    ScenarioFiles files;
    files.id = id;
    files.folder = std::string(folderOfAll) + std::string(id);
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i) {
        files.texts[i] = builtinText(files.folder + "/" + std::string(scenarioFileNames[i]));
        if (files.texts[i].empty())
            return {};
    }
    return files;
}

}  // namespace ephor::campaign
