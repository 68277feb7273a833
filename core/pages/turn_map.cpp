// The map of a turn page.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/sheet_names.h"
#include "core/campaign/scenario/power_badges.h"
#include "core/io/builtin_data.h"
#include "core/pages/turn_data.h"

#include <cmath>
#include <numbers>

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

/// A point of the map, in hundreds of metres east and south of its middle.
struct MapPoint {
    int x = 0;
    int y = 0;
};

/// As onMap() of ui/campaign/map and packaging/make_page_map.py have it.
MapPoint pointOf(double latitude, double longitude) {
    constexpr double middleLatitude = 38.3;
    constexpr double middleLongitude = 23.2;
    constexpr double unitsOfDegree = 1112;
    const double shrink = std::cos(middleLatitude * std::numbers::pi / 180);
    return {static_cast<int>(std::lround((longitude - middleLongitude) * unitsOfDegree * shrink)),
            static_cast<int>(std::lround((middleLatitude - latitude) * unitsOfDegree))};
}

/// The ground of Hellas is drawn where the scenario has none and all its places lie there.
bool isInHellas(const Place& place) {
    return place.longitude > 12 && place.longitude < 36 && place.latitude > 34 && place.latitude < 42.5;
}

std::string pathOf(const GroundShape& shape) {
    std::string path;
    for (const GeoPoint& point : shape.points) {
        const MapPoint at = pointOf(point.latitude, point.longitude);
        path += (path.empty() ? "M" : "L") + std::to_string(at.x) + " " + std::to_string(at.y);
    }
    return shape.kind == GroundKind::Coast ? path : path + "z";
}

Json ownGround(const std::vector<GroundShape>& shapes) {
    std::string land;
    std::string water;
    std::string coast;
    for (const GroundShape& shape : shapes)
        (shape.kind == GroundKind::Land ? land : shape.kind == GroundKind::Water ? water : coast) += pathOf(shape);
    return {{"land", land}, {"water", water}, {"river", ""}, {"coast", coast}, {"seas", Json::array()}};
}

/// Sea names, coast and the courses of ways that bend.
Json groundJson(const Scenario& scenario, const Json& hellas) {
    const bool isHellas = scenario.ground.empty() && std::ranges::all_of(scenario.map.places(), isInHellas);
    if (!isHellas)
        return ownGround(scenario.ground);
    Json ground = hellas;
    ground.erase("ways");
    ground["coast"] = "";
    return ground;
}

/// The key of the drawn course of a way.
std::string courseKey(std::string from, std::string_view to) {
    from += ' ';
    from += to;
    return from;
}

Json waysJson(const Map& map, const Json& courses) {
    Json ways = Json::array();
    for (const Way& way : map.ways()) {
        const std::string& a = map.place(way.a).id;
        const std::string& b = map.place(way.b).id;
        Json one{way.a.index(), way.b.index(), wordOf(way.kind)};
        if (const auto there = courses.find(courseKey(a, b)); there != courses.end())
            one.push_back(*there);
        else if (const auto back = courses.find(courseKey(b, a)); back != courses.end()) {
            Json reversed = Json::array();
            for (std::size_t i = back->size(); i >= 2; i -= 2)
                reversed.insert(reversed.end(), {(*back)[i - 2], (*back)[i - 1]});
            one.push_back(std::move(reversed));
        }
        ways.push_back(std::move(one));
    }
    return ways;
}

Json placesJson(const Visible& visible) {
    const Campaign& known = visible.known;
    const SheetNames names(known, visible.power);
    const Map& map = known.scenario.map;
    Json places = Json::array();
    for (std::size_t i = 0; i < map.places().size(); ++i) {
        const Place& place = map.places()[i];
        const City& city = known.state.cities[i];
        const MapPoint at = pointOf(place.latitude, place.longitude);
        const bool isCapital = std::ranges::any_of(known.scenario.powers, [&](const PowerInfo& power) {
            return power.capital == PlaceId(static_cast<int>(i));
        });
        Json one{{"name", place.name},
                 {"written", names.places.written(static_cast<int>(i))},
                 {"x", at.x},
                 {"y", at.y},
                 {"kind", wordOf(place.kind)},
                 {"country", plainWordOf(place.country)},
                 {"tier", place.tier},
                 {"walls", place.walls},
                 {"owner", city.owner ? Json(city.owner.index()) : Json()},
                 {"isCapital", isCapital},
                 {"isBesieged", visible.cities[i].isBesieged},
                 {"isClosed", visible.cities[i].isBlockaded}};
        if (visible.power && city.owner == visible.power)
            one["own"] = {{"loyalty", city.loyalty},
                          {"stores", city.stores},
                          {"garrison", city.garrison},
                          {"docks", hasSea(known.scenario) && place.docks > 0 ? place.harbour : 0}};
        places.push_back(std::move(one));
    }
    return places;
}

std::string colourText(std::uint32_t rgb) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += digits[rgb >> shift & 15U];
    return text;
}

Json powersJson(const Scenario& scenario) {
    const std::vector<PowerBadge> badges = badgesOf(scenario);
    Json powers = Json::array();
    for (std::size_t i = 0; i < badges.size(); ++i)
        powers.push_back({{"name", scenario.powers[i].name},
                          {"shape", wordOf(badges[i].shape)},
                          {"letter", badges[i].letter},
                          {"light", colourText(badges[i].light)},
                          {"dark", colourText(badges[i].dark)},
                          {"hasDarkLetter", badges[i].hasDarkLetter}});
    return powers;
}

}  // namespace

Json mapJson(const Visible& visible) {
    const Scenario& scenario = visible.known.scenario;
    static const Json hellas = Json::parse(builtinText("pages/hellas_ground.json"));
    return {{"powers", powersJson(scenario)},
            {"places", placesJson(visible)},
            {"ways", waysJson(scenario.map, hellas["ways"])},
            {"ground", groundJson(scenario, hellas)}};
}

}  // namespace ephor::campaign
