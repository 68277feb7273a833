#include "core/io/lists/text/list_text.h"

#include "core/army/figures.h"
#include "core/base/utf8.h"
#include "core/io/lists/edit/list_choices.h"
#include "core/io/lists/text/text_troops.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::size_t headLines = 8;  ///< the lines in which a text names its rules
constexpr std::size_t longestListName = 80;
constexpr std::size_t longestQuoted = 60;
constexpr std::string_view fingerprintLine = "ephor ";

std::string keyWords(std::string key) {
    std::ranges::replace(key, '_', ' ');
    return lowered(key);
}

class TextReader {
public:
    TextReader(const RuleSystem& system, const TextTroops& troops, const std::vector<TextLine>& lines)
        : m_system(system), m_troops(troops), m_lines(lines) {}

    ReadList read() {
        m_list.system = m_system.info().id;
        m_list.rules = m_system.info().version;
        m_isOurs = std::ranges::any_of(
            m_lines, [](const TextLine& line) { return lowered(line.words).starts_with(fingerprintLine); });
        m_nameLine = m_isOurs ? ownNameLine() : nullptr;
        for (const TextLine& line : m_lines)
            readLine(line);
        leaveOutEmptyGroup();
        askForPoints();
        if (m_list.name.empty())
            m_list.name = "A list from text";
        checkPoints();
        checkTotal();
        return {std::move(m_list), &m_system, std::move(m_faults)};
    }

private:
    /// In our own text the name stands above the rules, whatever people wrote before it; null: the rules are missing.
    const TextLine* ownNameLine() const {
        const std::string rules = lowered(m_system.info().name);
        for (std::size_t i = 1; i < m_lines.size(); ++i)
            if (!m_lines[i - 1].words.empty() && lowered(m_lines[i].words).starts_with(rules))
                return &m_lines[i - 1];
        return nullptr;
    }

    void readLine(const TextLine& line) {
        if (line.words.empty() || lowered(line.words).starts_with(fingerprintLine))
            return;
        const TextTroops::Unit unit = m_troops.unitOf(line);
        // In a bulleted list every unit is indented. An indented line is a remark only below a unit that is not.
        const bool isBelowUnit = line.isIndented && m_last && !m_lastIsIndented;
        if (m_nameLine ? &line == m_nameLine : m_list.name.empty() && !m_last && !unit.of && !isOfMessage(line))
            m_list.name =
                cutTo(m_isOurs || !line.words.ends_with(':') ? line.words : line.words.substr(0, line.words.size() - 1),
                      longestListName);
        else if (unit.of && !isBelowUnit)
            addUnit(line, unit);
        else if (line.isIndented && m_last)
            readRemarks(line, line.names);
        else if (!readHead(line) && !isTotal(line) && !isGroup(line) && !line.isHeading)
            leaveOut(line, line.words);
    }

    /// "38 points": checkTotal() has read it.
    static bool isTotal(const TextLine& line) {
        return line.names.empty() && line.points && line.remarks.empty() && !line.count;
    }

    /// The heading of a phalanx or a retinue; it begins with its first unit.
    bool isGroup(const TextLine& line) {
        const bool hasGroups = std::ranges::any_of(m_system.info().list.tables,
                                                   [](const TableRule& table) { return !table.children.empty(); });
        if (!hasGroups || line.count || line.points || !line.remarks.empty())
            return false;
        leaveOutEmptyGroup();
        m_group = line.boldName.empty() ? line.words : line.boldName;
        m_groupLine = &line;
        return true;
    }

    /// Reports a heading without units as not understood.
    void leaveOutEmptyGroup() {
        if (m_groupLine)
            leaveOut(*m_groupLine, m_groupLine->words);
        m_groupLine = nullptr;
    }

    /// The rules with state and limit, or what a published army says of itself.
    bool readHead(const TextLine& line) {
        const std::string low = lowered(line.words);
        bool isRead = low.starts_with(lowered(m_system.info().name));
        if (isRead && line.names.size() > 1 && m_list.state.empty() && !line.names[1].ends_with(" units") &&
            !line.names[1].ends_with(" unit")) {
            m_list.state = lowered(line.names[1]);
            std::ranges::replace(m_list.state, ' ', '_');
        }
        if (const std::size_t of = low.find(" points of "); isRead && of != std::string::npos)
            if (const int limit = std::atoi(low.c_str() + of + 11); limit > 0)
                setField(m_list.fields, "limit", std::int64_t{limit});
        if (low.starts_with("terrain features: "))
            return readFeatures(line);
        for (const PublishedList& army : m_system.publishedLists())
            if (line.words.starts_with(army.id + " ") || low == lowered(army.name)) {
                setField(m_list.fields, "army", army.id);
                return true;
            }
        for (const KeyRule& key : m_system.info().list.keys)
            if (key.kind == FieldKind::Text && low.find(keyWords(key.key) + " ") != std::string::npos)
                for (const std::string& word : headChoicesOf(m_system, m_list, key))
                    if (low.ends_with(keyWords(key.key) + " " + lowered(word))) {
                        setField(m_list.fields, key.key, word);
                        isRead = true;
                    }
        return isRead;
    }

    /// "Terrain features: Plough, Difficult hill": what the army of a published list places.
    bool readFeatures(const TextLine& line) {
        const TableRule* table = tableRule(m_system.info().list, "feature");
        if (!table)
            return false;
        for (const std::string& word : line.remarks) {
            const std::vector<std::string> kinds = choicesOf(m_system, "feature", table->keys.front());
            const auto kind =
                std::ranges::find(kinds, lowered(word), [](const std::string& one) { return keyWords(one); });
            if (kind == kinds.end())
                leaveOut(line, word);
            else
                m_list.entries.push_back(entry("feature", {field(table->keys.front().key, *kind)}));
        }
        m_last = m_parent = nullptr;  // the entries may have moved
        return true;
    }

    void addUnit(const TextLine& line, const TextTroops::Unit& unit) {
        const std::vector<std::string> parts = splitAt(unit.of->heading, ".");
        Entry entry{parts.back(), unit.of->fields, {}, {{}, line.number, 1}, 1, 0};
        if (!unit.name.empty())
            setField(entry.fields, "name", unit.name);
        if (line.count.value_or(1) > 1)
            setField(entry.fields, "count", std::int64_t{*line.count});
        m_parent = nullptr;
        if (parts.size() > 1) {
            if (m_groupLine || m_list.entries.empty() || m_list.entries.back().table != parts.front()) {
                m_list.entries.push_back({parts.front(), {}, {}, {{}, line.number, 1}, 1, 0});
                if (!m_group.empty())
                    setField(m_list.entries.back().fields, "name", m_group);
            }
            m_parent = &m_list.entries.back();
        }
        m_groupLine = nullptr;
        std::vector<Entry>& entries = m_parent ? m_parent->children : m_list.entries;
        entries.push_back(std::move(entry));
        m_last = &entries.back();
        m_lastIsIndented = line.isIndented;
        m_of = unit.of;
        readRemarks(line, line.remarks);
        // Two equal lines become one entry with a count, except entries with a flag (general, leader).
        if (!m_isOurs && entries.size() > 1 && !line.count && entries[entries.size() - 2].fields == m_last->fields &&
            std::ranges::none_of(m_last->fields, [](const Field& one) { return one.value == FieldValue(true); })) {
            entries.pop_back();
            m_last = &entries.back();
            setField(m_last->fields, "count", m_last->integer("count", 1) + 1);
        }
    }

    void readRemarks(const TextLine& line, const std::vector<std::string>& remarks) {
        const TableRule* own = tableRule(m_system.info().list, m_of->heading);
        const std::size_t dot = m_of->heading.find('.');
        const TableRule* around = m_parent && dot != std::string::npos
                                      ? tableRule(m_system.info().list, m_of->heading.substr(0, dot))
                                      : nullptr;
        bool hasOwn = false;
        for (const std::string& said : remarks) {
            if (m_of->remarks.find(lowered(said)) != std::string::npos ||
                (own && readKey(*own, m_last->fields, said))) {
                hasOwn = true;
                continue;
            }
            if (around && readKey(*around, m_parent->fields, said))
                continue;
            if (own && readDepth(line, *own, said))
                continue;
            const bool isLeader = around && !hasOwn && !m_parent->find("leader") &&
                                  std::ranges::contains(around->keys, "leader", &KeyRule::key);
            if (isLeader && m_isOurs)
                readLeader(said);
            else if (m_isOurs && own && std::ranges::contains(own->keys, "note", &KeyRule::key) &&
                     (said.front() < '0' || said.front() > '9'))
                addNote(said);
            else
                leaveOut(line, said);
        }
    }

    /// "3 deep": how many units stand behind each other, but not of which grades.
    bool readDepth(const TextLine& line, const TableRule& table, const std::string& said) {
        const std::string grade = m_last->text("grade");
        const int depth = std::atoi(said.c_str());
        if (!said.ends_with(" deep") || depth < 2 || depth > 9 || grade.size() != 1 ||
            !std::ranges::contains(table.keys, "behind", &KeyRule::key))
            return false;
        setField(m_last->fields, "behind", std::string(static_cast<std::size_t>(depth) - 1, grade.front()));
        add(line, {"The text does not say the grades of the units behind; {0} is taken for all of them.", {grade}});
        return true;
    }

    void readLeader(const std::string& said) {
        if (said != m_parent->text("name"))
            setField(m_parent->fields, "leader", said);
        if (m_parent->children.size() > 1)
            setField(m_last->fields, "leader", true);
    }

    void addNote(const std::string& said) {
        const std::string before = m_last->text("note");
        setField(m_last->fields, "note", before.empty() ? said : before + ", " + said);
    }

    /// "Strategos", "Grade B", "3 CP": a key of the table with its value.
    bool readKey(const TableRule& table, std::vector<Field>& fields, const std::string& said) const {
        const std::string low = lowered(said);
        for (const KeyRule& key : table.keys) {
            const std::string words = keyWords(key.key);
            if (key.kind == FieldKind::Text && low.starts_with(words + ": ")) {  // "Ally: Corinth"
                setField(fields, key.key, said.substr(words.size() + 2));
                return true;
            }
            if (key.kind == FieldKind::Flag &&
                (low == words || low.starts_with(words + " ") || (isLeaderWord(low) && isLeaderWord(words)))) {
                setField(fields, key.key, true);
                return true;
            }
            const bool isBefore = low.starts_with(words + " ");
            if (key.kind == FieldKind::Flag || (!isBefore && !low.ends_with(" " + words)))
                continue;
            const std::string value =
                isBefore ? said.substr(words.size() + 1) : said.substr(0, said.size() - words.size() - 1);
            if (key.kind == FieldKind::Text && std::ranges::contains(choicesOf(m_system, m_of->heading, key), value)) {
                setField(fields, key.key, value);
                return true;
            }
            const bool isNumber = !value.empty() && value.size() < 5 &&
                                  std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
            if (key.kind == FieldKind::Integer && isNumber) {
                setField(fields, key.key, std::int64_t{std::atoi(value.c_str())});
                return true;
            }
        }
        return false;
    }

    /// If the text has points, the list counts them.
    void askForPoints() {
        const auto key = std::ranges::find(m_system.info().list.keys, "points", &KeyRule::key);
        if (key == m_system.info().list.keys.end() ||
            std::ranges::none_of(m_lines, [](const TextLine& line) { return line.points.has_value(); }))
            return;
        if (const std::vector<std::string> words = headChoicesOf(m_system, m_list, *key); !words.empty())
            setField(m_list.fields, key->key, words.front());
    }

    /// Warns where the text's points differ from those of these rules.
    void checkPoints() {
        for (const ListRow& row : m_system.summary(m_list).rows)
            for (const TextLine& line : m_lines)
                if (line.number == row.line && line.points && row.points && *line.points != *row.points &&
                    row.count == line.count.value_or(1))
                    add(line, {"The text says {0} points for {1}; by these rules it is {2}.",
                               {std::to_string(*line.points), row.name, std::to_string(*row.points)}});
    }

    /// The army's total is the highest number of points in a heading, in a line with points alone, or above the units.
    void checkTotal() {
        const TextLine* total = nullptr;
        bool isAboveUnits = true;
        for (const TextLine& line : m_lines) {
            if (m_troops.unitOf(line).of)
                isAboveUnits = false;
            else if (line.points && (isAboveUnits || line.isHeading || isTotal(line)) &&
                     (!total || *line.points > *total->points))
                total = &line;
        }
        const std::optional<int> cost = m_system.summary(m_list).cost;
        if (total && cost && *total->points != *cost)
            add(*total, {"The text says {0} points in all; what was read of it costs {1}.",
                         {std::to_string(*total->points), std::to_string(*cost)}});
    }

    void leaveOut(const TextLine& line, const std::string& words) {
        add(line, {"Not understood: \"{0}\".", {std::string(cutTo(words, longestQuoted))}});
    }

    void add(const TextLine& line, Message message) {
        m_faults.push_back(
            {Severity::Warning, "list-text-left-out", {"text", line.number, 1}, std::move(message), {}, {}});
    }

    const RuleSystem& m_system;
    const TextTroops& m_troops;
    const std::vector<TextLine>& m_lines;
    ArmyList m_list;
    Diagnostics m_faults;
    std::string m_group;
    const TextLine* m_groupLine = nullptr;  ///< of a group that has no units yet
    bool m_isOurs = false;
    const TextLine* m_nameLine = nullptr;  ///< of our own text
    Entry* m_parent = nullptr;
    Entry* m_last = nullptr;
    bool m_lastIsIndented = false;
    const TextTroop* m_of = nullptr;
};

ReadList noListIn(std::string why, std::vector<std::string> arguments) {
    return {{}, nullptr, {{Severity::Error, "list-text", {}, {std::move(why), std::move(arguments)}, {}, {}}}};
}

/// True if the words stand in the text, not as a part of other words.
bool namesWord(const std::string& text, const std::string& words) {
    const auto isLetter = [&](std::size_t at) { return at < text.size() && text[at] >= 'a' && text[at] <= 'z'; };
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + words.size()))
            return true;
    return false;
}

/// The rules that the first lines name; null if they name none.
const RuleSystem* namedSystem(const std::vector<TextLine>& lines, const std::vector<const RuleSystem*>& systems) {
    for (std::size_t i = 0; i < std::min(headLines, lines.size()); ++i)
        for (const RuleSystem* system : systems)
            if (namesWord(lowered(lines[i].words), lowered(system->info().name)))
                return system;
    return nullptr;
}

}  // namespace

ReadList readListText(std::string_view text, const FindSystem& find, const std::vector<std::string>& systems) {
    const std::vector<TextLine> lines = textLines(text.substr(0, largestList));
    std::vector<const RuleSystem*> known;
    for (const std::string& id : systems)
        if (const RuleSystem* system = find(id))
            known.push_back(system);
    const RuleSystem* named = namedSystem(lines, known);
    std::vector<TextLine> bestLines;
    const RuleSystem* best = nullptr;
    std::optional<TextTroops> troops;
    int most = 0;
    bool isClear = true;
    for (const RuleSystem* system : named ? std::vector<const RuleSystem*>{named} : known) {
        TextTroops theirs(*system);
        std::vector<TextLine> theirLines = theirs.withChatUnits(lines);
        const int count = theirs.countIn(theirLines);
        if (count == 0 || count < most)
            continue;
        isClear = count > most;
        most = count;
        best = system;
        troops = std::move(theirs);
        bestLines = std::move(theirLines);
    }
    if (!best && named)
        return noListIn("The text names {0}, but none of its troops.", {named->info().name});
    const std::string names =
        joined(std::views::transform(known, [](const RuleSystem* system) { return system->info().name; }));
    if (!best || !troops)
        return noListIn("No line names troops of the rules that Ephor knows: {0}.", {names});
    if (!isClear)
        return noListIn("Several rules know these troops. Write the name of the rules into the second line: {0}.",
                        {names});
    return TextReader(*best, *troops, bestLines).read();
}

}  // namespace ephor
