#include "core/campaign/dice/dice_check.h"

#include "core/base/sha256.h"
#include "core/campaign/dice/dice_statements.h"
#include "core/campaign/dice/turn_seed.h"
#include "core/campaign/dice/typed_dice.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

using Seeds = std::map<DiceOf, std::vector<DiceKey>>;

/// The campaign's seed, from which all others follow.
std::optional<CampaignSeed> campaignSeedIn(const DiceStatements& said) {
    if (said.campaignSeeds.empty())
        return {};
    const std::string& text = said.campaignSeeds.begin()->first;
    const bool isOld = said.promisesOfTurns.empty() && said.promisesOfCampaign.empty() && !DiceKey::fromHex(text);
    return CampaignSeed::fromText(text, isOld ? 0 : firstEditionOfLongSeeds);
}

std::vector<std::string> valuesOf(const Values& values) {
    std::vector<std::string> all;
    for (const auto& [value, texts] : values)
        all.push_back(value);
    return all;
}

template <typename K> std::vector<std::string> valuesAt(const std::map<K, Values>& said, const K& of) {
    const auto at = said.find(of);
    return at == said.end() ? std::vector<std::string>() : valuesOf(at->second);
}

/// All seeds in the texts, and those that follow from the campaign's seed. Secret ones are by turn only.
struct KnownSeeds {
    Seeds told;
    std::map<int, DiceKey> secret;
};

KnownSeeds knownSeeds(const DiceStatements& said) {
    KnownSeeds known;
    for (const auto& [of, seeds] : said.seeds)
        for (const auto& [seed, texts] : seeds)
            known.told[of].push_back(*DiceKey::fromHex(seed));
    const std::optional<CampaignSeed> campaign = campaignSeedIn(said);
    if (!campaign)
        return known;
    std::set<DiceOf> done;
    const auto add = [&](const DiceOf& of) {
        if (of.turn < 1 || of.turn > mostTurns || (!of.power.empty() && campaign->isOld()) || !done.insert(of).second)
            return;
        const DiceKey seed =
            of.power.empty() ? turnSeedOf(*campaign, of.turn) : powerSeedOf(*campaign, of.power, of.turn);
        if (std::vector<DiceKey>& told = known.told[of]; !std::ranges::contains(told, seed))
            told.push_back(seed);
        known.secret.emplace(of.turn, secretSeedOf(*campaign, of.turn));
    };
    for (const auto& [of, promises] : said.promises)
        add(of);
    for (const auto& [of, seeds] : said.seeds)
        add(of);
    for (const auto& [turn, promises] : said.secretPromises)
        add({{}, turn});
    for (const ToldRoll& told : said.rolls) {
        add({{}, told.turn});
        if (!told.power.empty())
            add({told.power, told.turn});
    }
    return known;
}

std::string nameOf(const DiceOf& of) {
    return of.power.empty() ? fmt::format("move {}", of.turn)
                            : fmt::format("the dice of {}, move {}", of.power, of.turn);
}

/// Whether a promise is in a text that does not show the promised seed.
bool isPromisedBefore(const Values* promises, const TextNumbers& shown) {
    return promises && std::ranges::any_of(*promises, [&](const auto& promise) {
               return !std::ranges::includes(shown, promise.second);
           });
}

void addSeed(CheckedSeed row, DiceCheck& check) {
    const auto isHashOf = [&](const std::string& promise) { return promise == promiseOf(row.seed); };
    const bool isKept = std::ranges::all_of(row.promises, isHashOf);
    const std::string root = row.promisesOfTurns.empty() ? std::string() : promiseOfTurns(row.seed, row.turn);
    row.isKept = isKept && std::ranges::all_of(row.promisesOfTurns, [&](const auto& one) { return one == root; });
    check.seeds.push_back(std::move(row));
}

void judgeSeeds(const DiceStatements& said, const Seeds& seeds, DiceCheck& check) {
    const TextNumbers ofCampaign = said.campaignSeeds.empty() ? TextNumbers() : said.campaignSeeds.begin()->second;
    for (const auto& [of, keys] : seeds) {
        const auto given = said.promises.find(of);
        const auto shown = said.seeds.find(of);
        if (keys.size() > 1)
            check.wrong.push_back(fmt::format("two seeds of {} were shown", nameOf(of)));
        for (const DiceKey& key : keys) {
            CheckedSeed row{of.power.empty() ? CheckedSeed::Of::Turn : CheckedSeed::Of::Power, of.turn, of.power, key};
            row.promises = valuesAt(said.promises, of);
            if (of.power.empty() && of.turn > 0)
                row.promisesOfTurns = valuesOf(said.promisesOfTurns);
            TextNumbers texts = ofCampaign;
            if (shown != said.seeds.end())
                if (const auto at = shown->second.find(key.toHex()); at != shown->second.end())
                    texts.insert(at->second.begin(), at->second.end());
            row.isPromisedBefore = isPromisedBefore(given == said.promises.end() ? nullptr : &given->second, texts) ||
                                   (!row.promisesOfTurns.empty() && isPromisedBefore(&said.promisesOfTurns, texts));
            addSeed(std::move(row), check);
        }
    }
}

void judgeSecretSeeds(const DiceStatements& said, const std::map<int, DiceKey>& secret, DiceCheck& check) {
    if (said.campaignSeeds.size() > 1)
        check.wrong.emplace_back("two seeds of the campaign were shown");
    const std::optional<CampaignSeed> campaign = campaignSeedIn(said);
    if (!campaign)
        return;
    const TextNumbers& shown = said.campaignSeeds.begin()->second;
    for (const auto& [turn, key] : secret)
        if (const auto given = said.secretPromises.find(turn); given != said.secretPromises.end()) {
            CheckedSeed row{CheckedSeed::Of::Secret, turn, {}, key, valuesOf(given->second)};
            row.isPromisedBefore = isPromisedBefore(&given->second, shown);
            addSeed(std::move(row), check);
        }
    if (!campaign->isOld()) {
        CheckedSeed row{CheckedSeed::Of::Campaign, 0, {}, campaign->key(), valuesOf(said.promisesOfCampaign)};
        row.isPromisedBefore = isPromisedBefore(&said.promisesOfCampaign, shown);
        addSeed(std::move(row), check);
    }
}

/// All reports must list the same sealed words: a word that was added later could choose the dice.
void judgeSeals(const DiceStatements& said, DiceCheck& check) {
    TextNumbers listed;
    for (const auto& [power, seals] : said.sealed)
        for (const auto& [seal, texts] : seals)
            listed.insert(texts.begin(), texts.end());
    for (const auto& [power, seals] : said.sealed)
        if (seals.size() > 1 || seals.begin()->second != listed)
            check.wrong.push_back(fmt::format("not all reports that list sealed words have the same one of {}", power));
}

/// Contributions must be the words that were sealed, and the same in every report.
void judgeContributions(const DiceStatements& said, DiceCheck& check) {
    judgeSeals(said, check);
    std::vector<std::string> lines;
    for (const auto& [power, words] : said.opened) {
        if (words.size() > 1)
            check.wrong.push_back(fmt::format("{} is said to have added different words to the dice", power));
        lines.push_back(contributionLine(power, words.begin()->first));
        const std::vector<std::string> seals = valuesAt(said.sealed, power);
        if (seals.empty())
            check.wrong.push_back(fmt::format("{} added words to the dice that it had not sealed", power));
        const std::string seal = sha256Of(lines.back());
        if (!std::ranges::all_of(seals, [&](const std::string& one) { return one == seal; }))
            check.wrong.push_back(fmt::format("{} added other words to the dice than it had sealed", power));
    }
    check.contributions = contributionsDigest(std::move(lines));
    for (const auto& [all, texts] : said.addedByAll)
        if (all != check.contributions)
            check.wrong.emplace_back("what all added to the dice is not what each of them added");
    if (said.addedByAll.empty())
        return;
    for (const auto& [power, seals] : said.sealed)
        if (!said.opened.contains(power))
            check.notes.push_back(fmt::format(
                "{} sealed a word and did not open it: whoever knew all other words chose between two wars. "
                "Ask why",
                power));
}

/// The promise of a turn is the seed of the turn before, so the chain from each leads to the promise of all turns.
void judgePromises(const DiceStatements& said, DiceCheck& check) {
    const auto isAmong = [&](const Values& roots, const std::string& root) {
        return roots.empty() || (roots.size() == 1 && roots.contains(root));
    };
    if (said.promisesOfTurns.size() > 1)
        check.wrong.emplace_back("two promises of all moves were given");
    for (const auto& [of, promises] : said.promises) {
        if (promises.size() > 1)
            check.wrong.push_back(fmt::format("two promises of {} were given", nameOf(of)));
        if (!of.power.empty() || of.turn == 0)
            continue;
        for (const auto& [promise, texts] : promises)
            if (!isAmong(said.promisesOfTurns,
                         of.turn == 1 ? promise : promiseOfTurns(*DiceKey::fromHex(promise), of.turn - 1)))
                check.wrong.push_back(
                    fmt::format("the promise of move {} does not belong to the promise of all moves", of.turn));
    }
}

/// The seed that the roll used; nothing if it is in none of the texts.
std::optional<DiceKey> seedOf(const ToldRoll& told, const CampaignRoll& roll, const KnownSeeds& known) {
    if (roll.seed == CampaignRoll::Seed::Secret) {
        const auto secret = known.secret.find(told.turn);
        return secret == known.secret.end() ? std::nullopt : std::optional(secret->second);
    }
    const auto keys = known.told.find({roll.seed == CampaignRoll::Seed::Power ? told.power : std::string(), told.turn});
    return keys == known.told.end() ? std::nullopt : std::optional(keys->second.front());
}

CheckedRoll checkRoll(const ToldRoll& told, const KnownSeeds& known, const std::string& contributions) {
    CheckedRoll row{told.turn, told.occasion, told.line, {}, CheckedRoll::Finding::Unread};
    const std::optional<CampaignRoll> roll = parseRoll(told.line);
    if (!roll || !isOccasion(told.occasion))
        return row;
    if (roll->typed) {
        const bool isPossible = !whyNotFaces(*roll, roll->faces);
        row.finding = isPossible ? CheckedRoll::Finding::TypedIn : CheckedRoll::Finding::Unread;
    } else if (const std::optional<DiceKey> seed = seedOf(told, *roll, known)) {
        row.faces = facesOf(keyOf(*seed, told.occasion, contributions), *roll);
        row.finding = row.faces == roll->faces ? CheckedRoll::Finding::Fell : CheckedRoll::Finding::Otherwise;
    } else {
        row.finding =
            roll->seed == CampaignRoll::Seed::Secret ? CheckedRoll::Finding::Sealed : CheckedRoll::Finding::Unshown;
    }
    return row;
}

}  // namespace

bool DiceCheck::holds() const {
    using enum CheckedRoll::Finding;
    const auto isSound = [](const CheckedRoll& row) {
        return row.finding != Otherwise && row.finding != Unread && row.finding != Unshown;
    };
    return unread.empty() && wrong.empty() && std::ranges::all_of(seeds, &CheckedSeed::isKept) &&
           std::ranges::all_of(rolls, isSound);
}

DiceCheck checkDice(std::span<const std::string> texts) {
    DiceStatements said = parseDiceStatements(texts);
    const KnownSeeds known = knownSeeds(said);
    DiceCheck check;
    judgeSeeds(said, known.told, check);
    judgeSecretSeeds(said, known.secret, check);
    judgePromises(said, check);
    judgeContributions(said, check);
    for (const ToldRoll& told : said.rolls)
        check.rolls.push_back(checkRoll(told, known, check.contributions));
    for (const auto& [of, promises] : said.promises)
        if (of.power.empty() && !known.told.contains(of))
            check.open.push_back(of.turn);
    check.unread = std::move(said.unread);
    return check;
}

}  // namespace ephor::campaign
