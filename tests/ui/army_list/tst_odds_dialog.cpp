#include "core/ai/computer_players.h"
#include "models/battle/table_clash.h"
#include "models/text/battle_words.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "ui/odds/clash_panel.h"
#include "ui/odds/odds_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

namespace {

std::shared_ptr<const Game> bronzeGame() {
    const auto game = findSystem("men_of_bronze")->open(test::bronzeSetup());
    return game ? *game : nullptr;
}

std::unique_ptr<OddsDialog> makeDialog() {
    return std::make_unique<OddsDialog>(OddsNeeds{bronzeGame(), {}, {}, {}, makePlayer, 431, true});
}

void choose(QComboBox& box, const QString& words) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int i = 0; i < box.count() && !box.currentText().startsWith(words); ++i)
        QTest::keyClick(&box, Qt::Key_Down);
    QVERIFY2(box.currentText().startsWith(words), qPrintable(words));
    Q_EMIT box.activated(box.currentIndex());
}

}  // namespace

class TestOddsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void oddsComeStopAndGoOn() {
        const auto dialog = makeDialog();
        dialog->show();
        choose(*dialog->findChild<QComboBox*>(QStringLiteral("end")), QStringLiteral("100,000"));
        auto* stop = dialog->findChild<QPushButton*>(QStringLiteral("stop"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->run().report(), 20000);
        QVERIFY(dialog->run().isRunning());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(!dialog->run().isRunning());
        QTest::qWait(100);
        const std::int64_t before = dialog->run().report()->runs();
        QTest::qWait(300);
        QCOMPARE(dialog->run().report()->runs(), before);
        QVERIFY(stop->text().contains(QStringLiteral("sume")));
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->run().report()->runs() > before, 20000);
        QTest::mouseClick(stop, Qt::LeftButton);
        const OddsReport& report = *dialog->run().report();
        QCOMPARE(report.wins(Side::A).count + report.wins(Side::B).count + report.draws().count, report.runs());
    }

    void figuresOfOtherPlayersAreGoneAtOnceAndClosingDoesNotWaitForThem() {
        auto dialog = makeDialog();
        dialog->show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog->run().report(), 20000);
        const auto* shares = dialog->findChild<QWidget*>(QStringLiteral("shares"));
        const auto* length = dialog->findChild<QLabel*>(QStringLiteral("lengthSaid"));
        QVERIFY(!shares->accessibleDescription().isEmpty());
        choose(*dialog->findChild<QComboBox*>(QStringLiteral("player_a")), strength(By::Search));
        QVERIFY(!dialog->run().report());
        QVERIFY2(shares->accessibleDescription().isEmpty(), qPrintable(shares->accessibleDescription()));
        QVERIFY2(length->text().isEmpty(), qPrintable(length->text()));
        QTest::qWait(100);  // a battle is under way
        QElapsedTimer closing;
        closing.start();
        dialog.reset();
        QVERIFY2(closing.elapsed() < 2000, qPrintable(QString::number(closing.elapsed())));
    }

    void stoppedAndResumedIsTheSameAsInOneGo() {
        const auto game = bronzeGame();
        OddsRun whole;
        OddsRun parts;
        OddsQuestion question;
        question.game = game;
        question.players = standardPlayers(*game);
        question.seed = 7;
        question.runs = 600;
        whole.ask(question);
        question.runs = 200;
        parts.ask(question);
        QTRY_VERIFY_WITH_TIMEOUT(parts.isDone() && !parts.isRunning(), 60000);
        parts.setEnd(600, {});
        QTRY_VERIFY_WITH_TIMEOUT(parts.isDone() && whole.isDone(), 60000);
        QVERIFY(*parts.report() == *whole.report());
    }

    void theWindowGoesOnAnsweringWhileBattlesAreFought() {
        const auto dialog = makeDialog();
        dialog->show();
        choose(*dialog->findChild<QComboBox*>(QStringLiteral("end")), QStringLiteral("100,000"));
        // Handling one event must not take long; the bound leaves room for a busy machine.
        QElapsedTimer clock;
        qint64 longest = 0;
        for (int i = 0; i < 40; ++i) {
            QTest::qWait(10);
            clock.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, clock.elapsed());
        }
        QVERIFY2(longest < 500, qPrintable(QString::number(longest)));
    }

    void clashFieldsChangeTheNumbers() {
        const auto dialog = makeDialog();
        dialog->show();
        ClashPanel& clash = dialog->clash();
        QVERIFY(clash.report());
        const int dice = clash.report()->dice[0].total();
        auto* charging = clash.findChild<QCheckBox*>(QStringLiteral("clash_a_charging"));
        QVERIFY(charging);
        charging->setFocus();
        QTest::keyClick(charging, Qt::Key_Space);
        QVERIFY(clash.report());
        QCOMPARE(clash.report()->dice[0].total(), dice + 2);
        auto* supports = clash.findChild<QSpinBox*>(QStringLiteral("clash_a_supports"));
        QTest::keyClick(supports, Qt::Key_Up);
        QCOMPARE(clash.report()->dice[0].total(), dice + 4);
        double all = 0;
        for (const double p : clash.report()->losses[1].probabilities())
            all += p;
        QVERIFY(std::abs(all - 1) < 1e-12);
        // What cannot be says so, and says why.
        choose(*clash.findChild<QComboBox*>(QStringLiteral("clash_a_attacks")), QStringLiteral("flank"));
        QVERIFY(!clash.report());
        QVERIFY(clash.findChild<QLabel*>(QStringLiteral("clashFault"))->text().contains(QStringLiteral("MOB-063")));
    }

    void twoUnitsComeFromTheTable() {
        const auto session = test::bronzeSession();
        QVERIFY(!makeDialog()->findChild<QPushButton*>(QStringLiteral("fromTable"))->isVisibleTo(nullptr));
        // As far as the first fight.
        while (session->pending() && unitsInContact(session->table()).empty()) {
            session->step();
            QTRY_VERIFY(!session->isBusy());
        }
        const auto [a, b] = unitsInContact(session->table()).front();
        OddsDialog dialog(
            {session->sharedGame(), {}, std::make_shared<const Table>(session->table()), {}, {}, 1, false});
        dialog.show();
        auto& clash = dialog.clash();
        const auto said = [&clash](const char* name) {
            return clash.findChild<QLabel*>(QLatin1StringView(name))->text();
        };
        const auto nameOf = [&](PieceId piece) { return QString::fromStdString(session->game().piece(piece).name); };
        QVERIFY(said("head_a").contains(nameOf(a)) && said("head_b").contains(nameOf(b)));  // it begins with them
        auto* button = dialog.findChild<QPushButton*>(QStringLiteral("fromTable"));
        Q_EMIT button->menu()->aboutToShow();
        auto* other = button->menu()->findChild<QAction*>(QStringLiteral("clash_%1_%2").arg(b.index()).arg(a.index()));
        QVERIFY(other);
        other->trigger();
        QVERIFY(said("head_a").contains(nameOf(b)) && said("head_b").contains(nameOf(a)));
        QCOMPARE(clash.findChild<QSpinBox*>(QStringLiteral("clash_a_courage"))->value(),
                 session->game().strength(session->table(), b));
        QCOMPARE(clash.findChild<QComboBox*>(QStringLiteral("clash_a_unit"))->currentData().toString().toStdString(),
                 session->game().piece(b).type->id);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("swap")), Qt::LeftButton);
        QVERIFY(said("head_a").contains(nameOf(a)));
        QCOMPARE(clash.findChild<QSpinBox*>(QStringLiteral("clash_a_courage"))->value(),
                 session->game().strength(session->table(), a));
        QVERIFY(clash.findChild<QSpinBox*>(QStringLiteral("clash_a_courage"))->accessibleName().contains(nameOf(a)));
    }

    void aSliderChangesTheAnswer() {
        const auto dialog = makeDialog();
        dialog->show();
        auto* slider = dialog->clash().findChild<QSlider*>(QStringLiteral("clash_a_supports_slider"));
        const int dice = dialog->clash().report()->dice[0].total();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(dialog->clash().report()->dice[0].total(), dice + 4);
    }

    void copiesAndSavesATable() {
        const QTemporaryDir dir;
        const auto dialog = makeDialog();
        dialog->show();
        choose(*dialog->findChild<QComboBox*>(QStringLiteral("end")), QStringLiteral("1,000"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->run().report(), 20000);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("what\twho\tbattles")));
        const QString file = dir.filePath(QStringLiteral("odds.csv"));
        QVERIFY(dialog->saveCsv(file.toStdString()));
        QVERIFY(QFile::exists(file));
    }

    void pictures() {
        test::picture(
            QStringLiteral("odds"), [] { return makeDialog(); },
            [](QWidget& widget) {
                auto& dialog = static_cast<OddsDialog&>(widget);
                dialog.clash().setField(Side::A, "charging", true);
                dialog.clash().setField(Side::B, "phalanx", true);
                QTRY_VERIFY_WITH_TIMEOUT(dialog.run().report() && dialog.run().report()->runs() > 2000, 60000);
            });
    }
};

QTEST_MAIN(TestOddsDialog)
#include "tst_odds_dialog.moc"
