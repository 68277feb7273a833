#include "core/campaign/journal/club_time.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <stdexcept>

namespace ephor::campaign {

namespace {

namespace chrono = std::chrono;

constexpr chrono::minutes mostOffset = chrono::hours(14);

/// The number in `count` digits at a position; -1 if there are other characters.
int digitsAt(std::string_view text, std::size_t from, std::size_t count) {
    int number = 0;
    for (std::size_t i = from; i < from + count; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9')
            return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

bool isAt(std::string_view text, std::size_t place, char letter) {
    return place < text.size() && text[place] == letter;
}

/// Parses exactly "Z" or "+01:00".
std::optional<chrono::minutes> offsetIn(std::string_view text) {
    if (text == "Z")
        return chrono::minutes(0);
    if (text.size() != 6 || (text[0] != '+' && text[0] != '-') || text[3] != ':')
        return {};
    const int hours = digitsAt(text, 1, 2);
    const int minutes = digitsAt(text, 4, 2);
    const chrono::minutes offset = chrono::hours(hours) + chrono::minutes(minutes);
    if (hours < 0 || minutes < 0 || minutes > 59 || offset > mostOffset)
        return {};
    return text[0] == '-' ? -offset : offset;
}

std::optional<ClubTime> timeIn(std::string_view text) {
    const chrono::year_month_day day(chrono::year(digitsAt(text, 0, 4)),
                                     chrono::month(static_cast<unsigned>(digitsAt(text, 5, 2))),
                                     chrono::day(static_cast<unsigned>(digitsAt(text, 8, 2))));
    const int hours = digitsAt(text, 11, 2);
    const int minutes = digitsAt(text, 14, 2);
    const bool hasSeconds = isAt(text, 16, ':');
    const int seconds = hasSeconds ? digitsAt(text, 17, 2) : 0;
    const bool isWritten =
        isAt(text, 4, '-') && isAt(text, 7, '-') && isAt(text, 10, 'T') && isAt(text, 13, ':') && day.ok();
    const int year = static_cast<int>(day.year());
    if (!isWritten || year < 1970 || year > 2999 || hours < 0 || hours > 23 || minutes < 0 || minutes > 59 ||
        seconds < 0 || seconds > 59)
        return {};
    const std::optional<chrono::minutes> offset = offsetIn(text.substr(hasSeconds ? 19 : 16));
    if (!offset)
        return {};
    return ClubTime{
        chrono::sys_days(day) + chrono::hours(hours) + chrono::minutes(minutes) + chrono::seconds(seconds) - *offset,
        *offset};
}

/// Local date and time.
struct Shown {
    chrono::year_month_day day;
    chrono::weekday weekday;
    chrono::hh_mm_ss<chrono::seconds> time;
};
Shown shown(const ClubTime& time) {
    const chrono::sys_seconds local = time.moment + time.offset;
    const auto day = chrono::floor<chrono::days>(local);
    return {chrono::year_month_day(day), chrono::weekday(day), chrono::hh_mm_ss<chrono::seconds>(local - day)};
}

std::string offsetText(chrono::minutes offset) {
    const auto minutes = std::abs(offset.count());
    return fmt::format("{}{:02}:{:02}", offset.count() < 0 ? '-' : '+', minutes / 60, minutes % 60);
}

/// Null if the zone is unknown, or the machine has no zone database.
const chrono::time_zone* zoneCalled(std::string_view name) {
    if (name.empty())
        return nullptr;
    try {
        return chrono::locate_zone(name);
    } catch (const std::runtime_error&) {
        return nullptr;
    }
}

}  // namespace

Result<ClubTime> clubTimeFrom(std::string_view text) {
    if (const std::optional<ClubTime> time = timeIn(text))
        return *time;
    return failure("club-time",
                   {"\"{0}\" is no time of the years 1970 to 2999 with its offset: write it as 2026-12-01T20:00+01:00.",
                    {std::string(text.substr(0, 60))}});
}

std::string isoText(const ClubTime& time) {
    const Shown at = shown(time);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}{}", static_cast<int>(at.day.year()),
                       static_cast<unsigned>(at.day.month()), static_cast<unsigned>(at.day.day()),
                       at.time.hours().count(), at.time.minutes().count(), at.time.seconds().count(),
                       offsetText(time.offset));
}

std::string spokenText(const ClubTime& time) {
    static constexpr std::array<std::string_view, 7> weekdays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                              "Thursday", "Friday", "Saturday"};
    static constexpr std::array<std::string_view, 12> months{"January",   "February", "March",    "April",
                                                             "May",       "June",     "July",     "August",
                                                             "September", "October",  "November", "December"};
    const Shown at = shown(time);
    return fmt::format("{} {} {} {}, {:02}:{:02} (UTC{})", weekdays[at.weekday.c_encoding()],
                       static_cast<unsigned>(at.day.day()), months[static_cast<unsigned>(at.day.month()) - 1],
                       static_cast<int>(at.day.year()), at.time.hours().count(), at.time.minutes().count(),
                       offsetText(time.offset));
}

ClubTime daysLater(ClubTime time, int days, std::string_view name) {
    const chrono::time_zone* zone = isClockOf(name, time) ? zoneCalled(name) : nullptr;
    time.moment += chrono::days(days);
    if (!zone)
        return time;
    // A time that the clock skips becomes the moment of the change; of a time that occurs twice, the first is used.
    const chrono::local_seconds shownThen((time.moment + time.offset).time_since_epoch());
    time.moment = zone->to_sys(shownThen, chrono::choose::earliest);
    time.offset = chrono::duration_cast<chrono::minutes>(zone->get_info(time.moment).offset);
    return time;
}

bool isClockOf(std::string_view name, const ClubTime& time) {
    const chrono::time_zone* zone = zoneCalled(name);
    return zone && zone->get_info(time.moment).offset == time.offset;
}

}  // namespace ephor::campaign
