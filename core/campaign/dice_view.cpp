#include "core/campaign/dice_view.h"

#include "core/campaign/move_seed.h"

#include <fmt/format.h>

namespace ephor::campaign {

DiceView diceViewOf(const Campaign& campaign) {
    const std::uint64_t seed = campaign.scenario.seed;
    const Course& course = campaign.state.course;
    DiceView view;
    view.turn = course.turn;
    if (course.turn > 1)
        view.closedSeed = moveSeedOf(seed, course.turn - 1).toHex();
    if (course.phase == Phase::Over) {
        view.everything = seed;
    } else {
        view.promise = promiseOf(moveSeedOf(seed, course.turn));
        view.secretPromise = promiseOf(secretSeedOf(seed, course.turn));
    }
    return view;
}

std::string promiseLine(const Campaign& campaign) {
    const DiceView view = diceViewOf(campaign);
    return view.promise.empty() ? std::string() : fmt::format("{}{}: {}", promiseWords, view.turn, view.promise);
}

std::string seedLines(const DiceView& view) {
    std::string text;
    if (!view.promise.empty())
        text += fmt::format("  {}{}: {}\n  {}{}: {}\n", promiseWords, view.turn, view.promise, secretPromiseWords,
                            view.turn, view.secretPromise);
    if (const std::optional<DiceKey> closed = DiceKey::fromHex(view.closedSeed))
        text += fmt::format("  {}{}: {}\n  {}{}: {}\n", seedWords, view.turn - 1, view.closedSeed, promiseWords,
                            view.turn - 1, promiseOf(*closed));
    if (view.everything)
        text += fmt::format("  {}{}\n", campaignSeedWords, *view.everything);
    return text;
}

}  // namespace ephor::campaign
