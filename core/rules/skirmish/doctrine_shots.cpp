// Where the doctrine's shooters stand, and at whom they shoot.
#include "core/rules/skirmish/judgement.h"

#include <algorithm>
#include <array>

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
constexpr std::array<Vec, 5> bends{{{1, 0}, {0.92, 0.38}, {0.92, -0.38}, {0.71, 0.71}, {0.71, -0.71}}};
constexpr std::size_t mostPlaces = markedTargets * 2 * bends.size() + 6;

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
    double radii = 0;  ///< of both bases
    std::array<std::array<double, 2>, 3>
        points{};     ///< of a shot in a band, from his front half (SKI-113) and from behind
    double most = 0;  ///< points of the best shot at it from anywhere
    mutable PieceId
        hider{};  ///< who hid it from the place that was looked at last, if anybody: most likely he hides it from the next one, too
};

/// What a shooter has about it.
class Field {
public:
    Field(const Judgement& j, PieceId shooter, double allowance)
        : m_j(j),
          m_shooter(shooter),
          m_missile(j.profile(shooter).kind.missile),
          m_limits{shortRangeOf(m_missile), rangeOf(m_missile)} {
        const Profile& mine = j.profile(shooter);
        const double range = rangeOf(m_missile);
        for (const PieceId enemy : j.enemies()) {
            const Profile& his = j.profile(enemy);
            const double radii = mine.radius + his.radius;
            const double reach = radii + (inWall(j.table, enemy) ? wallMove : his.move + fearedCharge);
            const double apart = length(j.at(enemy) - j.at(shooter));
            const bool isInRange = apart <= allowance + radii + range;
            const bool mayCome = apart <= allowance + reach && !isRouting(j.table, enemy);
            if ((!isInRange && !mayCome) || isEngaged(j.table, enemy))
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
        const bool behind = target.inWall && !inFrontHalf(target.pose.centre, target.pose.facing, from);
        return target.points[static_cast<std::size_t>(bandFrom(from, target))][behind ? 1 : 0];
    }
    /// The best of any shot from there, likewise.
    double bestShotFrom(Vec from) const {
        double best = 0;
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            const Target& target = targets()[m_byMost[i]];
            if (target.most <= best)
                break;
            best = std::max(best, valueOfShot(from, target));
        }
        return best;
    }
    bool sees(Vec from, const Target& target) const {
        const Vec to = target.pose.centre;
        if ((target.hider && isOnLine(m_j.game, m_j.table, target.hider, from, to)) ||
            (m_hider && m_hider != target.piece && isOnLine(m_j.game, m_j.table, m_hider, from, to)))
            return false;
        target.hider = hiderFrom(m_j.game, m_j.table, m_shooter, from, target.piece);
        if (target.hider)
            m_hider = target.hider;
        return !target.hider && !groundHides(m_j.game.country(), from, to);
    }

private:
    /// No root is drawn where it is plain on which side of a limit the target stands.
    Band bandFrom(Vec from, const Target& target) const {
        static constexpr double hair = 1e-5;  // more than the tolerance
        const double squared = squaredLength(target.pose.centre - from);
        for (std::size_t i = 0; i < m_limits.size(); ++i) {
            const double limit = m_limits[i] + target.radii;
            if (squared < (limit - hair) * (limit - hair))
                return static_cast<Band>(i);
            if (squared < (limit + hair) * (limit + hair))
                return bandOf(m_missile, std::sqrt(squared) - target.radii);
        }
        return Band::None;
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
        Target target{enemy, pose, inWall(m_j.table, enemy), radii, {}, 0, {}};
        const double worth = m_j.worthOfHit(enemy);
        const int front = through(pose.centre + pose.facing);
        const int behind = target.inWall ? through(pose.centre - pose.facing) : front;
        for (const Band band : {Band::Short, Band::Long}) {
            const int hits = hitsUpTo(band);
            target.points[static_cast<std::size_t>(band)] = {hits * front * worth / (dieSides * dieSides),
                                                             hits * behind * worth / (dieSides * dieSides)};
        }
        target.most = std::ranges::max(target.points[static_cast<std::size_t>(Band::Short)]);
        takeInOrder(target.most);
        m_most = std::max(m_most, target.most);
        m_targets.push(target);
    }

    /// The next target's number goes before those that are worth less.
    void takeInOrder(double most) {
        const std::size_t count = m_targets.size();
        std::size_t at = count;
        for (; at > 0 && targets()[m_byMost[at - 1]].most < most; --at)
            m_byMost[at] = m_byMost[at - 1];
        m_byMost[at] = static_cast<std::uint8_t>(count);
    }

    const Judgement& m_j;
    PieceId m_shooter;
    Missile m_missile;
    std::array<double, 2> m_limits;  ///< inches from rim to rim: of the short band, and of the long one
    double m_most = 0;
    mutable PieceId m_hider;  ///< the last that hid anybody
    Vec m_home;
    StackList<Target, PieceSet::room> m_targets;
    StackList<Foe, PieceSet::room> m_foes;
    std::array<std::uint8_t, PieceSet::room> m_byMost;  ///< numbers of targets, those first that may be worth most
};

/// Calls `look` with places to which it may go: the ends of the bands about the nearest targets, straight and aside; back, and sideways.
template <typename Look>
void eachPlaceToShootFrom(const Judgement& j, PieceId shooter, double allowance, PieceSet targets, const Look& look) {
    const Vec from = j.at(shooter);
    const double range = rangeOf(j.profile(shooter).kind.missile);
    for (int marked = 0; marked < markedTargets && !targets.empty(); ++marked) {
        const PieceId target = j.nearestOf(targets, from);
        targets.erase(target);
        const Vec away = direction(from - j.at(target));
        const double radii = j.profile(shooter).radius + j.profile(target).radius;
        for (const double band : {range / 2, range})
            for (const Vec turn : bends) {
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

/// A place that one may shoot from.
struct Place {
    Vec at;
    int number = 0;  ///< of equal places the first is taken
    double price = 0;
    double value = 0;  ///< of the best shot from there less the price, lines of sight left aside
};

/// The best shot of those that were looked at.
class BestShot {
public:
    BestShot(const Judgement& j, const Field& field, const MoveLimits& limits, double least)
        : m_j(j), m_field(field), m_limits(limits), m_value(least) {}

    double value() const { return m_value; }
    const std::optional<Choice>& choice() const { return m_choice; }
    /// Would a shot of that value from that place be better?
    bool isBeatenBy(double value, int number) const {
        return value > m_value || (value == m_value && number < m_number);
    }
    void tryFrom(const Place& place) {
        const PieceId shooter = m_limits.piece;
        bool mayStand = place.at == m_j.at(shooter);
        for (const Target& target : m_field.targets()) {
            if (!isBeatenBy(target.most - place.price, place.number))
                continue;
            const double value = m_field.valueOfShot(place.at, target) - place.price;
            if (value <= -place.price || !isBeatenBy(value, place.number))
                continue;
            if (!mayStand && !mayStandAt(place.at))
                return;
            mayStand = true;
            if (!m_field.sees(place.at, target))
                continue;
            Choice choice;
            choice.pose = snapped({place.at, direction(target.pose.centre - place.at, m_j.facing(shooter))});
            m_value = value;
            m_number = place.number;
            m_choice = choice;
        }
    }

private:
    /// However it faces there.
    bool mayStandAt(Vec place) const {
        Choice choice;
        choice.pose = snapped({place, m_j.facing(m_limits.piece)});
        return !checkMove(m_j.game, m_j.table, m_limits, choice);
    }

    const Judgement& m_j;
    const Field& m_field;
    const MoveLimits& m_limits;
    double m_value;
    int m_number = -1;
    std::optional<Choice> m_choice;
};

// What a place is worth is soon told; whether one may stand there and sees anybody is not, so the most promising places are tried first.
std::optional<Choice> weighPlaces(const Judgement& j, PieceId shooter, double allowance) {
    const Field field(j, shooter, allowance);
    if (field.targets().empty())
        return {};
    const Vec here = j.at(shooter);
    MoveLimits limits;
    limits.piece = shooter;
    limits.how = inWall(j.table, shooter) ? WallWalk : Walk;
    limits.allowance = allowance;
    const double priceOfHere = field.price(here);
    BestShot best(j, field, limits, -priceOfHere);
    best.tryFrom({here, -1, priceOfHere, 0});
    StackList<Place, mostPlaces> places;
    int number = 0;
    eachPlaceToShootFrom(j, shooter, allowance, field.marked(), [&](Vec at) {
        ++number;
        if (field.most() - field.priceOfStrayingTo(at) <= best.value())
            return;
        const double price = field.price(at);
        if (field.most() - price <= best.value())
            return;
        const double value = field.bestShotFrom(at) - price;
        if (value > best.value() && value > -price)
            places.push({at, number, price, value});
    });
    std::span<Place> left = places.changeable();
    while (!left.empty()) {
        const auto next = std::ranges::max_element(left, {}, &Place::value);
        if (!best.isBeatenBy(next->value, next->number))
            break;
        best.tryFrom(*next);
        std::move(next + 1, left.end(), next);
        left = left.first(left.size() - 1);
    }
    return best.choice();
}

}  // namespace

std::optional<Choice> placeToShootFrom(const Judgement& j, PieceId shooter, double allowance) {
    const auto weighed = [&] { return weighPlaces(j, shooter, allowance); };
    const Weighed* kept = j.weighed();
    return kept ? kept->place(shooter, allowance, weighed) : weighed();
}

// SKI-D04: the best chance of an effective hit, weighed by who would fall; of equal ones the first.
Choice target(const Judgement& j) {
    struct Shot {
        PieceId enemy;
        double value = 0;
    };
    StackList<Shot, PieceSet::room> shots;
    const PieceId shooter = j.request.question.piece;
    const Profile& p = j.profile(shooter);
    for (const PieceId enemy :
         j.table.near(j.at(shooter), rangeOf(p.kind.missile) + p.radius + contactGap) & j.enemies()) {
        if (!isTarget(j.game, j.table, shooter, enemy))
            continue;
        const int hits = hitsUpTo(bandTo(j.game, j.table, shooter, enemy));
        const int through = dieSides - blocksUpTo(protectionAgainstShot(j.game, j.table, shooter, enemy));
        const double leader = j.profile(enemy).leader ? leaderFallChance(woundsOf(j.table, enemy)) : 1.0;
        const double value = hits * through * j.worth(enemy) * leader;
        if (value > 0)
            shots.push({enemy, value});
    }
    const auto best = bestOf(shots.changeable(),
                             [&](const Shot& shot) { return j.request.options.contains(code::shoot, shot.enemy); });
    return best ? coded(code::shoot, best->enemy) : Choice{};
}

}  // namespace ephor::skirmish
