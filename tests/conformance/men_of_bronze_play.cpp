// What a unit may do, and Fights and volleys with given dice.
#include "core/rules/men_of_bronze/troops.h"
#include "tests/conformance/men_of_bronze.h"

#include <algorithm>

namespace ephor::conformance::bronze {

namespace {

using mob::Options;

Answer legalActions(const Inputs& in, const Options&) {
    const mob::UnitTraits traits = mob::traitsOf(typeOf(in));
    mob::ActionContext context;
    context.inContact = in.flag("in_contact");
    context.wavering = in.flag("wavering");
    context.pool = in.integer("pool");
    context.enemyInForwardArc = in.flag("enemy_in_forward_arc");
    context.shootTarget = in.flag("shoot_target_available");
    using enum mob::Action;
    std::vector<Value> actions;
    for (const auto& [action, name] : {std::pair{Hold, "hold"}, std::pair{Move, "move"}, std::pair{Shoot, "shoot"}, std::pair{Fight, "fight"},
                                       std::pair{Charge, "charge"}, std::pair{MoveAndShoot, "move_and_shoot"}})
        if (mob::isLegalAction(action, traits, context))
            actions.emplace_back(name);
    return {{"actions", Value::set(std::move(actions))}};
}

Answer legalReactions(const Inputs& in, const Options&) {
    using enum mob::Reaction;
    struct Trigger {
        mob::Reaction reaction;
        const char* name;
    };
    const Trigger trigger = in.oneOf("trigger", std::array{std::pair{"charge_declared", Trigger{CounterCharge, "counter_charge"}},
                                                           std::pair{"contact", Trigger{Evade, "evade"}},
                                                           std::pair{"evaded_still_short", Trigger{Pursue, "pursue"}}});
    std::vector<Value> reactions{"none"};
    if (mob::mayReact(trigger.reaction, mob::traitsOf(typeOf(in)), in.flag("wavering"), in.integer("pool")))
        reactions.emplace_back(trigger.name);
    return {{"reactions", Value::set(std::move(reactions))}};
}

/// Dice of a list that show `face` or more.
int atLeast(const std::vector<int>& dice, int face) { return static_cast<int>(std::ranges::count_if(dice, [face](int die) { return die >= face; })); }

/// Takes the tests that a unit needs from given dice: "none", "pass" or "fail" (MOB-137: the second test only if the first was passed; MOB-141: an impossible
/// one needs no dice).
std::string takeTests(const mob::TestNeed& need, int discipline, const std::vector<std::vector<int>>& dice) {
    if (!need.test)
        return "none";
    if (need.successesNeeded > discipline)
        return "fail";
    for (int test = 0; test < need.tests; ++test) {
        if (static_cast<std::size_t>(test) >= dice.size())
            throw Fault("too few test dice");
        if (atLeast(dice[static_cast<std::size_t>(test)], 4) < need.successesNeeded)
            return "fail";
    }
    return "pass";
}

struct FixedSide {
    mob::Target target;
    int discipline = 0;
    std::vector<std::string> supports;
};

FixedSide fixedSide(const Inputs& in, const Options& options) {
    const TroopType& type = typeOf(in);
    FixedSide side;
    in.flag("charging");  // all its Fight dice are given
    side.target.courage = in.integer("courage");
    side.target.wavering = in.flag("wavering");
    side.target.armor = mob::effectiveArmor(type.stat("armor"), in.flag("phalanx"), mob::Struck::Front, in.flag("difficult"), options).total();
    side.discipline = type.stat("discipline");
    side.target.phalanxCapable = type.has("phalanx");
    side.supports = in.tokens("supports");
    in.expectAllRead();
    return side;
}

Answer resolveFixedDice(const Inputs& in, const Options& options) {
    const std::array<std::string, 2> names{"attacker", "defender"};
    std::array<FixedSide, 2> sides{fixedSide(in.object(names[0]), options), fixedSide(in.object(names[1]), options)};
    std::array<int, 2> hits{};
    for (const std::size_t i : {0, 1})
        hits[i] = atLeast(in.integers(names[i] + "_dice"), mob::toHit(sides[i].target.wavering));
    const mob::Reckoning reckoning = mob::reckonFight(hits, {sides[0].target, sides[1].target}, options);
    in.optionalNumber("pushback_d6");  // how far: no case asks for it

    Answer answer;
    std::vector<Value> alsoRouted;
    for (const std::size_t i : {0, 1}) {
        const mob::Struggle& after = reckoning.sides[i];
        const std::string test = takeTests(after.test, sides[i].discipline, in.lists(names[i] + "_test_dice"));
        answer.emplace(names[i] + "_hits", hits[i]);
        answer.emplace(names[i] + "_loss", after.loss);
        answer.emplace(names[i] + "_courage", after.courage);
        answer.emplace(names[i] + "_routed", after.routed);
        answer.emplace(names[i] + "_test", test);
        answer.emplace(names[i] + "_wavering", sides[i].target.wavering || test == "fail");
        if (after.routed)
            for (const std::string& support : sides[i].supports)
                if (std::ranges::none_of(alsoRouted, [&](const Value& v) { return v.matches(support); }))
                    alsoRouted.emplace_back(support);
    }
    answer.emplace("also_routed", Value::set(std::move(alsoRouted)));
    answer.emplace("pushback", reckoning.pushedBack == mob::PushedBack::None ? "none" : names[reckoning.pushedBack == mob::PushedBack::Attacker ? 0 : 1]);
    return answer;
}

Answer resolveFixedVolley(const Inputs& in, const Options& options) {
    typeOf(in, "shooter");  // all its dice are given
    const Inputs targetFields = in.object("target");
    const TroopType& type = typeOf(targetFields);
    mob::Target target;
    target.courage = targetFields.integer("courage");
    target.armor =
        mob::effectiveArmor(type.stat("armor"), targetFields.flag("phalanx"), readStruck(targetFields), targetFields.flag("difficult"), options).total();
    targetFields.expectAllRead();
    const int hits = atLeast(in.integers("shoot_dice"), mob::toHit(in.flag("shooter_wavering")));
    const mob::Struggle after = mob::struckBy(hits, target, mob::LossSource::Shoot, options);
    const std::string test = takeTests(after.test, type.stat("discipline"), in.lists("target_test_dice"));
    return {{"hits", hits}, {"loss", after.loss}, {"courage", after.courage}, {"test", test}, {"wavering", test == "fail"}};
}

constexpr std::array kinds{
    Kind{"legal_actions", legalActions},
    Kind{"legal_reactions", legalReactions},
    Kind{"resolve_fixed_dice", resolveFixedDice},
    Kind{"resolve_fixed_volley", resolveFixedVolley},
};

}  // namespace

std::span<const Kind> playKinds() { return kinds; }

}  // namespace ephor::conformance::bronze
