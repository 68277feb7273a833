#include "core/io/lists/army_list_io.h"

#include "core/army/field_text.h"
#include "core/army/list_limits.h"
#include "core/base/toml_text.h"
#include "core/io/encoding.h"
#include "core/io/lists/army_list_toml.h"
#include "core/io/lists/edit/list_lines.h"
#include "core/io/toml_reader.h"
#include "core/io/toml_slip.h"

#include <algorithm>
#include <set>

namespace ephor {

namespace {

constexpr std::size_t mostDiagnostics = 100;
constexpr std::string_view headKeys[] = {"format", "system", "rules", "name", "state"};

/// Converts a TOML table to typed values with positions.
class ListReader {
public:
    ListReader(const TomlText& text, Diagnostics& faults) : m_text(text), m_faults(faults) {}

    void readInto(std::vector<Field>& fields, std::vector<Entry>& entries, const toml::table& table,
                  const std::string& where, int depth);
    /// True if the table in this line has the key with a value of an impossible type. The key is faulty then, not
    /// missing.
    bool wasDropped(int line, const std::string& key) const { return m_dropped.contains({line, key}); }
    bool droppedAny() const { return !m_dropped.empty(); }

private:
    bool readEntries(const TomlField& from, std::vector<Entry>& entries, int depth);
    Entry readEntry(const std::string& name, const toml::table& table, int depth);
    std::optional<Field> readField(const TomlField& from) const;
    void addWrongKind(const TomlField& from, const std::string& where);

    const TomlText& m_text;
    Diagnostics& m_faults;
    std::size_t m_entries = 0;
    std::set<std::pair<int, std::string>> m_dropped;
};

void ListReader::readInto(std::vector<Field>& fields, std::vector<Entry>& entries, const toml::table& table,
                          const std::string& where, int depth) {
    const bool top = depth == 0;
    for (const TomlField& from : inOrder(table)) {
        if (top && std::ranges::find(headKeys, from.key) != std::end(headKeys))
            continue;
        if (readEntries(from, entries, depth + 1))
            continue;
        if (fields.size() == mostFields) {
            m_faults.push_back({Severity::Error,
                                "list-too-many-keys",
                                m_text.place(*from.keyNode),
                                {"There are more than {0} keys in {1}.", {std::to_string(mostFields), where}},
                                {},
                                {}});
            break;
        }
        if (std::optional<Field> field = readField(from)) {
            fields.push_back(*std::move(field));
        } else {
            addWrongKind(from, where);
            m_dropped.emplace(m_text.place(table).line, from.key);
        }
    }
    std::ranges::stable_sort(entries, {}, [](const Entry& e) { return std::pair(e.place.line, e.place.column); });
}

/// True if the value is an array of [[key]] tables.
bool ListReader::readEntries(const TomlField& from, std::vector<Entry>& entries, int depth) {
    const auto* array = from.value->as_array();
    if (!array || array->empty() || depth > deepestEntry ||
        !std::ranges::all_of(*array, [](const toml::node& n) { return n.is_table(); }))
        return false;
    for (const toml::node& node : *array) {
        if (m_entries == mostEntries) {
            m_faults.push_back({Severity::Error,
                                "list-too-many-entries",
                                m_text.place(node),
                                {"There are more than {0} tables in the list.", {std::to_string(mostEntries)}},
                                {},
                                {}});
            break;
        }
        ++m_entries;
        entries.push_back(readEntry(from.key, *node.as_table(), depth));
    }
    return true;
}

Entry ListReader::readEntry(const std::string& name, const toml::table& table, int depth) {
    Entry entry;
    entry.table = name;
    entry.place = m_text.place(table);
    const std::string_view line = m_text.line(entry.place.line);
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin != std::string_view::npos && line.substr(begin).starts_with("[["))
        entry.headLength = lengthOf(table.source());
    entry.lines = lastLineOf(table) - entry.place.line + 1;
    readInto(entry.fields, entry.children, table, "[[" + name + "]]", depth);
    return entry;
}

std::optional<Field> ListReader::readField(const TomlField& from) const {
    Field field;
    field.key = from.key;
    field.keyPlace = m_text.place(*from.keyNode);
    field.keyLength = lengthOf(from.keyNode->source());
    field.valuePlace = m_text.place(*from.value);
    field.valueLength = lengthOf(from.value->source());
    std::optional<FieldValue> value = fieldValueOf(*from.value);
    if (!value)
        return {};
    field.value = std::move(*value);
    return field;
}

void ListReader::addWrongKind(const TomlField& from, const std::string& where) {
    const SourcePosition at = m_text.place(*from.value);
    const std::string key = from.key.substr(0, 64);
    if (!from.value->is_table()) {
        Message message{"\"{0}\" in {1} takes one value, not {2}.", {key, where, kindName(*from.value)}};
        if (from.value->is_array())
            message = {
                "\"{0}\" in {1} takes one value; several tables are written [[{0}]], each with its keys below it.",
                {key, where}};
        m_faults.push_back({Severity::Error, "list-wrong-kind", at, std::move(message), {}, {}});
        return;
    }
    const std::string head = "[" + from.key + "]";
    std::vector<Fix> fixes;
    if (m_text.line(at.line).starts_with(head))
        fixes.push_back(
            {{"Write [[{0}]]", {key}}, at.line, at.column, static_cast<int>(characters(head)), 0, "[" + head + "]"});
    m_faults.push_back({Severity::Error,
                        "list-wrong-kind",
                        at,
                        {"\"{0}\" in {1} is written [[{0}]], in two brackets.", {key, where}},
                        {},
                        std::move(fixes)});
}

/// Reads the head of a list.
class HeadReader {
public:
    HeadReader(const TomlText& text, const toml::table& table, const OuterHead* outer, Diagnostics& faults)
        : m_text(text),
          m_table(table),
          m_outer(outer),
          m_faults(faults),
          m_reader(text, table, outer ? "this list" : "the list", "list", faults) {}

    /// False if the rest should not be read.
    bool format(ArmyList& list) {
        if (m_outer && !m_table.contains("format"))
            return true;
        const bool known = readFormat(m_reader, ArmyList::currentFormat);
        if (!known)
            if (const auto* number = m_table.get("format")->as_integer())
                list.format = static_cast<int>(std::min<std::int64_t>(number->get(), 1 << 30));
        return known;
    }

    const RuleSystem* system(ArmyList& list, const FindSystem& find, const std::vector<std::string>& known) {
        if (!m_table.contains("system")) {
            if (m_outer) {
                list.system = m_outer->system;
                return find(list.system, m_outer->rules);
            }
            std::vector<Fix> fixes;
            for (const std::string& id : known)
                fixes.push_back(inserting("system = " + tomlString(id)));
            m_reader.fault("system", {m_text.file, 1, 1},
                           {"\"system\" is missing: it names the rules, one of {0}.", {joined(known)}},
                           std::move(fixes));
            return nullptr;
        }
        list.system = m_reader.text("system", Need::Required, 64).value_or("");
        if (list.system.empty())
            return nullptr;
        const RuleSystem* found = find(list.system, m_outer ? m_outer->rules : m_table["rules"].value_or(""));
        if (found && (!m_outer || list.system == m_outer->system))
            return found;
        const std::vector<std::string> right = m_outer ? std::vector{m_outer->system} : known;
        const std::optional<std::string> nearest =
            m_outer ? std::optional(m_outer->system) : nearestWord(list.system, right);
        m_reader.fault(
            "system", m_reader.place("system"),
            m_outer ? Message("The list is written for \"{0}\", the battle is fought by \"{1}\".",
                              {list.system, m_outer->system})
                    : Message("There are no rules \"{0}\"; this program knows {1}.", {list.system, joined(known)}),
            nearest ? replacing("system", *nearest) : std::vector<Fix>{});
        return nullptr;
    }

    void rest(ArmyList& list, const RuleSystem* system) {
        list.state = m_reader.text("state", Need::Optional, 40).value_or("");
        list.rules = m_reader.text("rules", Need::Optional, 20).value_or(m_outer ? m_outer->rules : "");
        if (m_table.contains("name")) {
            list.name = m_reader.text("name", Need::Required).value_or("");
            list.namePlace = m_reader.place("name");
        } else {
            m_reader.fault("missing-key", m_outer ? m_reader.place() : SourcePosition{m_text.file, 1, 1},
                           "The list needs a \"name\".", {inserting("name = \"Army\"")});
        }
        if (!system || (m_table.contains("rules") && list.rules.empty()))
            return;
        const std::string& version = system->info().version;
        if (list.rules.empty())
            remark(Severity::Advice, "list-no-rules", {m_text.file, 1, 1},
                   {"\"rules\" is missing: the version of the rules data, now \"{0}\".", {version}},
                   {inserting("rules = " + tomlString(version))});
        else if (list.rules != version)
            remark(
                Severity::Warning, "list-other-rules", m_reader.place("rules"),
                {"The list was written for version {0} of the rules data; this is version {1}. See what that changes before you accept it.",
                 {list.rules, version}},
                {});
    }

private:
    /// A fix that inserts a line, after "system" if that is present.
    Fix inserting(const std::string& line) const {
        int at = 1;
        if (m_outer)
            at = m_text.place(m_table).line + 1;
        else if (const toml::node* system = m_table.get("system"))
            at = static_cast<int>(system->source().end.line) + 1;
        return {{"Write {0}", {line}}, at, 1, 0, 0, line + "\n"};
    }

    std::vector<Fix> replacing(std::string_view key, const std::string& value) const {
        const toml::node* node = m_table.get(key);
        const int length = node ? lengthOf(node->source()) : 0;
        if (length == 0)
            return {};
        const SourcePosition at = m_text.place(*node);
        return {{{"Write \"{0}\"", {value}}, at.line, at.column, length, 0, tomlString(value)}};
    }

    void remark(Severity severity, std::string code, const SourcePosition& place, Message message,
                std::vector<Fix> fixes) {
        m_faults.push_back({severity, std::move(code), place, std::move(message), {}, std::move(fixes)});
    }

    const TomlText& m_text;
    const toml::table& m_table;
    const OuterHead* m_outer;
    Diagnostics& m_faults;
    TomlReader m_reader;
};

}  // namespace

void arrange(Diagnostics& diagnostics) {
    std::ranges::stable_sort(diagnostics, {},
                             [](const Diagnostic& d) { return std::pair(d.place.line, d.place.column); });
    if (diagnostics.size() <= mostDiagnostics)
        return;
    const std::size_t more = diagnostics.size() - mostDiagnostics;
    const bool moreErrors = hasErrors({diagnostics.begin() + mostDiagnostics, diagnostics.end()});
    diagnostics.resize(mostDiagnostics);
    diagnostics.push_back({moreErrors ? Severity::Error : Severity::Advice,
                           "more",
                           {diagnostics.front().place.file, 0, 0},
                           {"There are {0} more errors; fix these first.", {std::to_string(more)}},
                           {},
                           {}});
}

ReadList readListTable(const TomlText& text, const toml::table& table, const FindSystem& find,
                       const std::vector<std::string>& known, const OuterHead* outer) {
    ReadList read;
    ArmyList& list = read.list.emplace();
    list.file = text.file;
    ListReader reader(text, read.diagnostics);
    HeadReader head(text, table, outer, read.diagnostics);
    if (!head.format(list))
        return read;
    reader.readInto(list.fields, list.entries, table, "the list", 0);
    read.system = head.system(list, find, known);
    head.rest(list, read.system);
    if (read.system) {
        for (Diagnostic& fault : read.system->check(list)) {
            // A key whose value could not be read is faulty, not missing.
            const bool reported = (fault.code == "list-missing-key" && !fault.message.arguments.empty() &&
                                   reader.wasDropped(fault.place.line, fault.message.arguments[0])) ||
                                  (fault.code == "list-no-units" && reader.droppedAny());
            if (!reported)
                read.diagnostics.push_back(std::move(fault));
        }
        const ListSummary summary = read.system->summary(list);
        std::ranges::move(checkLimits(list, summary.cost, summary.units), std::back_inserter(read.diagnostics));
    }
    return read;
}

namespace {

ReadList readUtf8List(std::string_view text, std::string_view file, const FindSystem& find,
                      const std::vector<std::string>& known) {
    if (std::optional<Diagnostic> fault = headBelowTables(text.substr(0, largestList), file, "list-head-below"))
        return {{}, nullptr, {*std::move(fault)}};
    const Result<TomlText> parsed = parseToml(text, file, largestList, "list");
    if (!parsed)
        return {{}, nullptr, parsed.error()};
    ReadList read = readListTable(*parsed, parsed->table, find, known, nullptr);
    arrange(read.diagnostics);
    return read;
}

}  // namespace

ReadList readArmyList(std::string_view text, std::string_view file, const FindSystem& find,
                      const std::vector<std::string>& known) {
    const std::optional<std::string> utf8 =
        text.size() <= largestList ? fromWindows1252(text) : std::optional<std::string>{};
    if (!utf8)
        return readUtf8List(text, file, find, known);
    ReadList read = readUtf8List(*utf8, file, find, known);
    read.diagnostics.insert(
        read.diagnostics.begin(),
        {Severity::Warning,
         "list-windows-1252",
         {std::string(file), 1, 1},
         "The file is written in Windows-1252 and was read as that; lists are written in UTF-8. Saving it in Ephor changes that.",
         {},
         {}});
    return read;
}

namespace {

void write(std::string& out, const Field& field) { out += tomlKey(field.key) + " = " + tomlValue(field.value) + "\n"; }

void write(std::string& out, const Entry& entry, const std::string& parent) {
    const std::string name = parent + tomlKey(entry.table);
    out += "\n[[" + name + "]]\n";
    for (const Field& field : entry.fields)
        write(out, field);
    for (const Entry& child : entry.children)
        write(out, child, name + ".");
}

}  // namespace

std::string listBody(const ArmyList& list, const std::string& table) {
    std::string out = "name = " + tomlString(list.name) + "\n";
    if (!list.state.empty())
        out += "state = " + tomlString(list.state) + "\n";
    for (const Field& field : list.fields)
        write(out, field);
    for (const Entry& entry : list.entries)
        write(out, entry, table.empty() ? "" : table + ".");
    return out;
}

std::string toToml(const ArmyList& list) {
    std::string out = "format = " + std::to_string(list.format) + "\nsystem = " + tomlString(list.system) + "\n";
    if (!list.rules.empty())
        out += "rules = " + tomlString(list.rules) + "\n";
    return out + listBody(list, {});
}

}  // namespace ephor
