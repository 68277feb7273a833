// Texts of the battle: decisions, counters, phases, standing orders, and which notes tell fights.
#include "core/rules/alala/state.h"
#include "core/rules/alala/system.h"
#include "core/rules/alala/why.h"
#include "core/rules/common/info_rows.h"

namespace ephor::alala {

namespace {

using Shown = CounterInfo::Shown;

/// Texts of the decision points (rules, 3.1).
std::vector<DecisionInfo> decisionInfos() {
    return infosOf<1, Decisions, DecisionInfo>({
        {1, {"DEC-01", "Set-up", "Armies, leaders and options are chosen.", "ALA-019"}},
        {FirstPhalanx, {"DEC-02", "Where to begin", "From which wing do you deploy your phalanxes?", "ALA-086"}},
        {PlacePhalanx,
         {"DEC-03", "Deploy a phalanx", "Place the right end of the line that {0} begins; the rest stands to its left.",
          "ALA-085", "Which unit of the phalanx does the leader join?"}},
        {PlaceBand, {"DEC-04", "Deploy a band", "Place one of your bands behind your line.", "ALA-087"}},
        {PlaceTerrain,
         {"DEC-05", "Terrain", "The Joker lets you place rough ground or a low hill, or nothing.", "ALA-088"}},
        {ChooseOrder, {"DEC-06", "Order of play", "You have won the initiative. Do you act first?", "ALA-098"}},
        {LeaderActs, {"DEC-07", "Command", "What do your leaders do with their points?", "ALA-054"}},
        {GoodOmens, {"DEC-08", "Good Omens", "Which unit takes heart?", "ALA-248"}},
        {BadOmens, {"DEC-09", "Bad Omens", "Which of the enemy's units loses heart?", "ALA-249"}},
        {ChooseBlessed, {"DEC-10", "Favour of the gods", "On whom does the card lie?", "ALA-258"}},
        {UseCard, {"DEC-11", "Re-roll?", "A card of yours may re-roll dice of {0}.", "ALA-246"}},
        {UseHubris, {"DEC-12", "Hubris?", "You may force {0} to re-roll one die.", "ALA-256"}},
        {EliteBand, {"DEC-13", "Elite band?", "A card of yours frees {0} from its control test.", "ALA-257"}},
        {PlayEkdromoi,
         {"DEC-14", "Ekdromoi?", "Your runners may drive off a band of skirmishers near your hoplites.", "ALA-253"}},
        {PlayHeavyArmour,
         {"DEC-15", "Heavy Armour?", "You may weigh {0} down with a point of disorder as it moves.", "ALA-259"}},
        {PlayAlala,
         {"DEC-16", "Alala!", "Does the phalanx of {0} raise the shout and run two inches farther?", "ALA-252"}},
        {AfterRetire, {"DEC-17", "After the retreat", "{0} has got away. What does it do?", "ALA-235"}},
        {BandAction, {"DEC-18", "Skirmish", "What does {0} do?", "ALA-105"}},
        {VolleyTarget,
         {"DEC-19", "Target", "These enemies are equally near to {0}. At whom does it shoot?", "ALA-160"}},
        {Manoeuvre, {"DEC-20", "Manoeuvre", "What do {0} and those who move with it do?", "ALA-109"}},
        {EaseOff, {"DEC-21", "Ease off?", "{0} may go an inch less and keep its order.", "ALA-137"}},
        {GoThrough, {"DEC-22", "Go on?", "{1} stands in the way of {0}. Does it pass through?", "ALA-134"}},
        {GiveWay, {"DEC-23", "Give way", "{1} comes on. Which way does {0} fall back?", "ALA-113"}},
        {DeclareCharge, {"DEC-24", "Charge?", "Does {0} charge, and whom?", "ALA-172"}},
        {AnswerOfSkirmishers, {"DEC-25", "Charged!", "{1} charges {0}. Does it stand or evade?", "ALA-180"}},
        {AnswerOfCavalry, {"DEC-26", "Charged!", "{1} charges {0}. Does it counter-charge or evade?", "ALA-181"}},
        {WhoFights, {"DEC-27", "Who fights", "Equally many touch {0}. Who is the one that fights?", "ALA-177"}},
        {StandAndDie,
         {"DEC-28", "Half lost", "{0} is below half strength. Does it withdraw, or stand to the death?", "ALA-031"}},
        {AfterWinning, {"DEC-29", "Won", "{0} has beaten {1}. Does it stay?", "ALA-224"}},
        {KeepTheLine, {"DEC-30", "Keep the line?", "{0} may make the same inch as those it supports.", "ALA-221"}},
        {AnswerToPursuit, {"DEC-31", "Ridden down!", "{1} comes upon {0}. How does it respond?", "ALA-239"}},
        {WhichToPursue, {"DEC-32", "Quarry", "Whom does {0} pursue?", "ALA-238"}},
        {BandMove, {"DEC-18", "Move", "{0}: where to? It must use the whole move that the dice gave.", "ALA-127"}},
        {ManoeuvreHow, {"DEC-20", "Manoeuvre", "Which way, or how far, does {0} go?", "ALA-142"}},
        {ChargeSupports, {"DEC-24", "Who goes along", "Who goes along with the charge of {0} on {1}?", "ALA-174"}},
    });
}

}  // namespace

void addBattleInfo(SystemInfo& info) {
    info.decisions = decisionInfos();
    info.counters = infosOf<0, UnitCounters, CounterInfo>({
        // ALA-002: a figure stands for about 50 men.
        {LostHead, {"Casualties", Shown::Number, 0, 192}},
        {LostTail, {"Casualties at the rear", Shown::Told, 0, 192}},
        // ALA-034: shown by its steps.
        {Aggression, {"Aggression", Shown::Steps, 0, 3, {"Shaken", "Formed-up", "Ready", "Eager"}}},
        {Points, {"Disorder", Shown::Number, 0, 3}},
        {Unformed, {"Unformed", Shown::Flag, 0, 1, {"Formed", "Unformed"}, Marker::Wavering}},
        {StatusIs,
         {"Status",
          Shown::Told,
          0,
          0,
          {"Steady", "Retiring", "Withdrawing", "Routing", "Pursuing", "fighting to the death"}}},
        {Leader, {"Leader", Shown::Flag, 0, 5, {}, Marker::Helmet}},
        {LeaderLeft, {"Command points left", Shown::Number, 0, 5}},
        {SignalIs, {"Signal to advance", Shown::Told, 0, 0, {"none", "given", "given in this turn"}}},
        {ControlIs, {"Control", Shown::Never}},
        {Advanced, {"Advanced", Shown::Never}},
        {LastAction, {"Last action", Shown::Never}},
        {Momentum, {"Momentum", Shown::Never}},
        {ImpetusIs, {"Impetus", Shown::Never}},
        {Striking, {"Strikes", Shown::Never}},
        {Opponent, {"Opponent", Shown::Never}},
        {SectorOrDistance, {"Struck side", Shown::Never}},
        {OutcomeIs, {"Result", Shown::Never}},
        {Marks, {"Marks", Shown::Never}},
        {BrokeFor, {"Seen by", Shown::Never}},
        {BrokeForMore, {"Seen by more", Shown::Never}},
        {Blessing, {"Blessing", Shown::Never}},
        {Reversed, {"Faced about", Shown::Told, 0, 1, {"no", "yes"}}},
        {Escorts, {"Goes along", Shown::Never}},
    });
    info.sideCounters = infosOf<0, FeatureData, CounterInfo>({
        {Initiative,
         {"Initiative", Shown::Flag, 0, 1, {"lost the initiative", "took the initiative"}, Marker::Initiative}},
        {Chief, {"Commander in chief", Shown::Never}},
        {HandLow, {"Hand", Shown::Never}},
        {HandHigh, {"Hand, more", Shown::Never}},
        {HandSize, {"Cards", Shown::Number}},
        {HoplitesAtStart, {"Hoplite units", Shown::Never}},
        {FiguresAtStart, {"Hoplite figures", Shown::Never}},
        {AlalaPhalanx, {"Shout", Shown::Never}},
        {Looting, {"Baggage looted", Shown::Told, 0, 1, {"no", "yes"}}},
        {CardsLeft, {"Deployment cards", Shown::Never}},
        {FirstWing, {"First wing", Shown::Never}},
        {PackLow, {"Pack", Shown::Never}},
        {PackHigh, {"Pack, more", Shown::Never}},
        {JokersLeft, {"Jokers left", Shown::Never}},
        {JokersOpen, {"Jokers open", Shown::Never}},
        {Features, {"Features", Shown::Never}},
    });
    for (int i = 0; i < 2; ++i)
        for (const char* name : {"Feature kind", "Feature x", "Feature y", "Feature width", "Feature depth"})
            info.sideCounters.push_back({name, Shown::Never});
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
    info.fightNotes = {{&why::combatResult, FightNote::Numbers::OwnLast, "hit", "hits"},
                       {&why::volley, FightNote::Numbers::None, {}, {}, true}};
}

}  // namespace ephor::alala
