#include "core/campaign/reports/report_html.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace ephor::campaign {

namespace {

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text)
        html += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return html;
}

}  // namespace

std::string htmlOf(std::string_view report, bool hasTitle) {
    std::vector<std::string_view> lines;
    while (!report.empty()) {
        const std::size_t end = std::min(report.find('\n'), report.size());
        lines.push_back(report.substr(0, end));
        report.remove_prefix(std::min(end + 1, report.size()));
    }
    const auto isItem = [&](std::size_t i) { return i < lines.size() && lines[i].starts_with("  "); };
    std::string html;
    bool isFirst = hasTitle;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t begin = lines[i].find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            continue;
        const std::string text = escaped(lines[i].substr(begin, lines[i].find_last_not_of(" \t\r") - begin + 1));
        const bool listed = isItem(i);
        if (listed && (i == 0 || !isItem(i - 1)))
            html += "<ul>";
        const std::string_view tag = isFirst ? "h1" : listed ? "li" : isItem(i + 1) ? "h2" : "p";
        html += fmt::format("<{0}>{1}</{0}>", tag, text);
        if (listed && !isItem(i + 1))
            html += "</ul>";
        isFirst = false;
    }
    return html;
}

std::string htmlPage(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>{}</title></head>\n<body>{}</body></html>\n",
        escaped(title), body);
}

}  // namespace ephor::campaign
