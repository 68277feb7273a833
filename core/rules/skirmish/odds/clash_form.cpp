// The form of the clash calculator: its fields, the conversion to a clash, and the output.
#include "core/battle/setup/clash_answers.h"
#include "core/rules/skirmish/army/troops.h"
#include "core/rules/skirmish/odds/clash.h"
#include "core/rules/skirmish/reasons.h"
#include "core/rules/skirmish/state.h"

namespace ephor::skirmish {

namespace {

constexpr std::array<std::string_view, 4> arcWords{"front", "shielded_flank", "unshielded_flank", "rear"};

/// The side for the formulas. Only for answers without faults.
ClashSide sideOf(const ClashAnswers& answers, const Catalogue& types) {
    const Kind kind = kindOf(*types.find(answers.text("unit")));
    ClashSide side;
    side.fighter.stripes =
        answers.number("stripes") >= 0 ? answers.number("stripes") : static_cast<int>(kind.unitClass);  // SKI-105
    side.wall = answers.flag("wall");
    side.fighter.weapon = kind.weaponIn(side.wall);  // SKI-112
    side.fighter.secondary = kind.secondary;
    side.fighter.mounted = kind.mounted;
    side.fighter.wounds = answers.number("wounds");
    side.protection = kind.protection;
    side.leader = answers.flag("leader");
    side.charging = answers.flag("charging");
    side.attacks = answers.enumerator<Arc>("attacks", arcWords);
    side.enemyUphill = answers.flag("enemy_uphill");
    side.enemyBehindObstacle = answers.flag("enemy_behind_obstacle");
    return side;
}

/// SKI-121, SKI-113: the arc that it attacks must be possible for this enemy.
void checkArc(const ClashSide& side, const ClashSide& enemy, const Kind& theirs, const ClashAnswers& answers) {
    if (side.attacks == Arc::ShieldedFlank && !theirs.guardsFlank(enemy.wall))
        answers.fault("clash-flank",
                      {"The enemy has no shield on its arm: both of its flanks are unshielded. Choose "
                       "\"unshielded_flank\"",
                       {}},
                      answers.placeOf("attacks"), "SKI-121");
    else if (enemy.wall && (side.attacks == Arc::ShieldedFlank || side.attacks == Arc::UnshieldedFlank))
        answers.fault("clash-wall-flank",
                      {"A flank reaches from 60 to 120 degrees, but a shield wall protects only up to 90. Choose "
                       "\"front\" where a neighbour covers the flank, or leave the wall out",
                       {}},
                      answers.placeOf("attacks"), "SKI-113");
}

/// Reports combinations that are impossible on a table.
void checkSide(const ClashSide& side, const ClashAnswers& answers, const Catalogue& types) {
    if (side.wall && !kindOf(*types.find(answers.text("unit"))).mayWall())
        answers.fault("clash-wall",
                      {"\"{0}\" cannot stand in a shield wall: it is for foot with shields", {answers.text("unit")}},
                      answers.placeOf("wall"), "SKI-112");
    if (side.wall && side.charging)
        answers.fault("clash-charge", {"A shield wall cannot charge", {}}, answers.placeOf("charging"), "SKI-013");
    if (side.fighter.wounds > 0 && !side.leader)
        answers.fault("clash-wounds", {"Only leaders are wounded: others fall to the first hit", {}},
                      answers.placeOf("wounds"), "SKI-117");
}

}  // namespace

std::vector<ClashField> clashFields(const Catalogue& types) {
    return {
        wordField("unit", "Figure", types.ids()),
        numberField("stripes", "Stripes (-1: those of its class)", -1, 6, -1),
        flagField("charging", "Charging"),
        wordField("attacks", "Side of the enemy that it attacks", {arcWords.begin(), arcWords.end()}),
        flagField("wall", "In a shield wall"),
        flagField("leader", "A leader"),
        numberField("wounds", "Wounds", 0, mostWounds - 1, 0, Wounds),
        flagField("enemy_uphill", "The enemy stands uphill"),
        flagField("enemy_behind_obstacle", "The enemy stands behind an obstacle"),
    };
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types) {
    const auto check = [&](const std::array<ClashSide, 2>& sides, const std::array<ClashAnswers, 2>& answers) {
        for (const std::size_t i : {0, 1}) {
            checkSide(sides[i], answers[i], types);
            checkArc(sides[i], sides[1 - i], kindOf(*types.find(answers[1 - i].text("unit"))), answers[i]);
        }
        if (sides[0].enemyUphill && sides[1].enemyUphill)
            answers[1].fault("clash-uphill", {"Only one of the two can stand uphill", {}},
                             answers[1].placeOf("enemy_uphill"), "SKI-048");
    };
    const auto sides =
        readClash(inputs, fields, [&](const ClashAnswers& answers) { return sideOf(answers, types); }, check);
    if (!sides)
        return std::unexpected(sides.error());

    const Clash computed = computeClash(*sides, options);
    ClashReport report;
    report.dice = computed.factors;
    for (const std::size_t i : {0, 1}) {
        report.armor[i].add(marginOf(computed.protections[i]), reasons::margin);
        report.losses[i] = Distribution::of(0, {1 - computed.falls[i], computed.falls[i]});
    }
    report.add("p_attacker_falls", "The attacker falls in the first round", computed.falls[0]);
    report.add("p_defender_falls", "The defender falls in the first round", computed.falls[1]);
    report.add("p_attacker_wounded", "The attacker is wounded in the first round", computed.wounded[0]);
    report.add("p_defender_wounded", "The defender is wounded in the first round", computed.wounded[1]);
    report.add("p_goes_on", "Nothing happens in the first round", computed.round.goesOn);
    report.add("p_attacker_wins", "The attacker wins in the end", computed.duel.firstWins);
    report.add("p_defender_wins", "The defender wins in the end", computed.duel.secondWins);
    return report;
}

}  // namespace ephor::skirmish
