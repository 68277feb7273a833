// Texts of the battle: decisions, counters, phases, standing orders, and which notes tell fights.
#include "core/rules/common/info_rows.h"
#include "core/rules/skirmish/army/troops.h"
#include "core/rules/skirmish/state.h"
#include "core/rules/skirmish/system.h"
#include "core/rules/skirmish/why.h"

#include <algorithm>
#include <iterator>

namespace ephor::skirmish {

namespace {

using Shown = CounterInfo::Shown;

std::vector<DecisionInfo> decisionInfos() {
    return infosOf<1, Decisions, DecisionInfo>({
        {DeployRetinue,
         {"deploy", "Place a retinue", "Place one retinue in your zone: where is the middle of its front rank?",
          "SKI-101"}},
        {FormWall, {"SKI-D01", "Shield wall", "Does the retinue of {0} form or leave its shield wall?", "SKI-112"}},
        {NextFigure, {"SKI-D03", "Who moves next?", "Choose a figure to act, or a whole retinue to march.", "SKI-107"}},
        {TakeAction, {"SKI-D02", "What does it do?", "{0} may do one of these.", "SKI-107"}},
        {MoveTo, {"SKI-D02", "Move", "{0}: where to?", "SKI-107"}},
        {ShootAt, {"SKI-D04", "Target", "At whom does {0} shoot?", "SKI-116"}},
        {NextFighter, {"SKI-D05", "Who fights next?", "Which of your figures fights next?", "SKI-119"}},
        {WhomToFight, {"SKI-D05", "Whom to fight", "Whom does {0} fight?", "SKI-119"}},
        {TakeStandard, {"SKI-D07", "The standard", "{0} falls. Who takes up the standard?", "SKI-126"}},
    });
}

std::vector<CounterInfo> counterInfos() {
    std::vector<CounterInfo> counters = infosOf<0, FoughtFirst, CounterInfo>({
        {Wounds, {"Wounds", Shown::Number, 0, 2}},
        {State, {"Shaken or routing", Shown::Flag, 0, Routing, {"steady", "Shaken", "Routing"}, Marker::Wavering}},
        {Wall, {"Shield wall", Shown::Flag, 0, 1, {}, Marker::Phalanx}},
        {Acted, {"Has acted", Shown::Flag, 0, 1, {"free to act", "acting"}, Marker::Done}},
        {LastCharge, {"Last charge", Shown::Never}},
        {ChargedInto, {"Charged into", Shown::Never}},
        {FledIn, {"Fled in turn", Shown::Never}},
        {Standard,
         {"Standard", Shown::Flag, 0, 0, {"no longer with the standard", "with the standard"}, Marker::Helmet}},
    });
    while (counters.size() < FigureCounters)
        counters.push_back({"Has met", Shown::Never});
    return counters;
}

std::vector<CounterInfo> sideCounterInfos() {
    std::vector<CounterInfo> counters;
    for (int r = 1; r <= mostRetinues; ++r) {
        const std::string retinue = "Retinue " + std::to_string(r) + ": ";
        std::ranges::copy(infosOf<0, RetinueCounters, CounterInfo>({
                              {Lost, {retinue + "figures lost", r == 1 ? Shown::Number : Shown::Told, 0, mostFigures}},
                              {LostThisTurn, {retinue + "lost this turn", Shown::Never, 0, mostFigures}},
                              {FifthsTested, {retinue + "fifths tested", Shown::Never, 0, 5}},
                              {LeaderFell, {retinue + "leader fell", Shown::Never, 0, 1}},
                              {StandardState, {retinue + "standard", Shown::Never}},
                              {StandardSeen, {retinue + "standard's loss tested", Shown::Never, 0, 1}},
                              {StandardX, {retinue + "standard lies at x", Shown::Never}},
                              {StandardY, {retinue + "standard lies at y", Shown::Never}},
                          }),
                          std::back_inserter(counters));
    }
    counters.push_back({"Movement card",
                        Shown::Flag,
                        0,
                        playersOfSide,
                        {"card played", "movement card", "movement card of player 2", "movement card of player 3",
                         "movement card of player 4", "movement card of player 5"},
                        Marker::Initiative});
    return counters;
}

}  // namespace

void addBattleInfo(SystemInfo& info) {
    info.decisions = decisionInfos();
    info.counters = counterInfos();
    info.sideCounters = sideCounterInfos();
    info.phases = {{"Deployment", "SKI-101"}, {"Movement card", "SKI-001"}, {"Rally and move", "SKI-002"},
                   {"Shooting", "SKI-003"},   {"Melee", "SKI-004"},         {"Morale", "SKI-005"}};
    info.orders = {
        {"wall", "Form shield walls", FormWall, {"ask", "always", "never"}},
        {"melee_order", "Order of fights that hang together", NextFighter, {"ask", "best blow first"}},
        {"standard", "Who takes up a fallen standard", TakeStandard, {"ask", "the best man"}},
    };
    info.fightNotes = {{&why::factors, FightNote::Numbers::Own}, {&why::shot, FightNote::Numbers::None, {}, {}, true}};
}

}  // namespace ephor::skirmish
