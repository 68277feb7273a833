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

const RoundChances& RoundTable::at(int mine, int his, Protection myProtection, Protection hisProtection) const {
    const int row = std::clamp(mine - lowest, 0, count - 1);
    const int column = std::clamp(his - lowest, 0, count - 1);
    const int protections = static_cast<int>(myProtection) * 4 + static_cast<int>(hisProtection);
    const int cell = (row * count + column) * 16 + protections;
    return m_rounds[static_cast<std::size_t>(cell)];
}

// For the first turns a side shoots and takes the good fights that come. Then it goes to the enemy; whoever shoots better waits a turn longer. Near the
// end whoever leads by far may hold, and a side that does not lead must attack.
Stance Judgement::stanceOf(const Judgement& j) {
    static constexpr int pressFrom = 5;  // the turn
    static constexpr int waitUntil = 6;  // likewise
    static constexpr double betterShots = 0.5;
    static constexpr int lastTurns = 7;    // of the battle: what is not won then is hardly won at all
    static constexpr int leadToWin = 12;   // percent; 10 are needed, and one figure may yet fall
    static constexpr int leadToHold = 20;  // percent
    static constexpr int muchMore = 2;     // times the figures of the enemy
    const int turn = j.table.turn();
    const bool isLate = turn > j.game.options().turnLimit - lastTurns;
    const int mine = able(j.table, j.me) * 100 / j.table.all(j.me).size();
    const int his = able(j.table, other(j.me)) * 100 / j.table.all(other(j.me)).size();
    Stance stance;
    stance.mustWinMore = isLate && mine - his < leadToWin;
    const bool holds = isLate && mine - his >= leadToHold;
    const bool waits = turn < waitUntil && j.volley(j.me) > j.volley(other(j.me)) + betterShots;
    stance.hunts = able(j.table, j.me) >= muchMore * able(j.table, other(j.me));
    stance.presses = stance.hunts || (turn >= pressFrom && !holds && !waits);
    return stance;
}

double Judgement::volley(Side side) const {
    static constexpr double farShots = 10;  // inches: javelins do not win at a distance
    int shooters = 0;
    for (const PieceId figure : table.present(side))
        shooters += !isRouting(table, figure) && rangeOf(profile(figure).kind.missile) > farShots ? 1 : 0;
    double points = 0;
    int targets = 0;
    for (const PieceId target : shooters > 0 ? table.present(other(side)) : PieceSet{})
        if (!isRouting(table, target)) {
            const int through = dieSides - blocksUpTo(profile(target).kind.protection);
            points += hitsUpTo(Band::Long) * through * worthOfHit(target) / (dieSides * dieSides);
            ++targets;
        }
    return targets > 0 ? shooters * points / targets : 0.0;
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
    for (const PieceId figure : enemiesInContact(table, enemy))
        if (figure != except &&
            arcOf(at(enemy), facing(enemy), guardsFlank(game, table, enemy), at(figure), game.options()) == Arc::Front)
            return true;
    return false;
}

double Judgement::valueInContact(PieceId figure, PieceId enemy) const {
    const RoundChances round = RoundTable::one().at(
        factorsOf(game, table, figure, enemy).total(), factorsOf(game, table, enemy, figure).total(),
        protectionInMelee(game, table, figure, enemy), protectionInMelee(game, table, enemy, figure));
    return round.firstHits * worthOfHit(enemy) - round.secondHits * worthOfHit(figure);
}

Enemy Judgement::described(PieceId enemy) const {
    const Profile& his = profile(enemy);
    const auto through = [&](bool front) {
        return dieSides - blocksUpTo(protectionAgainstShot(game, table, enemy, front));
    };
    Enemy one;
    one.piece = enemy;
    one.pose = table.body(enemy).pose;
    one.radius = his.radius;
    one.tableRadius = table.radius(enemy);
    one.worthOfHit = worthOfHit(enemy);
    one.move = his.move;
    one.wounds = woundsOf(table, enemy);
    one.inWall = inWall(table, enemy);
    one.throughFront = through(true);
    one.throughBehind = one.inWall ? through(false) : one.throughFront;
    one.guardsFlank = his.kind.guardsFlank(one.inWall);
    one.routs = isRouting(table, enemy);
    return one;
}

void Judgement::describe(Enemies& to) const {
    for (const PieceId enemy : enemies())
        to.add(described(enemy));
}

double Judgement::valueOfRound(PieceId figure, PieceId enemy, bool charging, Vec from) const {
    const Enemy his = described(enemy);
    return Onset(*this, figure, worthOfHit(figure), his, charging).valueFrom(from);
}

Exchange exchangeOf(const SkirmishGame& game, int fighter, int enemy, const Onslaught& how, int myWounds,
                    int hisWounds) {
    const RoundTable& rounds = RoundTable::one();
    const auto& fighters = game.fighters();
    const FighterKind& mine = fighters[static_cast<std::size_t>(fighter)];
    const FighterKind& his = fighters[static_cast<std::size_t>(enemy)];
    const Protection my = how.inWall ? Protection::ShieldWall : mine.protection;
    const Protection enemys = how.againstWall ? Protection::ShieldWall : his.protection;
    const bool hisFirst = !his.fighter.mounted || his.fighter.weapon == Weapon::Lance;
    const RoundChances& round =
        rounds.at(game.factors(fighter, enemy, true, how.charging, how.arc) - myWounds,
                  game.factors(enemy, fighter, hisFirst, false, Arc::Front) - hisWounds, my, enemys);
    const Arc laterArc = how.againstHeld ? how.arc : Arc::Front;  // SKI-120
    const RoundChances& later =
        rounds.at(game.factors(fighter, enemy, false, false, laterArc) - myWounds,
                  game.factors(enemy, fighter, false, false, Arc::Front) - hisWounds, my, enemys);
    return {round.firstHits, round.secondHits, round.goesOn * (1 + later.goesOn), later.firstHits, later.secondHits};
}

Onset::Onset(const Judgement& j, PieceId figure, double worthOfMine, const Enemy& enemy, bool charging)
    : m_j(j),
      m_figure(figure),
      m_enemy(enemy),
      m_charging(charging),
      m_inWall(inWall(j.table, figure) && !charging),
      m_fighter(j.game.fighter(figure, m_inWall)),
      m_opponent(j.game.fighter(enemy.piece, enemy.inWall)),
      m_isTouched(isEngaged(j.table, enemy.piece)),
      m_myWounds(woundsOf(j.table, figure)),
      m_exchanges(j.game.exchanges(m_fighter, m_opponent)),
      m_worthOfMine(worthOfMine) {}

double Onset::valueFrom(Vec from) const {
    const Pose& his = m_enemy.pose;
    return valueFrom(arcOf(his.centre, his.facing, m_enemy.guardsFlank, from, m_j.game.options()),
                     inFrontHalf(his.centre, his.facing, from));
}

double Onset::valueFrom(Arc arc, bool front) const {
    Onslaught how{m_enemy.inWall && arc != Arc::Rear ? Arc::Front : arc, m_charging, m_inWall, m_enemy.inWall && front,
                  false};
    how.againstHeld = m_isTouched && how.arc != Arc::Front && m_j.isHeld(m_enemy.piece, m_figure);
    const auto value = [this](const Exchange& exchange) {
        return exchange.given * m_enemy.worthOfHit - exchange.taken * m_worthOfMine +
               exchange.rounds * (exchange.givenLater * m_enemy.worthOfHit - exchange.takenLater * m_worthOfMine);
    };
    if (m_myWounds == 0 && m_enemy.wounds == 0)
        return value(m_exchanges[how.number()]);
    return value(exchangeOf(m_j.game, m_fighter, m_opponent, how, m_myWounds, m_enemy.wounds));
}

}  // namespace ephor::skirmish
