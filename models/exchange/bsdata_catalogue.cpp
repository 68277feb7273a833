// The troops of a system, with their options (flags, numbers and choices).
#include "core/army/figures.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/bsdata_writer.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

namespace {

class CatalogueWriter final : BsDataWriter {
public:
    using BsDataWriter::BsDataWriter;

    QByteArray written() {
        beginFile("catalogue", m_terms.catalogueId(), m_terms.gameId());
        m_xml.writeStartElement(QLatin1StringView("selectionEntries"));
        for (const RosterTable& table : m_terms.tables())
            if (table.isGroup())
                for (const RosterTerm* entry : table.entries)
                    writeEntry(table, *entry);
        m_xml.writeEndElement();
        writeSharedEntries();
        writeSharedGroups();
        return end();
    }

private:
    void writeEntry(const RosterTable& table, const RosterTerm& entry) {
        const bool top = table.path.find('.') == std::string::npos;
        begin("selectionEntry", {{"id", entry.id},
                                 {"name", entry.name},
                                 {"hidden", QStringLiteral("false")},
                                 {"collective", QStringLiteral("false")},
                                 {"import", QStringLiteral("true")},
                                 {"type", entry.kindName()}});
        std::vector<Limit> limits = m_legality.ofEntry(table, entry);
        if (table.path.empty())
            limits.push_back({true, 1, QStringLiteral("force"), {}});
        writeLimits(entry.id, limits);
        if (entry.type)
            list("profiles", std::vector{entry.type},
                 [this](const TroopType* type) { writeProfile(m_xml, m_terms, *type); });
        writeInfoLinks(entry);
        if (top)
            writeCategoriesOf(table, entry);
        writeInside(table, entry);
        writeCosts(entry);
        m_xml.writeEndElement();
    }

    void writeInfoLinks(const RosterTerm& entry) {
        list("infoLinks", traitTextsOf(m_system.info().id, {entry.type}), [&](const TraitText& trait) {
            empty("infoLink", {{"id", m_terms.id("info/" + entry.id.toStdString() + "/" + trait.trait)},
                               {"name", toQString(keyAsHeading(trait.trait))},
                               {"hidden", QStringLiteral("false")},
                               {"targetId", m_terms.ruleId(trait.trait)},
                               {"type", QStringLiteral("rule")}});
        });
    }

    void writeCategoriesOf(const RosterTable& table, const RosterTerm& entry) {
        m_xml.writeStartElement(QLatin1StringView("categoryLinks"));
        writeCategoryLink(m_terms.categoryId(table.path), table.name(), entry.id.toStdString() + "/" + table.path, true,
                          {});
        if (m_legality.isLine(entry))
            writeCategoryLink(m_terms.lineId(), QStringLiteral("Line"), entry.id.toStdString() + "//line", false, {});
        m_xml.writeEndElement();
    }

    /// Writes the inner tables, and links to the flags, numbers and choices that are defined once in the file.
    void writeInside(const RosterTable& table, const RosterTerm& entry) {
        std::vector<const RosterTable*> inner;
        if (!table.path.empty())
            for (const TableRule& child : *table.children)
                inner.push_back(m_terms.table(table.path + "." + child.table));
        std::vector<const RosterTerm*> options;
        std::vector<const RosterTerm*> ofCampaign;
        for (const RosterTerm* option : linked(table))
            (option->isOfCampaign ? ofCampaign : options).push_back(option);
        if (!inner.empty() || !ofCampaign.empty()) {
            m_xml.writeStartElement(QLatin1StringView("selectionEntryGroups"));
            for (const RosterTable* child : inner)
                writeInner(*child);
            if (!ofCampaign.empty())
                writeCampaign(entry, ofCampaign);
            m_xml.writeEndElement();
        }
        writeLinks(entry, options);
    }

    void writeLinks(const RosterTerm& entry, const std::vector<const RosterTerm*>& options) {
        list("entryLinks", options, [&](const RosterTerm* option) {
            const bool isChoice = option->kind == RosterTerm::Kind::Word;
            const QString target = isChoice ? m_terms.choiceId(*option) : option->id;
            const QString link = m_terms.linkId(entry, *option);
            begin("entryLink",
                  {{"id", link},
                   {"name", option->key.empty() ? option->name : toQString(keyAsHeading(option->key))},
                   {"hidden", QStringLiteral("false")},
                   {"collective", QStringLiteral("false")},
                   {"import", QStringLiteral("true")},
                   {"targetId", target},
                   {"type", isChoice ? QStringLiteral("selectionEntryGroup") : QStringLiteral("selectionEntry")}});
            writeLimits(link, m_legality.ofOptionWith(entry, *option));
            m_xml.writeEndElement();
        });
    }

    /// Writes the options that only a campaign gives as a group that is hidden until "Campaign" is selected.
    void writeCampaign(const RosterTerm& entry, const std::vector<const RosterTerm*>& options) {
        begin("selectionEntryGroup", {{"id", m_terms.campaignGroupId(entry)},
                                      {"name", m_terms.campaign().name},
                                      {"hidden", QStringLiteral("true")},
                                      {"collective", QStringLiteral("false")},
                                      {"import", QStringLiteral("true")}});
        m_xml.writeStartElement(QLatin1StringView("modifiers"));
        writeModifier(QStringLiteral("hidden"), QStringLiteral("false"), QStringLiteral("force"),
                      m_terms.campaign().id);
        m_xml.writeEndElement();
        writeLinks(entry, options);
        m_xml.writeEndElement();
    }

    /// Writes the entries of an inner table as a group, so that they can be counted together.
    void writeInner(const RosterTable& table) {
        const QString id = m_terms.groupId(table.path);
        begin("selectionEntryGroup", {{"id", id},
                                      {"name", table.name()},
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

    /// The options of a table, with only the first of each choice.
    static std::vector<const RosterTerm*> linked(const RosterTable& table) {
        std::vector<const RosterTerm*> all;
        for (const RosterTerm* option : table.options)
            if (all.empty() || all.back()->key != option->key)
                all.push_back(option);
        return all;
    }

    void writeSharedEntries() {
        m_xml.writeStartElement(QLatin1StringView("sharedSelectionEntries"));
        for (const RosterTable& table : m_terms.tables())
            for (const RosterTerm* option : linked(table))
                if (option->kind != RosterTerm::Kind::Word)
                    writeOption(*option, option->kind == RosterTerm::Kind::Number ? highestOf(table, *option) : 1);
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
        begin("selectionEntry", {{"id", option.id},
                                 {"name", option.name},
                                 {"hidden", QStringLiteral("false")},
                                 {"collective", QStringLiteral("false")},
                                 {"import", QStringLiteral("true")},
                                 {"type", QStringLiteral("upgrade")}});
        std::vector<Limit> limits = m_legality.ofOption(option);
        if (most > 0)
            limits.push_back({true, most, QStringLiteral("parent"), {}});
        writeLimits(option.id, limits);
        writeCosts(option);
        m_xml.writeEndElement();
    }

    void writeChoice(const RosterTable& table, const RosterTerm& first) {
        const QString id = m_terms.choiceId(first);
        begin("selectionEntryGroup", {{"id", id},
                                      {"name", toQString(keyAsHeading(first.key))},
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

    void writeCosts(const RosterTerm& term) {
        if (!term.points)
            return;
        m_xml.writeStartElement(QLatin1StringView("costs"));
        empty("cost", {{"name", QStringLiteral("pts")},
                       {"typeId", m_terms.pointsId()},
                       {"value", QString::number(*term.points)}});
        m_xml.writeEndElement();
    }
};

}  // namespace

QByteArray catalogueOf(const RuleSystem& system) { return CatalogueWriter(system).written(); }

}  // namespace ephor
