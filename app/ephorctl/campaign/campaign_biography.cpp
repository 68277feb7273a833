// ephorctl campaign biography: the biography of one leader or of all.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/report_html.h"

namespace ephor::ctl {

namespace {

struct BiographyArguments {
    std::string file;
    std::string leader;
    std::string power;
    bool forAll = false;
    bool html = false;
    bool json = false;
};

std::string isLeaderName(const std::string& name) {
    return name.empty() ? "the name of the leader is empty; give one, or leave it out" : "";
}

Json biographyJson(const campaign::Campaign& campaign, const campaign::Biography& one) {
    Json lines = Json::array();
    for (const campaign::BiographyLine& line : one.lines)
        lines.push_back({{"year", line.date.year},
                         {"move", line.date.turnOfYear},
                         {"when", campaign::turnName(line.date.year, line.date.turnOfYear)},
                         {"text", line.text}});
    const campaign::Leader& leader = campaign.state.leaders[one.leader.index()];
    return {{"leader", leader.id},
            {"title", one.title},
            {"power", campaign.scenario.powers[leader.power.index()].id},
            {"summary", one.summary},
            {"lines", std::move(lines)}};
}

/// A leader by id or name. Leaders that the reader does not know are treated as if they did not exist.
Outcome<campaign::Biography> chosen(const campaign::Campaign& campaign, const campaign::Lives& lives,
                                    campaign::Audience audience, const std::string& word) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < campaign.state.leaders.size(); ++i) {
        const campaign::Leader& leader = campaign.state.leaders[i];
        auto one = biographyOf(campaign.scenario, lives, campaign::LeaderId(static_cast<int>(i)), audience);
        if (!one)
            continue;
        if (leader.id == word || leader.name == word)
            return *std::move(one);
        known.push_back(leader.id);
        known.push_back(leader.name);
    }
    const std::optional<std::string> near = nearestWord(word, known);
    return wrongUsage(
        near ? Message("There is no leader \"{0}\"; did you mean \"{1}\"?", {word, *near})
             : Message("There is no leader \"{0}\" known to this reader. Leave the name out to list all.", {word}));
}

Outcome<ExitStatus> showBiography(const BiographyArguments& given, const CampaignFile& open) {
    const campaign::Campaign& campaign = open.campaign();
    const Outcome<campaign::Audience> audience = readerOf(campaign, given.power, given.forAll);
    if (!audience)
        return std::unexpected(audience.error());
    const campaign::Lives lives = livesOf(campaign::History(campaign.scenario, open.journal.entries()));
    std::vector<campaign::Biography> all;
    if (given.leader.empty()) {
        all = biographiesOf(campaign.scenario, lives, *audience);
    } else {
        Outcome<campaign::Biography> one = chosen(campaign, lives, *audience, given.leader);
        if (!one)
            return std::unexpected(one.error());
        all.push_back(*std::move(one));
    }
    if (given.json) {
        Json rows = Json::array();
        for (const campaign::Biography& one : all)
            rows.push_back(biographyJson(campaign, one));
        return printJson({{"power", given.power.empty() ? Json(nullptr) : Json(given.power)},
                          {"public", given.forAll},
                          {"biographies", std::move(rows)}});
    }
    const bool isOne = !given.leader.empty();
    const campaign::Report report =
        isOne ? biographyReport(campaign.scenario, all.front()) : biographiesReport(campaign.scenario, all);
    return print(given.html ? htmlPage(report) : report.text());
}

}  // namespace

void addCampaignBiography(CLI::App& family, Action& action) {
    const auto given = std::make_shared<BiographyArguments>();
    CLI::App* command = family.add_subcommand("biography", "Show the biography of a leader");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("LEADER", given->leader, "Id or name of the leader; all leaders if left out")
        ->check(isLeaderName);
    CLI::Option* power = command->add_option("--power", given->power, "Only what this power knows")
                             ->option_text("P")
                             ->check(isPowerName);
    command->add_flag("--public", given->forAll, "Only what is public")->excludes(power);
    CLI::Option* html = command->add_flag("--html", given->html, "As a web page");
    command->add_flag("--json", given->json, "One JSON document")->excludes(html);
    command->callback([&action, given] { action = [given] { return runOn(*given, showBiography); }; });
}

}  // namespace ephor::ctl
