#include "tests/app/ctl_run.h"

class TestCtlLists : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        m_folder.write(QStringLiteral("corinth.toml"), corinthianList);
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

    void everyFixIsSaidOnce() {
        const Came text = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml")});
        COMES(text, 1);
        QCOMPARE(text.err.count("Write \"strategos\""), 1);
        const Came json = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("wrong.toml"), QStringLiteral("--json")});
        qsizetype fixes = 0;
        for (const QJsonValue& diagnostic : json.json()[u"diagnostics"].toArray())
            fixes += diagnostic.toObject()[u"fix"].isString() ? 1 : 0;
        QCOMPARE(text.err.count("fix: "), fixes);
        QCOMPARE(text.err.count('\n'), fixes + json.json()[u"diagnostics"].toArray().size());
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

    void helpPromisesNoPdf() {
        const Came help = m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("--help")});
        COMES(help, 0);
        QVERIFY2(help.out.contains("html") && !help.out.contains("pdf"), help.out.constData());
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

    void aListIsShownAsTextHtmlCsvAndJson() {
        for (const char* format : {"text", "html", "csv", "json"}) {
            const Came came =
                m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                              QStringLiteral("--format"), QLatin1String(format)});
            COMES(came, 0);
            QVERIFY2(came.out.contains("The three hundred"), came.out.constData());
        }
        const Came pdf = m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                                       QStringLiteral("--format"), QStringLiteral("pdf")});
        COMES(pdf, 2);
        QVERIFY(pdf.err.contains("PDF"));
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                            QStringLiteral("--format"), QStringLiteral("rtf")}),
              2);
    }

    void aListIsShownIntoAFile() {
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                            QStringLiteral("--format"), QStringLiteral("html"), QStringLiteral("-o"),
                            QStringLiteral("sparta.html")}),
              0);
        QVERIFY(m_folder.read(QStringLiteral("sparta.html")).contains("<html"));
    }

    void aListGoesToJsonAndBackAndStaysTheSame() {
        const auto convert = [&](const char* in, const char* out) {
            return m_folder.run(
                {QStringLiteral("list"), QStringLiteral("convert"), QLatin1String(in), QLatin1String(out)});
        };
        COMES(convert("sparta.toml", "one.toml"), 0);
        COMES(convert("one.toml", "two.json"), 0);
        COMES(convert("two.json", "three.toml"), 0);
        QCOMPARE(m_folder.read(QStringLiteral("three.toml")), m_folder.read(QStringLiteral("one.toml")));
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("two.json")}), 0);
        QCOMPARE(QJsonDocument::fromJson(m_folder.read(QStringLiteral("two.json"))).object()[u"unit"].toArray().size(),
                 4);
    }

    void otherEndingsSayWhatIsMissing() {
        const Came roster = m_folder.run({QStringLiteral("list"), QStringLiteral("convert"),
                                          QStringLiteral("sparta.toml"), QStringLiteral("sparta.rosz")});
        COMES(roster, 2);
        QVERIFY(roster.err.contains(".rosz"));
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("convert"), QStringLiteral("sparta.toml"),
                            QStringLiteral("sparta.doc")}),
              2);
        QVERIFY(!m_folder.files().contains(QStringLiteral("sparta.rosz")));
    }

    void jsonThatIsNoListIsNamedWithItsPlace() {
        m_folder.write(QStringLiteral("broken.json"), "{\n  \"format\": 1,\n  oops\n}\n");
        const Came broken =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("broken.json")});
        COMES(broken, 3);
        QVERIFY2(broken.err.contains("broken.json:3:"), broken.err.constData());
        m_folder.write(QStringLiteral("large.json"), "{\n  \"format\": 1,\n  \"limit\": 1e400\n}\n");
        const Came large =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("large.json")});
        COMES(large, 3);
        QVERIFY2(large.err.contains("large.json: error: A number"), large.err.constData());
        m_folder.write(QStringLiteral("large.json"), "{\"format\": 9223372036854775808, \"system\": \"alala\"}");
        const Came whole =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("large.json")});
        COMES(whole, 1);
        QVERIFY2(whole.err.contains("\"format\" is larger") && !whole.err.contains("TOML"), whole.err.constData());
        m_folder.write(
            QStringLiteral("key.json"),
            "{\"format\": 1, \"system\": \"men_of_bronze\", \"name\": \"x\", \"unit\": [{\"typ\": \"psiloi\"}]}");
        const Came key = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("key.json")});
        COMES(key, 1);
        QVERIFY2(key.err.contains("typ"), key.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCtlLists)
#include "tst_ctl_lists.moc"
