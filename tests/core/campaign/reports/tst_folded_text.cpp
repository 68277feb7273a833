// A name reads the same however it is written: its letters, and the paper that it stands in.
#include "core/campaign/model/folded_text.h"
#include "core/campaign/reports/name_check/report_lines.h"

#include <QtTest>

using namespace ephor::campaign;

class TestFoldedText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineIsFoldedToWhatItsReaderTakesIn_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("folded");
        const auto row = [](const char* how, const char* written, const char* folded) {
            QTest::newRow(how) << QByteArray(written) << QByteArray(folded);
        };
        row("capitals", "BRASIDAS", "brasidas");
        row("small letters", "brasidas", "brasidas");
        row("curly quotes", "\u201cBrasidas\u201d and Sparta\u2019s", "\"brasidas\" and sparta's");
        row("guillemets", "\u00abBrasidas\u00bb", "brasidas");
        row("underscores around a word", "_Brasidas_, __Agis__", "brasidas, agis");
        row("underscores around words", "_Army of Attica_.", "army of attica.");
        row("an underscore within an id", "athens_3", "athens_3");
        row("marks of emphasis within a word", "**Bra**sidas, `Agis`, ~~Cleon~~", "brasidas, agis, cleon");
        row("blanks of all kinds", "Army\u2009of\u3000the\u00a0\t North", "army of the north");
        row("a soft hyphen", "Bra\u00adsidas", "brasidas");
        row("a blank without width", "Bra\u200bsi\u2060das\ufeff", "brasidas");
        row("marks of direction", "\u202eBrasidas\u202c", "brasidas");
        row("accents", "Br\u00e1s\u00eed\u00e0s", "brasidas");
        row("accents that stand alone", "Bra\u0301sidas", "brasidas");
        row("accents of Europe", "\u0141\u00f3d\u017a, \u00c6gina, \u0152ta, Stra\u00dfe",
            "lodz, aegina, oeta, strasse");
        row("full width", "\uff22rasidas", "brasidas");
        row("Greek capitals", "\u0392\u03a1\u0391\u03a3\u0399\u0394\u0391\u03a3",
            "\u03b2\u03c1\u03b1\u03c3\u03b9\u03b4\u03b1\u03c3");
        row("Greek small letters", "\u03b2\u03c1\u03b1\u03c3\u03b9\u03b4\u03b1\u03c2",
            "\u03b2\u03c1\u03b1\u03c3\u03b9\u03b4\u03b1\u03c3");
        row("Cyrillic", "\u0411\u0420\u0410", "\u0431\u0440\u0430");
        row("a bullet", "\u2022Brasidas", "brasidas");
        row("an arrow", "Sparta\u2192Brasidas", "sparta brasidas");
        row("dashes", "Brasidas\u2014the bold\u2010est", "brasidas the bold-est");
        row("escapes of style sheets", "\\42 rasidas \\000042rasidas", "brasidas brasidas");
        row("escapes of scripts", "\\x42rasidas \\u0042rasidas \\u{42}rasidas", "brasidas brasidas brasidas");
        row("escapes of Markdown", "athens\\_3", "athens_3");
        row("escapes of line breaks", "Army\\nof\\tAttica", "army of attica");
        row("a backslash at the end", "Brasidas\\", "brasidas");
        row("bytes of Latin-1", "Br\xe1sidas", "brasidas");
        row("nothing to see", " \u200b ", "");
    }
    void aLineIsFoldedToWhatItsReaderTakesIn() {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, folded);
        const std::string once = ephor::campaign::folded(written.toStdString());
        QCOMPARE(QByteArray::fromStdString(once), folded);
        QCOMPARE(ephor::campaign::folded(once), once);
    }
    void hyphensBetweenLettersAreLeftOut() {
        QCOMPARE(withoutHyphens("brasi- das met anti-ochus"), std::string("brasidas met antiochus"));
        QCOMPARE(withoutHyphens("- brasidas - the bold -"), std::string("- brasidas - the bold -"));
    }
    void aPaperIsReadAsItsReaderSeesIt_data() {
        QTest::addColumn<QByteArray>("paper");
        const auto row = [](const char* how, const char* paper) { QTest::newRow(how) << QByteArray(paper); };
        row("a text", "Brasidas marches.\n");
        row("tags within a name", "<p><b>Bra</b>sidas marches.</p>");
        row("tags in a text", "Dear all,\n<b>Bra</b>sidas marches.\n");
        row("a place to break", "<p>Bra<wbr>sidas marches.</p>");
        row("a remark within a name", "<p>Bra<!-- -->sidas marches.</p>");
        row("an entity that nobody sees", "<p>Bra&shy;sidas marches.</p>");
        row("an entity in a text", "Bra&shy;sidas marches.\n");
        row("an accent as an entity", "<p>Br&aacute;sidas marches.</p>");
        row("a letter by its number", "<p>&#66;rasidas &#x6D;arches.</p>");
        row("a letter by its number, not ended", "<p>&#66rasidas marches.</p>");
        row("quoted-printable", "Bra=\nsid=61s=20marches.\n");
        row("quoted-printable with other line ends", "Bra=\r\nsidas marches.\r\n");
    }
    void aPaperIsReadAsItsReaderSeesIt() {
        QFETCH(QByteArray, paper);
        std::vector<std::string> lines;
        for (const ReportLine& line : linesOf(decodedMail(paper.toStdString())))
            lines.push_back(folded(line.text));
        QVERIFY(!lines.empty());
        QVERIFY2(std::ranges::contains(lines, "brasidas marches."), lines.front().c_str());
    }
    void whatOnlyLooksLikeATagOrAMailIsLeftAsItIs() {
        const auto lines = linesOf("a < b, c > d\nAnna <anna@example.org>\n<b\n");
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[0].text, std::string("a < b, c > d"));
        QCOMPARE(lines[1].text, std::string("Anna <anna@example.org>"));
        QCOMPARE(decodedMail("turn=12\na = b\n"), std::string("turn=12\na = b\n"));
    }
    void linesOfAMailKeepTheirNumbers() {
        const auto lines = linesOf(decodedMail("one=\n two\nthree\n"));
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].number, 1);
        QCOMPARE(lines[1].number, 3);
    }
};

QTEST_APPLESS_MAIN(TestFoldedText)
#include "tst_folded_text.moc"
