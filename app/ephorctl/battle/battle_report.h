// Reports of a battle, as text and as JSON.
#pragma once

#include "app/ephorctl/console.h"
#include "core/battle/fight.h"
#include "core/battle/telling/narrator.h"

namespace ephor::ctl {

/// With the game, lines include their changes of counters.
Json logJson(const Log& log, const Game* game = nullptr);
std::string logText(const Log& log);

/// Listens to a battle and collects the data for reports.
class Reporter final : public Listener {
public:
    explicit Reporter(const Game& game);

    void heard(int number, const Event& event) override;

    /// Call it after the last event, even if the battle is not over.
    void finish() { m_narrator.finish(); }

    /// The output of `battle fight --json`; its format is public (manual, the command line). `seed`: null where the
    /// dice have none.
    Json json(const Run& run, const Table& left, const Json& seed) const;
    /// Sides, story and survivors. With `wholeLog`, the complete log instead of the story.
    std::string text(const Run& run, const Table& left, const std::string& heading, bool wholeLog) const;
    Json log() const { return logJson(m_lines, &m_game); }
    const Log& lines() const { return m_lines; }
    Digest digest() const { return m_digester.digest(); }

private:
    struct Fate {
        std::string words = "stands";
        std::string rule;
    };

    std::string fateOf(PieceId piece, const Table& left) const;
    Json sideJson(Side side, const Table& left) const;
    std::string sideText(Side side, const Table& left) const;

    const Game& m_game;
    std::vector<Event> m_events;
    EventDigester m_digester;
    Log m_lines;
    Narrator m_narrator;
    std::vector<Fate> m_fates;
    std::array<PieceId, 2> m_generals;  ///< the last piece that each general was with
    Table m_table;
};

}  // namespace ephor::ctl
