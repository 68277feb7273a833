// Texts of the battle: decisions, counters, phases, standing orders, and which notes tell fights.
#include "core/rules/common/info_rows.h"
#include "core/rules/dba/system.h"
#include "core/rules/dba/why.h"

namespace ephor::dba {

void addBattleInfo(SystemInfo& info) {
    using Shown = CounterInfo::Shown;
    info.decisions = infosOf<1, Decisions, DecisionInfo>({
        {ChooseFeature, {"DBA-D01", "Choose a feature", "Which feature of the home terrain is placed?", "DBA-105"}},
        {ChooseSize, {"DBA-D01", "Size of a feature", "How large is {2}? Small ones come first.", "DBA-109"}},
        {ChooseQuarter,
         {"DBA-D01", "Quarter", "Into which quarter does {2} go? They are numbered clockwise from the south-west.",
          "DBA-106"}},
        {PlaceFeature, {"DBA-D01", "Place a feature", "Where do you place {2}?", "DBA-106"}},
        {ChooseEdge, {"DBA-D02", "Base edge", "From which edge do you invade?", "DBA-005"}},
        {PlaceCamp, {"DBA-D03", "Place the camp", "Where at your rear edge does the camp stand?", "DBA-A21"}},
        {GuardCamp, {"DBA-D03", "Defend the camp", "Who defends the camp?", "DBA-A21"}},
        {HoldBack,
         {"DBA-D04", "Hold back", "Which elements are held back for a landing? Two or three, or none.", "DBA-017"}},
        {Deploy, {"DBA-D04", "Deploy an element", "Place one element in your zone.", "DBA-010"}},
        {Land, {"DBA-D05", "Land", "Where along the waterway does the reserve land?", "DBA-018"}},
        {ChooseMove, {"DBA-D06", "Tactical move", "Who moves next?", "DBA-023"}},
        {MoveTo, {"DBA-D06", "Move", "{0}: where to?", "DBA-116"}},
        {NextShooter, {"DBA-D07", "Next shooter", "Who shoots next?", "DBA-024"}},
        {ShootAt, {"DBA-D08", "Target", "At whom does {0} shoot?", "DBA-111"}},
        {NextFight, {"DBA-D09", "Next fight", "Which close combat is fought next?", "DBA-025"}},
    });
    info.counters = infosOf<0, PieceCounters, CounterInfo>({
        {General,
         {"General", Shown::Flag, 0, 1, {"no longer the general's element", "the general's element"}, Marker::Helmet}},
        {MovesMade, {"Moves made", Shown::Never, 0, 3}},
        {DistanceMoved, {"Moved", Shown::Never}},
        {HasShot, {"Has shot", Shown::Never, 0, 1}},
        {HasFought, {"Has fought", Shown::Never, 0, 1}},
        {Reserve, {"Reserve", Shown::Never}},
        {Guards, {"On guard", Shown::Never}},
        {ShotBy, {"Shot at by", Shown::Never}},
    });
    info.sideCounters = infosOf<0, FeatureData, CounterInfo>({
        {Defends, {"Defends", Shown::Flag, 0, 1, {"invader", "defender"}}},
        {BaseEdge, {"Base edge", Shown::Never}},
        {Pips, {"PIPs", Shown::Number, 0, 7}},
        {Losses, {"Losses", Shown::Told, 0, 40}},
        {CampIs, {"Camp", Shown::Told, 0, 0, {"none", "stands", "taken"}}},
        {CampX, {"Camp x", Shown::Never}},
        {CampY, {"Camp y", Shown::Never}},
        {Bounds, {"Bounds", Shown::Never}},
        {ThisBound, {"Bound", Shown::Never}},
        {River, {"River", Shown::Never}},
        {PloughIs, {"Plough", Shown::Never}},
        {CityTaken, {"City taken", Shown::Never}},
        {FeatureCount, {"Features", Shown::Never}},
    });
    for (int i = 0; i < mostFeatures; ++i)
        for (const char* name : {"Feature kind", "Feature west", "Feature south", "Feature east", "Feature north"})
            info.sideCounters.push_back({name, Shown::Never});
    info.sideCounters.push_back({"PIP die rerolled", Shown::Never, 0, 1});
    info.phases = {{"Aggression", "DBA-001"},
                   {"Terrain", "DBA-004"},
                   {"Base edges", "DBA-005"},
                   {"Defender's camp", "DBA-009"},
                   {"Invader's camp", "DBA-009"},
                   {"The defender deploys", "DBA-010"},
                   {"The invader deploys", "DBA-011"},
                   {"Landing", "DBA-018"},
                   {"PIPs", "DBA-022"},
                   {"Tactical moves", "DBA-023"},
                   {"Distant shooting", "DBA-024"},
                   {"Close combat", "DBA-025"},
                   {"Losses", "DBA-150"}};
    info.orders = {
        {"shooters", "Order of the shots", NextShooter, {"ask", "as offered"}},
        {"fights", "Order of the close combats", NextFight, {"ask", "as offered"}},
    };
    info.fightNotes = {{&why::closeCombat, FightNote::Numbers::Both},
                       {&why::shooting, FightNote::Numbers::Both, {}, {}, true},
                       {&why::shotAt, FightNote::Numbers::Both, {}, {}, true}};
    info.partCounter = Bounds;
}

}  // namespace ephor::dba
