// What the rule systems' checks of a list have in common: the faults as they are found, and the checks that all systems
// make alike.
#pragma once

#include "core/army/check_schema.h"

#include <span>

namespace ephor {

/// Longest name of a unit that a list may give, in characters.
inline constexpr std::int64_t longestName = 40;

/// A text field that is written and not empty; null where the schema has found fault with it, or there is none.
const std::string* textIn(const Entry& entry, std::string_view key);
const std::string* textIn(const ArmyList& list, std::string_view key);

/// Writes more at the end of a list, however long it is.
Fix addingTables(Message label, const std::string& text);

/// The fix that takes a whole table out; none where it is written inline.
std::vector<Fix> leavingOut(const Entry& entry, Message label);

class ListFaults {
public:
    /// Begins with what the schema says of it. `list` must outlive this; an entry stands for `mostOfOneEntry` units at
    /// the most.
    ListFaults(const ArmyList& list, const ListSchema& schema, std::int64_t mostOfOneEntry);

    Diagnostics take() && { return std::move(m_faults); }

protected:
    /// A unit that may be left out, what it is called, and its points.
    struct Spare {
        const Entry* entry;
        std::string name;
        int points;
    };

    const ArmyList& list() const { return m_list; }
    const Diagnostics& found() const { return m_faults; }
    /// Where a fault of the whole list is shown: at its name.
    Place top() const;
    std::int64_t countOf(const Entry& entry) const;
    /// The head says `key = true`.
    bool says(std::string_view key) const;

    void add(Severity severity, std::string code, const Place& place, Message message, std::string rule,
             std::vector<Fix> fixes = {});
    void error(std::string code, const Place& place, Message message, std::string rule, std::vector<Fix> fixes = {});

    /// Whether `field` is a word of `known`, things of the kind `what`; if not, the nearest is offered. What is
    /// missing, empty or no text is the schema's fault.
    void checkWord(std::string code, const Field* field, const char* what, const std::vector<std::string>& known,
                   std::string rule);
    /// Names that a reader could not tell apart.
    void checkNames(std::span<const Entry* const> units);
    /// The cost against the limit that the list sets itself. `kind` of points; the cheapest unit of `spare` that is
    /// dear enough may be dropped.
    void checkLimit(std::optional<int> cost, const char* kind, const std::string& rule,
                    std::span<const Spare> spare = {});

    /// The fix that leaves `fewer` units of the entry out; none where the list has no place for it.
    std::vector<Fix> dropping(const Entry& entry, const std::string& name, std::int64_t fewer) const;

private:
    std::vector<Fix> droppingCheapest(std::span<const Spare> spare, std::int64_t over) const;

    const ArmyList& m_list;
    std::int64_t m_mostOfOneEntry;
    Diagnostics m_faults;
};

}  // namespace ephor
