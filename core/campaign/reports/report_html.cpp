#include "core/campaign/reports/report_html.h"

#include "core/base/html.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

constexpr std::string_view commonStyle = R"(body { font-family: "Noto Serif", Georgia, serif; color: #1d1a15; }
h1 { font-size: 21pt; font-weight: 600; margin-top: 0; margin-bottom: 0; }
h2 { font-size: 12.5pt; font-weight: 600; color: #7a2d1e; margin-top: 12px; margin-bottom: 3px; }
p { margin-top: 3px; margin-bottom: 3px; }
ul { margin-top: 2px; margin-bottom: 2px; }
.name { color: #7a2d1e; margin-bottom: 0; }
.date { color: #5c564b; }
.lead { font-weight: bold; }
th { font-weight: normal; color: #5c564b; text-align: left; white-space: nowrap; border-bottom: 1px solid #8d7f63; }
td { border-bottom: 1px solid #e0d7c2; vertical-align: top; }
.figure { text-align: right; padding-right: 6px; }
.small { font-size: 7.5pt; color: #5c564b; }
pre { font-size: 8.5pt; }
)";

constexpr std::string_view browserStyle = R"(:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.2rem; max-width: 72rem; line-height: 1.45; background: #fbf7ed; }
.head { border-bottom: 3px double #7a2d1e; padding-bottom: .5rem; margin-bottom: .6rem; overflow: hidden; }
.name { font-variant: small-caps; letter-spacing: .04em; }
h2, th { font-variant: small-caps; }
.head .shield { float: right; width: 4rem; height: 4rem; margin-left: 1rem; }
.page { columns: 24rem; column-gap: 2.2rem; }
.section { break-inside: avoid; padding-top: 1rem; }
.section > h2:first-child { margin-top: 0; }
.wide, .columns, .small, figure { column-span: all; break-inside: auto; }
.columns ul { columns: 18rem auto; }
.small { font-size: .78rem; overflow-wrap: anywhere; }
h2 { margin-top: 1rem; break-after: avoid; border-bottom: 1px solid #d9cdb3; }
ul { padding-left: 1.2rem; }
li { break-inside: avoid; }
pre { overflow-x: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .15rem .6rem .15rem 0; }
.figure { padding-right: 14px; }
figure { margin: .8rem 0; }
figure svg, figure img { width: 100%; height: auto; display: block; border: 1px solid #8d7f63; }
@page { size: A4; margin: 15mm; }
@media print {
  body { background: none; padding: 0; max-width: none; font-size: 10pt; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  figure, tr, li, p { break-inside: avoid; page-break-inside: avoid; }
  h2 { break-after: avoid; page-break-after: avoid; }
}
)";

std::string escaped(std::string_view text) { return asHtml(text, HtmlQuotes::Escape); }

std::string element(std::string_view tag, std::string_view kind, std::string_view text) {
    if (text.empty())
        return {};
    return kind.empty() ? fmt::format("<{0}>{1}</{0}>", tag, escaped(text))
                        : fmt::format("<{0} class=\"{1}\">{2}</{0}>", tag, kind, escaped(text));
}

struct HtmlWriter {
    std::string html = {};

    void operator()(const Paragraph& paragraph) {
        html += fmt::format("<p>{}{}</p>\n",
                            paragraph.lead.empty() ? "" : element("span", "lead", paragraph.lead + ".") + " ",
                            escaped(paragraph.text));
    }
    void operator()(const ReportList& list) {
        html += "<ul>";
        for (const std::string& item : list.items)
            html += element("li", {}, item);
        html += "</ul>\n";
    }
    void operator()(const Verbatim& lines) { html += element("pre", {}, lines.lines) + "\n"; }
    void operator()(const ReportTable& table) {
        html += R"(<div class="scroll"><table cellspacing="0" cellpadding="2" width="100%">)";
        html += "<thead>";  // repeated on every page
        row(table, table.columns, "th");
        html += "</thead>";
        for (const std::vector<std::string>& cells : table.rows)
            row(table, cells, "td");
        html += "</table></div>\n";
    }
    void row(const ReportTable& table, const std::vector<std::string>& cells, std::string_view tag) {
        html += "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i)
            html += fmt::format("<{0}{1}>{2}</{0}>", tag,
                                isOfNumbers(table, i) ? R"( align="right" class="figure")" : "", escaped(cells[i]));
        html += "</tr>";
    }
};

std::string_view kindOf(ReportSection::Look look) {
    switch (look) {
    case ReportSection::Look::Normal:
        break;
    case ReportSection::Look::Wide:
        return " wide";
    case ReportSection::Look::Columns:
        return " columns";
    case ReportSection::Look::Small:
        return " small";
    }
    return {};
}

}  // namespace

std::string htmlOf(const Report& report, const ReportArt& art) {
    std::string html = R"(<div class="head">)" + art.shield + element("p", "name", report.campaign) +
                       element("h1", {}, report.title) + element("p", "date", report.date) +
                       "</div>\n<div class=\"page\">\n";
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        const ReportSection& section = report.sections[i];
        if (i == report.mapAt)
            html += art.map;
        HtmlWriter writer;
        for (const ReportPart& part : section.parts)
            std::visit(writer, part);
        html += fmt::format("<div class=\"section{}\">{}\n{}</div>\n", kindOf(section.look),
                            element("h2", {}, section.heading), writer.html);
    }
    if (report.mapAt >= report.sections.size())
        html += art.map;
    return html + "</div>\n";
}

std::string htmlPage(const Report& report, const ReportArt& art) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        "<title>{}</title>\n<style>\n{}{}</style></head>\n<body>{}</body></html>\n",
        escaped(report.campaign.empty() ? report.title : report.campaign + ": " + report.title), commonStyle,
        browserStyle, htmlOf(report, art));
}

std::string_view reportStyle() { return commonStyle; }

}  // namespace ephor::campaign
