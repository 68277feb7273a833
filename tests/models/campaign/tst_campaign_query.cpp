// Questions in SQL to a campaign file: answered from its tables while it is open, in bounded time, and never a change.
#include "core/campaign/umpire/actions.h"
#include "models/campaign/tables/data_model.h"
#include "models/store/campaign_store.h"
#include "tests/support/older_campaigns.h"
#include "tests/support/small_campaign.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace ephor;
using namespace ephor::campaign;
using ephor::store::CampaignStore;
using ephor::store::QueryLimits;
using ephor::store::QueryResult;

namespace {

const QString endless = u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"_s;
const QString manyRows = u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"_s;

QByteArray bytesOf(const QString& file) {
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

}  // namespace

class TestCampaignQuery : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(u"war.ephor"_s);

    QString faultOf(const QString& question, const std::stop_token& stop = {}, const QueryLimits& limits = {}) const {
        const Result<QueryResult> answer = CampaignStore::query(m_file, question, stop, limits);
        return answer ? QString() : QString::fromStdString(toText(answer.error().front()));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(CampaignStore::create(m_file, *Journal::found(smallFiles(), 431))); }

    void aQuestionIsAnsweredWithNamesOfColumns() {
        const Result<QueryResult> answer = CampaignStore::query(m_file, u"SELECT id, owner FROM city WHERE tier = 2"_s);
        QVERIFY2(answer, qPrintable(faultOf(u"SELECT 1"_s)));
        QCOMPARE(answer->columns, (QStringList{u"id"_s, u"owner"_s}));
        QCOMPARE(answer->rows.size(), std::size_t(1));
        QCOMPARE(answer->rows[0][0].toString(), u"megara"_s);
        QVERIFY(answer->rows[0][1].isNull());
        QVERIFY(!answer->isCut);
    }
    void everyReadyQuestionHasAnAnswer() {
        for (const ReadyQuestion& question : readyQuestions())
            QVERIFY2(faultOf(question.sql).isEmpty(), qPrintable(question.title + u": "_s + faultOf(question.sql)));
    }
    void whatIsWrittenMeanwhileIsInTheNextAnswer() {
        Result<CampaignStore> open = CampaignStore::open(m_file);
        QVERIFY(open);
        Journal journal = *open->read();
        Power power = journal.campaign().state.powers[0];
        power.treasury = 77;
        Changes changes;
        changes.emplace_back(std::in_place_type<Put<Power>>, std::uint16_t{0}, power);
        journal.record({EntryKind::Ruling, "umpire", "a gift", {}, std::move(changes)});
        QVERIFY(open->write(journal));
        const Result<QueryResult> answer = CampaignStore::query(m_file, u"SELECT treasury FROM power WHERE row = 0"_s);
        QVERIFY(answer);
        QCOMPARE(answer->rows[0][0].toInt(), 77);
    }
    void whatIsNoQuestionIsRefusedAndChangesNothing_data() {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const QString& question, const QString& why) {
            QTest::newRow(name) << question << why;
        };
        const QString begins = u"begins with SELECT"_s;
        row("nothing", {}, begins);
        row("a change", u"UPDATE power SET treasury = 1"_s, begins);
        row("a change behind a comment", u"-- SELECT\nDELETE FROM power"_s, begins);
        row("a change that begins like a question", u"WITH a AS (SELECT 1) DELETE FROM power"_s, u"readonly"_s);
        row("another file", u"ATTACH 'x.db' AS x"_s, begins);
        row("a copy", u"VACUUM INTO 'x.db'"_s, begins);
        row("a setting", u"PRAGMA writable_schema = ON"_s, begins);
        row("two statements", u"SELECT 1; DELETE FROM power"_s, u"multiple statements"_s);
        row("a wrong name", u"SELECT ownr FROM city"_s, u"no such column: ownr"_s);
        row("no SQL", u"SELECT who wins"_s, u"no such column: who"_s);
        row("a library", u"SELECT load_extension('x')"_s, u"not authorized"_s);
        row("a value without end", u"SELECT hex(zeroblob(400000000))"_s, u"too big"_s);
    }
    void whatIsNoQuestionIsRefusedAndChangesNothing() {
        QFETCH(const QString, question);
        QFETCH(const QString, why);
        const QByteArray before = bytesOf(m_file);
        const QStringList files = QDir(m_folder.path()).entryList(QDir::Files);
        const QString fault = faultOf(question);
        QVERIFY2(fault.contains(why), qPrintable(fault));
        QCOMPARE(bytesOf(m_file), before);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), files);
    }
    void aQuestionWithoutEndIsStoppedWhenItsTimeIsOver() {
        QElapsedTimer time;
        time.start();
        const QString fault = faultOf(endless, {}, {.time = std::chrono::milliseconds(1000)});
        QVERIFY2(fault.contains(u"longer than 1 seconds"), qPrintable(fault));
        QVERIFY(time.elapsed() >= 1000 && time.elapsed() < 9000);
    }
    void aQuestionIsStoppedWhenSomebodyAsksForIt() {
        std::stop_source stop;
        stop.request_stop();
        const QString fault = faultOf(endless, stop.get_token());
        QVERIFY2(fault.contains(u"was stopped"), qPrintable(fault));
    }
    void anAnswerEndsAfterSoManyRows() {
        const Result<QueryResult> answer = CampaignStore::query(m_file, manyRows, {}, {.rows = 10});
        QVERIFY(answer);
        QCOMPARE(answer->rows.size(), std::size_t(10));
        QVERIFY(answer->isCut);
    }
    void tablesOfAnOlderEphorAreNotAsked() {
        const QString older = m_folder.filePath(u"older.ephor"_s);
        QCOMPARE(test::makeOlderFile(older, m_file, 9), QString());
        const Result<QueryResult> answer = CampaignStore::query(older, u"SELECT 1"_s);
        QVERIFY(!answer);
        QVERIFY(toText(answer.error().front()).contains("older Ephor"));
    }
    void theModelShowsTheLastQuestionOnly() {
        DataModel model(m_file);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy answered(&model, &DataModel::answered);
        QSignalSpy refused(&model, &DataModel::refused);
        model.ask(endless);
        model.ask(u"SELECT name, tier FROM city ORDER BY row"_s);
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 30000);
        QCOMPARE(refused.size(), 0);
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"name"_s);
        QCOMPARE(model.index(0, 1).data().toString(), u"4"_s);
        model.ask(endless);
        QCOMPARE(refused.size(), 0);
        model.stop();
        QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, 30000);
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestCampaignQuery)
#include "tst_campaign_query.moc"
