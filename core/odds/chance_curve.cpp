#include "core/odds/chance_curve.h"

namespace ephor {

namespace {

ChanceCause causeOf(const RecordStep& step) {
    if (isLuck(step))
        return ChanceCause::Dice;
    if (step.kind == RecordStep::Kind::Correction)
        return ChanceCause::Umpire;
    return step.side == Side::A ? ChanceCause::ChoiceOfA : ChanceCause::ChoiceOfB;
}

}  // namespace

std::string_view name(ChanceCause cause) {
    static constexpr std::array<std::string_view, 4> names{"dice", "a", "b", "umpire"};
    return names[static_cast<std::size_t>(cause)];
}

std::vector<ChancePoint> chanceCurve(const BattleAnalysis& analysis, int events) {
    std::vector<ChancePoint> curve;
    const std::size_t steps = analysis.steps.size();
    for (std::size_t i = 0; i < analysis.equities.size(); ++i) {
        if (!analysis.equities[i].isKnown())
            continue;
        ChancePoint point{i < steps ? analysis.steps[i].events : events, analysis.equities[i].share(), {}};
        point.share.p = analysis.equities[i].value();
        if (i > 0)
            point.cause = causeOf(analysis.steps[i - 1]);
        if (curve.empty() || curve.back().share != point.share || i == steps)
            curve.push_back(point);
    }
    return curve;
}

}  // namespace ephor
