// A disk that fails, a program that is killed and two programs at once: an action is in the campaign or it is not, the
// campaign opens, and what ephorctl says of it is true.
#include "failing_disk.h"
#include "models/store/campaign_store.h"

#include <csignal>

using namespace Qt::StringLiterals;
using ephor::store::CampaignStore;

namespace {

const QString file = u"war.ephor"_s;

/// A campaign before and after an action.
struct Step {
    QString words;
    QByteArray before;
    std::string headBefore;
    std::string headAfter;
};

std::string headOf(const QString& path) {
    const ephor::Result<ephor::campaign::Journal> journal = CampaignStore::journalOf(path);
    return journal ? journal->head() : ephor::toText(journal.error().front());
}

}  // namespace

class TestCtlFailingDisk : public QObject {
    Q_OBJECT

    DiskFolder m_disk;
    std::vector<Step> m_steps;

    std::string head() const { return headOf(m_disk.path(file)); }
    /// Whether the campaign opens to be written, and everything in it agrees.
    void isSound(const QByteArray& where) const {
        const ephor::Result<CampaignStore> open = CampaignStore::open(m_disk.path(file));
        QVERIFY2(open, where + (open ? "" : ephor::toText(open.error().front()).c_str()));
        const ephor::Result<ephor::campaign::Journal> journal = open->read();
        QVERIFY2(journal && open->checkTables(*journal).empty(), where);
    }
    /// What ephorctl says after a run is what the file has.
    void isTold(const Step& step, const Came& came, const QByteArray& where) const {
        const std::string now = head();
        QVERIFY2(now == step.headBefore || now == step.headAfter, where + now.c_str());
        const bool isDone = now == step.headAfter;
        QVERIFY2(came.status == 0 || came.status == 3 || came.status == 4, where + came.all());
        const bool isSaid = came.status == 0 || came.err.contains("the action is in the campaign");
        QVERIFY2(isSaid == isDone, where + (isDone ? "it was done; " : "it was not done; ") + came.all());
    }
    /// Every synchronisation of the disk has this fate once. Which call fails does not matter to ephorctl:
    /// tst_failing_disk has all of them.
    void everySync(const Step& step, const char* fate) {
        constexpr int atLeast = 3;
        int call = 1;
        for (;; ++call) {
            m_disk.reset(step.before);
            const Came came = m_disk.run(step.words, fate, call, "sync");
            const QByteArray where = QByteArray(fate) + " " + QByteArray::number(call) + " " + m_disk.reached() + ": ";
            if (m_disk.reached().isEmpty()) {
                COMES(came, 0);
                break;
            }
            isTold(step, came, where);
            isSound(where);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(call > atLeast, QByteArray::number(call));
    }

private Q_SLOTS:
    void initTestCase() {
        COMES(m_disk.run(u"new quick_start war.ephor --seed 431"_s), 0);
        const auto step = [this](const QString& words) {
            Step one{words, m_disk.bytes(file), head(), {}};
            COMES(m_disk.run(words), 0);
            one.headAfter = head();
            QVERIFY(one.headAfter != one.headBefore);
            m_steps.push_back(one);
        };
        step(u"adjudicate war.ephor"_s);
        for (int moves = 0; moves < 20 && m_disk.run(u"battles war.ephor --json"_s).array().isEmpty(); ++moves)
            COMES(m_disk.run(u"advance war.ephor --until battles"_s), 0);
        step(u"resolve war.ephor 1 --auto"_s);
        for (int battle = 2; m_disk.run(u"resolve war.ephor %1 --auto"_s.arg(battle)).status == 0; ++battle)
            ;
        step(u"close war.ephor"_s);
        step(u"undo war.ephor"_s);
        COMES(m_disk.run(u"verify war.ephor"_s), 0);
    }

    void everySyncOfAnActionMayFail_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("fate");
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            for (const char* fate : {"fail", "full"})
                QTest::addRow("%s: %s", fate, qPrintable(m_steps[i].words)) << int(i) << QByteArray(fate);
    }
    void everySyncOfAnActionMayFail() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, fate);
        everySync(m_steps[std::size_t(index)], fate);
    }

    /// One program stops at a call; the other comes and goes, and then the first goes on.
    void ofTwoProgramsOneIsTold_data() {
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("firstStatus");
        QTest::addColumn<int>("secondStatus");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("the second is quicker") << 1 << 4 << 0 << QByteArray("Another program has changed");
        QTest::newRow("the first is writing") << 20 << 0 << 4 << QByteArray("Another program has been writing");
    }
    void ofTwoProgramsOneIsTold() {
        QFETCH(const int, call);
        QFETCH(const int, firstStatus);
        QFETCH(const int, secondStatus);
        QFETCH(const QByteArray, told);
        m_disk.reset(m_steps.front().before);
        QProcess first;
        m_disk.start(first, u"rule war.ephor arete athens 5 --reason first"_s, "stop", call);
        QTRY_VERIFY_WITH_TIMEOUT(!m_disk.reached().isEmpty(), 60000);
        const Came second = m_disk.run(u"rule war.ephor arete athens 7 --reason second"_s);
        QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGCONT), 0);
        const Came came = DiskFolder::ended(first);
        COMES(came, firstStatus);
        COMES(second, secondStatus);
        QVERIFY2((firstStatus == 0 ? second : came).err.contains(told), came.all() + second.all());
        isSound("two programs: ");
        const std::vector<ephor::campaign::JournalEntry> entries =
            CampaignStore::journalOf(m_disk.path(file))->entries();
        QCOMPARE(entries.size(), std::size_t(2));
        QVERIFY(entries.back().action.contains(firstStatus == 0 ? "first" : "second"));
    }

    void twoProgramsAtOnceMixNothing() {
        m_disk.reset(m_steps.front().before);
        constexpr int rounds = 12;
        std::size_t done = 1;  // the founding
        for (int round = 0; round < rounds; ++round) {
            std::array<QProcess, 2> programs;
            for (std::size_t i = 0; i < programs.size(); ++i)
                m_disk.start(programs[i], u"rule war.ephor arete athens %1 --reason x"_s.arg(10 * round + int(i) + 1));
            for (QProcess& program : programs) {
                const Came came = DiskFolder::ended(program);
                QVERIFY2(came.status == 0 || (came.status == 4 && (came.err.contains("Another program has changed") ||
                                                                   came.err.contains("Another program"))),
                         came.all());
                done += came.status == 0 ? 1 : 0;
            }
            QCOMPARE(CampaignStore::journalOf(m_disk.path(file))->entries().size(), done);
        }
        QVERIFY(done > rounds);
        isSound("two programs at once: ");
        COMES(m_disk.run(u"verify war.ephor"_s), 0);
    }
};

QTEST_GUILESS_MAIN(TestCtlFailingDisk)
#include "tst_ctl_failing_disk.moc"
