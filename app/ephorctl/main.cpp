// ephorctl: Ephor's command line.
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/list/library_messages.h"
#include "app/ephorctl/terminal.h"
#include "app/ephorctl/unknown_command.h"
#include "app/version/version.h"

#include <new>
#include <sstream>

using namespace ephor::ctl;

int main(int argc, char** argv) {
    prepareStreams();
    silenceLibraries();
    CLI::App app("Campaigns, army lists, battles and odds for miniature wargames.", "ephorctl");
    argv = app.ensure_utf8(argv);
    app.set_version_flag("--version", "ephorctl " + std::string(ephor::versionWithCommit()));
    app.require_subcommand(1);
    app.footer(
        "Exit status: 0 yes, 1 the answer is no, 2 wrong usage, 3 an input that cannot be read, 4 an output that cannot be written, "
        "130 interrupted.");
    Action action;
    std::string pack;
    addSystems(app, action);
    addList(app, action);
    addOdds(app, action);
    addPack(app, action);
    addBattle(app, action);
    addCampaign(app, action);
    addMerge(app, action);
    addBalance(app, action);
    for (const char* family : {"list", "odds", "battle", "campaign"})
        addPackOptions(*app.get_subcommand(family), pack);
    addPackOption(*app.get_subcommand("balance"), pack);
    if (const auto unknown = unknownCommand(app, std::span(argv, static_cast<std::size_t>(argc)).subspan(1))) {
        say(wrongUsage(*unknown).error().faults);
        return static_cast<int>(ExitStatus::Usage);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream help;
        std::ostringstream fault;
        if (app.exit(error, help, fault) != 0) {
            say("ephorctl: error: " + std::move(fault).str());
            return static_cast<int>(ExitStatus::Usage);
        }
        action = [text = help.str()] { return print(text); };
    }
    try {
        const Outcome<ExitStatus> outcome = usePack(pack).and_then(action);
        if (outcome)
            return static_cast<int>(*outcome);
        say(outcome.error().faults);
        return static_cast<int>(outcome.error().status);
    } catch (const std::bad_alloc&) {
        say("ephorctl: error: There is not enough memory for this input. Use a smaller one.");
        return static_cast<int>(ExitStatus::Unreadable);
    }
}
