#include "core/campaign/orders/sheet_check.h"

namespace ephor::campaign {

void SheetCheck::fault(const std::string& code, const Written& at, Message message) {
    m_faults.push_back({Severity::Error, "orders-" + code, at.place, std::move(message), {}, {}});
}

void SheetCheck::advise(const std::string& code, const Written& at, Message message) {
    m_advice.push_back({Severity::Advice, "orders-" + code, at.place, std::move(message), {}, {}});
}

void SheetCheck::unknown(const UnknownWord& says, const Written& word, const std::vector<std::string>& known) {
    if (const auto near = nearestWord(word.text, known))
        fault(says.code, word, {says.near, {word.text, *near}});
    else if (known.empty() && says.none)
        fault(says.code, word, {says.none, {word.text}});
    else
        fault(says.code, word, {says.others, {word.text, anyOf(known)}});
}

void SheetCheck::twice(const Written& word) {
    fault("twice", word, {"There are two orders for {0}; the earlier one stands before this.", {word.text}});
}

void SheetCheck::leftOut(const Written& word, Module module) {
    fault("module", word,
          {"\"{0}\" belongs to {1}, which this campaign is played without: {2}. Leave it out.",
           {word.text, std::string(campaign::wordOf(module)), std::string(without(module))}});
}

void SheetCheck::tooDear(const Written& at, int cost, const std::string& who, int has) {
    fault("points", at,
          {"These orders cost {0}; {1} has {2}.", {counted(cost, "command point"), who, std::to_string(has)}});
}

PlaceId SheetCheck::placeOf(const Written& word) {
    const PlaceId place = map().find(word.text);
    if (place)
        return place;
    const PlaceId near = map().nearest(word.text);
    fault(
        "unknown-place", word,
        near ? Message("There is no place \"{0}\" on the map; did you mean \"{1}\"?", {word.text, map().place(near).id})
             : Message("There is no place \"{0}\" on the map.", {word.text}));
    return {};
}

PowerId SheetCheck::otherPower(const Written& word) {
    static constexpr UnknownWord says{"unknown-power", "There is no other power \"{0}\"; did you mean \"{1}\"?",
                                      "There is no other power \"{0}\". There are: {1}."};
    std::vector<std::string> others;
    for (std::size_t i = 0; i < m_campaign.scenario.powers.size(); ++i) {
        const PowerInfo& info = m_campaign.scenario.powers[i];
        if (i == m_power.index())
            continue;
        if (info.id == word.text || info.name == word.text)
            return PowerId(static_cast<int>(i));
        others.push_back(info.id);
    }
    unknown(says, word, others);
    return {};
}

}  // namespace ephor::campaign
