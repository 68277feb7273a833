// ephorctl battle export
#include "app/ephorctl/battle/recorded_battle.h"
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "core/ai/computer_players.h"
#include "core/odds/battle_analysis.h"
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
    bool hasAnalysis = false;
};

/// The chances over the battle, as the window shows them. Incomplete after an interruption.
BattleAnalysis analysisOf(const RecordedBattle& battle) {
    AnalysisPlan plan;
    plan.game = battle.game;
    plan.record = battle.record();
    plan.standard = &standardPlayer(*plan.game);
    plan.seed = usualAnalysisSeed;
    plan.findsErrors = false;
    const Interruption interruption;
    return analyse(plan, interruption.stop(), [](const BattleAnalysis& soFar) {
        sayProgress(fmt::format("Chances: within ±{:.1f} %", 100 * soFar.halfWidth()));
    });
}

Outcome<ExitStatus> exportPage(const ExportArguments& given) {
    // A page that shows another battle than the record would be worse than none.
    const Outcome<RecordedBattle> battle = readVerifiedBattle(given.file);
    if (!battle)
        return std::unexpected(battle.error());
    const std::string_view core = given.isWithoutCore ? std::string_view() : pageCore();
    std::optional<BattleAnalysis> analysis;
    if (given.hasAnalysis && !battle->record().result)
        return wrongUsage(Message("--analysis needs a battle that is over: the chances would reveal hidden cards."));
    if (given.hasAnalysis)
        analysis = analysisOf(*battle);
    if (analysis && !analysis->isComplete)
        return trouble(ExitStatus::Interrupted,
                       {{Severity::Error,
                         "interrupted",
                         {},
                         Message("Interrupted before every chance was known. No page was written."),
                         {},
                         {}}});
    const std::string page = battlePage(*battle->game, battle->record(), core, analysis ? &*analysis : nullptr);
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
        battle.add_subcommand("export", "Write a recorded battle as a web page that replays it in any browser");
    exporting->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    exporting->add_flag("--html", given->isHtml, "As a web page, the only format")->required();
    exporting->add_flag("--without-core", given->isWithoutCore,
                        "A page of a tenth of the size, which cannot verify the battle");
    exporting->add_flag("--analysis", given->hasAnalysis, "Add the chances over the battle; takes some seconds more");
    exporting->add_option("-o,--output", given->output, "File to write")->required()->check(isOutputName);
    exporting->callback([&action, given] { action = [given] { return exportPage(*given); }; });
}

}  // namespace ephor::ctl
