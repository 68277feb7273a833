// A battle that is played step by step belongs to its campaign: it is resumed after its window was closed, after Cancel
// in the form of its result, and after the program was killed.
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "ui/battle/end_page.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/window/next_bar.h"
#include "ui/common/battle_looks.h"

#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr int patience = 60000;

/// So many answers, each on the disk.
void playSteps(BattleSession& battle, int steps) {
    for (int i = 0; i < steps && !battle.ended(); ++i) {
        const std::size_t before = battle.record().entries.size();
        battle.step();
        QTRY_VERIFY_WITH_TIMEOUT(!battle.isBusy() && battle.record().entries.size() > before, patience);
    }
    QTRY_VERIFY(!battle.isModified());
}

QString statusOf(const test::Evening& evening) {
    const auto* table = evening.part<QTableView>("battles");
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (table->model()->headerData(column, Qt::Horizontal).toString() == QStringLiteral("Status"))
            return table->model()->index(0, column).data().toString();
    return {};
}

QString messageOf(const test::Evening& evening) { return evening.part<QLabel>("messageText")->text(); }

void clickChoice(const test::Evening& evening, const QString& label) {
    for (QPushButton* button : evening.part<QWidget>("messageBar")->findChildren<QPushButton*>())
        if (button->text().remove(u'&') == label)
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL(qPrintable(label));
}

}  // namespace

class TestRunningBattle : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignSession> atABattle() {
        auto session = m_folder.found("six_cities");
        return test::playToBattle(*session) ? std::move(session) : nullptr;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aBattleIsResumedAfterItsWindowWasClosed() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        QCOMPARE(statusOf(*u), QString());
        QVERIFY(u->part<QPushButton>("actionDiscardBattle")->isHidden());
        u->press("actionPlayBattle");
        QVERIFY(u->battle);
        playSteps(*u->battle, 4);
        QCOMPARE(statusOf(*u), QStringLiteral("being played, deployment"));
        const std::vector<RecordEntry> entries = u->battle->record().entries;
        u->battle.reset();
        QCOMPARE(statusOf(*u), QStringLiteral("being played, deployment"));
        test::keepPicture(*u->window, QStringLiteral("running-battle"));
        QCOMPARE(u->part<QPushButton>("actionPlayBattle")->text().remove(u'&'), QStringLiteral("Resume…"));
        u->press("actionPlayBattle");
        QVERIFY(u->battle);
        QVERIFY(u->battle->record().entries == entries);
    }

    void theSidesHaveTheBadgesOfTheirPowers() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        u->press("actionPlayBattle");
        QVERIFY(u->battle);
        const campaign::State& state = u->window->session().campaign().state;
        const campaign::Battle& fought = state.battles[u->window->session().pendingBattles().front().index()];
        const PowerLooks looks(u->window->session().scenario());
        for (const Side side : bothSides) {
            const campaign::ArmyId army = (side == Side::A ? fought.attackers : fought.defenders).front();
            const PowerLook& wanted = looks.of(state.armies[army.index()].power);
            const PowerLook found = looksOf(*u->battle)[index(side)];
            QCOMPARE(found.letter, wanted.letter);
            QCOMPARE(found.light, wanted.light);
            QVERIFY(found.shape == wanted.shape);
        }
    }

    void aBattleAsksForNoResultOnceItsCampaignIsClosed() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        u->press("actionPlayBattle");
        QWidget table;
        EndPage page(*u->battle, &table);
        const auto isHidden = [&page](const char* button) {
            return page.findChild<QPushButton*>(QLatin1StringView(button))->isHidden();
        };
        QVERIFY(!isHidden("endEnter") && isHidden("endNew"));
        u->window.reset();
        QVERIFY(isHidden("endEnter") && !isHidden("endNew"));
    }

    void cancelInTheFormOfTheResultKeepsThePlayedBattle() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        u->press("actionPlayBattle");
        u->battle->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(u->battle->ended() && !u->battle->isBusy(), patience);
        QCoreApplication::processEvents();
        QVERIFY(!u->window->battles().form());  // it would cover the page of the end
        {
            QWidget table;
            table.show();
            EndPage page(*u->battle, &table);
            page.present();
            QVERIFY(page.findChild<QPushButton*>(QStringLiteral("endNew"))->isHidden());
            page.findChild<QPushButton*>(QStringLiteral("endEnter"))->click();
        }
        QTRY_VERIFY(u->window->battles().form());
        QTest::keyClick(u->window->battles().form(), Qt::Key_Escape);
        QTRY_VERIFY(!u->window->battles().form());
        u->battle.reset();
        QCOMPARE(statusOf(*u), QStringLiteral("played, result not entered"));
        u->press("actionPlayBattle");
        QTRY_VERIFY(u->window->battles().form());
        QVERIFY(!u->battle);
        const BattleId battle = u->form().draft().battle;
        QCOMPARE(u->form().draft().method, Method::Record);
        u->form().confirm();
        QTRY_VERIFY(!u->window->battles().form());
        QCOMPARE(u->session().campaign().state.battles[battle.index()].method, Method::Record);
    }

    void discardAsks() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        u->press("actionPlayBattle");
        playSteps(*u->battle, 1);
        u->press("actionDiscardBattle");
        QVERIFY2(messageOf(*u).contains(QStringLiteral("Close its window")), qPrintable(messageOf(*u)));
        u->battle.reset();
        u->press("actionDiscardBattle");
        QVERIFY2(messageOf(*u).startsWith(QStringLiteral("Discard the battle of")), qPrintable(messageOf(*u)));
        clickChoice(*u, QStringLiteral("Keep it"));
        QCOMPARE(statusOf(*u), QStringLiteral("being played, deployment"));
        u->press("actionDiscardBattle");
        clickChoice(*u, QStringLiteral("Discard it"));
        QCOMPARE(statusOf(*u), QString());
        u->press("actionPlayBattle");
        QVERIFY(u->battle->record().entries.empty());
    }

    /// A ruling after the battle was begun gives it other armies: what was played stays, and is not mixed up with it.
    void aBattleOfOtherArmiesIsNotResumed() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        u->press("actionPlayBattle");
        playSteps(*u->battle, 1);
        u->battle.reset();
        const BattleId battle = u->session().pendingBattles().front();
        State weaker = u->session().campaign().state;
        const ArmyId army = weaker.battles[battle.index()].attackers.front();
        for (Unit& unit : weaker.units)
            if (unit.army == army && unit.steps > 1)
                unit.steps = 1;
        QVERIFY(u->session().perform([&](Journal& journal) { test::become(journal, weaker, "they are ill"); }));
        QCOMPARE(statusOf(*u), QStringLiteral("begun with other armies"));
        u->press("actionPlayBattle");
        QVERIFY(!u->battle);
        QVERIFY2(messageOf(*u).contains(QStringLiteral("cannot be resumed")), qPrintable(messageOf(*u)));
        QVERIFY(u->session().undo());
        QCOMPARE(statusOf(*u), QStringLiteral("being played, deployment"));
    }

    void theButtonsOfARowAndTheMainButtonOfferTheWays() {
        const QTemporaryDir recovery;
        const auto u = test::eveningOf(atABattle(), recovery.path().toStdU16String());
        const auto battle = u->session().pendingBattles().front();
        auto* enter = u->window->findChild<QToolButton*>(QStringLiteral("actionTypeIn_%1").arg(battle.index()));
        QVERIFY(enter && enter->isEnabled());
        QTest::mouseClick(enter, Qt::LeftButton);
        QTRY_VERIFY(u->window->battles().form());
        QTest::keyClick(u->window->battles().form(), Qt::Key_Escape);
        QTRY_VERIFY(!u->window->battles().form());
        u->press("next");
        auto* ways = u->window->findChild<QMenu*>(QStringLiteral("waysMenu"));
        QVERIFY(ways && ways->isVisible());
        QStringList offered;
        for (const QAction* action : ways->actions())
            if (!action->isSeparator() && action->isEnabled())
                offered << action->objectName();
        QVERIFY2(offered.contains(QStringLiteral("actionPlayBattle")) &&
                     offered.contains(QStringLiteral("actionTypeIn")) &&
                     offered.contains(QStringLiteral("actionAutoResolve")),
                 qPrintable(offered.join(u' ')));
        QCOMPARE(ways->activeAction()->objectName(), QStringLiteral("actionPlayBattle"));
        QTest::keyClick(ways, Qt::Key_Return);
        QVERIFY(u->battle);
    }

    /// Run by the next test in a process of its own, which it kills.
    void victim() {
        const QString file = qEnvironmentVariable("EPHOR_VICTIM");
        if (file.isEmpty())
            QSKIP("This is the part of the next test that is killed.");
        const auto u = test::eveningOf(test::CampaignFolder::open(file),
                                       qEnvironmentVariable("EPHOR_VICTIM_RECOVERY").toStdU16String());
        u->press("actionPlayBattle");
        for (;;) {
            playSteps(*u->battle, 1);
            printf("answers %zu\n", u->battle->record().entries.size());
            fflush(stdout);
        }
    }
    void aKilledProgramLosesNoBattle() {
        const QTemporaryDir recovery;
        auto session = atABattle();
        const QString file = session->file();
        session.reset();
        std::size_t most = 0;
        for (int kills = 0; kills < 3; ++kills) {
            QProcess victim;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("EPHOR_VICTIM"), file);
            environment.insert(QStringLiteral("EPHOR_VICTIM_RECOVERY"), recovery.path());
            victim.setProcessEnvironment(environment);
            victim.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("tst_running_battle"), QStringLiteral("victim")});
            std::size_t answers = 0;
            const std::size_t wanted = most + 2;
            while (answers < wanted && victim.waitForReadyRead(patience))
                while (victim.canReadLine()) {
                    const QByteArray line = victim.readLine();
                    if (line.startsWith("answers "))
                        answers = line.mid(8).trimmed().toULongLong();
                }
            victim.kill();
            QVERIFY(victim.waitForFinished(patience));
            QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
            QVERIFY2(answers >= wanted, "it was not resumed");
            most = answers;
        }
        const auto u = test::eveningOf(test::CampaignFolder::open(file), recovery.path().toStdU16String());
        QVERIFY2(statusOf(*u).startsWith(QStringLiteral("being played, ")), qPrintable(statusOf(*u)));
        u->press("actionPlayBattle");
        QVERIFY(u->battle && u->battle->record().entries.size() >= most);
    }
};

QTEST_MAIN(TestRunningBattle)
#include "tst_running_battle.moc"
