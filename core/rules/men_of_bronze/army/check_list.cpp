#include "core/rules/men_of_bronze/army/check_list.h"

#include "core/army/list_faults.h"
#include "core/base/toml_text.h"
#include "core/rules/men_of_bronze/army/army.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

class ListCheck : public ListFaults {
public:
    ListCheck(const ArmyList& list, const Catalogue& types)
        : ListFaults(list, listSchema(), mostOfOneEntry), m_types(types) {
        for (const Entry& entry : list.entries)
            if (entry.table == "unit")
                m_units.push_back(&entry);
    }

    void checkTypes();
    void checkCount();
    void checkStrategos();
    void checkPoints();
    void checkUnitNames() { checkNames(m_units); }

private:
    std::string nameOf(const Entry& entry) const {
        const TroopType* type = m_types.meant(entry.text("type"));
        return entry.text("name", type ? type->name : entry.text("type", "?"));
    }
    std::vector<Fix> appointing() const;

    const Catalogue& m_types;
    std::vector<const Entry*> m_units;
};

/// MOB-200: a unit must be of a known type and have no more Courage left than that.
void ListCheck::checkTypes() {
    for (const Entry* unit : m_units) {
        const TroopType* type = m_types.find(unit->text("type"));
        if (const Field* left = unit->find("courage");
            left && type && unit->integer("courage", 1) > type->stat("courage")) {
            const std::string most = std::to_string(type->stat("courage"));
            error("list-courage", left->valuePlace,
                  {"A unit of type {0} has a Courage of {1}; more cannot be left.", {type->id, most}}, "MOB-200",
                  replacingValue(*left, {"Write {0}", {most}}, most));
        }
        checkWord("list-unknown-type", unit->find("type"), "unit type", m_types.ids(), "MOB-200");
    }
}

/// Section 0, "Army": a remark if there are fewer than 4 or more than 8 units at 38 points. MOB-002 needs at least one
/// unit; the table holds at most 30.
void ListCheck::checkCount() {
    std::int64_t units = 0;
    for (const Entry* unit : m_units)
        units += countOf(*unit);
    if (units == 0) {
        const TroopType& first = m_types.types.front();
        error("list-no-units", top(), "The army has no units: add one.", "MOB-002",
              {addingTables({"Add a unit of {0}", {first.name}},
                            "\n[[unit]]\ntype = " + tomlString(first.id) + "\nstrategos = true\n")});
        return;
    }
    if (units > mostUnits) {
        std::vector<Fix> fixes;
        for (auto unit = m_units.rbegin(); unit != m_units.rend() && fixes.empty(); ++unit)
            if (!(*unit)->flag("strategos") && countOf(**unit) >= units - mostUnits)
                fixes = dropping(**unit, nameOf(**unit), units - mostUnits);
        error("list-too-many-units", m_units.back()->place,
              {"The army has {0} units; at most {1} fit a side.", {std::to_string(units), std::to_string(mostUnits)}},
              "MOB-208", std::move(fixes));
        return;
    }
    const auto* points = list().value<std::int64_t>("limit");
    const std::optional<int> cost = summarise(list(), m_types).cost;
    const bool usual = points ? *points == usualPoints : cost == usualPoints;
    if (usual && (units < 4 || units > 8))
        add(Severity::Advice, "list-unusual-size", top(),
            {"{0} units at {1} points: armies of that size usually have 4 to 8.",
             {std::to_string(units), std::to_string(usualPoints)}},
            "MOB-205");
}

/// Fixes that give the army its Strategos: the most expensive unit first.
std::vector<Fix> ListCheck::appointing() const {
    std::vector<const Entry*> byPrice;
    for (const Entry* unit : m_units)
        if (m_types.find(unit->text("type")))
            byPrice.push_back(unit);
    std::ranges::stable_sort(byPrice, std::greater{},
                             [&](const Entry* e) { return m_types.find(e->text("type"))->points.value_or(0); });
    for (const Entry* unit : byPrice) {
        if (unit->place.line == 0)
            continue;
        const Message label{"Put the Strategos with {0}", {nameOf(*unit)}};
        const Field* given = unit->find("strategos");
        if (given && !std::holds_alternative<bool>(given->value))
            continue;
        if (countOf(*unit) == 1)
            return given ? replacingValue(*given, label, "true")
                         : std::vector{addingField(*unit, label, "strategos = true")};
        if (unit->headLength > 0 && unit->children.empty()) {
            const std::int64_t rest = countOf(*unit) - 1;
            const std::string text =
                writtenEntry(*unit, {"count", "strategos"}, "strategos = true\n\n") +
                writtenEntry(*unit, {"count", "strategos"}, rest > 1 ? "count = " + std::to_string(rest) + "\n" : "");
            return {{label, unit->place.line, 1, 0, unit->lines, text}};
        }
    }
    return {};
}

/// MOB-180 and section 0, "Army": exactly one Strategos; none only in a scenario. The Strategos is with one unit.
void ListCheck::checkStrategos() {
    const Entry* first = nullptr;
    for (const Entry* unit : m_units) {
        if (!unit->flag("strategos"))
            continue;
        const Field& field = *unit->find("strategos");
        if (first) {
            error("list-many-strategoi", field.keyPlace,
                  {"The army has one Strategos, who is already with {0}.", {nameOf(*first)}}, "MOB-180",
                  replacingValue(field, {"Remove the Strategos from {0}", {nameOf(*unit)}}, "false"));
            continue;
        }
        first = unit;
        if (countOf(*unit) == 1)
            continue;
        std::vector<Fix> fixes;
        if (unit->headLength > 0 && unit->children.empty()) {
            const std::int64_t rest = countOf(*unit) - 1;
            const std::string text =
                writtenEntry(*unit, {"count"}, "\n") +
                writtenEntry(*unit, {"count", "strategos"}, rest > 1 ? "count = " + std::to_string(rest) + "\n" : "");
            fixes.push_back(
                {"Make the Strategos's unit an entry of its own", unit->place.line, 1, 0, unit->lines, text});
        }
        const std::vector<Fix> one = replacingValue(*unit->find("count"), "Write 1", "1");
        fixes.insert(fixes.end(), one.begin(), one.end());
        error("list-strategos-count", field.keyPlace,
              {"The Strategos is with one unit, but this entry stands for {0}.", {std::to_string(countOf(*unit))}},
              "MOB-180", std::move(fixes));
    }
    if (!first && !list().flag("scenario") && !m_units.empty())
        error("list-no-strategos", top(),
              "The army has no Strategos: choose the Strategos's unit. Only the list of a scenario may have none.",
              "MOB-180", appointing());
}

/// MOB-205: the sum of the points. MOB-206: without points, units are counted.
void ListCheck::checkPoints() {
    std::vector<Spare> spare;
    for (const Entry* unit : m_units) {
        const TroopType* type = m_types.find(unit->text("type"));
        if (type && !type->points)
            add(Severity::Advice, "list-no-points", unit->find("type")->valuePlace,
                {"No source gives points for {0}: the army's losses are counted in units instead.", {type->name}},
                "MOB-206");
        else if (type && !unit->flag("strategos"))
            spare.push_back({unit, nameOf(*unit), *type->points});
    }
    checkLimit(summarise(list(), m_types).cost, "points", "MOB-205", spare);
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const Catalogue& types) {
    ListCheck check(list, types);
    check.checkTypes();
    check.checkCount();
    check.checkStrategos();
    check.checkPoints();
    check.checkUnitNames();
    return std::move(check).take();
}

}  // namespace ephor::men_of_bronze
