#include "core/rules/dba/army/years.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace ephor::dba {

namespace {

bool isFigure(char c) { return c >= '0' && c <= '9'; }

/// Reads a number from the front of the text and removes it.
std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{})
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// 1 for AD, -1 for BC, 0 if neither is there.
int takeEra(std::string_view& text) {
    const int era = text.starts_with("BC") ? -1 : text.starts_with("AD") ? 1 : 0;
    text.remove_prefix(era == 0 ? 0 : 2);
    return era;
}

/// Reads "448-279BC" or "215BC-24AD". If it is no span, only its first number is removed.
std::optional<Years> takeSpan(std::string_view& text) {
    const std::optional<int> from = takeNumber(text);
    const int fromEra = takeEra(text);
    if (!from || !text.starts_with('-') || text.size() < 2 || !isFigure(text[1]))
        return {};
    text.remove_prefix(1);
    const std::optional<int> to = takeNumber(text);
    const int toEra = takeEra(text);
    if (!to || toEra == 0)
        return {};
    return Years{*from * (fromEra == 0 ? toEra : fromEra), *to * toEra};
}

std::string shownYear(int year) { return std::to_string(std::abs(year)) + (year < 0 ? " BC" : " AD"); }

}  // namespace

std::optional<Years> yearsOf(std::string_view name) {
    std::optional<Years> all;
    while (!name.empty()) {
        if (!isFigure(name.front())) {
            name.remove_prefix(1);
            continue;
        }
        const std::string_view before = name;
        if (const std::optional<Years> span = takeSpan(name))
            all = all ? Years{std::min(all->from, span->from), std::max(all->to, span->to)} : *span;
        else if (name.size() == before.size())
            name.remove_prefix(1);
    }
    return all;
}

std::string shownYears(const Years& years) { return shownYear(years.from) + " to " + shownYear(years.to); }

}  // namespace ephor::dba
