// ephorctl pack check
#include "core/rules/pack.h"

#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/io/catalogue_io.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 500;

/// The names of the .toml files of a folder, in order; empty where it cannot be read.
std::vector<fs::path> tomlFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end && files.size() < mostFiles;
         it.increment(error))
        if (it->path().extension() == ".toml")
            files.push_back(it->path());
    std::ranges::sort(files);
    return files;
}

Outcome<std::vector<PackFile>> readPack(const fs::path& folder) {
    std::vector<PackFile> files;
    for (const fs::path& part : {fs::path(), fs::path("tests")})
        for (const fs::path& file : tomlFiles(folder / part)) {
            Outcome<std::string> text = readInput(file.string(), largestCatalogue);
            if (!text)
                return std::unexpected(std::move(text.error()));
            files.push_back({(part / file.filename()).generic_string(), std::move(*text)});
        }
    if (files.empty())
        return trouble(ExitStatus::Unreadable, {{Severity::Error,
                                                 "pack-empty",
                                                 {folder.string(), 0, 0},
                                                 "There is no pack here: a folder with troops.toml. Check the path.",
                                                 {},
                                                 {}}});
    return files;
}

Outcome<ExitStatus> check(const std::string& folder, bool json) {
    const Outcome<std::vector<PackFile>> files = readPack(folder);
    if (!files)
        return std::unexpected(files.error());
    PackReport report = checkPack(*files);
    for (Diagnostic& diagnostic : report.diagnostics)
        if (!diagnostic.place.file.empty())
            diagnostic.place.file = (fs::path(folder) / diagnostic.place.file).string();
    const bool valid = !hasErrors(report.diagnostics);
    const ExitStatus status = valid ? ExitStatus::Yes : ExitStatus::No;
    if (json) {
        Json diagnostics = toJson(report.diagnostics);
        for (std::size_t i = 0; i < diagnostics.size(); ++i)
            diagnostics[i]["file"] = report.diagnostics[i].place.file;
        return printJson({{"pack", folder},
                          {"system", report.system},
                          {"version", report.version},
                          {"valid", valid},
                          {"types", report.types},
                          {"tests", report.tests},
                          {"failed", report.failed},
                          {"diagnostics", std::move(diagnostics)}},
                         status);
    }
    say(report.diagnostics);
    if (!valid && report.tests == 0)
        return print(fmt::format("{}: not valid\n", folder), status);
    return print(
        fmt::format("{}: {}; {} version {}, {} types, {} of {} tests passed\n", folder, valid ? "valid" : "not valid",
                    report.system, report.version, report.types, report.tests - report.failed, report.tests),
        status);
}

}  // namespace

void addPack(CLI::App& app, Action& action) {
    CLI::App* pack = app.add_subcommand("pack", "Rules packs: troops and figures of your own");
    pack->require_subcommand(1);
    auto folder = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    CLI::App* checking = pack->add_subcommand(
        "check", "Every fault of a pack's files and of the lists that test it; exit status 1 where there is one");
    checking->add_option("FOLDER", *folder, "Folder with troops.toml, and lists below tests")
        ->required()
        ->check(isFileName);
    checking->add_flag("--json", *json, "One JSON document");
    checking->callback([&action, folder, json] { action = [folder, json] { return check(*folder, *json); }; });
}

}  // namespace ephor::ctl
