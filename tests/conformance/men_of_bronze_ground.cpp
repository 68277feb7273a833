// Places and distances: answered by ground.h, arithmetic.h and, on a table with the units of the case, by the
// procedures of movement.cpp.
#include "core/dice/scripted_dice.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"
#include "tests/conformance/men_of_bronze.h"
#include "tests/support/bronze_rig.h"

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

/// MOB-209: that of a type as good as any.
Footprint usualFootprint(const Options& options) {
    const TroopType& type = *mob::catalogue().find("drilled_hoplite");
    return {type.frontage * options.bw, type.depth * options.bw};
}

Value point(Vec v) { return Value::list({Value::length(v.x), Value::length(v.y)}); }

Pose readPose(const Inputs& in) { return {readPoint(in, "centre"), facingOf(in.integer("facing_deg"))}; }

/// {centre, facing_deg}
Body readBody(const Inputs& in, const Options& options) {
    const Pose pose = readPose(in);
    in.expectAllRead();
    return {pose, usualFootprint(options)};
}

/// The units of a case on a table so wide that no edge is near. Types matter only where the case names one.
class OpenField {
public:
    explicit OpenField(const Options& options) : m_options(options) {}

    void add(const Body& body, Side side, const std::string& type = "drilled_hoplite") {
        m_units.push_back({type, side, {body.pose.centre + middle, body.pose.facing}});
    }
    ephor::testing::BronzeRig rig() const {
        return ephor::testing::BronzeRig(m_units, m_options, {}, {2 * middle.x, 2 * middle.y});
    }
    static Vec seen(Vec onTable) { return onTable - middle; }

private:
    static constexpr Vec middle{4096, 4096};

    const Options& m_options;
    std::vector<ephor::testing::BronzeRig::Unit> m_units;
};

constexpr Reason goes{"", "goes"};

/// MOB-071, MOB-078, MOB-079: a centre that goes east over a strip of Difficult Ground.
Answer reachWithDifficult(const Inputs& in, const Options& options) {
    const double allowance = in.number("allowance");
    const double before = in.number("open_before_terrain");
    const double depth = in.optionalNumber("terrain_depth").value_or(2 * allowance + before + 1);
    std::vector<Terrain> terrain;
    if (depth > 0)
        terrain.push_back(
            {"", "", Ground::Difficult, false, {{before, -1}, {before + depth, -1}, {before + depth, 1}, {before, 1}}});
    const ephor::testing::BronzeRig rig({}, options, std::move(terrain));
    return {{"reach_in",
             Value::length(mob::reachOnGround(rig.game(), {0, 0}, {1, 0}, allowance, in.flag("skirmisher_paid")))}};
}

Answer chargeAllowance(const Inputs& in, const Options& options) {
    return {{"inches", Value::length(mob::chargeAllowance(options.inches(typeOf(in).stat("move"))))}};
}

Answer counterchargeMeeting(const Inputs& in, const Options&) {
    const double allowance = in.number("charger_allowance");
    const double moved = mob::counterchargeInches(in.number("gap"), in.number("countercharger_move"));
    const double left = in.number("gap") - moved;
    return {{"contact", left <= allowance + tolerance},
            {"charger_moves", Value::length(std::min(left, allowance))},
            {"countercharger_moves", Value::length(moved)}};
}

/// MOB-042 to MOB-044, MOB-049: the step, and the slide of a Phalanx that drifts.
Answer formationMove(const Inputs& in, const Options& options) {
    enum Step { Advance, Back, Left, Right };
    const auto step =
        in.oneOf("action", std::array{std::pair{"advance", Advance}, std::pair{"step_back", Back},
                                      std::pair{"sidestep_left", Left}, std::pair{"sidestep_right", Right}});
    const bool drifts =
        in.oneOf("drift_test", std::array{std::pair{"pass", false}, std::pair{"fail", true}, std::pair{"none", false}});
    const Body body{readPose(in), usualFootprint(options)};
    const double distance = in.number("distance");
    OpenField field(options);
    field.add(body, Side::A);
    ephor::testing::BronzeRig rig = field.rig();
    const PieceId unit = rig.unit(0);
    rig.set(unit, mob::Phalanx, 1);
    ScriptedDice noDice({});
    rig.play(noDice, [&](mob::Play& play) {
        const std::array along{body.facing(), -body.facing(), -body.right(), body.right()};
        mob::goStraight(play, unit, along[step], distance, goes, false);
        if (drifts)
            mob::slideRight(play, unit);
    });
    return {{"centre", point(OpenField::seen(rig.table().body(unit).pose.centre))}};
}

enum class Purpose { Support, FriendSpacing, Shoot, StrategosTransfer, Charge };

Answer rangeCheck(const Inputs& in, const Options& options) {
    using enum Purpose;
    const auto purpose =
        in.oneOf("purpose", std::array{std::pair{"support", Support}, std::pair{"friend_spacing", FriendSpacing},
                                       std::pair{"shoot", Shoot}, std::pair{"strategos_transfer", StrategosTransfer},
                                       std::pair{"charge", Charge}});
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
        OpenField field(options);
        field.add(a, Side::A);
        field.add(b, Side::B);
        const ephor::testing::BronzeRig rig = field.rig();
        const Pose& from = rig.table().body(rig.unit(0)).pose;
        const mob::Path way = mob::pathAhead(rig.game(), rig.table(), rig.unit(0), from, from.facing,
                                             mob::chargeAllowance(stat("move")), {});
        answer.emplace("legal", way.stoppedBy == rig.unit(1));
        answer.emplace("final_centre", point(OpenField::seen(from.centre + from.facing * way.distance)));
        break;
    }
    }
    return answer;
}

Value nameOfSide(mob::AttackedSide side) {
    switch (side) {
    case mob::AttackedSide::Front:
        return "front";
    case mob::AttackedSide::RightFlank:
        return "right_flank";
    case mob::AttackedSide::Rear:
        return "rear";
    case mob::AttackedSide::LeftFlank:
        return "left_flank";
    }
    return nullptr;
}

Answer sideInContact(const Inputs& in, const Options& options) {
    const Body target = readBody(in.object("target"), options);
    const Vec origin = readPoint(in, "origin");
    const bool shot = in.oneOf("mode", std::array{std::pair{"charge", false}, std::pair{"shot", true}});
    const bool touches = in.optionalToken("contacted_edge").has_value();
    if (shot)
        return {{"side", nameOfSide(mob::sideShotAt(target, origin))}};
    if (!touches)
        throw Fault("contacted_edge: a charge touches an edge");
    using enum Edge;
    const Edge edge = in.oneOf("contacted_edge", std::array{std::pair{"front", Front}, std::pair{"left", Left},
                                                            std::pair{"right", Right}, std::pair{"rear", Rear}});
    return {{"side", nameOfSide(mob::sideInContact(target, origin, edge))}};
}

Answer arcCheck(const Inputs& in, const Options& options) {
    const Body shooter{readPose(in), usualFootprint(options)};
    const Body point{{readPoint(in, "point"), {0, 1}}, {0, 0}};
    return {{"inside", mob::shootingDistance(shooter, typeOf(in).has("skirmisher"), point).has_value()}};
}

/// MOB-129, MOB-167: straight away, facing kept, stopped by what stands in the way.
Answer forcedMove(const Inputs& in, const Options& options) {
    in.oneOf("cause", std::array{std::pair{"pushback", 0}, std::pair{"evade", 1}});
    const Inputs fields = in.object("unit");
    const int degrees = fields.integer("facing_deg");
    const Body body = readBody(fields, options);
    OpenField field(options);
    field.add(body, Side::A);
    if (const std::optional<Inputs> friendBehind = in.optionalObject("friend_behind"))
        field.add(readBody(*friendBehind, options), Side::A);
    ephor::testing::BronzeRig rig = field.rig();
    const PieceId unit = rig.unit(0);
    const Vec along = facingOf(in.integer("direction_deg"));
    const double distance = in.integer("d3") * options.bw;
    ScriptedDice noDice({});
    rig.play(noDice, [&](mob::Play& play) {
        const mob::Path way = mob::pathAhead(play.game, play.table(), unit, play.body(unit).pose, along, distance, {},
                                             mob::AtDifficult::Enters);
        mob::goStraight(play, unit, along, way.distance, goes, false);
    });
    const Pose& to = rig.table().body(unit).pose;
    const bool kept = squaredLength(to.facing - body.facing()) <= tolerance * tolerance;
    return {{"centre", point(OpenField::seen(to.centre))}, {"facing_deg", kept ? Value(degrees) : Value(nullptr)}};
}

constexpr std::array groundRows{
    Kind{"reach_with_difficult", reachWithDifficult},
    Kind{"charge_allowance", chargeAllowance},
    Kind{"countercharge_meeting", counterchargeMeeting},
    Kind{"formation_move", formationMove},
    Kind{"range_check", rangeCheck},
    Kind{"struck_side", sideInContact},
    Kind{"arc_check", arcCheck},
    Kind{"forced_move", forcedMove},
};

}  // namespace

std::span<const Kind> groundKinds() { return groundRows; }

}  // namespace ephor::conformance::bronze
