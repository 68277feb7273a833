// Each call that changes a campaign's file fails, or is the last of the program: the action is in the file or it is
// not, the file opens, and what is said of it is true.
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/rules/builtin.h"
#include "models/campaign/campaign_session.h"
#include "models/store/campaign_store.h"
#include "tests/support/small_campaign.h"
#include "tests/support/written_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace ephor;
using store::CampaignStore;

/// Of tests/support/failing_disk.cpp.
extern "C" int failing_disk_calls;

namespace {

/// A journal before and after an action.
struct Step {
    const char* name;
    campaign::Journal before;
    campaign::Journal after;
};

std::vector<Step> stepsOfAMove() {
    std::vector<Step> steps;
    campaign::Journal journal = *campaign::Journal::found(*campaign::builtinScenario("quick_start"), 431);
    const auto step = [&](const char* name, auto action) {
        const campaign::Journal before = journal;
        action();
        steps.push_back({name, before, journal});
    };
    const auto pending = [&] { return campaign::pendingBattles(journal.campaign().state); };
    step("adjudicate", [&] { campaign::adjudicateTurn(journal); });
    while (pending().empty()) {
        campaign::closeTurn(journal);
        campaign::adjudicateTurn(journal);
    }
    const RuleSystem& system = *findSystem(journal.campaign().scenario.system);
    const auto resolve = [&] {
        campaign::recordResult(journal, campaign::resolved(journal.campaign(), pending().front(), system));
    };
    step("resolve", resolve);
    while (!pending().empty())
        resolve();
    step("close", [&] { campaign::closeTurn(journal); });
    step("undo", [&] { journal.undo("umpire"); });
    return steps;
}

class TestFailingDisk : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const std::vector<Step> m_steps = stepsOfAMove();
    QList<QByteArray> m_files;  ///< of each step, before it

    QString path() const { return m_folder.filePath(u"disk/war.ephor"_s); }
    QString reached() const { return m_folder.filePath(u"reached"_s); }

    void put(const QByteArray& bytes) const {
        QVERIFY(QDir(m_folder.filePath(u"disk"_s)).removeRecursively() && QDir(m_folder.path()).mkdir(u"disk"_s));
        test::writeFile(path(), bytes);
    }
    void setFate(const QByteArray& fate, int call) const {
        QFile::remove(reached());
        failing_disk_calls = 0;
        qputenv("EPHOR_DISK_CALL", QByteArray::number(call));
        qputenv("EPHOR_DISK_FATE", fate);
    }
    static Result<void> written(const QString& file, const campaign::Journal& journal) {
        return CampaignStore::open(file).and_then([&](CampaignStore store) { return store.write(journal); });
    }
    /// In a process of its own, which may be killed.
    void writeApart(const campaign::Journal& journal) const {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(written(path(), journal) ? 0 : 4);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) ? WTERMSIG(status) == SIGKILL : WEXITSTATUS(status) == 0);
    }
    std::string head() const {
        const Result<campaign::Journal> journal = CampaignStore::journalOf(path());
        return journal ? journal->head() : toText(journal.error().front());
    }

private Q_SLOTS:
    void initTestCase() {
        for (const Step& step : m_steps) {
            QVERIFY(QDir(m_folder.path()).mkpath(u"disk"_s));
            QFile::remove(path());
            QVERIFY(CampaignStore::create(path(), step.before));
            QFile file(path());
            QVERIFY(file.open(QIODevice::ReadOnly));
            m_files << file.readAll();
        }
        qputenv("EPHOR_DISK_FOLDER", QFileInfo(m_folder.filePath(u"disk"_s)).canonicalFilePath().toUtf8());
        qputenv("EPHOR_DISK_REACHED", reached().toUtf8());
    }
    void cleanup() { setFate({}, 0); }

    void everyCallMayFail_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("fate");
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            for (const char* fate : {"fail", "full", "kill"})
                QTest::addRow("%s: %s", fate, m_steps[i].name) << int(i) << QByteArray(fate);
    }
    void everyCallMayFail() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, fate);
        const Step& step = m_steps[std::size_t(index)];
        constexpr int atLeast = 30;
        int call = 1;
        for (;; ++call) {
            put(m_files[index]);
            setFate(fate, call);
            std::string said;
            bool isWritten = true;
            if (fate == "kill") {
                writeApart(step.after);
            } else if (const Result<void> done = written(path(), step.after); !done) {
                isWritten = false;
                said = toText(done.error().front());
            }
            if (!QFile::exists(reached()))
                break;
            setFate({}, 0);
            const QByteArray where = fate + " " + QByteArray::number(call) + ": " + said.c_str();
            const std::string now = head();
            QVERIFY2(now == step.before.head() || now == step.after.head(), where + now.c_str());
            const bool isSaid = isWritten || said.contains("the action is in the campaign");
            QVERIFY2(fate == "kill" || isSaid == (now == step.after.head()), where);
            // It opens, its tables agree, and the war goes on.
            const Result<CampaignStore> open = CampaignStore::open(path());
            QVERIFY2(open && open->checkTables(now == step.after.head() ? step.after : step.before).empty(), where);
            QVERIFY2(written(path(), step.after) && head() == step.after.head(), where);
        }
        QVERIFY2(call > atLeast, QByteArray::number(call));
        QCOMPARE(head(), step.after.head());
    }

    /// A store that stays open, as that of a window, works on after a failure.
    void afterAFailureTheStoreGoesOn_data() {
        QTest::addColumn<QByteArray>("fate");
        QTest::newRow("fail") << QByteArray("fail");
        QTest::newRow("full") << QByteArray("full");
    }
    void afterAFailureTheStoreGoesOn() {
        QFETCH(const QByteArray, fate);
        const Step& step = m_steps.front();
        int failures = 0;
        for (int call = 1;; ++call) {
            put(m_files.front());
            Result<CampaignStore> store = CampaignStore::open(path());
            QVERIFY(store);
            setFate(fate, call);
            const Result<void> done = store->write(step.after);
            const bool isReached = QFile::exists(reached());
            setFate({}, 0);
            if (!isReached)
                break;
            failures += done ? 0 : 1;
            const QByteArray where = fate + " " + QByteArray::number(call);
            const Result<campaign::Journal> now = store->read();
            QVERIFY2(now, where);
            const bool isSaid = done || toText(done.error().front()).contains("the action is in the campaign");
            QVERIFY2((now->head() == step.after.head()) == isSaid, where);
            QVERIFY2(store->write(step.after), where);
            QCOMPARE(store->read()->head(), step.after.head());
        }
        QVERIFY(failures > 5);
    }

    void aWindowShowsWhatTheFileHas() {
        int failures = 0;
        int doneAllTheSame = 0;
        for (int call = 1;; ++call) {
            put(m_files.front());
            const auto session = CampaignSession::open(path(), findSystem);
            QVERIFY(session);
            QSignalSpy changed(session->get(), &CampaignSession::changed);
            setFate("full", call);
            const Result<void> done = (*session)->adjudicateTurn();
            const bool isReached = QFile::exists(reached());
            setFate({}, 0);
            if (!isReached)
                break;
            const bool isDone = (*session)->next() != CampaignSession::Next::Adjudicate;
            failures += done ? 0 : 1;
            doneAllTheSame += !done && isDone ? 1 : 0;
            QCOMPARE((*session)->journal().head(), head());
            QCOMPARE(changed.size(), isDone ? 1 : 0);
            QVERIFY(isDone ? (*session)->undo() : (*session)->adjudicateTurn());
        }
        QVERIFY(failures > doneAllTheSame);
        QVERIFY(doneAllTheSame > 0);
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestFailingDisk)
#include "tst_failing_disk.moc"
