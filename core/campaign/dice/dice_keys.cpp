#include "core/campaign/dice/dice_keys.h"

namespace ephor::campaign {

std::string contributionsDigest(const Campaign& campaign) {
    std::vector<std::string> lines;
    for (const Contribution& given : campaign.state.contributions)
        if (!given.words.empty())
            lines.push_back(contributionLine(campaign.scenario.powers[given.power.index()].name, given.words));
    return contributionsDigest(std::move(lines));
}

OccasionKeys keysOf(const Campaign& campaign, int turn, std::string_view occasion) {
    const CampaignSeed& seed = campaign.scenario.seed;
    const std::string contributions = contributionsDigest(campaign);
    const auto key = [&](const DiceKey& of) { return keyOf(of, occasion, contributions); };
    OccasionKeys keys{key(turnSeedOf(seed, turn)), key(secretSeedOf(seed, turn))};
    if (!seed.isOld())
        for (const PowerInfo& power : campaign.scenario.powers)
            keys.ofPower.emplace(power.id, key(powerSeedOf(seed, power.name, turn)));
    return keys;
}

}  // namespace ephor::campaign
