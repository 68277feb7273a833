// A campaign as one file: its journal is only added to, its tables follow from it, and nothing is ever half written.
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
                               QStringLiteral("UPDATE journal SET who = 'me'")}),
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
    void aFileOfTheFirstSchemaIsBroughtUpToDateAndACopyOfItKept() {
        const QString fresh = newFile();
        const QString old = newFile();
        const Journal journal = founded();
        {
            QVERIFY(CampaignStore::create(fresh, journal));
            QVERIFY(CampaignStore::create(old, journal));
        }
        // What the later migrations brought is taken out again.
        QCOMPARE(tamper(old, {QStringLiteral("DROP TABLE fleet_tale"), QStringLiteral("DROP TABLE deal"),
                              QStringLiteral("DROP TABLE captive"), QStringLiteral("DROP TABLE contingent"),
                              QStringLiteral("DROP TABLE favour"), QStringLiteral("DROP TABLE stand_off"),
                              QStringLiteral("DROP TABLE arrival"), QStringLiteral("DROP TABLE treaty"),
                              QStringLiteral("DROP TABLE goal"), QStringLiteral("DROP TABLE sighting"),
                              QStringLiteral("DROP TABLE fleet"), QStringLiteral("DROP TABLE sea_fight"),
                              QStringLiteral("PRAGMA user_version = 1")}),
                 QString());
        const Result<CampaignStore> open = CampaignStore::open(old);
        QVERIFY2(open, open ? "" : toText(open.error().front()).c_str());
        QVERIFY(open->read()->entries() == journal.entries());
        QVERIFY(open->checkTables(journal).empty());
        const QString question = QStringLiteral("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name");
        QCOMPARE(rowsOf(old, question), rowsOf(fresh, question));
        QCOMPARE(rowsOf(old + QStringLiteral(".schema-1"), QStringLiteral("PRAGMA user_version")),
                 QStringList{QStringLiteral("1")});
    }
    /// The schema that was released never changes; a new one is a new migration, with a row of its own here.
    void theSchemaIsFrozen() {
        QCOMPARE(store::currentSchema(), 5);
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        const QStringList tables =
            rowsOf(file, QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"));
        QCOMPARE(
            tables,
            QStringLiteral(
                "army arrival battle captive city contingent course deal favour fleet fleet_tale goal journal leader power "
                "sea_fight sighting stand_off treaty unit")
                .split(QLatin1Char(' ')));
        const QStringList statements =
            rowsOf(file, QStringLiteral("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"));
        QCOMPARE(QString::fromStdString(toHex(digestOf(statements.join(QLatin1Char('\n')).toStdString()))),
                 QStringLiteral("8c20f1b2fcc80ce5eb5afa9584fbb8ee"));
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA application_id")),
                 QStringList{QString::number(store::applicationId)});
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA journal_mode")), QStringList{QStringLiteral("wal")});
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCampaignStore)
#include "tst_campaign_store.moc"
