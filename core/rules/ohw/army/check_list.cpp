#include "core/rules/ohw/army/check_list.h"

#include "core/army/list_faults.h"
#include "core/base/toml_text.h"

namespace ephor::ohw {

namespace {

class ListCheck : public ListFaults {
public:
    ListCheck(const ArmyList& list, const RulesData& rules)
        : ListFaults(list, listSchema(), mostOfOneEntry), m_rules(rules) {
        for (const Entry& entry : list.entries)
            (entry.table == "unit" ? m_units : m_generals).push_back(&entry);
    }

    void checkTypes();
    void checkGenerals();
    void checkCount();
    void checkSkirmishers();
    void checkPoints();
    void checkUnitNames() { checkNames(m_units); }

private:
    const TroopType* typeOf(const Entry& unit) const { return m_rules.types.find(unit.text("type")); }
    std::string nameOf(const Entry& entry) const {
        const GeneralType* general = m_rules.general(entry.text("type"));
        const TroopType* type = general ? nullptr : m_rules.types.meant(entry.text("type"));
        return entry.text("name", type ? type->name : general ? general->name : entry.text("type", "?"));
    }
    static Fix adding(const TroopType& type) {
        return addingTables({"Add a unit of {0}", {type.name}}, "\n[[unit]]\ntype = " + tomlString(type.id) + "\n");
    }

    const RulesData& m_rules;
    std::vector<const Entry*> m_units;
    std::vector<const Entry*> m_generals;
};

/// OTW-201: units and generals must be of known types. No unit may have more Strength left than its type.
void ListCheck::checkTypes() {
    for (const Entry* unit : m_units) {
        checkWord("list-unknown-type", unit->find("type"), "unit type", m_rules.types.ids(), "OTW-201");
        const TroopType* type = typeOf(*unit);
        const Field* left = unit->find("strength");
        if (!type || !left || unit->integer("strength", 1) <= type->stat("strength"))
            continue;
        const std::string most = std::to_string(type->stat("strength"));
        error("list-strength", left->valuePlace,
              {"A unit of type {0} has a Strength of {1}; more cannot be left.", {type->id, most}}, "OTW-074",
              replacingValue(*left, {"Write {0}", {most}}, most));
    }
    std::vector<std::string> known;
    for (const GeneralType& general : m_rules.generals)
        known.push_back(general.id);
    for (const Entry* general : m_generals)
        if (general->table == "general")
            checkWord("list-unknown-general", general->find("type"), "general", known, "OTW-201");
}

/// OTW-216: an army has at most one general.
void ListCheck::checkGenerals() {
    const Entry* first = nullptr;
    for (const Entry* general : m_generals) {
        if (general->table != "general")
            continue;
        if (!first) {
            first = general;
            continue;
        }
        error("list-many-generals", general->place,
              {"The army has one general, and {0} leads it already.", {nameOf(*first)}}, "OTW-216",
              leavingOut(*general, {"Leave {0} out", {nameOf(*general)}}));
    }
    if (!first && !m_units.empty())
        add(Severity::Advice, "list-no-general", top(),
            "The army has no general to re-roll, rally or act without the phase die. Add one.", "OTW-216");
}

/// OTW-203: each unit needs its own square in the back rows.
void ListCheck::checkCount() {
    std::int64_t units = 0;
    for (const Entry* unit : m_units)
        units += countOf(*unit);
    if (units == 0) {
        error("list-no-units", top(), "The army has no units: add one.", "OTW-203",
              {adding(m_rules.types.types.front())});
        return;
    }
    if (units <= mostUnits)
        return;
    std::vector<Fix> fixes;
    for (auto unit = m_units.rbegin(); unit != m_units.rend() && fixes.empty(); ++unit)
        if (countOf(**unit) >= units - mostUnits)
            fixes = dropping(**unit, nameOf(**unit), units - mostUnits);
    error("list-too-many-units", m_units.back()->place,
          {"The army has {0} units; at most {1} fit a side.", {std::to_string(units), std::to_string(mostUnits)}},
          "OTW-203", std::move(fixes));
}

/// OTW-214: an army of skirmishers only is defeated from the start.
void ListCheck::checkSkirmishers() {
    bool any = false;
    for (const Entry* unit : m_units) {
        const TroopType* type = typeOf(*unit);
        if (!type || !type->has("skirmisher"))
            return;
        any = true;
    }
    if (any)
        error("list-skirmishers-only", top(),
              "The army has skirmishers only; it is beaten while it has no other steady unit. Add one.", "OTW-214",
              {adding(m_rules.types.types.front())});
}

void ListCheck::checkPoints() {
    std::vector<Spare> spare;
    for (const Entry* unit : m_units)
        if (const TroopType* type = typeOf(*unit); type && type->points)
            spare.push_back({unit, nameOf(*unit), *type->points});
    checkLimit(summarise(list(), m_rules).cost, "points", "OTW-201", spare);
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const RulesData& rules) {
    ListCheck check(list, rules);
    check.checkTypes();
    check.checkGenerals();
    check.checkCount();
    check.checkSkirmishers();
    check.checkPoints();
    check.checkUnitNames();
    return std::move(check).take();
}

}  // namespace ephor::ohw
