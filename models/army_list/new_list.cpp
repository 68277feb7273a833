#include "models/army_list/new_list.h"

#include "core/io/lists/army_list_io.h"
#include "models/battle/samples.h"
#include "models/text.h"
#include "models/text/word_search.h"

#include <QRegularExpression>
#include <algorithm>
#include <cstdlib>

namespace ephor {

namespace {

/// The head of a new list of the system: without units.
ArmyList headOf(const RuleSystem& system) {
    const std::string text = newListText(system).toStdString();
    const auto find = [&system](std::string_view) { return &system; };
    ArmyList list = readArmyList(text, {}, find, {system.info().id}).list.value_or(ArmyList{});
    list.entries.clear();
    std::erase_if(list.fields, [](const Field& field) { return field.key == "army"; });
    return list;
}

Field newField(std::string key, FieldValue value) { return {std::move(key), std::move(value), {}, {}, 0, 0}; }

void addPlace(ArmyList& list, const ArmyPlace& place, std::size_t chosen) {
    if (place.types.empty())
        return;
    const std::string& type = place.types[std::min(chosen, place.types.size() - 1)]->id;
    const auto same = std::ranges::find_if(list.entries, [&](const Entry& entry) {
        return !place.general && entry.table == place.table && entry.text("type") == type && !entry.flag("general");
    });
    if (same != list.entries.end()) {
        const std::int64_t count = same->integer("count", 1) + place.count;
        std::erase_if(same->fields, [](const Field& field) { return field.key == "count"; });
        same->fields.push_back(newField("count", count));
        return;
    }
    Entry entry{place.table, {newField("type", type)}, {}, {}, 1, 0};
    if (place.general)
        entry.fields.push_back(newField("general", true));
    if (place.count > 1)
        entry.fields.push_back(newField("count", std::int64_t{place.count}));
    list.entries.push_back(std::move(entry));
}

}  // namespace

QString textOf(const NewList& chosen) {
    ArmyList list = headOf(*chosen.system);
    list.name = chosen.name.simplified().toStdString();
    std::erase_if(list.fields, [](const Field& field) { return field.key == "limit"; });
    if (chosen.limit)
        list.fields.push_back(newField("limit", std::int64_t{*chosen.limit}));
    if (chosen.army) {
        list.fields.insert(list.fields.begin(), newField("army", chosen.army->id));
        for (std::size_t i = 0; i < chosen.army->places.size(); ++i)
            addPlace(list, chosen.army->places[i], i < chosen.chosenTypes.size() ? chosen.chosenTypes[i] : 0);
    }
    const QString comment = newListText(*chosen.system).section(u'\n', 0, 0);
    return comment + u'\n' + toQString(toToml(list));
}

bool isFound(const PublishedList& army, const QString& query) {
    static const QRegularExpression years(
        QStringLiteral(
            R"((?:(?<!\w)(AD)\s+)?(?<![\w/])(-?\d{1,4})(?:\s*(BCE?|CE|AD|v\.? ?Chr\.?|n\.? ?Chr\.?)(?!\w)|(?![\w/])))"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype plainYear = 3;  // digits
    QString words = query;
    for (const QRegularExpressionMatch& match : years.globalMatch(query)) {
        const QString digits = match.captured(2);
        const QString era = (match.captured(1) + match.captured(3)).toLower();
        if (era.isEmpty() && digits.size() < plainYear)
            continue;
        const int year = digits.toInt();
        const bool isBc = year < 0 || era.startsWith(u'b') || era.startsWith(u'v');
        const bool isFree = era.isEmpty() && year > 0;
        if (!army.foughtIn(isBc ? -std::abs(year) : year) && !(isFree && army.foughtIn(-year)) &&
            !(isFree && hasWords(toQString(army.name), digits)))
            return false;
        words.remove(match.captured());
    }
    return hasWords(toQString(army.name), words);
}

std::optional<int> usualLimit(const RuleSystem& system) {
    const ArmyList head = headOf(system);
    const auto* points = head.value<std::int64_t>("limit");
    return points ? std::optional(static_cast<int>(*points)) : std::nullopt;
}

bool hasLimit(const RuleSystem& system) {
    return std::ranges::contains(system.info().list.keys, "limit", &KeyRule::key);
}

}  // namespace ephor
