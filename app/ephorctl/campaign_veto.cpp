// ephorctl campaign veto: what the umpire takes out of the last adjudication.
#include "app/ephorctl/campaign_file.h"
#include "app/ephorctl/console.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct VetoArguments {
    std::string file;
    std::vector<std::string> words;
    std::string reason;
    bool json = false;
};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

Json actsJson(const campaign::Adjudged& last) {
    Json acts = Json::array();
    for (const campaign::Act& act : last.acts)
        acts.push_back({{"act", actWords(last.after, act)}, {"what", actText(last.after, act)}});
    return acts;
}

Json vetoedJson(const campaign::Adjudged& last) {
    Json vetoed = Json::array();
    for (const campaign::Vetoed& veto : last.vetoed)
        vetoed.push_back({{"act", actWords(last.after, veto.act)}, {"what", veto.what}, {"reason", veto.reason}});
    return vetoed;
}

Outcome<ExitStatus> tell(const CampaignFile& open, const campaign::Adjudged& last, bool json) {
    if (json)
        return printJson({{"entry", last.entry},
                          {"acts", actsJson(last)},
                          {"vetoed", vetoedJson(last)},
                          {"entries", open.journal.entries().size()},
                          {"head", open.journal.head()}});
    std::string text;
    for (const campaign::Act& act : last.acts)
        text += fmt::format("{:<32}  {}\n", actWords(last.after, act), actText(last.after, act));
    for (const campaign::Vetoed& veto : last.vetoed)
        text += fmt::format("vetoed: {}: {}\n", veto.what, veto.reason);
    return print(text.empty() ? "Nothing of the last adjudication can be vetoed.\n" : text);
}

std::optional<campaign::Act> actOf(const campaign::Adjudged& last, const std::string& words) {
    for (const campaign::Act& act : last.acts)
        if (actWords(last.after, act) == words)
            return act;
    return {};
}

Diagnostics unknownAct(const campaign::Adjudged& last, const std::string& words) {
    std::vector<std::string> there;
    for (const campaign::Act& act : last.acts)
        there.push_back(actWords(last.after, act));
    const auto near = nearestWord(words, there);
    return {{Severity::Error,
             "veto",
             {},
             there.empty() ? Message("Nothing of the last adjudication can be vetoed.")
             : near        ? Message("There is no \"{0}\" to be vetoed; did you mean \"{1}\"?", {words, *near})
                           : Message("There is no \"{0}\" to be vetoed; there are: {1}.", {words, anyOf(there)}),
             {},
             {}}};
}

Outcome<ExitStatus> vetoOf(const VetoArguments& given) {
    if (!given.words.empty() && given.reason.empty())
        return wrongUsage("Say why with --reason: it stands in the journal, and those who know of it are told.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    const int entry = open->journal.undoable();
    if (const std::optional<Message> why = campaign::whyNotVetoed(open->journal, entry))
        return trouble(ExitStatus::No, {{Severity::Error, "veto", {}, *why, {}, {}}});
    Result<campaign::Adjudged> last = campaign::adjudged(open->journal, entry);
    if (!last)
        return trouble(ExitStatus::No, last.error());
    if (given.words.empty())
        return tell(*open, *last, given.json);
    const std::optional<campaign::Act> act = actOf(*last, joined(given.words));
    if (!act)
        return trouble(ExitStatus::Usage, unknownAct(*last, joined(given.words)));
    campaign::veto(open->journal, *last, *act, given.reason);
    if (const Outcome<void> saved = save(*open); !saved)
        return std::unexpected(saved.error());
    last = campaign::adjudged(open->journal, open->journal.undoable());
    if (!last)
        return trouble(ExitStatus::No, last.error());
    return tell(*open, *last, given.json);
}

}  // namespace

void addCampaignVeto(CLI::App& family, Action& action) {
    auto given = std::make_shared<VetoArguments>();
    CLI::App* command = family.add_subcommand(
        "veto", "Takes an act out of the last adjudication, with a reason; without one lists them");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("ACT", given->words,
                        "omen, favour POWER OMEN, sea_fight FLEET FLEET, income POWER, levy POWER, storm FLEET");
    command->add_option("--reason", given->reason, "Why; who knows of it may read it")
        ->option_text("TEXT")
        ->check(isReason);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return vetoOf(*given); }; });
}

}  // namespace ephor::ctl
