// Ctrl+C: what is known by then is printed, and a second one ends the program.
#include "app/ephorctl/interruption.h"
#include "tests/app/ctl_run.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace std::chrono_literals;

class TestCtlInterruption : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    /// Whether a process has a handler of its own for SIGINT. Of one that has ended: no.
    static bool isListening(qint64 process) {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        if (!status.open(QIODevice::ReadOnly))
            return false;
        const QByteArray text = status.readAll();
        const QByteArray mask = text.sliced(text.indexOf("SigCgt:") + 7).trimmed().split('\n').front();
        return (mask.toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) != 0;
    }

    /// Odds of three hours or more, interrupted after `wait` of work.
    void interrupted(const QStringList& more, std::chrono::milliseconds wait, Came& came) const {
        QProcess process;
        process.setWorkingDirectory(m_folder.path(QString()));
        process.start(QStringLiteral(EPHORCTL),
                      QStringList{QStringLiteral("battle"), QStringLiteral("odds"), QStringLiteral("sparta.toml"),
                                  QStringLiteral("corinth.toml"), QStringLiteral("--seed"), QStringLiteral("431")} +
                          more);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isListening(process.processId()), 30s);
        QVERIFY(!process.waitForFinished(static_cast<int>(wait.count())));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        came = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private Q_SLOTS:
    void initTestCase() {
#ifndef Q_OS_LINUX
        QSKIP("Whether a program listens to a signal is read from /proc.");
#endif
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        m_folder.write(QStringLiteral("corinth.toml"), corinthianList);
    }

    void oddsSayWhatIsKnownSoFar() {
        const QStringList longest{QStringLiteral("--json"), QStringLiteral("--runs"), QStringLiteral("100000000")};
        Came came;
        for (auto wait = 100ms; wait < 20s && came.json()[u"runs"].toInt() == 0; wait *= 2)
            interrupted(longest, wait, came);
        COMES(came, 130);
        const QJsonObject known = came.json();
        const int runs = known[u"runs"].toInt();
        QVERIFY2(runs > 0 && runs < 100'000'000, came.all().constData());
        QVERIFY2(came.err.contains("Interrupted after " + QByteArray::number(runs) + " of 100000000 battles"),
                 came.err.constData());
        // The first so many battles, with their own intervals.
        const Came again =
            m_folder.battleOfLists("odds", {QStringLiteral("--seed"), QStringLiteral("431"), QStringLiteral("--json"),
                                            QStringLiteral("--runs"), QString::number(runs)});
        COMES(again, 0);
        for (const char* key : {"a", "b", "draw", "turns", "losses", "sides"})
            QCOMPARE(known[QLatin1String(key)], again.json()[QLatin1String(key)]);
    }

    void aPlayerWhoLooksAheadIsInterruptedInABattle() {
        Came came;
        interrupted({QStringLiteral("--json"), QStringLiteral("--players"), QStringLiteral("search"),
                     QStringLiteral("--precision"), QStringLiteral("0.01")},
                    200ms, came);
        COMES(came, 130);
        const QJsonObject known = came.json();
        int wins = 0;
        for (const char* key : {"a", "b", "draw"})
            wins += known[QLatin1String(key)].toObject()[u"wins"].toInt();
        QVERIFY2(known.contains(u"runs") && known[u"runs"].toInt() == wins, came.all().constData());
        QVERIFY2(came.err.contains("before the precision was reached"), came.err.constData());
    }

    void aPersonReadsTheSame() {
        Came came;
        interrupted({QStringLiteral("--runs"), QStringLiteral("100000000")}, 100ms, came);
        COMES(came, 130);
        QVERIFY2(came.out.startsWith("Sparta, 38 points against Corinth, 38 points: "), came.out.constData());
        QVERIFY2(came.out.contains(" wins") || came.out.contains("No battle was over yet"), came.out.constData());
    }

    /// The process here never comes to its end by itself.
    void aSecondOneEndsTheProgram() {
        int told[2];
        QCOMPARE(::pipe(told), 0);
        const pid_t process = ::fork();
        QVERIFY(process >= 0);
        if (process == 0) {
            const ephor::ctl::Interruption interruption;
            const auto tell = [&told] { [[maybe_unused]] const auto written = ::write(told[1], "!", 1); };
            tell();
            while (!interruption.hasCome())
                ::usleep(1000);
            tell();
            for (;;)
                ::pause();
        }
        ::close(told[1]);
        for (int signals = 0; signals < 2; ++signals) {
            char heard = 0;
            QCOMPARE(::read(told[0], &heard, 1), 1);
            QCOMPARE(::kill(process, SIGINT), 0);
        }
        ::close(told[0]);
        int status = 0;
        QCOMPARE(::waitpid(process, &status, 0), process);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
    }

    void whereItWasIgnoredItStaysSo() {
        std::signal(SIGINT, SIG_IGN);
        {
            const ephor::ctl::Interruption interruption;
            QVERIFY(std::signal(SIGINT, SIG_IGN) == SIG_IGN);
        }
        QVERIFY(std::signal(SIGINT, SIG_DFL) == SIG_IGN);
    }
};

QTEST_GUILESS_MAIN(TestCtlInterruption)
#include "tst_ctl_interruption.moc"
