// ephorctl battle analyse
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/battle/recorded_battle.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/number_checks.h"
#include "core/ai/computer_players.h"
#include "core/odds/battle_analysis.h"
#include "core/odds/step_words.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

constexpr double finestAnalysis = 0.5;  // percent
constexpr double coarsestAnalysis = 20;
constexpr std::size_t mostTurningPoints = 8;
constexpr std::size_t mostErrors = 8;

struct AnalyseArguments {
    std::string file;
    GivenSeed seed;
    std::string player = "veteran";
    double precision = 0;
    int threads = 0;
    bool json = false;
};

std::string_view name(RecordStep::Kind kind) {
    switch (kind) {
    case RecordStep::Kind::Choice:
        return "choice";
    case RecordStep::Kind::Roll:
        return "roll";
    case RecordStep::Kind::Correction:
        break;
    }
    return "correction";
}

Json asJson(const Equity& equity) {
    const Share share = equity.share();
    return {{"p", equity.value()}, {"low", share.low}, {"high", share.high}, {"runs", equity.runs}};
}

Json asJson(const RecordedBattle& battle, const BattleAnalysis& analysis, std::uint64_t seed) {
    Json steps = Json::array();
    for (std::size_t i = 0; i < analysis.steps.size(); ++i) {
        const RecordStep& step = analysis.steps[i];
        Json one{{"kind", name(step.kind)},
                 {"side", ephor::name(step.side)},
                 {"event", step.events},
                 {"before", asJson(analysis.equities[i])}};
        if (step.kind == RecordStep::Kind::Choice)
            one["standard"] = step.isStandard;
        steps.push_back(std::move(one));
    }
    Json points = Json::array();
    for (const TurningPoint& point : analysis.turningPoints(mostTurningPoints)) {
        const StepWords words = wordsOf(*battle.game, battle.record(), analysis.steps[point.step]);
        points.push_back({{"step", point.step},
                          {"change", point.change},
                          {"half_width", point.halfWidth},
                          {"turn", words.turn},
                          {"phase", words.phase},
                          {"what", words.what}});
    }
    Json errors = Json::array();
    for (const ChoiceError& error : analysis.errors) {
        const StepWords words = wordsOf(*battle.game, battle.record(), analysis.steps[error.step], &error.better);
        errors.push_back({{"step", error.step},
                          {"side", ephor::name(analysis.steps[error.step].side)},
                          {"loss", error.loss},
                          {"half_width", error.halfWidth},
                          {"certain", error.isCertain()},
                          {"what", words.what},
                          {"better", words.better}});
    }
    const auto sideJson = [&](Side side) {
        const SideTotals totals = analysis.totals(side);
        return Json{{"luck", analysis.luck(side)},  {"choices", analysis.choices(side)},
                    {"lucky_rolls", totals.lucky},  {"unlucky_rolls", totals.unlucky},
                    {"answers", totals.decisions},  {"errors", totals.errors},
                    {"lost_by_errors", totals.lost}};
    };
    return {{"system", battle.record().setup.system},
            {"seed", std::to_string(seed)},
            {"complete", analysis.isComplete},
            {"start", asJson(analysis.equities.front())},
            {"end", asJson(analysis.equities.back())},
            {"end_without_luck", analysis.withoutLuck()},
            {"a", sideJson(Side::A)},
            {"b", sideJson(Side::B)},
            {"corrections", analysis.corrections()},
            {"turning_points", std::move(points)},
            {"errors", std::move(errors)},
            {"steps", std::move(steps)}};
}

std::string points(double change) { return fmt::format("{:+.1f}", 100 * change); }

std::string chance(const Equity& equity) {
    const Share share = equity.share();
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * equity.value(), 100 * share.low, 100 * share.high);
}

std::string whenOf(const StepWords& words) {
    return words.turn > 0 ? fmt::format("Turn {}, {}", words.turn, words.phase) : words.phase;
}

std::string asText(const RecordedBattle& battle, const BattleAnalysis& analysis, std::uint64_t seed, double seconds) {
    const auto& lists = battle.game->setup().lists;
    std::string text = fmt::format("{} against {}: chances of {} in percent, 95 % intervals in brackets; seed {}\n\n",
                                   lists[0].name, lists[1].name, lists[0].name, seed);
    text += fmt::format("  at the start        {}\n", chance(analysis.equities.front()));
    for (const Side side : bothSides) {
        const SideTotals totals = analysis.totals(side);
        text +=
            fmt::format("  {} {:>6} luck ({} rolls lucky, {} unlucky)  {:>6} choices ({} of {} are errors: {})\n",
                        padded(lists[index(side)].name, 18), points(analysis.luck(side)), totals.lucky, totals.unlucky,
                        points(analysis.choices(side)), totals.errors, totals.decisions, points(0 - totals.lost));
    }
    if (analysis.corrections() != 0)
        text += fmt::format("  the umpire         {:>6}\n", points(analysis.corrections()));
    text += fmt::format("  at the end          {}\n", chance(analysis.equities.back()));
    text += fmt::format("  with average dice   {:.1f} %\n", 100 * analysis.withoutLuck());

    const std::vector<TurningPoint> turning = analysis.turningPoints(mostTurningPoints);
    text += turning.empty() ? "\nNo single step changed the chances by more than the interval.\n"
                            : fmt::format("\nTurning points, for {}:\n", lists[0].name);
    for (const TurningPoint& point : turning) {
        const RecordStep& step = analysis.steps[point.step];
        const StepWords words = wordsOf(*battle.game, battle.record(), step);
        text += fmt::format("  {} ± {:.1f}  {}: {} ({})\n", points(point.change), 100 * point.halfWidth, whenOf(words),
                            words.what, isLuck(step) ? "luck" : name(step.kind));
    }
    text +=
        analysis.errors.empty() ? "\nNo choice was found that lost something.\n" : "\nChoices that lost something:\n";
    for (std::size_t i = 0; i < std::min(analysis.errors.size(), mostErrors); ++i) {
        const ChoiceError& error = analysis.errors[i];
        if (!error.isCertain())
            continue;
        const StepWords words = wordsOf(*battle.game, battle.record(), analysis.steps[error.step], &error.better);
        text += fmt::format("  {} ± {:.1f}  {}: {}; better: {}\n", points(-error.loss), 100 * error.halfWidth,
                            whenOf(words), words.what, words.better);
    }
    return text + fmt::format("\n{} steps, every interval within ±{:.1f} %, {:.1f} s\n", analysis.steps.size(),
                              100 * analysis.halfWidth(), seconds);
}

Outcome<ExitStatus> analyseRecord(const AnalyseArguments& given) {
    const std::optional<By> kind = computerPlayerKind(given.player);
    if (!kind)
        return wrongUsage(
            Message("--player \"{0}\": there are novice, club, veteran, strategos and random.", {given.player}));
    const Outcome<RecordedBattle> battle = readVerifiedBattle(given.file);
    if (!battle)
        return std::unexpected(battle.error());
    const Outcome<std::uint64_t> seed = seedOf(given.seed);
    if (!seed)
        return std::unexpected(seed.error());
    const std::shared_ptr<const Player> player = makePlayer(*kind, *battle->game);
    AnalysisPlan plan;
    plan.game = battle->game;
    plan.record = battle->record();
    plan.standard = player.get();
    plan.seed = *seed;
    plan.precision = given.precision;
    plan.threads = given.threads;
    const Interruption interruption;
    const auto began = std::chrono::steady_clock::now();
    const BattleAnalysis analysis = analyse(plan, interruption.stop(), [](const BattleAnalysis& soFar) {
        sayProgress(fmt::format("{} steps, within ±{:.1f} %", soFar.steps.size(), 100 * soFar.halfWidth()));
    });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const ExitStatus status = analysis.isComplete ? ExitStatus::Yes : ExitStatus::Interrupted;
    if (!analysis.isComplete)
        say({{Severity::Warning,
              "interrupted",
              {},
              Message("Interrupted before every position was analysed."),
              {},
              {}}});
    return given.json ? printJson(asJson(*battle, analysis, *seed), status)
                      : print(asText(*battle, analysis, *seed, seconds), status);
}

}  // namespace

void addBattleAnalyse(CLI::App& battle, Action& action) {
    auto given = std::make_shared<AnalyseArguments>();
    given->precision = 3;
    CLI::App* command = battle.add_subcommand(
        "analyse", "Analyse what the dice and the choices of a recorded battle did to the chances");
    command->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    addSeed(*command, given->seed, "Seed of the analysis; random without it");
    command
        ->add_option("--player", given->player,
                     "The computer player that plays on from every position; default: veteran, the standard player")
        ->option_text("WHO");
    command->add_option("--precision", given->precision, "Half width of every 95 % interval, in percent; default: 3")
        ->option_text("PERCENT")
        ->transform(decimalNumber(finestAnalysis, coarsestAnalysis));
    addThreads(*command, given->threads);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return analyseRecord(*given); }; });
}

}  // namespace ephor::ctl
