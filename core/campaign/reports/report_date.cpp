#include "core/campaign/reports/report_date.h"

#include "core/campaign/model/calendar.h"

#include <fmt/format.h>

namespace ephor::campaign {

std::string reportDate(const Course& course) {
    const std::string date = course.phase == Phase::Over ? "The end, winter of " + yearName(course.year - 1)
                                                         : turnName(course.year, course.turnOfYear);
    return fmt::format("{}, turn {}", date, course.turn);
}

}  // namespace ephor::campaign
