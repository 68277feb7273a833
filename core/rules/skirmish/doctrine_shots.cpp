// Where the doctrine's shooters stand, and at whom they shoot.
#include "core/rules/skirmish/judgement.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double justWithin = 0.1;  ///< inches short of the end of a band
constexpr double fearedCharge = 6;  ///< inches beyond its move from which an enemy is feared
constexpr double priceOfDanger =
    0.35;  ///< so much of what a feared enemy would do is reckoned with: most of them do something else
constexpr double nearLeader = 4;  ///< inches; farther away a man tests his morale a level worse (SKI-063), and
constexpr double priceOfStraying =
    0.2;                          ///< each step beyond leads him farther from his retinue: points for each inch squared
constexpr int markedTargets = 4;  ///< of the nearest, places to shoot at them from are looked at

/// An enemy who may come.
struct Foe {
    PieceId piece;
    Vec at;
    double reach = 0;          ///< inches from centre to centre
    mutable double harm = -1;  ///< points that it is expected to do if it comes; negative until somebody asks
};

/// An enemy at whom one may shoot.
struct Target {
    PieceId piece;
    Pose pose;
    bool inWall = false;
    double radii = 0;       ///< of both bases
    int throughFront = 0;   ///< faces of the block roll that let a shot through, from the front half (SKI-113)
    int throughBehind = 0;  ///< and from behind
    double worth = 0;       ///< points of a hit
    double most = 0;        ///< points of the best shot at it from anywhere
};

/// What a shooter has about it.
class Field {
public:
    Field(const Judgement& j, PieceId shooter, double allowance)
        : m_j(j), m_shooter(shooter), m_missile(j.profile(shooter).kind.missile) {
        const Profile& mine = j.profile(shooter);
        const double range = rangeOf(m_missile);
        for (const PieceId enemy : j.enemies()) {
            const Profile& his = j.profile(enemy);
            const double radii = mine.radius + his.radius;
            const double reach = radii + (inWall(j.table, enemy) ? wallMove : his.move + fearedCharge);
            const double apart = length(j.at(enemy) - j.at(shooter));
            const bool isInRange = apart <= allowance + radii + range;
            const bool mayCome = apart <= allowance + reach && !isRouting(j.table, enemy);
            if ((!isInRange && !mayCome) || isEngaged(j.game, j.table, enemy))
                continue;
            if (isInRange)
                mark(enemy, radii);
            if (mayCome)
                m_foes.push({enemy, j.at(enemy), reach, -1});
        }
        const PieceId leader = j.game.companyOf(shooter).leader;
        m_home = isAble(j.table, leader) ? j.at(leader) : j.at(shooter);
    }

    std::span<const Target> targets() const { return m_targets.all(); }
    PieceSet marked() const {
        PieceSet pieces;
        for (const Target& target : targets())
            pieces.insert(target.piece);
        return pieces;
    }
    /// Points of the best shot at anybody.
    double most() const { return m_most; }
    /// What it costs to stand there, in points.
    double price(Vec at) const {
        double danger = 0;
        for (const Foe& foe : m_foes.all())
            if (squaredLength(foe.at - at) <= foe.reach * foe.reach)
                danger += harmOf(foe);
        return priceOfDanger * danger + priceOfStrayingTo(at);
    }
    /// Of that, what is known at once.
    double priceOfStrayingTo(Vec at) const {
        const double astray = std::max(0.0, length(at - m_home) - nearLeader);
        return priceOfStraying * astray * astray;
    }
    /// What a shot from there is worth, in points, the line of sight left aside.
    double valueOfShot(Vec from, const Target& target) const {
        const int hits = hitsUpTo(bandOf(m_missile, length(target.pose.centre - from) - target.radii));
        const bool front = !target.inWall || inFrontHalf(target.pose.centre, target.pose.facing, from);
        return points(hits, front ? target.throughFront : target.throughBehind, target);
    }

private:
    static double points(int hits, int through, const Target& target) {
        return hits * through * target.worth / (dieSides * dieSides);
    }
    double harmOf(const Foe& foe) const {
        if (foe.harm < 0)
            foe.harm = std::max(0.0, -m_j.valueOfRound(m_shooter, foe.piece, false));
        return foe.harm;
    }
    void mark(PieceId enemy, double radii) {
        const Pose& pose = m_j.table.body(enemy).pose;
        const auto through = [&](Vec from) {
            return dieSides - blocksUpTo(protectionAgainstShot(m_j.game, m_j.table, from, enemy));
        };
        Target target{
            enemy, pose, inWall(m_j.table, enemy), radii, through(pose.centre + pose.facing), 0, m_j.worthOfHit(enemy),
            0};
        target.throughBehind = target.inWall ? through(pose.centre - pose.facing) : target.throughFront;
        target.most = points(hitsUpTo(Band::Short), std::max(target.throughFront, target.throughBehind), target);
        m_most = std::max(m_most, target.most);
        m_targets.push(target);
    }

    const Judgement& m_j;
    PieceId m_shooter;
    Missile m_missile;
    double m_most = 0;
    Vec m_home;
    StackList<Target, PieceSet::room> m_targets;
    StackList<Foe, PieceSet::room> m_foes;
};

/// Calls `look` with places to which it may go: the ends of the bands about the nearest targets, straight and aside; back, and sideways.
template <typename Look>
void eachPlaceToShootFrom(const Judgement& j, PieceId shooter, double allowance, PieceSet targets, const Look& look) {
    static constexpr std::array<Vec, 5> turns{{{1, 0}, {0.92, 0.38}, {0.92, -0.38}, {0.71, 0.71}, {0.71, -0.71}}};
    const Vec from = j.at(shooter);
    const double range = rangeOf(j.profile(shooter).kind.missile);
    for (int marked = 0; marked < markedTargets && !targets.empty(); ++marked) {
        const PieceId target = j.nearestOf(targets, from);
        targets.erase(target);
        const Vec away = direction(from - j.at(target));
        const double radii = j.profile(shooter).radius + j.profile(target).radius;
        for (const double band : {range / 2, range})
            for (const Vec turn : turns) {
                const Vec at = j.at(target) + (away * turn.x + rightOf(away) * turn.y) * (band + radii - justWithin);
                const double way = length(at - from);
                look(way <= allowance ? at : from + (at - from) * (allowance / way));
            }
    }
    const Vec back = direction(from - j.at(j.nearestEnemy(from)));
    for (const Vec along : {back, rightOf(back), -rightOf(back)})
        for (const double part : {1.0, 0.5})
            look(from + along * (allowance * part));
}

}  // namespace

std::optional<Choice> placeToShootFrom(const Judgement& j, PieceId shooter, double allowance) {
    const Field field(j, shooter, allowance);
    if (field.targets().empty())
        return {};
    const Vec here = j.at(shooter);
    MoveLimits limits;
    limits.piece = shooter;
    limits.how = inWall(j.table, shooter) ? WallWalk : Walk;
    limits.allowance = allowance;
    std::optional<Choice> best;
    double most = -field.price(here);
    const auto look = [&](Vec at) {
        if (field.most() - field.priceOfStrayingTo(at) <= most)
            return;
        const double price = field.price(at);
        if (field.most() - price <= most)
            return;
        for (const Target& target : field.targets()) {
            if (target.most - price <= most)
                continue;
            const double value = field.valueOfShot(at, target) - price;
            if (value <= most || value <= -price)
                continue;
            Choice choice;
            choice.pose = snapped({at, direction(target.pose.centre - at, j.facing(shooter))});
            if (at != here && checkMove(j.game, j.table, limits, choice))
                return;
            if (!seesFrom(j.game, j.table, shooter, at, target.piece))
                continue;
            most = value;
            best = choice;
        }
    };
    look(here);
    eachPlaceToShootFrom(j, shooter, allowance, field.marked(), look);
    return best;
}

// SKI-D04: the best chance of an effective hit, weighed by who would fall.
Choice target(const Judgement& j) {
    Choice choice;
    double best = 0;
    for (const Option& option : j.request.options) {
        if (option.code != code::shoot)
            continue;
        const PieceId shooter = j.request.question.piece;
        const int hits = hitsUpTo(bandTo(j.game, j.table, shooter, option.piece));
        const int through = dieSides - blocksUpTo(protectionAgainstShot(j.game, j.table, shooter, option.piece));
        const double leader = j.profile(option.piece).leader ? leaderFallChance(woundsOf(j.table, option.piece)) : 1.0;
        const double value = hits * through * j.worth(option.piece) * leader;
        if (value > best) {
            best = value;
            choice = coded(code::shoot, option.piece);
        }
    }
    return choice;
}

}  // namespace ephor::skirmish
