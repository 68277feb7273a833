#include "models/text/option_words.h"

#include "models/text.h"

#include <algorithm>
#include <span>

namespace ephor {

namespace {

struct ValueWords {
    std::string_view key;
    std::string_view value;
    const char* words;
};

constexpr ValueWords menOfBronze[] = {
    {"armor_model", "multiple", QT_TRANSLATE_NOOP("ephor", "1 for each full multiple of Armor")},
    {"armor_model", "excess", QT_TRANSLATE_NOOP("ephor", "1 for each hit beyond Armor")},
    {"armor_model", "threshold", QT_TRANSLATE_NOOP("ephor", "1 if the hits reach Armor")},
    {"bid_payment", "all_pay", QT_TRANSLATE_NOOP("ephor", "both sides")},
    {"bid_payment", "winner_pays", QT_TRANSLATE_NOOP("ephor", "only the winner")},
    {"steal_tie", "fail", QT_TRANSLATE_NOOP("ephor", "the attempt fails")},
    {"steal_tie", "reroll", QT_TRANSLATE_NOOP("ephor", "both roll again")},
    {"phalanx_armor_flank", "right", QT_TRANSLATE_NOOP("ephor", "right flank")},
    {"phalanx_armor_flank", "left", QT_TRANSLATE_NOOP("ephor", "left flank")},
    {"phalanx_armor_flank", "none", QT_TRANSLATE_NOOP("ephor", "neither flank")},
    {"phalanx_dice_side", "any", QT_TRANSLATE_NOOP("ephor", "all sides")},
    {"phalanx_dice_side", "front_only", QT_TRANSLATE_NOOP("ephor", "the front only")},
    {"form_phalanx_window", "own_activation", QT_TRANSLATE_NOOP("ephor", "in its own activation")},
    {"form_phalanx_window", "also_when_charged", QT_TRANSLATE_NOOP("ephor", "also when it is charged")},
    {"form_phalanx_window", "any", QT_TRANSLATE_NOOP("ephor", "at any time")},
    {"failed_charge", "none", QT_TRANSLATE_NOOP("ephor", "nothing more")},
    {"failed_charge", "open_order", QT_TRANSLATE_NOOP("ephor", "the unit takes Open Order")},
    {"failed_charge", "open_order_and_wavering", QT_TRANSLATE_NOOP("ephor", "Open Order, and it wavers")},
    {"loss_window", "action", QT_TRANSLATE_NOOP("ephor", "those of the action")},
    {"loss_window", "turn", QT_TRANSLATE_NOOP("ephor", "those of the turn")},
    {"double_test_scope", "courage_loss", QT_TRANSLATE_NOOP("ephor", "tests for lost Courage")},
    {"double_test_scope", "all", QT_TRANSLATE_NOOP("ephor", "all tests")},
    {"collapse_tests", "single", QT_TRANSLATE_NOOP("ephor", "one for all reasons")},
    {"collapse_tests", "per_trigger", QT_TRANSLATE_NOOP("ephor", "one for each reason")},
    {"collapse_value", "points_if_all_known", QT_TRANSLATE_NOOP("ephor", "points; units if one has none")},
    {"collapse_value", "unit_count", QT_TRANSLATE_NOOP("ephor", "units")},
    {"move_unit", "bw", QT_TRANSLATE_NOOP("ephor", "base widths")},
    {"move_unit", "inch", QT_TRANSLATE_NOOP("ephor", "inches")},
};

constexpr ValueWords alala[] = {
    {"redress_penalty_scope", "redress", QT_TRANSLATE_NOOP("ephor", "redressing")},
    {"redress_penalty_scope", "no_advance", QT_TRANSLATE_NOOP("ephor", "not advancing")},
    {"charge_min_advance", "cumulative", QT_TRANSLATE_NOOP("ephor", "in all moves together")},
    {"charge_min_advance", "single_move", QT_TRANSLATE_NOOP("ephor", "in one move")},
    {"deep_half_strength", "total", QT_TRANSLATE_NOOP("ephor", "the whole phalanx")},
    {"deep_half_strength", "front", QT_TRANSLATE_NOOP("ephor", "its front unit")},
    {"deep_bonus_mode", "position", QT_TRANSLATE_NOOP("ephor", "1 each for the third and fourth")},
    {"deep_bonus_mode", "literal_additional", QT_TRANSLATE_NOOP("ephor", "1 each for the fourth and fifth")},
    {"deep_bonus_mode", "qrs_unlimited", QT_TRANSLATE_NOOP("ephor", "1 for each, without limit")},
    {"flank_chain_max", "1", QT_TRANSLATE_NOOP("ephor", "one")},
    {"flank_chain_max", "unlimited", QT_TRANSLATE_NOOP("ephor", "any number")},
    {"shieldless_flank", "right", QT_TRANSLATE_NOOP("ephor", "right flank")},
    {"shieldless_flank", "left", QT_TRANSLATE_NOOP("ephor", "left flank")},
    {"evade_chase_from", "start", QT_TRANSLATE_NOOP("ephor", "where it started")},
    {"evade_chase_from", "contact", QT_TRANSLATE_NOOP("ephor", "where the contact would have been")},
    {"wheel_measure", "arc", QT_TRANSLATE_NOOP("ephor", "along the arc")},
    {"wheel_measure", "chord", QT_TRANSLATE_NOOP("ephor", "in a straight line")},
    {"free_hack_dice", "contact", QT_TRANSLATE_NOOP("ephor", "those in contact")},
    {"free_hack_dice", "all_men", QT_TRANSLATE_NOOP("ephor", "all figures")},
    {"leader_risk_shooting", "per_volley", QT_TRANSLATE_NOOP("ephor", "one die for each volley")},
    {"leader_risk_shooting", "per_casualty", QT_TRANSLATE_NOOP("ephor", "one die for each casualty")},
    {"spartan_flag", "grade_A", QT_TRANSLATE_NOOP("ephor", "units of grade A")},
    {"spartan_flag", "by_nationality", QT_TRANSLATE_NOOP("ephor", "units of Sparta")},
    {"points", "off", QT_TRANSLATE_NOOP("ephor", "hoplite figures")},
    {"points", "house", QT_TRANSLATE_NOOP("ephor", "house points")},
};

constexpr ValueWords dba[] = {
    {"edge", "literal", QT_TRANSLATE_NOOP("ephor", "any edge that the road meets")},
    {"edge", "both", QT_TRANSLATE_NOOP("ephor", "not the edge that faces the waterway")},
    {"littoral", "army", QT_TRANSLATE_NOOP("ephor", "may land")},
    {"littoral", "none", QT_TRANSLATE_NOOP("ephor", "no landings")},
    {"command_group", "any", QT_TRANSLATE_NOOP("ephor", "one of them")},
    {"command_group", "all", QT_TRANSLATE_NOOP("ephor", "all of them")},
    {"general_group", "free", QT_TRANSLATE_NOOP("ephor", "no, the group is free")},
    {"general_group", "alone", QT_TRANSLATE_NOOP("ephor", "yes, only a general alone is free")},
    {"lh_los", "seen", QT_TRANSLATE_NOOP("ephor", "must be in sight of the general")},
    {"lh_los", "unseen", QT_TRANSLATE_NOOP("ephor", "may be out of sight")},
    {"terrain", "placed", QT_TRANSLATE_NOOP("ephor", "the defender places it")},
    {"terrain", "none", QT_TRANSLATE_NOOP("ephor", "an open field")},
};

constexpr ValueWords ohw[] = {
    {"hoplite_flank", "5", QT_TRANSLATE_NOOP("ephor", "5 or more")},
    {"hoplite_flank", "normal", QT_TRANSLATE_NOOP("ephor", "as at the front")},
    {"reply", "facing", QT_TRANSLATE_NOOP("ephor", "those that face the attacker")},
    {"reply", "always", QT_TRANSLATE_NOOP("ephor", "all")},
    {"reply", "never", QT_TRANSLATE_NOOP("ephor", "none")},
    {"combats_per_phase", "1", QT_TRANSLATE_NOOP("ephor", "one")},
    {"combats_per_phase", "unlimited", QT_TRANSLATE_NOOP("ephor", "any number")},
    {"general_actions", "all", QT_TRANSLATE_NOOP("ephor", "all of them")},
    {"general_actions", "one", QT_TRANSLATE_NOOP("ephor", "one in a phase")},
    {"gen_morale", "start", QT_TRANSLATE_NOOP("ephor", "added at the start")},
    {"gen_morale", "loss", QT_TRANSLATE_NOOP("ephor", "the price of the general's loss")},
    {"gen_morale", "ignore", QT_TRANSLATE_NOOP("ephor", "nothing")},
    {"general_reach", "own_unit", QT_TRANSLATE_NOOP("ephor", "the general's own unit")},
    {"general_reach", "army", QT_TRANSLATE_NOOP("ephor", "any unit of the army")},
    {"alex", "battle", QT_TRANSLATE_NOOP("ephor", "once in a battle")},
    {"alex", "combat", QT_TRANSLATE_NOOP("ephor", "once in each combat")},
    {"pursuit_test", "before", QT_TRANSLATE_NOOP("ephor", "before it pursues")},
    {"pursuit_test", "after", QT_TRANSLATE_NOOP("ephor", "after the pursuit")},
};

constexpr ValueWords skirmish[] = {
    {"cards", "player", QT_TRANSLATE_NOOP("ephor", "a player")},
    {"cards", "unit", QT_TRANSLATE_NOOP("ephor", "a retinue")},
    {"star_on", "lance", QT_TRANSLATE_NOOP("ephor", "the lance")},
    {"star_on", "lance+mtd", QT_TRANSLATE_NOOP("ephor", "the lance and the rider's +1")},
    {"arcs", "thirds", QT_TRANSLATE_NOOP("ephor", "60 degrees to each side")},
    {"arcs", "quarters", QT_TRANSLATE_NOOP("ephor", "45 degrees to each side")},
    {"level", "column", QT_TRANSLATE_NOOP("ephor", "the column that is read")},
    {"level", "result", QT_TRANSLATE_NOOP("ephor", "the result")},
    {"morale_roll", "unit", QT_TRANSLATE_NOOP("ephor", "the retinue, once for all")},
    {"morale_roll", "figure", QT_TRANSLATE_NOOP("ephor", "each figure")},
    {"multi", "sequence", QT_TRANSLATE_NOOP("ephor", "a round against each")},
    {"multi", "one", QT_TRANSLATE_NOOP("ephor", "one round for everybody on a card")},
    {"melee_per", "card", QT_TRANSLATE_NOOP("ephor", "with each card")},
    {"melee_per", "turn", QT_TRANSLATE_NOOP("ephor", "once a turn, with the last card")},
};

constexpr ValueWords common[] = {
    {"turn_limit", "none", QT_TRANSLATE_NOOP("ephor", "no limit")},
    {"", "true", QT_TRANSLATE_NOOP("ephor", "yes")},
    {"", "false", QT_TRANSLATE_NOOP("ephor", "no")},
};

}  // namespace

QString optionValueWords(std::string_view key, std::string_view value) {
    const auto fits = [&](const ValueWords& one) { return one.value == value && (one.key == key || one.key.empty()); };
    for (const std::span<const ValueWords> system :
         {std::span<const ValueWords>(menOfBronze), std::span<const ValueWords>(alala),
          std::span<const ValueWords>(dba), std::span<const ValueWords>(ohw), std::span<const ValueWords>(skirmish),
          std::span<const ValueWords>(common)})
        if (const auto found = std::ranges::find_if(system, fits); found != system.end())
            return tr(found->words);
    return wordsOfKey(value);
}

}  // namespace ephor
