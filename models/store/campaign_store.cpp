#include "models/store/campaign_store.h"

#include "core/io/encoding.h"
#include "models/store/campaign_schema.h"
#include "models/store/connection.h"
#include "models/store/post_tables.h"
#include "models/store/unfinished_file.h"
#include "models/text.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QThread>
#include <QVariant>
#include <chrono>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// The columns that are compared with the journal, each as the bytes of its text: in UTF-16 SQLite does not give back
/// every character.
QString bytesOfColumns(const TableRows& table) {
    QStringList columns;
    for (const QString& column : table.columns)
        columns << u"CAST(%1 AS BLOB)"_s.arg(column);
    return columns.join(u", "_s);
}

/// Writes the rows of a table that have changed.
Result<void> writeTable(Connection& connection, const TableRows& table, const std::vector<QVariantList>& written) {
    if (table.rows.size() < written.size())
        if (Result<void> ran =
                connection.run(u"DELETE FROM %1 WHERE row >= %2"_s.arg(table.table).arg(table.rows.size()));
            !ran)
            return ran;
    const QStringList marks(table.columns.size(), u"?"_s);
    QSqlQuery query(connection.database());
    bool isPrepared = false;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (row < written.size() && table.rows[row] == written[row])
            continue;
        if (!isPrepared && !query.prepare(u"REPLACE INTO %1 (%2) VALUES (%3)"_s.arg(
                               table.table, table.columns.join(u", "_s), marks.join(u", "_s))))
            return connection.failed(query.lastError());
        isPrepared = true;
        for (int column = 0; column < table.columns.size(); ++column)
            query.bindValue(column, table.rows[row][column]);
        if (!query.exec())
            return connection.failed(query.lastError());
    }
    return {};
}

/// Updates the tables. `written` is what they hold; empty: not known, so they are rewritten.
Result<void> writeTables(Connection& connection, const std::vector<TableRows>& tables,
                         const std::vector<TableRows>& written) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (written.empty())
            if (Result<void> ran = connection.run(u"DELETE FROM "_s + tables[i].table); !ran)
                return ran;
        if (Result<void> done =
                writeTable(connection, tables[i], written.empty() ? std::vector<QVariantList>() : written[i].rows);
            !done)
            return done;
    }
    return {};
}

struct Statement {
    QString name;  ///< of what it makes
    QString sql;
};

/// The statements of the file's schema.
Result<std::vector<Statement>> statementsIn(Connection& connection) {
    QSqlQuery query(connection.database());
    if (!query.exec(connection.dialect().statements))
        return connection.failed(query.lastError());
    std::vector<Statement> statements;
    while (query.next())
        statements.push_back({query.value(0).toString(), query.value(1).toString()});
    if (query.lastError().isValid())
        return connection.failed(query.lastError());
    return statements;
}

/// Checks that the file holds exactly the tables, views and triggers of its schema: a foreign view or trigger could run
/// anything when the journal is read or written.
Result<void> checkStatements(Connection& connection, int schema) {
    const Result<std::vector<Statement>> found = statementsIn(connection);
    if (!found)
        return std::unexpected(found.error());
    QStringList all;
    for (const Statement& statement : *found)
        all << statement.sql;
    if (schema != currentSchema())
        return digestOf(all) == schemaDigest(schema)
                   ? Result<void>()
                   : damaged(connection.file(),
                             u"its header names the schema %1, which has other tables"_s.arg(schema));
    QStringList missing = schemaStatements(connection.dialect());
    for (const Statement& statement : *found)
        if (!missing.removeOne(statement.sql))
            return damaged(
                connection.file(),
                u"its header names the schema %1, and it holds \"%2\", which Ephor does not make so"_s.arg(schema).arg(
                    statement.name));
    if (!missing.isEmpty())
        return damaged(connection.file(), u"its header names the schema %1, and the file lacks: %2"_s.arg(schema).arg(
                                              missing.front().section(u' ', 0, 2)));
    return {};
}

/// The schema of a sound campaign file. Writes nothing.
Result<int> inspect(Connection& connection) {
    const QString& file = connection.file();
    const Result<qlonglong> id = connection.number(connection.dialect().mark);
    if (!id)
        return std::unexpected(id.error());
    if (*id != applicationId)
        return trouble(file, u"this is no campaign of Ephor; if it was one, restore it from a copy"_s);
    const Result<qlonglong> number = connection.number(connection.dialect().schema);
    if (!number)
        return std::unexpected(number.error());
    if (*number > currentSchema())
        return trouble(
            file,
            u"the campaign was written by a newer Ephor (schema %1, this program knows %2); use that one"_s.arg(*number)
                .arg(currentSchema()));
    if (*number < 1)
        return damaged(file, u"its header names the schema %1, which does not exist"_s.arg(*number));
    const int schema = static_cast<int>(*number);
    Result<void> sound = checkStatements(connection, schema);
    if (sound)
        sound = connection.check();
    if (!sound)
        return std::unexpected(std::move(sound.error()));
    return schema;
}

/// The rows that the file has of these tables.
Result<std::vector<TableRows>> rowsIn(Connection& connection, std::vector<TableRows> tables) {
    for (TableRows& table : tables) {
        QSqlQuery query(connection.database());
        query.setForwardOnly(true);
        if (!query.exec(u"SELECT %1 FROM %2 ORDER BY row"_s.arg(table.columns.join(u", "_s), table.table)))
            return connection.failed(query.lastError());
        table.rows.clear();
        while (query.next()) {
            QVariantList& row = table.rows.emplace_back();
            for (int i = 0; i < table.columns.size(); ++i)
                row << query.value(i);
        }
        if (query.lastError().isValid())
            return connection.failed(query.lastError());
    }
    return tables;
}

Result<void> runAll(Connection& connection, const QStringList& statements) {
    for (const QString& statement : statements)
        if (Result<void> ran = connection.run(statement); !ran)
            return ran;
    return {};
}

/// Replaces the tables of an earlier schema with empty tables of the current one. Journal and post are not changed.
Result<void> replaceTables(Connection& connection) {
    const Result<std::vector<Statement>> found = statementsIn(connection);
    if (!found)
        return std::unexpected(found.error());
    const Dialect& dialect = connection.dialect();
    QStringList statements;
    bool hasPost = false;
    for (const auto& [name, sql] : *found) {
        hasPost = hasPost || isPostTable(name);
        if (sql.startsWith("CREATE VIEW"_L1))
            statements << u"DROP VIEW "_s + name;
        else if (sql.startsWith("CREATE TABLE"_L1) && name != "journal"_L1 && !isPostTable(name))
            statements << u"DROP TABLE "_s + name;
    }
    statements += tableStatements(dialect);
    if (!hasPost)
        statements += postStatements(dialect);
    return runAll(connection, statements << dialect.setSchema.arg(currentSchema()));
}

/// Refuses what cannot be a campaign by its name and place. SQLite would apply a rollback journal, which a campaign
/// never has: it may name other files, and they would be deleted.
Result<void> checkPlace(const QString& file) {
    if (!QFile::exists(file))
        return trouble(file, u"there is no such file; check the name and the folder"_s);
    if (QFileInfo(file).isDir())
        return trouble(file, u"this is a folder; name a campaign in it"_s);
    if (const QString journal = QFileInfo(file).canonicalFilePath() + u"-journal"_s; QFileInfo::exists(journal))
        return trouble(file,
                       u"%1 lies beside it, which is not of Ephor, and nothing was opened; move it to another "
                       "folder"_s.arg(journal));
    return {};
}

/// A sound file, open, and its schema.
struct Inspected {
    std::unique_ptr<Connection> connection;
    int schema = 0;
};

Result<Inspected> inspected(const QString& file, Access access) {
    auto connection = std::make_unique<Connection>(file, access);
    if (Result<void> opened = connection->open(); !opened)
        return std::unexpected(std::move(opened.error()));
    const Result<int> schema = inspect(*connection);
    if (!schema)
        return std::unexpected(schema.error());
    return Inspected{std::move(connection), *schema};
}

/// It lies beside the file itself, not beside a link to it.
QFileInfo logOf(const QString& file) { return QFileInfo(QFileInfo(file).canonicalFilePath() + u"-wal"_s); }

bool hasLog(const QString& file) { return logOf(file).isFile() && logOf(file).size() > 0; }

QFileInfo indexOf(const QString& file) { return QFileInfo(QFileInfo(file).canonicalFilePath() + u"-shm"_s); }

/// Another program may have it open.
bool mayBeWritten(const QString& file) { return logOf(file).exists() || indexOf(file).exists(); }

/// Another value whenever somebody has written into the file or its log, or begun or ended to write.
std::array<std::pair<qint64, QDateTime>, 3> stateOf(const QString& file) {
    const auto state = [](const QFileInfo& info) {
        return std::pair(info.exists() ? info.size() : -1, info.lastModified());
    };
    return {state(QFileInfo(file)), state(logOf(file)), state(indexOf(file))};
}

bool isFound(const Result<campaign::Journal>& journal) { return journal.has_value(); }
bool isFound(const Diagnostics& faults) { return faults.empty(); }

/// Reads a file in which others may write. What was found counts if nobody has written meanwhile, or three times. A
/// file that cannot be read is read again after a pause: the log of another program may just have begun or ended.
template <typename F> auto readUnchanged(const QString& file, F read) {
    constexpr int mostFound = 3;
    constexpr int mostFailed = 40;
    constexpr int wanted = 2;  ///< failures in a row while nobody writes
    constexpr std::chrono::milliseconds pause(25);
    int quietFailures = 0;
    for (int times = 1;; ++times) {
        const auto before = stateOf(file);
        auto found = read();
        const bool isQuiet = stateOf(file) == before;
        if (isFound(found)) {
            if (isQuiet || times >= mostFound)
                return found;
            continue;
        }
        quietFailures = isQuiet ? quietFailures + 1 : 0;
        if ((isQuiet && !mayBeWritten(file)) || quietFailures == wanted || times >= mostFailed)
            return found;
        QThread::sleep(pause);
    }
}

}  // namespace

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
            const Dialect& dialect = store.m_connection->dialect();
            Result<void> made =
                runAll(*store.m_connection, schemaStatements(dialect) << dialect.setSchema.arg(currentSchema()));
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
    Result<Inspected> found = inspected(file, Access::ReadWrite);
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
        Result<Inspected> found = inspected(file, access);
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
        Result<Inspected> found = inspected(file, Access::ReadOnly);
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
    const Result<Inspected> found = inspected(file, Access::ReadOnly);
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
        return trouble(m_connection->file(), u"Another program has changed the post of this campaign; open it again"_s);
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
        QSqlQuery query(m_connection->database());
        query.setForwardOnly(true);
        if (!query.exec(u"SELECT %1 FROM %2 ORDER BY row"_s.arg(bytesOfColumns(table), table.table))) {
            fault(table.table, "The table \"{0}\" cannot be read.");
            continue;
        }
        std::size_t row = 0;
        bool same = true;
        for (; query.next(); ++row) {
            same = same && row < table.rows.size();
            for (int i = 0; same && i < table.columns.size(); ++i) {
                const QVariant stands = query.value(i);
                const QVariant& should = table.rows[row][i];
                same = stands.isNull() == should.isNull() && stands.toByteArray() == should.toString().toUtf8();
            }
        }
        if (query.lastError().isValid())
            fault(table.table, "The table \"{0}\" cannot be read.");
        else if (!same || row != table.rows.size())
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
