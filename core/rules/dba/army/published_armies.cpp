#include "core/rules/dba/army/published_armies.h"

#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"
#include "core/rules/common/read_builtin.h"
#include "core/rules/dba/army/features.h"

#include <algorithm>

namespace ephor::dba {

namespace {

std::vector<std::string> topographyWords() {
    std::vector<std::string> words;
    for (const Topography& t : topographies())
        words.emplace_back(t.name);
    return words;
}

/// Parses "2 Sp or Ps"; none for anything else.
std::optional<ArmySlot> slotOf(std::string_view text, const Catalogue& types) {
    ArmySlot slot{0, {}};
    std::size_t at = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9')
        slot.count = 10 * slot.count + (text[at++] - '0');
    while (at < text.size()) {
        const std::size_t begin = text.find_first_not_of(' ', at);
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (const std::string_view word = text.substr(begin, end - begin); word != "or")
            slot.types.emplace_back(word);
        at = end;
    }
    const auto unknown = [&types](const std::string& id) { return types.find(id) == nullptr; };
    if (slot.count < 1 || slot.types.empty() || std::ranges::any_of(slot.types, unknown))
        return {};
    return slot;
}

}  // namespace

Result<std::vector<PublishedArmy>> readArmies(std::string_view toml, std::string_view file, const Catalogue& types) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "armies");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the published armies", "armies", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"dba"});
    std::vector<PublishedArmy> armies;
    for (const toml::table* table : reader.tables("army", 1000)) {
        TomlReader row(*parsed, *table, "[[army]]", "armies", faults);
        PublishedArmy army;
        army.id = row.text("id", Need::Required, 20).value_or("");
        army.name = row.text("name", Need::Required, 100).value_or("");
        army.aggression = static_cast<int>(row.integer("aggression", Need::Required, 0, 4).value_or(0));
        army.terrain = row.words("terrain", Need::Required, topographyWords());
        army.general = row.words("general", Need::Required, types.ids());
        army.source = row.text("source", Need::Required).value_or("");
        int elements = 1;
        if (const toml::array* slots = row.array("elements", Need::Required, armySize))
            for (const toml::node& node : *slots) {
                const std::optional<ArmySlot> slot = slotOf(node.value_or(std::string_view()), types);
                if (slot) {
                    army.slots.push_back(*slot);
                    elements += slot->count;
                } else {
                    row.fault("slot", parsed->place(node), "\"2 Sp or Ps\" is how elements are written.");
                }
            }
        if (elements != armySize)
            row.fault("size", row.place(), {"\"{0}\" has {1} elements.", {army.id, std::to_string(elements)}});
        row.finish();
        armies.push_back(std::move(army));
    }
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return armies;
}

const std::vector<PublishedArmy>& publishedArmies() {
    static const std::vector<PublishedArmy> armies =
        readBuiltin("rules/dba/armies.toml",
                    [](std::string_view toml, std::string_view file) { return readArmies(toml, file, catalogue()); });
    return armies;
}

}  // namespace ephor::dba
