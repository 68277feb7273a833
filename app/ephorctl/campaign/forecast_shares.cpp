// Shares of a forecast: their counts in JSON, and their sum.
#include "app/ephorctl/campaign/forecast_sheet.h"

namespace ephor::ctl {

namespace {

using campaign::BattleOutcome;
using campaign::ForecastCounts;
using campaign::ForecastReport;
using campaign::Histogram;
using campaign::PowerId;

Json histogramJson(const Histogram& histogram) {
    Json pairs = Json::array();
    for (const auto& [value, count] : histogram) {
        pairs.push_back(value);
        pairs.push_back(count);
    }
    return pairs;
}

std::optional<Histogram> histogramIn(const Json& pairs) {
    const auto numbers = countsIn(pairs);
    if (!numbers || numbers->size() % 2 != 0)
        return {};
    Histogram histogram;
    for (std::size_t i = 0; i < numbers->size(); i += 2)
        histogram[static_cast<int>((*numbers)[i])] += (*numbers)[i + 1];
    return histogram;
}

/// The wars of an outcome, then those that each power won.
std::optional<BattleOutcome> outcomeIn(const Json& numbers) {
    std::optional<std::vector<std::int64_t>> counts = countsIn(numbers);
    if (!counts || counts->empty())
        return {};
    return BattleOutcome{counts->front(), {counts->begin() + 1, counts->end()}};
}

std::optional<ForecastReport> forecastReportIn(const Json& json) {
    if (!json.is_object() || !json.contains("winners") || !json.contains("holdings") || !json.contains("battles") ||
        !json.contains("size"))
        return {};
    const auto size = countsIn(json["size"]);
    const auto winners = countsIn(json["winners"]);
    constexpr std::int64_t most = 10'000;
    if (!size || size->size() != 2 || !winners || !json["holdings"].is_array() || !json["battles"].is_array() ||
        std::ranges::any_of(*size, [](std::int64_t n) { return n < 0 || n > most; }))
        return {};
    ForecastCounts counts;
    counts.powers = static_cast<std::size_t>((*size)[0]);
    counts.moments = static_cast<std::size_t>((*size)[1]);
    for (const std::int64_t winner : *winners)
        if (winner >= (*size)[0])
            return {};
    for (const std::int64_t winner : *winners)
        counts.winners.push_back(winner < 0 ? PowerId() : PowerId(static_cast<int>(winner)));
    for (const Json& one : json["holdings"]) {
        std::optional<Histogram> histogram = histogramIn(one);
        if (!histogram)
            return {};
        counts.holdings.push_back(*std::move(histogram));
    }
    for (const Json& battle : json["battles"]) {
        if (!battle.is_array() || battle.size() != campaign::forecastVerdicts.size())
            return {};
        auto& outcomes = counts.battles.emplace_back();
        for (std::size_t v = 0; v < outcomes.size(); ++v) {
            std::optional<BattleOutcome> outcome = outcomeIn(battle[v]);
            if (!outcome)
                return {};
            outcomes[v] = *std::move(outcome);
        }
    }
    return ForecastReport::from(std::move(counts));
}

std::optional<std::vector<std::string>> textsIn(const Json& array) {
    if (!array.is_array())
        return {};
    std::vector<std::string> texts;
    for (const Json& one : array) {
        if (!one.is_string())
            return {};
        texts.push_back(one.get<std::string>());
    }
    return texts;
}

std::optional<ForecastHeading::BattleName> battleIn(const Json& json, std::size_t powers) {
    if (!json.is_array() || json.size() != 4 || !json[0].is_number_integer() || !json[1].is_string())
        return {};
    ForecastHeading::BattleName battle{json[0].get<int>(), json[1].get<std::string>(), {}};
    for (std::size_t side = 0; side < 2; ++side) {
        const auto rows = countsIn(json[side + 2]);
        if (!rows)
            return {};
        for (const std::int64_t row : *rows) {
            if (row < 0 || row >= static_cast<std::int64_t>(powers))
                return {};
            battle.sides[side].push_back(static_cast<int>(row));
        }
    }
    return battle;
}

std::optional<ForecastHeading> forecastHeadingIn(const Json& json) {
    const auto has = [&](const char* key, bool (Json::*is)() const noexcept) {
        return json.is_object() && json.contains(key) && (json[key].*is)();
    };
    if (!has("scenario", &Json::is_string) || !has("system", &Json::is_string) || !has("money", &Json::is_boolean) ||
        !has("seed", &Json::is_string) || !has("wars", &Json::is_number_integer) || !has("moments", &Json::is_array) ||
        !has("ids", &Json::is_array) || !has("names", &Json::is_array) || !has("battles", &Json::is_array))
        return {};
    ForecastHeading heading;
    heading.scenario = json["scenario"].get<std::string>();
    heading.system = json["system"].get<std::string>();
    heading.hasMoney = json["money"].get<bool>();
    heading.seed = json["seed"].get<std::string>();
    heading.wars = json["wars"].get<std::int64_t>();
    const auto moments = textsIn(json["moments"]);
    const auto ids = textsIn(json["ids"]);
    const auto names = textsIn(json["names"]);
    if (!moments || moments->empty() || !ids || !names || ids->size() != names->size())
        return {};
    heading.moments = *moments;
    for (std::size_t i = 0; i < ids->size(); ++i)
        heading.powers.push_back({(*ids)[i], (*names)[i]});
    for (const Json& one : json["battles"]) {
        std::optional<ForecastHeading::BattleName> battle = battleIn(one, heading.powers.size());
        if (!battle)
            return {};
        heading.battles.push_back(*std::move(battle));
    }
    return heading;
}

}  // namespace

Json headingJson(const ForecastHeading& heading) {
    Json ids = Json::array();
    Json names = Json::array();
    for (const ForecastHeading::PowerName& power : heading.powers) {
        ids.push_back(power.id);
        names.push_back(power.name);
    }
    Json battles = Json::array();
    for (const ForecastHeading::BattleName& battle : heading.battles)
        battles.push_back({battle.number, battle.place, battle.sides[0], battle.sides[1]});
    return {{"scenario", heading.scenario}, {"system", heading.system},  {"money", heading.hasMoney},
            {"seed", heading.seed},         {"wars", heading.wars},      {"moments", heading.moments},
            {"ids", std::move(ids)},        {"names", std::move(names)}, {"battles", std::move(battles)}};
}

Json countsJson(const ForecastReport& report) {
    const ForecastCounts& counts = report.counts();
    Json winners = Json::array();
    for (const PowerId winner : counts.winners)
        winners.push_back(winner ? static_cast<int>(winner.index()) : -1);
    Json holdings = Json::array();
    for (const Histogram& histogram : counts.holdings)
        holdings.push_back(histogramJson(histogram));
    Json battles = Json::array();
    for (const auto& battle : counts.battles) {
        Json outcomes = Json::array();
        for (const BattleOutcome& outcome : battle) {
            Json numbers = Json::array({outcome.wars});
            for (const std::int64_t wins : outcome.wins)
                numbers.push_back(wins);
            outcomes.push_back(std::move(numbers));
        }
        battles.push_back(std::move(outcomes));
    }
    return {{"size", {counts.powers, counts.moments}},
            {"winners", std::move(winners)},
            {"holdings", std::move(holdings)},
            {"battles", std::move(battles)}};
}

Outcome<ExitStatus> mergeForecasts(std::span<const ReadShare> shares, bool json) {
    std::optional<ForecastSheet> sum;
    for (const ReadShare& share : shares) {
        const std::optional<ForecastHeading> heading = forecastHeadingIn(share.heading);
        const std::optional<ForecastReport> report = forecastReportIn(share.counts);
        const bool fits = heading && report && report->powers() == heading->powers.size() &&
                          report->moments() == heading->moments.size() &&
                          report->battles() == heading->battles.size() &&
                          report->wars() == share.label.share.count(heading->wars);
        if (!fits)
            return brokenShare(share.file);
        if (sum)
            sum->report.add(*report);
        else
            sum = ForecastSheet{*heading, *report};
    }
    return json ? printJson(asJson(*sum)) : print(asText(*sum));
}

}  // namespace ephor::ctl
