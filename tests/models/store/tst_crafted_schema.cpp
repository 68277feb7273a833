// Campaign files whose schema somebody has changed: refused with a reason, or the same campaign. Never a crash, never
// another journal, never without end.
#include "tests/support/crafted_schema.h"

#include <QElapsedTimer>
#include <QtTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace ephor;

namespace {

class TestCraftedSchema : public QObject {
    Q_OBJECT

    test::CraftedCampaigns m_campaigns;

    void isRefusedOrTheSame(const QStringList& statements, int& taken) {
        QElapsedTimer time;
        time.start();
        bool isTaken = false;
        const QString fault = m_campaigns.faultOf(statements, isTaken);
        taken += isTaken ? 1 : 0;
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u"\n"_s + statements.join(u"\n"_s)));
        QVERIFY2(time.elapsed() < 10'000, qPrintable(statements.join(u"\n"_s)));
    }

private Q_SLOTS:
    void whatIsHiddenInTheSchemaIsRefused_data() {
        QTest::addColumn<QStringList>("statements");
        const auto row = [](const char* name, const QStringList& statements) { QTest::newRow(name) << statements; };
        row("a trigger that calls itself statistics",
            {u"INSERT INTO sqlite_schema VALUES ('table', 'sqlite_stat1', 'power', 0, 'CREATE TRIGGER a BEFORE INSERT ON "
             "power BEGIN SELECT RAISE(IGNORE); END')"_s});
        row("a view that calls itself statistics",
            {u"INSERT INTO sqlite_schema VALUES ('table', 'sqlite_stat4', 'a', 0, 'CREATE VIEW a AS SELECT 1')"_s});
        row("statistics that take all memory",
            {u"ANALYZE"_s,
             u"UPDATE sqlite_schema SET sql = 'CREATE TABLE sqlite_stat1(tbl,idx,stat, CHECK "
             "(length(hex(zeroblob(450000000))) > 1))' WHERE name = 'sqlite_stat1'"_s});
        row("a generated column", {u"ALTER TABLE power ADD COLUMN extra TEXT AS (hex(orders))"_s});
        row("a foreign key", {u"CREATE TABLE kept (a REFERENCES journal ON DELETE CASCADE)"_s});
        row("a virtual table", {u"CREATE VIRTUAL TABLE kept USING fts5(a)"_s});
        row("an index", {u"CREATE INDEX a ON journal (upper(deed))"_s});
        row("the pages of another table",
            {u"UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'power') WHERE name = "
             "'city'"_s});
    }
    void whatIsHiddenInTheSchemaIsRefused() {
        QFETCH(const QStringList, statements);
        int taken = 0;
        isRefusedOrTheSame(statements, taken);
        QCOMPARE(taken, 0);
    }

    void anyCraftedSchemaIsRefusedOrTheSameCampaign() {
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("EPHOR_CRAFTED_FILES", &isGiven);
        const int files = isGiven ? given : 1500;
        std::mt19937 random(isGiven ? std::random_device()() : 431);
        int taken = 0;
        for (int i = 0; i < files && !QTest::currentTestFailed(); ++i) {
            std::string orders(1 + random() % 40, '\0');
            for (char& byte : orders)
                byte = static_cast<char>(random());
            isRefusedOrTheSame(test::SchemaCrafter(orders).statements(), taken);
        }
        // Some statements change nothing, or are none.
        QVERIFY2(taken > files / 100 && taken < files / 2, qPrintable(QString::number(taken)));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCraftedSchema)
#include "tst_crafted_schema.moc"
