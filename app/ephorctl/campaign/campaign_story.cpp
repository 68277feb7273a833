// ephorctl campaign honours, newsletter, guard: the stories of a war, and a check for secrets in texts.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/number_checks.h"
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/name_check/name_check.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/report_html.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct StoryArguments {
    std::string file;
    std::string power;
    bool forAll = false;
    bool json = false;
    std::optional<int> turn;
    bool html = false;
    bool text = false;
    bool form = false;
    std::string set;
    bool allTheSame = false;
    std::string paper;
};

constexpr std::size_t largestNewsletter = 1 << 17;
constexpr std::size_t largestPaper = 1 << 28;

Json honoursJson(const campaign::Scenario& scenario, const std::vector<campaign::HonourRow>& table) {
    Json rows = Json::array();
    for (const campaign::HonourRow& row : table) {
        Json holders = Json::array();
        for (const campaign::Achievement& achievement : row.holders)
            holders.push_back(
                {{"who", achievement.who},
                 {"place", achievement.place ? Json(scenario.map.place(achievement.place).id) : Json(nullptr)},
                 {"year", achievement.date.year},
                 {"move", achievement.date.turnOfYear},
                 {"when", whenOf(achievement)},
                 {"figures", achievement.figures}});
        rows.push_back({{"honour", campaign::wordOf(row.honour)},
                        {"title", titleOf(row.honour)},
                        {"holders", std::move(holders)}});
    }
    return rows;
}

Outcome<ExitStatus> showHonours(const StoryArguments& given, const CampaignFile& open) {
    const campaign::Scenario& scenario = open.campaign().scenario;
    const Outcome<campaign::Audience> audience = readerOf(open.campaign(), given.power, given.forAll);
    if (!audience)
        return std::unexpected(audience.error());
    const std::vector<campaign::HonourRow> table =
        honours(scenario, achievementsOf(campaign::History(scenario, open.journal.entries())), *audience);
    if (given.json)
        return printJson({{"power", given.power.empty() ? Json(nullptr) : Json(given.power)},
                          {"public", given.forAll},
                          {"honours", honoursJson(scenario, table)}});
    return print(table.empty() ? "Nothing has happened yet that the table of honours would name.\n"
                               : honoursReport(scenario, table).text());
}

/// Secrets on the page that are not public. No line is given, because the lines are those of the page, not of the file.
Diagnostics leaksOf(const CampaignFile& open, const campaign::Newsletter& page, const std::string& file) {
    campaign::ReportSet reports(open.campaign(), open.journal.entries());
    Diagnostics leaks =
        campaign::NameCheck(reports, {}).unknownIn(newsletterReport(open.campaign().scenario, page).text(), file);
    for (Diagnostic& leak : leaks)
        leak.place = {file, 0, 0};
    return leaks;
}

/// Publishes the page in a file. Fails where it reveals secrets, unless --all-the-same is given.
Outcome<campaign::Newsletter> publishFrom(CampaignFile& open, const StoryArguments& given) {
    const std::string& name = given.set;
    const Outcome<std::string> text = readInput(name, largestNewsletter);
    if (!text)
        return std::unexpected(text.error());
    Result<campaign::Newsletter> read =
        campaign::newsletterFrom(*text, shownName(name), open.campaign().state.course.turn);
    if (!read)
        return trouble(ExitStatus::Unreadable, std::move(read.error()));
    if (Diagnostics leaks = leaksOf(open, *read, shownName(name)); !leaks.empty() && !given.allTheSame) {
        leaks.push_back({Severity::Error,
                         "newsletter-leaks",
                         {},
                         "Nothing was published. Change the page, or publish it with --all-the-same.",
                         {},
                         {}});
        return trouble(ExitStatus::No, std::move(leaks));
    }
    campaign::publish(open.journal, *read);
    if (Outcome<void> saved = save(open); !saved)
        return std::unexpected(saved.error());
    return *read;
}

Outcome<campaign::Newsletter> chosenPage(CampaignFile& open, const StoryArguments& given) {
    if (!given.set.empty())
        return publishFrom(open, given);
    const auto& entries = open.journal.entries();
    const int turn = given.turn.value_or(lastTurnTold(open.campaign(), entries));
    const int last = open.campaign().state.course.turn;
    if (turn < 1 || turn > last)
        return wrongUsage(
            {"--turn {0}: the campaign has the turns 1 to {1}.", {std::to_string(turn), std::to_string(last)}});
    return newsletterOf(open.campaign().scenario, entries, turn);
}

Outcome<ExitStatus> showNewsletter(const StoryArguments& given, CampaignFile& open) {
    const Outcome<campaign::Newsletter> chosen = chosenPage(open, given);
    if (!chosen)
        return std::unexpected(chosen.error());
    const campaign::Scenario& scenario = open.campaign().scenario;
    const auto all = campaign::published(open.journal.entries());
    if (given.json)
        return printJson({{"move", chosen->turn},
                          {"published", std::ranges::find(all, *chosen) != all.end()},
                          {"headline", chosen->headline},
                          {"text", chosen->text},
                          {"notice", chosen->notice}});
    if (given.form)
        return print(toToml(*chosen));
    campaign::Report page = newsletterReport(scenario, *chosen);
    page.sections.push_back(campaign::markSection(open.journal.entries()));
    return print(given.html ? htmlPage(page) : page.text());
}

void addNewsletter(CLI::App& family, Action& action) {
    auto given = std::make_shared<StoryArguments>();
    CLI::App* command =
        family.add_subcommand("newsletter", "Show the newsletter of a turn, as published or as drafted; publish one");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    CLI::Option* turn = command
                            ->add_option("--turn,--move", given->turn,
                                         "The turn; the last one with news if left out. --move is the older name")
                            ->transform(wholeNumber(1, 9999))
                            ->option_text("N");
    CLI::Option* html = command->add_flag("--html", given->html, "As a web page");
    command->add_flag("--text", given->text, "As text; the default")->excludes(html);
    command->add_flag("--form", given->form, "As a form to edit, for --set")->excludes(html);
    CLI::Option* set =
        command->add_option("--set", given->set, "Publish the newsletter in this form; recorded in the journal")
            ->option_text("FILE")
            ->check(isFileName)
            ->excludes(turn);
    command->add_flag("--all-the-same", given->allTheSame, "Publish even if it tells what is not public")->needs(set);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return runOn(*given, showNewsletter); }; });
}

Outcome<ExitStatus> guardPaper(const StoryArguments& given) {
    const Outcome<PowersFile> opened = openFor(given.file, given.power);
    if (!opened)
        return std::unexpected(opened.error());
    const auto& [open, power] = *opened;
    const Outcome<std::string> paper = readInput(given.paper, largestPaper);
    if (!paper)
        return std::unexpected(paper.error());
    campaign::ReportSet reports(open.campaign(), open.journal.entries());
    const Diagnostics leaks = campaign::NameCheck(reports, power).unknownIn(*paper, shownName(given.paper));
    const ExitStatus status = leaks.empty() ? ExitStatus::Yes : ExitStatus::No;
    say(leaks);
    if (given.json)
        return printJson({{"file", shownName(given.paper)},
                          {"power", given.power},
                          {"clean", leaks.empty()},
                          {"leaks", toJson(leaks)}},
                         status);
    const std::string& name = open.campaign().scenario.powers[power.index()].name;
    return print(leaks.empty() ? fmt::format("{} names nothing that {} cannot know.\n", shownName(given.paper), name)
                               : fmt::format("{} must not go to {}.\n", shownName(given.paper), name),
                 status);
}

void addGuard(CLI::App& family, Action& action) {
    auto given = std::make_shared<StoryArguments>();
    CLI::App* command = family.add_subcommand("guard", "Check whether a text names anything that a power cannot know");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("PAPER", given->paper, "The text to check; - for standard input")
        ->required()
        ->check(isFileName);
    command->add_option("--power", given->power, "The power that will read it")
        ->required()
        ->option_text("P")
        ->check(isPowerName);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return guardPaper(*given); }; });
}

}  // namespace

void addCampaignStory(CLI::App& family, Action& action) {
    auto given = std::make_shared<StoryArguments>();
    CLI::App* command = family.add_subcommand("honours", "Show the honours of the war so far");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    CLI::Option* power = command->add_option("--power", given->power, "Only what this power knows")
                             ->option_text("P")
                             ->check(isPowerName);
    command->add_flag("--public", given->forAll, "Only what is public")->excludes(power);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return runOn(*given, showHonours); }; });
    addNewsletter(family, action);
    addGuard(family, action);
}

}  // namespace ephor::ctl
