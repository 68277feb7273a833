#include "models/scenario/scenario_head.h"

#include "core/campaign/scenario/toml_rows.h"
#include "core/io/builtin_data.h"
#include "core/io/toml.h"

namespace ephor {

using namespace campaign;

ScenarioHead headOf(const ScenarioFiles& files) {
    ScenarioHead head;
    const Result<TomlText> text = parseToml(files.texts[0], "", largestScenarioFile, "campaign");
    if (!text)
        return head;
    const auto read = [&](const char* key) { return QString::fromStdString(text->table[key].value_or(std::string())); };
    head.name = read("name");
    head.story = read("note");
    head.year = static_cast<int>(text->table["year"].value_or(std::int64_t{0}));
    head.years = static_cast<int>(text->table["years"].value_or(std::int64_t{1}));
    return head;
}

Result<EditedScenario> withHead(const ScenarioFiles& files, const std::string& key, const SheetValue& value) {
    Result<std::string> text = withKey(files.texts[0], {}, key, written(value));
    if (!text)
        return std::unexpected(std::move(text.error()));
    EditedScenario edited{files, {}, {}};
    edited.files.texts[0] = *std::move(text);
    return edited;
}

ScenarioFiles newScenario() {
    ScenarioFiles files;
    files.id = "new_scenario";
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i)
        files.texts[i] = builtinText("new_scenario/" + std::string(scenarioFileNames[i]));
    return files;
}

}  // namespace ephor
