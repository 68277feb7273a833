// ephorctl battle export
#include "app/ephorctl/battle/recorded_battle.h"
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/pages/battle_page.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ExportArguments {
    std::string file;
    std::string output;
    bool isHtml = false;
};

Outcome<ExitStatus> exportPage(const ExportArguments& given) {
    // A page that shows another battle than the record would be worse than none.
    const Outcome<RecordedBattle> battle = readVerifiedBattle(given.file);
    if (!battle)
        return std::unexpected(battle.error());
    const std::string page = battlePage(*battle->game, battle->record());
    if (Outcome<void> written = writeOutput(given.output, page); !written)
        return std::unexpected(std::move(written.error()));
    return print(fmt::format("{}: the battle as a web page, {} KB\n", given.output, (page.size() + 1023) / 1024));
}

}  // namespace

void addBattleExport(CLI::App& battle, Action& action) {
    auto given = std::make_shared<ExportArguments>();
    CLI::App* exporting =
        battle.add_subcommand("export", "Writes a recorded battle as a web page that replays it, for any browser");
    exporting->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    exporting->add_flag("--html", given->isHtml, "As a web page; there is no other format yet")->required();
    exporting->add_option("-o,--output", given->output, "The file to be written")->required()->check(isOutputName);
    exporting->callback([&action, given] { action = [given] { return exportPage(*given); }; });
}

}  // namespace ephor::ctl
