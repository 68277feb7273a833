#include "core/campaign/orders/order_phrases.h"

#include "core/base/result.h"
#include "core/campaign/model/shown_name.h"

#include <algorithm>
#include <array>
#include <map>

namespace ephor::campaign {

namespace {

template <typename E> using Row = Phrase<E>;

constexpr std::array posturesPhrases{
    Row<Posture>{Posture::Hold, "hold"},
    Row<Posture>{Posture::Hold, "holds"},
    Row<Posture>{Posture::Hold, "hold position"},
    Row<Posture>{Posture::Hold, "stay"},
    Row<Posture>{Posture::Hold, "stays"},
    Row<Posture>{Posture::Hold, "stay put"},
    Row<Posture>{Posture::Hold, "stay here"},
    Row<Posture>{Posture::Hold, "remain"},
    Row<Posture>{Posture::Hold, "remain in place"},
    Row<Posture>{Posture::Hold, "wait"},
    Row<Posture>{Posture::March, "march"},
    Row<Posture>{Posture::March, "marches"},
    Row<Posture>{Posture::March, "move"},
    Row<Posture>{Posture::March, "moves"},
    Row<Posture>{Posture::March, "go"},
    Row<Posture>{Posture::March, "goes"},
    Row<Posture>{Posture::March, "advance"},
    Row<Posture>{Posture::March, "advances"},
    Row<Posture>{Posture::Seek, "seek battle"},
    Row<Posture>{Posture::Seek, "seek"},
    Row<Posture>{Posture::Seek, "seeks battle"},
    Row<Posture>{Posture::Seek, "offer battle"},
    Row<Posture>{Posture::Seek, "give battle"},
    Row<Posture>{Posture::Seek, "attack"},
    Row<Posture>{Posture::Seek, "attacks"},
    Row<Posture>{Posture::Seek, "fight"},
    Row<Posture>{Posture::Avoid, "avoid battle"},
    Row<Posture>{Posture::Avoid, "avoid"},
    Row<Posture>{Posture::Avoid, "avoids battle"},
    Row<Posture>{Posture::Avoid, "refuse battle"},
    Row<Posture>{Posture::Watch, "keep watch"},
    Row<Posture>{Posture::Watch, "watch"},
    Row<Posture>{Posture::Watch, "keeps watch"},
    Row<Posture>{Posture::Watch, "guard"},
    Row<Posture>{Posture::LieInWait, "lie in wait"},
    Row<Posture>{Posture::LieInWait, "lies in wait"},
    Row<Posture>{Posture::LieInWait, "lay an ambush"},
    Row<Posture>{Posture::LieInWait, "ambush"},
    Row<Posture>{Posture::Ravage, "ravage"},
    Row<Posture>{Posture::Ravage, "ravages"},
    Row<Posture>{Posture::Ravage, "ravage the land"},
    Row<Posture>{Posture::Ravage, "plunder"},
    Row<Posture>{Posture::Ravage, "raid"},
    Row<Posture>{Posture::Besiege, "besiege"},
    Row<Posture>{Posture::Besiege, "besieges"},
    Row<Posture>{Posture::Besiege, "lay siege to"},
    Row<Posture>{Posture::Besiege, "lay siege"},
    Row<Posture>{Posture::Besiege, "continue the siege"},
    Row<Posture>{Posture::Besiege, "continue the siege of"},
};

constexpr std::array stationsPhrases{
    Row<Station>{Station::Hold, "hold"},
    Row<Station>{Station::Hold, "holds"},
    Row<Station>{Station::Hold, "stay"},
    Row<Station>{Station::Hold, "stay in harbour"},
    Row<Station>{Station::Hold, "stay in port"},
    Row<Station>{Station::Hold, "remain"},
    Row<Station>{Station::Hold, "wait"},
    Row<Station>{Station::Sail, "sail"},
    Row<Station>{Station::Sail, "sails"},
    Row<Station>{Station::Sail, "move"},
    Row<Station>{Station::Sail, "go"},
    Row<Station>{Station::Sail, "row"},
    Row<Station>{Station::Seek, "seek battle"},
    Row<Station>{Station::Seek, "seek"},
    Row<Station>{Station::Seek, "offer battle"},
    Row<Station>{Station::Seek, "give battle"},
    Row<Station>{Station::Seek, "attack"},
    Row<Station>{Station::Seek, "fight"},
    Row<Station>{Station::Avoid, "avoid battle"},
    Row<Station>{Station::Avoid, "avoid"},
    Row<Station>{Station::Avoid, "refuse battle"},
    Row<Station>{Station::Watch, "keep watch"},
    Row<Station>{Station::Watch, "watch"},
    Row<Station>{Station::Watch, "patrol"},
    Row<Station>{Station::Blockade, "blockade"},
    Row<Station>{Station::Blockade, "blockades"},
    Row<Station>{Station::Blockade, "block the harbour of"},
};

constexpr std::array tasksPhrases{
    Row<Task>{Task::Forced, "forced march"},
    Row<Task>{Task::Forced, "forced"},
    Row<Task>{Task::Forced, "force march"},
    Row<Task>{Task::Encourage, "encourage the men"},
    Row<Task>{Task::Encourage, "encourage"},
    Row<Task>{Task::Market, "hold a market"},
    Row<Task>{Task::Market, "market"},
    Row<Task>{Task::Rest, "rest"},
    Row<Task>{Task::Rest, "rest the men"},
    Row<Task>{Task::Fortify, "fortify the camp"},
    Row<Task>{Task::Fortify, "fortify"},
    Row<Task>{Task::Works, "build siege works"},
    Row<Task>{Task::Works, "siege works"},
    Row<Task>{Task::Works, "build works"},
    Row<Task>{Task::Works, "works"},
    Row<Task>{Task::Storm, "storm the walls"},
    Row<Task>{Task::Storm, "storm"},
    Row<Task>{Task::Invoke, "invoke the gods"},
    Row<Task>{Task::Invoke, "invoke"},
    Row<Task>{Task::Vote, "vote"},
    Row<Task>{Task::Vote, "hold a vote"},
    Row<Task>{Task::Treachery, "treachery"},
    Row<Task>{Task::Treachery, "try treachery"},
};

constexpr std::array conditionsPhrases{
    Row<IfStronger>{IfStronger::Stand, "stand"},
    Row<IfStronger>{IfStronger::Stand, "stand firm"},
    Row<IfStronger>{IfStronger::Stand, "stand before a stronger enemy"},
    Row<IfStronger>{IfStronger::Retire, "retire before a stronger enemy"},
    Row<IfStronger>{IfStronger::Retire, "retire"},
    Row<IfStronger>{IfStronger::Retire, "retreat"},
    Row<IfStronger>{IfStronger::Retire, "retire if stronger"},
    Row<IfStronger>{IfStronger::Retire, "retire if the enemy is stronger"},
    Row<IfStronger>{IfStronger::Retire, "retreat if the enemy is stronger"},
    Row<IfStronger>{IfStronger::Retire, "retire if they are stronger"},
};

constexpr std::array treatiesPhrases{
    Row<TreatyKind>{TreatyKind::Truce, "truce"},       Row<TreatyKind>{TreatyKind::Truce, "armistice"},
    Row<TreatyKind>{TreatyKind::Peace, "peace"},       Row<TreatyKind>{TreatyKind::Pact, "pact"},
    Row<TreatyKind>{TreatyKind::Alliance, "alliance"}, Row<TreatyKind>{TreatyKind::Tribute, "tribute"},
    Row<TreatyKind>{TreatyKind::War, "war"},
};

constexpr std::array dealsPhrases{
    Row<DealKind>{DealKind::Gift, "gift"},
    Row<DealKind>{DealKind::Ransom, "ransom"},
    Row<DealKind>{DealKind::Exchange, "exchange"},
    Row<DealKind>{DealKind::Release, "release"},
    Row<DealKind>{DealKind::Contingent, "contingent"},
    Row<DealKind>{DealKind::Ride, "ride"},
    Row<DealKind>{DealKind::Appease, "appease"},
    Row<DealKind>{DealKind::Dismiss, "dismiss"},
    Row<DealKind>{DealKind::Omen, "omen"},
    Row<DealKind>{DealKind::Bid, "bid"},
};

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

}  // namespace

template <> std::span<const Phrase<Posture>> phrases<Posture>() { return posturesPhrases; }
template <> std::span<const Phrase<Station>> phrases<Station>() { return stationsPhrases; }
template <> std::span<const Phrase<Task>> phrases<Task>() { return tasksPhrases; }
template <> std::span<const Phrase<IfStronger>> phrases<IfStronger>() { return conditionsPhrases; }
template <> std::span<const Phrase<TreatyKind>> phrases<TreatyKind>() { return treatiesPhrases; }
template <> std::span<const Phrase<DealKind>> phrases<DealKind>() { return dealsPhrases; }

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
