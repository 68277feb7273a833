#include "core/base/html.h"
#include "core/base/utf8.h"

#include <QTest>

using namespace ephor;

class TestUtf8 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextIsCutBetweenCharacters() {
        QCOMPARE(cutTo("Sparta", 6), std::string_view("Sparta"));
        QCOMPARE(cutTo("Sparta", 3), std::string_view("Spa"));
        QCOMPARE(cutTo("Ἀθῆναι", 4), std::string_view("Ἀ"));
        QCOMPARE(cutTo("Ἀθῆναι", 5), std::string_view("Ἀθ"));
        QCOMPARE(cutTo("Ἀ", 2), std::string_view());
    }
    void quotesAreEscapedWhereAnAttributeNeedsIt() {
        QCOMPARE(asHtml("<a> & \"b\""), std::string("&lt;a&gt; &amp; \"b\""));
        QCOMPARE(asHtml("<a> & \"b\"", HtmlQuotes::Escape), std::string("&lt;a&gt; &amp; &quot;b&quot;"));
    }
};

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
