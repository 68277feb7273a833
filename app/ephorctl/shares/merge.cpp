// ephorctl merge: adds the shares of a run.
#include "app/ephorctl/shares/share.h"

namespace ephor::ctl {

namespace {

struct MergeArguments {
    std::vector<std::string> files;
    bool json = false;
};

struct Mergeable {
    std::string_view command;
    MergeShares merge;
};
constexpr std::array<Mergeable, 3> mergeable{
    {{"balance", mergeBalances}, {"battle odds", mergeOdds}, {"campaign forecast", mergeForecasts}}};

Outcome<ExitStatus> merge(const MergeArguments& given) {
    const Outcome<std::vector<ReadShare>> shares = readShares(given.files);
    if (!shares)
        return std::unexpected(shares.error());
    const auto* const kind = std::ranges::find(mergeable, shares->front().label.command, &Mergeable::command);
    if (kind == mergeable.end())
        return brokenShare(shares->front().file);
    return kind->merge(*shares, given.json);
}

}  // namespace

void addMerge(CLI::App& app, Action& action) {
    auto given = std::make_shared<MergeArguments>();
    CLI::App* command = app.add_subcommand("merge", "Merge the shares of a run on several machines");
    command->add_option("FILE", given->files, "All shares of the run, in any order")->required()->check(isFileName);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return merge(*given); }; });
}

}  // namespace ephor::ctl
