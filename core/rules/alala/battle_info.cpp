// What the battle tells of itself: decisions, counters, phases, standing orders.
#include "core/rules/alala/state.h"
#include "core/rules/alala/system.h"

namespace ephor::alala {

namespace {

using Shown = CounterInfo::Shown;

/// Texts of the decision points, in order of their number (rules, 3.1); those without a text are made before the
/// battle.
std::vector<DecisionInfo> decisionInfos() {
    return {
        {"", "", "", ""},
        {"DEC-01", "Set-up", "Armies, leaders and options are chosen.", "ALA-019"},
        {"DEC-02", "Where to begin", "From which wing do you deploy your phalanxes?", "ALA-086"},
        {"DEC-03", "Deploy a phalanx", "Place the right end of the line that {0} begins; the rest stands to its left.",
         "ALA-085"},
        {"DEC-04", "Deploy a band", "Place one of your bands behind your line.", "ALA-087"},
        {"DEC-05", "Terrain", "The Joker lets you place rough ground or a low hill, or nothing.", "ALA-088"},
        {"DEC-06", "Order of play", "You have won the initiative. Do you act first?", "ALA-098"},
        {"DEC-07", "Command", "What do your leaders do with their points?", "ALA-054"},
        {"DEC-08", "Good Omens", "Which unit takes heart?", "ALA-248"},
        {"DEC-09", "Bad Omens", "Which of the enemy's units loses heart?", "ALA-249"},
        {"DEC-10", "Favour of the gods", "On whom does the card lie?", "ALA-258"},
        {"DEC-11", "Throw again?", "A card of yours may throw dice of {0} again.", "ALA-246"},
        {"DEC-12", "Hubris?", "You may force one die of {0} to be thrown again.", "ALA-256"},
        {"DEC-13", "Elite band?", "A card of yours frees {0} from its control test.", "ALA-257"},
        {"DEC-14", "Ekdromoi?", "Your runners may drive off a band of skirmishers near your hoplites.", "ALA-253"},
        {"DEC-15", "Heavy Armour?", "You may weigh {0} down with a point of disorder as it moves.", "ALA-259"},
        {"DEC-16", "Alala!", "Does the phalanx of {0} raise the shout and run two inches farther?", "ALA-252"},
        {"DEC-17", "After the retreat", "{0} has got away. What does it do?", "ALA-235"},
        {"DEC-18", "Skirmish", "What does {0} do?", "ALA-105"},
        {"DEC-19", "Target", "These enemies are equally near to {0}. At whom does it shoot?", "ALA-160"},
        {"DEC-20", "Manoeuvre", "What do {0} and those who move with it do?", "ALA-109"},
        {"DEC-21", "Ease off?", "{0} may go an inch less and keep its order.", "ALA-137"},
        {"DEC-22", "Go on?", "{1} stands in the way of {0}. Does it pass through?", "ALA-134"},
        {"DEC-23", "Give way", "{1} comes on. Which way does {0} fall back?", "ALA-113"},
        {"DEC-24", "Charge?", "Does {0} charge, and whom?", "ALA-172"},
        {"DEC-25", "Charged!", "{1} charges {0}. Does it stand or evade?", "ALA-180"},
        {"DEC-26", "Charged!", "{1} charges {0}. Does it counter-charge or evade?", "ALA-181"},
        {"DEC-27", "Who fights", "Equally many touch {0}. Who is the one that fights?", "ALA-177"},
        {"DEC-28", "Half lost", "{0} is below half strength. Does it withdraw, or stand to the death?", "ALA-031"},
        {"DEC-29", "Won", "{0} has beaten {1}. Does it stay?", "ALA-224"},
        {"DEC-30", "Keep the line?", "{0} may make the same inch as those it supports.", "ALA-221"},
        {"DEC-31", "Ridden down!", "{1} comes upon {0}. How does it respond?", "ALA-239"},
        {"DEC-32", "Quarry", "Whom does {0} pursue?", "ALA-238"},
        {"DEC-18", "Where to", "Where does {0} go? It goes the whole distance.", "ALA-127"},
        {"DEC-20", "How far", "Which way, or how far, does {0} go?", "ALA-142"},
        {"DEC-24", "Who goes along", "Who goes along with the charge of {0} on {1}?", "ALA-174"},
    };
}

}  // namespace

BattleInfo battleInfo() {
    BattleInfo info;
    info.decisions = decisionInfos();
    info.counters = {
        // ALA-002: a figure stands for about 50 men.
        {"Casualties", Shown::Number, "", 0, 192},
        {"Casualties at the rear", Shown::Told, "", 0, 192},
        // ALA-034: shown by its steps.
        {"Aggression", Shown::Steps, "", 0, 3, {"Shaken", "Formed-up", "Ready", "Eager"}},
        {"Disorder", Shown::Number, "", 0, 3},
        {"Unformed", Shown::Flag, "wavering", 0, 1, {"Formed", "Unformed"}},
        {"Status",
         Shown::Told,
         "",
         0,
         0,
         {"Steady", "Retiring", "Withdrawing", "Routing", "Pursuing", "fighting to the death"}},
        {"Leader", Shown::Flag, "helmet", 0, 5},
        {"Command points left", Shown::Number, "", 0, 5},
        {"Signal to advance", Shown::Told, "", 0, 0, {"none", "given", "given in this turn"}},
        {"Control", Shown::Never, ""},
        {"Advanced", Shown::Never, ""},
        {"Last action", Shown::Never, ""},
        {"Momentum", Shown::Never, ""},
        {"Impetus", Shown::Never, ""},
        {"Strikes", Shown::Never, ""},
        {"Opponent", Shown::Never, ""},
        {"Struck side", Shown::Never, ""},
        {"Result", Shown::Never, ""},
        {"Marks", Shown::Never, ""},
        {"Seen by", Shown::Never, ""},
        {"Seen by more", Shown::Never, ""},
        {"Blessing", Shown::Never, ""},
        {"Faced about", Shown::Told, "", 0, 1, {"no", "yes"}},
        {"Goes along", Shown::Never, ""},
    };
    info.sideCounters = {
        {"Initiative", Shown::Flag, "initiative", 0, 1},
        {"Commander in chief", Shown::Never, ""},
        {"Hand", Shown::Never, ""},
        {"Hand, more", Shown::Never, ""},
        {"Cards", Shown::Number, ""},
        {"Hoplite units", Shown::Never, ""},
        {"Hoplite figures", Shown::Never, ""},
        {"Shout", Shown::Never, ""},
        {"Baggage looted", Shown::Told, "", 0, 1, {"no", "yes"}},
        {"Deployment cards", Shown::Never, ""},
        {"First wing", Shown::Never, ""},
        {"Pack", Shown::Never, ""},
        {"Pack, more", Shown::Never, ""},
        {"Jokers left", Shown::Never, ""},
        {"Jokers open", Shown::Never, ""},
        {"Features", Shown::Never, ""},
    };
    for (int i = 0; i < 2; ++i)
        for (const char* name : {"Feature kind", "Feature x", "Feature y", "Feature width", "Feature depth"})
            info.sideCounters.push_back({name, Shown::Never, ""});
    info.phases = {{"Deployment", "ALA-084"},        {"Initiative", "ALA-097"},        {"Command", "ALA-102"},
                   {"Skirmish", "ALA-105"},          {"Phalanx Manoeuvre", "ALA-109"}, {"Charge", "ALA-172"},
                   {"Combat Resolution", "ALA-192"}, {"After Combat Moves", "ALA-230"}};
    info.orders = {
        {"go_through", "Pass through friends", GoThrough, {"ask", "never", "always"}},
        {"give_way", "Give way before hoplites", GiveWay, {"ask", "straight back"}},
        {"ease_off", "Ease off instead of tiring", EaseOff, {"ask", "never", "always"}},
        {"keep_the_line", "Keep the line with those who move", KeepTheLine, {"ask", "never", "always"}},
        {"evade", "Skirmishers evade", AnswerOfSkirmishers, {"ask", "always"}},
    };
    return info;
}

}  // namespace ephor::alala
