#include "core/io/lists/army_list_json.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/list_code.h"
#include "models/exchange/qr_code.h"
#include "tests/models/sample_lists.h"
#include "tests/models/twin_lists.h"

#include <QtTest>

using namespace ephor;
using test::sampleLists;

namespace {

constexpr std::string_view small = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Sparta"

[[unit]]
type = "elite_hoplite"
strategos = true
)";

/// A list that needs several codes: 30 units whose names compress badly.
ArmyList large() {
    std::string text = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Levy\"\n";
    quint32 noise = 1;
    for (int i = 0; i < 30; ++i) {
        std::string name;
        for (int letter = 0; letter < 30; ++letter)
            name += static_cast<char>('a' + (noise = noise * 1664525 + 1013904223) / 7 % 26);
        text += "[[unit]]\ntype = \"psiloi\"\nname = \"" + name + "\"\n";
    }
    return test::listOf(text);
}

std::string joined(const std::vector<std::string>& codes) {
    std::string all;
    for (const std::string& code : codes)
        all += code + "\n";
    return all;
}

std::vector<std::string> codes(const ArmyList& list) { return codesOf(list, findSystem(list.system)->info().list); }

/// As version 0.1 wrote the codes: form 1, with the first half of the fingerprint.
std::string ofVersion01(const std::vector<std::string>& codes) {
    std::string all;
    for (const std::string& code : codes) {
        const std::size_t fingerprint = code.rfind(':') - 32;
        all += "EPHOR:1" + code.substr(7, fingerprint - 7 + 16) + code.substr(fingerprint + 32) + "\n";
    }
    return all;
}

std::string codeOfFault(const Result<ScannedList>& scanned) { return scanned ? "" : scanned.error().front().code; }

}  // namespace

class TestListCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleArmyComesBackFromItsCodes() {
        int lists = 0;
        for (const ReadList& read : sampleLists()) {
            const Result<ScannedList> scanned = scanCodes(joined(codes(*read.list)));
            QVERIFY2(scanned, test::said(scanned ? Diagnostics{} : scanned.error()).c_str());
            const ReadList back = readArmyList(scanned->text, "scan", findSystem, systemIds());
            const ListSchema& schema = read.system->info().list;
            QCOMPARE(comparableText(*back.list, schema), comparableText(*read.list, schema));
            QCOMPARE(scanned->fingerprint, shownFingerprint(fingerprintOf(*read.list, schema)));
            ++lists;
        }
        QVERIFY2(lists >= 50, QByteArray::number(lists).constData());
    }

    void everyCodeFitsASquareOfLettersThatScannersPackClosest() {
        for (const ReadList& read : sampleLists())
            for (const std::string& code : codes(*read.list)) {
                QVERIFY(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ:.") == std::string::npos);
                const QrCode square = qrCodeOf(code);
                QVERIFY2(square.size > 0 && square.size <= 77, QByteArray::number(square.size).constData());
            }
    }

    void theOrderOfKeysDoesNotChangeTheFingerprintAndAValueDoes() {
        const ArmyList one = test::listOf(small);
        const ArmyList other = test::listOf(R"(system = "men_of_bronze"
format = 1
name = "Sparta" # of Leonidas
rules = "1"
[[unit]]
strategos = true
type = "elite_hoplite"
)");
        const ListSchema& schema = findSystem("men_of_bronze")->info().list;
        QCOMPARE(fingerprintOf(other, schema), fingerprintOf(one, schema));
        ArmyList changed = one;
        changed.name = "Spartb";
        QVERIFY(fingerprintOf(changed, schema) != fingerprintOf(one, schema));
    }

    void aFingerprintShows128Bits() {
        const ArmyList list = test::listOf(small);
        const ListSchema& schema = findSystem("men_of_bronze")->info().list;
        const std::string shown = shownFingerprint(fingerprintOf(list, schema));
        QCOMPARE(shown.size(), 8U * 4 + 7);
        QCOMPARE(scanCodes(joined(codes(list)))->fingerprint, shown);
        QVERIFY(!scanCodes(joined(codes(list)))->isWeak);
    }

    void aCodeOfVersion01IsReadAndCalledWeak() {
        for (const ArmyList& list : {test::listOf(small), large()}) {
            const Result<ScannedList> scanned = scanCodes(ofVersion01(codes(list)));
            QVERIFY2(scanned, test::said(scanned ? Diagnostics{} : scanned.error()).c_str());
            QVERIFY(readArmyList(scanned->text, "scan", findSystem, systemIds()).list == list);
            QVERIFY(scanned->isWeak);
            QCOMPARE(scanned->fingerprint.size(), 4U * 4 + 3);
            const std::string whole = scanCodes(joined(codes(list)))->fingerprint;
            QVERIFY2(whole.starts_with(scanned->fingerprint), whole.c_str());
            QVERIFY(test::has(scanned->remarks, "fingerprint-weak"));
        }
    }

    // H05
    void twoListsThatShare64BitsHaveTwoFingerprints() {
        const ArmyList one = test::listOf(test::twinList);
        const ArmyList other = test::listOf(test::otherTwinList);
        QCOMPARE(scanCodes(ofVersion01(codes(one)))->fingerprint, "d10f-a76e-f2d0-6b07");
        QCOMPARE(scanCodes(ofVersion01(codes(other)))->fingerprint, "d10f-a76e-f2d0-6b07");
        QVERIFY(scanCodes(joined(codes(one)))->fingerprint != scanCodes(joined(codes(other)))->fingerprint);
    }

    void partsOfALargeListMayComeInAnyOrderTwiceQuotedAndWrapped() {
        const ArmyList list = large();
        std::vector<std::string> parts = codes(list);
        QVERIFY2(parts.size() >= 2, QByteArray::number(static_cast<int>(parts.size())).constData());
        std::ranges::reverse(parts);
        std::string mail = "Hello,\nhere is my list:\n\n";
        for (const std::string& part : {parts.front(), parts.front()})
            mail += part + "\n";
        for (const std::string& part : parts)
            for (std::size_t at = 0; at < part.size(); at += 70)
                mail += "> " + part.substr(at, 70) + "\r\n";
        mail += "See you on Saturday. Tom\n";
        const Result<ScannedList> scanned = scanCodes(mail);
        QVERIFY2(scanned, test::said(scanned ? Diagnostics{} : scanned.error()).c_str());
        QVERIFY(readArmyList(scanned->text, "scan", findSystem, systemIds()).list == list);
    }

    void aMissingPartIsNamed() {
        std::vector<std::string> parts = codes(large());
        const std::size_t whole = parts.size();
        parts.erase(parts.begin());
        const Result<ScannedList> scanned = scanCodes(joined(parts));
        QCOMPARE(codeOfFault(scanned), "code-missing");
        QCOMPARE(toText(scanned.error().front().message),
                 "Of " + std::to_string(whole) + " parts these are missing: 1. Scan or paste them, too.");
    }

    void everyLetterThatIsChangedIsNoticed() {
        const std::string whole = codes(test::listOf(small)).front();
        int noticed = 0;
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string changed = whole;
            changed[at] = changed[at] == 'A' ? 'B' : 'A';
            noticed += scanCodes(changed) ? 0 : 1;
        }
        QCOMPARE(noticed, static_cast<int>(whole.size()));
    }

    void whatIsNoCodeIsSaidSo_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const std::string code = codes(test::listOf(small)).front();
        const std::string other = codes(large()).front();
        QTest::newRow("nothing") << QByteArray("Dear umpire, see you on Saturday.") << QByteArray("code-none");
        QTest::newRow("cut off") << QByteArray::fromStdString(code.substr(0, code.size() / 2))
                                 << QByteArray("code-cut-off");
        QTest::newRow("newer") << QByteArray("EPHOR:3:1:1:0123456789ABCDEF:AAAA.") << QByteArray("code-newer");
        QTest::newRow("no form") << QByteArray("EPHOR:0:1:1:0123456789ABCDEF:AAAA.") << QByteArray("code-syntax");
        QTest::newRow("half a fingerprint")
            << QByteArray("EPHOR:2:1:1:0123456789ABCDEF:AAAA.") << QByteArray("code-syntax");
        QTest::newRow("no number") << QByteArray("EPHOR:1:x:1:0123456789ABCDEF:AAAA.") << QByteArray("code-syntax");
        QTest::newRow("too many parts") << QByteArray("EPHOR:1:1:100:0123456789ABCDEF:AAAA.")
                                        << QByteArray("code-syntax");
        QTest::newRow("no fingerprint") << QByteArray("EPHOR:1:1:1::AAAA.") << QByteArray("code-syntax");
        QTest::newRow("other letters") << QByteArray("EPHOR:1:1:1:0123456789ABCDEF:A0A1.") << QByteArray("code-syntax");
        QTest::newRow("no list in it") << QByteArray("EPHOR:1:1:1:0123456789ABCDEF:AAAAAAAAAA.")
                                       << QByteArray("code-changed");
        QTest::newRow("two lists") << QByteArray::fromStdString(code + "\n" + other) << QByteArray("code-mixed");
        QTest::newRow("too large") << QByteArray(qsizetype{2} << 20, 'x') << QByteArray("code-too-large");
    }
    void whatIsNoCodeIsSaidSo() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        const Result<ScannedList> scanned = scanCodes(text.toStdString());
        QCOMPARE(codeOfFault(scanned), code.toStdString());
        QVERIFY(!toText(scanned.error().front().message).empty());
    }

    void theJsonThatIsShownIsReadBack() {
        for (const ReadList& read : sampleLists()) {
            const ReadList back =
                readArmyListJson(listAsJson(*read.list, *read.system), "list.json", findSystem, systemIds());
            QVERIFY2(back.list, test::said(back.diagnostics).c_str());
            QCOMPARE(toJsonText(*back.list), toJsonText(*read.list));
        }
    }

    void marksOfMarkdownInNamesStandAsThemselves() {
        ArmyList list = test::listOf(small);
        list.name = "A|B *C*";
        const std::string text = listAsMarkdown(list, *findSystem("men_of_bronze"));
        QVERIFY2(text.starts_with("# A\\|B \\*C\\*\n"), text.c_str());
        QVERIFY2(text.find("| Elite Hoplite | Elite Hoplite | Phalanx, Drilled, Counter charge | 12 | Strategos |\n") !=
                     std::string::npos,
                 text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestListCode)
#include "tst_list_code.moc"
