// ephorctl battle export
#include "app/ephorctl/battle/recorded_battle.h"
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/pages/battle_page.h"
#include "core/pages/page_core.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ExportArguments {
    std::string file;
    std::string output;
    bool isHtml = false;
    bool isWithoutCore = false;
};

Outcome<ExitStatus> exportPage(const ExportArguments& given) {
    // A page that shows another battle than the record would be worse than none.
    const Outcome<RecordedBattle> battle = readVerifiedBattle(given.file);
    if (!battle)
        return std::unexpected(battle.error());
    const std::string_view core = given.isWithoutCore ? std::string_view() : pageCore();
    const std::string page = battlePage(*battle->game, battle->record(), core);
    if (Outcome<void> written = writeOutput(given.output, page); !written)
        return std::unexpected(std::move(written.error()));
    const std::string_view canVerify = core.empty() || !battle->record().result ? "" : ", which can verify itself";
    std::string text =
        fmt::format("{}: the battle as a web page{}, {} KB\n", given.output, canVerify, (page.size() + 1023) / 1024);
    if (pageCore().empty())
        text +=
            "This Ephor was built without the core for pages, so the page has no Verify. Run packaging/build page and "
            "packaging/build to include it.\n";
    return print(text);
}

}  // namespace

void addBattleExport(CLI::App& battle, Action& action) {
    auto given = std::make_shared<ExportArguments>();
    CLI::App* exporting =
        battle.add_subcommand("export", "Writes a recorded battle as a web page that replays it, for any browser");
    exporting->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    exporting->add_flag("--html", given->isHtml, "As a web page; there is no other format yet")->required();
    exporting->add_flag("--without-core", given->isWithoutCore, "A page a tenth as large, which cannot verify itself");
    exporting->add_option("-o,--output", given->output, "The file to be written")->required()->check(isOutputName);
    exporting->callback([&action, given] { action = [given] { return exportPage(*given); }; });
}

}  // namespace ephor::ctl
