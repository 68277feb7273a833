// What BattleScribe and New Recruit do with the bounds of our data: they count the selections of a roster and say which
// bounds are broken. Only what our data use of the format is known here.
#pragma once

#include <QHash>
#include <QStringList>
#include <QXmlStreamReader>
#include <deque>
#include <functional>
#include <vector>

namespace ephor::test {

struct XmlNode {
    QString name;
    QXmlStreamAttributes attributes;
    std::deque<XmlNode> children;

    QString at(const char* key) const { return attributes.value(QLatin1StringView(key)).toString(); }
    const XmlNode* child(const char* wanted) const {
        for (const XmlNode& one : children)
            if (one.name == QLatin1StringView(wanted))
                return &one;
        return nullptr;
    }
    /// The members of a list element, none where there is no such list.
    const std::deque<XmlNode>& listOf(const char* wanted) const {
        static const std::deque<XmlNode> none;
        const XmlNode* found = child(wanted);
        return found ? found->children : none;
    }
};

inline XmlNode treeOf(QXmlStreamReader& xml) {
    XmlNode node{xml.name().toString(), xml.attributes(), {}};
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement)
        if (xml.isStartElement())
            node.children.push_back(treeOf(xml));
    return node;
}

inline XmlNode treeOf(const QByteArray& bytes) {
    QXmlStreamReader xml(bytes);
    xml.readNextStartElement();
    return treeOf(xml);
}

class RosterLimits {
public:
    RosterLimits(const QByteArray& gameSystem, const QByteArray& catalogue)
        : m_game(treeOf(gameSystem)), m_catalogue(treeOf(catalogue)) {
        index(m_catalogue);
    }

    /// The bounds that the roster breaks, each named by what it counts.
    QStringList broken(const QByteArray& roster) {
        const XmlNode tree = treeOf(roster);
        m_broken.clear();
        m_force = &tree.listOf("forces").front();
        for (const XmlNode& link : m_game.listOf("forceEntries").front().listOf("categoryLinks"))
            judge(link, {m_force}, [&](const XmlNode& one) { return hasCategory(one, link.at("targetId")); });
        for (const XmlNode& entry : m_catalogue.listOf("selectionEntries"))
            judge(entry, {m_force}, isEntry(entry.at("id")));
        for (const XmlNode& one : m_force->listOf("selections"))
            visit(one, {m_force});
        judgePoints(tree);
        m_broken.removeDuplicates();
        return m_broken;
    }

private:
    using Path = std::vector<const XmlNode*>;  ///< the force, then selections, down to the parent of what is counted

    void index(const XmlNode& node) {
        if (const QString id = node.at("id"); !id.isEmpty() && node.name != QLatin1StringView("profile"))
            m_byId.insert(id, &node);
        for (const XmlNode& one : node.children)
            index(one);
    }

    /// The last part of the way to its entry is the entry's own id.
    static QString ownId(const XmlNode& selection) { return selection.at("entryId").section(QStringLiteral("::"), -1); }
    static std::function<bool(const XmlNode&)> isEntry(const QString& id) {
        return [id](const XmlNode& selection) { return ownId(selection) == id; };
    }
    bool hasCategory(const XmlNode& selection, const QString& category) const {
        const XmlNode* entry = m_byId.value(ownId(selection));
        return entry && std::ranges::any_of(entry->listOf("categoryLinks"),
                                            [&](const XmlNode& link) { return link.at("targetId") == category; });
    }

    template <typename Counts> static int count(const XmlNode& within, const Counts& counts, bool deep) {
        int all = 0;
        for (const XmlNode& one : within.listOf("selections")) {
            if (counts(one))
                all += one.at("number").toInt();
            if (deep)
                all += count(one, counts, deep);
        }
        return all;
    }

    /// The force, the parent, or the nearest selection of the entry that the scope names.
    const XmlNode* scopeOf(const QString& scope, const Path& path) const {
        if (scope == QLatin1StringView("force"))
            return m_force;
        if (scope == QLatin1StringView("parent"))
            return path.back();
        for (auto one = path.rbegin(); one != path.rend(); ++one)
            if (ownId(**one) == scope)
                return *one;
        return nullptr;
    }

    int valueOf(const XmlNode& constraint, const XmlNode& owner, const Path& path) const {
        int value = constraint.at("value").toInt();
        for (const XmlNode& modifier : owner.listOf("modifiers")) {
            const XmlNode& condition = modifier.listOf("conditions").front();
            const XmlNode* where = scopeOf(condition.at("scope"), path);
            if (modifier.at("field") == constraint.at("id") && where &&
                count(*where, isEntry(condition.at("childId")), true) >= condition.at("value").toInt())
                value = modifier.at("value").toInt();
        }
        return value;
    }

    template <typename Counts> void judge(const XmlNode& owner, const Path& path, const Counts& counts) {
        for (const XmlNode& constraint : owner.listOf("constraints")) {
            const QString scope = constraint.at("scope");
            const XmlNode* where = scopeOf(scope, path);
            if (!where)
                continue;
            const int number = count(*where, counts, scope != QLatin1StringView("parent"));
            // What is selected within five figures is counted once for each of them.
            const int copies = scope == QLatin1StringView("parent") ? std::max(1, where->at("number").toInt()) : 1;
            const int bound = copies * valueOf(constraint, owner, path);
            const bool isMost = constraint.at("type") == QLatin1StringView("max");
            if (isMost ? number > bound : number < bound)
                m_broken << QStringLiteral("%1: %2, %3 %4")
                                .arg(owner.at("name"))
                                .arg(number)
                                .arg(isMost ? QStringLiteral("at most") : QStringLiteral("at least"))
                                .arg(bound);
        }
    }

    void judgeGroup(const XmlNode& group, const Path& path) {
        QStringList ids;
        for (const XmlNode& entry : group.listOf("selectionEntries")) {
            ids << entry.at("id");
            judge(entry, path, isEntry(entry.at("id")));
        }
        judge(group, path, [&ids](const XmlNode& one) { return ids.contains(ownId(one)); });
    }

    void judgeLinks(const XmlNode& owner, const Path& path) {
        for (const XmlNode& link : owner.listOf("entryLinks")) {
            const XmlNode& target = *m_byId.value(link.at("targetId"));
            if (target.name == QLatin1StringView("selectionEntryGroup"))
                judgeGroup(target, path);
            else
                judge(target, path, isEntry(target.at("id")));
            judge(link, path, isEntry(target.at("id")));
        }
    }

    /// What may be selected within a selection, whether it is or not.
    void visit(const XmlNode& selection, Path path) {
        path.push_back(&selection);
        const XmlNode* entry = m_byId.value(ownId(selection));
        if (!entry)
            return;
        for (const XmlNode& group : entry->listOf("selectionEntryGroups")) {
            judgeGroup(group, path);
            judgeLinks(group, path);
        }
        judgeLinks(*entry, path);
        for (const XmlNode& one : selection.listOf("selections"))
            visit(one, path);
    }

    int costOf(const XmlNode& within) const {
        int all = 0;
        for (const XmlNode& one : within.listOf("selections")) {
            const XmlNode* entry = m_byId.value(ownId(one));
            for (const XmlNode& cost : entry ? entry->listOf("costs") : std::deque<XmlNode>())
                all += cost.at("value").toInt() * one.at("number").toInt();
            all += costOf(one);
        }
        return all;
    }

    void judgePoints(const XmlNode& roster) {
        for (const XmlNode& limit : roster.listOf("costLimits"))
            if (const int cost = costOf(*m_force); cost > limit.at("value").toInt())
                m_broken << QStringLiteral("points: %1, at most %2").arg(cost).arg(limit.at("value"));
    }

    XmlNode m_game;
    XmlNode m_catalogue;
    QHash<QString, const XmlNode*> m_byId;
    const XmlNode* m_force = nullptr;
    QStringList m_broken;
};

}  // namespace ephor::test
