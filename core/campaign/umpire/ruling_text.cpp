#include "core/campaign/umpire/ruling_text.h"

#include "core/campaign/umpire/ruling.h"

#include <charconv>
#include <map>

namespace ephor::campaign {

namespace {

constexpr const char* nobodyWord = "nobody";
constexpr const char* nothingWord = "nothing";
constexpr int none = -1;
/// A message with more names than this would not be read.
constexpr std::size_t mostNamed = 20;

/// Levies of a place can have the same name. They get "#1", "#2".
std::vector<std::string> namesOfUnits(const State& state, const std::vector<int>& rows) {
    std::map<std::string_view, int> namesakes;
    std::map<std::string_view, int> met;
    const auto name = [&](int row) -> const std::string& { return state.units[static_cast<std::size_t>(row)].name; };
    for (const int row : rows)
        ++namesakes[name(row)];
    std::vector<std::string> names;
    for (const int row : rows)
        names.push_back(namesakes[name(row)] == 1 ? name(row) : name(row) + "#" + std::to_string(++met[name(row)]));
    return names;
}

/// The words that identify the things, in the same order.
std::vector<std::string> wordsOf(const Campaign& campaign, RulingSubject subject, const std::vector<int>& things) {
    if (subject == RulingSubject::Steps)
        return namesOfUnits(campaign.state, things);
    std::vector<std::string> words;
    for (const int thing : things) {
        const auto row = static_cast<std::size_t>(thing);
        const bool isOfPower = subject == RulingSubject::Treasury || subject == RulingSubject::Arete;
        const bool isOfPlace = subject == RulingSubject::Loyalty || subject == RulingSubject::Owner;
        words.push_back(isOfPower                         ? campaign.scenario.powers[row].id
                        : isOfPlace                       ? campaign.scenario.map.places()[row].id
                        : subject == RulingSubject::Place ? campaign.state.armies[row].id
                                                          : campaign.state.leaders[row].id);
    }
    return words;
}

/// Also accepts the name of a place.
std::string idOfPlace(const Map& map, const std::string& word) {
    const PlaceId place = map.find(word);
    return place ? map.place(place).id : word;
}

/// "; did you mean \"nicias\"?", or a list of all words if it is short enough.
std::string hintFor(const std::string& word, const std::vector<std::string>& known) {
    if (const std::optional<std::string> near = nearestWord(word, known))
        return "; did you mean \"" + *near + "\"?";
    return known.empty() || known.size() > mostNamed ? "." : "; there are: " + anyOf(known) + ".";
}

Result<int> thingFrom(const Campaign& campaign, RulingSubject subject, const std::string& written) {
    const bool isOfPlace = subject == RulingSubject::Loyalty || subject == RulingSubject::Owner;
    const std::string word = isOfPlace ? idOfPlace(campaign.scenario.map, written) : written;
    const std::vector<int> things = thingsOf(campaign, subject);
    const std::vector<std::string> words = wordsOf(campaign, subject, things);
    if (const auto it = std::ranges::find(words, word); it != words.end())
        return things[static_cast<std::size_t>(it - words.begin())];
    return failure("ruling", {"There is no \"{0}\" whose {1} could be ruled on{2}",
                              {written, std::string(wordOf(subject)), hintFor(word, words)}});
}

/// For values that are not numbers: the words for them, from the lowest on.
std::vector<std::string> wordsOfValues(const Campaign& campaign, RulingSubject subject) {
    std::vector<std::string> words;
    if (subject == RulingSubject::Owner) {
        words.emplace_back(nobodyWord);
        for (const PowerInfo& power : campaign.scenario.powers)
            words.push_back(power.id);
    } else if (subject == RulingSubject::Place) {
        for (const Place& place : campaign.scenario.map.places())
            words.push_back(place.id);
    } else if (subject == RulingSubject::Fate) {
        words = allWords<Fate>();
    } else if (subject == RulingSubject::Trait) {
        words.emplace_back(nothingWord);
        for (const Trait& trait : campaign.scenario.traits)
            words.push_back(trait.id);
    }
    return words;
}

Result<int> numberFrom(RulingSubject subject, const std::string& word, std::pair<int, int> bounds) {
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc{} && stop == word.data() + word.size())
        return number;
    return failure("ruling",
                   {"\"{0}\" is no {1}: write a number from {2} to {3}.",
                    {word, std::string(wordOf(subject)), std::to_string(bounds.first), std::to_string(bounds.second)}});
}

Result<int> valueFrom(const Campaign& campaign, RulingSubject subject, int thing, const std::string& written) {
    const std::vector<std::string> words = wordsOfValues(campaign, subject);
    if (words.empty())
        return numberFrom(subject, written, boundsOf(campaign, subject, thing));
    const std::string word = subject == RulingSubject::Place ? idOfPlace(campaign.scenario.map, written) : written;
    const auto it = std::ranges::find(words, word);
    if (it == words.end())
        return failure("ruling",
                       {"\"{0}\" is no {1}{2}", {written, std::string(wordOf(subject)), hintFor(word, words)}});
    const auto row = static_cast<int>(it - words.begin());
    return subject == RulingSubject::Owner || subject == RulingSubject::Trait ? none + row : row;
}

Result<PowerId> powerFrom(const Campaign& campaign, const std::string& word) {
    std::vector<std::string> words;
    for (const PowerInfo& power : campaign.scenario.powers)
        words.push_back(power.id);
    if (const auto it = std::ranges::find(words, word); it != words.end())
        return PowerId(static_cast<int>(it - words.begin()));
    return failure("ruling", {"There is no power \"{0}\"{1}", {word, hintFor(word, words)}});
}

}  // namespace

Result<Ruling> rulingFrom(const Campaign& campaign, std::span<const std::string> words) {
    const std::optional<RulingSubject> subject = words.empty() ? std::nullopt : fromWord<RulingSubject>(words[0]);
    if (!subject || words.size() < 3 || words.size() > 4)
        return failure("ruling",
                       {"A ruling is three words: {0}; what it is about; and the value. Behind \"{1}\" stands "
                        "a fourth, the power that holds the leader.",
                        {anyOf(allWords<RulingSubject>()), std::string(wordOf(Fate::Captured))}});
    if (const Modules& played = campaign.scenario.rules.modules;
        *subject == RulingSubject::Treasury && !played.has(Module::Money))
        return failure("ruling",
                       {"This campaign is played without money: {0}.", {std::string(without(Module::Money))}});
    const Result<int> thing = thingFrom(campaign, *subject, words[1]);
    if (!thing)
        return std::unexpected(thing.error());
    const Result<int> value = valueFrom(campaign, *subject, *thing, words[2]);
    if (!value)
        return std::unexpected(value.error());
    const Result<PowerId> holder = words.size() == 4 ? powerFrom(campaign, words[3]) : PowerId{};
    if (!holder)
        return std::unexpected(holder.error());
    return Ruling{*subject, *thing, *value, *holder};
}

}  // namespace ephor::campaign
