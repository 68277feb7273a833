#include "models/exchange/bsdata.h"

#include "models/exchange/legality.h"

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
    explicit DataWriter(const RuleSystem& system)
        : m_system(system), m_terms(system), m_legality(system, m_terms), m_xml(&m_bytes) {
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
        m_xml.writeTextElement(QStringLiteral("readme"), readme());
    }

    /// What an app that knows only these data does not see.
    QString readme() const {
        QString words = QStringLiteral(
            "Made by Ephor from the figures that it plays with. These data know how many of everything a legal army has. They do not see:\n");
        for (const Beyond& one : m_legality.beyond())
            words +=
                QStringLiteral("- %1%2\n")
                    .arg(text(one.words), one.rule.empty() ? QString() : QStringLiteral(" (%1)").arg(text(one.rule)));
        return words + QStringLiteral("Ephor checks all of it when it reads the roster.");
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
                           {"defaultCostLimit", QString::number(m_legality.usualPoints().value_or(-1))},
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
        const auto category = [this](const QString& id, const QString& name) {
            empty("categoryEntry", {{"id", id}, {"name", name}, {"hidden", QStringLiteral("false")}});
        };
        m_xml.writeStartElement(QLatin1StringView("categoryEntries"));
        for (const RosterTable* table : groups())
            category(m_terms.categoryId(table->path), groupName(*table));
        if (m_legality.needsLine())
            category(lineId(), QStringLiteral("Line"));
        m_xml.writeEndElement();
    }

    QString lineId() const { return m_terms.id("category//line"); }

    void writeForce() {
        m_xml.writeStartElement(QLatin1StringView("forceEntries"));
        begin(m_xml, "forceEntry",
              {{"id", m_terms.forceId()}, {"name", QStringLiteral("Army")}, {"hidden", QStringLiteral("false")}});
        m_xml.writeStartElement(QLatin1StringView("categoryLinks"));
        for (const RosterTable* table : groups())
            writeCategoryLink(m_terms.categoryId(table->path), groupName(*table), "force/" + table->path, false,
                              m_legality.ofTable(*table));
        if (m_legality.needsLine())
            writeCategoryLink(lineId(), QStringLiteral("Line"), "force//line", false,
                              {{false, 1, QStringLiteral("force"), {}}});
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeCategoryLink(const QString& target, const QString& name, const std::string& where, bool primary,
                           const std::vector<Limit>& limits) {
        const QString id = m_terms.id("link/" + where);
        begin(m_xml, "categoryLink",
              {{"id", id},
               {"name", name},
               {"hidden", QStringLiteral("false")},
               {"targetId", target},
               {"primary", primary ? QStringLiteral("true") : QStringLiteral("false")}});
        writeLimits(id, limits);
        m_xml.writeEndElement();
    }

    /// What changes bounds stands before them.
    void writeLimits(const QString& of, const std::vector<Limit>& limits) {
        const bool changes = std::ranges::any_of(limits, [](const Limit& one) { return !one.changes.empty(); });
        if (changes)
            m_xml.writeStartElement(QLatin1StringView("modifiers"));
        for (std::size_t i = 0; i < limits.size(); ++i)
            for (const Limit::Change& change : limits[i].changes)
                writeModifier(limitId(of, i), change);
        if (changes)
            m_xml.writeEndElement();
        std::size_t number = 0;
        list(m_xml, "constraints", limits, [&](const Limit& limit) {
            empty("constraint", {{"type", limit.isMost ? QStringLiteral("max") : QStringLiteral("min")},
                                 {"value", QString::number(limit.value)},
                                 {"field", QStringLiteral("selections")},
                                 {"scope", limit.scope},
                                 {"shared", QStringLiteral("true")},
                                 {"includeChildSelections", QStringLiteral("true")},
                                 {"id", limitId(of, number++)}});
        });
    }

    QString limitId(const QString& of, std::size_t number) const {
        return m_terms.id("constraint/" + of.toStdString() + "/" + std::to_string(number));
    }

    void writeModifier(const QString& limit, const Limit::Change& change) {
        begin(m_xml, "modifier",
              {{"type", QStringLiteral("set")}, {"field", limit}, {"value", QString::number(change.value)}});
        m_xml.writeStartElement(QLatin1StringView("conditions"));
        empty("condition", {{"type", QStringLiteral("atLeast")},
                            {"value", QStringLiteral("1")},
                            {"field", QStringLiteral("selections")},
                            {"scope", change.scope},
                            {"childId", change.where},
                            {"shared", QStringLiteral("true")},
                            {"includeChildSelections", QStringLiteral("true")}});
        m_xml.writeEndElement();
        m_xml.writeEndElement();
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
        std::vector<Limit> limits = m_legality.ofEntry(table, entry);
        if (table.path.empty())
            limits.push_back({true, 1, QStringLiteral("force"), {}});
        writeLimits(entry.id, limits);
        if (entry.type)
            list(m_xml, "profiles", std::vector{entry.type},
                 [this](const TroopType* type) { writeProfile(m_xml, m_terms, *type); });
        if (top)
            writeCategoriesOf(table, entry);
        writeInside(table, entry);
        if (entry.type && entry.type->points)
            list(m_xml, "costs", std::vector{*entry.type->points}, [this](int points) { writeCost(points); });
        m_xml.writeEndElement();
    }

    void writeCategoriesOf(const RosterTable& table, const RosterTerm& entry) {
        m_xml.writeStartElement(QLatin1StringView("categoryLinks"));
        writeCategoryLink(m_terms.categoryId(table.path), groupName(table), entry.id.toStdString() + "/" + table.path,
                          true, {});
        if (m_legality.isLine(entry))
            writeCategoryLink(lineId(), QStringLiteral("Line"), entry.id.toStdString() + "//line", false, {});
        m_xml.writeEndElement();
    }

    /// The tables within the table; flags, figures and choices stand once in the file and are linked.
    void writeInside(const RosterTable& table, const RosterTerm& entry) {
        std::vector<const RosterTable*> inner;
        if (!table.path.empty())
            for (const TableRule& child : *table.children)
                inner.push_back(m_terms.table(table.path + "." + child.table));
        list(m_xml, "selectionEntryGroups", inner, [this](const RosterTable* child) { writeInner(*child); });
        list(m_xml, "entryLinks", linked(table), [&](const RosterTerm* option) {
            const bool isChoice = option->kind == RosterTerm::Kind::Word;
            const QString target = isChoice ? choiceId(*option) : option->id;
            const QString link = m_terms.id("link/" + entry.id.toStdString() + "/" + option->key);
            begin(m_xml, "entryLink",
                  {{"id", link},
                   {"name", headingOf(option->key)},
                   {"hidden", QStringLiteral("false")},
                   {"collective", QStringLiteral("false")},
                   {"import", QStringLiteral("true")},
                   {"targetId", target},
                   {"type", isChoice ? QStringLiteral("selectionEntryGroup") : QStringLiteral("selectionEntry")}});
            writeLimits(link, m_legality.ofOptionWith(entry, *option));
            m_xml.writeEndElement();
        });
    }

    /// The entries of a table that stands within another: a group, so that they can be counted together.
    void writeInner(const RosterTable& table) {
        const QString id = m_terms.id("group/" + table.path);
        begin(m_xml, "selectionEntryGroup",
              {{"id", id},
               {"name", headingOf(table.path.substr(table.path.rfind('.') + 1))},
               {"hidden", QStringLiteral("false")},
               {"collective", QStringLiteral("false")},
               {"import", QStringLiteral("true")}});
        writeLimits(id, m_legality.within(table));
        m_xml.writeStartElement(QLatin1StringView("selectionEntries"));
        for (const RosterTerm* one : table.entries)
            writeEntry(table, *one);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
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
        std::vector<Limit> limits = m_legality.ofOption(option);
        if (most > 0)
            limits.push_back({true, most, QStringLiteral("parent"), {}});
        writeLimits(option.id, limits);
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
        std::vector<Limit> limits{{true, 1, QStringLiteral("parent"), {}}};
        if (ruleOf(table, first).required)
            limits.push_back({false, 1, QStringLiteral("parent"), {}});
        writeLimits(id, limits);
        m_xml.writeStartElement(QLatin1StringView("selectionEntries"));
        for (const RosterTerm* option : table.options)
            if (option->key == first.key)
                writeOption(*option, 1);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
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
    Legality m_legality;
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
