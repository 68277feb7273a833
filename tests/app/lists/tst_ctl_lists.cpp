// Lists on the command line: checks, comparisons, fixes.
#include "tests/app/ctl_run.h"

class TestCtlLists : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        QByteArray wrong = spartanList;
        m_folder.write(QStringLiteral("wrong.toml"), wrong.replace("strategos = true", "stratgos = true"));
    }

    void systemsNamesWhatThereIs() {
        const Came text = m_folder.run({QStringLiteral("systems")});
        COMES(text, 0);
        QVERIFY(text.out.contains("men_of_bronze"));
        const Came json = m_folder.run({QStringLiteral("systems"), QStringLiteral("--json")});
        COMES(json, 0);
        const QJsonObject bronze = json.array().first().toObject();
        QCOMPARE(bronze[u"id"].toString(), QStringLiteral("men_of_bronze"));
        QVERIFY(bronze[u"types"].toArray().size() >= 10);
        for (const QJsonValue& option : bronze[u"options"].toArray())
            for (const char* key : {"key", "rule", "title", "values", "standard"})
                QVERIFY(option.toObject().contains(QLatin1String(key)));
    }

    void aSoundListIsValid() {
        const Came text =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("sparta.toml")});
        COMES(text, 0);
        QVERIFY(text.out.contains("valid") && text.out.contains("38 points"));
        const Came json = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("sparta.toml"), QStringLiteral("--json")});
        COMES(json, 0);
        const QJsonObject check = json.json();
        QCOMPARE(check[u"file"].toString(), QStringLiteral("sparta.toml"));
        QCOMPARE(check[u"system"].toString(), QStringLiteral("men_of_bronze"));
        QCOMPARE(check[u"name"].toString(), QStringLiteral("Sparta, 38 points"));
        QCOMPARE(check[u"valid"].toBool(), true);
        QCOMPARE(check[u"cost"].toInt(), 38);
        QCOMPARE(check[u"units"].toInt(), 5);
        QVERIFY(check[u"diagnostics"].isArray());
    }

    void anUnknownKeyIsNamedWithItsPlaceAndTheNearestKnownOne() {
        const Came text = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml")});
        COMES(text, 1);
        QVERIFY2(text.err.contains("wrong.toml:10:") && text.err.contains("stratgos") && text.err.contains("strategos"),
                 text.err.constData());
        const Came json = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml"), QStringLiteral("--json")});
        COMES(json, 1);
        QCOMPARE(json.json()[u"valid"].toBool(true), false);
        QList<int> lines;
        for (const QJsonValue& diagnostic : json.json()[u"diagnostics"].toArray()) {
            for (const char* key : {"severity", "code", "line", "column", "message", "rule", "fix"})
                QVERIFY(diagnostic.toObject().contains(QLatin1String(key)));
            lines << diagnostic.toObject()[u"line"].toInt();
        }
        QVERIFY(lines.contains(10));
    }

    void listsAreCheckedForAnEvent() {
        const QByteArray head = "format = 1\nname = \"Open day\"\nsystem = \"men_of_bronze\"\n";
        const auto checked = [&](const QByteArray& event) {
            m_folder.write(QStringLiteral("event.toml"), head + event);
            return m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("sparta.toml"),
                                 QStringLiteral("--event"), QStringLiteral("event.toml")});
        };
        COMES(checked("limit = 38\n"), 0);
        const Came over = checked("limit = 30\n");
        COMES(over, 1);
        QVERIFY2(over.err.contains("8 more than the 30 of the event"), over.err.constData());
        COMES(checked("deadline = 2001-01-01\n"), 1);
        const Came faulty = checked("limit = 0\n");
        COMES(faulty, 3);
        QVERIFY2(faulty.err.contains("event.toml:4:"), faulty.err.constData());
    }

    void everyFixIsSaidOnce() {
        const Came text = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml")});
        COMES(text, 1);
        QCOMPARE(text.err.count("Write \"strategos\""), 1);
        const Came json = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml"), QStringLiteral("--json")});
        qsizetype fixes = 0;
        for (const QJsonValue& diagnostic : json.json()[u"diagnostics"].toArray())
            fixes += diagnostic.toObject()[u"fix"].isString() ? 1 : 0;
        // JSON has the first fix of a problem; the unknown key can be deleted, too.
        QCOMPARE(text.err.count("fix: Delete the line"), 1);
        QCOMPARE(text.err.count("fix: "), fixes + 1);
        QCOMPARE(text.err.count('\n'), fixes + 1 + json.json()[u"diagnostics"].toArray().size());
    }

    void theAdviceIsToml() {
        m_folder.write(QStringLiteral("bare.toml"), "format = 1\nsystem = \"men_of_bronze\"\n");
        const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("bare.toml")});
        COMES(came, 1);
        QVERIFY2(came.err.contains("Write name = \"Army\"\n"), came.err.constData());
        QVERIFY2(came.err.contains("Write rules = \"1\"\n"), came.err.constData());
    }

    void aListOfANewerFormatCannotBeRead() {
        QByteArray newer = spartanList;
        m_folder.write(QStringLiteral("newer.toml"), newer.replace("format = 1", "format = 2"));
        m_folder.write(QStringLiteral("newer.json"), "{\"format\": 2, \"system\": \"men_of_bronze\"}");
        for (const char* file : {"newer.toml", "newer.json"}) {
            for (const char* what : {"check", "show"}) {
                const Came came = m_folder.run({QStringLiteral("list"), QLatin1String(what), QLatin1String(file)});
                COMES(came, 3);
                QVERIFY2(came.err.contains("format 2"), came.err.constData());
            }
            const Came json = m_folder.run(
                {QStringLiteral("list"), QStringLiteral("check"), QLatin1String(file), QStringLiteral("--json")});
            COMES(json, 3);
            QCOMPARE(json.json()[u"valid"].toBool(true), false);
            QCOMPARE(json.json()[u"diagnostics"].toArray()[0].toObject()[u"code"].toString(),
                     QStringLiteral("list-newer-format"));
        }
    }

    void twoListsAreCompared() {
        QByteArray more = spartanList;
        more.replace("count = 2", "count = 3");
        m_folder.write(QStringLiteral("more.toml"), more);
        const auto diff = [this](const char* other, const QStringList& options = {}) {
            return m_folder.run(QStringList{QStringLiteral("list"), QStringLiteral("diff"),
                                            QStringLiteral("sparta.toml"), QLatin1String(other)} +
                                options);
        };
        const Came same = diff("sparta.toml");
        COMES(same, 0);
        QVERIFY2(same.out.contains("The lists are the same."), same.out.constData());
        const Came other = diff("more.toml");
        COMES(other, 1);
        QVERIFY2(other.out.contains("count is 2, and 3 in the other"), other.out.constData());
        const Came json = diff("more.toml", {QStringLiteral("--json")});
        COMES(json, 1);
        QCOMPARE(json.json()[u"differences"].toArray().size(), 1);
        QVERIFY(json.json()[u"b"].toObject()[u"cost"].toInt() > json.json()[u"a"].toObject()[u"cost"].toInt());
        COMES(diff("not there.toml"), 3);
    }

    void severalListsAreAllLookedAt() {
        const Came json = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml"),
                                        QStringLiteral("sparta.toml"), QStringLiteral("--json")});
        COMES(json, 1);
        QCOMPARE(json.array().size(), 2);
        QCOMPARE(json.array()[1].toObject()[u"valid"].toBool(), true);
    }

    void anArmyOfNoUnitsIsNotValid() {
        m_folder.write(QStringLiteral("empty.toml"), spartanList.left(spartanList.indexOf("[[unit]]")));
        const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("empty.toml")});
        COMES(came, 1);
        QVERIFY2(came.err.contains("empty.toml"), came.err.constData());
    }

    void whatIsNoTomlCannotBeRead() {
        m_folder.write(QStringLiteral("no.toml"), "name = \"Sparta\n");
        const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("no.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("no.toml:1:"), came.err.constData());
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("not there.toml")}), 3);
    }

    void aListFromStandardInputIsNamedSo() {
        const Came came = m_folder.shell(QStringLiteral("$CTL list check - < sparta.toml"));
        COMES(came, 0);
        QVERIFY2(came.out.startsWith("standard input: valid"), came.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCtlLists)
#include "tst_ctl_lists.moc"
