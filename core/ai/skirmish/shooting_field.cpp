#include "core/ai/skirmish/shooting_field.h"

#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/line_of_sight.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double hair =
    1e-4;  ///< by which limits are kept off that are looked at before distances are measured; more than the tolerance

}  // namespace

Field::Field(const Viewpoint& view, PieceId shooter, double allowance)
    : m_view(view),
      m_shooter(shooter),
      m_missile(view.profile(shooter).kind.missile),
      m_lookout(view.game, view.table, shooter),
      m_worth(view.worthOfHit(shooter)) {
    const Profile& mine = view.profile(shooter);
    const double range = rangeOf(m_missile);
    const Vec here = view.at(shooter);
    const Enemies& enemies = view.enemiesAtLarge();
    Enemies::Squares squares;
    enemies.measure(here, squares);
    double least = 1e12;
    for (std::size_t i = 0; i < enemies.all().size(); ++i) {
        const Enemy& enemy = enemies.all()[i];
        if (squares[i] < least) {
            least = squares[i];
            m_nearest = enemy.pose.centre;
        }
        const double radii = mine.radius + enemy.radius;
        const double reach = radii + (enemy.inWall ? wallMove : enemy.move + values::fearedCharge);
        const double apart = std::sqrt(squares[i]);
        const bool isInRange = apart <= allowance + radii + range;
        const bool mayCome = apart <= allowance + reach && !enemy.routs;
        if ((!isInRange && !mayCome) || isInContact(view.table, enemy.piece))
            continue;
        if (isInRange)
            target(enemy, radii, squares[i]);
        if (mayCome)
            m_threats.push({&enemy, enemy.pose.centre, reach, apart - reach - hair, -1});
    }
    order();
    const PieceId leader = view.game.retinueOf(shooter).leader;
    m_home = isAble(view.table, leader) ? view.at(leader) : here;
}

void Field::target(const Enemy& enemy, double radii, double squared) {
    ShootingTarget target;
    target.enemy = &enemy;
    target.squared = squared;
    target.limits = {shortRangeOf(m_missile) + radii, rangeOf(m_missile) + radii};
    for (const Band band : {Band::Short, Band::Long}) {
        const int hits = hitsUpTo(band);
        target.points[static_cast<std::size_t>(band)] = {
            hits * enemy.throughBehind * enemy.worthOfHit / (dieSides * dieSides),
            hits * enemy.throughFront * enemy.worthOfHit / (dieSides * dieSides)};
    }
    target.most = std::ranges::max(target.points[static_cast<std::size_t>(Band::Short)]);
    target.mostFar = std::ranges::max(target.points[static_cast<std::size_t>(Band::Long)]);
    target.off = std::sqrt(squared) - target.limits[0] - hair;
    m_most = std::max(m_most, target.most);
    m_mostFar = std::max(m_mostFar, target.mostFar);
    m_off = std::min(m_off, target.off);
    m_targets.push(target);
}

void Field::order() {
    const std::span<const ShootingTarget> all = targets();
    auto& number = m_byMost.number;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t at = i;
        for (; at > 0 && all[number[at - 1]].most < all[i].most; --at)
            number[at] = number[at - 1];
        number[at] = static_cast<std::uint8_t>(i);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const ShootingTarget& target = all[number[i]];
        m_byMost.x[i] = target.at().x;
        m_byMost.y[i] = target.at().y;
        m_byMost.squaredShort[i] = (target.limits[0] + hair) * (target.limits[0] + hair);
        m_byMost.most[i] = target.most;
        m_byMost.mostFar[i] = target.mostFar;
    }
}

double Field::price(Vec at, double distance) const {
    double danger = 0;
    for (const Threat& threat : m_threats.all())
        if (threat.off <= distance && squaredLength(threat.at - at) <= threat.reach * threat.reach)
            danger += harmOf(threat);
    return values::danger * danger + priceOfStrayingTo(at);
}

double Field::priceOfStrayingTo(Vec at) const {
    const double astray = std::max(0.0, length(at - m_home) - values::nearLeader);
    return values::straying * astray * astray;
}

// Most targets are beyond the short band and worth less in the long one than the best so far; they are skipped.
double Field::bestShotFrom(Vec from) const {
    const std::size_t count = m_targets.size();
    std::array<double, PieceSet::room> squared;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = m_byMost.x[i] - from.x;
        const double y = m_byMost.y[i] - from.y;
        squared[i] = x * x + y * y;
    }
    double best = 0;
    for (std::size_t i = 0; i < count && m_byMost.most[i] > best; ++i)
        if (m_byMost.mostFar[i] > best || squared[i] < m_byMost.squaredShort[i])
            best = std::max(best, valueOfShot(from, targets()[m_byMost.number[i]]));
    return best;
}

/// Saves the square root if the target is clearly on one side of a limit.
Band Field::bandFrom(Vec from, const ShootingTarget& target) const {
    const double squared = squaredLength(target.at() - from);
    for (std::size_t i = 0; i < target.limits.size(); ++i) {
        const double limit = target.limits[i];
        if (squared < (limit - hair) * (limit - hair))
            return static_cast<Band>(i);
        if (squared < (limit + hair) * (limit + hair)) {
            const double radii = m_view.profile(m_shooter).radius + m_view.profile(target.enemy->piece).radius;
            return bandOf(m_missile, std::sqrt(squared) - radii);
        }
    }
    return Band::None;
}

double Field::harmOf(const Threat& threat) const {
    if (threat.harm < 0)
        threat.harm = std::max(
            0.0, -AttackValue(m_view, m_shooter, m_worth, *threat.enemy, false).valueFrom(m_view.at(m_shooter)));
    return threat.harm;
}

}  // namespace ephor::skirmish
