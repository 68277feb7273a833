// What makes a list an army: DBA-103, DBA-105, DBA-160, DBA-A25.
#include "core/army/check_schema.h"
#include "core/base/toml_text.h"
#include "core/rules/dba/arithmetic.h"
#include "core/rules/dba/armies.h"

#include <algorithm>

namespace ephor::dba {

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"army", FieldKind::Text, true, 0, 0, "the published list, such as \"II/5a\"", 20},
        {"terrain", FieldKind::Text, false, 0, 0, "the home terrain, where the list leaves a choice", 20},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 400},
        {"scenario", FieldKind::Flag, false, 0, 0,
         "true: a campaign's army, of one to twelve elements and of any troops and terrain"},
        {"aggression", FieldKind::Integer, false, 0, 9,
         "of a campaign: its aggression, where it is not that of the list"},
        {"first_pips", FieldKind::Integer, false, -1, 1, "of a campaign: what its spirit adds to its first PIP die"},
        {"fatigue", FieldKind::Integer, false, 0, 3,
         "of a campaign: PIPs that each move of its first bound costs more"},
        {"second_die", FieldKind::Flag, false, 0, 0, "of a campaign: true: its first PIP die of 1 is thrown again"},
    };
    const std::vector<KeyRule> element{
        {"type", FieldKind::Text, true, 0, 0, "the element's type, such as \"Sp\" or \"4Ax\"", 20},
        {"name", FieldKind::Text, false, 0, 0, "what the element is called; without it the name of its type", 40},
        {"count", FieldKind::Integer, false, 1, armySize, "how many such elements"},
        {"general", FieldKind::Flag, false, 0, 0, "true: the general's element"},
        {"holds", FieldKind::Text, false, 0, 0, "camp, city or fort: what it is meant to guard", 10},
        {"owned", FieldKind::Integer, false, 0, 999,
         "of how many of them you have the models; the game does not look at it"},
        {"note", FieldKind::Text, false, 0, 0, "a remark for the print", 200},
    };
    const std::vector<KeyRule> feature{
        {"kind", FieldKind::Text, true, 0, 0, "a terrain feature that the army places where it defends", 20},
    };
    return {head, {{"element", element, {}}, {"feature", feature, {}}}};
}

namespace {

class ListCheck {
public:
    explicit ListCheck(const ArmyList& list) : m_list(list), faults(checkSchema(list, listSchema())) {
        for (const Entry& entry : list.entries) {
            if (entry.table == "element")
                m_elements.push_back(&entry);
            if (entry.table == "feature")
                m_features.push_back(&entry);
        }
    }

    void checkTypes();
    void checkCount();
    void checkGeneral();
    void checkArmy();
    void checkTerrain();
    void checkFeatures();
    void checkGuards();

private:
    bool isScenario() const { return m_list.find("scenario") && m_list.find("scenario")->value == FieldValue(true); }

    const ArmyList& m_list;
    std::vector<const Entry*> m_elements;
    std::vector<const Entry*> m_features;
    const PublishedArmy* m_army = nullptr;

public:
    Diagnostics faults;

private:
    Place top() const { return m_list.namePlace.line > 0 ? m_list.namePlace : Place{m_list.file, 1, 1}; }
    void add(std::string code, const Place& place, Message message, std::string rule, std::vector<Fix> fixes = {}) {
        faults.push_back(
            {Severity::Error, std::move(code), place, std::move(message), std::move(rule), std::move(fixes)});
    }
    static std::int64_t countOf(const Entry& entry) {
        return std::clamp<std::int64_t>(entry.integer("count", 1), 1, armySize);
    }
    /// The fix that leaves `fewer` elements of the entry out.
    static std::vector<Fix> dropping(const Entry& entry, std::int64_t fewer) {
        const std::int64_t left = countOf(entry) - fewer;
        const std::string name = entry.text("name", entry.text("type"));
        const Message label{"Drop {1} {0}", {name, std::to_string(fewer)}};
        if (entry.place.line == 0 || left < 0)
            return {};
        if (left > 0)
            return replacingValue(*entry.find("count"), label, std::to_string(left));
        return entry.headLength == 0 ? std::vector<Fix>{}
                                     : std::vector<Fix>{{label, entry.place.line, 1, 0, entry.lines, ""}};
    }
    static const std::string* textOf(const Field* field) {
        return field ? std::get_if<std::string>(&field->value) : nullptr;
    }
    /// A word that must be one of `known`, things of the kind `what`; the nearest is offered.
    void unknownWord(std::string code, const Field& field, const std::string& word, const char* what,
                     const std::vector<std::string>& known, std::string rule) {
        if (const auto nearest = nearestWord(word, known)) {
            add(std::move(code), field.valuePlace,
                {"There is no {0} \"{1}\"; did you mean \"{2}\"?", {what, word, *nearest}}, std::move(rule),
                replacingValue(field, {"Write \"{0}\"", {*nearest}}, tomlString(*nearest)));
            return;
        }
        std::string all;
        for (const std::string& one : known)
            (all += all.empty() ? "" : ", ") += one;
        add(std::move(code), field.valuePlace, {"There is no {0} \"{1}\"; there are: {2}.", {what, word, all}},
            std::move(rule));
    }
};

/// DBA-104: an element is of a type that the data knows, and none that only the rules bring.
void ListCheck::checkTypes() {
    std::vector<std::string> ids = catalogue().ids();
    std::erase(ids, "CF");
    std::erase(ids, "Den");
    for (const Entry* element : m_elements) {
        const Field* field = element->find("type");
        const std::string* id = textOf(field);
        if (id && !id->empty() && std::ranges::find(ids, *id) == ids.end())
            unknownWord("list-unknown-type", *field, id->substr(0, 64), "type", ids, "DBA-104");
    }
}

/// DBA-103: twelve elements.
void ListCheck::checkCount() {
    std::int64_t count = 0;
    for (const Entry* element : m_elements)
        count += countOf(*element);
    if (count == armySize || (isScenario() && count > 0 && count < armySize))
        return;
    std::vector<Fix> fixes;
    if (count > armySize)
        for (auto e = m_elements.rbegin(); e != m_elements.rend() && fixes.empty(); ++e)
            if (!(*e)->flag("general") && countOf(**e) >= count - armySize)
                fixes = dropping(**e, count - armySize);
    add("list-size", m_elements.empty() ? top() : m_elements.back()->place,
        {"The army has {0} elements; it must have {1}.", {std::to_string(count), std::to_string(armySize)}}, "DBA-103",
        std::move(fixes));
}

/// DBA-103: one of them is the general's.
void ListCheck::checkGeneral() {
    const Entry* first = nullptr;
    for (const Entry* element : m_elements) {
        if (!element->flag("general"))
            continue;
        const Field& field = *element->find("general");
        if (first)
            add("list-two-generals", field.keyPlace,
                {"The army has a general already, with \"{0}\" in line {1}.",
                 {first->text("name", first->text("type")), std::to_string(first->place.line)}},
                "DBA-103", replacingValue(field, "Leave this element without him", "false"));
        else
            first = element;
    }
    if (first || m_elements.empty())
        return;
    std::vector<Fix> fixes;
    for (const Entry* element : m_elements)
        if (fixes.empty() && !element->find("general") && countOf(*element) == 1 && element->place.line > 0)
            fixes.push_back(
                addingField(*element, {"Make {0} the general's", {element->text("type")}}, "general = true"));
    add("list-no-general", top(), "The army has no general: give one element \"general = true\".", "DBA-103",
        std::move(fixes));
}

/// DBA-160: the elements are those of the published list.
void ListCheck::checkArmy() {
    const Field* field = m_list.find("army");
    const std::string* id = textOf(field);
    if (!id || id->empty())
        return;
    m_army = armyNamed(*id);
    if (!m_army) {
        std::vector<std::string> ids;
        for (const PublishedArmy& army : publishedArmies())
            ids.push_back(army.id);
        unknownWord("list-unknown-army", *field, id->substr(0, 20), "army", ids, "DBA-160");
        return;
    }
    if (isScenario())
        return checkTerrain();
    const Field* terrain = m_list.find("terrain");
    if (const std::string* home = textOf(terrain);
        home && std::ranges::find(m_army->terrain, *home) == m_army->terrain.end())
        unknownWord("list-unknown-terrain", *terrain, home->substr(0, 20), "home terrain of this army", m_army->terrain,
                    "DBA-105");
    const Army army = armyOf(m_list);
    const Entry* last = nullptr;
    const std::vector<std::size_t> without = withoutSlot(*m_army, army.elements);
    for (const std::size_t i : without) {
        const ArmyElement& element = army.elements[i];
        if (element.entry == last || army.elements.size() > armySize)
            continue;  // thirteen elements are a fault of their own
        last = element.entry;
        std::string general;
        for (const std::string& type : m_army->general)
            (general += general.empty() ? "" : " or ") += type;
        if (element.general)
            add("list-general-type", element.entry->place,
                {"The general of {0} is {1}, not {2}.", {m_army->id, general, element.type->id}}, "DBA-160",
                element.entry->find("type")->valueLength > 0
                    ? replacingValue(*element.entry->find("type"), {"Write \"{0}\"", {m_army->general.front()}},
                                     tomlString(m_army->general.front()))
                    : std::vector<Fix>{});
        else
            add("list-not-in-army", element.entry->place,
                {"{0} has no place for this {1} besides the others of the list.", {m_army->id, element.type->id}},
                "DBA-160", dropping(*element.entry, std::ranges::count_if(without, [&](std::size_t other) {
                    return army.elements[other].entry == element.entry;
                })));
    }
}

/// DBA-105: a campaign's army fights in any country.
void ListCheck::checkTerrain() {
    const Field* terrain = m_list.find("terrain");
    const std::string* home = textOf(terrain);
    if (!home || home->empty() || topographyNamed(*home))
        return;
    std::vector<std::string> known;
    for (const Topography& one : topographies())
        known.emplace_back(one.name);
    unknownWord("list-unknown-terrain", *terrain, home->substr(0, 20), "terrain", known, "DBA-105");
}

/// DBA-105: features that the home terrain allows.
void ListCheck::checkFeatures() {
    if (m_features.empty())
        return;
    std::vector<std::string> known;
    for (std::size_t i = 1; i < featureKinds; ++i)
        known.emplace_back(nameOf(static_cast<FeatureKind>(i)));
    std::vector<FeatureKind> kinds;
    for (const Entry* feature : m_features) {
        const Field* field = feature->find("kind");
        const std::string* word = textOf(field);
        if (!word)
            continue;
        if (const auto kind = featureNamed(*word))
            kinds.push_back(*kind);
        else
            unknownWord("list-unknown-feature", *field, word->substr(0, 20), "feature", known, "DBA-105");
    }
    const Topography* home = armyOf(m_list).home;
    if (!home)
        return;
    const auto lastOf = [&](FeatureKind kind) -> const Entry& {
        for (auto f = m_features.rbegin(); f != m_features.rend(); ++f)
            if ((*f)->text("kind") == nameOf(kind))
                return **f;
        return *m_features.back();
    };
    const std::string where(home->name);
    for (const FeatureFault& fault : ephor::dba::checkFeatures(*home, kinds)) {
        const Entry& entry = lastOf(fault.kind);
        const std::string kind(nameOf(fault.kind));
        const std::vector<Fix> drop =
            entry.headLength > 0 ? std::vector<Fix>{{{"Leave it out", {}}, entry.place.line, 1, 0, entry.lines, ""}}
                                 : std::vector<Fix>{};
        switch (fault.what) {
        case FeatureFault::What::NotHere:
            add("list-feature-terrain", entry.place, {"{0} terrain has no {1}.", {where, kind}}, "DBA-105", drop);
            break;
        case FeatureFault::What::TooMany:
            add("list-feature-many", entry.place, {"There are too many features like {0}.", {kind}}, "DBA-105", drop);
            break;
        case FeatureFault::What::TooFewCompulsory:
            add("list-feature-compulsory", m_features.front()->place,
                {"{0} terrain needs its compulsory features, such as {1}.", {where, kind}}, "DBA-105");
            break;
        case FeatureFault::What::TooFewOptional:
            add("list-feature-few", m_features.front()->place, "Two or three optional features must be chosen.",
                "DBA-105");
            break;
        case FeatureFault::What::TooManyAltogether:
            add("list-feature-total", entry.place, "At most two compulsory and three optional features may be chosen.",
                "DBA-105", drop);
            break;
        case FeatureFault::What::NothingRough:
            add("list-feature-open", m_features.front()->place,
                "One feature at least must be bad or rough going, a river or a waterway.", "DBA-105");
            break;
        }
    }
}

/// DBA-010, DBA-A21, DBA-A25: who may stand guard.
void ListCheck::checkGuards() {
    std::array<const Entry*, 2> taken{};
    for (const Entry* element : m_elements) {
        const Field* field = element->find("holds");
        const std::string* what = textOf(field);
        const TroopType* type = catalogue().find(element->text("type"));
        if (!what || !type)
            continue;
        const bool camp = *what == "camp";
        if (!camp && *what != "city" && *what != "fort") {
            unknownWord("list-unknown-work", *field, what->substr(0, 10), "work", {"camp", "city", "fort"}, "DBA-010");
            continue;
        }
        const Troop troop = troopOf(*type);
        const std::vector<Fix> leave = field->valueLength > 0
                                           ? replacingValue(*field, "Let camp followers do it", tomlString("camp"))
                                           : std::vector<Fix>{};
        if (camp ? !mayGuardCamp(troop) : !mayGarrison(troop))
            add("list-guard-type", field->valuePlace, {"{0} cannot hold a {1}.", {type->name, *what}},
                camp ? "DBA-A21" : "DBA-A25",
                camp                  ? std::vector<Fix>{}
                : mayGuardCamp(troop) ? leave
                                      : std::vector<Fix>{});
        if (const Entry*& before = taken[camp ? 0 : 1]; before)
            add("list-guard-twice", field->valuePlace,
                {"The {0} has its guard already, in line {1}.", {*what, std::to_string(before->place.line)}},
                camp ? "DBA-A21" : "DBA-010");
        else
            before = element;
    }
}

}  // namespace

Diagnostics checkList(const ArmyList& list) {
    ListCheck check(list);
    check.checkTypes();
    check.checkCount();
    check.checkGeneral();
    check.checkArmy();
    check.checkFeatures();
    check.checkGuards();
    return std::move(check.faults);
}

}  // namespace ephor::dba
