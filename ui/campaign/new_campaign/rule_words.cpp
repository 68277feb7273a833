#include "ui/campaign/new_campaign/rule_words.h"

#include "models/text.h"

#include <QCoreApplication>
#include <map>

namespace ephor {

namespace {

using RuleWords = std::map<std::string, const char*, std::less<>>;

const RuleWords& headings() {
    static const RuleWords words{
        {"move", QT_TRANSLATE_NOOP("ephor", "Marching: points per turn")},
        {"command_points", QT_TRANSLATE_NOOP("ephor", "Command points: cost of orders")},
        {"contact", QT_TRANSLATE_NOOP("ephor", "Contact with the enemy: die rolls")},
        {"siege", QT_TRANSLATE_NOOP("ephor", "Sieges")},
        {"stores", QT_TRANSLATE_NOOP("ephor", "Stores of a city: turns of food")},
        {"income", QT_TRANSLATE_NOOP("ephor", "Income: talents per year")},
        {"garrison", QT_TRANSLATE_NOOP("ephor", "Garrisons: steps on the walls")},
        {"forage", QT_TRANSLATE_NOOP("ephor", "Supply: units fed by the land")},
        {"hunger", QT_TRANSLATE_NOOP("ephor", "Hunger: armies without supply")},
        {"recovery", QT_TRANSLATE_NOOP("ephor", "Recovery of losses")},
        {"levy", QT_TRANSLATE_NOOP("ephor", "Levies and upkeep")},
        {"arete", QT_TRANSLATE_NOOP("ephor", "Arete: earned and spent")},
        {"affairs", QT_TRANSLATE_NOOP("ephor", "Captives, contingents, votes and omens")},
        {"victory", QT_TRANSLATE_NOOP("ephor", "Victory")},
        {"sea", QT_TRANSLATE_NOOP("ephor", "Fleets")},
        {"sea_command_points", QT_TRANSLATE_NOOP("ephor", "Command points: cost of voyages")},
        {"absent", QT_TRANSLATE_NOOP("ephor", "Missing orders")},
    };
    return words;
}

const RuleWords& abouts() {
    static const RuleWords words{
        {"move", QT_TRANSLATE_NOOP("ephor", "An army spends these points on the routes of its march.")},
        {"command_points",
         QT_TRANSLATE_NOOP("ephor", "Command points (CP) are what a leader can spend on the orders of a turn.")},
        {"contact",
         QT_TRANSLATE_NOOP("ephor", "Armies roll a die to intercept a march, or to slip away from a battle.")},
        {"siege", QT_TRANSLATE_NOOP("ephor", "Siege works and a breach of the wall make it easier to take a city.")},
        {"stores",
         QT_TRANSLATE_NOOP(
             "ephor",
             "A besieged city eats its stores. The tier of a city is its size, from 1 (a small port) to 4 (Athens).")},
        {"income", QT_TRANSLATE_NOOP("ephor", "Talents are the money of a power. Cities of a higher tier pay more.")},
        {"garrison",
         QT_TRANSLATE_NOOP("ephor", "Steps are the strength of a unit or garrison; losses take steps away.")},
        {"forage", QT_TRANSLATE_NOOP("ephor", "How many units the land feeds where no city of their side is near.")},
        {"hunger", QT_TRANSLATE_NOOP("ephor", "Armies that have nothing to eat lose steps.")},
        {"recovery",
         QT_TRANSLATE_NOOP(
             "ephor", "Part of the steps that a battle cost comes back. A cadre is what a lost unit is rebuilt from.")},
        {"levy", QT_TRANSLATE_NOOP("ephor", "Every winter a power raises new steps and pays for its units abroad.")},
        {"arete",
         QT_TRANSLATE_NOOP(
             "ephor",
             "Arete is honour: won by victories and kept treaties, spent in politics, and scored at the end.")},
        {"affairs",
         QT_TRANSLATE_NOOP(
             "ephor",
             "Omens are cards of good or bad fortune, one each season. A contingent is units lent by an ally.")},
        {"victory",
         QT_TRANSLATE_NOOP(
             "ephor", "The score counts the tiers (sizes) of the places held each winter, private goals and Arete.")},
        {"sea",
         QT_TRANSLATE_NOOP("ephor", "A squadron is a group of warships. Sea lanes are the routes between harbours.")},
        {"sea_command_points",
         QT_TRANSLATE_NOOP("ephor", "An admiral pays for the orders of a fleet, as a leader does for an army.")},
        {"absent", QT_TRANSLATE_NOOP("ephor", "What happens to a power whose player sends no orders.")},
    };
    return words;
}

const RuleWords& numbers() {
    static const RuleWords words{
        {"move.land", QT_TRANSLATE_NOOP("ephor", "an army by land")},
        {"move.land_large", QT_TRANSLATE_NOOP("ephor", "a large army by land")},
        {"move.large_over", QT_TRANSLATE_NOOP("ephor", "up to so many units an army is not large")},
        {"move.sea_lanes", QT_TRANSLATE_NOOP("ephor", "a fleet: sea lanes")},
        {"command_points.path", QT_TRANSLATE_NOOP("ephor", "any march")},
        {"command_points.hold", QT_TRANSLATE_NOOP("ephor", "holding")},
        {"command_points.march", QT_TRANSLATE_NOOP("ephor", "marching without seeking battle")},
        {"command_points.seek", QT_TRANSLATE_NOOP("ephor", "seeking battle")},
        {"command_points.avoid", QT_TRANSLATE_NOOP("ephor", "avoiding battle")},
        {"command_points.watch", QT_TRANSLATE_NOOP("ephor", "keeping watch")},
        {"command_points.lie_in_wait", QT_TRANSLATE_NOOP("ephor", "lying in wait")},
        {"command_points.ravage", QT_TRANSLATE_NOOP("ephor", "ravaging")},
        {"command_points.besiege", QT_TRANSLATE_NOOP("ephor", "besieging")},
        {"command_points.forced", QT_TRANSLATE_NOOP("ephor", "a forced march")},
        {"command_points.encourage", QT_TRANSLATE_NOOP("ephor", "encouraging the men")},
        {"command_points.market", QT_TRANSLATE_NOOP("ephor", "a market for supply")},
        {"command_points.rest", QT_TRANSLATE_NOOP("ephor", "a rest")},
        {"command_points.fortify", QT_TRANSLATE_NOOP("ephor", "a fortified camp")},
        {"command_points.works", QT_TRANSLATE_NOOP("ephor", "siege works")},
        {"command_points.storm", QT_TRANSLATE_NOOP("ephor", "storming the walls")},
        {"command_points.invoke", QT_TRANSLATE_NOOP("ephor", "invoking the gods")},
        {"command_points.vote", QT_TRANSLATE_NOOP("ephor", "calling for a vote")},
        {"command_points.treachery", QT_TRANSLATE_NOOP("ephor", "treachery at a gate")},
        {"contact.intercept_at", QT_TRANSLATE_NOOP("ephor", "interception succeeds from")},
        {"contact.avoid_at", QT_TRANSLATE_NOOP("ephor", "slipping away succeeds from")},
        {"siege.ratio_percent", QT_TRANSLATE_NOOP("ephor", "steps that besiege, percent of the garrison")},
        {"siege.terms_at", QT_TRANSLATE_NOOP("ephor", "the city negotiates from")},
        {"siege.breach_at", QT_TRANSLATE_NOOP("ephor", "a breach from")},
        {"siege.wall_factor", QT_TRANSLATE_NOOP("ephor", "modifier for each level of walls")},
        {"siege.most_works", QT_TRANSLATE_NOOP("ephor", "maximum siege works")},
        {"siege.works_talents", QT_TRANSLATE_NOOP("ephor", "cost of siege works, talents")},
        {"income.loot", QT_TRANSLATE_NOOP("ephor", "loot of ravaged land")},
        {"forage.supply_line", QT_TRANSLATE_NOOP("ephor", "maximum distance to an own city, routes")},
        {"forage.arable", QT_TRANSLATE_NOOP("ephor", "arable land")},
        {"forage.littoral", QT_TRANSLATE_NOOP("ephor", "coast")},
        {"forage.hilly", QT_TRANSLATE_NOOP("ephor", "hills")},
        {"forage.forest", QT_TRANSLATE_NOOP("ephor", "forest")},
        {"forage.steppe", QT_TRANSLATE_NOOP("ephor", "steppe")},
        {"forage.tropical", QT_TRANSLATE_NOOP("ephor", "hot country")},
        {"forage.dry", QT_TRANSLATE_NOOP("ephor", "dry country")},
        {"hunger.one_in_first", QT_TRANSLATE_NOOP("ephor", "first turn: one unit in this many loses a step")},
        {"hunger.one_in_again", QT_TRANSLATE_NOOP("ephor", "each later turn: one unit in this many")},
        {"hunger.home_at", QT_TRANSLATE_NOOP("ephor", "then a unit of grade C deserts on up to (0: never)")},
        {"recovery.hold_field_per_mille",
         QT_TRANSLATE_NOOP("ephor", "per thousand lost steps: the side that holds the field")},
        {"recovery.other_per_mille", QT_TRANSLATE_NOOP("ephor", "per thousand lost steps: the other side")},
        {"recovery.pursued_per_mille", QT_TRANSLATE_NOOP("ephor", "per thousand lost steps: a pursued side")},
        {"recovery.fled_per_mille",
         QT_TRANSLATE_NOOP("ephor", "per thousand lost steps: units that fled intact (O/THW)")},
        {"recovery.cadre_hold_field",
         QT_TRANSLATE_NOOP("ephor", "a lost unit leaves a cadre on a die roll from: the side that holds the field")},
        {"recovery.cadre_other",
         QT_TRANSLATE_NOOP("ephor", "a lost unit leaves a cadre on a die roll from: the other side")},
        {"levy.base", QT_TRANSLATE_NOOP("ephor", "steps each winter")},
        {"levy.per_city_percent", QT_TRANSLATE_NOOP("ephor", "for each city, percent of a step")},
        {"levy.draft_percent", QT_TRANSLATE_NOOP("ephor", "drafts per turn, percent of a step")},
        {"levy.step_talents", QT_TRANSLATE_NOOP("ephor", "cost of a step, talents")},
        {"levy.hoplite_talents", QT_TRANSLATE_NOOP("ephor", "cost of a unit of hoplites, talents")},
        {"levy.upkeep_abroad_units", QT_TRANSLATE_NOOP("ephor", "units abroad in winter per talent")},
        {"arete.decisive", QT_TRANSLATE_NOOP("ephor", "a decisive victory")},
        {"arete.win", QT_TRANSLATE_NOOP("ephor", "a victory")},
        {"arete.draw", QT_TRANSLATE_NOOP("ephor", "a draw")},
        {"arete.general", QT_TRANSLATE_NOOP("ephor", "an enemy general killed or captured")},
        {"arete.kept", QT_TRANSLATE_NOOP("ephor", "a treaty kept to its end")},
        {"arete.breach", QT_TRANSLATE_NOOP("ephor", "lost for breaking a treaty")},
        {"arete.contingent", QT_TRANSLATE_NOOP("ephor", "spent on calling a contingent")},
        {"arete.appease", QT_TRANSLATE_NOOP("ephor", "spent on appeasing a city")},
        {"arete.dismiss", QT_TRANSLATE_NOOP("ephor", "spent on dismissing a strategos")},
        {"arete.sanctuary", QT_TRANSLATE_NOOP("ephor", "lost for violating a sanctuary")},
        {"affairs.ransom_per_point", QT_TRANSLATE_NOOP("ephor", "ransom: talents per command point")},
        {"affairs.contingent_percent", QT_TRANSLATE_NOOP("ephor", "a contingent, percent of an army's units")},
        {"affairs.vote_at", QT_TRANSLATE_NOOP("ephor", "a city votes to change sides from")},
        {"affairs.dismiss_at", QT_TRANSLATE_NOOP("ephor", "a democracy dismisses a defeated commander from")},
        {"affairs.most_omens", QT_TRANSLATE_NOOP("ephor", "maximum omens in hand")},
        {"affairs.sound_at", QT_TRANSLATE_NOOP("ephor", "marching to the sound of battle succeeds from")},
        {"affairs.second_stand_off", QT_TRANSLATE_NOOP("ephor", "after two stand-offs one side must leave (1: yes)")},
        {"victory.tier_share_percent", QT_TRANSLATE_NOOP("ephor", "percent of all tiers, in two winters in a row")},
        {"victory.goal", QT_TRANSLATE_NOOP("ephor", "score for a private goal")},
        {"absent.disorder_after", QT_TRANSLATE_NOOP("ephor", "turns without orders until disorder")},
        {"sea.fleets", QT_TRANSLATE_NOOP("ephor", "armies need ships to cross the sea (1: yes)")},
        {"sea.steps_carried", QT_TRANSLATE_NOOP("ephor", "steps carried by a squadron")},
        {"sea.squadron_talents", QT_TRANSLATE_NOOP("ephor", "cost of a squadron, talents")},
        {"sea.upkeep_squadrons", QT_TRANSLATE_NOOP("ephor", "squadrons at sea per talent each turn")},
        {"sea.blockade_squadrons", QT_TRANSLATE_NOOP("ephor", "squadrons to blockade each harbour level")},
        {"sea.command_points_for_one", QT_TRANSLATE_NOOP("ephor", "command points for +1")},
        {"sea.loss_draw_percent", QT_TRANSLATE_NOOP("ephor", "lost in a draw, percent")},
        {"sea.loss_winner_percent", QT_TRANSLATE_NOOP("ephor", "lost by the winner, percent")},
        {"sea.loss_loser_narrow_percent", QT_TRANSLATE_NOOP("ephor", "lost by the loser, narrow defeat, percent")},
        {"sea.loss_loser_clear_percent", QT_TRANSLATE_NOOP("ephor", "lost by the loser, clear defeat, percent")},
        {"sea.loss_loser_rout_percent", QT_TRANSLATE_NOOP("ephor", "lost by the loser, routed, percent")},
        {"sea.ratio_for_one_percent", QT_TRANSLATE_NOOP("ephor", "+1 from this percentage of the enemy's ships")},
        {"sea.ratio_for_two_percent", QT_TRANSLATE_NOOP("ephor", "+2 from")},
        {"sea.ratio_for_three_percent", QT_TRANSLATE_NOOP("ephor", "+3 from")},
        {"sea.storm_on", QT_TRANSLATE_NOOP("ephor", "autumn storms wreck a squadron on up to")},
        {"sea.winter_loss_percent", QT_TRANSLATE_NOOP("ephor", "lost without a harbour in winter, percent")},
        {"sea.winter_lanes", QT_TRANSLATE_NOOP("ephor", "sea lanes for the winter voyage home")},
        {"sea_command_points.path", QT_TRANSLATE_NOOP("ephor", "any voyage")},
        {"sea_command_points.hold", QT_TRANSLATE_NOOP("ephor", "lying in harbour")},
        {"sea_command_points.sail", QT_TRANSLATE_NOOP("ephor", "sailing without seeking battle")},
        {"sea_command_points.seek", QT_TRANSLATE_NOOP("ephor", "seeking battle at sea")},
        {"sea_command_points.avoid", QT_TRANSLATE_NOOP("ephor", "avoiding battle at sea")},
        {"sea_command_points.watch", QT_TRANSLATE_NOOP("ephor", "keeping watch at sea")},
        {"sea_command_points.blockade", QT_TRANSLATE_NOOP("ephor", "blockading a harbour")},
        {"sea_command_points.trierarch", QT_TRANSLATE_NOOP("ephor", "command points of a fleet without an admiral")},
        {"stores.tier_1", QT_TRANSLATE_NOOP("ephor", "a city of tier 1")},
        {"stores.tier_2", QT_TRANSLATE_NOOP("ephor", "a city of tier 2")},
        {"stores.tier_3", QT_TRANSLATE_NOOP("ephor", "a city of tier 3")},
        {"stores.tier_4", QT_TRANSLATE_NOOP("ephor", "a city of tier 4")},
        {"income.tier_1", QT_TRANSLATE_NOOP("ephor", "a city of tier 1")},
        {"income.tier_2", QT_TRANSLATE_NOOP("ephor", "a city of tier 2")},
        {"income.tier_3", QT_TRANSLATE_NOOP("ephor", "a city of tier 3")},
        {"income.tier_4", QT_TRANSLATE_NOOP("ephor", "a city of tier 4")},
        {"garrison.tier_1", QT_TRANSLATE_NOOP("ephor", "a city of tier 1")},
        {"garrison.tier_2", QT_TRANSLATE_NOOP("ephor", "a city of tier 2")},
        {"garrison.tier_3", QT_TRANSLATE_NOOP("ephor", "a city of tier 3")},
        {"garrison.tier_4", QT_TRANSLATE_NOOP("ephor", "a city of tier 4")},
    };
    return words;
}

QString wordsOf(const RuleWords& words, const std::string& key, const QString& otherwise) {
    const auto there = words.find(key);
    return there == words.end() ? otherwise : QCoreApplication::translate("ephor", there->second);
}

}  // namespace

QString ruleHeading(const std::string& table) { return wordsOf(headings(), table, QString::fromStdString(table)); }

QString ruleAbout(const std::string& table) { return wordsOf(abouts(), table, {}); }

QString ruleText(const std::string& table, const std::string& key) {
    return wordsOf(numbers(), table + "." + key, wordsOfKey(key));
}

QString moduleText(campaign::Module module) {
    using campaign::Module;
    switch (module) {
    case Module::Scouting:
        return tr("Scouting and fog");
    case Module::Supply:
        return tr("Supply and hunger");
    case Module::Sieges:
        return tr("Sieges in detail");
    case Module::Omens:
        return tr("Omens and events");
    case Module::Fates:
        return tr("Fates of leaders");
    case Module::Diplomacy:
        return tr("Diplomacy and deals");
    case Module::Politics:
        return tr("Votes and treachery");
    case Module::Fleets:
        return tr("Fleets");
    case Module::Goals:
        return tr("Private goals");
    case Module::Money:
        return tr("Money");
    }
    return {};
}

QString moduleAbout(campaign::Module module) {
    using campaign::Module;
    switch (module) {
    case Module::Scouting:
        return tr("Armies must scout to find their enemies");
    case Module::Supply:
        return tr("Armies eat, and starve far from their cities");
    case Module::Sieges:
        return tr("Dice, siege works and storming decide sieges");
    case Module::Omens:
        return tr("A card of good or bad fortune is drawn each season");
    case Module::Fates:
        return tr("Leaders may be wounded, captured or killed in battle");
    case Module::Diplomacy:
        return tr("Powers make treaties, pay tribute and exchange captives");
    case Module::Politics:
        return tr("Cities may vote to change sides, and traitors may open a gate");
    case Module::Fleets:
        return tr("Armies cross the sea in ships, and fleets fight");
    case Module::Goals:
        return tr("Each power has three secret goals that score");
    case Module::Money:
        return tr("Powers earn talents, and pay for levies and fleets");
    }
    return {};
}

QString withoutText(campaign::Module module) {
    using campaign::Module;
    switch (module) {
    case Module::Scouting:
        return tr("all players see every army and fleet except those lying in wait");
    case Module::Supply:
        return tr("armies are always in supply");
    case Module::Sieges:
        return tr("a besieged city falls when its stores run out, without dice, siege works or storming");
    case Module::Omens:
        return tr("there are no omens");
    case Module::Fates:
        return tr("leaders are never wounded or captured");
    case Module::Diplomacy:
        return tr("wars and alliances never change");
    case Module::Politics:
        return tr("there are no votes and no treachery; Arete only counts for the score");
    case Module::Fleets:
        return tr("armies cross the sea without ships");
    case Module::Goals:
        return tr("there are no private goals");
    case Module::Money:
        return tr("there are no treasuries and no costs");
    }
    return {};
}

}  // namespace ephor
