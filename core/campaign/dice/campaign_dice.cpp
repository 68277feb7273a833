#include "core/campaign/dice/campaign_dice.h"

#include <algorithm>
#include <fmt/ranges.h>
#include <utility>

namespace ephor::campaign {

CampaignDice& CampaignDice::toldTo(std::string_view who) {
    m_told = {std::string(who), false};
    return *this;
}

CampaignDice& CampaignDice::facesToldTo(std::string_view who) {
    m_told = {std::string(who), true};
    return *this;
}

CampaignDice& CampaignDice::facesToldTo(const std::set<std::string>& powers) {
    return facesToldTo(fmt::format("{}", fmt::join(powers, " ")));
}

CampaignDice& CampaignDice::inSecret() {
    m_isSecret = true;
    return *this;
}

/// Makes a roll with its faces. The caller adds the modifier.
CampaignRoll CampaignDice::begun(std::string_view what, CampaignRoll::Kind kind, int sides, std::size_t count,
                                 int atMost) {
    CampaignRoll roll;
    roll.what = what;
    roll.nth = ++m_rollsSoFar[roll.what];
    roll.kind = kind;
    roll.sides = sides;
    roll.atMost = atMost;
    roll.told = std::exchange(m_told, {});
    const bool isSecret = std::exchange(m_isSecret, false);
    const bool isOfPower = m_keys.ofPower.contains(roll.told.who);
    if (roll.told.who == everybody || (!isOfPower && roll.told.who.contains(' ')))
        roll.seed = CampaignRoll::Seed::Open;
    else if (!isSecret && isOfPower)
        roll.seed = CampaignRoll::Seed::Power;
    else
        roll.seed = CampaignRoll::Seed::Secret;
    roll.faces.resize(count);
    const auto typed = m_typed.find(purposeOf(roll));
    roll.typed = typed != m_typed.end() && !whyNotFaces(roll, typed->second);
    if (roll.typed)
        roll.faces = typed->second;
    else
        fall(roll);
    return roll;
}

void CampaignDice::fall(CampaignRoll& roll) {
    if (!m_source) {
        roll.faces = facesOf(keyOf(roll), roll);
        return;
    }
    std::vector<std::uint8_t> fell(roll.faces.size());
    m_source->draw(roll.sides, fell);
    std::ranges::transform(fell, roll.faces.begin(), [&roll](std::uint8_t face) { return countOf(roll.kind, face); });
}

const DiceKey& CampaignDice::keyOf(const CampaignRoll& roll) const {
    if (roll.seed == CampaignRoll::Seed::Power)
        return m_keys.ofPower.find(roll.told.who)->second;
    return roll.seed == CampaignRoll::Seed::Secret ? m_keys.secret : m_keys.open;
}

int CampaignDice::written(CampaignRoll roll) {
    m_rolls.push_back(std::move(roll));
    return totalOf(m_rolls.back());
}

std::string CampaignDice::log() const {
    std::string text;
    for (const CampaignRoll& roll : m_rolls)
        text += toText(roll) + "\n";
    return text;
}

int CampaignDice::die(std::string_view what, int modifier) {
    CampaignRoll roll = begun(what, CampaignRoll::Kind::Dice, 6, 1);
    roll.modifier = modifier;
    return written(std::move(roll));
}

int CampaignDice::averageDie(std::string_view what, int modifier) {
    CampaignRoll roll = begun(what, CampaignRoll::Kind::Average, 6, 1);
    roll.modifier = modifier;
    return written(std::move(roll));
}

int CampaignDice::twoDice(std::string_view what, int modifier) {
    CampaignRoll roll = begun(what, CampaignRoll::Kind::Dice, 6, 2);
    roll.modifier = modifier;
    return written(std::move(roll));
}

int CampaignDice::lot(std::string_view what, int count) {
    if (count >= 2)
        return written(begun(what, CampaignRoll::Kind::Lot, count, 1)) - 1;
    m_told = {};
    m_isSecret = false;
    return 0;
}

int CampaignDice::share(std::string_view what, int perMille) {
    const int fraction = perMille % 1000;
    if (fraction == 0) {
        m_told = {};
        m_isSecret = false;
        return perMille / 1000;
    }
    CampaignRoll roll = begun(what, CampaignRoll::Kind::Share, 100, 1, fraction / 10);
    const bool more = roll.faces.front() <= roll.atMost;
    written(std::move(roll));
    return perMille / 1000 + (more ? 1 : 0);
}

}  // namespace ephor::campaign
