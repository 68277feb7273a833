// A list's text as lines and blocks, so that an edit keeps every byte of the unchanged lines.
#pragma once

#include "core/io/lists/edit/army_list_edit.h"
#include "core/io/toml.h"

namespace ephor {

/// A range of lines from 0; `end` is not included.
struct Lines {
    int first = 0;
    int end = 0;

    bool contains(int line) const { return first <= line && line < end; }
};

/// A [[heading]] with everything that belongs to it.
struct Block {
    const toml::table* table = nullptr;
    std::string heading;
    int parent = -1;
    int head = 0;
    int fieldsEnd = 0;  ///< after its own last key
    Lines lines;        ///< with its comments and child blocks
    bool scattered = false;
};

/// The failure of an edit.
std::unexpected<Diagnostics> cannotEdit(Message message, int line = 0);
/// The edited text, after checking that it is still TOML.
Result<EditedList> editedText(std::string text, int line);

/// The line without leading and trailing blanks.
std::string_view trimmedLine(std::string_view line);
/// The leading blanks of a line.
std::string_view indentation(std::string_view line);
/// The byte offset of a column, which counts characters from 1.
std::size_t byteOf(std::string_view line, std::size_t column);
/// The tables under [[key]] headings; empty for any other value.
std::vector<const toml::table*> headed(const toml::node& node);
/// The parent heading: "phalanx" for "phalanx.unit", empty at the top.
std::string parentOf(const std::string& heading);

/// A list's text as lines and blocks.
class ListLines {
public:
    static Result<ListLines> from(std::string_view text);

    /// The block whose heading is in this line (from 1).
    Result<int> blockAt(int line) const;
    const Block& block(int index) const { return m_blocks[static_cast<std::size_t>(index)]; }
    const toml::table& root() const { return m_text.table; }
    int count() const { return static_cast<int>(m_lines.size()); }
    std::vector<std::string> copy(Lines lines) const {
        return {m_lines.begin() + lines.first, m_lines.begin() + lines.end};
    }

    void replaceValue(const toml::node& node, const std::string& value);
    Result<void> removeField(const toml::key& key, const toml::node& node);
    /// Adds a key to the block (-1: the top).
    void addField(int index, std::string_view key, const std::string& value);
    /// The line for a new block under `heading`. If `after` is -1, it goes after the last block of its kind.
    Result<int> placeFor(const std::string& heading, int after, Beside beside) const;
    void remove(Lines lines);
    /// Inserts lines and returns the line (from 1) of the first heading in them.
    int insert(int at, std::vector<std::string> lines);
    std::vector<std::string> newBlock(const std::string& heading, const std::vector<Field>& fields) const;

    /// The text, after checking that it is still TOML.
    Result<EditedList> done(int line) const;

private:
    explicit ListLines(TomlText text);

    void addSpans(const toml::node& node);
    void addBlocks(const toml::table& table, const std::string& prefix, int parent);
    void findParents();
    void measure(int index);
    const std::string& line(int number) const { return m_lines[static_cast<std::size_t>(number)]; }
    bool isComment(int number) const;
    bool isBlank(int number) const { return trimmedLine(line(number)).empty(); }
    bool isAligned() const;
    bool isIn(int block, int ancestor) const;

    TomlText m_text;
    std::vector<std::string> m_lines;
    std::vector<Block> m_blocks;
    std::vector<Lines> m_spans;  ///< values with several lines, in which # begins no comment
    std::string m_ending;
};

}  // namespace ephor
