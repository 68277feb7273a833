// Tools for the list checks of rule systems: collecting faults, and the checks that all systems share.
#pragma once

#include "core/army/check_schema.h"

#include <span>

namespace ephor {

/// Longest name of a unit, in characters.
inline constexpr std::int64_t longestName = 40;

/// The value of a text field that is present and not empty, else null (checkSchema reports those).
const std::string* textIn(const Entry& entry, std::string_view key);
const std::string* textIn(const ArmyList& list, std::string_view key);

/// A fix that appends tables at the end of a list.
Fix addingTables(Message label, const std::string& text);

/// The fix that removes a whole table; none if it is written inline.
std::vector<Fix> leavingOut(const Entry& entry, Message label);

class ListFaults {
public:
    /// Starts with the faults that the schema finds. `list` must outlive this. The count of an entry is limited to
    /// `mostOfOneEntry`.
    ListFaults(const ArmyList& list, const ListSchema& schema, std::int64_t mostOfOneEntry);

    Diagnostics take() && { return std::move(m_faults); }

protected:
    /// A unit that may be removed, its display name, and its points.
    struct Spare {
        const Entry* entry;
        std::string name;
        int points;
    };

    const ArmyList& list() const { return m_list; }
    const Diagnostics& found() const { return m_faults; }
    /// Where faults of the whole list are reported: at its name.
    SourcePosition top() const;
    std::int64_t countOf(const Entry& entry) const;

    void add(Severity severity, std::string code, const SourcePosition& place, Message message, std::string rule,
             std::vector<Fix> fixes = {});
    void error(std::string code, const SourcePosition& place, Message message, std::string rule,
               std::vector<Fix> fixes = {});

    /// Adds a fault if `field` is not one of `known`, with the nearest word as a fix; `what` names the kind of thing.
    /// Missing and empty values and values of another type are left to the schema.
    void checkWord(std::string code, const Field* field, const char* what, const std::vector<std::string>& known,
                   std::string rule);
    /// Adds a fault for names that a reader could not tell apart.
    void checkNames(std::span<const Entry* const> units);
    /// Compares the cost with the limit that the list sets itself. `kind` is the kind of points. The first fix drops
    /// the units of one entry of `spare` that bring the list within the limit at the least loss, or as near as one
    /// entry can.
    void checkLimit(std::optional<int> cost, const char* kind, const std::string& rule,
                    std::span<const Spare> spare = {});

    /// The fix that removes `fewer` units of the entry; none if the entry has no position in the text.
    std::vector<Fix> dropping(const Entry& entry, const std::string& name, std::int64_t fewer) const;

private:
    std::vector<Fix> droppingCheapest(std::span<const Spare> spare, std::int64_t over) const;

    const ArmyList& m_list;
    std::int64_t m_mostOfOneEntry;
    Diagnostics m_faults;
};

}  // namespace ephor
