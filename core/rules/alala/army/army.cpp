#include "core/rules/alala/army/army.h"

#include "core/army/list_faults.h"
#include "core/army/list_limits.h"
#include "core/army/unit_names.h"

#include <algorithm>

namespace ephor::alala {

namespace {

int leftOf(const Entry& entry) { return static_cast<int>(std::clamp<std::int64_t>(entry.integer("left", 0), 0, 24)); }
int disorderOf(const Entry& entry) {
    return static_cast<int>(std::clamp<std::int64_t>(entry.integer("disorder", -1), -1, 3));
}

/// ALA-026: the front unit's grade, then those behind it.
std::vector<Grade> gradesOf(const Entry& unit) {
    std::vector<Grade> grades{gradeNamed(unit.text("grade")).value_or(Grade::B)};
    for (const char letter : unit.text("behind"))
        if (const auto grade = gradeNamed(std::string(1, letter)); grade && std::ssize(grades) < mostDeep)
            grades.push_back(*grade);
    return grades;
}

std::optional<bool> saidFlag(const Entry& entry, std::string_view key) {
    return entry.find(key) ? std::optional(entry.flag(key)) : std::nullopt;
}

std::string stateOf(const ArmyList& list, const Entry& phalanx) { return phalanx.text("nation", list.state); }

}  // namespace

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"points", FieldKind::Text, false, 0, 0, "\"house\": reckon with our points, which the rules do not have", 8},
        {"limit", FieldKind::Integer, false, 1, 5000, "most house points that the army may cost"},
        {"scenario", FieldKind::Flag, false, 0, 0, "true: the scenario allows phalanxes of one unit"},
        {"initiative", FieldKind::Flag, false, 0, 0, "of a campaign: true: one more on the die for the initiative"},
        noteKey(400),
    };
    const std::vector<KeyRule> phalanx{
        {"name", FieldKind::Text, false, 0, 0, "what the phalanx is called", longestName},
        {"leader", FieldKind::Text, false, 0, 0, "who leads it", longestName},
        {"cp", FieldKind::Integer, false, 0, 0, "the leader's command points, 2 to 5; rolled if left out", 80,
         "rolled"},
        {"commander", FieldKind::Flag, false, 0, 0, "true: the leader commands the whole army"},
        {"level", FieldKind::Integer, false, 0, 3,
         "of a campaign: the spirit it comes in, 0 Shaken, 1 Formed-up, 2 Ready, 3 Eager; without it Formed-up"},
        {"disorder", FieldKind::Integer, false, 0, 3, "of a campaign: disorder points that its units come with"},
        {"nation", FieldKind::Text, false, 0, 0, "whose hoplites they are; without it the list's state", longestName},
        allyKey(),
        noteKey(),
    };
    const std::vector<KeyRule> unit{
        {"grade", FieldKind::Text, true, 0, 0, "A, B or C; of a deep phalanx that of its front unit", 8},
        {"name", FieldKind::Text, false, 0, 0, "what the unit is called", longestName},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such units stand side by side", 80, "1"},
        {"behind", FieldKind::Text, false, 0, 0,
         "grades of the units behind it, front to rear: \"BC\" for a deep phalanx of three", mostDeep - 1},
        {"figures", FieldKind::Integer, false, 0, 0, "20 or 24, the same for all; without it as the battle has it"},
        {"left", FieldKind::Integer, false, 1, 24, "of a campaign: figures that are left of a unit"},
        {"leader", FieldKind::Flag, false, 0, 0, "true: the leader rides with this unit"},
        {"spartan", FieldKind::Flag, false, 0, 0,
         "true or false: whether the cards count it as Spartans; without it as the option spartan_flag says"},
        ownedKey(),
        noteKey(),
    };
    const std::vector<KeyRule> band{
        {"type", FieldKind::Text, true, 0, 0, "psiloi, peltast, cavalry, hamippoi or thessalian", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the band is called", longestName},
        {"grade", FieldKind::Text, false, 0, 0, "B or C; without it B", 8, "B"},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such bands", 80, "1"},
        {"figures", FieldKind::Integer, false, 0, 0, "as many as the class has"},
        {"left", FieldKind::Integer, false, 1, 12, "of a campaign: figures that are left of the band"},
        ownedKey(),
        {"disorder", FieldKind::Integer, false, 0, 3, "of a campaign: disorder points that it comes with"},
        allyKey(),
        noteKey(),
    };
    const Entry two{
        "unit", {{"grade", std::string("B"), {}, {}, 0, 0}, {"count", std::int64_t{2}, {}, {}, 0, 0}}, {}, {}, 1, 0};
    return {withLimits(head), {{"phalanx", phalanx, {{"unit", unit, {}}}, {two}}, {"band", band, {}}}};
}

namespace {

/// The army before equal names are numbered.
AlalaArmy unnamed(const ArmyList& list, const ListFigures& figures) {
    AlalaArmy army;
    const TroopType* hoplites = figures.types.find("hoplite");
    const auto add = [&army](AlalaUnit unit, int count) {
        for (int i = 0; i < count; ++i) {
            army.units.push_back(unit);
            unit.leader = false;
        }
    };
    int number = 0;
    for (const Entry& entry : list.entries) {
        const int here = number++;
        if (entry.table == "phalanx") {
            const int phalanx = static_cast<int>(army.leaders.size());
            const std::string name = entry.text("name", hoplites->name);
            const auto cp = std::clamp<std::int64_t>(entry.integer("cp", 0), 0, figures.leader.highestCp);
            const auto level = std::clamp<std::int64_t>(entry.integer("level", 1), 0, 3);  // ALA-033
            army.leaders.push_back(
                {entry.text("leader", name), static_cast<int>(cp), entry.flag("commander"), static_cast<Level>(level)});
            for (const Entry& child : entry.children)
                if (child.table == "unit")
                    add({child.text("name", name), hoplites, gradesOf(child), phalanx, child.flag("leader"), here,
                         stateOf(list, entry) == "sparta", saidFlag(child, "spartan"), leftOf(child),
                         disorderOf(entry)},
                        countOf(child, mostOfOneEntry));
        } else if (const TroopType* type = figures.types.find(entry.text("type"));
                   entry.table == "band" && type && !type->has("formed")) {
            const Grade grade = gradeNamed(entry.text("grade")).value_or(Grade::B);  // ALA-021
            add({entry.text("name", type->name),
                 type,
                 {grade},
                 -1,
                 false,
                 here,
                 false,
                 {},
                 leftOf(entry),
                 disorderOf(entry)},
                countOf(entry, mostOfOneEntry));
        }
    }
    return army;
}

}  // namespace

bool keepsInitiative(const ArmyList& list) { return list.flag("initiative"); }

// ALA-022, ALA-052, ALA-066.
AlalaArmy armyOf(const ArmyList& list, const ListFigures& figures) {
    AlalaArmy army = unnamed(list, figures);
    std::vector<std::string> names;
    for (const AlalaUnit& unit : army.units)
        names.push_back(unit.name);
    names = toldApart(names);
    for (std::size_t i = 0; i < army.units.size(); ++i)
        army.units[i].name = std::move(names[i]);
    return army;
}

std::optional<int> hopliteFigures(const ArmyList& list) {
    for (const Entry& entry : list.entries)
        for (const Entry& child : entry.children)
            if (const auto figures = child.integer("figures", 0); figures == 20 || figures == 24)
                return static_cast<int>(figures);
    return {};
}

int pointsOf(const AlalaUnit& unit, int figures) {
    if (!unit.type->has("formed"))
        return unit.type->points.value_or(0);
    int points = 0;
    for (const Grade grade : unit.grades) {
        const int of20 = grade == Grade::A   ? unit.type->stat("points_a")
                         : grade == Grade::C ? unit.type->stat("points_c")
                                             : unit.type->points.value_or(0);
        points += of20 * figures / unit.type->stat("figures");
    }
    return points;
}

namespace {

/// "Laches, 4 CP, commander in chief"; empty for a phalanx without a leader.
Messages leaderText(const AlalaLeader& leader) {
    const std::string cp = std::to_string(leader.cp);
    if (leader.cp > 0)
        return {{leader.commander ? "{0}, {1} CP, commander in chief" : "{0}, {1} CP", {leader.name, cp}}};
    if (leader.commander)
        return {{"{0}, commander in chief", {leader.name}}};
    return leader.name.empty() ? Messages() : Messages{leader.name};
}

class SummaryMaker {
public:
    SummaryMaker(const ArmyList& list, const ListFigures& from)
        : m_list(list),
          m_pointsPerCp(from.leader.pointsPerCp),
          m_army(unnamed(list, from)),
          m_hasPoints(list.text("points") == "house"),
          m_figures(hopliteFigures(list).value_or(Options{}.hopliteFigures)) {}

    ListSummary summary() {
        if (m_hasPoints)
            m_summary.cost = 0;
        m_summary.units = static_cast<int>(m_army.units.size());
        for (const Entry& entry : m_list.entries) {
            if (entry.table == "band" && hasUnit())
                addBand(entry);
            else if (entry.table == "phalanx")
                addPhalanx(entry);
            ++m_entry;
        }
        return std::move(m_summary);
    }

private:
    /// The next unit belongs to this entry.
    bool hasUnit() const { return m_next < m_army.units.size() && m_army.units[m_next].entry == m_entry; }

    void addBand(const Entry& entry) {
        addRow(entry, entry, entry.find("grade") ? Messages{{"Grade {0}", {entry.text("grade")}}} : Messages()).group =
            "Bands";
    }

    void addPhalanx(const Entry& entry) {
        const AlalaLeader& leader = m_army.leaders[m_phalanx++];
        const std::string group = entry.text("name", "Phalanx " + std::to_string(m_phalanx));
        if (m_hasPoints && leader.cp > 0) {
            m_summary.extras.push_back(
                {entry.place.line, leader.cp * m_pointsPerCp, {"{0} command points", {std::to_string(leader.cp)}}});
            *m_summary.cost += m_summary.extras.back().points;
        }
        const Entry* led = nullptr;  // the unit that the leader is with; the first one by default
        for (const Entry& child : entry.children)
            if (child.table == "unit" && (!led || (child.flag("leader") && !led->flag("leader"))))
                led = &child;
        for (const Entry& child : entry.children) {
            if (child.table != "unit" || !hasUnit())
                continue;
            const AlalaUnit& unit = m_army.units[m_next];
            const std::string grade(idOf(unit.grades.front()));
            ListRow& row =
                addRow(entry, child,
                       {unit.depth() > 1 ? Message("Grade {0}, {1} deep", {grade, std::to_string(unit.depth())})
                                         : Message("Grade {0}", {grade})});
            row.group = group;
            if (&child == led)
                row.leader = leaderText(leader);
        }
    }

    /// A row for the next unit and those like it. `written` is the unit itself, in `entry` or the same.
    ListRow& addRow(const Entry& entry, const Entry& written, Messages remarks) {
        const AlalaUnit& unit = m_army.units[m_next];
        ListRow row;
        row.type = unit.type;
        row.count = countOf(written, mostOfOneEntry);
        row.name = written.text("name", entry.text("name", unit.type->name));
        if (m_hasPoints) {
            row.points = pointsOf(unit, m_figures) * row.count;
            *m_summary.cost += *row.points;
        }
        row.remarks = std::move(remarks);
        std::ranges::copy(noteOf(written), std::back_inserter(row.remarks));
        row.remarks = withAlly(entry, std::move(row.remarks));
        row.remarks = withLeft(written, "left", "Figures", unit.type->stat("figures"), std::move(row.remarks));
        row.line = written.place.line;
        m_next += static_cast<std::size_t>(row.count);
        return m_summary.rows.emplace_back(std::move(row));
    }

    const ArmyList& m_list;
    int m_pointsPerCp;
    AlalaArmy m_army;
    bool m_hasPoints;  ///< our own; the rules have none
    int m_figures;     ///< of a hoplite unit
    ListSummary m_summary;
    int m_entry = 0;
    std::size_t m_next = 0;     ///< of the army's units
    std::size_t m_phalanx = 0;  ///< that were added
};

}  // namespace

ListSummary summarise(const ArmyList& list, const ListFigures& from) { return SummaryMaker(list, from).summary(); }

}  // namespace ephor::alala
