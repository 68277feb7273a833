// Lists and reports on paper, through the windows' own print actions: read back as PDF, and looked at line by line.
#include "models/paper/list_pages.h"
#include "models/text/battle_words.h"
#include "tests/ui/army_list/print_clicks.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/log/battle_report.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QBuffer>
#include <QFile>
#include <QPdfWriter>
#include <QPrinter>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <set>

using namespace ephor;

namespace {

/// Answers the print dialog: onto A4, into a file.
AskPrinter into(const QString& file) {
    return [file](QPrinter& printer, QWidget*) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(file);
        return true;
    };
}

int pagesIn(const QByteArray& pdf) {
    static const QRegularExpression page(QStringLiteral("/Type */Page\\b(?!s)"));
    return static_cast<int>(QString::fromLatin1(pdf).count(page));
}

QByteArray bytesOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Paper on which a text stands as it is printed.
struct Paper {
    Paper() : device(&buffer) {
        buffer.open(QIODevice::WriteOnly);
        device.setPageSize(QPageSize(QPageSize::A4));
    }
    QBuffer buffer;
    QPdfWriter device;
};

QStringList cutRows(const QTextDocument& text, const QTextTable& table) {
    QStringList all;
    const auto pageOf = [&](const QTextBlock& block, int line) {
        const double top = text.documentLayout()->blockBoundingRect(block).top() + block.layout()->lineAt(line).y();
        return static_cast<int>((top + 1) / text.pageSize().height());
    };
    for (int row = 0; row < table.rows(); ++row) {
        std::set<int> pages;
        for (int column = 0; column < table.columns(); ++column) {
            const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
            for (int line = 0; line < block.layout()->lineCount(); ++line)
                pages.insert(pageOf(block, line));
        }
        if (pages.size() > 1)
            all << QStringLiteral("row %1 stands on %2 pages").arg(row).arg(pages.size());
    }
    return all;
}

/// What a reader would complain of: a line that is cut by a page's end or runs off its side, a heading alone at the end
/// of a page.
QStringList complaints(const QTextDocument& text) {
    QStringList all;
    for (const QTextFrame* frame : text.rootFrame()->childFrames())
        if (const auto* table = qobject_cast<const QTextTable*>(frame))
            all += cutRows(text, *table);
    const QAbstractTextDocumentLayout& layout = *text.documentLayout();
    const QSizeF page = text.pageSize();
    const auto pageOf = [&page](double y) { return static_cast<int>(y / page.height()); };
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QRectF box = layout.blockBoundingRect(block);
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const double top = box.top() + line.y();
            if (pageOf(top + 1) != pageOf(top + line.height() - 1))
                all << QStringLiteral("cut by the end of page %1: %2").arg(pageOf(top) + 1).arg(block.text());
            if (box.left() + line.x() + line.naturalTextWidth() > page.width() + 1)
                all << QStringLiteral("off the side: %1").arg(block.text());
        }
        if (block.blockFormat().headingLevel() == 0 || !block.next().isValid())
            continue;
        const QTextBlock next = block.next();
        if (next.layout()->lineCount() > 0 &&
            pageOf(box.top() + 1) != pageOf(layout.blockBoundingRect(next).top() + next.layout()->lineAt(0).y() + 1))
            all << QStringLiteral("alone at the end of page %1: %2").arg(pageOf(box.top()) + 1).arg(block.text());
    }
    return all;
}

QString listOf(int units) {
    static constexpr std::array types{"elite_hoplite", "drilled_hoplite", "militia_hoplite", "peltast", "psiloi"};
    QString text = QStringLiteral(
        "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"The whole levy of Lacedaemon\"\nstate = \"sparta\"\n");
    for (int i = 0; i < units; ++i)
        text += QStringLiteral("[[unit]]\nname = \"The %1th lochos of those who dwell around Sparta\"\ntype = \"%2\"\n")
                    .arg(i + 1)
                    .arg(QLatin1StringView(types[static_cast<std::size_t>(i) % types.size()])) +
                (i == 0 ? QStringLiteral("strategos = true\n") : QString());
    return text;
}

}  // namespace

class TestPaper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aListIsPrintedWhole_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("fewest");
        QTest::addColumn<int>("most");
        QTest::newRow("1") << 1 << 1 << 1;
        QTest::newRow("30") << 30 << 1 << 3;
        QTest::newRow("200") << 200 << 4 << 15;
    }
    void aListIsPrintedWhole() {
        QFETCH(int, units);
        QFETCH(int, fewest);
        QFETCH(int, most);
        const QString file = test::screenshotFolder().filePath(QStringLiteral("paper-list-%1.pdf").arg(units));
        QFile::remove(file);
        ArmyListNeeds needs{findSystem, {"men_of_bronze"}, {}};
        needs.askPrinter = into(file);
        ArmyListWindow window(std::move(needs));
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setAsksBeforeClosing(false);
        window.openSample({{}, {}, {}, "men_of_bronze", listOf(units).toStdString()});
        window.show();
        window.document().check();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        test::printList(window, {QStringLiteral("partRoster")});
        const QByteArray pdf = bytesOf(file);
        QVERIFY(pdf.startsWith("%PDF"));
        const int pages = pagesIn(pdf);
        QVERIFY2(pages >= fewest && pages <= most, QByteArray::number(pages).constData());
        // The same pages, line by line.
        const std::unique_ptr<QTextDocument> text =
            listAsPages(*window.document().read().list, *window.document().read().system, Sheet::Roster,
                        {.notLegal = notLegalText(window.document().diagnostics())});
        QCOMPARE(pagesIn(pdfOf(*text, QStringLiteral("list"))), pages);
        Paper paper;
        layOutPages(*text, paper.device);
        QCOMPARE(text->pageCount(), pages);
        QCOMPARE(complaints(*text).join(u'\n'), QString());
        for (int i = 1; i <= units; ++i)
            QVERIFY(text->toPlainText().contains(QStringLiteral("The %1th lochos").arg(i)));
    }

    void theReportIsPrintedAsItIsSaved() {
        const QString file = test::screenshotFolder().filePath(QStringLiteral("paper-report.pdf"));
        QFile::remove(file);
        BattleWindowNeeds needs;
        needs.askPrinter = into(file);
        BattleWindow window(test::bronzeSession(), std::move(needs));
        window.setAsksBeforeClosing(false);
        window.show();
        window.session().autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().isBusy(), 20000);
        window.findChild<QAction*>(QStringLiteral("actionPrint"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(window.statusBar()->currentMessage(),
                                  QStringLiteral("The report has gone to the printer"), 60000);
        const int pages = pagesIn(bytesOf(file));
        const BattleLogModel log(window.session());
        // The log of a long battle is left out.
        const ReportLength length = reportPages(log) > 10 ? ReportLength::Short : ReportLength::Complete;
        const std::unique_ptr<QTextDocument> text = reportAsPages(reportAsHtml(window.session(), log, length));
        QCOMPARE(pagesIn(pdfOf(*text, QStringLiteral("report"))), pages);
        Paper paper;
        layOutPages(*text, paper.device);
        QVERIFY2(pages >= 2, QByteArray::number(pages).constData());
        QCOMPARE(complaints(*text).join(u'\n'), QString());
    }

    void whoThinksBetterOfItPrintsNothing() {
        ArmyListNeeds needs{findSystem, {"men_of_bronze"}, {}};
        int asked = 0;
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("none.pdf"));
        needs.askPrinter = [&](QPrinter& printer, QWidget* parent) {
            ++asked;
            return into(file)(printer, parent) && false;
        };
        ArmyListWindow window(std::move(needs));
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setAsksBeforeClosing(false);
        window.show();
        window.document().check();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        test::printList(window, {QStringLiteral("partRoster")});
        QCOMPARE(asked, 1);
        QVERIFY(!QFile::exists(file));
    }

    void aHeadingNeverStandsAloneAtTheEndOfAPage() {
        int broken = 0;
        for (int lines = 50; lines < 70; ++lines) {
            QTextDocument text;
            QString html;
            for (int i = 0; i < lines; ++i)
                html += QStringLiteral("<p style='margin:0'>line %1</p>").arg(i);
            text.setHtml(html + QStringLiteral("<h2>Turn 2</h2><p style='margin:0'>and what happened in it</p>"));
            Paper paper;
            layOutPages(text, paper.device);
            QCOMPARE(complaints(text).join(u'\n'), QString());
            broken +=
                text.findBlockByNumber(lines).blockFormat().pageBreakPolicy() == QTextFormat::PageBreak_AlwaysBefore
                    ? 1
                    : 0;
        }
        QVERIFY2(broken > 0, "no heading came to stand at the end of a page");
    }

    void aChosenPageIsPrintedAlone() {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("second.pdf"));
        QTextDocument text;
        text.setPlainText(QStringLiteral("line\n").repeated(200));
        QPrinter printer(QPrinter::HighResolution);
        into(file)(printer, nullptr);
        printer.setFromTo(2, 2);
        printOn(printer, text, QStringLiteral("lines"));
        QVERIFY(text.pageCount() >= 3);
        QCOMPARE(pagesIn(bytesOf(file)), 1);
    }
};

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
