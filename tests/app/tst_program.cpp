// The desktop program as it is started from a terminal.
#include <QProcess>
#include <QTest>

class TestProgram : public QObject {
    Q_OBJECT

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
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
