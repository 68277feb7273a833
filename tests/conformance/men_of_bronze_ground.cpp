// Places and distances: answered by ground.h, arithmetic.h and the table's geometry.
#include "core/rules/men_of_bronze/ground.h"
#include "core/table/geometry.h"
#include "core/table/terrain.h"
#include "tests/conformance/men_of_bronze.h"

#include <cmath>

namespace ephor::conformance::bronze {

namespace {

using mob::Options;

/// The unit vector of an angle in degrees counter-clockwise from east; exact for right angles.
Vec facingOf(int degrees) {
    const int within = (degrees % 360 + 360) % 360;
    switch (within) {
    case 0:
        return {1, 0};
    case 90:
        return {0, 1};
    case 180:
        return {-1, 0};
    case 270:
        return {0, -1};
    default:
        return direction(cosSin(within * 3.14159265358979323846 / 180));
    }
}

Vec readPoint(const Inputs& in, const std::string& field) {
    const std::vector<double> xy = in.numbers(field);
    if (xy.size() != 2)
        throw Fault(field + ": [x, y] is expected");
    return {xy[0], xy[1]};
}

Value point(Vec v) { return Value::list({Value::length(v.x), Value::length(v.y)}); }

Pose readPose(const Inputs& in) { return {readPoint(in, "centre"), facingOf(in.integer("facing_deg"))}; }

/// {centre, facing_deg}
Body readBody(const Inputs& in, const Options& options) {
    const Pose pose = readPose(in);
    in.expectAllRead();
    return {pose, mob::usualFootprint(options.bw)};
}

/// MOB-071, MOB-078, MOB-079: a centre that goes east over a strip of Difficult Ground.
Answer reachWithDifficult(const Inputs& in, const Options&) {
    const double allowance = in.number("allowance");
    const double before = in.number("open_before_terrain");
    const double depth = in.optionalNumber("terrain_depth").value_or(2 * allowance + before + 1);
    const std::vector<Vec> outline{{before, -1}, {before + depth, -1}, {before + depth, 1}, {before, 1}};
    const Outline strip = outline;
    const bool slowed = !in.flag("skirmisher_paid") && depth > 0;
    return {{"reach_in", Value::length(reach({0, 0}, {1, 0}, allowance, slowed ? std::span(&strip, 1) : std::span<const Outline>()))}};
}

Answer chargeAllowance(const Inputs& in, const Options& options) {
    return {{"inches", Value::length(mob::chargeAllowance(options.inches(typeOf(in).stat("move"))))}};
}

Answer counterchargeMeeting(const Inputs& in, const Options&) {
    const mob::Meeting meeting =
        mob::counterchargeMeeting(in.number("gap"), in.number("charger_allowance"), in.number("countercharger_move"));
    return {{"contact", meeting.contact},
            {"charger_moves", Value::length(meeting.chargerMoves)},
            {"countercharger_moves", Value::length(meeting.counterchargerMoves)}};
}

Answer formationMove(const Inputs& in, const Options& options) {
    using enum mob::Step;
    const auto step = in.oneOf("action", std::array{std::pair{"advance", Advance}, std::pair{"step_back", Back}, std::pair{"sidestep_left", Left},
                                                    std::pair{"sidestep_right", Right}});
    const bool drifts = in.oneOf("drift_test", std::array{std::pair{"pass", false}, std::pair{"fail", true}, std::pair{"none", false}});
    Pose pose = mob::stepped(readPose(in), step, in.number("distance"));
    if (drifts)
        pose = mob::drifted(pose, options.bw);
    return {{"centre", point(pose.centre)}};
}

enum class Purpose { Support, FriendSpacing, Shoot, StrategosTransfer, Charge };

Answer rangeCheck(const Inputs& in, const Options& options) {
    using enum Purpose;
    const auto purpose = in.oneOf("purpose", std::array{std::pair{"support", Support}, std::pair{"friend_spacing", FriendSpacing}, std::pair{"shoot", Shoot},
                                                        std::pair{"strategos_transfer", StrategosTransfer}, std::pair{"charge", Charge}});
    const Inputs first = in.object("a");
    const Inputs second = in.object("b");
    const std::optional<std::string> unit = first.optionalToken("unit");
    second.optionalToken("unit");
    const Body a = readBody(first, options);
    const Body b = readBody(second, options);
    const auto stat = [&](const char* key) {
        if (!unit)
            throw Fault("a.unit: a unit type is expected");
        return options.inches(typeNamed(*unit).stat(key));
    };

    const double apart = gap(a, b);
    Answer answer{{"gap_squared", Value::length(apart * apart)}};
    switch (purpose) {
    case Support:
        answer.emplace("legal", mob::maySupport(b, a));
        break;
    case FriendSpacing:
        answer.emplace("legal", mob::keepsDistance(a, b, options.bw));
        break;
    case Shoot: {
        const double range = stat("range");
        const bool shoots = typeNamed(*unit).stat("shoot") > 0;  // MOB-085
        answer.emplace("legal", shoots && mob::inShootingRange(a, typeNamed(*unit).has("skirmisher"), b, range));
        break;
    }
    case StrategosTransfer:
        answer.emplace("legal", mob::mayTransfer(a, b));
        break;
    case Charge: {
        const mob::Run run = mob::runAgainst(a, a.facing(), mob::chargeAllowance(stat("move")), b);
        answer.emplace("legal", run.contact);
        answer.emplace("final_centre", point(mob::shifted(a.pose, a.facing(), run.distance).centre));
        break;
    }
    }
    return answer;
}

Value struckName(mob::Struck struck) {
    switch (struck) {
    case mob::Struck::Front:
        return "front";
    case mob::Struck::RightFlank:
        return "right_flank";
    case mob::Struck::Rear:
        return "rear";
    case mob::Struck::LeftFlank:
        return "left_flank";
    }
    return nullptr;
}

Answer struckSide(const Inputs& in, const Options& options) {
    const Body target = readBody(in.object("target"), options);
    const Vec origin = readPoint(in, "origin");
    const bool shot = in.oneOf("mode", std::array{std::pair{"charge", false}, std::pair{"shot", true}});
    const bool touches = in.optionalToken("contacted_edge").has_value();
    if (shot)
        return {{"side", struckName(mob::struckByShot(target, origin))}};
    if (!touches)
        throw Fault("contacted_edge: a charge touches an edge");
    using enum Edge;
    const Edge edge = in.oneOf("contacted_edge", std::array{std::pair{"front", Front}, std::pair{"left", Left}, std::pair{"right", Right}, std::pair{"rear", Rear}});
    return {{"side", struckName(mob::struckSide(target, origin, edge))}};
}

Answer arcCheck(const Inputs& in, const Options& options) {
    const Body shooter{readPose(in), mob::usualFootprint(options.bw)};
    return {{"inside", mob::inShootingArc(shooter, typeOf(in).has("skirmisher"), readPoint(in, "point"))}};
}

/// MOB-129, MOB-167: straight away, facing kept, stopped by what stands in the way.
Answer forcedMove(const Inputs& in, const Options& options) {
    in.oneOf("cause", std::array{std::pair{"pushback", 0}, std::pair{"evade", 1}});
    const Inputs unit = in.object("unit");
    const int degrees = unit.integer("facing_deg");
    const Body body = readBody(unit, options);
    const Vec along = facingOf(in.integer("direction_deg"));
    std::vector<Body> inTheWay;
    if (const std::optional<Inputs> friendBehind = in.optionalObject("friend_behind"))
        inTheWay.push_back(readBody(*friendBehind, options));
    const Pose to = mob::shifted(body.pose, along, mob::freeWay(body, along, in.integer("d3") * options.bw, inTheWay));
    return {{"centre", point(to.centre)}, {"facing_deg", to.facing == body.pose.facing ? Value(degrees) : Value(nullptr)}};
}

constexpr std::array kinds{
    Kind{"reach_with_difficult", reachWithDifficult},
    Kind{"charge_allowance", chargeAllowance},
    Kind{"countercharge_meeting", counterchargeMeeting},
    Kind{"formation_move", formationMove},
    Kind{"range_check", rangeCheck},
    Kind{"struck_side", struckSide},
    Kind{"arc_check", arcCheck},
    Kind{"forced_move", forcedMove},
};

}  // namespace

std::span<const Kind> groundKinds() { return kinds; }

}  // namespace ephor::conformance::bronze
