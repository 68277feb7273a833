// ephorctl campaign show, verify, export
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/umpire/verification.h"
#include "core/io/file_kind.h"
#include "core/io/lists/print/text_cells.h"
#include "core/pages/club_page.h"
#include "core/pages/turn_page.h"

#include <filesystem>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ReportArguments {
    std::string file;
    std::string power;
    std::string to;
    std::vector<std::string> papers;
    bool html = false;
    bool json = false;
};

Json standingsJson(const campaign::Campaign& campaign) {
    Json rows = Json::array();
    for (const campaign::Standing& one : campaign::standings(campaign)) {
        rows.push_back({{"power", campaign.scenario.powers[one.power.index()].id},
                        {"score", one.score},
                        {"cities", one.cities},
                        {"tiers", one.tiers},
                        {"arete", one.arete},
                        {"treasury", one.treasury},
                        {"armies", one.armies},
                        {"steps", one.steps}});
        if (!campaign.scenario.rules.modules.has(campaign::Module::Money))
            rows.back().erase("treasury");
    }
    return rows;
}

Json winnerJson(const campaign::Campaign& campaign) {
    const campaign::PowerId winner = campaign.state.course.winner;
    return winner ? Json(campaign.scenario.powers[winner.index()].id) : Json(nullptr);
}

/// What everybody, or a power, may know of the seeds; "" and null for what is not known yet.
Json diceJson(const campaign::Campaign& campaign, campaign::PowerId power = {}) {
    const campaign::DiceView dice = campaign::diceViewOf(campaign, power);
    Json added = Json::array();
    for (const campaign::Contribution& given : dice.contributions)
        added.push_back({{"power", campaign.scenario.powers[given.power.index()].id},
                         {"sealed", given.sealed},
                         {"words", given.words}});
    Json json{{"promise", dice.promise},
              {"secret_promise", dice.secretPromise},
              {"closed_seed", dice.closedSeed},
              {"campaign_seed", dice.everything ? Json(dice.everything->text()) : Json(nullptr)},
              {"practice", dice.isPractice},
              {"promise_of_moves", dice.promiseOfTurns},
              {"promise_of_campaign", dice.promiseOfCampaign},
              {"added", std::move(added)}};
    if (power) {
        json["power_promise"] = dice.powerPromise;
        json["closed_power_seed"] = dice.closedPowerSeed;
    }
    return json;
}

campaign::ReportSet reportsOf(const CampaignFile& open) { return {open.campaign(), open.journal.entries()}; }

Outcome<ExitStatus> show(const ReportArguments& given, const CampaignFile& open) {
    const campaign::Campaign& campaign = open.campaign();
    const campaign::Course& course = campaign.state.course;
    if (given.power.empty()) {
        if (given.json)
            return printJson({{"name", campaign.scenario.name},
                              {"system", campaign.scenario.system},
                              {"year", course.year},
                              {"move", course.turnOfYear},
                              {"turn", course.turn},
                              {"phase", campaign::wordOf(course.phase)},
                              {"winner", winnerJson(campaign)},
                              {"dice", diceJson(campaign)},
                              {"standings", standingsJson(campaign)}});
        return print(umpiresReport(campaign).text());
    }
    const Outcome<campaign::PowerId> power = powerOf(campaign, given.power);
    if (!power)
        return std::unexpected(power.error());
    const std::string report = reportsOf(open).report(*power).text();
    return given.json ? printJson({{"power", given.power}, {"dice", diceJson(campaign, *power)}, {"report", report}})
                      : print(report);
}

constexpr std::size_t largestTold = 4 << 20;

/// Differences between the journal and a report or another copy of the campaign.
Outcome<Diagnostics> remarksOfPaper(const campaign::Journal& journal, const std::string& file) {
    if (kindOfFile(file) == FileKind::Campaign) {
        const Outcome<CampaignFile> other = openCampaign(file);
        if (!other)
            return std::unexpected(other.error());
        return campaign::remarksOn(journal, other->journal, shownName(file));
    }
    const Outcome<std::string> text = readInput(file, largestTold);
    if (!text)
        return std::unexpected(text.error());
    return campaign::remarksOn(journal, *text, shownName(file));
}

Outcome<ExitStatus> verify(const ReportArguments& given, const CampaignFile& open) {
    const campaign::Campaign& campaign = open.campaign();
    const Outcome<const RuleSystem*> system = systemOf(open.journal);
    if (!system)
        return std::unexpected(system.error());
    Diagnostics faults = store::CampaignStore::tableFaultsOf(open.file);
    Diagnostics traced = campaign::retrace(open.journal, **system);
    for (Diagnostic& fault : traced)
        fault.place.file = given.file;
    faults.insert(faults.end(), traced.begin(), traced.end());
    for (const std::string& paper : given.papers) {
        const Outcome<Diagnostics> told = remarksOfPaper(open.journal, paper);
        if (!told)
            return std::unexpected(told.error());
        faults.insert(faults.end(), told->begin(), told->end());
    }
    const bool valid = faults.empty();
    const ExitStatus status = valid ? ExitStatus::Yes : ExitStatus::No;
    say(faults);
    // A journal of another edition cannot be replayed, but that does not make it wrong.
    const bool isOfOtherEdition =
        !valid && std::ranges::all_of(faults, [](const Diagnostic& d) { return d.code == "journal-edition"; });
    const campaign::Course& course = campaign.state.course;
    const bool over = course.phase == campaign::Phase::Over;
    if (given.json)
        return printJson({{"file", std::filesystem::path(given.file).filename().string()},
                          {"valid", valid},
                          {"papers", given.papers.size()},
                          {"entries", open.journal.entries().size()},
                          {"head", open.journal.head()},
                          {"turn", course.turn},
                          {"over", over},
                          {"winner", winnerJson(campaign)},
                          {"standings", standingsJson(campaign)}},
                         status);
    return print(
        fmt::format("{}: {}, head {}\n{}{}\n",
                    valid              ? "valid"
                    : isOfOtherEdition ? "not checked: it is of an older edition"
                                       : "not valid",
                    entriesOf(open), open.journal.head(),
                    campaign.scenario.seed.isPractice() ? "seed chosen by the umpire: its dice are for practice\n" : "",
                    over ? "over, won by " + (course.winner ? campaign.scenario.powers[course.winner.index()].name
                                                            : std::string("nobody"))
                         : fmt::format("turn {}", course.turn)),
        status);
}

std::string chronicleText(const campaign::Journal& journal) {
    std::string text = "# " + markdownText(journal.campaign().scenario.name) + "\n";
    std::string date;
    for (const campaign::ChronicleLine& line : campaign::chronicle(journal)) {
        if (line.date != date)
            text += "\n## " + line.date + "\n\n";
        date = line.date;
        text += "* " + markdownText(line.text) + "\n";
    }
    return text;
}

std::string standingsCsv(const campaign::Campaign& campaign) {
    const bool areScoresTold = areScoresPublic(campaign);
    std::string text = areScoresTold ? "power,score,cities,tiers,arete\n" : "power,cities,tiers\n";
    for (const campaign::Standing& one : publicStandings(campaign)) {
        const std::string id = csvCell(campaign.scenario.powers[one.power.index()].id);
        text += areScoresTold ? fmt::format("{},{},{},{},{}\n", id, one.score, one.cities, one.tiers, one.arete)
                              : fmt::format("{},{},{}\n", id, one.cities, one.tiers);
    }
    return text;
}

/// With a power: what it may know, and a form for its orders. Without: the public reports, and the umpire's own.
Outcome<ExitStatus> exportTo(const ReportArguments& given, const CampaignFile& open) {
    const campaign::Campaign& campaign = open.campaign();
    campaign::ReportSet reports = reportsOf(open);
    using Files = std::vector<std::pair<std::string, std::string>>;
    const auto add = [&given](Files& files, const std::string& name, const campaign::Report& report) {
        files.emplace_back(name + ".txt", report.text());
        if (given.html)
            files.emplace_back(name + ".html", htmlPage(report));
    };
    Files files{{"chronicle.md", chronicleText(open.journal)}};
    if (given.power.empty()) {
        files.emplace_back("standings.csv", standingsCsv(campaign));
        add(files, "honours", reports.honours(campaign::thePublic));
        add(files, "biographies", reports.biographies(campaign::thePublic));
        add(files, "newsletter", reports.newsletter());
        if (given.html)
            files.emplace_back("club.html", clubPage(reports, battlePagesIn(given.to)));
        add(files, "umpire", umpiresReport(campaign));
    } else {
        const Outcome<campaign::PowerId> power = powerOf(campaign, given.power);
        if (!power)
            return std::unexpected(power.error());
        files.emplace_back("report.txt", reports.report(*power).text());
        if (given.html)
            files.emplace_back("report.html", turnPage(reports, *power));
        add(files, "honours", reports.honours({false, *power}));
        add(files, "biographies", reports.biographies({false, *power}));
        files.emplace_back("orders.txt", reports.orders(*power));
    }
    if (Outcome<void> made = makeFolder(given.to); !made)
        return std::unexpected(made.error());
    std::string told;
    for (const auto& [name, text] : files) {
        const std::string path = (std::filesystem::path(given.to) / name).string();
        if (Outcome<void> written = writeOutput(path, text); !written)
            return std::unexpected(written.error());
        told += path + "\n";
    }
    if (!given.json)
        return print(told);
    Json names = Json::array();
    for (const auto& [name, text] : files)
        names.push_back(name);
    return printJson({{"files", names}});
}

}  // namespace

void addCampaignReports(CLI::App& family, Action& action) {
    auto given = std::make_shared<ReportArguments>();
    const auto add = commandsOn(family, action, given);
    add("show", "Show the state of the campaign, or what one power knows of it", show)
        ->add_option("--power", given->power, "Only what this power knows")
        ->option_text("P")
        ->check(isPowerName);
    add("verify", "Check the whole journal: chain, orders, rulings, dice, battles and tables", verify)
        ->add_option("PAPER", given->papers, "Reports, newsletters and copies of the campaign that must agree with it")
        ->check(isFileName);
    CLI::App* out = add("export", "Write chronicle, standings, honours, biographies and reports to a folder", exportTo);
    out->add_option("--to", given->to, "Folder to write to, created if missing")
        ->required()
        ->option_text("DIR")
        ->check(isFolderName);
    out->add_option("--power", given->power, "Only what this power knows, with an order form")
        ->option_text("P")
        ->check(isPowerName);
    out->add_flag("--html", given->html,
                  "Write each report as a web page, too; a power's page has a map and an order form");
}

}  // namespace ephor::ctl
