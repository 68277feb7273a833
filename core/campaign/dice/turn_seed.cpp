#include "core/campaign/dice/turn_seed.h"

#include "core/base/sha256.h"

#include <array>

namespace ephor::campaign {

namespace {

/// The derivation in campaigns before firstEditionOfLongSeeds.
DiceKey oldSeed(std::string_view name, std::uint64_t seed, int turn) {
    return keySpreadFrom([&](Digester& digester) {
        digester.addNumber(static_cast<std::int64_t>(seed));
        digester.addText(name);
        digester.addNumber(turn);
    });
}

void addKey(Digester& digester, const DiceKey& key) {
    digester.addBytes({reinterpret_cast<const char*>(key.bytes.data()), key.bytes.size()});
}

DiceKey derived(const DiceKey& key, std::string_view name, int turn) {
    return keySpreadFrom([&](Digester& digester) {
        addKey(digester, key);
        digester.addText(name);
        digester.addNumber(turn);
    });
}

DiceKey hashed(DiceKey key, int times) {
    for (int i = 0; i < times; ++i)
        key.bytes = sha256(key.bytes);
    return key;
}

}  // namespace

DiceKey turnSeedOf(const CampaignSeed& seed, int turn) {
    if (seed.isOld())
        return oldSeed("move", *seed.number(), turn);
    return hashed(derived(seed.key(), "moves", mostTurns), mostTurns - turn);
}

DiceKey powerSeedOf(const CampaignSeed& seed, std::string_view power, int turn) {
    return derived(seed.key(), "power " + std::string(power), turn);
}

DiceKey secretSeedOf(const CampaignSeed& seed, int turn) {
    return seed.isOld() ? oldSeed("secret", *seed.number(), turn) : derived(seed.key(), "secret", turn);
}

std::string promiseOf(const DiceKey& seed) { return sha256Hex(seed.bytes); }

std::string promiseOfTurns(const CampaignSeed& seed) {
    return seed.isOld() ? std::string() : promiseOf(turnSeedOf(seed, 1));
}

std::string promiseOfTurns(DiceKey turnSeed, int turn) { return hashed(turnSeed, turn).toHex(); }

DiceKey keyOf(const DiceKey& seed, std::string_view occasion, std::string_view contributions) {
    return keySpreadFrom([&](Digester& digester) {
        addKey(digester, seed);
        digester.addText(occasion);
        if (!contributions.empty())
            digester.addText(contributions);
    });
}

std::string occasionOf(std::string_view what, BattleId battle) {
    return std::string(what) + " " + std::to_string(battle.index() + 1);
}

bool isOccasion(std::string_view name) {
    if (name == "muster" || name == "close")
        return true;
    static constexpr std::array<std::string_view, 3> ofBattles{"aftermath ", "ground ", "battle "};
    return std::ranges::any_of(ofBattles, [&](std::string_view what) {
        const std::string_view number = name.substr(std::min(what.size(), name.size()));
        return name.starts_with(what) && !number.empty() && number.front() != '0' &&
               number.find_first_not_of("0123456789") == std::string_view::npos;
    });
}

DiceKey rollKeyOf(const DiceKey& occasion, std::string_view what, int nth) {
    return keySpreadFrom([&](Digester& digester) {
        addKey(digester, occasion);
        digester.addText(what);
        digester.addNumber(nth);
    });
}

std::string contributionLine(std::string_view power, std::string_view words) {
    return std::string(power) + ": " + std::string(words);
}

std::string contributionsDigest(std::vector<std::string> lines) {
    std::ranges::sort(lines);
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text.empty() ? text : sha256Of(text);
}

}  // namespace ephor::campaign
