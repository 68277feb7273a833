// When a published army fought (DBA-160): its name says so.
#pragma once

#include "core/rules/dba/army/published_armies.h"

namespace ephor::dba {

/// Years before Christ are negative; there is no year 0.
struct Years {
    int from = 0;
    int to = 0;

    bool holds(int year) const { return from <= year && year <= to; }
    bool meets(const Years& other) const { return from <= other.to && other.from <= to; }
    friend bool operator==(const Years&, const Years&) = default;
};

/// "Thracian Army 700BC-46AD": -700 to 46; of several spans from the first year to the last. None where the name has
/// none.
std::optional<Years> yearsOf(std::string_view name);

/// "448 BC to 279 BC"
std::string shownYears(const Years& years);

}  // namespace ephor::dba
