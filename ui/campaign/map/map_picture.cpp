#include "ui/campaign/map/map_picture.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/turn.h"
#include "ui/campaign/map/map_ground.h"

#include <QFontMetricsF>
#include <QHash>
#include <cmath>
#include <map>
#include <numbers>

namespace ephor {

using namespace campaign;

namespace {

Troop mostOf(const State& state, std::span<const UnitId> units) {
    std::array<int, Words<Troop>::list.size()> steps{};
    for (const UnitId id : units)
        steps[static_cast<std::size_t>(state.units[id.index()].troop)] += state.units[id.index()].steps;
    return static_cast<Troop>(std::ranges::max_element(steps) - steps.begin());
}

CounterMark counterOf(const CampaignSight& sight, const ArmySeen& seen) {
    CounterMark mark;
    mark.city = seen.place.index();
    mark.power = seen.power;
    mark.army = seen.army;
    mark.size = seen.size;
    mark.isKnown = static_cast<bool>(seen.army);
    mark.isVague = seen.isVague();
    mark.isInSight = seen.isInSight;
    mark.age = seen.age;
    if (!mark.isKnown) {
        mark.units = seen.sighting && seen.sighting->insight == Insight::List ? seen.sighting->units : 0;
        return mark;
    }
    const State& state = sight.campaign().state;
    const Army& army = state.armies[seen.army.index()];
    const auto units = sight.armyIndex().units(seen.army);
    mark.units = static_cast<int>(units.size());
    mark.supply = army.supply;
    mark.commandPoints = commandPoints(state, army);
    mark.most = mostOf(state, units);
    return mark;
}

/// Occupied rectangles, indexed by grid cells, to find free room quickly.
class Room {
public:
    bool isFree(const QRectF& box) const { return covered(box) <= 0; }
    /// How much of what is there a box would cover, in square pixels.
    double covered(const QRectF& box) const {
        double area = 0;
        for (const std::pair<int, int>& cell : cellsOf(box)) {
            const auto there = m_taken.find(cell);
            if (there == m_taken.end())
                continue;
            const QRectF part = box & QRectF(cell.first * cellSize, cell.second * cellSize, cellSize, cellSize);
            for (const QRectF& other : there->second) {
                const QRectF both = part & other;
                area += both.width() * both.height();
            }
        }
        return area;
    }
    void take(const QRectF& box) {
        for (const auto& cell : cellsOf(box))
            m_taken[cell].push_back(box);
    }

private:
    static constexpr double cellSize = 80;

    static std::vector<std::pair<int, int>> cellsOf(const QRectF& box) {
        std::vector<std::pair<int, int>> cells;
        const auto cell = [](double at) { return static_cast<int>(std::floor(at / cellSize)); };
        for (int x = cell(box.left()); x <= cell(box.right()); ++x)
            for (int y = cell(box.top()); y <= cell(box.bottom()); ++y)
                cells.emplace_back(x, y);
        return cells;
    }

    std::map<std::pair<int, int>, std::vector<QRectF>> m_taken;
};

class LayingOut {
public:
    LayingOut(const MapPicture& picture, const LayoutNeeds& needs)
        : m_picture(picture),
          m_needs(needs),
          m_metrics{QFontMetricsF(needs.nameFonts[0]), QFontMetricsF(needs.nameFonts[1]),
                    QFontMetricsF(needs.nameFonts[2]), QFontMetricsF(needs.nameFonts[3])} {}

    MapLayout all(const std::vector<RegionName>& regions) {
        m_layout.names.resize(m_picture.cities.size());
        for (const CityMark& city : m_picture.cities) {
            const double r = extent(city) + 1;
            m_room.take(QRectF(pixels(city.at) - QPointF(r, r), QSizeF(2 * r, 2 * r)));
            if (city.hasBattle)
                takeSign(city, QRectF(battleSign() - QPointF(11, 11), QSizeF(22, 22)));
            if (city.kind == PlaceKind::Sanctuary)
                takeSign(city, templeSign);
            if (city.isBesieged)
                takeSign(city, siegeSign);
        }
        // Names of battles, capitals and great cities must not be covered.
        nameCities(mustBeRead);
        if (m_needs.showsCounters) {
            for (const FleetMark& fleet : m_picture.fleets)
                m_layout.fleets.push_back(placeFor(fleet));
            placeCounters();
        }
        if (m_needs.showsNames)
            nameCities([](const CityMark& city) { return !mustBeRead(city); });
        for (const RegionName& region : regions)
            m_layout.regions.push_back(m_needs.showsRegions && takeRegion(region));
        return std::move(m_layout);
    }

private:
    QPointF pixels(QPointF at) const { return at * m_needs.scale; }

    bool isFree(QPointF place, const QRectF& box) const { return isWhole(place, box) && m_room.isFree(box); }
    /// Signs of a place in the frame must be completely inside the frame, those of other places outside.
    bool isWhole(QPointF place, const QRectF& box) const {
        return m_needs.frame.contains(place) ? m_needs.frame.contains(box) : !m_needs.frame.intersects(box);
    }

    /// The radius of a city's badge with its rings, in pixels.
    double extent(const CityMark& city) const {
        const double around = city.hasBattle ? battleRing + 1 : city.isWalled ? wallRing : 0;
        return (badgeRadius(city.tier) + around) * m_needs.textScale;
    }
    void takeSign(const CityMark& city, const QRectF& drawn) {
        m_room.take(QRectF(pixels(city.at) + drawn.topLeft() * m_needs.textScale, drawn.size() * m_needs.textScale));
    }

    /// Cities with battles first, then capitals, then by size. It does not change with what the user points at, so that
    /// counters stay where they are.
    void placeCounters() {
        std::vector<std::vector<std::size_t>> at(m_picture.cities.size());
        for (std::size_t i = 0; i < m_picture.counters.size(); ++i)
            at[m_picture.counters[i].city].push_back(i);
        std::vector<std::size_t> order;
        for (std::size_t city = 0; city < at.size(); ++city)
            if (!at[city].empty())
                order.push_back(city);
        std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) {
            const CityMark& city = m_picture.cities[i];
            return city.tier + (city.isCapital ? 4 : 0) + (city.hasBattle ? 10 : 0);
        });
        for (const std::size_t city : order)
            placeCountersAt(city, at[city]);
    }

    /// Side by side where there is room, otherwise one for each power, otherwise one for all. The last resort is to
    /// join the counters of a neighbour, or to cover a name.
    void placeCountersAt(std::size_t city, const std::vector<std::size_t>& here) {
        const auto single = [](std::size_t i) { return std::vector{i}; };
        std::vector<std::vector<std::size_t>> folds;
        std::ranges::transform(here, std::back_inserter(folds), single);
        if (here.size() < crowd && placeFolds(city, folds))
            return;
        folds.clear();
        for (const std::size_t i : here) {
            const PowerId power = m_picture.counters[i].power;
            const auto same = std::ranges::find_if(
                folds, [&](const auto& fold) { return m_picture.counters[fold.front()].power == power; });
            same == folds.end() ? folds.push_back({i}) : same->push_back(i);
        }
        if (placeFolds(city, folds) || (folds.size() > 1 && placeFolds(city, {here})))
            return;
        const QPointF anchor = pixels(m_picture.cities[city].at);
        const auto beside = std::ranges::find_if(m_layout.counters, [&](const CounterFold& fold) {
            return distanceTo(fold.box, anchor) <= counterReach * m_needs.textScale;
        });
        if (beside != m_layout.counters.end()) {
            beside->counters.insert(beside->counters.end(), here.begin(), here.end());
            return;
        }
        m_layout.counters.push_back({placesBeside(anchor, counterPixels()).front(), here});
        m_room.take(m_layout.counters.back().box);
    }

    /// Places all of them or none: around the city, or where that fails in columns beside it.
    bool placeFolds(std::size_t city, const std::vector<std::vector<std::size_t>>& folds) {
        const QPointF anchor = pixels(m_picture.cities[city].at);
        return placeFolds(anchor, folds, placesBeside(anchor, counterPixels())) ||
               placeFolds(anchor, folds, columnsBeside(anchor, counterPixels()));
    }

    bool placeFolds(QPointF anchor, const std::vector<std::vector<std::size_t>>& folds,
                    const std::vector<QRectF>& places) {
        std::vector<QRectF> boxes;
        for (const QRectF& box : places)
            if (boxes.size() < folds.size() && isFree(anchor, box.adjusted(-2, -2, 2, 2)) &&
                std::ranges::none_of(boxes, [&](const QRectF& other) { return other.intersects(box); }))
                boxes.push_back(box);
        if (boxes.size() < folds.size())
            return false;
        for (std::size_t i = 0; i < folds.size(); ++i) {
            m_room.take(boxes[i]);
            m_layout.counters.push_back({boxes[i], folds[i]});
        }
        return true;
    }

    /// Three rows at the right and at the left of a point.
    std::vector<QRectF> columnsBeside(QPointF anchor, QSizeF size) const {
        std::vector<QRectF> boxes;
        for (const int row : {0, 1, -1})
            for (const int side : {1, -1}) {
                QRectF box(QPointF(), size);
                box.moveCenter(anchor + QPointF(side * (size.width() / 2 + 9 * m_needs.textScale),
                                                row * (size.height() + 3 * m_needs.textScale)));
                boxes.push_back(box);
            }
        return boxes;
    }

    QSizeF counterPixels() const { return counterSize * m_needs.textScale * counterScale(m_needs.scale); }

    static double distanceTo(const QRectF& box, QPointF point) {
        const double x = std::max({0.0, box.left() - point.x(), point.x() - box.right()});
        const double y = std::max({0.0, box.top() - point.y(), point.y() - box.bottom()});
        return std::hypot(x, y);
    }

    /// Boxes around a point, the nearest ones first; none is farther away than counterReach.
    std::vector<QRectF> placesBeside(QPointF anchor, QSizeF size) const {
        std::vector<QRectF> boxes;
        for (const double gap : {9.0, 14.0, 20.0, 27.0, counterReach})
            for (const int part : {2, 0, 14, 6, 8, 10, 4, 12, 1, 15, 7, 9, 3, 5, 11, 13}) {
                const double angle = part * std::numbers::pi / 8;
                const double away = gap * m_needs.textScale;
                QRectF box(QPointF(), size);
                box.moveCenter(anchor + QPointF(std::cos(angle) * (size.width() / 2 + away),
                                                std::sin(angle) * (size.height() / 2 + away)));
                boxes.push_back(box);
            }
        return boxes;
    }

    /// A place below the city, otherwise beside or above it, as near as there is room.
    QRectF placeFor(const FleetMark& fleet) {
        const CityMark& city = m_picture.cities[fleet.city];
        const QPointF anchor = pixels(city.at);
        const QSizeF size = fleetSize * m_needs.textScale * counterScale(m_needs.scale);
        const double down = badgeRadius(city.tier) * m_needs.textScale + size.height() / 2 + 2;
        const double aside = badgeRadius(city.tier) * m_needs.textScale + size.width() / 2 + 3;
        const double row = size.height() + 2;
        const std::array<QPointF, 9> offsets{{{0, down},
                                              {0, down + row},
                                              {0, -down},
                                              {aside, down},
                                              {-aside, down},
                                              {aside, 0},
                                              {-aside, 0},
                                              {aside, -down},
                                              {-aside, -down}}};
        const auto at = [&](QPointF offset) {
            QRectF box(QPointF(), size);
            box.moveCenter(anchor + offset);
            return box;
        };
        std::vector<QRectF> boxes;
        std::ranges::transform(offsets, std::back_inserter(boxes), at);
        std::ranges::copy(placesBeside(anchor, size), std::back_inserter(boxes));
        const auto free = std::ranges::find_if(boxes, [&](const QRectF& box) { return isFree(anchor, box); });
        const QRectF& box = free == boxes.end() ? boxes.front() : *free;
        m_room.take(box);
        return box;
    }

    /// Cities with battles and cities that the user points at first, then by size.
    std::vector<std::size_t> cityOrder() const {
        std::vector<std::size_t> order(m_picture.cities.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        const auto weight = [this](std::size_t i) {
            const CityMark& city = m_picture.cities[i];
            return city.tier + (city.isCapital ? 4 : 0) +
                   (city.place == m_needs.pointedAt || city.place == m_needs.selection ? 20 : 0) +
                   (city.hasBattle || city.isBesieged ? 10 : 0);
        };
        std::ranges::stable_sort(order, std::greater(), weight);
        return order;
    }

    static bool mustBeRead(const CityMark& city) {
        return city.hasBattle || city.isBesieged || city.isCapital || city.tier >= 4;
    }

    /// Positions for a name: right, left, above or below its place; for a name that must be shown also diagonally and
    /// farther away.
    static std::vector<QPointF> cornersOf(QPointF centre, double gap, QSizeF size, bool must) {
        const double high = size.height();
        const double wide = size.width();
        std::vector<QPointF> corners;
        for (const double far : {gap, gap + high / 2, gap + high}) {
            corners.insert(corners.end(), {centre + QPointF(far, -high / 2), centre + QPointF(-far - wide, -high / 2),
                                           centre + QPointF(-wide / 2, -far - high), centre + QPointF(-wide / 2, far)});
            if (!must)
                return corners;
            corners.insert(corners.end(), {centre + QPointF(far, gap / 2), centre + QPointF(-far - wide, gap / 2),
                                           centre + QPointF(far, -gap - high), centre + QPointF(-far - wide, far)});
        }
        return corners;
    }

    void nameCities(bool (*which)(const CityMark&)) {
        for (const std::size_t i : cityOrder()) {
            const CityMark& city = m_picture.cities[i];
            if (!which(city))
                continue;
            const QFontMetricsF& metrics = m_metrics[tierStep(city.tier)];
            const QSizeF size(metrics.horizontalAdvance(city.name) + 4, metrics.height());
            const QPointF centre = pixels(city.at);
            const bool must = city.place == m_needs.pointedAt || mustBeRead(city);
            std::vector<QPointF> corners = cornersOf(centre, extent(city) + 3, size, must);
            std::erase_if(corners, [&](QPointF corner) { return !isWhole(centre, QRectF(corner, size)); });
            if (corners.empty())
                continue;
            // Where there is no room, a name that must be read covers as little as possible.
            const auto best = std::ranges::min_element(
                corners, {}, [&](QPointF corner) { return m_room.covered(QRectF(corner, size)); });
            const QRectF box(*best, size);
            if (!must && !m_room.isFree(box))
                continue;
            m_room.take(box);
            m_layout.names[i] = box;
        }
    }

    bool takeRegion(const RegionName& region) {
        const QFontMetricsF metrics(region.isSea ? seaFont(m_needs.font) : regionFont(m_needs.font));
        QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(lettersOf(region)), metrics.height()));
        box.moveCenter(pixels(region.at));
        if (!isFree(pixels(region.at), box))
            return false;
        m_room.take(box);
        return true;
    }

    const MapPicture& m_picture;
    const LayoutNeeds& m_needs;
    std::array<QFontMetricsF, 4> m_metrics;
    MapLayout m_layout;
    Room m_room;
};

/// Merges fleets of one power that were seen at the same time and place, since they cannot be told apart.
void addSails(std::vector<FleetMark>& fleets, const FleetMark& sails) {
    for (FleetMark& other : fleets)
        if (!other.fleet && other.city == sails.city && other.power == sails.power && other.age == sails.age) {
            other.size = std::max(other.size, sails.size);
            const bool areCounted = other.squadrons > 0 && sails.squadrons > 0;
            other.squadrons = areCounted ? other.squadrons + sails.squadrons : 0;
            other.isVague = other.isVague && sails.isVague;
            return;
        }
    fleets.push_back(sails);
}

/// Own fleets by their number; others as sighted or reported by scouts.
std::vector<FleetMark> fleetsOn(const CampaignSight& sight) {
    const Campaign& campaign = sight.campaign();
    std::vector<FleetMark> fleets;
    for (std::size_t i = 0; i < sight.fleets().size(); ++i) {
        const FleetSeen& seen = sight.fleets()[i];
        FleetMark mark;
        mark.city = seen.place.index();
        mark.power = seen.power;
        mark.fleet = seen.fleet;
        mark.size = seen.size;
        mark.seen = i;
        mark.isVague = seen.isVague();
        mark.age = seen.age;
        if (!seen.fleet) {
            mark.squadrons = seen.sighting && seen.sighting->insight == Insight::List ? seen.sighting->squadrons : 0;
            addSails(fleets, mark);
            continue;
        }
        const Fleet& fleet = campaign.state.fleets[seen.fleet.index()];
        mark.squadrons = fleet.squadrons;
        mark.closes = fleet.station == Station::Blockade && isBlockaded(campaign.scenario, campaign.state, fleet.place);
        fleets.push_back(mark);
    }
    return fleets;
}

}  // namespace

MapPicture MapPicture::of(const CampaignSight& sight) {
    const Campaign& campaign = sight.campaign();
    MapPicture picture;
    const auto& places = campaign.scenario.map.places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const City& city = campaign.state.cities[i];
        picture.cities.push_back({PlaceId(static_cast<int>(i)), onMap(places[i].latitude, places[i].longitude),
                                  QString::fromStdString(places[i].name), city.owner, places[i].kind, places[i].tier,
                                  places[i].walls >= 2, static_cast<bool>(city.besieger), false});
    }
    for (const PowerInfo& power : campaign.scenario.powers)
        if (power.capital)
            picture.cities[power.capital.index()].isCapital = true;
    std::vector<bool> fights(campaign.state.armies.size(), false);
    for (const BattleId id : pendingBattles(campaign.state)) {
        const Battle& battle = campaign.state.battles[id.index()];
        for (const auto& side : {battle.attackers, battle.defenders})
            for (const ArmyId army : side)
                fights[army.index()] = true;
        picture.cities[battle.place.index()].hasBattle =
            std::ranges::any_of(battle.attackers,
                                [&](ArmyId a) { return sight.knows(campaign.state.armies[a.index()].power); }) ||
            std::ranges::any_of(battle.defenders,
                                [&](ArmyId a) { return sight.knows(campaign.state.armies[a.index()].power); });
    }
    for (std::size_t i = 0; i < sight.armies().size(); ++i) {
        const ArmySeen& seen = sight.armies()[i];
        CounterMark mark = counterOf(sight, seen);
        mark.seen = i;
        mark.fights = seen.army && fights[seen.army.index()];
        picture.counters.push_back(mark);
    }
    picture.fleets = fleetsOn(sight);
    return picture;
}

std::vector<RegionName> regionsOf(std::span<const campaign::Place> places) {
    std::map<std::string, std::vector<QPointF>> points;
    for (const campaign::Place& place : places)
        points[place.region].push_back(onMap(place.latitude, place.longitude));
    std::vector<RegionName> regions;
    for (const auto& [name, at] : points) {
        QPointF sum;
        for (const QPointF& one : at)
            sum += one;
        if (!name.empty() && at.size() > 1)
            regions.push_back({QString::fromStdString(name), sum / static_cast<double>(at.size())});
    }
    return regions;
}

MapLayout layOut(const MapPicture& picture, const std::vector<RegionName>& regions, const LayoutNeeds& needs) {
    return LayingOut(picture, needs).all(regions);
}

const CounterFold* MapLayout::foldAt(QPointF at) const {
    const auto found = std::ranges::find_if(counters.rbegin(), counters.rend(),
                                            [&](const CounterFold& one) { return one.box.contains(at); });
    return found == counters.rend() ? nullptr : &*found;
}

const CounterFold* MapLayout::foldOf(std::size_t counter) const {
    const auto found = std::ranges::find_if(counters, [&](const CounterFold& one) {
        return std::ranges::find(one.counters, counter) != one.counters.end();
    });
    return found == counters.end() ? nullptr : &*found;
}

std::optional<std::size_t> MapLayout::fleetAt(QPointF at) const {
    for (std::size_t i = fleets.size(); i-- > 0;)
        if (fleets[i].contains(at))
            return i;
    return {};
}

double badgeRadius(int tier) {
    constexpr std::array<double, 4> radii{3.6, 5.2, 7, 8.4};
    return radii[tierStep(tier)];
}

}  // namespace ephor
