#include "core/io/catalogue_io.h"

#include "core/io/builtin_data.h"
#include "core/io/toml_reader.h"

#include <cassert>

namespace ephor {

namespace {

constexpr std::size_t mostTypes = 500;
constexpr double centimetresInInch = 2.54;

TroopType readType(const TomlText& text, const toml::table& table, const CatalogueSchema& schema, Diagnostics& faults) {
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
    type.traits = reader.words("traits", Need::Optional, schema.traits);
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
    reader.finish();
    return type;
}

}  // namespace

Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema) {
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
    for (const toml::table* table : reader.tables("type", mostTypes)) {
        TroopType type = readType(*parsed, *table, schema, faults);
        if (catalogue.find(type.id))
            faults.push_back({Severity::Error,
                              "troops-duplicate",
                              parsed->place(*table),
                              {"There is a type \"{0}\" already.", {type.id}},
                              {},
                              {}});
        catalogue.types.push_back(std::move(type));
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
