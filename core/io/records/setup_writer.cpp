// Writes set-ups.
#include "core/base/toml_text.h"
#include "core/io/lists/army_list_toml.h"
#include "core/io/records/setup_io.h"
#include "core/io/records/setup_words.h"

#include <algorithm>
#include <charconv>

namespace ephor {

namespace {

std::string point(Vec at) { return "[" + tomlNumber(at.x) + ", " + tomlNumber(at.y) + "]"; }

std::string optionValue(const std::string& value) {
    std::int64_t whole = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), whole);
    const bool isNumber = error == std::errc{} && end == value.data() + value.size() && std::to_string(whole) == value;
    return isNumber ? value : tomlString(value);
}

}  // namespace

std::string toToml(const Setup& setup) {
    std::string out =
        "format = " + std::to_string(Setup::currentFormat) + "\nsystem = " + tomlString(setup.system) + "\n";
    if (!setup.rules.empty())
        out += "rules = " + tomlString(setup.rules) + "\n";
    out += "name = " + tomlString(setup.name) + "\n";
    if (!setup.note.empty())
        out += "note = " + tomlText(setup.note) + "\n";
    out +=
        "\n[table]\nwidth = " + tomlNumber(setup.table.width) + "\nheight = " + tomlNumber(setup.table.height) + "\n";
    if (!setup.options.empty())
        out += "\n[options]\n";
    for (const ChosenOption& option : setup.options)
        out += tomlKey(option.key) + " = " + optionValue(option.value) + "\n";
    for (const Terrain& terrain : setup.terrain) {
        out += "\n[[terrain]]\n";
        if (!terrain.name.empty())
            out += "name = " + tomlString(terrain.name) + "\n";
        out += "kind = " + tomlString(terrain.kind) + "\n";
        out += "ground = " + tomlString(name(terrain.ground)) + "\n";
        if (terrain.blocksSight)
            out += "blocks_sight = true\n";
        out += "outline = [";
        for (std::size_t i = 0; i < terrain.outline.size(); ++i)
            out += (i == 0 ? "" : ", ") + point(terrain.outline[i]);
        out += "]\n";
    }
    for (const Placement& placement : setup.placements) {
        out += "\n[[placement]]\nunit = \"" + std::string(name(placement.side)) + std::to_string(placement.unit + 1) +
               "\"\n";
        out += "at = " + point(placement.pose.centre) + "\n";
        const auto word = std::ranges::find(compass, placement.pose.facing, &Compass::facing);
        out += "facing = " + (word == std::end(compass) ? point(placement.pose.facing) : tomlString(word->word)) + "\n";
        if (placement.code != 0)
            out += "code = " + std::to_string(placement.code) + "\n";
    }
    if (std::ranges::any_of(setup.lists, [](const ArmyList& list) { return list != ArmyList{}; })) {
        for (const Side side : bothSides) {
            const ArmyList& list = setup.lists[index(side)];
            const std::string table(name(side));
            out += "\n[" + table + "]\n";
            if (list.rules != setup.rules)
                out += "rules = " + tomlString(list.rules) + "\n";
            out += listBody(list, table);
        }
    }
    return out;
}

}  // namespace ephor
