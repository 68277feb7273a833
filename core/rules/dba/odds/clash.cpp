#include "core/rules/dba/odds/clash.h"

#include "core/battle/setup/clash_answers.h"
#include "core/rules/dba/reasons.h"
#include "core/rules/dba/state.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr std::array<std::string_view, 3> goingWords{"good", "rough", "bad"};
constexpr std::array<std::string_view, 4> insideWords{"field", "camp", "garrison", "own_city"};

ClashSide sideOf(const ClashAnswers& answers, const Catalogue& types) {
    ClashSide side;
    side.troop = troopOf(*types.find(answers.text("element")));
    side.terms.going = answers.enumerator<Going>("going", goingWords);
    side.terms.general = answers.flag("general");
    side.terms.sideSupport = answers.flag("side_support");
    side.terms.rearSupport = answers.flag("rear_support");
    side.terms.overlaps = answers.number("overlaps");
    side.terms.uphill = answers.flag("uphill");
    side.terms.bank = answers.flag("bank");
    side.terms.inside = answers.enumerator<Inside>("inside", insideWords);
    side.terms.furtherAssaults = answers.number("others");
    side.shoots = answers.flag("shoots");
    if (answers.number("factor") != 0)
        side.factor = answers.number("factor");
    return side;
}

/// An element behind walls counts as in good going, and its attacker assaults.
void face(ClashSide& side, const ClashSide& enemy) {
    if (side.terms.inside != Inside::Field)
        side.terms.going = Going::Good;
    side.terms.assault = enemy.terms.inside != Inside::Field;
}

void checkSides(const std::array<ClashSide, 2>& sides, const std::array<ClashAnswers, 2>& answers) {
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        if (side.shoots && side.troop.range == 0)
            answers[i].fault("clash-shooter", {"{0} does not shoot.", {answers[i].text("element")}},
                             answers[i].placeOf("shoots"), "DBA-110");
        if (side.terms.inside == Inside::Fortified && !mayGarrison(side.troop))
            answers[i].fault("clash-garrison", {"{0} cannot garrison a City or Fort.", {answers[i].text("element")}},
                             answers[i].placeOf("inside"), "DBA-A25");
    }
    if (sides[1].shoots)
        answers[1].fault("clash-shooter", "Only the attacker shoots; the target is the defender.",
                         answers[1].placeOf("shoots"), "DBA-113");
    if (sides[0].terms.inside != Inside::Field)
        answers[0].fault("clash-inside", "Only the defender stands behind walls.", answers[0].placeOf("inside"),
                         "DBA-129");
}

void addLines(ClashReport& report, const Clash& clash, bool shot) {
    report.add("a_doubles", "The attacker has twice the total or more", clash.totals.aDoubles);
    report.add("a_beats", "The attacker is higher", clash.totals.aBeats);
    report.add("equal", "Equal totals", clash.totals.equal);
    report.add("b_beats", "The defender is higher", clash.totals.bBeats);
    report.add("b_doubles", "The defender has twice the total or more", clash.totals.bDoubles);
    static constexpr std::array outcomes{"", "recoil", "flee", "destroyed"};
    static constexpr std::array verbs{"", "recoils", "flees", "is destroyed"};
    static constexpr std::array names{"attacker", "defender"};
    for (const std::size_t i : {0, 1}) {
        if (shot && i == 0)
            continue;  // DBA-113: the shooter never suffers
        for (std::size_t o = 1; o < 4; ++o)
            report.add(std::string(i == 0 ? "a_" : "b_") + outcomes[o], {"The {0} {1}", {names[i], verbs[o]}},
                       clash.chances.outcome[i][o]);
    }
    report.add("stand", "Nothing happens to either", clash.chances.stand);
}

}  // namespace

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    std::array<int, 2> factors{};
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        const ClashSide& enemy = sides[1 - i];
        if (side.factor >= 0)
            clash.factors[i].add(side.factor, reasons::factorFoot);
        else if (sides[0].shoots)
            clash.factors[i] =
                i == 0 ? shootingFactor(side.troop, enemy.troop)
                       : shotAtFactor(side.troop, side.terms.furtherAssaults, side.terms.general, side.terms.inside);
        else
            clash.factors[i] = closeFactor(side.troop, enemy.troop, side.terms);
        factors[i] = clash.factors[i].total();
    }
    clash.totals = totalsChances(factors[0], factors[1]);
    if (sides[0].shoots) {
        clash.chances.outcome[1] =
            shotChances(sides[0].troop, sides[1].troop, factors[0], factors[1], sides[1].terms.going, options);
        clash.chances.stand = clash.chances.outcome[1][0];
        clash.chances.outcome[0][0] = 1;
    } else {
        clash.chances = combatChances({sides[0].troop, sides[1].troop}, factors,
                                      {sides[0].terms.going, sides[1].terms.going}, options);
    }
    return clash;
}

std::vector<ClashField> clashFields(const Catalogue& types) {
    std::vector<std::string> elements = types.ids();
    if (const auto spears = std::ranges::find(elements, "Sp"); spears != elements.end())
        std::rotate(elements.begin(), spears, spears + 1);
    return {
        wordField("element", "Element", std::move(elements)),
        flagField("general", "The general's element", General),
        wordField("going", "Going", {goingWords.begin(), goingWords.end()}),
        flagField("side_support", "Supported from the side"),
        flagField("rear_support", "Supported from behind"),
        numberField("overlaps", "Flanks and rear overlapped or contacted", 0, 3, 0),
        flagField("uphill", "Uphill of the enemy"),
        flagField("bank", "Defends the bank of a river"),
        wordField("inside", "Where the defender stands", {insideWords.begin(), insideWords.end()}),
        numberField("others", "More enemies at the wall, or more shooters at it", 0, 2, 0),
        flagField("shoots", "Shoots from a distance (attacker)"),
        numberField("factor", "Factor given outright (0: reckoned)", 0, 15, 0),
    };
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types) {
    auto sides =
        readClash(inputs, fields, [&](const ClashAnswers& answers) { return sideOf(answers, types); }, checkSides);
    if (!sides)
        return std::unexpected(sides.error());
    for (const std::size_t i : {0, 1})
        face((*sides)[i], (*sides)[1 - i]);
    const Clash computed = computeClash(*sides, options);
    ClashReport report;
    report.dice = computed.factors;
    for (const std::size_t i : {0, 1}) {
        const double dies = computed.chances.outcome[i][static_cast<std::size_t>(Outcome::Destroyed)];
        report.losses[i] = Distribution::of(0, {1 - dies, dies});
    }
    addLines(report, computed, sides->front().shoots);
    return report;
}

}  // namespace ephor::dba
