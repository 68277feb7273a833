#include "core/battle/record/record.h"

#include "core/dice/fast_dice.h"

namespace ephor {

std::unique_ptr<DiceSource> makeDice(const DicePlan& plan) {
    if (plan.kind == DicePlan::Kind::Sealed)
        return std::make_unique<SealedDice>(plan.key);
    return std::make_unique<FastDice>(plan.seed, plan.stream);
}

Choice snapped(const Choice& choice) {
    Choice kept = choice;
    snap(kept);
    return kept;
}

void snap(Choice& choice) {
    choice.pose = snapped(choice.pose);
    for (Vec& point : choice.via)
        if (point != Vec{})
            point = snapped(Pose{point, {0, 1}}).centre;
}

std::string_view name(By by) {
    switch (by) {
    case By::Person:
        return "person";
    case By::StandingOrder:
        return "standing_order";
    case By::Standard:
        return "doctrine";
    case By::Search:
        return "search";
    case By::Random:
        return "random";
    case By::Scripted:
        return "scripted";
    case By::Novice:
        return "novice";
    case By::Club:
        return "club";
    }
    return "person";
}

}  // namespace ephor
