#include "core/ai/skirmish/shooting_field.h"

#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/line_of_sight.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double fearedCharge = 6;  ///< inches beyond its move from which an enemy is feared
constexpr double priceOfDanger =
    0.35;  ///< so much of what a feared enemy would do is reckoned with: most of them do something else
constexpr double nearLeader = 4;  ///< inches; farther away a man tests his morale a level worse (SKI-063), and
constexpr double priceOfStraying =
    0.2;  ///< each step beyond leads him farther from his retinue: points for each inch squared
constexpr double hair =
    1e-4;  ///< by which limits are kept off that are looked at before distances are measured; more than the tolerance

}  // namespace

Field::Field(const Judgement& j, PieceId shooter, double allowance)
    : m_j(j),
      m_shooter(shooter),
      m_missile(j.profile(shooter).kind.missile),
      m_lookout(j.game, j.table, shooter),
      m_worth(j.worthOfHit(shooter)) {
    const Profile& mine = j.profile(shooter);
    const double range = rangeOf(m_missile);
    const Vec here = j.at(shooter);
    const Enemies& enemies = j.enemiesAtLarge();
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
        const double reach = radii + (enemy.inWall ? wallMove : enemy.move + fearedCharge);
        const double apart = std::sqrt(squares[i]);
        const bool isInRange = apart <= allowance + radii + range;
        const bool mayCome = apart <= allowance + reach && !enemy.routs;
        if ((!isInRange && !mayCome) || isEngaged(j.table, enemy.piece))
            continue;
        if (isInRange)
            mark(enemy, radii, squares[i]);
        if (mayCome)
            m_foes.push({&enemy, enemy.pose.centre, reach, apart - reach - hair, -1});
    }
    order();
    const PieceId leader = j.game.companyOf(shooter).leader;
    m_home = isAble(j.table, leader) ? j.at(leader) : here;
}

void Field::mark(const Enemy& enemy, double radii, double squared) {
    Mark mark;
    mark.enemy = &enemy;
    mark.squared = squared;
    mark.limits = {shortRangeOf(m_missile) + radii, rangeOf(m_missile) + radii};
    for (const Band band : {Band::Short, Band::Long}) {
        const int hits = hitsUpTo(band);
        mark.points[static_cast<std::size_t>(band)] = {
            hits * enemy.throughBehind * enemy.worthOfHit / (dieSides * dieSides),
            hits * enemy.throughFront * enemy.worthOfHit / (dieSides * dieSides)};
    }
    mark.most = std::ranges::max(mark.points[static_cast<std::size_t>(Band::Short)]);
    mark.mostFar = std::ranges::max(mark.points[static_cast<std::size_t>(Band::Long)]);
    mark.off = std::sqrt(squared) - mark.limits[0] - hair;
    m_most = std::max(m_most, mark.most);
    m_mostFar = std::max(m_mostFar, mark.mostFar);
    m_off = std::min(m_off, mark.off);
    m_marks.push(mark);
}

void Field::order() {
    const std::span<const Mark> all = marks();
    auto& number = m_byMost.number;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t at = i;
        for (; at > 0 && all[number[at - 1]].most < all[i].most; --at)
            number[at] = number[at - 1];
        number[at] = static_cast<std::uint8_t>(i);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Mark& mark = all[number[i]];
        m_byMost.x[i] = mark.at().x;
        m_byMost.y[i] = mark.at().y;
        m_byMost.squaredShort[i] = (mark.limits[0] + hair) * (mark.limits[0] + hair);
        m_byMost.most[i] = mark.most;
        m_byMost.mostFar[i] = mark.mostFar;
    }
}

double Field::price(Vec at, double way) const {
    double danger = 0;
    for (const Foe& foe : m_foes.all())
        if (foe.off <= way && squaredLength(foe.at - at) <= foe.reach * foe.reach)
            danger += harmOf(foe);
    return priceOfDanger * danger + priceOfStrayingTo(at);
}

double Field::priceOfStrayingTo(Vec at) const {
    const double astray = std::max(0.0, length(at - m_home) - nearLeader);
    return priceOfStraying * astray * astray;
}

// Most marks are too far away for the short band and worth no more from the long one than the best: they need no closer
// look.
double Field::bestShotFrom(Vec from) const {
    const std::size_t count = m_marks.size();
    std::array<double, PieceSet::room> squared;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = m_byMost.x[i] - from.x;
        const double y = m_byMost.y[i] - from.y;
        squared[i] = x * x + y * y;
    }
    double best = 0;
    for (std::size_t i = 0; i < count && m_byMost.most[i] > best; ++i)
        if (m_byMost.mostFar[i] > best || squared[i] < m_byMost.squaredShort[i])
            best = std::max(best, valueOfShot(from, marks()[m_byMost.number[i]]));
    return best;
}

/// No root is drawn where it is plain on which side of a limit the mark stands.
Band Field::bandFrom(Vec from, const Mark& mark) const {
    const double squared = squaredLength(mark.at() - from);
    for (std::size_t i = 0; i < mark.limits.size(); ++i) {
        const double limit = mark.limits[i];
        if (squared < (limit - hair) * (limit - hair))
            return static_cast<Band>(i);
        if (squared < (limit + hair) * (limit + hair)) {
            const double radii = m_j.profile(m_shooter).radius + m_j.profile(mark.enemy->piece).radius;
            return bandOf(m_missile, std::sqrt(squared) - radii);
        }
    }
    return Band::None;
}

double Field::harmOf(const Foe& foe) const {
    if (foe.harm < 0)
        foe.harm = std::max(0.0, -Onset(m_j, m_shooter, m_worth, *foe.enemy, false).valueFrom(m_j.at(m_shooter)));
    return foe.harm;
}

}  // namespace ephor::skirmish
