#include "models/store/campaign_store.h"

#include "core/io/encoding.h"
#include "models/store/campaign_file.h"
#include "models/store/campaign_schema.h"
#include "models/store/connection.h"
#include "models/store/post_tables.h"
#include "models/store/schema_check.h"
#include "models/store/stored_tables.h"
#include "models/store/unfinished_file.h"
#include "models/text.h"

#include <QFile>
#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace ephor::store {

CampaignStore::CampaignStore(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
CampaignStore::CampaignStore(CampaignStore&&) noexcept = default;
CampaignStore& CampaignStore::operator=(CampaignStore&&) noexcept = default;
CampaignStore::~CampaignStore() = default;

Result<CampaignStore> CampaignStore::create(const QString& file, const campaign::Journal& journal) {
    if (file.contains(QChar::ReplacementCharacter))
        return trouble(file, u"the file's name is not in UTF-8; choose another name"_s);
    if (file.startsWith(u':'))  // Qt's own files
        return trouble(file, u"a name that begins with \":\" needs its folder; write ./%1"_s.arg(file));
    const auto writeTo = [&journal](const QString& path) -> Result<void> {
        auto connection = std::make_unique<Connection>(path);
        Result<void> done = connection->open();
        if (done)
            done = connection->run(connection->dialect().setMark.arg(applicationId));
        if (done)
            done = connection->prepare();
        if (!done)
            return done;
        CampaignStore store(std::move(connection));
        return store.m_connection->transaction([&] {
            Result<void> made = makeSchema(*store.m_connection);
            return made ? store.append(journal, tablesOf(journal.campaign())) : made;
        });
    };
    const UnfinishedFile unfinished(file);
    Result<void> done = unfinished.begin();
    if (done)
        done = writeTo(unfinished.path());
    if (done)
        done = unfinished.finish();
    if (done)
        return open(file);
    for (Diagnostic& fault : done.error())
        fault.place.file = file.toStdString();
    return std::unexpected(std::move(done.error()));
}

Result<CampaignStore> CampaignStore::open(const QString& file) {
    if (Result<void> sound = checkPlace(file); !sound)
        return std::unexpected(std::move(sound.error()));
    // What lies in the log is taken into the file when the file is opened to be written. It may belong to another file
    // that stood here before.
    if (hasLog(file))
        if (const Result<campaign::Journal> sound = journalOf(file); !sound)
            return std::unexpected(sound.error());
    Result<SoundFile> found = openSound(file, Access::ReadWrite);
    if (!found)
        return std::unexpected(std::move(found.error()));
    CampaignStore store(std::move(found->connection));
    Result<void> done = store.m_connection->prepare();
    if (done)
        done = store.bringUpToDate(found->schema);
    if (!done)
        return std::unexpected(std::move(done.error()));
    return store;
}

Result<campaign::Journal> CampaignStore::journalOf(const QString& file) {
    if (Result<void> sound = checkPlace(file); !sound)
        return std::unexpected(std::move(sound.error()));
    const auto readBy = [&file](Access access) -> Result<campaign::Journal> {
        Result<SoundFile> found = openSound(file, access);
        if (!found)
            return std::unexpected(std::move(found.error()));
        return CampaignStore(std::move(found->connection)).read();
    };
    return readUnchanged(file, [&]() -> Result<campaign::Journal> {
        Result<campaign::Journal> journal = readBy(Access::ReadOnly);
        if (!journal && hasLog(file) && readBy(Access::Alone))
            return trouble(file,
                           u"%1 lies beside it and does not belong to it, and nothing was opened; move it to another "
                           "folder to open the campaign without it"_s.arg(logOf(file).filePath()));
        return journal;
    });
}

Diagnostics CampaignStore::tableFaultsOf(const QString& file) {
    return readUnchanged(file, [&file]() -> Diagnostics {
        Result<SoundFile> found = openSound(file, Access::ReadOnly);
        if (!found)
            return found.error();
        const CampaignStore store(std::move(found->connection));
        const Result<campaign::Journal> journal = store.read();
        if (!journal)
            return journal.error();
        return found->schema < currentSchema() ? Diagnostics() : store.checkTables(*journal);
    });
}

Result<QueryResult> CampaignStore::query(const QString& file, const QString& question, const std::stop_token& stop,
                                         const QueryLimits& limits) {
    if (Result<void> sound = checkPlace(file); !sound)
        return std::unexpected(std::move(sound.error()));
    const Result<SoundFile> found = openSound(file, Access::ReadOnly);
    if (!found)
        return std::unexpected(found.error());
    if (found->schema != currentSchema())
        return trouble(file, u"its tables are those of an older Ephor; open it in this one first"_s);
    return runQuery(*found->connection, question, stop, limits);
}

Result<void> CampaignStore::bringUpToDate(int schema) {
    const QString& file = m_connection->file();
    if (schema == currentSchema())
        return {};
    // Before an older file is brought up to date, a copy of it is put beside it.
    const QString copy = u"%1.schema-%2"_s.arg(file).arg(schema);
    const bool hadCopy = QFile::exists(copy);
    Result<void> done = hadCopy ? Result<void>() : copyTo(copy);
    const Result<campaign::Journal> journal = read();
    if (done && !journal)
        done = std::unexpected(journal.error());
    if (done)
        done = m_connection->transaction([&] {
            Result<void> replaced = replaceTables(*m_connection);
            return replaced ? writeTables(*m_connection, tablesOf(journal->campaign()), {}) : replaced;
        });
    if (!done && !hadCopy)
        QFile::remove(copy);
    return done;
}

Result<campaign::Journal> CampaignStore::read() const {
    if (Result<void> opened = m_connection->ensureOpen(); !opened)
        return std::unexpected(std::move(opened.error()));
    QSqlQuery query(m_connection->database());
    query.setForwardOnly(true);
    // Qt asks for texts in UTF-16, in which SQLite does not give back every character that it keeps.
    if (!query.exec(u"SELECT number, CAST(deed AS BLOB), CAST(who AS BLOB), CAST(action AS BLOB), CAST(dice AS BLOB), "
                    "CAST(changes AS BLOB), CAST(state AS BLOB), CAST(hash AS BLOB) FROM journal ORDER BY number"_s))
        return m_connection->failed(query.lastError());
    std::vector<campaign::JournalEntry> entries;
    while (query.next()) {
        const auto words = [&](int column) { return query.value(column).toByteArray().toStdString(); };
        const auto kind = campaign::fromWord<campaign::EntryKind>(words(1));
        if (!kind)
            return trouble(m_connection->file(),
                           u"entry %1 of the journal is of a kind that is not known"_s.arg(query.value(0).toInt()));
        entries.push_back({query.value(0).toInt(), *kind, words(2), words(3), words(4), words(5), words(6), words(7)});
    }
    if (query.lastError().isValid())
        return m_connection->failed(query.lastError());
    Result<campaign::Journal> journal = campaign::Journal::from(std::move(entries));
    if (journal)
        return journal;
    for (Diagnostic& fault : journal.error())
        fault.place.file = m_connection->file().toStdString();
    journal.error().push_back(damaged(m_connection->file(), u"its journal does not hold together"_s).error().front());
    return journal;
}

Result<Post> CampaignStore::readPost() {
    if (Result<void> opened = m_connection->ensureOpen(); !opened)
        return std::unexpected(std::move(opened.error()));
    Result<std::vector<TableRows>> tables = rowsIn(*m_connection, postTables({}));
    if (!tables)
        return std::unexpected(std::move(tables.error()));
    std::optional<Post> post = postOf(*tables);
    if (!post)
        return damaged(m_connection->file(), u"its post holds a word that is not known"_s);
    m_post = *std::move(tables);
    return *std::move(post);
}

Result<void> CampaignStore::writePost(const Post& post) {
    if (Result<void> opened = m_connection->ensureOpen(); !opened)
        return opened;
    return m_connection->transaction([&] { return replacePost(post); });
}

/// The work of writePost(), in its transaction.
Result<void> CampaignStore::replacePost(const Post& post) {
    const Result<std::vector<TableRows>> now = rowsIn(*m_connection, postTables({}));
    if (!now)
        return std::unexpected(now.error());
    if (*now != m_post)
        return trouble(m_connection->file(),
                       u"Another program has changed the mails of this campaign; open it again"_s);
    std::vector<TableRows> tables = postTables(post);
    Result<void> written = writeTables(*m_connection, tables, m_post);
    if (written)
        m_post = std::move(tables);
    return written;
}

Result<void> CampaignStore::write(const campaign::Journal& journal, const Post* post) {
    if (Result<void> opened = m_connection->ensureOpen(); !opened)
        return opened;
    std::vector<TableRows> tables = tablesOf(journal.campaign());
    bool reachesCommit = false;
    Result<void> written = m_connection->transaction([&] {
        Result<void> appended = append(journal, tables);
        if (appended && post)
            appended = replacePost(*post);
        reachesCommit = appended.has_value();
        return appended;
    });
    m_written = written ? std::move(tables) : std::vector<TableRows>();
    if (written || !reachesCommit)
        return written;
    return whatCameOf(journal, std::move(written.error()));
}

/// The failure of a commit, told as the file has it: SQLite may have written everything before the disk reported it.
std::unexpected<Diagnostics> CampaignStore::whatCameOf(const campaign::Journal& journal, Diagnostics failed) {
    const QString file = m_connection->file();
    // Closing takes what was not committed out of the log, where the disk lets it.
    m_connection.reset();
    const Result<campaign::Journal> now = journalOf(file);
    m_connection = std::make_unique<Connection>(file);
    if (!now)
        return trouble(file,
                       u"the disk reported a failure while the action was saved, and the campaign cannot be read now; "
                       "once the disk works, see whether the action is there before you repeat it"_s);
    if (now->head() == journal.head())
        return trouble(
            file,
            u"the disk reported a failure while the action was saved, but the action is in the campaign; see "
            "that the disk is sound, and do not repeat the action"_s);
    return std::unexpected(std::move(failed));
}

/// The work of write(), in its transaction.
Result<void> CampaignStore::append(const campaign::Journal& journal, const std::vector<TableRows>& tables) {
    QSqlQuery last(m_connection->database());
    if (!last.exec(u"SELECT number, hash FROM journal ORDER BY number DESC LIMIT 1"_s))
        return m_connection->failed(last.lastError());
    std::size_t has = 0;
    if (last.next()) {
        has = last.value(0).toULongLong();
        if (has > journal.entries().size() || toQString(journal.entries()[has - 1].hash) != last.value(1).toString())
            return trouble(m_connection->file(), u"Another program has changed this campaign; open it again"_s);
    }
    if (last.lastError().isValid())
        return m_connection->failed(last.lastError());
    last.finish();
    QSqlQuery query(m_connection->database());
    query.prepare(
        u"INSERT INTO journal (number, deed, who, action, dice, changes, state, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s);
    for (std::size_t i = has; i < journal.entries().size(); ++i) {
        const campaign::JournalEntry& entry = journal.entries()[i];
        query.bindValue(0, entry.number);
        int column = 1;
        for (const std::string_view words :
             {campaign::wordOf(entry.kind), std::string_view(entry.who), std::string_view(entry.action),
              std::string_view(entry.dice), std::string_view(entry.changes), std::string_view(entry.state),
              std::string_view(entry.hash)}) {
            if (noncharacterFault(words, {}, "campaign"))
                return trouble(
                    m_connection->file(),
                    u"a text of it (%1, %2) has the code U+FFFE or U+FFFF, which is not a character and cannot be "
                    "seen; delete it from the text, or type the text again. Nothing was written"_s.arg(
                        toQString(campaign::wordOf(entry.kind)), toQString(entry.who)));
            const QString text = toQString(words);
            // What is not in UTF-8, or begins with a byte-order mark, would be read as something else, of which no hash
            // holds.
            if (text.toUtf8() != QByteArrayView(words.data(), static_cast<qsizetype>(words.size())))
                return trouble(m_connection->file(), u"a text of it is not in UTF-8; write it anew"_s);
            // An empty text is a text, not nothing.
            query.bindValue(column++, text.isEmpty() ? u""_s : text);
        }
        if (!query.exec())
            return m_connection->failed(query.lastError());
        if (query.numRowsAffected() != 1)
            return damaged(m_connection->file(), u"it did not take entry %1 of the journal"_s.arg(entry.number));
    }
    return writeTables(*m_connection, tables, m_written);
}

Diagnostics CampaignStore::checkTables(const campaign::Journal& journal) const {
    Diagnostics faults;
    const auto fault = [&](const QString& table, const char* why) {
        const std::string file = m_connection->file().toStdString();
        faults.push_back({Severity::Error, "campaign-tables", {file, 0, 0}, {why, {table.toStdString()}}, {}, {}});
    };
    for (const TableRows& table : tablesOf(journal.campaign())) {
        const Result<bool> same = holds(*m_connection, table);
        if (!same)
            fault(table.table, "The table \"{0}\" cannot be read.");
        else if (!*same)
            fault(table.table, "The table \"{0}\" is not what the journal comes to.");
    }
    return faults;
}

Result<void> CampaignStore::copyTo(const QString& file) const {
    const UnfinishedFile unfinished(file);
    if (Result<void> begun = unfinished.begin(); !begun)
        return begun;
    QSqlQuery query(m_connection->database());
    query.prepare(m_connection->dialect().copyTo);
    query.bindValue(0, unfinished.path());
    if (!query.exec())
        return m_connection->failed(query.lastError(), file);
    return unfinished.finish();
}

}  // namespace ephor::store
