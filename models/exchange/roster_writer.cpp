#include "core/army/list_differences.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/legality.h"
#include "models/exchange/roster.h"
#include "models/exchange/roster_notes.h"
#include "models/exchange/roster_terms.h"
#include "models/exchange/roster_zip.h"
#include "models/text.h"

#include <QFileInfo>
#include <QXmlStreamWriter>
#include <algorithm>

namespace ephor {

namespace {

class RosterWriter {
public:
    RosterWriter(const ArmyList& list, const RuleSystem& system)
        : m_list(list),
          m_system(system),
          m_terms(system),
          m_legality(system, m_terms),
          m_seed(toHex(fingerprintOf(list, system.info().list))),
          m_xml(&m_bytes) {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write() {
        const SystemInfo& info = m_system.info();
        m_xml.writeStartDocument(QStringLiteral("1.0"), true);
        m_xml.writeStartElement(QLatin1StringView("roster"));
        m_xml.writeDefaultNamespace(QStringLiteral("http://www.battlescribe.net/schema/rosterSchema"));
        attribute("id", ownId());
        attribute("name", plain(m_list.name));
        attribute("battleScribeVersion", QLatin1StringView(battleScribeVersion));
        attribute("gameSystemId", m_terms.gameId());
        attribute("gameSystemName", QString::fromStdString(info.name));
        attribute("gameSystemRevision", QString::number(revisionOf(info.version)));
        writeCosts(m_system.summary(m_list).cost);
        writeLimit();
        m_xml.writeStartElement(QLatin1StringView("forces"));
        writeForce();
        m_xml.writeEndElement();
        writeNotes(headNotesOf(m_list, m_system.info().list, m_terms));
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    void attribute(const char* key, const QString& value) { m_xml.writeAttribute(QLatin1StringView(key), value); }
    /// An id for the roster and for each selection: different each time, but the same in every run.
    QString ownId() { return m_terms.id("roster/" + m_seed + "/" + std::to_string(m_count++)); }

    void writeCosts(std::optional<int> points) {
        if (!points)
            return;
        m_xml.writeStartElement(QLatin1StringView("costs"));
        writeCost("cost", *points);
        m_xml.writeEndElement();
    }

    void writeLimit() {
        const auto* points = m_list.value<std::int64_t>("limit");
        if (!points)
            return;
        m_xml.writeStartElement(QLatin1StringView("costLimits"));
        writeCost("costLimit", *points);
        m_xml.writeEndElement();
    }

    void writeCost(const char* element, std::int64_t points) {
        m_xml.writeStartElement(QLatin1StringView(element));
        attribute("name", QStringLiteral("pts"));
        attribute("typeId", m_terms.pointsId());
        attribute("value", QString::number(points));
        m_xml.writeEndElement();
    }

    void writeForce() {
        const SystemInfo& info = m_system.info();
        m_xml.writeStartElement(QLatin1StringView("force"));
        attribute("id", ownId());
        attribute("name", QStringLiteral("Army"));
        attribute("entryId", m_terms.forceId());
        attribute("catalogueId", m_terms.catalogueId());
        attribute("catalogueRevision", QString::number(revisionOf(info.version)));
        attribute("catalogueName", QString::fromStdString(info.name));
        m_xml.writeStartElement(QLatin1StringView("selections"));
        writeHead();
        const Entry* before = nullptr;
        for (const Entry& entry : m_list.entries)
            writeRoot(entry, std::exchange(before, &entry));
        m_xml.writeEndElement();
        writePublication();
        m_xml.writeStartElement(QLatin1StringView("categories"));
        writeCategory(QStringLiteral("Uncategorised"), QStringLiteral("(No Category)"), false);
        for (const RosterTable& table : m_terms.tables())
            if (table.isGroup())
                writeCategory(table.name(), m_terms.categoryId(table.path), false);
        if (m_legality.needsLine())
            writeCategory(QStringLiteral("Line"), m_terms.lineId(), false);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writePublication() {
        m_xml.writeStartElement(QLatin1StringView("publications"));
        m_xml.writeStartElement(QLatin1StringView("publication"));
        attribute("id", m_terms.publicationId());
        attribute("name", QString::fromStdString(m_system.info().name));
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    /// Whether a field of the list, at any depth, is one that only a campaign gives.
    bool isOfCampaign() const {
        const auto has = [this](const std::string& path, const std::vector<Field>& fields) {
            return std::ranges::any_of(fields, [&](const Field& field) {
                const RosterTerm* option = m_terms.optionOf(path, field);
                return option && option->isOfCampaign;
            });
        };
        return has({}, m_list.fields) || std::ranges::any_of(m_list.entries, [&](const Entry& entry) {
                   return has(entry.table, entry.fields) ||
                          std::ranges::any_of(entry.children, [&](const Entry& child) {
                              return has(entry.table + "." + child.table, child.fields);
                          });
               });
    }

    /// Writes the options in the head of the list as a selection of their own.
    void writeHead() {
        const RosterTerm& head = *m_terms.table("")->entries.front();
        const bool showsCampaign = isOfCampaign();
        if (!showsCampaign &&
            std::ranges::none_of(m_list.fields, [this](const Field& field) { return m_terms.optionOf("", field); }))
            return;
        beginSelection({head});
        m_xml.writeStartElement(QLatin1StringView("selections"));
        if (showsCampaign)
            writeOption(head, m_terms.campaign(), 1);
        writeOptions(head, m_list.fields, 1);
        m_xml.writeEndElement();
        writeCategoriesOf(head);
        m_xml.writeEndElement();
    }

    struct Selection {
        const RosterTerm& term;
        QString path = {};   ///< ids of the links that lead to it, then its own id; without links only that
        QString group = {};  ///< the same for the group that it is chosen from
        std::int64_t number = 1;
        QString customName = {};
    };

    void beginSelection(const Selection& one) {
        m_xml.writeStartElement(QLatin1StringView("selection"));
        attribute("id", ownId());
        attribute("name", one.term.name);
        attribute("entryId", one.path.isEmpty() ? one.term.id : one.path);
        if (!one.group.isEmpty())
            attribute("entryGroupId", one.group);
        if (!one.customName.isEmpty())
            attribute("customName", one.customName);
        attribute("number", QString::number(one.number));
        attribute("type", one.term.kindName());
    }

    static std::int64_t countOf(const Entry& entry) {
        constexpr std::int64_t most = 200;
        return std::clamp<std::int64_t>(entry.integer("count", 1), 1, most);
    }

    /// Apps select each unit separately, so an entry becomes as many equal selections as its count.
    void writeRoot(const Entry& entry, const Entry* before) {
        const bool apart = before && isSameUnit(*before, entry);
        for (std::int64_t i = 0; i < countOf(entry); ++i)
            writeEntry(entry, entry.table, 1, i == 0 && apart ? separateEntry : QString());
    }

    /// Inner entries have a number, unless only the first is the leader or has the standard.
    void writeInner(const Entry& entry, const std::string& path) {
        const std::int64_t count = countOf(entry);
        Entry others = entry;
        std::erase_if(others.fields, [](const Field& field) {
            return (field.key == "leader" || field.key == "standard") && field.value == FieldValue(true);
        });
        if (count == 1 || others.fields.size() == entry.fields.size()) {
            writeEntry(entry, path, count, {});
            return;
        }
        writeEntry(entry, path, 1, {});
        writeEntry(others, path, count - 1, withTheOneBefore);
    }

    void writeEntry(const Entry& entry, const std::string& path, std::int64_t number, const QString& joint) {
        const RosterTerm* term = m_terms.entryOf(path, entry);
        if (!term || static_cast<std::size_t>(m_bytes.size()) > largestRoster)
            return;  // a larger roster cannot be read; the diagnostics say what is missing
        const RosterTable& table = *m_terms.table(path);
        const bool isRoot = !path.contains('.');
        beginSelection({*term, {}, isRoot ? QString() : m_terms.groupId(path), number, plain(entry.text("name"))});
        writeNotes((joint.isEmpty() ? QStringList() : QStringList{joint}) +
                   notesOf(entry.fields, *table.keys, {path, m_terms}));
        if (term->type) {
            writeRulesOf(*term->type);
            m_xml.writeStartElement(QLatin1StringView("profiles"));
            writeProfile(m_xml, m_terms, *term->type);
            m_xml.writeEndElement();
        }
        const bool hasOptions =
            std::ranges::any_of(entry.fields, [&](const Field& field) { return m_terms.optionOf(path, field); });
        if (hasOptions || !entry.children.empty()) {
            m_xml.writeStartElement(QLatin1StringView("selections"));
            writeOptions(*term, entry.fields, number);
            for (const Entry& child : entry.children)
                writeInner(child, path + "." + child.table);
            m_xml.writeEndElement();
        }
        writeCostsOf(*term, number);
        if (isRoot)
            writeCategoriesOf(*term);
        m_xml.writeEndElement();
    }

    void writeRulesOf(const TroopType& type) {
        const std::vector<TraitText> traits = traitTextsOf(m_system.info().id, {&type});
        if (traits.empty())
            return;
        m_xml.writeStartElement(QLatin1StringView("rules"));
        for (const TraitText& trait : traits)
            writeRule(m_xml, m_terms, trait);
        m_xml.writeEndElement();
    }

    void writeCostsOf(const RosterTerm& term, std::int64_t number) {
        if (term.points)
            writeCosts(static_cast<int>(*term.points * number));
    }

    /// `copies`: the count of the selection that contains them; apps count an option of five figures five times.
    void writeOptions(const RosterTerm& entry, const std::vector<Field>& fields, std::int64_t copies) {
        for (const Field& field : fields) {
            const RosterTerm* option = m_terms.optionOf(entry.table, field);
            if (!option)
                continue;
            const auto* whole = std::get_if<std::int64_t>(&field.value);
            writeOption(entry, *option, copies * (option->kind == RosterTerm::Kind::Number ? *whole : 1));
        }
    }

    void writeOption(const RosterTerm& entry, const RosterTerm& option, std::int64_t number) {
        const QString link = m_terms.linkId(entry, option) + QStringLiteral("::");
        const QString group = option.kind == RosterTerm::Kind::Word ? link + m_terms.choiceId(option)
                              : option.isOfCampaign                 ? m_terms.campaignGroupId(entry)
                                                                    : QString();
        beginSelection({option, link + option.id, group, number});
        writeCostsOf(option, number);
        m_xml.writeEndElement();
    }

    void writeCategoriesOf(const RosterTerm& entry) {
        m_xml.writeStartElement(QLatin1StringView("categories"));
        writeCategory(m_terms.table(entry.table)->name(), m_terms.categoryId(entry.table), true);
        if (m_legality.isLine(entry))
            writeCategory(QStringLiteral("Line"), m_terms.lineId(), false);
        m_xml.writeEndElement();
    }

    void writeCategory(const QString& name, const QString& id, bool primary) {
        m_xml.writeStartElement(QLatin1StringView("category"));
        attribute("id", ownId());
        attribute("name", name);
        attribute("entryId", id);
        attribute("primary", primary ? QStringLiteral("true") : QStringLiteral("false"));
        m_xml.writeEndElement();
    }

    void writeNotes(const QStringList& lines) {
        if (!lines.isEmpty())
            m_xml.writeTextElement(QLatin1StringView("customNotes"), plain(lines.join(u'\n').toStdString()));
    }

    const ArmyList& m_list;
    const RuleSystem& m_system;
    RosterTerms m_terms;
    Legality m_legality;
    std::string m_seed;
    int m_count = 0;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

}  // namespace

QByteArray rosterFile(const QByteArray& xml, const QString& name) {
    const QFileInfo file(name);
    return file.suffix().compare(QLatin1StringView("rosz"), Qt::CaseInsensitive) == 0
               ? zipped({{file.completeBaseName() + QStringLiteral(".ros"), xml}})
               : xml;
}

WrittenRoster rosterOf(const ArmyList& list, const RuleSystem& system) {
    WrittenRoster written{RosterWriter(list, system).write(), {}};
    const std::string& id = system.info().id;
    const ReadList back =
        readRoster(written.xml, list.file, [&](std::string_view name) { return name == id ? &system : nullptr; }, {id});
    const auto lose = [&written](Message message) {
        written.lost.push_back({Severity::Warning, "roster-lost", {}, std::move(message), {}, {}});
    };
    if (!back.list)
        lose("The list is too large or too faulty for a roster: mend it first.");
    else
        for (const Message& difference : differencesOf(list, *back.list, system.info().list))
            lose({"Not in the roster: {0}", {toText(difference)}});
    return written;
}

}  // namespace ephor
