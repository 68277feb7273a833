// What is legal, what follows, and the order of a phase: answered by the rules of the battle, most of them played.
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/conformance/ohw.h"
#include "tests/support/ohw_rig.h"

namespace ephor::conformance::squares {

namespace {

using namespace ephor::testing;
using ohw::Options;

/// An empty table of twelve by twelve squares.
OhwField wide(const Options& options) {
    OhwField field;
    field.options = options;
    field.size = {12 * options.square, 12 * options.square};
    return field;
}
constexpr Square middle{5, 5};

/// The first type of the rosters with that Move.
std::string typeWith(int move, bool freeTurn) {
    for (const TroopType& type : ohw::catalogue().types)
        if (type.stat("move") == move && ohw::traitsOf(type).freeTurn == freeTurn)
            return type.id;
    throw Fault("move: no unit has that Move and turns so");
}

Answer moveLegal(const Inputs& in, const Options& options) {
    const std::string type = typeWith(in.integer("move"), in.flag("free_turn"));
    const Heading facing = turned(Heading::North, in.integer("turns", 0, 3));
    const OhwRig rig({{type, Side::A, middle}}, wide(options));
    ohw::ReachableSquares reachable;
    ohw::findReachable(ohw::Board(rig.game(), rig.table()), rig.unit(0), reachable);
    return {{"legal", reachable.find(stepped(middle, facing, in.integer("forward", 0, 6)), facing) != nullptr}};
}

Answer terrainMove(const Inputs& in, const Options&) {
    using enum ohw::SquareTerrain;
    const ohw::SquareTerrain terrain =
        in.oneOf("terrain", std::array{std::pair{"open", Open}, std::pair{"wood", Wood}, std::pair{"ford", Ford}});
    const ohw::Traits traits{.looseOrder = in.flag("loose_order"), .skirmisher = in.flag("skirmisher")};
    return {{"squares", ohw::allowanceIn(in.integer("move"), terrain, traits)}};
}

Answer interpenetration(const Inputs& in, const Options&) {
    constexpr std::array kinds{std::pair{"heavy", false}, std::pair{"cavalry", false},
                               std::pair{"light_infantry", false}, std::pair{"skirmisher", true}};
    const ohw::Traits mover{.skirmisher = in.oneOf("mover", kinds)};
    const ohw::Traits through{.skirmisher = in.oneOf("through", kinds)};
    return {{"legal", ohw::mayPass(mover, through, in.flag("enemy"))}};
}

Answer combatAllowed(const Inputs& in, const Options& options) {
    const int quarters = in.oneOf("direction", std::array{std::pair{"front", 0}, std::pair{"right", 1},
                                                          std::pair{"rear", 2}, std::pair{"left", 3}});
    const Square enemy =
        stepped(middle, turned(Heading::North, quarters), 1 + in.integer("empty_squares_between", 0, 4));
    OhwRig rig({{typeWith(in.integer("move"), false), Side::A, middle}, {"heavy_infantry", Side::B, enemy}},
               wide(options));
    rig.set(0, ohw::Moved, in.flag("moved_this_phase") ? 1 : 0);
    rig.set(0, ohw::Beside, in.flag("adjacent_at_phase_start") ? 1 : 0);
    const PieceId unit = rig.unit(0);
    const ohw::Board board(rig.game(), rig.table());
    const bool mayAttack = ohw::readyOf(board, ohw::Units::of(unit)).attackers.contains(unit);
    return {{"legal", mayAttack && (ohw::mayFight(board, unit) || ohw::mayCharge(board, unit))}};
}

Answer groupMove(const Inputs& in, const Options&) {
    std::vector<ohw::GroupStep> steps;
    for (const Inputs& unit : in.objects("units")) {
        const std::vector<int> square = unit.integers("square");
        if (square.size() != 2)
            throw Fault("square: a column and a row are expected");
        ohw::GroupStep step;
        step.from = {square[0], square[1]};
        step.move = unit.integer("move");
        step.forward = unit.integer("forward");
        step.quarters =
            unit.oneOf("turn", std::array{std::pair{"none", 0}, std::pair{"left", -1}, std::pair{"right", 1}});
        step.moved = unit.flag("in_group_move_before");
        unit.expectAllRead();
        steps.push_back(step);
    }
    return {{"legal", ohw::isGroupMove(steps)}};
}

Answer armyMoraleStart(const Inputs& in, const Options& options) {
    return {{"army_morale",
             ohw::moraleAtStart(in.integer("non_skirmish_units"), in.integer("general_army_morale"), options)}};
}

Answer attrition(const Inputs& in, const Options&) {
    std::map<std::string, double> lost;
    for (int leadership = 3; leadership <= 6; ++leadership) {
        int hits = 0;
        for (int m = in.integer("army_morale_from") - 1; m >= in.integer("army_morale_to"); --m)
            hits += ohw::isDrained(leadership, m) ? 1 : 0;
        lost[std::to_string(leadership)] = hits;
    }
    return {{"strength_lost", Value::chances(std::move(lost))}};
}

Answer armyMoraleLedger(const Inputs& in, const Options& options) {
    enum class What : std::uint8_t { Flees, Caught, Attrition, General };
    int left = in.integer("start");
    std::vector<Value> after;
    for (const Inputs& event : in.objects("events")) {
        const What what = event.oneOf(
            "event", std::array{std::pair{"unit_flees", What::Flees}, std::pair{"unit_caught", What::Caught},
                                std::pair{"unit_broken_by_attrition", What::Attrition},
                                std::pair{"general_removed", What::General}});
        const ohw::Traits unit{.skirmisher = event.flag("skirmisher")};
        const bool general = event.flag("with_general") || what == What::General;
        event.expectAllRead();
        if (what == What::Flees || what == What::Caught)
            left -= ohw::unitsLoss(unit);
        if (general)
            left -= ohw::generalsLoss(1, options);
        after.emplace_back(left);
    }
    return {{"after", Value::list(std::move(after))}};
}

Answer attackDice(const Inputs& in, const Options&) {
    ohw::Attack attack;
    attack.attack = in.integer("attack");
    attack.forest = in.flag("into_or_out_of_forest");
    attack.traits.looseOrder = in.flag("loose_order");
    attack.traits.throwingSpears = in.flag("throwing_spears");
    attack.fullStrength = in.flag("full_strength");
    attack.higher = in.flag("downhill");
    attack.enemyInFord = in.flag("target_in_ford");
    return {{"dice", ohw::attackDice(attack).total()}};
}

Answer flightPath(const Inputs& in, const Options& options) {
    const int move = in.integer("move", 1, 3);
    OhwRig rig({{typeWith(move, move == 3), Side::A, {middle.column, in.integer("row", 0, 11)}}}, wide(options));
    rig.set(Side::A, ohw::HasPhase, in.flag("breaks_in_own_phase") ? 1 : 0);
    rig.play({}, [&](ohw::Play& play) { ohw::breakUnit(play, rig.unit(0)); });
    const int after = rig.stands(0) ? rig.square(0).row : -1;
    int phases = 0;
    for (; rig.stands(0); ++phases)
        rig.play({}, [](ohw::Play& play) { ohw::flights(play, Side::A); });
    return {{"row_after_breaking", after}, {"own_phases_until_off", phases}};
}

Answer bothBreak(const Inputs& in, const Options&) {
    const auto after = ohw::afterRound({in.integer("a_strength"), in.integer("b_strength")},
                                       {in.integer("a_hits_taken"), in.integer("b_hits_taken")});
    return {{"a_flees", after[0].flees},
            {"a_strength_after", after[0].strength},
            {"b_flees", after[1].flees},
            {"b_strength_after", after[1].strength}};
}

/// What happens, as the words of a case.
class Order final : public Listener {
public:
    explicit Order(PieceId general) : m_general(general) {}

    void heard(int, const Event& event) override {
        if (const auto* moved = std::get_if<PieceMoved>(&event))
            add(moved->why == &ohw::why::flees ? "own_flights"
                : moved->piece == m_general    ? "general_action"
                                               : "action");
        if (const auto* rolled = std::get_if<Rolled>(&event))
            add(rolled->why == &ohw::why::phaseDie ? "phase_die" : "own_pursuits");
        if (const auto* noted = std::get_if<Noted>(&event); noted && noted->what == &ohw::why::phaseEnds)
            add("phase_ends");
        if (const auto* set = std::get_if<SideCounterSet>(&event);
            set && set->side == Side::B && set->counter == ohw::HasPhase && set->to == 1)
            add("opponent_phase");
    }
    std::vector<Value> words;

private:
    void add(const char* word) { words.emplace_back(word); }
    PieceId m_general;
};

/// One phase played out: units that stand apart, one for each die, and what the case wants besides.
Answer phaseOrder(const Inputs& in, const Options& options) {
    std::vector<int> faces = in.integers("phase_dice");
    if (faces.size() > 8)
        throw Fault("phase_dice: at most 8");
    const bool flees = in.flag("fleeing_units");
    const bool pursues = in.flag("pursuers");
    const bool general = in.flag("general_action_unused");
    std::vector<StandingUnit> units{{"heavy_infantry", Side::A, {10, 2}},
                                    {"heavy_infantry", Side::A, {0, 4}},
                                    {"heavy_infantry", Side::A, {2, 4}, Heading::North, general},
                                    {"heavy_infantry", Side::B, {0, 7}, Heading::South}};
    for (std::size_t i = 0; i < faces.size(); ++i)
        units.push_back({"heavy_infantry", Side::A, {static_cast<int>(2 * (i % 6)), static_cast<int>(2 * (i / 6))}});
    OhwField field;
    field.options = options;
    field.generals[0] = general ? "average" : "";
    OhwRig rig(units, field);
    rig.set(0, ohw::Fleeing, flees ? 1 : 0);
    // Its target is gone: it passes its test and halts.
    rig.set(1, ohw::Pursuing, pursues ? 1 + static_cast<int>(rig.unit(3).index()) : 0);
    std::vector<std::uint8_t> dice;
    if (pursues)
        dice.push_back(6);
    for (const int face : faces)
        dice.push_back(static_cast<std::uint8_t>(face));

    std::size_t next = 4;
    rig.player.on(ohw::TakeAction, [&](const Request& request) {
        const bool ours = request.question.side == Side::A && next < units.size();
        return ours ? coded(ohw::code::move, rig.unit(next++)) : coded(ohw::code::stop);
    });
    rig.player.on(ohw::UseGeneral, [&](const Request&) { return coded(ohw::code::move, rig.unit(2)); });
    rig.player.on(ohw::MoveUnit, [&](const Request& request) {
        Choice ahead;
        ahead.pose = rig.table().body(request.question.piece).pose;
        ahead.pose.centre = ahead.pose.centre + ahead.pose.facing * options.square;
        return ahead;
    });
    Order order(general ? rig.unit(2) : PieceId{});
    const bool exact = rig.play(
        dice,
        [](ohw::Play& play) {
            ohw::playPhase(play, Side::A, 1);
            ohw::playPhase(play, Side::B, 1);
        },
        &order);
    if (!exact)
        throw Fault("the phase threw more or fewer dice than the case has");
    return {{"events", Value::list(std::move(order.words))}};
}

constexpr std::array playRows{
    Kind{"move_legal", moveLegal},
    Kind{"terrain_move", terrainMove},
    Kind{"interpenetration", interpenetration},
    Kind{"combat_allowed", combatAllowed},
    Kind{"group_move", groupMove},
    Kind{"army_morale_start", armyMoraleStart},
    Kind{"attrition", attrition},
    Kind{"army_morale_ledger", armyMoraleLedger},
    Kind{"attack_dice", attackDice},
    Kind{"flight_path", flightPath},
    Kind{"both_break", bothBreak},
    Kind{"phase_order", phaseOrder},
};

}  // namespace

std::span<const Kind> playKinds() { return playRows; }

}  // namespace ephor::conformance::squares
