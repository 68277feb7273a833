#include "core/io/catalogue_io.h"

#include "core/base/toml_text.h"
#include "core/io/builtin_data.h"
#include "core/io/type_check.h"

#include <algorithm>
#include <cassert>

namespace ephor {

namespace {

constexpr double centimetresInInch = 2.54;

TroopType readType(const TomlText& text, const toml::table& table, const CatalogueSchema& schema,
                   const std::function<void(const TroopType&, TomlReader&)>& check, Diagnostics& faults) {
    TomlReader reader(text, table, "[[type]]", "troops", faults);
    TroopType type;
    type.id = reader.text("id", Need::Required, 40).value_or("");
    type.name = reader.text("name", Need::Required, 40).value_or("");
    type.rule = reader.text("rule", Need::Optional, 40).value_or("");
    type.sign = reader.word("sign", Need::Required, schema.signs).value_or("");
    for (const StatRule& rule : schema.stats)
        if (const auto value =
                reader.integer(rule.key, rule.required ? Need::Required : Need::Optional, rule.lowest, rule.highest))
            type.stats.push_back({rule.key, static_cast<int>(*value)});
    std::vector<std::string> traits;
    for (const SchemaWord& trait : schema.traits)
        traits.push_back(trait.word);
    type.traits = reader.words("traits", Need::Optional, traits);
    if (const auto points = reader.integer("points", Need::Optional, 0, 1000))
        type.points = static_cast<int>(*points);
    type.pointsSource = reader.text("points_source", type.points ? Need::Required : Need::Optional).value_or("");
    if (schema.ground == GroundUnit::Centimetres) {
        type.frontage = reader.number("frontage_cm", Need::Required, 0.5, 60).value_or(1) / centimetresInInch;
        type.depth = reader.number("depth_cm", Need::Required, 0.5, 60).value_or(1) / centimetresInInch;
    } else {
        type.frontage = reader.number("frontage_bw", Need::Required, 0.25, 24).value_or(1);
        type.depth = reader.number("depth_bw", Need::Required, 0.25, 24).value_or(1);
    }
    check(type, reader);
    reader.finish();
    return type;
}

/// Reports a second type with the same id; the fix gives it a free one.
void twice(const Catalogue& catalogue, const TroopType& type, TomlReader& row) {
    std::string free;
    for (int n = 2; free.empty() || catalogue.find(free); ++n)
        free = type.id + "_" + std::to_string(n);
    row.fault("duplicate", row.place("id"), {"There is a type \"{0}\" already.", {type.id}},
              row.replacing("id", {"Write \"{0}\"", {free}}, tomlString(free)));
}

}  // namespace

std::vector<Fix> writingTraits(const TroopType& type, TomlReader& row, Message label,
                               const std::vector<std::string>& without, const std::string& with) {
    std::string written;
    const auto add = [&written](const std::string& trait) {
        (written += written.empty() ? "" : ", ") += tomlString(trait);
    };
    for (const std::string& trait : type.traits)
        if (std::ranges::find(without, trait) == without.end())
            add(trait);
    if (!with.empty())
        add(with);
    return row.replacing("traits", std::move(label), "[" + written + "]");
}

Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema) {
    return readCatalogue(text, file, schema, [](const TroopType&, TomlReader&) {});
}

Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema,
                                const TypeCheck& check) {
    const Result<TomlText> parsed = parseToml(text, file, largestCatalogue, "troops");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the catalogue", "troops", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    Catalogue catalogue;
    catalogue.system = reader.word("system", Need::Required, {schema.system}).value_or("");
    catalogue.version = reader.text("version", Need::Required, 20).value_or("");
    reader.text("author", Need::Optional, 60);
    for (const toml::table* table : reader.tables("type", schema.mostTypes)) {
        catalogue.types.push_back(readType(
            *parsed, *table, schema,
            [&](const TroopType& type, TomlReader& row) {
                if (!type.id.empty() && catalogue.find(type.id))
                    twice(catalogue, type, row);
                check(type, row);
            },
            faults));
    }
    if (catalogue.types.empty())
        reader.fault("empty", reader.place(), "The catalogue holds no [[type]].");
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return catalogue;
}

Catalogue builtinCatalogue(std::string_view path, CatalogueReader read) {
    Result<Catalogue> catalogue = read(builtinText(path), path);
    assert(catalogue && "the compiled-in troops are checked by a test");
    return *std::move(catalogue);
}

}  // namespace ephor
