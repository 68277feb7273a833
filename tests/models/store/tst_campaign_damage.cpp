// A campaign's file that is cut off, overwritten, held by somebody else, or that finds no room: it is named as what it
// is, and never opened as less.
#include "models/store/campaign_store.h"
#include "tests/support/small_campaign.h"
#include "tests/support/small_disk.h"
#include "tests/support/written_file.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace ephor;
using namespace ephor::campaign;
using ephor::store::CampaignStore;

namespace {

constexpr qint64 page = 4096;

/// A war of some dozens of pages.
Journal longWar() {
    Journal journal = *Journal::found(smallFiles(), 431);
    for (int i = 0; i < 120; ++i) {
        Power power = journal.campaign().state.powers[0];
        power.treasury = i;
        Changes changes;
        changes.emplace_back(std::in_place_type<Put<Power>>, std::uint16_t{0}, power);
        journal.record({EntryKind::Ruling, "umpire", std::string(300, 'a'), {}, std::move(changes)});
    }
    return journal;
}

std::string words(const Diagnostics& faults) {
    std::string all;
    for (const Diagnostic& fault : faults)
        all += toText(fault) + '\n';
    return all;
}

struct Read {
    std::size_t entries = 0;
    std::string faults;
};

Read readOf(const QString& file) {
    const Result<CampaignStore> open = CampaignStore::open(file);
    if (!open)
        return {0, words(open.error())};
    const Result<Journal> journal = open->read();
    if (!journal)
        return {0, words(journal.error())};
    return {journal->entries().size(), words(open->checkTables(*journal))};
}

class TestCampaignDamage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const Journal m_war = longWar();
    QByteArray m_whole;

    QString path(const char* name = "war.ephor") const { return m_folder->filePath(QLatin1String(name)); }
    QStringList files() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }
    static QByteArray bytesOf(const QString& file) {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    /// Runs statements on a file as another program would.
    static void inSqlite(const QString& file, const QStringList& statements) {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
            other.setDatabaseName(file);
            QVERIFY(other.open());
            for (const QString& statement : statements) {
                QSqlQuery query(other);
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(u"other"_s);
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(CampaignStore::create(path(), m_war));
        m_whole = bytesOf(path());
        QVERIFY(m_whole.size() > 20 * page);
    }

    void aFileThatIsCutOffIsNamedAsDamaged_data() {
        QTest::addColumn<double>("part");
        QTest::addColumn<int>("more");
        QTest::newRow("after the header") << 0.0 << 100;
        QTest::newRow("after the first page") << 0.0 << int(page);
        QTest::newRow("after the journal's first entries") << 0.2 << 0;
        QTest::newRow("in the middle") << 0.5 << 0;
        QTest::newRow("in the middle of a page") << 0.5 << 1000;
        QTest::newRow("before the last page") << 1.0 << -int(page);
    }
    void aFileThatIsCutOffIsNamedAsDamaged() {
        QFETCH(const double, part);
        QFETCH(const int, more);
        const qint64 pages = m_whole.size() / page;
        const QByteArray cut = m_whole.left(qint64(double(pages) * part) * page + more);
        test::writeFile(path(), cut);
        const Read read = readOf(path());
        QCOMPARE(read.entries, 0U);
        QVERIFY2(read.faults.contains("is damaged") && read.faults.contains("restore it from a copy"),
                 read.faults.c_str());
        QCOMPARE(bytesOf(path()), cut);
    }

    void noPageCanBeOverwrittenUnnoticed() {
        for (qint64 at = 0; at < m_whole.size(); at += page)
            for (const auto& [from, length] : {std::pair<qint64, qint64>{0, page}, {0, 8}, {1000, 1000}, {3800, 200}}) {
                // The first page begins with what says that it is a database, and whose.
                const qint64 start = at + (at == 0 ? std::max<qint64>(from, 100) : from);
                QByteArray bytes = m_whole;
                bytes.replace(start, at + from + length - start, QByteArray(at + from + length - start, 'Z'));
                test::writeFile(path(), bytes);
                const Read read = readOf(path());
                if (read.entries == m_war.entries().size())
                    continue;  // the room of a page that nothing uses, or a table that is made anew
                const std::string where = std::to_string(start) + ": " + read.faults;
                QVERIFY2(read.entries == 0 && read.faults.contains("is damaged") &&
                             read.faults.contains("restore it from a copy"),
                         where.c_str());
            }
    }

    // H03
    void aSchemaThatIsNotThatOfTheTablesIsNamedAndLeavesNothingBehind_data() {
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("negative") << QByteArray("\xff\x00\x00\x08", 4);
        QTest::newRow("least") << QByteArray("\x80\x00\x00\x00", 4);
        for (char schema = 0; schema < 7; ++schema)
            QTest::addRow("%d", schema) << QByteArray("\x00\x00\x00", 3) + schema;
    }
    void aSchemaThatIsNotThatOfTheTablesIsNamedAndLeavesNothingBehind() {
        QFETCH(const QByteArray, schema);
        QByteArray bytes = m_whole;
        bytes.replace(60, 4, schema);
        test::writeFile(path(), bytes);
        const QStringList before = files();
        const Read read = readOf(path());
        QCOMPARE(read.entries, 0U);
        QVERIFY2(read.faults.contains("war.ephor") && read.faults.contains("names the schema") &&
                     read.faults.contains("restore it from a copy"),
                 read.faults.c_str());
        QCOMPARE(files(), before);
        QCOMPARE(bytesOf(path()), bytes);
    }

    // H10, H11
    void whatEphorDoesNotMakeIsRefused_data() {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a trigger that drops entries")
            << QStringList{u"CREATE TRIGGER a BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END"_s};
        QTest::newRow("a journal without end")
            << QStringList{u"ALTER TABLE journal RENAME TO kept"_s,
                           u"CREATE VIEW journal AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 "
                           "FROM n) SELECT number, '' AS deed, '' AS who, '' AS action, '' AS dice, '' AS changes, "
                           "'' AS state, '' AS hash FROM n"_s};
        QTest::newRow("a table of its own") << QStringList{u"CREATE TABLE notes (words TEXT)"_s};
        QTest::newRow("a table that is missing") << QStringList{u"DROP TABLE hunger"_s};
    }
    void whatEphorDoesNotMakeIsRefused() {
        QFETCH(const QStringList, statements);
        inSqlite(path(), statements);
        const QByteArray bytes = bytesOf(path());
        const Read read = readOf(path());
        QCOMPARE(read.entries, 0U);
        QVERIFY2(read.faults.contains("names the schema") && read.faults.contains("restore it from a copy"),
                 read.faults.c_str());
        QCOMPARE(bytesOf(path()), bytes);
    }

    void statisticsOfSqliteDoNoHarm() {
        inSqlite(path(), {u"ANALYZE"_s});
        QCOMPARE(readOf(path()).entries, m_war.entries().size());
    }

    // H11
    void anEntryThatTheFileDoesNotTakeIsAFault() {
        Result<CampaignStore> open = CampaignStore::open(path());
        QVERIFY(open);
        inSqlite(path(), {u"CREATE TRIGGER a BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END"_s});
        Journal on = m_war;
        on.undo("umpire");
        const Result<void> written = open->write(on);
        QVERIFY(!written);
        QVERIFY2(words(written.error()).contains("did not take entry"), words(written.error()).c_str());
    }

    // H07
    void aRollbackJournalBesideIsNotApplied() {
        const QByteArray journal("anything");
        test::writeFile(path("war.ephor-journal"), journal);
        const Read read = readOf(path());
        QCOMPARE(read.entries, 0U);
        QVERIFY2(read.faults.contains("war.ephor-journal") && read.faults.contains("move it"), read.faults.c_str());
        QCOMPARE(bytesOf(path("war.ephor-journal")), journal);
        QCOMPARE(bytesOf(path()), m_whole);
    }

    // H12
    void aBackupIsNotMixedWithTheLogOfTheFileThatStoodThere() {
        Journal on = m_war;
        QByteArray log;
        {
            Result<CampaignStore> open = CampaignStore::open(path());
            for (int i = 0; i < 30; ++i)
                on.undo("umpire");
            QVERIFY(open && open->write(on));
            log = bytesOf(path("war.ephor-wal"));
        }
        QVERIFY(!log.isEmpty());
        const QString older = path("older.ephor");
        QVERIFY(CampaignStore::create(older, *Journal::found(smallFiles(), 7)));
        const QByteArray backup = bytesOf(older);
        test::writeFile(path(), backup);
        test::writeFile(path("war.ephor-wal"), log);

        const Read read = readOf(path());
        QCOMPARE(read.entries, 0U);
        QVERIFY2(read.faults.contains("war.ephor-wal") && read.faults.contains("does not belong"), read.faults.c_str());
        QCOMPARE(bytesOf(path()), backup);
        QCOMPARE(bytesOf(path("war.ephor-wal")), log);
        QVERIFY(QFile::remove(path("war.ephor-wal")));
        QCOMPARE(readOf(path()).entries, std::size_t{1});
    }

    void theLogOfAKilledProgramIsTakenIn() {
        Journal on = m_war;
        on.undo("umpire");
        QByteArray whole;
        QByteArray log;
        {
            Result<CampaignStore> open = CampaignStore::open(path());
            QVERIFY(open && open->write(on));
            whole = bytesOf(path());
            log = bytesOf(path("war.ephor-wal"));
        }
        test::writeFile(path(), whole);
        test::writeFile(path("war.ephor-wal"), log);
        const Read read = readOf(path());
        QVERIFY2(read.faults.empty(), read.faults.c_str());
        QCOMPARE(read.entries, on.entries().size());
    }

    // H21
    void namesThatSqliteReadsOtherwiseAreNamesOfFiles() {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        for (const char* name : {"./:memory:", "file:x?mode=memory"}) {
            const QString file = QString::fromLatin1(name);
            const Result<CampaignStore> made = CampaignStore::create(file, m_war);
            QVERIFY2(made, made ? "" : words(made.error()).c_str());
            QCOMPARE(readOf(file).entries, m_war.entries().size());
            QVERIFY(QFileInfo(path(name)).size() >= m_whole.size());
        }
        const QStringList all = files();
        QVERIFY(!CampaignStore::create(u":memory:"_s, m_war));
        QVERIFY(!CampaignStore::create(path() + QChar::ReplacementCharacter, m_war));
        QCOMPARE(files(), all);
        QVERIFY(QDir::setCurrent(before));
    }

    void whatCannotBeReadIsNotCalledNoCampaign() {
        // Beside the file there is no room for what SQLite puts there, as on a disk that can only be read.
        QVERIFY(QDir().mkdir(path("war.ephor-wal")));
        const Read read = readOf(path());
        QVERIFY2(!read.faults.contains("no campaign"), read.faults.c_str());
        QVERIFY2(read.faults.contains("folder that can be written to"), read.faults.c_str());
    }

    void aFullDiskLeavesNoPartOfANewCampaign() {
        const QString file = path("new.ephor");
        for (const rlim_t room : {rlim_t(1000), rlim_t(10 * page), rlim_t(40 * page)}) {
            const QStringList before = files();
            {
                const test::SmallDisk full(room);
                const Result<CampaignStore> made = CampaignStore::create(file, m_war);
                QVERIFY(!made);
                QCOMPARE(made.error().front().place.file, file.toStdString());
                QVERIFY2(words(made.error()).contains("see that there is room"), words(made.error()).c_str());
            }
            QCOMPARE(files(), before);
        }
        QVERIFY(CampaignStore::create(file, m_war));
        QCOMPARE(readOf(file).entries, m_war.entries().size());
    }

    void aFullDiskLeavesNoPartOfACopy() {
        const QString copy = path("copy.ephor");
        const Result<CampaignStore> open = CampaignStore::open(path());
        QVERIFY(open);
        const QStringList before = files();
        for (const rlim_t room : {rlim_t(1000), rlim_t(10 * page)}) {
            const test::SmallDisk full(room);
            QVERIFY(!open->copyTo(copy));
            QCOMPARE(files(), before);
        }
        const Result<void> copied = open->copyTo(copy);
        QVERIFY2(copied, copied ? "" : words(copied.error()).c_str());
        QCOMPARE(readOf(copy).entries, m_war.entries().size());
    }

    void whatAnEarlierCampaignOfThatNameLeftBehindIsNotTakenIn() {
        const QString file = path("new.ephor");
        Journal on = m_war;
        on.undo("umpire");
        QByteArray log;
        {
            Result<CampaignStore> open = CampaignStore::open(path());
            QVERIFY(open && open->write(on));
            log = bytesOf(path("war.ephor-wal"));
        }
        QVERIFY(!log.isEmpty());
        test::writeFile(file + QStringLiteral("-wal"), log);
        QVERIFY(CampaignStore::create(file, m_war));
        const Read read = readOf(file);
        QVERIFY2(read.faults.empty(), read.faults.c_str());
        QCOMPARE(read.entries, m_war.entries().size());
    }

    void aNameThatIsTakenIsLeftToWhoHasIt() {
        const QString other = path("other.ephor");
        test::writeFile(other, "somebody's");
        const QStringList before = files();
        QVERIFY(!CampaignStore::create(other, m_war));
        QVERIFY(!CampaignStore::open(path())->copyTo(other));
        QCOMPARE(bytesOf(other), QByteArray("somebody's"));
        QCOMPARE(files(), before);
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCampaignDamage)
#include "tst_campaign_damage.moc"
