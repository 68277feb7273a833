// The form of the clash calculator: its fields, the conversion to a clash, and the output.
#include "core/battle/setup/clash_answers.h"
#include "core/rules/ohw/army/troops.h"
#include "core/rules/ohw/odds/clash.h"
#include "core/rules/ohw/state.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

using Sides = std::array<ClashSide, 2>;

constexpr std::array<std::string_view, 3> struckWords{"front", "flank", "rear"};

/// The side for the formulas. Only for answers without faults.
ClashSide sideOf(const ClashAnswers& answers, const Catalogue& types) {
    const TroopType& type = *types.find(answers.text("unit"));
    ClashSide side;
    side.attack = type.stat("attack");
    side.defence = type.stat("defence");
    side.fullStrength = type.stat("strength");
    side.strength = answers.number("strength") > 0 ? answers.number("strength") : side.fullStrength;
    side.leadership = type.stat("leadership");
    side.traits = traitsOf(type);
    side.traits.elephantDrill = side.traits.elephantDrill || answers.flag("elephant_drill");
    side.general = answers.number("general");
    side.rally = answers.number("rally");
    side.struck = answers.enumerator<Struck>("struck", struckWords);
    side.higher = answers.flag("higher");
    side.inForest = answers.flag("in_forest");
    side.inFord = answers.flag("in_ford");
    side.rowsBehind = answers.number("rows_behind");
    return side;
}

/// Reports combinations that are impossible on a table.
void checkSides(const Sides& sides, const std::array<ClashAnswers, 2>& answers) {
    for (const std::size_t i : {0, 1}) {
        if (sides[i].strength > sides[i].fullStrength)
            answers[i].fault(
                "clash-strength",
                {"\"{0}\" has Strength {1} at most", {answers[i].text("unit"), std::to_string(sides[i].fullStrength)}},
                answers[i].placeOf("strength"), "OTW-074");
        if (sides[i].inForest && sides[i].inFord)
            answers[i].fault("clash-ground", {"A square is a forest or a ford, not both", {}},
                             answers[i].placeOf("in_ford"), "OTW-018");
    }
    if (sides[0].higher && sides[1].higher)
        answers[1].fault("clash-ground", {"Only one of the two can stand higher", {}}, answers[1].placeOf("higher"),
                         "OTW-219");
    if (sides[0].struck != Struck::Front)
        answers[0].fault("clash-struck", {"The attacker faces the enemy that it attacks", {}},
                         answers[0].placeOf("struck"), "OTW-031");
}

void addLines(ClashReport& report, const Clash& clash) {
    const auto addBoth = [&](const std::string& outcome, const std::array<const char*, 2>& titles, auto chance) {
        for (const std::size_t i : {0, 1})
            report.add("p_" + std::string(sideWords[i]) + "_" + outcome, titles[i], chance(clash.sides[i]));
    };
    addBoth("breaks", {"The attacker breaks", "The defender breaks"}, [](const SideChances& s) { return s.breaks; });
    addBoth("loses", {"The attacker loses the round and stands", "The defender loses the round and stands"},
            [](const SideChances& s) { return s.loses; });
    report.add("p_draw", "Nobody loses the round", clash.draw);
    addBoth("holds", {"The attacker has lost and holds its ground", "The defender has lost and holds its ground"},
            [](const SideChances& s) { return s.ladder.holds; });
    addBoth("back_1_facing", {"The attacker falls back a square", "The defender falls back a square"},
            [](const SideChances& s) { return s.ladder.backFacing; });
    addBoth("back_1_away",
            {"The attacker falls back a square and turns away", "The defender falls back a square and turns away"},
            [](const SideChances& s) { return s.ladder.backAway; });
    addBoth("back_2_away",
            {"The attacker falls back two squares, turned away", "The defender falls back two squares, turned away"},
            [](const SideChances& s) { return s.ladder.twiceAway; });
    addBoth("eliminated", {"The attacker is pushed off the board", "The defender is pushed off the board"},
            [](const SideChances& s) { return s.ladder.offBoard; });
    addBoth("runs_wild", {"The attacker's elephants run wild", "The defender's elephants run wild"},
            [](const SideChances& s) { return s.runsWild; });
    addBoth("follows", {"The attacker can follow up", "The defender can follow up"},
            [](const SideChances& s) { return s.follows; });
}

ClashReport reportOf(const Sides& sides, const Options& options) {
    const Clash computed = computeClash(sides, options);
    ClashReport report;
    report.dice = computed.dice;
    report.armor = computed.score;
    for (const std::size_t i : {0, 1})
        report.losses[i] =
            computed.sides[i].taken.distribution().mapped([&](int hits) { return std::min(hits, sides[i].strength); });
    addLines(report, computed);
    return report;
}

}  // namespace

std::vector<ClashField> clashFields(const Catalogue& types) {
    return {
        wordField("unit", "Unit", types.ids()),
        numberField("strength", "Strength left (0: all that it starts with)", 0, 6, 0, Strength),
        wordField("struck", "Side on which it is struck (defender)", {struckWords.begin(), struckWords.end()}),
        numberField("general", "Dice that its general adds", 0, 4, 0, General),
        numberField("rally", "Dice with which its general rallies", 0, 4, 0),
        flagField("elephant_drill", "Elephant Drill"),
        flagField("higher", "Stands higher than the enemy"),
        flagField("in_forest", "In a forest"),
        flagField("in_ford", "In a ford"),
        numberField("rows_behind", "Free squares behind it before the edge", 0, 12, 3),
    };
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types) {
    return readClash(
               inputs, fields, [&](const ClashAnswers& answers) { return sideOf(answers, types); }, checkSides)
        .transform([&](const Sides& sides) { return reportOf(sides, options); });
}

}  // namespace ephor::ohw
