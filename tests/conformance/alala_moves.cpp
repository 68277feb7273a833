// Moves, fatigue, disorder and chases: answered by formulas.h, summed over the dice.
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "tests/conformance/alala.h"

#include <map>

namespace ephor::conformance::phalanx {

namespace {

using ala::Gait;
using ala::Options;

/// Chances of what `see` makes of the faces of a move, by whole numbers from 0.
template <typename See> Distribution overEachThrow(const ala::MoveDice& dice, See&& see) {
    std::vector<std::uint8_t> faces(static_cast<std::size_t>(dice.count()));
    std::vector<double> p(64, 0.0);
    const auto fall = [&](auto&& self, std::size_t die, double chance) -> void {
        if (die == faces.size()) {
            p[static_cast<std::size_t>(see(faces))] += chance;
            return;
        }
        for (int face = 1; face <= 6; ++face) {
            faces[die] = static_cast<std::uint8_t>(static_cast<int>(die) < dice.average ? ala::averageDie(face) : face);
            self(self, die + 1, chance / 6);
        }
    };
    fall(fall, 0, 1);
    return Distribution::of(0, std::move(p));
}

/// ALA-127 to ALA-132, ALA-252: inches of a move. `eases`: one tiring die is lowered whenever it can be (ALA-137).
Distribution moveChances(const ala::Troops& troops, const ala::MoveDice& dice, bool formed, bool eases) {
    return overEachThrow(dice, [&](const std::vector<std::uint8_t>& faces) {
        return ala::moved(troops, formed, faces, dice.bonus, eases).inches;
    });
}

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
    const bool eases = in.flag("ease_fives") && troops.isHoplites() && ala::commandFacts().of(grade).eases;
    const Distribution inches = moveChances(troops, dice, formed, eases);
    return {{"pmf", byNumber(inches)},
            {"mean", Value::chance(inches.mean())},
            {"variance", Value::chance(inches.variance())}};
}

Answer fatigueProb(const Inputs& in, const Options& options) {
    const ala::Troops troops = readTroops(in, options);
    const ala::Grade grade = readGradeOrNull(in);
    const ala::MoveDice dice =
        ala::moveDice(troops, Gait::Ordinary, in.integer("dice", 1, ala::mostMoveDice(troops, true)), true);
    const bool eases = in.flag("ease_fives") && troops.isHoplites() && ala::commandFacts().of(grade).eases;
    const Distribution tired = overEachThrow(dice, [&](const std::vector<std::uint8_t>& faces) {
        return ala::moved(troops, troops.isHoplites(), faces, dice.bonus, eases).tired;
    });
    Chances points = Chances::empty(ala::mostDisorder);
    points[in.integer("start_dp", 0, ala::mostDisorder)] = 1;
    for (int move = in.integer("moves", 0, 100); move > 0; --move) {
        Chances after = Chances::empty(ala::mostDisorder);
        for (int dp = 0; dp <= ala::mostDisorder; ++dp)
            for (int gain = tired.lowest(); gain <= tired.highest(); ++gain)
                after[ala::disordered(dp, gain)] += points[dp] * tired.at(gain);
        points = after;
    }
    return {{"dp", byNumber(points.distribution())}};
}

Answer moveDiceLimit(const Inputs& in, const Options& options) {
    return {{"max_dice", ala::mostMoveDice(readTroops(in, options), in.flag("moved_previously"))}};
}

/// ALA-124, ALA-134: like moves until a distance is covered.
Answer turnsToStandoff(const Inputs& in, const Options&) {
    const int distance = in.integer("distance_in", 1, 1000);
    const Distribution move = moveChances({}, {in.integer("dice", 1, 2), 0, 0}, false, false);
    std::vector<double> turns{0.0};
    std::map<int, double> covered{{0, 1.0}};  // inches, while more are wanted
    while (!covered.empty()) {
        std::map<int, double> next;
        double arrives = 0;
        for (const auto& [inches, p] : covered)
            for (int step = move.lowest(); step <= move.highest(); ++step)
                (inches + step >= distance ? arrives : next[inches + step]) += p * move.at(step);
        turns.push_back(arrives);
        covered = std::move(next);
    }
    const Distribution chances = Distribution::of(0, std::move(turns));
    return {{"turns", byNumber(chances)}, {"mean", Value::chance(chances.mean())}};
}

Answer catchProb(const Inputs& in, const Options& options) {
    const bool ofEvader = in.oneOf("situation", std::array{std::pair{"pursuit", false}, std::pair{"evade", true}});
    const ala::MoveDice chaser =
        ala::moveDice(readTroops(in, options, "chaser_type"), Gait::Pursuit, 0, in.flag("chaser_third_die"));
    const Gait flight = in.oneOf(
        "quarry_move", std::array{std::pair{"first", Gait::FirstFlight}, std::pair{"later", Gait::LaterFlight}});
    const ala::MoveDice target =
        ala::moveDice(readTroops(in, options, "quarry_type"), flight, 0, in.flag("quarry_third_die"));
    return {{"p_caught", Value::chance(catchChance(chaser, target, in.integer("gap_in", 0, 100), ofEvader, options))}};
}

Answer evadeChain(const Inputs& in, const Options& options) {
    const double caught = catchChance(
        ala::moveDice(readTroops(in, options, "chaser_type"), Gait::Pursuit, 0, in.flag("chaser_third_die")),
        ala::moveDice(readTroops(in, options, "evader_type"), Gait::FirstFlight, 0, in.flag("evader_third_die")),
        in.integer("gap_in", 0, 100), true, options);
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
        change = {ala::commandFacts().of(grade).steps, 0};
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

double catchChance(const ala::MoveDice& chaser, const ala::MoveDice& target, double start, bool ofEvader,
                   const Options& options) {
    const Distribution chased = moveChances({}, chaser, false, false);
    const Distribution fled = moveChances({}, target, false, false);
    double caught = 0;
    for (int c = chased.lowest(); c <= chased.highest(); ++c)
        for (int q = fled.lowest(); q <= fled.highest(); ++q)
            if (ala::catches(ofEvader ? ala::chaseInches(c, start, options) : c, q, start))
                caught += chased.at(c) * fled.at(q);
    return caught;
}

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
