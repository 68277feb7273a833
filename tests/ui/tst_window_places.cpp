// Every window opens as it was left: its size, its panels, its splitters.
#include "core/rules/builtin.h"
#include "models/scenario/scenario_head.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "tests/ui/screen_of_size.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/common/actions/shortcuts.h"
#include "ui/common/renamed_settings.h"
#include "ui/manual/manual_window.h"
#include "ui/odds/odds_dialog.h"
#include "ui/start/start_window.h"

#include <QDockWidget>
#include <QFile>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

using namespace ephor;

namespace {

using Make = std::function<std::unique_ptr<QWidget>(QSettings*)>;

std::unique_ptr<QWidget> list(QSettings* settings) {
    return std::make_unique<ArmyListWindow>(ArmyListNeeds{findSystem, {"men_of_bronze"}, {}, settings});
}

std::unique_ptr<QWidget> odds(QSettings* settings) {
    OddsNeeds needs;
    needs.game = test::bronzeSession()->sharedGame();
    needs.settings = settings;
    return std::make_unique<OddsDialog>(std::move(needs));
}

std::unique_ptr<QWidget> setup(QSettings* settings) {
    const auto systems = builtinSystems();
    return std::make_unique<SetupDialog>(
        SetupNeeds{{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }, settings});
}

std::unique_ptr<QWidget> start(QSettings* settings) {
    return std::make_unique<StartWindow>(sampleArmies(findSystem, {"men_of_bronze"}),
                                         sampleBattles(findSystem, {"men_of_bronze"}), settings);
}

std::unique_ptr<QWidget> manual(QSettings* settings) { return std::make_unique<ManualWindow>(settings); }

std::unique_ptr<QWidget> scenario(QSettings* settings) {
    return std::make_unique<ScenarioWindow>(std::make_unique<ScenarioDocument>(newScenario()), QString(), settings);
}

std::unique_ptr<QWidget> shown(const Make& make, QSettings* settings) {
    std::unique_ptr<QWidget> window = make(settings);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("the window was not shown");
    return window;
}

}  // namespace

class TestWindowPlaces : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QString file() const { return m_dir.filePath(QStringLiteral("ephor.ini")); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { QFile::remove(file()); }

    void aWindowHasItsSizeAgain_data() {
        QTest::addColumn<Make>("make");
        QTest::newRow("army list") << Make(list);
        QTest::newRow("odds") << Make(odds);
        QTest::newRow("set-up") << Make(setup);
        QTest::newRow("start") << Make(start);
        QTest::newRow("manual") << Make(manual);
        QTest::newRow("scenario") << Make(scenario);
    }
    void aWindowHasItsSizeAgain() {
        QFETCH(Make, make);
        QSettings settings(file(), QSettings::IniFormat);
        QSize size;
        {
            const auto window = shown(make, &settings);
            const QSize first = window->size();
            window->resize(first - QSize(37, 23));
            size = window->size();
            QVERIFY(size != first);
            window->close();
        }
        const auto again = shown(make, &settings);
        QCOMPARE(again->size(), size);
        again->close();
        const auto fresh = shown(make, nullptr);
        QVERIFY(fresh->size() != size);
        fresh->close();
    }

    void noWindowOpensLargerThanTheScreen_data() { aWindowHasItsSizeAgain_data(); }
    void noWindowOpensLargerThanTheScreen() {
        QFETCH(Make, make);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPixelSize(26);
        QApplication::setFont(large);
        const auto window = shown(make, nullptr);
        QApplication::setFont(usual);
        const QSize screen = window->screen()->availableSize();
        QVERIFY(window->width() <= screen.width() && window->height() <= screen.height());
        window->close();
    }

    void thePanelsOfAListStandWhereTheyStood() {
        QSettings settings(file(), QSettings::IniFormat);
        {
            const auto window = shown(list, &settings);
            window->findChild<QDockWidget*>(QStringLiteral("problemsDock"))->hide();
            static_cast<QMainWindow*>(window.get())
                ->addDockWidget(Qt::RightDockWidgetArea, window->findChild<QDockWidget*>(QStringLiteral("armyDock")));
            window->close();
        }
        const auto again = shown(list, &settings);
        auto* army = again->findChild<QDockWidget*>(QStringLiteral("armyDock"));
        QCOMPARE(static_cast<QMainWindow*>(again.get())->dockWidgetArea(army), Qt::RightDockWidgetArea);
        QVERIFY(again->findChild<QDockWidget*>(QStringLiteral("problemsDock"))->isHidden());
    }

    void theTopicsOfTheManualAreAsWideAsTheyWere() {
        QSettings settings(file(), QSettings::IniFormat);
        QList<int> sizes;
        {
            const auto window = shown(manual, &settings);
            auto* splitter = window->findChild<QSplitter*>();
            sizes = splitter->sizes();
            splitter->setSizes({sizes[0] + 60, sizes[1] - 60});
            QVERIFY(splitter->sizes() != sizes);
            sizes = splitter->sizes();
            window->close();
        }
        QCOMPARE(shown(manual, &settings)->findChild<QSplitter*>()->sizes(), sizes);
    }

    void aDialogThatIsGivenUpRemembersToo() {
        QSettings settings(file(), QSettings::IniFormat);
        QSize size;
        {
            const auto window = shown(setup, &settings);
            window->resize(window->size() + QSize(41, 29));
            size = window->size();
            QTest::keyClick(window.get(), Qt::Key_Escape);
            QVERIFY(!window->isVisible());
        }
        QCOMPARE(shown(setup, &settings)->size(), size);
    }

    void whatWasStoredUnderOldNamesIsKept() {
        QSettings settings(file(), QSettings::IniFormat);
        const auto windowWith = [](const char* bar, Qt::ToolBarArea area) {
            auto window = std::make_unique<QMainWindow>();
            auto* tools = new QToolBar(window.get());
            tools->setObjectName(QLatin1StringView(bar));
            window->addToolBar(area, tools);
            return window;
        };
        const QString places = QStringLiteral("campaignWindow/places");
        settings.setValue(places, windowWith("moveBar", Qt::LeftToolBarArea)->saveState());
        settings.setValue(QStringLiteral("shortcuts/campaign/actionCloseMove"), QStringLiteral("Ctrl+Alt+9"));
        renameSettings(settings);
        renameSettings(settings);
        QVERIFY(!settings.contains(QStringLiteral("shortcuts/campaign/actionCloseMove")));
        QCOMPARE(Shortcuts(&settings).of(actionInfo(ActionSection::Campaign, "actionCloseTurn")),
                 QKeySequence(QStringLiteral("Ctrl+Alt+9")));
        const auto window = windowWith("turnBar", Qt::TopToolBarArea);
        QVERIFY(window->restoreState(settings.value(places).toByteArray()));
        QCOMPARE(window->toolBarArea(window->findChild<QToolBar*>()), Qt::LeftToolBarArea);
    }
};

/// On a screen of a usual size: no window is restored larger than its screen.
int main(int argc, char** argv) { return test::runOnScreen<TestWindowPlaces>({1920, 1080}, argc, argv); }

#include "tst_window_places.moc"
