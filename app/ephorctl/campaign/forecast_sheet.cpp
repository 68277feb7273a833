#include "app/ephorctl/campaign/forecast_sheet.h"

#include "core/battle/game.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/modules.h"
#include "core/campaign/turn/turn.h"

#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

using campaign::BattleOutcome;
using campaign::Fan;
using campaign::ForecastReport;
using campaign::Holding;
using campaign::PowerId;

std::vector<int> powersIn(const campaign::State& state, const std::vector<campaign::ArmyId>& armies) {
    std::vector<int> powers;
    for (const campaign::ArmyId army : armies)
        if (const int power = static_cast<int>(state.armies[army.index()].power.index());
            !std::ranges::contains(powers, power))
            powers.push_back(power);
    return powers;
}

Json shareJson(const Share& share) {
    return {{"count", share.count}, {"p", share.p}, {"low", share.low}, {"high", share.high}};
}

std::string shareText(const Share& share) {
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.p, 100 * share.low, 100 * share.high);
}

PowerId powerAt(std::size_t row) { return PowerId(static_cast<int>(row)); }

/// The powers, likeliest winner first.
std::vector<std::size_t> byChance(const ForecastReport& report) {
    std::vector<std::size_t> rows(report.powers());
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = i;
    std::ranges::stable_sort(rows, std::greater{}, [&](std::size_t row) { return report.wins(powerAt(row)).count; });
    return rows;
}

Json fansJson(const ForecastSheet& sheet, Holding holding, PowerId power) {
    Json fans = Json::array();
    for (std::size_t moment = 0; moment < sheet.report.moments(); ++moment) {
        const Fan fan = sheet.report.fan(holding, power, moment);
        fans.push_back({fan.low, fan.lower, fan.median, fan.upper, fan.high});
    }
    return fans;
}

Json outcomesJson(const ForecastSheet& sheet, std::size_t battle) {
    Json all = Json::object();
    for (const campaign::Verdict verdict : campaign::forecastVerdicts) {
        const BattleOutcome& outcome = sheet.report.outcome(battle, verdict);
        Json one = shareJson(wilson(outcome.wars, sheet.report.wars()));
        Json wins = Json::object();
        for (std::size_t i = 0; i < outcome.wins.size(); ++i)
            wins[sheet.heading.powers[i].id] = shareJson(wilson(outcome.wins[i], outcome.wars));
        one["wins"] = std::move(wins);
        all[std::string(campaign::wordOf(verdict))] = std::move(one);
    }
    return all;
}

std::string sideText(const ForecastHeading& heading, const std::vector<int>& powers) {
    std::vector<std::string> names;
    for (const int power : powers)
        names.push_back(heading.powers[static_cast<std::size_t>(power)].name);
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string fanText(const Fan& fan) {
    return fmt::format("{:>4}  ({} to {}; {} to {})", fan.median, fan.lower, fan.upper, fan.low, fan.high);
}

std::string holdingText(const ForecastSheet& sheet, Holding holding) {
    std::string text = holding == Holding::Cities ? "\nCities at the end: median (half of all wars; nine in ten)\n"
                                                  : "\nTreasury at the end: median (half of all wars; nine in ten)\n";
    for (const std::size_t row : byChance(sheet.report)) {
        const int now = sheet.report.fan(holding, powerAt(row), 0).median;
        text += fmt::format("  {} now {:>4}, then {}\n", padded(sheet.heading.powers[row].name, 16), now,
                            fanText(sheet.report.fan(holding, powerAt(row), sheet.report.moments() - 1)));
    }
    return text;
}

std::string battleText(const ForecastSheet& sheet, std::size_t battle) {
    const ForecastHeading::BattleName& name = sheet.heading.battles[battle];
    std::string text = fmt::format("  {}  {}: {} against {}\n", name.number, name.place,
                                   sideText(sheet.heading, name.sides[0]), sideText(sheet.heading, name.sides[1]));
    static constexpr std::array<std::string_view, 3> words{"the attackers win", "the defenders win", "a draw"};
    for (std::size_t v = 0; v < words.size(); ++v) {
        const BattleOutcome& outcome = sheet.report.outcome(battle, campaign::forecastVerdicts[v]);
        text += fmt::format("     {} {}", padded(words[v], 18), shareText(wilson(outcome.wars, sheet.report.wars())));
        for (const std::vector<int>& side : name.sides)
            for (const int power : side)
                if (outcome.wars > 0)
                    text += fmt::format("; then {} wins the war {}",
                                        sheet.heading.powers[static_cast<std::size_t>(power)].name,
                                        shareText(wilson(outcome.wins[static_cast<std::size_t>(power)], outcome.wars)));
        text += "\n";
    }
    return text;
}

}  // namespace

ForecastHeading headingOf(const campaign::ForecastPlan& plan, std::int64_t wars) {
    const campaign::Campaign& campaign = *plan.campaign;
    ForecastHeading heading{campaign.scenario.id,
                            campaign.scenario.system,
                            campaign.scenario.rules.modules.has(campaign::Module::Money),
                            std::to_string(plan.seed),
                            wars,
                            {},
                            {},
                            {}};
    campaign::Course course = campaign.state.course;
    for (std::size_t i = 0; i < ForecastReport(campaign).moments(); ++i) {
        heading.moments.push_back(campaign::turnName(course.year, course.turnOfYear));
        course.turnOfYear = (course.turnOfYear + 1) % campaign::turnsOfYear;
        course.year += course.turnOfYear == 0 ? 1 : 0;
    }
    for (const campaign::PowerInfo& power : campaign.scenario.powers)
        heading.powers.push_back({power.id, power.name});
    for (const campaign::BattleId id : campaign::pendingBattles(campaign.state)) {
        const campaign::Battle& battle = campaign.state.battles[id.index()];
        heading.battles.push_back(
            {static_cast<int>(id.index()) + 1,
             campaign.scenario.map.place(battle.place).name,
             {powersIn(campaign.state, battle.attackers), powersIn(campaign.state, battle.defenders)}});
    }
    return heading;
}

std::string questionOf(const campaign::ForecastPlan& plan, const campaign::ScenarioFiles& files, std::int64_t wars) {
    Digester digester;
    digester.addNumber(campaign::campaignEdition);
    digester.addText(toHex(plan.system->dataDigest()));
    digester.addText(toJson(files, campaign::CampaignSeed()));
    digester.addText(toHex(digestOf(plan.campaign->state)));
    digester.addNumber(static_cast<std::int64_t>(plan.seed));
    digester.addNumber(wars);
    return toHex(digester.digest());
}

Json asJson(const ForecastSheet& sheet) {
    Json powers = Json::array();
    const bool hasWars = sheet.report.wars() > 0;
    for (std::size_t i = 0; i < sheet.heading.powers.size(); ++i) {
        Json power{{"power", sheet.heading.powers[i].id},
                   {"name", sheet.heading.powers[i].name},
                   {"wins", shareJson(sheet.report.wins(powerAt(i)))}};
        if (hasWars) {
            power["cities"] = fansJson(sheet, Holding::Cities, powerAt(i));
            if (sheet.heading.hasMoney)
                power["treasury"] = fansJson(sheet, Holding::Treasury, powerAt(i));
        }
        powers.push_back(std::move(power));
    }
    Json battles = Json::array();
    for (std::size_t i = 0; i < sheet.heading.battles.size(); ++i)
        battles.push_back({{"battle", sheet.heading.battles[i].number},
                           {"place", sheet.heading.battles[i].place},
                           {"results", outcomesJson(sheet, i)}});
    return {{"scenario", sheet.heading.scenario}, {"system", sheet.heading.system},
            {"seed", sheet.heading.seed},         {"wars", sheet.report.wars()},
            {"moments", sheet.heading.moments},   {"quantiles", {5, 25, 50, 75, 95}},
            {"powers", std::move(powers)},        {"battles", std::move(battles)}};
}

std::string asText(const ForecastSheet& sheet) {
    const ForecastHeading& heading = sheet.heading;
    std::string text = fmt::format("{}, {}: {} wars, played on by the computer rulers; seed {}\n\n", heading.scenario,
                                   heading.moments.front(), sheet.report.wars(), heading.seed);
    if (sheet.report.wars() == 0)  // interrupted
        return text + "No war was over yet.\n";
    text += "Wins the war (95 % intervals)\n";
    for (const std::size_t row : byChance(sheet.report))
        text +=
            fmt::format("  {} {}\n", padded(heading.powers[row].name, 16), shareText(sheet.report.wins(powerAt(row))));
    text += holdingText(sheet, Holding::Cities);
    if (heading.hasMoney)
        text += holdingText(sheet, Holding::Treasury);
    if (!heading.battles.empty())
        text += "\nPending battles\n";
    for (std::size_t i = 0; i < heading.battles.size(); ++i)
        text += battleText(sheet, i);
    return text;
}

}  // namespace ephor::ctl
