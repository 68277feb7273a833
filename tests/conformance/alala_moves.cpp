// Moves, fatigue, disorder and chases: answered by arithmetic.h and chances.h.
#include "core/rules/alala/battle/measuring.h"
#include "tests/conformance/alala.h"

namespace ephor::conformance::phalanx {

namespace {

using ala::Gait;
using ala::Options;

Answer moveDist(const Inputs& in, const Options& options) {
    const ala::Troops troops = readTroops(in, options);
    const ala::Grade grade = readGradeOrNull(in);
    const Gait gait =
        in.oneOf("move", std::array{std::pair{"ordinary", Gait::Ordinary}, std::pair{"first_flight", Gait::FirstFlight},
                                    std::pair{"later_flight", Gait::LaterFlight}, std::pair{"pursuit", Gait::Pursuit}});
    const bool movedBefore = in.flag("moved_previously");
    const int chosen = gait == Gait::Ordinary ? in.integer("dice", 1, ala::mostMoveDice(troops, movedBefore)) : 0;
    in.optionalNumber("dice");
    const bool shouts = in.flag("alala_card") && ala::hearsShout(ala::isSpartanGrade(grade));
    const ala::MoveDice dice = ala::moveDice(troops, gait, chosen, movedBefore, shouts);
    const bool formed = gait == Gait::Ordinary && troops.isHoplites();
    const bool eases = in.flag("ease_fives") && troops.isHoplites() && ala::factsOf(grade).eases;
    const Distribution inches = ala::moveChances(troops, dice, formed, eases);
    return {{"pmf", byNumber(inches)},
            {"mean", Value::chance(inches.mean())},
            {"variance", Value::chance(inches.variance())}};
}

Answer fatigueProb(const Inputs& in, const Options& options) {
    const ala::Troops troops = readTroops(in, options);
    const ala::Grade grade = readGradeOrNull(in);
    const ala::MoveDice dice =
        ala::moveDice(troops, Gait::Ordinary, in.integer("dice", 1, ala::mostMoveDice(troops, true)), true);
    const bool eases = in.flag("ease_fives") && troops.isHoplites() && ala::factsOf(grade).eases;
    const Chances points = ala::fatigueChances(troops, dice, troops.isHoplites(), eases, in.integer("moves", 0, 100),
                                               in.integer("start_dp", 0, ala::mostDisorder));
    return {{"dp", byNumber(points.distribution())}};
}

Answer moveDiceLimit(const Inputs& in, const Options& options) {
    return {{"max_dice", ala::mostMoveDice(readTroops(in, options), in.flag("moved_previously"))}};
}

Answer turnsToStandoff(const Inputs& in, const Options&) {
    const Distribution turns = ala::movesToCover(in.integer("distance_in", 1, 1000), in.integer("dice", 1, 2));
    return {{"turns", byNumber(turns)}, {"mean", Value::chance(turns.mean())}};
}

Answer catchProb(const Inputs& in, const Options& options) {
    ala::Chase chase;
    chase.ofEvader = in.oneOf("situation", std::array{std::pair{"pursuit", false}, std::pair{"evade", true}});
    chase.chaser = ala::moveDice(readTroops(in, options, "chaser_type"), Gait::Pursuit, 0, in.flag("chaser_third_die"));
    const Gait flight = in.oneOf(
        "quarry_move", std::array{std::pair{"first", Gait::FirstFlight}, std::pair{"later", Gait::LaterFlight}});
    chase.target = ala::moveDice(readTroops(in, options, "quarry_type"), flight, 0, in.flag("quarry_third_die"));
    chase.start = in.integer("gap_in", 0, 100);
    return {{"p_caught", Value::chance(ala::catchChance(chase, options))}};
}

Answer evadeChain(const Inputs& in, const Options& options) {
    const ala::Chase chase{
        ala::moveDice(readTroops(in, options, "chaser_type"), Gait::Pursuit, 0, in.flag("chaser_third_die")),
        ala::moveDice(readTroops(in, options, "evader_type"), Gait::FirstFlight, 0, in.flag("evader_third_die")),
        static_cast<double>(in.integer("gap_in", 0, 100)), true};
    const double caught = ala::catchChance(chase, options);
    const int figures = in.integer("figures_in_contact", 0, Chances::most);
    const Chances kills = ala::hitChances(ala::freeHackDice(figures, figures, options), ala::hackKillsOn);
    return {{"p_caught", Value::chance(caught)},
            {"p_caught_and_wiped_out", Value::chance(caught * kills.atLeast(in.integer("evader_men", 1, 100)))}};
}

Answer disorder(const Inputs& in, const Options& options) {
    enum class Action { Wheel, AboutFace, SideStep, Rough, LightWood, PassedThrough };
    const ala::Troops troops = readTroops(in, options);
    const ala::Grade grade = readGrade(in);
    const bool formed = troops.isHoplites();
    const auto passerType = in.optionalToken("passer_type");
    const bool routs = in.flag("passer_routing");
    double left = 1;
    ala::Disorder change;
    switch (in.oneOf("action", std::array{std::pair{"wheel", Action::Wheel}, std::pair{"about_face", Action::AboutFace},
                                          std::pair{"side_step_2in", Action::SideStep},
                                          std::pair{"through_rough_ground", Action::Rough},
                                          std::pair{"through_light_wood", Action::LightWood},
                                          std::pair{"passed_through", Action::PassedThrough}})) {
    case Action::Wheel:
        change = ala::wheelDisorder(grade);
        left = 0;
        break;
    case Action::AboutFace:
        change = {true, ala::aboutFaceDisorder};
        left = 1 - ala::aboutFaceShare;
        break;
    case Action::SideStep:
        change = {ala::factsOf(grade).steps, 0};
        left = 0;
        break;
    case Action::Rough:
        change = ala::goingDisorder(ala::Going::Rough, troops, formed);
        break;
    case Action::LightWood:
        change = ala::goingDisorder(ala::Going::Light, troops, formed);
        break;
    case Action::PassedThrough: {
        if (!passerType)
            throw Fault("passer_type: who passes?");
        const ala::Troops passer = readTroops(in, options, "passer_type");
        const ala::Passage passage =
            ala::passage({troops, formed, false, false}, {passer, passer.isHoplites(), true, routs});
        change = {passage.legal, passage.passed};
        break;
    }
    }
    return {{"legal", change.legal},
            {"dp", ala::disordered(in.integer("dp", 0, ala::mostDisorder), change.gain)},
            {"move_left_fraction", Value::chance(left)}};
}

}  // namespace

std::span<const Kind> moveKinds() {
    static constexpr Kind kinds[] = {
        {"move_dist", moveDist},
        {"fatigue_prob", fatigueProb},
        {"move_dice_limit", moveDiceLimit},
        {"turns_to_standoff", turnsToStandoff},
        {"catch_prob", catchProb},
        {"evade_chain", evadeChain},
        {"dp", disorder},
    };
    return kinds;
}

}  // namespace ephor::conformance::phalanx
