#include "models/exchange/roster_notes.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <ranges>

namespace ephor {

namespace {

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

/// Whether a field has a place outside the notes: `limit` in the head, `count` and `name` of an entry, or an option.
bool hasPlace(const Field& field, const NotePlace& place) {
    if (place.terms.optionOf(place.path, field))
        return true;
    if (place.path.empty())
        return field.key == "limit" && std::holds_alternative<std::int64_t>(field.value);
    const auto* count = std::get_if<std::int64_t>(&field.value);
    return (field.key == "name" && std::holds_alternative<std::string>(field.value)) || field.key == "type" ||
           (field.key == "count" && count && *count > 1);
}

}  // namespace

QString plain(const std::string& words) {
    QString text = QString::fromStdString(words);
    text.removeIf([](QChar c) { return (c < u' ' && c != u'\n') || c >= QChar(0xFFFE); });
    return text;
}

bool isSameUnit(const Entry& a, const Entry& b) {
    const auto counts = [](const Field& field) { return field.key != "count"; };
    return a.table == b.table && a.children == b.children &&
           std::ranges::equal(a.fields | std::views::filter(counts), b.fields | std::views::filter(counts));
}

QStringList notesOf(const std::vector<Field>& fields, const std::vector<KeyRule>& keys, const NotePlace& place) {
    QStringList lines;
    QString note;
    for (const Field& field : fields) {
        if (hasPlace(field, place) || std::ranges::find(keys, field.key, &KeyRule::key) == keys.end())
            continue;
        if (const auto* text = std::get_if<std::string>(&field.value); text && field.key == "note")
            note = plain(*text);
        else
            lines << noteLine(field);
    }
    if (!note.isEmpty())
        lines << note;
    return lines;
}

QStringList headNotesOf(const ArmyList& list, const ListSchema& schema, const RosterTerms& terms) {
    QStringList lines = notesOf(list.fields, schema.keys, {{}, terms});
    if (!list.rules.empty())
        lines.prepend(QStringLiteral("rules: ") + plain(list.rules));
    if (!list.state.empty())
        lines.prepend(QStringLiteral("state: ") + plain(list.state));
    return lines;
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
