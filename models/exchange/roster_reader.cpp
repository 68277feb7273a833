#include "core/army/schema_order.h"
#include "core/io/encoding.h"
#include "core/io/lists/army_list_toml.h"
#include "models/exchange/roster.h"
#include "models/exchange/roster_markup.h"
#include "models/exchange/roster_notes.h"
#include "models/exchange/roster_terms.h"
#include "models/exchange/roster_zip.h"

#include <QXmlStreamReader>
#include <algorithm>
#include <memory>
#include <set>

namespace ephor {

namespace {

constexpr int deepestSelection = 8;
constexpr int deepestForce = 8;
constexpr int mostSelections = 5000;
constexpr std::size_t mostRemarks = 50;
constexpr std::int64_t largestCount = 1'000'000'000;  // of one entry; sums of larger counts could overflow

/// Elements that an app derives from the data; they add nothing to the selections.
const std::set<QString>& derivedElements() {
    static const std::set<QString> names{QStringLiteral("costs"),        QStringLiteral("categories"),
                                         QStringLiteral("profiles"),     QStringLiteral("rules"),
                                         QStringLiteral("publications"), QStringLiteral("costLimits"),
                                         QStringLiteral("comment"),      QStringLiteral("tags")};
    return names;
}

std::string shortened(const QString& text) { return text.left(80).toStdString(); }

/// The memory that an entry with all its children takes.
struct Extent {
    std::size_t entries = 1;
    std::size_t letters = 0;
};

Extent extentOf(const Entry& entry) {
    Extent extent;
    for (const Field& field : entry.fields)
        if (const auto* text = std::get_if<std::string>(&field.value))
            extent.letters += text->size();
    for (const Entry& child : entry.children) {
        const Extent inner = extentOf(child);
        extent.entries += inner.entries;
        extent.letters += inner.letters;
    }
    return extent;
}

class RosterReader {
public:
    /// The bytes are UTF-8, whatever encoding the XML declares.
    RosterReader(const QByteArray& xml, std::string_view file, const FindSystem& find,
                 const std::vector<std::string>& known)
        : m_file(file), m_find(find), m_known(known), m_xml(QString::fromUtf8(xml)) {}

    /// The list before it is checked; none where there was a fault.
    std::optional<ArmyList> read() {
        if (!begin() || !findGame())
            return {};
        readRosterElement();
        if (m_failed)
            return {};
        if (m_xml.hasError()) {
            fault("roster-syntax",
                  {"This is not XML that can be read ({0}). The file was cut off or changed; ask for it again.",
                   {m_xml.errorString().toStdString()}});
            return {};
        }
        return inSchemaOrder(std::move(m_list), m_system->info().list);
    }

    Diagnostics remarks;

private:
    void add(Severity severity, const char* code, Message message, bool here) {
        const SourcePosition place{m_file, here ? static_cast<int>(m_xml.lineNumber()) : 0,
                                   here ? static_cast<int>(m_xml.columnNumber()) + 1 : 0};
        remarks.push_back({severity, code, place, std::move(message), {}, {}});
    }
    /// The first fault is moved before all remarks, because it is why there is no list.
    void fault(const char* code, Message message) {
        if (!m_failed)
            add(Severity::Error, code, std::move(message), true);
        if (!std::exchange(m_failed, true))
            std::ranges::rotate(remarks, remarks.end() - 1);
    }
    void remark(Message message) {
        if (remarks.size() < mostRemarks)
            add(Severity::Warning, "roster-left-out", std::move(message), false);
        else if (remarks.size() == mostRemarks)
            add(Severity::Warning, "roster-left-out", "More was left out than is named here.", false);
    }

    QString attribute(const char* key) const { return m_xml.attributes().value(QLatin1StringView(key)).toString(); }

    /// Reads up to the element <roster>.
    bool begin() {
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::StartElement) {
        }
        if (m_xml.hasError())
            fault("roster-syntax",
                  {"This is not XML that can be read ({0}). The file was cut off or changed; ask for it again.",
                   {m_xml.errorString().toStdString()}});
        else if (m_xml.name() != QLatin1StringView("roster"))
            fault("roster-syntax", {"This is no roster: it begins with <{0}>.", {shortened(m_xml.name().toString())}});
        return !m_failed;
    }

    bool findGame() {
        const QString id = attribute("gameSystemId");
        for (const std::string& known : m_known)
            if (const RuleSystem* system = m_find(known)) {
                auto terms = std::make_unique<RosterTerms>(*system);
                if (terms->gameId() == id) {
                    m_system = system;
                    m_terms = std::move(terms);
                    return true;
                }
            }
        std::string names;
        for (const std::string& known : m_known)
            if (const RuleSystem* system = m_find(known))
                (names += names.empty() ? "" : ", ") += system->info().name;
        fault(
            "roster-other-game",
            {"This roster is for another game, \"{0}\". Ephor reads rosters built from the data that it publishes itself: {1}.",
             {shortened(attribute("gameSystemName")), names}});
        return false;
    }

    void readRosterElement() {
        m_list.file = m_file;
        m_list.system = m_system->info().id;
        m_list.name = attribute("name").simplified().toStdString();
        m_list.rules = std::to_string(std::max(1, attribute("gameSystemRevision").toInt()));
        if (revisionOf(m_system->info().version) == std::max(1, attribute("gameSystemRevision").toInt()))
            m_list.rules = m_system->info().version;
        while (!m_failed && m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1StringView("forces"))
                readForces(0);
            else if (m_xml.name() == QLatin1StringView("costLimits"))
                readLimits();
            else if (m_xml.name() == QLatin1StringView("customNotes"))
                readNotes(m_system->info().list.keys, m_list.fields, true);
            else
                skip();
        }
    }

    void skip() {
        const QString name = m_xml.name().toString();
        if (!derivedElements().contains(name) && m_skipped.insert(name).second)
            remark({"What stands in <{0}> is not part of a list and was left out.", {shortened(name)}});
        m_xml.skipCurrentElement();
    }

    void readLimits() {
        while (m_xml.readNextStartElement()) {
            const double value = attribute("value").toDouble();
            const bool hasKey = std::ranges::contains(m_system->info().list.keys, std::string("limit"), &KeyRule::key);
            if (attribute("typeId") == m_terms->pointsId() && hasKey && value >= 1 && value <= 1e6)
                set(m_list.fields, "limit", static_cast<std::int64_t>(value));
            m_xml.skipCurrentElement();
        }
    }

    void readForces(int depth) {
        if (depth == deepestForce) {
            fault("roster-too-many", {"This roster has more than {0} forces within each other; no army has so many.",
                                      {std::to_string(deepestForce)}});
            return;
        }
        while (!m_failed && m_xml.readNextStartElement()) {
            if (++m_forces == 2)
                remark("The roster has more than one force; all became one army.");
            while (!m_failed && m_xml.readNextStartElement()) {
                if (m_xml.name() == QLatin1StringView("selections"))
                    readSelections({}, nullptr, 0, 1);
                else if (m_xml.name() == QLatin1StringView("forces"))
                    readForces(depth + 1);
                else if (m_xml.name() == QLatin1StringView("customNotes"))
                    remark({"The note of a force was left out: \"{0}\".",
                            {shortened(m_xml.readElementText(QXmlStreamReader::SkipChildElements))}});
                else
                    skip();
            }
        }
    }

    /// `into`: the entry that contains the selections; null: the list itself. `copies`: its count.
    void readSelections(const std::string& path, Entry* into, int depth, int copies) {
        while (!m_failed && m_xml.readNextStartElement()) {
            if (depth == deepestSelection || ++m_selections > mostSelections) {
                fault(
                    "roster-too-many",
                    {"This roster has more than {0} selections, or more than {1} within each other; no army has so many.",
                     {std::to_string(mostSelections), std::to_string(deepestSelection)}});
                return;
            }
            if (m_xml.name() == QLatin1StringView("selection"))
                readSelection(path, into, depth, copies);
            else
                skip();
        }
    }

    void readSelection(const std::string& path, Entry* into, int depth, int copies) {
        // The id of a linked entry is a path; the last part is its own id.
        const RosterTerm* term = m_terms->byId(attribute("entryId").section(QStringLiteral("::"), -1));
        const std::string inner = term ? term->table : std::string();
        const std::size_t dot = inner.rfind('.');
        const std::string parent = dot == std::string::npos ? std::string() : inner.substr(0, dot);
        const bool isHead = term && term->kind == RosterTerm::Kind::Entry && inner.empty();
        if (term && isHead && !into)
            readInside({}, nullptr, depth, m_list.fields, 1);
        else if (term && term->kind == RosterTerm::Kind::Entry && !isHead && parent == path)
            readEntry(*term, into, depth);
        else if (term && term->kind == RosterTerm::Kind::Campaign)
            m_xml.skipCurrentElement();
        else if (term && term->kind != RosterTerm::Kind::Entry && inner == path)
            readOption(*term, into ? into->fields : m_list.fields, copies);
        else
            leaveOut();
    }

    void leaveOut() {
        remark({"\"{0}\" ({1}) is not in Ephor's data, or stands where it cannot stand; it was left out.",
                {shortened(attribute("name")), shortened(attribute("number"))}});
        m_xml.skipCurrentElement();
    }

    /// Apps count an option once for each copy of its entry; early Ephor versions, which wrote no links, did not.
    void readOption(const RosterTerm& term, std::vector<Field>& fields, int copies) {
        std::int64_t number = std::max(1, attribute("number").toInt());
        if (attribute("entryId").contains(QStringLiteral("::")) && number % copies == 0)
            number /= copies;
        set(fields, term.key,
            term.kind == RosterTerm::Kind::Number ? FieldValue(number)
            : term.kind == RosterTerm::Kind::Flag ? FieldValue(true)
                                                  : term.value);
        m_xml.skipCurrentElement();
    }

    void readEntry(const RosterTerm& term, Entry* into, int depth) {
        Entry entry;
        entry.table = term.table.substr(term.table.rfind('.') + 1);
        const std::vector<KeyRule>& keys = *m_terms->table(term.table)->keys;
        const auto has = [&keys](const char* key) {
            return std::ranges::contains(keys, std::string(key), &KeyRule::key);
        };
        if (!term.key.empty())
            set(entry.fields, term.key, term.value);
        const QString name = attribute("customName").simplified();
        if (!name.isEmpty() && has("name"))
            set(entry.fields, "name", name.toStdString());
        else if (!name.isEmpty())
            remark({"The name \"{0}\" was left out: such an entry has none.", {shortened(name)}});
        const int number = std::clamp(attribute("number").toInt(), 1, 1000);
        if (number > 1 && has("count"))
            set(entry.fields, "count", std::int64_t{number});
        readInside(term.table, &entry, depth, entry.fields, number);
        std::vector<Entry>& to = into ? into->children : m_list.entries;
        if (has("count") && joins(to, entry, !into && number == 1))
            return;
        const auto copies = static_cast<std::size_t>(has("count") ? 1 : number);
        if (hasRoomFor(entry, copies))
            to.insert(to.end(), copies, entry);
    }

    /// Adds what the copies of an entry will add to the list, before they are made. The contents of the first copy are
    /// already counted.
    bool hasRoomFor(const Entry& entry, std::size_t copies) {
        const Extent one = extentOf(entry);
        m_entries += 1 + (copies - 1) * one.entries;
        m_letters += (copies - 1) * one.letters;
        if (m_entries <= mostEntries && m_letters <= largestList)
            return true;
        fault(
            "roster-too-many",
            {"This roster comes to more than {0} units with their parts, or to more than {1} bytes of names and notes, once "
             "all copies are counted; no army has so many. Ask for it again with smaller numbers.",
             {std::to_string(mostEntries), std::to_string(largestList)}});
        return false;
    }

    /// Adds the entry to the count of the one before it, where they are the same.
    bool joins(std::vector<Entry>& to, const Entry& entry, bool isOne) const {
        if (to.empty() || to.back().table != entry.table)
            return false;
        Entry& before = to.back();
        const bool isSame = isOne && m_joint != separateEntry && isSameUnit(before, entry);
        const bool isMarked = m_joint == withTheOneBefore && before.text("type") == entry.text("type") &&
                              before.text("grade") == entry.text("grade");
        const std::int64_t first = before.integer("count", 1);
        const std::int64_t second = entry.integer("count", 1);
        const bool canBeCounted = std::max(first, second) <= largestCount && std::min(first, second) >= -largestCount;
        if ((!isSame && !isMarked) || !canBeCounted)
            return false;
        set(before.fields, "count", first + second);
        return true;
    }

    void readInside(const std::string& path, Entry* into, int depth, std::vector<Field>& fields, int copies) {
        QString joint;
        while (!m_failed && m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1StringView("selections"))
                readSelections(path, into, depth + 1, copies);
            else if (m_xml.name() == QLatin1StringView("customNotes"))
                joint = readNotes(*m_terms->table(path)->keys, fields, false);
            else
                skip();
        }
        m_joint = joint;
    }

    /// Returns how the entry joins the one before it: separateEntry, withTheOneBefore, or empty.
    QString readNotes(const std::vector<KeyRule>& keys, std::vector<Field>& fields, bool isHead) {
        QString joint;
        QStringList note;
        for (const QString& raw : m_xml.readElementText(QXmlStreamReader::SkipChildElements).split(u'\n')) {
            const QString line = raw.simplified();
            if (isHead && line.startsWith(QLatin1StringView("state: ")))
                m_list.state = line.sliced(7).toStdString();
            else if (isHead && line.startsWith(QLatin1StringView("rules: ")))
                m_list.rules = line.sliced(7).toStdString();
            else if (std::optional<Field> field = fieldOfLine(line, keys); field && field->key != "note")
                set(fields, field->key, field->value);
            else if (!isHead && (line == separateEntry || line == withTheOneBefore))
                joint = line;
            else if (!line.isEmpty())
                note << line;
        }
        if (note.isEmpty())
            return joint;
        if (std::ranges::contains(keys, std::string("note"), &KeyRule::key))
            set(fields, "note", note.join(u' ').toStdString());
        else
            remark({"A note was left out: \"{0}\".", {shortened(note.join(u' '))}});
        return joint;
    }

    static void set(std::vector<Field>& fields, const std::string& key, FieldValue value) {
        const auto it = std::ranges::find(fields, key, &Field::key);
        Field& field = it == fields.end() ? fields.emplace_back() : *it;
        field.key = key;
        field.value = std::move(value);
    }

    std::string m_file;
    const FindSystem& m_find;
    const std::vector<std::string>& m_known;
    QXmlStreamReader m_xml;
    const RuleSystem* m_system = nullptr;
    std::unique_ptr<RosterTerms> m_terms;
    ArmyList m_list;
    std::set<QString> m_skipped;
    QString m_joint;  ///< how the last entry read joins the one before it
    int m_forces = 0;
    int m_selections = 0;
    std::size_t m_entries = 0;
    std::size_t m_letters = 0;
    bool m_failed = false;
};

}  // namespace

ReadList readRoster(const QByteArray& xml, std::string_view file, const FindSystem& find,
                    const std::vector<std::string>& known) {
    const auto refused = [](Diagnostic fault) { return ReadList{{}, nullptr, {std::move(fault)}}; };
    if (static_cast<std::size_t>(xml.size()) > largestRoster)
        return refused({Severity::Error,
                        "roster-too-large",
                        {std::string(file), 0, 0},
                        {"The roster has {0} bytes; at most {1} are read. Is it the right file?",
                         {std::to_string(xml.size()), std::to_string(largestRoster)}},
                        {},
                        {}});
    if (std::optional<Diagnostic> fault =
            encodingFault({xml.constData(), static_cast<std::size_t>(xml.size())}, file, "roster"))
        return refused(*std::move(fault));
    if (std::optional<Diagnostic> fault = markupFault({xml.constData(), static_cast<std::size_t>(xml.size())}, file))
        return refused(*std::move(fault));
    RosterReader reader(xml, file, find, known);
    const std::optional<ArmyList> list = reader.read();
    if (!list)
        return {{}, nullptr, std::move(reader.remarks)};
    ReadList read = readArmyList(toToml(*list), file, find, known);
    for (Diagnostic& diagnostic : read.diagnostics) {  // their lines and edits are those of a text that nobody sees
        diagnostic.place.line = diagnostic.place.column = 0;
        diagnostic.fixes.clear();
    }
    read.diagnostics.insert(read.diagnostics.begin(), reader.remarks.begin(), reader.remarks.end());
    return read;
}

ReadList readRosterArchive(const QByteArray& zip, std::string_view file, const FindSystem& find,
                           const std::vector<std::string>& known) {
    const Result<QByteArray> xml = unzipped(zip, QStringLiteral(".ros"), largestRoster, file);
    if (!xml)
        return {{}, nullptr, xml.error()};
    return readRoster(*xml, file, find, known);
}

ReadList readRosterFile(const QByteArray& bytes, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known) {
    if (!bytes.startsWith("PK"))
        return readRoster(bytes, file, find, known);
    if (static_cast<std::size_t>(bytes.size()) <= largestRosterArchive)
        return readRosterArchive(bytes, file, find, known);
    return {{},
            nullptr,
            {{Severity::Error,
              "roster-too-large",
              {std::string(file), 0, 0},
              {"The archive has {0} bytes; at most {1} are read. Is it the right file?",
               {std::to_string(bytes.size()), std::to_string(largestRosterArchive)}},
              {},
              {}}}};
}

}  // namespace ephor
