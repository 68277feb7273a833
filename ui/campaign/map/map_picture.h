// What stands on the map as it is seen, and where names and counters find room.
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
    QPointF at;  ///< kilometres, as onMap()
    QString name;
    campaign::PowerId owner;
    campaign::PlaceKind kind = campaign::PlaceKind::Polis;
    int tier = 1;
    bool isWalled = false;
    bool isBesieged = false;
    bool hasBattle = false;
    bool isCapital = false;
};

/// One army, or the armies of a place that would be too many side by side.
struct CounterMark {
    std::size_t city = 0;  ///< beside which it stands
    campaign::PowerId power;
    campaign::ArmyId army;  ///< none: only seen, or several
    int armies = 1;
    std::size_t seen = 0;  ///< the first of them among those of the sight
    int units = 0;
    int supply = 0;
    int commandPoints = 0;
    campaign::Troop most = campaign::Troop::Hoplite;
    campaign::Size size = campaign::Size::Small;
    bool isKnown = true;
    bool isVague = false;  ///< somebody is there; nobody counted
    bool isInSight = true;
    int age = 0;          ///< moves since scouts saw it
    bool fights = false;  ///< in a pending battle
};

/// One fleet, or the sails of one power that are in sight of a place.
struct FleetMark {
    std::size_t city = 0;  ///< off which it lies
    campaign::PowerId power;
    campaign::FleetId fleet;  ///< none: only sails in sight
    int squadrons = 0;
    campaign::Size size = campaign::Size::Small;
    bool closes = false;   ///< the harbour
    std::size_t seen = 0;  ///< the first of them among those of the sight
    bool isVague = false;  ///< nobody counted the sails
    int age = 0;           ///< moves since scouts saw them; in sight: 0
};

/// So many armies in one place are folded into one sign.
inline constexpr std::size_t crowd = 6;

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

/// Where everything is drawn at one scale, in pixels from the map's origin.
struct MapLayout {
    std::vector<QRectF> counters;              ///< by counter
    std::vector<QRectF> fleets;                ///< by fleet
    std::vector<std::optional<QRectF>> names;  ///< by city; none: no room
    std::vector<bool> regions;                 ///< by region: there is room

    std::optional<std::size_t> counterAt(QPointF at) const;
    std::optional<std::size_t> fleetAt(QPointF at) const;
};

/// Of names by the tier of the city, from 0: the larger, the larger.
using NameFonts = std::array<QFont, 4>;
NameFonts nameFonts(const QFont& font);
constexpr std::size_t tierStep(int tier) { return static_cast<std::size_t>(std::clamp(tier, 1, 4)) - 1; }

/// What the layout depends on besides the picture.
struct LayoutNeeds {
    double scale = 1;      ///< pixels for a kilometre
    double textScale = 1;  ///< see sizes.h
    QFont font;
    NameFonts nameFonts;
    bool showsCounters = true;
    bool showsNames = true;
    bool showsRegions = true;
    campaign::PlaceId pointedAt;  ///< its name is shown whatever it covers
    campaign::PlaceId picked;
    /// What the view showed when the map was fitted to it, in pixels from the map's origin: what stands in it is not
    /// cut at its edge. Empty: it was not fitted.
    QRectF frame;
};
MapLayout layOut(const MapPicture& picture, const std::vector<RegionName>& regions, const LayoutNeeds& needs);

/// Radius of a city's badge in drawn pixels.
double badgeRadius(int tier);
QFont regionFont(const QFont& font);
QFont seaFont(const QFont& font);
/// As it is written on the map.
QString lettersOf(const RegionName& region);

inline constexpr QSizeF counterSize{50, 26};
inline constexpr QSizeF fleetSize{44, 17};
/// What is drawn round and beside a city's badge, in drawn pixels from its edge and from its middle.
inline constexpr double wallRing = 2.6;
inline constexpr double battleRing = 4.5;
inline constexpr QRectF templeSign{3, -13, 11, 11};
inline constexpr QRectF siegeSign{-15, -14, 12, 12};
/// The sign of a battle beside its place, in drawn pixels; it is as large as a disc of radius 11.
constexpr QPointF battleSign() { return {-19, -15}; }

}  // namespace ephor
