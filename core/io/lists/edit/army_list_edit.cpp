#include "core/io/lists/edit/army_list_edit.h"

#include "core/army/field_text.h"
#include "core/io/lists/edit/braced_entry.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>

namespace ephor {

namespace {

/// An entry that is one contiguous part of the text, so it can be removed, copied and moved.
struct WholeBlock {
    ListLines lines;
    Block block;
};

Result<WholeBlock> wholeBlock(std::string_view text, int entry) {
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> index = lines->blockAt(entry);
    if (!index)
        return std::unexpected(index.error());
    const Block block = lines->block(*index);
    if (block.scattered)
        return cannotEdit(
            "What belongs to this table is scattered over the text: put its parts below each other first.", entry);
    return WholeBlock{*std::move(lines), block};
}

/// The lines of a block with flags of these names, relative to its first line, last first.
std::vector<int> linesOfFlags(const Block& block, const std::vector<std::string>& names) {
    std::vector<int> lines;
    const auto add = [&](const toml::table& table) {
        for (auto&& [key, value] : table)
            if (value.is_boolean() && std::ranges::find(names, std::string(key.str())) != names.end())
                lines.push_back(static_cast<int>(key.source().begin.line) - 1 - block.lines.first);
    };
    add(*block.table);
    for (auto&& [key, value] : *block.table)
        for (const toml::table* child : headed(value))
            add(*child);
    std::ranges::sort(lines, std::greater{});
    return lines;
}

}  // namespace

Result<EditedList> withValue(std::string_view text, int entry, std::string_view key,
                             const std::optional<FieldValue>& value) {
    const Result<std::optional<BracedEntry>> braced = BracedEntry::at(text, entry);
    if (!braced || *braced)
        return braced ? (*braced)->withValue(key, value) : std::unexpected(braced.error());
    Result<ListLines> lines = ListLines::from(text);
    const Result<int> index = !lines || entry == 0 ? Result<int>(-1) : lines->blockAt(entry);
    if (!lines || !index)
        return std::unexpected(lines ? index.error() : lines.error());
    const toml::table& table = *index < 0 ? lines->root() : *lines->block(*index).table;
    const auto found = table.find(key);
    if (found != table.cend() && value)
        lines->replaceValue(found->second, tomlValue(*value));
    else if (value)
        lines->addField(*index, key, tomlValue(*value));
    else if (found != table.cend())
        if (Result<void> removed = lines->removeField(found->first, found->second); !removed)
            return std::unexpected(std::move(removed).error());
    return lines->done(entry);
}

Result<EditedList> withEntry(std::string_view text, const std::string& heading, const std::vector<Field>& fields,
                             int after, const std::vector<Entry>& children) {
    const Result<std::optional<BracedEntry>> beside = BracedEntry::at(text, after);
    if (beside && *beside && (*beside)->heading() == heading)
        return (*beside)->withNext(fields);
    // If the entries of this kind are in braces, a [[heading]] would define the same key twice.
    if (const Result<std::optional<BracedEntry>> braced = BracedEntry::lastOf(text, heading, after); braced && *braced)
        return (*braced)->withNext(fields);
    Result<ListLines> lines = ListLines::from(text);
    if (!lines)
        return std::unexpected(std::move(lines).error());
    const Result<int> block = after > 0 ? lines->blockAt(after) : Result<int>(-1);
    const Result<int> at = lines->placeFor(heading, block.value_or(-1), Beside::Behind);
    if (!at)
        return std::unexpected(at.error());
    std::vector<std::string> written = lines->newBlock(heading, fields);
    for (const Entry& child : children) {
        const std::vector<std::string> inner = lines->newBlock(heading + "." + child.table, child.fields);
        written.emplace_back();
        written.insert(written.end(), inner.begin(), inner.end());
    }
    return lines->done(lines->insert(*at, std::move(written)));
}

Result<EditedList> withoutEntry(std::string_view text, int entry) {
    const Result<std::optional<BracedEntry>> braced = BracedEntry::at(text, entry);
    if (!braced || *braced)
        return braced ? (*braced)->without() : std::unexpected(braced.error());
    Result<WholeBlock> whole = wholeBlock(text, entry);
    if (!whole)
        return std::unexpected(std::move(whole).error());
    whole->lines.remove(whole->block.lines);
    return whole->lines.done(0);
}

Result<EditedList> withCopy(std::string_view text, int entry, const std::vector<std::string>& without) {
    const Result<std::optional<BracedEntry>> braced = BracedEntry::at(text, entry);
    if (!braced || *braced)
        return braced ? (*braced)->withCopy(without) : std::unexpected(braced.error());
    Result<WholeBlock> whole = wholeBlock(text, entry);
    if (!whole)
        return std::unexpected(std::move(whole).error());
    std::vector<std::string> copy = whole->lines.copy(whole->block.lines);
    for (const int line : linesOfFlags(whole->block, without))
        copy.erase(copy.begin() + line);
    return whole->lines.done(whole->lines.insert(whole->block.lines.end, std::move(copy)));
}

Result<EditedList> withEntryMoved(std::string_view text, int entry, int target, Beside beside) {
    for (const int line : {entry, target})
        if (const Result<std::optional<BracedEntry>> braced = BracedEntry::at(text, line); !braced || *braced)
            return cannotEdit(
                "What stands in braces is moved in the text: cut its line there, and paste it where it belongs.", line);
    Result<WholeBlock> whole = wholeBlock(text, entry);
    if (!whole)
        return std::unexpected(std::move(whole).error());
    ListLines& lines = whole->lines;
    const Block& block = whole->block;
    const Result<int> to = lines.blockAt(target);
    if (!to)
        return std::unexpected(to.error());
    const Result<int> at = lines.placeFor(block.heading, *to, beside);
    if (!at)
        return std::unexpected(at.error());
    if (block.lines.first <= *at && *at <= block.lines.end)
        return EditedList{std::string(text), entry};
    const int before = lines.count();
    const int head = lines.insert(*at, lines.copy(block.lines));
    const int added = lines.count() - before;
    if (*at <= block.lines.first) {
        lines.remove({block.lines.first + added, block.lines.end + added});
        return lines.done(head);
    }
    lines.remove(block.lines);
    return lines.done(head - (before + added - lines.count()));
}

}  // namespace ephor
