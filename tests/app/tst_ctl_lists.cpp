#include "tests/app/ctl_run.h"
#include "tests/models/twin_lists.h"

#include <QRegularExpression>

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

    void aListBecomesAPdfInAFileOrAPipeButNotOnATerminal() {
        const QStringList show{QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                               QStringLiteral("--format"), QStringLiteral("pdf")};
        const Came piped = m_folder.run(show);
        COMES(piped, 0);
        QVERIFY(piped.out.startsWith("%PDF-") && piped.out.trimmed().endsWith("%%EOF"));
        COMES(m_folder.run(show + QStringList{QStringLiteral("--output"), QStringLiteral("sparta.pdf")}), 0);
        QVERIFY(m_folder.read(QStringLiteral("sparta.pdf")).startsWith("%PDF-"));
        const Came words = m_folder.shell(QStringLiteral("pdftotext sparta.pdf -"));
        COMES(words, 0);
        const QByteArray said = words.out.simplified();  // a name may stand on two lines
        QVERIFY2(said.contains("The three hundred") && said.contains("Fingerprint"), words.all().constData());
        const Came terminal = m_folder.shell(
            QStringLiteral("script --quiet --return --command \"$CTL list show sparta.toml --format pdf\" /dev/null"));
        COMES(terminal, 2);
        QVERIFY2(terminal.out.contains("--output"), terminal.all().constData());
        COMES(m_folder.run(show + QStringList{QStringLiteral("-o"), QStringLiteral("no/folder/sparta.pdf")}), 4);
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
        QVERIFY(check({}).out.contains("are not at hand"));
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
        QVERIFY(check({QStringLiteral("--before"), QStringLiteral("packs")}).out.contains("are not at hand"));
        QVERIFY(QDir().mkpath(m_folder.path(QStringLiteral("beside"))));
        m_folder.write(QStringLiteral("beside/troops.toml"), text);
        QVERIFY(check({}).out.contains("points 10 \u2192 12"));
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

    void aListIsShownAsTextMarkdownHtmlCsvAndJson() {
        for (const char* format : {"text", "markdown", "discord", "forum", "html", "csv", "json"}) {
            const Came came =
                m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                              QStringLiteral("--format"), QLatin1String(format)});
            COMES(came, 0);
            QVERIFY2(came.out.contains("The three hundred"), came.out.constData());
        }
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

    void theEndingOfTheFileSaysHowAListIsShown() {
        const std::pair<const char*, const char*> begin[] = {{"a.pdf", "%PDF-"},      {"a.html", "<!DOCTYPE"},
                                                             {"a.json", "{"},         {"a.md", "# "},
                                                             {"a.csv", "name,type,"}, {"a.txt", "Sparta, 38 points"}};
        for (const auto& [file, first] : begin) {
            const QStringList show{QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                                   QStringLiteral("-o"), QLatin1String(file)};
            COMES(m_folder.run(show), 0);
            const QByteArray written = m_folder.read(QLatin1String(file));
            QVERIFY2(written.startsWith(first), written.left(80).constData());
        }
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                            QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("-o"),
                            QStringLiteral("b.pdf")}),
              0);
        QVERIFY(m_folder.read(QStringLiteral("b.pdf")).startsWith("name,type,"));
    }

    void aListFromStandardInputIsNamedSo() {
        const Came came = m_folder.shell(QStringLiteral("$CTL list check - < sparta.toml"));
        COMES(came, 0);
        QVERIFY2(came.out.startsWith("standard input: valid"), came.out.constData());
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

    void aListGoesToARosterAndBackAndWhatIsLostIsSaid() {
        const auto convert = [&](const char* in, const char* out) {
            return m_folder.run(
                {QStringLiteral("list"), QStringLiteral("convert"), QLatin1String(in), QLatin1String(out)});
        };
        COMES(convert("sparta.toml", "plain.toml"), 0);
        for (const char* roster : {"sparta.ros", "sparta.rosz"}) {
            const Came out = convert("sparta.toml", roster);
            COMES(out, 0);
            QVERIFY2(out.err.contains("Not in the roster: comments"), out.err.constData());
            COMES(convert(roster, "back.toml"), 0);
            const QStringList code{QStringLiteral("list"), QStringLiteral("code")};  // whatever the order of keys
            QCOMPARE(m_folder.run(code + QStringList{QStringLiteral("back.toml")}).out,
                     m_folder.run(code + QStringList{QStringLiteral("plain.toml")}).out);
            COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QLatin1String(roster)}), 0);
        }
        m_folder.write(QStringLiteral("other.ros"),
                       "<roster name=\"x\" gameSystemId=\"y\" gameSystemName=\"Another game\"/>");
        const Came other = convert("other.ros", "other.toml");
        COMES(other, 3);
        QVERIFY2(other.err.contains("other.ros:1:") && other.err.contains("Another game"), other.err.constData());
        QVERIFY(!m_folder.files().contains(QStringLiteral("other.toml")));
    }

    void aRosterOfFiftyMegabytesIsNotRead() {
        m_folder.write(QStringLiteral("large.ros"), QByteArray(qsizetype{50} << 20, ' '));
        m_folder.write(QStringLiteral("large.rosz"), QByteArray(qsizetype{50} << 20, ' '));
        for (const char* file : {"large.ros", "large.rosz"}) {
            const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QLatin1String(file)});
            COMES(came, 3);
            QVERIFY2(came.err.contains("52428800 bytes"), came.err.constData());
        }
    }

    void anUnknownEndingSaysWhichThereAre() {
        const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("convert"),
                                        QStringLiteral("sparta.toml"), QStringLiteral("sparta.doc")});
        COMES(came, 2);
        QVERIFY2(came.err.contains(".rosz"), came.err.constData());
        QVERIFY(!m_folder.files().contains(QStringLiteral("sparta.doc")));
    }

    void aCodeIsScannedAndHeldAgainstTheListThatWasSubmitted() {
        const Came code = m_folder.run({QStringLiteral("list"), QStringLiteral("code"), QStringLiteral("sparta.toml")});
        COMES(code, 0);
        const QStringList scan{QStringLiteral("list"), QStringLiteral("scan"), QStringLiteral("-"),
                               QStringLiteral("--against")};
        const Came same = m_folder.run(scan + QStringList{QStringLiteral("sparta.toml")}, code.out);
        COMES(same, 0);
        QVERIFY2(same.out.contains("the same list"), same.out.constData());
        QByteArray richer = spartanList;
        m_folder.write(QStringLiteral("richer.toml"), richer.replace("count = 2", "count = 3"));
        const Came other = m_folder.run(scan + QStringList{QStringLiteral("richer.toml")}, code.out);
        COMES(other, 1);
        QVERIFY2(other.out.contains("count is 2, and 3 in the other"), other.out.constData());
        const Came list = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("scan"), QStringLiteral("-o"), QStringLiteral("scanned.toml")},
            code.out);
        COMES(list, 0);
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("scanned.toml")}), 0);
        const Came none = m_folder.run({QStringLiteral("list"), QStringLiteral("scan")}, "Dear umpire");
        COMES(none, 3);
        QVERIFY2(none.err.contains("standard input") && none.err.contains("no list code"), none.err.constData());
    }

    void librariesDoNotTalkOnStandardErrorUnlessTheyAreAsked() {
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("convert"), QStringLiteral("sparta.toml"),
                            QStringLiteral("method.rosz")}),
              0);
        QByteArray zip = m_folder.read(QStringLiteral("method.rosz"));
        zip[8] = zip[zip.lastIndexOf("PK\x01\x02") + 10] = 12;  // a way to compress that KArchive does not know
        m_folder.write(QStringLiteral("method.rosz"), zip);
        const Came archive = m_folder.shell(QStringLiteral("$CTL list check method.rosz"));
        COMES(archive, 3);
        QVERIFY2(archive.err.startsWith("method.rosz: error: ") && archive.err.count('\n') == 1,
                 archive.err.constData());
        const Came code =
            m_folder.run({QStringLiteral("list"), QStringLiteral("scan")}, "EPHOR:1:1:1:0123456789ABCDEF:AAAAAAAAAA.");
        COMES(code, 3);
        QVERIFY2(code.err.startsWith("standard input: error: ") && code.err.count('\n') == 1, code.err.constData());
        const Came pages =
            m_folder.shell(QStringLiteral("LC_ALL=C $CTL list show sparta.toml --output plain_locale.pdf"));
        COMES(pages, 0);
        QVERIFY2(pages.err.isEmpty(), pages.err.constData());
        const Came asked = m_folder.shell(QStringLiteral("QT_LOGGING_RULES='*=true' $CTL list check method.rosz"));
        COMES(asked, 3);
        QVERIFY2(asked.err.contains("method 12"), asked.err.constData());
    }

    // H05
    void twoListsWithOneOldFingerprintAreNotTheSame() {
        m_folder.write(QStringLiteral("one.toml"), QByteArray::fromStdString(std::string(ephor::test::twinList)));
        m_folder.write(QStringLiteral("twin.toml"), QByteArray::fromStdString(std::string(ephor::test::otherTwinList)));
        const QStringList code{QStringLiteral("list"), QStringLiteral("code")};
        const Came written = m_folder.run(code + QStringList{QStringLiteral("one.toml")});
        COMES(written, 0);
        static const QRegularExpression form(
            QStringLiteral("EPHOR:2:([0-9]+:[0-9]+:[0-9A-F]{16})[0-9A-F]{16}:"));  // as version 0.1 wrote it
        const QByteArray old = QString::fromUtf8(written.out).replace(form, QStringLiteral("EPHOR:1:\\1:")).toUtf8();
        const QStringList scan{QStringLiteral("list"), QStringLiteral("scan"), QStringLiteral("-"),
                               QStringLiteral("--against"), QStringLiteral("twin.toml")};
        const Came text = m_folder.run(scan, old);
        COMES(text, 1);
        QVERIFY2(text.out.contains("not the list of twin.toml") && text.out.contains("the contents differ"),
                 text.out.constData());
        QVERIFY2(text.err.contains("64 bits: two different lists can be made to share it"), text.err.constData());
        const Came json = m_folder.run(scan + QStringList{QStringLiteral("--json")}, old);
        COMES(json, 1);
        QCOMPARE(json.json()[u"same"].toBool(true), false);
        QCOMPARE(json.json()[u"weak"].toBool(false), true);
        QCOMPARE(json.json()[u"fingerprint"].toString(), QStringLiteral("d10f-a76e-f2d0-6b07"));
        QVERIFY(!json.json()[u"differences"].toArray().isEmpty());
        const Came now = m_folder.run(scan, written.out);
        COMES(now, 1);
        QVERIFY2(now.err.isEmpty() && !now.out.contains("the fingerprint is the same"), now.all().constData());
        const Came itself =
            m_folder.run({QStringLiteral("list"), QStringLiteral("scan"), QStringLiteral("-"),
                          QStringLiteral("--against"), QStringLiteral("one.toml"), QStringLiteral("--json")},
                         old);
        COMES(itself, 0);
        QCOMPARE(itself.json()[u"same"].toBool(false), true);
        QVERIFY(itself.json()[u"differences"].toArray().isEmpty());
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

    void theSystemsArePublishedForOtherApps() {
        const Came came = m_folder.run(
            {QStringLiteral("list"), QStringLiteral("bsdata"), QStringLiteral("data"), QStringLiteral("--json")});
        COMES(came, 0);
        QCOMPARE(came.json()[u"files"].toArray().size(), 10);
        QVERIFY(m_folder.read(QStringLiteral("data/men_of_bronze.cat")).contains("<catalogue"));
        const QJsonObject beyond = came.json()[u"not_in_the_data"].toObject();
        QCOMPARE(beyond.size(), 5);
        QCOMPARE(beyond[u"men_of_bronze"].toArray()[1].toObject()[u"rule"].toString(), QStringLiteral("MOB-180"));
        const Came said = m_folder.run({QStringLiteral("list"), QStringLiteral("bsdata"), QStringLiteral("data")});
        COMES(said, 0);
        QVERIFY2(said.out.contains("Alala!: not in the data") && said.out.contains("(ALA-024)"), said.out.constData());
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
