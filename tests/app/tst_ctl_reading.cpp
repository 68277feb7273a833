// Commands that only read a campaign need no disk that can be written to, and leave nothing behind.
#include "core/campaign/umpire/actions.h"
#include "failing_disk.h"
#include "models/store/campaign_store.h"
#include "tests/support/older_campaigns.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using ephor::store::CampaignStore;

namespace {

const QString file = u"war.ephor"_s;
const QString logName = u"war.ephor-wal"_s;
const QString indexName = u"war.ephor-shm"_s;

}  // namespace

class TestCtlReading : public QObject {
    Q_OBJECT

    DiskFolder m_disk;
    QByteArray m_before;  ///< founded
    QByteArray m_after;   ///< adjudicated
    QByteArray m_log;     ///< what leads from the one to the other
    QByteArray m_index;

    /// Brings the file to the schema of an older Ephor.
    void makeOlder() const {
        const QString newer = m_disk.outside(u"newer.ephor"_s);
        QFile::remove(newer);
        QVERIFY(QFile::rename(m_disk.path(file), newer));
        QCOMPARE(ephor::test::makeOlderFile(m_disk.path(file), newer, 8), QString());
    }

private Q_SLOTS:
    void initTestCase() {
        COMES(m_disk.run(u"new quick_start war.ephor --seed 431"_s), 0);
        m_before = m_disk.bytes(file);
        m_disk.put(u"../paper.txt"_s, "Nothing happened.\n");
        ephor::Result<CampaignStore> open = CampaignStore::open(m_disk.path(file));
        QVERIFY(open);
        ephor::campaign::Journal journal = *open->read();
        ephor::campaign::adjudicateTurn(journal);
        QVERIFY(open->write(journal));
        QCOMPARE(m_disk.bytes(file), m_before);
        m_log = m_disk.bytes(logName);
        m_index = m_disk.bytes(indexName);
        QVERIFY(!m_log.isEmpty() && !m_index.isEmpty());
        open = CampaignStore::open(m_disk.path(file));
        QVERIFY(open);
        open = std::unexpected(ephor::Diagnostics());
        m_after = m_disk.bytes(file);
        QVERIFY(m_after != m_before);
    }

    void aCommandThatReadsWritesNothing_data() {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"show war.ephor", "show war.ephor --power athens", "verify war.ephor", "verify war.ephor ../paper.txt",
              "battles war.ephor", "battles war.ephor --to ../battles",
              "export war.ephor --power athens --to ../athens", "board war.ephor", "deadline war.ephor",
              "seat war.ephor athens", "brief war.ephor athens", "honours war.ephor", "newsletter war.ephor",
              "guard war.ephor ../paper.txt --power athens", "sea-odds war.ephor 3 4", "biography war.ephor",
              "compare war.ephor war.ephor", "veto war.ephor", "resolve war.ephor 1 --auto --throws"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void aCommandThatReadsWritesNothing() {
        QFETCH(const QString, words);
        m_disk.reset(m_before);
        m_disk.put(logName, m_log);
        m_disk.put(indexName, m_index);
        const QStringList all = m_disk.everything();
        const Came came = m_disk.run(words, "full", 1);
        QVERIFY2(came.status == 0 || came.status == 1, came.all().constData());
        QCOMPARE(m_disk.reached(), QByteArray());
        QCOMPARE(m_disk.everything(), all);
        // What was in the log was read.
        m_disk.reset(m_after);
        QCOMPARE(m_disk.run(words).out, came.out);
    }

    void whateverLiesBesideIsReadAndLeft_data() {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QByteArray>("index");
        QTest::addColumn<bool>("isAdjudicated");
        QTest::newRow("nothing") << QByteArray() << QByteArray() << false;
        QTest::newRow("log and index") << m_log << m_index << true;
        QTest::newRow("a log without its index") << m_log << QByteArray() << true;
        QTest::newRow("a log with another index") << m_log << QByteArray(32768, 'x') << true;
        QTest::newRow("a log with an empty index") << m_log << QByteArray("") << true;
        QTest::newRow("a log that was cut off") << m_log.left(m_log.size() - 100) << m_index << false;
        QTest::newRow("the beginning of a log") << m_log.left(20) << m_index << false;
        QTest::newRow("an empty log") << QByteArray("") << m_index << false;
        QTest::newRow("an empty log alone") << QByteArray("") << QByteArray() << false;
        QTest::newRow("an index alone") << QByteArray() << m_index << false;
        QTest::newRow("a log that is none") << QByteArray(10000, 'x') << m_index << false;
        QTest::newRow("a log of zeros alone") << QByteArray(10000, '\0') << QByteArray() << false;
        QByteArray flipped = m_log;
        flipped[20] = char(~flipped[20]);
        QTest::newRow("a log whose header does not hold") << flipped << m_index << false;
    }
    void whateverLiesBesideIsReadAndLeft() {
        QFETCH(const QByteArray, log);
        QFETCH(const QByteArray, index);
        QFETCH(const bool, isAdjudicated);
        m_disk.reset(m_before);
        if (!log.isNull())
            m_disk.put(logName, log);
        if (!index.isNull())
            m_disk.put(indexName, index);
        const QStringList all = m_disk.everything();
        const Came came = m_disk.run(u"show war.ephor --json"_s, "full", 1);
        COMES(came, 0);
        QCOMPARE(came.json()[u"phase"_s].toString() != u"orders"_s, isAdjudicated);
        QCOMPARE(m_disk.reached(), QByteArray());
        QCOMPARE(m_disk.everything(), all);
    }

    void behindALinkTheLogIsRead() {
        m_disk.reset(m_before);
        m_disk.put(logName, m_log);
        m_disk.put(indexName, m_index);
        QVERIFY(QFile::link(m_disk.path(file), m_disk.outside(u"link.ephor"_s)));
        const Came came = m_disk.run(u"show ../link.ephor --json"_s, "full", 1);
        COMES(came, 0);
        QCOMPARE(came.json()[u"phase"_s].toString(), u"battles"_s);
        QCOMPARE(m_disk.reached(), QByteArray());
    }

    void aCampaignThatIsOpenIsReadAsItStands() {
        m_disk.reset(m_before);
        ephor::Result<CampaignStore> open = CampaignStore::open(m_disk.path(file));
        QVERIFY(open);
        const auto looked = [&](const QString& phase) {
            const QStringList all = m_disk.everything();
            const Came came = m_disk.run(u"show war.ephor --json"_s, "full", 1);
            COMES(came, 0);
            QCOMPARE(came.json()[u"phase"_s].toString(), phase);
            QCOMPARE(m_disk.reached(), QByteArray());
            QCOMPARE(m_disk.everything(), all);
        };
        looked(u"orders"_s);
        ephor::campaign::Journal journal = *open->read();
        ephor::campaign::adjudicateTurn(journal);
        QVERIFY(open->write(journal));
        looked(u"battles"_s);
        journal.undo("umpire");
        QVERIFY(open->write(journal));
        looked(u"orders"_s);
    }

    void aFileOfAnOlderEphorIsReadAndLeftAsItIs() {
        m_disk.reset(m_before);
        makeOlder();
        const QStringList all = m_disk.everything();
        for (const QString& words : {u"show war.ephor"_s, u"verify war.ephor"_s}) {
            COMES(m_disk.run(words, "full", 1), 0);
            QCOMPARE(m_disk.reached(), QByteArray());
            QCOMPARE(m_disk.everything(), all);
        }
        COMES(m_disk.run(u"adjudicate war.ephor"_s), 0);
        QVERIFY(QFile::exists(m_disk.path(u"war.ephor.schema-8"_s)));
        COMES(m_disk.run(u"verify war.ephor"_s), 0);
    }

    /// A log that belongs to the file is taken in by the next command that writes.
    void theNextActionTakesTheLogIn() {
        m_disk.reset(m_before);
        m_disk.put(logName, m_log);
        m_disk.put(indexName, m_index);
        COMES(m_disk.run(u"undo war.ephor"_s), 0);
        QCOMPARE(QDir(m_disk.path()).entryList(QDir::Files), QStringList{file});
        COMES(m_disk.run(u"verify war.ephor"_s), 0);
    }

    void aFullDiskRefusesAnActionAndChangesNothing() {
        m_disk.reset(m_before);
        const Came came = m_disk.run(u"adjudicate war.ephor"_s, "full", 1);
        COMES(came, 4);
        QVERIFY2(came.err.contains("room"), came.all().constData());
        QCOMPARE(m_disk.bytes(file), m_before);
    }
};

QTEST_GUILESS_MAIN(TestCtlReading)
#include "tst_ctl_reading.moc"
