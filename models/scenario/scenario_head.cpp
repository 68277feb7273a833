#include "models/scenario/scenario_head.h"

#include "core/campaign/scenario/toml_rows.h"
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
    files.texts = {R"(format = 1
name = "New scenario"
system = "men_of_bronze"
year = -431
years = 2
note = ""
)",
                   R"(format = 1

[[place]]
id = "west"
name = "West"
kind = "polis"
region = "The plain"
country = "arable"
tier = 3
walls = 1
lat = 10.0
lon = 10.0

[[place]]
id = "east"
name = "East"
kind = "polis"
region = "The plain"
country = "arable"
tier = 3
walls = 1
lat = 10.0
lon = 10.8

[[way]]
a = "west"
b = "east"
kind = "road"
points = 2
)",
                   R"(format = 1

[[power]]
id = "westerners"
name = "Westerners"
capital = "west"
treasury = 10
war = ["easterners"]
cities = ["west"]

[[power]]
id = "easterners"
name = "Easterners"
capital = "east"
treasury = 10
war = ["westerners"]
cities = ["east"]
)",
                   R"(format = 1

[[leader]]
id = "leader_west"
name = "The strategos of the west"
power = "westerners"
cp = 3

[[leader]]
id = "leader_east"
name = "The strategos of the east"
power = "easterners"
cp = 3
)",
                   R"(format = 1

[[army]]
id = "army_west"
name = "Army of the west"
power = "westerners"
place = "west"
leader = "leader_west"
unit = [{troop = "hoplite", grade = "B", count = 4, name = "West", home = "west"}]

[[army]]
id = "army_east"
name = "Army of the east"
power = "easterners"
place = "east"
leader = "leader_east"
unit = [{troop = "hoplite", grade = "B", count = 4, name = "East", home = "east"}]
)", "format = 1\n", "format = 1\n"};
    return files;
}

}  // namespace ephor
