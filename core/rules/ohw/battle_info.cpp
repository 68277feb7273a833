// Texts of the battle: decisions, counters, phases, standing orders, and which notes tell fights.
#include "core/rules/common/info_rows.h"
#include "core/rules/ohw/state.h"
#include "core/rules/ohw/system.h"
#include "core/rules/ohw/why.h"

namespace ephor::ohw {

namespace {

using Shown = CounterInfo::Shown;

std::vector<DecisionInfo> decisionInfos() {
    return infosOf<1, Decisions, DecisionInfo>({
        {DeployUnit,
         {"OTW-D01", "Deploy a unit", "Place one unit in a square of your back rows, facing any side of it.",
          "OTW-203"}},
        {TakeAction,
         {"OTW-D02", "What next?",
          "Which unit acts, and how? A die is rolled before it; on a 1 the phase ends after it.", "OTW-003"}},
        {GroupMove,
         {"OTW-D03", "Group move", "Where does the group of {0} go? All go as far and turn alike.", "OTW-011"}},
        {Reroll,
         {"OTW-D04", "Test again?", "{0} has failed its Leadership test. It may be taken again, at the general's risk.",
          "OTW-053"}},
        {AddDice,
         {"OTW-D05", "The general's dice?", "The general with {0} may add dice against {1}, at the general's risk.",
          "OTW-054"}},
        {RallyHits,
         {"OTW-D06", "Rally?", "The general with {0} may rally hits, a 5 or 6 each, at the general's risk.",
          "OTW-055"}},
        {ArchersReroll, {"OTW-D07", "Which die again?", "Archers re-roll one failed die.", "OTW-100"}},
        {Negate,
         {"OTW-D08", "Negate a hit?",
          "The Phalanx of {0} holds off one hit on a passed Leadership test. It costs nothing.", "OTW-103"}},
        {FollowUp,
         {"OTW-D09", "Follow up?", "{0} has won. On a passed Leadership test it takes the enemy's square.", "OTW-044"}},
        {ReservedD10, {"OTW-D10", "Mahouts", "", "OTW-213"}},
        {UseGeneral,
         {"OTW-D11", "The general's activation", "The phase has ended. The general's unit may act once more.",
          "OTW-006"}},
        {FirstMove,
         {"OTW-D01", "Deploy second, or move first?", "You have won the die. The other side has what you leave.",
          "OTW-203"}},
        {PlaceGeneral, {"OTW-D01", "Place the general", "Which unit is the general with?", "OTW-216"}},
        {MoveUnit, {"OTW-D02", "Move", "{0}: where to?", "OTW-012"}},
        {ChargeTarget, {"OTW-D02", "Charge", "Whom does {0} charge, and on which side?", "OTW-020"}},
        {GroupMembers, {"OTW-D03", "The group", "Who of the group of {0} stays behind?", "OTW-010"}},
    });
}

}  // namespace

void addBattleInfo(SystemInfo& info) {
    info.decisions = decisionInfos();
    info.counters = infosOf<0, UnitCounters, CounterInfo>({
        {Strength, {"Strength", Shown::Steps, 1, 6}},
        {General, {"General", Shown::Flag, 0, 1, {"no longer with the general", "with the general"}, Marker::Helmet}},
        {Fleeing, {"Fleeing", Shown::Flag, 0, 1, {}, Marker::Wavering}},
        {Pursuing, {"Pursuing", Shown::Flag}},
        {Rampaging, {"Rampaging", Shown::Flag, 0, 1}},
        {Moved, {"Moved", Shown::Flag, 0, 1, {"free to move", "moving"}, Marker::Done}},
        {Fought, {"Fought", Shown::Flag, 0, 99, {"free to fight", "fighting"}, Marker::Done}},
        {Beside, {"Began beside an enemy", Shown::Never, 0, 1}},
        {Halted, {"Pursuit halted", Shown::Told, 0, 1, {"no", "yes"}}},
        {FledFrom, {"Edge square from which it fled", Shown::Never}},
    });
    info.sideCounters = infosOf<0, SideCounters, CounterInfo>({
        {Morale, {"Army morale", Shown::Told, 0, 40}},
        {MoraleStart, {"Army morale at the start", Shown::Never, 1, 40}},
        {Drained, {"Army morale that was taken from the units", Shown::Never, 0, 40}},
        {HasPhase, {"Phase", Shown::Flag, 0, 1, {"phase over", "phase begun"}, Marker::Initiative}},
        {GeneralOut, {"General out of action", Shown::Told}},
        {GeneralActs, {"Actions with the general", Shown::Never, 0, 99}},
        {Transferred, {"General has changed units", Shown::Never, 0, 1}},
        {LuckUsed, {"Fortune has favoured", Shown::Flag, 0, 1}},
        {Tired, {"Tired", Shown::Number, 0, 3}},
    });
    info.phases = {{"Deployment", "OTW-203"}, {"Flight", "OTW-001"}, {"Pursuit", "OTW-002"}, {"Actions", "OTW-003"}};
    info.orders = {
        {"reroll", "Failed Leadership tests with the general", Reroll, {"ask", "never", "always"}},
        {"add_dice", "The general's dice in combat", AddDice, {"ask", "never", "always"}},
        {"rally", "Rally hits with the general", RallyHits, {"ask", "never", "always"}},
        {"archers", "Archers' failed die", ArchersReroll, {"ask", "first"}},
        {"negate", "Test of a Phalanx to negate a hit", Negate, {"ask", "always"}},
        {"follow", "Follow up", FollowUp, {"ask", "never", "always"}},
    };
    info.fightNotes = {{&why::round, FightNote::Numbers::Both, "hit", "hits"}};
    info.partCounter = HasPhase;
}

}  // namespace ephor::ohw
