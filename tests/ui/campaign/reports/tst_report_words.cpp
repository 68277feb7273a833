// Every word of a text arrives on its pages: battle reports, lists and campaign papers as PDF, read back by another
// program.
#include "core/battle/telling/narrator.h"
#include "core/io/builtin_data.h"
#include "models/paper/list_pages.h"
#include "models/paper/list_paper.h"
#include "models/paper/pages.h"
#include "models/text.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/battle/alala_session.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/log/battle_report.h"
#include "ui/campaign/reports/report_files.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <expected>

using namespace ephor;

namespace {

/// The words of a text, each with how often it stands there.
QMap<QString, int> wordsOf(const QString& text) {
    QMap<QString, int> words;
    QString apart = text.normalized(QString::NormalizationForm_KC);
    apart.replace(u'×', QStringLiteral(" × "));     // whether a reader sees blanks beside it depends on the font
    apart.replace(u'-', u' ').replace(u'–', u' ');  // a line may end behind them
    for (const QString& word : apart.simplified().split(u' '))
        if (word != QString(QChar::ObjectReplacementCharacter))
            ++words[word];
    return words;
}

/// Or why it cannot be read.
std::expected<QString, QString> textOfPdf(const QByteArray& pdf) {
    const QTemporaryDir dir;
    const QString name = dir.filePath(QStringLiteral("paper.pdf"));
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return std::unexpected(file.errorString());
    file.close();
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-enc"),
                                               QStringLiteral("UTF-8"), name, QStringLiteral("-")});
    if (!reader.waitForFinished(60000))
        return std::unexpected(QStringLiteral("pdftotext: ") + reader.errorString());
    if (reader.exitCode() != 0)
        return std::unexpected(QStringLiteral("pdftotext: ") + QString::fromUtf8(reader.readAllStandardError()));
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// Words of the text that the PDF does not have, or not as often; or why it cannot be read.
QStringList missing(const QString& text, const QByteArray& pdf) {
    const std::expected<QString, QString> read = textOfPdf(pdf);
    if (!read)
        return {read.error()};
    const QMap<QString, int> there = wordsOf(*read);
    const QMap<QString, int> wanted = wordsOf(text);
    QStringList lost;
    for (auto word = wanted.begin(); word != wanted.end(); ++word)
        if (const int stands = there.value(word.key()); stands < word.value())
            lost << QStringLiteral("%1: %2 of %3").arg(word.key()).arg(stands).arg(word.value());
    return lost;
}

/// Lines of the battle's log that the report does not have in their order. The roll of a test may stand behind its
/// result.
QStringList linesMissing(const QString& html, const BattleSession& session) {
    QTextDocument page;
    page.setHtml(html);
    const QString report = page.toPlainText();
    QStringList missing;
    qsizetype before = 0;  // where the last line was sought
    qsizetype at = std::max(qsizetype(0), report.indexOf(QStringLiteral("Appendix: the log")));
    for (const LogLine& line : toldLog(session.game(), session.record())) {
        if (line.rank == LogLine::Rank::Turn && line.text.starts_with("Turn "))
            continue;  // stands with its phase
        const QString text = toQString(line.text);
        // Phases have their turn before and their side behind them: "Turn 3, Flight: Rome". All other lines are part of
        // a paragraph, some in brackets, and have their rule behind them.
        const QString whole = line.rank == LogLine::Rank::Phase
                                  ? QStringLiteral("(?<=^|\n|, )%1(?=$|\n|: )")
                                  : QStringLiteral("(?<=^|\n| · |; | \\()%1(?=$|\n| · |; | \\(| \\[|\\))");
        const QRegularExpression wanted(whole.arg(QRegularExpression::escape(text)));
        const auto foundFrom = [&](qsizetype start) {
            return wanted.match(report, start, QRegularExpression::NormalMatch,
                                QRegularExpression::DontCheckSubjectStringMatchOption);
        };
        const bool isResult = line.rule == "ALA-081";
        const QRegularExpressionMatch found = foundFrom(isResult ? before : at);
        before = at;
        if (found.hasMatch())
            at = std::max(at, found.capturedEnd());
        else
            missing << text;
    }
    return missing;
}

std::string sample(const std::string& path) { return std::string(builtinText(path)); }

ArmyList armyOf(const std::string& path) { return *readArmyList(sample(path), path, findSystem, systemIds()).list; }

std::unique_ptr<BattleSession> battleOf(const std::string& system, const std::string& a, const std::string& b) {
    Setup setup;
    setup.system = system;
    setup.rules = "1";
    setup.name = "A battle of " + system;
    setup.table = findSystem(system)->info().table;
    setup.lists = {armyOf("armies/" + system + "/" + a + ".toml"), armyOf("armies/" + system + "/" + b + ".toml")};
    DicePlan dice;
    dice.seed = 5;
    auto session = BattleSession::open(*findSystem(system), setup, dice);
    for (const Diagnostic& fault : session ? Diagnostics() : session.error())
        qWarning("%s", toText(fault).c_str());
    return session ? std::move(*session) : nullptr;
}

}  // namespace

class TestReportWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // B1
    void everyWordOfABattleReportIsPrinted_data() {
        QTest::addColumn<QString>("system");
        for (const char* system : {"men_of_bronze", "ohw", "alala", "dba", "skirmish"})
            QTest::newRow(system) << QString::fromLatin1(system);
    }
    void everyWordOfABattleReportIsPrinted() {
        QFETCH(const QString, system);
        std::unique_ptr<BattleSession> session;
        if (system == QLatin1StringView("men_of_bronze"))
            session = test::bronzeSession();
        else if (system == QLatin1StringView("ohw"))
            session = battleOf("ohw", "athens", "sparta");
        else if (system == QLatin1StringView("alala"))
            session = test::alalaSession("battles/alala/tegyra_375.toml");
        else if (system == QLatin1StringView("dba"))
            session = battleOf("dba", "athens", "thebes");
        else
            session = battleOf("skirmish", "conroi", "hill_men");
        QVERIFY(session);
        session->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 60000);
        const BattleLogModel log(*session);
        QCOMPARE(linesMissing(reportAsHtml(*session, log), *session).join(u'\n'), QString());
        const std::unique_ptr<QTextDocument> pages = reportAsPages(reportAsHtml(*session, log));
        const QString text = pages->toPlainText();
        const QByteArray pdf = pdfOf(*pages, QStringLiteral("report"));
        QVERIFY2(pages->pageCount() > 2, QByteArray::number(pages->pageCount()).constData());
        QCOMPARE(missing(text, pdf).join(u'\n'), QString());
        // The first page is full: it has the first picture, too.
        const std::expected<QString, QString> read = textOfPdf(pdf);
        QVERIFY2(read && read->section(u'\f', 0, 0).contains(QStringLiteral("Deployed")),
                 qPrintable(read.value_or(QString())));
        const auto brief = reportAsPages(reportAsHtml(*session, log, ReportLength::Short));
        QCOMPARE(missing(brief->toPlainText(), pdfOf(*brief, QStringLiteral("report"))).join(u'\n'), QString());
        QVERIFY2(brief->pageCount() <= 3, QByteArray::number(brief->pageCount()).constData());
        QVERIFY(!brief->toPlainText().contains(QStringLiteral("Appendix")));
        qInfo("%s: %d pages, without the log %d", qPrintable(system), pages->pageCount(), brief->pageCount());
    }

    void everyWordOfAListIsPrinted_data() {
        QTest::addColumn<QString>("file");
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/"))
                QTest::newRow(std::string(file.path).c_str()) << toQString(file.path);
    }
    void everyWordOfAListIsPrinted() {
        QFETCH(const QString, file);
        const ArmyList list = armyOf(file.toStdString());
        for (const Sheet sheet : {Sheet::Roster, Sheet::Battle, Sheet::Rules}) {
            const std::unique_ptr<QTextDocument> pages = listAsPages(list, *findSystem(list.system), sheet);
            const QString text = pages->toPlainText();
            QCOMPARE(missing(text, pdfOf(*pages, QStringLiteral("list"))).join(u'\n'), QString());
        }
        const RuleSystem& system = *findSystem(list.system);
        QCOMPARE(missing(CardSheet(list, system).text(), listPdf(list, system, partsOf(Sheet::Cards))).join(u'\n'),
                 QString());
    }

    void everyWordOfALongListIsPrinted() {
        ArmyList list = armyOf("armies/men_of_bronze/sparta.toml");
        const Entry unit = list.entries.back();
        for (int i = 0; i < 150; ++i) {
            list.entries.push_back(unit);
            list.entries.back().fields.push_back({"name", "Lochos" + std::to_string(i), {}, {}});
        }
        for (const Sheet sheet : {Sheet::Roster, Sheet::Battle}) {
            const std::unique_ptr<QTextDocument> pages = listAsPages(list, *findSystem(list.system), sheet);
            const QString text = pages->toPlainText();
            const QByteArray pdf = pdfOf(*pages, QStringLiteral("list"));
            QVERIFY(pages->pageCount() > 3);
            QCOMPARE(missing(text, pdf).join(u'\n'), QString());
        }
    }

    void everyWordOfACampaignPaperIsPrinted() {
        test::CampaignFolder folder;
        const std::unique_ptr<CampaignSession> session = folder.found("hellas_431");
        QVERIFY(session);
        test::playMoves(*session, 3);
        QMap<QString, QByteArray> made;
        for (const ReportFile& paper :
             reportFiles(*session, PowerLooks(session->scenario()),
                         {{campaign::PowerId(0), campaign::PowerId(1)}, {ReportFormat::Pdf, ReportFormat::Html}, true}))
            if (paper.make)
                made[paper.name] = paper.make(QPicture());
        int papers = 0;
        for (auto paper = made.begin(); paper != made.end(); ++paper) {
            if (!paper.key().endsWith(QLatin1StringView(".pdf")))
                continue;
            const QString page = paper.key().chopped(4) + QStringLiteral(".html");
            QVERIFY2(made.contains(page), qPrintable(page));
            QTextDocument text;
            // What a browser does not show as a text to read: style sheet, pictures, programs, the order form.
            static const QRegularExpression unseen(
                QStringLiteral("<style.*?</style>|<svg.*?</svg>|<script.*?</script>|<nav.*?</nav>|<main.*?</main>|"
                               "<noscript.*?</noscript>"),
                QRegularExpression::DotMatchesEverythingOption);
            text.setHtml(QString::fromUtf8(made.value(page)).remove(unseen));
            const QStringList lost = missing(text.toPlainText(), paper.value());
            QVERIFY2(lost.isEmpty(), qPrintable(paper.key() + u'\n' + lost.join(u'\n')));
            ++papers;
        }
        QVERIFY2(papers >= 5, QByteArray::number(papers).constData());
    }
};

QTEST_MAIN(TestReportWords)
#include "tst_report_words.moc"
