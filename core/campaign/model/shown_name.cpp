#include "core/campaign/model/shown_name.h"

#include "core/campaign/model/folded_text.h"

#include <algorithm>

namespace ephor::campaign {

const std::string& nameOfPlace(const Campaign& campaign, PlaceId place) {
    return campaign.scenario.map.place(place).name;
}

const std::string& nameOfPower(const Campaign& campaign, PowerId power) {
    return campaign.scenario.powers[power.index()].name;
}

namespace {

/// Where a leader is: with an army, with a fleet, or at home.
std::string placeOfLeader(const Campaign& campaign, LeaderId id) {
    const State& state = campaign.state;
    const Leader& leader = state.leaders[id.index()];
    if (leader.army && state.armies[leader.army.index()].place)
        return nameOfPlace(campaign, state.armies[leader.army.index()].place);
    const auto fleet = std::ranges::find(state.fleets, id, &Fleet::admiral);
    return fleet != state.fleets.end() && fleet->place ? nameOfPlace(campaign, fleet->place)
           : leader.power                              ? campaign.scenario.powers[leader.power.index()].name
                                                       : std::string();
}

/// The name of the row `at`, with its place if other rows have the same name, and a number if they are there, too.
template <typename Rows, typename Where>
std::string distinct(const Rows& rows, std::size_t at, PowerId among, Where where) {
    const std::string& name = rows[at].name;
    const std::string here = where(at);
    bool isAlone = true;
    int number = 1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i == at || rows[i].name != name || (among && rows[i].power != among))
            continue;
        const std::string there = where(i);
        if (there.empty())
            continue;
        isAlone = false;
        number += i < at && there == here ? 1 : 0;
    }
    if (isAlone || here.empty())
        return name;
    return name + " (" + here + (number > 1 ? " " + std::to_string(number) : "") + ")";
}

template <typename Rows>
std::string distinctByPlace(const Campaign& campaign, const Rows& rows, std::size_t at, PowerId among) {
    return distinct(rows, at, among, [&](std::size_t i) {
        return rows[i].place ? std::string(withoutBrackets(nameOfPlace(campaign, rows[i].place))) : std::string();
    });
}

}  // namespace

std::string shownName(const Campaign& campaign, ArmyId army, PowerId among) {
    return distinctByPlace(campaign, campaign.state.armies, army.index(), among);
}

std::string shownName(const Campaign& campaign, FleetId fleet, PowerId among) {
    return distinctByPlace(campaign, campaign.state.fleets, fleet.index(), among);
}

std::string shownName(const Campaign& campaign, LeaderId leader, PowerId among) {
    return distinct(campaign.state.leaders, leader.index(), among, [&](std::size_t i) {
        return std::string(withoutBrackets(placeOfLeader(campaign, LeaderId(static_cast<int>(i)))));
    });
}

std::string_view withoutBrackets(std::string_view name) {
    const std::size_t begin = name.find(" (");
    return begin == 0 || !name.ends_with(')') ? name : name.substr(0, begin);
}

std::string foldedName(std::string_view name) {
    std::string plain;
    for (const char sign : folded(name)) {
        if (sign == '\'')
            continue;
        const char letter = isOfWord(sign) && sign != '_' ? sign : ' ';
        if (letter == ' ' && (plain.empty() || plain.back() == ' '))
            continue;
        const bool isUmlaut = letter == 'e' && (plain.ends_with('a') || plain.ends_with('o') || plain.ends_with('u'));
        if (!isUmlaut)
            plain += letter;
    }
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

}  // namespace ephor::campaign
