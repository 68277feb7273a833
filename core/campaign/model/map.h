// Places and the ways between them. A map never changes while a campaign lasts.
#pragma once

#include "core/base/id.h"
#include "core/campaign/model/enum_names.h"

#include <cstdint>
#include <map>
#include <span>

namespace ephor::campaign {

using PlaceId = Id<struct PlaceTag>;
using WayId = Id<struct WayTag>;

enum class PlaceKind : std::uint8_t { Polis, Port, Fort, Sanctuary };
template <> struct Words<PlaceKind> {
    static constexpr std::array<std::string_view, 4> list{"polis", "port", "fort", "sanctuary"};
};

/// The topography around a place: what it feeds, what hides there, what a battlefield looks like.
enum class Country : std::uint8_t { Arable, Littoral, Hilly, Forest, Steppe, Tropical, Dry };
template <> struct Words<Country> {
    static constexpr std::array<std::string_view, 7> list{"arable", "littoral", "hilly", "forest",
                                                          "steppe", "tropical", "dry"};
};

struct Place {
    std::string id;
    std::string name;
    PlaceKind kind = PlaceKind::Polis;
    std::string region;
    Country country = Country::Hilly;
    int tier = 1;     ///< 1-4
    int walls = 0;    ///< 0-4
    int harbour = 0;  ///< 0 none, 1 a harbour, 2 a naval port
    int docks = 0;    ///< squadrons that its dockyards and rowers keep up
    double latitude = 0;
    double longitude = 0;  ///< degrees, WGS 84
};

enum class WayKind : std::uint8_t { Road, Track, Pass, River, Sea };
template <> struct Words<WayKind> {
    static constexpr std::array<std::string_view, 5> list{"road", "track", "pass", "river", "sea"};
};

/// A way goes in both directions.
struct Way {
    PlaceId a;
    PlaceId b;
    WayKind kind = WayKind::Road;
    int points = 1;  ///< march points
    std::string note;
};

/// A step from a place: along which way, and where to.
struct Step {
    WayId way;
    PlaceId to;
};

class Map {
public:
    Map() = default;
    /// Every way's ends are places of the list.
    Map(std::vector<Place> places, std::vector<Way> ways);

    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Way>& ways() const { return m_ways; }
    const Place& place(PlaceId id) const { return m_places[id.index()]; }
    const Way& way(WayId id) const { return m_ways[id.index()]; }
    /// The ways out of a place, ordered by where they lead.
    std::span<const Step> steps(PlaceId from) const {
        return {m_steps.data() + m_firstStep[from.index()], m_firstStep[from.index() + 1] - m_firstStep[from.index()]};
    }
    /// The cheapest way between two neighbours; none where there is no way.
    WayId between(PlaceId a, PlaceId b) const;
    /// The same among the ways over land alone, or over sea.
    WayId byLand(PlaceId a, PlaceId b) const;
    WayId bySea(PlaceId a, PlaceId b) const;
    /// By its id ("sparta") or its name ("Sparta"), capitals aside.
    PlaceId find(std::string_view word) const;
    /// The place whose id or name is nearest to the word, if it is near enough to be a slip of the pen.
    PlaceId nearest(std::string_view word) const;

private:
    std::vector<Place> m_places;
    std::vector<Way> m_ways;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_firstStep{0};
    std::map<std::string, PlaceId, std::less<>> m_byWord;
};

/// March points from the nearest of `sources` to every place by land (and by sea where `bySea`); `farthest` and more is
/// not looked for and stands as farthest.
std::vector<int> distances(const Map& map, std::span<const PlaceId> sources, int farthest, bool bySea);
/// Whether one comes from `a` to `b` by at most so many ways, none of them over the sea.
bool isNear(const Map& map, PlaceId a, PlaceId b, int ways);

}  // namespace ephor::campaign
