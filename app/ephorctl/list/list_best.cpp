#include "app/ephorctl/list/list_best.h"

#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/list/best_sheet.h"
#include "app/ephorctl/list/list_input.h"
#include "app/ephorctl/number_checks.h"
#include "core/ai/computer_players.h"
#include "core/io/builtin_data.h"
#include "core/odds/simulator.h"
#include "core/rules/builtin.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct BestArguments {
    std::vector<std::string> against;
    std::vector<std::string> files;  ///< files and folders; none: the program's samples
    int points = 0;                  ///< 0: those of the most expensive enemy
    std::int64_t runs = 400;
    GivenSeed seed;
    int threads = 0;
    bool json = false;
};

constexpr int mostListPoints = 1'000'000;
constexpr std::size_t mostCandidates = 1000;
constexpr std::int64_t firstBestRound = 50;

std::optional<int> costOf(const ReadList& read) { return read.system->summary(*read.list).cost; }

/// Reads the enemies, which must be legal lists of the same rules.
Outcome<void> readEnemies(const std::vector<std::string>& files, BestSheet& sheet) {
    for (const std::string& file : files) {
        const Outcome<ReadList> read = readOfKnownSystem(file);
        if (!read)
            return std::unexpected(read.error());
        if (hasErrors(read->diagnostics))
            return trouble(ExitStatus::Unreadable, read->diagnostics);
        if (!sheet.limits.system)
            sheet.limits.system = read->system;
        if (const std::optional<Message> why = whyLeftOut(*read, {sheet.limits.system, {}}))
            return trouble(ExitStatus::Unreadable,
                           {{Severity::Error, "best-enemy", {shownName(file), 0, 0}, *why, {}, {}}});
        sheet.enemies.push_back({file, *read->list, costOf(*read)});
    }
    return {};
}

/// The lists of a folder and its subfolders, by name.
Outcome<std::vector<std::string>> listsInFolder(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code error;
    std::filesystem::recursive_directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error))
        if (entry->path().extension() == ".toml" && entry->is_regular_file(error))
            files.push_back(entry->path().string());
    if (error)
        return trouble(ExitStatus::Unreadable, {{Severity::Error,
                                                 "best-folder",
                                                 {folder, 0, 0},
                                                 {"The folder cannot be read: {0}.", {error.message()}},
                                                 {},
                                                 {}}});
    std::ranges::sort(files);
    return files;
}

void addCandidate(const std::string& file, const ReadList& read, BestSheet& sheet) {
    if (std::optional<Message> why = whyLeftOut(read, sheet.limits))
        sheet.leftOut.push_back({file, *std::move(why)});
    else if (std::ranges::contains(sheet.enemies, *read.list, &BestSheet::ListName::list))
        sheet.leftOut.push_back({file, "It is an enemy itself."});
    else
        sheet.candidates.push_back({file, *read.list, costOf(read)});
}

/// Files that were named must be readable; those of a folder are left out where they are not.
Outcome<void> readCandidates(const std::vector<std::string>& names, BestSheet& sheet) {
    for (const std::string& name : names) {
        std::error_code error;
        const bool isFolder = std::filesystem::is_directory(name, error);
        const Outcome<std::vector<std::string>> files =
            isFolder ? listsInFolder(name) : Outcome<std::vector<std::string>>(std::vector{name});
        if (!files)
            return std::unexpected(files.error());
        for (const std::string& file : *files) {
            const Outcome<ReadList> read = readList(file);
            if (read)
                addCandidate(file, *read, sheet);
            else if (isFolder)
                sheet.leftOut.push_back({file, read.error().faults.front().message});
            else
                return std::unexpected(read.error());
        }
    }
    return {};
}

void addSamples(BestSheet& sheet) {
    const std::string folder = "armies/" + sheet.limits.system->info().id + "/";
    for (const BuiltinFile& file : builtinFiles())
        if (file.path.starts_with(folder))
            addCandidate(std::string(file.path), readArmyList(file.text, file.path, findKnown(), systemIds()), sheet);
}

void openMatches(BestSheet& sheet) {
    const RuleSystem& system = *sheet.limits.system;
    for (const BestSheet::ListName& candidate : sheet.candidates) {
        Diagnostics why;
        bool meets = false;
        for (const BestSheet::ListName& enemy : sheet.enemies) {
            auto game = system.open(matchOf(system, candidate.list, enemy.list));
            sheet.matches.push_back({game ? *game : nullptr, {}});
            meets = meets || game;
            if (!game)
                why = std::move(game.error());
        }
        if (!meets)
            sheet.leftOut.push_back(
                {candidate.file, why.empty() ? Message("It cannot meet the enemy.") : why.front().message});
    }
}

/// All matches progress together, so that an interrupted run has results of each. False where it was interrupted.
bool fightMatches(BestSheet& sheet, int threads, const std::stop_token& stop) {
    std::int64_t done = 0;
    while (done < sheet.runs) {
        const std::int64_t round = std::min(done == 0 ? firstBestRound : 2 * done, sheet.runs);
        for (std::size_t i = 0; i < sheet.matches.size(); ++i) {
            BestSheet::Match& match = sheet.matches[i];
            if (!match.game)
                continue;
            SimulationPlan plan;
            plan.game = match.game;
            plan.players.fill(&standardPlayer(*match.game));
            plan.seed = matchSeed(sheet.seed, i);
            plan.firstRun = done;
            plan.runs = round - done;
            plan.threads = threads;
            const Simulation part = simulate(plan, stop);
            if (done == 0)
                match.report = OddsReport(*match.game);
            match.report.add(part.report);
            if (part.stopped)
                return false;
            sayProgress(fmt::format("{} battles each: match {} of {}", round, i + 1, sheet.matches.size()));
        }
        done = round;
    }
    return true;
}

Outcome<ExitStatus> best(const BestArguments& given) {
    const Outcome<std::uint64_t> seed = seedOf(given.seed);
    if (!seed)
        return std::unexpected(seed.error());
    BestSheet sheet;
    sheet.seed = *seed;
    sheet.runs = given.runs;
    if (Outcome<void> read = readEnemies(given.against, sheet); !read)
        return std::unexpected(read.error());
    for (const BestSheet::ListName& enemy : sheet.enemies)
        sheet.limits.points = std::max(sheet.limits.points, enemy.points);
    if (given.points > 0)
        sheet.limits.points = given.points;
    if (given.files.empty())
        addSamples(sheet);
    else if (Outcome<void> read = readCandidates(given.files, sheet); !read)
        return std::unexpected(read.error());
    if (sheet.candidates.size() > mostCandidates)
        return wrongUsage(Message("There are {0} lists; at most {1} can be compared at once. Name fewer.",
                                  {std::to_string(sheet.candidates.size()), std::to_string(mostCandidates)}));
    if (sheet.candidates.empty()) {
        Diagnostics faults;
        for (const BestSheet::LeftOut& one : sheet.leftOut)
            faults.push_back({Severity::Error, "best-left-out", {one.file, 0, 0}, one.why, {}, {}});
        if (faults.empty())
            faults.push_back({Severity::Error, "best-no-lists", {}, "There is no list to compare.", {}, {}});
        return trouble(ExitStatus::Unreadable, std::move(faults));
    }
    openMatches(sheet);
    const Interruption interruption;
    const ExitStatus status =
        fightMatches(sheet, given.threads, interruption.stop()) ? ExitStatus::Yes : ExitStatus::Interrupted;
    return given.json ? printJson(asJson(sheet), status) : print(asText(sheet), status);
}

}  // namespace

void addListBest(CLI::App& list, Action& action) {
    auto given = std::make_shared<BestArguments>();
    CLI::App* command =
        list.add_subcommand("best", "Find the list that wins most often against one or several enemy lists");
    command->add_option("LISTS", given->files, "Lists and folders with lists; default: the sample lists")
        ->check(isFileName);
    command->add_option("--against", given->against, "Enemy list; repeat it for several")
        ->option_text("FILE")
        ->required()
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false)
        ->check(isFileName);
    command->add_option("--points", given->points, "Points limit; default: the points of the most expensive enemy")
        ->option_text("N")
        ->transform(wholeNumber(1, mostListPoints));
    command->add_option("--runs", given->runs, "Number of battles of each list against each enemy")
        ->option_text("N")
        ->transform(wholeNumber<std::int64_t>(1, SimulationPlan::mostRuns))
        ->capture_default_str();
    addSeed(*command, given->seed, "Which dice: a whole number; without it, one is drawn");
    addThreads(*command, given->threads);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return best(*given); }; });
}

}  // namespace ephor::ctl
