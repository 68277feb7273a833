// The form of the clash calculator: its fields, the conversion to a clash, and the output.
#include "core/battle/setup/clash_answers.h"
#include "core/rules/alala/army/army.h"
#include "core/rules/alala/odds/clash.h"

namespace ephor::alala {

namespace {

constexpr std::array<std::string_view, 4> levelNames{"shaken", "formed_up", "ready", "eager"};
constexpr std::array<std::string_view, 4> contacts{"standing", "charge", "pursuit", "follow_up"};

/// The side for the formulas, without the effects of the enemy. Only for answers without faults.
ClashSide sideOf(const ClashAnswers& answers, const Options& options, const Catalogue& types) {
    ClashSide side;
    const Troops troops = troopsNamed(answers.text("unit"), options, types);
    CombatSide& combat = side.combat;
    combat.troops = troops;
    combat.level = troops.isHoplites() ? answers.enumerator<Level>("level", levelNames) : Level::FormedUp;
    combat.men = answers.number("men") > 0 ? answers.number("men") : troops.figures;
    combat.disorder = answers.number("disorder");
    combat.charged = answers.text("contact") == "charge";
    combat.pursued = answers.text("contact") == "pursuit";
    combat.followedUp = answers.text("contact") == "follow_up";
    combat.ground = answers.flag("ground");
    combat.supportingBands = answers.number("supporting_bands");
    combat.cerberus = answers.flag("cerberus");
    combat.supportLeft = answers.number("support_left");
    combat.supportRight = answers.number("support_right");
    combat.shieldlessSupport = answers.flag("shieldless_support");
    combat.depth = answers.number("depth");
    combat.unformed = answers.flag("unformed");
    combat.flankOrRearOnly = answers.flag("flank_or_rear_only");
    combat.againstFortified = answers.flag("enemy_fortified");
    combat.leader = answers.number("leader") > 0;
    side.leaderCp = answers.number("leader");
    side.initialMen = troops.figures * combat.depth;
    side.menBehind = troops.figures * (combat.depth - 1);
    side.fighter.arm = troops.arm;
    side.fighter.grade = *gradeNamed(answers.text("grade"));
    side.fighter.level = combat.level;
    side.fighter.formed = troops.isHoplites() && !combat.unformed;
    side.fighter.charged = combat.charged;
    side.toTheDeath = answers.flag("last_stand");
    const bool weak = belowHalf(combat.men + side.menBehind, side.initialMen);
    side.fighter.lastStand = side.toTheDeath && weak;
    side.fighter.mustRetire = !side.toTheDeath && weak;  // ALA-032: it is already withdrawing
    return side;
}

void checkSide(const ClashSide& side, const ClashAnswers& answers) {
    const auto onlyHoplites = [&](std::string_view key, bool said, const char* rule) {
        if (said && !side.combat.troops.isHoplites())
            answers.fault("clash-hoplites", {"\"{0}\" is of hoplites only", {std::string(key)}}, answers.placeOf(key),
                          rule);
    };
    const auto onlyBands = [&](std::string_view key, bool said, const char* rule) {
        if (said && side.combat.troops.isHoplites())
            answers.fault("clash-bands", {"\"{0}\" is of bands only", {std::string(key)}}, answers.placeOf(key), rule);
    };
    if (side.combat.men > side.combat.troops.figures)
        answers.fault("clash-men",
                      {"A unit of {0} has {1} figures at most",
                       {answers.text("unit"), std::to_string(side.combat.troops.figures)}},
                      answers.placeOf("men"), "ALA-018");
    onlyHoplites("level", answers.wasGiven("level") && answers.text("level") != "formed_up", "ALA-033");
    onlyHoplites("support_left", side.combat.supportLeft > 0, "ALA-217");
    onlyHoplites("support_right", side.combat.supportRight > 0, "ALA-217");
    onlyHoplites("shieldless_support", side.combat.shieldlessSupport, "ALA-205");
    onlyHoplites("depth", side.combat.depth > 1, "ALA-024");
    onlyHoplites("unformed", side.combat.unformed, "ALA-119");
    onlyHoplites("flank_or_rear_only", side.combat.flankOrRearOnly, "ALA-213");
    onlyHoplites("leader", side.leaderCp > 0, "ALA-052");
    onlyHoplites("last_stand", side.toTheDeath, "ALA-031");
    onlyBands("supporting_bands", side.combat.supportingBands > 0, "ALA-217");
    if (side.combat.cerberus && !side.combat.troops.isCavalry())
        answers.fault("clash-cerberus", "Cerberus runs with cavalry only", answers.placeOf("cerberus"), "ALA-261");
    if (side.toTheDeath && side.fighter.grade != Grade::A)
        answers.fault("clash-last-stand", "Only A grade fights to the death", answers.placeOf("last_stand"), "ALA-031");
    if (answers.text("contact") == "charge" && !side.combat.troops.mayCharge)
        answers.fault("clash-charge", "Psiloi never charge", answers.placeOf("contact"), "ALA-178");
}

void checkSides(const std::array<ClashSide, 2>& sides, const std::array<ClashAnswers, 2>& answers) {
    for (const std::size_t i : {0, 1})
        checkSide(sides[i], answers[i]);
}

/// Adds the effects of the enemy (ALA-201, ALA-205).
void face(ClashSide& side, const ClashSide& enemy) {
    const Troops& theirs = enemy.combat.troops;
    const bool formed = theirs.isHoplites() && !enemy.combat.unformed;
    side.combat.againstUnformedFoot = theirs.isSkirmishers() || (theirs.isHoplites() && !formed);
    // ALA-205, ALA-AMB-093: only formed hoplites have a shieldless flank, and a counted support must be there.
    side.combat.shieldlessSupport =
        side.combat.shieldlessSupport && formed && side.combat.supportLeft + side.combat.supportRight > 0;
    side.fighter.facesHoplites = theirs.isHoplites();
}

void addLines(ClashReport& report, const Clash& clash, const std::array<ClashSide, 2>& sides) {
    const auto add = [&](const std::string& key, std::size_t side, const char* title, double p) {
        const char* who = side == 0 ? "attacker" : "defender";
        report.add("p_" + std::string(sideWords[side]) + "_" + key, Message(title, {who}), p);
    };
    const OutcomeChances& outcomes = clash.sides[0].outcomes;
    report.add("p_victory", "Victory of the attacker", outcomes[Outcome::Victory]);
    report.add("p_success", "Success of the attacker", outcomes[Outcome::Success]);
    report.add("p_inconclusive", "Inconclusive", outcomes[Outcome::Inconclusive]);
    report.add("p_set_back", "Set-back of the attacker", outcomes[Outcome::SetBack]);
    report.add("p_defeat", "Defeat of the attacker", outcomes[Outcome::Defeat]);
    for (const std::size_t i : {0, 1}) {
        const ClashChances& side = clash.sides[i];
        const auto must = [&side](After move) { return side.mustMove[static_cast<std::size_t>(move)]; };
        add("fall_back", i, "The {0} falls back", must(After::FallBack));
        add("retire", i, "The {0} retires", must(After::Retire));
        add("rout", i, "The {0} routs", must(After::Rout));
        add("ride_through", i, "The {0} rides through", must(After::RideThrough));
        add("may_pursue", i, "The {0} may pursue", side.mayPursue);
        add("below_half", i, "The {0} falls below half strength", side.belowHalf);
        add("destroyed", i, "The {0} is destroyed", side.destroyed);
        if (sides[i].combat.troops.isHoplites())
            add("shaken", i, "The {0} is Shaken afterwards", side.levels[static_cast<std::size_t>(Level::Shaken)]);
        if (sides[i].leaderCp > 0) {
            add("leader_hurt", i, "The leader of the {0} is wounded or killed", side.leaderHurt);
            add("leader_killed", i, "The leader of the {0} is killed", side.leaderKilled);
        }
    }
}

}  // namespace

std::vector<ClashField> clashFields(const Catalogue& types) {
    return {
        wordField("unit", "Class of troops", types.ids()),
        wordField("grade", "Grade", {"B", "A", "C"}),
        wordField("level", "Level (hoplites)", {"formed_up", "shaken", "ready", "eager"}),
        numberField("men", "Live figures of the front unit (0: all)", 0, 24, 0),
        numberField("disorder", "Disorder points", 0, mostDisorder, 0),
        wordField("contact", "How it came into contact", {contacts.begin(), contacts.end()}),
        flagField("ground", "Advantage of ground"),
        numberField("support_left", "Supporting hoplite units on its left", 0, 6, 0),
        numberField("support_right", "Supporting hoplite units on its right", 0, 6, 0),
        flagField("shieldless_support", "A support stands on the shieldless side of formed enemy hoplites"),
        numberField("depth", "Units deep", 1, mostDeep, 1),
        numberField("supporting_bands", "Supporting bands", 0, 6, 0),
        flagField("unformed", "Unformed hoplites"),
        flagField("flank_or_rear_only", "Attacked in flank or rear only"),
        flagField("enemy_fortified", "The enemy defends fortifications"),
        flagField("cerberus", "Holds the card Cerberus"),
        numberField("leader", "Command points of the leader with it (0: none)", 0, 5, 0),
        flagField("last_stand", "Fights to the death below half strength (A grade)"),
    };
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types) {
    auto sides = readClash(
        inputs, fields, [&](const ClashAnswers& answers) { return sideOf(answers, options, types); }, checkSides);
    if (!sides)
        return std::unexpected(sides.error());
    for (const std::size_t i : {0, 1})
        face((*sides)[i], (*sides)[1 - i]);
    return reportOf(*sides, options);
}

ClashReport reportOf(const std::array<ClashSide, 2>& sides, const Options& options) {
    const Clash computed = computeClash(sides, options);
    ClashReport report;
    report.dice = computed.dice;
    for (const std::size_t i : {0, 1})
        report.losses[i] = computed.sides[i].losses.distribution();
    addLines(report, computed, sides);
    return report;
}

ClashInputs AlalaGame::clashInputs(const Table& table, PieceId attacker, PieceId defender) const {
    const std::array<ClashSide, 2> sides = clashSides(*this, table, attacker, defender);
    const std::array pieces{attacker, defender};
    ClashInputs inputs;
    for (const std::size_t i : {0, 1}) {
        const CombatSide& combat = sides[i].combat;
        const bool hoplites = combat.troops.isHoplites();
        const auto give = [&](const char* key, FieldValue value) {
            inputs[i].push_back({key, std::move(value), {}, {}, 0, 0});
        };
        const auto count = [&](const char* key, int number) { give(key, std::int64_t{number}); };
        give("unit", piece(pieces[i]).type->id);
        give("grade", std::string(idOf(sides[i].fighter.grade)));
        give("level", std::string(levelNames[static_cast<std::size_t>(combat.level)]));
        count("men", combat.men);
        count("disorder", combat.disorder);
        give("contact", std::string(contacts[combat.charged ? 1 : combat.pursued ? 2 : combat.followedUp ? 3 : 0]));
        give("ground", combat.ground);
        count("support_left", combat.supportLeft);
        count("support_right", combat.supportRight);
        give("shieldless_support", combat.shieldlessSupport);
        count("depth", combat.depth);
        count("supporting_bands", combat.supportingBands);
        give("unformed", hoplites && combat.unformed);
        give("flank_or_rear_only", hoplites && combat.flankOrRearOnly);
        give("enemy_fortified", combat.againstFortified);
        give("cerberus", combat.cerberus);
        count("leader", sides[i].leaderCp);
        give("last_stand", sides[i].toTheDeath);
    }
    return inputs;
}

}  // namespace ephor::alala
