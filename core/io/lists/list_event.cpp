#include "core/io/lists/list_event.h"

#include "core/io/toml_reader.h"

#include <algorithm>
#include <chrono>
#include <fmt/ranges.h>

namespace ephor {

namespace {

constexpr int currentEventFormat = 1;
constexpr std::size_t mostEventWords = 200;

/// True for "2026-12-05"; the day must exist.
bool isDay(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return false;
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = 0;
        for (const char c : text.substr(at, length))
            value = c >= '0' && c <= '9' && value >= 0 ? 10 * value + (c - '0') : -1;
        return value;
    };
    const int year = number(0, 4);
    const int month = number(5, 2);
    const int day = number(8, 2);
    return year > 0 && month > 0 && day > 0 &&
           std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
               .ok();
}

/// A day, in quotes or as a date of TOML.
std::string dayOf(TomlReader& reader, const char* key) {
    const toml::node* node = reader.any(key);
    if (!node)
        return {};
    if (const auto* date = node->as_date()) {
        const toml::date day = date->get();
        return fmt::format("{:04}-{:02}-{:02}", day.year, day.month, day.day);
    }
    std::string text = node->value_or(std::string());
    if (isDay(text))
        return text;
    reader.fault("date", reader.place(key), {"\"{0}\" takes a day, such as 2026-12-05.", {key}});
    return {};
}

/// The texts of an array; empty if the key is missing.
std::vector<std::string> textsOf(TomlReader& reader, const char* key) {
    std::vector<std::string> texts;
    const toml::array* array = reader.array(key, Need::Optional, mostEventWords);
    if (!array)
        return texts;
    for (const toml::node& node : *array) {
        if (const auto* text = node.as_string(); text && !text->get().empty())
            texts.push_back(text->get());
        else
            reader.fault("wrong-kind", reader.place(key), {"\"{0}\" takes texts in quotes.", {key}});
    }
    return texts;
}

std::string eventWords(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::optional<int> wholeNumber(TomlReader& reader, const char* key, int highest) {
    const std::optional<std::int64_t> number = reader.integer(key, Need::Optional, 1, highest);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

}  // namespace

Result<ListEvent> readListEvent(std::string_view text, std::string_view file, const FindSystem& find,
                                const std::vector<std::string>& known) {
    const Result<TomlText> parsed = parseToml(text, file, largestEvent, "event");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the event", "event", faults);
    if (!readFormat(reader, currentEventFormat))
        return std::unexpected(std::move(faults));
    ListEvent event;
    event.name = reader.text("name", Need::Required).value_or("");
    event.system = reader.word("system", Need::Required, known).value_or("");
    event.date = dayOf(reader, "date");
    event.deadline = dayOf(reader, "deadline");
    event.limit = wholeNumber(reader, "limit", 5000);
    event.units = wholeNumber(reader, "limit_units", 200);
    event.rules = textsOf(reader, "rules");
    event.armies = textsOf(reader, "armies");
    reader.finish();
    if (!event.date.empty() && !event.deadline.empty() && event.deadline > event.date)
        reader.fault("deadline", reader.place("deadline"),
                     {"The deadline {0} is after the event on {1}.", {event.deadline, event.date}});
    const RuleSystem* system = find(event.system);
    const std::vector<PublishedList> published = system ? system->publishedLists() : std::vector<PublishedList>{};
    for (const std::string& army : event.armies)
        if (system && !std::ranges::contains(published, army, &PublishedList::id))
            reader.fault("unknown-army", reader.place("armies"),
                         {"{0} has no published army \"{1}\".", {system->info().name, army}});
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return event;
}

Diagnostics checkForEvent(const ListEvent& event, const ReadList& read, const std::string& handedIn) {
    Diagnostics faults;
    if (!read.list)
        return faults;
    const ArmyList& list = *read.list;
    const auto wrong = [&](const char* code, Message message) {
        faults.push_back({Severity::Error, code, {list.file, 1, 1}, std::move(message), {}, {}});
    };
    if (list.system != event.system)
        wrong("event-system", {"The list is for {0}; the event plays {1}.", {list.system, event.system}});
    if (!event.rules.empty() && !std::ranges::contains(event.rules, list.rules))
        wrong("event-rules", {"The list is written for version \"{0}\" of the rules data; the event allows {1}.",
                              {list.rules, eventWords(event.rules)}});
    if (!event.deadline.empty() && handedIn > event.deadline)
        wrong("event-late", {"The list came in on {0}; the deadline was {1}.", {handedIn, event.deadline}});
    const auto* id = list.value<std::string>("army");
    if (!event.armies.empty() && (!id || !std::ranges::contains(event.armies, *id)))
        wrong("event-army",
              {"The event does not allow the army {0}; it allows {1}.", {id ? *id : "-", eventWords(event.armies)}});
    if (!read.system)
        return faults;
    const ListSummary summary = read.system->summary(list);
    if (event.limit && !summary.cost)
        wrong("event-no-points",
              {"The points of the list are not known; the event allows {0}.", {std::to_string(*event.limit)}});
    if (event.limit && summary.cost && *summary.cost > *event.limit)
        wrong("event-over-limit", {"The army costs {0} points, {2} more than the {1} of the event.",
                                   {std::to_string(*summary.cost), std::to_string(*event.limit),
                                    std::to_string(*summary.cost - *event.limit)}});
    if (event.units && summary.units > *event.units)
        wrong("event-over-units", {"The army has {0} units; the event allows {1}.",
                                   {std::to_string(summary.units), std::to_string(*event.units)}});
    return faults;
}

}  // namespace ephor
