// The form of the clash calculator: its fields, the conversion to a clash, and the output.
#include "core/battle/setup/clash_answers.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/odds/clash.h"
#include "core/rules/men_of_bronze/state.h"

namespace ephor::men_of_bronze {

namespace {

using Sides = std::array<ClashSide, 2>;

constexpr std::array<std::string_view, 3> facingWords{"front", "flank", "rear"};
constexpr std::array<std::string_view, 4> sideAttackedWords{"front", "right_flank", "rear", "left_flank"};

/// The side for the formulas. Only for answers without faults.
ClashSide sideOf(const ClashAnswers& answers, const Catalogue& types) {
    const TroopType& type = *types.find(answers.text("unit"));
    ClashSide side;
    side.attack = type.stat("attack");
    side.armor = type.stat("armor");
    side.discipline = type.stat("discipline");
    side.courage = answers.number("courage") > 0 ? answers.number("courage") : type.stat("courage");
    side.wavering = answers.flag("wavering");
    side.phalanx = answers.flag("phalanx");
    side.phalanxCapable = type.has("phalanx");
    side.charging = answers.flag("charging");
    side.countercharging = answers.flag("countercharging");
    side.supports = answers.number("supports");
    side.strategos = answers.number("strategos");
    side.attacks = answers.enumerator<Facing>("attacks", facingWords);
    side.attackedSide = answers.enumerator<AttackedSide>("struck_from", sideAttackedWords);
    side.inDifficult = answers.flag("in_difficult");
    side.rerolls = answers.number("rerolls");
    return side;
}

/// Reports combinations that are impossible on a table.
void checkSide(const ClashSide& side, const ClashAnswers& answers) {
    if (side.phalanx && !side.phalanxCapable)
        answers.fault("clash-phalanx", {"\"{0}\" has no Phalanx trait", {answers.text("unit")}},
                      answers.placeOf("phalanx"), "MOB-040");
    if (side.phalanx && side.inDifficult)
        answers.fault("clash-phalanx", {"There is no Phalanx in Difficult Ground", {}}, answers.placeOf("phalanx"),
                      "MOB-077");
    if (side.countercharging && side.wavering)
        answers.fault("clash-countercharge", {"A Wavering unit does not counter-charge", {}},
                      answers.placeOf("countercharging"), "MOB-146");
}

void checkSides(const Sides& sides, const std::array<ClashAnswers, 2>& answers) {
    for (const std::size_t i : {0, 1})
        checkSide(sides[i], answers[i]);
    // The side attacked decides both the attacker's dice and the defender's Armor, so the inputs must agree (MOB-063).
    if (sides[0].attacks != facingOf(sides[1].attackedSide))
        answers[0].fault("clash-struck",
                         {"It attacks the {0}, but the defender is struck on \"{1}\"",
                          {answers[0].text("attacks"), answers[1].text("struck_from")}},
                         answers[0].placeOf("attacks"), "MOB-063");
}

void addLines(ClashReport& report, const Clash& clash) {
    const FightChances& c = clash.chances;
    const auto addBoth = [&report](const std::string& outcome, const std::array<const char*, 2>& titles,
                                   const std::array<double, 2>& p) {
        for (const std::size_t i : {0, 1})
            report.add("p_" + std::string(sideWords[i]) + "_" + outcome, titles[i], p[i]);
    };
    addBoth("rout", {"The attacker routs", "The defender routs"}, c.routs);
    report.add("p_both_rout", "Both rout", c.bothRout);
    addBoth("supporters_rout", {"The attacker's supporters rout", "The defender's supporters rout"},
            clash.supportersRout);
    addBoth("test", {"The attacker tests its Discipline", "The defender tests its Discipline"}, c.tests);
    addBoth("newly_wavering", {"The attacker becomes Wavering", "The defender becomes Wavering"}, c.newlyWavering);
    addBoth("pushed_back", {"The attacker is pushed back", "The defender is pushed back"}, c.pushedBack);
    report.add("p_no_pushback_tie_both_survive", "Both survive with equal losses", c.tied);
}

ClashReport reportOf(const Sides& sides, const Options& options) {
    const Clash computed = computeClash(sides, options);
    ClashReport report;
    report.dice = computed.dice;
    report.armor = computed.armor;
    for (const std::size_t i : {0, 1})
        report.losses[i] = computed.chances.losses[i].distribution();
    addLines(report, computed);
    return report;
}

}  // namespace

std::vector<ClashField> clashFields(const Catalogue& types) {
    return {
        wordField("unit", "Unit", types.ids()),
        numberField("courage", "Courage left (0: all that it starts with)", 0, 12, 0, Courage),
        flagField("wavering", "Wavering", Wavering),
        flagField("phalanx", "In Phalanx", Phalanx),
        flagField("charging", "Charging"),
        flagField("countercharging", "Counter-charging"),
        numberField("supports", "Supporting units", 0, 16, 0),
        numberField("strategos", "Value of the Strategos with it", 0, 3, 0, Strategos, "strategos_value"),
        wordField("attacks", "Side of the enemy that it attacks (attacker)", {facingWords.begin(), facingWords.end()}),
        wordField("struck_from", "Side on which it is struck", {"front", "left_flank", "right_flank", "rear"}),
        flagField("in_difficult", "Within Difficult Ground"),
        numberField("rerolls", "Missed dice re-rolled", 0, 1, 0),
    };
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types) {
    return readClash(
               inputs, fields, [&](const ClashAnswers& answers) { return sideOf(answers, types); }, checkSides)
        .transform([&](const Sides& sides) { return reportOf(sides, options); });
}

}  // namespace ephor::men_of_bronze
