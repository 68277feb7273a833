// The rules of a legal army that other apps' data can express: how many of something are allowed in the army or in an
// entry. Rules that cannot be expressed are listed by beyond().
#pragma once

#include "models/exchange/roster_terms.h"

namespace ephor {

/// A bound on selections, like BattleScribe's constraints.
struct Limit {
    /// Another value, used where something else is selected in the army.
    struct Change {
        int value = 0;
        QString where;  ///< id of an option
        QString scope = QStringLiteral("force");
    };
    bool isMost = true;
    int value = 0;
    QString scope = QStringLiteral("parent");
    std::vector<Change> changes;  ///< the last one that applies wins
};

/// A fault of a list that an app does not report because the data cannot express it.
struct Beyond {
    std::string code;  ///< Ephor's code for it
    std::string rule;
    std::string words;
};

/// The bounds of one system, by subject.
class Legality {
public:
    /// The terms must outlive it.
    Legality(const RuleSystem& system, const RosterTerms& terms) : m_system(system), m_terms(terms) {}

    /// For all entries of a table at the top of a list.
    std::vector<Limit> ofTable(const RosterTable& table) const;
    /// For all entries of a table within another table, in one entry of that.
    std::vector<Limit> within(const RosterTable& table) const;
    /// For one entry of a table, in the army.
    std::vector<Limit> ofEntry(const RosterTable& table, const RosterTerm& entry) const;
    /// For an option, wherever it is used.
    std::vector<Limit> ofOption(const RosterTerm& option) const;
    /// For an option with one kind of entry.
    std::vector<Limit> ofOptionWith(const RosterTerm& entry, const RosterTerm& option) const;
    /// Whether a type is one of the troops of which an army needs at least one.
    bool isLine(const RosterTerm& entry) const;
    bool needsLine() const;
    /// The usual points of an army; none where there is no usual size or apps cannot add up the points.
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
