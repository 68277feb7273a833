// Where the doctrine's shooters stand, and at whom they shoot.
#include "core/ai/skirmish/shooting_field.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shooting.h"

#include <algorithm>
#include <array>

namespace ephor::skirmish {

namespace {

constexpr double justWithin = 0.1;  ///< inches short of the end of a band
constexpr int markedTargets = 4;    ///< of the nearest, places to shoot at them from are looked at
constexpr std::array<Vec, 5> bends{{{1, 0}, {0.92, 0.38}, {0.92, -0.38}, {0.71, 0.71}, {0.71, -0.71}}};
constexpr std::size_t mostPlaces = markedTargets * 2 * bends.size() + 6;

/// Calls `look` with places to which it may go, and the inches of the way: the ends of the bands about the nearest
/// marks, straight and aside; back, and sideways.
template <typename Look>
void eachPlaceToShootFrom(const Judgement& j, PieceId shooter, double allowance, const Field& field, const Look& look) {
    const Vec from = j.at(shooter);
    const double range = rangeOf(j.profile(shooter).kind.missile);
    std::array<const Mark*, markedTargets> nearest{};
    for (const Mark& mark : field.marks()) {  // of equally near ones the first
        std::size_t at = nearest.size();
        for (; at > 0 && (!nearest[at - 1] || mark.squared < nearest[at - 1]->squared); --at)
            if (at < nearest.size())
                nearest[at] = nearest[at - 1];
        if (at < nearest.size())
            nearest[at] = &mark;
    }
    for (const Mark* mark : nearest) {
        if (!mark)
            break;
        const Vec there = mark->at();
        const Vec away = direction(from - there);
        const double radii = j.profile(shooter).radius + mark->enemy->radius;
        for (const double band : {range / 2, range})
            for (const Vec bend : bends) {
                const Vec at = there + (away * bend.x + rightOf(away) * bend.y) * (band + radii - justWithin);
                const double way = length(at - from);
                if (way <= allowance)
                    look(at, way);
                else
                    look(from + (at - from) * (allowance / way), allowance);
            }
    }
    const Vec back = direction(from - field.nearest());
    for (const Vec along : {back, rightOf(back), -rightOf(back)})
        for (const double part : {1.0, 0.5})
            look(from + along * (allowance * part), allowance * part);
}

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
        bool mayStand = place.at == m_j.at(m_limits.piece);
        for (const Mark& mark : m_field.marks()) {
            if (!isBeatenBy(Field::most(mark, place.way) - place.price, place.number))
                continue;
            const double value = m_field.valueOfShot(place.at, mark) - place.price;
            if (value <= -place.price || !isBeatenBy(value, place.number))
                continue;
            if (!mayStand && !mayStandAt(place.at))
                return;
            mayStand = true;
            if (m_field.sees(place.at, mark))
                take(place, mark, value);
        }
    }

private:
    void take(const Place& place, const Mark& mark, double value) {
        m_value = value;
        m_number = place.number;
        const Vec facing = direction(mark.at() - place.at, m_j.facing(m_limits.piece));
        m_choice.emplace().pose = snapped({place.at, facing});
    }
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

// What a place is worth is soon told; whether one may stand there and sees anybody is not, so the most promising places
// are tried first.
std::optional<Choice> weighPlaces(const Judgement& j, PieceId shooter, double allowance) {
    const Field field(j, shooter, allowance);
    if (field.marks().empty())
        return {};
    const Vec here = j.at(shooter);
    MoveLimits limits;
    limits.piece = shooter;
    limits.how = inWall(j.table, shooter) ? WallWalk : Walk;
    limits.allowance = allowance;
    const double priceOfHere = field.price(here, 0);
    BestShot best(j, field, limits, -priceOfHere);
    best.tryFrom({here, 0, -1, priceOfHere, 0});
    StackList<Place, mostPlaces> places;
    int number = 0;
    eachPlaceToShootFrom(j, shooter, allowance, field, [&](Vec at, double way) {
        ++number;
        const double most = field.most(way);
        if (most - field.priceOfStrayingTo(at) <= best.value())
            return;
        const double price = field.price(at, way);
        if (most - price <= best.value())
            return;
        const double value = field.bestShotFrom(at) - price;
        if (value > best.value() && value > -price)
            places.push({at, way, number, price, value});
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

std::optional<Choice> placeToShootFrom(const Judgement& j, PieceId shooter, double allowance) {
    const auto weighed = [&] { return weighPlaces(j, shooter, allowance); };
    return j.cache ? j.cache->place(shooter, allowance, weighed) : weighed();
}

// SKI-D04: the best chance of an effective hit, weighed by who would fall; of equal ones the first.
Choice target(const Judgement& j) {
    struct Shot {
        PieceId enemy;
        double value = 0;
    };
    StackList<Shot, PieceSet::room> shots;
    const PieceId shooter = j.request.question.piece;
    for (const PieceId enemy : j.enemies()) {
        if (!isTarget(j.game, j.table, shooter, enemy))
            continue;
        const int hits = hitsUpTo(bandTo(j.game, j.table, shooter, enemy));
        const int through = dieSides - blocksUpTo(protectionAgainstShot(j.game, j.table, shooter, enemy));
        const double leader = j.profile(enemy).leader ? leaderFallChance(woundsOf(j.table, enemy)) : 1.0;
        const double value = hits * through * j.worth(enemy) * leader;
        if (value > 0)
            shots.push({enemy, value});
    }
    const auto best =
        bestOf(shots.all(), [&](const Shot& shot) { return j.request.options.contains(code::shoot, shot.enemy); });
    return best ? coded(code::shoot, best->enemy) : Choice{};
}

}  // namespace ephor::skirmish
