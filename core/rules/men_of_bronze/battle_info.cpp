// Texts of the battle: decisions, counters, phases, standing orders, and which notes tell fights.
#include "core/rules/common/info_rows.h"
#include "core/rules/men_of_bronze/state.h"
#include "core/rules/men_of_bronze/system.h"
#include "core/rules/men_of_bronze/why.h"

namespace ephor::men_of_bronze {

namespace {

using Shown = CounterInfo::Shown;

/// Texts of the decision points (rules, 3.1).
std::vector<DecisionInfo> decisionInfos() {
    return infosOf<1, Decisions, DecisionInfo>({
        {DeployUnit, {"D-01", "Deploy a unit", "Place one unit in your zone, facing the enemy.", "MOB-208"}},
        {AttachStrategos, {"D-02", "Attach the Strategos", "Which unit is the Strategos with?", "MOB-180"}},
        {BidRound1,
         {"D-03", "Bid for the Initiative",
          "How much Arete do you bid? The higher bid gets the Initiative; what is bid is spent.", "MOB-020"}},
        {BidRound2, {"D-04", "Bid again", "The bids were equal. How much more do you bid?", "MOB-022"}},
        {Rally, {"D-05", "Rally", "Which wavering units do you rally, at 1 Arete each?", "MOB-008"}},
        {Steal, {"D-06", "Steal the Initiative?", "1 Arete buys an opposed roll; you must roll higher.", "MOB-025"}},
        {Activate, {"D-07", "Activate a unit", "Which unit acts now?", "MOB-030"}},
        {FormationStart, {"D-08", "Formation", "{0} may change its formation before it acts.", "MOB-047"}},
        {TakeAction, {"D-09", "What does it do?", "{0} may do one of these.", "MOB-031"}},
        {MovePath, {"D-10", "Move", "{0}: where to?", "MOB-041"}},
        {SkirmisherTerrain,
         {"D-11", "Ignore the ground?", "{0} may pay 1 Arete to cross slow ground unhindered.", "MOB-078"}},
        {MoveShootOrder, {"D-12", "Move and shoot", "What does {0} do first?", "MOB-171"}},
        {ShootTarget, {"D-13", "Target", "At whom does {0} shoot?", "MOB-086"}},
        {ChargeLine, {"D-14", "Line of the charge", "Which way does {0} turn before it runs at {1}?", "MOB-057"}},
        {CounterCharge,
         {"D-15", "Counter-charge?", "{1} charges {0}. 1 Arete lets it meet the charge halfway.", "MOB-163"}},
        {Evade,
         {"D-16", "Evade?", "{1} has come into contact with {0}. 1 Arete lets it fall back 1 to 3 base widths.",
          "MOB-166"}},
        {Follow, {"D-17", "Follow?", "{1} falls back. Does {0} use the movement it has left?", "MOB-168"}},
        {Pursue,
         {"D-18", "Pursue?", "{1} is still out of reach. 1 Arete carries {0} 1 to 3 base widths on.", "MOB-169"}},
        {Pursue + 1, {}},
        {SupportsAttacker,
         {"D-20", "Supports of the attacker", "Who supports {0} against {1}? Supporters rout with it.", "MOB-102"}},
        {SupportsDefender,
         {"D-21", "Supports of the defender", "Who supports {0} against {1}? Supporters rout with it.", "MOB-102"}},
        {Reroll, {"D-22", "Re-roll a die?", "1 Arete re-rolls one of these dice.", "MOB-009"}},
        {AfterPushback, {"D-23", "After the pushback", "{1} has been pushed back. What does {0} do?", "MOB-128"}},
        {StrategosTransfer,
         {"D-24", "The Strategos", "For 1 Arete the Strategos may go to another unit within 6 inches.", "MOB-182"}},
        {FormationEnd, {"D-25", "Formation", "{0} may change its formation after acting.", "MOB-047"}},
        {Concede, {"D-26", "Concede?", "Do you give the battle up?", "D-26"}},
    });
}

}  // namespace

void addBattleInfo(SystemInfo& info) {
    info.decisions = decisionInfos();
    info.counters = infosOf<0, UnitCounters, CounterInfo>({
        {Courage, {"Courage", Shown::Steps, 1, 12}},
        {Wavering, {"Wavering", Shown::Flag, 0, 1, {}, Marker::Wavering, "wavered"}},
        {Phalanx, {"Phalanx", Shown::Flag, 0, 1, {}, Marker::Phalanx}},
        {Activated, {"Activated", Shown::Flag, 0, 1, {"free to act", "activated"}, Marker::Done}},
        {Strategos,
         {"Strategos", Shown::Flag, 0, 1, {"no longer with the Strategos", "with the Strategos"}, Marker::Helmet}},
        {LostThisTurn, {"Courage lost this turn", Shown::Number, 0, 12}},
        {ContactEnemy, {"Strikes", Shown::Never}},
        {ContactSide, {"Strikes on the side", Shown::Never}},
    });
    info.sideCounters = infosOf<0, SideCounters, CounterInfo>({
        {Pool, {"Arete", Shown::Number, 0, 64}},
        {Holder, {"Initiative", Shown::Flag, 0, 1, {"lost the Initiative", "took the Initiative"}, Marker::Initiative}},
        {ValueTotal, {"Army value", Shown::Never, 0, 999}},
        {ValueLost, {"Value lost", Shown::Told, 0, 999}},
        {StrategosLost, {"Strategos lost", Shown::Never, 0, 1}},
        {HalfFired, {"Half lost", Shown::Never, 0, 1}},
        {ThreeQuartersFired, {"Three quarters lost", Shown::Never, 0, 1}},
        {Transferred, {"Strategos moved", Shown::Never, 0, 1}},
        {Bid, {"Bid", Shown::Never}},
    });
    info.phases = {{"Deployment", "MOB-208"},
                   {"Arete", "MOB-002"},
                   {"Initiative", "MOB-020"},
                   {"Activations", "MOB-030"},
                   {"End Phase", "MOB-150"}};
    info.orders = {
        {"reroll", "Re-roll failed Discipline tests", Reroll, {"ask", "never", "while 2 Arete are left"}},
        {"steal", "Steal the Initiative", Steal, {"ask", "never"}},
        {"evade", "Evade", Evade, {"ask", "never", "always"}},
        {"counter_charge", "Counter-charge", CounterCharge, {"ask", "never", "always"}},
        {"transfer", "Move the Strategos", StrategosTransfer, {"ask", "never"}},
        {"formation_end", "Formation after acting", FormationEnd, {"ask", "keep"}},
        {"rally", "Rally wavering units", Rally, {"ask", "all"}},
        {"support", "Support fights", SupportsDefender, {"ask", "all", "none"}},
    };
    info.fightNotes = {{&why::fightLoss, FightNote::Numbers::OwnLast, "Courage", "Courage"},
                       {&why::shotHits, FightNote::Numbers::OwnLast, "Courage", "Courage", true}};
}

}  // namespace ephor::men_of_bronze
