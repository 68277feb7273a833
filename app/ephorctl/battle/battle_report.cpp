#include "app/ephorctl/battle/battle_report.h"

#include "core/battle/telling/headlines.h"
#include "core/battle/winner.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

using Rank = LogLine::Rank;

Json force(const Game& game, Side side, auto&& strengthOf) {
    int units = 0;
    int strength = 0;
    for (std::size_t i = 0; i < game.pieces().size(); ++i) {
        const PieceId piece(static_cast<int>(i));
        if (game.piece(piece).side != side)
            continue;
        const int left = strengthOf(piece);
        units += left > 0 ? 1 : 0;
        strength += left;
    }
    return {{"units", units}, {"strength", strength}};
}

}  // namespace

Json logJson(const Log& log, const Game* game) {
    static constexpr std::array<std::string_view, 5> ranks{"turn", "phase", "act", "event", "detail"};
    Json lines = Json::array();
    for (const LogLine& line : log) {
        Json json{{"rank", ranks[static_cast<std::size_t>(line.rank)]}, {"text", line.text}, {"rule", line.rule}};
        for (const CounterChange& change : line.changes) {
            if (!game)
                break;
            const SystemInfo& info = game->system().info();
            json["changes"].push_back(
                {{"side", name(change.side)},
                 {"unit", change.piece ? Json(game->piece(change.piece).id) : Json()},
                 {"counter", (change.piece ? info.counters : info.sideCounters)[change.counter].name},
                 {"from", change.from},
                 {"to", change.to}});
        }
        lines.push_back(std::move(json));
    }
    return lines;
}

std::string logText(const Log& log) {
    std::string text;
    for (const LogLine& line : log) {
        const std::string rule = line.rule.empty() ? "" : "  [" + line.rule + "]";
        switch (line.rank) {
        case Rank::Turn:
            text += fmt::format("\n{}\n", line.text);
            break;
        case Rank::Phase:
            text += fmt::format("\n  {}{}\n", line.text, rule);
            break;
        case Rank::Act:
            text += fmt::format("    {}\n", line.text);
            break;
        case Rank::Action:
            text += fmt::format("      {}{}\n", line.text, rule);
            break;
        case Rank::Detail:
            text += fmt::format("          {}{}\n", line.text, rule);
            break;
        }
    }
    return text;
}

Reporter::Reporter(const Game& game)
    : m_game(game),
      m_narrator(game, [this](const LogLine& line) { m_lines.push_back(line); }),
      m_fates(game.pieces().size()),
      m_table(game.opening()) {}

void Reporter::heard(int number, const Event& event) {
    m_events.push_back(event);
    m_digester.heard(number, event);
    m_narrator.heard(number, event);
    m_table.apply(event);
    if (const auto* removed = std::get_if<PieceRemoved>(&event))
        m_fates[removed->piece.index()] = removed->why
                                              ? Fate{std::string(removed->why->text), std::string(removed->why->rule)}
                                              : Fate{"left the table", {}};
    for (const Side side : bothSides)
        if (const PieceId with = m_game.general(m_table, side))
            m_generals[index(side)] = with;
}

/// Why a piece left the table. A piece that is still on it but has no strength is broken.
std::string Reporter::fateOf(PieceId piece, const Table& left) const {
    const bool isBroken = left.isPresent(piece) && m_game.strength(left, piece) == 0;
    return isBroken ? "broken" : m_fates[piece.index()].words;
}

Json Reporter::sideJson(Side side, const Table& left) const {
    Json units = Json::array();
    for (std::size_t i = 0; i < m_game.pieces().size(); ++i) {
        const PieceInfo& piece = m_game.pieces()[i];
        if (piece.side == side)
            units.push_back({{"id", piece.id},
                             {"name", piece.name},
                             {"type", piece.type ? Json(piece.type->id) : Json()},
                             {"start", piece.strength},
                             {"left", m_game.strength(left, PieceId(static_cast<int>(i)))},
                             {"fate", fateOf(PieceId(static_cast<int>(i)), left)}});
    }
    Json leaders = Json::array();
    if (const PieceId with = m_generals[index(side)])
        leaders.push_back({{"role", "general"},
                           {"unit", m_game.piece(with).id},
                           {"alive", static_cast<bool>(m_game.general(left, side))}});
    return {{"name", m_game.setup().lists[index(side)].name},
            {"start", force(m_game, side, [&](PieceId piece) { return m_game.piece(piece).strength; })},
            {"left", force(m_game, side, [&](PieceId piece) { return m_game.strength(left, piece); })},
            {"units", std::move(units)},
            {"leaders", std::move(leaders)}};
}

Json Reporter::json(const Run& run, const Table& left, const Json& seed) const {
    return {{"system", m_game.system().info().id},
            {"seed", seed},
            {"turns", run.ended ? run.ended->turns : left.turn()},
            {"winner", run.ended ? Json(name(run.ended->winner)) : Json()},
            {"reason", run.ended && run.ended->why ? Json(run.ended->why->text) : Json()},
            {"sides", {sideJson(Side::A, left), sideJson(Side::B, left)}},
            {"rolls", run.rolls},
            {"decisions", run.decisions},
            {"digest", toHex(digest())}};
}

std::string Reporter::sideText(Side side, const Table& left) const {
    const std::string& strength = m_game.system().info().strengthName;
    std::string text = fmt::format("{} {:>8}\n", padded(m_narrator.names().name(side), 48), strength);
    for (std::size_t i = 0; i < m_game.pieces().size(); ++i) {
        const PieceInfo& piece = m_game.pieces()[i];
        if (piece.side != side)
            continue;
        const PieceId id(static_cast<int>(i));
        const std::string what = piece.type && piece.name.find(piece.type->name) == std::string::npos
                                     ? fmt::format("{}, {}", piece.name, piece.type->name)
                                     : piece.name;
        std::string fate = fateOf(id, left);
        if (m_generals[index(side)] == id)
            fate += m_game.general(left, side) ? "; the general lives" : "; the general fell";
        text +=
            fmt::format("  {} {:>2} of {:>2}  {}\n", padded(what, 46), m_game.strength(left, id), piece.strength, fate);
    }
    return text;
}

std::string Reporter::text(const Run& run, const Table& left, const std::string& heading, bool wholeLog) const {
    std::string text = heading;
    if (wholeLog) {
        text += logText(m_lines);
    } else {
        const Headlines headlines(m_game);
        Story story;
        for (const LogLine& line : headlines.story(m_lines, m_events))
            story.add(line);
        text += "\n" + story.text();
    }
    text += "\n" + sideText(Side::A, left) + "\n" + sideText(Side::B, left);
    if (run.ended)
        text += fmt::format("\n{} {}, {} rolls, {} decisions. Digest {}\n", run.ended->turns,
                            run.ended->turns == 1 ? "turn" : "turns", run.rolls, run.decisions, toHex(digest()));
    return text;
}

}  // namespace ephor::ctl
