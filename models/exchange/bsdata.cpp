#include "models/exchange/bsdata.h"

#include "models/exchange/roster_terms.h"

#include <QXmlStreamWriter>
#include <algorithm>

namespace ephor {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words); }

/// Opens an element with attributes; the schema has few names and many attributes.
void begin(QXmlStreamWriter& xml, const char* element,
           std::initializer_list<std::pair<const char*, QString>> attributes) {
    xml.writeStartElement(QLatin1StringView(element));
    for (const auto& [key, value] : attributes)
        xml.writeAttribute(QLatin1StringView(key), value);
}

/// Such an element around others, left out where there are none.
template <typename Range, typename Write>
void list(QXmlStreamWriter& xml, const char* element, const Range& all, const Write& write) {
    if (std::empty(all))
        return;
    xml.writeStartElement(QLatin1StringView(element));
    for (const auto& one : all)
        write(one);
    xml.writeEndElement();
}

/// The figures that any type has, in the order of the first type that has them.
std::vector<std::string> statKeys(const Catalogue& catalogue) {
    std::vector<std::string> keys;
    for (const TroopType& type : catalogue.types)
        for (const Stat& stat : type.stats)
            if (std::ranges::find(keys, stat.key) == keys.end())
                keys.push_back(stat.key);
    return keys;
}

class DataWriter {
public:
    explicit DataWriter(const RuleSystem& system) : m_system(system), m_terms(system), m_xml(&m_bytes) {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray gameSystem() {
        beginFile("gameSystem", m_terms.gameId(), {});
        writeCostTypes();
        writeProfileTypes();
        writeCategories();
        writeForce();
        return end();
    }

    QByteArray catalogue() {
        beginFile("catalogue", m_terms.catalogueId(), m_terms.gameId());
        m_xml.writeStartElement(QLatin1StringView("selectionEntries"));
        for (const RosterTable& table : m_terms.tables())
            if (table.path.find('.') == std::string::npos)
                for (const RosterTerm* entry : table.entries)
                    if (!table.path.empty() || !table.options.empty())
                        writeEntry(table, *entry);
        m_xml.writeEndElement();
        writeSharedEntries();
        writeSharedGroups();
        return end();
    }

private:
    void beginFile(const char* element, const QString& id, const QString& game) {
        const SystemInfo& info = m_system.info();
        const QString revision = QString::number(revisionOf(info.version));
        m_xml.writeStartDocument(QStringLiteral("1.0"), true);
        m_xml.writeStartElement(QLatin1StringView(element));
        m_xml.writeDefaultNamespace(
            QStringLiteral("http://www.battlescribe.net/schema/%1Schema").arg(QLatin1StringView(element)));
        const auto attribute = [this](const char* key, const QString& value) {
            m_xml.writeAttribute(QLatin1StringView(key), value);
        };
        attribute("id", id);
        attribute("name", text(info.name));
        attribute("revision", revision);
        attribute("battleScribeVersion", QLatin1StringView(battleScribeVersion));
        attribute("authorName", QStringLiteral("Ephor"));
        if (!game.isEmpty()) {
            attribute("library", QStringLiteral("false"));
            attribute("gameSystemId", game);
            attribute("gameSystemRevision", revision);
        }
    }

    QByteArray end() {
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return m_bytes;
    }

    void writeCostTypes() {
        m_xml.writeStartElement(QLatin1StringView("costTypes"));
        empty("costType", {{"id", m_terms.pointsId()},
                           {"name", QStringLiteral("pts")},
                           {"defaultCostLimit", QStringLiteral("-1")},
                           {"hidden", QStringLiteral("false")}});
        m_xml.writeEndElement();
    }

    void writeProfileTypes() {
        m_xml.writeStartElement(QLatin1StringView("profileTypes"));
        begin(m_xml, "profileType", {{"id", m_terms.profileTypeId()}, {"name", QStringLiteral("Troops")}});
        std::vector<std::string> keys = statKeys(m_system.catalogue());
        keys.emplace_back("traits");
        list(m_xml, "characteristicTypes", keys, [this](const std::string& key) {
            empty("characteristicType", {{"id", m_terms.characteristicId(key)}, {"name", headingOf(key)}});
        });
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    /// The tables that stand at the top of a list: what an app groups its units by.
    std::vector<const RosterTable*> groups() const {
        std::vector<const RosterTable*> all;
        for (const RosterTable& table : m_terms.tables())
            if (table.path.find('.') == std::string::npos && (!table.path.empty() || !table.options.empty()))
                all.push_back(&table);
        return all;
    }
    static QString groupName(const RosterTable& table) {
        return table.path.empty() ? QStringLiteral("The list") : headingOf(table.path);
    }

    void writeCategories() {
        list(m_xml, "categoryEntries", groups(), [this](const RosterTable* table) {
            empty("categoryEntry", {{"id", m_terms.categoryId(table->path)},
                                    {"name", groupName(*table)},
                                    {"hidden", QStringLiteral("false")}});
        });
    }

    void writeForce() {
        m_xml.writeStartElement(QLatin1StringView("forceEntries"));
        begin(m_xml, "forceEntry",
              {{"id", m_terms.forceId()}, {"name", QStringLiteral("Army")}, {"hidden", QStringLiteral("false")}});
        list(m_xml, "categoryLinks", groups(),
             [this](const RosterTable* table) { writeCategoryLink(*table, "force", false); });
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeCategoryLink(const RosterTable& table, const std::string& where, bool primary) {
        empty("categoryLink", {{"id", m_terms.id("link/" + where + "/" + table.path)},
                               {"name", groupName(table)},
                               {"hidden", QStringLiteral("false")},
                               {"targetId", m_terms.categoryId(table.path)},
                               {"primary", primary ? QStringLiteral("true") : QStringLiteral("false")}});
    }

    void writeEntry(const RosterTable& table, const RosterTerm& entry) {
        const bool top = table.path.find('.') == std::string::npos;
        begin(m_xml, "selectionEntry",
              {{"id", entry.id},
               {"name", entry.name},
               {"hidden", QStringLiteral("false")},
               {"collective", QStringLiteral("false")},
               {"import", QStringLiteral("true")},
               {"type", table.path.empty() ? QStringLiteral("upgrade") : QStringLiteral("unit")}});
        if (table.path.empty())
            list(m_xml, "constraints", std::vector{1},
                 [&](int most) { writeConstraint(entry.id, "max", most, "roster"); });
        if (entry.type)
            list(m_xml, "profiles", std::vector{entry.type},
                 [this](const TroopType* type) { writeProfile(m_xml, m_terms, *type); });
        if (top)
            list(m_xml, "categoryLinks", std::vector{&table},
                 [&](const RosterTable* one) { writeCategoryLink(*one, entry.id.toStdString(), true); });
        writeInside(table, entry);
        if (entry.type && entry.type->points)
            list(m_xml, "costs", std::vector{*entry.type->points}, [this](int points) { writeCost(points); });
        m_xml.writeEndElement();
    }

    /// The tables within the table; flags, figures and choices stand once in the file and are linked.
    void writeInside(const RosterTable& table, const RosterTerm& entry) {
        std::vector<const RosterTable*> inner;
        if (!table.path.empty())
            for (const TableRule& child : *table.children)
                inner.push_back(m_terms.table(table.path + "." + child.table));
        list(m_xml, "selectionEntries", inner, [this](const RosterTable* child) {
            for (const RosterTerm* one : child->entries)
                writeEntry(*child, *one);
        });
        list(m_xml, "entryLinks", linked(table), [&](const RosterTerm* option) {
            const bool isChoice = option->kind == RosterTerm::Kind::Word;
            const QString target = isChoice ? choiceId(*option) : option->id;
            empty("entryLink",
                  {{"id", m_terms.id("link/" + entry.id.toStdString() + "/" + option->key)},
                   {"name", headingOf(option->key)},
                   {"hidden", QStringLiteral("false")},
                   {"collective", QStringLiteral("false")},
                   {"import", QStringLiteral("true")},
                   {"targetId", target},
                   {"type", isChoice ? QStringLiteral("selectionEntryGroup") : QStringLiteral("selectionEntry")}});
        });
    }

    /// The options of a table; of those that make up a choice the first.
    static std::vector<const RosterTerm*> linked(const RosterTable& table) {
        std::vector<const RosterTerm*> all;
        for (const RosterTerm* option : table.options)
            if (all.empty() || all.back()->key != option->key)
                all.push_back(option);
        return all;
    }

    QString choiceId(const RosterTerm& option) const { return m_terms.id("choice/" + option.table + "/" + option.key); }

    void writeSharedEntries() {
        m_xml.writeStartElement(QLatin1StringView("sharedSelectionEntries"));
        for (const RosterTable& table : m_terms.tables())
            for (const RosterTerm* option : linked(table))
                if (option->kind != RosterTerm::Kind::Word)
                    writeOption(*option, option->kind == RosterTerm::Kind::Flag ? 1 : highestOf(table, *option));
        m_xml.writeEndElement();
    }

    void writeSharedGroups() {
        m_xml.writeStartElement(QLatin1StringView("sharedSelectionEntryGroups"));
        for (const RosterTable& table : m_terms.tables())
            for (const RosterTerm* option : linked(table))
                if (option->kind == RosterTerm::Kind::Word)
                    writeChoice(table, *option);
        m_xml.writeEndElement();
    }

    static const KeyRule& ruleOf(const RosterTable& table, const RosterTerm& option) {
        return *std::ranges::find(*table.keys, option.key, &KeyRule::key);
    }
    static int highestOf(const RosterTable& table, const RosterTerm& option) {
        const KeyRule& rule = ruleOf(table, option);
        return rule.lowest == rule.highest ? 0 : static_cast<int>(rule.highest);
    }

    /// `most` 0: any number.
    void writeOption(const RosterTerm& option, int most) {
        begin(m_xml, "selectionEntry",
              {{"id", option.id},
               {"name", option.name},
               {"hidden", QStringLiteral("false")},
               {"collective", QStringLiteral("false")},
               {"import", QStringLiteral("true")},
               {"type", QStringLiteral("upgrade")}});
        if (most > 0)
            list(m_xml, "constraints", std::vector{most},
                 [&](int highest) { writeConstraint(option.id, "max", highest, "parent"); });
        m_xml.writeEndElement();
    }

    void writeChoice(const RosterTable& table, const RosterTerm& first) {
        const QString id = choiceId(first);
        begin(m_xml, "selectionEntryGroup",
              {{"id", id},
               {"name", headingOf(first.key)},
               {"hidden", QStringLiteral("false")},
               {"collective", QStringLiteral("false")},
               {"import", QStringLiteral("true")}});
        m_xml.writeStartElement(QLatin1StringView("constraints"));
        if (ruleOf(table, first).required)
            writeConstraint(id, "min", 1, "parent");
        writeConstraint(id, "max", 1, "parent");
        m_xml.writeEndElement();
        m_xml.writeStartElement(QLatin1StringView("selectionEntries"));
        for (const RosterTerm* option : table.options)
            if (option->key == first.key)
                writeOption(*option, 1);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeConstraint(const QString& of, const char* type, int value, const char* scope) {
        empty("constraint", {{"type", QLatin1StringView(type)},
                             {"value", QString::number(value)},
                             {"field", QStringLiteral("selections")},
                             {"scope", QLatin1StringView(scope)},
                             {"shared", QStringLiteral("true")},
                             {"id", m_terms.id("constraint/" + of.toStdString() + "/" + type)}});
    }

    void writeCost(int points) {
        empty("cost",
              {{"name", QStringLiteral("pts")}, {"typeId", m_terms.pointsId()}, {"value", QString::number(points)}});
    }

    void empty(const char* element, std::initializer_list<std::pair<const char*, QString>> attributes) {
        begin(m_xml, element, attributes);
        m_xml.writeEndElement();
    }

    const RuleSystem& m_system;
    RosterTerms m_terms;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

}  // namespace

void writeProfile(QXmlStreamWriter& xml, const RosterTerms& terms, const TroopType& type) {
    begin(xml, "profile",
          {{"id", terms.id("profile/" + type.id)},
           {"name", text(type.name)},
           {"hidden", QStringLiteral("false")},
           {"typeId", terms.profileTypeId()},
           {"typeName", QStringLiteral("Troops")}});
    xml.writeStartElement(QLatin1StringView("characteristics"));
    const auto characteristic = [&](const std::string& key, const QString& value) {
        begin(xml, "characteristic", {{"name", headingOf(key)}, {"typeId", terms.characteristicId(key)}});
        xml.writeCharacters(value);
        xml.writeEndElement();
    };
    for (const Stat& stat : type.stats)
        characteristic(stat.key, QString::number(stat.value));
    QStringList traits;
    for (const std::string& trait : type.traits)
        traits << headingOf(trait);
    characteristic("traits", traits.join(QStringLiteral(", ")));
    xml.writeEndElement();
    xml.writeEndElement();
}

std::vector<BsDataFile> bsDataOf(const RuleSystem& system) {
    const QString name = text(system.info().id);
    return {{name + QStringLiteral(".gst"), DataWriter(system).gameSystem()},
            {name + QStringLiteral(".cat"), DataWriter(system).catalogue()}};
}

}  // namespace ephor
