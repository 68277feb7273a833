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
std::vector<Feat> ravagedLands(const Scenario& scenario, const WarTale& tale, Audience audience) {
    struct Land {
        int times = 0;
        std::map<PowerId, int> by;
        Ravaging last;
    };
    std::map<PlaceId, Land> lands;
    for (const Ravaging& one : tale.ravagings) {
        if (!tale.isOver && !reads(audience, {one.owner, one.by}))
            continue;
        Land& land = lands[one.place];
        ++land.times;
        ++land.by[one.by];
        land.last = one;
    }
    std::vector<Feat> feats;
    for (const auto& [place, land] : lands) {
        std::string by;
        for (const auto& [power, times] : land.by)
            by += fmt::format("{}{}{}", by.empty() ? "" : ", ", scenario.powers[power.index()].name,
                              land.by.size() > 1 ? fmt::format(" {}", times) : "");
        const std::string owner = land.last.owner ? scenario.powers[land.last.owner.index()].name : "nobody";
        feats.push_back({Honour::MostRavaged,
                         {land.times, scenario.map.place(place).tier},
                         fmt::format("The land of {}", owner),
                         place,
                         land.last.date,
                         fmt::format("ravaged {} by {}; this was the last", counted(land.times, "time"), by),
                         false,
                         {}});
    }
    return feats;
}

}  // namespace

std::vector<HonourRow> honours(const Scenario& scenario, const WarTale& tale, Audience audience) {
    std::map<Honour, HonourRow> rows;
    const auto weigh = [&](const Feat& feat) {
        HonourRow& row = rows[feat.honour];
        row.honour = feat.honour;
        if (!row.holders.empty() && feat.rank > row.holders.front().rank)
            row.holders.clear();
        if (row.holders.empty() || feat.rank == row.holders.front().rank)
            row.holders.push_back(feat);
    };
    for (const Feat& feat : tale.feats)
        if (feat.isPublic || tale.isOver || reads(audience, feat.knownTo))
            weigh(feat);
    std::ranges::for_each(ravagedLands(scenario, tale, audience), weigh);
    std::vector<HonourRow> table;
    for (auto& [honour, row] : rows) {
        std::ranges::stable_sort(row.holders, {}, &Feat::date);
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

std::string placeOf(const Scenario& scenario, const Feat& feat) {
    return feat.place ? scenario.map.place(feat.place).name : std::string();
}

std::string whenOf(const Feat& feat) { return moveName(feat.date.year, feat.date.move); }

std::string lineOf(const Scenario& scenario, const Feat& feat) {
    const std::string place = placeOf(scenario, feat);
    const bool isNamed = place.empty() || feat.who == place;
    return fmt::format("{}{}{}, {}: {}", feat.who, isNamed ? "" : ", ", isNamed ? "" : place, whenOf(feat),
                       feat.figures);
}

std::string honoursText(const Scenario& scenario, const std::vector<HonourRow>& rows) {
    std::string text = rows.empty() ? "" : "Honours\n";
    for (const HonourRow& row : rows)
        for (const Feat& feat : row.holders)
            text += fmt::format("  {}: {}\n", titleOf(row.honour), lineOf(scenario, feat));
    return text;
}

}  // namespace ephor::campaign
