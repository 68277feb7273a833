// Before orders are adjudicated, one page asks what becomes of drafts and of powers whose orders are missing.
#include "models/campaign/rulings.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/umpire/dice_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>

using namespace ephor;
using namespace ephor::campaign;
using namespace ephor::test;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);
const QString watch = QStringLiteral("power athens\nturn 1\nattic: watch");
const QString laconianWatch = QStringLiteral("power sparta\nturn 1\nlaconian: watch");
const QString faulty = QStringLiteral("power sparta\nturn 1\nlaconian: wach");

}  // namespace

class TestAdjudicateQuestion : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown(const char* scenario = "small") {
        return shownCampaign(m_folder.found(scenario));
    }
    static bool playedByAnna(CampaignSession& session, PowerId power) {
        std::vector<Seat> seats = seatsOf(session.journal());
        seats[power.index()].player = QStringLiteral("Anna");
        const bool isDone = session.perform([&](Journal& journal) { seat(journal, seats); }).has_value();
        writeReports(session);
        return isDone;
    }
    template <typename Dialog> static Dialog* open(const QWidget& window) {
        for (Dialog* dialog : window.findChildren<Dialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    static AdjudicateDialog* asked(const QWidget& window) { return open<AdjudicateDialog>(window); }
    static DiceDialog* dice(CampaignWindow& window) {
        QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
        return open<DiceDialog>(window);
    }
    static OrdersFrom ordersOf(CampaignWindow& window, PowerId power) {
        return window.session().campaign().state.powers[power.index()].from;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void adjudicatingAsksWhatBecomesOfDraftsAndWaitNeverCountsAsAsked() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        for (int times = 0; times < 3; ++times) {
            press(*window, "next");
            AdjudicateDialog* page = asked(*window);
            QVERIFY(page);
            QVERIFY(!isAdjudicated(*window));
            QVERIFY(part<QRadioButton>(*page, "give_0")->isChecked());
            if (times < 2)
                QTest::keyClick(page, times == 0 ? Qt::Key_Return : Qt::Key_Escape);  // wait
            else
                press(*page, "adjudicateNow");
            QTRY_VERIFY(!asked(*window));
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
        writeReports(session);
        const auto army = [&](int power) {
            return QString::fromStdString(
                session.campaign()
                    .state.armies[ArmyIndex(session.campaign().state).armiesOf(PowerId(power)).front().index()]
                    .id);
        };
        const auto id = [&](int power) {
            return QString::fromStdString(session.scenario().powers[static_cast<std::size_t>(power)].id);
        };
        const auto order = QStringLiteral("power %1\nturn 1\n%2: watch");
        typeSheet(*window, PowerId(1), order.arg(id(1), army(1)));
        press(*window, "actionGiveOrders");
        typeSheet(*window, PowerId(0), order.arg(id(0), army(0)));
        press(*window, "next");
        AdjudicateDialog* page = asked(*window);
        QVERIFY(page);
        const auto state = [&](int power) {
            return part<QLabel>(*page, QStringLiteral("state_%1").arg(power))->text();
        };
        QVERIFY2(state(0).contains(QStringLiteral("All orders are valid")), qPrintable(state(0)));
        QVERIFY2(state(1).startsWith(QStringLiteral("Submitted")), qPrintable(state(1)));
        QVERIFY2(state(2).contains(QStringLiteral("Without new orders")), qPrintable(state(2)));
    }

    void aDraftThatIsLeftComesBackWithUndo() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        typeSheet(*window, sparta, QStringLiteral("laconian: wa"));
        press(*window, "next");
        AdjudicateDialog* page = asked(*window);
        QVERIFY(page);
        QVERIFY(!part<QRadioButton>(*page, "give_1")->isEnabled());  // nobody can carry that out
        QVERIFY(part<QRadioButton>(*page, "leave_1")->isChecked());
        press(*page, "leave_0");
        press(*page, "adjudicateNow");
        QVERIFY(isAdjudicated(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Ruler);
        QVERIFY(sheet(*window).isReadOnly());
        undo(*window);
        QVERIFY(!isAdjudicated(*window));
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
        select(*window, athens);
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void returnGoesOnWhereNothingIsDraftedOrMissing() {
        const auto window = shown();
        press(*window, "next");
        AdjudicateDialog* page = asked(*window);
        QVERIFY(page);
        QVERIFY(!isAdjudicated(*window));
        for (const char* state : {"state_0", "state_1"}) {
            const auto* label = part<QLabel>(*page, state);
            QVERIFY2(label && label->text().startsWith(QStringLiteral("The computer gives the orders")), state);
        }
        QTest::keyClick(page, Qt::Key_Return);
        QTRY_VERIFY(!asked(*window));
        QVERIFY(isAdjudicated(*window));
    }

    /// The umpire has let the computer order for Athens, whose player is late: nothing is missing any more.
    void ordersOfTheComputerForAPlayedPowerAreNotMissing() {
        const auto window = shown();
        QVERIFY(playedByAnna(window->session(), athens));
        QVERIFY(window->session().submitStandIn(athens));
        press(*window, "next");
        AdjudicateDialog* page = asked(*window);
        QVERIFY(page);
        QStringList headings;
        for (const QLabel* label : page->findChildren<QLabel*>())
            headings << label->text();
        QVERIFY2(!headings.contains(QStringLiteral("Missing")), qPrintable(headings.join(u'|')));
        QVERIFY2(headings.contains(QStringLiteral("By the computer")), qPrintable(headings.join(u'|')));
        QVERIFY(part<QPushButton>(*page, "adjudicateNow")->isDefault());
    }

    void missingOrdersAreAskedAboutWithoutADeadlineToo() {
        const auto window = shown();
        QVERIFY(playedByAnna(window->session(), athens));
        press(*window, "next");
        QVERIFY(asked(*window));
        QVERIFY(!isAdjudicated(*window));
        press(*asked(*window), "wait");
        QTRY_VERIFY(!asked(*window));
        typeSheet(*window, athens, watch);
        press(*window, "actionGiveOrders");
        press(*window, "next");
        QVERIFY(asked(*window));
        QTest::keyClick(asked(*window), Qt::Key_Return);
        QVERIFY(isAdjudicated(*window));
    }

    void missingOrdersAreAskedAboutOnTheWayOfTheDice() {
        const auto window = shown();
        QVERIFY(playedByAnna(window->session(), athens));
        press(*dice(*window), "diceAct");
        QVERIFY(asked(*window));
        QVERIFY(!isAdjudicated(*window));
        press(*asked(*window), "adjudicateNow");
        QVERIFY(isAdjudicated(*window));
    }

    /// What is submitted may roll other dice: nobody has seen them yet.
    void submittingADraftLeadsBackToTheDice() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        DiceDialog* rolls = dice(*window);
        QVERIFY(rolls);
        press(*rolls, "diceAct");
        QVERIFY(asked(*window));
        press(*asked(*window), "adjudicateNow");
        QCOMPARE(ordersOf(*window, athens), OrdersFrom::Player);
        QVERIFY(!isAdjudicated(*window));
        QVERIFY(rolls->isVisible());
        press(*rolls, "diceAct");
        QVERIFY(asked(*window));
        press(*asked(*window), "adjudicateNow");
        QVERIFY(isAdjudicated(*window));
    }

    void theQuestionGoesWithTheDiceThatItIsAbout() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        DiceDialog* rolls = dice(*window);
        press(*rolls, "diceAct");
        QVERIFY(asked(*window));
        rolls->reject();
        QTRY_VERIFY(!asked(*window));
        QVERIFY(!isAdjudicated(*window));
    }

    void aSheetIsSubmittedOnceWhereAnotherIsRefused() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        typeSheet(*window, sparta, laconianWatch);
        press(*window, "next");
        AdjudicateDialog* page = asked(*window);
        QVERIFY(page);
        const auto entries = [&] { return window->session().journal().entries().size(); };
        const std::size_t before = entries();
        sheet(*window).setPlainText(faulty);
        press(*page, "adjudicateNow");
        QVERIFY(page->isVisible());
        QCOMPARE(ordersOf(*window, athens), OrdersFrom::Player);
        QCOMPARE(entries(), before + 1);
        press(*page, "adjudicateNow");
        QVERIFY(page->isVisible());
        QCOMPARE(entries(), before + 1);
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
                writeReports(session);
                window->findChild<OrdersDesk*>()->setPower(PowerId(0));
                sheet(*window).insertPlainText(QStringLiteral("# a remark\n"));
                window->findChild<OrdersDesk*>()->setPower(PowerId(1));
                sheet(*window).insertPlainText(QStringLiteral("something\n"));
                window->findChild<OrdersDesk*>()->setPower(PowerId(2));
                window->findChild<OrdersDesk*>()->submitOrders();
                window->doNext();
                auto* page = asked(*window);
                page->setParent(nullptr);
                page->setAttribute(Qt::WA_DeleteOnClose, false);
                page->show();
                QCoreApplication::processEvents();
                const bool isDark = page->palette().color(QPalette::Window).lightness() < 128;
                test::keepPicture(*page, isDark ? QStringLiteral("adjudicate-dialog-dark")
                                                : QStringLiteral("adjudicate-dialog-light"));
                delete page;
                return window;
            },
            [](QWidget&) {});
    }
};

QTEST_MAIN(TestAdjudicateQuestion)
#include "tst_adjudicate_question.moc"
