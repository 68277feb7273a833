// Places, distances and charges: answered by ground.h and charges.h.
#include "core/rules/alala/battle/arithmetic/charge_formulas.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/rules/alala/battle/arithmetic/morale.h"
#include "core/table/geometry.h"
#include "tests/conformance/alala.h"
#include "tests/support/builtin_rules.h"

#include <algorithm>
#include <cmath>

namespace ephor::conformance::phalanx {

namespace {

using ala::Options;

constexpr Vec north{0, 1};

Value pointOf(Vec at) { return Value::list({Value::length(at.x), Value::length(at.y)}); }

Vec readPoint(const Inputs& in, const char* field) {
    const std::vector<double> point = in.numbers(field);
    if (point.size() != 2)
        throw Fault(std::string(field) + ": [x, y] is expected");
    return {point[0], point[1]};
}

/// A hoplite unit of 20 at the origin, facing north.
Body hoplitesAtOrigin(const Options& options) {
    return {{{0, 0}, north}, ala::troopsNamed("hoplite", sized(options, 20)).footprint()};
}

Edge readEdge(const Inputs& in) {
    return in.oneOf("struck_edge", std::array{std::pair{"front", Edge::Front}, std::pair{"right", Edge::Right},
                                              std::pair{"rear", Edge::Rear}, std::pair{"left", Edge::Left}});
}

Answer footprint(const Inputs& in, const Options& options) {
    const ala::Troops troops = readTroops(in, sized(options, in.optionalNumber("organisation")));
    const Footprint size = troops.footprint();
    return {{"figures", troops.figures},
            {"files", troops.files()},
            {"ranks", troops.ranks},
            {"width_in", Value::length(size.frontage)},
            {"depth_in", Value::length(size.depth)}};
}

Answer wheel(const Inputs& in, const Options& options) {
    const Footprint unit = ala::troopsNamed("hoplite", sized(options, in.number("organisation"))).footprint();
    const double width = unit.frontage * in.integer("units_in_body", 1, 20);
    const Vec turn = ala::wheelTurn(width, ala::wheelInches, options);
    const Vec pivot{width / 2, unit.depth / 2};
    const Pose after = ala::wheeledAbout({{0, 0}, north}, pivot, ala::WheelTo::Right, turn);
    constexpr double degrees = 180 / 3.14159265358979323846;
    return {{"max_wheel_deg", Value::length(std::atan2(after.facing.x, after.facing.y) * degrees)},
            {"centre", pointOf(after.centre)}};
}

Answer obliqueAdvance(const Inputs& in, const Options&) {
    const double degrees = in.number("deviation_deg_right");
    const Vec along = ala::turnedRight(north, degrees);
    const Vec moved = along * in.integer("advance_in", 0, 100);
    return {{"legal", ala::mayAdvanceAlong(north, along)},
            {"dx_right_in", Value::length(moved.x)},
            {"dy_forward_in", Value::length(moved.y)}};
}

Answer controlReach(const Inputs& in, const Options& options) {
    const Footprint size = ala::troopsNamed("hoplite", sized(options, in.number("organisation"))).footprint();
    const int count = in.integer("units", 1, 60);
    std::vector<Body> units;
    for (int i = 0; i < count; ++i)
        units.push_back({{{i * size.frontage, 0}, north}, size});
    const std::uint64_t reached =
        ala::controlled(units, static_cast<std::size_t>(in.integer("leader_unit", 1, count) - 1), options);
    std::vector<Value> obey;
    std::vector<Value> test;
    for (int i = 0; i < count; ++i)
        ((reached >> i & 1) != 0 ? obey : test).emplace_back(i + 1);
    return {{"controlled", Value::list(std::move(obey))}, {"not_controlled", Value::list(std::move(test))}};
}

Answer stopDistance(const Inputs& in, const Options& options) {
    const bool hoplites = in.oneOf("mover", std::array{std::pair{"hoplite", true}, std::pair{"band", false}});
    const Footprint size = ala::troopsNamed(hoplites ? "hoplite" : "psiloi", options).footprint();
    const Body enemy{{{0, 0}, -north}, ala::troopsNamed("hoplite", options).footprint()};
    const double start = -enemy.halfDepth() - size.depth / 2 - in.integer("gap_in", 0, 200);
    const Body mover{{{0, start}, north}, size};
    const double roll = in.integer("roll_in", 0, 200);
    if (hoplites && !inForwardArc(mover, enemy))
        throw Fault("the enemy is not to the front");
    return {{"moved_in", Value::length(ala::untilWithin(mover, north, roll, enemy, ala::standOff).value_or(roll))}};
}

/// Two bodies that leave a gap for a volley, with the target behind it.
bool mayShootThrough(double between, const Options& options) {
    const Footprint size = ala::troopsNamed("psiloi", options).footprint();
    const double aside = (size.frontage + between) / 2;
    const Body shooter{{{0, -2}, north}, {1, 1}};
    const Body target{{{0, 2}, north}, {1, 1}};
    const std::array others{Body{{{-aside, 0}, north}, size}, Body{{{aside, 0}, north}, size}};
    return ala::seesToShoot(shooter, target, others, {});
}

Answer reachCheck(const Inputs& in, const Options& options) {
    enum class Purpose { Gap, Shot, Charge };
    const double distance = in.number("distance_in");
    switch (
        in.oneOf("purpose", std::array{std::pair{"shoot_gap", Purpose::Gap}, std::pair{"shoot_range", Purpose::Shot},
                                       std::pair{"charge_range", Purpose::Charge}})) {
    case Purpose::Gap:
        return {{"allowed", mayShootThrough(distance, options)}};
    case Purpose::Shot:
        return {{"allowed", ala::nearestTargets(std::array{distance}) != 0}};
    case Purpose::Charge:
        break;
    }
    ala::ChargeInputs charge;
    charge.charger = ala::troopsNamed("hoplite", options);
    charge.advanced = 100;
    charge.distance = distance;
    return {{"allowed", ala::chargeRefusal(charge) == nullptr}};
}

Answer shootTarget(const Inputs& in, const Options&) {
    const std::vector<double> distances = in.numbers("distances_in");
    std::vector<Value> eligible;
    for (const double distance : distances)
        eligible.emplace_back(ala::isWithin(distance, ala::shootingRange));
    const std::uint64_t targets = ala::nearestTargets(distances);
    if (targets == 0)
        return {{"eligible", Value::list(std::move(eligible))}, {"target", nullptr}};
    return {{"eligible", Value::list(std::move(eligible))}, {"target", std::countr_zero(targets)}};
}

Answer menInContact(const Inputs& in, const Options& options) {
    const ala::Troops attackers =
        readTroops(in, sized(options, in.optionalNumber("attacker_organisation")), "attacker_type");
    const ala::Troops defenders = ala::troopsNamed("hoplite", sized(options, 20));
    const Body target = hoplitesAtOrigin(options);
    const Edge edge = in.oneOf(
        "struck_edge",
        std::array{std::pair{"front", Edge::Front}, std::pair{"flank", Edge::Right}, std::pair{"rear", Edge::Rear}});
    const Vec outward = outwardNormal(target, edge);
    const Footprint size = attackers.footprint();
    const double out = (edge == Edge::Right ? target.halfFrontage() : target.halfDepth()) + size.depth / 2;
    const Body attacker{{outward * out, -outward}, size};
    return {{"attacker_figures", ala::figuresInContact(attackers, attacker, attackers.figures, 1, target)},
            {"defender_figures", ala::figuresInContact(defenders, target, defenders.figures, 1, attacker)}};
}

Answer rightToLeft(const Inputs& in, const Options&) {
    const Vec facing = in.oneOf("facing", std::array{std::pair{"+y", north}, std::pair{"-y", -north}});
    std::vector<int> order = in.integers("unit_x");
    std::ranges::stable_sort(order, std::greater{},
                             [facing](int x) { return ala::rightward({static_cast<double>(x), 0}, facing); });
    std::vector<Value> values(order.begin(), order.end());
    return {{"order", Value::list(std::move(values))}};
}

Answer attackSector(const Inputs& in, const Options& options) {
    const Body target = hoplitesAtOrigin(options);
    const ala::Sector sector = ala::sectorOf(target, readPoint(in, "attacker_front_midpoint"), readEdge(in));
    constexpr std::array words{"front", "flank_left", "flank_right", "rear"};
    return {{"sector", words[static_cast<std::size_t>(sector)]},
            {"aggression_drops", -ala::struckSteps(sector, true, options)}};
}

Answer mutualCharge(const Inputs& in, const Options& options) {
    const double between = in.integer("gap_in", 0, 100);
    ala::CombatSide side;
    side.troops = ala::troopsNamed("hoplite", options);
    side.men = side.troops.figures;
    const int standing = ala::combatDice(side, options).total();
    side.charged = true;
    return {{"each_moves_in", Value::length(ala::mutualChargeInches(between))},
            {"both_charge_bonus",
             ala::combatDice(side, options).total() > standing && ala::haltSteps(ala::Arm::Hoplite, true) == 0}};
}

Answer rideThrough(const Inputs& in, const Options& options) {
    const Footprint riders = readTroops(in, options).footprint();
    const Footprint foot = readTroops(in, options, "enemy_type").footprint();
    const Body rider{{{0, 0}, north}, riders};
    const Body enemy{{{0, (riders.depth + foot.depth) / 2}, -north}, foot};
    const Body after{ala::riddenThrough(rider, enemy), riders};
    return {{"centre", pointOf(after.pose.centre)}, {"clearance_in", Value::length(gap(after, enemy))}};
}

Answer deploymentLines(const Inputs& in, const Options&) {
    in.integer("deploy_gap_in", 18, 18);
    const auto lines = ala::deploymentLines(in.integer("table_depth_in", 1, 1000));
    return {{"line_y", Value::list({Value::length(lines[0]), Value::length(lines[1])})}};
}

Answer chargeLegality(const Inputs& in, const Options& options) {
    ala::ChargeInputs charge;
    charge.charger = readTroops(in, options, "charger_type");
    charge.level = readLevelOrNull(in, "charger_aggression");
    charge.advanced = ala::advanceCounted(0, in.number("previous_advance_in"), options);
    charge.redressed = in.flag("redressed_this_turn");
    charge.targetFormed = in.flag("target_formed") && readTroops(in, options, "target_type").isHoplites();
    in.oneOf("target_edge", std::array{std::pair{"front", 0}, std::pair{"flank", 1}, std::pair{"rear", 2}});
    readTroops(in, options, "target_type");
    charge.distance = in.number("distance_in");
    return {{"legal", ala::chargeRefusal(charge) == nullptr}};
}

Answer chargeCondition(const Inputs& in, const Options& options) {
    double counted = 0;
    for (const double inches : in.numbers("advances_in"))
        counted = ala::advanceCounted(counted, inches, options);
    return {{"legal", ala::hasAdvanced(counted)}};
}

}  // namespace

std::span<const Kind> groundKinds() {
    static constexpr Kind kinds[] = {
        {"footprint", footprint},
        {"wheel", wheel},
        {"oblique_advance", obliqueAdvance},
        {"control_reach", controlReach},
        {"stop_distance", stopDistance},
        {"reach_check", reachCheck},
        {"shoot_target", shootTarget},
        {"men_in_contact", menInContact},
        {"right_to_left", rightToLeft},
        {"attack_sector", attackSector},
        {"mutual_charge", mutualCharge},
        {"ride_through", rideThrough},
        {"deployment_lines", deploymentLines},
        {"charge_legality", chargeLegality},
        {"charge_condition", chargeCondition},
    };
    return kinds;
}

}  // namespace ephor::conformance::phalanx
