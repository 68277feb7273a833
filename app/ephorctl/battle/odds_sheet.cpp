#include "app/ephorctl/battle/odds_sheet.h"

#include "core/io/records/setup_io.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

Json asJson(const Share& share) {
    return {{"wins", share.count}, {"p", share.p}, {"low", share.low}, {"high", share.high}};
}

Json lossesOf(const OddsHeading& heading, const OddsReport& report, Side side) {
    Json all = Json::array();
    for (std::size_t i = 0; i < heading.pieces.size(); ++i) {
        const OddsHeading::PieceName& piece = heading.pieces[i];
        if (piece.side != side)
            continue;
        const PieceId id(static_cast<int>(i));
        const Share gone = report.gone(id);
        all.push_back({{"id", piece.id},
                       {"name", piece.name},
                       {"type", piece.type.empty() ? Json() : Json(piece.type)},
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

std::string percent(const Share& share) {
    return fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * share.p, 100 * share.low, 100 * share.high);
}

std::string unitsText(const OddsHeading& heading, const OddsReport& report, Side side) {
    std::string text =
        fmt::format("\n{}: {:.1f} units left on average; the general is lost in {}\n", heading.lists[index(side)],
                    report.meanPiecesLeft(side), percent(report.generalLost(side)));
    for (std::size_t i = 0; i < heading.pieces.size(); ++i) {
        const OddsHeading::PieceName& piece = heading.pieces[i];
        const PieceId id(static_cast<int>(i));
        if (piece.side == side)
            text += fmt::format("  {} gone in {}, {} {:.1f} of {} left on average\n", padded(piece.name, 40),
                                percent(report.gone(id)), heading.strength, report.meanLeft(id), piece.strength);
    }
    return text;
}

}  // namespace

OddsHeading headingOf(const SimulationPlan& plan, std::int64_t runs) {
    const Game& game = *plan.game;
    OddsHeading heading{game.system().info().id,
                        game.system().info().strengthName,
                        std::to_string(plan.seed),
                        runs,
                        {game.setup().lists[0].name, game.setup().lists[1].name},
                        {}};
    for (const PieceInfo& piece : game.pieces())
        heading.pieces.push_back(
            {piece.id, piece.name, piece.type ? piece.type->id : std::string(), piece.side, piece.strength});
    return heading;
}

std::string questionOf(const SimulationPlan& plan, std::string_view players, std::int64_t runs) {
    Digester digester;
    digester.addText(toHex(plan.game->system().dataDigest()));
    digester.addText(toToml(plan.game->setup()));
    digester.addText(players);
    digester.addNumber(static_cast<std::int64_t>(plan.seed));
    digester.addNumber(runs);
    return toHex(digester.digest());
}

Json asJson(const OddsHeading& heading, const OddsReport& report, const Simulation* simulation) {
    Json turns = Json::object();
    for (std::size_t t = 0; t < report.turns().size(); ++t)
        if (report.turns()[t] != 0)
            turns[std::to_string(t)] = report.turns()[t];
    Json odds{{"system", heading.system}, {"seed", heading.seed}, {"runs", report.runs()}};
    if (simulation) {
        odds["threads"] = simulation->threads;
        odds["seconds"] = simulation->seconds;
        odds["battles_per_second"] = simulation->battlesPerSecond();
    }
    odds["a"] = asJson(report.wins(Side::A));
    odds["b"] = asJson(report.wins(Side::B));
    odds["draw"] = asJson(report.draws());
    odds["turns"] = {{"mean", report.meanTurns()}, {"histogram", std::move(turns)}};
    odds["losses"] = {{"a", lossesOf(heading, report, Side::A)}, {"b", lossesOf(heading, report, Side::B)}};
    odds["sides"] = {{"a", sideJson(report, Side::A)}, {"b", sideJson(report, Side::B)}};
    return odds;
}

std::string asText(const OddsHeading& heading, const OddsReport& report, const Simulation* simulation) {
    const auto& lists = heading.lists;
    std::string text = fmt::format("{} against {}: {} battles, seed {}, 95 % intervals in brackets\n\n", lists[0],
                                   lists[1], report.runs(), heading.seed);
    if (report.runs() == 0)  // interrupted
        return text + "No battle was over yet.\n";
    text += fmt::format("  {} {}\n", padded("A  " + lists[0] + " wins", 40), percent(report.wins(Side::A)));
    text += fmt::format("  {} {}\n", padded("B  " + lists[1] + " wins", 40), percent(report.wins(Side::B)));
    text += fmt::format("  {} {}\n", padded("   a draw", 40), percent(report.draws()));
    text += fmt::format("\n{:.1f} turns on average:", report.meanTurns());
    for (std::size_t t = 0; t < report.turns().size(); ++t)
        if (report.turns()[t] != 0)
            text += fmt::format("  {}: {:.1f} %", t,
                                100.0 * static_cast<double>(report.turns()[t]) / static_cast<double>(report.runs()));
    text += "\n" + unitsText(heading, report, Side::A) + unitsText(heading, report, Side::B);
    if (!simulation)
        return text;
    return text + fmt::format("\n{:.2f} s on {} {}, {:.0f} battles a second\n", simulation->seconds,
                              simulation->threads, simulation->threads == 1 ? "thread" : "threads",
                              simulation->battlesPerSecond());
}

}  // namespace ephor::ctl
