#include "core/io/trait_texts.h"

#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_toml.h"
#include "core/io/toml_reader.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace ephor {

Result<std::vector<TraitText>> readTraitTexts(std::string_view text, std::string_view file) {
    constexpr std::size_t largestFile = 64 << 10;
    constexpr std::size_t mostTraits = 200;
    constexpr std::int64_t longestText = 400;
    const Result<TomlText> parsed = parseToml(text, file, largestFile, "traits");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader top(*parsed, parsed->table, "the traits", "traits", faults);
    if (!readFormat(top, 1))
        return std::unexpected(std::move(faults));
    top.text("system", Need::Required, 40);
    std::vector<TraitText> texts;
    for (const bool ofArmy : {true, false}) {
        const char* name = ofArmy ? "every_army" : "trait";
        for (const toml::table* table : top.tables(name, mostTraits)) {
            TomlReader row(*parsed, *table, "[[" + std::string(name) + "]]", "traits", faults);
            texts.push_back({row.text(ofArmy ? "key" : "trait", Need::Required, 40).value_or(""),
                             row.text("rule", Need::Required, 40).value_or(""),
                             row.text("text", Need::Required, longestText).value_or(""), ofArmy});
            row.finish();
        }
    }
    top.finish();
    arrange(faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return texts;
}

const std::vector<TraitText>& traitTexts(const std::string& system) {
    static std::mutex mutex;
    static std::map<std::string, std::vector<TraitText>> known;
    const std::scoped_lock lock(mutex);
    if (const auto it = known.find(system); it != known.end())
        return it->second;
    const std::string path = "traits/" + system + ".toml";
    const std::string_view text = builtinText(path);
    std::vector<TraitText> texts;
    if (!text.empty())
        texts = readTraitTexts(text, path).value_or(std::vector<TraitText>());
    return known.emplace(system, std::move(texts)).first->second;
}

std::vector<TraitText> armyTextsOf(const std::string& system) {
    std::vector<TraitText> texts;
    std::ranges::copy_if(traitTexts(system), std::back_inserter(texts), &TraitText::ofArmy);
    return texts;
}

std::vector<TraitText> traitTextsOf(const std::string& system, const std::vector<const TroopType*>& types) {
    std::vector<TraitText> texts;
    std::ranges::copy_if(traitTexts(system), std::back_inserter(texts), [&types](const TraitText& one) {
        return std::ranges::any_of(types, [&one](const TroopType* type) { return type && type->has(one.trait); });
    });
    return texts;
}

}  // namespace ephor
