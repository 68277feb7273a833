// ephorctl campaign: the family of commands.
#include "app/ephorctl/campaign/campaign_file.h"

#include <QCoreApplication>

namespace ephor::ctl {

namespace {

/// Needed by Qt to find its database drivers. Only commands of this family make one.
struct Application {
    int count = 1;
    std::array<char, 9> name{"ephorctl"};
    std::array<char*, 2> arguments{name.data(), nullptr};
    QCoreApplication qt{count, arguments.data()};
};

}  // namespace

void addCampaign(CLI::App& app, Action& action) {
    CLI::App* family = app.add_subcommand("campaign", "Campaigns: found, order, advance, fight, verify");
    family->require_subcommand(1);
    const auto application = std::make_shared<std::unique_ptr<Application>>();
    family->preparse_callback([application](std::size_t) { *application = std::make_unique<Application>(); });
    addCampaignNew(*family, action);
    addCampaignMoves(*family, action);
    addCampaignBoard(*family, action);
    addCampaignBrief(*family, action);
    addCampaignBattles(*family, action);
    addCampaignContribute(*family, action);
    addCampaignDice(*family, action);
    addCampaignForecast(*family, action);
    addCampaignImport(*family, action);
    addCampaignReports(*family, action);
    addCampaignSea(*family, action);
    addCampaignServe(*family, action);
    addCampaignStory(*family, action);
    addCampaignBiography(*family, action);
    addCampaignCompare(*family, action);
    addCampaignRule(*family, action);
    addCampaignVeto(*family, action);
}

}  // namespace ephor::ctl
