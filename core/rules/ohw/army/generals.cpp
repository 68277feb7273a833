#include "core/rules/ohw/army/generals.h"

#include "core/base/toml_text.h"
#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"
#include "core/rules/common/read_builtin.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

constexpr std::size_t mostGenerals = 100;

Ability abilityOf(std::string_view word) {
    return word == "battlefield_manager"        ? Ability::BattlefieldManager
           : word == "fortune_favours_the_bold" ? Ability::FortuneFavoursTheBold
                                                : Ability::None;
}

GeneralType readGeneral(const TomlText& text, const toml::table& table, Diagnostics& faults) {
    TomlReader reader(text, table, "[[general]]", "generals", faults);
    GeneralType general;
    general.id = reader.text("id", Need::Required, 40).value_or("");
    general.name = reader.text("name", Need::Required, 40).value_or("");
    reader.text("rule", Need::Required, 40);
    general.attack = static_cast<int>(reader.integer("attack", Need::Required, 0, 4).value_or(0));
    general.rally = static_cast<int>(reader.integer("rally", Need::Required, 0, 4).value_or(0));
    general.morale = static_cast<int>(reader.integer("army_morale", Need::Required, 0, 4).value_or(0));
    general.ability = abilityOf(
        reader.word("ability", Need::Optional, {"battlefield_manager", "fortune_favours_the_bold"}).value_or(""));
    reader.finish();
    return general;
}

/// Reports a second general with the same id; the fix gives it a free one.
void sayTwice(const TomlText& text, const toml::table& table, const std::string& id,
              const std::vector<GeneralType>& all, Diagnostics& faults) {
    std::string free;
    for (int n = 2; free.empty() || std::ranges::find(all, free, &GeneralType::id) != all.end(); ++n)
        free = id + "_" + std::to_string(n);
    TomlReader row(text, table, "[[general]]", "generals", faults);
    row.fault("duplicate", row.place("id"), {"There is a general \"{0}\" already.", {id}},
              row.replacing("id", {"Write \"{0}\"", {free}}, tomlString(free)));
}

}  // namespace

Result<std::vector<GeneralType>> readGenerals(std::string_view toml, std::string_view file) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "generals");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the generals", "generals", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"ohw"});
    reader.text("version", Need::Required, 20);
    std::vector<GeneralType> all;
    for (const toml::table* table : reader.tables("general", mostGenerals)) {
        all.push_back(readGeneral(*parsed, *table, faults));
        if (std::ranges::count(all, all.back().id, &GeneralType::id) > 1)
            sayTwice(*parsed, *table, all.back().id, all, faults);
    }
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return all;
}

const std::vector<GeneralType>& generals() {
    static const std::vector<GeneralType> all = readBuiltin("rules/ohw/generals.toml", readGenerals);
    return all;
}

}  // namespace ephor::ohw
