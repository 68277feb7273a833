#include "models/text/roll_words.h"

#include "core/campaign/reports/dice_report.h"
#include "models/text.h"

#include <ranges>

namespace ephor {

using namespace campaign;

QString toldText(const Scenario& scenario, const CampaignRoll& roll) {
    QStringList powers;
    for (const PowerInfo& power : scenario.powers)
        if (isToldTo(roll.told, power.id))
            powers << QString::fromStdString(power.name);
    const QString who = roll.told.who.empty()        ? tr("nobody")
                        : roll.told.who == everybody ? tr("all players")
                                                     : powers.join(QStringLiteral(", "));
    return roll.seed == CampaignRoll::Seed::Secret ? tr("%1, until the war ends").arg(who)
           : roll.told.facesOnly                   ? tr("%1, dice only").arg(who)
                                                   : who;
}

QString rollLine(const Scenario& scenario, const CampaignRoll& roll) {
    return tr("%1 (told to %2)").arg(QString::fromStdString(rollText(roll)), toldText(scenario, roll));
}

QStringList rollLines(const Scenario& scenario, std::string_view dice) {
    QStringList lines;
    for (const auto part : std::views::split(dice, '\n')) {
        const std::string_view line(part.begin(), part.end());
        if (line.empty())
            continue;
        const std::optional<CampaignRoll> roll = parseRoll(line);
        lines << (roll ? rollLine(scenario, *roll) : toQString(line));
    }
    return lines;
}

}  // namespace ephor
