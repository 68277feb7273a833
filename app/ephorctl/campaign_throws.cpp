#include "app/ephorctl/campaign_throws.h"

#include "app/ephorctl/console.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

std::string_view nameOf(campaign::Throw::Kind kind) {
    switch (kind) {
    case campaign::Throw::Kind::Dice:
        return "dice";
    case campaign::Throw::Kind::Average:
        return "average";
    case campaign::Throw::Kind::Lot:
        return "lot";
    case campaign::Throw::Kind::Share:
        return "share";
    }
    return {};
}

/// The dice to roll: "two dice".
std::string asked(const campaign::Throw& thrown) {
    switch (thrown.kind) {
    case campaign::Throw::Kind::Dice:
        return thrown.faces.size() == 1 ? "a die" : thrown.faces.size() == 2 ? "two dice" : "dice";
    case campaign::Throw::Kind::Average:
        return "an average die";
    case campaign::Throw::Kind::Lot:
    case campaign::Throw::Kind::Share:
        break;
    }
    return fmt::format("1 to {}", thrown.sides);
}

Json asJson(const campaign::Throw& thrown) {
    const auto [least, most] = campaign::rangeOf(thrown);
    return {{"throw", campaign::purposeOf(thrown)},
            {"kind", nameOf(thrown.kind)},
            {"least", least},
            {"most", most},
            {"faces", thrown.faces},
            {"modifier", thrown.modifier},
            {"typed", thrown.typed},
            {"secret", thrown.seed == campaign::Throw::Seed::Secret},
            {"told", thrown.told.who},
            {"line", campaign::toText(thrown)}};
}

}  // namespace

void addThrows(CLI::App& command, ThrowArguments& given) {
    command
        .add_option("--die", given.dice,
                    "The faces of a throw, as they fell on the table; the others fall as they would have")
        ->option_text("PURPOSE=FACES")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    command.add_flag("--throws", given.areShown, "Shows which throws it would make, and does nothing");
}

Outcome<campaign::Foreseen> foreseenWith(
    const ThrowArguments& given, const std::function<campaign::Foreseen(const campaign::TypedDice& typed)>& foresee) {
    Result<campaign::TypedDice> typed = campaign::typedDiceIn(given.dice);
    if (!typed)
        return trouble(ExitStatus::Usage, std::move(typed.error()));
    campaign::Foreseen seen = foresee(*typed);
    if (hasErrors(seen.remarks))
        return trouble(ExitStatus::Usage, std::move(seen.remarks));
    say(seen.remarks);
    return seen;
}

Outcome<ExitStatus> printThrows(const campaign::Foreseen& seen, bool json) {
    if (json) {
        Json throws = Json::array();
        for (const campaign::Throw& thrown : seen.throws)
            throws.push_back(asJson(thrown));
        return printJson({{"throws", std::move(throws)}, {"diagnostics", toJson(seen.remarks)}});
    }
    std::string text;
    for (const campaign::Throw& thrown : seen.throws)
        text += padded(asked(thrown), 16) + campaign::toText(thrown) + "\n";
    return print(text.empty() ? "Nothing is thrown.\n" : text);
}

}  // namespace ephor::ctl
