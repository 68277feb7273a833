#include "core/campaign/battle/table_result.h"

#include "core/base/toml_text.h"
#include "core/campaign/battle/battle_result.h"
#include "core/io/toml_reader.h"

namespace ephor::campaign {

std::string markOf(const Battlefield& field, std::size_t side, std::size_t unit) {
    if (field.hosts[side].brigades.empty())
        for (const PieceInfo& piece : field.game->pieces())
            if (index(piece.side) == side && piece.unit == static_cast<int>(unit))
                return piece.id;
    return std::string(side == 0 ? "a" : "b") + std::to_string(unit + 1);
}

std::string tableForm(const Campaign& campaign, BattleId battle, const Battlefield& field) {
    std::string text = "# " + field.setup.name + ", " + field.setup.note +
                       " Change what the table says: winner, decisive, steps left, leaders hit.\n";
    text += "format = 1\nbattle = " + std::to_string(battle.index() + 1) +
            "\nwinner = \"draw\"   # attacker, defender or draw\ndecisive = false\nremarks = \"\"\n";
    for (std::size_t side = 0; side < 2; ++side) {
        const Host& host = field.hosts[side];
        text += "\n# " + std::string(side == 0 ? "attackers" : "defenders") + ": " + host.name + "\n";
        for (std::size_t i = 0; i < host.units.size(); ++i) {
            const Unit& unit = campaign.state.units[host.units[i].index()];
            text += "[[unit]]\nid = " + tomlString(markOf(field, side, i)) + "   # " + unit.name +
                    "\nleft = " + std::to_string(unit.steps) + "\n";
        }
        if (host.general)
            text +=
                "[[leader]]\nid = " + tomlString(campaign.state.leaders[host.general.index()].id) + "\nhit = false\n";
    }
    return text;
}

Result<Aftermath> fromTable(const Campaign& campaign, BattleId battle, const Battlefield& field, std::string_view text,
                            std::string_view file) {
    Result<TomlText> parsed = parseToml(text, file, largestTableResult, "result");
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the result", "result", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    Aftermath draft;
    draft.battle = battle;
    draft.method = Method::Table;
    const auto number = reader.integer("battle", Need::Required, 1, 60'000);
    if (number && *number != static_cast<std::int64_t>(battle.index()) + 1)
        reader.fault("battle", reader.place("battle"),
                     {"This is the result of battle {0}, not of battle {1}.",
                      {std::to_string(*number), std::to_string(battle.index() + 1)}});
    const auto winner = reader.word("winner", Need::Required, {"attacker", "defender", "draw"});
    draft.verdict = fromWord<Verdict>(winner.value_or("draw")).value_or(Verdict::Draw);
    draft.decisive = reader.flag("decisive", Need::Optional).value_or(false);
    draft.remarks = reader.text("remarks", Need::Optional, 2000, true).value_or("");
    std::vector<std::string> marks;
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < field.hosts[side].units.size(); ++i) {
            const UnitId unit = field.hosts[side].units[i];
            const int steps = campaign.state.units[unit.index()].steps;
            draft.units.push_back({unit, steps, steps});
            marks.push_back(markOf(field, side, i));
        }
    std::vector<bool> told(marks.size(), false);
    for (const toml::table* table : reader.tables("unit", 200)) {
        TomlReader one(*parsed, *table, "[[unit]]", "result", faults);
        const std::string id = one.word("id", Need::Required, marks).value_or("");
        const auto left = one.integer("left", Need::Required, 0, 100);
        one.finish();
        const auto at = static_cast<std::size_t>(std::ranges::find(marks, id) - marks.begin());
        if (at == marks.size() || !left)
            continue;
        if (told[at])
            one.fault("twice", one.place("id"), {"\"{0}\" is named twice.", {id}});
        told[at] = true;
        if (*left > draft.units[at].before)
            one.fault("range", one.place("left"),
                      {"{0} came with {1}; {2} cannot be left.",
                       {campaign.state.units[draft.units[at].unit.index()].name,
                        counted(draft.units[at].before, "step"), std::to_string(*left)}});
        draft.units[at].left = static_cast<int>(std::min<std::int64_t>(*left, draft.units[at].before));
    }
    std::vector<std::string> leaders;
    for (const Host& host : field.hosts)
        if (host.general)
            leaders.push_back(campaign.state.leaders[host.general.index()].id);
    for (const toml::table* table : reader.tables("leader", 20)) {
        TomlReader one(*parsed, *table, "[[leader]]", "result", faults);
        const std::string id = one.word("id", Need::Required, leaders).value_or("");
        const bool hit = one.flag("hit", Need::Required).value_or(false);
        one.finish();
        if (hit)
            for (const Host& host : field.hosts)
                if (host.general && campaign.state.leaders[host.general.index()].id == id)
                    draft.hit.push_back(host.general);
    }
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return draft;
}

}  // namespace ephor::campaign
