#include "core/campaign/dice_check.h"

#include "core/base/sha256.h"
#include "core/campaign/dice_sayings.h"
#include "core/campaign/move_seed.h"
#include "core/campaign/typed_dice.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

using Seeds = std::map<DiceOf, std::vector<DiceKey>>;

/// Who knows the campaign's seed knows them all.
std::optional<CampaignSeed> campaignSeedIn(const DiceSayings& said) {
    const bool isOld =
        said.promisesOfMoves.empty() && said.promisesOfCampaign.empty() && !DiceKey::fromHex(said.campaignSeed);
    return CampaignSeed::fromText(said.campaignSeed, isOld ? 0 : firstEditionOfLongSeeds);
}

/// All that the texts speak of; the secret ones without a name.
struct KnownSeeds {
    Seeds told;
    std::map<int, DiceKey> secret;
};

KnownSeeds knownSeeds(const DiceSayings& said) {
    KnownSeeds known{said.seeds, {}};
    const std::optional<CampaignSeed> campaign = campaignSeedIn(said);
    if (!campaign)
        return known;
    const auto add = [&](const DiceOf& of) {
        if (of.turn < 0 || of.turn > mostMoves || (!of.power.empty() && campaign->isOld()))
            return;
        known.told[of].push_back(of.power.empty() ? moveSeedOf(*campaign, of.turn)
                                                  : powerSeedOf(*campaign, of.power, of.turn));
        known.secret[of.turn] = secretSeedOf(*campaign, of.turn);
    };
    for (const auto& [of, promises] : said.promises)
        add(of);
    for (const auto& [of, seeds] : said.seeds)
        add(of);
    for (const auto& [turn, promises] : said.secretPromises)
        add({{}, turn});
    for (const ToldThrow& told : said.throws) {
        add({{}, told.turn});
        if (!told.power.empty())
            add({told.power, told.turn});
    }
    return known;
}

/// One row for each seed that was named: two of one move cannot both keep its promise.
void judgeSeeds(const DiceSayings& said, const Seeds& seeds, DiceCheck& check) {
    for (const auto& [of, keys] : seeds) {
        const auto given = said.promises.find(of);
        std::vector<CheckedSeed> rows;
        for (const DiceKey& key : keys) {
            if (std::ranges::contains(rows, key, &CheckedSeed::seed))
                continue;
            CheckedSeed row{
                of.power.empty() ? CheckedSeed::Of::Move : CheckedSeed::Of::Power, of.turn, of.power, key, {}, {}};
            if (given != said.promises.end())
                row.promises = given->second;
            if (of.power.empty() && of.turn > 0)
                row.promisesOfMoves = said.promisesOfMoves;
            rows.push_back(std::move(row));
        }
        std::ranges::move(rows, std::back_inserter(check.seeds));
    }
}

void judgeSecretSeeds(const DiceSayings& said, const std::map<int, DiceKey>& secret, DiceCheck& check) {
    for (const auto& [turn, key] : secret) {
        const auto given = said.secretPromises.find(turn);
        if (given != said.secretPromises.end())
            check.seeds.push_back({CheckedSeed::Of::Secret, turn, {}, key, given->second, {}});
    }
    if (const std::optional<CampaignSeed> campaign = campaignSeedIn(said); campaign && !campaign->isOld())
        check.seeds.push_back({CheckedSeed::Of::Campaign, 0, {}, campaign->key(), said.promisesOfCampaign, {}});
}

/// What players added must be what they had sealed, and the same in every paper.
void judgeContributions(const DiceSayings& said, DiceCheck& check) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < said.opened.size(); ++i) {
        const Added& opened = said.opened[i];
        if (std::ranges::contains(said.opened.begin(), said.opened.begin() + static_cast<std::ptrdiff_t>(i),
                                  opened.power, &Added::power))
            check.wrong.push_back(fmt::format("{} is said to have added different words to the dice", opened.power));
        lines.push_back(fmt::format("{}: {}", opened.power, opened.words));
        for (const Added& sealed : said.sealed)
            if (sealed.power == opened.power && sealed.words != sha256Of(opened.words))
                check.wrong.push_back(fmt::format("{} added other words to the dice than it had sealed", opened.power));
    }
    check.contributions = contributionsDigest(std::move(lines));
    if (!std::ranges::all_of(said.addedByAll, [&](const std::string& one) { return one == check.contributions; }))
        check.wrong.emplace_back("what all added to the dice is not what each of them added");
}

/// Each move's promise is the seed of the move before, so that the promise of all moves is what is left of it.
void judgePromises(const DiceSayings& said, DiceCheck& check) {
    for (const auto& [of, promises] : said.promises)
        for (const std::string& promise : promises) {
            const std::optional<DiceKey> key = DiceKey::fromHex(promise);
            const bool isMoves = of.power.empty() && of.turn > 0 && of.turn <= mostMoves;
            if (!isMoves || !key)
                continue;
            const std::string root = of.turn == 1 ? promise : promiseOfMoves(*key, of.turn - 1);
            if (!std::ranges::all_of(said.promisesOfMoves, [&](const std::string& one) { return one == root; }))
                check.wrong.push_back(
                    fmt::format("the promise of move {} does not belong to the promise of all moves", of.turn));
        }
}

/// The seed that the throw fell by; none: it stands nowhere.
std::optional<DiceKey> seedOf(const ToldThrow& told, const Throw& thrown, const KnownSeeds& known) {
    if (thrown.seed == Throw::Seed::Secret) {
        const auto secret = known.secret.find(told.turn);
        return secret == known.secret.end() ? std::nullopt : std::optional(secret->second);
    }
    const auto keys = known.told.find({thrown.seed == Throw::Seed::Power ? told.power : std::string(), told.turn});
    return keys == known.told.end() ? std::nullopt : std::optional(keys->second.front());
}

CheckedThrow judged(const ToldThrow& told, const KnownSeeds& known, const std::string& contributions) {
    CheckedThrow row{told.turn, told.occasion, told.line, {}, CheckedThrow::Finding::Unread};
    const std::optional<Throw> thrown = throwOf(told.line);
    if (!thrown || !isOccasion(told.occasion))
        return row;
    if (thrown->typed) {
        const bool isPossible = !whyNotFaces(*thrown, thrown->faces);
        row.finding = isPossible ? CheckedThrow::Finding::TypedIn : CheckedThrow::Finding::Unread;
    } else if (const std::optional<DiceKey> seed = seedOf(told, *thrown, known)) {
        row.faces = facesOf(keyOf(*seed, told.occasion, contributions), *thrown);
        row.finding = row.faces == thrown->faces ? CheckedThrow::Finding::Fell : CheckedThrow::Finding::Otherwise;
    } else {
        row.finding =
            thrown->seed == Throw::Seed::Secret ? CheckedThrow::Finding::Sealed : CheckedThrow::Finding::Unshown;
    }
    return row;
}

}  // namespace

bool CheckedSeed::isKept() const {
    return std::ranges::all_of(promises, [&](const std::string& promise) { return promise == promiseOf(seed); }) &&
           (turn <= mostMoves || promisesOfMoves.empty()) &&
           std::ranges::all_of(promisesOfMoves,
                               [&](const std::string& promise) { return promise == promiseOfMoves(seed, turn); });
}

bool DiceCheck::holds() const {
    using enum CheckedThrow::Finding;
    const auto isSound = [](const CheckedThrow& row) {
        return row.finding != Otherwise && row.finding != Unread && row.finding != Unshown;
    };
    return unread.empty() && wrong.empty() && std::ranges::all_of(seeds, &CheckedSeed::isKept) &&
           std::ranges::all_of(throws, isSound);
}

DiceCheck checkDice(std::span<const std::string> texts) {
    DiceSayings said = diceSayingsIn(texts);
    const KnownSeeds known = knownSeeds(said);
    DiceCheck check;
    judgeSeeds(said, known.told, check);
    judgeSecretSeeds(said, known.secret, check);
    judgePromises(said, check);
    judgeContributions(said, check);
    for (const ToldThrow& told : said.throws)
        check.throws.push_back(judged(told, known, check.contributions));
    for (const auto& [of, promises] : said.promises)
        if (of.power.empty() && !known.told.contains(of))
            check.open.push_back(of.turn);
    check.unread = std::move(said.unread);
    return check;
}

}  // namespace ephor::campaign
