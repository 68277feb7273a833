// The years in which a published army fought (DBA-160), taken from its name.
#pragma once

#include "core/rules/dba/army/published_armies.h"

namespace ephor::dba {

/// Years BC are negative; there is no year 0.
struct Years {
    int from = 0;
    int to = 0;

    bool holds(int year) const { return from <= year && year <= to; }
    bool meets(const Years& other) const { return from <= other.to && other.from <= to; }
    friend bool operator==(const Years&, const Years&) = default;
};

/// "Thracian Army 700BC-46AD": -700 to 46. Several spans are joined from the first to the last year. None if the name
/// has no years.
std::optional<Years> yearsOf(std::string_view name);

/// "448 BC to 279 BC"
std::string shownYears(const Years& years);

}  // namespace ephor::dba
