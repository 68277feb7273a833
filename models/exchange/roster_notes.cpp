#include "models/exchange/roster_notes.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <ranges>

namespace ephor {

bool isSameUnit(const Entry& a, const Entry& b) {
    const auto counts = [](const Field& field) { return field.key != "count"; };
    return a.table == b.table && a.children == b.children &&
           std::ranges::equal(a.fields | std::views::filter(counts), b.fields | std::views::filter(counts));
}

QString noteLine(const Field& field) {
    std::string value;
    if (const auto* text = std::get_if<std::string>(&field.value))
        value = *text;
    else if (const auto* whole = std::get_if<std::int64_t>(&field.value))
        value = std::to_string(*whole);
    else if (const auto* real = std::get_if<double>(&field.value))
        value = tomlNumber(*real);
    else
        value = std::get<bool>(field.value) ? "true" : "false";
    return QString::fromStdString(field.key + ": " + value);
}

std::optional<Field> fieldOfLine(const QString& line, const std::vector<KeyRule>& keys) {
    const qsizetype colon = line.indexOf(QStringLiteral(": "));
    if (colon < 0)
        return {};
    const std::string key = line.first(colon).toStdString();
    const auto rule = std::ranges::find(keys, key, &KeyRule::key);
    if (rule == keys.end())
        return {};
    const QString value = line.sliced(colon + 2);
    bool isNumber = false;
    Field field;
    field.key = key;
    switch (rule->kind) {
    case FieldKind::Text:
        field.value = value.toStdString();
        return field;
    case FieldKind::Integer:
        field.value = std::int64_t{value.toLongLong(&isNumber)};
        break;
    case FieldKind::Number:
        field.value = value.toDouble(&isNumber);
        break;
    case FieldKind::Flag:
        field.value = value == QLatin1StringView("true");
        isNumber = value == QLatin1StringView("true") || value == QLatin1StringView("false");
        break;
    }
    return isNumber ? std::optional(field) : std::nullopt;
}

}  // namespace ephor
