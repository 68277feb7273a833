#include "models/campaign/turn_dice.h"

#include "core/campaign/reports/name_check/report_lines.h"
#include "models/text.h"
#include "models/text/roll_words.h"

#include <ranges>

namespace ephor {

using namespace campaign;

TurnDice::TurnDice(const Scenario& scenario, std::string_view log) {
    for (const auto part : std::views::split(log, '\n')) {
        const std::string_view line(part.begin(), part.end());
        if (line.empty())
            continue;
        std::optional<CampaignRoll> roll = parseRoll(line);
        QString text = roll ? rollLine(scenario, *roll) : toQString(line);
        m_rolls.push_back({std::move(roll), std::move(text)});
    }
}

template <typename IsMeant> QStringList TurnDice::told(const IsMeant& isMeant) {
    QStringList lines;
    for (Roll& one : m_rolls)
        if (!one.isTold && one.roll && isMeant(*one.roll)) {
            one.isTold = true;
            lines << tr("Dice: %1").arg(one.text);
        }
    return lines;
}

QStringList TurnDice::naming(const std::string& what) {
    return told([&what](const CampaignRoll& roll) { return names(roll.what, what); });
}

QStringList TurnDice::of(const Namesake& one) {
    if (one.count > 1)
        return rankedOf(one);
    return told([&one](const CampaignRoll& roll) {
        return names(roll.what, one.name) && (one.isOfOnePower || isToldTo(roll.told, one.power));
    });
}

/// Armies roll for control and hunger once each, in their order: where all of a name have rolled, the roll of each is
/// known.
QStringList TurnDice::rankedOf(const Namesake& one) {
    QStringList lines;
    for (const std::string_view purpose : {"Control of ", "Hunger in "}) {
        const std::string what = std::string(purpose) + one.name;
        const auto isMeant = [&](const Roll& each) {
            return each.roll && each.roll->what == what && isToldTo(each.roll->told, one.power);
        };
        if (one.rank >= one.count || std::ranges::count_if(m_rolls, isMeant) != one.count)
            continue;
        auto mine = m_rolls | std::views::filter(isMeant) | std::views::drop(one.rank);
        Roll& roll = *mine.begin();
        roll.isTold = true;
        lines << tr("Dice: %1").arg(roll.text);
    }
    return lines;
}

QStringList TurnDice::rest() {
    QStringList left;
    for (const Roll& one : m_rolls)
        if (!one.isTold)
            left << one.text;
    return left;
}

}  // namespace ephor
