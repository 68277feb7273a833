// What makes a list an army: types that the data knows, one general at most, somebody who is no skirmisher, our limits.
#include "core/army/check_schema.h"
#include "core/base/toml_text.h"
#include "core/rules/ohw/troops.h"

#include <algorithm>
#include <map>

namespace ephor::ohw {

namespace {
constexpr std::int64_t longestName = 40;
}

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 2000, "most points that the army may cost"},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 400},
        {"morale", FieldKind::Integer, false, -2, 2, "of a campaign: army morale that its spirit adds or takes"},
        {"fatigue", FieldKind::Integer, false, 0, 3, "of a campaign: so many of its first Leadership tests fail"},
        {"initiative", FieldKind::Flag, false, 0, 0,
         "of a campaign: true: it has the first phase, unless the enemy kept the initiative, too"},
    };
    const std::vector<KeyRule> general{
        {"type", FieldKind::Text, true, 0, 0, "which general leads the army, such as \"hannibal\" or \"able\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what he is called; without it the name of his type", longestName},
    };
    const std::vector<KeyRule> unit{
        {"type", FieldKind::Text, true, 0, 0, "the unit's type, such as \"legionaries\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the unit is called; without it the name of its type", longestName},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such units"},
        {"strength", FieldKind::Integer, false, 1, 6, "of a campaign: the Strength that is left of it"},
        {"elephant_drill", FieldKind::Flag, false, 0, 0, "true: trained to meet elephants (Elephant Drill)"},
        {"owned", FieldKind::Integer, false, 0, 999,
         "of how many of them you have the models; the game does not look at it"},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 200},
    };
    return {head, {{"general", general, {}}, {"unit", unit, {}}}};
}

namespace {

std::int64_t countOf(const Entry& entry) {
    return std::clamp<std::int64_t>(entry.integer("count", 1), 1, mostOfOneEntry);
}

const TroopType* typeOf(const Entry& unit) { return catalogue().find(unit.text("type")); }

class ListCheck {
public:
    explicit ListCheck(const ArmyList& list) : faults(checkSchema(list, listSchema())), m_list(list) {
        for (const Entry& entry : list.entries)
            (entry.table == "unit" ? m_units : m_generals).push_back(&entry);
    }

    void checkTypes();
    void checkGenerals();
    void checkCount();
    void checkSkirmishers();
    void checkPoints();
    void checkNames();

    Diagnostics faults;

private:
    Place top() const { return m_list.namePlace.line > 0 ? m_list.namePlace : Place{m_list.file, 1, 1}; }
    void add(Severity severity, std::string code, const Place& place, Message message, std::string rule,
             std::vector<Fix> fixes = {}) {
        faults.push_back({severity, std::move(code), place, std::move(message), std::move(rule), std::move(fixes)});
    }
    void checkType(const Entry& entry, const char* kind, const char* code, const std::vector<std::string>& known);
    static std::string nameOf(const Entry& entry) {
        const TroopType* type = typeOf(entry);
        const GeneralType* general = findGeneral(entry.text("type"));
        return entry.text("name", type ? type->name : general ? general->name : entry.text("type", "?"));
    }
    /// The fix that leaves `fewer` units of the entry out; none where the list has no place for it.
    static std::vector<Fix> dropping(const Entry& entry, std::int64_t fewer) {
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
    /// A [[unit]] of that type after the last line, however long the list is.
    static Fix adding(const TroopType& type) {
        return {{"Add a unit of type {0}", {type.id}},
                1 << 30,
                1,
                0,
                0,
                "\n[[unit]]\ntype = " + tomlString(type.id) + "\n"};
    }

    const ArmyList& m_list;
    std::vector<const Entry*> m_units;
    std::vector<const Entry*> m_generals;
};

void ListCheck::checkType(const Entry& entry, const char* kind, const char* code,
                          const std::vector<std::string>& known) {
    const Field* field = entry.find("type");
    const std::string* id = field ? std::get_if<std::string>(&field->value) : nullptr;
    if (!id || id->empty() || std::ranges::find(known, *id) != known.end())
        return;
    if (const std::optional<std::string> nearest = nearestWord(*id, known)) {
        add(Severity::Error, code, field->valuePlace,
            {"There is no {0} \"{1}\"; did you mean \"{2}\"?", {kind, id->substr(0, 64), *nearest}}, "OTW-201",
            replacingValue(*field, {"Write \"{0}\"", {*nearest}}, tomlString(*nearest)));
        return;
    }
    std::string all;
    for (const std::string& one : known)
        (all += all.empty() ? "" : ", ") += one;
    add(Severity::Error, code, field->valuePlace,
        {"There is no {0} \"{1}\"; there are: {2}.", {kind, id->substr(0, 64), all}}, "OTW-201");
}

/// OTW-201: units and generals are of types that the data knows; no unit has more Strength left than its type.
void ListCheck::checkTypes() {
    for (const Entry* unit : m_units) {
        checkType(*unit, "unit type", "list-unknown-type", catalogue().ids());
        const TroopType* type = typeOf(*unit);
        const Field* left = unit->find("strength");
        if (!type || !left || unit->integer("strength", 1) <= type->stat("strength"))
            continue;
        const std::string most = std::to_string(type->stat("strength"));
        add(Severity::Error, "list-strength", left->valuePlace,
            {"A unit of type {0} has a Strength of {1}; more cannot be left.", {type->id, most}}, "OTW-074",
            replacingValue(*left, {"Write {0}", {most}}, most));
    }
    std::vector<std::string> known;
    for (const GeneralType& general : generals())
        known.push_back(general.id);
    for (const Entry* general : m_generals)
        if (general->table == "general")
            checkType(*general, "general", "list-unknown-general", known);
}

/// OTW-216: an army has one general at most.
void ListCheck::checkGenerals() {
    const Entry* first = nullptr;
    for (const Entry* general : m_generals) {
        if (general->table != "general")
            continue;
        if (!first) {
            first = general;
            continue;
        }
        std::vector<Fix> fixes;
        if (general->headLength > 0)
            fixes.push_back({{"Leave {0} out", {nameOf(*general)}}, general->place.line, 1, 0, general->lines, ""});
        add(Severity::Error, "list-many-generals", general->place,
            {"The army has one general, and {0} leads it already.", {nameOf(*first)}}, "OTW-216", std::move(fixes));
    }
    if (!first && !m_units.empty())
        add(Severity::Advice, "list-no-general", top(),
            "The army has no general: nobody re-rolls, rallies or acts without the phase die. Add a [[general]].",
            "OTW-216");
}

/// OTW-203: each unit needs a square of its own in the back rows.
void ListCheck::checkCount() {
    std::int64_t units = 0;
    for (const Entry* unit : m_units)
        units += countOf(*unit);
    if (units == 0) {
        add(Severity::Error, "list-no-units", top(), "The army has no units: add a [[unit]].", "OTW-203",
            {adding(catalogue().types.front())});
        return;
    }
    if (units <= mostUnits)
        return;
    std::vector<Fix> fixes;
    for (auto unit = m_units.rbegin(); unit != m_units.rend() && fixes.empty(); ++unit)
        if (countOf(**unit) >= units - mostUnits)
            fixes = dropping(**unit, units - mostUnits);
    add(Severity::Error, "list-too-many-units", m_units.back()->place,
        {"The army has {0} units; at most {1} fit a side.", {std::to_string(units), std::to_string(mostUnits)}},
        "OTW-203", std::move(fixes));
}

/// OTW-214: an army of skirmishers alone has lost before it begins.
void ListCheck::checkSkirmishers() {
    bool any = false;
    for (const Entry* unit : m_units) {
        const TroopType* type = typeOf(*unit);
        if (!type || !type->has("skirmisher"))
            return;
        any = true;
    }
    if (any)
        add(Severity::Error, "list-skirmishers-only", top(),
            "The army has skirmishers only; it is beaten while it has no other steady unit. Add one.", "OTW-214",
            {adding(catalogue().types.front())});
}

void ListCheck::checkPoints() {
    const Field* limit = m_list.find("limit");
    const std::int64_t* most = limit ? std::get_if<std::int64_t>(&limit->value) : nullptr;
    const std::optional<int> cost = summarise(m_list).cost;
    if (!most || *most < 1 || !cost || *cost <= *most)
        return;
    const std::int64_t over = *cost - *most;
    std::vector<Fix> fixes =
        replacingValue(*limit, {"Raise the limit to {0}", {std::to_string(*cost)}}, std::to_string(*cost));
    const Entry* cheapest = nullptr;
    for (const Entry* unit : m_units) {
        const TroopType* type = typeOf(*unit);
        if (type && type->points && *type->points >= over && !dropping(*unit, 1).empty() &&
            (!cheapest || *type->points < *typeOf(*cheapest)->points))
            cheapest = unit;
    }
    if (cheapest) {
        const std::vector<Fix> drop = dropping(*cheapest, 1);
        fixes.insert(fixes.end(), drop.begin(), drop.end());
    }
    add(Severity::Error, "list-over-limit", limit->valuePlace,
        {"The army costs {0} points, {1} over its limit of {2}.",
         {std::to_string(*cost), std::to_string(over), std::to_string(*most)}},
        "OTW-201", std::move(fixes));
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

Diagnostics checkList(const ArmyList& list) {
    ListCheck check(list);
    check.checkTypes();
    check.checkGenerals();
    check.checkCount();
    check.checkSkirmishers();
    check.checkPoints();
    check.checkNames();
    return std::move(check.faults);
}

}  // namespace ephor::ohw
