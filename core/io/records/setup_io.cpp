#include "core/io/records/setup_io.h"

#include "core/base/toml_text.h"
#include "core/battle/setup/setup_limits.h"
#include "core/battle/table.h"
#include "core/io/lists/army_list_json.h"
#include "core/io/lists/army_list_toml.h"
#include "core/io/records/setup_words.h"
#include "core/io/toml_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ephor {

namespace {

std::vector<std::string> compassWords() {
    std::vector<std::string> words;
    for (const Compass& one : compass)
        words.emplace_back(one.word);
    return words;
}

std::optional<double> asNumber(const toml::node& node) {
    if (const auto* whole = node.as_integer())
        return static_cast<double>(whole->get());
    if (const auto* real = node.as_floating_point())
        return real->get();
    return {};
}

/// Reads two finite numbers in brackets.
std::optional<Vec> asPoint(const toml::node& node) {
    const auto* array = node.as_array();
    if (!array || array->size() != 2)
        return {};
    const std::optional<double> x = asNumber((*array)[0]);
    const std::optional<double> y = asNumber((*array)[1]);
    return x && y && std::abs(*x) <= largestTable && std::abs(*y) <= largestTable
               ? std::optional(Vec{*x + 0.0, *y + 0.0})
               : std::nullopt;
}

/// True if the system accepts the value for the option. Opens a set-up that has nothing but this option, as for a
/// battle, and ignores its other faults.
bool takes(const RuleSystem& system, const ChosenOption& option) {
    Setup asked;
    asked.system = system.info().id;
    asked.rules = system.info().version;
    asked.table = system.info().table;
    asked.options = {option};
    const Result<std::shared_ptr<const Game>> game = system.open(asked);
    return game || !std::ranges::contains(game.error(), "option-value", &Diagnostic::code);
}

class SetupReader {
public:
    SetupReader(const TomlText& text, const FindSystem& find, const std::vector<std::string>& known,
                const ReadOther& readOther)
        : m_text(text),
          m_find(find),
          m_known(known),
          m_readOther(readOther),
          m_top(text, text.table, "the set-up", "setup", faults) {}

    Diagnostics faults;
    Setup setup;
    TablePlaces places;

    void read() {
        if (!readFormat(m_top, Setup::currentFormat))
            return;
        readHead();
        readTable();
        readOptions();
        for (const toml::table* table : m_top.tables("terrain", mostTerrain))
            readTerrain(*table);
        for (const toml::table* table : m_top.tables("placement", mostPlacements))
            readPlacement(*table);
        readLists();
        m_top.finish();
    }

private:
    void readHead() {
        setup.system = m_top.word("system", Need::Required, m_known).value_or("");
        setup.rules = m_top.text("rules", Need::Optional, 20).value_or("");
        m_system = setup.system.empty() ? nullptr : m_find(setup.system, setup.rules);
        setup.name = m_top.text("name", Need::Required).value_or("");
        setup.note = m_top.text("note", Need::Optional, 4000, true).value_or("");
        if (!m_system)
            return;
        const std::string& version = m_system->info().version;
        if (!setup.rules.empty() && setup.rules != version)
            faults.push_back({Severity::Warning,
                              "setup-other-rules",
                              m_top.place("rules"),
                              {"The set-up was written for version {0} of the rules data; it is fought by version {1}.",
                               {setup.rules, version}},
                              {},
                              {}});
        setup.rules = version;
        setup.table = m_system->info().table;
    }

    void readTable() {
        const toml::table* table = m_top.table("table", Need::Optional);
        if (!table)
            return;
        TomlReader reader(m_text, *table, "[table]", "setup", faults);
        setup.table.width =
            reader.number("width", Need::Required, smallestTable, largestTable).value_or(setup.table.width);
        setup.table.height =
            reader.number("height", Need::Required, smallestTable, largestTable).value_or(setup.table.height);
        places = {reader.place("width"), reader.place("height")};
        reader.finish();
    }

    void readOptions() {
        const toml::table* table = m_top.table("options", Need::Optional);
        if (!table || !m_system)
            return;
        TomlReader reader(m_text, *table, "[options]", "setup", faults);
        std::vector<std::string> keys;
        for (const OptionInfo& info : m_system->info().options)
            keys.push_back(info.key);
        for (const TomlField& field : inOrder(*table)) {
            const auto info = std::ranges::find(m_system->info().options, field.key, &OptionInfo::key);
            if (info == m_system->info().options.end())
                continue;
            std::string value;
            if (const auto* text = field.value->as_string())
                value = text->get();
            else if (const auto* whole = field.value->as_integer())
                value = std::to_string(whole->get());
            else if (const auto* real = field.value->as_floating_point())
                value = tomlNumber(real->get());
            else if (const auto* flag = field.value->as_boolean())
                value = flag->get() ? "true" : "false";
            const ChosenOption chosen{field.key, value};
            if (takes(*m_system, chosen))
                setup.options.push_back(chosen);
            else
                addWrongOption(*field.value, *info, value);
        }
        reader.finish(keys);
    }

    void addWrongOption(const toml::node& node, const OptionInfo& info, const std::string& value) {
        const std::optional<std::string> nearest = nearestWord(value, info.values);
        const std::string meant = nearest && takes(*m_system, {info.key, *nearest}) ? *nearest : info.standard;
        std::vector<Fix> fixes;
        if (const int length = lengthOf(node.source()); length > 0)
            fixes.push_back({{"Write \"{0}\"", {meant}},
                             m_text.place(node).line,
                             m_text.place(node).column,
                             length,
                             0,
                             tomlString(meant)});
        faults.push_back({Severity::Error,
                          "setup-option",
                          m_text.place(node),
                          {"\"{0}\" may be {1}.", {info.key, joined(info.values)}},
                          info.rule,
                          std::move(fixes)});
    }

    void readTerrain(const toml::table& table) {
        TomlReader reader(m_text, table, "[[terrain]]", "setup", faults);
        Terrain terrain;
        terrain.name = reader.text("name", Need::Optional, 60).value_or("");
        terrain.kind = reader.word("kind", Need::Required, terrainKinds()).value_or("");
        if (const auto word = reader.word("ground", Need::Optional, {std::begin(groundWords), std::end(groundWords)}))
            terrain.ground = static_cast<Ground>(std::ranges::find(groundWords, *word) - std::begin(groundWords));
        terrain.blocksSight = reader.flag("blocks_sight", Need::Optional).value_or(false);
        const toml::array* outline = reader.array("outline", Need::Required, mostCorners);
        reader.finish();
        if (!outline)
            return;
        for (const toml::node& node : *outline) {
            const std::optional<Vec> point = asPoint(node);
            if (!point) {
                reader.fault("point", m_text.place(node), "A corner is two numbers in inches: [x, y].");
                return;
            }
            if (!(point->x >= 0 && point->y >= 0 && point->x <= setup.table.width && point->y <= setup.table.height)) {
                reader.fault("off-table", m_text.place(node),
                             {"This corner is off the table, which goes from [0, 0] to [{0}, {1}].",
                              {tomlNumber(setup.table.width), tomlNumber(setup.table.height)}});
                return;
            }
            terrain.outline.push_back(*point);
        }
        if (terrain.outline.size() < 3 || !isSimple(terrain.outline)) {
            reader.fault("outline", m_text.place(*outline),
                         "The outline must go round an area once: three corners or more, no edge crossing another.");
            return;
        }
        setup.terrain.push_back(std::move(terrain));
    }

    void readPlacement(const toml::table& table) {
        TomlReader reader(m_text, table, "[[placement]]", "setup", faults);
        Placement placement;
        const std::string unit = reader.text("unit", Need::Required, 8).value_or("");
        const std::string_view digits = std::string_view(unit).substr(std::min<std::size_t>(unit.size(), 1));
        int number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool isUnit = !unit.empty() && (unit[0] == 'a' || unit[0] == 'b') && error == std::errc{} &&
                            end == digits.data() + digits.size() && number >= 1 && number <= 256;
        if (!unit.empty() && !isUnit)
            reader.fault(
                "unit", reader.place("unit"),
                "A unit is named by its side and number: \"a1\" is the first of side a, \"b3\" the third of side b.");
        placement.side = !unit.empty() && unit[0] == 'b' ? Side::B : Side::A;
        placement.unit = number - 1;
        const toml::array* at = reader.array("at", Need::Required, 2);
        const std::optional<Vec> centre = at ? asPoint(*at) : std::nullopt;
        if (at && !centre)
            reader.fault("point", m_text.place(*at), "A place is two numbers in inches: [x, y].");
        const std::optional<Vec> facing = readFacing(reader, placement.side);
        placement.code = static_cast<int>(reader.integer("code", Need::Optional, 0, 100).value_or(0));
        reader.finish();
        if (!isUnit || !centre || !facing)
            return;
        placement.pose = snapped(Pose{*centre, *facing});
        setup.placements.push_back(placement);
    }

    /// A compass word, or a vector [x, y] of any length. Without it a unit faces the enemy's edge.
    std::optional<Vec> readFacing(TomlReader& reader, Side side) {
        const toml::node* node = reader.any("facing");
        if (!node)
            return towardsEnemy(side);
        if (node->is_string()) {
            const auto word = reader.word("facing", Need::Required, compassWords());
            return word ? std::optional(std::ranges::find(compass, *word, &Compass::word)->facing) : std::nullopt;
        }
        const std::optional<Vec> vector = asPoint(*node);
        if (vector && squaredLength(*vector) > 1e-6)
            return vector;
        reader.fault("facing", m_text.place(*node),
                     "A facing is \"north\", \"east\", \"south\", \"west\", or a direction [x, y].");
        return {};
    }

    void readLists() {
        const std::array<bool, 2> given{readList("a", setup.lists[0]), readList("b", setup.lists[1])};
        if (given[0] != given[1])
            m_top.fault("one-list", m_top.place(given[0] ? "a" : "b"),
                        {"The set-up has a list \"{0}\" and none \"{1}\": give both, or neither for a table alone.",
                         {given[0] ? "a" : "b", given[0] ? "b" : "a"}});
    }

    bool readList(std::string_view key, ArmyList& list) {
        const toml::node* node = m_top.any(key);
        if (!node)
            return false;
        if (const auto* table = node->as_table()) {
            if (!m_system)
                return true;
            const OuterHead outer{setup.system, setup.rules};
            take(readListTable(m_text, *table, m_find, m_known, &outer), list);
        } else if (const auto* file = node->as_string()) {
            readListFile(std::string(key), *file, list);
        } else {
            m_top.fault(
                "wrong-kind", m_text.place(*node),
                {"\"{0}\" takes a list as a table [{0}], or the name of a file in quotes.", {std::string(key)}});
        }
        return true;
    }

    void readListFile(const std::string& key, const toml::value<std::string>& file, ArmyList& list) {
        const Result<std::string> text =
            m_readOther ? m_readOther(file.get()) : failure("setup-list", "No other files are read here.");
        if (!text) {
            for (const Diagnostic& fault : text.error())
                m_top.fault("list", m_text.place(file),
                            {"The list \"{0}\" cannot be read: {1}", {file.get(), toText(fault.message)}});
            return;
        }
        const auto ownRules = [this](std::string_view id) {
            return m_system && id == setup.system ? m_system : m_find(id);
        };
        ReadList read = readArmyListFile(*text, file.get(), ownRules, m_known);
        if (read.system && m_system && read.system != m_system)
            m_top.fault(
                "list-system", m_top.place(key),
                {"\"{0}\" is a list for {1}, the set-up is for {2}.", {file.get(), read.list->system, setup.system}});
        take(std::move(read), list);
    }

    void take(ReadList read, ArmyList& list) {
        faults.insert(faults.end(), read.diagnostics.begin(), read.diagnostics.end());
        if (read.list)
            list = *std::move(read.list);
    }

    const TomlText& m_text;
    const FindSystem& m_find;
    const std::vector<std::string>& m_known;
    const ReadOther& m_readOther;
    const RuleSystem* m_system = nullptr;
    TomlReader m_top;
};

}  // namespace

const std::vector<std::string>& terrainKinds() {
    static const std::vector<std::string> kinds{"hill",   "wood",          "orchard",  "scrub",  "marsh", "river",
                                                "ravine", "rocks",         "field",    "road",   "ditch", "hedge",
                                                "wall",   "fortification", "building", "shrine", "camp",  "sea"};
    return kinds;
}

Result<Setup> readSetup(std::string_view text, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known, const ReadOther& readOther, Diagnostics* remarks,
                        TablePlaces* places) {
    const Result<TomlText> parsed = parseToml(text, file, largestSetup, "setup");
    if (!parsed)
        return std::unexpected(parsed.error());
    SetupReader reader(*parsed, find, known, readOther);
    reader.read();
    arrange(reader.faults);
    if (hasErrors(reader.faults))
        return std::unexpected(std::move(reader.faults));
    if (remarks)
        remarks->insert(remarks->end(), reader.faults.begin(), reader.faults.end());
    if (places)
        *places = reader.places;
    return std::move(reader.setup);
}

}  // namespace ephor
