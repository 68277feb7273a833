// ephorctl list check, show, convert; also adds the other commands of the family.
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/list/list_best.h"
#include "app/ephorctl/list/list_diff.h"
#include "app/ephorctl/list/list_exchange.h"
#include "app/ephorctl/list/list_input.h"
#include "app/ephorctl/terminal.h"
#include "core/io/lists/army_list_json.h"
#include "core/io/lists/list_event.h"
#include "core/io/lists/print/list_chat.h"
#include "core/rules/builtin.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace ephor::ctl {

namespace {

struct ListArguments {
    std::vector<std::string> files;
    std::vector<std::string> packs;
    std::string event;  ///< a file; empty: none
    std::string from;
    std::string to;
    std::string format;  ///< empty: by the extension of `to`
    bool json = false;
};

std::string endingOf(const std::string& file) { return std::filesystem::path(file).extension().string(); }

/// A list for `show` or `convert`, which accept lists with errors; prints its diagnostics.
Outcome<ReadList> readKnownList(const std::string& file) {
    Outcome<ReadList> read = readOfKnownSystem(file);
    if (read)
        say(read->diagnostics);
    return read;
}

std::string verdict(const ReadList& read, const std::string& file) {
    if (hasErrors(read.diagnostics) || !read.system)
        return fmt::format("{}: not valid\n", shownName(file));
    const ListSummary summary = read.system->summary(*read.list);
    return fmt::format("{}: valid; {}, {}, {} {}\n", shownName(file), read.list->name,
                       summary.cost ? fmt::format("{} points", *summary.cost) : "points not known", summary.units,
                       summary.units == 1 ? "unit" : "units");
}

Outcome<std::optional<ListEvent>> eventOf(const ListArguments& given) {
    if (given.event.empty())
        return std::optional<ListEvent>{};
    const Outcome<std::string> text = readInput(given.event, largestEvent);
    if (!text)
        return std::unexpected(text.error());
    Result<ListEvent> event = readListEvent(*text, shownName(given.event), findSystem, systemIds());
    if (!event)
        return trouble(ExitStatus::Unreadable, std::move(event.error()));
    return std::optional(*std::move(event));
}

/// The day of a file's last change, in UTC; empty for standard input.
std::string dayOfFile(const std::string& file) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time(file, error);
    if (error)
        return {};
    const std::chrono::year_month_day day(
        std::chrono::floor<std::chrono::days>(std::chrono::clock_cast<std::chrono::system_clock>(time)));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
}

/// Checks every file, even after one that cannot be read; the exit status is the worst of all.
Outcome<ExitStatus> check(const ListArguments& given) {
    const Outcome<std::optional<ListEvent>> event = eventOf(given);
    if (!event)
        return std::unexpected(event.error());
    ExitStatus status = ExitStatus::Yes;
    Json all = Json::array();
    std::string text;
    for (const std::string& file : given.files) {
        Outcome<ReadList> read = readList(file);
        if (read && *event)
            std::ranges::move(checkForEvent(**event, *read, dayOfFile(file)), std::back_inserter(read->diagnostics));
        const Diagnostics& faults = read ? read->diagnostics : read.error().faults;
        if (!read)
            status = std::max(status, read.error().status);  // without Qt, a roster is wrong usage
        else if (hasErrors(faults))
            status = std::max(status, ExitStatus::No);
        if (!given.json)
            say(faults);
        if (!read && !given.json)
            continue;
        if (!read) {
            say(faults);
            read = ReadList{{}, nullptr, faults};
        }
        all.push_back(Json::parse(checkAsJson(*read, file)));
        const std::optional<RulesChange> change = rulesChange(*read, file, given.packs);
        if (change)
            all.back()["rules_change"] = rulesChangeJson(change);
        if (!given.json)
            text += verdict(*read, file) + rulesChangeText(change);
    }
    if (given.json)
        return printJson(all.size() == 1 ? all.front() : all, status);
    return print(text, status);
}

/// The list in one of the formats of `show`.
Outcome<std::string> formatted(const ReadList& read, const std::string& format) {
    if (format == "pdf")
        return listAsPdf(read);
    if (format == "page")
        return listAsPage(read);
    if (format == "png")
        return listAsPng(read);
    if (format == "discord" || format == "forum")
        return listForChat(*read.list, *read.system, format == "forum" ? ChatForm::Forum : ChatForm::Discord);
    if (format == "html")
        return listAsHtml(*read.list, *read.system, read.diagnostics);
    if (format == "markdown")
        return listAsMarkdown(*read.list, *read.system, read.diagnostics);
    if (format == "csv")
        return listAsCsv(*read.list, *read.system);
    if (format == "json")
        return listAsJson(*read.list, *read.system);
    return listAsText(*read.list, *read.system, read.diagnostics);
}

/// The given format, otherwise that of the output file's extension, otherwise text.
std::string formatOf(const ListArguments& given) {
    static const std::map<std::string, std::string> ofEnding{{".pdf", "pdf"},     {".html", "html"}, {".htm", "html"},
                                                             {".md", "markdown"}, {".csv", "csv"},   {".json", "json"},
                                                             {".png", "png"}};
    if (given.json)
        return "json";
    if (!given.format.empty())
        return given.format;
    const auto found = ofEnding.find(endingOf(given.to));
    return found == ofEnding.end() ? "text" : found->second;
}

Outcome<ExitStatus> show(const ListArguments& given) {
    const std::string format = formatOf(given);
    if ((format == "pdf" || format == "png") && given.to.empty() && isTerminal(Stream::Output))
        return wrongUsage(
            "A PDF or a picture is nothing to read in a terminal: name a file with --output, or send it elsewhere.");
    const Outcome<ReadList> read = readKnownList(given.from);
    if (!read)
        return std::unexpected(read.error());
    const Outcome<std::string> bytes = formatted(*read, format);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (given.to.empty())
        return print(*bytes);
    if (Outcome<void> written = writeOutput(given.to, *bytes); !written)
        return std::unexpected(written.error());
    return ExitStatus::Yes;
}

Outcome<void> checkEnding(const std::string& file) {
    const std::string ending = endingOf(file);
    if (ending == ".toml" || ending == ".json" || isRoster(file))
        return {};
    return std::unexpected(
        wrongUsage(
            Message(
                "{0}: the ending says what kind of file it is, and this one is not known. There are .toml, .json, .ros and "
                ".rosz.",
                {file}))
            .error());
}

/// Writes a roster and returns what is not in it, including the comments and layout of a TOML list.
Outcome<Diagnostics> writeRoster(const ReadList& read, const ListArguments& given) {
    Outcome<Diagnostics> lost = writeRosterFile(read, given.to);
    const Outcome<std::string> text = readInput(given.from, largestList);
    if (lost && text && endingOf(given.from) == ".toml" && *text != toToml(*read.list))
        lost->push_back({Severity::Advice,
                         "roster-lost",
                         {},
                         "Not in the roster: comments, blank lines and the order of keys. Keep the text.",
                         {},
                         {}});
    return lost;
}

Outcome<ExitStatus> convert(const ListArguments& given) {
    for (const std::string& file : {given.from, given.to})
        if (Outcome<void> fits = checkEnding(file); !fits)
            return std::unexpected(fits.error());
    const Outcome<ReadList> read = readKnownList(given.from);
    if (!read)
        return std::unexpected(read.error());
    Outcome<Diagnostics> lost;
    if (isRoster(given.to))
        lost = writeRoster(*read, given);
    else if (Outcome<void> written =
                 writeOutput(given.to, endingOf(given.to) == ".json" ? toJsonText(*read->list) : toToml(*read->list));
             !written)
        lost = std::unexpected(written.error());
    if (!lost)
        return std::unexpected(lost.error());
    if (given.json)
        return printJson({{"in", given.from}, {"out", given.to}, {"name", read->list->name}, {"lost", toJson(*lost)}});
    say(*lost);
    return ExitStatus::Yes;
}

}  // namespace

void addList(CLI::App& app, Action& action) {
    CLI::App* list = app.add_subcommand("list", "Army lists: check, show, compare, find the best, convert, exchange");
    list->require_subcommand(1);
    auto given = std::make_shared<ListArguments>();

    CLI::App* checking = list->add_subcommand("check", "Check a list; exit status 1 if it is not valid");
    checking->add_option("FILE", given->files, "Army lists")->required()->check(isFileName);
    checking
        ->add_option("--before", given->packs,
                     "Folder of the pack, or of packs, that the list was written for; changes since then are listed")
        ->option_text("FOLDER")
        ->check(isFileName);
    checking
        ->add_option("--event", given->event,
                     "The organiser's event file; its limits, rules and deadline are checked, too")
        ->option_text("FILE")
        ->check(isFileName);
    checking->add_flag("--json", given->json, "One JSON document; an array for several files");
    checking->callback([&action, given] { action = [given] { return check(*given); }; });

    CLI::App* showing = list->add_subcommand("show", "Show a list: as text, table or JSON");
    showing->add_option("FILE", given->from, "Army list")->required()->check(isFileName);
    showing
        ->add_option(
            "--format", given->format,
            "text, markdown, discord, forum, html, page, pdf, png, csv or json; default: by the ending of OUT, or text")
        ->check(CLI::IsMember({"text", "markdown", "discord", "forum", "html", "page", "pdf", "png", "csv", "json"}));
    showing
        ->add_option("-o,--output", given->to,
                     "Write to this file; default: standard output, for a PDF or picture not a terminal")
        ->option_text("OUT")
        ->check(isOutputName);
    showing->add_flag("--json", given->json, "As --format json");
    showing->callback([&action, given] { action = [given] { return show(*given); }; });

    CLI::App* converting =
        list->add_subcommand("convert", "Convert a list by the endings of the files: .toml, .json, .ros, .rosz");
    converting->add_option("IN", given->from, "Army list")->required()->check(isFileName);
    converting->add_option("OUT", given->to, "File to write")->required()->check(isFileName);
    converting->add_flag("--json", given->json, "Name what was written as one JSON document");
    converting->callback([&action, given] { action = [given] { return convert(*given); }; });

    addListBest(*list, action);
    addListDiff(*list, action);
    addListExchange(*list, action);
}

}  // namespace ephor::ctl
