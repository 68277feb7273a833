// ephorctl pack check
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/rules/pack_folder.h"

#include <filesystem>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

namespace fs = std::filesystem;

Outcome<ExitStatus> check(const std::string& folder, bool json) {
    Result<std::vector<PackFile>> files = readPackFolder(folder);
    if (!files)
        return trouble(ExitStatus::Unreadable, std::move(files.error()));
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
                          {"tests", report.tests.size()},
                          {"failed", report.failed()},
                          {"diagnostics", std::move(diagnostics)}},
                         status);
    }
    say(report.diagnostics);
    if (!valid && report.tests.empty())
        return print(fmt::format("{}: not valid\n", folder), status);
    return print(fmt::format("{}: {}; {} version {}, {} types, {} of {} tests passed\n", folder,
                             valid ? "valid" : "not valid", report.system, report.version, report.types,
                             report.tests.size() - static_cast<std::size_t>(report.failed()), report.tests.size()),
                 status);
}

}  // namespace

void addPack(CLI::App& app, Action& action) {
    CLI::App* pack = app.add_subcommand("pack", "Rules packs: troops and figures of your own");
    pack->require_subcommand(1);
    auto folder = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    CLI::App* checking = pack->add_subcommand(
        "check", "Check a pack's files and the lists that test it; exit status 1 if there is a problem");
    checking->add_option("FOLDER", *folder, "Folder with troops.toml, and with lists in its folder tests")
        ->required()
        ->check(isFolderName);
    checking->add_flag("--json", *json, "One JSON document");
    checking->callback([&action, folder, json] { action = [folder, json] { return check(*folder, *json); }; });
}

}  // namespace ephor::ctl
