// ephorctl odds clash
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "core/io/clash_io.h"
#include "core/rules/builtin.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

constexpr std::array<const char*, 2> attackerAndDefender{"attacker", "defender"};

struct ClashArguments {
    std::string system;
    std::string file;
    bool json = false;
};

Json asJson(const Breakdown& breakdown) {
    Json lines = Json::array();
    for (const BreakdownLine& line : breakdown.lines())
        lines.push_back({{"amount", line.amount}, {"text", line.why->text}, {"rule", line.why->rule}});
    return {{"total", breakdown.total()}, {"lines", std::move(lines)}};
}

Json asJson(const Distribution& distribution) {
    return {{"lowest", distribution.lowest()}, {"p", distribution.probabilities()}, {"mean", distribution.mean()}};
}

Json asJson(const std::string& system, const ClashReport& report) {
    Json json{{"system", system}};
    for (std::size_t i = 0; i < 2; ++i)
        json[attackerAndDefender[i]] = {
            {"dice", asJson(report.dice[i])}, {"armor", asJson(report.armor[i])}, {"losses", asJson(report.losses[i])}};
    Json lines = Json::array();
    for (const ClashLine& line : report.lines)
        lines.push_back({{"key", line.key}, {"title", toText(line.title)}, {"p", line.p}});
    json["lines"] = std::move(lines);
    return json;
}

std::string breakdownText(std::string_view what, const Breakdown& breakdown) {
    if (breakdown.lines().empty())  // the system has no such number
        return {};
    std::string text = fmt::format("  {} {}\n", padded(what, 10), breakdown.total());
    for (const BreakdownLine& line : breakdown.lines())
        text += fmt::format("      {:+} {}  [{}]\n", line.amount, line.why->text, line.why->rule);
    return text;
}

std::string asText(const RuleSystem& system, const ClashReport& report) {
    std::string text = fmt::format("{}, one clash, exact\n", system.info().name);
    for (std::size_t i = 0; i < 2; ++i) {
        text += fmt::format("\n{}\n", i == 0 ? "Attacker" : "Defender");
        text += breakdownText("dice", report.dice[i]) + breakdownText("armor", report.armor[i]);
        text += fmt::format("  {} lost, on average {:.3f}:", system.info().strengthName, report.losses[i].mean());
        for (int loss = report.losses[i].lowest(); loss <= report.losses[i].highest(); ++loss)
            text += fmt::format("  {}: {:.2f} %", loss, 100 * report.losses[i].at(loss));
        text += "\n";
    }
    text += "\n";
    for (const ClashLine& line : report.lines)
        text += fmt::format("  {} {:8.4f} %\n", padded(toText(line.title), 48), 100 * line.p);
    return text;
}

Outcome<ExitStatus> clash(const ClashArguments& given) {
    const RuleSystem* system = knownRules().find(given.system, {});
    if (!system) {
        if (const auto near = nearestWord(given.system, systemIds()))
            return wrongUsage(Message("There is no rule system \"{0}\"; did you mean \"{1}\"?", {given.system, *near}));
        return wrongUsage(Message("There is no rule system \"{0}\"; ephorctl systems lists them.", {given.system}));
    }
    const Outcome<std::string> text = readInput(given.file, largestClash);
    if (!text)
        return std::unexpected(text.error());
    const std::string shown = shownName(given.file);
    Result<ClashInputs> inputs = readClash(*text, shown, *system);
    if (!inputs)
        return trouble(ExitStatus::Unreadable, std::move(inputs.error()));
    Result<ClashReport> report = system->clash(*inputs);
    if (!report) {
        for (Diagnostic& d : report.error())
            d.place.file = shown;
        return trouble(ExitStatus::Unreadable, std::move(report.error()));
    }
    return given.json ? printJson(asJson(given.system, *report)) : print(asText(*system, *report));
}

}  // namespace

void addOdds(CLI::App& app, Action& action) {
    CLI::App* odds = app.add_subcommand("odds", "Exact odds");
    odds->require_subcommand(1);
    CLI::App* command = odds->add_subcommand("clash", "Show the exact chances of one clash, described in a file");
    auto given = std::make_shared<ClashArguments>();
    command->add_option("SYSTEM", given->system, "Rule system")->required();
    command->add_option("FILE", given->file, "TOML with [attacker] and [defender]; - for standard input")
        ->required()
        ->check(isFileName);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return clash(*given); }; });
}

}  // namespace ephor::ctl
