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
    CampaignRoll thrown;
    thrown.what = what;
    thrown.nth = ++m_thrown[thrown.what];
    thrown.kind = kind;
    thrown.sides = sides;
    thrown.atMost = atMost;
    thrown.told = std::exchange(m_told, {});
    const bool isSecret = std::exchange(m_isSecret, false);
    const bool isOfPower = m_keys.ofPower.contains(thrown.told.who);
    if (thrown.told.who == everybody || (!isOfPower && thrown.told.who.contains(' ')))
        thrown.seed = CampaignRoll::Seed::Open;
    else if (!isSecret && isOfPower)
        thrown.seed = CampaignRoll::Seed::Power;
    else
        thrown.seed = CampaignRoll::Seed::Secret;
    thrown.faces.resize(count);
    const auto typed = m_typed.find(purposeOf(thrown));
    thrown.typed = typed != m_typed.end() && !whyNotFaces(thrown, typed->second);
    if (thrown.typed)
        thrown.faces = typed->second;
    else
        fall(thrown);
    return thrown;
}

void CampaignDice::fall(CampaignRoll& thrown) {
    if (!m_source) {
        thrown.faces = facesOf(keyOf(thrown), thrown);
        return;
    }
    std::vector<std::uint8_t> fell(thrown.faces.size());
    m_source->draw(thrown.sides, fell);
    std::ranges::transform(fell, thrown.faces.begin(),
                           [&thrown](std::uint8_t face) { return countOf(thrown.kind, face); });
}

const DiceKey& CampaignDice::keyOf(const CampaignRoll& thrown) const {
    if (thrown.seed == CampaignRoll::Seed::Power)
        return m_keys.ofPower.find(thrown.told.who)->second;
    return thrown.seed == CampaignRoll::Seed::Secret ? m_keys.secret : m_keys.open;
}

int CampaignDice::written(CampaignRoll thrown) {
    m_rolls.push_back(std::move(thrown));
    return totalOf(m_rolls.back());
}

std::string CampaignDice::log() const {
    std::string text;
    for (const CampaignRoll& thrown : m_rolls)
        text += toText(thrown) + "\n";
    return text;
}

int CampaignDice::die(std::string_view what, int modifier) {
    CampaignRoll thrown = begun(what, CampaignRoll::Kind::Dice, 6, 1);
    thrown.modifier = modifier;
    return written(std::move(thrown));
}

int CampaignDice::averageDie(std::string_view what, int modifier) {
    CampaignRoll thrown = begun(what, CampaignRoll::Kind::Average, 6, 1);
    thrown.modifier = modifier;
    return written(std::move(thrown));
}

int CampaignDice::twoDice(std::string_view what, int modifier) {
    CampaignRoll thrown = begun(what, CampaignRoll::Kind::Dice, 6, 2);
    thrown.modifier = modifier;
    return written(std::move(thrown));
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
    CampaignRoll thrown = begun(what, CampaignRoll::Kind::Share, 100, 1, fraction / 10);
    const bool more = thrown.faces.front() <= thrown.atMost;
    written(std::move(thrown));
    return perMille / 1000 + (more ? 1 : 0);
}

}  // namespace ephor::campaign
