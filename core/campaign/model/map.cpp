#include "core/campaign/model/map.h"

#include "core/base/result.h"
#include "core/base/utf8.h"

#include <cassert>

namespace ephor::campaign {

Map::Map(std::vector<Place> places, std::vector<Way> ways) : m_places(std::move(places)), m_ways(std::move(ways)) {
    std::vector<std::vector<Step>> out(m_places.size());
    for (std::size_t i = 0; i < m_ways.size(); ++i) {
        const Way& way = m_ways[i];
        out[way.a.index()].push_back({WayId(static_cast<int>(i)), way.b});
        out[way.b.index()].push_back({WayId(static_cast<int>(i)), way.a});
    }
    m_firstStep.clear();
    for (auto& steps : out) {
        std::ranges::sort(steps, {}, [&](const Step& s) { return std::tuple(s.to, way(s.way).points, s.way); });
        m_firstStep.push_back(m_steps.size());
        m_steps.insert(m_steps.end(), steps.begin(), steps.end());
    }
    m_firstStep.push_back(m_steps.size());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_byWord.emplace(lowered(m_places[i].name), PlaceId(static_cast<int>(i)));
        m_byWord.insert_or_assign(m_places[i].id, PlaceId(static_cast<int>(i)));
    }
}

WayId Map::between(PlaceId a, PlaceId b) const {
    for (const Step& step : steps(a))
        if (step.to == b)
            return step.way;
    return {};
}

WayId Map::byLand(PlaceId a, PlaceId b) const {
    for (const Step& step : steps(a))
        if (step.to == b && way(step.way).kind != WayKind::Sea)
            return step.way;
    return {};
}

WayId Map::bySea(PlaceId a, PlaceId b) const {
    for (const Step& step : steps(a))
        if (step.to == b && way(step.way).kind == WayKind::Sea)
            return step.way;
    return {};
}

PlaceId Map::find(std::string_view word) const {
    const auto it = m_byWord.find(lowered(word));
    return it == m_byWord.end() ? PlaceId{} : it->second;
}

PlaceId Map::nearest(std::string_view word) const {
    std::vector<std::string> known;
    for (const auto& [name, id] : m_byWord)
        known.push_back(name);
    const std::optional<std::string> near = nearestWord(lowered(word), known);
    return near ? m_byWord.find(*near)->second : PlaceId{};
}

std::vector<int> distances(const Map& map, std::span<const PlaceId> sources, int farthest, bool bySea) {
    std::vector<int> far(map.places().size(), farthest);
    std::vector<std::vector<PlaceId>> rings(static_cast<std::size_t>(farthest));
    for (const PlaceId source : sources) {
        if (far[source.index()] != 0 && farthest > 0)
            rings[0].push_back(source);
        far[source.index()] = 0;
    }
    for (std::size_t at = 0; at < rings.size(); ++at) {
        for (std::size_t i = 0; i < rings[at].size(); ++i) {
            const PlaceId here = rings[at][i];
            if (far[here.index()] != static_cast<int>(at))
                continue;
            for (const Step& step : map.steps(here)) {
                const Way& way = map.way(step.way);
                const int there = static_cast<int>(at) + way.points;
                if ((way.kind == WayKind::Sea && !bySea) || there >= far[step.to.index()])
                    continue;
                far[step.to.index()] = there;
                rings[static_cast<std::size_t>(there)].push_back(step.to);
            }
        }
    }
    return far;
}

bool isNear(const Map& map, PlaceId a, PlaceId b, int ways) {
    std::vector<PlaceId> ring{a};
    for (int far = 0; far <= ways; ++far) {
        std::vector<PlaceId> next;
        for (const PlaceId here : ring) {
            if (here == b)
                return true;
            for (const Step& step : map.steps(here))
                if (map.way(step.way).kind != WayKind::Sea)
                    next.push_back(step.to);
        }
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        ring = std::move(next);
    }
    return false;
}

}  // namespace ephor::campaign
