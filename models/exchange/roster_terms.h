// The ids in exported data and in rosters. BattleScribe and New Recruit do not know Ephor's keys; they can only count
// and tick entries with ids. So every troop type, flag, number and word of a choice has an id.
#pragma once

#include "core/battle/game.h"

#include <QString>
#include <deque>

namespace ephor {

/// Anything that is represented by an entry.
struct RosterTerm {
    enum class Kind : std::uint8_t {
        Entry,    ///< an entry of a list: of a troop type, or the only kind of its table
        Flag,     ///< key = true
        Number,   ///< key = number of times it is selected
        Word,     ///< key = value
        Campaign  ///< shows the state that a campaign gives; no part of a list
    };
    Kind kind = Kind::Entry;
    std::string table;  ///< "phalanx.unit"; empty: the head of the list
    std::string key;    ///< for Entry: the key that has the value ("type"), or empty
    FieldValue value;   ///< for Entry and Word
    QString id;
    QString name;
    const TroopType* type = nullptr;
    std::optional<int> points = {};  ///< the cost of one, where apps can add it up
    bool isOfCampaign = false;       ///< an option that only a campaign gives

    /// The type for apps: a unit of an army, a part of a unit, or anything else.
    QString kindName() const;
};

/// A table and its selectable terms.
struct RosterTable {
    std::string path;  ///< "phalanx.unit"; empty: the head of the list
    const std::vector<KeyRule>* keys = nullptr;
    const std::vector<TableRule>* children = nullptr;
    std::vector<const RosterTerm*> entries;  ///< for the head: one, which contains its flags, numbers and words
    std::vector<const RosterTerm*> options;  ///< Flag, Number and Word; those of one key are adjacent

    /// True for a table at the top of a list; apps group units by these.
    bool isGroup() const;
    QString name() const;
};

/// All terms of a rule system. Not copyable, because the tables point to the terms.
class RosterTerms {
public:
    explicit RosterTerms(const RuleSystem& system);
    RosterTerms(const RosterTerms&) = delete;
    RosterTerms& operator=(const RosterTerms&) = delete;

    const std::deque<RosterTable>& tables() const { return m_tables; }
    const RosterTable* table(std::string_view path) const;
    const RosterTerm* byId(const QString& id) const;
    /// The term of an entry in a list; null where its type is not known.
    const RosterTerm* entryOf(const std::string& path, const Entry& entry) const;
    /// The option that represents a field; null where there is none.
    const RosterTerm* optionOf(const std::string& path, const Field& field) const;
    /// The option in the head that shows the campaign groups of all entries.
    const RosterTerm& campaign() const { return *m_campaign; }

    /// The id of the link from an entry to an option, or to the group of a choice, that all entries share.
    QString linkId(const RosterTerm& entry, const RosterTerm& option) const;
    /// The group of the words of one key.
    QString choiceId(const RosterTerm& word) const;
    /// The group of the entries of an inner table.
    QString groupId(const std::string& table) const { return id("group/" + table); }

    /// The group of the options of an entry that only a campaign gives.
    QString campaignGroupId(const RosterTerm& entry) const { return id("campaign/" + entry.id.toStdString()); }

    /// An id made from `words`; the same in every file.
    QString id(std::string_view words) const;
    QString gameId() const { return id("game"); }
    QString catalogueId() const { return id("catalogue"); }
    QString forceId() const { return id("force"); }
    QString pointsId() const { return id("points"); }
    QString categoryId(const std::string& table) const { return id("category/" + table); }
    /// Category of the troops of which an army needs at least one.
    QString lineId() const { return categoryId("/line"); }
    QString publicationId() const { return id("publication"); }
    QString ruleId(const std::string& trait) const { return id("rule/" + trait); }
    QString profileTypeId() const { return id("profile"); }
    QString characteristicId(const std::string& stat) const { return id("characteristic/" + stat); }

private:
    void addTable(const std::string& path, const std::vector<KeyRule>& keys, const std::vector<TableRule>& children);
    void addEntries(RosterTable& table);
    void addOptions(RosterTable& table);
    const RosterTerm* add(RosterTerm term, const std::string& words);

    const RuleSystem& m_system;
    std::deque<RosterTerm> m_terms;
    std::deque<RosterTable> m_tables;
    const RosterTerm* m_campaign = nullptr;
};

/// The version of a system's data as a number for apps: "3" is 3, anything else 1.
int revisionOf(const std::string& version);

}  // namespace ephor
