#include "core/ai/skirmish/shooting_positions.h"

#include "core/ai/skirmish/shooting_field.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shooting.h"

#include <algorithm>
#include <array>

namespace ephor::skirmish {

namespace {

constexpr std::array<Vec, 5> bends{{{1, 0}, {0.92, 0.38}, {0.92, -0.38}, {0.71, 0.71}, {0.71, -0.71}}};
constexpr std::size_t mostPlaces = values::nearestTargets * 2 * bends.size() + 3 * values::partsOfMove.size();

/// Calls `look` with reachable places and the length of the path in inches: the ends of the range bands around the
/// nearest targets, straight and to the side; back, and sideways.
template <typename Look>
void eachPlaceToShootFrom(const Viewpoint& view, PieceId shooter, double allowance, const Field& field,
                          const Look& look) {
    const Vec from = view.at(shooter);
    const double range = rangeOf(view.profile(shooter).kind.missile);
    std::array<const ShootingTarget*, values::nearestTargets> nearest{};
    for (const ShootingTarget& target : field.targets()) {  // of equally near ones the first
        std::size_t at = nearest.size();
        for (; at > 0 && (!nearest[at - 1] || target.squared < nearest[at - 1]->squared); --at)
            if (at < nearest.size())
                nearest[at] = nearest[at - 1];
        if (at < nearest.size())
            nearest[at] = &target;
    }
    for (const ShootingTarget* target : nearest) {
        if (!target)
            break;
        const Vec there = target->at();
        const Vec away = direction(from - there);
        const double radii = view.profile(shooter).radius + target->enemy->radius;
        for (const double band : {range / 2, range})
            for (const Vec bend : bends) {
                const Vec at = there + (away * bend.x + rightOf(away) * bend.y) * (band + radii - values::justWithin);
                const double distance = length(at - from);
                if (distance <= allowance)
                    look(at, distance);
                else
                    look(from + (at - from) * (allowance / distance), allowance);
            }
    }
    const Vec back = direction(from - field.nearest());
    for (const Vec along : {back, rightOf(back), -rightOf(back)})
        for (const double part : values::partsOfMove)
            look(from + along * (allowance * part), allowance * part);
}

/// The best shot found so far.
class BestShot {
public:
    BestShot(const Viewpoint& view, const Field& field, const MoveLimits& limits, double least)
        : m_view(view), m_field(field), m_limits(limits), m_value(least) {}

    double value() const { return m_value; }
    const std::optional<Choice>& choice() const { return m_choice; }
    /// True if a shot of this value from this place would be better.
    bool isBeatenBy(double value, int number) const {
        return value > m_value || (value == m_value && number < m_number);
    }
    void tryFrom(const Place& place) {
        bool mayStand = place.at == m_view.at(m_limits.piece);
        for (const ShootingTarget& target : m_field.targets()) {
            if (!isBeatenBy(Field::most(target, place.distance) - place.price, place.number))
                continue;
            const double value = m_field.valueOfShot(place.at, target) - place.price;
            if (value <= -place.price || !isBeatenBy(value, place.number))
                continue;
            if (!mayStand && !mayStandAt(place.at))
                return;
            mayStand = true;
            if (m_field.sees(place.at, target))
                take(place, target, value);
        }
    }

private:
    void take(const Place& place, const ShootingTarget& target, double value) {
        m_value = value;
        m_number = place.number;
        const Vec facing = direction(target.at() - place.at, m_view.facing(m_limits.piece));
        m_choice.emplace().pose = snapped({place.at, facing});
    }
    /// True if the figure may stand there with some facing.
    bool mayStandAt(Vec place) const {
        Choice choice;
        choice.pose = snapped({place, m_view.facing(m_limits.piece)});
        return !checkMove(m_view.game, m_view.table, m_limits, choice);
    }

    const Viewpoint& m_view;
    const Field& m_field;
    const MoveLimits& m_limits;
    double m_value;
    int m_number = -1;
    std::optional<Choice> m_choice;
};

// The value of a place is cheap to compute; legality and line of sight are expensive. So places are tried in descending
// value.
std::optional<Choice> evaluatePlaces(const Viewpoint& view, PieceId shooter, double allowance) {
    const Field field(view, shooter, allowance);
    if (field.targets().empty())
        return {};
    const Vec here = view.at(shooter);
    MoveLimits limits;
    limits.piece = shooter;
    limits.how = inWall(view.table, shooter) ? WallWalk : Walk;
    limits.allowance = allowance;
    const double priceOfHere = field.price(here, 0);
    BestShot best(view, field, limits, -priceOfHere);
    best.tryFrom({here, 0, -1, priceOfHere, 0});
    StackList<Place, mostPlaces> places;
    int number = 0;
    eachPlaceToShootFrom(view, shooter, allowance, field, [&](Vec at, double distance) {
        ++number;
        const double most = field.most(distance);
        if (most - field.priceOfStrayingTo(at) <= best.value())
            return;
        const double price = field.price(at, distance);
        if (most - price <= best.value())
            return;
        const double value = field.bestShotFrom(at) - price;
        if (value > best.value() && value > -price)
            places.push({at, distance, number, price, value});
    });
    std::span<Place> left = places.all();
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

std::optional<Choice> placeToShootFrom(const Viewpoint& view, PieceId shooter, double allowance) {
    const auto evaluated = [&] { return evaluatePlaces(view, shooter, allowance); };
    return view.cache ? view.cache->place(shooter, allowance, evaluated) : evaluated();
}

// SKI-D04: the best probability of an effective hit, weighted by the value of the target; the first of equals.
Choice target(const Viewpoint& view) {
    struct Shot {
        PieceId enemy;
        double value = 0;
    };
    StackList<Shot, PieceSet::room> shots;
    const PieceId shooter = view.request.question.piece;
    for (const PieceId enemy : view.enemies()) {
        if (!isTarget(view.game, view.table, shooter, enemy))
            continue;
        const int hits = hitsUpTo(bandTo(view.game, view.table, shooter, enemy));
        const int through = dieSides - blocksUpTo(protectionAgainstShot(view.game, view.table, shooter, enemy));
        const double leader = view.profile(enemy).leader ? leaderFallChance(woundsOf(view.table, enemy)) : 1.0;
        const double value = hits * through * view.worth(enemy) * leader;
        if (value > 0)
            shots.push({enemy, value});
    }
    const auto best =
        bestOf(shots.all(), [&](const Shot& shot) { return view.request.options.contains(code::shoot, shot.enemy); });
    return best ? coded(code::shoot, best->enemy) : Choice{};
}

}  // namespace ephor::skirmish
