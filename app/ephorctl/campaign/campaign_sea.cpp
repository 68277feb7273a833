// ephorctl campaign sea-odds: exact odds of a fight at sea.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/turn/naval/naval_combat.h"

#include <charconv>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct SeaArguments {
    std::string file;
    std::array<std::string, 2> sides;
    bool json = false;
};

bool isNumber(std::string_view text, int lowest, int highest, int& number) {
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && stop == text.data() + text.size() && number >= lowest && number <= highest;
}

/// "12:4" is squadrons and command points; "12" is without a commander.
Outcome<campaign::SeaSide> sideOf(const std::string& text) {
    campaign::SeaSide side;
    const std::string_view all = text;
    const std::size_t colon = all.find(':');
    if (isNumber(all.substr(0, colon), 1, 999, side.squadrons) &&
        (colon == std::string_view::npos || isNumber(all.substr(colon + 1), 0, 5, side.command)))
        return side;
    return wrongUsage({"\"{0}\" is no fleet: write squadrons and command points as \"12:4\".", {text}});
}

Outcome<ExitStatus> seaOdds(const SeaArguments& given, const CampaignFile& open) {
    const campaign::SeaRules& rules = open.campaign().scenario.rules.sea;
    const Outcome<campaign::SeaSide> a = sideOf(given.sides[0]);
    const Outcome<campaign::SeaSide> b = sideOf(given.sides[1]);
    if (!a || !b)
        return std::unexpected(a ? b.error() : a.error());
    const campaign::SeaOdds odds = campaign::seaOdds(rules, *a, *b);
    const auto side = [&](const campaign::SeaSide& own, const campaign::SeaSide& other, int wins, int losses) {
        return Json{{"squadrons", own.squadrons},
                    {"command", own.command},
                    {"modifier", campaign::seaModifier(rules, own, other)},
                    {"wins_of_36", wins},
                    {"mean_losses", losses / 36.0}};
    };
    if (given.json)
        return printJson({{"a", side(*a, *b, odds.winsA, odds.lossesA)},
                          {"b", side(*b, *a, odds.winsB, odds.lossesB)},
                          {"draws_of_36", odds.draws}});
    const auto line = [&](const campaign::SeaSide& own, const campaign::SeaSide& other, int losses) {
        return fmt::format("{} squadrons, {} command points: D6 {:+}; loses {:.2f} squadrons on average\n",
                           own.squadrons, own.command, campaign::seaModifier(rules, own, other), losses / 36.0);
    };
    return print("A: " + line(*a, *b, odds.lossesA) + "B: " + line(*b, *a, odds.lossesB) +
                 "A: " + campaign::oddsText(odds) + " (exact)\n");
}

}  // namespace

void addCampaignSea(CLI::App& family, Action& action) {
    const auto given = std::make_shared<SeaArguments>();
    CLI::App* command = family.add_subcommand("sea-odds", "Show the exact odds of a battle of two fleets");
    command->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    command->add_option("A", given->sides[0], "One side as squadrons:command points, such as 12:4")->required();
    command->add_option("B", given->sides[1], "The other side")->required();
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return runOn(*given, seaOdds); }; });
}

}  // namespace ephor::ctl
