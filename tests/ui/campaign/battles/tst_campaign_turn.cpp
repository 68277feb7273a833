// A whole move of a campaign as an umpire plays it, with mouse and keys: orders in, adjudicated, one battle by the
// program, another typed in, undo, redo, papers.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/umpire/verification.h"
#include "tests/support/adjudicate_now.h"
#include "tests/support/answered_question.h"
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/seats_dialog.h"
#include "ui/campaign/reports/report_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>

using namespace ephor;
using namespace ephor::campaign;

namespace {

std::vector<QSpinBox*> losses(const ResultForm& form) {
    std::vector<QSpinBox*> all;
    for (QSpinBox* box : form.findChildren<QSpinBox*>())
        if (box->objectName().startsWith(QLatin1String("lost_")))
            all.push_back(box);
    return all;
}

}  // namespace

class TestCampaignTurn : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    std::unique_ptr<test::Evening> umpire(const char* scenario) { return test::eveningOf(m_folder.found(scenario)); }
    /// With at least so many battles that wait.
    static bool playTo(CampaignSession& session, std::size_t battles) {
        for (int move = 0; move < 60; ++move) {
            if (session.next() == CampaignSession::Next::Nothing)
                return false;
            if (session.next() == CampaignSession::Next::Adjudicate && !session.adjudicateTurn())
                return false;
            if (session.pendingBattles().size() >= battles)
                return true;
            if (!session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }) ||
                !session.closeTurn())
                return false;
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aWholeMove() {
        const auto u = umpire("hellas_431");
        CampaignSession& session = u->session();
        // Before the move in which two battles are met.
        QVERIFY(playTo(session, 2));
        QVERIFY(session.undo());
        QCOMPARE(session.next(), CampaignSession::Next::Adjudicate);

        // Order: the sheet of the third power is given as it stands.
        auto* board = u->part<QTableWidget>("ordersBoard");
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(board->item(2, 0)).center());
        QCOMPARE(u->desk().power(), PowerId(2));
        u->press("actionGiveOrders");
        QCOMPARE(session.campaign().state.powers[2].from, OrdersFrom::Player);
        QCOMPARE(board->item(2, 1)->text(), QStringLiteral("submitted"));
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.campaign().state.powers[2].from, OrdersFrom::Nobody);

        // Orders of the first power are typed in, and stay.
        const ArmyId watcher = ArmyIndex(session.campaign().state).armiesOf(PowerId(0)).front();
        const auto armyNow = [&] { return session.campaign().state.armies[watcher.index()]; };
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(board->item(0, 0)).center());
        u->part<QTabBar>("sheetPages")->setCurrentIndex(1);
        test::typeInto(*u->part<QPlainTextEdit>("orderSheet"),
                       QStringLiteral("power %1\nturn %2\n%3: watch")
                           .arg(QString::fromStdString(session.scenario().powers[0].id))
                           .arg(session.campaign().state.course.turn)
                           .arg(QString::fromStdString(armyNow().id)));
        u->press("actionGiveOrders");
        QCOMPARE(session.campaign().state.powers[0].from, OrdersFrom::Player);
        QCOMPARE(session.campaign().state.powers[0].orders.front().posture, Posture::Watch);

        // Adjudicate.
        QTest::keyClick(u->window.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(test::adjudicateNow(*u->window));
        QVERIFY(session.pendingBattles().size() >= 2);
        QCOMPARE(armyNow().posture, Posture::Watch);
        const std::size_t battles = session.pendingBattles().size();

        // One by the program.
        const std::string before = session.journal().head();
        u->press("actionAutoResolve");
        QVERIFY(!u->part<QAction>("actionTypeIn")->isEnabled());  // while the computer fights it
        QTRY_VERIFY_WITH_TIMEOUT(u->window->battles().form(), 60000);
        QCOMPARE(session.journal().head(), before);
        const Aftermath draft = u->form().draft();
        QCOMPARE(draft.method, Method::Auto);
        u->form().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(u->window->battles().form()));
        QTest::keyClick(u->window->battles().form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!u->window->battles().form());
        QCOMPARE(session.pendingBattles().size(), battles - 1);
        QCOMPARE(session.campaign().state.battles[draft.battle.index()].method, Method::Auto);

        // Another from the table: five of four are refused with words, then it is right.
        u->press("actionTypeIn");
        QTRY_VERIFY(u->window->battles().form());
        u->window->activateWindow();
        u->form().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(u->window->battles().form()));
        const BattleId typed = u->form().draft().battle;
        u->form().findChild<QRadioButton*>(QStringLiteral("verdict_1"))->setFocus();
        QTest::keyClick(u->form().findChild<QRadioButton*>(QStringLiteral("verdict_1")), Qt::Key_Space);
        test::typeInto(*losses(u->form()).front(), QStringLiteral("5"));
        QVERIFY2(u->said().contains(QStringLiteral("cannot have lost 5")), qPrintable(u->said()));
        QTest::keyClick(u->window->battles().form(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(u->window->battles().form());
        QCOMPARE(session.pendingBattles().size(), battles - 1);
        test::typeInto(*losses(u->form()).front(), QStringLiteral("1"));
        test::typeInto(*losses(u->form()).back(), QStringLiteral("1"));
        QVERIFY2(!u->said().contains(QStringLiteral("cannot")), qPrintable(u->said()));
        QVERIFY2(u->said().isEmpty(), qPrintable(u->said()));
        QTest::keyClick(u->window->battles().form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!u->window->battles().form());
        QCOMPARE(session.pendingBattles().size(), battles - 2);
        const Battle& fought = session.campaign().state.battles[typed.index()];
        QCOMPARE(fought.result, Verdict::Attacker);
        QCOMPARE(fought.method, Method::Table);
        QCOMPARE(fought.attackerLosses, 1);
        QCOMPARE(fought.defenderLosses, 1);

        // Undo and redo; the dice are the same.
        u->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(u->window.get()));
        const State state = session.campaign().state;
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.pendingBattles().size(), battles - 1);
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session.campaign().state == state);
        QVERIFY(retrace(session.journal(), session.system()).empty());

        // Papers.
        QTest::keyClick(u->window.get(), Qt::Key_P, Qt::ControlModifier);
        auto* papers = u->window->findChild<ReportDialog*>();
        QVERIFY(papers);
        auto* folder = papers->findChild<QLineEdit*>(QStringLiteral("reportFolder"));
        QTemporaryDir out;
        test::typeInto(*folder, out.filePath(QStringLiteral("papers")));
        auto* powers = papers->findChild<QListWidget*>(QStringLiteral("reportPowers"));
        powers->setFocus();
        for (int i = 1; i < powers->count(); ++i) {
            powers->setCurrentRow(i);
            QTest::keyClick(powers, Qt::Key_Space);
            QCOMPARE(powers->item(i)->checkState(), Qt::Unchecked);
        }
        QTest::mouseClick(papers->findChild<QCheckBox*>(QStringLiteral("reportZips")), Qt::LeftButton);
        QTest::mouseClick(papers->findChild<QPushButton*>(QStringLiteral("exportReports")), Qt::LeftButton);
        const QDir made(out.filePath(QStringLiteral("papers")));
        auto* open = papers->findChild<QPushButton*>(QStringLiteral("openReports"));
        QVERIFY(!open->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(open->isEnabled(), 60000);
        QStringList files;
        QDirIterator all(made.path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QFileInfo file(all.next());
            QVERIFY2(file.size() > 40, qPrintable(file.fileName()));
            files << made.relativeFilePath(file.filePath());
        }
        const QString own = QStringLiteral("%1, turn %2")
                                .arg(QString::fromStdString(session.scenario().powers[0].name))
                                .arg(session.campaign().state.course.turn);
        QVERIFY2(files.filter(own + u'/').size() == 11, qPrintable(files.join(u'\n')));
        QCOMPARE(files.filter(QStringLiteral("For everybody/")).size(), 14);
        QVERIFY(files.contains(own + QStringLiteral(".zip")));
        QVERIFY(papers->isVisible());
    }

    void papersAreWrittenInTheBackgroundAndCanBeStopped() {
        const auto u = umpire("six_cities");
        QTemporaryDir out;
        ReportDialog dialog(u->window->sight(), u->window->looks());
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("reportFolder"))->setText(out.path());
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportReports")), Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        auto* said = dialog.findChild<QLabel*>(QStringLiteral("reportSaid"));
        QTRY_VERIFY_WITH_TIMEOUT(said->text().startsWith(QStringLiteral("Stopped. 1 of ")), 20000);
        QVERIFY(dialog.isVisible());
        QDirIterator files(out.path(), QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        files.next();
        QVERIFY(!files.hasNext());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void aBackupStandsBesideTheCampaign() {
        const auto u = umpire("six_cities");
        QTest::keyClick(u->window.get(), Qt::Key_K, Qt::ControlModifier);
        const QDir backups(QFileInfo(u->session().file()).dir().filePath(QStringLiteral("Backups")));
        QTRY_VERIFY(u->part<QLabel>("messageText")->text().startsWith(QStringLiteral("The copy was saved to ")));
        QCOMPARE(backups.entryList({QStringLiteral("*.ephor")}, QDir::Files).size(), 1);
        QVERIFY(test::CampaignFolder::open(backups.filePath(backups.entryList(QDir::Files).front())));
        QVERIFY(!u->part<QWidget>("messageBar")->isHidden());
        QVERIFY(test::playToBattle(u->session()));
        QVERIFY(u->part<QWidget>("messageBar")->isHidden());  // it is no longer news
    }

    void aPastedMailIsJudgedWhole() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        const PowerId power(1);
        u->desk().setPower(power);
        QString army;
        for (const Army& one : session.campaign().state.armies)
            if (one.power == power && army.isEmpty())
                army = QString::fromStdString(one.id);
        QApplication::clipboard()->setText(
            QStringLiteral("> power athens\n> turn 1\n> %1: march eleusiss\n> nobody_7: holdd\n").arg(army));
        u->press("actionPasteOrders");
        auto* said = u->part<QListWidget>("ordersSaid");
        QVERIFY(said->count() >= 3);
        QCOMPARE(said->item(0)->data(Qt::UserRole).toInt(), 3);  // its line, which is not written beside the form
        u->press("actionGiveOrders");
        QCOMPARE(session.campaign().state.powers[1].from, OrdersFrom::Nobody);
        u->press("actionStandIn");
        QVERIFY(test::answer(*u->window));
        QCOMPARE(session.campaign().state.powers[1].from, OrdersFrom::Computer);
        u->press("actionCopySheet");
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Orders of Athens, turn 1")));
    }

    /// An army goes aboard and lands over the sea; another power's sheet keeps what was begun; Undo takes back the
    /// sheet before any deed.
    void aPassageIsWrittenOnTheSheetAndTakenBackInOneStep() {
        const auto u = umpire("hellas_431");
        const Campaign& campaign = u->session().campaign();
        const ArmyIndex armyIndex(campaign.state);
        Passage passage;
        for (std::size_t i = 0; i < campaign.state.fleets.size() && passage.stages.empty(); ++i) {
            const FleetId fleet(static_cast<int>(i));
            const auto aboard = passengersOf(campaign, armyIndex, fleet);
            const SeaReach near = seaReachOf(campaign.scenario, campaign.state.fleets[i].place, 1);
            if (!aboard.empty() && near.order.size() > 1)
                passage = passageTo(campaign, fleet, near.order[1], {aboard.front()});
        }
        QVERIFY(!passage.stages.empty());
        const PowerId power = campaign.state.fleets[passage.fleet.index()].power;
        u->part<QTabBar>("sheetPages")->setCurrentIndex(1);
        auto* sheet = u->part<QPlainTextEdit>("orderSheet");
        u->desk().setPower(power);
        const QString before = sheet->toPlainText();
        Q_EMIT u->window->map().passageWanted(passage);
        const QString written = sheet->toPlainText();
        QVERIFY(written.contains(QString::fromStdString(campaign.state.fleets[passage.fleet.index()].name)));
        QVERIFY(written.contains(QStringLiteral("; carry ")));
        auto* undo = u->window->findChild<QAction*>(QStringLiteral("actionUndo"));
        QVERIFY(undo->text().contains(QStringLiteral("the sheet of")));
        undo->trigger();
        QCOMPARE(sheet->toPlainText(), before);
        Q_EMIT u->window->map().passageWanted(passage);
        QCOMPARE(sheet->toPlainText(), written);
        u->desk().setPower(PowerId(power.index() == 0 ? 1 : 0));
        u->desk().setPower(power);
        QCOMPARE(sheet->toPlainText(), written);
        u->press("actionGiveOrders");
        QCOMPARE(campaign.state.powers[power.index()].from, OrdersFrom::Player);
        QCOMPARE(campaign.state.fleets[passage.fleet.index()].voyage.front().carries, passage.carries);
        QVERIFY(before != written);
    }

    void playersAndDeputiesAreEntriesOfTheJournal() {
        const auto u = umpire("six_cities");
        QTest::keyClick(u->window.get(), Qt::Key_U, Qt::ControlModifier);
        auto* seats = u->window->findChild<SeatsDialog*>();
        QVERIFY(seats);
        QTest::keyClicks(seats->findChild<QLineEdit*>(QStringLiteral("player_0")), QStringLiteral("Anna"));
        seats->accept();
        auto* board = u->part<QTableWidget>("ordersBoard");
        QCOMPARE(board->item(0, 2)->text(), QStringLiteral("Anna"));
        QCOMPARE(board->item(0, 1)->text(), QStringLiteral("missing"));
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(board->item(0, 2)->text(), QStringLiteral("–"));
    }

    void aBattleThatWasCancelledChangesNothing() {
        const auto u = umpire("six_cities");
        QVERIFY(test::playToBattle(u->session()));
        const std::string head = u->session().journal().head();
        const auto bytes = [&](const char* ending) {
            QFile file(u->session().file() + QString::fromLatin1(ending));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray file = bytes("");
        const QByteArray log = bytes("-wal");
        QVERIFY(!file.isEmpty());
        u->press("actionTypeIn");
        QTRY_VERIFY(u->window->battles().form());
        QTest::keyClick(u->window->battles().form(), Qt::Key_Escape);
        QTRY_VERIFY(!u->window->battles().form());
        QCOMPARE(u->session().journal().head(), head);
        QVERIFY(bytes("") == file && bytes("-wal") == log);
    }

    void aBattlePlayedInItsWindowComesBack() {
        const auto u = umpire("six_cities");
        QVERIFY(test::playToBattle(u->session()));
        u->press("actionPlayBattle");
        QVERIFY(u->battle);
        u->battle->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(u->battle->ended() && !u->battle->isBusy(), 60000);
        Q_EMIT u->battle->resultWanted();  // the button on the page of the end
        QTRY_VERIFY(u->window->battles().form());
        QCOMPARE(u->form().draft().method, Method::Record);
        const QString head = u->form().findChild<QLabel*>(QStringLiteral("resultHead"))->text();
        QVERIFY2(head.contains(QStringLiteral("with the campaign's dice; the computer played both sides")),
                 qPrintable(head));
        u->form().confirm();
        QTRY_VERIFY(!u->window->battles().form());
        QVERIFY(retrace(u->session().journal(), u->session().system()).empty());
    }

    void pictures() {
        const auto make = [this](const char* scenario) {
            return [this, scenario] {
                auto window = std::make_unique<CampaignWindow>(m_folder.found(scenario), CampaignWindowNeeds{});
                return std::unique_ptr<QWidget>(std::move(window));
            };
        };
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            const QString tag = QStringLiteral("-%1").arg(size.width());
            test::picture(
                QStringLiteral("campaign-orders") + tag, make("hellas_431"),
                [size](QWidget& widget) {
                    widget.resize(size);  // the screen of the tests is smaller
                    QCoreApplication::processEvents();
                },
                size);
            test::picture(
                QStringLiteral("campaign-battles") + tag, make("hellas_431"),
                [size](QWidget& widget) {
                    widget.resize(size);
                    playTo(static_cast<CampaignWindow&>(widget).session(), 2);
                    QTest::qWait(1500);
                },
                size);
        }
        const auto dialog = [this, &make](const char* name, auto open) {
            test::picture(
                QLatin1StringView(name),
                [&]() -> std::unique_ptr<QWidget> {
                    m_behind = make("hellas_431")();
                    auto& window = static_cast<CampaignWindow&>(*m_behind);
                    playTo(window.session(), 2);
                    return open(window);
                },
                [](QWidget&) {}, {900, 680});
        };
        dialog("campaign-result", [](CampaignWindow& window) -> std::unique_ptr<QWidget> {
            const BattleId battle = window.session().pendingBattles().front();
            return std::make_unique<ResultForm>(window.session(), window.looks(),
                                                window.session().fight(battle).result());
        });
        dialog("campaign-aftermath", [](CampaignWindow& window) -> std::unique_ptr<QWidget> {
            const BattleId battle = window.session().pendingBattles().front();
            auto form =
                std::make_unique<ResultForm>(window.session(), window.looks(), window.session().fight(battle).result());
            form->findChild<QTabWidget*>()->setCurrentIndex(1);
            return form;
        });
        dialog("campaign-papers", [](CampaignWindow& window) -> std::unique_ptr<QWidget> {
            return std::make_unique<ReportDialog>(window.sight(), window.looks());
        });
        dialog("campaign-seats", [](CampaignWindow& window) -> std::unique_ptr<QWidget> {
            return std::make_unique<SeatsDialog>(window.session(), window.looks());
        });
        m_behind.reset();
    }

private:
    std::unique_ptr<QWidget> m_behind;
};

QTEST_MAIN(TestCampaignTurn)
#include "tst_campaign_turn.moc"
