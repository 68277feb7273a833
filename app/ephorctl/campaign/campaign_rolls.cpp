#include "app/ephorctl/campaign/campaign_rolls.h"

#include "app/ephorctl/console.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

std::string_view nameOf(campaign::CampaignRoll::Kind kind) {
    switch (kind) {
    case campaign::CampaignRoll::Kind::Dice:
        return "dice";
    case campaign::CampaignRoll::Kind::Average:
        return "average";
    case campaign::CampaignRoll::Kind::Lot:
        return "lot";
    case campaign::CampaignRoll::Kind::Share:
        return "share";
    }
    return {};
}

/// The dice to roll: "two dice".
std::string asked(const campaign::CampaignRoll& roll) {
    switch (roll.kind) {
    case campaign::CampaignRoll::Kind::Dice:
        return roll.faces.size() == 1 ? "a die" : roll.faces.size() == 2 ? "two dice" : "dice";
    case campaign::CampaignRoll::Kind::Average:
        return "an average die";
    case campaign::CampaignRoll::Kind::Lot:
    case campaign::CampaignRoll::Kind::Share:
        break;
    }
    return fmt::format("1 to {}", roll.sides);
}

Json asJson(const campaign::CampaignRoll& roll) {
    const auto [least, most] = campaign::rangeOf(roll);
    return {{"throw", campaign::purposeOf(roll)},
            {"kind", nameOf(roll.kind)},
            {"least", least},
            {"most", most},
            {"faces", roll.faces},
            {"modifier", roll.modifier},
            {"typed", roll.typed},
            {"secret", roll.seed == campaign::CampaignRoll::Seed::Secret},
            {"told", roll.told.who},
            {"line", campaign::toText(roll)}};
}

}  // namespace

void addRolls(CLI::App& command, RollArguments& given) {
    command
        .add_option("--die", given.dice,
                    "A roll made at the table, such as \"Siege of Plataea=3,5\"; --rolls lists the purposes")
        ->option_text("PURPOSE=FACES")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    command.add_flag("--rolls", given.areShown, "List the rolls of the step without running it");
    command.add_flag("--throws", given.areShown, "The old name of --rolls")->group("");
}

Outcome<campaign::Preview> previewWith(
    const RollArguments& given, const std::function<campaign::Preview(const campaign::TypedDice& typed)>& preview) {
    Result<campaign::TypedDice> typed = campaign::typedDiceIn(given.dice);
    if (!typed)
        return trouble(ExitStatus::Usage, std::move(typed.error()));
    campaign::Preview seen = preview(*typed);
    if (hasErrors(seen.remarks))
        return trouble(ExitStatus::Usage, std::move(seen.remarks));
    say(seen.remarks);
    return seen;
}

Outcome<ExitStatus> printRolls(const campaign::Preview& seen, bool json) {
    if (json) {
        Json rolls = Json::array();
        for (const campaign::CampaignRoll& roll : seen.rolls)
            rolls.push_back(asJson(roll));
        return printJson({{"throws", std::move(rolls)}, {"diagnostics", toJson(seen.remarks)}});
    }
    std::string text;
    for (const campaign::CampaignRoll& roll : seen.rolls)
        text += padded(asked(roll), 16) + campaign::toText(roll) + "\n";
    return print(text.empty() ? "No dice are rolled.\n" : text);
}

}  // namespace ephor::ctl
