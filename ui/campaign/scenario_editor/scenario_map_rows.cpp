// What the map of a scenario shows of its rows: places, ways, armies, fleets and badges, as far as they are valid.
#include "core/campaign/scenario/badge.h"
#include "ui/campaign/scenario_editor/scenario_map.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

/// Invalid words are shown as `otherwise`.
template <typename E> E wordOr(const SheetRow& row, std::string_view key, E otherwise) {
    return fromWord<E>(row.text(key)).value_or(otherwise);
}

campaign::Place placeOfRow(const SheetRow& row) {
    campaign::Place place;
    place.id = row.text("id");
    place.name = row.text("name");
    place.region = row.text("region");
    place.kind = wordOr(row, "kind", PlaceKind::Polis);
    place.tier = static_cast<int>(row.number("tier", 1));
    place.walls = static_cast<int>(row.number("walls", 0));
    place.latitude = std::clamp(row.number("lat", 38), -90.0, 90.0);
    place.longitude = std::clamp(row.number("lon", 23), -180.0, 180.0);
    return place;
}

}  // namespace

PowerLooks ScenarioMap::looksOf(const ScenarioSheet& sheet) {
    Scenario scenario;
    for (const SheetRow& row : sheet.powers) {
        PowerInfo power;
        power.id = row.text("id");
        power.name = row.text("name");
        power.badge = badgeOf(row);
        scenario.powers.push_back(std::move(power));
    }
    return PowerLooks(scenario);
}

void ScenarioMap::refresh() {
    m_looks = looksOf(m_document.sheet());
    m_pointed = {};
    const ScenarioSheet& sheet = m_document.sheet();
    std::vector<campaign::Place> places;
    std::ranges::transform(sheet.places, std::back_inserter(places), placeOfRow);
    takeGround(places);
    std::vector<Course> courses;
    m_wayRows.clear();
    for (std::size_t i = 0; i < sheet.ways.size(); ++i) {
        const auto a = sheet.rowOf(RowKind::Place, sheet.ways[i].text("a"));
        const auto b = sheet.rowOf(RowKind::Place, sheet.ways[i].text("b"));
        if (!a || !b || *a == *b)
            continue;
        courses.push_back({wordOr(sheet.ways[i], "kind", WayKind::Road), ground().course(places[*a], places[*b])});
        m_wayRows.push_back(i);
    }
    setPicture(pictureOfSheet(), regionsOf(places), std::move(courses));
    takeInk();
}

CounterMark ScenarioMap::counterOf(std::size_t army) const {
    const ScenarioSheet& sheet = m_document.sheet();
    const SheetRow& row = sheet.armies[army];
    CounterMark mark;
    mark.army = ArmyId(static_cast<int>(army));
    mark.supply = 3;
    if (const auto power = sheet.rowOf(RowKind::Power, row.text("power")))
        mark.power = PowerId(static_cast<int>(*power));
    if (const auto leader = sheet.rowOf(RowKind::Leader, row.text("leader")))
        mark.commandPoints = static_cast<int>(sheet.leaders[*leader].number("cp", 0));
    std::array<int, Words<Troop>::list.size()> counts{};
    for (const SheetRow& unit : row.units) {
        const int count = std::clamp(static_cast<int>(unit.number("count", 1)), 0, 99);
        mark.units += count;
        counts[static_cast<std::size_t>(wordOr(unit, "troop", Troop::Hoplite))] += count;
    }
    mark.most = static_cast<Troop>(std::ranges::max_element(counts) - counts.begin());
    return mark;
}

FleetMark ScenarioMap::fleetOf(std::size_t fleet, std::size_t place) const {
    const ScenarioSheet& sheet = m_document.sheet();
    const SheetRow& row = sheet.fleets[fleet];
    const auto power = sheet.rowOf(RowKind::Power, row.text("power"));
    return {place,
            power ? PowerId(static_cast<int>(*power)) : PowerId(),
            FleetId(static_cast<int>(fleet)),
            static_cast<int>(row.number("squadrons", 0)),
            Size::Small,
            false};
}

MapPicture ScenarioMap::pictureOfSheet() const {
    const ScenarioSheet& sheet = m_document.sheet();
    MapPicture all;
    for (std::size_t i = 0; i < sheet.places.size(); ++i) {
        const campaign::Place place = placeOfRow(sheet.places[i]);
        const auto owner = sheet.ownerOf(place.id);
        all.cities.push_back({PlaceId(static_cast<int>(i)), onMap(place.latitude, place.longitude),
                              QString::fromStdString(place.name), owner ? PowerId(static_cast<int>(*owner)) : PowerId(),
                              place.kind, place.tier, place.walls >= 2, false, false});
    }
    for (const SheetRow& power : sheet.powers)
        if (const auto place = sheet.rowOf(RowKind::Place, power.text("capital")))
            all.cities[*place].isCapital = true;
    for (std::size_t i = 0; i < sheet.armies.size(); ++i)
        if (const auto place = sheet.rowOf(RowKind::Place, sheet.armies[i].text("place"))) {
            all.counters.push_back(counterOf(i));
            all.counters.back().city = *place;
        }
    for (std::size_t i = 0; i < sheet.fleets.size(); ++i)
        if (const auto place = sheet.rowOf(RowKind::Place, sheet.fleets[i].text("place")))
            all.fleets.push_back(fleetOf(i, *place));
    return all;
}

}  // namespace ephor
