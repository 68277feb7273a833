// No order sheet is lost: adjudicating, dragging on the map, pasting, stand-ins and fresh sheets ask first, and Undo brings a draft back.
#include "models/documents/rulings.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/adjudicate_dialog.h"
#include "ui/campaign/campaign_flow.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/dice_dialog.h"
#include "ui/campaign/map_view.h"
#include "ui/campaign/orders_desk.h"

#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);
const QString watch = QStringLiteral("power athens\nturn 1\nattic: watch");
const QString faulty = QStringLiteral("power athens\nturn 1\nattic: wach");

}  // namespace

class TestOrdersKept : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    QTemporaryDir m_recovery;

    std::unique_ptr<CampaignWindow> shown(std::unique_ptr<CampaignSession> session) const {
        auto window = std::make_unique<CampaignWindow>(std::move(session), CampaignWindowNeeds{});
        new CampaignFlow(*window, {{}, {}, m_recovery.path().toStdU16String()});
        window->resize(1280, 800);
        window->show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get());
        return window;
    }
    std::unique_ptr<CampaignWindow> shown(const char* scenario = "small") { return shown(m_folder.found(scenario)); }
    template <typename W> static W* part(const QWidget& window, const QString& name) {
        return window.findChild<W*>(name);
    }
    static void press(const QWidget& window, const char* name) {
        auto* button = part<QAbstractButton>(window, QLatin1StringView(name));
        QVERIFY2(button && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static QPlainTextEdit& sheet(const QWidget& window) {
        return *part<QPlainTextEdit>(window, QStringLiteral("orderSheet"));
    }
    static void pick(const QWidget& window, PowerId power) {
        auto* board = part<QTableWidget>(window, QStringLiteral("ordersBoard"));
        const auto* cell = board->item(static_cast<int>(power.index()), 0);
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(cell).center());
    }
    static void type(const QWidget& window, PowerId power, const QString& text) {
        pick(window, power);
        QTest::mouseClick(sheet(window).viewport(), Qt::LeftButton);
        QTest::keyClick(&sheet(window), Qt::Key_A, Qt::ControlModifier);
        const QStringList lines = text.split(u'\n');
        for (const QString& line : lines) {
            QTest::keyClicks(&sheet(window), line);
            if (&line != &lines.back())
                QTest::keyClick(&sheet(window), Qt::Key_Return);
        }
        QCOMPARE(sheet(window).toPlainText(), text);
    }
    static void paste(const QWidget& window, const QString& mail) {
        QApplication::clipboard()->setText(mail);
        press(window, "pasteSheet");
    }
    /// The one that is open; none where there is none.
    template <typename Dialog> static Dialog* open(const QWidget& window) {
        for (Dialog* dialog : window.findChildren<Dialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    static AdjudicateDialog* question(const QWidget& window) { return open<AdjudicateDialog>(window); }
    static QMessageBox* replacing(const QWidget& window) { return open<QMessageBox>(window); }
    static void answer(QMessageBox& box, QMessageBox::ButtonRole role) {
        for (QAbstractButton* button : box.buttons())
            if (box.buttonRole(button) == role)
                return QTest::mouseClick(button, Qt::LeftButton);
    }
    /// A hand drags the army's counter to the place.
    static void drag(CampaignWindow& window, ArmyId army, const char* to) {
        MapView& map = window.map();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(army)->toPoint());
        QCOMPARE(window.sight().picked().army, army);
        const QPoint from = map.placeOf(army)->toPoint();  // the map follows what is picked
        const QPoint there = map.placeOf(window.session().scenario().map.find(to)).toPoint();
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, from);
        for (const QPoint at : {from + QPoint(14, 14), there}) {
            QMouseEvent move(QEvent::MouseMove, at, map.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(map.viewport(), &move);
        }
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, there);
    }
    static bool isAdjudicated(CampaignWindow& window) {
        return window.session().next() != CampaignSession::Next::Adjudicate;
    }
    static void undo(CampaignWindow& window) { QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_recovery = QTemporaryDir(); }

    void adjudicatingAsksWhatBecomesOfDraftsAndWaitNeverCountsAsAsked() {
        const auto window = shown();
        type(*window, athens, watch);
        for (int times = 0; times < 3; ++times) {
            press(*window, "next");
            AdjudicateDialog* asked = question(*window);
            QVERIFY(asked);
            QVERIFY(!isAdjudicated(*window));
            QVERIFY(part<QRadioButton>(*asked, QStringLiteral("give_0"))->isChecked());
            if (times < 2)
                QTest::keyClick(asked, times == 0 ? Qt::Key_Return : Qt::Key_Escape);  // wait
            else
                press(*asked, "adjudicateNow");
            QTRY_VERIFY(!question(*window));
        }
        QVERIFY(isAdjudicated(*window));
        const State& state = window->session().campaign().state;
        QCOMPARE(state.powers[0].from, OrdersFrom::Player);
        QCOMPARE(state.armies[0].posture, Posture::Watch);
    }

    void theQuestionSaysWhoIsInAndWhoIsMissing() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        std::vector<Seat> seats = seatsOf(session.journal());
        seats[1].player = QStringLiteral("Anna");
        seats[2].player = QStringLiteral("Bert");
        QVERIFY(session.perform([&](Journal& journal) { seat(journal, seats); }));
        const auto army = [&](int power) {
            return QString::fromStdString(
                session.campaign()
                    .state.armies[MusterRoll(session.campaign().state).armiesOf(PowerId(power)).front().index()]
                    .id);
        };
        const auto id = [&](int power) {
            return QString::fromStdString(session.scenario().powers[static_cast<std::size_t>(power)].id);
        };
        const auto order = QStringLiteral("power %1\nturn 1\n%2: watch");
        type(*window, PowerId(1), order.arg(id(1), army(1)));
        press(*window, "giveOrders");
        type(*window, PowerId(0), order.arg(id(0), army(0)));
        press(*window, "next");
        AdjudicateDialog* asked = question(*window);
        QVERIFY(asked);
        const auto state = [&](int power) {
            return part<QLabel>(*asked, QStringLiteral("state_%1").arg(power))->text();
        };
        QVERIFY2(state(0).contains(QStringLiteral("All of it can be done")), qPrintable(state(0)));
        QVERIFY2(state(1).startsWith(QStringLiteral("In")), qPrintable(state(1)));
        QVERIFY2(state(2).contains(QStringLiteral("If nothing more comes")), qPrintable(state(2)));
    }

    void aDraftThatIsLeftComesBackWithUndo() {
        const auto window = shown();
        type(*window, athens, watch);
        type(*window, sparta, QStringLiteral("laconian: wa"));
        press(*window, "next");
        AdjudicateDialog* asked = question(*window);
        QVERIFY(asked);
        QVERIFY(!part<QRadioButton>(*asked, QStringLiteral("give_1"))->isEnabled());  // nobody can carry that out
        QVERIFY(part<QRadioButton>(*asked, QStringLiteral("leave_1"))->isChecked());
        press(*asked, "leave_0");
        press(*asked, "adjudicateNow");
        QVERIFY(isAdjudicated(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Ruler);
        QVERIFY(sheet(*window).isReadOnly());
        undo(*window);
        QVERIFY(!isAdjudicated(*window));
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
        pick(*window, athens);
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void aDraftOutlivesTheNextMove() {
        const auto window = shown();
        CampaignSession& session = window->session();
        type(*window, athens, watch);
        QVERIFY(session.adjudicate());
        QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
        QVERIFY(session.closeMove());
        QVERIFY(sheet(*window).toPlainText() != watch);
        while (session.campaign().state.course.turn > 1 || isAdjudicated(*window))
            QVERIFY(session.undo());
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void diceThatAreTypedInAreNoWayRoundTheQuestion() {
        const auto window = shown();
        type(*window, athens, watch);
        QTest::keyClick(window.get(), Qt::Key_F9, Qt::ShiftModifier);
        auto* dice = window->findChild<DiceDialog*>();
        QVERIFY(dice);
        press(*dice, "diceAct");
        AdjudicateDialog* asked = question(*window);
        QVERIFY(asked);
        QVERIFY(!isAdjudicated(*window));
        press(*asked, "adjudicateNow");
        QVERIFY(isAdjudicated(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Player);
    }

    void aDragChangesOneOrderAndKeepsTheOtherLinesAndTheirFaults_data() {
        QTest::addColumn<QString>("mail");
        QTest::addColumn<QString>("after");
        QTest::newRow("a mail") << QStringLiteral(
                                       "> power athens\n> turn 1\n# see you on Friday\nattic: wach\n"
                                       "envoy sparta: truce 6 moons\n--\nAnna")
                                << QStringLiteral(
                                       "> power athens\n> turn 1\n# see you on Friday\nattic: march eleusis\n"
                                       "envoy sparta: truce 6 moons\n--\nAnna");
        QTest::newRow("without the army") << QStringLiteral("power athens\nturn 1\nattick: watch\n\n--\nAnna")
                                          << QStringLiteral(
                                                 "power athens\nturn 1\nattick: watch\nattic: march eleusis\n"
                                                 "\n--\nAnna");
        QTest::newRow("TOML") << QStringLiteral(
                                     "format = 1\npower = \"athens\"\nturn = 1\n# a remark\n\n[[order]]\n"
                                     "army = \"attic\"\nposture = \"wach\"\ntasks = [\"rest\"]\n\n"
                                     "[[envoy]]\nto = \"spart\"\nword = \"truce\"\n")
                              << QStringLiteral(
                                     "format = 1\npower = \"athens\"\nturn = 1\n# a remark\n\n[[order]]\n"
                                     "army = \"attic\"\nposture = \"march\"\ntasks = [\"rest\"]\n"
                                     "path = [\"eleusis\"]\n\n"
                                     "[[envoy]]\nto = \"spart\"\nword = \"truce\"\n");
    }
    void aDragChangesOneOrderAndKeepsTheOtherLinesAndTheirFaults() {
        QFETCH(const QString, mail);
        QFETCH(const QString, after);
        const auto window = shown();
        pick(*window, athens);
        paste(*window, mail);
        QCOMPARE(sheet(*window).toPlainText(), mail);
        drag(*window, ArmyId(0), "eleusis");
        QCOMPARE(sheet(*window).toPlainText(), after);
        const auto* said = part<QListWidget>(*window, QStringLiteral("ordersSaid"));
        QVERIFY(said->count() > 0);
        QVERIFY2(!said->item(0)->text().startsWith(QStringLiteral("All of it")), qPrintable(said->item(0)->text()));
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), mail);
    }

    void aFreshSheetReplacesADraftOnlyAfterAQuestionAndUndoBringsItBack() {
        const auto window = shown();
        type(*window, athens, faulty);
        press(*window, "writeSheet");
        QVERIFY(replacing(*window));
        QTest::keyClick(replacing(*window), Qt::Key_Return);  // keep
        QTRY_VERIFY(!replacing(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        press(*window, "writeSheet");
        QVERIFY(replacing(*window));
        answer(*replacing(*window), QMessageBox::AcceptRole);
        QVERIFY(sheet(*window).toPlainText().contains(QStringLiteral("posture = \"hold\"")));
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
    }

    void aStandInReplacesADraftOnlyAfterAQuestionAndUndoBringsItBack() {
        const auto window = shown();
        type(*window, athens, faulty);
        press(*window, "standIn");
        QVERIFY(replacing(*window));
        QTest::keyClick(replacing(*window), Qt::Key_Escape);
        QTRY_VERIFY(!replacing(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        press(*window, "standIn");
        QVERIFY(replacing(*window));
        answer(*replacing(*window), QMessageBox::AcceptRole);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Ruler);
        QVERIFY(sheet(*window).toPlainText() != faulty);
        undo(*window);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Nobody);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Ruler);
        QVERIFY(sheet(*window).toPlainText() != faulty);
    }

    void aStandInReplacesOrdersThatAreInOnlyAfterAQuestion() {
        const auto window = shown();
        type(*window, athens, watch);
        press(*window, "giveOrders");
        press(*window, "standIn");
        QVERIFY(replacing(*window));
        QTest::keyClick(replacing(*window), Qt::Key_Return);
        QTRY_VERIFY(!replacing(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Player);
    }

    void undoOfGivenOrdersBringsTheTextBackAsItWasTyped() {
        const auto window = shown();
        type(*window, athens, watch);
        press(*window, "giveOrders");
        QVERIFY(sheet(*window).toPlainText() != watch);  // as it was understood
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void aMailGoesToTheSheetOfItsPower() {
        const auto window = shown();
        type(*window, sparta, QStringLiteral("laconian: wa"));
        paste(*window, QStringLiteral("> Power Athens\n") + watch.section(u'\n', 1));
        QCOMPARE(window->findChild<OrdersDesk*>()->power(), athens);
        QVERIFY(sheet(*window).toPlainText().startsWith(QStringLiteral("> Power Athens")));
        pick(*window, sparta);
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
    }

    void aMailReplacesADraftOnlyAfterAQuestionAndAnEmptyClipboardNothing() {
        const auto window = shown();
        type(*window, athens, faulty);
        paste(*window, QStringLiteral(" \n"));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        paste(*window, watch);
        QVERIFY(replacing(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        answer(*replacing(*window), QMessageBox::AcceptRole);
        QCOMPARE(sheet(*window).toPlainText(), watch);
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
    }

    void lockedSheetsAreReadOnlyAndShowWhatWasOrdered() {
        const auto window = shown();
        type(*window, athens, watch);
        press(*window, "giveOrders");
        press(*window, "next");
        QVERIFY(isAdjudicated(*window));
        QVERIFY(sheet(*window).isReadOnly());
        QVERIFY(sheet(*window).toPlainText().contains(QStringLiteral("watch")));
        QVERIFY(!part<QPushButton>(*window, QStringLiteral("pasteSheet"))->isEnabled());
        QVERIFY(!part<QAction>(*window, QStringLiteral("actionUndo"))->text().contains(QStringLiteral("the sheet of")));
    }

    void lookingBackKeepsTheDraft() {
        const auto window = shown();
        QVERIFY(window->session().perform([](Journal& journal) { seat(journal, seatsOf(journal)); }));
        type(*window, athens, faulty);
        window->session().setMoment(1);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        window->session().setMoment(window->session().lastMoment());
        QCOMPARE(sheet(*window).toPlainText(), faulty);
    }

    void pictures() {
        test::picture(
            QStringLiteral("adjudicate-question"),
            [this] {
                auto window = shown("six_cities");
                CampaignSession& session = window->session();
                std::vector<Seat> seats = seatsOf(session.journal());
                for (std::size_t i = 0; i < 4; ++i)
                    seats[i].player = QStringLiteral("Anna");
                [[maybe_unused]] const auto done = session.perform([&](Journal& journal) { seat(journal, seats); });
                window->findChild<OrdersDesk*>()->setPower(PowerId(0));
                sheet(*window).insertPlainText(QStringLiteral("# a remark\n"));
                window->findChild<OrdersDesk*>()->setPower(PowerId(1));
                sheet(*window).insertPlainText(QStringLiteral("something\n"));
                window->findChild<OrdersDesk*>()->setPower(PowerId(2));
                window->findChild<OrdersDesk*>()->giveOrders();
                window->doNext();
                auto* asked = question(*window);
                asked->setParent(nullptr);
                asked->setAttribute(Qt::WA_DeleteOnClose, false);
                asked->show();
                QCoreApplication::processEvents();
                const bool isDark = asked->palette().color(QPalette::Window).lightness() < 128;
                asked->grab().save(QCoreApplication::applicationDirPath() +
                                   QStringLiteral("/../screenshots/adjudicate-dialog%1.png")
                                       .arg(isDark ? QStringLiteral("-dark") : QStringLiteral("-light")));
                delete asked;
                return window;
            },
            [](QWidget&) {});
    }
};

QTEST_MAIN(TestOrdersKept)
#include "tst_orders_kept.moc"
