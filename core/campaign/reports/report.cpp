#include "core/campaign/reports/report.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace ephor::campaign {

namespace {

constexpr std::string_view lineIndent = "  ";
constexpr std::string_view columnGap = "  ";  ///< between the columns of a table

/// Letters, not bytes: UTF-8 continues a letter with bytes of 10xxxxxx.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& cell, std::size_t width, bool toTheRight) {
    const std::string blanks(width - std::min(width, widthOf(cell)), ' ');
    return toTheRight ? blanks + cell : cell + blanks;
}

struct TextWriter {
    std::string_view before;  ///< each line
    std::string text = {};

    void operator()(const Paragraph& paragraph) {
        text += fmt::format("{}{}{}{}\n", before, paragraph.lead, paragraph.lead.empty() ? "" : ". ", paragraph.text);
    }
    void operator()(const ReportList& list) {
        for (const std::string& item : list.items)
            text += fmt::format("{}{}\n", lineIndent, item);
    }
    void operator()(const Verbatim& lines) { text += lines.lines; }
    void operator()(const ReportTable& table) {
        std::vector<std::vector<std::string>> lines{table.columns};
        lines.insert(lines.end(), table.rows.begin(), table.rows.end());
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            std::size_t width = 0;
            for (const std::vector<std::string>& line : lines)
                width = std::max(width, widthOf(line[column]));
            const bool toTheRight = isOfNumbers(table, column);
            for (std::vector<std::string>& line : lines)
                line[column] = padded(line[column], width, toTheRight);
        }
        for (const std::vector<std::string>& line : lines) {
            std::string row = fmt::format("{}{}", lineIndent, fmt::join(line, columnGap));
            row.erase(row.find_last_not_of(' ') + 1);
            text += row + "\n";
        }
    }
};

std::vector<std::string_view> linesIn(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace

void Report::addList(std::string heading, std::vector<std::string> items, ReportSection::Look look) {
    if (!items.empty())
        sections.push_back({std::move(heading), {ReportList{std::move(items)}}, look});
}

void Report::addTable(std::string heading, ReportTable table) {
    if (!table.rows.empty())
        sections.push_back({std::move(heading), {std::move(table)}, ReportSection::Look::Wide});
}

void Report::addText(std::string text) {
    sections.push_back({{}, {Paragraph{{}, std::move(text)}}, ReportSection::Look::Wide});
}

void Report::add(std::vector<ReportSection> more) {
    sections.insert(sections.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::string Report::text() const {
    std::string all = title + "\n";
    if (!campaign.empty() || !date.empty())
        all += fmt::format("{}{}{}\n", campaign, campaign.empty() || date.empty() ? "" : ". ", date);
    for (const ReportSection& section : sections) {
        TextWriter writer{section.heading.empty() ? std::string_view() : lineIndent};
        for (const ReportPart& part : section.parts)
            std::visit(writer, part);
        all += section.heading.empty() ? "\n" : fmt::format("\n{}\n", section.heading);
        all += writer.text;
    }
    return all;
}

bool isOfNumbers(const ReportTable& table, std::size_t column) {
    const auto isNumber = [&](const std::vector<std::string>& row) {
        return row[column].find_first_not_of("-0123456789") == std::string::npos;
    };
    return std::ranges::all_of(table.rows, isNumber);
}

std::vector<ReportSection> sectionsIn(std::string_view text) {
    const std::vector<std::string_view> lines = linesIn(text);
    const auto isItem = [&](std::size_t i) { return i < lines.size() && lines[i].starts_with(lineIndent); };
    std::vector<ReportSection> sections;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t begin = lines[i].find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            continue;
        std::string words(lines[i].substr(begin, lines[i].find_last_not_of(" \t\r") - begin + 1));
        if (!isItem(i) && isItem(i + 1)) {
            sections.push_back({std::move(words), {ReportList{}}});
        } else if (!isItem(i)) {
            if (sections.empty() || !sections.back().heading.empty())
                sections.push_back({{}, {}, ReportSection::Look::Wide});
            sections.back().parts.emplace_back(Paragraph{{}, std::move(words)});
        } else {
            if (sections.empty())
                sections.push_back({{}, {ReportList{}}, ReportSection::Look::Wide});
            if (!std::holds_alternative<ReportList>(sections.back().parts.back()))
                sections.back().parts.emplace_back(ReportList{});
            std::get<ReportList>(sections.back().parts.back()).items.push_back(std::move(words));
        }
    }
    return sections;
}

}  // namespace ephor::campaign
