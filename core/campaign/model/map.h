// Places and the ways between them. The map is constant for the whole campaign.
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

/// The terrain around a place: affects forage, hiding, and the terrain of battles.
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
    int tier = 1;     ///< size of the city, 1-4
    int walls = 0;    ///< 0-4
    int harbour = 0;  ///< 0 none, 1 a harbour, 2 a naval port
    int docks = 0;    ///< squadrons that its dockyards and rowers can maintain
    double latitude = 0;
    double longitude = 0;  ///< degrees, WGS 84
};

enum class WayKind : std::uint8_t { Road, Track, Pass, River, Sea };
template <> struct Words<WayKind> {
    static constexpr std::array<std::string_view, 5> list{"road", "track", "pass", "river", "sea"};
};

/// A way can be used in both directions.
struct Way {
    PlaceId a;
    PlaceId b;
    WayKind kind = WayKind::Road;
    int points = 1;  ///< march points
    std::string note;
};

/// A way out of a place, with the place it leads to.
struct Step {
    WayId way;
    PlaceId to;
};

/// What a shape of the ground is: land in the sea, water in the land, or a line of coast.
enum class GroundKind : std::uint8_t { Land, Water, Coast };
template <> struct Words<GroundKind> {
    static constexpr std::array<std::string_view, 3> list{"land", "water", "coast"};
};

/// Degrees, WGS 84.
struct GeoPoint {
    double latitude = 0;
    double longitude = 0;

    friend bool operator==(const GeoPoint&, const GeoPoint&) = default;
};

/// A shape of the ground below the places. It is drawn and has no effect on the campaign.
struct GroundShape {
    std::string name;  ///< may be empty
    GroundKind kind = GroundKind::Land;
    std::vector<GeoPoint> points;  ///< three or more, the first not repeated at the end; of a coast two or more

    friend bool operator==(const GroundShape&, const GroundShape&) = default;
};

class Map {
public:
    Map() = default;
    /// Both ends of every way must be places of the list.
    Map(std::vector<Place> places, std::vector<Way> ways);

    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Way>& ways() const { return m_ways; }
    const Place& place(PlaceId id) const { return m_places[id.index()]; }
    const Way& way(WayId id) const { return m_ways[id.index()]; }
    /// The ways out of a place, sorted by destination.
    std::span<const Step> steps(PlaceId from) const {
        return {m_steps.data() + m_firstStep[from.index()], m_firstStep[from.index() + 1] - m_firstStep[from.index()]};
    }
    /// The cheapest way between two neighbours; invalid if there is none.
    WayId between(PlaceId a, PlaceId b) const;
    /// The cheapest way by land, or by sea, only.
    WayId byLand(PlaceId a, PlaceId b) const;
    WayId bySea(PlaceId a, PlaceId b) const;
    /// Finds a place by id ("sparta") or name ("Sparta"), ignoring case.
    PlaceId find(std::string_view word) const;
    /// The place whose id or name is most similar to a misspelt word; invalid if none is similar enough.
    PlaceId nearest(std::string_view word) const;

private:
    std::vector<Place> m_places;
    std::vector<Way> m_ways;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_firstStep{0};
    std::map<std::string, PlaceId, std::less<>> m_byWord;
};

/// March points from the nearest of `sources` to every place by land (and by sea if `bySea`). The search stops at
/// `farthest`, which stands for that distance and more.
std::vector<int> distances(const Map& map, std::span<const PlaceId> sources, int farthest, bool bySea);
/// Whether `b` can be reached from `a` in at most `ways` ways, none of them by sea.
bool isNear(const Map& map, PlaceId a, PlaceId b, int ways);

}  // namespace ephor::campaign
