#include "core/rules/men_of_bronze/battle/measuring.h"

#include "core/table/geometry.h"

#include <cmath>

namespace ephor::men_of_bronze {

bool maySupport(const Body& supporter, const Body& primary) { return within(supporter, primary, supportRange); }

bool mayTransfer(const Body& host, const Body& receiver) { return within(host, receiver, transferRange); }

bool keepsDistance(const Body& unit, const Body& friendly, double bw) { return gap(unit, friendly) >= bw - tolerance; }

bool isAheadOf(const Body& target, Vec origin) {
    return dot(origin - target.pose.centre, target.facing()) >= target.halfDepth() - tolerance;
}

AttackedSide sideInContact(const Body& target, Vec origin, Edge touched) {
    const Vec from = origin - target.pose.centre;
    if (isAheadOf(target, origin))
        return AttackedSide::Front;
    switch (touched) {
    case Edge::Front:
        return AttackedSide::Front;
    case Edge::Right:
        return AttackedSide::RightFlank;
    case Edge::Left:
        return AttackedSide::LeftFlank;
    case Edge::Rear:
        break;
    }
    if (dot(from, target.facing()) <= -target.halfDepth() + tolerance)
        return AttackedSide::Rear;
    return dot(from, target.right()) >= 0 ? AttackedSide::RightFlank : AttackedSide::LeftFlank;
}

// The line between the centres crosses the target's flank or end: the axis on which the distance in half sizes is
// larger decides. A corner counts as the flank.
AttackedSide sideShotAt(const Body& target, Vec origin) {
    const Vec from = origin - target.pose.centre;
    const double ahead = dot(from, target.facing());
    const double aside = dot(from, target.right());
    if (ahead >= target.halfDepth() - tolerance)
        return AttackedSide::Front;
    if (std::abs(aside) * target.halfDepth() >= std::abs(ahead) * target.halfFrontage() - tolerance)
        return aside >= 0 ? AttackedSide::RightFlank : AttackedSide::LeftFlank;
    return ahead > 0 ? AttackedSide::Front : AttackedSide::Rear;
}

std::optional<double> shootingDistance(const Body& shooter, bool allRound, const Body& target) {
    if (allRound)
        return gap(shooter, target);
    return gapInForwardArc(shooter, target);
}

bool inShootingRange(const Body& shooter, bool allRound, const Body& target, double range) {
    const std::optional<double> distance = shootingDistance(shooter, allRound, target);
    return distance && *distance <= range + tolerance;
}

}  // namespace ephor::men_of_bronze
