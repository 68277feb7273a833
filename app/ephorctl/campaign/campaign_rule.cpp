// ephorctl campaign rule: rulings of the umpire.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_text.h"

namespace ephor::ctl {

namespace {

struct RulingArguments {
    std::string file;
    std::vector<std::string> words;
    std::string reason;
    bool json = false;
};

Outcome<ExitStatus> ruleOn(const RulingArguments& given) {
    if (given.reason.find_first_not_of(" \t\n") == std::string::npos)
        return wrongUsage("Say why with --reason: it is recorded in the journal and told to all.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    const Result<campaign::Ruling> ruling = campaign::rulingFrom(open->campaign(), given.words);
    if (!ruling)
        return trouble(ExitStatus::Usage, ruling.error());
    if (const std::optional<Message> why = whyNotRuled(open->campaign(), *ruling))
        return trouble(ExitStatus::No, {{Severity::Error, "ruling", {}, *why, {}, {}}});
    const std::string said = rulingText(open->campaign(), *ruling);
    campaign::rule(open->journal, *ruling, given.reason);
    if (const Outcome<void> saved = save(*open); !saved)
        return std::unexpected(saved.error());
    if (given.json)
        return printJson(
            {{"ruled", said}, {"entries", open->journal.entries().size()}, {"head", open->journal.head()}});
    return print(said + "\n");
}

}  // namespace

void addCampaignRule(CLI::App& family, Action& action) {
    auto given = std::make_shared<RulingArguments>();
    CLI::App* command = family.add_subcommand("rule", "Change one value by an umpire's ruling, with a reason");
    command->usage("Usage: ephorctl campaign rule [OPTIONS] FILE WHAT OF VALUE");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command
        ->add_option("WHAT", given->words,
                     "treasury POWER N, arete POWER N, loyalty PLACE N, owner PLACE POWER|nobody, place ARMY PLACE, "
                     "steps UNIT N, fate LEADER serving|dead, fate LEADER captured POWER, trait LEADER TRAIT|nothing")
        ->required()
        ->expected(3, 4);
    command->add_option("--reason", given->reason, "The reason; public")
        ->required()
        ->option_text("TEXT")
        ->check(isReason);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return ruleOn(*given); }; });
}

}  // namespace ephor::ctl
