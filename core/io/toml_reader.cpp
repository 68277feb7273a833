#include "core/io/toml_reader.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

/// Most unknown keys reported; a table with more is probably not one of ours.
constexpr int mostUnknownKeys = 20;

std::string shown(double number) {
    return number == std::floor(number) && std::abs(number) < 1e15 ? std::to_string(std::llround(number))
                                                                   : tomlNumber(number);
}

}  // namespace

void TomlReader::fault(const std::string& suffix, const SourcePosition& place, Message message,
                       std::vector<Fix> fixes) {
    m_faults.push_back({Severity::Error, m_code + "-" + suffix, place, std::move(message), {}, std::move(fixes)});
}

SourcePosition TomlReader::place(std::string_view key) const {
    const toml::node* node = m_table.get(key);
    return node ? m_text.place(*node) : place();
}

std::vector<Fix> TomlReader::replacing(const toml::node& node, Message label, std::string text) const {
    const SourcePosition at = m_text.place(node);
    const int length = lengthOf(node.source());
    if (at.line == 0 || length == 0)
        return {};
    return {{std::move(label), at.line, at.column, length, 0, std::move(text)}};
}

std::vector<Fix> TomlReader::replacing(std::string_view key, Message label, std::string text) const {
    const toml::node* node = m_table.get(key);
    return node ? replacing(*node, std::move(label), std::move(text)) : std::vector<Fix>{};
}

/// Adds a line "key = example" after the head of the table, or after "format" at the top of the file.
std::vector<Fix> TomlReader::adding(std::string_view key, const std::string& example) const {
    const bool isFile = &m_table == &m_text.table;
    const int line = isFile ? place("format").line : place().line;
    if (example.empty() || line == 0 || (isFile && !has("format")) || m_table.is_inline())
        return {};
    const std::string written = std::string(key) + " = " + example;
    return {{{"Add {0}", {written}}, line, static_cast<int>(characters(m_text.line(line))) + 1, 0, 0, "\n" + written}};
}

/// A fix for a value in quotes that should have none.
std::vector<Fix> TomlReader::unquoting(const toml::node& node, bool (*isKind)(const toml::node&)) const {
    if (!node.is_string())
        return {};
    const std::string value = node.as_string()->get();
    const std::string line = "x = " + value;
    const Result<TomlText> bare =
        characters(value) < 20 ? parseToml(line, {}, 100, m_code) : Result<TomlText>(std::unexpected(Diagnostics{}));
    const toml::node* meant = bare ? bare->table.get("x") : nullptr;
    return meant && isKind(*meant) ? replacing(node, {"Write {0}", {value}}, value) : std::vector<Fix>{};
}

const toml::node* TomlReader::take(std::string_view key, Need need, const std::string& example) {
    m_known.emplace(key);
    const toml::node* node = m_table.get(key);
    if (!node && need == Need::Required)
        fault("missing-key", place(), {"{0} needs a value for \"{1}\".", {m_what, std::string(key)}},
              adding(key, example));
    return node;
}

const toml::node* TomlReader::take(std::string_view key, Need need, std::string_view kind,
                                   bool (*isKind)(const toml::node&), const std::string& example) {
    const toml::node* node = take(key, need, example);
    if (!node || isKind(*node))
        return node;
    fault("wrong-kind", m_text.place(*node),
          {"\"{0}\" takes {1}, not {2}.", {std::string(key), std::string(kind), kindName(*node)}},
          unquoting(*node, isKind));
    return nullptr;
}

std::optional<std::string> TomlReader::text(std::string_view key, Need need, std::int64_t longest, bool severalLines) {
    const toml::node* node =
        take(key, need, "a text in quotes", [](const toml::node& n) { return n.is_string(); }, "\"new\"");
    if (!node)
        return {};
    std::string value = node->as_string()->get();
    const SourcePosition at = m_text.place(*node);
    if (value.empty() && need == Need::Required) {
        fault("text-length", at, {"\"{0}\" is empty.", {std::string(key)}});
        return {};
    }
    if (characters(value) > longest) {
        fault("text-length", at,
              {"\"{0}\" has {1} characters; at most {2} fit.",
               {std::string(key), std::to_string(characters(value)), std::to_string(longest)}});
        return {};
    }
    std::string oneLine = value;
    if (severalLines)
        std::ranges::replace(oneLine, '\n', ' ');
    if (m_text.isOfVersion01 ? !wasPlainLine(oneLine) : !isPlainLine(oneLine)) {
        fault("text-characters", at,
              {"\"{0}\" holds control characters{1} or invisible codes ({2}). Delete them and type the text again.",
               {std::string(key), severalLines ? "" : ", line breaks", withVisibleControls(tomlString(value))}});
        return {};
    }
    return value;
}

std::optional<std::int64_t> TomlReader::integer(std::string_view key, Need need, std::int64_t lowest,
                                                std::int64_t highest) {
    const toml::node* node =
        take(key, need, "a whole number", [](const toml::node& n) { return n.is_integer(); }, std::to_string(lowest));
    if (!node)
        return {};
    const std::int64_t value = node->as_integer()->get();
    if (value >= lowest && value <= highest)
        return value;
    const std::string bound = std::to_string(value < lowest ? lowest : highest);
    fault("range", m_text.place(*node),
          {"\"{0}\" is {1}; it may be {2} to {3}.",
           {std::string(key), std::to_string(value), std::to_string(lowest), std::to_string(highest)}},
          replacing(*node, {"Write {0}", {bound}}, bound));
    return {};
}

std::optional<double> TomlReader::number(std::string_view key, Need need, double lowest, double highest) {
    const toml::node* node =
        take(key, need, "a number", [](const toml::node& n) { return n.is_number(); }, shown(lowest));
    if (!node)
        return {};
    const double value =
        node->is_integer() ? static_cast<double>(node->as_integer()->get()) : node->as_floating_point()->get();
    if (value >= lowest && value <= highest)
        return value;
    const std::string bound = shown(value < lowest ? lowest : highest);
    fault("range", m_text.place(*node),
          {"\"{0}\" is {1}; it may be {2} to {3}.", {std::string(key), shown(value), shown(lowest), shown(highest)}},
          replacing(*node, {"Write {0}", {bound}}, bound));
    return {};
}

std::optional<bool> TomlReader::flag(std::string_view key, Need need) {
    const toml::node* node =
        take(key, need, "true or false", [](const toml::node& n) { return n.is_boolean(); }, "false");
    return node ? std::optional(node->as_boolean()->get()) : std::nullopt;
}

std::optional<std::string> TomlReader::wordOf(const toml::node& node, std::string_view key,
                                              const std::vector<std::string>& words) {
    std::string value = node.as_string()->get();
    if (std::ranges::find(words, value) != words.end())
        return value;
    const std::optional<std::string> nearest = nearestWord(value, words);
    fault("unknown-word", m_text.place(node),
          {"\"{0}\" may be {1}; \"{2}\" is none of them.", {std::string(key), joined(words), value.substr(0, 64)}},
          nearest ? replacing(node, {"Write \"{0}\"", {*nearest}}, tomlString(*nearest)) : std::vector<Fix>{});
    return {};
}

std::optional<std::string> TomlReader::word(std::string_view key, Need need, const std::vector<std::string>& words) {
    const toml::node* node = take(
        key, need, "a text in quotes", [](const toml::node& n) { return n.is_string(); },
        words.empty() ? std::string() : tomlString(words.front()));
    return node ? wordOf(*node, key, words) : std::nullopt;
}

std::vector<std::string> TomlReader::words(std::string_view key, Need need, const std::vector<std::string>& words) {
    std::vector<std::string> all;
    if (const toml::array* values = array(key, need, words.size())) {
        for (const toml::node& node : *values) {
            if (!node.is_string())
                fault("wrong-kind", m_text.place(node),
                      {"\"{0}\" takes {1}, not {2}.", {std::string(key), "texts in quotes", kindName(node)}});
            else if (auto word = wordOf(node, key, words))
                all.push_back(std::move(*word));
        }
    }
    return all;
}

const toml::array* TomlReader::array(std::string_view key, Need need, std::size_t most) {
    const toml::node* node = take(key, need, "an array", [](const toml::node& n) { return n.is_array(); });
    if (!node)
        return nullptr;
    if (node->as_array()->size() > most) {
        fault("too-many", m_text.place(*node),
              {"\"{0}\" has {1} members; at most {2} are read.",
               {std::string(key), std::to_string(node->as_array()->size()), std::to_string(most)}});
        return nullptr;
    }
    return node->as_array();
}

const toml::table* TomlReader::table(std::string_view key, Need need) {
    const toml::node* node = take(key, need, "a table", [](const toml::node& n) { return n.is_table(); });
    return node ? node->as_table() : nullptr;
}

std::vector<const toml::table*> TomlReader::tables(std::string_view key, std::size_t most) {
    std::vector<const toml::table*> all;
    if (const toml::node* node = m_table.get(key); node && node->is_table()) {
        m_known.emplace(key);
        const std::string head = "[" + std::string(key) + "]";
        const bool written = lengthOf(node->source()) == static_cast<int>(head.size());
        fault("wrong-kind", m_text.place(*node), {"There may be several: write [[{0}]].", {std::string(key)}},
              written ? replacing(*node, {"Write [[{0}]]", {std::string(key)}}, "[" + head + "]") : std::vector<Fix>{});
        return all;
    }
    if (const toml::array* values = array(key, Need::Optional, most)) {
        for (const toml::node& node : *values) {
            if (node.is_table())
                all.push_back(node.as_table());
            else
                fault("wrong-kind", m_text.place(node),
                      {"\"{0}\" takes {1}, not {2}.", {std::string(key), "tables", kindName(node)}});
        }
    }
    return all;
}

const toml::node* TomlReader::any(std::string_view key) { return take(key, Need::Optional); }

void TomlReader::finish(const std::vector<std::string>& moreKnown) {
    m_known.insert(moreKnown.begin(), moreKnown.end());
    std::vector<std::string> free;
    for (const std::string& key : m_known)
        if (!m_table.contains(key))
            free.push_back(key);
    int unknown = 0;
    for (const TomlField& field : inOrder(m_table)) {
        if (m_known.contains(field.key))
            continue;
        const SourcePosition at = m_text.place(*field.keyNode);
        if (++unknown > mostUnknownKeys) {
            fault("unknown-key", at, {"There are more unknown keys in {0}; these are not looked at.", {m_what}});
            return;
        }
        if (const std::optional<std::string> nearest = nearestWord(field.key, free)) {
            const int length = lengthOf(field.keyNode->source());
            std::vector<Fix> fixes;
            if (length > 0)
                fixes.push_back({{"Write \"{0}\"", {*nearest}}, at.line, at.column, length, 0, *nearest});
            fault("unknown-key", at,
                  {"\"{0}\" is not known in {1}; did you mean \"{2}\"?", {field.key.substr(0, 64), m_what, *nearest}},
                  std::move(fixes));
        } else {
            fault("unknown-key", at,
                  {"\"{0}\" is not known in {1}, which has: {2}.", {field.key.substr(0, 64), m_what, joined(m_known)}});
        }
    }
}

bool readFormat(TomlReader& reader, int currentFormat) {
    const toml::node* node = reader.any("format");
    const std::string current = std::to_string(currentFormat);
    if (!node) {
        reader.fault("format", {reader.place().file, 1, 1},
                     {"\"format\" is missing: the first line should be \"format = {0}\".", {current}},
                     {{{"Write \"format = {0}\"", {current}}, 1, 1, 0, 0, "format = " + current + "\n"}});
        return true;
    }
    const auto* value = node->as_integer();
    if (value && value->get() > currentFormat) {
        reader.fault(
            "newer-format", reader.place("format"),
            {"The file has format {0}; this program knows formats up to {1}. Use a newer version of the program.",
             {std::to_string(value->get()), current}});
        return false;
    }
    if (!value || value->get() != currentFormat) {
        const int length = lengthOf(node->source());
        std::vector<Fix> fixes;
        if (length > 0)
            fixes.push_back({{"Write {0}", {current}},
                             reader.place("format").line,
                             reader.place("format").column,
                             length,
                             0,
                             current});
        reader.fault("format", reader.place("format"), {"\"format\" must be {0}.", {current}}, std::move(fixes));
    }
    return true;
}

}  // namespace ephor
