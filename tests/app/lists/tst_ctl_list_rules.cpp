// Lists and versions of the rules data: what another version changes, and packs with their tests.
#include "tests/app/ctl_run.h"

class TestCtlListRules : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

private Q_SLOTS:
    void initTestCase() { m_folder.write(QStringLiteral("sparta.toml"), spartanList); }

    void whatOtherRulesDoToAListIsSaidAndNothingIsWritten() {
        QByteArray older = spartanList;
        older.replace("rules  = \"1\"", "rules  = \"0.9\"").replace("rules = \"1\"", "rules = \"0.9\"");
        older.replace("\"psiloi\"", "\"psilois\"");
        QVERIFY(older.contains("0.9"));
        m_folder.write(QStringLiteral("older.toml"), older);
        const QStringList check{QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("older.toml")};
        const Came came = m_folder.run(check);
        COMES(came, 1);
        QVERIFY2(came.out.contains("rules 0.9 -> 1") && came.out.contains("the nearest is \"psiloi\""),
                 came.out.constData());
        const Came json = m_folder.run(check + QStringList{QStringLiteral("--json")});
        COMES(json, 1);
        const QJsonObject change = json.json()[u"rules_change"].toObject();
        QCOMPARE(change[u"from"].toString(), QStringLiteral("0.9"));
        QCOMPARE(change[u"known"].toBool(true), false);
        QVERIFY(change[u"changes"].toArray().size() >= 2);
        QCOMPARE(m_folder.read(QStringLiteral("older.toml")), older);
        QVERIFY(!m_folder
                     .run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("sparta.toml"),
                           QStringLiteral("--json")})
                     .json()
                     .contains(u"rules_change"));
    }

    void figuresThenAndNowAreSaidWhereTheOlderPackIsAtHand() {
        QFile troops(QDir::current().filePath(QStringLiteral("data/rules/men_of_bronze/troops.toml")));
        QVERIFY(troops.open(QIODevice::ReadOnly));
        QByteArray text = troops.readAll();
        text.replace("version = \"1\"", "version = \"0.9\"");
        QVERIFY(text.contains("\"0.9\"") && text.contains("points = 12"));
        QVERIFY(QDir().mkpath(m_folder.path(QStringLiteral("packs/of_last_year"))));
        m_folder.write(QStringLiteral("packs/of_last_year/troops.toml"), text.replace("points = 12", "points = 10"));
        QByteArray list = spartanList;
        list.replace("rules  = \"1\"", "rules  = \"0.9\"").replace("rules = \"1\"", "rules = \"0.9\"");
        m_folder.write(QStringLiteral("pinned.toml"), list);
        const auto check = [this](const QStringList& more) {
            return m_folder.run(
                QStringList{QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("pinned.toml")} + more);
        };
        QVERIFY(check({}).out.contains("are not available"));
        const Came came = check({QStringLiteral("--before"), QStringLiteral("packs")});
        COMES(came, 0);
        QVERIFY2(came.out.contains("Elite Hoplite: points 10 \u2192 12.") && came.out.contains("instead of"),
                 came.out.constData());
        const Came json =
            check({QStringLiteral("--before"), QStringLiteral("packs/of_last_year"), QStringLiteral("--json")});
        const QJsonObject change = json.json()[u"rules_change"].toObject();
        QVERIFY(change[u"known"].toBool());
        QVERIFY(change[u"cost_before"].toInt() < change[u"cost_now"].toInt());

        // A pack with faults says nothing for certain; one that lies beside the list is found without being named.
        m_folder.write(QStringLiteral("packs/of_last_year/troops.toml"), QByteArray(text).replace("armor", "amor"));
        QVERIFY(check({QStringLiteral("--before"), QStringLiteral("packs")}).out.contains("are not available"));
        QVERIFY(QDir().mkpath(m_folder.path(QStringLiteral("beside"))));
        m_folder.write(QStringLiteral("beside/troops.toml"), text);
        QVERIFY(check({}).out.contains("points 10 \u2192 12"));
    }

    void theProgramsOwnDataAreSoundPacks() {
        for (const char* system : {"men_of_bronze", "alala", "ohw", "dba", "skirmish"}) {
            const Came came =
                m_folder.run({QStringLiteral("pack"), QStringLiteral("check"),
                              QDir::current().filePath(QStringLiteral("data/rules/")) + QLatin1String(system)});
            COMES(came, 0);
            QVERIFY2(came.out.contains("valid"), came.out.constData());
        }
    }

    void aPackIsCheckedWithTheListsThatTestIt() {
        const QString troops = QDir::current().filePath(QStringLiteral("data/rules/men_of_bronze/troops.toml"));
        QFile file(troops);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        QVERIFY(QDir(m_folder.path(QStringLiteral("."))).mkpath(QStringLiteral("pack/tests")));
        text.replace("version = \"1\"", "version = \"club-3\"");
        text +=
            "\n[[type]]\nid = \"chariot\"\nname = \"Chariot\"\nsign = \"cavalry\"\nmove = 12\nattack = 4\narmor = 1\n"
            "courage = 3\ndiscipline = 2\npoints = 30\npoints_source = \"house\"\nfrontage_bw = 3\ndepth_bw = 2\n";
        const QByteArray head =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"club-3\"\nname = \"Test\"\nlimit = 38\n";
        const QByteArray army = "[[unit]]\ntype = \"chariot\"\nstrategos = true\n[[unit]]\ntype = \"psiloi\"\n";
        m_folder.write(QStringLiteral("pack/troops.toml"), text);
        m_folder.write(QStringLiteral("pack/tests/sound.toml"), "# expect: nothing\n" + head + army);
        m_folder.write(QStringLiteral("pack/tests/dear.toml"),
                       "# expect: list-over-limit\n" + head + army + "[[unit]]\ntype = \"chariot\"\n");
        const QStringList check{QStringLiteral("pack"), QStringLiteral("check"), QStringLiteral("pack")};
        const Came sound = m_folder.run(check);
        COMES(sound, 0);
        QVERIFY2(sound.out.contains("version club-3, 11 types, 2 of 2 tests passed"), sound.out.constData());

        m_folder.write(QStringLiteral("pack/tests/sound.toml"), "# expect: list-over-limit\n" + head + army);
        const Came wrong = m_folder.run(check);
        COMES(wrong, 1);
        QVERIFY2(wrong.err.contains("sound.toml:1:1: error: This list should break list-over-limit"),
                 wrong.err.constData());
        QVERIFY2(wrong.out.contains("1 of 2 tests passed"), wrong.out.constData());

        m_folder.write(QStringLiteral("pack/troops.toml"),
                       QByteArray(text).replace("attack = 4\narmor = 1", "atack = 4\narmor = 1"));
        const Came slip = m_folder.run(check);
        COMES(slip, 1);
        QVERIFY2(slip.err.contains("did you mean \"attack\"") && slip.err.contains("troops.toml:"),
                 slip.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCtlListRules)
#include "tst_ctl_list_rules.moc"
