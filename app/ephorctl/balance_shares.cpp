// Shares of a measurement of points: their battles in JSON, and their sum.
#include "app/ephorctl/balance_sheet.h"

namespace ephor::ctl {

namespace {

std::optional<ArmyKind> kindIn(const Json& json) {
    if (!json.is_array() || json.size() != 4 || !json[0].is_string() || !json[1].is_string() || !json[2].is_string() ||
        !json[3].is_number_integer())
        return {};
    return ArmyKind{json[0].get<std::string>(), json[1].get<std::string>(), json[2].get<std::string>(),
                    json[3].get<int>()};
}

std::optional<BalanceHeading> balanceHeadingIn(const Json& json) {
    const auto has = [&json](const char* key, bool (Json::*is)() const noexcept) {
        return json.is_object() && json.contains(key) && (json[key].*is)();
    };
    if (!has("system", &Json::is_string) || !has("name", &Json::is_string) || !has("version", &Json::is_string) ||
        !has("pack", &Json::is_boolean) || !has("seed", &Json::is_string) ||
        !has("battles", &Json::is_number_integer) || !has("usual", &Json::is_number_integer) ||
        !has("points", &Json::is_boolean) || !has("kinds", &Json::is_array))
        return {};
    BalanceHeading heading;
    heading.system = json["system"].get<std::string>();
    heading.name = json["name"].get<std::string>();
    heading.version = json["version"].get<std::string>();
    heading.isPack = json["pack"].get<bool>();
    heading.seed = json["seed"].get<std::string>();
    heading.battles = json["battles"].get<std::int64_t>();
    heading.points = json["usual"].get<int>();
    heading.hasPoints = json["points"].get<bool>();
    for (const Json& one : json["kinds"]) {
        std::optional<ArmyKind> kind = kindIn(one);
        if (!kind)
            return {};
        heading.kinds.push_back(*std::move(kind));
    }
    return heading;
}

/// A battle: its result in half victories of A, and for each kind how many more of it A had.
std::optional<PairedContest> contestIn(const Json& json, std::size_t kinds) {
    constexpr std::int64_t mostUnits = 10'000;
    const auto numbers = countsIn(json);
    if (!numbers || numbers->size() != kinds + 1 || numbers->front() < 0 || numbers->front() > 2)
        return {};
    PairedContest contest;
    contest.score = static_cast<double>(numbers->front()) / 2;
    for (std::size_t kind = 1; kind <= kinds; ++kind) {
        if (std::abs((*numbers)[kind]) > mostUnits)
            return {};
        contest.more.push_back(static_cast<std::int16_t>((*numbers)[kind]));
    }
    return contest;
}

std::optional<BalanceBattles> balanceBattlesIn(const Json& json, std::size_t kinds) {
    if (!json.is_object() || !json.contains("units") || !json.contains("battles") || !json["battles"].is_array())
        return {};
    std::optional<std::vector<std::int64_t>> units = countsIn(json["units"]);
    if (!units || units->size() != kinds || std::ranges::any_of(*units, [](std::int64_t count) { return count < 0; }))
        return {};
    BalanceBattles battles;
    battles.units = *std::move(units);
    for (const Json& one : json["battles"]) {
        std::optional<PairedContest> contest = contestIn(one, kinds);
        if (!contest)
            return {};
        battles.contests.push_back(*std::move(contest));
    }
    return battles;
}

}  // namespace

Json headingJson(const BalanceHeading& heading) {
    Json kinds = Json::array();
    for (const ArmyKind& kind : heading.kinds)
        kinds.push_back({kind.type, kind.grade, kind.name, kind.cost});
    return {{"system", heading.system}, {"name", heading.name},        {"version", heading.version},
            {"pack", heading.isPack},   {"seed", heading.seed},        {"battles", heading.battles},
            {"usual", heading.points},  {"points", heading.hasPoints}, {"kinds", std::move(kinds)}};
}

Json countsJson(const BalanceBattles& battles) {
    Json contests = Json::array();
    for (const PairedContest& contest : battles.contests) {
        Json row = Json::array({static_cast<int>(2 * contest.score)});
        for (const std::int16_t more : contest.more)
            row.push_back(more);
        contests.push_back(std::move(row));
    }
    return {{"units", battles.units}, {"battles", std::move(contests)}};
}

Outcome<ExitStatus> mergeBalances(std::span<const ReadShare> shares, bool json) {
    std::optional<BalanceHeading> heading;
    BalanceBattles sum;
    for (const ReadShare& share : shares) {
        heading = balanceHeadingIn(share.heading);
        const std::optional<BalanceBattles> battles =
            heading ? balanceBattlesIn(share.counts, heading->kinds.size()) : std::nullopt;
        if (!battles || std::ssize(battles->contests) > share.label.share.count(heading->battles))
            return brokenShare(share.file);
        sum.add(*battles);
    }
    return printBalance(*heading, sum, json);
}

}  // namespace ephor::ctl
