#include "core/campaign/journal/contributions.h"

#include "core/base/sha256.h"
#include "core/base/toml_text.h"
#include "core/campaign/dice/turn_seed.h"
#include "core/campaign/model/changes/state_diff.h"
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

/// The content of an entry: a seal or a word.
struct Given {
    bool isSealed = false;
    std::string text;
};

std::optional<Given> givenIn(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Contribution || tooDeepAt(entry.action, 4))
        return {};
    const auto said = nlohmann::json::parse(entry.action, nullptr, false);
    if (!said.is_object() || said.size() != 1 || !said.begin()->is_string() ||
        (said.begin().key() != sealedKey && said.begin().key() != wordsKey))
        return {};
    return Given{said.begin().key() == sealedKey, said.begin()->get<std::string>()};
}

std::string actionOf(const Given& given) {
    return nlohmann::json{{given.isSealed ? sealedKey : wordsKey, given.text}}.dump();
}

/// Undone entries count: players may have seen their dice and words.
std::optional<Message> whyTooLate(std::span<const JournalEntry> entries, bool isSealed) {
    if (std::ranges::contains(entries, EntryKind::Adjudicate, &JournalEntry::kind))
        return Message("The dice of the first turn are already rolled. Players can add to the dice only before that.");
    const auto isOpening = [](const JournalEntry& entry) {
        const std::optional<Given> given = givenIn(entry);
        return given && !given->isSealed;
    };
    if (isSealed && std::ranges::any_of(entries, isOpening))
        return Message("Words have been opened already: whoever seals one now could choose the dice.");
    return {};
}

/// Whether the word survives a mail unchanged and is entirely visible.
bool isTold(std::string_view words) {
    const bool hasBlanks = words.starts_with(' ') || words.ends_with(' ');
    return !words.empty() && words.size() <= longestContribution && !hasBlanks && isPlainLine(words);
}

std::optional<Message> whyNotSealedIn(const Campaign& campaign, PowerId power, std::string_view sealed) {
    const State& state = campaign.state;
    const std::string& name = campaign.scenario.powers[power.index()].name;
    if (!DiceKey::fromHex(sealed) || DiceKey::fromHex(sealed)->toHex() != sealed)
        return Message("A sealed word is its SHA-256: 64 hexadecimal digits.");
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
    if (const std::string seal = sha256Of(contributionLine(name, words)); seal != sealed->sealed)
        return Message{"This is not the word that {0} has sealed: the SHA-256 of \"{1}\" is {2}, and {3} was sealed.",
                       {name, contributionLine(name, words), seal, sealed->sealed}};
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

void record(Journal& journal, PowerId power, const Given& given, Changes changes) {
    journal.record({EntryKind::Contribution,
                    journal.campaign().scenario.powers[power.index()].id,
                    actionOf(given),
                    {},
                    std::move(changes)});
}

}  // namespace

std::string freshContribution() {
    static constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz234567";
    constexpr std::size_t length = 26;
    constexpr std::uint8_t mask = 31;
    const DiceKey key = DiceKey::fresh();
    std::string word;
    for (std::size_t i = 0; i < length; ++i)
        word += digits[key.bytes[i] & mask];
    return word;
}

std::optional<Message> whyNotSealed(const Journal& journal, PowerId power, std::string_view sealed) {
    const std::optional<Message> late = whyTooLate(journal.entries(), true);
    return late ? late : whyNotSealedIn(journal.campaign(), power, sealed);
}

std::optional<Message> whyNotOpened(const Journal& journal, PowerId power, std::string_view words) {
    const std::optional<Message> late = whyTooLate(journal.entries(), false);
    return late ? late : whyNotOpenedIn(journal.campaign(), power, words);
}

void sealContribution(Journal& journal, PowerId power, const std::string& sealed) {
    record(journal, power, {true, sealed}, withSealed(journal.campaign(), power, sealed));
}

void openContribution(Journal& journal, PowerId power, const std::string& words) {
    record(journal, power, {false, words}, withOpened(journal.campaign(), power, words));
}

Result<NewEntry> contributionEntry(const Campaign& campaign, std::span<const JournalEntry> before,
                                   const JournalEntry& entry) {
    const PowerId power = campaign.scenario.powerWithId(entry.who);
    const std::optional<Given> given = givenIn(entry);
    if (!power || !given)
        return failure("contribution", "It is no contribution of a power.");
    std::optional<Message> why = whyTooLate(before, given->isSealed);
    if (!why)
        why = given->isSealed ? whyNotSealedIn(campaign, power, given->text)
                              : whyNotOpenedIn(campaign, power, given->text);
    if (why)
        return failure("contribution", *why);
    return NewEntry{
        EntryKind::Contribution,
        entry.who,
        actionOf(*given),
        {},
        given->isSealed ? withSealed(campaign, power, given->text) : withOpened(campaign, power, given->text)};
}

}  // namespace ephor::campaign
