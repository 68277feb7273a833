#include "core/odds/battle_analysis.h"

#include <algorithm>

namespace ephor {

bool isLuck(const RecordStep& step) { return step.kind == RecordStep::Kind::Roll || step.isMixed; }

namespace {

/// The sum of the changes of the equity of side A by some of the steps.
template <typename IsCounted> double sumOf(const BattleAnalysis& analysis, const IsCounted& isCounted) {
    double sum = 0;
    for (std::size_t i = 0; i < analysis.steps.size(); ++i)
        if (isCounted(analysis.steps[i]))
            sum += analysis.change(i);
    return sum;
}

}  // namespace

double BattleAnalysis::luck(Side side) const {
    const double sum = sumOf(*this, isLuck);
    return side == Side::A ? sum : -sum;
}

double BattleAnalysis::choices(Side side) const {
    const double sum = sumOf(*this, [side](const RecordStep& step) {
        return step.kind == RecordStep::Kind::Choice && !isLuck(step) && step.side == side;
    });
    return side == Side::A ? sum : -sum;
}

double BattleAnalysis::corrections() const {
    return sumOf(*this, [](const RecordStep& step) { return step.kind == RecordStep::Kind::Correction; });
}

double BattleAnalysis::halfWidth() const {
    double widest = 0;
    for (const Equity& equity : equities)
        widest = std::max(widest, equity.isKnown() ? equity.share().halfWidth() : 1.0);
    return widest;
}

int BattleAnalysis::progress(double precision) const {
    const double wanted = precision / 100;
    const auto done = std::ranges::count_if(
        equities, [wanted](const Equity& equity) { return equity.isKnown() && equity.share().halfWidth() <= wanted; });
    return static_cast<int>(100 * done / std::max<std::ptrdiff_t>(1, std::ssize(equities)));
}

SideTotals BattleAnalysis::totals(Side side) const {
    SideTotals totals;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].side != side)
            continue;
        totals.decisions += steps[i].kind == RecordStep::Kind::Choice ? 1 : 0;
        if (const auto certain = certainChange(i); certain && steps[i].kind == RecordStep::Kind::Roll)
            ++(((certain->change > 0) == (side == Side::A)) ? totals.lucky : totals.unlucky);
    }
    for (const ChoiceError& error : errors)
        if (error.isCertain() && steps[error.step].side == side) {
            ++totals.errors;
            totals.lost += error.loss;
        }
    return totals;
}

double BattleAnalysis::withoutLuck() const { return std::clamp(end() - luck(Side::A), 0.0, 1.0); }

std::optional<TurningPoint> BattleAnalysis::certainChange(std::size_t step) const {
    const Equity& before = equities[step];
    const Equity& after = equities[step + 1];
    if (!before.isKnown() || !after.isKnown())
        return {};
    const TurningPoint point{step, change(step), std::hypot(before.share().halfWidth(), after.share().halfWidth())};
    return std::abs(point.change) > point.halfWidth ? std::optional(point) : std::nullopt;
}

std::vector<TurningPoint> BattleAnalysis::turningPoints(std::size_t most) const {
    std::vector<TurningPoint> points;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (const auto point = certainChange(i))
            points.push_back(*point);
    std::ranges::stable_sort(points, std::greater{}, [](const TurningPoint& p) { return std::abs(p.change); });
    points.resize(std::min(points.size(), most));
    return points;
}

}  // namespace ephor
