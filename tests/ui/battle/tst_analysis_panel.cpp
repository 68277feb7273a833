// The analysis of a finished battle in the window.
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/analysis/chance_graph.h"
#include "ui/battle/battle_window.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace ephor;

namespace {

QString read(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestAnalysisPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFinishedBattleIsAnalysed() {
        auto session = test::bronzeSession();
        QVERIFY(session);
        BattleSession& battle = *session;
        BattleWindow window(std::move(session), {});
        window.setAsksBeforeClosing(false);
        window.resize(1400, 900);  // the page at the end has room for pictures
        window.show();
        auto* analyse = window.findChild<QAction*>(QStringLiteral("actionAnalyse"));
        QVERIFY(analyse->text().contains(QStringLiteral("luck")));  // the palette finds it
        QVERIFY(!analyse->isEnabled());
        auto* button = window.findChild<QPushButton*>(QStringLiteral("analyse"));
        QVERIFY(!button->isEnabled());

        battle.autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!battle.isBusy() && battle.ended(), 60000);
        QVERIFY(analyse->isEnabled());
        const auto* state = window.findChild<QLabel*>(QStringLiteral("analysisState"));
        bool hasToldTime = false;
        connect(window.findChild<AnalysisRun*>(), &AnalysisRun::refined, &window,
                [&] { hasToldTime = hasToldTime || state->text().contains(QStringLiteral(" left")); });
        analyse->trigger();
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Stop"));
        analyse->trigger();
        QCOMPARE(button->text(), QStringLiteral("Stop"));  // it goes on
        QTRY_COMPARE_WITH_TIMEOUT(button->text(), QStringLiteral("Analyse again"), 300000);
        QVERIFY(hasToldTime);
        analyse->trigger();
        QCOMPARE(button->text(), QStringLiteral("Analyse again"));  // what is known stays
        auto* rows = window.findChild<QTreeWidget*>(QStringLiteral("analysisRows"));
        QCOMPARE(rows->topLevelItemCount(), 2);
        QVERIFY(rows->topLevelItem(0)->childCount() > 0);
        const QString balance = window.findChild<QLabel*>(QStringLiteral("analysisBalance"))->text();
        QVERIFY2(balance.contains(QStringLiteral("luck")), qPrintable(balance));

        // So does the page at the end.
        auto* pictures = window.findChild<QTextBrowser*>(QStringLiteral("endPictures"));
        QVERIFY(pictures->toPlainText().contains(QStringLiteral("Chances over the battle")));

        // Reports and the page have what the panel shows.
        const QTemporaryDir folder;
        for (const char* name : {"r.html", "r.txt", "r.pdf"})
            window.saveReport(folder.filePath(QLatin1StringView(name)), ReportLength::Short);
        window.savePage(folder.filePath(QStringLiteral("page.html")));
        for (const char* name : {"r.html", "r.txt", "r.pdf", "page.html"})
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QLatin1StringView(name))), 60000);
        const QString html = read(folder.filePath(QStringLiteral("r.html")));
        QVERIFY(html.contains(QStringLiteral("<h2>Was it luck?</h2><p><img src=\"data:image/png;base64,")));
        QVERIFY(html.contains(balance));
        QVERIFY(html.contains(rows->topLevelItem(0)->child(0)->text(0)));
        QVERIFY(read(folder.filePath(QStringLiteral("r.txt"))).contains(QStringLiteral("Was it luck?\n")));
        QVERIFY(
            read(folder.filePath(QStringLiteral("page.html"))).contains(QStringLiteral("\"chances\":{\"points\":[[")));

        // A row shows its moment, and so does a click on the graph.
        QTreeWidgetItem* first = rows->topLevelItem(0)->child(0);
        rows->scrollToItem(first);
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualItemRect(first).center());
        QCOMPARE(battle.moment(), first->data(0, Qt::UserRole).toInt());
        QVERIFY(!battle.isLive());
        auto* graph = window.findChild<ChanceGraph*>();
        QTest::mouseClick(graph, Qt::LeftButton, {}, QPoint(graph->width() - 1, graph->height() / 2));
        QVERIFY(battle.isLive());

        // An undo makes it another battle.
        battle.undo();
        QVERIFY(!battle.ended());
        QVERIFY(!button->isEnabled());
        QVERIFY(!rows->isVisible());
    }

    /// What is known by then stays.
    void itStops() {
        auto session = test::bronzeSession();
        QVERIFY(session);
        BattleSession& battle = *session;
        BattleWindow window(std::move(session), {});
        window.setAsksBeforeClosing(false);
        window.show();
        battle.autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!battle.isBusy() && battle.ended(), 60000);
        auto* button = window.findChild<QPushButton*>(QStringLiteral("analyse"));
        window.findChild<QAction*>(QStringLiteral("actionAnalyse"))->trigger();
        auto* balance = window.findChild<QLabel*>(QStringLiteral("analysisBalance"));
        auto* rows = window.findChild<QTreeWidget*>(QStringLiteral("analysisRows"));
        auto* run = window.findChild<AnalysisRun*>();
        const auto isWhole = [&] { return run->shown() && run->shown()->analysis.halfWidth() < 1; };
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(), 60000);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(button->text() != QStringLiteral("Stop"), 60000);
        QVERIFY(button->isEnabled());
        QVERIFY(!run->shown()->analysis.isComplete);
        QVERIFY(balance->isVisible() && balance->text().contains(QStringLiteral("luck")));
        QVERIFY(rows->isVisible() && rows->topLevelItem(0)->childCount() > 0);
    }
};

QTEST_MAIN(TestAnalysisPanel)
#include "tst_analysis_panel.moc"
