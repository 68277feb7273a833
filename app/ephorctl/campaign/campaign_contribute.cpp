// ephorctl campaign contribute: players' contributions to the dice of a war.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/base/sha256.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/campaign/journal/contributions.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ContributionArguments {
    std::string file;
    std::string power;
    std::string sealed;
    std::string words;
    bool json = false;
};

/// Makes a random contribution and its seal, for a player without a campaign file.
Outcome<ExitStatus> makeWord(const ContributionArguments& given) {
    if (!given.sealed.empty())
        return wrongUsage("--sealed is entered into a campaign: name its file.");
    const std::string word = given.words.empty() ? campaign::freshContribution() : given.words;
    const std::string line = campaign::contributionLine(given.power, word);
    const std::string seal = sha256Of(line);
    if (given.json)
        return printJson({{"power", given.power}, {"words", word}, {"seal", seal}});
    return print(
        fmt::format("Keep until all have sealed theirs: {}\nSend now, the SHA-256 of \"{}\": {}\n", word, line, seal));
}

Outcome<ExitStatus> contribute(const ContributionArguments& given) {
    if (given.file.empty())
        return makeWord(given);
    if (given.sealed.empty() == given.words.empty())
        return wrongUsage("Give either --sealed, the SHA-256 of a word, or later --words, the word itself.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    campaign::Journal& journal = open->journal;
    const Outcome<campaign::PowerId> power = powerOf(journal.campaign(), given.power);
    if (!power)
        return std::unexpected(power.error());
    const bool isSealed = given.words.empty();
    if (const std::optional<Message> why =
            isSealed ? whyNotSealed(journal, *power, given.sealed) : whyNotOpened(journal, *power, given.words))
        return trouble(ExitStatus::No, {{Severity::Error, "contribution", {}, *why, {}, {}}});
    if (isSealed)
        sealContribution(journal, *power, given.sealed);
    else
        openContribution(journal, *power, given.words);
    if (const Outcome<void> saved = save(*open); !saved)
        return std::unexpected(saved.error());
    const std::string added = campaign::contributionsDigest(journal.campaign());
    if (given.json)
        return printJson({{"power", given.power},
                          {"sealed", isSealed},
                          {"added", added},
                          {"entries", journal.entries().size()},
                          {"head", journal.head()}});
    const std::string& name = journal.campaign().scenario.powers[power->index()].name;
    return print(isSealed
                     ? fmt::format("The word of {} is sealed. Open it with --words once all others are sealed.\n", name)
                     : fmt::format("{} has added to the dice. All together: {}\n", name, added));
}

}  // namespace

void addCampaignContribute(CLI::App& family, Action& action) {
    auto given = std::make_shared<ContributionArguments>();
    CLI::App* command = family.add_subcommand(
        "contribute",
        "Add a player's word to the dice before the first turn: sealed first, opened once all are sealed");
    command
        ->add_option("FILE", given->file, "The campaign; without it, a random word and its seal are made for a player")
        ->check(isFileName);
    command
        ->add_option("--power", given->power,
                     "The power whose player contributes; without FILE, its name as in the reports")
        ->required()
        ->option_text("POWER");
    command->add_option("--sealed", given->sealed, "SHA-256 of \"Power: word\", 64 hexadecimal digits")
        ->option_text("HEX");
    command->add_option("--words", given->words, "The word itself, which must match its seal")->option_text("TEXT");
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return contribute(*given); }; });
}

}  // namespace ephor::ctl
