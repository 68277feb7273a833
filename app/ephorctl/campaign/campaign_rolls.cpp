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
std::string asked(const campaign::CampaignRoll& thrown) {
    switch (thrown.kind) {
    case campaign::CampaignRoll::Kind::Dice:
        return thrown.faces.size() == 1 ? "a die" : thrown.faces.size() == 2 ? "two dice" : "dice";
    case campaign::CampaignRoll::Kind::Average:
        return "an average die";
    case campaign::CampaignRoll::Kind::Lot:
    case campaign::CampaignRoll::Kind::Share:
        break;
    }
    return fmt::format("1 to {}", thrown.sides);
}

Json asJson(const campaign::CampaignRoll& thrown) {
    const auto [least, most] = campaign::rangeOf(thrown);
    return {{"throw", campaign::purposeOf(thrown)},
            {"kind", nameOf(thrown.kind)},
            {"least", least},
            {"most", most},
            {"faces", thrown.faces},
            {"modifier", thrown.modifier},
            {"typed", thrown.typed},
            {"secret", thrown.seed == campaign::CampaignRoll::Seed::Secret},
            {"told", thrown.told.who},
            {"line", campaign::toText(thrown)}};
}

}  // namespace

void addRolls(CLI::App& command, RollArguments& given) {
    command
        .add_option("--die", given.dice,
                    "The faces of a throw, as they fell on the table; the others fall as they would have")
        ->option_text("PURPOSE=FACES")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    command.add_flag("--throws", given.areShown, "Shows which throws it would make, and does nothing");
}

Outcome<campaign::Preview> foreseenWith(
    const RollArguments& given, const std::function<campaign::Preview(const campaign::TypedDice& typed)>& foresee) {
    Result<campaign::TypedDice> typed = campaign::typedDiceIn(given.dice);
    if (!typed)
        return trouble(ExitStatus::Usage, std::move(typed.error()));
    campaign::Preview seen = foresee(*typed);
    if (hasErrors(seen.remarks))
        return trouble(ExitStatus::Usage, std::move(seen.remarks));
    say(seen.remarks);
    return seen;
}

Outcome<ExitStatus> printRolls(const campaign::Preview& seen, bool json) {
    if (json) {
        Json rolls = Json::array();
        for (const campaign::CampaignRoll& thrown : seen.rolls)
            rolls.push_back(asJson(thrown));
        return printJson({{"throws", std::move(rolls)}, {"diagnostics", toJson(seen.remarks)}});
    }
    std::string text;
    for (const campaign::CampaignRoll& thrown : seen.rolls)
        text += padded(asked(thrown), 16) + campaign::toText(thrown) + "\n";
    return print(text.empty() ? "Nothing is thrown.\n" : text);
}

}  // namespace ephor::ctl
