#include "core/campaign/reports/honours/honours.h"

#include "core/campaign/model/calendar.h"

#include <fmt/format.h>
#include <map>

namespace ephor::campaign {

namespace {

bool reads(Audience audience, const std::vector<PowerId>& knownTo) {
    return audience.isUmpire || (audience.power && std::ranges::find(knownTo, audience.power) != knownTo.end());
}

/// Ravaged lands, ranked by the number of times that the reader knows of.
std::vector<Achievement> ravagedLands(const Scenario& scenario, const WarAchievements& war, Audience audience) {
    struct Land {
        int times = 0;
        std::map<PowerId, int> by;
        Ravaging last;
    };
    std::map<PlaceId, Land> lands;
    for (const Ravaging& one : war.ravagings) {
        if (!war.isOver && !reads(audience, {one.owner, one.by}))
            continue;
        Land& land = lands[one.place];
        ++land.times;
        ++land.by[one.by];
        land.last = one;
    }
    std::vector<Achievement> achievements;
    for (const auto& [place, land] : lands) {
        std::string by;
        for (const auto& [power, times] : land.by)
            by += fmt::format("{}{}{}", by.empty() ? "" : ", ", scenario.powers[power.index()].name,
                              land.by.size() > 1 ? fmt::format(" {}", times) : "");
        const std::string owner = land.last.owner ? scenario.powers[land.last.owner.index()].name : "nobody";
        achievements.push_back({Honour::MostRavaged,
                                {land.times, scenario.map.place(place).tier},
                                fmt::format("The land of {}", owner),
                                place,
                                land.last.date,
                                fmt::format("ravaged {} by {}; this was the last", counted(land.times, "time"), by),
                                false,
                                {}});
    }
    return achievements;
}

}  // namespace

std::vector<HonourRow> honours(const Scenario& scenario, const WarAchievements& war, Audience audience) {
    std::map<Honour, HonourRow> rows;
    const auto weigh = [&](const Achievement& achievement) {
        HonourRow& row = rows[achievement.honour];
        row.honour = achievement.honour;
        if (!row.holders.empty() && achievement.rank > row.holders.front().rank)
            row.holders.clear();
        if (row.holders.empty() || achievement.rank == row.holders.front().rank)
            row.holders.push_back(achievement);
    };
    for (const Achievement& achievement : war.achievements)
        if (achievement.isPublic || war.isOver || reads(audience, achievement.knownTo))
            weigh(achievement);
    std::ranges::for_each(ravagedLands(scenario, war, audience), weigh);
    std::vector<HonourRow> table;
    for (auto& [honour, row] : rows) {
        std::ranges::stable_sort(row.holders, {}, &Achievement::date);
        table.push_back(std::move(row));
    }
    return table;
}

std::string_view titleOf(Honour honour) {
    static constexpr std::array<std::string_view, 11> titles{"Bloodiest day",
                                                             "Hardest day at sea",
                                                             "Best siege",
                                                             "Longest defence",
                                                             "Best defence against odds",
                                                             "Most contested place",
                                                             "Most ravaged land",
                                                             "Longest march",
                                                             "Most faithful allies",
                                                             "Best general",
                                                             "Most stripes"};
    return titles[static_cast<std::size_t>(honour)];
}

std::string placeOf(const Scenario& scenario, const Achievement& achievement) {
    return achievement.place ? scenario.map.place(achievement.place).name : std::string();
}

std::string whenOf(const Achievement& achievement) {
    return turnName(achievement.date.year, achievement.date.turnOfYear);
}

std::string lineOf(const Scenario& scenario, const Achievement& achievement) {
    const std::string place = placeOf(scenario, achievement);
    const bool isNamed = place.empty() || achievement.who == place;
    return fmt::format("{}{}{}, {}: {}", achievement.who, isNamed ? "" : ", ", isNamed ? "" : place,
                       whenOf(achievement), achievement.figures);
}

Report honoursReport(const Scenario& scenario, const std::vector<HonourRow>& rows) {
    Report report{"Honours", scenario.name};
    std::vector<std::string> lines;
    for (const HonourRow& row : rows)
        for (const Achievement& achievement : row.holders)
            lines.push_back(fmt::format("{}: {}", titleOf(row.honour), lineOf(scenario, achievement)));
    report.addList("Honours of the war", std::move(lines), ReportSection::Look::Wide);
    return report;
}

}  // namespace ephor::campaign
