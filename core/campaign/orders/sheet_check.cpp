#include "core/campaign/orders/sheet_check.h"

namespace ephor::campaign {

/// Each word of `meant` is a fix, where the text knows how long the written one is.
void SheetCheck::fault(const std::string& code, const Written& at, Message message,
                       const std::vector<std::string>& meant) {
    std::vector<Fix> fixes;
    for (const std::string& word : meant)
        if (at.length > 0)
            fixes.push_back({{"Write \"{0}\"", {word}}, at.place.line, at.place.column, at.length, 0, word});
    m_faults.push_back({Severity::Error, "orders-" + code, at.place, std::move(message), {}, std::move(fixes)});
}

void SheetCheck::advise(const std::string& code, const Written& at, Message message) {
    m_advice.push_back({Severity::Advice, "orders-" + code, at.place, std::move(message), {}, {}});
}

int SheetCheck::rowOf(const Written& word, const NameList& names, const UnknownWord& says) {
    const std::vector<int> rows = names.find(word.text);
    if (rows.size() == 1)
        return rows.front();
    if (rows.empty()) {
        const int near = names.nearest(word.text);
        if (near >= 0)
            fault(says.code, word, {says.near, {word.text, names.shown(near)}}, {names.written(near)});
        else if (names.empty() && says.none)
            fault(says.code, word, {says.none, {word.text}});
        else
            fault(says.code, word, {says.others, {word.text, anyOf(names.allShown())}});
        return -1;
    }
    std::vector<std::string> shown;
    std::vector<std::string> written;
    for (const int row : rows) {
        shown.push_back(names.shown(row));
        written.push_back(names.written(row));
    }
    fault("ambiguous", word, {"\"{0}\" may be one of these: {1}. Write which.", {word.text, anyOf(shown)}}, written);
    return -1;
}

void SheetCheck::twice(const Written& word) {
    fault("twice", word, {"There is already an order for {0} above. Delete one of them.", {word.text}});
}

void SheetCheck::leftOut(const Written& word, Module module) {
    fault("module", word,
          {"\"{0}\" belongs to {1}, which this campaign is played without: {2}. Leave it out.",
           {word.text, std::string(campaign::wordOf(module)), std::string(without(module))}});
}

void SheetCheck::checkPaid(const Written& at, int cost, int move, const std::string& who, int has) {
    if (cost > std::max(has, move))
        fault("points", at,
              {"These orders cost {0}; {1} has {2}.", {counted(cost, "command point"), who, std::to_string(has)}});
}

PlaceId SheetCheck::placeOf(const Written& word) {
    return PlaceId(rowOf(word, m_names.places,
                         {"unknown-place", "There is no place \"{0}\" on the map; did you mean \"{1}\"?",
                          "There is no place \"{0}\" on the map."}));
}

PowerId SheetCheck::otherPower(const Written& word) {
    NameList others;
    for (std::size_t i = 0; i < m_campaign.scenario.powers.size(); ++i) {
        const PowerInfo& info = m_campaign.scenario.powers[i];
        if (i != m_power.index())
            others.add(static_cast<int>(i), info.id, info.name, info.name);
    }
    return PowerId(rowOf(word, others,
                         {"unknown-power", "There is no other power \"{0}\"; did you mean \"{1}\"?",
                          "There is no other power \"{0}\". There are: {1}."}));
}

}  // namespace ephor::campaign
