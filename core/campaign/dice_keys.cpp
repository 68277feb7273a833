#include "core/campaign/dice_keys.h"

#include "core/base/sha256.h"

#include <fmt/format.h>

namespace ephor::campaign {

std::string contributionsText(const Campaign& campaign) {
    std::string text;
    for (std::size_t p = 0; p < campaign.scenario.powers.size(); ++p)
        for (const Contribution& given : campaign.state.contributions)
            if (given.power.index() == p && !given.words.empty())
                text += fmt::format("{}: {}\n", campaign.scenario.powers[p].name, given.words);
    return text;
}

std::string contributionsDigest(const Campaign& campaign) {
    const std::string text = contributionsText(campaign);
    return text.empty() ? text : sha256Of(text);
}

OccasionKeys keysOf(const Campaign& campaign, int turn, std::string_view occasion) {
    const CampaignSeed& seed = campaign.scenario.seed;
    const std::string contributions = contributionsDigest(campaign);
    const auto key = [&](const DiceKey& of) { return keyOf(of, occasion, contributions); };
    OccasionKeys keys{key(moveSeedOf(seed, turn)), key(secretSeedOf(seed, turn))};
    if (!seed.isOld())
        for (const PowerInfo& power : campaign.scenario.powers)
            keys.ofPower.emplace(power.id, key(powerSeedOf(seed, power.name, turn)));
    return keys;
}

}  // namespace ephor::campaign
