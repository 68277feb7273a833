#include "core/campaign/scenario/editor.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

namespace {

/// Applies edits one after the other. After the first failure, all later ones are ignored.
class Editing {
public:
    explicit Editing(const ScenarioFiles& files) : m_files(files), m_sheet(sheetOf(files)) {}

    const ScenarioSheet& sheet() const { return m_sheet; }
    void say(Message message) { m_also.push_back(std::move(message)); }

    void write(const RowRef& row, std::string_view key, const std::optional<std::string>& value) {
        change(row.kind, [&](const std::string& text) { return withKey(text, pathOf(row), key, value); });
    }
    void addRow(const RowRef& at, const std::vector<WrittenField>& fields) {
        RowPath path = pathOf(at);
        const std::string table = path.back().table;
        path.pop_back();
        change(at.kind, [&](const std::string& text) { return withRow(text, path, table, fields); });
    }
    void removeRow(const RowRef& row) {
        change(row.kind, [&](const std::string& text) { return withoutRow(text, pathOf(row)); });
    }
    void addWord(const RowRef& row, std::string_view key, const std::string& word) {
        change(row.kind,
               [&](const std::string& text) { return withElement(text, pathOf(row), key, tomlString(word)); });
    }
    /// True if the word was in the list.
    bool removeWord(const RowRef& row, std::string_view key, const std::string& word) {
        const SheetRow* there = m_sheet.find(row);
        const std::vector<std::string> words = there ? there->words(key) : std::vector<std::string>();
        const auto at = std::ranges::find(words, word);
        if (at == words.end())
            return false;
        const auto index = static_cast<std::size_t>(at - words.begin());
        change(row.kind, [&](const std::string& text) { return withoutElement(text, pathOf(row), key, index); });
        return true;
    }
    void changeWord(const RowRef& row, std::string_view key, const std::string& from, const std::string& to) {
        const SheetRow* there = m_sheet.find(row);
        std::vector<std::string> words = there ? there->words(key) : std::vector<std::string>();
        if (std::ranges::contains(words, from) && removeWord(row, key, from))
            addWord(row, key, to);
    }

    Result<EditedScenario> done(const RowRef& row) && {
        if (m_fault)
            return std::unexpected(std::move(*m_fault));
        return EditedScenario{std::move(m_files), row, std::move(m_also)};
    }

private:
    template <typename F> void change(RowKind kind, F edit) {
        if (m_fault)
            return;
        const std::size_t file = fileOf(kind);
        Result<std::string> edited = edit(m_files.texts[file]);
        if (!edited) {
            m_fault = std::move(edited).error();
            for (Diagnostic& one : *m_fault)
                one.place.file = std::string(scenarioFileNames[file]);
            return;
        }
        m_files.texts[file] = std::move(*edited);
        readInto(m_sheet, m_files, file);
    }

    ScenarioFiles m_files;
    ScenarioSheet m_sheet;
    std::vector<Message> m_also;
    std::optional<Diagnostics> m_fault;
};

/// Keys in other rows that refer to a row of a kind by its id.
struct Naming {
    RowKind kind;
    std::string_view key;
};
std::vector<Naming> namingsOf(RowKind kind) {
    switch (kind) {
    case RowKind::Place:
        return {{RowKind::Way, "a"},        {RowKind::Way, "b"},      {RowKind::Power, "capital"},
                {RowKind::Power, "cities"}, {RowKind::Army, "place"}, {RowKind::Fleet, "place"},
                {RowKind::Unit, "home"}};
    case RowKind::Power:
        return {{RowKind::Power, "war"},
                {RowKind::Power, "alliance"},
                {RowKind::Leader, "power"},
                {RowKind::Army, "power"},
                {RowKind::Fleet, "power"}};
    case RowKind::Leader:
        return {{RowKind::Army, "leader"}, {RowKind::Fleet, "admiral"}};
    default:
        return {};
    }
}

template <typename F> void forRows(const ScenarioSheet& sheet, RowKind kind, F does) {
    const std::size_t rows = sheet.rows(kind).size();
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t units = kind == RowKind::Unit ? sheet.armies[i].units.size() : 1;
        for (std::size_t unit = 0; unit < units; ++unit)
            does(RowRef{kind, i, unit});
    }
}

/// All rows that refer to the id with this key, last first, so that rows can be removed.
std::vector<RowRef> naming(const ScenarioSheet& sheet, const Naming& by, const std::string& id) {
    std::vector<RowRef> rows;
    forRows(sheet, by.kind, [&](const RowRef& ref) {
        const SheetRow& row = *sheet.find(ref);
        if (row.text(by.key) == id || std::ranges::contains(row.words(by.key), id))
            rows.push_back(ref);
    });
    std::ranges::reverse(rows);
    return rows;
}

void rename(Editing& editing, RowKind kind, const std::string& from, const std::string& to) {
    int named = 0;
    for (const Naming& by : namingsOf(kind))
        for (const RowRef& row : naming(editing.sheet(), by, from)) {
            ++named;
            if (editing.sheet().find(row)->text(by.key) == from)
                editing.write(row, by.key, tomlString(to));
            else
                editing.changeWord(row, by.key, from, to);
        }
    if (named > 0)
        editing.say({"Rows that named \"{0}\" now name \"{1}\": {2}.", {from, to, std::to_string(named)}});
}

void removeWays(Editing& editing, const std::string& place) {
    int gone = 0;
    for (const std::string_view end : {"a", "b"})
        for (const RowRef& way : naming(editing.sheet(), {RowKind::Way, end}, place)) {
            editing.removeRow(way);
            ++gone;
        }
    if (gone > 0)
        editing.say({"Its ways have gone with it: {0}.", {std::to_string(gone)}});
}

void removeWords(Editing& editing, std::string_view key, const std::string& id, std::string_view said) {
    int gone = 0;
    for (const RowRef& power : naming(editing.sheet(), {RowKind::Power, key}, id))
        gone += editing.removeWord(power, key, id) ? 1 : 0;
    if (gone > 0)
        editing.say({std::string(said), {std::to_string(gone)}});
}

void removeNamings(Editing& editing, RowKind kind, const std::string& id) {
    switch (kind) {
    case RowKind::Place:
        removeWays(editing, id);
        removeWords(editing, "cities", id, "It is held by nobody any more.");
        break;
    case RowKind::Power:
        removeWords(editing, "war", id, "Wars against it have ended: {0}.");
        removeWords(editing, "alliance", id, "Alliances with it have ended: {0}.");
        break;
    case RowKind::Leader:
        for (const Naming& by : namingsOf(RowKind::Leader))
            for (const RowRef& led : naming(editing.sheet(), by, id)) {
                editing.say({"{0} has no leader now.", {editing.sheet().find(led)->text("name")}});
                editing.write(led, by.key, std::nullopt);
            }
        break;
    default:
        return;
    }
    std::size_t left = 0;
    for (const Naming& by : namingsOf(kind))
        left += naming(editing.sheet(), by, id).size();
    if (left > 0)
        editing.say({"Rows that still name \"{0}\": {1}. They are among the findings.", {id, std::to_string(left)}});
}

std::vector<WrittenField> writtenFields(const std::vector<SheetField>& fields) {
    std::vector<WrittenField> all;
    for (const SheetField& field : fields)
        all.push_back({field.key, written(field.value)});
    return all;
}

std::string unitsOf(const SheetRow& army) {
    std::string list = "[\n";
    for (const SheetRow& unit : army.units) {
        std::string row;
        for (const SheetField& field : unit.fields)
            row += (row.empty() ? "" : ", ") + tomlKey(field.key) + " = " + written(field.value);
        list += "  {" + row + "},\n";
    }
    return list + "]";
}

std::unexpected<Diagnostics> noRow() {
    return failure("campaign-edit", "What was to be edited is not there any more.");
}

RowRef lastOf(const ScenarioSheet& sheet, RowRef ref) {
    if (ref.kind == RowKind::Unit)
        ref.unit = sheet.armies[ref.row].units.size() - 1;
    else
        ref.row = sheet.rows(ref.kind).size() - 1;
    return ref;
}

}  // namespace

std::string freeId(const ScenarioSheet& sheet, RowKind kind, const std::string& stem) {
    for (int number = 1;; ++number)
        if (std::string id = stem + "_" + std::to_string(number); !sheet.rowOf(kind, id))
            return id;
}

Result<EditedScenario> withField(const ScenarioFiles& files, const RowRef& ref, const std::string& key,
                                 const std::optional<SheetValue>& value) {
    Editing editing(files);
    const SheetRow* row = editing.sheet().find(ref);
    if (!row)
        return noRow();
    const std::string before = row->text(key);
    const bool isShared = key == "id" && std::ranges::count(editing.sheet().rows(ref.kind), before,
                                                            [](const SheetRow& one) { return one.text("id"); }) > 1;
    editing.write(ref, key, value ? std::optional(written(*value)) : std::nullopt);
    if (key == "id" && !before.empty() && !isShared && value && std::holds_alternative<std::string>(*value))
        rename(editing, ref.kind, before, std::get<std::string>(*value));
    return std::move(editing).done(ref);
}

Result<EditedScenario> withRowAdded(const ScenarioFiles& files, const RowRef& kind,
                                    const std::vector<SheetField>& fields) {
    Editing editing(files);
    if (kind.kind == RowKind::Unit && kind.row >= editing.sheet().armies.size())
        return noRow();
    editing.addRow(kind, writtenFields(fields));
    const RowRef added = lastOf(editing.sheet(), kind);
    return std::move(editing).done(added);
}

Result<EditedScenario> withRowCopied(const ScenarioFiles& files, const RowRef& ref) {
    Editing editing(files);
    const SheetRow* row = editing.sheet().find(ref);
    if (!row)
        return noRow();
    SheetRow copy = *row;
    for (SheetField& field : copy.fields)
        if (field.key == "id")
            field.value = freeId(editing.sheet(), ref.kind, row->text("id"));
    // A leader commands one army, a city has one owner, and a badge belongs to one power.
    static constexpr std::array<std::string_view, 5> ofOnePower{"cities", "war", "colour", "shape", "letter"};
    std::erase_if(copy.fields, [&](const SheetField& field) {
        return (ref.kind == RowKind::Army && field.key == "leader") ||
               (ref.kind == RowKind::Fleet && field.key == "admiral") ||
               (ref.kind == RowKind::Power && std::ranges::contains(ofOnePower, field.key));
    });
    std::vector<WrittenField> fields = writtenFields(copy.fields);
    if (!copy.units.empty())
        fields.push_back({"unit", unitsOf(copy)});
    editing.addRow(ref, fields);
    const RowRef added = lastOf(editing.sheet(), ref);
    return std::move(editing).done(added);
}

Result<EditedScenario> withRowRemoved(const ScenarioFiles& files, const RowRef& ref) {
    Editing editing(files);
    const SheetRow* row = editing.sheet().find(ref);
    if (!row)
        return noRow();
    const std::string id = row->text("id");
    const bool isOnly =
        std::ranges::count(editing.sheet().rows(ref.kind), id, [](const SheetRow& one) { return one.text("id"); }) == 1;
    editing.removeRow(ref);
    if (!id.empty() && isOnly)
        removeNamings(editing, ref.kind, id);
    return std::move(editing).done(ref);
}

Result<EditedScenario> withOwner(const ScenarioFiles& files, std::size_t place, std::optional<std::size_t> power) {
    Editing editing(files);
    const RowRef ref{RowKind::Place, place, 0};
    if (!editing.sheet().find(ref))
        return noRow();
    const std::string id = editing.sheet().places[place].text("id");
    for (const RowRef& holder : naming(editing.sheet(), {RowKind::Power, "cities"}, id))
        if (!power || holder.row != *power)
            editing.removeWord(holder, "cities", id);
    if (power && !std::ranges::contains(editing.sheet().powers[*power].words("cities"), id))
        editing.addWord({RowKind::Power, *power, 0}, "cities", id);
    return std::move(editing).done(ref);
}

Stance stanceOf(const ScenarioSheet& sheet, std::size_t power, std::size_t other) {
    const std::string id = sheet.powers[other].text("id");
    if (std::ranges::contains(sheet.powers[power].words("war"), id))
        return Stance::War;
    return std::ranges::contains(sheet.powers[power].words("alliance"), id) ? Stance::Alliance : Stance::Neutral;
}

Result<EditedScenario> withStance(const ScenarioFiles& files, std::size_t power, std::size_t other, Stance stance) {
    Editing editing(files);
    if (power >= editing.sheet().powers.size() || other >= editing.sheet().powers.size())
        return noRow();
    for (const auto& [one, two] : {std::pair(power, other), std::pair(other, power)}) {
        const std::string id = editing.sheet().powers[two].text("id");
        const RowRef row{RowKind::Power, one, 0};
        for (const auto& [key, meant] : {std::pair("war", Stance::War), std::pair("alliance", Stance::Alliance)}) {
            const bool says = std::ranges::contains(editing.sheet().powers[one].words(key), id);
            if (says && stance != meant)
                editing.removeWord(row, key, id);
            else if (!says && stance == meant)
                editing.addWord(row, key, id);
        }
    }
    return std::move(editing).done({RowKind::Power, power, 0});
}

}  // namespace ephor::campaign
