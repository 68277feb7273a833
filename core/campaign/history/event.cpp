#include "core/campaign/history/event.h"

#include <concepts>

namespace ephor::campaign {

PlaceId placeOf(const CampaignEvent& event) {
    return std::visit(
        []<typename T>(const T& one) {
            if constexpr (std::same_as<T, BattleSettled>)
                return one.battle.place;
            else if constexpr (std::same_as<T, SeaFought>)
                return one.fight.place;
            else if constexpr (std::same_as<T, ArmyMarched>)
                return one.to;
            else if constexpr (requires { one.place; })
                return one.place;
            else
                return PlaceId{};
        },
        event);
}

}  // namespace ephor::campaign
