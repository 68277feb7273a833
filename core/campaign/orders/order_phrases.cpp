#include "core/campaign/orders/order_phrases.h"

#include "core/base/result.h"
#include "core/campaign/model/shown_name.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace ephor::campaign {

namespace {

/// The phrases of a value, separated by commas. The first one is written.
template <typename E> struct PhraseRow {
    E value;
    std::string_view phrases;
};
template <typename E> constexpr std::array<PhraseRow<E>, 0> phraseRows{};

template <>
constexpr auto phraseRows<Posture> = std::to_array<PhraseRow<Posture>>({
    {Posture::Hold, "hold, holds, hold position, stay, stays, stay put, stay here, remain, remain in place, wait"},
    {Posture::March, "march, marches, move, moves, go, goes, advance, advances"},
    {Posture::Seek, "seek battle, seek, seeks battle, offer battle, give battle, attack, attacks, fight"},
    {Posture::Avoid, "avoid battle, avoid, avoids battle, refuse battle"},
    {Posture::Watch, "keep watch, watch, keeps watch, guard"},
    {Posture::LieInWait, "lie in wait, lies in wait, lay an ambush, ambush"},
    {Posture::Ravage, "ravage, ravages, ravage the land, plunder, raid"},
    {Posture::Besiege, "besiege, besieges, lay siege to, lay siege, continue the siege, continue the siege of"},
});

template <>
constexpr auto phraseRows<Station> = std::to_array<PhraseRow<Station>>({
    {Station::Hold, "hold, holds, stay, stay in harbour, stay in port, remain, wait"},
    {Station::Sail, "sail, sails, move, go, row"},
    {Station::Seek, "seek battle, seek, offer battle, give battle, attack, fight"},
    {Station::Avoid, "avoid battle, avoid, refuse battle"},
    {Station::Watch, "keep watch, watch, patrol"},
    {Station::Blockade, "blockade, blockades, block the harbour of"},
});

template <>
constexpr auto phraseRows<Task> = std::to_array<PhraseRow<Task>>({
    {Task::Forced, "forced march, forced, force march"},
    {Task::Encourage, "encourage the men, encourage"},
    {Task::Market, "hold a market, market"},
    {Task::Rest, "rest, rest the men"},
    {Task::Fortify, "fortify the camp, fortify"},
    {Task::Works, "build siege works, siege works, build works, works"},
    {Task::Storm, "storm the walls, storm"},
    {Task::Invoke, "invoke the gods, invoke"},
    {Task::Vote, "vote, hold a vote"},
    {Task::Treachery, "treachery, try treachery"},
});

template <>
constexpr auto phraseRows<IfStronger> = std::to_array<PhraseRow<IfStronger>>({
    {IfStronger::Stand, "stand, stand firm, stand before a stronger enemy"},
    {IfStronger::Retire,
     "retire before a stronger enemy, retire, retreat, retire if stronger, retire if the enemy is stronger, "
     "retreat if the enemy is stronger, retire if they are stronger"},
});

template <>
constexpr auto phraseRows<TreatyKind> = std::to_array<PhraseRow<TreatyKind>>({
    {TreatyKind::Truce, "truce, armistice"},
    {TreatyKind::Peace, "peace"},
    {TreatyKind::Pact, "pact"},
    {TreatyKind::Alliance, "alliance"},
    {TreatyKind::Tribute, "tribute"},
    {TreatyKind::War, "war"},
});

template <>
constexpr auto phraseRows<DealKind> = std::to_array<PhraseRow<DealKind>>({
    {DealKind::Gift, "gift"},
    {DealKind::Ransom, "ransom"},
    {DealKind::Exchange, "exchange"},
    {DealKind::Release, "release"},
    {DealKind::Contingent, "contingent"},
    {DealKind::Ride, "ride"},
    {DealKind::Appease, "appease"},
    {DealKind::Dismiss, "dismiss"},
    {DealKind::Omen, "omen"},
    {DealKind::Bid, "bid"},
});

constexpr std::array<std::string_view, 16> idleWords{"the",  "a",    "an",  "please", "their", "its",  "there", "here",
                                                     "then", "also", "and", "with",   "now",   "just", "all",   "will"};

/// The text in lower case, without punctuation and idleWords.
std::string plainPhrase(std::string_view text) {
    const std::string folded = foldedName(text);
    std::string plain;
    for (std::string_view rest = folded; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        if (std::ranges::find(idleWords, word) == idleWords.end())
            plain += (plain.empty() ? "" : " ") + std::string(word);
    }
    return plain;
}

template <typename E> struct Phrase {
    E value;
    std::string_view text;
};
template <typename E> const std::vector<Phrase<E>>& phrases() {
    static const std::vector<Phrase<E>> all = [] {
        std::vector<Phrase<E>> read;
        for (const PhraseRow<E>& row : phraseRows<E>)
            for (const auto phrase : std::views::split(row.phrases, std::string_view(", ")))
                read.push_back({row.value, std::string_view(phrase.begin(), phrase.end())});
        return read;
    }();
    return all;
}

}  // namespace

template <typename E> std::optional<E> fromPhrase(std::string_view text) {
    static const std::map<std::string, E, std::less<>> known = [] {
        std::map<std::string, E, std::less<>> all;
        for (const Phrase<E>& row : phrases<E>())
            all.emplace(plainPhrase(row.text), row.value);
        // The words of files: "lie_in_wait".
        for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
            all.emplace(plainPhrase(Words<E>::list[i]), static_cast<E>(i));
        return all;
    }();
    const auto found = known.find(plainPhrase(text));
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

template <typename E> std::optional<E> nearPhrase(std::string_view text) {
    const auto spaces = [](std::string_view words) { return std::ranges::count(words, ' '); };
    const std::string plain = plainPhrase(text);
    std::vector<std::string> known;
    for (const Phrase<E>& row : phrases<E>())
        if (std::string phrase = plainPhrase(row.text); spaces(phrase) == spaces(plain))
            known.push_back(std::move(phrase));
    const std::optional<std::string> near = nearestWord(plain, known);
    return near ? fromPhrase<E>(*near) : std::nullopt;
}

template <typename E> std::string_view phraseOf(E value) {
    return std::ranges::find(phrases<E>(), value, &Phrase<E>::value)->text;
}

template <typename E> std::vector<std::string> allPhrases() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
        all.emplace_back(phraseOf(static_cast<E>(i)));
    return all;
}

template <typename E> std::optional<LeadingPhrase<E>> leadingPhrase(std::string_view text) {
    constexpr int mostWords = 6;
    std::optional<LeadingPhrase<E>> found;
    std::size_t end = 0;
    for (int words = 0; words < mostWords && end < text.size(); ++words) {
        end = std::min(text.find_first_of(" \t", text.find_first_not_of(" \t", end)), text.size());
        if (const std::optional<E> value = fromPhrase<E>(text.substr(0, end)))
            found = {*value, end};
    }
    return found;
}

std::string_view activityOf(Posture posture) {
    switch (posture) {
    case Posture::Hold:
        return "holding its ground";
    case Posture::March:
        return "on the march";
    case Posture::Seek:
        return "seeking battle";
    case Posture::Avoid:
        return "avoiding battle";
    case Posture::Watch:
        return "keeping watch";
    case Posture::LieInWait:
        return "lying in wait";
    case Posture::Ravage:
        return "ravaging the country";
    case Posture::Besiege:
        return "besieging";
    }
    return {};
}

std::string_view activityOf(Station station) {
    switch (station) {
    case Station::Hold:
        return "in harbour";
    case Station::Sail:
        return "under way";
    case Station::Seek:
        return "seeking battle";
    case Station::Avoid:
        return "avoiding battle";
    case Station::Watch:
        return "keeping watch";
    case Station::Blockade:
        return "blockading the harbour";
    }
    return {};
}

template std::optional<Posture> fromPhrase(std::string_view);
template std::optional<Station> fromPhrase(std::string_view);
template std::optional<Task> fromPhrase(std::string_view);
template std::optional<IfStronger> fromPhrase(std::string_view);
template std::optional<TreatyKind> fromPhrase(std::string_view);
template std::optional<DealKind> fromPhrase(std::string_view);
template std::optional<Posture> nearPhrase(std::string_view);
template std::optional<Station> nearPhrase(std::string_view);
template std::optional<Task> nearPhrase(std::string_view);
template std::optional<IfStronger> nearPhrase(std::string_view);
template std::optional<TreatyKind> nearPhrase(std::string_view);
template std::optional<DealKind> nearPhrase(std::string_view);
template std::string_view phraseOf(Posture);
template std::string_view phraseOf(Station);
template std::string_view phraseOf(Task);
template std::string_view phraseOf(IfStronger);
template std::string_view phraseOf(TreatyKind);
template std::string_view phraseOf(DealKind);
template std::vector<std::string> allPhrases<Posture>();
template std::vector<std::string> allPhrases<Station>();
template std::vector<std::string> allPhrases<Task>();
template std::vector<std::string> allPhrases<IfStronger>();
template std::vector<std::string> allPhrases<TreatyKind>();
template std::vector<std::string> allPhrases<DealKind>();
template std::optional<LeadingPhrase<Posture>> leadingPhrase(std::string_view);
template std::optional<LeadingPhrase<Station>> leadingPhrase(std::string_view);
template std::optional<LeadingPhrase<Task>> leadingPhrase(std::string_view);
template std::optional<LeadingPhrase<DealKind>> leadingPhrase(std::string_view);

}  // namespace ephor::campaign
