// What makes an army legal, as far as data of other apps have words for it: how many of something there may be, in the
// army or within an entry of it. What they have no words for is named.
#pragma once

#include "models/exchange/roster_terms.h"

namespace ephor {

/// A bound on what is selected, as BattleScribe's constraints say it.
struct Limit {
    /// Another value where something else is selected in the army.
    struct Change {
        int value = 0;
        QString where;  ///< id of an option
        QString scope = QStringLiteral("force");
    };
    bool isMost = true;
    int value = 0;
    QString scope = QStringLiteral("parent");
    std::vector<Change> changes;  ///< the last that applies counts
};

/// A fault of a list that an app which knows only our data does not see.
struct Beyond {
    std::string code;  ///< as Ephor names it
    std::string rule;
    std::string words;
};

/// The bounds of one system, by what they are about.
class Legality {
public:
    /// The terms must outlive it.
    Legality(const RuleSystem& system, const RosterTerms& terms) : m_system(system), m_terms(terms) {}

    /// Of all entries of a table at the top of a list.
    std::vector<Limit> ofTable(const RosterTable& table) const;
    /// Of all entries of a table that stands within another, in one entry of that.
    std::vector<Limit> within(const RosterTable& table) const;
    /// Of one entry of a table, in the army.
    std::vector<Limit> ofEntry(const RosterTable& table, const RosterTerm& entry) const;
    /// Of an option, wherever it stands.
    std::vector<Limit> ofOption(const RosterTerm& option) const;
    /// Of an option where it stands with one entry.
    std::vector<Limit> ofOptionWith(const RosterTerm& entry, const RosterTerm& option) const;
    /// Whether a type counts as one of the troops of which an army needs at least one.
    bool isLine(const RosterTerm& entry) const;
    bool needsLine() const;
    /// Points that an army usually has; none where nothing is usual, or where apps cannot reckon them.
    std::optional<int> usualPoints() const;

    std::vector<Beyond> beyond() const;

private:
    bool is(std::string_view system) const { return m_system.info().id == system; }
    /// Waives a bound where the list says "scenario = true".
    Limit inScenario(Limit limit, int value) const;
    QString entryId(const char* table) const;

    const RuleSystem& m_system;
    const RosterTerms& m_terms;
};

}  // namespace ephor
