// A campaign as one file: its journal is only added to, its tables follow from it, and nothing is ever half written.
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "models/store/campaign_schema.h"
#include "models/store/campaign_store.h"
#include "tests/support/older_campaigns.h"
#include "tests/support/small_campaign.h"
#include "tests/support/written_file.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using ephor::store::CampaignStore;

namespace {

NewEntry gift(const Campaign& campaign, int talents) {
    Power power = campaign.state.powers[0];
    power.treasury = talents;
    Changes changes;
    changes.emplace_back(std::in_place_type<Put<Power>>, std::uint16_t{0}, power);
    return {EntryKind::Ruling, "umpire", "a gift", {}, std::move(changes)};
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

/// Six cities after two moves: armies, fleets, tales of scouts, and words between powers.
Journal war() {
    Journal journal = *Journal::found(sixCities(), 431);
    for (int move = 0; move < 2; ++move) {
        adjudicateTurn(journal);
        if (!pendingBattles(journal.campaign().state).empty())
            break;
        closeTurn(journal);
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
        sound.record({EntryKind::Orders, "athens", "Gr\xC3\xBC\xC3\x9F, \xF0\x9F\x8E\xB2\n", {}, {}});
        QVERIFY(store.write(sound).has_value());
        for (const char* sheet : {"# Gr\xFC\xDF, Anna\n", "\xEF\xBB\xBF# Anna\n"}) {
            Journal journal = sound;
            journal.record({EntryKind::Orders, "athens", sheet, {}, {}});
            QVERIFY(!store.write(journal));
            const Result<Journal> again = store.read();
            QVERIFY(again.has_value());
            QCOMPARE(again->head(), sound.head());
        }
        // Whoever seals orders need not think of it.
        QVERIFY(submitOrders(sound, PowerId(0), {}, "\xEF\xBB\xBFpower athens\n"));
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
            for (const NewEntry& done :
                 {NewEntry{EntryKind::Ruling, "umpire", std::string("by ") + code, {}, {}},
                  NewEntry{EntryKind::Newsletter, "umpire", std::string(code) + " of the war", {}, {}}}) {
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
        journal.record(
            {EntryKind::Orders, "athens", "power athens\n# \xEF\xBF\xBE\xEF\xBF\xBF\n", {}, std::move(changes)});
        const JournalEntry& last = journal.entries().back();
        const auto hex = [](const std::string& text) {
            return QStringLiteral("CAST(X'%1' AS TEXT)")
                .arg(QLatin1StringView(QByteArray::fromStdString(text).toHex()));
        };
        QCOMPARE(test::runInSqlite(
                     file, {QStringLiteral("INSERT INTO journal VALUES (2, 'orders', 'athens', %1, '', %2, '%3', '%4')")
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
        QVERIFY(test::runInSqlite(file, {QStringLiteral("UPDATE journal SET who = 'me'")})
                    .contains(QStringLiteral("only added to")));
        QVERIFY(
            test::runInSqlite(file, {QStringLiteral("DELETE FROM journal")}).contains(QStringLiteral("only added to")));
        QVERIFY(
            test::runInSqlite(
                file, {QStringLiteral(
                          "INSERT INTO journal SELECT 7, deed, who, action, dice, changes, state, 'x' FROM journal")})
                .contains(QStringLiteral("missing")));
    }
    void anEntryThatWasForgedIsNoticed() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QCOMPARE(test::runInSqlite(
                     file, {QStringLiteral("DROP TRIGGER journal_keeps_its_entries"),
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
        QCOMPARE(test::runInSqlite(file, {QStringLiteral("UPDATE power SET treasury = 9999 WHERE \"row\" = 0"),
                                          QStringLiteral("DELETE FROM unit WHERE \"row\" = 3")}),
                 QString());
        Result<CampaignStore> open = CampaignStore::open(file);
        const Diagnostics faults = open->checkTables(journal);
        QCOMPARE(faults.size(), std::size_t(2));
        Journal on = journal;
        on.record(gift(on.campaign(), 3));
        QVERIFY(open->write(on));
        QVERIFY(open->checkTables(on).empty());
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
        QVERIFY(toText(late.error().front()).contains("Another program has changed"));
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
        QVERIFY2(toText(refused.error().front()).contains("Another program"), toText(refused.error().front()).c_str());
        QCOMPARE(store->read()->entries().size(), journal.entries().size() - 1);
        other.reset();
        QVERIFY(store->write(journal));
        QVERIFY(store->read()->entries() == journal.entries());
    }
    void aNewerFileIsRefusedAndLeftAsItIs() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QCOMPARE(test::runInSqlite(file, {QStringLiteral("PRAGMA user_version = 99")}), QString());
        const Result<CampaignStore> open = CampaignStore::open(file);
        QVERIFY(!open);
        QVERIFY(toText(open.error().front()).contains("newer Ephor"));
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA user_version")), QStringList{QStringLiteral("99")});
    }
    void whatIsNoCampaignIsRefused() {
        const QString text = newFile();
        test::writeFile(text, QByteArray(5000, 'x'));
        QVERIFY(!CampaignStore::open(text));
        QVERIFY(!CampaignStore::open(newFile()));
        const QString other = newFile();
        QCOMPARE(test::runInSqlite(other, {QStringLiteral("CREATE TABLE t (a)")}), QString());
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
    void aFileOfAnEarlierSchemaGetsNewTablesAndACopyOfItIsKept_data() {
        QTest::addColumn<int>("schema");
        for (int schema = 1; schema <= test::lastOlderSchema; ++schema)
            QTest::addRow("%d", schema) << schema;
    }
    void aFileOfAnEarlierSchemaGetsNewTablesAndACopyOfItIsKept() {
        QFETCH(const int, schema);
        const QString fresh = newFile();
        const QString old = newFile();
        const Journal journal = war();
        QVERIFY(CampaignStore::create(fresh, journal));
        QCOMPARE(test::makeOlderFile(old, fresh, schema), QString());
        QVERIFY(CampaignStore::journalOf(old)->entries() == journal.entries());
        QVERIFY(CampaignStore::tableFaultsOf(old).empty());
        {
            const Result<CampaignStore> open = CampaignStore::open(old);
            QVERIFY2(open, open ? "" : toText(open.error().front()).c_str());
            QVERIFY(open->read()->entries() == journal.entries());
            QVERIFY(open->checkTables(journal).empty());
        }
        QCOMPARE(rowsOf(old, allStatements), rowsOf(fresh, allStatements));
        QCOMPARE(rowsOf(old, QStringLiteral("PRAGMA user_version")),
                 QStringList{QString::number(store::currentSchema())});
        const QString copy = old + QStringLiteral(".schema-%1").arg(schema);
        QCOMPARE(rowsOf(copy, QStringLiteral("PRAGMA user_version")), QStringList{QString::number(schema)});
        QCOMPARE(rowsOf(copy, QStringLiteral("SELECT COUNT(*) FROM journal")).front().toULongLong(),
                 journal.entries().size());
        Journal on = journal;
        on.record(gift(on.campaign(), 3));
        Result<CampaignStore> again = CampaignStore::open(old);
        QVERIFY(again && again->write(on));
        QVERIFY(again->checkTables(on).empty());
    }
    void anEarlierSchemaWithATableOfSomebodyElseIsRefusedAndLeftAsItIs() {
        const QString fresh = newFile();
        const QString old = newFile();
        QVERIFY(CampaignStore::create(fresh, founded()));
        QCOMPARE(test::makeOlderFile(old, fresh, 9), QString());
        QCOMPARE(test::runInSqlite(old, {QStringLiteral("CREATE VIEW extra AS SELECT 1")}), QString());
        const Result<CampaignStore> open = CampaignStore::open(old);
        QVERIFY(!open);
        QVERIFY(toText(open.error().front()).contains("other tables"));
        QCOMPARE(rowsOf(old, QStringLiteral("PRAGMA user_version")), QStringList{QStringLiteral("9")});
    }
    /// What was released never changes: every schema has its digest, and other tables are a new schema.
    void everySchemaIsFrozen() {
        for (int schema = 1; schema <= store::currentSchema(); ++schema) {
            const QString file = newFile();
            QStringList statements =
                schema <= test::lastOlderSchema ? test::olderSchema(schema) : store::schemaStatements(store::sqlite());
            if (schema == 10)  // the tables of 13 without the post
                erase_if(statements, [](const QString& one) { return one.contains(QLatin1StringView("TABLE post_")); });
            if (schema == 11)  // the tables of 13 without links
                erase_if(statements, [](const QString& one) { return one.contains(QLatin1StringView("_link (")); });
            if (schema == 12)  // the tables of 13 without the links of deputies
                erase_if(statements, [](const QString& one) { return one.contains(QLatin1StringView("post_deputy")); });
            QCOMPARE(test::runInSqlite(file, statements), QString());
            QCOMPARE(store::digestOf(rowsOf(file, allStatements)), store::schemaDigest(schema));
        }
    }
    void aNewFileHasTheNewestSchema() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        const QStringList tables = rowsOf(file, allTables);
        QCOMPARE(
            tables,
            QStringLiteral(
                "army arrival battle calendar captive city contingent contribution deal fleet fleet_sighting goal hunger "
                "journal leader leader_trait omen_card post_address post_deputy_link post_letter post_link post_mail power sea_fight seat sighting stand_off standing treaty unit")
                .split(QLatin1Char(' ')));
        QStringList statements = store::schemaStatements(store::sqlite());
        QStringList inFile = rowsOf(file, allStatements);
        statements.sort();
        inFile.sort();
        QCOMPARE(inFile, statements);
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA application_id")),
                 QStringList{QString::number(store::applicationId)});
        QCOMPARE(rowsOf(file, QStringLiteral("PRAGMA journal_mode")), QStringList{QStringLiteral("wal")});
    }
    void tablesSayInNamesWhoOwnsWhat() {
        const QString file = newFile();
        QVERIFY(CampaignStore::create(file, founded()));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT id || ' of ' || owner FROM city WHERE owner IS NOT NULL")),
                 (QStringList{QStringLiteral("athens of athens"), QStringLiteral("eleusis of athens"),
                              QStringLiteral("corinth of sparta"), QStringLiteral("sparta of sparta")}));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT war FROM power")),
                 (QStringList{QStringLiteral("sparta"), QStringLiteral("athens")}));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT phase FROM calendar")), QStringList{QStringLiteral("orders")});
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT owner FROM cities WHERE city = 'Corinth'")),
                 QStringList{QStringLiteral("Sparta")});
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT power || ' ' || cities FROM standings")),
                 (QStringList{QStringLiteral("Athens 2"), QStringLiteral("Sparta 2")}));
    }
    void ordersStandInTheTablesAsWords() {
        const QString file = newFile();
        Journal journal = founded();
        QVERIFY(submitOrders(
            journal, PowerId(0),
            {.land = {{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {Task::Forced}, IfStronger::Retire}}}, ""));
        QVERIFY(CampaignStore::create(file, journal));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT orders FROM power WHERE id = 'athens'")),
                 QStringList{QStringLiteral(
                     "army attic, posture seek, path eleusis megara, tasks forced, if_stronger retire")});
    }
    /// Each turn with what powers had at its end; a turn that was undone does not count.
    void treasuriesFollowFromTheJournal() {
        const QString file = newFile();
        Journal journal = founded();
        const auto treasury = [&] { return journal.campaign().state.powers[0].treasury; };
        for (const int power : {0, 1})
            QVERIFY(submitOrders(journal, PowerId(power),
                                 {.land = {{ArmyId(power), Posture::Hold, {}, {}, IfStronger::Stand}}}, ""));
        journal.record(gift(journal.campaign(), 7));
        adjudicateTurn(journal);
        QVERIFY(pendingBattles(journal.campaign().state).empty());
        const int first = treasury();
        closeTurn(journal);
        journal.record(gift(journal.campaign(), 90));
        for (int back = 0; back < 3; ++back)
            journal.undo("umpire");
        journal.redo("umpire");
        closeTurn(journal);
        const int second = treasury();
        QVERIFY(CampaignStore::create(file, journal));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT turn || ': ' || treasury FROM treasuries WHERE power = 'Athens'")),
                 (QStringList{QStringLiteral("1: %1").arg(first), QStringLiteral("2: %1").arg(second)}));
    }
    void onlyRowsThatDifferAreWritten() {
        const QString file = newFile();
        Journal journal = war();
        Result<CampaignStore> store = CampaignStore::create(file, journal);
        QVERIFY(store);
        journal.record(gift(journal.campaign(), 3));
        QVERIFY(store->write(journal));
        QVERIFY(store->checkTables(journal).empty());
        // A row that no action concerns stays as somebody else has made it.
        QCOMPARE(test::runInSqlite(file, {QStringLiteral("UPDATE unit SET name = 'x' WHERE row = 0")}), QString());
        journal.record(gift(journal.campaign(), 4));
        QVERIFY(store->write(journal));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT name FROM unit WHERE row = 0")), QStringList{QStringLiteral("x")});
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT treasury FROM power WHERE row = 0")),
                 QStringList{QStringLiteral("4")});
        // Whoever opens the file makes all of them anew.
        Result<CampaignStore> again = CampaignStore::open(file);
        journal.record(gift(journal.campaign(), 5));
        QVERIFY(again && again->write(journal));
        QVERIFY(again->checkTables(journal).empty());
    }
    void rowsThatAreNoMoreAreTakenOut() {
        const QString file = newFile();
        Journal journal = founded();
        Result<CampaignStore> store = CampaignStore::create(file, journal);
        QVERIFY(store);
        Battle battle;
        battle.place = PlaceId(1);
        battle.attackers = {ArmyId(0)};
        battle.defenders = {ArmyId(1)};
        Changes changes;
        changes.emplace_back(std::in_place_type<Put<Battle>>, std::uint16_t{0}, battle);
        journal.record({EntryKind::Ruling, "umpire", "a battle", {}, std::move(changes)});
        QVERIFY(store->write(journal));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT attackers FROM battle")), QStringList{QStringLiteral("attic")});
        journal.undo("umpire");
        QVERIFY(store->write(journal));
        QCOMPARE(rowsOf(file, QStringLiteral("SELECT attackers FROM battle")), QStringList());
        QVERIFY(store->checkTables(journal).empty());
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCampaignStore)
#include "tst_campaign_store.moc"
