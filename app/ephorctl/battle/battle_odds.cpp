// ephorctl battle odds
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/number_checks.h"
#include "core/odds/simulator.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

constexpr std::int64_t usualRuns = 10'000;
constexpr double finest = 0.01;  // percent
constexpr double coarsest = 50;

/// With this number of battles every share reaches the finest precision: half a Wilson interval is at most z / 2
/// sqrt(runs).
static_assert(normal975 * normal975 / 4 <= finest / 100 * (finest / 100) * SimulationPlan::mostRuns);

struct OddsArguments : BattleArguments {
    std::int64_t runs = 0;
    double precision = 0;
    int threads = 0;
};

Json asJson(const Share& share) {
    return {{"wins", share.count}, {"p", share.p}, {"low", share.low}, {"high", share.high}};
}

Json lossesOf(const Game& game, const OddsReport& report, Side side) {
    Json all = Json::array();
    for (std::size_t i = 0; i < game.pieces().size(); ++i) {
        const PieceInfo& piece = game.pieces()[i];
        if (piece.side != side)
            continue;
        const PieceId id(static_cast<int>(i));
        const Share gone = report.gone(id);
        all.push_back({{"id", piece.id},
                       {"name", piece.name},
                       {"type", piece.type ? Json(piece.type->id) : Json()},
                       {"start", piece.strength},
                       {"gone", {{"p", gone.p}, {"low", gone.low}, {"high", gone.high}}},
                       {"mean_left", report.meanLeft(id)},
                       {"left", report.left(id)}});
    }
    return all;
}

Json sideJson(const OddsReport& report, Side side) {
    const Share general = report.generalLost(side);
    return {{"mean_units_left", report.meanPiecesLeft(side)},
            {"mean_points_left", report.meanPointsLeft(side)},
            {"units_left", report.piecesLeft(side)},
            {"general_lost", {{"p", general.p}, {"low", general.low}, {"high", general.high}}}};
}

Json asJson(const Game& game, const Simulation& simulation, std::uint64_t seed) {
    const OddsReport& report = simulation.report;
    Json turns = Json::object();
    for (std::size_t t = 0; t < report.turns().size(); ++t)
        if (report.turns()[t] != 0)
            turns[std::to_string(t)] = report.turns()[t];
    return {{"system", game.system().info().id},
            {"seed", std::to_string(seed)},
            {"runs", report.runs()},
            {"threads", simulation.threads},
            {"seconds", simulation.seconds},
            {"battles_per_second", simulation.battlesPerSecond()},
            {"a", asJson(report.wins(Side::A))},
            {"b", asJson(report.wins(Side::B))},
            {"draw", asJson(report.draws())},
            {"turns", {{"mean", report.meanTurns()}, {"histogram", std::move(turns)}}},
            {"losses", {{"a", lossesOf(game, report, Side::A)}, {"b", lossesOf(game, report, Side::B)}}},
            {"sides", {{"a", sideJson(report, Side::A)}, {"b", sideJson(report, Side::B)}}}};
}

std::string percent(const Share& share) {
    return fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * share.p, 100 * share.low, 100 * share.high);
}

std::string unitsText(const Game& game, const OddsReport& report, Side side) {
    std::string text = fmt::format("\n{}: {:.1f} units left on average; the general is lost in {}\n",
                                   game.setup().lists[index(side)].name, report.meanPiecesLeft(side),
                                   percent(report.generalLost(side)));
    for (std::size_t i = 0; i < game.pieces().size(); ++i) {
        const PieceInfo& piece = game.pieces()[i];
        const PieceId id(static_cast<int>(i));
        if (piece.side == side)
            text += fmt::format("  {} gone in {}, {} {:.1f} of {} left on average\n", padded(piece.name, 40),
                                percent(report.gone(id)), game.system().info().strengthName, report.meanLeft(id),
                                piece.strength);
    }
    return text;
}

std::string asText(const Game& game, const Simulation& simulation, std::uint64_t seed) {
    const OddsReport& report = simulation.report;
    const auto& lists = game.setup().lists;
    std::string text = fmt::format("{} against {}: {} battles, seed {}, 95 % intervals in brackets\n\n", lists[0].name,
                                   lists[1].name, report.runs(), seed);
    if (report.runs() == 0)  // interrupted
        return text + "No battle was over yet.\n";
    text += fmt::format("  {} {}\n", padded("A  " + lists[0].name + " wins", 40), percent(report.wins(Side::A)));
    text += fmt::format("  {} {}\n", padded("B  " + lists[1].name + " wins", 40), percent(report.wins(Side::B)));
    text += fmt::format("  {} {}\n", padded("   a draw", 40), percent(report.draws()));
    text += fmt::format("\n{:.1f} turns on average:", report.meanTurns());
    for (std::size_t t = 0; t < report.turns().size(); ++t)
        if (report.turns()[t] != 0)
            text += fmt::format("  {}: {:.1f} %", t,
                                100.0 * static_cast<double>(report.turns()[t]) / static_cast<double>(report.runs()));
    text += "\n" + unitsText(game, report, Side::A) + unitsText(game, report, Side::B);
    return text + fmt::format("\n{:.2f} s on {} {}, {:.0f} battles a second\n", simulation.seconds, simulation.threads,
                              simulation.threads == 1 ? "thread" : "threads", simulation.battlesPerSecond());
}

/// With a precision, the number of battles was not fixed, so it is not printed.
void sayInterrupted(const Simulation& simulation, const SimulationPlan& plan) {
    const std::string fought = std::to_string(simulation.report.runs());
    const Message message = plan.precision
                                ? Message("Interrupted after {0} battles, before the precision was reached.", {fought})
                                : Message("Interrupted after {0} of {1} battles.", {fought, std::to_string(plan.runs)});
    say({{Severity::Warning, "interrupted", {}, message, {}, {}}});
}

Outcome<ExitStatus> odds(const OddsArguments& given) {
    const Outcome<BattleInputs> inputs = readBattle(given);
    if (!inputs)
        return std::unexpected(inputs.error());
    SimulationPlan plan;
    plan.game = inputs->game;
    plan.players = {inputs->players[0].get(), inputs->players[1].get()};
    plan.seed = inputs->seed;
    plan.threads = given.threads;
    plan.runs = given.runs > 0 ? given.runs : given.precision > 0 ? SimulationPlan::mostRuns : usualRuns;
    if (given.precision > 0)
        plan.precision = given.precision;
    const Interruption interruption;
    const Simulation simulation = simulate(plan, interruption.stop());
    if (simulation.stopped)
        sayInterrupted(simulation, plan);
    const ExitStatus status = simulation.stopped ? ExitStatus::Interrupted : ExitStatus::Yes;
    return given.json ? printJson(asJson(*plan.game, simulation, plan.seed), status)
                      : print(asText(*plan.game, simulation, plan.seed), status);
}

}  // namespace

void addBattleOdds(CLI::App& battle, Action& action) {
    CLI::App* command = battle.add_subcommand("odds", "Fights the battle many times: who wins how often");
    auto given = std::make_shared<OddsArguments>();
    addBattleArguments(*command, *given);
    CLI::Option* runs =
        command->add_option("--runs", given->runs, "How many battles; 10000 without it")->option_text("N");
    runs->transform(wholeNumber(std::int64_t{1}, SimulationPlan::mostRuns));
    command
        ->add_option("--precision", given->precision,
                     "Until every share is known to so many percent to either side (95 %)")
        ->option_text("PERCENT")
        ->transform(decimalNumber(finest, coarsest))
        ->excludes(runs);
    addThreads(*command, given->threads);
    command->callback([&action, given] { action = [given] { return odds(*given); }; });
}

}  // namespace ephor::ctl
