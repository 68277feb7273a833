// What the drill says of itself, and its two set-ups.
#include "tests/drill/drill.h"

namespace ephor::drill {

namespace {

class DrillSystem final : public RuleSystem {
public:
    DrillSystem();
    const SystemInfo& info() const override { return m_info; }
    const Catalogue& catalogue() const override { return m_catalogue; }
    Diagnostics check(const ArmyList&) const override { return {}; }
    ListSummary summary(const ArmyList& list) const override {
        ListSummary summary;
        summary.units = static_cast<int>(list.entries.size());
        return summary;
    }
    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        if (setup.lists[0].entries.empty() || setup.lists[1].entries.empty())
            return failure("drill-no-units", Message("A side has no units."));
        return makeGame(*this, setup);
    }
    const std::vector<ClashField>& clashFields() const override { return m_fields; }
    Result<ClashReport> clash(const ClashInputs&) const override {
        return failure("drill-no-clash", Message("The drill has no clashes."));
    }
    Digest dataDigest() const override { return digestOf("drill"); }

private:
    SystemInfo m_info;
    Catalogue m_catalogue;
    std::vector<ClashField> m_fields;
};

DrillSystem::DrillSystem() {
    m_info.id = "drill";
    m_info.name = "Drill";
    m_info.version = "1";
    m_info.strengthName = "Steps";
    m_info.options = {{"premeasure", "DR-12", "Distances may be measured before a choice", {"false", "true"}, "false"}};
    m_info.decisions = {{"D-1", "Place a unit", "Choose a unit, its order and where it stands.", "DR-02"},
                        {"D-2", "Bid for the first move", "The higher bid moves first; both bids are spent.", "DR-01"},
                        {"D-3", "Activate a unit", "Choose a unit that has not acted in this turn.", "DR-03"},
                        {"D-4", "Choose an action", "What does {0} do?", "DR-03"},
                        {"D-5", "Move", "Where does {0} go?", "DR-04"},
                        {"D-6", "Supports", "Who supports {0} against {1}?", "DR-06"},
                        {"D-7", "Throw again", "One point buys another throw of one die.", "DR-10"},
                        {"D-8", "Rally", "Who rallies?", "DR-09"}};
    using Shown = CounterInfo::Shown;
    m_info.counters = {{"Steps", Shown::Steps, 0, 6},
                       {"Shaken", Shown::Flag, 0, 1, {}, Marker::Wavering},
                       {"Close order", Shown::Flag, 0, 1, {}, Marker::Phalanx},
                       {"Has acted", Shown::Flag, 0, 1, {}, Marker::Done},
                       {"Leader", Shown::Flag, 0, 1, {}, Marker::Helmet}};
    m_info.sideCounters = {{"Points", Shown::Number, 0, 9}, {"Moves first", Shown::Flag, 0, 1}};
    m_info.phases = {{"Placing", "DR-02"}, {"Bidding", "DR-01"}, {"Actions", "DR-03"}};
    m_info.orders = {{"again", "Throwing dice again", Again, {"ask", "never"}}};
    m_info.table = {48, 32};
    m_catalogue = {"drill",
                   "1",
                   {{"line", "Line", "hoplite", "DR-02", {{"steps", 6}}, {}, 4, "house", 5, 2},
                    {"light", "Light troops", "psiloi", "DR-02", {{"steps", 3}}, {}, 2, "house", 5, 2},
                    {"horse", "Horse", "cavalry", "DR-02", {{"steps", 4}}, {}, 4, "house", 5, 2},
                    {"bow", "Bowmen", "archer", "DR-02", {{"steps", 3}}, {}, 2, "house", 5, 2},
                    {"pelta", "Javelins", "peltast", "DR-02", {{"steps", 4}}, {}, 2, "house", 5, 2}}};
}

ArmyList listOf(const char* name, const char* state, const std::vector<std::pair<const char*, const char*>>& units) {
    ArmyList list;
    list.system = "drill";
    list.rules = "1";
    list.name = name;
    list.state = state;
    for (const auto& [unit, type] : units) {
        Entry entry;
        entry.table = "unit";
        entry.fields = {{"name", std::string(unit), {}, {}, 0}, {"type", std::string(type), {}, {}, 0}};
        list.entries.push_back(entry);
    }
    return list;
}

}  // namespace

const RuleSystem& system() {
    static const DrillSystem drill;
    return drill;
}

Setup plainSetup() {
    Setup setup;
    setup.system = "drill";
    setup.rules = "1";
    setup.name = "A drill";
    setup.table = {48, 32};
    setup.lists[0] = listOf("Athens", "athens",
                            {{"Athenian line", "line"}, {"Athenian slingers", "light"}, {"Athenian horse", "horse"}});
    setup.lists[1] = listOf("Sparta", "sparta", {{"Spartan line", "line"}, {"Helots", "pelta"}, {"Cretans", "bow"}});
    setup.terrain = {{"low hill", "hill", Ground::Open, false, {{4, 20}, {9, 24}, {8, 29}, {3, 27}}},
                     {"light wood", "wood", Ground::Difficult, true, {{38, 3}, {45, 4}, {44, 9}, {37, 8}}}};
    return setup;
}

Setup placedSetup() {
    Setup setup = plainSetup();
    for (int i = 0; i < 3; ++i) {
        setup.placements.push_back({Side::A, i, {{12.0 + 8 * i, 12}, {0, 1}}, 0});
        setup.placements.push_back({Side::B, i, {{12.0 + 8 * i, 18}, {0, -1}}, 0});
    }
    return setup;
}

}  // namespace ephor::drill
