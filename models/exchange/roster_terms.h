// What an id in published data and in rosters stands for. BattleScribe and New Recruit know nothing of our keys: all
// that they can count and tick is an entry with an id, so every type of troops, every flag, every figure and every word
// of a choice is one.
#pragma once

#include "core/battle/game.h"

#include <QString>
#include <deque>

namespace ephor {

/// What can be carried as an entry.
struct RosterTerm {
    enum class Kind : std::uint8_t {
        Entry,   ///< a table of the list: of a type of troops, or the only one
        Flag,    ///< key = true
        Number,  ///< key = how often it is selected
        Word     ///< key = value
    };
    Kind kind = Kind::Entry;
    std::string table;  ///< "phalanx.unit"; empty: the head of the list
    std::string key;    ///< of Entry: what its value is the value of ("type"), or empty
    FieldValue value;   ///< of Entry and Word
    QString id;
    QString name;
    const TroopType* type = nullptr;
    std::optional<int> points = {};  ///< what one of it costs, where apps can add it up

    /// As apps tell entries apart: an army's unit, a part of a unit, everything else.
    QString kindName() const;
};

/// A table with what can be selected in it.
struct RosterTable {
    std::string path;  ///< "phalanx.unit"; empty: the head of the list
    const std::vector<KeyRule>* keys = nullptr;
    const std::vector<TableRule>* children = nullptr;
    std::vector<const RosterTerm*> entries;  ///< of the head: one, under which its flags, figures and words stand
    std::vector<const RosterTerm*> options;  ///< Flag, Number and Word, those of one key together

    /// A table at the top of a list, by which an app groups its units.
    bool isGroup() const;
    QString name() const;
};

/// All terms of a rule system. Copies would point into the original.
class RosterTerms {
public:
    explicit RosterTerms(const RuleSystem& system);
    RosterTerms(const RosterTerms&) = delete;
    RosterTerms& operator=(const RosterTerms&) = delete;

    const std::deque<RosterTable>& tables() const { return m_tables; }
    const RosterTable* table(std::string_view path) const;
    const RosterTerm* byId(const QString& id) const;
    /// The entry of a table of the list; null where its type is not known.
    const RosterTerm* entryOf(const std::string& path, const Entry& entry) const;
    /// The option that carries a field; null where none does.
    const RosterTerm* optionOf(const std::string& path, const Field& field) const;

    /// The link by which an entry of the catalogue reaches an option, or the group of a choice, that stands once for
    /// all entries.
    QString linkId(const RosterTerm& entry, const RosterTerm& option) const;
    /// The group of the words of one key.
    QString choiceId(const RosterTerm& word) const;
    /// The group of the entries of a table that stands within another.
    QString groupId(const std::string& table) const { return id("group/" + table); }

    /// An id that is the same in every file: of what `words` name.
    QString id(std::string_view words) const;
    QString gameId() const { return id("game"); }
    QString catalogueId() const { return id("catalogue"); }
    QString forceId() const { return id("force"); }
    QString pointsId() const { return id("points"); }
    QString categoryId(const std::string& table) const { return id("category/" + table); }
    /// Of troops of which an army needs at least one.
    QString lineId() const { return categoryId("/line"); }
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
};

/// The version of a system's data as apps count it: "3" is 3, anything else 1.
int revisionOf(const std::string& version);

}  // namespace ephor
