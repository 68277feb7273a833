// Leaders, levels, control, redressing, cards and initiative: answered by command_points.h, morale.h, deck.h and play.
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/battle/arithmetic/deck.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/rules/alala/battle/arithmetic/morale.h"
#include "tests/conformance/alala.h"
#include "tests/support/alala_story.h"
#include "tests/support/every_fall.h"

#include <algorithm>
#include <map>

namespace ephor::conformance::phalanx {

namespace {

using ala::ControlResult;
using ala::Options;

constexpr std::array results{std::pair{"retire", ControlResult::Retire},
                             std::pair{"free", ControlResult::Free},
                             std::pair{"halt", ControlResult::Halt},
                             std::pair{"continue_pursuit", ControlResult::ContinuePursuit},
                             std::pair{"forced_advance", ControlResult::ForcedAdvance},
                             std::pair{"repeat_last_move", ControlResult::RepeatLastMove}};

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

// Leaders -------------------------------------------------------------------------------------------------------------

Answer leaderProb(const Inputs& in, const Options&) {
    const int cp = in.integer("cp", 1, 20);
    const int procedures = in.integer("risk_procedures", 0, 100);
    const auto volley = in.optionalNumber("volley_dice");
    if (volley && procedures != 1)
        throw Fault("risk_procedures: a volley brings one");
    const double risk = volley ? ala::hitChances(static_cast<int>(*volley), ala::shotKillsOn).atLeast(1) : 1;
    const Chances after = ala::leaderChances(cp, procedures, in.flag("reroll_first_die"));
    std::map<std::string, double> ratings;
    for (int n = 0; n <= cp; ++n)
        ratings[std::to_string(n)] = risk * after[n] + (n == cp ? 1 - risk : 0);
    return {{"p_killed", Value::chance(ratings["0"])},
            {"p_wounded_or_killed", Value::chance(1 - ratings[std::to_string(cp)])},
            {"p_risk_rolled", Value::chance(risk)},
            {"cp_after", Value::chances(std::move(ratings))}};
}

Answer encourageCost(const Inputs& in, const Options&) {
    return {{"cp", ala::encourageCost(readGrade(in), in.flag("advancing"))}};
}

Answer cpBudget(const Inputs& in, const Options&) {
    using enum ala::CommandAction;
    ala::LeaderBudget budget{in.integer("rating", 0, 100), in.flag("leader_engaged"), false};
    bool legal = true;
    for (const Inputs& action : in.objects("actions")) {
        const ala::Command command{
            action.oneOf("action",
                         std::array{std::pair{"control", Control}, std::pair{"move", Move}, std::pair{"signal", Signal},
                                    std::pair{"invoke", Invoke}, std::pair{"encourage", Encourage}}),
            readGradeOrNull(action), action.flag("advancing")};
        action.expectAllRead();
        legal = legal && ala::mayCommand(budget, command);
        budget.points -= ala::costOf(command);
        budget.signalled = budget.signalled || command.action == Signal;
    }
    return {{"legal", legal}};
}

Answer initiativeProb(const Inputs& in, const Options&) {
    const Distribution ahead =
        Distribution::die(6) + Distribution::always(in.integer("bonus_first", 0, 5)) - Distribution::die(6);
    const double win = ahead.atLeast(1);
    const double tie = ahead.at(0);
    return {{"win", Value::chance(win)},
            {"tie", Value::chance(tie)},
            {"lose", Value::chance(1 - win - tie)},
            {"win_with_ties_rerolled", Value::chance(win / (1 - tie))}};
}

// Control -------------------------------------------------------------------------------------------------------------

ala::ControlTest readTest(const Inputs& in) {
    ala::ControlTest test;
    const bool hoplites = in.oneOf("unit", std::array{std::pair{"hoplite", true}, std::pair{"band", false}});
    test.arm = hoplites ? ala::Arm::Hoplite : ala::Arm::Skirmisher;
    test.grade = readGradeOrNull(in);
    test.level = readLevelOrNull(in);
    test.pursuing = in.flag("pursuing");
    return test;
}

/// ALA-073 to ALA-080: totals of a test, all equally likely.
std::array<int, 6> totalsOf(const ala::ControlTest& test) {
    std::array<int, 6> totals{};
    for (int die = 1; die <= 6; ++die)
        totals[static_cast<std::size_t>(die - 1)] =
            ala::controlTotal(test, ala::testsPlainDie(test) ? die : ala::averageDie(die)).total();
    return totals;
}

double controlChance(const ala::ControlTest& test, ControlResult result) {
    const auto totals = totalsOf(test);
    return static_cast<double>(
               std::ranges::count_if(totals, [&](int total) { return ala::controlResult(test, total) == result; })) /
           6;
}

Answer controlProb(const Inputs& in, const Options&) {
    const ala::ControlTest test = readTest(in);
    std::map<std::string, double> actions;
    for (const auto& [name, result] : results)
        actions[name] = controlChance(test, result);
    std::map<std::string, double> totals;
    for (const int total : totalsOf(test))
        totals[total <= 2 ? "le_2" : total <= 4 ? "3_to_4" : "ge_5"] += 1.0 / 6;
    return {{"die", ala::testsPlainDie(test) ? "D6" : "AvD"},
            {"total", Value::chances(std::move(totals))},
            {"action", Value::chances(std::move(actions))}};
}

Answer controlRepeated(const Inputs& in, const Options&) {
    const ala::ControlTest test = readTest(in);
    const double p = controlChance(test, in.oneOf("action", results));
    const double none = power(1 - p, in.integer("tests", 0, 1000));
    return {{"p_none", Value::chance(none)}, {"p_at_least_one", Value::chance(1 - none)}};
}

Answer pursuitDuration(const Inputs& in, const Options&) {
    const double p =
        controlChance({ala::Arm::Hoplite, readGrade(in), readLevel(in), true}, ControlResult::ContinuePursuit);
    return {{"p_continue_each_turn", Value::chance(p)},  {"p_exactly_0_further_turns", Value::chance(1 - p)},
            {"p_exactly_1", Value::chance(p * (1 - p))}, {"p_exactly_2", Value::chance(p * p * (1 - p))},
            {"p_at_least_3", Value::chance(p * p * p)},  {"expected_further_turns", Value::chance(p / (1 - p))}};
}

// Levels --------------------------------------------------------------------------------------------------------------

struct Observer {
    ala::Grade grade;
    ala::Level level;
    bool formed;
    bool signalled;
    bool declaredCharge;
};

struct Effect {
    ala::LevelChange change;
    bool legal = true;
};

ala::Sector readSector(const Inputs& in, const char* field) {
    using enum ala::Sector;
    return in.oneOf(field, std::array{std::pair{"front", Front}, std::pair{"left_flank", FlankLeft},
                                      std::pair{"right_flank", FlankRight}, std::pair{"rear", Rear}});
}

/// Applies what one event does; a charge may do two things.
Effect applied(const Observer& observer, ala::Level level, const Inputs& event, const Options& options) {
    using ala::changed;
    enum class Event { Break, Charged, LeaderKilled, Redress, Result };
    switch (event.oneOf(
        "event", std::array{std::pair{"hoplites_break", Event::Break}, std::pair{"charged", Event::Charged},
                            std::pair{"leader_killed", Event::LeaderKilled}, std::pair{"redress", Event::Redress},
                            std::pair{"combat_result", Event::Result}})) {
    case Event::Break: {
        const bool friends = event.oneOf("side", std::array{std::pair{"friend", true}, std::pair{"enemy", false}});
        event.oneOf("how", std::array{std::pair{"retire", 0}, std::pair{"rout", 1}, std::pair{"destroyed", 2}});
        const int steps = ala::breakSteps(observer.grade, readGrade(event), friends);
        return {changed(level, ala::isWithin(event.number("distance_in"), ala::moraleRange) ? steps : 0)};
    }
    case Event::Charged: {
        const auto by = event.oneOf(
            "by", std::array{std::pair{"hoplite", ala::Arm::Hoplite}, std::pair{"cavalry", ala::Arm::Cavalry}});
        const ala::LevelChange halt = changed(level, ala::haltSteps(by, observer.declaredCharge));
        const ala::LevelChange struck =
            changed(halt.level, ala::struckSteps(readSector(event, "edge"), observer.formed, options));
        return {{struck.level, halt.mustRetire || struck.mustRetire}};
    }
    case Event::LeaderKilled: {
        const int steps = ala::leaderKilledSteps(event.flag("own_phalanx"));
        return {changed(level, ala::isWithin(event.number("distance_in"), ala::moraleRange) ? steps : 0)};
    }
    case Event::Redress: {
        const ala::Redress after =
            ala::redress({observer.grade, level, 1, observer.signalled, false, ala::Blocked::ByEnemy, 100}, options);
        return {{after.level, false}, after.legal};
    }
    case Event::Result:
        break;
    }
    using enum ala::Outcome;
    ala::Fighter fighter;
    fighter.grade = observer.grade;
    fighter.level = level;
    return {ala::levelAfter(
        fighter, event.oneOf("result", std::array{std::pair{"Victory", Victory}, std::pair{"Success", Success},
                                                  std::pair{"Inconclusive", Inconclusive},
                                                  std::pair{"Set-back", SetBack}, std::pair{"Defeat", Defeat}}))};
}

Answer aggressionEvent(const Inputs& in, const Options& options) {
    const Inputs unit = in.object("observer");
    const Observer observer{readGrade(unit), readLevel(unit), unit.flag("formed"), unit.flag("signalled"),
                            unit.flag("declared_charge")};
    unit.expectAllRead();
    const std::vector<Inputs> events = in.objects("events");
    ala::Level level = observer.level;
    bool retires = false;
    bool legal = true;
    // ALA-AMB-015: of simultaneous events the losses first.
    for (const bool gains : {false, true})
        for (const Inputs& event : events) {
            const Effect alone = applied(observer, observer.level, event, options);
            event.expectAllRead();
            if ((alone.change.level > observer.level) != gains)
                continue;
            const Effect effect = applied(observer, level, event, options);
            level = effect.change.level;
            retires = retires || effect.change.mustRetire;
            legal = legal && effect.legal;
        }
    return {{"aggression", word(level)}, {"forced_move", retires ? "retire" : "none"}, {"legal", legal}};
}

Answer redress(const Inputs& in, const Options& options) {
    const ala::Redress after =
        ala::redress({readGrade(in), readLevel(in), in.integer("dp", 0, ala::mostDisorder), in.flag("signalled"), false,
                      ala::Blocked::ByEnemy, in.number("nearest_enemy_in")},
                     options);
    return {{"legal", after.legal}, {"dp", after.disorder}, {"aggression", word(after.level)}};
}

Answer redressTurns(const Inputs& in, const Options& options) {
    int points = in.integer("start_dp", 0, ala::mostDisorder);
    int turns = 0;
    const ala::Grade grade = readGrade(in);
    for (; points > 0; ++turns)
        points =
            ala::redress({grade, ala::Level::FormedUp, points, false, false, ala::Blocked::No, 100}, options).disorder;
    return {{"turns", turns}};
}

// Cards ---------------------------------------------------------------------------------------------------------------

constexpr int red = ala::countOf(ala::DeckCard::Red);
constexpr int black = ala::countOf(ala::DeckCard::Black);
constexpr int jokers = ala::countOf(ala::DeckCard::Joker);
constexpr int wholeDeck = red + black + jokers;

/// Cards of a class among those drawn from a pack without putting back.
Distribution drawnOf(int inPack, int packSize, int draws) {
    std::vector<double> chances(static_cast<std::size_t>(draws + 1), 0.0);
    chances[0] = 1;
    for (int drawn = 0; drawn < draws; ++drawn)
        for (int n = drawn; n >= 0; --n) {
            const auto i = static_cast<std::size_t>(n);
            const double hit = n < inPack ? static_cast<double>(inPack - n) / (packSize - drawn) : 0;
            chances[i + 1] += chances[i] * hit;
            chances[i] *= 1 - hit;
        }
    return Distribution::of(0, std::move(chances));
}

/// The chance that a card of that kind is drawn at that place: what one draw more adds to the cards expected.
double drawnAt(ala::DeckCard card, int place) {
    return drawnOf(ala::countOf(card), wholeDeck, place).mean() -
           drawnOf(ala::countOf(card), wholeDeck, place - 1).mean();
}

Answer deckDraw(const Inputs& in, const Options&) {
    const int cards = in.integer("cards_drawn", 1, wholeDeck);
    return {{"black", Value::chance(drawnAt(ala::DeckCard::Black, cards))},
            {"red", Value::chance(drawnAt(ala::DeckCard::Red, cards))},
            {"joker", Value::chance(drawnAt(ala::DeckCard::Joker, cards))},
            {"p_no_joker", Value::chance(drawnOf(jokers, wholeDeck, cards).at(0))}};
}

/// ALA-084, ALA-085, ALA-087, ALA-088: the chance to come, drawing red and black cards alone, to where `ends` says so.
/// Wasted cards of a colour that has finished count on; `others`: Jokers in the pack, which end it all.
template <typename Ends> double chanceToReach(int others, Ends&& ends) {
    std::map<std::pair<int, int>, double> drawn{{{0, 0}, 1.0}};
    double reached = 0;
    while (!drawn.empty()) {
        std::map<std::pair<int, int>, double> next;
        for (const auto& [cards, p] : drawn) {
            const auto [b, r] = cards;
            if (const std::optional<bool> end = ends(b, r)) {
                reached += *end ? p : 0;
                continue;
            }
            const double left = black + red + others - b - r;
            if (b < black)
                next[{b + 1, r}] += p * (black - b) / left;
            if (r < red)
                next[{b, r + 1}] += p * (red - r) / left;
        }
        drawn = std::move(next);
    }
    return reached;
}

Answer deploymentDeck(const Inputs& in, const Options&) {
    const int itemsBlack = in.integer("items_black", 0, black);
    const int itemsRed = in.integer("items_red", 0, red);
    using End = std::optional<bool>;
    const double noJoker =
        chanceToReach(jokers, [&](int b, int r) { return b >= itemsBlack && r >= itemsRed ? End(true) : End(); });
    // Who finishes first does not depend on Jokers.
    const double blackFirst = chanceToReach(0, [&](int b, int r) {
        return r >= itemsRed ? End(false) : b >= itemsBlack ? End(true) : End();
    });
    return {{"p_no_joker_before_both_deployed", Value::chance(noJoker)},
            {"p_black_finishes_first", Value::chance(blackFirst)}};
}

Answer othismosDraw(const Inputs& in, const Options&) {
    enum class Class { Retained, Immediate, GivenToEnemy, Plumage };
    const Class wanted =
        in.oneOf("class", std::array{std::pair{"retained", Class::Retained}, std::pair{"immediate", Class::Immediate},
                                     std::pair{"given_to_enemy", Class::GivenToEnemy},
                                     std::pair{"beautiful_plumage", Class::Plumage}});
    int cards = 0;
    for (const ala::Card card : ala::othismosPack()) {
        const ala::Timing timing = ala::cards()[static_cast<std::size_t>(card)].timing;
        cards += (wanted == Class::Plumage && card == ala::Card::BeautifulPlumage) ||
                 (wanted == Class::Retained && timing == ala::Timing::Retained) ||
                 (wanted == Class::Immediate && timing == ala::Timing::Immediately) ||
                 (wanted == Class::GivenToEnemy && timing == ala::Timing::GivenToEnemy);
    }
    const Distribution drawn = drawnOf(cards, ala::othismosCards, in.integer("draws", 0, ala::othismosCards));
    return {{"p", Value::chance(drawn.at(in.integer("count", 0, ala::othismosCards)))}};
}

Answer jealousLeaders(const Inputs& in, const Options&) {
    using ephor::testing::AlalaStory;
    const int leaders = in.integer("leaders", 1, 4);
    std::vector<ephor::testing::AlalaPiece> pieces{ephor::testing::hoplites(Side::B, 30, 40)};
    for (int i = 0; i < leaders; ++i)
        pieces.push_back(ephor::testing::hoplites(Side::A, 10 + 12 * i, 10, "B", i));
    const auto gains = ephor::testing::chancesOf(static_cast<std::size_t>(leaders), [&](DiceSource& dice) {
        AlalaStory story(pieces);
        const int before = story.counter(1, ala::Leader);
        story.packOnly(ala::Card::JealousLeaders).playWith(dice, [&](ala::Play& play) {
            ala::invoke(play, story.unit(1));
        });
        return story.counter(1, ala::Leader) > before;
    });
    // The others are not better off than the first leader: of what the first roll leaves open they have equal shares.
    return {{"p_given_leader_gains", Value::chance(gains[true] / (1 - gains.goesOn))},
            {"p_tie_for_top_first_throw", Value::chance(gains.goesOn)}};
}

}  // namespace

std::span<const Kind> commandKinds() {
    static constexpr Kind kinds[] = {
        {"leader_prob", leaderProb},
        {"encourage_cost", encourageCost},
        {"cp_budget", cpBudget},
        {"initiative_prob", initiativeProb},
        {"control_prob", controlProb},
        {"control_repeated", controlRepeated},
        {"pursuit_duration", pursuitDuration},
        {"aggression_event", aggressionEvent},
        {"redress", redress},
        {"redress_turns", redressTurns},
        {"deck_draw", deckDraw},
        {"deployment_deck", deploymentDeck},
        {"othismos_draw", othismosDraw},
        {"jealous_leaders", jealousLeaders},
    };
    return kinds;
}

}  // namespace ephor::conformance::phalanx
