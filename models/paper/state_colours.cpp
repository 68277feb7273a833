#include "models/paper/state_colours.h"

#include <algorithm>
#include <array>

namespace ephor {

std::optional<QColor> stateColour(const QString& state) {
    static constexpr std::array<std::pair<QLatin1StringView, QRgb>, 7> colours{{
        {QLatin1StringView("athen"), 0xFF134DA1},
        {QLatin1StringView("spart"), 0xFFB8321F},
        {QLatin1StringView("corinth"), 0xFF884781},
        {QLatin1StringView("theb"), 0xFFEEC524},
        {QLatin1StringView("arg"), 0xFF12855E},
        {QLatin1StringView("maced"), 0xFF4CB0E6},
        {QLatin1StringView("persia"), 0xFF48332A},
    }};
    const auto found = std::ranges::find_if(
        colours, [&state](const auto& one) { return state.startsWith(one.first, Qt::CaseInsensitive); });
    return found == colours.end() ? std::nullopt : std::optional(QColor(found->second));
}

}  // namespace ephor
