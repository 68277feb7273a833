#include "core/rules/dba/army/check_list.h"

#include "core/army/list_faults.h"
#include "core/base/toml_text.h"
#include "core/base/utf8.h"
#include "core/rules/dba/army/army_places.h"
#include "core/rules/dba/army/years.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

namespace {

/// True if the text has every word of `words`, in any order and case.
bool hasWords(const std::string& text, const std::string& words) {
    const std::string within = lowered(text);
    const std::string sought = lowered(words);
    for (std::size_t at = 0; at < sought.size();) {
        const std::size_t end = std::min(sought.find_first_of(" ,", at), sought.size());
        if (!within.contains(sought.substr(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

bool hasPlaceFor(const PublishedArmy& army, const std::string& type) {
    return std::ranges::contains(army.general, type) || std::ranges::any_of(army.slots, [&](const ArmySlot& slot) {
               return std::ranges::contains(slot.types, type);
           });
}

class ListCheck : public ListFaults {
public:
    ListCheck(const ArmyList& list, const ListFigures& figures)
        : ListFaults(list, listSchema(), armySize), m_figures(figures) {
        for (const Entry& entry : list.entries) {
            if (entry.table == "element")
                m_elements.push_back(&entry);
            if (entry.table == "feature")
                m_features.push_back(&entry);
        }
        if (const std::string* id = textIn(list, "army"))
            m_army = figures.army(*id);
    }

    void checkTypes();
    void checkCount();
    void checkGeneral();
    void checkArmy();
    void checkYearZero(const Field& field);
    void checkYears();
    void checkEnemy();
    void checkTerrain();
    void checkFeatures();
    void checkGuards();

private:
    std::vector<Fix> droppingSurplus(std::int64_t over) const;
    std::vector<std::string> armyIds() const {
        std::vector<std::string> ids;
        for (const PublishedArmy& army : m_figures.armies)
            ids.push_back(army.id);
        return ids;
    }
    std::string calledOf(const Entry& element) const {
        const TroopType* type = m_figures.types.meant(element.text("type"));
        return element.text("name", type ? type->name : element.text("type"));
    }
    bool isWrittenInline() const {
        return std::ranges::any_of(m_elements, [](const Entry* one) { return one->headLength == 0; });
    }
    void checkUnknownArmy(const Field& field, const std::string& word);
    void addOpenPlaces();
    void checkPlaces();

    const ListFigures& m_figures;
    std::vector<const Entry*> m_elements;
    std::vector<const Entry*> m_features;
    const PublishedArmy* m_army = nullptr;
};

/// There is no year 0: 1 BC is followed by AD 1.
void ListCheck::checkYearZero(const Field& field) {
    std::vector<Fix> fixes = replacingValue(field, "Write -1, for 1 BC", "-1");
    for (Fix& fix : replacingValue(field, "Write 1, for AD 1", "1"))
        fixes.push_back(std::move(fix));
    error("list-year-zero", field.valuePlace, "There was no year 0: AD 1 followed 1 BC.", "DBA-160", std::move(fixes));
}

/// DBA-160: warns if the army did not exist in that year. A warning only, since clubs like battles that never were.
void ListCheck::checkYears() {
    const Field* field = list().find("year");
    const auto* year = valueOf<std::int64_t>(field);
    if (year && *year == 0)
        return checkYearZero(*field);
    const std::optional<Years> years = m_army ? yearsOf(m_army->name) : std::nullopt;
    if (!year || !years || years->holds(static_cast<int>(std::clamp<std::int64_t>(*year, -9999, 9999))))
        return;
    const auto nearest = std::to_string(*year < years->from ? years->from : years->to);
    add(Severity::Warning, "list-out-of-date", field->valuePlace,
        {"{0} fought from {1}; this is another time.", {m_army->id, shownYears(*years)}}, "DBA-160",
        replacingValue(*field, {"Write {0}", {nearest}}, nearest));
}

/// Warns if the enemy is not an army of the same time.
void ListCheck::checkEnemy() {
    const std::string* id = textIn(list(), "enemy");
    if (!id)
        return;
    const PublishedArmy* enemy = m_figures.army(*id);
    if (!enemy)
        return checkWord("list-unknown-enemy", list().find("enemy"), "army", armyIds(), "DBA-160");
    const std::optional<Years> ours = m_army ? yearsOf(m_army->name) : std::nullopt;
    const std::optional<Years> theirs = yearsOf(enemy->name);
    if (ours && theirs && !ours->meets(*theirs))
        add(Severity::Warning, "list-enemy-of-other-times", list().find("enemy")->valuePlace,
            {"{0} fought from {1}, {2} from {3}: they never met.",
             {m_army->id, shownYears(*ours), enemy->id, shownYears(*theirs)}},
            "DBA-160");
}

/// DBA-104: elements must be of known types, except types that only the rules create.
void ListCheck::checkTypes() {
    std::vector<std::string> ids = m_figures.types.ids();
    std::erase(ids, "CF");
    std::erase(ids, "Den");
    for (const Entry* element : m_elements) {
        const std::string* word = textIn(*element, "type");
        const auto type = std::ranges::find_if(m_figures.types.types, [&](const TroopType& one) {
            return word && lowered(one.name) == lowered(*word) && (!m_army || hasPlaceFor(*m_army, one.id));
        });
        if (!word || std::ranges::contains(ids, *word) || type == m_figures.types.types.end())
            checkWord("list-unknown-type", element->find("type"), "type", ids, "DBA-104");
        else
            error("list-unknown-type", element->find("type")->valuePlace,
                  {"There is no type \"{0}\": lists write {0} as \"{1}\".", {*word, type->id}}, "DBA-104",
                  replacingValue(*element->find("type"), {"Write \"{0}\"", {type->id}}, tomlString(type->id)));
    }
}

/// DBA-103: twelve elements.
void ListCheck::checkCount() {
    std::int64_t count = 0;
    for (const Entry* element : m_elements)
        count += countOf(*element);
    if (count == armySize || (list().flag("scenario") && count > 0 && count < armySize))
        return;
    if (count < armySize && m_army)
        return addOpenPlaces();
    error("list-size", m_elements.empty() ? top() : m_elements.back()->place,
          {"The army has {0} elements; it must have {1}.", {std::to_string(count), std::to_string(armySize)}},
          "DBA-103", count > armySize ? droppingSurplus(count - armySize) : std::vector<Fix>{});
}

/// Drops elements without a place in the published army, else others that are not the general's. If no element is the
/// general's, the first one that may be is kept.
std::vector<Fix> ListCheck::droppingSurplus(std::int64_t over) const {
    Army army = armyOf(list(), m_figures);
    if (m_army && std::ranges::none_of(army.elements, &ArmyElement::general))
        if (const auto first = std::ranges::find_if(
                army.elements,
                [this](const ArmyElement& one) { return std::ranges::contains(m_army->general, one.type->id); });
            first != army.elements.end())
            first->general = true;
    const std::vector<std::size_t> without =
        m_army && !list().flag("scenario") ? seated(*m_army, army.elements).without : std::vector<std::size_t>{};
    std::vector<Fix> fixes;
    for (auto e = m_elements.rbegin(); e != m_elements.rend() && fixes.empty(); ++e) {
        const std::int64_t spare = std::ranges::count_if(
            without, [&](std::size_t i) { return army.elements[i].entry == *e && !army.elements[i].general; });
        if (spare > 0)
            fixes = dropping(**e, calledOf(**e), std::min(spare, over));
    }
    for (auto e = m_elements.rbegin(); e != m_elements.rend() && fixes.empty(); ++e)
        if (!(*e)->flag("general") && countOf(**e) >= over)
            fixes = dropping(**e, calledOf(**e), over);
    return fixes;
}

/// DBA-103, DBA-160: which places of the published army are open.
void ListCheck::addOpenPlaces() {
    const Seating seating = seated(*m_army, armyOf(list(), m_figures).elements);
    const std::size_t open = seating.open.size() + (seating.generalOpen ? 1 : 0);
    std::vector<Fix> fixes;
    if (!isWrittenInline() && !hasStrayTable(found()))
        fixes.push_back(addingTables(open == 1 ? "Fill it" : "Fill them", fillingTables(*m_army, seating)));
    const std::string title = armyTitle(*m_army);
    const std::string places = openPlaces(*m_army, seating, m_figures.types);
    error("list-size", list().find("army")->valuePlace,
          open == 1 ? Message("1 place of {0} is open: {1}.", {title, places})
                    : Message("{2} places of {0} are open: {1}.", {title, places, std::to_string(open)}),
          "DBA-103", std::move(fixes));
}

/// DBA-103: one of them is the general's.
void ListCheck::checkGeneral() {
    const Entry* first = nullptr;
    for (const Entry* element : m_elements) {
        if (!element->flag("general"))
            continue;
        const Field& field = *element->find("general");
        if (first)
            error("list-two-generals", field.keyPlace,
                  {"The army has a general already, with \"{0}\" in line {1}.",
                   {first->text("name", first->text("type")), std::to_string(first->place.line)}},
                  "DBA-103", replacingValue(field, "Remove the general from this element", "false"));
        else
            first = element;
    }
    if (first || m_elements.empty())
        return;
    const Entry* chosen = nullptr;  // preferably an entry of one element
    for (const Entry* element : m_elements)
        if ((!chosen || (countOf(*chosen) > 1 && countOf(*element) == 1)) && !element->find("general") &&
            element->place.line > 0 &&
            (!m_army || list().flag("scenario") || std::ranges::contains(m_army->general, element->text("type"))))
            chosen = element;
    std::vector<Fix> fixes;
    if (chosen)
        fixes.push_back(addingField(*chosen, {"Put the general with {0}", {calledOf(*chosen)}}, "general = true"));
    error("list-no-general", top(), "The army has no general: choose the general's element.", "DBA-103",
          std::move(fixes));
}

/// DBA-160: an army that is named by words of its name, or misspelt.
void ListCheck::checkUnknownArmy(const Field& field, const std::string& word) {
    constexpr std::size_t most = 4;
    std::vector<const PublishedArmy*> meant;
    for (const PublishedArmy& army : m_figures.armies)
        if (hasWords(armyTitle(army), word))
            meant.push_back(&army);
    if (const std::optional<std::string> nearest = nearestWord(word, armyIds()); meant.size() > most && nearest)
        meant = {m_figures.army(*nearest)};
    else if (meant.empty() && nearest)
        meant.push_back(m_figures.army(*nearest));
    const std::string shown = word.substr(0, 64);
    if (meant.empty() || meant.size() > most)
        return error("list-unknown-army", field.valuePlace,
                     {"There is no army \"{0}\". An army has a number, such as \"{1}\"; words of its name find it.",
                      {shown, m_figures.armies.front().id}},
                     "DBA-160");
    std::string titles;
    std::vector<Fix> fixes;
    for (const PublishedArmy* army : meant) {
        (titles += titles.empty() ? "" : " or ") += armyTitle(*army);
        for (Fix& fix : replacingValue(field, {"Write \"{0}\"", {army->id}}, tomlString(army->id)))
            fixes.push_back(std::move(fix));
    }
    error("list-unknown-army", field.valuePlace, {"There is no army \"{0}\"; did you mean {1}?", {shown, titles}},
          "DBA-160", std::move(fixes));
}

/// DBA-160: the elements are those of the published list.
void ListCheck::checkArmy() {
    const std::string* id = textIn(list(), "army");
    if (!id)
        return;
    if (!m_army)
        return checkUnknownArmy(*list().find("army"), *id);
    if (list().flag("scenario"))
        return checkTerrain();
    checkWord("list-unknown-terrain", list().find("terrain"), "home terrain of this army", m_army->terrain, "DBA-105");
    checkPlaces();
}

void ListCheck::checkPlaces() {
    const Army army = armyOf(list(), m_figures);
    const Entry* last = nullptr;
    const std::vector<std::size_t> without = seated(*m_army, army.elements).without;
    for (const std::size_t i : without) {
        const ArmyElement& element = army.elements[i];
        if (element.entry == last || army.elements.size() > armySize)
            continue;  // thirteen elements are reported elsewhere
        last = element.entry;
        std::string general;
        for (const std::string& type : m_army->general)
            (general += general.empty() ? "" : " or ") += m_figures.types.find(type)->name;
        if (element.general)
            error("list-general-type", element.entry->place,
                  {"The general of {0} is with {1}, not with {2}.", {armyTitle(*m_army), general, element.type->name}},
                  "DBA-160",
                  element.entry->find("type")->valueLength > 0
                      ? replacingValue(*element.entry->find("type"), {"Write \"{0}\"", {m_army->general.front()}},
                                       tomlString(m_army->general.front()))
                      : std::vector<Fix>{});
        else
            error("list-not-in-army", element.entry->place,
                  {"{0} has no place for these {1} besides the others of the list.",
                   {armyTitle(*m_army), element.type->name}},
                  "DBA-160",
                  dropping(*element.entry, calledOf(*element.entry),
                           std::ranges::count_if(without, [&](std::size_t other) {
                               return army.elements[other].entry == element.entry;
                           })));
    }
}

/// DBA-105: the army of a campaign may fight in any home terrain.
void ListCheck::checkTerrain() {
    std::vector<std::string> known;
    for (const Topography& one : topographies())
        known.emplace_back(one.name);
    checkWord("list-unknown-terrain", list().find("terrain"), "terrain", known, "DBA-105");
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
        checkWord("list-unknown-feature", feature->find("kind"), "feature", known, "DBA-105");
        if (const auto kind = featureNamed(feature->text("kind")))
            kinds.push_back(*kind);
    }
    const Topography* home = armyOf(list(), m_figures).home;
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
        const std::vector<Fix> drop = leavingOut(entry, "Leave it out");
        switch (fault.what) {
        case FeatureFault::What::NotHere:
            error("list-feature-terrain", entry.place, {"{0} terrain has no {1}.", {where, kind}}, "DBA-105", drop);
            break;
        case FeatureFault::What::TooMany:
            error("list-feature-many", entry.place, {"There are too many features like {0}.", {kind}}, "DBA-105", drop);
            break;
        case FeatureFault::What::TooFewCompulsory:
            error("list-feature-compulsory", m_features.front()->place,
                  {"{0} terrain needs its compulsory features, such as {1}.", {where, kind}}, "DBA-105");
            break;
        case FeatureFault::What::TooFewOptional:
            error("list-feature-few", m_features.front()->place, "Two or three optional features must be chosen.",
                  "DBA-105");
            break;
        case FeatureFault::What::TooManyAltogether:
            error("list-feature-total", entry.place,
                  "At most two compulsory and three optional features may be chosen.", "DBA-105", drop);
            break;
        case FeatureFault::What::NothingRough:
            error("list-feature-open", m_features.front()->place,
                  "One feature at least must be bad or rough going, a river or a waterway.", "DBA-105");
            break;
        }
    }
}

/// DBA-010, DBA-A21, DBA-A25: which elements may stand guard.
void ListCheck::checkGuards() {
    std::array<const Entry*, 2> taken{};
    for (const Entry* element : m_elements) {
        const Field* field = element->find("holds");
        const std::string* what = textIn(*element, "holds");
        const TroopType* type = m_figures.types.find(element->text("type"));
        if (!what || !type)
            continue;
        const bool camp = *what == "camp";
        if (!camp && *what != "city" && *what != "fort") {
            checkWord("list-unknown-work", field, "work", {"camp", "city", "fort"}, "DBA-010");
            continue;
        }
        const Troop troop = troopOf(*type);
        const std::vector<Fix> leave = field->valueLength > 0
                                           ? replacingValue(*field, "Let camp followers do it", tomlString("camp"))
                                           : std::vector<Fix>{};
        if (camp ? !mayGuardCamp(troop) : !mayGarrison(troop))
            error("list-guard-type", field->valuePlace, {"{0} cannot hold a {1}.", {type->name, *what}},
                  camp ? "DBA-A21" : "DBA-A25",
                  camp                  ? std::vector<Fix>{}
                  : mayGuardCamp(troop) ? leave
                                        : std::vector<Fix>{});
        if (const Entry*& before = taken[camp ? 0 : 1]; before)
            error("list-guard-twice", field->valuePlace,
                  {"The {0} has its guard already, in line {1}.", {*what, std::to_string(before->place.line)}},
                  camp ? "DBA-A21" : "DBA-010");
        else
            before = element;
    }
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const ListFigures& figures) {
    ListCheck check(list, figures);
    check.checkTypes();
    check.checkCount();
    check.checkGeneral();
    check.checkArmy();
    check.checkYears();
    check.checkEnemy();
    check.checkFeatures();
    check.checkGuards();
    return std::move(check).take();
}

}  // namespace ephor::dba
