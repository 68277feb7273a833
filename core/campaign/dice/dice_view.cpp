#include "core/campaign/dice/dice_view.h"

#include "core/campaign/dice/dice_keys.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string ofPower(std::string_view words, const DiceView& view, int turn) {
    return fmt::format("{}{}{}{}", words, view.power, ofTurnWords, turn);
}

}  // namespace

DiceView diceViewOf(const Campaign& campaign, PowerId power) {
    const CampaignSeed& seed = campaign.scenario.seed;
    const Course& course = campaign.state.course;
    const bool hasOwn = power && !seed.isOld();
    DiceView view;
    view.turn = course.turn;
    view.isPractice = seed.isPractice();
    view.contributions = campaign.state.contributions;
    // Contributions can be revealed until the orders of the first turn are locked.
    if (campaign.state.course.turn > 1 || campaign.state.course.phase != Phase::Orders)
        view.contributionsDigest = contributionsDigest(campaign);
    if (!seed.isOld()) {
        view.promiseOfTurns = promiseOfTurns(seed);
        view.promiseOfCampaign = promiseOf(seed.key());
    }
    if (hasOwn)
        view.power = campaign.scenario.powers[power.index()].name;
    if (course.turn > 1) {
        view.closedSeed = turnSeedOf(seed, course.turn - 1).toHex();
        if (hasOwn)
            view.closedPowerSeed = powerSeedOf(seed, view.power, course.turn - 1).toHex();
    }
    if (course.phase == Phase::Over) {
        view.everything = seed;
        return view;
    }
    view.promise = promiseOf(turnSeedOf(seed, course.turn));
    view.secretPromise = promiseOf(secretSeedOf(seed, course.turn));
    if (hasOwn)
        view.powerPromise = promiseOf(powerSeedOf(seed, view.power, course.turn));
    return view;
}

std::vector<std::string> promiseLines(const DiceView& view) {
    std::vector<std::string> lines;
    if (!view.promise.empty())
        lines.push_back(fmt::format("{}{}: {}", promiseWords, view.turn, view.promise));
    if (!view.powerPromise.empty())
        lines.push_back(fmt::format("{}: {}", ofPower(powerPromiseWords, view, view.turn), view.powerPromise));
    return lines;
}

std::vector<std::string> seedLines(const Scenario& scenario, const DiceView& view) {
    std::vector<std::string> lines;
    const auto line = [&lines](const std::string& words, const std::string& value) {
        if (!value.empty())
            lines.push_back(fmt::format("{}: {}", words, value));
    };
    const auto ofTurn = [](std::string_view words, int turn) { return fmt::format("{}{}", words, turn); };
    if (view.isPractice)
        lines.emplace_back(practiceWords);
    line(std::string(promiseOfTurnsWords), view.promiseOfTurns);
    line(std::string(promiseOfCampaignWords), view.promiseOfCampaign);
    line(ofTurn(promiseWords, view.turn), view.promise);
    line(ofPower(powerPromiseWords, view, view.turn), view.powerPromise);
    line(ofTurn(secretPromiseWords, view.turn), view.secretPromise);
    if (const std::optional<DiceKey> closed = DiceKey::fromHex(view.closedSeed)) {
        line(ofTurn(seedWords, view.turn - 1), view.closedSeed);
        line(ofTurn(promiseWords, view.turn - 1), promiseOf(*closed));
    }
    if (const std::optional<DiceKey> closed = DiceKey::fromHex(view.closedPowerSeed)) {
        line(ofPower(powerSeedWords, view, view.turn - 1), view.closedPowerSeed);
        line(ofPower(powerPromiseWords, view, view.turn - 1), promiseOf(*closed));
    }
    for (const Contribution& given : view.contributions) {
        const std::string& name = scenario.powers[given.power.index()].name;
        line(fmt::format("{}{}", sealedWords, name), given.sealed);
        line(fmt::format("{}{}", openedWords, name), given.words);
    }
    line(std::string(contributionsWords), view.contributionsDigest);
    if (view.everything)
        line(std::string(campaignSeedWords), view.everything->text());
    return lines;
}

}  // namespace ephor::campaign
