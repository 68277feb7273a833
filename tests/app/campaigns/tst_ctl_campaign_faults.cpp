// Bad input to what a campaign's umpire does on the command line: a message that names the thing and the remedy, its
// exit status, and an unchanged campaign.
#include "tests/app/ctl_run.h"

namespace {

const QString file = QStringLiteral("war.ephor");

}  // namespace

class TestCtlCampaignFaults : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came campaign(const QString& line) const {
        return m_folder.run(QStringList{QStringLiteral("campaign")} + line.split(u' '));
    }
    /// Of the last entry.
    QString head() const {
        return campaign(QStringLiteral("deadline war.ephor --json")).json()[QStringLiteral("head")].toString();
    }

private Q_SLOTS:
    void initTestCase() {
        COMES(campaign(QStringLiteral("new quick_start war.ephor --seed 431 --modules full")), 0);
        QVERIFY(QDir(m_folder.path({})).mkdir(QStringLiteral("folder")));
        m_folder.write(QStringLiteral("latin1.txt"),
                       "power athens\nturn 1\n# Gr\xFC\xDF"
                       "e\n");
        m_folder.write(QStringLiteral("latin1.toml"),
                       "format = 1\nmove = 1\nheadline = \"Gr\xFC\xDF"
                       "e\"\ntext = \"x\"\n");
        m_folder.write(QStringLiteral("large.toml"),
                       "format = 1\nmove = 1\nheadline = \"x\"\ntext = \"" + QByteArray(10 << 20, 'x') + "\"\n");
        m_folder.write(QStringLiteral("nul.txt"), QByteArray("power athens\nturn 1\n# \0\n", 24));
    }

    void whatDoesNotDoIsSaid_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* line, int status, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << status << QByteArray(says);
        };
        row("rule war.ephor weather athens 1 --reason x", 2, "treasury, arete, loyalty");
        row("rule war.ephor treasury athen 1 --reason x", 2, "did you mean \"athens\"?");
        row("rule war.ephor treasury persia 1 --reason x", 2, "there are: ");
        row("rule war.ephor treasury athens much --reason x", 2, "\"much\" is no treasury: write a number from 0");
        row("rule war.ephor treasury athens 99999999999 --reason x", 2, "a number from 0 to 100000");
        row("rule war.ephor treasury athens -1 --reason x", 1, "from 0 to 100000");
        row("rule war.ephor treasury athens 100001 --reason x", 1, "from 0 to 100000");
        row("rule war.ephor place athens_22 megara --reason x", 2, "did you mean \"athens_2\"?");
        row("rule war.ephor owner megara athen --reason x", 2, "did you mean \"athens\"?");
        row("rule war.ephor owner megra athens --reason x", 2, "did you mean \"megara\"?");
        row("rule war.ephor fate phormo dead --reason x", 2, "did you mean \"phormio\"?");
        row("rule war.ephor fate phormio ded --reason x", 2, "did you mean \"dead\"?");
        row("rule war.ephor treasury athens 1", 2, "--reason");
        row("rule war.ephor fate phormio captured --reason x", 1, "that holds Phormio after \"captured\"");
        row("rule war.ephor fate phormio captured spart --reason x", 2, "did you mean \"sparta\"?");
        row("rule war.ephor fate phormio captured sparta now --reason x", 2, "WHAT");
        row("rule none.ephor treasury athens 1 --reason x", 3, "none.ephor");
        row("rule folder treasury athens 1 --reason x", 3, "folder");
        row("deadline war.ephor 0001-01-01T20:00", 2, "1970 to 2999");
        row("deadline war.ephor 3000-01-01T20:00", 2, "1970 to 2999");
        row("deadline war.ephor 2026-12-01T20:00+25:00", 2, "2026-12-01T20:00+25:00");
        row("deadline war.ephor 2026-12-01T20:00 --every 99999999999", 2, "--every");
        row("board war.ephor --at tomorrow", 2, "\"tomorrow\"");
        row("board war.ephor --at 0000-01-01T00:00", 2, "1970 to 2999");
        row("advance war.ephor --until end --at tomorrow", 2, "\"tomorrow\"");
        row("adjudicate war.ephor --at tomorrow", 2, "\"tomorrow\"");
        row("reminder war.ephor --power persia", 2, "there are");
        row("seat war.ephor persia --player Anna", 2, "There is no power \"persia\"; there are");
        row("biography war.ephor Nobody", 2, "Leave the name out");
        row("adjudicate war.ephor --die Nothing=1", 2, "from the list of rolls");
        row("brief war.ephor persia", 2, "there are");
        row("brief none.ephor athens", 3, "none.ephor");
        row("honours war.ephor --power persia", 2, "there are");
        row("guard war.ephor folder --power athens", 3, "this is a folder");
        row("guard war.ephor none.txt --power athens", 3, "none.txt");
        row("newsletter war.ephor --turn 0", 2, "--turn: \"0\"");
        row("newsletter war.ephor --move -1", 2, "--turn");
        row("newsletter war.ephor --turn 99999999999", 2, "--turn");
        row("newsletter war.ephor --set folder", 3, "this is a folder");
        row("newsletter war.ephor --set large.toml", 3, "at most");
        row("newsletter war.ephor --set latin1.toml", 3, "latin1.toml:3:15");
        row("dice folder", 3, "this is a folder");
        row("dice none.txt", 3, "none.txt");
        row("dice latin1.txt", 3, "holds no promise");
        row("dice --seed 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 --occasion clse", 2,
            "\"clse\" has no dice");
        row("dice --seed 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 --occasion battle", 2,
            "\"battle\" has no dice");
        row("compare war.ephor folder", 3, "this is a folder; name a campaign");
        row("compare war.ephor none.ephor", 3, "check the name");
        row("compare war.ephor latin1.txt", 3, "no campaign of Ephor");
        row("orders war.ephor --power athens latin1.txt", 3, "latin1.txt:3:5");
        row("orders war.ephor --power athens folder", 3, "this is a folder");
        row("orders war.ephor --power persia latin1.txt", 2, "there are");
    }
    void whatDoesNotDoIsSaid() {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const QString before = head();
        const Came came = campaign(line);
        COMES(came, status);
        QVERIFY2(came.err.contains(says), came.all().constData());
        QVERIFY2(came.out.isEmpty(), came.all().constData());
        QCOMPARE(head(), before);
    }

    /// As a script gives them whose texts are in Latin-1.
    void wordsThatAreNotInUtf8AreRefused() {
        for (const char* rest :
             {"rule war.ephor treasury athens 1 --reason $'Gr\\xFC\\xDFe'",
              "rule war.ephor treasury athens 1 --reason $'two\\nlines'", "end war.ephor --reason $'\\xFF'",
              "seat war.ephor athens --player $'\\xFF'", "seat war.ephor athens --deputy $'a\\x1Bb'"}) {
            const QString before = head();
            const Came came = m_folder.shell(QStringLiteral("$CTL campaign ") + QLatin1String(rest));
            COMES(came, 2);
            QVERIFY2(came.err.contains("UTF-8"), came.all().constData());
            QCOMPARE(head(), before);
        }
    }
    void aSheetWithAMarkBeforeItLeavesACampaignThatOpens() {
        const QByteArray sheet =
            "\xEF\xBB\xBF"
            "format = 1\npower = \"athens\"\nturn = 1\n";
        m_folder.write(QStringLiteral("marked.toml"), sheet);
        for (const char* how : {"", "--standing "}) {
            COMES(campaign(QStringLiteral("orders war.ephor --power athens ") + QLatin1String(how) +
                           QStringLiteral("marked.toml")),
                  0);
            COMES(campaign(QStringLiteral("verify war.ephor")), 0);
        }
        // Nor does a letter that cannot be seen do any harm.
        COMES(campaign(QStringLiteral("orders war.ephor --power athens nul.txt")), 0);
        COMES(campaign(QStringLiteral("verify war.ephor")), 0);
    }
    void aSeatThatIsTakenAlreadyIsNoEntry() {
        COMES(campaign(QStringLiteral("seat war.ephor athens --player Anna")), 0);
        const QString before = head();
        COMES(campaign(QStringLiteral("seat war.ephor athens --player Anna")), 0);
        QCOMPARE(head(), before);
    }
    void aPageOfTheUmpiresIsTextWhateverStandsInIt() {
        m_folder.write(
            QStringLiteral("news.toml"),
            "format = 1\nmove = 1\nheadline = \"<script>x()</script>\"\ntext = \"<b onclick='x()'>News\\n  & more\"\n"
            "notice = \"\\\"<img src=x>\\\"\"\n");
        const Came page = campaign(QStringLiteral("newsletter war.ephor --set news.toml --html"));
        COMES(page, 0);
        for (const char* tag : {"<script", "<b ", "<img"})
            QVERIFY2(!page.out.contains(tag), page.all().constData());
        QVERIFY2(page.out.contains("<title>Six cities: &lt;script&gt;"), page.all().constData());
        COMES(campaign(QStringLiteral("undo war.ephor")), 0);
    }
    void ofOrdersThatAreAdjudicatedAndOfAWarThatIsOverNobodyIsReminded() {
        COMES(campaign(QStringLiteral("adjudicate war.ephor")), 0);
        const Came during = campaign(QStringLiteral("reminder war.ephor"));
        COMES(during, 2);
        QVERIFY2(during.err.contains("are adjudicated"), during.all().constData());
        COMES(campaign(QStringLiteral("undo war.ephor")), 0);
        COMES(m_folder.run({QStringLiteral("campaign"), QStringLiteral("end"), file, QStringLiteral("--reason"),
                            QStringLiteral("All have agreed.")}),
              0);
        for (const char* line : {"reminder war.ephor", "adjudicate war.ephor", "advance war.ephor",
                                 "deadline war.ephor 2026-12-01T20:00Z", "end war.ephor --reason x"}) {
            const Came came = campaign(QLatin1String(line));
            COMES(came, 2);
            QVERIFY2(came.err.contains("The campaign is over"), came.all().constData());
        }
        const Came ruled = campaign(QStringLiteral("rule war.ephor treasury athens 1 --reason x"));
        COMES(ruled, 1);
        QVERIFY2(ruled.err.contains("The campaign is over"), ruled.all().constData());
        const Came goesOn = campaign(QStringLiteral("undo war.ephor"));
        COMES(goesOn, 0);
        QVERIFY2(goesOn.err.contains("seed was shown"), goesOn.all().constData());
    }
};

QTEST_GUILESS_MAIN(TestCtlCampaignFaults)
#include "tst_ctl_campaign_faults.moc"
