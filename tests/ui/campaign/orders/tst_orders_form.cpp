// The form and the text of an order sheet are one document; orders are also given on the map, with mouse and keys.
#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/model/army_index.h"
#include "models/campaign/rulings.h"
#include "tests/support/answered_question.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/sheet_problems.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace ephor;
using namespace ephor::campaign;
using namespace ephor::test;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);
constexpr ArmyId attic(0);
const QString head = QStringLiteral("power athens\nturn 1\n");

}  // namespace

class TestOrdersForm : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    QTemporaryDir m_recovery;

    std::unique_ptr<CampaignWindow> shown(const char* scenario = "small") {
        return shownCampaign(m_folder.found(scenario), {.recovery = m_recovery.path().toStdU16String()});
    }
    static OrdersDesk& desk(const QWidget& window) { return *window.findChild<OrdersDesk*>(); }
    static QString written(const QWidget& window) { return part<QPlainTextEdit>(window, "orderSheet")->toPlainText(); }
    static void showPage(const QWidget& window, int page) {
        part<QTabBar>(window, "sheetPages")->setCurrentIndex(page);
    }
    static QComboBox& posture(const QWidget& window) { return *part<QComboBox>(window, "posture_army_0"); }
    static QLineEdit& goal(const QWidget& window) { return *part<QLineEdit>(window, "goal_army_0"); }
    static QString said(const QWidget& window) {
        const auto* list = part<QListWidget>(window, "ordersSaid");
        return list->count() > 0 ? list->item(0)->text() : QString();
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_recovery = QTemporaryDir(); }

    void theFormChangesOneLineOfTheText() {
        const auto window = shown();
        typeSheet(*window, athens,
                  head + QStringLiteral("# see you on Friday\nattic: watch; rest\nenvoy sparta: truce 6 moves"));
        showPage(*window, 0);
        QCOMPARE(posture(*window).currentText(), QStringLiteral("Keep watch"));
        posture(*window).setFocus();
        QTest::keyClick(&posture(*window), Qt::Key_R);  // ravage
        QCOMPARE(written(*window),
                 head + QStringLiteral("# see you on Friday\nattic: ravage; rest\nenvoy sparta: truce 6 moves"));
        goal(*window).setFocus();
        QTest::keyClicks(&goal(*window), QStringLiteral("megara"));
        QTest::keyClick(&goal(*window), Qt::Key_Return);
        QCOMPARE(written(*window),
                 head + QStringLiteral("# see you on Friday\nattic: march Eleusis, ravage Megara; rest\n"
                                       "envoy sparta: truce 6 moves"));
        QTRY_COMPARE(goal(*window).text(), QStringLiteral("Megara"));
        undo(*window);
        undo(*window);
        QCOMPARE(written(*window),
                 head + QStringLiteral("# see you on Friday\nattic: watch; rest\nenvoy sparta: truce 6 moves"));
    }

    void theFormWritesASheetInTomlAnewInLines() {
        const auto window = shown();
        const QString toml = QStringLiteral(
            "format = 1\npower = \"athens\"\nturn = 1\n\n# the army at home\n[[order]]\narmy = \"attic\"\n"
            "posture = \"watch\"\n\n[[envoy]]\nto = \"sparta\"\nword = \"truce\"\nmoves = 6\n");
        select(*window, athens);
        sheet(*window).selectAll();
        sheet(*window).insertPlainText(toml);
        showPage(*window, 0);
        QCOMPARE(posture(*window).currentText(), QStringLiteral("Keep watch"));
        QTest::keyClick(&posture(*window), Qt::Key_R);
        QVERIFY2(written(*window).startsWith(QStringLiteral("Orders of Athens, turn 1\n")),
                 qPrintable(written(*window)));
        QVERIFY2(written(*window).endsWith(QStringLiteral("\nArmy of Attica: ravage\n"
                                                          "Envoy to Sparta: truce for 6 turns\n")),
                 qPrintable(written(*window)));
        undo(*window);
        QCOMPARE(written(*window), toml);
    }

    void aFaultInASheetInTomlLeavesItsOtherOrdersInTheForm() {
        const auto window = shown();
        const QString toml = QStringLiteral(
            "format = 1\npower = \"athens\"\nturn = 1\n\n[[order]]\narmy = \"attic\"\nposture = \"watch\"\n\n"
            "[[envoy]]\nto = \"nowhere\"\nword = \"truce\"\nmoves = 6\n");
        select(*window, athens);
        sheet(*window).selectAll();
        sheet(*window).insertPlainText(toml);
        showPage(*window, 0);
        QTRY_COMPARE(posture(*window).currentText(), QStringLiteral("Keep watch"));
        QTest::keyClick(&posture(*window), Qt::Key_R);
        QCOMPARE(written(*window), toml);
        QCOMPARE(posture(*window).currentText(), QStringLiteral("Keep watch"));
        QVERIFY(part<QLabel>(*window, "messageText")->text().contains(QStringLiteral("in TOML and has faults")));
    }

    void theEmptySheetShowsAnExampleInTheNamesOfTheMap() {
        const auto window = shown();
        select(*window, athens);
        QCOMPARE(sheet(*window).placeholderText(),
                 QStringLiteral("Orders of Athens, turn 1\n\n"
                                "Army of Attica: march Eleusis; forced march; retire before a stronger enemy\n"));
    }

    void theTextChangesTheForm() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: march eleusis"));
        QTRY_COMPARE(goal(*window).text(), QStringLiteral("Eleusis"));
        QCOMPARE(posture(*window).currentText(), QStringLiteral("March"));
        QVERIFY(part<QLabel>(*window, "cost_army_0")->text().startsWith(QStringLiteral("CP 1 of")));
        QCOMPARE(part<QLabel>(*window, "state_army_0")->text(), QStringLiteral("arrives this turn"));
        QTest::keyClicks(&sheet(*window), QStringLiteral("; retire"));
        QTRY_VERIFY(said(*window).startsWith(QStringLiteral("All orders")));
        QCOMPARE(goal(*window).text(), QStringLiteral("Eleusis"));
    }

    void aFaultInOneOrderDoesNotHideTheOthers() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: march eleusis\nenvoy nobody: peace"));
        QTRY_VERIFY(said(*window).startsWith(QStringLiteral("Line 4")));
        QCOMPARE(goal(*window).text(), QStringLiteral("Eleusis"));
        typeSheet(*window, athens, head + QStringLiteral("attic: wach"));
        const auto* state = part<QLabel>(*window, "state_army_0");
        QTRY_VERIFY2(state->text().contains(QStringLiteral("wach")), qPrintable(state->text()));
        QCOMPARE(posture(*window).currentIndex(), -1);
        QCOMPARE(posture(*window).placeholderText(), QStringLiteral("Faulty order"));
    }

    void aGoalThatIsNotOnTheMapChangesNothing() {
        const auto window = shown();
        select(*window, athens);
        const QString before = written(*window);
        goal(*window).setFocus();
        QTest::keyClicks(&goal(*window), QStringLiteral("Eleussis"));
        QTest::keyClick(&goal(*window), Qt::Key_Return);
        QCOMPARE(written(*window), before);
        const auto* state = part<QLabel>(*window, "state_army_0");
        QVERIFY2(state->text().contains(QStringLiteral("Eleusis?")), qPrintable(state->text()));
        // Both stay when the form is left and shown again.
        posture(*window).setFocus();
        QVERIFY(
            window->session().perform([](Journal& journal) { seatPlayers(journal, {{"Anna", ""}, {"Carl", ""}}); }));
        QCOMPARE(goal(*window).text(), QStringLiteral("Eleussis"));
        QVERIFY2(state->text().contains(QStringLiteral("Eleusis?")), qPrintable(state->text()));
        goal(*window).setText({});
        QTest::keyClick(&goal(*window), Qt::Key_Return);
        QVERIFY2(!state->text().contains(QStringLiteral("Eleusis?")), qPrintable(state->text()));
    }

    void tasksAreTicked() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: watch"));
        showPage(*window, 0);
        auto* tasks = part<QToolButton>(*window, "tasks_army_0");
        for (QAction* action : tasks->menu()->actions())
            if (action->text() == QStringLiteral("Rest"))
                action->trigger();
        QCOMPARE(written(*window), head + QStringLiteral("attic: keep watch; rest"));
        QCOMPARE(tasks->text(), QStringLiteral("Rest"));
    }

    void retiringIsTicked() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: keep watch"));
        showPage(*window, 0);
        auto* tasks = part<QToolButton>(*window, "tasks_army_0");
        auto* retire = tasks->menu()->findChild<QAction*>(QStringLiteral("retire"));
        QVERIFY(retire);
        retire->trigger();
        QCOMPARE(written(*window), head + QStringLiteral("attic: keep watch; retire before a stronger enemy"));
        QTRY_COMPARE(tasks->text(), QStringLiteral("Retire before a stronger enemy"));
        retire->trigger();
        QCOMPARE(written(*window), head + QStringLiteral("attic: keep watch"));
    }

    /// What cannot be read would be lost.
    void tasksOfAFaultyOrderAreLeftToTheText() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: wach; rest"));
        const auto* tasks = part<QToolButton>(*window, "tasks_army_0");
        QTRY_VERIFY(!tasks->isEnabled());
        typeSheet(*window, athens, head + QStringLiteral("attic: watch; rest"));
        QTRY_VERIFY(tasks->isEnabled());
    }

    void adviceOnASubmittedSheetNamesTheLineThatIsShown() {
        const auto window = shown();
        const QString march = QStringLiteral("attic: march sparta");
        typeSheet(*window, athens, QStringLiteral("# Dear umpire\n# these are my orders\n") + head + march);
        press(*window, "actionGiveOrders");
        const QStringList lines = written(*window).split(u'\n');
        int line = 0;
        while (line < lines.size() && !lines[line].startsWith(u"Army of Attica"))
            ++line;
        QVERIFY(line < lines.size());
        QVERIFY2(said(*window).startsWith(QStringLiteral("Line %1: ").arg(line + 1)), qPrintable(said(*window)));
        // Beside the form there are no lines.
        showPage(*window, 0);
        QVERIFY2(said(*window).startsWith(QStringLiteral("Army of Attica needs")), qPrintable(said(*window)));
        showPage(*window, 1);
        QVERIFY(said(*window).startsWith(QStringLiteral("Line ")));
    }

    void theVerdictIsNeverThatOfAnEarlierText() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: watch"));
        QTRY_VERIFY(said(*window).startsWith(QStringLiteral("All orders")));
        QTest::keyClicks(&sheet(*window), QStringLiteral("x"));
        QVERIFY2(!said(*window).startsWith(QStringLiteral("All orders")), qPrintable(said(*window)));
        QTRY_VERIFY(said(*window).startsWith(QStringLiteral("Line 3")));
        QTest::keyClick(&sheet(*window), Qt::Key_Backspace);
        QVERIFY(!part<QListWidget>(*window, "ordersSaid")->isEnabled());
        QTRY_VERIFY(said(*window).startsWith(QStringLiteral("All orders")));
        QVERIFY(part<QListWidget>(*window, "ordersSaid")->isEnabled());
    }

    void aFaultHasAButtonForEachOfItsFixes() {
        SheetProblems problems;
        Diagnostic fault{
            Severity::Error, "unknown-posture", {"", 3, 8}, {"There is no posture \"{0}\".", {"wach"}}, {}, {}};
        fault.fixes.push_back({{"Write \"{0}\"", {"watch"}}, 3, 8, 4, 0, "watch"});
        problems.setProblems({fault});
        problems.show();
        QSignalSpy fixed(&problems, &SheetProblems::fixWanted);
        QSignalSpy line(&problems, &SheetProblems::lineWanted);
        auto* button = problems.findChild<QPushButton*>();
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(fixed.count(), 1);
        QCOMPARE(fixed[0][0].value<Fix>().text, std::string("watch"));
        QTest::mouseClick(problems.viewport(), Qt::LeftButton, {}, problems.visualItemRect(problems.item(0)).center());
        QCOMPARE(line.count(), 1);
        QCOMPARE(line[0][0].toInt(), 3);
    }

    void theMapDrawsDraftsAndSubmittedOrdersOfTheViewersPower() {
        const auto window = shown();
        MapView& map = window->map();
        QVERIFY(map.plansShown().empty());
        typeSheet(*window, athens, head + QStringLiteral("attic: march eleusis, megara"));
        QTRY_COMPARE(map.plansShown().size(), std::size_t{1});
        const PlannedMove draft = map.plansShown().front();
        QCOMPARE(draft.power, athens);
        QVERIFY(!draft.isSubmitted);
        QCOMPARE(draft.places.size(), std::size_t{3});
        press(*window, "actionGiveOrders");
        QTRY_VERIFY(map.plansShown().size() == 1 && map.plansShown().front().isSubmitted);
        const QImage solid = map.grab().toImage();
        window->sight().setSeenBy(sparta);
        QVERIFY(map.plansShown().empty());
        window->sight().setSeenBy(athens);
        QCOMPARE(map.plansShown().size(), std::size_t{1});
        window->sight().setSeenBy({});
        map.setShown(MapCanvas::Layer::Orders, false);
        QVERIFY(map.plansShown().empty());
        QVERIFY(map.grab().toImage() != solid);
        map.setShown(MapCanvas::Layer::Orders, true);
        QVERIFY(window->session().adjudicateTurn());
        QVERIFY(map.plansShown().empty());
    }

    void anArmysMenuGivesOrdersAndShowsItsCard() {
        const auto window = shown();
        MapView& map = window->map();
        select(*window, sparta);
        choose(*window, map.placeOf(attic)->toPoint(), QStringLiteral("Keep watch"));
        QCOMPARE(desk(*window).power(), athens);
        QCOMPARE(posture(*window).currentText(), QStringLiteral("Keep watch"));
        choose(*window, map.placeOf(attic)->toPoint(), QStringLiteral("March to…"));
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {},
                          map.MapCanvas::placeOf(window->session().scenario().map.find("eleusis")).toPoint());
        QCOMPARE(goal(*window).text(), QStringLiteral("Eleusis"));
        QCOMPARE(window->sight().selection().army, attic);
        const QString card = part<QLabel>(*window, "selectedText")->text();
        QVERIFY2(card.contains(QStringLiteral("Nicias")) && card.contains(QStringLiteral("March to Eleusis")),
                 qPrintable(card));
        const auto* units = part<QTableWidget>(*window, "selectedUnits");
        QCOMPARE(units->rowCount(), static_cast<int>(window->sight().armyIndex().units(attic).size()));
        QVERIFY(units->item(0, 1)->text().contains(QChar(0x25A0)));
    }

    void aDoubleClickAndReturnOpenCardAndOrders() {
        const auto window = shown();
        MapView& map = window->map();
        select(*window, sparta);
        showPage(*window, 1);
        QTest::mouseDClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(attic)->toPoint());
        QCOMPARE(desk(*window).power(), athens);
        QTRY_COMPARE(window->focusWidget(), &posture(*window));
        window->sight().select(attic);
        select(*window, sparta);
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(desk(*window).power(), athens);
        QTRY_COMPARE(window->focusWidget(), &posture(*window));
    }

    void theKeyboardAloneSetsAGoal() {
        const auto window = shown();
        MapView& map = window->map();
        window->sight().select(attic);
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Tab);
        QVERIFY(!map.march().stages.empty());
        QTest::keyClick(&map, Qt::Key_Return);
        QTRY_COMPARE(goal(*window).text(), QStringLiteral("Eleusis"));
        QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* finder = part<QLineEdit>(*window, "finder");
        QTRY_COMPARE(window->focusWidget(), finder);
        QTest::keyClicks(finder, QStringLiteral("Megara"));
        QTest::keyClick(finder, Qt::Key_Return);
        QTRY_VERIFY(map.hasFocus());
        QCOMPARE(window->sight().selection().army, attic);
        QTest::keyClick(&map, Qt::Key_Return);
        QTRY_COMPARE(goal(*window).text(), QStringLiteral("Megara"));
        // Without a selection Tab leaves the map.
        QTest::keyClick(&map, Qt::Key_Escape);
        QTest::keyClick(&map, Qt::Key_Escape);
        QVERIFY(!window->sight().selection().army);
        QTest::keyClick(&map, Qt::Key_Tab);
        QTRY_VERIFY(!map.hasFocus());
    }

    void undoMeansTheLastActionUnlessTheFocusIsInTheText() {
        const auto window = shown();
        typeSheet(*window, athens, head + QStringLiteral("attic: watch"));
        press(*window, "actionGiveOrders");
        typeSheet(*window, sparta, QStringLiteral("power sparta\nturn 1\nlaconian: watch"));
        window->map().setFocus();
        undo(*window);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Nobody);
        QVERIFY(written(*window).contains(QStringLiteral("laconian: watch")));
        sheet(*window).setFocus();
        QTest::keyClick(&sheet(*window), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!written(*window).contains(QStringLiteral("laconian: watch")));
    }

    void theBarCountsPlayers() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        std::vector<Seat> seats = seatsOf(session.journal());
        for (std::size_t i = 0; i < seats.size(); ++i)
            seats[i].player = i < 2 ? QStringLiteral("Anna") : QString();
        QVERIFY(session.perform([&](Journal& journal) { seat(journal, seats); }));
        writeReports(session);
        const auto* next = part<QAbstractButton>(*window, "next");
        QVERIFY2(next->accessibleDescription().contains(QStringLiteral("0 of 2 players. the computer plays 4 powers")),
                 qPrintable(next->accessibleDescription()));
    }

    void theDeskIsLookedAt() {
        struct Look {
            const char* name;
            QSize size;
            int letters;  ///< height in pixels
            int desk;     ///< width of the orders desk
        };
        const QFont before = QApplication::font();
        for (const Look& look :
             {Look{"orders-form", {1400, 900}, 13, 0}, Look{"orders-form-wide", {1600, 900}, 13, 700},
              Look{"orders-form-small", {1024, 700}, 13, 0}, Look{"orders-form-200", {1920, 1080}, 26, 0}}) {
            QFont font = before;
            font.setPixelSize(look.letters);
            QApplication::setFont(font);
            test::picture(
                QLatin1StringView(look.name), [this] { return shown("hellas_431"); },
                [&look](QWidget& widget) {
                    auto& window = static_cast<CampaignWindow&>(widget);
                    const Campaign& campaign = window.session().campaign();
                    const ArmyIndex armyIndex(campaign.state);
                    const PlaceId megara = campaign.scenario.map.find("megara");
                    for (int power = 0; power < static_cast<int>(campaign.scenario.powers.size()); ++power)
                        for (const ArmyId army : armyIndex.armiesOf(PowerId(power)))
                            if (const MarchPreview march = marchTo(campaign, armyIndex, army, megara);
                                !march.stages.empty() && march.stages.size() < 6)
                                desk(window).march(march);
                    desk(window).setPower(PowerId(1));
                    desk(window).submitOrders();
                    window.sight().select(armyIndex.armiesOf(PowerId(1)).front());
                    if (look.desk > 0)
                        window.resizeDocks({window.findChild<QDockWidget*>(QStringLiteral("ordersDock"))}, {look.desk},
                                           Qt::Horizontal);
                    QTest::qWait(400);
                },
                look.size);
        }
        QApplication::setFont(before);
    }
};

QTEST_MAIN(TestOrdersForm)
#include "tst_orders_form.moc"
