#include "core/campaign/scenario_choices.h"

#include "core/base/toml_text.h"
#include "core/campaign/scenario_reader.h"
#include "core/io/file.h"
#include "core/io/toml.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// The byte at which a position of the text stands; columns count characters.
std::size_t byteAt(const TomlText& text, const toml::source_position& at) {
    const std::string_view line = text.line(static_cast<int>(at.line));
    std::size_t byte = 0;
    for (auto column = at.column; column > 1 && byte < line.size(); --column)
        do
            ++byte;
        while (byte < line.size() && (static_cast<unsigned char>(line[byte]) & 0xC0) == 0x80);
    return text.lineStarts[at.line - 1] + byte;
}

/// True for [name] and [[name]], which stand below the keys of their table.
bool isHeaded(const toml::node& node) {
    if (const auto* table = node.as_table())
        return !table->is_inline();
    const auto* array = node.as_array();
    return array && !array->empty() && array->front().is_table() && isHeaded(array->front());
}

int lastLineOf(const toml::node& node) {
    auto last = static_cast<int>(node.source().end.line);
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            last = std::max(last, lastLineOf(one));
    return last;
}

/// The text of a file being edited; parsed anew for each value, as every edit moves what is behind it.
class Editor {
public:
    explicit Editor(std::string& text) : m_text(text) {}

    /// Writes a value of the table that `find` names (null: there is none, and `heading` begins it).
    template <typename Find>
    void write(Find find, const std::string& heading, std::string_view key, const std::string& value) {
        const Result<TomlText> parsed = parseToml(m_text, "", largestScenarioFile, "campaign");
        if (!parsed)
            return;
        const toml::table* table = find(parsed->table);
        if (!table)
            append("\n[" + heading + "]\n" + line(key, value));
        else if (const toml::node* node = table->get(key))
            replace(*parsed, *node, value);
        else if (table->is_inline())
            m_text.insert(byteAt(*parsed, table->source().end) - 1, ", " + line(key, value, ""));
        else
            insert(*parsed, *table, line(key, value));
    }

private:
    static std::string line(std::string_view key, const std::string& value, std::string_view end = "\n") {
        return tomlKey(key) + " = " + value + std::string(end);
    }
    void append(const std::string& lines) {
        if (!m_text.empty() && m_text.back() != '\n')
            m_text += '\n';
        m_text += lines;
    }
    void replace(const TomlText& parsed, const toml::node& node, const std::string& value) {
        const std::size_t begin = byteAt(parsed, node.source().begin);
        m_text.replace(begin, byteAt(parsed, node.source().end) - begin, value);
    }
    /// Behind the last key of the table's own.
    void insert(const TomlText& parsed, const toml::table& table, const std::string& added) {
        int last = &table == &parsed.table ? 0 : static_cast<int>(table.source().begin.line);
        for (auto&& [key, node] : table)
            if (!isHeaded(node))
                last = std::max(last, lastLineOf(node));
        if (static_cast<std::size_t>(last) >= parsed.lineStarts.size())
            append(added);
        else
            m_text.insert(parsed.lineStarts[static_cast<std::size_t>(last)], added);
    }

    std::string& m_text;
};

void writeHead(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    Editor editor(text);
    const auto top = [](const toml::table& root) { return &root; };
    if (now.name != was.name)
        editor.write(top, "", "name", tomlString(now.name));
    if (now.system != was.system)
        editor.write(top, "", "system", tomlString(now.system));
    if (now.years != was.years)
        editor.write(top, "", "years", std::to_string(now.years));
}

void writePowers(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    Editor editor(text);
    for (std::size_t i = 0; i < std::min(was.powers.size(), now.powers.size()); ++i) {
        const auto power = [i](const toml::table& root) { return root["power"][i].as_table(); };
        const PowerChoice& before = was.powers[i];
        const PowerChoice& after = now.powers[i];
        if (after.ruler != before.ruler)
            editor.write(power, "", "ruler", tomlString(wordOf(after.ruler)));
        if (after.player != before.player)
            editor.write(power, "", "player", tomlString(after.player));
        if (after.deputy != before.deputy)
            editor.write(power, "", "deputy", tomlString(after.deputy));
    }
}

void writeRules(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    Editor editor(text);
    for (std::size_t i = 0; i < std::min(was.rules.size(), now.rules.size()); ++i) {
        const RuleNumber& number = now.rules[i];
        const auto table = [&number](const toml::table& root) { return root[number.table].as_table(); };
        if (number.value != was.rules[i].value)
            editor.write(table, number.table, number.key, std::to_string(number.value));
    }
}

std::string& textOf(ScenarioFiles& files, std::string_view name) {
    const auto at = std::ranges::find(scenarioFileNames, name);
    return files.texts[static_cast<std::size_t>(at - scenarioFileNames.begin())];
}

}  // namespace

ScenarioChoices choicesOf(const Scenario& scenario) {
    ScenarioChoices choices{scenario.name,          scenario.system, scenario.years, {}, numbersOf(scenario.rules),
                            !scenario.omens.empty()};
    for (const PowerInfo& power : scenario.powers)
        choices.powers.push_back({power.ruler, power.player, power.deputy});
    return choices;
}

Result<ScenarioFiles> withChoices(const ScenarioFiles& files, const ScenarioChoices& choices) {
    const Result<Campaign> read = readScenario(files, 0);
    if (!read)
        return std::unexpected(read.error());
    const ScenarioChoices was = choicesOf(read->scenario);
    ScenarioFiles chosen = files;
    writeHead(textOf(chosen, "campaign.toml"), was, choices);
    writePowers(textOf(chosen, "powers.toml"), was, choices);
    writeRules(textOf(chosen, "rules.toml"), was, choices);
    if (was.hasOmens && !choices.hasOmens)
        textOf(chosen, "events.toml") = "# No omens were wished for.\nformat = 1\n";
    if (Result<Campaign> after = readScenario(chosen, 0); !after)
        return std::unexpected(std::move(after.error()));
    return chosen;
}

Result<ScenarioFiles> readScenarioFolder(const std::filesystem::path& folder) {
    ScenarioFiles files;
    files.id = folder.filename().string();
    files.folder = folder.string();
    Diagnostics faults;
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i) {
        Result<std::string> text = readFile(folder / scenarioFileNames[i], largestScenarioFile);
        if (text)
            files.texts[i] = std::move(*text);
        else
            faults.insert(faults.end(), text.error().begin(), text.error().end());
    }
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return files;
}

}  // namespace ephor::campaign
