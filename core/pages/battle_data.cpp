#include "core/pages/battle_data.h"

#include "core/army/troop_sign.h"
#include "core/battle/fight.h"
#include "core/battle/telling/narrator.h"
#include "core/battle/winner.h"
#include "core/io/records/record_io.h"
#include "core/odds/chance_curve.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using Json = nlohmann::ordered_json;

/// To a thousandth of an inch, which no screen shows.
double rounded(double inches) { return std::round(inches * 1000) / 1000; }

Json poseJson(const Pose& pose) {
    return Json::array(
        {rounded(pose.centre.x), rounded(pose.centre.y), rounded(pose.facing.x), rounded(pose.facing.y)});
}

Json terrainJson(const std::vector<Terrain>& all) {
    Json rows = Json::array();
    for (const Terrain& one : all) {
        Json outline = Json::array();
        for (const Vec corner : one.outline)
            outline.push_back(Json::array({rounded(corner.x), rounded(corner.y)}));
        rows.push_back({{"name", one.name}, {"kind", one.kind}, {"outline", std::move(outline)}});
    }
    return rows;
}

/// Collects the events that change the picture, each with its number.
class Recorder final : public Listener {
public:
    explicit Recorder(const Game& game) : m_game(game), m_table(game.opening()), m_terrain(game.terrain(m_table)) {
        for (const PieceInfo& piece : game.pieces())
            m_shown.push_back({.strength = piece.strength});
    }

    void heard(int number, const Event& event) override {
        m_number = number;
        m_table.apply(event);
        if (const auto* placed = std::get_if<PiecePlaced>(&event))
            add({"place", placed->piece.index(), poseJson(placed->to)});
        else if (const auto* moved = std::get_if<PieceMoved>(&event))
            add({"move", moved->piece.index(), poseJson(moved->to)});
        else if (const auto* removed = std::get_if<PieceRemoved>(&event))
            add({"remove", removed->piece.index()});
        else if (const auto* phase = std::get_if<PhaseBegan>(&event))
            add({"phase", phase->turn, phase->phase});
        addChanges();
    }

    Json taken() { return std::move(m_events); }

private:
    /// What is shown of a piece besides its pose.
    struct Shown {
        int strength = 0;
        bool isFormed = false;
        std::vector<std::string> signs{};

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    Shown shownOf(PieceId piece) const {
        Shown shown{.strength = m_game.strength(m_table, piece)};
        for (const Sign& sign : m_game.signs(m_table, piece))
            if (sign.marker == Marker::Phalanx)
                shown.isFormed = true;
            else if (sign.marker != Marker::Done && sign.marker != Marker::None)
                shown.signs.push_back(toText(sign.words));
        return shown;
    }
    void addChanges() {
        for (const PieceId piece : m_table.present()) {
            Shown now = shownOf(piece);
            Shown& before = m_shown[piece.index()];
            if (now == before)
                continue;
            add({"state", piece.index(), now.strength, now.isFormed, now.signs});
            before = std::move(now);
        }
        if (std::vector<Terrain> terrain = m_game.terrain(m_table); terrain != m_terrain) {
            add({"terrain", terrainJson(terrain)});
            m_terrain = std::move(terrain);
        }
    }
    void add(Json event) {
        event.insert(event.begin(), m_number);
        m_events.push_back(std::move(event));
    }

    const Game& m_game;
    Table m_table;
    std::vector<Shown> m_shown;  ///< of each piece, as last told
    std::vector<Terrain> m_terrain;
    Json m_events = Json::array();
    int m_number = 0;
};

Json logJson(const Log& log) {
    static constexpr std::array<std::string_view, 5> ranks{"turn", "phase", "act", "action", "detail"};
    Json lines = Json::array();
    for (const LogLine& line : log) {
        Json one = Json::array({ranks[static_cast<std::size_t>(line.rank)], line.text, line.rule});
        int first = -1;
        int last = -1;
        for (const LogPart& part : line.parts) {
            if (part.events.empty())
                continue;
            first = first < 0 ? part.events.front() : std::min(first, part.events.front());
            last = std::max(last, part.events.back());
        }
        one.push_back(first);
        one.push_back(last);
        one.push_back(line.telling);
        lines.push_back(std::move(one));
    }
    return lines;
}

Json piecesJson(const Game& game, const NameTags& names) {
    Json rows = Json::array();
    for (int i = 0; i < game.opening().pieces(); ++i) {
        const PieceId piece(i);
        const PieceInfo& info = game.piece(piece);
        const Footprint size = game.opening().body(piece).size;
        rows.push_back({{"name", names.name(piece)},
                        {"side", index(info.side)},
                        {"sign", info.type ? signOf(*info.type) : std::string_view()},
                        {"type", info.type ? info.type->name : std::string()},
                        {"frontage", rounded(size.frontage)},
                        {"depth", rounded(size.depth)},
                        {"strength", info.strength}});
    }
    return rows;
}

/// Shares to a thousandth.
Json chancesJson(const BattleAnalysis& analysis, int events) {
    const auto share = [](double p) { return std::round(p * 1000) / 1000; };
    Json points = Json::array();
    for (const ChancePoint& point : chanceCurve(analysis, events))
        points.push_back(
            {point.event, share(point.share.p), share(point.share.low), share(point.share.high), name(point.cause)});
    return {{"points", std::move(points)},
            {"luck", share(analysis.luck(Side::A))},
            {"choices", Json::array({share(analysis.choices(Side::A)), share(analysis.choices(Side::B))})}};
}

}  // namespace

std::string battleData(const Game& game, const Record& record, const BattleAnalysis* analysis) {
    Recorder recorder(game);
    EventDigester digester;
    Log log;
    Narrator narrator(game, [&log](const LogLine& line) { log.push_back(line); });
    Listeners listeners({&recorder, &digester, &narrator});
    Conditions conditions;
    conditions.listener = &listeners;
    Record copy = record;
    Fight fight(game);
    const Run run = fight.run(conditions, &copy);
    narrator.finish();

    const Setup& setup = game.setup();
    const SystemInfo& system = game.system().info();
    Json phases = Json::array();
    for (const PhaseInfo& phase : system.phases)
        phases.push_back(phase.name);
    Json json{{"format", 1},
              {"program", record.program},
              {"system", {{"name", system.name}, {"strength", system.strengthName}, {"phases", std::move(phases)}}},
              {"title", setup.name},
              {"note", setup.note},
              {"sides", Json::array({setup.lists[0].name, setup.lists[1].name})},
              {"table", Json::array({setup.table.width, setup.table.height})},
              {"terrain", terrainJson(game.terrain(game.opening()))},
              {"pieces", piecesJson(game, narrator.names())},
              {"events", recorder.taken()},
              {"log", logJson(log)},
              {"events_total", run.events}};
    if (analysis)
        json["chances"] = chancesJson(*analysis, run.events);
    if (run.ended) {
        json["result"] = {{"winner", name(run.ended->winner)},
                          {"turns", run.ended->turns},
                          {"why", run.ended->why ? std::string(run.ended->why->text) : std::string()}};
        json["digest"] = toHex(digester.digest());
        json["record"] = toText(record);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace ephor
