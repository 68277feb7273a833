// A list's text as lines and blocks, so that an edit changes some lines and leaves every byte of the others.
#pragma once

#include "core/io/army_list_edit.h"
#include "core/io/toml.h"

namespace ephor {

/// Lines from 0, the end not included.
struct Lines {
    int first = 0;
    int end = 0;

    bool contains(int line) const { return first <= line && line < end; }
};

/// A [[heading]] with all that stands under it.
struct Block {
    const toml::table* table = nullptr;
    std::string heading;
    int parent = -1;
    int head = 0;
    int fieldsEnd = 0;  ///< behind its own last key
    Lines lines;        ///< with its comments and the blocks within it
    bool scattered = false;
};

/// Why an edit cannot be made.
std::unexpected<Diagnostics> cannotEdit(Message message, int line = 0);
/// An edited text, once it was found to be TOML still.
Result<EditedList> editedText(std::string text, int line);

/// Without blanks at either end.
std::string_view trimmedLine(std::string_view line);
/// The blanks that a line begins with.
std::string_view indentation(std::string_view line);
/// The byte of a column, which counts characters from 1.
std::size_t byteOf(std::string_view line, std::size_t column);
/// The last line of a value and all that is in it.
int lastLineOf(const toml::node& node);
/// The tables of [[key]] headings; empty for every other value.
std::vector<const toml::table*> headed(const toml::node& node);
/// "phalanx" of "phalanx.unit"; empty at the top.
std::string parentOf(const std::string& heading);

/// A list's text as lines and blocks.
class ListLines {
public:
    static Result<ListLines> from(std::string_view text);

    /// The block whose heading stands in a line (from 1).
    Result<int> blockAt(int line) const;
    const Block& block(int index) const { return m_blocks[static_cast<std::size_t>(index)]; }
    const toml::table& root() const { return m_text.table; }
    int count() const { return static_cast<int>(m_lines.size()); }
    std::vector<std::string> copy(Lines lines) const {
        return {m_lines.begin() + lines.first, m_lines.begin() + lines.end};
    }

    void replaceValue(const toml::node& node, const std::string& value);
    Result<void> removeField(const toml::key& key, const toml::node& node);
    /// One more key of the block (-1: the top).
    void addField(int index, std::string_view key, const std::string& value);
    /// Where a block under `heading` goes; `after` -1: behind the last of its kind.
    Result<int> placeFor(const std::string& heading, int after, Beside beside) const;
    void remove(Lines lines);
    /// The line (from 1) of the first heading that was put in.
    int insert(int at, std::vector<std::string> lines);
    std::vector<std::string> newBlock(const std::string& heading, const std::vector<Field>& fields) const;

    /// The text, once it was found to be TOML still.
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
    std::vector<Lines> m_spans;  ///< of values over several lines, where # begins no comment
    std::string m_ending;
};

}  // namespace ephor
