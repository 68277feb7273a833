// ephorctl list code, scan, bsdata; rosters as input and output of the other list commands.
#include "app/ephorctl/list/list_exchange.h"

#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/list/list_input.h"
#include "core/army/list_differences.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/rules/builtin.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/pasted_list.h"
#include "models/exchange/roster.h"

#include <filesystem>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ExchangeArguments {
    std::string file;
    std::string against;
    std::string to;
    bool json = false;
};

Outcome<ExitStatus> code(const ExchangeArguments& given) {
    const Outcome<ReadList> read = readOfKnownSystem(given.file);
    if (!read)
        return std::unexpected(read.error());
    say(read->diagnostics);
    const ListSchema& schema = read->system->info().list;
    const std::string fingerprint = shownFingerprint(fingerprintOf(*read->list, schema));
    const std::vector<std::string> codes = codesOf(*read->list, schema);
    if (codes.empty())
        return trouble(ExitStatus::No, {{Severity::Error,
                                         "code-too-large",
                                         {shownName(given.file), 0, 0},
                                         "The list is too large for list codes; send the file itself.",
                                         {},
                                         {}}});
    if (given.json)
        return printJson({{"name", read->list->name}, {"fingerprint", fingerprint}, {"codes", codes}});
    std::string text = fmt::format("{}\nfingerprint {}\n", read->list->name, fingerprint);
    for (const std::string& one : codes)
        text += one + "\n";
    return print(text);
}

/// Prints the differences of two lists. They are the same where their contents are the same.
Outcome<ExitStatus> compare(const ReadList& read, const ScannedList& scanned, const ExchangeArguments& given) {
    const Outcome<ReadList> other = readOfKnownSystem(given.against);
    if (!other)
        return std::unexpected(other.error());
    const Digest digest = fingerprintOf(*other->list, other->system->info().list);
    const std::string theirs = scanned.isWeak ? shownWeakFingerprint(digest) : shownFingerprint(digest);
    Json differences = Json::array();
    std::string text;
    for (const Message& difference : differencesOf(*read.list, *other->list, read.system->info().list)) {
        differences.push_back(toText(difference));
        text += "  " + toText(difference) + "\n";
    }
    const bool same = differences.empty();
    const ExitStatus status = same ? ExitStatus::Yes : ExitStatus::No;
    if (given.json)
        return printJson({{"name", read.list->name},
                          {"fingerprint", scanned.fingerprint},
                          {"weak", scanned.isWeak},
                          {"same", same},
                          {"differences", differences}},
                         status);
    if (same)
        return print(fmt::format("{}: the same list as {} (fingerprint {})\n", read.list->name, given.against,
                                 scanned.fingerprint));
    const std::string fingerprints =
        theirs == scanned.fingerprint ? fmt::format("the fingerprint is the same, {}, but the contents differ", theirs)
                                      : fmt::format("fingerprint {}, there {}", scanned.fingerprint, theirs);
    return print(fmt::format("{}: not the list of {}: {}\n{}", read.list->name, given.against, fingerprints, text),
                 status);
}

Outcome<ExitStatus> scan(const ExchangeArguments& given) {
    const Outcome<std::string> text = readInput(given.file, largestPaste);
    if (!text)
        return std::unexpected(text.error());
    Result<ScannedList> scanned = pastedList(*text, findKnown(), systemIds());
    for (Diagnostic& diagnostic : scanned ? scanned->remarks : scanned.error())
        diagnostic.place.file = shownName(given.file);
    if (!scanned)
        return trouble(ExitStatus::Unreadable, std::move(scanned.error()));
    ReadList read = readArmyList(scanned->text, shownName(given.file), findKnown(), systemIds());
    if (!read.list || !read.system)
        return trouble(ExitStatus::Unreadable, std::move(read.diagnostics));
    say(scanned->remarks);
    say(read.diagnostics);
    if (!given.to.empty())
        if (Outcome<void> written = writeOutput(given.to, scanned->text); !written)
            return std::unexpected(written.error());
    if (!given.against.empty())
        return compare(read, *scanned, given);
    if (given.json)
        return printJson({{"name", read.list->name},
                          {"fingerprint", scanned->fingerprint},
                          {"weak", scanned->isWeak},
                          {"valid", !hasErrors(read.diagnostics)},
                          {"toml", scanned->text}});
    return given.to.empty() ? print(scanned->text)
                            : print(fmt::format("{}: fingerprint {}\n", read.list->name, scanned->fingerprint));
}

/// The faults of a list that an app with only the exported data does not report.
Json beyondAsJson(const RuleSystem& system) {
    Json all = Json::array();
    for (const Beyond& one : beyondBsData(system))
        all.push_back({{"code", one.code}, {"rule", one.rule}, {"words", one.words}});
    return all;
}

std::string beyondAsText(const RuleSystem& system) {
    std::string text = fmt::format("{}: not in the data, seen when Ephor reads the roster:\n", system.info().name);
    for (const Beyond& one : beyondBsData(system))
        text += fmt::format("  {}{}\n", one.words, one.rule.empty() ? "" : " (" + one.rule + ")");
    return text;
}

Outcome<ExitStatus> bsdata(const ExchangeArguments& given) {
    if (Outcome<void> made = makeFolder(given.to); !made)
        return std::unexpected(made.error());
    Json written = Json::array();
    Json beyond = Json::object();
    std::string text;
    for (const RuleSystem* system : builtinSystems()) {
        for (const BsDataFile& file : bsDataOf(*system)) {
            const std::string path = (std::filesystem::path(given.to) / file.name.toStdString()).string();
            if (Outcome<void> wrote = writeOutput(path, file.bytes.toStdString()); !wrote)
                return std::unexpected(wrote.error());
            written.push_back(path);
            text += path + "\n";
        }
        beyond[system->info().id] = beyondAsJson(*system);
        text += beyondAsText(*system);
    }
    return given.json ? printJson({{"files", written}, {"not_in_the_data", beyond}}) : print(text);
}

}  // namespace

bool isRoster(const std::string& file) { return file.ends_with(".ros") || file.ends_with(".rosz"); }

Outcome<ReadList> readRosterFile(const std::string& file) {
    const Outcome<std::string> bytes = readInput(file, largestRoster);
    if (!bytes)
        return std::unexpected(bytes.error());
    ReadList read = ephor::readRosterFile(QByteArray::fromStdString(*bytes), shownName(file), findKnown(), systemIds());
    if (!read.list)
        return trouble(ExitStatus::Unreadable, std::move(read.diagnostics));
    return read;
}

Outcome<Diagnostics> writeRosterFile(const ReadList& read, const std::string& file) {
    WrittenRoster written = rosterOf(*read.list, *read.system);
    const QByteArray bytes = rosterFile(written.xml, QString::fromStdString(file));
    if (Outcome<void> wrote = writeOutput(file, bytes.toStdString()); !wrote)
        return std::unexpected(wrote.error());
    return std::move(written.lost);
}

void addListExchange(CLI::App& list, Action& action) {
    auto given = std::make_shared<ExchangeArguments>();

    CLI::App* coding = list.add_subcommand(
        "code", "Write a list as codes to paste, with its fingerprint; printed lists have the same as QR codes");
    coding->add_option("FILE", given->file, "Army list")->required()->check(isFileName);
    coding->add_flag("--json", given->json, "One JSON document");
    coding->callback([&action, given] { action = [given] { return code(*given); }; });

    CLI::App* scanning = list.add_subcommand(
        "scan",
        "Read a list from codes, pasted or scanned in any order; exit status 1 if it is not the list of --against");
    given->file = "-";
    scanning->add_option("FILE", given->file, "Text with the codes; default, and -: standard input")->check(isFileName);
    scanning->add_option("--against", given->against, "The list that was submitted")
        ->option_text("LIST")
        ->check(isFileName);
    scanning->add_option("-o,--output", given->to, "Write the list to this file")
        ->option_text("OUT")
        ->check(isOutputName);
    scanning->add_flag("--json", given->json, "One JSON document");
    scanning->callback([&action, given] { action = [given] { return scan(*given); }; });

    CLI::App* publishing =
        list.add_subcommand("bsdata", "Write the rule systems as data for BattleScribe and New Recruit (.gst, .cat)");
    publishing->add_option("DIR", given->to, "Folder to write to, created if missing")->required()->check(isFolderName);
    publishing->add_flag("--json", given->json, "Name what was written as one JSON document");
    publishing->callback([&action, given] { action = [given] { return bsdata(*given); }; });
}

}  // namespace ephor::ctl
