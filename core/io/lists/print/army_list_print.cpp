// Lists as text, tables and JSON.
#include "core/army/figures.h"
#include "core/base/toml_text.h"
#include "core/io/lists/army_list_json.h"
#include "core/io/lists/print/list_verdict.h"
#include "core/io/lists/print/text_cells.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using OrderedJson = nlohmann::ordered_json;

std::string dumped(const OrderedJson& json) {
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::string padded(const std::string& text, std::size_t width) {
    const auto length = static_cast<std::size_t>(characters(text));
    return text + std::string(width > length ? width - length : 0, ' ');
}

std::string counted(const ListRow& row) {
    return row.count == 1 ? row.name : fmt::format("{} × {}", row.count, row.name);
}
/// A general of O/THW has points but no troop type.
std::string typeOf(const ListRow& row) { return row.type ? row.type->name : row.points ? "–" : "unknown type"; }
std::string pointsOf(const ListRow& row) { return row.points ? std::to_string(*row.points) : "–"; }

/// False for a game without points, such as DBA.
bool hasPoints(const ListSummary& summary) {
    return summary.cost || std::ranges::any_of(summary.rows, [](const ListRow& row) { return row.points.has_value(); });
}

std::string total(const ListSummary& summary, const ArmyList& list) {
    std::string units = fmt::format("{} {}", summary.units, summary.units == 1 ? "unit" : "units");
    if (!hasPoints(summary))
        return units;
    std::string text = summary.cost ? fmt::format("{} points", *summary.cost) : "points not known";
    if (const auto* limit = list.value<std::int64_t>("limit"))
        text += fmt::format(" of {}", *limit);
    return text + ", " + units;
}

std::string remarksOf(const ListRow& row) {
    return inOneLine(row.leader) + (row.leader.empty() || row.remarks.empty() ? "" : "; ") + inOneLine(row.remarks);
}

/// True for the first row of a phalanx or retinue, which gets a heading.
bool beginsGroup(const ListSummary& summary, const ListRow& row) {
    return !row.group.empty() && (&row == &summary.rows.front() || (&row - 1)->group != row.group);
}

std::string traitsOf(const ListRow& row) { return row.type ? traitWords(*row.type) : std::string{}; }

/// System and state for display: "syracuse" becomes "Syracuse".
std::string underSystem(const ArmyList& list, const RuleSystem& system) {
    return system.info().name + (list.state.empty() ? "" : ", " + keyAsHeading(list.state));
}

bool hasTraits(const ListSummary& summary) {
    return std::ranges::any_of(summary.rows, [](const ListRow& row) { return !traitsOf(row).empty(); });
}

/// The figures that any type of the list has, in order of first appearance.
std::vector<std::string> statKeys(const ListSummary& summary) {
    std::vector<std::string> keys;
    for (const ListRow& row : summary.rows)
        if (row.type)
            for (const Stat& stat : row.type->stats)
                if (std::ranges::find(keys, stat.key) == keys.end())
                    keys.push_back(stat.key);
    return keys;
}

std::string statOf(const ListRow& row, const std::string& key) {
    const bool has = row.type && std::ranges::find(row.type->stats, key, &Stat::key) != row.type->stats.end();
    return has ? std::to_string(row.type->stat(key)) : "–";
}

std::string htmlText(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
        }
    }
    return out;
}

constexpr std::string_view style = R"(
body { font: 11pt/1.4 "Noto Serif", Georgia, serif; color: #222; background: #fff; max-width: 60em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.5em; margin: 0; }
p { margin: .3em 0 1em; color: #555; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3em .5em; text-align: left; vertical-align: top; border-bottom: 1px solid #ccc; }
th { border-bottom: 2px solid #222; font-weight: 600; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tfoot td { border-bottom: none; border-top: 2px solid #222; font-weight: 600; }
tr { break-inside: avoid; }
tr.group { break-after: avoid; }
tr.group td { padding-top: 1em; }
thead { display: table-header-group; }
@media print { body { margin: 0; max-width: none; font-size: 9pt; } @page { margin: 1.5cm; } }
)";

}  // namespace

std::string listAsText(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults) {
    const ListSummary summary = system.summary(list);
    const bool points = hasPoints(summary);
    std::string out = list.name + "\n";
    if (const std::string verdict = notLegalLine(faults); !verdict.empty())
        out += verdict + "\n";
    out += underSystem(list, system) + "\n";
    for (const Message& line : summary.about)
        out += toText(line) + "\n";
    if (const std::string note = list.text("note"); !note.empty())
        out += note + "\n";
    std::size_t nameWidth = 4;
    std::size_t typeWidth = 4;
    for (const ListRow& row : summary.rows) {
        nameWidth = std::max(nameWidth, static_cast<std::size_t>(characters(counted(row))));
        typeWidth = std::max(typeWidth, static_cast<std::size_t>(characters(typeOf(row))));
    }
    if (summary.rows.empty() || summary.rows.front().group.empty())
        out += "\n";
    for (const ListRow& row : summary.rows) {
        if (beginsGroup(summary, row))
            out += "\n" + row.group + "\n";
        std::string line = "  " + padded(counted(row), nameWidth) + "  " + padded(typeOf(row), typeWidth) +
                           (points ? fmt::format("  {:>4}", pointsOf(row)) : "") + "  " + remarksOf(row);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out + "\n" + total(summary, list) + "\n";
}

std::string listAsMarkdown(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults) {
    const ListSummary summary = system.summary(list);
    const bool traits = hasTraits(summary);
    const bool points = hasPoints(summary);
    std::string out = fmt::format("# {}\n\n", markdownText(list.name));
    if (const std::string verdict = notLegalLine(faults); !verdict.empty())
        out += "**" + markdownText(verdict) + "**\n\n";
    out += markdownText(underSystem(list, system)) + "\n";
    for (const Message& line : summary.about)
        out += "\n" + markdownText(toText(line)) + "\n";
    if (const std::string note = list.text("note"); !note.empty())
        out += "\n" + markdownText(note) + "\n";
    out += fmt::format("\n| Unit | Type |{}{} Remarks |\n| --- | --- |{}{} --- |\n", traits ? " Traits |" : "",
                       points ? " Points |" : "", traits ? " --- |" : "", points ? " ---: |" : "");
    for (const ListRow& row : summary.rows) {
        if (beginsGroup(summary, row))
            out += fmt::format("| **{}** | |{}{} |\n", markdownText(row.group), traits ? " |" : "", points ? " |" : "");
        out += fmt::format("| {} | {} |{}{} {} |\n", markdownText(counted(row)), markdownText(typeOf(row)),
                           traits ? " " + markdownText(traitsOf(row)) + " |" : "",
                           points ? " " + pointsOf(row) + " |" : "", markdownText(remarksOf(row)));
    }
    return out + "\n" + total(summary, list) + "\n";
}

std::string listAsHtml(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults) {
    const ListSummary summary = system.summary(list);
    const bool traits = hasTraits(summary);
    const bool points = hasPoints(summary);
    std::vector<std::string> stats = statKeys(summary);
    std::erase_if(stats, [](const std::string& key) { return !isForTheTable(key); });
    const std::size_t columns = stats.size() + 3 + (traits ? 1 : 0) + (points ? 1 : 0);
    std::string out = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
        htmlText(list.name), style);
    out += fmt::format("<h1>{}</h1>\n", htmlText(list.name));
    if (const std::string verdict = notLegalLine(faults); !verdict.empty())
        out += fmt::format("<p><b>{}</b></p>\n", htmlText(verdict));
    out += fmt::format("<p>{}</p>\n", htmlText(underSystem(list, system)));
    for (const Message& line : summary.about)
        out += fmt::format("<p>{}</p>\n", htmlText(toText(line)));
    if (const std::string note = list.text("note"); !note.empty())
        out += fmt::format("<p>{}</p>\n", htmlText(note));
    out += "<table>\n<thead><tr><th>Unit</th><th>Type</th>";
    for (const std::string& key : stats)
        out += fmt::format("<th class=\"number\">{}</th>", htmlText(keyAsHeading(key)));
    out += fmt::format("{}{}<th>Remarks</th></tr></thead>\n<tbody>\n", traits ? "<th>Traits</th>" : "",
                       points ? "<th class=\"number\">Points</th>" : "");
    for (const ListRow& row : summary.rows) {
        if (beginsGroup(summary, row))
            out += fmt::format("<tr class=\"group\"><td colspan=\"{}\"><b>{}</b></td></tr>\n", columns,
                               htmlText(row.group));
        out += fmt::format("<tr><td>{}</td><td>{}</td>", htmlText(counted(row)), htmlText(typeOf(row)));
        for (const std::string& key : stats)
            out += fmt::format("<td class=\"number\">{}</td>", statOf(row, key));
        out += fmt::format("{}{}<td>{}</td></tr>\n", traits ? "<td>" + htmlText(traitsOf(row)) + "</td>" : "",
                           points ? "<td class=\"number\">" + pointsOf(row) + "</td>" : "", htmlText(remarksOf(row)));
    }
    out += fmt::format("</tbody>\n<tfoot><tr><td colspan=\"{}\">{}</td></tr></tfoot>\n</table>\n</body>\n</html>\n",
                       columns, htmlText(total(summary, list)));
    return out;
}

std::string listAsCsv(const ArmyList& list, const RuleSystem& system) {
    const ListSummary summary = system.summary(list);
    const std::vector<std::string> stats = statKeys(summary);
    std::string out = "name,type,count,points";
    for (const std::string& key : stats)
        out += "," + csvCell(key);
    out += ",traits,remarks,group\r\n";
    for (const ListRow& row : summary.rows) {
        out += csvCell(row.name) + "," + csvCell(row.type ? row.type->id : "") + "," + std::to_string(row.count) + "," +
               (row.points ? std::to_string(*row.points) : "");
        for (const std::string& key : stats)
            out += "," + (statOf(row, key) == "–" ? std::string{} : statOf(row, key));
        out += "," + csvCell(traitsOf(row)) + "," + csvCell(remarksOf(row)) + "," + csvCell(row.group) + "\r\n";
    }
    return out;
}

std::string listAsJson(const ArmyList& list, const RuleSystem& system) {
    const ListSummary summary = system.summary(list);
    OrderedJson rows = OrderedJson::array();
    for (const ListRow& row : summary.rows) {
        OrderedJson json{{"name", row.name},
                         {"type", row.type ? OrderedJson(row.type->id) : OrderedJson()},
                         {"count", row.count},
                         {"points", row.points ? OrderedJson(*row.points) : OrderedJson()}};
        OrderedJson stats = OrderedJson::object();
        if (row.type)
            for (const Stat& stat : row.type->stats)
                stats[stat.key] = stat.value;
        json["stats"] = std::move(stats);
        json["traits"] = row.type ? OrderedJson(row.type->traits) : OrderedJson::array();
        json["group"] = row.group;
        json["remarks"] = remarksOf(row);
        rows.push_back(std::move(json));
    }
    OrderedJson about = OrderedJson::array();
    for (const Message& line : summary.about)
        about.push_back(toText(line));
    return dumped({{"system", list.system},
                   {"rules", list.rules},
                   {"name", list.name},
                   {"state", list.state},
                   {"about", std::move(about)},
                   {"cost", summary.cost ? OrderedJson(*summary.cost) : OrderedJson()},
                   {"units", summary.units},
                   {"rows", std::move(rows)},
                   {"list", OrderedJson::parse(toJsonText(list))}});
}

std::string checkAsJson(const ReadList& read, std::string_view file) {
    OrderedJson diagnostics = OrderedJson::array();
    for (const Diagnostic& d : read.diagnostics) {
        OrderedJson fixes = OrderedJson::array();
        for (const Fix& fix : d.fixes)
            fixes.push_back({{"label", toText(fix.label)},
                             {"line", fix.line},
                             {"column", fix.column},
                             {"length", fix.length},
                             {"lines", fix.wholeLines},
                             {"text", fix.text}});
        diagnostics.push_back({{"severity", name(d.severity)},
                               {"code", d.code},
                               {"line", d.place.line},
                               {"column", d.place.column},
                               {"message", toText(d.message)},
                               {"rule", d.rule},
                               {"fix", d.fixes.empty() ? OrderedJson() : OrderedJson(toText(d.fixes.front().label))},
                               {"fixes", std::move(fixes)}});
    }
    const bool known = read.list && read.system;
    const ListSummary summary = known ? read.system->summary(*read.list) : ListSummary{};
    return dumped({{"file", file},
                   {"system", read.list ? read.list->system : ""},
                   {"name", read.list ? read.list->name : ""},
                   {"valid", read.list.has_value() && !hasErrors(read.diagnostics)},
                   {"cost", known && summary.cost ? OrderedJson(*summary.cost) : OrderedJson()},
                   {"units", summary.units},
                   {"diagnostics", std::move(diagnostics)}});
}

}  // namespace ephor
