#include "core/campaign/reports/report_places.h"

#include "core/campaign/model/shown_name.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// An own army at the place, else the name of the place if the city is the power's own; empty: neither.
std::string ownAt(const Visible& visible, PlaceId place) {
    const std::vector<Army>& armies = visible.known.state.armies;
    for (std::size_t i = 0; i < armies.size(); ++i)
        if (armies[i].power == visible.power && armies[i].place == place)
            return "your " + shownName(visible.known, ArmyId(static_cast<int>(i)), visible.power);
    return visible.known.state.cities[place.index()].owner == visible.power
               ? visible.known.scenario.map.place(place).name
               : std::string();
}

}  // namespace

std::string nearText(const Visible& visible, PlaceId place) {
    if (const std::string own = ownAt(visible, place); !own.empty())
        return own.starts_with("your") ? ", beside " + own : ", at your own city";
    const Map& map = visible.known.scenario.map;
    std::vector<PlaceId> reached{place};
    std::size_t first = 0;
    for (const std::string_view far : {"one route", "two routes"}) {
        const std::size_t end = reached.size();
        for (; first < end; ++first)
            for (const Step& step : map.steps(reached[first]))
                if (map.way(step.way).kind != WayKind::Sea && !std::ranges::contains(reached, step.to))
                    reached.push_back(step.to);
        for (std::size_t i = end; i < reached.size(); ++i)
            if (const std::string own = ownAt(visible, reached[i]); !own.empty())
                return fmt::format(", {} from {}", far, own);
    }
    return {};
}

}  // namespace ephor::campaign
