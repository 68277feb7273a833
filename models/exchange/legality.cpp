#include "models/exchange/legality.h"

#include "core/rules/alala/army/army.h"
#include "core/rules/dba/army/published_armies.h"
#include "core/rules/men_of_bronze/army/army.h"
#include "core/rules/ohw/army/traits.h"
#include "core/rules/skirmish/army/army.h"

#include <algorithm>

namespace ephor {

namespace {

const QString wholeForce = QStringLiteral("force");

Limit least(int value, const QString& scope) { return {false, value, scope, {}}; }
Limit most(int value, const QString& scope) { return {true, value, scope, {}}; }

/// DBA-160: the number of places for elements of a type in a published army.
int roomFor(const dba::PublishedArmy& list, const std::string& type) {
    int room = std::ranges::find(list.general, type) != list.general.end() ? 1 : 0;
    for (const dba::ArmySlot& slot : list.slots)
        if (std::ranges::find(slot.types, type) != slot.types.end())
            room += slot.count;
    return room;
}

}  // namespace

QString Legality::entryId(const char* table) const { return m_terms.table(table)->entries.front()->id; }

Limit Legality::inScenario(Limit limit, int value) const {
    if (const RosterTerm* scenario = m_terms.optionOf("", {"scenario", true, {}, {}}))
        limit.changes.push_back({value, scenario->id, wholeForce});
    return limit;
}

std::vector<Limit> Legality::ofTable(const RosterTable& table) const {
    if (is("men_of_bronze") && table.path == "unit")  // MOB-002, MOB-208
        return {least(1, wholeForce), most(men_of_bronze::mostUnits, wholeForce)};
    if (is("ohw") && table.path == "unit")  // OTW-203
        return {least(1, wholeForce), most(ohw::mostUnits, wholeForce)};
    if (is("ohw") && table.path == "general")  // OTW-216
        return {most(1, wholeForce)};
    if (is("dba") && table.path == "element")  // DBA-103
        return {inScenario(least(dba::armySize, wholeForce), 1), most(dba::armySize, wholeForce)};
    if (is("skirmish") && table.path == "retinue")  // SKI-104
        return {least(1, wholeForce), most(skirmish::mostRetinues, wholeForce)};
    if (is("alala") && table.path == "phalanx")  // ALA-022
        return {least(1, wholeForce)};
    if (is("alala") && table.path == "band")  // ALA-085
        return {most(alala::mostPieces, wholeForce)};
    return {};
}

std::vector<Limit> Legality::within(const RosterTable& table) const {
    if (is("skirmish") && table.path == "retinue.figure")  // SKI-104
        return {least(skirmish::leastFigures, QStringLiteral("parent")),
                most(skirmish::mostFigures, QStringLiteral("parent"))};
    if (is("alala") && table.path == "phalanx.unit")  // ALA-022; ignores deep stacks
        return {least(1, QStringLiteral("parent"))};
    return {};
}

std::vector<Limit> Legality::ofEntry(const RosterTable& table, const RosterTerm& entry) const {
    if (is("alala") && table.path == "phalanx.unit")  // ALA-022
        return {most(alala::mostHoplites, wholeForce)};
    if (is("dba") && table.path.empty())  // DBA-160: the army is chosen there
        return {least(1, wholeForce)};
    if (!is("dba") || table.path != "element" || !entry.type)
        return {};
    Limit room = most(0, wholeForce);
    for (const dba::PublishedArmy& list : dba::publishedArmies())
        if (const int elements = roomFor(list, entry.type->id))
            room.changes.push_back({elements, m_terms.optionOf("", {"army", list.id, {}, {}})->id, wholeForce});
    return {inScenario(room, dba::armySize)};
}

std::vector<Limit> Legality::ofOption(const RosterTerm& option) const {
    if (is("men_of_bronze") && option.key == "strategos")  // MOB-180
        return {inScenario(least(1, wholeForce), 0), most(1, wholeForce)};
    if (is("dba") && option.key == "general")  // DBA-103
        return {least(1, wholeForce), most(1, wholeForce)};
    if (is("dba") && option.key == "holds")  // DBA-010
        return {most(1, wholeForce)};
    if (is("skirmish") && (option.key == "leader" || option.key == "standard"))  // SKI-104
        return {least(1, entryId("retinue")), most(1, entryId("retinue"))};
    if (is("alala") && option.key == "leader")  // ALA-052
        return {most(1, entryId("phalanx"))};
    if (is("alala") && option.key == "commander")  // ALA-066
        return {most(1, wholeForce)};
    if (is("alala") && option.key == "cp") {  // ALA-053: none (points are then rolled), or from 2 to 5
        Limit lowest = least(0, QStringLiteral("parent"));
        lowest.changes.push_back({alala::commandFacts().leader.lowestCp, option.id, QStringLiteral("parent")});
        return {lowest, most(alala::commandFacts().leader.highestCp, QStringLiteral("parent"))};
    }
    return {};
}

std::vector<Limit> Legality::ofOptionWith(const RosterTerm& entry, const RosterTerm& option) const {
    if (!entry.type)
        return {};
    // MOB-200, OTW-074: a unit's strength is at most its type's.
    if ((is("men_of_bronze") && option.key == "courage") || (is("ohw") && option.key == "strength"))
        return {most(entry.type->stat(option.key), QStringLiteral("parent"))};
    if (!is("dba") || option.key != "general")
        return {};
    Limit may = most(0, QStringLiteral("parent"));  // DBA-160: the general's element is one of those in the army's list
    for (const dba::PublishedArmy& list : dba::publishedArmies())
        if (std::ranges::find(list.general, entry.type->id) != list.general.end())
            may.changes.push_back({1, m_terms.optionOf("", {"army", list.id, {}, {}})->id, wholeForce});
    return {inScenario(may, 1)};
}

// OTW-214
bool Legality::needsLine() const { return is("ohw"); }
bool Legality::isLine(const RosterTerm& entry) const {
    return needsLine() && entry.table == "unit" && entry.type && !entry.type->has("skirmisher");
}

std::optional<int> Legality::usualPoints() const {
    return is("men_of_bronze") ? std::optional(men_of_bronze::usualPoints) : std::nullopt;
}

std::vector<Beyond> Legality::beyond() const {
    const Beyond names{"list-duplicate-name", "", "two units have the same name"};
    if (is("men_of_bronze"))
        return {names,
                {"list-strategos-count", "MOB-180", "the Strategos is ticked for an entry of several units"},
                {"list-unusual-size", "MOB-205", "an army of 38 points has fewer than 4 units or more than 8"}};
    if (is("ohw"))
        return {names, {"list-no-general", "OTW-216", "no general leads the army, which is allowed and unwise"}};
    if (is("skirmish"))
        return {{"list-duplicate-name", "SKI-103", "two retinues have the same name"},
                {"list-leader-count", "SKI-104", "the leader is ticked for an entry of several figures"},
                {"list-standard-count", "SKI-104", "the standard is ticked for an entry of several figures"},
                {"list-leader-with-standard", "SKI-104", "the leader carries the standard, too"}};
    if (is("dba"))
        return {{"", "DBA-160", "elements that fit the same places of the published army, and are more than these"},
                {"", "DBA-010", "a city and a fort that are both held"},
                {"list-guard-type", "DBA-A21, DBA-A25", "troops hold a camp, city or fort that may not"},
                {"list-feature-terrain", "DBA-105", "a feature that the home terrain does not have"},
                {"list-feature-many", "DBA-105", "too many features of one kind"},
                {"list-feature-compulsory", "DBA-105", "no compulsory feature"},
                {"list-feature-few", "DBA-105", "too few optional features"},
                {"list-feature-total", "DBA-105", "too many features"},
                {"list-feature-open", "DBA-105", "no feature of bad or rough going"},
                {"list-unknown-feature", "DBA-105", "a kind of feature that does not exist"},
                {"list-unknown-terrain", "DBA-105", "a home terrain that the army does not have"},
                {"list-year-zero", "DBA-160", "the year 0, which never was"},
                {"list-out-of-date", "DBA-160", "a year in which the published army did not fight"},
                {"list-unknown-enemy", "DBA-160", "an enemy that is no published army"},
                {"list-enemy-of-other-times", "DBA-160", "an enemy that was gone, or had not come yet"}};
    return {names,
            {"", "ALA-085", "more units and bands together than fit a side"},
            {"list-small-phalanx", "ALA-022", "a phalanx of a single unit that is no deep stack"},
            {"list-figures", "ALA-007", "a unit of other than 20 or 24 figures, a band of other than its own"},
            {"list-mixed-sizes", "ALA-015", "hoplite units of different sizes"},
            {"list-stack-grades", "ALA-026", "a deep stack with a letter that is no grade"},
            {"list-stack-nation", "ALA-024", "a deep stack of others than Thebans and Macedonians"},
            {"list-over-limit", "ALA-AMB-118",
             "the points of deep stacks, and of units of other than 20 figures, are added up by Ephor"},
            {"list-limit-without-points", "ALA-AMB-118", "a limit without house points"}};
}

}  // namespace ephor
