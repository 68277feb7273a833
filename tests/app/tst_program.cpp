// The desktop program as it is started from a terminal.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

class TestProgram : public QObject {
    Q_OBJECT

    /// What the program said, started with this option alone.
    static QByteArray said(const QString& program, const QString& option) {
        QProcess process;
        process.start(program, {option});
        return process.waitForFinished(60'000) ? process.readAllStandardOutput() : QByteArray();
    }

private Q_SLOTS:
    void helpAndVersionNeedNoDisplay_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("help") << QStringLiteral("--help") << QByteArray("--sample-campaign");
        QTest::newRow("h") << QStringLiteral("-h") << QByteArray("--sample-campaign");
        QTest::newRow("version") << QStringLiteral("--version") << QByteArray("ephor ");
        QTest::newRow("v") << QStringLiteral("-v") << QByteArray("ephor ");
    }
    void helpAndVersionNeedNoDisplay() {
        QFETCH(const QString, option);
        QFETCH(const QByteArray, told);
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(EPHOR), {option});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        const QByteArray out = program.readAllStandardOutput();
        QVERIFY2(out.contains(told), out.constData());
    }

    void theVersionOfBothProgramsNamesTheCommit() {
        static const QRegularExpression form(
            QStringLiteral("^\\d+\\.\\d+\\.\\d+( \\(commit [0-9a-f]{12}(, changed)?\\))?\n$"));
        const QString window = QString::fromUtf8(said(QStringLiteral(EPHOR), QStringLiteral("--version")));
        const QString line = QString::fromUtf8(said(QStringLiteral(EPHORCTL), QStringLiteral("--version")));
        QVERIFY2(window.startsWith(QStringLiteral("ephor ")) && form.match(window.mid(6)).hasMatch(),
                 qPrintable(window));
        QCOMPARE(line, QStringLiteral("ephorctl ") + window.mid(6));
    }

    void aCrashLeavesAReport_data() {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("wrong memory") << SIGSEGV << QByteArray("SIGSEGV");
        QTest::newRow("abort") << SIGABRT << QByteArray("SIGABRT");
    }
    void aCrashLeavesAReport() {
        QFETCH(const int, signal);
        QFETCH(const QByteArray, name);
        const QTemporaryDir home;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("HOME"), home.path());
        for (const char* folder : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            environment.insert(QLatin1StringView(folder), home.filePath(QStringLiteral("own")));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(EPHOR), {});
        QVERIFY(program.waitForStarted(60'000));
        // The settings are written after the handlers were installed.
        const QDir crashes(home.filePath(QStringLiteral("own/ephor/ephor/crashes")));
        const QString settings = home.filePath(QStringLiteral("own/ephor/ephor.conf"));
        QTRY_VERIFY_WITH_TIMEOUT(crashes.exists() && QFile::exists(settings), 60'000);
        QVERIFY(crashes.isEmpty());
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        const QStringList reports = crashes.entryList({QStringLiteral("crash-*.txt")}, QDir::Files);
        QCOMPARE(reports.size(), 1);
        QFile report(crashes.filePath(reports.front()));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QByteArray text = report.readAll();
        QVERIFY2(text.startsWith("Ephor ") && text.contains("\n" + name + ": ") && text.contains("/ephor(+0x"),
                 text.constData());
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
