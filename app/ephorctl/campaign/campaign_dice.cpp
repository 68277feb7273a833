// ephorctl campaign dice
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/number_checks.h"
#include "core/campaign/dice/dice_check.h"
#include "core/campaign/dice/dice_statements.h"
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/dice/turn_seed.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

struct DiceArguments {
    std::vector<std::string> files;
    std::string seed;
    std::string promise;
    std::string occasion;
    std::string added;
    std::string purpose;
    int nth = 1;
    int sides = 0;
    bool json = false;
};

constexpr std::size_t largestReport = 4 << 20;
/// The turn for a seed given on the command line: unknown.
constexpr int unknownTurn = 0;

std::string seedName(const campaign::CheckedSeed& row) {
    switch (row.of) {
    case campaign::CheckedSeed::Of::Campaign:
        return "the campaign's seed";
    case campaign::CheckedSeed::Of::Secret:
        return fmt::format("the secret seed of turn {}", row.turn);
    case campaign::CheckedSeed::Of::Power:
        return fmt::format("the seed of {}'s dice of turn {}", row.power, row.turn);
    case campaign::CheckedSeed::Of::Turn:
        break;
    }
    return row.turn == unknownTurn ? "the seed" : fmt::format("the seed of turn {}", row.turn);
}

std::string textOf(const campaign::CheckedSeed& row) {
    const std::string promise = campaign::promiseOf(row.seed);
    if (row.promises.empty() && row.promisesOfTurns.empty())
        return fmt::format("{}: its promise is {}\n", seedName(row), promise);
    if (!row.isKept)
        return fmt::format("{}: it is not the one that was promised; its own promise is {}\n", seedName(row), promise);
    return fmt::format("{}: it is the one that was promised{}\n", seedName(row),
                       row.isPromisedBefore ? "" : ", but it was promised only together with the seed");
}

std::string_view wordOf(campaign::CheckedSeed::Of of) {
    static constexpr std::array<std::string_view, 4> words{"move", "power", "secret", "campaign"};
    return words[static_cast<std::size_t>(of)];
}

std::string_view wordOf(campaign::CheckedRoll::Finding finding) {
    switch (finding) {
    case campaign::CheckedRoll::Finding::Fell:
        return "correct";
    case campaign::CheckedRoll::Finding::Otherwise:
        return "differs";
    case campaign::CheckedRoll::Finding::Unread:
        return "not understood";
    case campaign::CheckedRoll::Finding::TypedIn:
        return "typed in";
    case campaign::CheckedRoll::Finding::Sealed:
        return "still sealed";
    case campaign::CheckedRoll::Finding::Unshown:
        return "without a seed";
    }
    return {};
}

std::string textOf(const campaign::CheckedRoll& row) {
    const bool isWrong = row.finding == campaign::CheckedRoll::Finding::Otherwise;
    return fmt::format("  {:<15} {}: {}{}\n", wordOf(row.finding), row.occasion, row.line,
                       isWrong ? fmt::format("; by the seed {}", fmt::join(row.faces, " ")) : "");
}

/// What the check cannot verify (typed-in rolls); empty where there is nothing.
std::string unsaid(const campaign::DiceCheck& check) {
    const auto typed =
        std::ranges::count(check.rolls, campaign::CheckedRoll::Finding::TypedIn, &campaign::CheckedRoll::finding);
    if (typed == 0)
        return {};
    return typed == 1 ? std::string("1 roll was entered by the umpire; the seed cannot verify it.\n")
                      : fmt::format("{} rolls were entered by the umpire; the seed cannot verify them.\n", typed);
}

/// The dice that a seed gives for a purpose, for each possible kind of roll. "…, needs 16" is a roll of 1 to 100.
std::vector<std::pair<std::string, std::vector<int>>> diceFor(const DiceKey& occasion, const DiceArguments& given) {
    using enum campaign::CampaignRoll::Kind;
    std::vector<std::pair<std::string, std::vector<int>>> all;
    const auto add = [&](const std::string& name, campaign::CampaignRoll::Kind kind, int sides, std::size_t count) {
        campaign::CampaignRoll roll;
        roll.what = given.purpose;
        roll.nth = given.nth;
        roll.kind = kind;
        roll.sides = sides;
        roll.faces.resize(count);
        all.emplace_back(name, campaign::facesOf(occasion, roll));
    };
    if (given.purpose.contains(", needs ")) {
        add("one of a hundred", Lot, 100, 1);
        return all;
    }
    add("a die", Dice, 6, 1);
    add("two dice", Dice, 6, 2);
    add("an average die", Average, 6, 1);
    if (given.sides > 0)
        add(fmt::format("one of {}", given.sides), Lot, given.sides, 1);
    return all;
}

/// Other names give dice, too, but no roll uses them.
std::string checkOccasion(const std::string& name) {
    return campaign::isOccasion(name)
               ? ""
               : "\"" + name +
                     "\" has no dice: name muster, close, or such as \"aftermath 5\", \"ground 5\" or \"battle 5\"";
}

Outcome<void> checkWords(const DiceArguments& given) {
    if (given.files.empty() && given.seed.empty())
        return wrongUsage("Name the reports and order sheets to check, or give a seed with --seed.");
    if (!given.seed.empty() && !DiceKey::fromHex(given.seed))
        return wrongUsage(
            {"--seed \"{0}\": a turn's seed is 64 hexadecimal digits, as a report shows it.", {given.seed}});
    if (!given.promise.empty() && !DiceKey::fromHex(given.promise))
        return wrongUsage(
            {"--promise \"{0}\": a promise is 64 hexadecimal digits, as an order sheet shows it.", {given.promise}});
    if (!given.added.empty() && !DiceKey::fromHex(given.added))
        return wrongUsage(
            {"--added \"{0}\": what players added to the dice is told as 64 hexadecimal digits.", {given.added}});
    if (given.seed.empty() && !(given.promise + given.occasion).empty())
        return wrongUsage("--promise and --occasion ask about a seed: give it with --seed.");
    if (given.occasion.empty() && !given.purpose.empty())
        return wrongUsage("Add the occasion with --occasion: muster, close, or such as \"aftermath 5\".");
    return {};
}

Outcome<std::vector<std::string>> textsOf(const DiceArguments& given) {
    std::vector<std::string> texts;
    for (const std::string& file : given.files) {
        Outcome<std::string> text = readInput(file, largestReport);
        if (!text)
            return std::unexpected(text.error());
        texts.push_back(std::move(*text));
        if (campaign::parseDiceStatements(std::span(&texts.back(), 1)) == campaign::DiceStatements())
            return trouble(ExitStatus::Unreadable,
                           {{Severity::Error,
                             "dice-none",
                             {shownName(file), 0, 0},
                             {"{0} holds no promise, no seed and no roll of a campaign.", {shownName(file)}},
                             {},
                             {}}});
    }
    if (!given.seed.empty())
        texts.push_back(fmt::format("{}{}: {}\n", campaign::seedWords, unknownTurn, given.seed));
    if (!given.promise.empty())
        texts.push_back(fmt::format("{}{}: {}\n", campaign::promiseWords, unknownTurn, given.promise));
    return texts;
}

Json jsonOf(const campaign::DiceCheck& check) {
    Json seeds = Json::array();
    for (const campaign::CheckedSeed& row : check.seeds)
        seeds.push_back(
            {{"move", row.turn == unknownTurn ? Json(nullptr) : Json(row.turn)},
             {"of", wordOf(row.of)},
             {"power", row.power.empty() ? Json(nullptr) : Json(row.power)},
             {"seed", row.seed.toHex()},
             {"promise", campaign::promiseOf(row.seed)},
             {"promised", row.promises},
             {"promised_of_moves", row.promisesOfTurns},
             {"promised_before", row.isPromisedBefore},
             {"kept", row.promises.empty() && row.promisesOfTurns.empty() ? Json(nullptr) : Json(row.isKept)}});
    Json rolls = Json::array();
    for (const campaign::CheckedRoll& row : check.rolls)
        rolls.push_back({{"move", row.turn},
                         {"occasion", row.occasion},
                         {"throw", row.line},
                         {"finding", wordOf(row.finding)},
                         {"faces", row.faces}});
    return {{"holds", check.holds()}, {"seeds", seeds},       {"throws", rolls},      {"open", check.open},
            {"unread", check.unread}, {"wrong", check.wrong}, {"notes", check.notes}, {"added", check.contributions}};
}

std::string textOf(const campaign::DiceCheck& check) {
    std::string text;
    for (const std::string& wrong : check.wrong)
        text += "  " + wrong + "\n";
    for (const campaign::CheckedSeed& row : check.seeds)
        text += textOf(row);
    for (const campaign::CheckedRoll& row : check.rolls)
        text += textOf(row);
    for (const std::string& line : check.unread)
        text += fmt::format("  {:<15} {}\n", "not understood", line);
    for (const std::string& note : check.notes)
        text += "  " + note + ".\n";
    for (const int turn : check.open)
        text += fmt::format("the seed of turn {} is promised but in none of these texts\n", turn);
    text += unsaid(check);
    if (!check.holds())
        return text + "These dice are not the ones that were promised.\n";
    return text + fmt::format("Nothing is wrong with {} and {}.\n", campaign::counted(std::ssize(check.seeds), "seed"),
                              campaign::counted(std::ssize(check.rolls), "roll"));
}

Outcome<ExitStatus> dice(const DiceArguments& given) {
    if (const Outcome<void> sound = checkWords(given); !sound)
        return std::unexpected(sound.error());
    const Outcome<std::vector<std::string>> texts = textsOf(given);
    if (!texts)
        return std::unexpected(texts.error());
    const campaign::DiceCheck check = campaign::checkDice(*texts);
    const ExitStatus status = check.holds() ? ExitStatus::Yes : ExitStatus::No;
    Json json = jsonOf(check);
    std::string text = textOf(check);
    if (!given.occasion.empty()) {
        const DiceKey key = campaign::keyOf(*DiceKey::fromHex(given.seed), given.occasion, given.added);
        json["occasion"] = {{"name", given.occasion}, {"key", key.toHex()}, {"commitment", toHex(key.commitment())}};
        text += fmt::format("{}: key {}, commitment {}\n", given.occasion, key.toHex(), toHex(key.commitment()));
        if (!given.purpose.empty())
            for (const auto& [name, faces] : diceFor(key, given)) {
                json["dice"][name] = faces;
                text += fmt::format("  {}: {}\n", name, fmt::join(faces, " "));
            }
    }
    return given.json ? printJson(json, status) : print(text, status);
}

}  // namespace

void addCampaignDice(CLI::App& family, Action& action) {
    auto given = std::make_shared<DiceArguments>();
    CLI::App* command =
        family.add_subcommand("dice", "Check that dice and seeds are those that were promised; exit status 1 if not");
    command
        ->add_option("TEXT", given->files,
                     "Reports, order sheets and reminders as they were sent to a player; - for standard input")
        ->check(isFileName);
    command->add_option("--seed", given->seed, "Seed of a turn, without a report")->option_text("HEX");
    command->add_option("--promise", given->promise, "The promise of that seed")->option_text("HEX");
    command
        ->add_option("--occasion", given->occasion,
                     "Shows the key of muster, close, \"aftermath 5\", \"ground 5\" or \"battle 5\"")
        ->option_text("NAME")
        ->check(checkOccasion);
    command->add_option("--added", given->added, "What the players added to the dice, as shown in a report")
        ->option_text("HEX");
    command
        ->add_option("--roll", given->purpose,
                     "Shows the dice of this purpose, such as \"Siege of Plataea\" or \"Drafts of Athens, needs 16\"")
        ->option_text("PURPOSE");
    command->add_option("--throw", given->purpose, "The old name of --roll")->group("");
    command->add_option("--sides", given->sides, "Also as a lot, \"lot 3 of 16\": how many there are")
        ->transform(wholeNumber(2, 255))
        ->option_text("N");
    command->add_option("--nth", given->nth, "Which roll of that purpose")
        ->transform(wholeNumber(1, 9999))
        ->option_text("N");
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return dice(*given); }; });
}

}  // namespace ephor::ctl
