// A campaign as one file: its journal is only added to, its tables follow from it, and nothing is ever half written.
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "models/store/campaign_schema.h"
#include "models/store/campaign_store.h"
#include "tests/support/small_campaign.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using ephor::store::CampaignStore;

namespace {

Done gift(const Campaign& campaign, int talents) {
    Power power = campaign.state.powers[0];
    power.treasury = talents;
    Changes changes;
    changes.emplace_back(std::in_place_type<Put<Power>>, std::uint16_t{0}, power);
    return {Deed::Ruling, "umpire", "a gift", {}, std::move(changes)};
}

/// Runs statements behind the program's back; returns what went wrong.
QString tamper(const QString& file, const QStringList& statements) {
    QString wrong;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(file);
        if (!database.open())
            return QStringLiteral("cannot open");
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                wrong += query.lastError().text();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    return wrong;
}

/// Another program that is in the middle of writing.
class Writer {
public:
    explicit Writer(const QString& file) : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name)) {
        m_database.setDatabaseName(file);
        m_holds = m_database.open() && QSqlQuery(m_database).exec(QStringLiteral("BEGIN IMMEDIATE"));
    }
    ~Writer() {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }
    bool holds() const { return m_holds; }

private:
    QString m_name = QStringLiteral("writer");
    QSqlDatabase m_database;
    bool m_holds = false;
};

QStringList rowsOf(const QString& file, const QString& question) {
    QStringList rows;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("look"));
        database.setDatabaseName(file);
        if (database.open()) {
            QSqlQuery query(question, database);
            while (query.next())
                rows << query.value(0).toString();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("look"));
    return rows;
}

const QString allTables = QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
const QString allStatements = QStringLiteral("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name");

/// What makes an empty file of that schema.
QStringList schemaOf(int schema) {
    QStringList statements{QStringLiteral("PRAGMA application_id = %1").arg(store::applicationId),
                           QStringLiteral("PRAGMA user_version = %1").arg(schema)};
    for (int step = 0; step < schema; ++step)
        statements << store::migrations(store::sqlite())[static_cast<std::size_t>(step)];
    return statements;
}

/// Six cities after two moves: armies, fleets, tales of scouts, and words between powers.
Journal war() {
    Journal journal = *Journal::found(sixCities(), 431);
    for (int move = 0; move < 2; ++move) {
        lockOrders(journal);
        if (!pendingBattles(journal.campaign().state).empty())
            break;
        closeMove(journal);
    }
    return journal;
}

class TestCampaignStore : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_number = 0;
    QString newFile() { return m_folder.filePath(QStringLiteral("%1.ephor").arg(++m_number)); }
    static Journal founded() { return *Journal::found(smallFiles(), 431); }

private Q_SLOTS:
    void whatIsWrittenIsReadAgain() {
        const QString file = newFile();
        Journal journal = founded();
        {
            Result<CampaignStore> made = CampaignStore::create(file, journal);
            QVERIFY2(made, made ? "" : toText(made.error().front()).c_str());
            journal.record(gift(journal.campaign(), 7));
            journal.undo("umpire");
            QVERIFY(made->write(journal));
        }
        const Result<CampaignStore> again = CampaignStore::open(file);
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        const Result<Journal> read = again->read();
        QVERIFY2(read, read ? "" : toText(read.error().front()).c_str());
        QVERIFY(read->entries() == journal.entries());
        QVERIFY(read->campaign().state == journal.campaign().state);
        QCOMPARE(read->redoable(), 2);
        QVERIFY(again->checkTables(*read).empty());
    }
    void theFileAloneIsTheCampaignOnceItIsClosed() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QVERIFY(!QFile::exists(file + QStringLiteral("-wal")));
        QVERIFY(!QFile::exists(file + QStringLiteral("-shm")));
    }
    /// Sheets are hashed as they were sent: what the file would not give back as it was is not written.
    void aTextIsReadAsItWasWrittenOrIsNotWritten() {
        const QString file = newFile();
        Journal sound = *Journal::found(smallFiles(), 431);
        CampaignStore store = *CampaignStore::create(file, sound);
        sound.record({Deed::Orders, "athens", "Gr\xC3\xBC\xC3\x9F, \xF0\x9F\x8E\xB2\n", {}, {}});
        QVERIFY(store.write(sound).has_value());
        for (const char* sheet : {"# Gr\xFC\xDF, Anna\n", "\xEF\xBB\xBF# Anna\n"}) {
            Journal journal = sound;
            journal.record({Deed::Orders, "athens", sheet, {}, {}});
            QVERIFY(!store.write(journal));
            const Result<Journal> again = store.read();
            QVERIFY(again.has_value());
            QCOMPARE(again->head(), sound.head());
        }
        // Whoever seals orders need not think of it.
        sealOrders(sound, PowerId(0), {}, "\xEF\xBB\xBFpower athens\n");
        QCOMPARE(sound.entries().back().action, std::string("power athens\n"));
        QVERIFY(store.write(sound).has_value());
        QVERIFY(store.read().has_value());
    }
    // H02
    void aCodeThatIsNoCharacterIsNotWritten() {
        const QString file = newFile();
        const Journal sound = founded();
        CampaignStore store = *CampaignStore::create(file, sound);
        for (const char* code : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
            for (const Done& done : {Done{Deed::Ruling, "umpire", std::string("by ") + code, {}, {}},
                                     Done{Deed::Newsletter, "umpire", std::string(code) + " of the war", {}, {}}}) {
                Journal journal = sound;
                journal.record(done);
                const Result<void> refused = store.write(journal);
                QVERIFY(!refused);
                const std::string why = toText(refused.error().front());
                QVERIFY2(why.contains("U+FFFE or U+FFFF") && why.contains("delete it"), why.c_str());
                QCOMPARE(store.read()->head(), sound.head());
            }
        QVERIFY(!CampaignStore::create(newFile(), [&] {
            ScenarioFiles files = smallFiles();
            files.texts[0] += "# \xEF\xBF\xBE\n";
            return *Journal::found(files, 431);
        }()));
    }
    /// Earlier versions have written it: their files are opened and verified.
    void aFileThatHasSuchACodeIsReadWhole() {
        const QString file = newFile();
        const Journal sound = founded();
        QVERIFY(CampaignStore::create(file, sound));
        Journal journal = sound;
        Army army = journal.campaign().state.armies[0];
        army.name = "Army \xEF\xBF\xBE";
        Changes changes;
        changes.emplace_back(std::in_place_type<Put<Army>>, std::uint16_t{0}, army);
        journal.record({Deed::Orders, "athens", "power athens\n# \xEF\xBF\xBE\xEF\xBF\xBF\n", {}, std::move(changes)});
        const JournalEntry& last = journal.entries().back();
        const auto hex = [](const std::string& text) {
            return QStringLiteral("CAST(X'%1' AS TEXT)")
                .arg(QLatin1StringView(QByteArray::fromStdString(text).toHex()));
        };
        QCOMPARE(
            tamper(file, {QStringLiteral("INSERT INTO journal VALUES (2, 'orders', 'athens', %1, '', %2, '%3', '%4')")
                              .arg(hex(last.action), hex(last.changes), QString::fromStdString(last.state),
                                   QString::fromStdString(last.hash)),
                          QStringLiteral("UPDATE army SET name = %1 WHERE \"row\" = 0").arg(hex(army.name))}),
            QString());
        Result<CampaignStore> open = CampaignStore::open(file);
        QVERIFY(open);
        const Result<Journal> read = open->read();
        QVERIFY2(read, read ? "" : toText(read.error().front()).c_str());
        QVERIFY(read->entries() == journal.entries());
        QVERIFY(open->checkTables(*read).empty());
        Journal on = *read;
        on.record(gift(on.campaign(), 3));
        QVERIFY(open->write(on));
        QVERIFY(open->read()->entries() == on.entries());
    }
    void theJournalIsOnlyAddedTo() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QVERIFY(
            tamper(file, {QStringLiteral("UPDATE journal SET who = 'me'")}).contains(QStringLiteral("only added to")));
        QVERIFY(tamper(file, {QStringLiteral("DELETE FROM journal")}).contains(QStringLiteral("only added to")));
        QVERIFY(tamper(file,
                       {QStringLiteral(
                           "INSERT INTO journal SELECT 7, deed, who, action, dice, changes, state, 'x' FROM journal")})
                    .contains(QStringLiteral("missing")));
    }
    void anEntryThatWasForgedIsNoticed() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QCOMPARE(tamper(file, {QStringLiteral("DROP TRIGGER journal_keeps_its_entries"),
                               QStringLiteral("UPDATE journal SET who = 'me'"), store::sqlite().keepJournal.front()}),
                 QString());
        const Result<Journal> read = CampaignStore::open(file)->read();
        QVERIFY(!read);
        QVERIFY(toText(read.error().front()).contains("its hash does not fit"));
    }
    void aTableThatWasForgedIsNoticedAndMadeAnew() {
        const QString file = newFile();
        const Journal journal = founded();
        QVERIFY(CampaignStore::create(file, journal));
        QCOMPARE(tamper(file, {QStringLiteral("UPDATE power SET treasury = 9999 WHERE \"row\" = 0"),
                               QStringLiteral("DELETE FROM unit WHERE \"row\" = 3")}),
                 QString());
        Result<CampaignStore> open = CampaignStore::open(file);
        const Diagnostics faults = open->checkTables(journal);
        QCOMPARE(faults.size(), std::size_t(2));
        QVERIFY(open->rebuildTables(journal));
        QVERIFY(open->checkTables(journal).empty());
    }
    void whatSomebodyElseWroteMeanwhileIsNotOverwritten() {
        const QString file = newFile();
        Journal one = founded();
        Journal other = founded();
        Result<CampaignStore> a = CampaignStore::create(file, one);
        Result<CampaignStore> b = CampaignStore::open(file);
        QVERIFY(a && b);
        one.record(gift(one.campaign(), 1));
        other.record(gift(other.campaign(), 2));
        QVERIFY(a->write(one));
        const Result<void> late = b->write(other);
        QVERIFY(!late);
        QVERIFY(toText(late.error().front()).contains("somebody else"));
        QVERIFY(b->read()->entries() == one.entries());
    }
    /// It waits for some seconds, and then says what helps.
    void whatAnotherProgramHoldsIsWrittenOnceItIsFree() {
        const QString file = newFile();
        Journal journal = founded();
        Result<CampaignStore> store = CampaignStore::create(file, journal);
        QVERIFY(store);
        journal.record(gift(journal.campaign(), 1));
        auto other = std::make_unique<Writer>(file);
        QVERIFY(other->holds());
        const Result<void> refused = store->write(journal);
        QVERIFY(!refused);
        QVERIFY2(toText(refused.error().front()).contains("another program"), toText(refused.error().front()).c_str());
        QCOMPARE(store->read()->entries().size(), journal.entries().size() - 1);
        other.reset();
        QVERIFY(store->write(journal));
        QVERIFY(store->read()->entries() == journal.entries());
    }
    void aNewerFileIsRefusedAndLeftAsItIs() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QCOMPARE(tamper(file, {QStringLiteral("PRAGMA user_version = 99")}), QString());
        const Result<CampaignStore> open = CampaignStore::open(file);
        QVERIFY(!open);
        QVERIFY(toText(open.error().front()).contains("newer Ephor"));
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA user_version")), QStringList{QStringLiteral("99")});
    }
    void whatIsNoCampaignIsRefused() {
        const QString text = newFile();
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        QVERIFY(!CampaignStore::open(text));
        QVERIFY(!CampaignStore::open(newFile()));
        const QString other = newFile();
        QCOMPARE(tamper(other, {QStringLiteral("CREATE TABLE t (a)")}), QString());
        QVERIFY(toText(CampaignStore::open(other).error().front()).contains("no campaign of Ephor"));
        QVERIFY(!CampaignStore::create(other, founded()));
    }
    void aCopyIsTheSameCampaign() {
        const QString file = newFile();
        const QString copy = newFile();
        const Journal journal = founded();
        const Result<CampaignStore> made = CampaignStore::create(file, journal);
        QVERIFY(made->copyTo(copy));
        QVERIFY(!made->copyTo(copy));
        QVERIFY(CampaignStore::open(copy)->read()->entries() == journal.entries());
    }
    void aFileOfAnEarlierSchemaIsBroughtUpToDateAndACopyOfItKept_data() {
        QTest::addColumn<int>("schema");
        for (int schema = 1; schema < store::currentSchema(); ++schema)
            QTest::addRow("%d", schema) << schema;
    }
    void aFileOfAnEarlierSchemaIsBroughtUpToDateAndACopyOfItKept() {
        QFETCH(const int, schema);
        const QString fresh = newFile();
        const QString old = newFile();
        const Journal journal = war();
        QVERIFY(CampaignStore::create(fresh, journal));
        // The tables that there were, with the rows that they would have had.
        QStringList statements = schemaOf(schema);
        statements << QStringLiteral("ATTACH '%1' AS fresh").arg(fresh) << QStringLiteral("BEGIN");
        for (const QString& table : rowsOf(fresh, allTables))
            if (statements.join(QString()).contains(QStringLiteral("CREATE TABLE %1 ").arg(table)))
                statements << QStringLiteral("INSERT INTO main.%1 SELECT * FROM fresh.%1 ORDER BY 1").arg(table);
        QCOMPARE(tamper(old, statements << QStringLiteral("COMMIT")), QString());
        const QString counted = QStringLiteral("SELECT COUNT(*) FROM ");
        QVERIFY(rowsOf(old, counted + QStringLiteral("unit")).front().toInt() > 0);
        {
            const Result<CampaignStore> open = CampaignStore::open(old);
            QVERIFY2(open, open ? "" : toText(open.error().front()).c_str());
            QVERIFY(open->read()->entries() == journal.entries());
        }
        QCOMPARE(rowsOf(old, allStatements), rowsOf(fresh, allStatements));
        QCOMPARE(rowsOf(old, QStringLiteral("PRAGMA user_version")),
                 QStringList{QString::number(store::currentSchema())});
        const QString copy = old + QStringLiteral(".schema-%1").arg(schema);
        QCOMPARE(rowsOf(copy, QStringLiteral("PRAGMA user_version")), QStringList{QString::number(schema)});
        QCOMPARE(rowsOf(copy, counted + QStringLiteral("journal")).front().toULongLong(), journal.entries().size());
        // Tables that were not there yet are filled by the first entry that is written.
        Journal on = journal;
        on.record(gift(on.campaign(), 3));
        Result<CampaignStore> again = CampaignStore::open(old);
        QVERIFY(again && again->write(on));
        QVERIFY(again->checkTables(on).empty());
    }
    /// What was released never changes: every schema has its digest here, and a new one is a new migration with a row
    /// of its own.
    void everySchemaIsFrozen() {
        const QStringList digests{
            QStringLiteral("b6999f3ae30e9e8defdff05c86819949"), QStringLiteral("60f88b096e8bf6ca36a3f576edfbf515"),
            QStringLiteral("98c40f02eacc80003032cb6239b4e4a0"), QStringLiteral("6023bc5ea93f3a65efacbcef72ffca5c"),
            QStringLiteral("8c20f1b2fcc80ce5eb5afa9584fbb8ee"), QStringLiteral("da633716572a7750e192e9fea7c4748b"),
            QStringLiteral("da633716572a7750e192e9fea7c4748b"), QStringLiteral("931da42e5126e8167a79e08a61b14b5a"),
            QStringLiteral("d6c36aa57eb81cccbf5e898d1089ba0d")};
        QCOMPARE(digests.size(), store::currentSchema());
        for (int schema = 1; schema <= store::currentSchema(); ++schema) {
            const QString file = newFile();
            QCOMPARE(tamper(file, schemaOf(schema)), QString());
            const std::string statements = rowsOf(file, allStatements).join(QLatin1Char('\n')).toStdString();
            QCOMPARE(QString::fromStdString(toHex(digestOf(statements))), digests[schema - 1]);
        }
    }
    void aNewFileHasTheNewestSchema() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        const QStringList tables = rowsOf(file, allTables);
        QCOMPARE(
            tables,
            QStringLiteral(
                "army arrival battle captive city contingent contribution course deal famine favour fleet fleet_tale goal journal leader "
                "power renown sea_fight seating sighting stand_off treaty unit")
                .split(QLatin1Char(' ')));
        const QString same = newFile();
        QCOMPARE(tamper(same, schemaOf(store::currentSchema())), QString());
        QCOMPARE(rowsOf(file, allStatements), rowsOf(same, allStatements));
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA application_id")),
                 QStringList{QString::number(store::applicationId)});
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA journal_mode")), QStringList{QStringLiteral("wal")});
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCampaignStore)
#include "tst_campaign_store.moc"
