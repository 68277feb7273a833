#include "core/rules/alala/army/check_list.h"

#include "core/army/list_faults.h"
#include "core/base/toml_text.h"

#include <algorithm>
#include <array>

namespace ephor::alala {

namespace {

constexpr std::array deepNations{"thebes", "macedon"};  // ALA-024

class ListCheck : public ListFaults {
public:
    ListCheck(const ArmyList& list, const ListFigures& figures)
        : ListFaults(list, listSchema(), mostOfOneEntry), m_figures(figures) {
        for (const Entry& entry : list.entries) {
            if (entry.table == "band")
                m_bands.push_back(&entry);
            if (entry.table != "phalanx")
                continue;
            m_phalanxes.push_back(&entry);
            for (const Entry& child : entry.children)
                if (child.table == "unit")
                    m_units.push_back({&entry, &child});
        }
    }

    void checkPhalanxes();
    void checkLeaders();
    void checkCommander();
    void checkGrades();
    void checkStacks();
    void checkBands();
    void checkFigures();
    void checkCount();
    void checkPoints();
    void checkUnitNames();

private:
    struct Unit {
        const Entry* phalanx;
        const Entry* entry;
    };

    static int depthOf(const Entry& unit) { return 1 + static_cast<int>(unit.text("behind").size()); }
    void checkGrade(const Entry& entry, bool hoplites);
    std::vector<Fix> toPhalanx(const Entry& band) const;

    const ListFigures& m_figures;
    std::vector<const Entry*> m_phalanxes;
    std::vector<const Entry*> m_bands;
    std::vector<Unit> m_units;
};

/// ALA-022: two units or more; a stack counts as several. A scenario may leave a leader one unit (ALA-AMB-008).
void ListCheck::checkPhalanxes() {
    if (m_phalanxes.empty()) {
        const Fix fix = addingTables("Add a phalanx of two units",
                                     "\n[[phalanx]]\ncp = 3\n\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n");
        error("list-no-phalanx", top(), "The army has no hoplites: add a phalanx of two units or more.", "ALA-022",
              hasStrayTable(found()) ? std::vector<Fix>{} : std::vector<Fix>{fix});
    }
    for (const Entry* phalanx : m_phalanxes) {
        std::int64_t units = 0;
        const Entry* only = nullptr;
        for (const Unit& unit : m_units)
            if (unit.phalanx == phalanx) {
                units += countOf(*unit.entry) * depthOf(*unit.entry);
                only = unit.entry;
            }
        if (units >= 2 || (units == 1 && list().flag("scenario")))
            continue;
        std::vector<Fix> fixes;
        if (only) {
            const Message label{"Let it have two units"};
            const Field* count = only->find("count");
            if (!count && only->place.line > 0)
                fixes.push_back(addingField(*only, label, "count = 2"));
            else if (count)
                fixes = replacingValue(*count, label, "2");
        } else if (phalanx->headLength > 0) {
            fixes.push_back({"Give it two units", phalanx->place.line + phalanx->lines, 1, 0, 0,
                             "\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n"});
        }
        error("list-small-phalanx", phalanx->place,
              {"A phalanx is two hoplite units or more; {0} has {1}. (Only a scenario allows one.)",
               {phalanx->text("name", "this one").substr(0, 64), std::to_string(units)}},
              "ALA-022", std::move(fixes));
    }
}

/// ALA-053: a rating of 2 to 5. ALA-052: the leader is with one unit.
void ListCheck::checkLeaders() {
    const LeaderFacts& facts = m_figures.leader;
    for (const Entry* phalanx : m_phalanxes) {
        const Field* cp = phalanx->find("cp");
        const auto* rating = valueOf<std::int64_t>(cp);
        if (rating && (*rating < facts.lowestCp || *rating > facts.highestCp)) {
            const std::string bound =
                std::to_string(std::clamp<std::int64_t>(*rating, facts.lowestCp, facts.highestCp));
            error("list-leader-cp", cp->valuePlace,
                  {"A leader has {0} to {1} command points; {2} has {3}.",
                   {std::to_string(facts.lowestCp), std::to_string(facts.highestCp),
                    phalanx->text("leader", "this one").substr(0, 64), std::to_string(*rating)}},
                  "ALA-053", replacingValue(*cp, {"Write {0}", {bound}}, bound));
        }
        const Entry* with = nullptr;
        for (const Unit& unit : m_units) {
            if (unit.phalanx != phalanx || !unit.entry->flag("leader"))
                continue;
            if (with)
                error("list-leader-twice", unit.entry->find("leader")->keyPlace,
                      {"The leader of {0} rides with another unit already.",
                       {phalanx->text("name", "this phalanx").substr(0, 64)}},
                      "ALA-052",
                      replacingValue(*unit.entry->find("leader"), "Remove the leader from this unit", "false"));
            with = unit.entry;
        }
    }
}

/// ALA-066: at most one commander in chief. Without one, the leader with the highest rating commands (ALA-AMB-032).
void ListCheck::checkCommander() {
    const Entry* chief = nullptr;
    for (const Entry* phalanx : m_phalanxes) {
        if (!phalanx->flag("commander"))
            continue;
        if (chief)
            error("list-many-commanders", phalanx->find("commander")->keyPlace,
                  {"The army has one commander in chief, and {0} is that already.",
                   {chief->text("leader", "the leader of another phalanx").substr(0, 64)}},
                  "ALA-066",
                  replacingValue(*phalanx->find("commander"), "Let this leader command one phalanx only", "false"));
        else
            chief = phalanx;
    }
}

void ListCheck::checkGrade(const Entry& entry, bool hoplites) {
    const std::string* grade = textIn(entry, "grade");
    if (!grade)
        return;
    const Field& field = *entry.find("grade");
    if (!gradeNamed(*grade)) {
        std::string near = grade->size() == 1 && *grade >= "a" && *grade <= "c"
                               ? std::string(1, static_cast<char>(grade->front() - 'a' + 'A'))
                               : "B";
        error("list-grade", field.valuePlace,
              {"\"{0}\" is no grade; the grades are A, B and C.", {grade->substr(0, 16)}}, "ALA-019",
              replacingValue(field, {"Write \"{0}\"", {near}}, tomlString(near)));
    } else if (!hoplites && *grade == "A") {
        error("list-band-grade", field.valuePlace, "A is the grade of Spartan hoplites; a band has B or C.", "ALA-020",
              replacingValue(field, "Write \"B\"", "\"B\""));
    }
}

/// ALA-021
void ListCheck::checkGrades() {
    for (const Unit& unit : m_units)
        checkGrade(*unit.entry, true);
    for (const Entry* band : m_bands)
        checkGrade(*band, false);
}

/// ALA-024: only Thebans and Macedonians stand one unit behind the other.
void ListCheck::checkStacks() {
    for (const Unit& unit : m_units) {
        const std::string* behind = textIn(*unit.entry, "behind");
        if (!behind || std::ssize(*behind) >= mostDeep)  // too long: reported by the schema
            continue;
        const Field& field = *unit.entry->find("behind");
        if (std::ranges::any_of(*behind, [](char c) { return !gradeNamed(std::string(1, c)); })) {
            error(
                "list-stack-grades", field.valuePlace,
                {"\"behind\" names the grade of each unit behind the first with A, B or C, such as \"BC\"; it says \"{0}\".",
                 {behind->substr(0, 16)}},
                "ALA-026");
            continue;
        }
        const std::string nation = unit.phalanx->text("nation", list().state).substr(0, 64);
        if (std::ranges::find(deepNations, nation) != deepNations.end())
            continue;
        std::vector<Fix> fixes;
        if (unit.entry->headLength > 0 && unit.entry->children.empty()) {
            // The fix puts the units side by side: the front one unchanged, each one behind it as an entry of its own.
            std::string text = writtenEntry(*unit.entry, {"behind"}, "", "[[phalanx.unit]]");
            for (const char grade : *behind)
                text += "\n" + writtenEntry(*unit.entry, {"behind", "grade", "leader", "name"},
                                            "grade = \"" + std::string(1, grade) + "\"\n", "[[phalanx.unit]]");
            fixes.push_back({"Set the units side by side", unit.entry->place.line, 1, 0, unit.entry->lines, text});
        }
        error("list-stack-nation", field.keyPlace,
              {"Only hoplites of Thebes and Macedon stand in a deep phalanx; {0} may not stack {1} units.",
               {nation.empty() ? "an army without a state or nation" : nation, std::to_string(depthOf(*unit.entry))}},
              "ALA-024", std::move(fixes));
    }
}

/// The fix that writes a band of hoplites as a unit of the phalanx above it, or of a new one.
std::vector<Fix> ListCheck::toPhalanx(const Entry& band) const {
    if (band.headLength == 0 || !band.children.empty())
        return {};
    const bool hasPhalanx =
        std::ranges::any_of(m_phalanxes, [&](const Entry* phalanx) { return phalanx->place.line < band.place.line; });
    const std::string count = std::to_string(std::max<std::int64_t>(2, countOf(band)));
    const std::string grade = gradeNamed(band.text("grade")) ? "" : "grade = \"B\"\n";
    const std::string unit = writtenEntry(
        band, {"type", "figures", "count", "ally", "disorder", gradeNamed(band.text("grade")) ? "" : "grade"},
        grade + "count = " + count + "\n", "[[phalanx.unit]]");
    return {
        {"Put them into a phalanx", band.place.line, 1, 0, band.lines, (hasPhalanx ? "" : "[[phalanx]]\n\n") + unit}};
}

/// ALA-001, ALA-017: a band is of one of the five classes.
void ListCheck::checkBands() {
    std::vector<std::string> classes;
    for (const TroopType& type : m_figures.types.types)
        if (!type.has("formed"))
            classes.push_back(type.id);
    for (const Entry* band : m_bands) {
        const Field* field = band->find("type");
        if (band->text("type") == "hoplite")
            error("list-hoplite-band", field->valuePlace, "Hoplites stand in a phalanx, not in a band.", "ALA-017",
                  toPhalanx(*band));
        else
            checkWord("list-unknown-type", field, "class of bands", classes, "ALA-001");
    }
}

/// ALA-008, ALA-009, ALA-010, ALA-011, ALA-012, ALA-013, ALA-014: figures are those of the class, and hoplite units of
/// one size.
void ListCheck::checkFigures() {
    std::optional<std::int64_t> size;
    for (const Unit& unit : m_units) {
        const Field* field = unit.entry->find("figures");
        const auto* figures = valueOf<std::int64_t>(field);
        if (!figures)
            continue;
        if (*figures != 20 && *figures != 24) {
            const std::string near = *figures > 22 ? "24" : "20";
            error("list-figures", field->valuePlace,
                  {"A hoplite unit has 20 or 24 figures, not {0}.", {std::to_string(*figures)}}, "ALA-007",
                  replacingValue(*field, {"Write {0}", {near}}, near));
            continue;
        }
        if (size.value_or(*figures) != *figures)
            error("list-mixed-sizes", field->valuePlace,
                  {"All hoplite units have the same size; others here have {0} figures.", {std::to_string(*size)}},
                  "ALA-015", replacingValue(*field, {"Write {0}", {std::to_string(*size)}}, std::to_string(*size)));
        size = size.value_or(*figures);
    }
    for (const Entry* band : m_bands) {
        const Field* field = band->find("figures");
        const auto* figures = valueOf<std::int64_t>(field);
        const TroopType* type = m_figures.types.find(band->text("type"));
        if (!figures || !type || type->has("formed") || *figures == type->stat("figures"))
            continue;
        const std::string right = std::to_string(type->stat("figures"));
        error("list-figures", field->valuePlace,
              {"A band of {0} has {1} figures, not {2}.", {type->name, right, std::to_string(*figures)}}, type->rule,
              replacingValue(*field, {"Write {0}", {right}}, right));
    }
}

/// Limited by the table's size.
void ListCheck::checkCount() {
    std::int64_t hoplites = 0;
    std::int64_t pieces = 0;
    for (const Unit& unit : m_units)
        hoplites += countOf(*unit.entry);
    for (const Entry* band : m_bands)
        pieces += countOf(*band);
    pieces += hoplites;
    if (hoplites > mostHoplites)
        error("list-too-many-units", m_units.back().entry->place,
              {"The army has {0} hoplite units; at most {1} fit a side.",
               {std::to_string(hoplites), std::to_string(mostHoplites)}},
              "ALA-022");
    if (pieces > mostPieces)
        error("list-too-many-units", list().entries.back().place,
              {"The army has {0} units and bands; at most {1} fit a side.",
               {std::to_string(pieces), std::to_string(mostPieces)}},
              "ALA-085");
}

/// ALA-AMB-118: house points, only if the list asks for them.
void ListCheck::checkPoints() {
    const Field* points = list().find("points");
    const auto* word = valueOf<std::string>(points);
    if (word && !word->empty() && *word != "house" && *word != "off")
        error("list-points", points->valuePlace,
              {"Points are \"house\" or \"off\", not \"{0}\".", {word->substr(0, 16)}}, "ALA-AMB-118",
              replacingValue(*points, "Write \"house\"", "\"house\""));
    const Field* limit = list().find("limit");
    const auto* most = valueOf<std::int64_t>(limit);
    if (!most || *most < 1)
        return;
    const std::optional<int> cost = summarise(list(), m_figures).cost;
    if (!cost)
        error("list-limit-without-points", limit->keyPlace,
              "The rules give no points: a limit needs points = \"house\", our own.", "ALA-AMB-118",
              {{"Write points = \"house\"", limit->keyPlace.line, 1, 0, 0, "points = \"house\"\n"}});
    std::vector<Spare> spare;
    for (const Entry* band : m_bands)
        if (const TroopType* type = m_figures.types.find(band->text("type")); type && type->points)
            spare.push_back({band, band->text("name", type->name), *type->points});
    checkLimit(cost, "house points", "ALA-AMB-118", spare);
}

void ListCheck::checkUnitNames() {
    std::vector<const Entry*> all = m_bands;
    for (const Unit& unit : m_units)
        all.push_back(unit.entry);
    std::ranges::stable_sort(all, {}, [](const Entry* entry) { return entry->place.line; });
    checkNames(all);
}

}  // namespace

Diagnostics checkList(const ArmyList& list, const ListFigures& figures) {
    ListCheck check(list, figures);
    check.checkPhalanxes();
    check.checkLeaders();
    check.checkCommander();
    check.checkGrades();
    check.checkStacks();
    check.checkBands();
    check.checkFigures();
    check.checkCount();
    check.checkPoints();
    check.checkUnitNames();
    return std::move(check).take();
}

Diagnostics checkSizes(const std::array<ArmyList, 2>& lists, const Options& options) {
    Diagnostics faults;
    for (const ArmyList& list : lists) {
        const std::optional<int> figures = hopliteFigures(list);
        if (figures && *figures != options.hopliteFigures)
            faults.push_back(
                {Severity::Error,
                 "setup-hoplite-figures",
                 list.namePlace,
                 {"The hoplite units of {0} have {1} figures, those of the battle {2}: set the option hoplite_figures to {1}.",
                  {list.name, std::to_string(*figures), std::to_string(options.hopliteFigures)}},
                 "ALA-015",
                 {}});
    }
    return faults;
}

}  // namespace ephor::alala
