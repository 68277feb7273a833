// A made-up world of any size, for measurements of the campaign.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// A world of `side` x `side` places with 20 powers and so many armies.
inline Campaign campaignWorld(int side, int armies) {
    Campaign campaign;
    std::vector<Place> places;
    std::vector<Way> ways;
    for (int i = 0; i < side * side; ++i) {
        Place place;
        place.id = "p" + std::to_string(i);
        place.name = place.id;
        place.country = static_cast<Country>(i % 7);
        place.tier = 1 + i % 4;
        place.walls = i % 3;
        places.push_back(place);
        campaign.state.cities.push_back({PowerId((i / (side * side / 20 + 1)) % 20), 1, 2, 0, 3, {}, 0, 0, 0});
        if (i % side > 0)
            ways.push_back({PlaceId(i - 1), PlaceId(i), WayKind::Road, 1, {}});
        if (i >= side)
            ways.push_back({PlaceId(i - side), PlaceId(i), WayKind::Track, 2, {}});
    }
    campaign.scenario.map = Map(std::move(places), std::move(ways));
    for (int p = 0; p < 20; ++p) {
        campaign.scenario.powers.push_back({"w" + std::to_string(p), "W", "", PlaceId(p), Ruler::Skilled, {}, {}});
        Power power;
        power.treasury = 50;
        for (int q = 0; q < 20; ++q)
            if (p / 2 != q / 2)
                power.war.push_back(PowerId(q));
        campaign.state.powers.push_back(power);
    }
    for (int a = 0; a < armies; ++a) {
        Army one;
        one.id = "a" + std::to_string(a);
        one.power = PowerId(a % 20);
        one.place = PlaceId((a * 7919) % (side * side));
        campaign.state.armies.push_back(one);
        for (int u = 0; u < 8; ++u)
            campaign.state.units.push_back({"u", u % 3 == 2 ? Troop::Psiloi : Troop::Hoplite, Grade::B, one.place,
                                            ArmyId(a), 2, u % 3 == 2 ? 2 : 4, 0});
    }
    campaign.scenario.allTiers = side * side * 2;
    campaign.scenario.firstYear = -431;
    campaign.state.course.year = -431;
    return campaign;
}

}  // namespace ephor::campaign
