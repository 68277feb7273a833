#include "models/campaign/tables/city_model.h"

#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

CityModel::CityModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("City"), tr("City, port, fort or sanctuary")},
                     {tr("Tier"), tr("Size and value, 1 to 4")},
                     {tr("Walls"), tr("Walls, 0 to 4; reduced by a known breach")},
                     {tr("Garrison"), tr("Steps inside the walls")},
                     {tr("Stores"), tr("Turns of food")},
                     {tr("Loyalty"), tr("Loyalty to the power that holds it")},
                     {tr("State"), tr("Sieges and ravaged country")},
                     {tr("Held by"), tr("The power that holds it")},
                     {tr("Region"), tr("Region")}},
                    parent) {
    refresh();
}

std::vector<int> CityModel::rowIds() const {
    std::vector<int> ids(campaign().scenario.map.places().size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = static_cast<int>(i);
    return ids;
}

QVariant CityModel::cell(int id, int column) const {
    const campaign::Place& place = campaign().scenario.map.place(PlaceId(id));
    const City& city = campaign().state.cities[PlaceId(id).index()];
    const bool known = sight().knows(city.owner);
    const bool isNear = sight().knowsInside(PlaceId(id));
    switch (column) {
    case NameColumn:
        return QString::fromStdString(place.name);
    case PowerColumn:
        return nameOf(campaign().scenario, city.owner);
    case TierColumn:
        return place.tier;
    case WallsColumn:
        return isNear ? std::max(0, place.walls - city.breach) : place.walls;
    case GarrisonColumn:
        return known ? QVariant(city.garrison) : QVariant();
    case StoresColumn:
        return known ? QVariant(city.stores) : QVariant();
    case LoyaltyColumn:
        return known ? QVariant(city.loyalty) : QVariant();
    case StateColumn: {
        QStringList states;
        if (city.besieger)
            states << (isNear ? tr("besieged by %1").arg(nameOf(campaign().scenario, city.besieger))
                              : tr("under siege"));
        if (isNear && city.ravaged > 0)
            states << (city.ravaged > 1 ? tr("devastated") : tr("ravaged"));
        return states.join(tr(", "));
    }
    case RegionColumn:
        return QString::fromStdString(place.region);
    default:
        return {};
    }
}

PowerId CityModel::power(int id) const { return campaign().state.cities[PlaceId(id).index()].owner; }

}  // namespace ephor
