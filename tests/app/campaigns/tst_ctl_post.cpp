// ephorctl campaign import and address: mails are sorted, told, submitted, and never lost.
#include "tests/app/ctl_run.h"

namespace {

const QString file = QStringLiteral("war.ephor");
const QString now = QStringLiteral("2026-12-01T20:00+01:00");

QByteArray mailOf(const QByteArray& from, const QByteArray& id, const QByteArray& text) {
    return "From: <" + from + ">\nMessage-ID: <" + id +
           "@x.example>\nSubject: Orders\nDate: Tue, 1 Dec 2026 18:00:00 +0100\n" +
           "MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n" + text;
}

}  // namespace

class TestCtlPost : public QObject {
    Q_OBJECT

private:
    static Came campaign(const CtlFolder& folder, const QStringList& rest, const QByteArray& input = {}) {
        return folder.run(QStringList{QStringLiteral("campaign")} + rest, input);
    }
    static void begin(const CtlFolder& folder) {
        COMES(campaign(folder, {QStringLiteral("new"), QStringLiteral("quick_start"), file, QStringLiteral("--seed"),
                                QStringLiteral("1")}),
              0);
        for (const char* power : {"athens", "sparta"})
            COMES(campaign(folder, {QStringLiteral("address"), file, QLatin1String(power), QStringLiteral("--player"),
                                    QStringLiteral("%1@example.org").arg(QLatin1String(power))}),
                  0);
    }
    static Came import(const CtlFolder& folder, const QByteArray& mail, const QStringList& more = {}) {
        return campaign(
            folder,
            QStringList{QStringLiteral("import"), file, QStringLiteral("-"), QStringLiteral("--at"), now} + more, mail);
    }
    static QJsonArray mails(const CtlFolder& folder, const QByteArray& mail, const QStringList& more = {}) {
        return import(folder, mail, QStringList{QStringLiteral("--json")} + more)
            .json()[QStringLiteral("mails")]
            .toArray();
    }

private Q_SLOTS:
    void addressesAreSetShownAndChecked() {
        const CtlFolder folder;
        begin(folder);
        const Came came = campaign(folder, {QStringLiteral("address"), file, QStringLiteral("athens"),
                                            QStringLiteral("--deputy"), QStringLiteral("Bert@Example.org")});
        QCOMPARE(came.out, QByteArray("athens: athens@example.org, deputy bert@example.org\n"));
        COMES(campaign(folder, {QStringLiteral("address"), file, QStringLiteral("athens"), QStringLiteral("--player"),
                                QStringLiteral("nobody")}),
              2);
        COMES(campaign(folder, {QStringLiteral("address"), file, QStringLiteral("troy")}), 2);
        COMES(campaign(folder, {QStringLiteral("verify"), file}), 0);
    }
    void eachMailIsToldWithItsPowerAndItsFaults() {
        const CtlFolder folder;
        begin(folder);
        const QByteArray box = "From athens@example.org Tue Dec  1 18:00:00 2026\n" +
                               mailOf("athens@example.org", "1", "power athens\nturn 1\n") +
                               "\n\nFrom sparta@example.org Tue Dec  1 18:00:00 2026\n" +
                               mailOf("sparta@example.org", "2", "power sparta\nturn 1\nnobody: march nowhere\n") +
                               "\n\nFrom sparta@example.org Tue Dec  1 18:00:00 2026\n" +
                               mailOf("sparta@example.org", "3", "Hello!\n");
        const Came told = import(folder, box);
        QCOMPARE(told.status, 1);
        QVERIFY2(told.out.contains("athens@example.org: Athens: valid\n"), told.out.constData());
        QVERIFY2(told.out.contains("sparta@example.org: Sparta: cannot be submitted\n  line 3: "),
                 told.out.constData());
        QVERIFY2(told.out.contains("sparta@example.org: no orders (\"Orders\")\n"), told.out.constData());
        const Came again = import(folder, box);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, QByteArray("3 mails imported before\n"));
    }
    void submitTakesThoseWithoutFaults() {
        const CtlFolder folder;
        begin(folder);
        const QString submit = QStringLiteral("--submit");
        const QJsonArray good = mails(folder, mailOf("athens@example.org", "1", "power athens\nturn 1\n"), {submit});
        QCOMPARE(good.size(), 1);
        QCOMPARE(good[0][QStringLiteral("power")].toString(), QStringLiteral("athens"));
        QVERIFY(good[0][QStringLiteral("submitted")].toBool());
        const QJsonArray bad = mails(folder, mailOf("athens@example.org", "2", "power sparta\nturn 1\n"), {submit});
        QVERIFY(!bad[0][QStringLiteral("submitted")].toBool());
        QCOMPARE(bad[0][QStringLiteral("diagnostics")][0][QStringLiteral("code")].toString(),
                 QStringLiteral("post-sender"));
        const QJsonObject board =
            campaign(folder, {QStringLiteral("board"), file, QStringLiteral("--at"), now, QStringLiteral("--json")})
                .json();
        for (const QJsonValue& row : board[QStringLiteral("powers")].toArray()) {
            const bool isAthens = row[QStringLiteral("power")].toString() == QStringLiteral("athens");
            QCOMPARE(row[QStringLiteral("from")].toString() == QStringLiteral("player"), isAthens);
            if (isAthens)
                QCOMPARE(row[QStringLiteral("received")].toString(), QStringLiteral("2026-12-01T18:00:00+01:00"));
        }
        COMES(campaign(folder, {QStringLiteral("verify"), file}), 0);
    }
    void whatWasImportedBeforeIsSubmittedLater() {
        const CtlFolder folder;
        begin(folder);
        const QByteArray mail = mailOf("athens@example.org", "1", "power athens\nturn 1\n");
        QVERIFY(!mails(folder, mail)[0][QStringLiteral("submitted")].toBool());
        QVERIFY(mails(folder, mail, {QStringLiteral("--submit")})[0][QStringLiteral("submitted")].toBool());
        QVERIFY(mails(folder, mail, {QStringLiteral("--submit")}).isEmpty());
    }
    void whatIsNoMailIsSaid() {
        const CtlFolder folder;
        begin(folder);
        const Came none = campaign(folder, {QStringLiteral("import"), file, QStringLiteral("missing.eml")});
        QCOMPARE(none.status, 3);
        QVERIFY(none.err.contains("missing.eml"));
        const Came large = import(folder, "MIME-Version: 1.0\n\n" + QByteArray(11 << 20, 'x'));
        QCOMPARE(large.status, 3);
        QVERIFY(large.err.contains("10 MB"));
    }
    /// An import that is killed at any moment leaves all of its mails or none, and can be done again.
    void anImportThatIsKilledLosesNoMail() {
        const CtlFolder folder;
        begin(folder);
        QByteArray box;
        constexpr int count = 40;
        for (int i = 0; i < count; ++i)
            box += "From athens@example.org Tue Dec  1 18:00:00 2026\n" +
                   mailOf("athens@example.org", QByteArray::number(i),
                          "power athens\nturn 1\n" + QByteArray(20'000, '#')) +
                   "\n\n";
        const QString mailbox = folder.path(QStringLiteral("box.mbox"));
        ephor::test::writeFile(mailbox, box);
        const QString begun = folder.path(file);
        QVERIFY(QFile::copy(begun, folder.path(QStringLiteral("begun.ephor"))));
        for (int moment = 0; moment < 12; ++moment) {
            QFile::remove(begun + QStringLiteral("-wal"));
            QFile::remove(begun + QStringLiteral("-shm"));
            QVERIFY(QFile::remove(begun) && QFile::copy(folder.path(QStringLiteral("begun.ephor")), begun));
            QProcess program;
            program.start(QStringLiteral(EPHORCTL), {QStringLiteral("campaign"), QStringLiteral("import"), begun,
                                                     mailbox, QStringLiteral("--at"), now});
            QVERIFY(program.waitForStarted());
            program.waitForFinished(10 + moment * 40);
            program.kill();
            program.waitForFinished();
            const QJsonObject after = campaign(folder, {QStringLiteral("import"), file, mailbox, QStringLiteral("--at"),
                                                        now, QStringLiteral("--json")})
                                          .json();
            const int known = after[QStringLiteral("known")].toInt();
            QVERIFY2(known == 0 || known == count, qPrintable(QString::number(known)));
            QCOMPARE(known + after[QStringLiteral("mails")].toArray().size(), count);
            COMES(campaign(folder, {QStringLiteral("verify"), file}), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestCtlPost)
#include "tst_ctl_post.moc"
