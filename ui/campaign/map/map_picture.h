// The visible content of the map, and the layout of names and counters.
#pragma once

#include "models/campaign/campaign_sight.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace ephor {

struct CityMark {
    campaign::PlaceId place;
    QPointF at;  ///< kilometres, see onMap()
    QString name;
    campaign::PowerId owner;
    campaign::PlaceKind kind = campaign::PlaceKind::Polis;
    int tier = 1;
    bool isWalled = false;
    bool isBesieged = false;
    bool hasBattle = false;
    bool isCapital = false;
};

/// One army.
struct CounterMark {
    std::size_t city = 0;  ///< the city beside it
    campaign::PowerId power;
    campaign::ArmyId army;  ///< none: a sighted army
    std::size_t seen = 0;   ///< index in the sight's armies()
    int units = 0;
    int supply = 0;
    int commandPoints = 0;
    campaign::Troop most = campaign::Troop::Hoplite;
    campaign::Size size = campaign::Size::Small;
    bool isKnown = true;
    bool isVague = false;  ///< its size is not known
    bool isInSight = true;
    int age = 0;          ///< turns since scouts saw it
    bool fights = false;  ///< in a pending battle
};

/// One fleet, or the sighted fleets of one power at a place.
struct FleetMark {
    std::size_t city = 0;  ///< the city that it is at
    campaign::PowerId power;
    campaign::FleetId fleet;  ///< none: a sighted fleet
    int squadrons = 0;
    campaign::Size size = campaign::Size::Small;
    bool closes = false;   ///< blocks the harbour
    std::size_t seen = 0;  ///< index of the first in the sight's fleets()
    bool isVague = false;  ///< its size is not known
    int age = 0;           ///< turns since scouts saw it; 0: in sight
};

/// From this number on, the armies at one place share one counter, however much room there is.
inline constexpr std::size_t crowd = 6;
/// The longest way from a place to the edge of its counters: two badges of a great city, in drawn pixels.
inline constexpr double counterReach = 34;

struct MapPicture {
    std::vector<CityMark> cities;  ///< by PlaceId
    std::vector<CounterMark> counters;
    std::vector<FleetMark> fleets;

    static MapPicture of(const CampaignSight& sight);
};

struct RegionName {
    QString name;
    QPointF at;
    bool isSea = false;
};
std::vector<RegionName> regionsOf(std::span<const campaign::Place> places);

/// A counter as it is drawn: of one army, or of several that would have no room side by side.
struct CounterFold {
    QRectF box;
    std::vector<std::size_t> counters;  ///< indices in the picture
};

/// The positions of all items at one scale, in pixels from the map's origin.
struct MapLayout {
    std::vector<CounterFold> counters;
    std::vector<QRectF> fleets;                ///< by fleet
    std::vector<std::optional<QRectF>> names;  ///< by city; none: no room
    std::vector<bool> regions;                 ///< by region: whether there is room

    const CounterFold* foldAt(QPointF at) const;
    const CounterFold* foldOf(std::size_t counter) const;
    std::optional<std::size_t> fleetAt(QPointF at) const;
};

/// Fonts for city names by tier, from 0; larger for larger cities.
using NameFonts = std::array<QFont, 4>;
NameFonts nameFonts(const QFont& font);
constexpr std::size_t tierStep(int tier) { return static_cast<std::size_t>(std::clamp(tier, 1, 4)) - 1; }

/// The inputs of the layout besides the picture.
struct LayoutNeeds {
    double scale = 1;      ///< pixels to a kilometre
    double textScale = 1;  ///< see sizes.h
    QFont font;
    NameFonts nameFonts;
    bool showsCounters = true;
    bool showsNames = true;
    bool showsRegions = true;
    campaign::PlaceId pointedAt;  ///< its name is always shown
    campaign::PlaceId selection;
    /// The visible part when the map was fitted, in pixels from the map's origin; signs inside are not cut off at its
    /// edge. Empty: the map was not fitted.
    QRectF frame;
};
MapLayout layOut(const MapPicture& picture, const std::vector<RegionName>& regions, const LayoutNeeds& needs);

/// The size of counters and fleets at a scale, from 0.75 far out to 1.
constexpr double counterScale(double scale) { return std::clamp(0.6 + 0.2 * scale, 0.75, 1.0); }
/// Radius of a city's badge, in drawn pixels.
double badgeRadius(int tier);
QFont regionFont(const QFont& font);
QFont seaFont(const QFont& font);
/// The name as written on the map.
QString lettersOf(const RegionName& region);

/// Sizes at close range; far out they are smaller.
inline constexpr QSizeF counterSize{50, 26};
inline constexpr QSizeF fleetSize{44, 17};
/// Sizes of the rings around a city's badge, and boxes of the signs beside it, in drawn pixels from its centre.
inline constexpr double wallRing = 2.6;
inline constexpr double battleRing = 4.5;
inline constexpr QRectF templeSign{3, -13, 11, 11};
inline constexpr QRectF siegeSign{-15, -14, 12, 12};
/// The centre of a battle's sign relative to its place, in drawn pixels; its size is that of a disc of radius 11.
constexpr QPointF battleSign() { return {-19, -15}; }

}  // namespace ephor
