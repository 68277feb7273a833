// The campaign window, driven as a person drives it: mouse, wheel and keys.
#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/umpire/actions.h"
#include "models/campaign/tables/army_model.h"
#include "models/text/campaign_words.h"
#include "tests/support/adjudicate_now.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/tables/history_panel.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/next_bar.h"
#include "ui/common/colours.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <ctime>

using namespace ephor;
using namespace ephor::campaign;

namespace {

QTableView* table(QWidget& window, const char* name) { return window.findChild<QTableView*>(QLatin1StringView(name)); }

int rowOf(const QTableView& view, const QString& name) {
    for (int row = 0; row < view.model()->rowCount(); ++row)
        if (view.model()->index(row, 0).data().toString() == name)
            return row;
    return -1;
}

void clickRow(QTableView& view, int row) {
    view.scrollTo(view.model()->index(row, 0));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(row, 0)).center());
}

void dragTo(MapView& map, QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, map.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(map.viewport(), &move);
}

}  // namespace

class TestCampaignWindow : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown(const char* scenario, QSettings* settings = nullptr) {
        auto window = test::shownCampaign(m_folder.found(scenario), {.settings = settings}, {1024, 700});
        window->resize(1280, 800);  // on the screen, so that the map has its size at once
        return window;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void panelsStayUntilAPhaseBegins() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const auto isInFront = [](const CampaignWindow& window, const char* name) {
            const auto* dock = window.findChild<QDockWidget*>(QLatin1StringView(name));
            return QTest::qWaitFor([dock] { return !dock->widget()->visibleRegion().isEmpty(); }, 2000);
        };
        {
            const auto window = shown("six_cities", &settings);
            CampaignSession& session = window->session();
            QVERIFY(isInFront(*window, "ordersDock"));
            QVERIFY(test::playToBattle(session));
            QVERIFY(isInFront(*window, "battlesDock"));
            // Undo and redo of what leaves the phase as it is.
            window->findChild<QAction*>(QStringLiteral("actionReview"))->trigger();
            QVERIFY(isInFront(*window, "reviewDock"));
            QVERIFY(session.perform([](Journal& journal) { setDeadline(journal, {}); }));
            QVERIFY(session.undo());
            QVERIFY(isInFront(*window, "reviewDock"));
            QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
            QVERIFY(session.pendingBattles().empty());
            QVERIFY(isInFront(*window, "reviewDock"));
            session.setMoment(1);
            QVERIFY(isInFront(*window, "reviewDock"));
            session.setMoment(session.lastMoment());
            QVERIFY(session.closeTurn());
            QVERIFY(isInFront(*window, "ordersDock"));
            window->findChild<QAction*>(QStringLiteral("actionReview"))->trigger();
            window->close();
        }
        // A new campaign begins at the orders desk.
        const auto window = shown("six_cities", &settings);
        QVERIFY(isInFront(*window, "ordersDock"));
    }

    void theButtonPlaysAWholeMove() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        auto* next = window->findChild<QPushButton*>(QStringLiteral("next"));
        bool fought = false;
        for (int i = 0; i < 40 && !(fought && session.next() == CampaignSession::Next::Adjudicate); ++i) {
            QTest::mouseClick(next, Qt::LeftButton);
            test::adjudicateNow(*window);
            if (session.next() == CampaignSession::Next::Battles) {
                fought = true;
                window->findChild<QAction*>(QStringLiteral("actionFightAll"))->trigger();
            }
            QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000);
        }
        QVERIFY(fought);
        QVERIFY(session.campaign().state.course.turn > 1);
        const std::string head = session.journal().head();
        const State state = session.campaign().state;
        const int entries = session.lastMoment();
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.lastMoment(), entries + 1);
        QVERIFY(!(session.campaign().state == state));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session.campaign().state == state);
        QVERIFY(session.journal().head() != head);
        QCOMPARE(test::CampaignFolder::open(session.file())->journal().head(), session.journal().head());
    }

    void undoSaysWhatItTakesBack() {
        const auto window = shown("six_cities");
        auto* undo = window->findChild<QAction*>(QStringLiteral("actionUndo"));
        QVERIFY(!undo->isEnabled());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(test::adjudicateNow(*window));
        QVERIFY(undo->isEnabled());
        QVERIFY(undo->text().contains(QStringLiteral("Orders adjudicated")));
    }

    void aClickOnTheMapMarksTheRowsAndARowTheMap() {
        const auto window = shown("hellas_431");
        MapView& map = window->map();
        map.fitWhole();
        const PlaceId athens = window->session().scenario().map.find("athens");
        map.showPlace(athens);
        map.zoomBy(6);
        map.centerOn(onMap(37.97, 23.72));
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(athens).toPoint());
        QCOMPARE(window->sight().selection().place, athens);
        QTableView* cities = table(*window, "cities");
        QCOMPARE(cities->currentIndex().data().toString(), QStringLiteral("Athens"));

        QTableView* armies = table(*window, "armies");
        const int row = rowOf(*armies, QStringLiteral("Army of Attica"));
        QVERIFY(row >= 0);
        clickRow(*armies, row);
        const ArmyId army = window->sight().selection().army;
        QVERIFY(army);
        QCOMPARE(window->session().campaign().state.armies[army.index()].name, std::string("Army of Attica"));
        QVERIFY(map.viewport()->rect().contains(map.placeOf(window->sight().selection().place).toPoint()));
        QTest::keyClick(armies, Qt::Key_Down);
        QVERIFY(window->sight().selection().army != army);
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Escape);
        QVERIFY(window->sight().selection() == Selection{});
    }

    void aCounterIsPickedAndItsMarchIsShown() {
        const auto window = shown("six_cities");
        MapView& map = window->map();
        const ArmyId army = window->sight().armies().front().army;
        const auto counter = map.placeOf(army);
        QVERIFY(counter);
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, counter->toPoint());
        QCOMPARE(window->sight().selection().army, army);
        const Map& places = window->session().scenario().map;
        const PlaceId there = places.steps(window->sight().selection().place).front().to;
        QTest::mouseMove(map.viewport(), map.placeOf(there).toPoint());
        QTRY_VERIFY(!map.march().stages.empty());
        QCOMPARE(map.march().stages.back().place, there);
        QVERIFY(map.planSaid().contains(QString::fromStdString(places.place(there).name)));
        QSignalSpy wanted(&map, &MapView::marchWanted);
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
    }

    void aFleetIsPickedItsPassageIsShownAndItIsDraggedThere() {
        const auto window = shown("hellas_431");
        const Campaign& campaign = window->session().campaign();
        MapView& map = window->map();
        const FleetId fleet(0);
        const PlaceId from = campaign.state.fleets[0].place;
        map.centerOn(onMap(campaign.scenario.map.place(from).latitude, campaign.scenario.map.place(from).longitude));
        map.zoomBy(3);
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(fleet)->toPoint());
        QCOMPARE(window->sight().selection().fleet, fleet);
        QVERIFY(table(*window, "fleets")->currentIndex().isValid());
        PlaceId near;
        for (const Step& step : campaign.scenario.map.steps(from))
            if (campaign.scenario.map.way(step.way).kind == WayKind::Sea)
                near = step.to;
        QVERIFY(near);
        QSignalSpy wanted(&map, &MapView::passageWanted);
        const QPoint at = map.placeOf(fleet)->toPoint();
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, at);
        dragTo(map, at + QPoint(14, 14));
        dragTo(map, map.placeOf(near).toPoint());
        QVERIFY(!map.passage().stages.empty());
        QCOMPARE(map.passage().stages.back().place, near);
        QCOMPARE(map.passage().lanes(), 1);
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, map.placeOf(near).toPoint());
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().value<Passage>().fleet, fleet);
    }

    void theWheelZoomsAboutThePointer() {
        const auto window = shown("hellas_431");
        MapView& map = window->map();
        map.zoomBy(4);
        const QPointF at(200, 150);
        const QPointF under = map.viewportTransform().inverted().map(at);
        const double before = map.pixelsForKilometre();
        QWheelEvent wheel(at, map.viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(map.viewport(), &wheel);
        QVERIFY(map.pixelsForKilometre() > before);
        const QPointF off = map.viewportTransform().map(under) - at;
        QVERIFY(off.manhattanLength() < 2);
    }

    void theButtonsOfPanelsAreSeenInTheDark() {
        const QPalette before = QApplication::palette();
        for (const bool dark : {false, true}) {
            QApplication::setPalette(ephorPalette(dark));
            const auto window = shown("small");
            const auto* panel = window->findChild<QDockWidget*>(QStringLiteral("historyDock"));
            const auto buttons = panel->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
            QCOMPARE(buttons.size(), 2);
            for (const QAbstractButton* button : buttons) {
                const QImage drawn = button->icon().pixmap(QSize(16, 16)).toImage();
                int seen = 0;
                for (int y = 0; y < drawn.height(); ++y)
                    for (int x = 0; x < drawn.width(); ++x)
                        if (const QColor pixel = drawn.pixelColor(x, y); pixel.alpha() > 200)
                            seen += (pixel.lightness() > 127) == dark ? 1 : -1;
                QVERIFY2(seen > 0, qPrintable(button->objectName()));
            }
        }
        QApplication::setPalette(before);
    }

    void quitClosesAllWindows() {
        const auto first = shown("small");
        const auto second = shown("small");
        for (CampaignWindow* window : {first.get(), second.get()})
            window->setAttribute(Qt::WA_DeleteOnClose, false);
        QTest::keyClick(second.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!first->isVisible());
        QVERIFY(!second->isVisible());
    }

    void theStatusBarKeepsNoHintOfAnEarlierMap() {
        const auto window = shown("small");
        MapView& map = window->map();
        const PlaceId megara = window->session().scenario().map.find("megara");
        QTest::mouseMove(map.viewport(), map.placeOf(megara).toPoint());
        QTRY_COMPARE(window->statusBar()->currentMessage(), QStringLiteral("Megara"));
        QVERIFY(window->session().adjudicateTurn());
        QVERIFY(window->statusBar()->currentMessage().isEmpty());
    }

    void draggingPansTheMapAndPicksNothing() {
        const auto window = shown("hellas_431");
        MapView& map = window->map();
        map.zoomBy(4);
        const PlaceId athens = window->session().scenario().map.find("athens");
        const QPointF before = map.placeOf(athens);
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, QPoint(300, 300));
        for (int i = 1; i <= 6; ++i)
            QTest::mouseMove(map.viewport(), QPoint(300 - 10 * i, 300 - 5 * i));
        QMouseEvent move(QEvent::MouseMove, QPointF(240, 270), map.viewport()->mapToGlobal(QPointF(240, 270)),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(map.viewport(), &move);
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, QPoint(240, 270));
        const QPointF moved = map.placeOf(athens) - before;
        QVERIFY(moved.x() < -40 && moved.y() < -20);
        QVERIFY(window->sight().selection() == Selection{});
    }

    void aPowersViewShowsNoMoreThanItKnows() {
        const auto window = shown("hellas_431");
        auto* seenBy = window->findChild<QComboBox*>(QStringLiteral("seenBy"));
        const int all = table(*window, "armies")->model()->rowCount();
        seenBy->setFocus();
        QTest::keyClick(seenBy, Qt::Key_Down);
        QTest::keyClick(seenBy, Qt::Key_Down);
        QCOMPARE(window->sight().seenBy(), PowerId(1));
        QVERIFY(table(*window, "armies")->model()->rowCount() < all);
        QCOMPARE(window->map().placeOf(ArmyId(0)).has_value(),
                 window->sight().knows(window->session().campaign().state.armies[0].power));
    }

    void theHistoryGoesBackAndTheBarLeadsToNow() {
        const auto window = shown("six_cities");
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(test::adjudicateNow(*window));
        auto* history = window->findChild<HistoryPanel*>();
        clickRow(*history, 0);
        QVERIFY(!window->session().isLive());
        QCOMPARE(window->session().moment(), 1);
        QVERIFY(window->findChild<NextBar*>()->said().contains(QStringLiteral("An earlier moment")));
        QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        QVERIFY(window->session().isLive());
        QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window->session().moment(), 1);
    }

    void findLeadsToCitiesArmiesAndLeaders() {
        const auto window = shown("hellas_431");
        QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* finder = window->findChild<QLineEdit*>(QStringLiteral("finder"));
        QTRY_VERIFY(finder->hasFocus());
        QTest::keyClicks(finder, QStringLiteral("Plataea"));
        QTest::keyClick(finder, Qt::Key_Return);
        QCOMPARE(window->session().scenario().map.place(window->sight().selection().place).id, std::string("plataea"));
        finder->selectAll();
        QTest::keyClicks(finder, QStringLiteral("Phormio"));
        QTest::keyClick(finder, Qt::Key_Return);
        QVERIFY(window->sight().selection().leader);
    }

    void tablesAreFilteredSortedAndCopied() {
        const auto window = shown("hellas_431");
        auto* cities = table(*window, "cities");
        window->findChild<QDockWidget*>(QStringLiteral("citiesDock"))->raise();
        QCoreApplication::processEvents();
        auto* filter = window->findChild<QLineEdit*>(QStringLiteral("citiesFilter"));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("boeotia"));
        QVERIFY(cities->model()->rowCount() > 2);
        QVERIFY(cities->model()->rowCount() < 30);
        QTest::keyClick(filter, Qt::Key_Return);
        QTest::keyClick(cities, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), cities->model()->rowCount() + 1);
    }

    void everyActionHasANameATipAndAPlace() {
        const auto window = shown("six_cities");
        QSet<QKeySequence> keys;
        for (const QAction* top : window->menuBar()->actions())
            for (const QAction* action : top->menu()->actions()) {
                if (action->isSeparator() || action->menu())
                    continue;
                QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
                QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
                if (!action->shortcut().isEmpty()) {
                    QVERIFY2(!keys.contains(action->shortcut()), qPrintable(action->text()));
                    keys.insert(action->shortcut());
                }
            }
    }

    void whatIsNotPlayedIsNotInTheWindow() {
        const auto hasHeading = [](CampaignWindow& window, const char* name, const QString& heading) {
            const QAbstractItemModel& rows = *table(window, name)->model();
            for (int column = 0; column < rows.columnCount(); ++column)
                if (rows.headerData(column, Qt::Horizontal).toString() == heading)
                    return true;
            return false;
        };
        const auto full = shown("six_cities");
        QVERIFY(full->findChild<QDockWidget*>(QStringLiteral("fleetsDock")));
        QVERIFY(hasHeading(*full, "armies", QStringLiteral("Supply")));
        QVERIFY(hasHeading(*full, "powers", QStringLiteral("Treasury")));
        const auto lite = shown("quick_start");
        QVERIFY(!lite->findChild<QDockWidget*>(QStringLiteral("fleetsDock")));
        QVERIFY(!table(*lite, "fleets")->isVisible());
        QVERIFY(!hasHeading(*lite, "armies", QStringLiteral("Supply")));
        QVERIFY(!hasHeading(*lite, "powers", QStringLiteral("Treasury")));
        QVERIFY(hasHeading(*lite, "powers", QStringLiteral("Arete")));
        QVERIFY(hasHeading(*lite, "armies", QStringLiteral("Fatigue")));
        QVERIFY(hasHeading(*lite, "leaders", QStringLiteral("State")));
        for (const QAction* action : lite->menu(CampaignWindow::Menu::View)->actions())
            if (action->menu())
                for (const QAction* panel : action->menu()->actions())
                    QVERIFY(panel->text() != QStringLiteral("Fleets"));
    }

    void anArmyThatHasNoEnemyBeforeItDoesNotBesiege() {
        const auto window = shown("small");
        CampaignSession& session = window->session();
        State state = session.campaign().state;
        Army& army = state.armies.front();
        QCOMPARE(state.cities[army.place.index()].owner, army.power);
        army.posture = Posture::Besiege;
        QVERIFY(session.perform([&](Journal& journal) { test::become(journal, state, "on its way to the enemy"); }));
        const QTableView& armies = *table(*window, "armies");
        const int row = rowOf(armies, nameOf(session.campaign(), ArmyId(0)));
        QVERIFY(row >= 0);
        QCOMPARE(armies.model()->index(row, ArmyModel::PostureColumn).data().toString(), text(Posture::Hold));
    }

    void theNextThingIsThePendingBattleOnItsPanel() {
        CampaignWindow window(m_folder.found("six_cities"), CampaignWindowNeeds{});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(test::playToBattle(window.session()));
        QTest::keyClick(&window, Qt::Key_F7);
        const auto* panel = window.findChild<BattlesPanel*>();
        QVERIFY(panel->isVisible());
        QCOMPARE(panel->battle(), window.session().pendingBattles().front());
    }

    void pictures_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QSize>("size");
        for (const char* scenario : {"hellas_431", "six_cities"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                QTest::newRow(qPrintable(QStringLiteral("%1-%2").arg(QLatin1StringView(scenario)).arg(size.width())))
                    << QString::fromLatin1(scenario) << size;
    }
    void pictures() {
        QFETCH(QString, scenario);
        QFETCH(QSize, size);
        const QByteArray name = scenario.toLatin1();
        test::picture(
            QStringLiteral("campaign-") + QLatin1StringView(QTest::currentDataTag()),
            [&] { return std::make_unique<CampaignWindow>(m_folder.found(name.constData()), CampaignWindowNeeds{}); },
            [&, size](QWidget& widget) {
                auto& window = dynamic_cast<CampaignWindow&>(widget);
                window.resize(size);  // the screen of the tests is smaller
                QVERIFY(test::playToBattle(window.session()));
                QCoreApplication::processEvents();
                window.map().fitWar();
                if (scenario == QLatin1StringView("hellas_431"))
                    window.map().zoomBy(2.2);
                window.sight().select(window.sight().armies().front().army);
                const Map& map = window.session().scenario().map;
                const PlaceId far = map.steps(map.steps(window.sight().selection().place).front().to).back().to;
                QTest::mouseMove(window.map().viewport(), window.map().placeOf(far).toPoint());
                QTest::qWait(50);
            },
            size);
    }

    void whatScoutsToldStandsOnTheMap() {
        const auto show = [this] {
            auto window = std::make_unique<CampaignWindow>(m_folder.found("hellas_431"), CampaignWindowNeeds{});
            CampaignSession& session = window->session();
            for (int move = 0; move < 3; ++move)
                if (!session.adjudicateTurn() ||
                    !session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }) ||
                    !session.closeTurn())
                    break;
            return window;
        };
        test::picture(QStringLiteral("campaign-seen"), show, [](QWidget& widget) {
            auto& window = dynamic_cast<CampaignWindow&>(widget);
            std::size_t most = 0;
            for (std::size_t p = 0; p < window.session().scenario().powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                if (const auto sightings = visibleTo(window.session().campaign(), power).known.state.sightings.size();
                    sightings > most) {
                    most = sightings;
                    window.sight().setSeenBy(power);
                }
            }
            QVERIFY(most > 0);
            QCoreApplication::processEvents();
            window.map().fitWar();
            window.map().zoomBy(1.6);
            QTest::qWait(250);
        });
    }

    /// Processor time, as the machine may be busy with other things: 60 frames a second are 16.7 ms. The numbers are
    /// printed for those who want them.
    void theMapFollowsTheHand() {
        const auto window = shown("hellas_431");
        MapView& map = window->map();
        map.zoomBy(2);
        const auto median = [&map](auto step) {
            std::vector<double> times;
            for (int i = 0; i < 61; ++i) {
                const std::clock_t before = std::clock();
                step(i);
                map.viewport()->repaint();
                times.push_back(1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
            }
            std::ranges::sort(times);
            return times[times.size() / 2];
        };
        const double pan = median([&map](int i) {
            map.centerOn(map.mapToScene(map.viewport()->rect().center()) + QPointF(i % 20 < 10 ? 3 : -3, 1));
        });
        const double zoom = median([&map](int i) { map.zoomBy(i % 20 < 10 ? 1.06 : 1 / 1.06); });
        qInfo("median frame, processor time: pan %.1f ms, zoom %.1f ms, at %d x %d", pan, zoom, map.width(),
              map.height());
        QVERIFY(pan < 100);
        QVERIFY(zoom < 150);
    }
};

QTEST_MAIN(TestCampaignWindow)
#include "tst_campaign_window.moc"
