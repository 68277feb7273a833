// What is played on a table with given dice and answers: Arete, bids, Fights, volleys; and what a unit may do.
#include "core/battle/fight.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/pushback.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "core/table/geometry.h"
#include "tests/conformance/men_of_bronze.h"
#include "tests/support/bronze_fight.h"
#include "tests/support/every_fall.h"

#include <algorithm>
#include <cmath>

namespace ephor::conformance::bronze {

namespace {

using mob::Options;
using Rig = ephor::testing::BronzeRig;

// Arete and bids ------------------------------------------------------------------------------------------------------

/// Two units far from each other: enough for what happens between the sides.
Rig quietRig(const Options& options) {
    return Rig({{"warband_infantry", Side::A, {{20, 10}, {0, 1}}}, {"warband_infantry", Side::B, {{50, 40}, {0, -1}}}},
               options);
}

/// Dice that keep what a side's pools were when the first of them fell.
class DiceAfterPools final : public DiceSource {
public:
    explicit DiceAfterPools(const Table& table) : m_table(table) {}

    void draw(int, std::span<std::uint8_t> faces) override {
        if (!m_pools)
            m_pools = {mob::pool(m_table, Side::A), mob::pool(m_table, Side::B)};
        for (std::uint8_t& face : faces)
            face = m_next--;
    }
    const std::optional<std::array<int, 2>>& pools() const { return m_pools; }

private:
    const Table& m_table;
    std::uint8_t m_next = 6;
    std::optional<std::array<int, 2>> m_pools;
};

/// MOB-003, MOB-010
Answer areteAfterSpending(const Inputs& in, const Options& options) {
    Rig rig = quietRig(options);
    const int start = in.integer("start");
    rig.set(Side::A, mob::Pool, start);
    std::vector<int> spent{in.integer("bid")};
    for (const char* use : {"charges", "rallies", "rerolls", "steals", "traits"})
        spent.insert(spent.end(), static_cast<std::size_t>(in.integer(use, 0, 1000)), 1);
    DiceAfterPools dice(rig.table());
    rig.play(dice, [&](mob::Play& play) {
        for (const int arete : spent) {
            if (arete < 0 || arete > mob::pool(play.table(), Side::A))
                throw Fault("the pool does not cover what is spent (MOB-010)");
            play.pay(Side::A, arete, mob::why::bid);
        }
    });
    return {{"left", mob::pool(rig.table(), Side::A)}};
}

std::array<int, 2> bidsOf(const std::vector<int>& list) {
    if (list.size() != 2)
        throw Fault("two bids are expected");
    return {list[0], list[1]};
}

/// MOB-023: chance that side A wins the roll-off after bids of nothing. A tie begins anew.
double rollOffChance(const Options& options) {
    const auto winners = ephor::testing::chancesOf(2, [&](DiceSource& dice) {
        Rig rig = quietRig(options);
        rig.play(dice, mob::bidForInitiative);
        return mob::holder(rig.table());
    });
    return winners[Side::A] / (1 - winners.goesOn);
}

/// MOB-025, MOB-026: the thief rerolls their own die until they win or run out of points.
Answer opposedRoll(const Inputs& in, const Options& options) {
    const bool steal = in.oneOf("purpose", std::array{std::pair{"roll_off", false}, std::pair{"steal", true}});
    const int rerolls = in.integer("rerolls", 0, 3);
    if (rerolls > 0 && (!steal || options.stealTieRerolled))
        throw Fault("rerolls: none are expected where a tie begins anew");
    const auto thieves = ephor::testing::chancesOf(2 + static_cast<std::size_t>(rerolls), [&](DiceSource& dice) {
        Rig rig = quietRig(options);
        rig.set(Side::B, mob::Holder, 1);
        rig.set(Side::A, mob::Pool, 1 + rerolls);
        rig.play(dice, mob::offerSteal, [](const Request& request) {
            Choice choice = ephor::testing::quietAnswer(request);
            if (request.question.decision == mob::Steal ||
                (request.question.decision == mob::Reroll && (*request.roll)[0] <= (*request.roll)[1])) {
                choice.code = mob::code::yes;
                choice.number = 0;
            }
            return choice;
        });
        return mob::holder(rig.table()) == Side::A;
    });
    const double once = steal ? thieves[true] / (1 - thieves.goesOn) : rollOffChance(options);
    const int attempts = in.integer("attempts", 0, 1000);
    double notYet = 1;
    double atLast = 0;
    for (int i = 0; i < attempts; ++i) {
        atLast = notYet * once;
        notYet *= 1 - once;
    }
    return {{"p_success", Value::chance(1 - notYet)},
            {"p_first_success_at_last", Value::chance(atLast)},
            {"p_first_roll_tied", Value::chance((Distribution::die(6) - Distribution::die(6)).at(0))}};
}

/// MOB-020 to MOB-024
Answer bid(const Inputs& in, const Options& options) {
    const std::array<int, 2> first = bidsOf(in.integers("round1"));
    const auto round2 = in.optionalIntegers("round2");
    const std::optional<std::array<int, 2>> second = round2 ? std::optional(bidsOf(*round2)) : std::nullopt;
    Rig rig = quietRig(options);
    rig.set(Side::A, mob::Pool, in.integer("pool_a"));
    rig.set(Side::B, mob::Pool, in.integer("pool_b"));
    DiceAfterPools dice(rig.table());
    rig.play(dice, mob::bidForInitiative, [&](const Request& request) {
        Choice choice = ephor::testing::quietAnswer(request);
        if (request.form != Form::Number)
            return choice;
        const bool again = request.question.decision == mob::BidRound2;
        if (again && !second)
            throw Fault("round2: the first bids are tied");
        choice.number = (again ? *second : first)[index(request.question.side)];
        if (choice.number < request.lowest || choice.number > request.highest)
            throw Fault("a bid is not covered by the pool");
        return choice;
    });
    const bool rolled = dice.pools().has_value();
    const auto poolOf = [&](Side side) { return rolled ? (*dice.pools())[index(side)] : mob::pool(rig.table(), side); };
    return {{"winner", rolled                                ? "roll_off"
                       : mob::holder(rig.table()) == Side::A ? "a"
                                                             : "b"},
            {"p_a", rolled ? Value::chance(rollOffChance(options)) : Value(nullptr)},
            {"pool_a", poolOf(Side::A)},
            {"pool_b", poolOf(Side::B)}};
}

/// MOB-010, MOB-020: is it within what the first round of bidding asks for?
Answer bidLegal(const Inputs& in, const Options& options) {
    Rig rig = quietRig(options);
    rig.set(Side::A, mob::Pool, in.integer("pool"));
    int lowest = 0;
    int highest = 0;
    DiceAfterPools dice(rig.table());
    rig.play(dice, mob::bidForInitiative, [&](const Request& request) {
        if (request.question.decision == mob::BidRound1 && request.question.side == Side::A) {
            lowest = request.lowest;
            highest = request.highest;
        }
        return ephor::testing::quietAnswer(request);
    });
    const int number = in.integer("bid");
    return {{"legal", number >= lowest && number <= highest}};
}

// What is legal -------------------------------------------------------------------------------------------------------

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
    for (const auto& [action, name] :
         {std::pair{Hold, "hold"}, std::pair{Move, "move"}, std::pair{Shoot, "shoot"}, std::pair{Fight, "fight"},
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
    const Trigger trigger =
        in.oneOf("trigger", std::array{std::pair{"charge_declared", Trigger{CounterCharge, "counter_charge"}},
                                       std::pair{"contact", Trigger{Evade, "evade"}},
                                       std::pair{"evaded_still_short", Trigger{Pursue, "pursue"}}});
    std::vector<Value> reactions{"none"};
    if (mob::mayReact(trigger.reaction, mob::traitsOf(typeOf(in)), in.flag("wavering"), in.integer("pool")))
        reactions.emplace_back(trigger.name);
    return {{"reactions", Value::set(std::move(reactions))}};
}

// Fights and volleys with given dice ----------------------------------------------------------------------------------

/// Gives each roll the next list of faces. A list may be too short (misses fill it up), not too long.
class ListedDice final : public DiceSource {
public:
    void add(const std::vector<int>& faces) { m_lists.push_back(faces); }

    void draw(int sides, std::span<std::uint8_t> faces) override {
        const std::vector<int> given = m_next < m_lists.size() ? m_lists[m_next] : std::vector<int>{};
        ++m_next;
        if (given.size() > faces.size())
            throw Fault("a roll takes " + std::to_string(faces.size()) + " dice, the case gives " +
                        std::to_string(given.size()));
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const int face = i < given.size() ? given[i] : 1;
            if (face < 1 || face > sides)
                throw Fault("no face of a die: " + std::to_string(face));
            faces[i] = static_cast<std::uint8_t>(face);
        }
    }

private:
    std::vector<std::vector<int>> m_lists;
    std::size_t m_next = 0;
};

/// What happened to one unit, as the events tell it.
struct Heard {
    bool tested = false;
    bool wavers = false;
    bool pushedBack = false;
    int hits = 0;  ///< made by it
    int loss = 0;  ///< taken by it
};

Heard heardOf(PieceId unit, const std::vector<Event>& events) {
    Heard heard;
    for (const Event& event : events) {
        if (const auto* rolled = std::get_if<Rolled>(&event); rolled && rolled->piece == unit) {
            heard.tested = heard.tested || rolled->why == &mob::why::test;
            heard.pushedBack = heard.pushedBack || rolled->why == &mob::why::pushback;
        }
        if (const auto* noted = std::get_if<Noted>(&event)) {
            const bool struck = noted->what == &mob::why::fightLoss || noted->what == &mob::why::shotHits;
            heard.tested = heard.tested || (noted->what == &mob::why::impossible && noted->piece == unit);
            if (struck && noted->piece == unit)
                heard.hits = noted->number;
            if (struck && noted->other == unit)
                heard.loss = noted->otherNumber;
        }
        if (const auto* set = std::get_if<CounterSet>(&event))
            heard.wavers = heard.wavers || (set->piece == unit && set->why == &mob::why::wavers);
    }
    return heard;
}

Answer resolveFixedDice(const Inputs& in, const Options& options) {
    const std::array<std::string, 2> names{"attacker", "defender"};
    std::array<ephor::testing::FightingUnit, 2> primaries;
    std::array<bool, 2> charges{};
    for (const std::size_t i : {0, 1}) {
        const Inputs fields = in.object(names[i]);
        primaries[i].type = typeOf(fields).id;
        primaries[i].courage = fields.integer("courage");
        primaries[i].wavering = fields.flag("wavering");
        primaries[i].phalanx = fields.flag("phalanx");
        primaries[i].difficult = fields.flag("difficult");
        primaries[i].supports = fields.tokens("supports");
        charges[i] = fields.flag("charging");
        fields.expectAllRead();
        if (primaries[i].supports.size() > ephor::testing::mostSupports)
            throw Fault("supports: at most 6 are expected");
        for (const std::string& support : primaries[i].supports)
            typeNamed(support);
    }
    Rig rig = ephor::testing::fightRig(primaries, options);

    ListedDice dice;
    for (const char* list : {"attacker_dice", "defender_dice"})
        dice.add(in.integers(list));
    for (const char* lists : {"attacker_test_dice", "defender_test_dice"})
        for (const std::vector<int>& test : in.lists(lists))
            dice.add(test);
    if (const auto pushback = in.optionalNumber("pushback_d6"))
        dice.add({static_cast<int>(*pushback)});
    EventLog log;
    rig.play(
        dice,
        [&](mob::Play& play) {
            mob::fightRound(play, rig.unit(0), rig.unit(1),
                            {.attackerCharged = charges[0], .defenderCounterCharged = charges[1]});
        },
        ephor::testing::quietAnswer, &log);

    Answer answer{{"pushback", "none"}};
    for (const std::size_t i : {0, 1}) {
        const PieceId unit = rig.unit(i);
        const Heard heard = heardOf(unit, log.events());
        answer.emplace(names[i] + "_hits", heard.hits);
        answer.emplace(names[i] + "_loss", heard.loss);
        answer.emplace(names[i] + "_courage", mob::courage(rig.table(), unit));
        answer.emplace(names[i] + "_routed", !rig.table().isPresent(unit));
        answer.emplace(names[i] + "_test", !heard.tested ? "none" : heard.wavers ? "fail" : "pass");
        answer.emplace(names[i] + "_wavering", mob::isWavering(rig.table(), unit));
        if (heard.pushedBack)
            answer.insert_or_assign("pushback", names[i]);
    }
    std::set<std::string> alsoRouted;
    std::size_t supporter = 2;
    for (const ephor::testing::FightingUnit& primary : primaries)
        for (const std::string& type : primary.supports)
            if (!rig.table().isPresent(rig.unit(supporter++)))
                alsoRouted.insert(type);
    answer.emplace("also_routed", Value::set({alsoRouted.begin(), alsoRouted.end()}));
    return answer;
}

// Evading and pushback ------------------------------------------------------------------------------------------------

Answer contactAfterEvade(const Inputs& in, const Options& options) {
    const EvadeChances evade = evadeChances(in.number("remaining_move"), in.flag("pursue"), options);
    return {{"p_contact", Value::chance(evade.contact)}, {"p_pursue_needed", Value::chance(evade.pursueNeeded)}};
}

/// MOB-126, MOB-128: whole base widths between the two after a pushback over free ground.
Answer gapAfterPushback(const Inputs& in, const Options& options) {
    const int code = in.oneOf("winner_choice",
                              std::array{std::pair{"stand", mob::code::stand}, std::pair{"regroup", mob::code::regroup},
                                         std::pair{"pursue", mob::code::pursue}});
    const auto gaps = ephor::testing::chancesOf(2, [&](DiceSource& dice) {
        Rig rig = ephor::testing::fightRig({{{.type = "drilled_hoplite"}, {.type = "drilled_hoplite"}}}, options);
        rig.play(
            dice, [&](mob::Play& play) { mob::pushBack(play, rig.unit(1), rig.unit(0)); },
            [&](const Request& request) {
                Choice choice = ephor::testing::quietAnswer(request);
                choice.code = code;
                return choice;
            });
        return std::lround(gap(rig.table().body(rig.unit(0)), rig.table().body(rig.unit(1))) / options.bw);
    });
    std::map<std::string, double> pmf;
    for (const auto& [inches, p] : gaps.byResult)
        pmf[std::to_string(inches)] = p;
    return {{"pmf", Value::chances(std::move(pmf))}};
}

/// Where a shooter stands that attacks this side of a target at `centre` which faces north.
Vec standFor(mob::AttackedSide side, Vec centre, double bw) {
    switch (side) {
    case mob::AttackedSide::Front:
        return centre + Vec{0, 5 * bw};
    case mob::AttackedSide::RightFlank:
        return centre + Vec{6 * bw, 0};
    case mob::AttackedSide::Rear:
        return centre - Vec{0, 5 * bw};
    case mob::AttackedSide::LeftFlank:
        return centre - Vec{6 * bw, 0};
    }
    return centre;
}

Answer resolveFixedVolley(const Inputs& in, const Options& options) {
    const Inputs fields = in.object("target");
    const Vec centre{36, 24};
    const Vec from = standFor(readAttackedSide(fields), centre, options.bw);
    std::vector<Terrain> terrain;
    if (fields.flag("difficult"))
        terrain.push_back({"", "", Ground::Difficult, false, {{35, 23}, {37, 23}, {37, 25}, {35, 25}}});
    Rig rig({{typeOf(in, "shooter").id, Side::A, {from, direction(centre - from)}},
             {typeOf(fields).id, Side::B, {centre, {0, 1}}}},
            options, std::move(terrain));
    const PieceId shooter = rig.unit(0);
    const PieceId target = rig.unit(1);
    rig.set(shooter, mob::Wavering, in.flag("shooter_wavering") ? 1 : 0);
    rig.set(target, mob::Courage, fields.integer("courage"));
    rig.set(target, mob::Phalanx, fields.flag("phalanx") ? 1 : 0);
    fields.expectAllRead();

    ListedDice dice;
    dice.add(in.integers("shoot_dice"));
    for (const std::vector<int>& test : in.lists("target_test_dice"))
        dice.add(test);
    EventLog log;
    rig.play(dice, [&](mob::Play& play) { mob::volley(play, shooter, target); }, ephor::testing::quietAnswer, &log);
    const Heard heard = heardOf(target, log.events());
    return {{"hits", heardOf(shooter, log.events()).hits},
            {"loss", heard.loss},
            {"courage", mob::courage(rig.table(), target)},
            {"test", !heard.tested  ? "none"
                     : heard.wavers ? "fail"
                                    : "pass"},
            {"wavering", mob::isWavering(rig.table(), target)}};
}

constexpr std::array playRows{
    Kind{"arete_after_spending", areteAfterSpending},
    Kind{"bid", bid},
    Kind{"bid_legal", bidLegal},
    Kind{"gap_after_pushback_pmf", gapAfterPushback},
    Kind{"legal_actions", legalActions},
    Kind{"legal_reactions", legalReactions},
    Kind{"opposed_roll", opposedRoll},
    Kind{"p_contact_after_evade", contactAfterEvade},
    Kind{"resolve_fixed_dice", resolveFixedDice},
    Kind{"resolve_fixed_volley", resolveFixedVolley},
};

}  // namespace

std::span<const Kind> playKinds() { return playRows; }

EvadeChances evadeChances(double remaining, bool pursue, const Options& options) {
    const auto chances = ephor::testing::chancesOf(2, [&](DiceSource& dice) {
        Rig rig = ephor::testing::fightRig({{{.type = "light_cavalry"}, {.type = "psiloi"}}}, options);
        rig.set(Side::A, mob::Pool, 1);
        rig.set(Side::B, mob::Pool, 1);
        bool pursues = false;
        const bool contact = rig.play(
            dice,
            [&](mob::Play& play) {
                return mob::offerEvadeAndFollow(play, rig.unit(0), rig.unit(1), {0, 1}, remaining, false);
            },
            [&](const Request& request) {
                Choice choice = ephor::testing::quietAnswer(request);
                pursues = pursues || request.question.decision == mob::Pursue;
                if (request.question.decision != mob::Pursue || pursue)
                    choice.code = mob::code::yes;
                return choice;
            });
        return std::pair(contact, pursues);
    });
    return {chances[{true, false}] + chances[{true, true}], chances[{false, true}] + chances[{true, true}]};
}

}  // namespace ephor::conformance::bronze
