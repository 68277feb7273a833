// The editor of a scenario, driven as a person drives it: places moved and put down with the mouse, fields typed, taken
// back, saved and begun from.
#include "core/campaign/scenario/folder.h"
#include "core/campaign/scenario/settings.h"
#include "models/scenario/scenario_head.h"
#include "models/text/battle_words.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/scenario_editor/scenario_window.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

using namespace ephor;
using namespace ephor::campaign;
using test::typeInto;

namespace {

std::unique_ptr<ScenarioWindow> shown(const char* scenario = "quick_start") {
    auto window =
        std::make_unique<ScenarioWindow>(std::make_unique<ScenarioDocument>(*builtinScenario(scenario)), QString());
    window->setAsksBeforeClosing(false);
    window->resize(1280, 800);
    window->show();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get());
    return window;
}

template <typename W> W* field(QWidget& window, const char* key) {
    return window.findChild<W*>(QStringLiteral("field_") + QLatin1StringView(key));
}

void click(ScenarioWindow& window, QPointF at) {
    QTest::mouseMove(window.map().viewport(), at.toPoint());
    QTest::mouseClick(window.map().viewport(), Qt::LeftButton, {}, at.toPoint());
}

/// With the buttons held, as QTest's moves do not hold them.
void drag(QWidget& on, QPointF from, QPointF to) {
    QTest::mousePress(&on, Qt::LeftButton, {}, from.toPoint());
    for (int i = 1; i <= 8; ++i) {
        const QPointF at = from + (to - from) * i / 8;
        QMouseEvent move(QEvent::MouseMove, at, on.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&on, &move);
    }
    QTest::mouseRelease(&on, Qt::LeftButton, {}, to.toPoint());
}

std::size_t placeOf(ScenarioWindow& window, const char* id) {
    return *window.document().sheet().rowOf(RowKind::Place, id);
}

QPointF at(ScenarioWindow& window, const char* id) {
    return window.map().placeOf(PlaceId(static_cast<int>(placeOf(window, id))));
}

}  // namespace

class TestScenarioWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aNewScenarioIsPlayableAndItsHeadIsAForm() {
        ScenarioWindow window(std::make_unique<ScenarioDocument>(newScenario()), QString());
        window.setAsksBeforeClosing(false);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY2(window.document().isPlayable(), qPrintable(text(window.document().findings())));
        auto* name = window.findChild<QLineEdit*>(QStringLiteral("scenarioName"));
        QVERIFY(name && name->isVisible());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("The war of the isles"));
        QVERIFY(window.findChild<QLineEdit*>(QStringLiteral("scenarioName")) == name);  // typing keeps the field
        QCOMPARE(window.document().name(), QStringLiteral("The war of the isles"));
        auto* year = window.findChild<QSpinBox*>(QStringLiteral("scenarioYear"));
        year->selectAll();
        QTest::keyClicks(year, QStringLiteral("-480"));
        QTest::keyClick(year, Qt::Key_Tab);
        auto* story = window.findChild<QPlainTextEdit*>(QStringLiteral("scenarioStory"));
        story->setFocus();
        QTest::keyClicks(story, QStringLiteral("Two \"isles\" quarrel."));
        const ScenarioHead head = headOf(window.document().files());
        QCOMPARE(head.year, -480);
        QCOMPARE(head.story, QStringLiteral("Two \"isles\" quarrel."));
        QVERIFY(window.document().isPlayable());
        test::keepPicture(window, QStringLiteral("scenario-new"));
        window.document().undo();
        QCOMPARE(headOf(window.document().files()).story, QString());
        QCOMPARE(window.findChild<QPlainTextEdit*>(QStringLiteral("scenarioStory"))->toPlainText(), QString());
    }

    void aClickOnAPlaceOpensItsFormAndTypingChangesIt() {
        const auto window = shown();
        click(*window, at(*window, "thebes"));
        QVERIFY(window->selection());
        auto* name = field<QLineEdit>(*window, "name");
        QCOMPARE(name->text(), QStringLiteral("Thebes"));
        typeInto(*name, QStringLiteral("Thebai"));
        QCOMPARE(window->document().sheet().places[placeOf(*window, "thebes")].text("name"), std::string("Thebai"));
        QVERIFY(window->isWindowModified());
        // All letters are one step.
        window->map().setFocus();
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(name->text(), QStringLiteral("Thebes"));
        QVERIFY(!window->isWindowModified());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(name->text(), QStringLiteral("Thebai"));
    }

    void aPlaceIsDraggedAndUndoPutsItBack() {
        const auto window = shown();
        const ScenarioFiles before = window->document().files();
        const QPointF from = at(*window, "olympia");
        drag(*window->map().viewport(), from, from + QPointF(40, 30));
        const QPointF moved = at(*window, "olympia") - from;
        QVERIFY(std::abs(moved.x() - 40) < 2 && std::abs(moved.y() - 30) < 2);
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->document().files().texts, before.texts);
    }

    void fleetsStandOnTheMapAndAreSetElsewhereByHand() {
        const auto window = shown();
        const ScenarioSheet& sheet = window->document().sheet();
        QVERIFY(!sheet.fleets.empty());
        const QPointF ship = *window->map().placeOf(FleetId(0));
        click(*window, ship);
        QVERIFY(window->selection() == (RowRef{RowKind::Fleet, 0, 0}));
        const std::string home = sheet.fleets[0].text("place");
        const char* there = home == "gytheum" ? "nisaea" : "gytheum";
        drag(*window->map().viewport(), ship, at(*window, there));
        QCOMPARE(window->document().sheet().fleets[0].text("place"), std::string(there));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->document().sheet().fleets[0].text("place"), home);
        const std::size_t fleets = sheet.fleets.size();
        QTest::keyClick(window.get(), Qt::Key_5, Qt::ControlModifier | Qt::ShiftModifier);
        click(*window, at(*window, "gytheum"));
        QCOMPARE(window->document().sheet().fleets.size(), fleets + 1);
    }

    void placesAndWaysAreDrawnAndTakenAway() {
        const auto window = shown();
        const std::size_t places = window->document().sheet().places.size();
        const std::size_t ways = window->document().sheet().ways.size();
        window->map().setFocus();
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        const QPointF spot = at(*window, "thebes") + QPointF(14, 60);
        click(*window, spot);
        QCOMPARE(window->document().sheet().places.size(), places + 1);
        QVERIFY(window->findChild<QTreeWidget*>(QStringLiteral("findings"))
                    ->topLevelItem(0)
                    ->text(1)
                    .contains(QStringLiteral("No way leads")));
        QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
        click(*window, spot);
        click(*window, at(*window, "thebes"));
        QCOMPARE(window->document().sheet().ways.size(), ways + 1);
        QVERIFY(window->document().findings().empty());
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        click(*window, spot);
        QCOMPARE(window->selection()->row, places);
        QTest::keyClick(window.get(), Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(window->document().sheet().places.size(), places);
        QCOMPARE(window->document().sheet().ways.size(), ways);
        QVERIFY(!window->selection());
    }

    void armiesLeadersAndPowersAreAddedAndEdited() {
        const auto window = shown();
        window->map().setFocus();
        QTest::keyClick(window.get(), Qt::Key_5, Qt::ControlModifier);
        click(*window, at(*window, "megara"));
        QCOMPARE(window->selection()->kind, RowKind::Army);
        const std::size_t army = window->selection()->row;
        QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("addUnit")), Qt::LeftButton);
        QCOMPARE(window->document().sheet().armies[army].units.size(), std::size_t{2});
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        window->select(RowRef{RowKind::Place, placeOf(*window, "megara"), 0});
        QTest::keyClick(window.get(), Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(window->selection()->kind, RowKind::Power);
        const std::size_t power = window->selection()->row;
        QCOMPARE(*window->document().sheet().ownerOf("megara"), power);
        QTest::keyClick(window.get(), Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(window->selection()->kind, RowKind::Leader);
        auto* points = field<QSpinBox>(*window, "cp");
        typeInto(*points, QStringLiteral("4"));
        QCOMPARE(window->document().sheet().leaders.back().number("cp", 0), 4.0);
        QVERIFY(window->document().isPlayable());
    }

    void aFaultIsNamedWhileItIsTypedAndLeadsToItsLine() {
        const auto window = shown();
        auto* tabs = window->findChild<QTabWidget*>(QStringLiteral("formAndText"));
        tabs->setCurrentIndex(1);
        window->select(RowRef{RowKind::Army, 0, 0});
        auto* text = window->findChild<QPlainTextEdit*>(QStringLiteral("scenarioText"));
        QVERIFY(text->textCursor().block().text().contains(QStringLiteral("[[army]]")));
        text->setFocus();
        QTextCursor cursor = text->document()->find(QStringLiteral("place = \"argos"));
        cursor.setPosition(cursor.selectionEnd());
        text->setTextCursor(cursor);
        QTest::keyClick(text, Qt::Key_X);
        auto* findings = window->findChild<QTreeWidget*>(QStringLiteral("findings"));
        QTRY_VERIFY(findings->topLevelItem(0)->text(1).contains(QStringLiteral("did you mean \"argos\"")));
        QVERIFY(findings->topLevelItem(0)->text(0).startsWith(QStringLiteral("armies.toml, line")));
        QVERIFY(!window->findChild<QAction*>(QStringLiteral("actionBegin"))->isEnabled());
        QTest::keyClick(text, Qt::Key_Backspace);
        QTRY_VERIFY(window->document().isPlayable());
    }

    void aScenarioIsSavedReadAgainAndBegunFrom() {
        QTemporaryDir folder;
        const auto window = shown();
        click(*window, at(*window, "thebes"));
        auto* owner = field<QComboBox>(*window, "owner");
        owner->setFocus();
        QTest::keyClick(owner, Qt::Key_Home);
        QVERIFY(!window->document().sheet().ownerOf("thebes"));
        QVERIFY(!window->document().findings().empty());
        QTest::keyClick(owner, Qt::Key_Down);
        const QString there = folder.filePath(QStringLiteral("mine"));
        QVERIFY(window->saveTo(there));
        QVERIFY(!window->isWindowModified());
        const Result<ScenarioFiles> read = readScenarioFolder(there.toStdString());
        QVERIFY(read);
        QCOMPARE(read->texts, window->document().files().texts);
        QSignalSpy wanted(window.get(), &ScenarioWindow::campaignWanted);
        window->findChild<QAction*>(QStringLiteral("actionBegin"))->trigger();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), there);
        QFile::remove(there + QStringLiteral("/map.toml"));
        QVERIFY(QDir().mkdir(there + QStringLiteral("/map.toml")));
        QVERIFY(!window->saveTo(there));
    }

    void everyActionHasANameAndATip() {
        const auto window = shown();
        QSet<QKeySequence> keys;
        for (const QAction* top : window->menuBar()->actions())
            for (const QAction* action : top->menu()->actions()) {
                if (action->isSeparator() || action->menu())
                    continue;
                QVERIFY2(!action->statusTip().isEmpty() && !action->objectName().isEmpty(), qPrintable(action->text()));
                if (!action->shortcut().isEmpty()) {
                    QVERIFY2(!keys.contains(action->shortcut()), qPrintable(action->text()));
                    keys.insert(action->shortcut());
                }
            }
    }

    void pictures() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            test::picture(
                QStringLiteral("scenario-%1").arg(size.width()),
                [] {
                    return std::make_unique<ScenarioWindow>(
                        std::make_unique<ScenarioDocument>(*builtinScenario("hellas_431")), QString());
                },
                [size](QWidget& widget) {
                    auto& window = dynamic_cast<ScenarioWindow&>(widget);
                    window.setAsksBeforeClosing(false);
                    window.resize(size);
                    QCoreApplication::processEvents();
                    window.map().fitWar();
                    window.map().zoomBy(1.8);
                    window.select(RowRef{RowKind::Place, placeOf(window, "thebes"), 0});
                    QCOMPARE(test::cutTexts(window).join(u'\n'), QString());
                },
                size);
    }
};

QTEST_MAIN(TestScenarioWindow)
#include "tst_scenario_window.moc"
