#include "core/campaign/reports/report_places.h"

#include "core/campaign/model/shown_name.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// What a power has at a place: "your Army of Attica", or "Athens".
struct OwnThing {
    std::string name;
    bool isArmy = false;
};

/// An own army at the place, else the place itself if the city is the power's own.
std::optional<OwnThing> ownAt(const Visible& visible, PlaceId place) {
    const std::vector<Army>& armies = visible.known.state.armies;
    for (std::size_t i = 0; i < armies.size(); ++i)
        if (armies[i].power == visible.power && armies[i].place == place)
            return OwnThing{"your " + shownName(visible.known, ArmyId(static_cast<int>(i)), visible.power), true};
    if (visible.known.state.cities[place.index()].owner != visible.power)
        return {};
    return OwnThing{nameOfPlace(visible.known, place)};
}

}  // namespace

std::string nearText(const Visible& visible, PlaceId place) {
    if (const std::optional<OwnThing> own = ownAt(visible, place))
        return own->isArmy ? ", beside " + own->name : ", at your own city";
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
            if (const std::optional<OwnThing> own = ownAt(visible, reached[i]))
                return fmt::format(", {} from {}", far, own->name);
    }
    return {};
}

}  // namespace ephor::campaign
