// Rows out of the journal: those that stay keep their places, and nobody sees more than he may know, whatever is still
// being read.
#include "models/campaign/tables/honours_model.h"
#include "tests/support/campaign_file.h"
#include "tests/support/honours_known.h"

#include <QAbstractItemModelTester>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// A letter a row.
class Letters final : public JournalTable {
public:
    Letters() { setHeadings({{QStringLiteral("Letter")}}); }

    void become(const std::string& letters) {
        replaceRows(m_letters, {letters.begin(), letters.end()}, std::equal_to<>());
    }
    QString all() const { return QString::fromStdString({m_letters.begin(), m_letters.end()}); }

    PlaceId placeOf(const QModelIndex&) const override { return {}; }
    QVariant data(const QModelIndex& index, int role) const override {
        return index.isValid() && role == Qt::DisplayRole
                   ? QVariant(QChar::fromLatin1(m_letters[static_cast<std::size_t>(index.row())]))
                   : QVariant();
    }

private:
    int rows() const override { return static_cast<int>(m_letters.size()); }

    std::vector<char> m_letters;
};

/// Nothing else runs in the background as long as it lives.
class BusyPool {
public:
    BusyPool() : m_threads(QThreadPool::globalInstance()->maxThreadCount()) {
        QThreadPool::globalInstance()->setMaxThreadCount(1);
        QThreadPool::globalInstance()->start([this] { m_done.acquire(); });
    }
    ~BusyPool() {
        m_done.release();
        QThreadPool::globalInstance()->waitForDone();
        QThreadPool::globalInstance()->setMaxThreadCount(m_threads);
    }

private:
    int m_threads;
    QSemaphore m_done;
};

}  // namespace

class TestJournalTable : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void rowsThatStayKeepTheirPlaces_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* after) {
            QTest::addRow("%s to %s", before, after) << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        row("", "abc");
        row("abc", "");
        row("abc", "abc");
        row("abc", "abcd");
        row("abc", "ab");
        row("abc", "axc");
        row("abc", "ac");
        row("ac", "abc");
        row("aa", "aaa");
        row("aaa", "aa");
        row("abc", "xyz");
    }
    void rowsThatStayKeepTheirPlaces() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        Letters table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.become(before.toStdString());
        std::vector<std::pair<QChar, QPersistentModelIndex>> rows;
        for (int i = 0; i < table.rowCount(); ++i)
            rows.emplace_back(before[i], table.index(i, 0));
        table.become(after.toStdString());
        QCOMPARE(table.all(), after);
        for (const auto& [letter, index] : rows) {
            if (index.isValid())
                QCOMPARE(index.data().toChar(), letter);
            else
                QVERIFY(before.count(letter) > after.count(letter));
        }
    }
    void whoLooksWhileTheJournalIsReadSeesNoMoreThanHeMayKnow() {
        const auto session = m_folder.found("hellas_431");
        test::playMoves(*session, 4);
        CampaignSight sight(*session);
        const HonoursModel honours(sight);
        QTRY_VERIFY(!honours.isReading());
        const int known = test::holdersKnownTo(session->journal(), PowerId(0));
        QVERIFY(known < honours.rowCount());
        {
            const BusyPool pool;
            QVERIFY(session->adjudicateTurn());
            QVERIFY(honours.isReading());
            sight.setSeenBy(PowerId(0));
            QCOMPARE(honours.rowCount(), known);
        }
        QTRY_VERIFY(!honours.isReading());
    }
};

QTEST_GUILESS_MAIN(TestJournalTable)
#include "tst_journal_table.moc"
