#include "tests/app/ctl_run.h"

#include <QDir>
#include <QFile>

// A club's rules pack on the command line: lists, battles and records by it.
class TestCtlPacks : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    /// Men of Bronze, version club-1: elite hoplites cost `points`.
    void writePack(const char* points) {
        QFile own(QStringLiteral("data/rules/men_of_bronze/troops.toml"));
        QVERIFY(own.open(QIODevice::ReadOnly));
        QByteArray text = own.readAll();
        text.replace("version = \"1\"", "version = \"club-1\"\nauthor = \"Xanthippe\"");
        text.replace("points = 12\n", "points = " + QByteArray(points) + "\n");
        QVERIFY(QDir().mkpath(m_folder.path(QStringLiteral("packs/club"))));
        m_folder.write(QStringLiteral("packs/club/troops.toml"), text);
    }

    Came run(const char* command) { return m_folder.run(QString::fromLatin1(command).split(u' ')); }

private Q_SLOTS:
    void init() {
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        m_folder.write(QStringLiteral("corinth.toml"), corinthianList);
        writePack("11");
    }

    void aListIsPricedByThePack() {
        const int cost = run("list check sparta.toml --json").json()[u"cost"].toInt();
        const Came came = run("list check sparta.toml --pack packs/club --json");
        QVERIFY2(came.json()[u"cost"].toInt() < cost, came.err.constData());
    }

    void aBattleAndItsRecordAreByThePack() {
        const Came fought =
            run("battle fight sparta.toml corinth.toml --pack packs/club --seed 3 --record fought.battle");
        COMES(fought, 0);
        QVERIFY(fought.out.contains("Men of Bronze (club-1)"));
        COMES(run("battle verify fought.battle --pack packs/club"), 0);

        const Came missing = run("battle verify fought.battle");
        COMES(missing, 3);
        QVERIFY2(missing.err.contains("club-1") && missing.err.contains("--pack"), missing.err.constData());

        writePack("16");
        const Came other = run("battle verify fought.battle --pack packs/club");
        COMES(other, 3);
        QVERIFY2(other.err.contains("was changed since"), other.err.constData());
    }

    void aPackThatIsMissingOrWrongIsRefused() {
        const Came missing = run("battle fight sparta.toml corinth.toml --pack nowhere");
        COMES(missing, 3);
        QVERIFY2(missing.err.contains("\"nowhere\""), missing.err.constData());
        writePack("fourteen");
        const Came wrong = run("list check sparta.toml --pack packs/club");
        COMES(wrong, 3);
        QVERIFY2(wrong.err.contains("troops.toml:"), wrong.err.constData());
    }

    void aCampaignsBattlesAreByThePack() {
        COMES(run("campaign new quick_start war.ephor --seed 1 --pack packs/club"), 0);
        const Came missing = run("campaign advance war.ephor --until battles");
        COMES(missing, 3);
        QVERIFY2(missing.err.contains("rules pack club-1") && missing.err.contains("--pack"), missing.err.constData());
        QVERIFY(m_folder.read(QStringLiteral("war.ephor")).contains("pack_digest = "));

        COMES(run("campaign advance war.ephor --until battles --pack packs/club"), 0);
        const auto pending = [this] { return run("campaign battles war.ephor --pack packs/club --json").array(); };
        for (int turn = 0; turn < 6 && pending().isEmpty(); ++turn) {
            COMES(run("campaign advance war.ephor --pack packs/club"), 0);
            COMES(run("campaign advance war.ephor --until battles --pack packs/club"), 0);
        }
        COMES(run("campaign battles war.ephor --to fields --pack packs/club"), 0);
        const QStringList fields =
            QDir(m_folder.path(QStringLiteral("fields"))).entryList({QStringLiteral("battle_?.toml")});
        QVERIFY(!fields.isEmpty());
        QVERIFY(m_folder.read(QStringLiteral("fields/") + fields.front()).contains("rules = \"club-1\""));
        COMES(run("campaign advance war.ephor --until end --pack packs/club"), 0);
        COMES(run("campaign verify war.ephor --pack packs/club"), 0);

        writePack("16");
        const Came other = run("campaign verify war.ephor --pack packs/club");
        COMES(other, 3);
        QVERIFY2(other.err.contains("was changed since the campaign was founded"), other.err.constData());

        COMES(run("campaign new quick_start plain.ephor --seed 1"), 0);
        const Came unasked = run("campaign advance plain.ephor --pack packs/club");
        COMES(unasked, 3);
        QVERIFY2(unasked.err.contains("built-in rules"), unasked.err.constData());
    }

    void balanceMeasuresThePack() {
        const Came came = run("balance men_of_bronze --pack packs/club --battles 20 --seed 1 --json");
        COMES(came, 0);
        const QJsonObject json = came.json();
        QCOMPARE(json[u"rules"].toString(), QStringLiteral("club-1"));
        QCOMPARE(json[u"battles"].toInt(), 20);
        const QJsonObject first = json[u"kinds"].toArray().first().toObject();
        QCOMPARE(first[u"cost"].toInt(), 11);
        QVERIFY(first[u"low"].toDouble() < first[u"worth"].toDouble());
        const Came again = run("balance men_of_bronze --pack packs/club --battles 20 --seed 1 --threads 1 --json");
        QCOMPARE(again.out, came.out);
        COMES(run("balance chess"), 2);
    }
};

QTEST_GUILESS_MAIN(TestCtlPacks)
#include "tst_ctl_packs.moc"
