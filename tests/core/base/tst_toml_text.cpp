#include "core/base/toml_text.h"

#include <QTest>
#include <limits>

using namespace ephor;

class TestTomlText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quotesAndControlCharactersAreEscaped() {
        QCOMPARE(tomlString("a \"b\" \\ \n\t\x01"), std::string("\"a \\\"b\\\" \\\\ \\n\\t\\u0001\""));
    }
    void textsOfSeveralLinesStayReadable() {
        QCOMPARE(tomlText("one line"), std::string("\"one line\""));
        QCOMPARE(tomlText("a\nb \"\"\""), std::string("\"\"\"\na\nb \\\"\\\"\\\"\"\"\""));
    }
    void keysAreQuotedOnlyWhereTheyMustBe() {
        QCOMPARE(tomlKey("turn_limit"), std::string("turn_limit"));
        QCOMPARE(tomlKey("two words"), std::string("\"two words\""));
        QCOMPARE(tomlKey(""), std::string("\"\""));
    }
    void numbersAlwaysLookLikeRealNumbers() {
        QCOMPARE(tomlNumber(1), std::string("1.0"));
        QCOMPARE(tomlNumber(0.1), std::string("0.1"));
        QCOMPARE(tomlNumber(-2.5), std::string("-2.5"));
        QCOMPARE(tomlNumber(std::numeric_limits<double>::infinity()), std::string("inf"));
        QVERIFY(tomlNumber(1e300).find('e') != std::string::npos);
    }
    void charactersAreCodePoints() {
        QCOMPARE(characters("näme"), 4);
        QCOMPARE(characters(""), 0);
    }
    void aPlainLineHasNoControlCharactersAndIsUtf8() {
        for (const char* good : {"", "Sparta", "Ἀθῆναι", "𐎱 old Persian", "a – b"})
            QVERIFY2(isPlainLine(good), good);
        for (const std::string bad : {"a\nb", "\t", "\x7F", "\xC3", "\xFF", "\xC0\x80", "\xED\xA0\x80",
                                      "\xF5\x80\x80\x80", "\xC2\x85", "\xE2\x80\xA8", "\xE0\x80\x80"})
            QVERIFY2(!isPlainLine(bad), bad.c_str());
        for (const char* turned : {"a\u202Eb", "\u202A", "a\u2066", "\u2069b", "a\uFFFE", "\uFFFF"}) {
            QVERIFY2(!isPlainLine(turned), turned);
            QVERIFY2(wasPlainLine(turned), turned);
        }
        QVERIFY(!wasPlainLine("\t") && !wasPlainLine("\xFF"));
        QVERIFY(isPlainLine("\u200F\u05D0\u2065\u206A"));
        QCOMPARE(withVisibleControls("a\x1b[2J\u009B\u202E\n\tb\xFF"),
                 std::string("a\\u001B[2J\\u009B\\u202E\n\tb\xFF"));
        QVERIFY(!isPlainLine(std::string_view("a\0b", 3)));
    }
};

QTEST_APPLESS_MAIN(TestTomlText)
#include "tst_toml_text.moc"
