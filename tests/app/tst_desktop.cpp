// The wiring of the desktop: from window to window with real clicks.
#include "app/version/version.h"
#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"
#include "tests/app/file_answer.h"
#include "tests/app/shown_window.h"
#include "tests/app/started_desktop.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/briefing_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/manual/manual_window.h"
#include "ui/odds/best_list_dialog.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/opponent_dialog.h"
#include "ui/start/about_dialog.h"
#include "ui/start/start_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace ephor;
using test::window;

class TestDesktop : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<test::StartedDesktop> m_program;

    /// A battle in the middle of its second turn, saved and opened.
    BattleWindow* openBattle() {
        const auto session = test::bronzeSession();
        while (session->table().turn() < 2) {
            session->autoResolve(Until::Phase);
            if (!QTest::qWaitFor([&] { return !session->isBusy(); }, 20000))
                return nullptr;
        }
        const QString file = m_dir.filePath(QStringLiteral("evening.battle"));
        if (!session->save(file.toStdString()) || !m_program->desktop().openFile(file))
            return nullptr;
        auto* battle = window<BattleWindow>();
        if (!battle || !QTest::qWaitForWindowActive(battle))
            return nullptr;
        battle->setAsksBeforeClosing(false);
        return battle;
    }

private Q_SLOTS:
    void init() { m_program = std::make_unique<test::StartedDesktop>(m_dir); }
    void cleanup() { m_program.reset(); }

    void whatWasNeverSavedIsOfferedAtTheStart() {
        const QString copy = m_dir.filePath(QStringLiteral("new-1.toml"));
        QVERIFY(writeFile(copy.toStdString(), "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"Lost\"\n"));
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        QVERIFY(start);
        QTest::mouseClick(start->findChild<QPushButton*>(QStringLiteral("message_0")), Qt::LeftButton);
        auto* list = window<ArmyListWindow>();
        QVERIFY(list);
        const QString said = list->findChild<QLabel*>(QStringLiteral("messageText"))->text();
        QVERIFY2(said.contains(QStringLiteral("“Lost”")), qPrintable(said));
        QTest::mouseClick(list->findChild<QPushButton*>(QStringLiteral("message_1")), Qt::LeftButton);
        QVERIFY(!QFile::exists(copy));
    }

    void aCrashIsReportedOnceAndThenTheUnsavedWork() {
        const QDir crashes(m_dir.filePath(QStringLiteral("crashes")));
        QVERIFY(crashes.mkpath(QStringLiteral(".")));
        const QString report = crashes.filePath(QStringLiteral("crash-20261127-014500-7.txt"));
        const QString copy = m_dir.filePath(QStringLiteral("new-1.toml"));
        QVERIFY(writeFile(report.toStdString(), "Ephor 0.2.0\n"));
        QVERIFY(writeFile(copy.toStdString(), "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"Lost\"\n"));
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        const auto said = [&start] { return start->findChild<QLabel*>(QStringLiteral("messageText"))->text(); };
        QVERIFY2(said().contains(QStringLiteral("crash-20261127-014500-7.txt")), qPrintable(said()));
        QTest::mouseClick(start->findChild<QPushButton*>(QStringLiteral("message_1")), Qt::LeftButton);
        QVERIFY2(said().contains(QStringLiteral("Unsaved work")), qPrintable(said()));
        m_program.reset();
        m_program = std::make_unique<test::StartedDesktop>(m_dir);
        m_program->desktop().showStart();
        start = window<StartWindow>();
        QVERIFY2(said().contains(QStringLiteral("Unsaved work")), qPrintable(said()));
        QVERIFY(QFile::remove(report) && QFile::remove(copy));
    }

    void whatIsNewIsOfferedOnceAfterAnUpdate() {
        const QString version = QCoreApplication::applicationVersion();
        QCoreApplication::setApplicationVersion(QStringLiteral("9.1.0"));
        m_program->settings().setValue(QStringLiteral("version"), QStringLiteral("9.0.0"));
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        const QString said = start->findChild<QLabel*>(QStringLiteral("messageText"))->text();
        QVERIFY2(said.contains(QStringLiteral("9.1.0")), qPrintable(said));
        QTest::mouseClick(start->findChild<QPushButton*>(QStringLiteral("message_0")), Qt::LeftButton);
        const auto* manual = window<ManualWindow>();
        QVERIFY(manual);
        QCOMPARE(manual->topic(), QStringLiteral("changes"));
        m_program.reset();
        m_program = std::make_unique<test::StartedDesktop>(m_dir);
        m_program->desktop().showStart();
        QVERIFY(!window<StartWindow>()->findChild<QLabel*>(QStringLiteral("messageText"))->isVisible());
        QCoreApplication::setApplicationVersion(version);
    }

    void theFirstStartOffersNoNews() {
        const QString version = QCoreApplication::applicationVersion();
        QCoreApplication::setApplicationVersion(QStringLiteral("9.1.0"));
        m_program->settings().clear();
        m_program->desktop().showStart();
        QVERIFY(!window<StartWindow>()->findChild<QLabel*>(QStringLiteral("messageText"))->isVisible());
        QCOMPARE(m_program->settings().value(QStringLiteral("version")).toString(), QStringLiteral("9.1.0"));
        QCoreApplication::setApplicationVersion(version);
    }

    void aboutNamesTheVersionAndLeadsToTheNews() {
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        start->findChild<QAction*>(QStringLiteral("about"))->trigger();
        auto* about = window<AboutDialog>();
        QVERIFY(about);
        const QString details = about->findChild<QLabel*>(QStringLiteral("aboutDetails"))->text();
        const std::string_view version = versionWithCommit();
        QVERIFY2(details.contains(QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size()))),
                 qPrintable(details));
        QTest::mouseClick(about->findChild<QPushButton*>(QStringLiteral("aboutCopy")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), details);
        QTest::mouseClick(about->findChild<QPushButton*>(QStringLiteral("aboutNews")), Qt::LeftButton);
        const auto* manual = window<ManualWindow>();
        QVERIFY(manual);
        QCOMPARE(manual->topic(), QStringLiteral("changes"));
    }

    void aBattleThatWasNeverSavedOutlivesTheProgram() {
        const QString copy = m_dir.filePath(QStringLiteral("new-1.battle"));
        const auto before = test::bronzeSession();
        before->autoResolve(Until::Phase);
        QTRY_VERIFY_WITH_TIMEOUT(!before->isBusy(), 20000);
        QVERIFY(before->writeCopy(copy.toStdString()));
        QVERIFY(before->isModified() && before->file().empty());
        m_program->desktop().showStart();
        const auto* said = window<StartWindow>()->findChild<QLabel*>(QStringLiteral("messageText"));
        QVERIFY2(said->text().contains(QString::fromStdString("\"" + before->game().setup().name + "\"")),
                 qPrintable(said->text()));
        QTest::mouseClick(window<StartWindow>()->findChild<QPushButton*>(QStringLiteral("message_0")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        BattleSession& session = battle->session();
        QCOMPARE(session.record().entries.size(), before->record().entries.size());
        QVERIFY(session.isModified() && session.file().empty());
        // It goes on, and its copy with it.
        const qint64 size = QFile(copy).size();
        session.autoResolve(Until::Phase);
        QTRY_VERIFY_WITH_TIMEOUT(QFile(copy).size() > size, 20000);
        // What somebody has saved, or will not save, needs none.
        const QString saved = m_dir.filePath(QStringLiteral("saved.battle"));
        QVERIFY(session.save(saved.toStdString()));
        QVERIFY(!QFile::exists(copy));
        battle->setAsksBeforeClosing(false);
        battle->close();
        QVERIFY(!QFile::exists(copy));
    }

    void aBattleThatIsGivenUpLeavesNoCopy() {
        const QString copy = m_dir.filePath(QStringLiteral("new-1.battle"));
        const auto before = test::bronzeSession();
        before->step();
        QTRY_VERIFY(!before->isBusy());
        QVERIFY(before->writeCopy(copy.toStdString()));
        m_program->desktop().showStart();
        QTest::mouseClick(window<StartWindow>()->findChild<QPushButton*>(QStringLiteral("message_0")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        battle->setAsksBeforeClosing(false);
        battle->close();
        QVERIFY(!QFile::exists(copy));
    }

    void copiesThatCannotBeReadAreAskedAboutOneByOneAndTheRestIsOfferedAgain() {
        const QString first = m_dir.filePath(QStringLiteral("new-1.battle"));
        const QString second = m_dir.filePath(QStringLiteral("new-2.battle"));
        const QString list = m_dir.filePath(QStringLiteral("new-1.toml"));
        for (const QString& copy : {first, second})
            QVERIFY(writeFile(copy.toStdString(), "{"));
        QVERIFY(writeFile(list.toStdString(), "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"Lost\"\n"));
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        const auto press = [start](const char* label) {
            for (auto* button : start->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QLatin1StringView(label)) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                    return true;
                }
            return false;
        };
        QVERIFY(press("Continue the battle"));
        QVERIFY(press("Delete the copy"));
        QVERIFY(press("Delete the copy"));
        QVERIFY(!QFile::exists(first) && !QFile::exists(second));
        QVERIFY(press("Show the lists"));
        QVERIFY(window<ArmyListWindow>());
        QVERIFY(QFile::remove(list));
    }

    void oddsFromHereBeginWhereTheBattleStands() {
        BattleWindow* battle = openBattle();
        QVERIFY(battle);
        QTest::keyClick(battle, Qt::Key_D, Qt::ControlModifier);
        auto* odds = window<OddsDialog>();
        QVERIFY(odds);
        auto* start = odds->findChild<QComboBox*>(QStringLiteral("start"));
        QVERIFY2(start->currentText().contains(QStringLiteral("Turn 2")), qPrintable(start->currentText()));
        QTRY_VERIFY_WITH_TIMEOUT(odds->run().report() && odds->run().report()->runs() > 200, 20000);
        QTest::mouseClick(odds->findChild<QPushButton*>(QStringLiteral("stop")), Qt::LeftButton);
        const OddsReport here = *odds->run().report();
        // From here no battle ends before this turn, and the question's side and prefix are what here.h leaves of it.
        for (std::size_t turn = 0; turn < 2 && turn < here.turns().size(); ++turn)
            QCOMPARE(here.turns()[turn], 0);
        const auto& asked = odds->run().question();
        QVERIFY(asked.here);
        QCOMPARE(asked.here->rolls, battle->session().pending()->rolls);
        QCOMPARE(asked.here->side, *battle->session().sideDue());
        // Before the battle is another question with another answer.
        start->setCurrentIndex(0);
        Q_EMIT start->activated(0);
        QVERIFY(!odds->run().question().here);
        // Looking at the odds leaves the battle as it was.
        QVERIFY(!battle->session().isModified());
    }

    void aRecordOfOtherRulesIsRefusedAndItsAnswersCanStillBeRead() {
        Record record = test::bronzeSession()->record();
        record.setup.rules = "0";
        const QString file = m_dir.filePath(QStringLiteral("old.battle"));
        QVERIFY(writeFile(file.toStdString(), toText(record)));
        QVERIFY(!m_program->desktop().openFile(file));
        auto* start = window<StartWindow>();
        QVERIFY(start);
        QString said;
        for (const QLabel* label : start->findChildren<QLabel*>())
            said += label->isVisible() ? label->text() : QString();
        QVERIFY2(said.contains(QStringLiteral("version 0")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("ephorctl battle replay ") + file), qPrintable(said));
    }

    void twoPeoplesSecretsStayOutOfTheOdds() {
        auto session = test::bronzeSession();
        while (session->pending() && !session->pending()->request->secret) {
            session->step();
            QTRY_VERIFY(!session->isBusy());
        }
        const Side first = *session->sideDue();
        Choice bid;
        bid.number = 1;
        QVERIFY(!session->answer(bid));
        QCOMPARE(*session->sideDue(), other(first));
        const auto here = session->here();
        const Here known = hereOf(here->record, here->pending);
        QVERIFY(known.prefix.entries.size() < here->record.entries.size());  // the first bid is not in it
    }

    void theManualOpensAtTheRuleThatIsAskedFor() {
        BattleWindow* battle = openBattle();
        QVERIFY(battle);
        Q_EMIT battle->manualWanted(QStringLiteral("MOB-043"));
        auto* manual = window<ManualWindow>();
        QVERIFY(manual);
        QCOMPARE(manual->topic(), QStringLiteral("men-of-bronze"));
    }

    void theStartWindowLeadsToOddsBeforeTheBattle() {
        m_program->desktop().showStart();
        QTest::mouseClick(window<StartWindow>()->findChild<QAbstractButton*>(QStringLiteral("odds")), Qt::LeftButton);
        auto* setup = window<SetupDialog>();
        QVERIFY(setup);
        QVERIFY(!setup->isModal());
        QTest::mouseClick(setup->findChild<QAbstractButton*>(QStringLiteral("begin")), Qt::LeftButton);
        auto* odds = window<OddsDialog>();
        QVERIFY(odds);
        QTRY_VERIFY_WITH_TIMEOUT(odds->run().report(), 20000);
        QTest::mouseClick(odds->findChild<QPushButton*>(QStringLiteral("play")), Qt::LeftButton);
        QVERIFY(window<BattleWindow>());
        window<BattleWindow>()->setAsksBeforeClosing(false);
    }

    void aListLeadsToTheOddsAgainstAnother() {
        const QString file = m_dir.filePath(QStringLiteral("sparta.toml"));
        QVERIFY(writeFile(file.toStdString(), builtinText("armies/men_of_bronze/sparta.toml")));
        QVERIFY(m_program->desktop().openFile(file));
        auto* list = window<ArmyListWindow>();
        QVERIFY(list);
        list->findChild<QAction*>(QStringLiteral("odds"))->trigger();
        QVERIFY(window<OpponentDialog>());
        QTest::mouseClick(window<OpponentDialog>()->findChild<QPushButton*>(QStringLiteral("opponentMore")),
                          Qt::LeftButton);
        QTRY_VERIFY(window<SetupDialog>() && !window<OpponentDialog>());
        QVERIFY(window<SetupDialog>()->isVisible());
        list->findChild<QAction*>(QStringLiteral("odds"))->trigger();
        QTest::mouseClick(window<OpponentDialog>()->findChild<QPushButton*>(QStringLiteral("opponentShow")),
                          Qt::LeftButton);
        auto* odds = window<OddsDialog>();
        QVERIFY(odds);
        QTRY_VERIFY_WITH_TIMEOUT(odds->run().report(), 20000);
        QVERIFY2(odds->windowTitle().contains(QStringLiteral("Sparta against ")), qPrintable(odds->windowTitle()));
    }

    void theBestListIsOpenedAndFought() {
        const QString file = m_dir.filePath(QStringLiteral("athens.toml"));
        QVERIFY(writeFile(file.toStdString(), builtinText("armies/men_of_bronze/athens.toml")));
        QVERIFY(m_program->desktop().openFile(file));
        auto* list = window<ArmyListWindow>();
        QVERIFY(list);
        list->findChild<QAction*>(QStringLiteral("bestList"))->trigger();
        auto* dialog = window<BestListDialog>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(QLatin1StringView("bestRuns"))->setValue(10);
        auto* find = dialog->findChild<QPushButton*>(QLatin1StringView("bestFind"));
        QTRY_VERIFY(find->isEnabled());
        QTest::mouseClick(find, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->best().isRunning() && !dialog->model().standings().empty(), 60000);
        auto* table = dialog->findChild<QTableView*>(QLatin1StringView("bestTable"));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, BestListModel::NameColumn)).center());
        const int row = table->currentIndex().row();
        const QString best = dialog->best().lists()[static_cast<std::size_t>(dialog->model().list(row))].name;
        QTest::mouseClick(dialog->findChild<QPushButton*>(QLatin1StringView("bestOpen")), Qt::LeftButton);
        const auto isOpen = [&best] {
            return std::ranges::any_of(QApplication::topLevelWidgets(), [&best](QWidget* one) {
                auto* opened = qobject_cast<ArmyListWindow*>(one);
                return opened && opened->document().name() == best;
            });
        };
        QVERIFY2(isOpen(), qPrintable(best));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QLatin1StringView("bestFight")), Qt::LeftButton);
        auto* setup = window<SetupDialog>();
        QVERIFY(setup);
        QTest::mouseClick(setup->findChild<QAbstractButton*>(QStringLiteral("begin")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        battle->setAsksBeforeClosing(false);
        const Setup& fought = battle->session().game().setup();
        QCOMPARE(QString::fromStdString(fought.lists[0].name), best);
        QCOMPARE(fought.lists[1].name, list->document().read().list->name);
    }

    void aSystemAndFightLeadFromTheStartToTheFirstQuestion_data() {
        QTest::addColumn<int>("row");
        for (int row = 0; row < static_cast<int>(builtinSystems().size()); ++row)
            QTest::newRow(builtinSystems()[static_cast<std::size_t>(row)]->info().id.c_str()) << row;
    }
    /// With the dialog's own click: three from the start window to the first question.
    void aSystemAndFightLeadFromTheStartToTheFirstQuestion() {
        QFETCH(const int, row);
        m_program->desktop().showStart();
        QTest::mouseClick(window<StartWindow>()->findChild<QAbstractButton*>(QStringLiteral("battle")), Qt::LeftButton);
        auto* setup = window<SetupDialog>();
        QVERIFY(setup);
        auto* systems = setup->findChild<QListWidget*>(QStringLiteral("system"));
        QTest::mouseClick(systems->viewport(), Qt::LeftButton, {},
                          systems->visualItemRect(systems->item(row)).center());
        QTest::mouseClick(setup->findChild<QAbstractButton*>(QStringLiteral("begin")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        battle->setAsksBeforeClosing(false);
        QTRY_VERIFY_WITH_TIMEOUT(!battle->session().isBusy() && battle->session().isPersonDue(), 20000);
        QCOMPARE(battle->session().player(Side::B), By::Standard);
        QVERIFY(!battle->session().mustLookAlone());
        QCOMPARE(battle->session().info().id, builtinSystems()[static_cast<std::size_t>(row)]->info().id);
    }

    void aHistoricalBattleBeginsWithItsBriefing() {
        m_program->desktop().showStart();
        auto* battles = window<StartWindow>()->findChild<QListWidget*>(QStringLiteral("battles"));
        QTest::mouseClick(battles->viewport(), Qt::LeftButton, {}, battles->visualItemRect(battles->item(1)).center());
        auto* briefing = window<BriefingDialog>();
        QVERIFY(briefing);
        QTest::mouseClick(briefing->findChild<QAbstractButton*>(QStringLiteral("watch")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        battle->setAsksBeforeClosing(false);
        QCOMPARE(QString::fromStdString(battle->session().game().setup().name), battles->item(1)->text());
        QTRY_VERIFY_WITH_TIMEOUT(battle->session().ended(), 60000);
        QTRY_VERIFY(!battle->session().isBusy() && !battle->session().isLive());  // the replay has begun
    }

    void theSetUpDialogLeadsToTheHistoricalBattles() {
        m_program->desktop().showStart();
        QTest::mouseClick(window<StartWindow>()->findChild<QAbstractButton*>(QStringLiteral("battle")), Qt::LeftButton);
        auto* setup = window<SetupDialog>();
        QVERIFY(setup);
        QVERIFY(QTest::qWaitForWindowActive(setup));
        const QPointer<SetupDialog> replaced(setup);
        QTest::mouseClick(setup->findChild<QAbstractButton*>(QStringLiteral("history")), Qt::LeftButton);
        QTRY_VERIFY(!replaced);
        QVERIFY(window<BriefingDialog>());
    }

    void thereIsOneSetUpAtATime() {
        m_program->desktop().showStart();
        auto* start = window<StartWindow>();
        for (const char* name : {"battle", "odds", "battle"}) {
            QTest::mouseClick(start->findChild<QAbstractButton*>(QLatin1StringView(name)), Qt::LeftButton);
            int open = 0;
            for (const QWidget* one : QApplication::topLevelWidgets())
                open += qobject_cast<const SetupDialog*>(one) && one->isVisible() ? 1 : 0;
            QCOMPARE(open, 1);
        }
    }

    void aSavedBattleIsAmongTheRecentFiles() {
        BattleWindow* battle = openBattle();
        QVERIFY(battle);
        const QString file = m_dir.filePath(QStringLiteral("other.battle"));
        QVERIFY(battle->session().save(file.toStdString()));
        QTest::keyClick(battle, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(m_program->settings().value(QStringLiteral("recent")).toStringList().contains(file));
    }

    /// Set up, played, saved, played on and closed; then opened from the list of recent files.
    void aBattleReopenedFromTheRecentFilesHasItsPlayers() {
        m_program->desktop().showStart();
        QTest::mouseClick(window<StartWindow>()->findChild<QAbstractButton*>(QStringLiteral("battle")), Qt::LeftButton);
        QTest::mouseClick(window<SetupDialog>()->findChild<QAbstractButton*>(QStringLiteral("begin")), Qt::LeftButton);
        auto* battle = window<BattleWindow>();
        QVERIFY(battle && QTest::qWaitForWindowActive(battle));
        // A key pressed while something is shown, or just after it, does not answer.
        const auto answer = [&battle] {
            const BattleSession& session = battle->session();
            const std::size_t before = session.record().entries.size();
            const auto isAnswered = [&] {
                if (session.record().entries.size() == before && !session.isBusy() && session.isPersonDue())
                    QTest::keyClick(battle, Qt::Key_Return);
                return session.record().entries.size() > before && !session.isBusy();
            };
            QTRY_VERIFY_WITH_TIMEOUT(isAnswered(), 20000);
        };
        for (int i = 0; i < 3; ++i)
            answer();
        const QString file = m_dir.filePath(QStringLiteral("recent.battle"));
        test::answerWithFile(file);
        QTest::keyClick(battle, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        QVERIFY(m_program->desktop().openFile(file));  // the open window is raised
        const auto windows = QApplication::topLevelWidgets();
        QCOMPARE(
            std::ranges::count_if(
                windows, [](const QWidget* one) { return qobject_cast<const BattleWindow*>(one) && one->isVisible(); }),
            1);
        battle->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(battle));
        const qint64 size = QFile(file).size();
        answer();
        QTRY_VERIFY_WITH_TIMEOUT(!battle->session().isModified() && QFile(file).size() > size, 20000);
        battle->close();
        QCoreApplication::sendPostedEvents(battle, QEvent::DeferredDelete);
        auto* recent = window<StartWindow>()->findChild<QListWidget*>(QStringLiteral("recent"));
        QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0)).center());
        battle = window<BattleWindow>();
        QVERIFY(battle);
        QCOMPARE(battle->session().file(), std::filesystem::path(file.toStdString()));
        QCOMPARE(battle->session().player(Side::A), By::Person);
        QCOMPARE(battle->session().player(Side::B), By::Standard);
        battle->setAsksBeforeClosing(false);
    }

    void theOddsOfAnEarlierMomentAreThoseOfItsTable() {
        BattleWindow* battle = openBattle();
        QVERIFY(battle);
        battle->session().setMoment(battle->session().timeline().size() / 2);
        const std::size_t entries = battle->session().here(battle->session().moment())->record.entries.size();
        QVERIFY(entries < battle->session().record().entries.size());
        auto* action = battle->findChild<QAction*>(QStringLiteral("actionOdds"));
        QVERIFY(action->isEnabled());
        action->trigger();
        auto* odds = window<OddsDialog>();
        QVERIFY(odds);
        QVERIFY(odds->run().question().here);
        QVERIFY(odds->run().question().here->prefix.entries.size() <= entries);
        odds->close();
    }

    void aWhatIfIsMarked() {
        BattleWindow* battle = openBattle();
        QVERIFY(battle);
        QVERIFY(!battle->findChild<QLabel*>(QStringLiteral("whatIfBand")));
        battle->session().setMoment(30);
        battle->findChild<QAction*>(QStringLiteral("actionWhatIf"))->trigger();
        BattleWindow* copy = nullptr;
        for (QWidget* one : QApplication::topLevelWidgets())
            if (auto* other = qobject_cast<BattleWindow*>(one); other && other != battle && other->isVisible())
                copy = other;
        QVERIFY(copy);
        QVERIFY2(copy->windowTitle().startsWith(QStringLiteral("What if: from event 30")),
                 qPrintable(copy->windowTitle()));
        const auto* band = copy->findChild<QLabel*>(QStringLiteral("whatIfBand"));
        QVERIFY(band && band->isVisible());
        QVERIFY2(band->text().contains(QStringLiteral("event 30")) && band->text().contains(QStringLiteral("Here:")),
                 qPrintable(band->text()));
        const QString before = band->text();
        copy->session().autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!copy->session().isBusy() && band->text() != before, 20000);
        copy->close();
    }

    void whatWasOpenedIsRemembered() {
        QVERIFY(openBattle());
        QVERIFY(m_program->settings()
                    .value(QStringLiteral("recent"))
                    .toStringList()
                    .front()
                    .endsWith(QStringLiteral("evening.battle")));
    }

    void aCampaignOpensInItsWindowAndIsRemembered() {
        test::CampaignFolder folder;
        const QString file = folder.found("quick_start")->file();
        QVERIFY(m_program->desktop().openFile(file));
        auto* campaign = window<CampaignWindow>();
        QVERIFY(campaign);
        QCOMPARE(campaign->session().file(), file);
        QCOMPARE(m_program->settings().value(QStringLiteral("recent")).toStringList().front(), file);
        QVERIFY(!m_program->desktop().openFile(folder.newFile()));
    }
};

QTEST_MAIN(TestDesktop)
#include "tst_desktop.moc"
