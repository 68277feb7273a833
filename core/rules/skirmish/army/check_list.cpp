// List checks: SKI-103 to SKI-106.
#include "core/army/list_faults.h"
#include "core/army/list_limits.h"
#include "core/base/toml_text.h"
#include "core/rules/skirmish/army/troops.h"

#include <algorithm>
#include <set>

namespace ephor::skirmish {

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 5000, "most points that the army may cost (house points)"},
        noteKey(400),
        {"morale", FieldKind::Integer, false, -1, 1, "of a campaign: what its spirit adds to morale rolls"},
        {"fatigue", FieldKind::Integer, false, 0, 3, "of a campaign: inches that every move is shorter"},
        {"initiative", FieldKind::Flag, false, 0, 0,
         "of a campaign: true: it has the first card, unless the enemy kept the initiative, too"},
    };
    const std::vector<KeyRule> retinue{
        {"name", FieldKind::Text, false, 0, 0, "what the retinue is called", 40},
        {"player", FieldKind::Integer, false, 1, playersOfSide,
         "which player of the side leads it; each player has one movement card", 80, "1"},
        allyKey(),
        noteKey(),
    };
    const std::vector<KeyRule> figure{
        {"type", FieldKind::Text, true, 0, 0, "the figure's type, such as \"spearman\"", 40},
        {"count", FieldKind::Integer, false, 1, mostFigures, "how many of them", 80, "1"},
        {"name", FieldKind::Text, false, 0, 0, "what the figure is called; without it the name of its type", 40},
        {"leader", FieldKind::Flag, false, 0, 0, "true: the figure leads the retinue"},
        {"standard", FieldKind::Flag, false, 0, 0, "true: the figure carries its standard"},
        {"class", FieldKind::Text, false, 0, 0, "militia, average, veteran or elite, where it is not that of the type",
         10},
        {"stripes", FieldKind::Integer, false, 0, 6, "its stripes, where they are not those of its class"},
        ownedKey(),
        noteKey(),
    };
    const std::vector<Entry> starter{entry("figure", {field("type", "sergeant"), field("leader", true)}),
                                     entry("figure", {field("type", "sergeant"), field("standard", true)}),
                                     entry("figure", {field("type", "spearman"), field("count", std::int64_t{4})})};
    return {withLimits(head), {{"retinue", retinue, {{"figure", figure, {}}}, starter}}};
}

namespace {

const std::vector<std::string> classWords{"militia", "average", "veteran", "elite"};

class ListCheck : public ListFaults {
public:
    ListCheck(const ArmyList& list, const Catalogue& types)
        : ListFaults(list, listSchema(), mostFigures), m_types(types) {
        for (const Entry& entry : list.entries)
            if (entry.table == "retinue")
                m_retinues.push_back(&entry);
    }

    void checkRetinues();
    void checkFigures(const Entry& retinue);
    void checkRole(const Entry& retinue, const char* role, const char* what);
    /// Only house points, since no source gives any.
    void checkPoints();

private:
    std::string nameOf(const Entry& retinue) const {
        const auto at = std::ranges::find(m_retinues, &retinue);
        return retinue.text("name", "Retinue " + std::to_string(at - m_retinues.begin() + 1));
    }

    std::string figureName(const Entry& figure) const;
    std::vector<Fix> resizing(const Entry& retinue, std::int64_t figures) const;

    const Catalogue& m_types;
    std::vector<const Entry*> m_retinues;
};

std::string ListCheck::figureName(const Entry& figure) const {
    const TroopType* type = m_types.meant(figure.text("type"));
    return figure.text("name", type ? type->name : figure.text("type"));
}

/// The fix that brings a retinue to the nearest size that is allowed.
std::vector<Fix> ListCheck::resizing(const Entry& retinue, std::int64_t figures) const {
    const std::int64_t missing = leastFigures - figures;
    const bool isInline = std::ranges::any_of(retinue.children, [](const Entry& one) { return one.headLength == 0; });
    if (missing > 0 && retinue.headLength > 0 && !isInline && !m_types.types.empty()) {
        const TroopType* spearman = m_types.find("spearman");
        const TroopType& type = spearman ? *spearman : m_types.types.front();
        return {{{"Add {1} of type {0}", {type.name, std::to_string(missing)}},
                 retinue.place.line + retinue.lines,
                 1,
                 0,
                 0,
                 "\n[[retinue.figure]]\ntype = " + tomlString(type.id) + "\n" +
                     (missing > 1 ? "count = " + std::to_string(missing) + "\n" : "")}};
    }
    for (auto figure = retinue.children.rbegin(); missing <= 0 && figure != retinue.children.rend(); ++figure)
        if (!figure->flag("leader") && !figure->flag("standard") && countOf(*figure) >= figures - mostFigures)
            return dropping(*figure, figureName(*figure), figures - mostFigures);
    return {};
}

void ListCheck::checkPoints() {
    std::vector<Spare> spare;
    for (const Entry* retinue : m_retinues)
        for (const Entry& figure : retinue->children)
            if (const TroopType* type = m_types.find(figure.text("type"));
                type && type->points && !figure.flag("leader") && !figure.flag("standard"))
                spare.push_back({&figure, figureName(figure), *type->points});
    checkLimit(summarise(list(), m_types).cost, "points", "SKI-104", spare);
}

/// SKI-104: exactly one leader, and one standard bearer. `role` is the key.
void ListCheck::checkRole(const Entry& retinue, const char* role, const char* what) {
    const Entry* first = nullptr;
    for (const Entry& figure : retinue.children) {
        if (!figure.flag(role))
            continue;
        const Field& field = *figure.find(role);
        if (first) {
            error(std::string("list-many-") + role, field.keyPlace,
                  {"{0} has a {1} already, the {2} in line {3}.",
                   {nameOf(retinue), what, figureName(*first), std::to_string(first->place.line)}},
                  "SKI-104", replacingValue(field, {"Leave it with the first", {}}, "false"));
            continue;
        }
        first = &figure;
        if (countOf(figure) > 1)
            error(std::string("list-") + role + "-count", field.keyPlace,
                  {"There is one {0}, but this entry stands for {1} figures: give this one an entry of its own.",
                   {what, std::to_string(countOf(figure))}},
                  "SKI-104", replacingValue(*figure.find("count"), "Write 1", "1"));
        if (std::string_view(role) == "standard" && figure.flag("leader"))
            error("list-leader-with-standard", field.keyPlace,
                  {"The leader of {0} cannot carry the standard, too: give it to another figure.", {nameOf(retinue)}},
                  "SKI-104", replacingValue(field, {"Leave the leader without it", {}}, "false"));
    }
    if (first || retinue.children.empty())
        return;
    std::vector<Fix> fixes;
    for (const Entry& figure : retinue.children)
        if (fixes.empty() && countOf(figure) == 1 && !figure.flag("leader") && !figure.flag("standard") &&
            !figure.find(role) && figure.place.line > 0)
            fixes.push_back(addingField(figure, {"Choose {0}", {figureName(figure)}}, std::string(role) + " = true"));
    error(std::string("list-no-") + role, retinue.place,
          {"{0} has no {1}: choose one of its figures.", {nameOf(retinue), what}}, "SKI-104", std::move(fixes));
}

void ListCheck::checkFigures(const Entry& retinue) {
    std::int64_t figures = 0;
    for (const Entry& figure : retinue.children) {
        checkWord("list-unknown-type", figure.find("type"), "figure type", m_types.ids(), "SKI-103");
        checkWord("list-unknown-class", figure.find("class"), "class", classWords, "SKI-057");
        figures += countOf(figure);
    }
    if (figures < leastFigures || figures > mostFigures)
        error("list-retinue-size", retinue.place,
              {"{0} has {1} figures; a retinue has {2} to {3}.",
               {nameOf(retinue), std::to_string(figures), std::to_string(leastFigures), std::to_string(mostFigures)}},
              "SKI-104", resizing(retinue, figures));
    checkRole(retinue, "leader", "leader");
    checkRole(retinue, "standard", "standard bearer");
}

void ListCheck::checkRetinues() {
    if (m_retinues.empty()) {
        const Fix fix = addingTables(
            "Add a retinue",
            "\n[[retinue]]\n\n[[retinue.figure]]\ntype = \"sergeant\"\nleader = true\n\n[[retinue.figure]]\ntype = "
            "\"sergeant\"\nstandard = true\n\n[[retinue.figure]]\ntype = \"spearman\"\ncount = 8\n");
        error("list-no-retinues", top(), "The army has no retinue: add one with its figures.", "SKI-104",
              hasStrayTable(found()) ? std::vector<Fix>{} : std::vector<Fix>{fix});
    }
    if (m_retinues.size() > mostRetinues)
        error("list-too-many-retinues", m_retinues[mostRetinues]->place,
              {"The army has {0} retinues; at most {1} fit a side.",
               {std::to_string(m_retinues.size()), std::to_string(mostRetinues)}},
              "SKI-104");
    std::set<std::string> names;
    for (const Entry* retinue : m_retinues) {
        checkFigures(*retinue);
        const Field* name = retinue->find("name");
        if (name && !names.insert(retinue->text("name")).second)
            error("list-duplicate-name", name->valuePlace,
                  {"There is another retinue \"{0}\": give this one a name of its own.", {retinue->text("name")}},
                  "SKI-103");
    }
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const Catalogue& types) {
    ListCheck check(list, types);
    check.checkRetinues();
    check.checkPoints();
    return std::move(check).take();
}

}  // namespace ephor::skirmish
