#include "core/base/html.h"
#include "core/base/utf8.h"

#include <QTest>

using namespace ephor;

class TestUtf8 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextIsCutBetweenCharacters() {
        QCOMPARE(std::string(cutTo("Sparta", 6)), std::string("Sparta"));
        QCOMPARE(std::string(cutTo("Sparta", 3)), std::string("Spa"));
        QCOMPARE(std::string(cutTo("Ἀθῆναι", 4)), std::string("Ἀ"));
        QCOMPARE(std::string(cutTo("Ἀθῆναι", 5)), std::string("Ἀθ"));
        QCOMPARE(std::string(cutTo("Ἀ", 2)), std::string());
    }
    void quotesAreEscapedWhereAnAttributeNeedsIt() {
        QCOMPARE(asHtml("<a> & \"b\""), std::string("&lt;a&gt; &amp; \"b\""));
        QCOMPARE(asHtml("<a> & \"b\"", HtmlQuotes::Escape), std::string("&lt;a&gt; &amp; &quot;b&quot;"));
    }
};

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
