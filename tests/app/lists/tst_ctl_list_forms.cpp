// The forms in which the command line shows a list.
#include "tests/app/ctl_run.h"

class TestCtlListForms : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

private Q_SLOTS:
    void initTestCase() { m_folder.write(QStringLiteral("sparta.toml"), spartanList); }

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

    void anIllegalListSaysSoInEveryFormForPeople() {
        m_folder.write(QStringLiteral("none.toml"), QByteArray(spartanList).replace("strategos = true\n", ""));
        const auto shown = [this](const char* format) {
            return m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("none.toml"),
                                 QStringLiteral("--format"), QLatin1String(format)});
        };
        for (const char* format : {"text", "markdown", "html", "page"}) {
            const Came came = shown(format);
            COMES(came, 0);
            QVERIFY2(came.out.contains("Not legal: "), came.out.constData());
        }
        m_folder.write(QStringLiteral("none.pdf"), shown("pdf").out);
        const Came words = m_folder.shell(QStringLiteral("pdftotext none.pdf -"));
        QVERIFY2(words.out.contains("Not legal: "), words.all().constData());
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

    void anUnknownEndingSaysWhichThereAre() {
        const Came came = m_folder.run({QStringLiteral("list"), QStringLiteral("convert"),
                                        QStringLiteral("sparta.toml"), QStringLiteral("sparta.doc")});
        COMES(came, 2);
        QVERIFY2(came.err.contains(".rosz"), came.err.constData());
        QVERIFY(!m_folder.files().contains(QStringLiteral("sparta.doc")));
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
};

QTEST_GUILESS_MAIN(TestCtlListForms)
#include "tst_ctl_list_forms.moc"
