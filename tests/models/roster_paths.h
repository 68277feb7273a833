// What BattleScribe and New Recruit do when they open a roster: each selection names its entry by the way that leads to
// it in the catalogue. They begin with the entries that a force may hold and go on through the entries, groups and
// links of what is selected. A way is the ids of all links that were followed, then the entry's own id, joined by "::".
// A selection whose way does not exist is dropped. Written from the schema and from rosters of both apps, not from
// Ephor's reader.
#pragma once

#include "tests/models/roster_limits.h"

#include <map>

namespace ephor::test {

class RosterPaths {
public:
    RosterPaths(const QByteArray& gameSystem, const QByteArray& catalogue)
        : m_game(treeOf(gameSystem)), m_catalogue(treeOf(catalogue)) {
        for (const char* shared : {"sharedSelectionEntries", "sharedSelectionEntryGroups"})
            for (const XmlNode& one : m_catalogue.listOf(shared))
                m_shared.insert(one.at("id"), &one);
    }

    /// What an app would drop, or would have written otherwise.
    QStringList faults(const QByteArray& roster) {
        m_faults.clear();
        const XmlNode tree = treeOf(roster);
        for (const XmlNode& force : tree.listOf("forces"))
            checkForce(force);
        return m_faults;
    }

private:
    struct Found {
        const XmlNode* entry = nullptr;
        QString links;  ///< of the way to it, each with "::" behind it
        QString group;
    };
    using Ways = std::map<QString, Found>;

    void checkForce(const XmlNode& force) {
        const XmlNode* entry = nullptr;
        for (const XmlNode& one : m_game.listOf("forceEntries"))
            if (one.at("id") == force.at("entryId"))
                entry = &one;
        if (!entry || force.at("catalogueId") != m_catalogue.at("id")) {
            m_faults << QStringLiteral("the force is not in the data");
            return;
        }
        QStringList wanted;
        for (const XmlNode& link : entry->listOf("categoryLinks"))
            wanted << link.at("targetId");
        for (const XmlNode& category : force.listOf("categories"))
            wanted.removeAll(category.at("entryId"));
        for (const QString& category : wanted)
            m_faults << QStringLiteral("the force has no category %1").arg(category);
        Ways ways;
        addInside(ways, m_catalogue, {}, {});
        for (const XmlNode& selection : force.listOf("selections")) {
            if (selection.at("number") != QLatin1StringView("1"))
                m_faults << QStringLiteral("%1 of %2 at the root").arg(selection.at("number"), selection.at("name"));
            checkSelection(selection, ways, 1);
            checkCategories(selection, ways);
        }
    }

    /// What may be selected within a node whose own way is `links`; `group`: the group that it stands in.
    void addInside(Ways& ways, const XmlNode& node, const QString& links, const QString& group) const {
        for (const XmlNode& entry : node.listOf("selectionEntries"))
            ways[links + entry.at("id")] = {&entry, links, group};
        for (const XmlNode& inner : node.listOf("selectionEntryGroups"))
            addInside(ways, inner, links, links + inner.at("id"));
        for (const XmlNode& link : node.listOf("entryLinks")) {
            const XmlNode* target = m_shared.value(link.at("targetId"));
            const QString through = links + link.at("id") + QStringLiteral("::");
            if (link.at("type") == QLatin1StringView("selectionEntryGroup"))
                addInside(ways, *target, through, through + target->at("id"));
            else
                ways[through + target->at("id")] = {target, through, group};
        }
    }

    void checkSelection(const XmlNode& selection, const Ways& ways, int copies) {
        const auto way = ways.find(selection.at("entryId"));
        if (way == ways.end()) {
            m_faults << QStringLiteral("no way %1 to %2").arg(selection.at("entryId"), selection.at("name"));
            return;
        }
        const Found& found = way->second;
        if (selection.at("entryGroupId") != found.group)
            m_faults << QStringLiteral("%1 is of the group %2").arg(selection.at("name"), found.group);
        for (const char* same : {"name", "type"})
            if (selection.at(same) != found.entry->at(same))
                m_faults << QStringLiteral("%1 of %2 is %3")
                                .arg(QLatin1StringView(same), selection.at(same), found.entry->at(same));
        const int number = selection.at("number").toInt();
        if (number < 1 || number % copies != 0)
            m_faults << QStringLiteral("%1 of %2 within %3").arg(number).arg(selection.at("name")).arg(copies);
        checkCosts(selection, *found.entry, number);
        Ways inner;
        addInside(inner, *found.entry, found.links, {});
        for (const XmlNode& one : selection.listOf("selections"))
            checkSelection(one, inner, number);
    }

    void checkCosts(const XmlNode& selection, const XmlNode& entry, int number) {
        const auto sum = [](const XmlNode& of) {
            int points = 0;
            for (const XmlNode& cost : of.listOf("costs"))
                points += cost.at("value").toInt();
            return points;
        };
        if (sum(selection) != number * sum(entry))
            m_faults << QStringLiteral("%1 costs %2").arg(selection.at("name")).arg(number * sum(entry));
    }

    void checkCategories(const XmlNode& selection, const Ways& ways) {
        const auto way = ways.find(selection.at("entryId"));
        if (way == ways.end())
            return;
        std::map<QString, QString> wanted;
        std::map<QString, QString> has;
        for (const XmlNode& link : way->second.entry->listOf("categoryLinks"))
            wanted[link.at("targetId")] = link.at("primary");
        for (const XmlNode& category : selection.listOf("categories"))
            has[category.at("entryId")] = category.at("primary");
        if (has != wanted)
            m_faults << QStringLiteral("the categories of %1").arg(selection.at("name"));
    }

    XmlNode m_game;
    XmlNode m_catalogue;
    QHash<QString, const XmlNode*> m_shared;
    QStringList m_faults;
};

}  // namespace ephor::test
