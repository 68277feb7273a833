// A report as a value. Its renderers make text and HTML of it, so every report is built and shown in one way.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ephor::campaign {

/// A paragraph. The lead is set in bold type before it, such as "Battle of Eleusis".
struct Paragraph {
    std::string lead;
    std::string text;

    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};
struct ReportList {
    std::vector<std::string> items;

    friend bool operator==(const ReportList&, const ReportList&) = default;
};
/// Each row has as many cells as there are columns. Columns of numbers are aligned to the right.
struct ReportTable {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;

    friend bool operator==(const ReportTable&, const ReportTable&) = default;
};
/// Lines that are shown as they are, such as an order sheet.
struct Verbatim {
    std::string lines;

    friend bool operator==(const Verbatim&, const Verbatim&) = default;
};
using ReportPart = std::variant<Paragraph, ReportList, ReportTable, Verbatim>;

struct ReportSection {
    /// Wide: over the whole width of a page. Columns: a long list in columns. Small: numbers to check dice with.
    enum class Look { Normal, Wide, Columns, Small };

    std::string heading;  ///< empty: a text before or between the headings
    std::vector<ReportPart> parts;
    Look look = Look::Normal;

    friend bool operator==(const ReportSection&, const ReportSection&) = default;
};

struct Report {
    std::string title;     ///< "Report for Athens"
    std::string campaign;  ///< its name
    std::string date = {};
    std::vector<ReportSection> sections = {};
    std::size_t mapAt = std::string::npos;  ///< index of the section that a map stands before; npos: at the end

    /// Adds a section with a list. Does nothing without items.
    void addList(std::string heading, std::vector<std::string> items,
                 ReportSection::Look look = ReportSection::Look::Normal);
    /// Adds a section with a table. Does nothing without rows.
    void addTable(std::string heading, ReportTable table);
    /// Adds a text without a heading.
    void addText(std::string text);
    void add(std::vector<ReportSection> more);

    /// A title, the date, then headings with lines indented by two spaces.
    std::string text() const;

    friend bool operator==(const Report&, const Report&) = default;
};

/// Whether a column has nothing but numbers.
bool isOfNumbers(const ReportTable& table, std::size_t column);
/// The sections of a text that somebody wrote: a line that is followed by indented lines is their heading.
std::vector<ReportSection> sectionsIn(std::string_view text);

}  // namespace ephor::campaign
