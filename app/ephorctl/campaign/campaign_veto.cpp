// ephorctl campaign veto, review: vetoes in the last adjudication.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/veto.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <variant>

namespace ephor::ctl {

namespace {

struct VetoArguments {
    std::string file;
    std::vector<std::string> words;
    std::string reason;
    bool json = false;
};

/// A step of the last adjudication: an act, left out when the adjudication is done again, or a reversal of its result.
struct Step {
    std::string words;
    std::string what;
    std::variant<campaign::Act, campaign::Reversal> step;
    std::optional<Message> whyNot;  ///< why it cannot be vetoed now
};

struct Review {
    campaign::TurnStep played;
    campaign::RepeatedStep repeated;
    std::vector<Step> steps;
};

/// The review of the last adjudication, or why there is none.
Result<Review> reviewOf(const campaign::Journal& journal) {
    std::optional<campaign::TurnStep> played = campaign::lastPlayed(journal);
    if (!played)
        return failure("veto", *campaign::whyNotVetoed(journal, 0));
    Result<campaign::RepeatedStep> repeated = campaign::repeatStep(journal, played->entry);
    if (!repeated)
        return std::unexpected(repeated.error());
    Review review{*std::move(played), *std::move(repeated), {}};
    const std::optional<Message> whyNot = campaign::whyNotVetoed(journal, review.played.entry);
    for (const campaign::Act& act : review.repeated.acts)
        review.steps.push_back(
            {actWords(review.repeated.after, act), actText(review.repeated.after, act), act, whyNot});
    for (const campaign::Reversal& reversal : reversalsOf(review.played))
        review.steps.push_back({reversalWords(review.played, reversal), reversalText(review.played, reversal), reversal,
                                whyNotReversed(journal.campaign(), review.played, review.played.entry, reversal)});
    return review;
}

Outcome<ExitStatus> tell(const CampaignFile& open, const Review& review, bool json) {
    const std::vector<campaign::Vetoed>& vetoed = review.repeated.vetoed;
    if (json) {
        Json steps = Json::array();
        for (const Step& step : review.steps)
            if (!step.whyNot)
                steps.push_back({{"act", step.words}, {"what", step.what}});
        Json vetoes = Json::array();
        for (const campaign::Vetoed& veto : vetoed)
            vetoes.push_back(
                {{"act", actWords(review.repeated.after, veto.act)}, {"what", veto.what}, {"reason", veto.reason}});
        return printJson({{"entry", review.played.entry},
                          {"acts", steps},
                          {"vetoed", vetoes},
                          {"entries", open.journal.entries().size()},
                          {"head", open.journal.head()}});
    }
    std::string text;
    for (const Step& step : review.steps)
        if (!step.whyNot)
            text += fmt::format("{:<32}  {}\n", step.words, step.what);
    for (const campaign::Vetoed& veto : vetoed)
        text += fmt::format("vetoed: {}: {}\n", veto.what, veto.reason);
    return print(text.empty() ? "Nothing of the last adjudication can be vetoed.\n" : text);
}

Diagnostics unknownStep(const Review& review, const std::string& words) {
    std::vector<std::string> there;
    for (const Step& step : review.steps)
        if (!step.whyNot)
            there.push_back(step.words);
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
        return wrongUsage("Say why with --reason: it is recorded in the journal, and those who know of it are told.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    Result<Review> review = reviewOf(open->journal);
    if (!review)
        return trouble(ExitStatus::No, review.error());
    if (given.words.empty())
        return tell(*open, *review, given.json);
    const std::string words = fmt::format("{}", fmt::join(given.words, " "));
    const auto step = std::ranges::find(review->steps, words, &Step::words);
    if (step == review->steps.end())
        return trouble(ExitStatus::Usage, unknownStep(*review, words));
    if (step->whyNot)
        return trouble(ExitStatus::No, {{Severity::Error, "veto", {}, *step->whyNot, {}, {}}});
    if (const auto* act = std::get_if<campaign::Act>(&step->step))
        campaign::veto(open->journal, review->repeated, *act, given.reason);
    else
        campaign::reverse(open->journal, std::get<campaign::Reversal>(step->step), given.reason);
    if (const Outcome<void> saved = save(*open); !saved)
        return std::unexpected(saved.error());
    review = reviewOf(open->journal);
    if (!review)
        return trouble(ExitStatus::No, review.error());
    return tell(*open, *review, given.json);
}

}  // namespace

void addCampaignVeto(CLI::App& family, Action& action) {
    auto given = std::make_shared<VetoArguments>();
    CLI::App* command =
        family.add_subcommand("veto", "Veto a step of the last adjudication; without STEP, list the steps");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("STEP", given->words,
                        "omen, favour POWER OMEN, sea_fight FLEET FLEET, income POWER, levy POWER, storm FLEET, march "
                        "ARMY, battle NUMBER, city PLACE (siege, fall or ravaging), hunger ARMY");
    command->add_option("--reason", given->reason, "The reason; shown to all who know of the step")
        ->option_text("TEXT")
        ->check(isReason);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return vetoOf(*given); }; });
    auto shown = std::make_shared<VetoArguments>();
    CLI::App* review = family.add_subcommand("review", "List the steps of the last adjudication that can be vetoed");
    review->add_option("FILE", shown->file, "The campaign")->required()->check(isFileName);
    review->add_flag("--json", shown->json, "One JSON document");
    review->callback([&action, shown] { action = [shown] { return vetoOf(*shown); }; });
}

}  // namespace ephor::ctl
