// How the log reads the dice of the skirmish.
#include "core/rules/skirmish/battle/formulas.h"
#include "core/rules/skirmish/game.h"
#include "core/rules/skirmish/why.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// The index of a reason in a table of them; none where it is not of it.
template <std::size_t Size>
std::optional<std::size_t> indexIn(const std::array<Reason, Size>& reasons, const Reason* why) {
    const auto found = std::ranges::find_if(reasons, [why](const Reason& reason) { return &reason == why; });
    return found == reasons.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - reasons.begin()));
}

}  // namespace

RollMeaning SkirmishGame::meaning(const Table&, const Rolled& rolled) const {
    RollMeaning meaning;
    if (const auto band = indexIn(why::shotRoll, rolled.why)) {
        meaning.upTo = hitsUpTo(static_cast<Band>(*band));
        meaning.result = rolled.roll[0] <= meaning.upTo ? "a hit" : "a miss";
    } else if (const auto protection = indexIn(why::block, rolled.why)) {
        meaning.upTo = blocksUpTo(static_cast<Protection>(*protection));
        meaning.result = rolled.roll[0] <= meaning.upTo ? "blocked" : "not blocked";
    } else if (rolled.why == &why::leaderHit) {
        meaning.upTo = leaderDiesUpTo;
    }
    meaning.isOpen = rolled.why == &why::drawCard;
    return meaning;
}

}  // namespace ephor::skirmish
