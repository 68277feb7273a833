#include "core/rules/builtin.h"
#include "tests/ui/pictures.h"
#include "ui/common/icons.h"
#include "ui/common/rows/two_line_delegate.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/start/start_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace ephor;

namespace {

std::unique_ptr<StartWindow> makeWindow() {
    const auto find = [](std::string_view id) { return findSystem(id); };
    return std::make_unique<StartWindow>(sampleArmies(find, {"men_of_bronze"}), sampleBattles(find, {"men_of_bronze"}));
}

}  // namespace

class TestStartWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void everyButtonLeadsSomewhere() {
        const auto window = makeWindow();
        window->show();
        QSignalSpy battle(window.get(), &StartWindow::battleWanted);
        QSignalSpy list(window.get(), &StartWindow::listWanted);
        QSignalSpy record(window.get(), &StartWindow::recordWanted);
        QSignalSpy open(window.get(), &StartWindow::openWanted);
        QSignalSpy odds(window.get(), &StartWindow::oddsWanted);
        QSignalSpy manual(window.get(), &StartWindow::manualWanted);
        QSignalSpy sample(window.get(), &StartWindow::sampleCampaignWanted);
        QSignalSpy campaign(window.get(), &StartWindow::campaignWanted);
        QSignalSpy scenario(window.get(), &StartWindow::scenarioWanted);
        QSignalSpy matrix(window.get(), &StartWindow::matrixWanted);
        QSignalSpy library(window.get(), &StartWindow::libraryWanted);
        QSignalSpy restore(window.get(), &StartWindow::restoreWanted);
        for (const char* name : {"sample", "campaign", "scenario", "restore", "battle", "list", "library", "odds",
                                 "matrix", "record", "open", "manual"}) {
            auto* button = window->findChild<QAbstractButton*>(QLatin1StringView(name));
            QVERIFY2(button, name);
            QTest::mouseClick(button, Qt::LeftButton);
        }
        for (const QSignalSpy* spy : {&sample, &campaign, &scenario, &restore, &battle, &list, &library, &odds, &matrix,
                                      &record, &open, &manual})
            QCOMPARE(spy->size(), 1);
    }

    void aDoubleClickIsOneClick() {
        const auto window = makeWindow();
        window->show();
        QSignalSpy battle(window.get(), &StartWindow::battleWanted);
        auto* button = window->findChild<QAbstractButton*>(QStringLiteral("battle"));
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton);  // what comes of the second press
        QTest::mouseRelease(button, Qt::LeftButton);
        QCOMPARE(battle.size(), 1);
    }

    void theProgramHasAnIconInEverySize() {
        const QIcon icon = programIcon();
        for (const int size : {16, 32, 48, 128})
            QVERIFY(icon.availableSizes().contains(QSize(size, size)));
        const QImage drawn = icon.pixmap(48, 48).toImage();
        QVERIFY(drawn.pixelColor(drawn.width() / 2, drawn.height() / 2).alpha() == 255);
    }

    /// With the bars of a desktop above and below it.
    void allThatCanBeDoneIsSeenOnASmallScreen() {
        const auto window = makeWindow();
        window->resize(1280, 740);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        const auto* scroll = window->findChild<UprightScroll*>();
        QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    }

    void largeTextOnASmallScreenIsNotCutOffAtTheSide() {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPixelSize(26);
        QApplication::setFont(large);
        {
            const auto window = makeWindow();
            window->resize(1024, 640);
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window.get()));
            const auto* scroll = window->findChild<UprightScroll*>();
            QVERIFY(scroll->verticalScrollBar()->isVisible());
            QVERIFY2(
                scroll->widget()->width() <= scroll->viewport()->width(),
                qPrintable(QStringLiteral("%1 of %2").arg(scroll->viewport()->width()).arg(scroll->widget()->width())));
        }
        QApplication::setFont(before);
    }

    void theSignIsDrawn() {
        const auto window = makeWindow();
        window->show();
        const QImage sign = window->findChild<QLabel*>(QStringLiteral("sign"))->grab().toImage();
        QVERIFY(sign.pixelColor(sign.width() / 2, sign.height() / 2) != sign.pixelColor(0, 0));
    }

    void samplesStandReadyWithAWordAboutEach() {
        const auto window = makeWindow();
        window->show();
        auto* armies = window->findChild<QListWidget*>(QStringLiteral("armies"));
        auto* battles = window->findChild<QListWidget*>(QStringLiteral("battles"));
        QVERIFY(armies->count() >= 8);
        QCOMPARE(battles->count(), 9);
        for (const QListWidget* list : {armies, battles})
            for (int row = 0; row < list->count(); ++row)
                QVERIFY(!list->item(row)->toolTip().isEmpty());
        QSignalSpy army(window.get(), &StartWindow::armyWanted);
        QSignalSpy battle(window.get(), &StartWindow::historicalWanted);
        QTest::mouseClick(armies->viewport(), Qt::LeftButton, {}, armies->visualItemRect(armies->item(1)).center());
        battles->setFocus();
        battles->setCurrentRow(0);
        QTest::keyClick(battles, Qt::Key_Return);
        QCOMPARE(army.size(), 1);
        QCOMPARE(battle.size(), 1);
        // A double click opens once, too.
        const QPoint second = armies->visualItemRect(armies->item(2)).center();
        QTest::mouseClick(armies->viewport(), Qt::LeftButton, {}, second);
        QTest::mouseDClick(armies->viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(army.size(), 2);
    }

    void aBattleOfSeveralRulesStandsOnce() {
        const std::vector<std::string> systems{"men_of_bronze", "alala"};
        StartWindow window(sampleArmies(findSystem, systems), sampleBattles(findSystem, systems));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* battles = window.findChild<QListWidget*>(QStringLiteral("battles"));
        QCOMPARE(battles->count(), 9);
        QVERIFY2(battles->item(0)->toolTip().contains(QStringLiteral("Alala!")) &&
                     battles->item(0)->toolTip().contains(QStringLiteral("Men of Bronze")),
                 qPrintable(battles->item(0)->toolTip()));
        QSignalSpy wanted(&window, &StartWindow::historicalWanted);
        battles->setFocus();
        battles->setCurrentRow(0);
        QTest::keyClick(battles, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().value<Sample>().name, battles->item(0)->text());
    }

    void anArmyOfNoKnownStateHasNoBadgeOfAnother() {
        const std::vector<std::string> systems{"skirmish", "men_of_bronze"};
        const StartWindow window(sampleArmies(findSystem, systems), {});
        const auto* armies = window.findChild<QListWidget*>(QStringLiteral("armies"));
        const auto drawn = [armies](const QString& name) {
            for (int row = 0; row < armies->count(); ++row)
                if (armies->item(row)->text().startsWith(name))
                    return armies->item(row)->icon().pixmap(22, 22).toImage();
            return QImage();
        };
        const QImage helmet = icon("helmet").pixmap(22, 22).toImage();
        QCOMPARE(drawn(QStringLiteral("A conroi")), helmet);
        QVERIFY(!drawn(QStringLiteral("Spart")).isNull());
        QVERIFY(drawn(QStringLiteral("Spart")) != helmet);
    }

    void theLastCampaignHasALargeButton() {
        const auto window = makeWindow();
        window->show();
        auto* goOn = window->findChild<QAbstractButton*>(QStringLiteral("goOn"));
        QVERIFY(!goOn->isVisible());
        window->setRecent({QStringLiteral("/club/evening.battle"), QStringLiteral("/club/Club war.ephor"),
                           QStringLiteral("/club/older.ephor")});
        QVERIFY(goOn->isVisible());
        QVERIFY2(goOn->text().contains(QStringLiteral("\"Club war\"")), qPrintable(goOn->text()));
        QSignalSpy file(window.get(), &StartWindow::fileWanted);
        QTest::mouseClick(goOn, Qt::LeftButton);
        QCOMPARE(file.size(), 1);
        QCOMPARE(file.front().front().toString(), QStringLiteral("/club/Club war.ephor"));
    }

    void whatWasOpenedLastIsOneClickAway() {
        const auto window = makeWindow();
        window->show();
        auto* recent = window->findChild<QListWidget*>(QStringLiteral("recent"));
        QCOMPARE(recent->count(), 1);
        QSignalSpy file(window.get(), &StartWindow::fileWanted);
        QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0)).center());
        QCOMPARE(file.size(), 0);
        window->setRecent({QStringLiteral("/club/sparta.toml"), QStringLiteral("/club/evening.battle")});
        QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(1)).center());
        QCOMPARE(file.size(), 1);
        QCOMPARE(file.front().front().toString(), QStringLiteral("/club/evening.battle"));
    }

    void aRecentListIsShownByItsName() {
        const auto window = makeWindow();
        const auto* recent = window->findChild<QListWidget*>(QStringLiteral("recent"));
        const QString file = QStringLiteral("/club/tegea_2.toml");
        window->setRecent({file, QStringLiteral("/club/evening.battle")}, {{file, QStringLiteral("Tegea, 38 points")}});
        QCOMPARE(recent->item(0)->text(), QStringLiteral("Tegea, 38 points"));
        QVERIFY(recent->item(0)->data(TwoLineDelegate::aboutRole).toString().contains(QStringLiteral("tegea_2.toml")));
        QCOMPARE(recent->item(1)->text(), QStringLiteral("evening.battle"));
    }

    void pictures() {
        test::picture(
            QStringLiteral("start"), [] { return makeWindow(); },
            [](QWidget& widget) {
                static_cast<StartWindow&>(widget).setRecent({QStringLiteral("/home/club/lists/sparta_mantinea.toml"),
                                                             QStringLiteral("/home/club/evening.battle")});
            });
    }
};

QTEST_MAIN(TestStartWindow)
#include "tst_start_window.moc"
