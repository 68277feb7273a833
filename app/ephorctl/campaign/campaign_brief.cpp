// ephorctl campaign brief: the summary for a player who takes a power over.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/reports/handover_summary.h"
#include "core/campaign/reports/report_html.h"

namespace ephor::ctl {

namespace {

struct BriefArguments {
    std::string file;
    std::string power;
    bool html = false;
    bool text = false;
    bool json = false;
};

Outcome<ExitStatus> brief(const BriefArguments& given) {
    if (given.html && given.text)
        return wrongUsage("A brief is a web page (--html) or a text (--text), not both.");
    const Outcome<PowersFile> opened = openFor(given.file, given.power);
    if (!opened)
        return std::unexpected(opened.error());
    const auto& [open, power] = *opened;
    const campaign::Report report = campaign::handOverBrief(open.journal, power);
    const std::string text = given.html ? htmlPage(report) : report.text();
    return given.json ? printJson({{"power", given.power}, {"brief", text}}) : print(text);
}

}  // namespace

void addCampaignBrief(CLI::App& family, Action& action) {
    const auto given = std::make_shared<BriefArguments>();
    CLI::App* command = family.add_subcommand("brief", "Write a handover summary for a new player");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("POWER", given->power, "The power that changes hands")->required()->check(isPowerName);
    command->add_flag("--html", given->html, "As a web page");
    command->add_flag("--text", given->text, "As text; the default");
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return brief(*given); }; });
}

}  // namespace ephor::ctl
