#include "app/ephorctl/battle/battle_inputs.h"

#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/list/list_input.h"
#include "app/ephorctl/number_checks.h"
#include "core/ai/computer_players.h"
#include "core/io/file.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <random>

namespace ephor::ctl {

namespace {

bool saysError(const Diagnostic& d) { return d.severity == Severity::Error; }

/// A list without errors.
Outcome<ReadList> readSoundList(const std::string& file) {
    Outcome<ReadList> read = readList(file);
    if (!read)
        return std::unexpected(std::move(read.error()));
    if (hasErrors(read->diagnostics)) {
        std::erase_if(read->diagnostics, [](const Diagnostic& d) { return !saysError(d); });
        return trouble(ExitStatus::Unreadable, std::move(read->diagnostics));
    }
    return read;
}

const RuleSystem* findRules(const Setup& setup) {
    return knownRules().find(setup.system.empty() ? setup.lists[0].system : setup.system, setup.rules);
}

/// A set-up, and the places in its file for faults that the rules report without one.
struct PlacedSetup {
    Setup setup;
    TablePlaces places;
};

Outcome<PlacedSetup> readTable(const std::string& file) {
    const Outcome<std::string> text = readInput(file, largestSetup);
    if (!text)
        return std::unexpected(text.error());
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    const ReadOther readOther = [&](std::string_view other) { return readFileIn(folder, other, largestList); };
    Diagnostics remarks;
    TablePlaces places;
    Result<Setup> setup = readSetup(*text, shownName(file), findKnown(), systemIds(), readOther, &remarks, &places);
    if (!setup)
        return trouble(ExitStatus::Unreadable, std::move(setup.error()));
    std::erase_if(remarks, [](const Diagnostic& d) { return d.severity == Severity::Advice; });
    say(remarks);
    return PlacedSetup{std::move(*setup), std::move(places)};
}

/// Replaces the lists of the set-up by the two given ones. Units that the set-up had placed are removed.
Outcome<void> takeLists(Setup& setup, const std::vector<std::string>& files, bool tableGiven) {
    std::array<const RuleSystem*, 2> rules{};
    for (std::size_t i = 0; i < 2; ++i) {
        Outcome<ReadList> read = readSoundList(files[i]);
        if (!read)
            return std::unexpected(std::move(read.error()));
        rules[i] = read->system;
        setup.lists[i] = *std::move(read->list);
    }
    const std::string& system = setup.lists[0].system;
    if (setup.lists[1].system != system)
        return std::unexpected(
            wrongUsage(Message("{0} is a list of {1}, {2} one of {3}: they cannot meet in one battle.",
                               {files[0], system, files[1], setup.lists[1].system}))
                .error());
    if (rules[0] != rules[1])
        return std::unexpected(
            wrongUsage(
                Message("{0} is a list of {1}, {2} one of {3}. Name the rules of the battle with --pack, or write the "
                        "same \"rules\" in both.",
                        {files[0], rules[0]->info().name, files[1], rules[1]->info().name}))
                .error());
    if (tableGiven && setup.system != system)
        return std::unexpected(
            wrongUsage(Message("The set-up is one of {0}, the lists are of {1}.", {setup.system, system})).error());
    setup.rules = rules[0]->info().version;
    setup.placements.clear();
    return {};
}

Outcome<void> takeOptions(Setup& setup, const std::vector<std::string>& options) {
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == 0 || equals == std::string::npos)
            return std::unexpected(
                wrongUsage(
                    Message("--option \"{0}\": write KEY=VALUE, as in turn_limit=8. ephorctl systems lists them.",
                            {option}))
                    .error());
        const ChosenOption chosen{option.substr(0, equals), option.substr(equals + 1)};
        const auto known = std::ranges::find(setup.options, chosen.key, &ChosenOption::key);
        if (known == setup.options.end())
            setup.options.push_back(chosen);
        else
            known->value = chosen.value;
    }
    return {};
}

/// Reads everything except the options.
Outcome<PlacedSetup> readSetupOf(const BattleArguments& given) {
    if (given.lists.size() == 1 || (given.lists.empty() && given.table.empty()))
        return wrongUsage(Message("Two army lists are needed, or --table with a set-up that holds both."));
    if (std::ranges::contains(given.lists, ""))
        return wrongUsage(Message("The name of the file of an army list is empty; give one."));
    PlacedSetup placed;
    Setup& setup = placed.setup;
    if (!given.table.empty()) {
        Outcome<PlacedSetup> read = readTable(given.table);
        if (!read)
            return read;
        placed = std::move(*read);
    }
    if (!given.lists.empty()) {
        if (Outcome<void> taken = takeLists(setup, given.lists, !given.table.empty()); !taken)
            return std::unexpected(taken.error());
    } else if (setup.lists[0].entries.empty() || setup.lists[1].entries.empty()) {
        return wrongUsage(
            Message("{0} is a table without both armies: name two army lists before --table.", {given.table}));
    }
    if (given.table.empty()) {
        const RuleSystem* system = findRules(setup);
        setup.system = system->info().id;
        setup.table = system->info().table;
    }
    return placed;
}

/// The place in the input for a fault that the rules found in the set-up as a whole.
SourcePosition placeOf(const Diagnostic& fault, const TablePlaces& places, const BattleArguments& given) {
    const bool isWidth = fault.code == "setup-no-room";
    const bool isHeight = fault.code == "setup-zones-overlap";
    if (const SourcePosition& place = isWidth ? places.width : places.height; (isWidth || isHeight) && place.line > 0)
        return place;
    return {shownName(!given.table.empty() ? given.table : given.lists.front()), 0, 0};
}

/// Opens the game. Faults of options given on the command line are wrong usage; all other faults are an unreadable
/// input.
Outcome<std::shared_ptr<const Game>> open(const PlacedSetup& placed, const BattleArguments& given) {
    Setup setup = placed.setup;
    if (Outcome<void> taken = takeOptions(setup, given.options); !taken)
        return std::unexpected(taken.error());
    const RuleSystem& system = *findRules(setup);
    Result<std::shared_ptr<const Game>> game = system.open(setup);
    if (game)
        return std::move(*game);
    Diagnostics faults = std::move(game.error());
    const auto isOption = [](const Diagnostic& d) { return d.code.starts_with("option-"); };
    if (!given.options.empty() && (std::ranges::any_of(faults, isOption) || system.open(placed.setup)))
        return trouble(ExitStatus::Usage, std::move(faults));
    for (Diagnostic& d : faults)
        if (d.place.file.empty())
            d.place = placeOf(d, placed.places, given);
    return trouble(ExitStatus::Unreadable, std::move(faults));
}

Outcome<std::array<By, 2>> readPlayers(const std::string& text) {
    const std::size_t comma = text.find(',');
    const std::array<std::string, 2> words{text.substr(0, comma),
                                           comma == std::string::npos ? text : text.substr(comma + 1)};
    std::array<By, 2> kinds{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::optional<By> kind = computerPlayerKind(words[i]);
        if (!kind)
            return wrongUsage(Message(
                "--players \"{0}\": there are novice, club, veteran, strategos and random; one for both sides, or two with a comma between.",
                {text}));
        kinds[i] = *kind;
    }
    return kinds;
}

std::uint64_t drawnSeed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

}  // namespace

void addSeed(CLI::App& command, GivenSeed& given, const std::string& what) {
    given.option = command.add_option("--seed", given.text, what)->option_text("N");
}

void addThreads(CLI::App& command, int& threads) {
    static constexpr int most = 256;
    command.add_option("--threads", threads, "Number of threads; default: all cores")
        ->option_text("N")
        ->transform(wholeNumber(1, most));
}

Outcome<std::uint64_t> seedOf(const GivenSeed& given) {
    if (given.option->count() == 0)
        return drawnSeed();
    const std::string& text = given.text;
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size())
        return wrongUsage(Message("--seed \"{0}\": a seed is a whole number from 0 to 18446744073709551615.", {text}));
    return seed;
}

void addBattleArguments(CLI::App& command, BattleArguments& given) {
    command.usage("Usage: ephorctl battle " + command.get_name() + " [OPTIONS] [A B]");
    command.add_option("LISTS", given.lists, "Army lists of the two sides")->expected(1, 2)->option_text("A B");
    command
        .add_option("--table", given.table, "A set-up: table, terrain, options; a historical battle with both armies")
        ->option_text("FILE")
        ->check(isFileName);
    addSeed(command, given.seed, "Seed of the dice: a whole number; default: random");
    command
        .add_option(
            "--players", given.players,
            "Computer players: novice, club, veteran, strategos or random; one for each side, separated by a comma")
        ->option_text("WHO[,WHO]");
    command.add_option("--option", given.options, "An option of the rules (ephorctl systems)")
        ->option_text("KEY=VALUE")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    command.add_flag("--json", given.json, "One JSON document");
}

Outcome<BattleInputs> readBattle(const BattleArguments& given) {
    BattleInputs inputs;
    const Outcome<std::uint64_t> seed = seedOf(given.seed);
    if (!seed)
        return std::unexpected(seed.error());
    inputs.seed = *seed;
    const Outcome<std::array<By, 2>> players = readPlayers(given.players);
    if (!players)
        return std::unexpected(players.error());
    const Outcome<PlacedSetup> setup = readSetupOf(given);
    if (!setup)
        return std::unexpected(setup.error());
    Outcome<std::shared_ptr<const Game>> game = open(*setup, given);
    if (!game)
        return std::unexpected(std::move(game.error()));
    inputs.game = std::move(*game);
    for (const Side side : bothSides)
        inputs.players[index(side)] = makePlayer((*players)[index(side)], *inputs.game);
    return inputs;
}

}  // namespace ephor::ctl
