// What makes a list an army: rules, section 0 ("Army") and 1.16.
#include "core/army/check_schema.h"
#include "core/base/toml_text.h"
#include "core/rules/men_of_bronze/troops.h"

#include <algorithm>
#include <map>

namespace ephor::men_of_bronze {

namespace {
constexpr std::int64_t longestName = 40;
}

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 1000, "most points that the army may cost"},
        {"scenario", FieldKind::Flag, false, 0, 0, "true: the scenario allows an army without a Strategos"},
        {"arete", FieldKind::Integer, false, -1, 2, "of a campaign: points of Arete more or fewer in the first turn"},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 400},
    };
    const std::vector<KeyRule> unit{
        {"type", FieldKind::Text, true, 0, 0, "the unit's type, such as \"drilled_hoplite\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the unit is called; without it the name of its type", longestName},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such units"},
        {"strategos", FieldKind::Flag, false, 0, 0, "true: the Strategos starts with this unit"},
        {"courage", FieldKind::Integer, false, 1, 12,
         "of a campaign: the Courage it has left; without it that of its type"},
        {"wavering", FieldKind::Flag, false, 0, 0,
         "of a campaign, true: it comes to the battle tired and starts Wavering"},
        {"owned", FieldKind::Integer, false, 0, 999,
         "of how many of them you have the models; the game does not look at it"},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 200},
    };
    return {head, {{"unit", unit, {}}}};
}

namespace {

std::int64_t countOf(const Entry& entry) {
    return std::clamp<std::int64_t>(entry.integer("count", 1), 1, mostOfOneEntry);
}

class ListCheck {
public:
    ListCheck(const ArmyList& list, const Catalogue& types)
        : m_list(list), m_types(types), faults(checkSchema(list, listSchema())) {
        for (const Entry& entry : list.entries)
            if (entry.table == "unit")
                m_units.push_back(&entry);
    }

    void checkTypes();
    void checkCount();
    void checkStrategos();
    void checkPoints();
    void checkNames();

private:
    const ArmyList& m_list;
    const Catalogue& m_types;
    std::vector<const Entry*> m_units;

public:
    Diagnostics faults;

private:
    Place top() const { return m_list.namePlace.line > 0 ? m_list.namePlace : Place{m_list.file, 1, 1}; }
    void add(Severity severity, std::string code, const Place& place, Message message, std::string rule,
             std::vector<Fix> fixes = {}) {
        faults.push_back({severity, std::move(code), place, std::move(message), std::move(rule), std::move(fixes)});
    }
    std::string nameOf(const Entry& entry) const {
        const TroopType* type = m_types.find(entry.text("type"));
        return entry.text("name", type ? type->name : entry.text("type", "?"));
    }
    /// The fix that leaves `fewer` units of the entry out; none where the list has no place for it.
    std::vector<Fix> dropping(const Entry& entry, std::int64_t fewer) const;
    std::vector<Fix> appointing() const;
};

std::vector<Fix> ListCheck::dropping(const Entry& entry, std::int64_t fewer) const {
    const std::int64_t left = countOf(entry) - fewer;
    if (entry.place.line == 0 || left < 0)
        return {};
    const Message label = fewer == 1 ? Message("Drop one {0}", {nameOf(entry)})
                                     : Message("Drop {1} {0}", {nameOf(entry), std::to_string(fewer)});
    if (left > 0)
        return replacingValue(*entry.find("count"), label, std::to_string(left));
    if (entry.headLength == 0)
        return {};
    return {{label, entry.place.line, 1, 0, entry.lines, ""}};
}

/// MOB-200: a unit is of a type that the data knows, and has no more Courage left than that.
void ListCheck::checkTypes() {
    for (const Entry* unit : m_units) {
        const TroopType* type = m_types.find(unit->text("type"));
        if (const Field* left = unit->find("courage");
            left && type && unit->integer("courage", 1) > type->stat("courage")) {
            const std::string most = std::to_string(type->stat("courage"));
            add(Severity::Error, "list-courage", left->valuePlace,
                {"A unit of type {0} has a Courage of {1}; more cannot be left.", {type->id, most}}, "MOB-200",
                replacingValue(*left, {"Write {0}", {most}}, most));
        }
        const Field* field = unit->find("type");
        const std::string* id = field ? std::get_if<std::string>(&field->value) : nullptr;
        if (!id || id->empty() || m_types.find(*id))
            continue;
        if (const std::optional<std::string> nearest = nearestWord(*id, m_types.ids())) {
            add(Severity::Error, "list-unknown-type", field->valuePlace,
                {"There is no unit type \"{0}\"; did you mean \"{1}\"?", {id->substr(0, 64), *nearest}}, "MOB-200",
                replacingValue(*field, {"Write \"{0}\"", {*nearest}}, tomlString(*nearest)));
        } else {
            std::string all;
            for (const std::string& known : m_types.ids())
                (all += all.empty() ? "" : ", ") += known;
            add(Severity::Error, "list-unknown-type", field->valuePlace,
                {"There is no unit type \"{0}\"; the types are: {1}.", {id->substr(0, 64), all}}, "MOB-200");
        }
    }
}

/// Section 0, "Army": advice outside 4 to 8 units at 38 points. MOB-002 needs one unit at least, the table holds 30 at most.
void ListCheck::checkCount() {
    std::int64_t units = 0;
    for (const Entry* unit : m_units)
        units += countOf(*unit);
    if (units == 0) {
        const std::string id = m_types.types.empty() ? "drilled_hoplite" : m_types.types.front().id;
        // Past the last line, however long the list is.
        const Fix fix{{"Add a unit of type {0}", {id}},
                      1 << 30,
                      1,
                      0,
                      0,
                      "\n[[unit]]\ntype = " + tomlString(id) + "\nstrategos = true\n"};
        add(Severity::Error, "list-no-units", top(), "The army has no units: add a [[unit]].", "MOB-002", {fix});
        return;
    }
    if (units > mostUnits) {
        std::vector<Fix> fixes;
        for (auto unit = m_units.rbegin(); unit != m_units.rend() && fixes.empty(); ++unit)
            if (!(*unit)->flag("strategos") && countOf(**unit) >= units - mostUnits)
                fixes = dropping(**unit, units - mostUnits);
        add(Severity::Error, "list-too-many-units", m_units.back()->place,
            {"The army has {0} units; at most {1} fit a side.", {std::to_string(units), std::to_string(mostUnits)}},
            "MOB-208", std::move(fixes));
        return;
    }
    const Field* limit = m_list.find("limit");
    const std::int64_t* points = limit ? std::get_if<std::int64_t>(&limit->value) : nullptr;
    const std::optional<int> cost = summarise(m_list, m_types).cost;
    const bool usual = points ? *points == usualPoints : cost == usualPoints;
    if (usual && (units < 4 || units > 8))
        add(Severity::Advice, "list-unusual-size", top(),
            {"{0} units at {1} points: armies of that size usually have 4 to 8.",
             {std::to_string(units), std::to_string(usualPoints)}},
            "MOB-205");
}

/// Ways to give the army its Strategos: the dearest unit first.
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

/// MOB-180 and section 0, "Army": exactly one Strategos, none only by scenario. He is with one unit.
void ListCheck::checkStrategos() {
    const Entry* first = nullptr;
    for (const Entry* unit : m_units) {
        if (!unit->flag("strategos"))
            continue;
        const Field& field = *unit->find("strategos");
        if (first) {
            add(Severity::Error, "list-many-strategoi", field.keyPlace,
                {"The army has one Strategos, and {0} has him already.", {nameOf(*first)}}, "MOB-180",
                replacingValue(field, {"Leave {0} without him", {nameOf(*unit)}}, "false"));
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
            fixes.push_back({"Make his unit an entry of its own", unit->place.line, 1, 0, unit->lines, text});
        }
        const std::vector<Fix> one = replacingValue(*unit->find("count"), "Write 1", "1");
        fixes.insert(fixes.end(), one.begin(), one.end());
        add(Severity::Error, "list-strategos-count", field.keyPlace,
            {"The Strategos is with one unit, but this entry stands for {0}.", {std::to_string(countOf(*unit))}},
            "MOB-180", std::move(fixes));
    }
    const Field* scenario = m_list.find("scenario");
    const bool allowed = scenario && scenario->value == FieldValue(true);
    if (!first && !allowed && !m_units.empty())
        add(Severity::Error, "list-no-strategos", top(),
            "The army has no Strategos: give one unit \"strategos = true\" (\"scenario = true\" allows an army without).",
            "MOB-180", appointing());
}

/// MOB-205: the sum of the points. MOB-206: without points, units are counted.
void ListCheck::checkPoints() {
    for (const Entry* unit : m_units) {
        const TroopType* type = m_types.find(unit->text("type"));
        if (type && !type->points)
            add(Severity::Advice, "list-no-points", unit->find("type")->valuePlace,
                {"No source gives points for {0}: the army's losses are counted in units instead.", {type->name}},
                "MOB-206");
    }
    const Field* limit = m_list.find("limit");
    const std::int64_t* most = limit ? std::get_if<std::int64_t>(&limit->value) : nullptr;
    const std::optional<int> cost = summarise(m_list, m_types).cost;
    if (!most || *most < 1 || !cost || *cost <= *most)
        return;
    const std::int64_t over = *cost - *most;
    std::vector<Fix> fixes =
        replacingValue(*limit, {"Raise the limit to {0}", {std::to_string(*cost)}}, std::to_string(*cost));
    const Entry* cheapest = nullptr;
    int price = 0;
    for (const Entry* unit : m_units) {
        const TroopType* type = m_types.find(unit->text("type"));
        const bool enough =
            type && type->points && *type->points >= over && !unit->flag("strategos") && !dropping(*unit, 1).empty();
        if (enough && (!cheapest || *type->points < price)) {
            cheapest = unit;
            price = *type->points;
        }
    }
    if (cheapest) {
        const std::vector<Fix> drop = dropping(*cheapest, 1);
        fixes.insert(fixes.end(), drop.begin(), drop.end());
    }
    add(Severity::Error, "list-over-limit", limit->valuePlace,
        {"The army costs {0} points, {1} over its limit of {2}.",
         {std::to_string(*cost), std::to_string(over), std::to_string(*most)}},
        "MOB-205", std::move(fixes));
}

/// Names that a reader could not tell apart.
void ListCheck::checkNames() {
    std::map<std::string, int> taken;
    for (const Entry* unit : m_units)
        ++taken[unit->text("name")];
    std::map<std::string, const Entry*> first;
    for (const Entry* unit : m_units) {
        const Field* field = unit->find("name");
        const std::string name = unit->text("name");
        if (!field || name.empty() || first.emplace(name, unit).second)
            continue;
        std::string other;
        for (int n = 2; other.empty() || taken.contains(other); ++n)
            other = name + ", " + std::to_string(n);
        ++taken[other];
        std::vector<Fix> fixes;
        if (characters(other) <= longestName)
            fixes = replacingValue(*field, {"Write \"{0}\"", {other}}, tomlString(other));
        add(Severity::Warning, "list-duplicate-name", field->valuePlace,
            {"There is another \"{0}\" in line {1}; numerals will tell them apart.",
             {name, std::to_string(first[name]->place.line)}},
            "", std::move(fixes));
    }
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const Catalogue& types) {
    ListCheck check(list, types);
    check.checkTypes();
    check.checkCount();
    check.checkStrategos();
    check.checkPoints();
    check.checkNames();
    return std::move(check.faults);
}

}  // namespace ephor::men_of_bronze
