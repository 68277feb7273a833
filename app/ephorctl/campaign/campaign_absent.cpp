// ephorctl campaign in a build without Qt: prints what is missing.
#include "app/ephorctl/shares/share.h"

namespace ephor::ctl {

void addCampaign(CLI::App& app, Action& action) {
    CLI::App* family = app.add_subcommand("campaign", "Not in this build: campaign files need Qt");
    family->allow_extras();
    family->callback([&action] {
        action = [] {
            return Outcome<ExitStatus>(
                wrongUsage("This ephorctl was built without Qt, which campaign files need. Use the full build."));
        };
    });
}

Outcome<ExitStatus> mergeForecasts(std::span<const ReadShare>, bool) {
    return wrongUsage("This ephorctl was built without Qt, which forecasts need. Use the full build.");
}

}  // namespace ephor::ctl
