#include "core/rules/skirmish/odds/exchanges.h"

#include "core/rules/skirmish/battle/melee.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr std::array allProtections{Protection::Unarmoured, Protection::Partly, Protection::Fully,
                                    Protection::ShieldWall};

}  // namespace

RoundTable::RoundTable() {
    m_rounds.reserve(count * count * 16);
    for (int mine = 0; mine < count; ++mine)
        for (int theirs = 0; theirs < count; ++theirs)
            for (const Protection my : allProtections)
                for (const Protection enemy : allProtections)
                    m_rounds.push_back(roundChances(mine + lowest, theirs + lowest, my, enemy));
}

const RoundTable& RoundTable::one() {
    static const RoundTable table;
    return table;
}

const RoundChances& RoundTable::at(int mine, int theirs, Protection myProtection, Protection theirProtection) const {
    const int row = std::clamp(mine - lowest, 0, count - 1);
    const int column = std::clamp(theirs - lowest, 0, count - 1);
    const int protections = static_cast<int>(myProtection) * 4 + static_cast<int>(theirProtection);
    const int cell = (row * count + column) * 16 + protections;
    return m_rounds[static_cast<std::size_t>(cell)];
}

const RoundChances& roundInContact(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    return RoundTable::one().at(
        factorsOf(game, table, figure, enemy).total(), factorsOf(game, table, enemy, figure).total(),
        protectionInMelee(game, table, figure, enemy), protectionInMelee(game, table, enemy, figure));
}

Exchange exchangeOf(const SkirmishGame& game, int fighter, int enemy, const AttackTerms& how, int myWounds,
                    int theirWounds) {
    const RoundTable& rounds = RoundTable::one();
    const auto& fighters = game.fighters();
    const FighterKind& mine = fighters[static_cast<std::size_t>(fighter)];
    const FighterKind& theirs = fighters[static_cast<std::size_t>(enemy)];
    const Protection my = how.inWall ? Protection::ShieldWall : mine.protection;
    const Protection enemys = how.againstWall ? Protection::ShieldWall : theirs.protection;
    const bool theirFirst = !theirs.fighter.mounted || theirs.fighter.weapon == Weapon::Lance;
    const RoundChances& round =
        rounds.at(game.factors(fighter, enemy, true, how.charging, how.arc) - myWounds,
                  game.factors(enemy, fighter, theirFirst, false, Arc::Front) - theirWounds, my, enemys);
    const Arc laterArc = how.againstHeld ? how.arc : Arc::Front;  // SKI-120
    const RoundChances& later =
        rounds.at(game.factors(fighter, enemy, false, false, laterArc) - myWounds,
                  game.factors(enemy, fighter, false, false, Arc::Front) - theirWounds, my, enemys);
    return {round.firstHits, round.secondHits, round.goesOn * (1 + later.goesOn), later.firstHits, later.secondHits};
}

}  // namespace ephor::skirmish
