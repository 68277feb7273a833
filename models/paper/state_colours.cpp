#include "models/paper/state_colours.h"

#include "core/campaign/scenario/power_badges.h"

#include <algorithm>

namespace ephor {

std::optional<QColor> stateColour(const QString& state) {
    const auto badges = campaign::stateBadges();
    const auto found = std::ranges::find_if(badges, [&state](const campaign::StateBadge& one) {
        return state.startsWith(QLatin1StringView(one.state.data(), one.state.size()), Qt::CaseInsensitive);
    });
    return found == badges.end() ? std::nullopt : std::optional(QColor(QRgb(found->badge.light)));
}

}  // namespace ephor
