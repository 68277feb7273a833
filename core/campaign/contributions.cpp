#include "core/campaign/contributions.h"

#include "core/base/sha256.h"
#include "core/base/toml_text.h"
#include "core/campaign/difference.h"
#include "core/io/encoding.h"
#include "core/io/json_depth.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

constexpr const char* sealedKey = "sealed";
constexpr const char* wordsKey = "words";

const Contribution* of(const State& state, PowerId power) {
    const auto row = std::ranges::find(state.contributions, power, &Contribution::power);
    return row == state.contributions.end() ? nullptr : &*row;
}

/// Also after the first move was taken back: its dice have been seen.
bool diceHaveFallen(const Journal& journal) {
    return std::ranges::contains(journal.entries(), Deed::Muster, &JournalEntry::deed);
}

/// As a mail gives it back, and as everybody sees it.
bool isTold(std::string_view words) {
    const bool hasBlanks = words.starts_with(' ') || words.ends_with(' ');
    return !words.empty() && words.size() <= longestContribution && !hasBlanks && isPlainLine(words) &&
           !noncharacterFault(words, {}, "contribution");
}

std::optional<Message> whyNotSealedIn(const Campaign& campaign, PowerId power, std::string_view sealed) {
    const State& state = campaign.state;
    const std::string& name = campaign.scenario.powers[power.index()].name;
    if (!DiceKey::fromHex(sealed) || DiceKey::fromHex(sealed)->toHex() != sealed)
        return Message("A sealed word is its SHA-256: 64 hexadecimal digits.");
    if (!std::ranges::all_of(state.contributions, &std::string::empty, &Contribution::words))
        return Message("Words have been opened already: whoever seals one now could choose the dice.");
    if (of(state, power))
        return Message{"{0} has sealed its word already.", {name}};
    return {};
}

std::optional<Message> whyNotOpenedIn(const Campaign& campaign, PowerId power, std::string_view words) {
    const std::string& name = campaign.scenario.powers[power.index()].name;
    const Contribution* sealed = of(campaign.state, power);
    if (!sealed)
        return Message{"{0} has sealed no word.", {name}};
    if (!sealed->words.empty())
        return Message{"{0} has opened its word already.", {name}};
    if (!isTold(words))
        return Message{"A contribution is one line of 1 to {0} bytes, without blanks at its ends and invisible codes.",
                       {std::to_string(longestContribution)}};
    if (sha256Of(words) != sealed->sealed)
        return Message{"This is not the word that {0} has sealed: its SHA-256 is {1}, and {2} was sealed.",
                       {name, sha256Of(words), sealed->sealed}};
    return {};
}

Changes withSealed(const Campaign& campaign, PowerId power, const std::string& sealed) {
    State after = campaign.state;
    after.contributions.push_back({power, sealed, {}});
    return difference(campaign.state, after);
}

Changes withOpened(const Campaign& campaign, PowerId power, const std::string& words) {
    State after = campaign.state;
    std::ranges::find(after.contributions, power, &Contribution::power)->words = words;
    return difference(campaign.state, after);
}

void record(Journal& journal, PowerId power, const char* key, const std::string& text, Changes changes) {
    journal.record({Deed::Contribution,
                    journal.campaign().scenario.powers[power.index()].id,
                    nlohmann::json{{key, text}}.dump(),
                    {},
                    std::move(changes)});
}

std::optional<Message> whyTooLate(const Journal& journal) {
    return diceHaveFallen(journal)
               ? std::optional(
                     Message("The dice of the first move have fallen already; players add to the dice before it."))
               : std::nullopt;
}

}  // namespace

std::optional<Message> whyNotSealed(const Journal& journal, PowerId power, std::string_view sealed) {
    const std::optional<Message> late = whyTooLate(journal);
    return late ? late : whyNotSealedIn(journal.campaign(), power, sealed);
}

std::optional<Message> whyNotOpened(const Journal& journal, PowerId power, std::string_view words) {
    const std::optional<Message> late = whyTooLate(journal);
    return late ? late : whyNotOpenedIn(journal.campaign(), power, words);
}

void sealContribution(Journal& journal, PowerId power, const std::string& sealed) {
    record(journal, power, sealedKey, sealed, withSealed(journal.campaign(), power, sealed));
}

void openContribution(Journal& journal, PowerId power, const std::string& words) {
    record(journal, power, wordsKey, words, withOpened(journal.campaign(), power, words));
}

Result<Changes> contributionChanges(const Campaign& campaign, const JournalEntry& entry) {
    const auto& powers = campaign.scenario.powers;
    const auto whose = std::ranges::find(powers, entry.who, &PowerInfo::id);
    const auto said =
        tooDeepAt(entry.action, 4) ? nlohmann::json() : nlohmann::json::parse(entry.action, nullptr, false);
    if (whose == powers.end() || !said.is_object() || said.size() != 1 || !said.begin()->is_string())
        return failure("contribution", "It is no contribution of a power.");
    const PowerId power(static_cast<int>(whose - powers.begin()));
    const std::string text = said.begin()->get<std::string>();
    const bool isSealed = said.begin().key() == sealedKey;
    if (!isSealed && said.begin().key() != wordsKey)
        return failure("contribution", "It is no contribution of a power.");
    if (const auto why = isSealed ? whyNotSealedIn(campaign, power, text) : whyNotOpenedIn(campaign, power, text))
        return failure("contribution", *why);
    return isSealed ? withSealed(campaign, power, text) : withOpened(campaign, power, text);
}

}  // namespace ephor::campaign
