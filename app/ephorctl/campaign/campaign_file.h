// A campaign file and what the commands of the campaign family share.
#pragma once

#include "app/ephorctl/commands.h"
#include "core/base/toml_text.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/veto.h"
#include "models/store/campaign_store.h"

namespace ephor::ctl {

/// A campaign read from its file. The file is not kept open; only save() writes to it.
struct CampaignFile {
    QString file;
    campaign::Journal journal;

    const campaign::Campaign& campaign() const { return journal.campaign(); }
};

Outcome<CampaignFile> openCampaign(const std::string& file);
/// A campaign and one of its powers.
struct PowersFile {
    CampaignFile open;
    campaign::PowerId power;
};
Outcome<PowersFile> openFor(const std::string& file, const std::string& power);
/// "12 entries"
std::string entriesOf(const CampaignFile& open);
/// Writes new journal entries to the file. Fails if another program has written to the file since it was read.
Outcome<void> save(CampaignFile& open);
/// The rules of the campaign's battles, which this program must know.
Outcome<const RuleSystem*> systemOf(const campaign::Journal& journal);
/// A power by its id.
Outcome<campaign::PowerId> powerOf(const campaign::Campaign& campaign, const std::string& id);
/// The reader of a report: the power, everybody, or (with neither) the umpire.
Outcome<campaign::Audience> readerOf(const campaign::Campaign& campaign, const std::string& power, bool isForAll);
/// A pending battle by its number, as `campaign battles` shows it.
Outcome<campaign::BattleId> battleOf(const campaign::Campaign& campaign, const std::string& number);
/// "2026-12-01T20:00+01:00"; without an offset by this machine's clock. An empty text is now.
Outcome<campaign::ClubTime> timeOf(const std::string& text);
/// Validates a reason, which appears in the journal and in everybody's reports.
inline std::string isReason(const std::string& reason) {
    constexpr std::int64_t longest = 500;
    return isPlainLine(reason) && characters(reason) <= longest
               ? ""
               : "a reason is one line of at most 500 letters, in UTF-8, without invisible codes";
}
/// Prints whose final orders are missing and what applies instead, and the deadline if that is still to come.
void sayWhoIsMissing(const CampaignFile& open, const campaign::ClubTime& now);

/// Runs a command. One that takes a campaign gets that of the file.
template <typename Arguments, typename Run> Outcome<ExitStatus> runOn(const Arguments& given, Run run) {
    if constexpr (std::is_invocable_v<Run, const Arguments&, CampaignFile&>) {
        Outcome<CampaignFile> open = openCampaign(given.file);
        if (!open)
            return std::unexpected(open.error());
        return run(given, *open);
    } else {
        return run(given);
    }
}

/// Adds the option of a time that stands for now.
void addTime(CLI::App& command, std::string& time);

/// Adds commands about one campaign that share their arguments: name, what it does, and the function that does it.
template <typename Arguments>
auto commandsOn(CLI::App& family, Action& action, const std::shared_ptr<Arguments>& given) {
    return [&family, &action, given](const char* name, const char* what, auto run) {
        CLI::App* command = family.add_subcommand(name, what);
        command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
        command->add_flag("--json", given->json, "One JSON document");
        command->callback([&action, given, run] { action = [given, run] { return runOn(*given, run); }; });
        return command;
    };
}

// Parts of the campaign family.
void addCampaignNew(CLI::App& family, Action& action);
void addCampaignMoves(CLI::App& family, Action& action);
void addCampaignBoard(CLI::App& family, Action& action);
void addCampaignBrief(CLI::App& family, Action& action);
void addCampaignBattles(CLI::App& family, Action& action);
void addCampaignContribute(CLI::App& family, Action& action);
void addCampaignDice(CLI::App& family, Action& action);
void addCampaignForecast(CLI::App& family, Action& action);
void addCampaignImport(CLI::App& family, Action& action);
void addCampaignReports(CLI::App& family, Action& action);
void addCampaignSea(CLI::App& family, Action& action);
void addCampaignServe(CLI::App& family, Action& action);
void addCampaignStory(CLI::App& family, Action& action);
void addCampaignBiography(CLI::App& family, Action& action);
void addCampaignCompare(CLI::App& family, Action& action);
void addCampaignRule(CLI::App& family, Action& action);
void addCampaignVeto(CLI::App& family, Action& action);

}  // namespace ephor::ctl
