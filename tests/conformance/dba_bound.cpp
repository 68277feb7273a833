// Cases of DBA about the set-up, PIPs, command, places and distances.
#include "core/dice/scripted_dice.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"
#include "tests/conformance/dba.h"
#include "tests/support/bronze_rig.h"
#include "tests/support/dba_rig.h"

#include <algorithm>

namespace ephor::conformance::elements {

namespace {

using dba::Rect;
using dba::TableEdge;
using dba::Troop;

constexpr std::array edges{std::pair{"N", TableEdge::North}, std::pair{"E", TableEdge::East},
                           std::pair{"S", TableEdge::South}, std::pair{"W", TableEdge::West}};

TableEdge edgeNamed(const std::string& name) {
    for (const auto& [text, edge] : edges)
        if (name == text)
            return edge;
    throw Fault("unknown edge \"" + name + "\"");
}

Rect rectOf(const std::vector<double>& numbers) {
    if (numbers.size() != 4)
        throw Fault("a rectangle has four numbers");
    return {{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

Rect readRect(const Inputs& in, const char* field) { return rectOf(in.numbers(field)); }

std::vector<Troop> readTroops(const Inputs& in) {
    std::vector<Troop> troops;
    for (const std::string& token : in.tokens("elements"))
        troops.push_back(troopNamed(token));
    return troops;
}

Answer aggressionRoll(const Inputs& in, const dba::Options&) {
    const Distribution ahead = Distribution::always(in.integer("aggression_a", 0, 100)) + Distribution::die(6) -
                               Distribution::always(in.integer("aggression_b", 0, 100)) - Distribution::die(6);
    // A tie begins anew.
    const double tie = ahead.at(0);
    const double decided = tie < 1 ? 1 - tie : 1;
    return {{"p_a_invades", Value::chance(ahead.atLeast(1) / decided)},
            {"p_a_defends", Value::chance((1 - ahead.atLeast(0)) / decided)},
            {"p_redice", Value::chance(tie)}};
}

Answer deploymentLegal(const Inputs& in, const dba::Options&) {
    const std::vector<double> table = in.numbers("table");
    if (table.size() != 2)
        throw Fault("table: width and depth are expected");
    const TableEdge base =
        in.oneOf("base_edge", std::array{std::pair{"south", TableEdge::South}, std::pair{"north", TableEdge::North}});
    std::vector<Rect> works;
    for (const std::vector<double>& work : in.numberLists("enemy_cities"))
        works.push_back(rectOf(work));
    return {{"legal", dba::checkZone(readTroop(in), dba::bodyOf(readRect(in, "rect")), {table[0], table[1]}, base,
                                     works) == nullptr}};
}

Answer baseEdges(const Inputs& in, const dba::Options& options) {
    std::uint8_t road = 0;
    if (const auto met = in.optionalTokens("road"))
        for (const std::string& edge : *met)
            road = static_cast<std::uint8_t>(road | dba::bitOf(edgeNamed(edge)));
    std::optional<TableEdge> waterway;
    if (const auto edge = in.optionalToken("waterway"))
        waterway = edgeNamed(*edge);
    const std::uint8_t legal = dba::invaderEdges(road, waterway, options);
    std::vector<Value> names;
    for (const auto& [text, edge] : edges)
        if (legal & dba::bitOf(edge))
            names.emplace_back(text);
    const TableEdge defender = dba::opposite(edgeNamed(in.token("invader_edge")));
    return {{"legal_edges", Value::set(names)}, {"defender_edge", edges[static_cast<std::size_t>(defender)].first}};
}

Answer littoralReserve(const Inputs& in, const dba::Options& options) {
    const std::vector<std::string> held = in.tokens("elements");
    ArmyList list;
    list.system = "dba";
    list.fields = {{"army", std::string("II/5c"), {}, {}, 0, 0},
                   {"terrain", std::string(in.flag("littoral_army") ? "littoral" : "arable"), {}, {}, 0, 0}};
    for (const std::string& element : held)
        list.entries.push_back(ephor::testing::dbaElement(element));
    while (list.entries.size() < static_cast<std::size_t>(dba::armySize))
        list.entries.push_back(ephor::testing::dbaElement("Sp", list.entries.size() + 1 == dba::armySize));
    Setup setup = ephor::testing::dbaSetup(dba::system(), list, list);
    if (in.flag("waterway"))
        setup.terrain = {ephor::testing::dbaGround("waterway", 0, 0, 1, 15)};
    const dba::DbaGame game(dba::system(), setup, options, dba::builtinFigures());
    Table table = game.opening();
    // Whoever is offered is held back, as long as the case names one more.
    const ephor::testing::AnsweringPlayer player([&](const Request& request) {
        Choice choice;
        for (const Option& option : request.options)
            if (option.piece && option.piece.index() < held.size()) {
                choice.code = option.code;
                choice.piece = option.piece;
                return choice;
            }
        choice.code = request.options.front().code;
        choice.piece = request.options.front().piece;
        return choice;
    });
    ScriptedDice noDice({});
    Conditions conditions;
    conditions.dice = &noDice;
    conditions.players = {&player, &player};
    Referee referee(game, table, conditions, nullptr);
    dba::Play play{referee, game};
    dba::holdBack(play, Side::A);
    bool legal = true;
    for (std::size_t i = 0; i < static_cast<std::size_t>(dba::armySize); ++i)
        legal = legal && (table.counter(dba::DbaGame::pieceOf(Side::A, static_cast<int>(i)), dba::Reserve) != 0) ==
                             (i < held.size());
    return {{"legal", legal}};
}

Answer garrisonLegal(const Inputs& in, const dba::Options&) {
    const std::vector<Troop> troops = readTroops(in);
    in.number("city_to_centre_line_bw");  // DBA-012: no distance counts
    return {{"legal", troops.size() <= 1 && std::ranges::all_of(troops, dba::mayGarrison)}};
}

Answer sequenceOfPlay(const Inputs& in, const dba::Options&) {
    using dba::Step;
    const std::array<bool, 2> reserve{in.flag("defender_reserve"), in.flag("invader_reserve")};
    static constexpr std::array names{"camp",    "camp",  "deploys",  "deploys",      "landing",
                                      "pip_die", "moves", "shooting", "close_combat", "victory_check"};
    std::vector<Value> steps;
    const auto add = [&](Step step, bool invader) {
        const std::string name = names[static_cast<std::size_t>(step)];
        const bool ofNobody = step == Step::Shooting || step == Step::CloseCombat || step == Step::VictoryCheck;
        steps.emplace_back(ofNobody ? name : (invader ? "invader_" : "defender_") + name);
    };
    for (const Step step : dba::openingSteps())
        add(step, step == Step::InvaderCamp || step == Step::InvaderDeploys);
    for (const Step step : dba::boundSteps(reserve[0]))
        add(step, false);
    for (const Step step : dba::boundSteps(reserve[1])) {
        add(step, true);
        if (step == Step::Pips)
            break;
    }
    return {{"steps", Value::list(steps)}};
}

Answer pipTotal(const Inputs& in, const dba::Options&) {
    Distribution pips;
    for (int bound = in.integer("bounds", 0, 100); bound > 0; --bound)
        pips = pips + Distribution::die(6);
    return {{"p_at_least", Value::chance(pips.atLeast(in.integer("at_least", -1000, 1000)))},
            {"mean_pips", Value::chance(pips.mean())}};
}

Answer pipCost(const Inputs& in, const dba::Options&) {
    dba::MoveTerms terms;
    terms.firstBound = in.flag("first_bound");
    for (const std::string& token : in.tokens("types")) {
        const Troop troop = troopNamed(token);
        terms.costlyTroops = terms.costlyTroops || dba::isCostly(troop);
        terms.chariots = terms.chariots || troop.is(dba::Kind::SCh);
    }
    terms.roadMove = in.flag("road_move");
    terms.chariotIntoContact = in.flag("chariot_into_contact");
    terms.garrison = in.flag("garrison");
    terms.isGeneral = in.flag("is_general");
    terms.generalLost = in.flag("general_lost");
    terms.generalHidden = in.flag("general_hidden");
    terms.outOfCommand = in.flag("out_of_command");
    return {{"pips", dba::pipCost(terms)}};
}

Answer commandRadius(const Inputs& in, const dba::Options& options) {
    static constexpr std::array obstructions{"beyond_crest", "beyond_bua",  "beyond_camp", "on_difficult_hill",
                                             "in_wood",      "beyond_wood", "in_oasis",    "beyond_oasis",
                                             "in_dunes",     "beyond_dunes"};
    const std::string word = in.token("obstruction");
    const bool listed = std::ranges::find(obstructions, word) != obstructions.end();
    if (!listed && word != "none")
        throw Fault("obstruction: unknown value \"" + word + "\"");
    const double apart = dba::gap(readRect(in, "general_rect"), readRect(in, "mover_rect"));
    const int limit = dba::commandRadius(in.flag("all_light_horse"), in.flag("line_of_sight"),
                                         listed ? dba::Obstruction::Listed : dba::Obstruction::None, options);
    return {
        {"limit_bw", limit}, {"gap_squared", Value::length(apart * apart)}, {"in_command", apart <= limit + tolerance}};
}

Answer moveDistance(const Inputs& in, const dba::Options&) {
    const Troop troop = readTroop(in);
    return {{"good_bw", troop.moveIn(dba::Going::Good)},
            {"rough_bw", troop.moveIn(dba::Going::Rough)},
            {"bad_bw", troop.moveIn(dba::Going::Bad)}};
}

Answer threatZone(const Inputs& in, const dba::Options&) {
    const Inputs edge = in.object("front_edge");
    const double sign = edge.oneOf("facing", std::array{std::pair{"+y", 1.0}, std::pair{"-y", -1.0}});
    const double x0 = edge.number("x0");
    const double x1 = edge.number("x1");
    const Body owner{{{(x0 + x1) / 2, edge.number("y") - sign * 0.25}, {0, sign}}, {x1 - x0, 0.5}};
    return {{"in_zone", overlap(dba::threatZone(owner), dba::bodyOf(readRect(in, "rect")))}};
}

Answer shootingRange(const Inputs& in, const dba::Options&) {
    return {{"in_range", dba::inRange(readTroop(in), in.number("distance_bw"))}};
}

Answer setupDie(const Inputs& in, const dba::Options&) {
    std::map<std::string, double> pmf;
    const bool river = in.oneOf("purpose", std::array{std::pair{"feature_quarter", false}, std::pair{"river", true}});
    static constexpr std::array quarters{"quarter_1", "quarter_2",      "quarter_3",
                                         "quarter_4", "defender_picks", "invader_picks"};
    static constexpr std::array rivers{"", "paltry", "slows_and_aids_defence", "also_single_column_only"};
    for (int die = 1; die <= 6; ++die)
        pmf[river ? rivers[static_cast<std::size_t>(dba::riverOf(die))]
                  : quarters[static_cast<std::size_t>(dba::quarterOf(die))]] += 1 / 6.0;
    return {{"pmf", Value::chances(pmf)}};
}

}  // namespace

std::span<const Kind> boundKinds() {
    static constexpr std::array kinds{
        Kind{"aggression_roll", aggressionRoll},
        Kind{"deployment_legal", deploymentLegal},
        Kind{"base_edges", baseEdges},
        Kind{"littoral_reserve", littoralReserve},
        Kind{"garrison_legal", garrisonLegal},
        Kind{"sequence_of_play", sequenceOfPlay},
        Kind{"pip_total", pipTotal},
        Kind{"pip_cost", pipCost},
        Kind{"command_radius", commandRadius},
        Kind{"move_distance", moveDistance},
        Kind{"threat_zone", threatZone},
        Kind{"shooting_range", shootingRange},
        Kind{"setup_die", setupDie},
    };
    return kinds;
}

}  // namespace ephor::conformance::elements
