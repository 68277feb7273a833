// Lists to other programs and back: JSON, rosters, codes, text, data for other apps.
#include "tests/app/ctl_run.h"
#include "tests/models/twin_lists.h"

#include <QRegularExpression>

class TestCtlListExchange : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

private Q_SLOTS:
    void initTestCase() { m_folder.write(QStringLiteral("sparta.toml"), spartanList); }

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

    void theTextOfAChatIsReadAndWhatIsNotUnderstoodIsSaid() {
        const Came shown = m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                                         QStringLiteral("--format"), QStringLiteral("discord")});
        COMES(shown, 0);
        m_folder.write(QStringLiteral("chat.txt"), QByteArray(shown.out).replace("\n\nEphor", "\n2x Krakens\n\nEphor"));
        const Came read = m_folder.run({QStringLiteral("list"), QStringLiteral("scan"), QStringLiteral("chat.txt")});
        COMES(read, 0);
        QVERIFY2(read.err.contains("Krakens") && read.err.contains("chat.txt:"), read.err.constData());
        m_folder.write(QStringLiteral("read.toml"), read.out);
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("read.toml")}), 0);
    }
};

QTEST_GUILESS_MAIN(TestCtlListExchange)
#include "tst_ctl_list_exchange.moc"
