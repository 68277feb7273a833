#include "core/pages/battle_page.h"

#include "core/pages/battle_data.h"
#include "core/pages/web_page.h"

namespace ephor {

std::string battlePage(const Game& game, const Record& record, std::string_view core, const BattleAnalysis* analysis) {
    const auto& lists = game.setup().lists;
    const std::string name = game.setup().name;
    return htmlOf({.title = name.empty() ? lists[0].name + " against " + lists[1].name : name,
                   .body = "battle.html",
                   .modules = {"elements.js", "figure_shapes.js", "piece_drawing.js", "replay.js", "table_drawing.js",
                               "log_list.js", "unit_table.js", "chance_graph.js", "page_core.js", "battle.js"},
                   .styles = {"page.css"},
                   .data = battleData(game, record, analysis),
                   .core = record.result ? core : std::string_view()});
}

}  // namespace ephor
