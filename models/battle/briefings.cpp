#include "models/battle/briefings.h"

#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/battle/until_turn.h"
#include "core/dice/fast_dice.h"
#include "core/io/builtin_data.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

std::optional<Briefing> briefingOf(const QString& battle) {
    const std::string path = "briefings/" + battle.section(u'/', -1).toStdString();
    const Result<Briefing> read = readBriefing(builtinText(path), path);
    return read ? std::optional(*read) : std::nullopt;
}

Table deployedTable(const Game& game) {
    const UntilTurn player(standardPlayer(game), 0);
    FastDice dice(431, 0);
    Conditions conditions;
    conditions.dice = &dice;
    conditions.players = {&player, &player};
    Fight fight(game);
    fight.run(conditions);
    return fight.table();
}

QString turnLimit(const RuleSystem& system, const Setup& setup) {
    const std::vector<OptionInfo>& options = system.info().options;
    const auto option = std::ranges::find(options, std::string_view("turn_limit"), &OptionInfo::key);
    if (option == options.end())
        return {};
    const auto own = std::ranges::find(setup.options, option->key, &ChosenOption::key);
    const std::string& value = own == setup.options.end() ? option->standard : own->value;
    return value == "none" ? QString() : toQString(value);
}

}  // namespace ephor
