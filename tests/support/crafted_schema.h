// Campaign files whose schema somebody has changed: orders say which statements are run on a sound file, and whatever
// comes of it is refused or is the same campaign.
#pragma once

#include "core/campaign/journal/journal.h"
#include "models/store/campaign_schema.h"
#include "models/store/campaign_store.h"
#include "tests/support/small_campaign.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <array>
#include <string_view>

namespace ephor::test {

/// Makes statements of any bytes: each is taken as a remainder, the first of a statement chooses its kind, the others
/// what stands in it.
class SchemaCrafter {
public:
    explicit SchemaCrafter(std::string_view orders) : m_orders(orders) {}

    QStringList statements() {
        constexpr int most = 12;
        QStringList all;
        while (!m_orders.empty() && all.size() < most)
            all << statement();
        return all;
    }

private:
    std::size_t argument() {
        if (m_orders.empty())
            return 0;
        const auto byte = static_cast<unsigned char>(m_orders.front());
        m_orders.remove_prefix(1);
        return byte;
    }
    template <std::size_t N> QString oneOf(const std::array<const char*, N>& words) {
        return QString::fromLatin1(words[argument() % N]);
    }

    QString table() {
        return oneOf(std::array{"journal", "power", "calendar", "city", "leader", "army", "unit", "battle", "treaty",
                                "sighting", "hunger", "standings", "treasuries", "kept", "sqlite_stat1",
                                "sqlite_schema"});
    }
    QString column() { return oneOf(std::array{"number", "deed", "hash", "changes", "\"row\"", "owner", "name"}); }
    /// An expression that costs little for each row.
    QString expression() {
        return oneOf(std::array{"1", "NULL", "number + 1", "'x'", "upper(hash)", "hex(zeroblob(1000))", "random()",
                                "load_extension('x')", "length(deed) * \"row\"", "(1 COLLATE nobody)", "X'00ff'",
                                "nobody(1)", "9223372036854775807 + 1"});
    }
    /// What a view or a trigger asks, which may never end or take all memory.
    QString question() {
        return oneOf(std::array{
            "SELECT 1",
            "SELECT * FROM kept",
            "SELECT number, '' AS deed, '' AS who, '' AS action, '' AS dice, '' AS changes, '' AS state, '' AS hash "
            "FROM (WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) SELECT number FROM n)",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
            "SELECT 1 AS number, hex(zeroblob(450000000)) AS deed, 1 AS who, 1 AS action, 1 AS dice, 1 AS changes, "
            "1 AS state, 1 AS hash",
            "SELECT * FROM journal AS a, journal AS b, journal AS c, journal AS d, journal AS e",
            "SELECT load_extension('x')",
            "SELECT RAISE(IGNORE)",
            "SELECT RAISE(ABORT, 'anything')",
            "SELECT RAISE(ROLLBACK, 'anything')",
        });
    }
    QString kind() {
        switch (argument() % 4) {
        case 0:
            return QStringLiteral("DELETE FROM ") + table();
        case 1:
            return QStringLiteral("INSERT INTO %1 SELECT * FROM %1").arg(table());
        case 2:
            return QStringLiteral("UPDATE %1 SET %2 = %3").arg(table(), column(), expression());
        default:
            return question();
        }
    }
    QString trigger() {
        const QString when = oneOf(std::array{"BEFORE", "AFTER", "INSTEAD OF"});
        const QString what = oneOf(std::array{"INSERT", "UPDATE", "DELETE", "UPDATE OF name"});
        const QString on = table();
        return QStringLiteral("CREATE TRIGGER %1 %2 %3 ON %4 BEGIN %5; END")
            .arg(oneOf(std::array{"a", "b", "journal_keeps_its_entries", "journal_loses_no_entry",
                                  "journal_is_written_in_order"}),
                 when, what, on, kind());
    }
    QString view() { return QStringLiteral("CREATE VIEW %1 AS %2").arg(table(), question()); }
    QString columns() {
        QStringList all{QStringLiteral("a")};
        for (std::size_t count = argument() % 4; count > 0; --count) {
            const QString name = QStringLiteral("c%1").arg(count);
            switch (argument() % 5) {
            case 0:
                all << QStringLiteral("%1 AS (%2) STORED").arg(name, expression());
                break;
            case 1:
                all << QStringLiteral("%1 AS (%2) VIRTUAL").arg(name, expression());
                break;
            case 2:
                all << QStringLiteral("%1 REFERENCES %2 ON DELETE CASCADE").arg(name, table());
                break;
            case 3:
                all << QStringLiteral("%1 CHECK (%2)").arg(name, expression());
                break;
            default:
                all << QStringLiteral("%1 DEFAULT (%2)").arg(name, expression());
            }
        }
        return all.join(QStringLiteral(", "));
    }
    QString newTable() {
        switch (argument() % 4) {
        case 0:
            return QStringLiteral("CREATE VIRTUAL TABLE %1 USING %2")
                .arg(table(), oneOf(std::array{"fts5(a)", "rtree(a, b, c)", "dbstat", "nobody(a)"}));
        case 1:
            return QStringLiteral("CREATE TABLE %1 (%2, PRIMARY KEY (a)) WITHOUT ROWID").arg(table(), columns());
        default:
            return QStringLiteral("CREATE TABLE %1 (%2)").arg(table(), columns());
        }
    }
    QString otherTable() {
        const QString name = table();
        switch (argument() % 5) {
        case 0:
            return QStringLiteral("ALTER TABLE %1 RENAME TO %2").arg(name, table());
        case 1:
            return QStringLiteral("ALTER TABLE %1 ADD COLUMN extra AS (%2)").arg(name, expression());
        case 2:
            return QStringLiteral("ALTER TABLE %1 RENAME COLUMN %2 TO other").arg(name, column());
        case 3:
            return QStringLiteral("CREATE INDEX %1_index ON %1 (%2)").arg(name, expression());
        default:
            return QStringLiteral("DROP TABLE ") + name;
        }
    }
    QString number() {
        return oneOf(std::array{"-2147483648", "-1", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "99",
                                "2147483647"});
    }
    QString header() {
        if (argument() % 4 == 0)
            return QStringLiteral("ANALYZE");
        return QStringLiteral("PRAGMA %1 = %2")
            .arg(oneOf(std::array{"user_version", "user_version", "application_id", "schema_version"}), number());
    }
    /// A statement of the schema, as text of SQL; of ours where it is chosen by number.
    QString statementInSchema() {
        const QStringList ours = store::schemaStatements(store::sqlite());
        QString text;
        switch (argument() % 6) {
        case 0:
            text = view();
            break;
        case 1:
            text = trigger();
            break;
        case 2:
            text = newTable();
            break;
        case 3:
            text = oneOf(std::array{"", "x", "CREATE", "CREATE TABLE", "CREATE INDEX a ON journal (hash)",
                                    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
                                    "CREATE TABLE sqlite_stat1(tbl,idx,stat, more AS (hex(tbl)))",
                                    "CREATE TABLE sqlite_stat1(tbl,idx,stat, CHECK (random()))"});
            break;
        default:
            text = ours[static_cast<qsizetype>(argument()) % ours.size()];
        }
        return u'\'' + text.replace(u'\'', QStringLiteral("''")) + u'\'';
    }
    QString nameInSchema() {
        return u'\'' +
               oneOf(std::array{"journal", "power", "city", "army", "journal_keeps_its_entries", "sqlite_stat1",
                                "sqlite_stat9", "sqlite_autoindex_journal_1", "a", "sqlite_schema"}) +
               u'\'';
    }
    /// The schema is a table, too, of which SQLite believes each row.
    QString inSchema() {
        const QString name = nameInSchema();
        const QString page = oneOf(std::array{"0", "1", "2", "3", "4", "5", "7", "9", "-1", "99999", "NULL", "'x'"});
        const QString type = oneOf(std::array{"'table'", "'view'", "'trigger'", "'index'", "'x'", "NULL"});
        switch (argument() % 6) {
        case 0:
            return QStringLiteral("UPDATE sqlite_schema SET sql = %1 WHERE name = %2").arg(statementInSchema(), name);
        case 1:
            return QStringLiteral("UPDATE sqlite_schema SET rootpage = %1 WHERE name = %2").arg(page, name);
        case 2:
            return QStringLiteral("UPDATE sqlite_schema SET type = %1, name = %2 WHERE name = %3")
                .arg(type, nameInSchema(), name);
        case 3:
            return QStringLiteral("UPDATE sqlite_schema SET sql = NULL WHERE name = ") + name;
        case 4:
            return QStringLiteral("DELETE FROM sqlite_schema WHERE name = ") + name;
        default:
            return QStringLiteral("INSERT INTO sqlite_schema VALUES (%1, %2, %3, %4, %5)")
                .arg(type, name, nameInSchema(), page, statementInSchema());
        }
    }
    QString statement() {
        switch (argument() % 8) {
        case 0:
            return view();
        case 1:
            return trigger();
        case 2:
            return newTable();
        case 3:
            return otherTable();
        case 4:
            return header();
        case 5:
            return QStringLiteral("DROP TRIGGER ") +
                   oneOf(std::array{"journal_keeps_its_entries", "journal_loses_no_entry",
                                    "journal_is_written_in_order"});
        default:
            return inSchema();
        }
    }

    std::string_view m_orders;
};

/// A sound campaign of two entries, as often as it is wanted.
class CraftedCampaigns {
public:
    CraftedCampaigns() {
        m_journal.undo("umpire");
        const auto made = store::CampaignStore::create(file(), m_journal);
        Q_ASSERT(made);
    }

    /// What is wrong with the answers to a file on which these statements were run; empty: nothing. `isTaken` tells
    /// whether it was opened.
    QString faultOf(const QStringList& statements, bool& isTaken) {
        if (m_whole.isEmpty())
            m_whole = bytes();
        isTaken = false;
        if (!QDir(m_folder.path()).removeRecursively() || !QDir().mkpath(m_folder.path()) || !put())
            return QStringLiteral("the file cannot be written");
        run(statements);
        const QByteArray crafted = bytes();
        const Result<campaign::Journal> read = store::CampaignStore::journalOf(file());
        if (!read && read.error().empty())
            return QStringLiteral("refused without a reason");
        if (read && read->entries() != m_journal.entries())
            return QStringLiteral("another journal is read");
        if (bytes() != crafted || QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size() != 1)
            return QStringLiteral("reading has written");
        Result<store::CampaignStore> open = store::CampaignStore::open(file());
        if (!open)
            return bytes() == crafted ? QString() : QStringLiteral("a file that was refused has changed");
        if (!read)
            return QStringLiteral("opened, but not read");
        isTaken = true;
        campaign::Journal on = m_journal;
        on.redo("umpire");
        if (const Result<void> written = open->write(on); !written)
            return QStringLiteral("opened, but not written: ") +
                   QString::fromStdString(toText(written.error().front()));
        const Result<campaign::Journal> again = open->read();
        return again && again->entries() == on.entries() && open->checkTables(on).empty()
                   ? QString()
                   : QStringLiteral("what was written is not in the file");
    }

private:
    QString file() const { return m_folder.filePath(QStringLiteral("war.ephor")); }
    QByteArray bytes() const {
        QFile read(file());
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    bool put() const {
        QFile write(file());
        return write.open(QIODevice::WriteOnly) && write.write(m_whole) == m_whole.size();
    }
    /// As another program would; what SQLite does not take is left out.
    void run(const QStringList& statements) const {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("crafter"));
            other.setDatabaseName(file());
            if (other.open()) {
                QSqlQuery query(other);
                for (const char* first :
                     {"PRAGMA journal_mode = MEMORY", "PRAGMA synchronous = OFF", "PRAGMA writable_schema = ON"})
                    query.exec(QString::fromLatin1(first));
                for (const QString& statement : statements)
                    query.exec(statement);
                query.exec(QStringLiteral("PRAGMA journal_mode = WAL"));
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("crafter"));
    }

    static campaign::Journal founded() {
        campaign::Journal journal = *campaign::Journal::found(campaign::smallFiles(), 431);
        campaign::Power power = journal.campaign().state.powers[0];
        power.treasury = 7;
        campaign::Changes changes;
        changes.emplace_back(std::in_place_type<campaign::Put<campaign::Power>>, std::uint16_t{0}, power);
        journal.record({campaign::EntryKind::Ruling, "umpire", "a gift", {}, std::move(changes)});
        return journal;
    }

    QTemporaryDir m_folder;
    campaign::Journal m_journal = founded();
    QByteArray m_whole;
};

}  // namespace ephor::test
