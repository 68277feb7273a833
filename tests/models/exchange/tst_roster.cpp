// Rosters of other apps: written and read back; what an app makes of our data; files that mean harm.
#include "core/army/list_differences.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/roster.h"
#include "models/exchange/roster_terms.h"
#include "models/exchange/roster_zip.h"
#include "tests/models/sample_lists.h"

#include <KZip>
#include <QBuffer>
#include <QtTest>

using namespace ephor;
using test::has;
using test::said;

namespace {

const RuleSystem& bronze() { return *findSystem("men_of_bronze"); }

ReadList readBack(const QByteArray& xml) { return readRoster(xml, "list.ros", findSystem, systemIds()); }

QByteArray rosterWith(const QByteArray& selections, const RuleSystem& system = bronze(),
                      const QByteArray& revision = "1") {
    const RosterTerms terms(system);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
           "<roster id=\"1\" name=\"From the phone\" battleScribeVersion=\"2.03\" gameSystemId=\"" +
           terms.gameId().toUtf8() + "\" gameSystemName=\"x\" gameSystemRevision=\"" + revision +
           "\" xmlns=\"http://www.battlescribe.net/schema/rosterSchema\">"
           "<costs><cost name=\"pts\" typeId=\"p\" value=\"12.0\"/></costs><forces><force id=\"f\" name=\"Army\" entryId=\"" +
           terms.forceId().toUtf8() + "\" catalogueId=\"" + terms.catalogueId().toUtf8() + "\"><selections>" +
           selections + "</selections></force></forces></roster>";
}

QByteArray selection(const QString& id, const QByteArray& inside = {}, const QByteArray& more = "number=\"1\"") {
    return "<selection id=\"s\" name=\"n\" entryId=\"" + id.toUtf8() + "\" type=\"unit\" " + more + ">" + inside +
           "</selection>";
}

QString entryId(const char* table, const char* type) {
    const RosterTerms terms(bronze());
    Entry entry;
    entry.table = table;
    entry.fields.push_back({"type", std::string(type), {}, {}});
    return terms.entryOf(table, entry)->id;
}

/// A phalanx of Alala!: an entry without a count, so that each copy is an entry.
QByteArray phalanxes(int copies, const QByteArray& inside) {
    const RosterTerms terms(*findSystem("alala"));
    Entry phalanx;
    phalanx.table = "phalanx";
    return selection(terms.entryOf("phalanx", phalanx)->id, inside, "number=\"" + QByteArray::number(copies) + "\"");
}

QByteArray unitsOfAPhalanx(int units) {
    const RosterTerms terms(*findSystem("alala"));
    const RosterTable* table = terms.table("phalanx.unit");
    QByteArray all;
    for (int i = 0; i < units; ++i)  // names that differ, so that they stay entries of their own
        all += selection(table->entries.front()->id, {}, "number=\"1\" customName=\"U" + QByteArray::number(i) + "\"");
    return "<selections>" + all + "</selections>";
}

QByteArray alalaRoster(const QByteArray& selections) { return rosterWith(selections, *findSystem("alala")); }

QByteArray attributes(int count, const QByteArray& name) {
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += " " + name + QByteArray::number(i) + "=\"\"";
    return all;
}

QString strategosId() { return RosterTerms(bronze()).optionOf("unit", {"strategos", true, {}, {}})->id; }

QByteArray archiveOf(const QString& name, const QByteArray& bytes) { return zipped({{name, bytes}}); }

}  // namespace

class TestRoster : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleArmyComesBackWhole() {
        int lists = 0;
        for (const ReadList& read : test::sampleLists()) {
            const WrittenRoster written = rosterOf(*read.list, *read.system);
            QVERIFY2(written.lost.empty(), (read.list->file + "\n" + said(written.lost)).c_str());
            const ReadList back = readRosterArchive(zipped({{QStringLiteral("list.ros"), written.xml}}), "list.rosz",
                                                    findSystem, systemIds());
            QVERIFY2(back.list, said(back.diagnostics).c_str());
            const ListSchema& schema = read.system->info().list;
            QCOMPARE(comparableText(*back.list, schema), comparableText(*read.list, schema));
            QVERIFY2(hasErrors(back.diagnostics) == hasErrors(read.diagnostics), said(back.diagnostics).c_str());
            ++lists;
        }
        QVERIFY2(lists >= 50, QByteArray::number(lists).constData());
    }

    void theSameListGivesTheSameBytes() {
        const ReadList read = test::sampleLists().front();
        QCOMPARE(rosterOf(*read.list, *read.system).xml, rosterOf(*read.list, *read.system).xml);
        QCOMPARE(zipped({{QStringLiteral("a.ros"), "x"}}), zipped({{QStringLiteral("a.ros"), "x"}}));
    }

    void figuresThatNoAppCountsTravelInTheNotes() {
        const ArmyList list = test::listOf(R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "After Plataea"
arete = -1
limit_allies = 2
scenario = false
note = "tired; state: none"
[[unit]]
type = "elite_hoplite"
count = 1
courage = 3
wavering = true
strategos = false
ally = "Corinth"
note = "courage is low"
)");
        const WrittenRoster written = rosterOf(list, bronze());
        QVERIFY2(written.lost.empty(), said(written.lost).c_str());
    }

    void whatIsLostIsNamed() {
        const ArmyList list = test::listOf(R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Faulty"
colour = "red"
[[unit]]
type = "no_such_type"
[[unit]]
type = "psiloi"
speed = 4
)");
        const WrittenRoster written = rosterOf(list, bronze());
        const std::string lost = said(written.lost);
        for (const char* what : {"colour = \"red\"", "no_such_type", "speed = 4"})
            QVERIFY2(lost.find(what) != std::string::npos, lost.c_str());
        const ReadList back = readBack(written.xml);
        QCOMPARE(written.lost.size(), differencesOf(list, *back.list, bronze().info().list).size());
    }

    // H08
    void aListWhoseCopiesFillNoRosterIsNotWrittenToItsEnd() {
        std::string text = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Many\"\n";
        for (int i = 0; i < 100; ++i)
            text += "[[unit]]\ntype = \"psiloi\"\ncount = 200\nname = \"" + std::string(1000, 'x') + "\"\n";
        const WrittenRoster written = rosterOf(test::listOf(text), bronze());
        QVERIFY2(static_cast<std::size_t>(written.xml.size()) < largestRoster + 10'000,
                 QByteArray::number(written.xml.size()).constData());
        QVERIFY2(said(written.lost).find("too large") != std::string::npos, said(written.lost).c_str());
    }

    void anAppSelectsByLinksAndCountsOneByOne() {
        const QByteArray strategos =
            "<selections><selection id=\"s\" name=\"Strategos\" entryId=\"1-2-3-4::" + strategosId().toUtf8() +
            "\" number=\"1\" type=\"upgrade\"/></selections>";
        const ReadList read =
            readBack(rosterWith(selection(entryId("unit", "elite_hoplite"),
                                          "<customNotes>old friends\nname: not this</customNotes>" + strategos,
                                          "number=\"1\" customName=\"The three hundred\"") +
                                selection(entryId("unit", "psiloi"), {}, "number=\"2\"")));
        QVERIFY2(read.list, said(read.diagnostics).c_str());
        QVERIFY2(!hasErrors(read.diagnostics), said(read.diagnostics).c_str());
        QCOMPARE(read.list->name, "From the phone");
        QCOMPARE(read.list->entries.size(), 2U);
        const Entry& first = read.list->entries.front();
        QCOMPARE(first.text("type"), "elite_hoplite");
        QVERIFY(first.flag("strategos"));
        QCOMPARE(first.text("note"), "old friends");
        QCOMPARE(read.list->entries.back().integer("count", 1), 2);
    }

    // L3
    void unitsThatAreCountedGoOutOneByOneAndComeBackAsOneEntry() {
        const ArmyList list = test::listOf(R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Apart"
[[unit]]
type = "psiloi"
count = 3
[[unit]]
type = "psiloi"
count = 2
[[unit]]
type = "psiloi"
name = "Slingers"
[[unit]]
type = "elite_hoplite"
strategos = true
)");
        const WrittenRoster written = rosterOf(list, bronze());
        QVERIFY2(written.lost.empty(), said(written.lost).c_str());
        QCOMPARE(written.xml.count("name=\"Psiloi\" entryId"), 6);
        QVERIFY(!written.xml.contains("number=\"3\""));
    }
    void whatOneOfManyFiguresHasIsNotCountedForAll() {
        const ArmyList list = test::listOf(R"(format = 1
system = "alala"
rules = "1"
name = "Apart"
[[phalanx]]
leader = "Laches"
cp = 4
[[phalanx.unit]]
grade = "B"
count = 3
leader = true
owned = 7
[[phalanx.unit]]
grade = "B"
count = 2
owned = 0
)");
        const WrittenRoster written = rosterOf(list, *findSystem("alala"));
        QVERIFY2(written.lost.empty(), said(written.lost).c_str());
        QCOMPARE(written.xml.count("name=\"Leader\""), 1);
    }
    /// As version 0.1 wrote it: ids without links, counts at the root, an entry for each number.
    void rostersOfEarlierVersionsAreRead() {
        const RosterTerms terms(bronze());
        const auto option = [&](const char* word) {
            return "<selection id=\"o\" name=\"n\" entryId=\"" + terms.id(word).toUtf8() +
                   "\" number=\"1\" type=\"upgrade\"/>";
        };
        const ReadList read = readBack(rosterWith(
            selection(entryId("unit", "elite_hoplite"),
                      "<selections>" + option("option/unit/strategos") + "</selections>") +
            selection(entryId("unit", "psiloi"),
                      "<selections>" + option("option/unit/owned/7") + option("option/unit/courage") + "</selections>",
                      "number=\"2\"")));
        QVERIFY2(read.list, said(read.diagnostics).c_str());
        QVERIFY2(!has(read.diagnostics, "roster-left-out"), said(read.diagnostics).c_str());
        QVERIFY(read.list->entries.front().flag("strategos"));
        const Entry& psiloi = read.list->entries.back();
        QCOMPARE(psiloi.integer("count", 1), 2);
        QCOMPARE(psiloi.integer("owned", 0), 7);
        QCOMPARE(psiloi.integer("courage", 0), 1);
    }
    // L4
    void theFirstBytesSayWhatARosterIsAndItsEndingWhatIsWritten() {
        const QByteArray xml = rosterWith(selection(entryId("unit", "psiloi")));
        QCOMPARE(rosterFile(xml, QStringLiteral("/tmp/a.ros")), xml);
        for (const char* name : {"a.rosz", "A.ROSZ"}) {
            const QByteArray zip = rosterFile(xml, QString::fromLatin1(name));
            QVERIFY(zip.startsWith("PK"));
            QVERIFY(readRosterFile(zip, "a.ros", findSystem, systemIds()).list);
        }
        QVERIFY(readRosterFile(xml, "a.rosz", findSystem, systemIds()).list);
        QCOMPARE(
            readRosterFile("PK" + QByteArray(3 << 20, ' '), "a.ros", findSystem, systemIds()).diagnostics.front().code,
            "roster-too-large");
    }

    void whatTheDataDoesNotKnowIsNamedAndLeftOut() {
        const ReadList read =
            readBack(rosterWith(selection(entryId("unit", "elite_hoplite")) +
                                selection(QStringLiteral("dead-beef"), {}, "number=\"3\"") + "<madeUp/>"));
        QVERIFY(read.list);
        QCOMPARE(read.list->entries.size(), 1U);
        QVERIFY(has(read.diagnostics, "roster-left-out"));
        QVERIFY2(said(read.diagnostics).find("\"n\" (3) is not in Ephor's data") != std::string::npos,
                 said(read.diagnostics).c_str());
        QVERIFY2(said(read.diagnostics).find("<madeUp>") != std::string::npos, said(read.diagnostics).c_str());
    }

    void aRosterOfNewerDataSaysSo() {
        const ReadList read = readBack(rosterWith(selection(entryId("unit", "elite_hoplite")), bronze(), "7"));
        QVERIFY(read.list);
        QVERIFY2(said(read.diagnostics).find("written for version 7 of the rules data; this is version 1") !=
                     std::string::npos,
                 said(read.diagnostics).c_str());
    }

    void whatCannotBeReadSaysWhy_data() {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QByteArray>("code");
        const QByteArray sound = rosterWith(selection(entryId("unit", "elite_hoplite")));
        QTest::newRow("nothing") << QByteArray() << QByteArray("roster-syntax");
        QTest::newRow("no XML") << QByteArray("format = 1\n") << QByteArray("roster-syntax");
        QTest::newRow("another document") << QByteArray("<html><body/></html>") << QByteArray("roster-syntax");
        QTest::newRow("cut off") << sound.first(sound.size() - 40) << QByteArray("roster-syntax");
        QTest::newRow("Latin-1") << QByteArray(sound).replace("From the phone", "Thrac\xE9")
                                 << QByteArray("roster-encoding");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE<\0r\0", 6) << QByteArray("roster-encoding");
        QTest::newRow("another game")
            << QByteArray("<roster name=\"x\" gameSystemId=\"sys\" gameSystemName=\"Warhammer\"><forces/></roster>")
            << QByteArray("roster-other-game");
        QTest::newRow("external entity") << "<!DOCTYPE roster [<!ENTITY f SYSTEM \"file:///etc/passwd\">]>" +
                                                QByteArray(sound).replace("From the phone", "&f;").sliced(56)
                                         << QByteArray("roster-doctype");
        QTest::newRow("entities that grow")
            << QByteArray("<!DOCTYPE r [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><roster name=\"&b;\"/>")
            << QByteArray("roster-doctype");
        QTest::newRow("an unknown entity")
            << QByteArray(sound).replace("From the phone", "&f;") << QByteArray("roster-syntax");
        QTest::newRow("too many") << rosterWith(selection(entryId("unit", "psiloi")).repeated(5001))
                                  << QByteArray("roster-too-many");
        QTest::newRow("forces without end")
            << QByteArray(sound).replace("<selections>", QByteArray("<forces><force>").repeated(200'000))
            << QByteArray("roster-too-many");
        QTest::newRow("copies of what holds units")
            << alalaRoster(phalanxes(1000, unitsOfAPhalanx(2))) << QByteArray("roster-too-many");
        QTest::newRow("one copy too many")
            << alalaRoster(phalanxes(500, unitsOfAPhalanx(1)) + phalanxes(1, {})) << QByteArray("roster-too-many");
        QTest::newRow("copies of long notes")
            << alalaRoster(phalanxes(400, "<customNotes>" + QByteArray(7500, 'x') + "</customNotes>"))
            << QByteArray("roster-too-many");
        QTest::newRow("attributes") << QByteArray(sound).replace("<forces>", "<forces" + attributes(65, "a") + ">")
                                    << QByteArray("roster-too-many");
        QTest::newRow("namespaces") << QByteArray(sound).replace("<forces>", "<forces><x" + attributes(40, "xmlns:a") +
                                                                                 "/><x" + attributes(40, "xmlns:b") +
                                                                                 "/>")
                                    << QByteArray("roster-too-many");
        QTest::newRow("50 MB") << QByteArray(qsizetype{50} << 20, ' ') << QByteArray("roster-too-large");
    }
    void whatCannotBeReadSaysWhy() {
        QFETCH(QByteArray, xml);
        QFETCH(QByteArray, code);
        const ReadList read = readBack(xml);
        QVERIFY(!read.list);
        QCOMPARE(read.diagnostics.front().code, code.toStdString());
        QVERIFY(!said(read.diagnostics).contains("passwd"));
    }

    // H08
    void asManyCopiesAsAListMayHoldAreRead() {
        const ReadList read = readBack(alalaRoster(phalanxes(500, unitsOfAPhalanx(1))));
        QVERIFY2(read.list, said(read.diagnostics).c_str());
        QCOMPARE(read.list->entries.size(), 500U);
        QCOMPARE(read.list->entries.back().children.size(), 1U);
    }

    // H09
    void whatLooksLikeATagWithinAValueOrACommentIsNone() {
        const QByteArray name = "a &lt; b > c" + QByteArray(200, '=') + " xmlns";
        QByteArray xml = rosterWith(selection(entryId("unit", "psiloi"), {}, "number='1' customName='" + name + "'"));
        xml.replace("<forces>",
                    "<!-- <!DOCTYPE x> --><?app <!DOCTYPE x> ?><tags><![CDATA[<!DOCTYPE x>]]></tags><forces>");
        const ReadList read = readBack(xml);
        QVERIFY2(read.list, said(read.diagnostics).c_str());
        QCOMPARE(read.list->entries.front().text("name"), QByteArray(name).replace("&lt;", "<").toStdString());
    }
    void anEncodingThatTheFileOnlySaysIsNotBelieved() {
        for (const char* encoding : {"UTF-16", "ISO-8859-1", "IBM037", "no-such-thing"}) {
            QByteArray xml = rosterWith(selection(entryId("unit", "psiloi"))).replace("UTF-8", encoding);
            const ReadList read = readBack(xml.replace("From the phone", "Thrácia"));
            QVERIFY2(read.list, (encoding + said(read.diagnostics)).c_str());
            QCOMPARE(read.list->name, "Thrácia");
        }
    }

    void countsThatNoNumberHoldsAreNotAddedUp() {
        const QByteArray notes = "<customNotes>count: 9223372036854775807\nwith the one before</customNotes>";
        const ReadList read = readBack(rosterWith(selection(entryId("unit", "psiloi"), notes).repeated(2)));
        QVERIFY2(read.list && hasErrors(read.diagnostics), said(read.diagnostics).c_str());
        QCOMPARE(read.list->entries.size(), 2U);
    }

    void archivesThatMeanHarmAreNotUnpacked_data() {
        QTest::addColumn<QByteArray>("zip");
        QTest::addColumn<QByteArray>("code");
        const QByteArray roster = rosterWith(selection(entryId("unit", "elite_hoplite")));
        const QByteArray sound = archiveOf(QStringLiteral("list.ros"), roster);
        QTest::newRow("no archive") << QByteArray("PK, but no more") << QByteArray("roster-zip");
        QTest::newRow("empty") << QByteArray() << QByteArray("roster-zip");
        QTest::newRow("cut off") << sound.first(sound.size() / 2) << QByteArray("roster-zip");
        QTest::newRow("no roster") << archiveOf(QStringLiteral("list.txt"), roster) << QByteArray("roster-zip-files");
        QTest::newRow("path out") << archiveOf(QStringLiteral("x/../../list.ros"), roster)
                                  << QByteArray("roster-zip-path");
        QTest::newRow("absolute path") << archiveOf(QStringLiteral("/etc/list.ros"), roster)
                                       << QByteArray("roster-zip-path");
        QTest::newRow("path of Windows") << archiveOf(QStringLiteral("..\\list.ros"), roster)
                                         << QByteArray("roster-zip-path");
        QTest::newRow("bomb") << archiveOf(QStringLiteral("list.ros"), QByteArray(qsizetype{64} << 20, ' '))
                              << QByteArray("roster-zip-too-large");
        QByteArray liar = archiveOf(QStringLiteral("list.ros"), QByteArray(qsizetype{64} << 20, ' '));
        const qsizetype entry = liar.lastIndexOf("PK\x01\x02");
        liar.replace(entry + 24, 4, QByteArray("\x00\x10\x00\x00", 4));  // says that it holds 4 KiB
        QTest::newRow("bomb that lies") << liar << QByteArray("roster-zip");
        QByteArray many;
        {
            QBuffer buffer(&many);
            KZip zip(&buffer);
            QVERIFY(zip.open(QIODevice::WriteOnly));
            for (int i = 0; i < 20; ++i)
                zip.writeFile(QStringLiteral("%1.ros").arg(i), roster);
            zip.close();
        }
        QTest::newRow("many files") << many << QByteArray("roster-zip-files");
    }
    void archivesThatMeanHarmAreNotUnpacked() {
        QFETCH(QByteArray, zip);
        QFETCH(QByteArray, code);
        const ReadList read = readRosterArchive(zip, "list.rosz", findSystem, systemIds());
        QVERIFY2(!read.list, said(read.diagnostics).c_str());
        const std::string given = read.diagnostics.front().code;
        QVERIFY2(given.starts_with(code.toStdString()), said(read.diagnostics).c_str());
    }
};

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
