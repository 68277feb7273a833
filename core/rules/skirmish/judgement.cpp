#include "core/rules/skirmish/judgement.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr std::array allProtections{Protection::Unarmoured, Protection::Partly, Protection::Fully,
                                    Protection::ShieldWall};

}  // namespace

RoundTable::RoundTable() {
    m_rounds.reserve(count * count * 16);
    for (int mine = 0; mine < count; ++mine)
        for (int his = 0; his < count; ++his)
            for (const Protection my : allProtections)
                for (const Protection enemy : allProtections)
                    m_rounds.push_back(roundChances(mine + lowest, his + lowest, my, enemy));
}

const RoundTable& RoundTable::one() {
    static const RoundTable table;
    return table;
}

RoundChances RoundTable::at(int mine, int his, Protection myProtection, Protection hisProtection) const {
    const int row = std::clamp(mine - lowest, 0, count - 1);
    const int column = std::clamp(his - lowest, 0, count - 1);
    const int protections = static_cast<int>(myProtection) * 4 + static_cast<int>(hisProtection);
    const int cell = (row * count + column) * 16 + protections;
    return m_rounds[static_cast<std::size_t>(cell)];
}

PieceId Judgement::nearestOf(const PieceSet& figures, Vec from) const {
    PieceId nearest;
    double least = 1e12;
    for (const PieceId figure : figures) {
        const double squared = squaredLength(at(figure) - from);
        if (squared < least) {
            least = squared;
            nearest = figure;
        }
    }
    return nearest;
}

double Judgement::worth(PieceId figure) const {
    static constexpr double ofHead = 5;
    static constexpr double ofLeader = 3;  // besides what his price says of it
    static constexpr double ofStandard = 1;
    static constexpr double ofRouter = 0.4;  // it may rally
    const double whole = (profile(figure).worth + ofHead) / 2 + (profile(figure).leader ? ofLeader : 0) +
                         (table.counter(figure, Standard) != 0 ? ofStandard : 0);
    return whole * (isRouting(table, figure) ? ofRouter : 1);
}

double Judgement::worthOfHit(PieceId figure) const {
    // One over the hits that it takes on average, by wounds.
    static constexpr std::array<double, 3> share{0.43, 0.57, 1.0};
    if (!profile(figure).leader)
        return worth(figure);
    return worth(figure) * share[static_cast<std::size_t>(std::clamp(woundsOf(table, figure), 0, 2))];
}

// SKI-120: one who is engaged to his front cannot turn.
bool Judgement::isHeld(PieceId enemy, PieceId except) const {
    for (const PieceId figure : enemiesInContact(game, table, enemy))
        if (figure != except && arcOf(at(enemy), facing(enemy), profile(enemy).kind.guardsFlank(), at(figure),
                                      game.options()) == Arc::Front)
            return true;
    return false;
}

double Judgement::valueInContact(PieceId figure, PieceId enemy) const {
    const RoundChances round = RoundTable::one().at(
        factorsOf(game, table, figure, enemy).total(), factorsOf(game, table, enemy, figure).total(),
        protectionInMelee(game, table, figure, enemy), protectionInMelee(game, table, enemy, figure));
    return round.firstHits * worthOfHit(enemy) - round.secondHits * worthOfHit(figure);
}

double Judgement::valueOfRound(PieceId figure, PieceId enemy, bool charging, Vec from) const {
    const Profile& mine = profile(figure);
    const Profile& his = profile(enemy);
    Bout bout;
    bout.charging = charging;
    bout.enemyMounted = his.kind.mounted;
    bout.enemyWeapon = his.kind.weapon;
    bout.arc = arcOf(at(enemy), facing(enemy), his.kind.guardsFlank(), from, game.options());
    if (bout.arc != Arc::Front && bout.arc != Arc::Rear && inWall(table, enemy))
        bout.arc = Arc::Front;
    Bout back;
    back.firstRound = !his.kind.mounted || his.kind.weapon == Weapon::Lance;
    back.enemyMounted = mine.kind.mounted;
    back.enemyWeapon = mine.kind.weapon;
    const auto fighter = [&](PieceId f, const Profile& p) {
        return Fighter{p.stripes, p.kind.weapon, p.kind.secondary, p.kind.mounted, woundsOf(table, f)};
    };
    const Protection myProtection = inWall(table, figure) && !charging ? Protection::ShieldWall : mine.kind.protection;
    const auto roundNow = [&] {
        return RoundTable::one().at(meleeFactors(fighter(figure, mine), bout, game.options()).total(),
                                    meleeFactors(fighter(enemy, his), back, game.options()).total(), myProtection,
                                    protectionFrom(game, table, enemy, from));
    };
    const RoundChances round = roundNow();
    const bool turns = bout.arc != Arc::Front && !isHeld(enemy, figure);
    bout = {false, false, his.kind.mounted, his.kind.weapon, turns ? Arc::Front : bout.arc, false, false};
    back.firstRound = false;
    const RoundChances later = roundNow();
    const auto worthOf = [&](const RoundChances& r) {
        return r.firstHits * worthOfHit(enemy) - r.secondHits * worthOfHit(figure);
    };
    return worthOf(round) + round.goesOn * (1 + later.goesOn) * worthOf(later);
}

}  // namespace ephor::skirmish
